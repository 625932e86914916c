"""Determines costs (`due`) and checks whether they can be paid completely (`can_pay`). `resolving.paying` pays them.

A cost is a block of instructions. A part that an effect replaces still counts as paid.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.position.game import Ctx
from ludex.core.values import candidates, layers, queries, select
from ludex.core.values.memo import Memo

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def _strict(choice: t.Choose, own: bool) -> t.Choose:
    """The choice without the right to choose fewer (`Choices.may_fail_to_choose`) and, with `own`, among the player's
    own cards only."""
    what = t.YOURS & choice.what if own and choice.who == t.YOU else choice.what
    least = choice.n if not choice.up_to and isinstance(choice.n, int) else choice.least
    return replace(choice, what=what, least=least)


STRICT: Final[Memo[t.Choose, bool, t.Choose]] = Memo(_strict)
"""Cache of `_strict`: a choice as it is made for a cost."""


def _turnable(cost: tuple[t.Instr, ...], turned_from: dict[str, str]) -> tuple[t.Instr, ...]:
    """The cost in which choices of objects to be turned accept only objects that can be turned."""
    turns = [part for part in cost if isinstance(part, t.SetState)]
    turned = {part.what.name: part.state for part in turns if isinstance(part.what, t.Ref)}
    return tuple(_confined(part, turned, turned_from) for part in cost)


TURNABLE: Final[Memo[tuple[t.Instr, ...], dict[str, str], tuple[t.Instr, ...]]] = Memo(_turnable)


def _confined(part: t.Instr, turned: dict[str, str], turned_from: dict[str, str]) -> t.Instr:
    if not isinstance(part, t.Choose) or part.name not in turned:
        return part
    state = turned[part.name]
    able = t.State(turned_from[state]) if state in turned_from else t.Not(t.State(state))
    return replace(part, what=part.what & able)


def _chooses(cost: tuple[t.Instr, ...]) -> bool:
    """Whether the cost has a choice."""
    for part in cost:  # noqa: SIM110  a generator costs more than the test
        if isinstance(part, t.Choose):
            return True
    return False


def _turns(cost: tuple[t.Instr, ...]) -> bool:
    """Whether the cost turns objects that are bound to a name."""
    for part in cost:  # noqa: SIM110
        if isinstance(part, t.SetState) and isinstance(part.what, t.Ref):
            return True
    return False


def due(game: Game, ctx: Ctx, cost: tuple[t.Instr, ...]) -> tuple[t.Instr, ...]:
    """The cost to pay, with the book's restrictions on its choices; empty if an effect says so (query `pay
    nothing`)."""
    if "pay nothing" in layers.index_of(game).rules and queries.may(game, "pay nothing", ctx.source, False):
        return ()
    if not _chooses(cost):
        return cost
    if len(cost) > 1 and _turns(cost):
        cost = TURNABLE.of(cost, game.book.costs.turned_from)
    own = game.book.costs.pays_with_own
    if not own and not game.book.choices.may_fail_to_choose:
        return cost
    return tuple([STRICT.of(part, own) if isinstance(part, t.Choose) else part for part in cost])


def can_pay(game: Game, ctx: Ctx, cost: tuple[t.Instr, ...], without: int = 0) -> bool:
    """Whether the whole cost can be paid. `without` is the id of a card that cannot be chosen, because it is the card
    being played (0: none)."""
    spent: dict[str, int] = {}
    chosen: set[str] = set()
    for part in due(game, ctx, cost):
        if isinstance(part, t.Gain):
            need = spent.get(part.number, 0) - select.amount(game, part.n, ctx)
            spent[part.number] = need
            if need > game.num(select.player_of(game, part.who, ctx), part.number):
                return False
        elif isinstance(part, t.Choose):
            chosen.add(part.name)
            found = candidates.candidates(game, ctx, part)
            found = [id for id in found if id != without]
            if not part.up_to and not candidates.enough(game, ctx, part, found, select.amount(game, part.n, ctx)):
                return False
        elif isinstance(part, t.Look):
            chosen.add(part.name)
            n = select.amount(game, part.n, ctx)
            if len(game.zone(part.zone, select.player_of(game, part.who, ctx))) < n:
                return False
        elif not _can(game, ctx, part, chosen):
            return False
    return True


def _can(game: Game, ctx: Ctx, part: t.Instr, chosen: set[str]) -> bool:
    if isinstance(part, t.Do):
        verb = game.book.verbs[part.verb]
        return verb.can is None or verb.can(game, ctx, part)
    if isinstance(part, (t.Move, t.SetState, t.Counters)):
        if isinstance(part.what, t.Ref) and part.what.name in chosen:
            return True
        ids = select.find(game, part.what, ctx)
        if game.book.costs.all_of_none and not isinstance(part.what, (t.Self, t.Ref)):
            return True
        if not ids:
            return False
        if isinstance(part, t.SetState):
            return any(can_turn(game, id, part.state) for id in ids)
        if isinstance(part, t.Counters):
            n = -select.amount(game, part.n, ctx)
            return any(game.objects[id].counter(part.name) >= n for id in ids)
    return True


def can_turn(game: Game, id: int, state: str) -> bool:
    """Whether the object can be turned to the orientation for a cost (`Book.costs.turned_from`)."""
    now = game.book.states[game.objects[id].state]
    needed = game.book.costs.turned_from.get(state)
    return now != state if needed is None else now == needed
