"""Chapter 5: playing abilities and spells, and the words of their texts."""

from __future__ import annotations

from typing import Final

from ludex.core import tree as t
from ludex.core.book import CondFn, Verb
from ludex.core.flow.frames import Frame, Step, procedure
from ludex.core.flow.play import Play
from ludex.core.happening import events, showing
from ludex.core.position.game import Ctx, Game
from ludex.core.position.objects import Card
from ludex.core.resolving import playing
from ludex_skirmish.c06_zones import STAGE

RICH: Final = 5


def _forget(game: Game, frame: Frame) -> str | None:
    local = frame.locals(Play)
    ability = local.ability
    if isinstance(ability, t.Automatic) and not playing.playable(game, ability, local.ctx):
        return "end"
    return None


def _clear_stage(game: Game, frame: Frame) -> str | None:
    showing.stop(game)
    source = game.get(frame.locals(Play).source)
    if source is not None and source.zone == STAGE:
        events.perform(game, events.moving(game, source.id, "grave"))
    return None


PLAYING: Final = procedure(
    "SKIRMISH 5",
    "Playing",
    Step("5.1", _forget),
    Step("5.2", **playing.choose_modes()),
    Step("5.3", **playing.choose_targets()),
    Step("5.4", **playing.pay_cost()),
    Step("5.5", **playing.resolve_ability()),
    Step("5.6", _clear_stage),
)


def _heal(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    for id in ids:
        obj = game.objects[id].copy()
        obj.damage = max(0, obj.damage - n)
        game.put(obj)


def _rich(game: Game, ctx: Ctx) -> bool:
    """[SKIRMISH 5.8]"""
    return game.num(ctx.controller, "mana") >= RICH


VERBS: Final = {"heal": Verb("SKIRMISH 5.7", _heal)}
CONDITIONS: Final[dict[str, CondFn]] = {"rich": _rich}
TOKENS: Final = {"rat": Card("rat", "Rat", ("unit",), {"cost": 1, "power": 1, "health": 1}, {}, "", ())}
"""[SKIRMISH 5.9]"""
