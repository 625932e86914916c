"""[CC 1200] Rule processes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.position.game import Outcome
from ludex.core.tree import Rename
from ludex.core.values import layers
from ludex.games.cc.c0300_zones import SERVANT, is_type
from ludex.games.cc.c0907_aether import notes_of
from ludex.games.cc.c1000_game_actions import SHORT, banish

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def lose_the_game(game: Game) -> bool:
    """[CC 1202.1] A player who could not draw in a draw phase (`fell_short`) loses [CC 103.1] and the other player
    wins [CC 103.2]; if both could not, it is a draw [CC 103.3]."""
    lost = [player for player in (0, 1) if game.num(player, SHORT)]
    if len(lost) == 2:
        game.outcome = Outcome(-1, "both players had no card to draw", "CC 103.3")
    elif lost:
        game.outcome = Outcome(1 - lost[0], "no card to draw", "CC 1202.1")
    return bool(lost)


def _spent_deities(game: Game) -> list[int]:
    entries = layers.index_of(game).words.get("type")
    changed = entries is not None and any(isinstance(e.node, Rename) and e.node.value == "deity" for e in entries)
    objects = game.objects
    found: list[int] = []
    for id in game.at(SERVANT, 0) + game.at(SERVANT, 1):
        obj = objects[id]
        if (changed or notes_of(obj.card).deity) and is_type(game, obj, "deity") and not obj.counter("deity"):
            found.append(id)
    return found


def banish_deities(game: Game) -> bool:
    """[CC 1204.1] Banishes deities without deity counters."""
    spent = _spent_deities(game)
    if spent:
        banish(game, tuple(spent))
    return bool(spent)


DUE: Final = "rule process"
"""The key of a cached answer in `game.values`, which is cleared when anything changes."""


def rules_due(game: Game) -> bool:
    """Whether a rule process has to be performed."""
    known = game.values.get((0, DUE))
    if known is None:
        known = int(bool(game.nums[0].get(SHORT) or game.nums[1].get(SHORT) or _spent_deities(game)))
        game.values[0, DUE] = known
    return known == 1
