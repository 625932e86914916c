"""How bots judge a position of Cardfight!! Vanguard. No rule depends on it."""

from __future__ import annotations

from math import tanh
from typing import TYPE_CHECKING

from ludex.core.judgement import Judgement
from ludex.core.values import layers
from ludex.games.vg.c04_circles import in_front_row
from ludex.games.vg.c04_zones import DAMAGE, DECK, HAND, RC, SOUL, VC, Battle, battle

if TYPE_CHECKING:
    from ludex.core.flow.decisions import Decision, Option
    from ludex.core.position.game import Game

DAMAGE_TAKEN = (0.0, 1.2, 2.5, 4.0, 6.0, 9.0, 30.0)
"""The loss in worth by the number of cards in the damage zone."""
GRADE = 2.5
"""The worth of each grade of the vanguard, up to 3."""
CARD, SHIELD = 0.8, 0.5
"""The worth of a card in hand, and of each 10000 of its shield."""
FRONT, BACK, POWER = 0.5, 0.4, 1.0
"""The worth of a rear-guard in the front row, in the back row, and of each 10000 of its power."""
SOUL_CARD, OPEN_DAMAGE = 0.15, 0.25
THIN_DECK = 6
SCALE = 12.0
GUARD_VANGUARD, GUARD_REAR = (0.1, 0.15, 0.3, 0.6, 1.2, 4.0), 0.15
"""The weight of guarding the vanguard, by the number of cards in the damage zone, and of guarding a rear-guard;
passing has weight 1."""
AT_ALL_COSTS = 50.0
DEADLY = 6


def worth(game: Game, player: int) -> float:
    return tanh((_side(game, player) - _side(game, 1 - player)) / SCALE)


def _side(game: Game, player: int) -> float:
    damage = game.zone_at(DAMAGE, player)
    total = -DAMAGE_TAKEN[min(len(damage), 6)] + SOUL_CARD * min(len(game.zone_at(SOUL, player)), 6)
    total += OPEN_DAMAGE * sum(game.objects[id].up for id in damage)
    total -= max(0, THIN_DECK - len(game.zone_at(DECK, player)))
    for id in game.zone_at(VC, player):
        total += GRADE * min(layers.value(game, id, "grade"), 3)
    for id in game.zone_at(HAND, player):
        total += CARD + SHIELD * game.objects[id].card.figures.get("shield", 0) / 10_000
    for id in game.zone_at(RC, player):
        row = FRONT if in_front_row(game, game.objects[id]) else BACK
        total += row + POWER * layers.value(game, id, "power") / 10_000
    return total


def guards(game: Game, decision: Decision) -> list[float]:
    """Weights for the options of the guard step: only pass if the attack is already stopped or cannot be stopped;
    otherwise the smallest shield that stops it."""
    now = battle(game)
    assert now is not None
    target = now.attacked[0]
    lacking = layers.value(game, now.attacking, "power") - layers.value(game, target, "power") + 1
    shields = [_shield(game, option) for option in decision.options]
    enough = [shield for shield in shields if shield >= lacking]
    want = _stake(game, now, target)
    if lacking <= 0 or sum(shield for shield in shields if shield > 0) < lacking:
        want = 0.0
    fit = min(enough) if enough else max(shields)
    weights = [1.0 if shield < 0 else want if shield == fit else 0.0 for shield in shields]
    return [0.0 if option.verb in SEVERAL else n for option, n in zip(decision.options, weights, strict=True)]


SEVERAL = ("several guardians", "several G guardians", "several interceptors")
"""NB: guardians are called one after the other, because each choice is made when the last guardian is there."""


def _shield(game: Game, option: Option) -> int:
    """The shield that the option adds; -1: it adds no guardian."""
    if option.verb not in ("guard", "intercept", "G guard"):
        return -1
    return game.objects[option.cards[0]].card.figures.get("shield", 0)


def _stake(game: Game, now: Battle, target: int) -> float:
    obj = game.objects[target]
    if obj.zone != VC:
        return GUARD_REAR
    damage = len(game.at(DAMAGE, obj.player))
    if damage + layers.value(game, now.attacking, "critical") >= DEADLY:
        return AT_ALL_COSTS
    return GUARD_VANGUARD[min(damage, DEADLY - 1)]


JUDGEMENT = Judgement(
    worth,
    rests=frozenset({"VG 9.9.2", "VG 10.3.1.3", "VG 9.7.2"}),
    habits={
        "pass": 0.5, "exchange": 0.01, "ride": 4, "ride from the ride deck": 4, "attack!": 8, "boost": 4, "guard": 0.4,
        "intercept": 0.3, "G assist": 0.5, "use": 0.7, "put back": 0.5,
    },
    sense={"VG 10.5.1.2": guards},
    trust=30,
)  # fmt: skip
