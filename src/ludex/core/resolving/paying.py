"""Pays costs: part by part, or all at once if the book says so (`Book.costs.pays_at_once`). `values.costs` checks
before that a cost can be paid."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from ludex.core import tree as t
from ludex.core.flow.decisions import Decision, Option
from ludex.core.flow.frames import Frame, Step, procedure
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.game import Bound, Ctx
from ludex.core.position.records import record
from ludex.core.resolving import deeds, resolving
from ludex.core.values import completing, costs, layers, select

if TYPE_CHECKING:
    from ludex.core.book import Spending
    from ludex.core.position.game import Game


@record
class Payment(NamedTuple):
    """A cost that is being paid: after the choices, the parts in `rest` are carried out in one batch. `moved` is how
    much `select.MOVED` recorded before the payment."""

    rest: tuple[t.Instr, ...]
    ctx: Ctx
    moved: int = 0

    def takes_bound(self, bound: Bound) -> Payment:
        return Payment(self.rest, self.ctx.with_bound(bound), self.moved)


@record
class Owing(NamedTuple):
    """A player who has still to say which of the costs `ways` they pay. `then` and `owing` are those of `pay`."""

    ways: tuple[tuple[t.Instr, ...], ...]
    ctx: Ctx
    then: tuple[t.Instr, ...]
    owing: bool

    def takes_bound(self, bound: Bound) -> Owing:
        return self._replace(ctx=self.ctx.with_bound(bound))


def pay(game: Game, cost: tuple[t.Instr, ...], ctx: Ctx, then: tuple[t.Instr, ...] = (), owing: bool = False) -> None:
    """Pay the cost, which must be payable, as the next thing that happens. The calling frame gets the names it binds.
    `then` is what the caller lets the player pay afterwards: nothing is offered that would make it impossible, or, if
    `owing`, `Book.costs.debt`. Where effects leave the player several costs, they say first which one they pay."""
    found = costs.ways(game, ctx, cost)
    if len(found) > 1:
        found = tuple([way for way in found if costs.can_pay_so(game, ctx, way)])
    if len(found) > 1:
        game.frames.append(Frame("nb.way", 0, Owing(found, ctx, then, owing)))
    else:
        _pay(game, found[0], ctx, then, owing)


def _pay(game: Game, cost: tuple[t.Instr, ...], ctx: Ctx, then: tuple[t.Instr, ...], owing: bool) -> None:
    plan = costs.plan_of(game, ctx, cost)
    free = not then and not owing and not layers.index_of(game).bars and not costs.tangled(game, ctx, plan)
    free = free and not completing.picky(game, ctx, plan.parts)
    moved = len(ctx.get(select.MOVED) or ())
    if not game.book.costs.pays_at_once:
        if plan.parts and ctx.get(select.TARGETS):
            game.frames.append(Frame("nb.pay", 1, Payment((), ctx, moved)))
        resolving.defray(game, plan.parts, ctx, None if free else then)
        return
    choices = tuple(part for part in plan.parts if isinstance(part, costs.CHOICES))
    rest = tuple(part for part in plan.parts if not isinstance(part, costs.CHOICES))
    game.frames.append(Frame("nb.pay", 0, Payment(rest, ctx, moved)))
    if choices:
        resolving.defray(game, choices, ctx, None if free else rest + then)


def owed(game: Game) -> tuple[Ctx, tuple[t.Instr, ...]] | None:
    """What is still to be paid, after what is being paid now, of the cost that the innermost running block pays, and
    its context. None: nothing that depends on it."""
    for frame in reversed(game.frames):
        local = frame.local
        if isinstance(local, resolving.Resolve):
            rest = local.owed(local.i)
            return (local.ctx, rest) if rest else None
    return None


def sparing(
    game: Game, spends: Spending, selections: Iterable[tuple[int, ...]], picks: tuple[int, ...]
) -> list[int] | None:
    """The objects that a verb may use up next, after the picks, so that the rest of the cost can still be paid.
    `selections` are the sets that the verb accepts. None: nothing that depends on it is owed."""
    debt = owed(game)
    if debt is None:
        return None
    found: dict[int, None] = {}
    for ids in selections:
        more = [id for id in ids if id not in picks]
        new = set(picks).issubset(ids) and any(id not in found for id in more)
        if new and completing.completes(completing.used_up(game, ids, spends), *debt):
            found.update(dict.fromkeys(more))
    return list(found)


def _pay_at_once(game: Game, frame: Frame) -> str | None:
    local = frame.locals(Payment)
    batch: list[Event] = []
    others: list[t.Instr] = []
    for part in local.rest:
        found = deeds.events_of(game, local.ctx, part)
        if found is None:
            others.append(part)
        else:
            batch.extend(found)
    if others:
        resolving.resolve(game, tuple(others), local.ctx)
    last = game.frames[-1]
    if batch and events.perform_all(game, tuple(batch)):
        moved = tuple([event.obj for event in batch if event.kind == "move"])
        bound = deeds.followed(game, local.ctx, moved).bound
        frame.local = local.takes_bound(bound)
        if isinstance(last.local, resolving.Resolve):  # what it hands on says where the cards have gone, too
            last.local = last.local.with_bound(bound)
    return None


def _paid(game: Game, frame: Frame) -> str | None:
    """A target that the payment moved is another object now: the effect does not follow it."""
    local = frame.locals(Payment)
    ctx, targets = local.ctx, local.ctx.get(select.TARGETS)
    moved = ctx.get(select.MOVED)
    if targets and moved is not None:
        kept = list(moved[: local.moved])
        for i in range(local.moved, len(moved), 2):
            if moved[i] not in targets:
                kept += moved[i : i + 2]
        ctx = ctx.bind(select.MOVED, tuple(kept))
    resolving.hand_bound(game, ctx.bound)
    return None


def _ask_way(game: Game, frame: Frame) -> Decision:
    local = frame.locals(Owing)
    options = [Option("pay so", (), i, str(i + 1)) for i in range(len(local.ways))]
    return Decision(local.ctx.controller, "which cost?", options, local.ctx.source)


def _pay_so(game: Game, frame: Frame) -> str | None:
    local = frame.locals(Owing)
    assert frame.answer is not None
    _pay(game, local.ways[frame.answer.n], local.ctx, local.then, local.owing)
    return None


def _hand_on(game: Game, frame: Frame) -> str | None:
    resolving.hand_bound(game, frame.locals(Owing).ctx.bound)
    return None


WAY = procedure(
    "nb.way", "Choosing which cost to pay", Step("nb.way", _pay_so, ask=_ask_way), Step("nb.hand on", _hand_on)
)
PAY = procedure("nb.pay", "Paying a cost at once", Step("nb.pay", _pay_at_once), Step("nb.paid", _paid))
