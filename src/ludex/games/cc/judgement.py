"""How bots judge a position of The Caster Chronicles. No rule depends on it."""

from __future__ import annotations

from math import tanh

from ludex.core.judgement import Judgement
from ludex.core.position.game import Game
from ludex.core.values import layers
from ludex.games.cc.c0300_zones import CASTER, DECK, HAND, ORB, SERVANT

ORB_CARD, LAST = 2.5, 6.0
"""The worth of an orb; the last ones count more (`LAST`)."""
CARD = 1.0
BODY, ATTACK, DEFENSE = 0.6, 1.0, 0.6
"""The worth of a servant, and of each 1000 of its figures."""
CASTER_CARD, LEVEL = 1.1, 0.6
"""The worth of a caster, for up to `ENOUGH` of them, and of each of its levels."""
ENOUGH = 7
THIN_DECK = 6
SCALE = 15.0


def worth(game: Game, player: int) -> float:
    return tanh((_side(game, player) - _side(game, 1 - player)) / SCALE)


def _side(game: Game, player: int) -> float:
    orbs = len(game.zone_at(ORB, player))
    casters = game.zone_at(CASTER, player)
    total = ORB_CARD * orbs - LAST / (1 + orbs) + CARD * len(game.zone_at(HAND, player))
    total += CASTER_CARD * min(len(casters), ENOUGH)
    total -= max(0, THIN_DECK - len(game.zone_at(DECK, player)))
    for id in casters:
        total += LEVEL * game.objects[id].info.figures.get("level", 0)
    for id in game.zone_at(SERVANT, player):
        attack, defense = layers.value(game, id, "atk"), layers.value(game, id, "def")
        total += BODY + (ATTACK * attack + DEFENSE * defense) / 1_000
    return total


JUDGEMENT = Judgement(
    worth,
    rests=frozenset({"CC 504.1", "CC 803.3"}),
    habits={
        "pass": 0.6, "switch": 0.1, "use": 0.4, "play": 3, "no call": 0.2, "call": 2, "level up": 2,
        "attack player": 3, "attack": 1.5, "attack no more": 0.3, "exchange": 0.3,
    },
)  # fmt: skip
