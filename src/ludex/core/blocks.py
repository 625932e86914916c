"""Blocks that other players carry out, that are carried out again, and cards revealed until one is found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core import tree as t
from ludex.core.flow.frames import Frame
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx
from ludex.core.resolving.resolving import DO, Resolve, resolve
from ludex.core.values import select

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def _players(game: Game, instr: t.By, ctx: Ctx) -> tuple[int, ...]:
    """Who carries out the block, in order."""
    if instr.who == t.CONTROLLER:
        assert isinstance(instr.of, t.Ref)
        objects = [game.look(id) for id in select.bound(instr.of.name, ctx)]
        return tuple(dict.fromkeys(obj.player for obj in objects if obj is not None))
    if instr.who == t.EACH:
        return (game.active, 1 - game.active)
    return select.players_of(instr.who, ctx)


def _do_by(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.By)
    for player in reversed(_players(game, instr, local.ctx)):
        resolve(game, instr.do, local.ctx.with_controller(player))
    return local.ctx


def _do_until(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    """`picks` keeps when the last round began: a round without a new time stamp changed nothing."""
    assert isinstance(instr, t.Until)
    if local.picks and (local.picks[0] == game.clock or select.holds(game, instr.cond, local.ctx)):
        return local.ctx
    frame.local = local.with_picks((game.clock,))
    resolve(game, instr.do, local.ctx)
    return None


def _do_reveal_until(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.RevealUntil)
    seen: list[int] = []
    found: list[int] = []
    for id in reversed(game.zone(instr.zone, local.ctx.controller)):
        seen.append(id)
        if select.matches(game, instr.what, id, local.ctx):
            found.append(id)
            break
    events.perform(game, *(Event("reveal", id, cause=local.ctx.source) for id in seen))
    return local.ctx.bind("seen", tuple(seen)).bind(instr.name, tuple(found))


DO.update({t.By: _do_by, t.Until: _do_until, t.RevealUntil: _do_reveal_until})
