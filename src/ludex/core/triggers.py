"""Triggers: what waits because of what happened. An automatic ability waits as often as it triggered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core.happening import noting
from ludex.core.position.game import Ctx, Delayed, Pending
from ludex.core.tree import ANY, Anything, Automatic, Sel, Self, When
from ludex.core.values import layers, select

if TYPE_CHECKING:
    from ludex.core.position.event import Event
    from ludex.core.position.game import Game
    from ludex.core.values.index import Index


def collect(game: Game, happened: list[Event], before: Index) -> None:
    """Put into waiting what the batch triggers, with the information the book says: before or after a move."""
    after = layers.index_of(game)
    if noting.watched(game):
        noting.note(game, happened)
    if before.events or after.events:
        for event in happened:
            kind = "move" if event.kind == "create" else event.kind
            if kind in before.events or kind in after.events:
                _collect_event(game, event, before, after)
    if game.delayed:
        for event in happened:
            collect_delayed(game, event)
    if after.states:
        check_states(game)


def _collect_event(game: Game, event: Event, before: Index, after: Index) -> None:
    back = event.kind == "move" and game.book.looks_back(game, event)
    index = before if back else after
    seen = _as_seen(event, back)
    fired: list[tuple[int, Automatic]] = []
    for source, ability in index.events.get(seen.kind, ()):
        when = ability.when
        if not isinstance(when, When) or (source != seen.obj and isinstance(when.subject, Self)):
            continue  # told at a glance: it waits for its own card
        if fires(game, heard(game, ability, when), source, seen):
            wait(game, ability, source, seen)
            fired.append((source, ability))
    if back and game.book.looks_both is not None and game.book.looks_both(game, event):
        ahead = _as_seen(event, False)
        for source, ability in after.events.get(ahead.kind, ()):
            new = (source, ability) not in fired
            if new and isinstance(ability.when, When) and fires(game, ability.when, source, ahead):
                wait(game, ability, source, ahead)


def heard(game: Game, ability: Automatic, when: When) -> When:
    """The trigger as the book hears it: of some keywords the other object is asked about when they resolve."""
    if ability.keyword in game.book.asked_late and when.other != ANY:
        return When(when.event, when.subject, ANY, when.player, when.src, when.dst, when.not_src, when.word)
    return when


def as_seen(game: Game, event: Event) -> Event:
    """The event with its object as the book says that a trigger sees it."""
    return _as_seen(event, event.kind == "move" and game.book.looks_back(game, event))


def _as_seen(event: Event, back: bool) -> Event:
    """The event with its object as the trigger sees it: the old one looking back, else what it has become. What is
    created in a zone counts as put there (from nowhere)."""
    if event.kind not in ("move", "create") or back:
        return event
    seen = event.copy()
    seen.kind = "move"
    seen.obj = event.new
    return seen


def fires(game: Game, when: When, source: int, event: Event) -> bool:
    obj = game.look(source)
    if obj is None:
        return False
    return happens(game, when, Ctx(source, obj.player, (), event), event)


def happens(game: Game, when: When, ctx: Ctx, event: Event) -> bool:
    """Whether the event is one the condition speaks of."""
    if when.event != event.kind or (when.word and when.word != event.word):
        return False
    names = game.book.zones
    if when.src and (event.src < 0 or names[event.src].name not in when.src):
        return False
    if when.not_src and event.src >= 0 and names[event.src].name in when.not_src:
        return False
    if when.dst and (event.dst < 0 or names[event.dst].name not in when.dst):
        return False
    if when.player and event.player not in select.players_of(when.player, ctx):
        return False
    if not select.matches(game, when.subject, event.obj, ctx):
        return False
    return _is_such(game, when.other, event.other, ctx) and _is_such(game, when.cause, event.cause, ctx)


def _is_such(game: Game, sel: Sel, id: int, ctx: Ctx) -> bool:
    return isinstance(sel, Anything) or (id != 0 and select.matches(game, sel, id, ctx))


def wait(game: Game, ability: Automatic, source: int, event: Event | None) -> None:
    if ability.limit and not game.book.spent_waits and used_up(game, source, ability, ability.limit):
        return
    obj = game.look(source)
    controller = obj.player if obj is not None else 0
    game.pending = (*game.pending, Pending(ability, source, controller, event, (), game.tick()))


def collect_delayed(game: Game, event: Event) -> None:
    """Put into waiting the delayed triggers that the event fulfils."""
    event = as_seen(game, event)
    for delayed in game.delayed:
        ctx = Ctx(delayed.source, delayed.controller, delayed.bound, event)
        if happens(game, delayed.instr.when, ctx, event):
            if not delayed.instr.always:
                game.delayed = tuple(d for d in game.delayed if d is not delayed)
            _wait_delayed(game, delayed, event)


def _wait_delayed(game: Game, delayed: Delayed, event: Event) -> None:
    ability = Automatic(delayed.instr.when, do=delayed.instr.do)
    pending = Pending(ability, delayed.source, delayed.controller, event, delayed.bound, game.tick())
    game.pending = (*game.pending, pending)


def check_states(game: Game) -> None:
    """State triggers: each waits once when its condition has become true, and again only after it was false (or, where
    the book says so, as soon as it no longer waits)."""
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
        if game.book.states_retrigger:
            known = any(p.source == id and p.ability == ability for p in game.pending) or _on_stack(game, id, ability)
        if not known:
            wait(game, ability, id, None)
    game.truths = tuple(truths)


def _on_stack(game: Game, id: int, ability: Automatic) -> bool:
    """Whether the ability is being played or resolved, or a frame keeps it for later (`held`: plays that wait)."""
    for frame in game.frames:
        local = frame.local
        if getattr(local, "ability", None) == ability and getattr(local, "source", 0) == id:
            return True
        if any(play.ability == ability and play.source == id for play in getattr(local, "held", ())):
            return True
    return False


# --- how often a turn ------------------------------------------------------------------------------------------


def ability_number(game: Game, source: int, ability: object) -> int:
    for i, have in enumerate(layers.abilities(game, source)):
        if have is ability or have == ability:
            return i
    return -1


def times_used(game: Game, source: int, number: int) -> int:
    for id, which, times in game.used:
        if id == source and which == number:
            return times
    return 0


def use(game: Game, source: int, ability: object, n: int = 1) -> None:
    """Count one use of an ability (or more) towards its limit."""
    number = ability_number(game, source, ability)
    times = times_used(game, source, number) + n
    rest = tuple(entry for entry in game.used if entry[:2] != (source, number))
    game.used = (*rest, (source, number, times))


def used_up(game: Game, source: int, ability: object, limit: int) -> bool:
    return limit > 0 and times_used(game, source, ability_number(game, source, ability)) >= limit
