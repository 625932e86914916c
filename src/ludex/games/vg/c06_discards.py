"""[VG 6.3.3.2.2] What is discarded for a ride from the ride deck, and whether anything must be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core.values import queries
from ludex.games.vg.c04_zones import HAND

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def to_discard(game: Game, player: int) -> tuple[int, ...]:
    """The cards of the hand that can be discarded for a ride from the ride deck."""
    return tuple([id for id in game.at(HAND, player) if queries.may(game, "discard to ride", id, True)])


def rides_freely(game: Game, card: int) -> bool:
    """Whether an effect lets the player ride the card of the ride deck without discarding."""
    return queries.may(game, "ride without discarding", card, False)
