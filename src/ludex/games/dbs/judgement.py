"""What bots go by in the Dragon Ball Super Card Game. No rule depends on it."""

from __future__ import annotations

from math import tanh

from ludex.core import layers
from ludex.core.judgement import Judgement
from ludex.core.state import Game
from ludex.games.dbs.c03_game_areas import BATTLE, DECK, ENERGY, HAND, LEADER, LIFE

LIFE_CARD, LAST = 2.2, 6.0
"""A life card; the last ones count more (`LAST`)."""
CARD, COMBO = 1.2, 0.3
"""A card in hand, and how much more for each 5000 combo power."""
BODY, POWER = 0.8, 1.0
"""A Battle Card, and each 10000 of its power."""
ENERGY_CARD = 1.0
AWAKENED = 2.0
THIN_DECK = 6
SCALE = 15.0


def worth(game: Game, player: int) -> float:
    return tanh((_side(game, player) - _side(game, 1 - player)) / SCALE)


def _side(game: Game, player: int) -> float:
    life = len(game.zone_at(LIFE, player))
    total = LIFE_CARD * life - LAST / (1 + life)
    total += ENERGY_CARD * min(len(game.zone_at(ENERGY, player)), 7)
    total -= max(0, THIN_DECK - len(game.zone_at(DECK, player)))
    for id in game.zone_at(HAND, player):
        total += CARD + COMBO * game.objects[id].card.figures.get("combo power", 0) / 5_000
    for id in game.zone_at(BATTLE, player):
        total += BODY + POWER * layers.value(game, id, "power") / 10_000
    for id in game.zone_at(LEADER, player):
        total += AWAKENED * (game.objects[id].guise is not None)
    return total


JUDGEMENT = Judgement(
    worth,
    rests=frozenset({"DBS 6-3-1-3", "DBS 6-2-5"}),
    habits={
        "end main": 0.15, "pass": 1.5, "combo hand": 0.5, "combo battle": 0.2, "play": 3, "attack": 2, "awaken": 5,
        "return": 0.4,
    },
)  # fmt: skip
