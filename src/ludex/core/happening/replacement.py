"""Replacement effects: something else happens instead of an event. Each effect applies at most once to an event; if
several apply, the affected player chooses their order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core.flow.decisions import Decision, Option
from ludex.core.flow.frames import Frame, Step, procedure
from ludex.core.happening import carrying, hearing
from ludex.core.position.event import Event
from ludex.core.position.game import Bound, Ctx
from ludex.core.position.records import record
from ludex.core.tree import Choose, Instr, Node, Ref, Replace, Self, walk
from ludex.core.values import costs, in_force, layers, select

if TYPE_CHECKING:
    from ludex.core.position.game import Game

Cost = tuple[Instr, ...]
Use = tuple[int, int, int]
"""One application of a replacement: index of the event in the batch, id of the source, number of the ability."""
Taken = tuple[int, int, int, Event]
"""A use, and the event that it replaced."""


@record
class Settle(NamedTuple):
    """A batch of events being settled. `applied` are the replacements that were applied or declined; `instead` those
    whose `cost` and `instead` blocks are to be carried out, with the event they replaced; `dropped` are the indices of
    the events that will not happen."""

    batch: tuple[Event, ...]
    applied: tuple[Use, ...] = ()
    instead: tuple[Taken, ...] = ()
    dropped: tuple[int, ...] = ()


@record
class Instead(NamedTuple):
    """The locals of `nb.instead`, which carries out what replaces an event: it pays `cost`, then carries out `do`."""

    cost: tuple[Instr, ...]
    do: tuple[Instr, ...]
    ctx: Ctx

    def takes_bound(self, bound: Bound) -> Instead:
        return Instead(self.cost, self.do, self.ctx.with_bound(bound))


def concerned(game: Game, batch: tuple[Event, ...]) -> bool:
    """Whether a replacement effect applies to an event of the batch."""
    replaces = layers.index_of(game).replaces
    return any(
        event.kind in replaces and bool(_applicable(game, event, i, Settle(batch))) for i, event in enumerate(batch)
    )


def settle(game: Game, batch: tuple[Event, ...]) -> None:
    """Push the frame that settles the replacements and then carries out the batch."""
    game.frames.append(Frame("nb.replace", 0, Settle(batch)))


def _applicable(game: Game, event: Event, i: int, local: Settle) -> list[tuple[int, int, Replace]]:
    """The replacement abilities (source, number, ability) that apply to event `i` of the batch and are not in
    `applied`. What would pay for one that was applied pays for no other."""
    found: list[tuple[int, int, Replace]] = []
    for source, number, ability in layers.index_of(game).replaces.get(event.kind, ()):
        player = _holder(game, source, number)
        if player < 0:
            continue
        ctx = Ctx(source, player, (), event, number)
        if (i, source, number) in local.applied:
            continue
        if not hearing.happens(game, ability.when, ctx, event):
            continue
        if ability.cond is not None and not select.holds(game, ability.cond, ctx):
            continue
        if ability.headings and not select.active(game, ability, ctx):
            continue
        if ability.cost and not costs.can_pay(game, *_together(game, local.instead, ability.cost, ctx)):
            continue
        found.append((source, number, ability))
    return found


def _together(game: Game, instead: tuple[Taken, ...], cost: Cost, ctx: Ctx) -> tuple[Ctx, Cost]:
    """The cost behind those of the replacements that the player has applied in this batch, as one. Each of these has
    names of its own."""
    before: Cost = ()
    for k, (_, source, number, event) in enumerate(instead):
        if _holder(game, source, number) == ctx.controller:
            for ability in _numbered(game, source, number, event):
                before += _renamed(ability.cost, f" {k}")
            ctx = ctx.bind(f"self {k}", (source,)).bind(f"it {k}", (event.obj,))
    return ctx, before + cost


def _renamed(cost: Cost, end: str) -> Cost:
    """The cost with other names, and with a name in the place of the card itself."""

    def named(node: Node) -> Node | None:
        if isinstance(node, Self):
            return Ref(f"self{end}")
        return Ref(f"{node.name}{end}") if isinstance(node, Ref) else None

    def choosing(node: Node) -> Node:
        return replace(node, name=f"{node.name}{end}") if isinstance(node, Choose) else node

    result: Cost = walk.rebuilt(cost, named, choosing)
    return result


def _holder(game: Game, source: int, number: int) -> int:
    """The player of the object that has the ability, or who has it without an object; -1: the object is gone."""
    if number <= in_force.LENT:
        return in_force.lent_to(number)
    obj = game.objects.get(source)
    return -1 if obj is None else obj.player


def applying(game: Game, local: Settle) -> tuple[int, list[tuple[int, int, Replace]]]:
    """The index of the first event to which replacements apply, and these; -1: none is left."""
    for i, event in enumerate(local.batch):
        if i not in local.dropped:
            found = _applicable(game, event, i, local)
            if found:
                return i, found
    return -1, []


def affected(game: Game, event: Event) -> int:
    """The player who orders the replacements: the one who controls the affected object, else the event's player."""
    obj = game.objects.get(event.obj)
    return obj.player if obj is not None else max(event.player, 0)


