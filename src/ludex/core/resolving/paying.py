"""Pays costs: part by part, or all at once if the book says so (`Book.costs.pays_at_once`). `values.costs` checks
before that a cost can be paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ludex.core import tree as t
from ludex.core.flow.frames import Frame, Step, procedure
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.game import Bound, Ctx
from ludex.core.position.records import record
from ludex.core.resolving import deeds, resolving
from ludex.core.values import costs

if TYPE_CHECKING:
    from ludex.core.position.game import Game


@record
class Payment(NamedTuple):
    """A cost that is paid at once: after the choices, the parts in `rest` are carried out in one batch."""

    rest: tuple[t.Instr, ...]
    ctx: Ctx

    def takes_bound(self, bound: Bound) -> Payment:
        return Payment(self.rest, self.ctx.with_bound(bound))


def pay(game: Game, cost: tuple[t.Instr, ...], ctx: Ctx) -> None:
    """Pay the cost, which must be payable, as the next thing that happens. The calling frame gets the names it
    binds."""
    cost = costs.due(game, ctx, cost)
    if not game.book.costs.pays_at_once:
        resolving.resolve(game, cost, ctx)
        return
    choices = tuple(part for part in cost if isinstance(part, (t.Choose, t.NameNumber, t.Divide)))
    rest = tuple(part for part in cost if part not in choices)
    game.frames.append(Frame("nb.pay", 0, Payment(rest, ctx)))
    if choices:
        resolving.resolve(game, choices, ctx)


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
    if batch:
        events.perform(game, *batch)
    return None


def _paid(game: Game, frame: Frame) -> str | None:
    local = frame.locals(Payment)
    resolving.hand_bound(game, local.ctx.bound)
    return None


PAY = procedure("nb.pay", "Paying a cost at once", Step("nb.pay", _pay_at_once), Step("nb.paid", _paid))
