"""How bots judge a position of Cardfight!! Vanguard. No rule depends on it.

The worth of a side is a sum, in units of about one card in hand. What a unit is worth is what it can attack with: a
column that reaches the power of the other vanguard counts more than one that does not, and a booster counts only behind
somebody. A vanguard that has still to attack is worth its drive checks, so a stride, a persona ride or a legion is
judged by what it lets the vanguard do.

The figures are rounded from a logistic fit: the winners of 217 games between greedy bots, with the position at the
start of each turn. A card of damage counts as much as three to five cards in hand, whatever their shield. Shield,
sentinels, the soul and open damage, of which the fit makes nothing or less, keep a small worth, so that nobody spends
them for nothing.
"""

from __future__ import annotations

from math import exp, tanh
from typing import TYPE_CHECKING

from ludex.core.judgement import Judgement
from ludex.core.values import layers, queries
from ludex.games.vg.c04_circles import COLUMNS, in_front_row
from ludex.games.vg.c04_zones import (
    CREST,
    DAMAGE,
    DECK,
    DRESS,
    GAUGE,
    HAND,
    LOCKED,
    ORDER_ZONE,
    RC,
    SOUL,
    STANDING,
    VC,
    battle,
)  # fmt: skip
from ludex.games.vg.c10_roles import Battle

if TYPE_CHECKING:
    from ludex.core.flow.decisions import Decision, Option
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Card

DAMAGE_TAKEN = (0.0, 3.0, 6.5, 10.0, 14.0, 19.0, 60.0)
"""The loss in worth by the number of cards in the damage zone."""
GRADE = 3.3
"""The worth of each grade of the vanguard, up to 3."""
TO_DRIVE, TO_STRIKE, CRITICAL = 1.1, 0.9, 1.5
"""The worth of a vanguard that can still attack this turn: for each drive check, for each 10000 of its power, and for
each critical above 1."""
CARD, SHIELD, SENTINEL = 0.9, 0.15, 0.3
"""The worth of a card in hand, of each 10000 of its shield, and of a sentinel or a protect among them."""
FRONT, BACK, POWER = 0.35, 0.3, 0.7
"""The worth of a rear-guard in the front row, in the back row, and of each 10000 of its power."""
REACHES, IDLE = 0.4, 0.5
"""What is added for a column whose power reaches that of the other vanguard, and the part of the power that counts
for a unit in the back row that boosts nobody."""
SOUL_CARD, OPEN_DAMAGE = 0.15, 0.25
LYING = ((ORDER_ZONE, 1.8), (CREST, 2.0), (LOCKED, 0.8), (GAUGE, 0.6), (DRESS, 0.8))
"""The worth of a card in other zones: set orders, crests, locked cards (they come back), gauges, originalDress."""
ENERGY = 0.1
THIN_DECK = 6
SCALE = 20.0
GUARD_REAR = 0.15
"""The weight of guarding a rear-guard; passing has weight 1."""
KEEN, MOST = 1.5, 3.0
"""The weight of guarding the vanguard is e to the power of `KEEN` times what it saves, at most `MOST`, in cards."""
AT_ALL_COSTS = 100.0
DEADLY = 6
STOPS = 100_000
"""What a sentinel or a protect counts as: it stops any attack."""
MARGIN = 10_000
"""What one trigger gives: so much more shield is wanted against a deadly attack that is followed by drive checks."""


def worth(game: Game, player: int) -> float:
    return tanh((_side(game, player) - _side(game, 1 - player)) / SCALE)


def _side(game: Game, player: int) -> float:
    damage = game.zone_at(DAMAGE, player)
    total = -DAMAGE_TAKEN[min(len(damage), 6)] + SOUL_CARD * min(len(game.zone_at(SOUL, player)), 6)
    total += OPEN_DAMAGE * sum(game.objects[id].up for id in damage)
    total += ENERGY * min(game.num(player, "energy"), 10)
    total -= max(0, THIN_DECK - len(game.zone_at(DECK, player)))
    for id in game.zone_at(HAND, player):
        total += _card(game.objects[id].card)
    for kind, each in LYING:
        total += each * len(game.zone_at(kind, player))
    return total + _vanguards(game, player) + _rear_guards(game, player)


