"""The slow way to find out which abilities a batch of events makes wait, to compare the machine with: every trigger of
every ability in force, one after the other, in the positions before and after the batch.

It uses no index of triggers, no quick test, and no count of who listens. Where the books differ, it asks the book
(`Book.triggers`, `Book.moves.facts`). Which abilities an object has, and what a selector matches, it takes from core.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

from ludex.core.book import PUBLIC, Fact
from ludex.core.flow.decisions import Decision, Option
from ludex.core.position import caches
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx, Game, Pending
from ludex.core.tree import ANY, Anything, Automatic, Becomes, Delay, Sel, When
from ludex.core.values import layers, select, uses
from ludex.testing.invariants import Broken

Waiting = tuple[int, Automatic, int, object]
"""An ability that waits: the id of its card, the ability, its controller, and the fields of the event (None: none)."""


def in_force(game: Game) -> list[tuple[int, int, Automatic]]:
    """Every automatic ability that is in force, with its card and its number: in the zones that it names, or where
    abilities act that name none; a card that lies face down in an open zone has none."""
    found: list[tuple[int, int, Automatic]] = []
    for at, ids in enumerate(game.zones):
        kind = game.book.zones[at // 2]
        for id in ids:
            if kind.sight == PUBLIC and not game.objects[id].up:
                continue
            for number, ability in enumerate(layers.abilities(game, id)):
                named = kind.name in ability.zones if ability.zones else kind.index in game.book.acting
                if named and isinstance(ability, Automatic):
                    found.append((id, number, ability))
    return found


class Batch:
    """The positions before and after a batch of events, and the abilities that are in force in each."""

    def __init__(self, before: Game, after: Game) -> None:
        for position in (before, after):
            caches.all_changed(position)
        self.before = before
        self.after = after

    @cached_property
    def earlier(self) -> list[tuple[int, int, Automatic]]:
        return in_force(self.before)

    @cached_property
    def later(self) -> list[tuple[int, int, Automatic]]:
        return in_force(self.after)


def expected(before: Game, after: Game, happened: list[Event]) -> list[Waiting]:
    """The abilities that must wait because of the batch, and of the states that it has led to."""
    batch = Batch(before, after)
    found: list[Waiting] = []
    for event in happened:
        found += _of_event(batch, event)
    for event in happened:
        found += _of_delayed(before, after, event)
    return found + _of_states(after, batch.later)


def _of_event(batch: Batch, event: Event) -> list[Waiting]:
    after = batch.after
    triggers = after.book.triggers
    back = event.kind == "erase" or (event.kind == "move" and triggers.looks_back(after, event))
    there, listed = (batch.before, batch.earlier) if back else (after, batch.later)
    found = _fired(there, listed, after, event if back and event.kind == "move" else _ahead(event))
    if back and event.kind == "move" and triggers.looks_both is not None and triggers.looks_both(after, event):
        cards = [(source, ability) for source, ability, _, _ in found]
        found += [one for one in _fired(after, batch.later, after, _ahead(event)) if (one[0], one[1]) not in cards]
    return found


def _ahead(event: Event) -> Event:
    """The event about the object as it is afterwards; creating an object is moving it from nowhere, erasing one is
    moving it nowhere."""
    if event.kind not in ("move", "create", "erase"):
        return event
    ahead = event.copy()
    ahead.kind = "move"
    if event.kind != "erase":
        ahead.obj = event.new
    return ahead


def _fired(there: Game, listed: list[tuple[int, int, Automatic]], after: Game, event: Event) -> list[Waiting]:
    """The abilities that hear the event, of those `listed`, which are in force in the position `there`."""
    found: list[Waiting] = []
    for source, _, ability in listed:
        when = ability.when
        if not isinstance(when, When):
            continue
        if ability.keyword in after.book.triggers.asked_late and when.other != ANY:
            when = replace(when, other=ANY)
        controller = there.objects[source].player
        ctx = Ctx(source, controller, (), event)
        if not _hears(there, when, ctx, event) or _spent(after, source, ability):
            continue
        if all(select.holds(after, heading, ctx) for heading in ability.headings):
            found.append((source, ability, controller, event.fields()))
    return found


def _spent(game: Game, source: int, ability: Automatic) -> bool:
    """Whether the ability has been used as often as it may, and the book lets it not trigger then."""
    return not game.book.triggers.spent_waits and uses.used_up(game, source, ability, ability.limit)


def _hears(game: Game, when: When, ctx: Ctx, event: Event) -> bool:
    """Whether the event is what the trigger speaks of, field by field."""
    names = ["" if kind < 0 else game.book.zones[kind].name for kind in (event.src, event.dst)]
    told = [
        when.event == event.kind,
        not when.word or _called(game, event, when.word, names),
        not when.src or names[0] in when.src,
        not when.not_src or names[0] not in when.not_src,
        not when.dst or names[1] in when.dst,
        not when.phase or any(frame.proc == game.book.phases[when.phase] for frame in game.frames),
    ]
    if not all(told):
        return False
    if when.player and event.player not in select.players_of(when.player, ctx):
        return False
    if when.left:
        before = event.before or game.look(event.obj)
        if before is None or before.player not in select.players_of(when.left, ctx):
            return False
    pairs = ((when.other, event.other), (when.cause, event.cause))
    return select.matches(game, when.subject, event.obj, ctx) and all(_fits(game, s, id, ctx) for s, id in pairs)


def _called(game: Game, event: Event, word: str, names: list[str]) -> bool:
    facts = game.book.moves.facts
    if event.kind != "move" or word not in facts:
        return event.word == word
    return any(_applies(fact, event, names) for fact in facts[word])


def _applies(fact: Fact, event: Event, names: list[str]) -> bool:
    left = (not fact.src or names[0] in fact.src) and names[0] not in fact.not_src
    return left and (not fact.dst or names[1] in fact.dst) and (not fact.verbs or event.word in fact.verbs)


def _fits(game: Game, sel: Sel, id: int, ctx: Ctx) -> bool:
    return isinstance(sel, Anything) or (id != 0 and select.matches(game, sel, id, ctx))


def _of_delayed(before: Game, after: Game, event: Event) -> list[Waiting]:
    """The delayed triggers that the event fulfils; one that is not for always is fulfilled once."""
    found: list[Waiting] = []
    back = event.kind == "move" and after.book.triggers.looks_back(after, event)
    seen = event if back else _ahead(event)
    for delayed in after.delayed:
        ctx = Ctx(delayed.source, delayed.controller, delayed.bound, seen)
        if _hears(before if back else after, delayed.instr.when, ctx, seen):
            if not delayed.instr.always:
                after.delayed = tuple(other for other in after.delayed if other is not delayed)
            found.append((delayed.source, _as_ability(delayed.instr), delayed.controller, seen.fields()))
    return found


def _as_ability(delay: Delay) -> Automatic:
    return Automatic(delay.when, do=delay.do)


def _of_states(game: Game, listed: list[tuple[int, int, Automatic]]) -> list[Waiting]:
    """The state triggers whose condition holds, and which have not waited for it yet."""
    found: list[Waiting] = []
    for source, number, ability in listed:
        if not isinstance(ability.when, Becomes):
            continue
        controller = game.objects[source].player
        if not select.holds(game, ability.when.cond, Ctx(source, controller)):
            continue
        if game.book.triggers.states_retrigger:
            known = any((p.source, p.ability) == (source, ability) for p in game.pending) or _played(
                game, source, ability
            )
        else:
            known = (source, number) in game.truths
        active = all(select.holds(game, heading, Ctx(source, controller)) for heading in ability.headings)
        if active and not known and not _spent(game, source, ability):
            found.append((source, ability, controller, None))
    return found


def _played(game: Game, source: int, ability: Automatic) -> bool:
    """Whether the ability is being played or resolved, or is kept to be resolved later."""
    for frame in game.frames:
        plays = [frame.local, *getattr(frame.local, "held", ())]
        if any((getattr(p, "source", 0), getattr(p, "ability", None)) == (source, ability) for p in plays):
            return True
    return False


def told(waits: tuple[Pending, ...]) -> list[Waiting]:
    return [(p.source, p.ability, p.controller, None if p.event is None else p.event.fields()) for p in waits]


class TriggerAudit:
    """An observer that raises `Broken` when a batch of events makes other abilities wait than the slow way finds."""

    def __init__(self) -> None:
        self.batches = 0
        self.heard = 0

    def step(self, game: Game, cite: str) -> None:
        pass

    def event(self, game: Game, event: Event) -> None:
        pass

    def decided(self, game: Game, decision: Decision, option: Option) -> None:
        pass

    def batch(self, before: Game, after: Game, happened: list[Event], waits: tuple[Pending, ...]) -> None:
        self.batches += 1
        self.heard += len(waits)
        wanted, found = expected(before, after, happened), told(waits)
        for one in found:
            if one not in wanted:
                raise Broken(f"{after.look(one[0])!r} waits, but nothing it hears of happened: {one[1:]} in {happened}")
            wanted.remove(one)
        if wanted:
            one = wanted[0]
            raise Broken(f"{after.look(one[0])!r} must wait because of {happened}, and does not: {one[1:]}")
