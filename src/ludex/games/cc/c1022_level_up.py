"""[CC 1022] Level up by an effect: of a caster to a card of some zone, or to a given card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.flow import choose
from ludex.core.flow.frames import Frame, Step, procedure, push
from ludex.core.position.records import record
from ludex.games.cc.c1000_game_actions import bases_for, level_up

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game

FROM: Final = ("hand", "graveyard", "deck")
"""The zones from which an effect levels a caster up."""


@record
class LevelingUp(NamedTuple):
    """A caster that levels up (0: to be chosen), and the card it levels up to (0: to be chosen in the zone)."""

    player: int
    base: int
    card: int
    zone: str


def _do_level_up(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 1022.1] The player puts a card of the zone `do.word` onto the caster, if there is one that fits."""
    for id in ids[:1]:
        push(game, "CC 1022", LevelingUp(ctx.controller, id, 0, do.word))


def _do_level_up_to(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 1022.1] The player puts the card onto one of their casters that it fits on."""
    for id in ids[:1]:
        push(game, "CC 1022", LevelingUp(ctx.controller, 0, id, ""))


def _which(game: Game, frame: Frame) -> str | None:
    """[CC 1022.1] [CC 1012.2] RULING-CC-061: asks for what is not given. A hand or a deck is looked through, so that
    nothing need be found there."""
    local = frame.locals(LevelingUp)
    if local.base:
        own = game.zone(local.zone, local.player)
        able = [id for id in own if local.base in bases_for(game, game.objects[id].card, local.player)]
        least = 1 if local.zone == "graveyard" else 0
    else:
        able = bases_for(game, game.objects[local.card].card, local.player) if local.card in game.objects else []
        least = 1
    if able:
        choose.choose(game, local.player, "choose", able, min(least, len(able)), 1, "level up")
    return None


def _put(game: Game, frame: Frame) -> str | None:
    """[CC 1022.2] The caster levels up."""
    local = frame.locals(LevelingUp)
    for id in frame.result or ():
        base, card = (local.base, id) if local.base else (id, local.card)
        if base in game.objects and card in game.objects:
            level_up(game, base, card)
    return None


LEVEL_UP = procedure("CC 1022", "Level up by an effect", Step("1022.1", _which), Step("1022.2", _put))
VERBS: Final = {"level up": Verb("CC 1022.1", _do_level_up), "level up to": Verb("CC 1022.1", _do_level_up_to)}