def _ask(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Settle)
    i, found = applying(game, local)
    if i < 0:
        return None
    options = [Option("replace", (source,), k) for k, (source, _, _) in enumerate(found)]
    if all(ability.may for _, _, ability in found):
        options.append(Option("do not replace"))
    decision = Decision(affected(game, local.batch[i]), "replace the event?", options, found[0][0])
    keywords = {ability.keyword for _, _, ability in found}
    known = game.book.keywords.get(keywords.pop()) if len(keywords) == 1 else None
    decision.rule = game.book.replacement_rule if known is None else known.rule
    return decision


def _apply(game: Game, frame: Frame) -> str | None:
    local = frame.locals(Settle)
    i, found = applying(game, local)
    if i < 0:
        _carry_out(game, local)
        return "end"
    if frame.answer is None or frame.answer.verb != "replace":
        used = tuple((i, source, number) for source, number, _ in found)
        frame.local = local._replace(applied=local.applied + used)
        return "nb.choose"
    source, number, ability = found[frame.answer.n]
    event = local.batch[i]
    kept = ability.keep or ability.amount is not None
    if not kept:
        NOTE[0](game, event.obj)
    changed = event.copy()
    ctx = Ctx(source, _holder(game, source, number), (), event, number)
    if ability.amount is not None:
        changed.n = max(0, select.amount(game, ability.amount, ctx))
    if ability.dst:
        changed.dst = game.book.zone_index[ability.dst]
    if ability.word:
        changed.word = ability.word
    frame.local = Settle(
        (*local.batch[:i], changed, *local.batch[i + 1 :]),
        (*local.applied, (i, source, number)),
        (*local.instead, (i, source, number, event)) if ability.instead or ability.cost else local.instead,
        local.dropped if kept or ability.dst else (*local.dropped, i),
    )
    return "nb.choose"


NOTE: Final[list[Callable[[Game, int], None]]] = []
"""The function that tells the effect that is being carried out to which object something else happens; `resolving` puts
it here."""


def _numbered(game: Game, source: int, number: int, event: Event) -> list[Replace]:
    """The replacement of this number."""
    if number <= in_force.LENT:
        lent = layers.index_of(game).replaces.get(event.kind, ())
        return [ability for id, i, ability in lent if (id, i) == (source, number)]
    own = zip(layers.numbers(game, source), layers.abilities(game, source), strict=True)
    return [ability for i, ability in own if i == number and isinstance(ability, Replace)]


def _carry_out(game: Game, local: Settle) -> None:
    insteads: list[tuple[Replace, Ctx]] = []
    for _, source, number, event in local.instead:
        for ability in _numbered(game, source, number, event):
            insteads.append((ability, Ctx(source, _holder(game, source, number), (), event, number)))
    rest = tuple(event.copy() for i, event in enumerate(local.batch) if i not in local.dropped)
    carrying.carry_out(game, rest)
    moved = {event.obj: event.new for event in rest if event.kind == "move"}
    for ability, ctx in reversed(insteads):
        replaced = ctx.event
        now = ctx if replaced is None else ctx.bind("it", (moved.get(replaced.obj, replaced.obj),))
        if ctx.source in moved:
            now = now.with_source(moved[ctx.source])
        game.frames.append(Frame("nb.instead", 0, Instead(ability.cost, ability.instead, now)))


REPLACE = procedure("nb.replace", "Settling replacement effects", Step("nb.choose", _apply, ask=_ask))