def _card(card: Card) -> float:
    """The worth of a card in hand."""
    return CARD + SHIELD * card.figures.get("shield", 0) / 10_000 + (SENTINEL if "Sentinel" in card.keywords else 0)


def _vanguards(game: Game, player: int) -> float:
    """The vanguard's grade; and while it can still attack this turn, what it attacks with."""
    total = 0.0
    for id in game.zone_at(VC, player):
        obj = game.objects[id]
        if not obj.host:
            total += GRADE * min(layers.value(game, id, "grade"), 3)
        if player == game.active and obj.state == STANDING:
            total += TO_STRIKE * layers.value(game, id, "power") / 10_000
            if not obj.host:
                total += TO_DRIVE * layers.value(game, id, "drive")
                total += CRITICAL * (layers.value(game, id, "critical") - 1)
    return total


def _rear_guards(game: Game, player: int) -> float:
    """The rear-guards, and the columns of them that reach the other vanguard."""
    total = 0.0
    front: dict[int, int] = {}
    back: dict[int, int] = {}
    for id in game.zone_at(RC, player):
        obj = game.objects[id]
        power = layers.value(game, id, "power")
        if in_front_row(game, obj):
            front[obj.slot] = power
            total += FRONT + POWER * power / 10_000
        else:
            back[obj.slot] = power if layers.has(game, id, "Boost") else 0
            total += BACK + POWER * power / 10_000
    reach = max([layers.value(game, id, "power") for id in game.zone_at(VC, 1 - player)], default=0)
    behind = dict(COLUMNS)
    for slot, power in front.items():
        boost = back.pop(behind.get(slot, -1), 0)
        total += REACHES if power + boost >= reach else 0.0
    back.pop(BACK_CENTER, None)
    return total - POWER * IDLE * sum(back.values()) / 10_000


BACK_CENTER = 3
"""The circle behind the vanguard."""


def guards(game: Game, decision: Decision) -> list[float]:
    """Weights for the options of the guard step: only pass if the attack is already stopped or cannot be stopped;
    otherwise the smallest shield that stops it. Against an attack that would end the game, one trigger more."""
    now = battle(game)
    assert now is not None
    target = now.attacked[0]
    lacking = layers.value(game, now.attacking, "power") - layers.value(game, target, "power") + 1
    shields = [_shield(game, option) for option in decision.options]
    stock = [
        shield
        for option, shield in zip(decision.options, shields, strict=True)
        if shield > 0
        for _ in range(_copies(game, option))
    ]
    there = sum(stock)
    want = _stake(game, now, target)
    if want == AT_ALL_COSTS and _drives(game, now) and there >= lacking + MARGIN:
        lacking += MARGIN
    enough = [shield for shield in shields if shield >= lacking]
    fit = min(enough) if enough else max(shields)
    if lacking <= 0 or there < lacking or _safe(game, target):
        want = 0.0
    elif want < AT_ALL_COSTS and game.objects[target].zone == VC:
        want = exp(KEEN * min(want - CARD * _fewest(stock, lacking), MOST))
    weights = [1.0 if shield < 0 else want if shield == fit else 0.0 for shield in shields]
    return [0.0 if option.verb in SEVERAL else n for option, n in zip(decision.options, weights, strict=True)]


def calls(game: Game, decision: Decision) -> list[float]:
    """Weights for the options of the main phase: attackers to the front row and boosters behind them, on circles that
    are empty or have a weaker unit; triggers stay in the hand, to guard with."""
    player = decision.player
    there = {game.objects[id].slot: game.objects[id].card.figures.get("power", 0) for id in game.at(RC, player)}
    spare = 1.0 if len(game.at(HAND, player)) > FEW else 0.3
    found: list[float] = []
    for option in decision.options:
        if option.verb == "call":
            found.append(spare * _call(game.objects[option.cards[0]].card, option.n, there))
        else:
            found.append(HABITS.get(option.verb, 1.0))
    return found


FEW = 2
"""A hand of so many cards is not spent on calls readily."""


