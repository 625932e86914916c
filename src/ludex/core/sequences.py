"""The finer points of carrying out text: requirements and what follows them, lists, options, choices, divisions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import PUBLIC
from ludex.core.flow.decisions import Decision, Option
from ludex.core.happening import zones
from ludex.core.values import select

if TYPE_CHECKING:
    from ludex.core.position.game import Bound, Ctx, Game

REQUIREMENT: Final = "requirement"
"""Bound to something once the last requirement of a block was met, where a later part depends on it."""

FRESH: Final = 1000
"""Options of a list that were chosen are counted like uses of abilities with numbers from here on."""


def note(block: tuple[t.Instr, ...], i: int, ctx: Ctx, met: bool) -> Ctx:
    """Keep whether the requirement of an instruction was met, if a later part of the block asks."""
    for later in block[i + 1 :]:
        if isinstance(later, t.Then):
            return ctx.bind(REQUIREMENT, (1,) if met else ())
    return ctx


def met_before(ctx: Ctx) -> bool:
    return ctx.get(REQUIREMENT) != ()


def handed(bound: Bound, outer: Ctx) -> Bound:
    """The names an inner block hands back: all but its own requirements."""
    if all(name != REQUIREMENT for name, _ in bound):
        return bound
    rest = tuple(pair for pair in bound if pair[0] != REQUIREMENT)
    own = outer.get(REQUIREMENT)
    return rest if own is None else (*rest, (REQUIREMENT, own))


def items(game: Game, instr: t.Items, ctx: Ctx) -> tuple[t.Instr, ...]:
    """The items to be done, in one block."""
    due = [block for cond, block in zip(instr.conds, instr.blocks, strict=True) if select.holds(game, cond, ctx)]
    return tuple(step for block in due for step in block)


def may_fail(game: Game, choice: t.Choose, ids: list[int]) -> bool:
    """Whether what is to be chosen are cards nobody else has seen, by what is on them: then none need be found."""
    zones = game.book.zones
    for id in ids:
        obj = game.objects[id]
        if zones[obj.zone].sight == PUBLIC or obj.known == 3 or (zones[obj.zone].faces and obj.up):
            return False
    return _reads_card(choice.what)


def all_seen(game: Game, ctx: Ctx, search: t.Search) -> bool:
    """Whether both players see every card of the zone searched: then nobody can fail to find."""
    ids = game.zone(search.zone, select.player_of(game, search.who, ctx))
    return all(zones.seen_by(game, game.objects[id]) == 3 for id in ids)


def _reads_card(sel: t.Sel) -> bool:
    if isinstance(sel, (t.All, t.Some)):
        return any(_reads_card(part) for part in sel.parts)
    if isinstance(sel, t.Not):
        return _reads_card(sel.part)
    return isinstance(sel, (t.Word, t.Figure, t.Has))


def unused(game: Game, ctx: Ctx, modes: t.Modes) -> tuple[int, ...]:
    """The options of a list that may still be chosen."""
    every = tuple(range(len(modes.options)))
    if not modes.fresh:
        return every
    spent = {number - FRESH for source, number, _ in game.used if source == ctx.source}
    return tuple(i for i in every if i not in spent)


def spend(game: Game, ctx: Ctx, modes: t.Modes, i: int) -> None:
    if modes.fresh:
        game.used = (*game.used, (ctx.source, FRESH + i, 1))


def divide_decision(game: Game, ctx: Ctx, instr: t.Divide, shares: tuple[int, ...]) -> Decision | None:
    """The share of the next object: at least one each, the last takes what is left."""
    ids = select.bound(instr.among, ctx)
    left = select.amount(game, instr.amount, ctx) - sum(shares)
    after = len(ids) - len(shares) - 1
    if after <= 0:
        return None
    id = ids[len(shares)]
    options = [Option("allot", (id,), n) for n in range(1, left - after + 1)]
    return Decision(ctx.controller, "divide the amount", options, id)


def divided(game: Game, ctx: Ctx, instr: t.Divide, shares: tuple[int, ...]) -> tuple[int, ...]:
    ids = select.bound(instr.among, ctx)
    if len(shares) < len(ids):
        shares = (*shares, select.amount(game, instr.amount, ctx) - sum(shares))
    return shares
