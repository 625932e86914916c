"""What bots go by in Skirmish. No rule depends on it."""

from __future__ import annotations

from math import tanh
from typing import Final

from ludex.core.judgement import Judgement
from ludex.core.position.game import Game
from ludex.core.values import layers
from ludex_skirmish.c01_before_the_game import LIFE
from ludex_skirmish.c06_zones import FIELD, HAND, HERO

CARD, UNIT, SCALE = 1.5, 1.0, 12.0


def worth(game: Game, player: int) -> float:
    return tanh((_side(game, player) - _side(game, 1 - player)) / SCALE)


def _side(game: Game, player: int) -> float:
    """Life, cards in hand, and units by their figures."""
    total = LIFE - game.objects[game.at(HERO, player)[0]].damage + CARD * len(game.at(HAND, player))
    for id in game.at(FIELD, player):
        left = layers.value(game, id, "health") - game.objects[id].damage
        total += UNIT + layers.value(game, id, "power") + left / 2
    return total


JUDGEMENT: Final = Judgement(
    worth, rests=frozenset({"SKIRMISH 2.5"}), habits={"play": 4, "attack": 3, "use": 2, "pass": 0.3}
)
