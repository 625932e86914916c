"""How bots judge a position of Shadowverse: Evolve. No rule depends on it."""

from __future__ import annotations

from math import tanh

from ludex.core.judgement import Judgement
from ludex.core.position.game import Game
from ludex.core.values import layers
from ludex.games.sve.c04_zones import EP, EX, FIELD, HAND, LEADER

DEFENSE = 1.0
"""The worth of one point of the leader's defense; the last points count more (`LAST`)."""
LAST = 12.0
ATTACK, BODY, FOLLOWER = 0.9, 0.5, 0.6
"""The worth of a follower: per point of attack, per point of defense, and for being there."""
KEYWORDS = {"Ward": 0.8, "Bane": 1.0, "Drain": 0.7, "Aura": 0.5, "Intimidate": 0.5}
AMULET = 1.2
CARD, EX_CARD, EVOLUTION_POINT = 1.3, 1.0, 0.7
SCALE = 25.0


def worth(game: Game, player: int) -> float:
    return tanh((_side(game, player) - _side(game, 1 - player)) / SCALE)


def _side(game: Game, player: int) -> float:
    total = CARD * len(game.zone_at(HAND, player)) + EX_CARD * len(game.zone_at(EX, player))
    total += EVOLUTION_POINT * game.num(player, EP)
    for id in game.zone_at(LEADER, player):
        defense = layers.value(game, id, "defense")
        total += DEFENSE * defense - LAST / (1 + max(defense, 0))
    for id in game.zone_at(FIELD, player):
        total += _on_field(game, id)
    return total


def _on_field(game: Game, id: int) -> float:
    if "attack" not in game.objects[id].info.figures:
        return AMULET
    total = FOLLOWER + ATTACK * layers.value(game, id, "attack") + BODY * layers.value(game, id, "defense")
    for keyword in game.objects[id].info.keywords:
        total += KEYWORDS.get(keyword, 0.0)
    return total


JUDGEMENT = Judgement(
    worth,
    rests=frozenset({"SVE 7.3.3"}),
    habits={"end": 0.15, "play": 2, "evolve": 2, "attack leader": 2, "redraw": 0.3, "leave reserved": 0.5},
    turns=2,
    trust=3,
)