def _call(card: Card, slot: int, there: dict[int, int]) -> float:
    power = card.figures.get("power", 0)
    if there.get(slot, -1) >= power:
        return 0.0
    weight = 0.2 if "trigger" in card.types else 1.0
    if slot in there:
        weight *= 0.2
    boosts = "Boost" in card.keywords
    if slot in BEHIND:
        return weight * (2.0 if boosts else 0.2)
    return weight * (0.4 if boosts else 3.0)


BEHIND = frozenset((2, 3, 4))
"""The circles of the back row."""


def attacks(game: Game, decision: Decision) -> list[float]:
    """Weights for the attacks: those that can hit, and rather the vanguard."""
    player = decision.player
    boosts = {game.objects[id].slot: layers.value(game, id, "power") for id in game.at(RC, player)}
    found: list[float] = []
    for option in decision.options:
        if len(option.cards) < 2:
            found.append(HABITS.get(option.verb, 1.0))
            continue
        attacker, target = option.cards[0], option.cards[1]
        obj = game.objects[attacker]
        behind = BACK_CENTER if obj.zone == VC else dict(COLUMNS).get(obj.slot, -1)
        power = layers.value(game, attacker, "power") + boosts.get(behind, 0)
        vanguard = game.objects[target].zone == VC
        weight = 3.0 if vanguard else 1.0
        found.append(weight if power >= layers.value(game, target, "power") else 0.05)
    return found


def by_habit(game: Game, decision: Decision) -> list[float]:
    """The habits as sense: these decisions are not worth trying each option."""
    return [HABITS.get(option.verb, 1.0) for option in decision.options]


SEVERAL = ("several guardians", "several G guardians", "several interceptors")
"""NB: guardians are called one after the other, because each choice is made when the last guardian is there."""


def _shield(game: Game, option: Option) -> int:
    """The shield that the option adds; -1: it adds no guardian. A sentinel stops any attack, if there is a card to
    discard for it."""
    if option.verb not in ("guard", "intercept", "G guard"):
        return -1
    obj = game.objects[option.cards[0]]
    if "Sentinel" in obj.card.keywords and len(game.at(HAND, obj.player)) > 1:
        return STOPS
    return obj.card.figures.get("shield", 0)


def _copies(game: Game, option: Option) -> int:
    """How many cards the option stands for: equal cards of the hand are offered once."""
    obj = game.objects[option.cards[0]]
    if obj.zone != HAND:
        return 1
    return sum(game.objects[id].card is obj.card for id in game.at(HAND, obj.player))


def _fewest(shields: list[int], lacking: int) -> int:
    """With how few guardians the attack is stopped."""
    n = 0
    for shield in sorted(shields, reverse=True):
        if lacking <= 0:
            break
        lacking -= shield
        n += 1
    return n


def _safe(game: Game, target: int) -> bool:
    """Whether the unit cannot be hit in this battle."""
    return not queries.may(game, "be hit", target, True)


def _drives(game: Game, now: Battle) -> bool:
    """Whether the attack is followed by drive checks."""
    obj = game.objects.get(now.attacking)
    return obj is not None and obj.zone == VC


def _stake(game: Game, now: Battle, target: int) -> float:
    obj = game.objects[target]
    if obj.zone != VC:
        return GUARD_REAR
    damage = len(game.at(DAMAGE, obj.player))
    critical = layers.value(game, now.attacking, "critical")
    if damage + critical >= DEADLY:
        return AT_ALL_COSTS
    return DAMAGE_TAKEN[damage + critical] - DAMAGE_TAKEN[damage]


HABITS: dict[str, float] = {
    "pass": 0.5, "exchange": 0.01, "ride": 4, "ride from the ride deck": 4, "stride": 6, "overDress": 4,
    "XoverDress": 4, "mix": 3, "attack!": 8, "boost": 4, "boost unit": 4, "guard": 0.4, "intercept": 0.3,
    "G assist": 2, "use": 0.7, "put back": 0.5,
}  # fmt: skip

JUDGEMENT = Judgement(
    worth,
    rests=frozenset({"VG 9.9.2", "VG 10.3.1.3", "VG 9.7.2"}),
    habits=HABITS,
    sense={
        "VG 9.9.2": calls,
        "VG 10.3.1.3": by_habit,
        "VG 10.4.1.3": attacks,
        "VG 10.4.1.12": by_habit,
        "VG 10.5.1.2": guards,
    },
    trust=4,
)
