"""What is chosen together: cards no two of which are alike, whose figures come to so much, that join others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core import tree as t
from ludex.core.values import layers, select

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game

Picking = t.Choose | t.Search


def bound_by(instr: t.Choose | t.Search | t.Create, ctx: Ctx, ids: tuple[int, ...]) -> Ctx:
    """The context with what was chosen, found or made under its name."""
    before = (ctx.get(instr.name) or ()) if instr.also else ()
    return ctx.bind(instr.name, (*before, *ids))


def fitting(game: Game, ctx: Ctx, instr: Picking, ids: list[int], picks: tuple[int, ...]) -> list[int]:
    """Those of the candidates that may join the picks."""
    rest = [id for id in ids if id not in picks]
    if instr.also:
        before = ctx.get(instr.name) or ()
        rest = [id for id in rest if id not in before]
    if instr.differ:
        taken = {said for id in picks for said in select.told(game, id, instr.differ)}
        rest = [id for id in rest if taken.isdisjoint(select.told(game, id, instr.differ))]
    if instr.total is not None and instr.total.op == "<=":
        left = select.amount(game, instr.total.amount, ctx)
        left -= sum(layers.value(game, id, instr.total.figure) for id in picks)
        rest = [id for id in rest if layers.value(game, id, instr.total.figure) <= left]
    return rest


def plain(instr: Picking) -> bool:
    """Whether any of the candidates may be chosen with any others."""
    return not instr.differ and instr.total is None


def fill(game: Game, ctx: Ctx, instr: Picking, ids: list[int], picks: tuple[int, ...], n: int) -> tuple[int, ...]:
    """The picks made up to the number, as far as candidates fit."""
    while len(picks) < n:
        rest = fitting(game, ctx, instr, ids, picks)
        if not rest:
            break
        picks = (*picks, rest[0])
    return picks


def enough(game: Game, ctx: Ctx, instr: t.Choose, ids: list[int], n: int) -> bool:
    """Whether so many of the candidates can be chosen together."""
    if instr.differ:
        return len({said for id in ids for said in select.told(game, id, instr.differ)}) >= n
    return len(ids) >= n
