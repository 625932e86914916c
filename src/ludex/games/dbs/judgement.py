"""How bots judge a position of the Dragon Ball Super Card Game. No rule depends on it.

The figures are rounded from a logistic fit: the winners of 300 games between greedy bots, with the position at the
start of each turn.
"""

from __future__ import annotations

from math import tanh
from typing import TYPE_CHECKING

from ludex.core.judgement import Judgement
from ludex.core.values import layers
from ludex.games.dbs.c03_game_areas import BATTLE, COMBO, DECK, ENERGY, HAND, LEADER, LIFE
from ludex.games.dbs.c07_attack_and_battle import battle_of, strikes
from ludex.games.dbs.c07_battle import Battle

if TYPE_CHECKING:
    from ludex.core.flow.decisions import Decision
    from ludex.core.position.game import Game

LIFE_LEFT = (-3.0, -1.75, -1.1, -0.45, 0.1, 0.5, 0.8, 1.0, 1.15)
"""The worth by the number of life cards; the last ones are worth the most."""
CARD, COMBO_POWER = 0.26, 0.02
"""The worth of a card in hand, and of each 5000 of its combo power."""
BODY, POWER = 0.05, 0.25
"""The worth of a Battle Card, and of each 10000 of its power."""
ENERGY_CARD, ENOUGH = 0.6, 7
AWAKENED = 0.3
THIN_DECK = 6
ATTACK_COMBO, GUARD_BODY = 0.5, 0.5
"""The weight of a combo that wins a battle: as attacker, and to save a Battle Card; passing has weight 1."""


def worth(game: Game, player: int) -> float:
    return tanh((_side(game, player) - _side(game, 1 - player)) / 2)


def _side(game: Game, player: int) -> float:
    total = LIFE_LEFT[min(len(game.zone_at(LIFE, player)), len(LIFE_LEFT) - 1)]
    total += ENERGY_CARD * min(len(game.zone_at(ENERGY, player)), ENOUGH)
    total -= max(0, THIN_DECK - len(game.zone_at(DECK, player)))
    for id in game.zone_at(HAND, player):
        total += CARD + COMBO_POWER * game.objects[id].card.figures.get("combo power", 0) / 5_000
    for id in game.zone_at(BATTLE, player):
        total += BODY + POWER * layers.value(game, id, "power") / 10_000
    for id in game.zone_at(LEADER, player):
        total += AWAKENED * (game.objects[id].guise is not None)
    return total


def combos(game: Game, decision: Decision) -> list[float]:
    """Weights for the options in battle: only pass if the battle is already won or cannot be won; otherwise the
    smallest combo that wins it."""
    battle = battle_of(game)
    assert battle is not None
    attack, guard = _power(game, battle.attacker, game.active), _power(game, battle.target, 1 - game.active)
    attacking = decision.player == game.active
    lacking = guard - attack if attacking else attack - guard + 1
    powers = [
        layers.value(game, option.cards[0], "combo power") if option.verb.startswith("combo") else -1
        for option in decision.options
    ]
    enough = [power for power in powers if power >= lacking]
    if lacking <= 0 or sum(power for power in powers if power > 0) < lacking:
        return [1.0 if power < 0 else 0.0 for power in powers]
    want = ATTACK_COMBO if attacking else _stake(game, battle)
    fit = min(enough) if enough else max(powers)
    return [_readiness(option.verb, power, fit, want) for option, power in zip(decision.options, powers, strict=True)]


def _readiness(verb: str, power: int, fit: int, want: float) -> float:
    if power < 0:
        return 1.0
    return want * (1.0 if verb == "combo hand" else 0.2) if power == fit else 0.0


def _power(game: Game, card: int, player: int) -> int:
    combos = game.at(COMBO, player)
    return layers.value(game, card, "power") + sum([layers.value(game, id, "combo power") for id in combos])


def _stake(game: Game, battle: Battle) -> float:
    """The weight of winning for the defender."""
    target = game.objects[battle.target]
    if target.zone != LEADER:
        return GUARD_BODY
    left = len(game.at(LIFE, target.player)) - strikes(game, battle.attacker)
    return 2.0 / left if left > 0 else 50.0


JUDGEMENT = Judgement(
    worth,
    rests=frozenset({"DBS 6-3-1-3", "DBS 6-2-5"}),
    habits={
        "end main": 0.15, "pass": 1.5, "combo hand": 0.5, "combo battle": 0.2, "play": 3, "attack": 2, "awaken": 5,
        "return": 0.4,
    },
    sense={"DBS 7-2-1-2": combos, "DBS 7-3-1-2": combos},
    trust=30,
)  # fmt: skip
