"""[VG 6.3.3.2.2] What is discarded for a ride from the ride deck, what may be done instead, and whether anything must
be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.values import queries
from ludex.games.vg.c04_zones import HAND, RC, SOUL
from ludex.games.vg.c07_charging import SOUL_BLAST

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def to_discard(game: Game, player: int) -> tuple[int, ...]:
    """The cards of the hand that can be discarded for a ride from the ride deck."""
    return tuple([id for id in game.at(HAND, player) if queries.may(game, "discard to ride", id, True)])


def discarding(game: Game, id: int, ridden: int) -> Event:
    """[VG 6.3.3.2.2] A card is discarded for a ride from the ride deck; the other object is the card that rides."""
    event = events.moving(game, id, "drop", -1, "discard")
    event.other = ridden
    return event


def pays_otherwise(game: Game, player: int, card: int) -> tuple[int, ...]:
    """[VG 11.12.1] The cards with which an effect lets the player pay for the ride of the card in place of a discard:
    a card of the soul is soul-blasted, a rear-guard is put into the soul."""
    universe = (*game.at(SOUL, player), *game.at(RC, player))
    return tuple(queries.among(game, "pays for the ride", card, [], universe))


def paid_otherwise(game: Game, player: int, id: int) -> bool:
    """[VG 7.25.1] Pays for a ride with a card that is not discarded from hand; False: it is in the hand."""
    obj = game.objects[id]
    if obj.zone == SOUL:
        events.perform(game, events.moving(game, id, "drop", -1, SOUL_BLAST))
        events.announce(game, SOUL_BLAST, 0, player, 1)  # [VG 7.25.4]
        return True
    if obj.zone == RC:
        events.perform(game, events.moving(game, id, "soul", -1))
        return True
    return False


def rides_freely(game: Game, card: int) -> bool:
    """Whether an effect lets the player ride the card of the ride deck without discarding."""
    return queries.may(game, "ride without discarding", card, False)
