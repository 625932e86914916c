"""Chapter 4: check timing. Losing and dying come first, then waiting abilities."""

from __future__ import annotations

from typing import Final

from ludex.core.flow.frames import Step, procedure
from ludex.core.happening import check_timing, events
from ludex.core.happening.check_timing import ACTIVE, NON_ACTIVE, play_one_pending, until_none_left
from ludex.core.position.game import Game, Outcome
from ludex.core.values import layers
from ludex_skirmish.c01_before_the_game import LIFE
from ludex_skirmish.c05_abilities import PLAYING
from ludex_skirmish.c06_zones import FIELD, HERO


def no_card(game: Game, player: int) -> None:
    """[SKIRMISH 4.1.2] A player had no card to draw."""
    game.set_num(player, "decked", 1)


def loses(game: Game, player: int) -> bool:
    """[SKIRMISH 4.1.1] [SKIRMISH 4.1.2]"""
    return game.objects[game.at(HERO, player)[0]].damage >= LIFE or game.num(player, "decked") > 0


def _lose(game: Game) -> bool:
    losers = [player for player in (0, 1) if loses(game, player)]
    if losers:
        winner = -1 if len(losers) == 2 else 1 - losers[0]  # [SKIRMISH 4.1.3]
        game.outcome = Outcome(winner, "no life or no card", "SKIRMISH 4.1")
    return bool(losers)


def _die(game: Game) -> bool:
    """[SKIRMISH 4.1.4]"""
    units = [id for player in (0, 1) for id in game.at(FIELD, player)]
    dead = [id for id in units if game.objects[id].damage >= layers.value(game, id, "health")]
    if dead:
        events.perform(game, *(events.moving(game, id, "grave", word="die") for id in dead))
    return bool(dead)


CHECK_TIMING: Final = procedure(
    "SKIRMISH 4",
    "Check timing",
    Step("4.1", until_none_left(_lose, _die, check_timing.check_states)),
    Step("4.2", **play_one_pending(ACTIVE, PLAYING.id, back_to="4.1")),
    Step("4.3", **play_one_pending(NON_ACTIVE, PLAYING.id, back_to="4.1")),
)
