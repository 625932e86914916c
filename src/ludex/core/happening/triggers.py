"""Triggers: puts automatic abilities into `Game.pending` because of events or states, once for each time they
trigger."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.flow.play import Play
from ludex.core.happening import hearing, noting
from ludex.core.position.game import Ctx, Delayed, Pending
from ludex.core.tree import Automatic, Delay, Self, When
from ludex.core.values import durations, facts, layers, select, uses
from ludex.core.values.memo import Memo

if TYPE_CHECKING:
    from ludex.core.position.event import Event
    from ludex.core.position.game import Game
    from ludex.core.values.index import Index


def collect(game: Game, happened: list[Event], before: Index) -> None:
    """Make the abilities wait that the batch triggers. `before` is the index from before the batch: the book decides
    whether triggers on a move look back at it (`Book.triggers.looks_back`)."""
    after = layers.index_of(game)
    if after.watched:
        noting.note(game, happened)
    if before.events or after.events:
        for event in happened:
            kind = facts.heard_as(event.kind)
            if kind in before.events or kind in after.events:
                _collect_event(game, event, before, after)
    if game.delayed:
        for event in happened:
            collect_delayed(game, event)
    if after.states:
        check_states(game)


def listened(game: Game, kind: str) -> bool:
    """Whether an announced event of this kind can have any consequence: a trigger, a delayed trigger, a count of the
    turn (`noting`) or the book (`Book.moves.noted`) listens to it, or there is a state trigger to check."""
    index = game.index
    if index is None:
        index = layers.index_of(game)
    if game.delayed or index.states or (index.events and kind in index.events):
        return True
    if index.watched and kind in index.watched:
        return True
    return kind in game.book.moves.noted


def _collect_event(game: Game, event: Event, before: Index, after: Index) -> None:
    back = event.kind == "erase" or hearing.looks_back(game, event)
    listeners = (before if back else after).events.get(facts.heard_as(event.kind))
    about = hearing.subject(event, back)
    seen: Event | None = None
    fired: list[tuple[int, int]] | None = None
    if listeners is not None:
        for source, number, ability in listeners:
            when = ability.when
            if not isinstance(when, When) or (source != about and isinstance(when.subject, Self)):
                continue  # quick test: this trigger is about its own card only
            if seen is None:
                seen = hearing.seen(event, back)
            if hearing.fires(game, hearing.heard(game, ability, when), source, seen):
                wait(game, ability, source, seen, number)
                if fired is None:
                    fired = []
                fired.append((source, number))
    if (
        back
        and event.kind == "move"
        and game.book.triggers.looks_both is not None
        and game.book.triggers.looks_both(game, event)
    ):
        ahead = hearing.seen(event, False)
        for source, number, ability in after.events.get(ahead.kind, ()):
            new = fired is None or (source, number) not in fired
            if new and isinstance(ability.when, When) and hearing.fires(game, ability.when, source, ahead):
                wait(game, ability, source, ahead, number)


def wait(game: Game, ability: Automatic, source: int, event: Event | None, number: int) -> bool:
    """Make the ability wait once, unless its limit is reached and the book says that it then does not trigger, or it is
    not active by its headings. `number` says which ability of the source it is. Returns whether it waits."""
    spent = not game.book.triggers.spent_waits and uses.used_up(game, source, ability, ability.limit, number)
    stops = game.book.triggers.stops
    if spent or (stops is not None and stops(game, source, event)):
        return False
    obj = game.look(source)
    controller = obj.player if obj is not None else 0
    if ability.headings and not select.active(game, ability, Ctx(source, controller, (), event)):
        return False
    _add(game, Pending(ability, source, controller, event, (), game.tick(), number))
    return True


def _add(game: Game, pending: Pending) -> None:
    """Let the ability wait, for as many plays as the book says (`Book.triggers.times`)."""
    times = game.book.triggers.times
    if times is not None:
        pending = repeated(pending, times(game, pending))
    game.pending = (*game.pending, pending)


PLAYS: Final = "plays"
"""The name to which a waiting ability binds how often it is still played, if that is more than once."""


def repeated(pending: Pending, n: int) -> Pending:
    """The waiting ability that is played `n` times before it waits no more."""
    rest = tuple([pair for pair in pending.bound if pair[0] != PLAYS])
    bound = (*rest, (PLAYS, (n,))) if n > 1 else rest
    p = pending
    return p if bound == p.bound else Pending(p.ability, p.source, p.controller, p.event, bound, p.stamp, p.number)


def left_after_play(pending: Pending) -> tuple[Pending, ...]:
    """What still waits once the ability is played: nothing, or the ability for the plays that are left."""
    for name, plays in pending.bound:
        if name == PLAYS and plays[0] > 1:
            return (repeated(pending, plays[0] - 1),)
    return ()


def collect_delayed(game: Game, event: Event) -> None:
    """Make the delayed triggers wait that the event fulfils; each ends thereby unless `Delay.always`."""
    event = hearing.as_seen(game, event)
    for delayed in game.delayed:
        ctx = Ctx(delayed.source, delayed.controller, delayed.bound, event)
        if durations.waits(delayed):
            continue
        if hearing.happens(game, delayed.instr.when, ctx, event):
            if not delayed.instr.always:
                game.delayed = tuple(d for d in game.delayed if d is not delayed)
            _wait_delayed(game, delayed, event)


def _wait_delayed(game: Game, delayed: Delayed, event: Event) -> None:
    ability = DELAYED.of(delayed.instr, None)
    pending = Pending(ability, delayed.source, delayed.controller, event, delayed.bound, game.tick())
    game.pending = (*game.pending, pending)


def _ability_of(instr: Delay, about: None) -> Automatic:
    return Automatic(instr.when, do=instr.do)


DELAYED: Final[Memo[Delay, None, Automatic]] = Memo(_ability_of)
"""The ability that waits when a delayed trigger triggers."""


def check_states(game: Game) -> None:
    """Make the state triggers wait whose condition has become true. Each waits once until its condition was false
    again, or, with `Book.triggers.states_retrigger`, until it neither waits nor resolves any more."""
    states = layers.index_of(game).states
    if not states and not game.truths:
        return
    truths: list[tuple[int, int]] = []
    for id, number, ability in states:
        obj = game.objects[id]
        ctx = Ctx(id, obj.player)
        if isinstance(ability.when, When) or not select.holds(game, ability.when.cond, ctx):
            continue
        truths.append((id, number))
        known = (id, number) in game.truths
        if game.book.triggers.states_retrigger:
            waits = any(p.source == id and p.number == number for p in game.pending)
            known = waits or _on_stack(game, id, number, ability)
        if not known:
            wait(game, ability, id, None, number)
    game.truths = tuple(truths)


def _on_stack(game: Game, id: int, number: int, ability: Automatic) -> bool:
    """Whether a frame plays or resolves the ability, or holds a play of it for later (a field `held` of its local)."""
    for frame in game.frames:
        local = frame.local
        if isinstance(local, Play) and _is(local, id, number, ability):
            return True
        if any(_is(play, id, number, ability) for play in getattr(local, "held", ())):
            return True
    return False


def _is(play: Play, id: int, number: int, ability: Automatic) -> bool:
    return play.source == id and play.ctx.number == number and play.ability == ability
