"""Spots: the places of a player's part of the table where objects lie, in rows and columns, each with types of its own.

A game that has spots lists them in `Book.spots`; `Game.spots` are those that there are now. Spots come and go, and get
and lose types, by events (`spot gained`, `spot lost`, `spot type`). `Obj.slot` is the number of the spot that an object
lies on; in the zones of `Spots.seats` an object without a number lies on the spot that is listed there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core.position import caches
from ludex.core.position.records import record

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Obj


@record
class Spot(NamedTuple):
    """A spot of one player. `number` tells it from the other spots of that player. Spots of both players with equal
    `column` are in the same column. `types` are the types it has of its own; `types_of` adds what follows from what
    lies on it."""

    number: int
    row: str
    column: int
    types: tuple[str, ...]


Layout = tuple[tuple[Spot, ...], ...]
"""The spots of each player."""
NO_SPOTS: Final[Layout] = ((), ())


def numbered(game: Game, player: int, number: int) -> Spot | None:
    """The player's spot of that number; None: there is none."""
    for spot in game.spots[player]:
        if spot.number == number:
            return spot
    return None


def carrier(game: Game, obj: Obj) -> Obj:
    """The object whose place is that of `obj`: what it is linked to, if it has no number of its own; else itself."""
    if obj.host > 0 and obj.slot < 0 and obj.zone not in game.book.spots.seats:
        return game.objects.get(obj.host) or obj
    return obj


def number_of(game: Game, obj: Obj) -> int:
    """The number of the spot that the object lies on; -1: it lies on none."""
    return obj.slot if obj.slot >= 0 else game.book.spots.seats.get(obj.zone, -1)


def under(game: Game, obj: Obj) -> Spot | None:
    """The spot that the object lies on; None: it lies on none."""
    number = number_of(game, obj)
    return numbered(game, obj.side, number) if number >= 0 else None


def types_of(game: Game, player: int, spot: Spot) -> tuple[str, ...]:
    """The types that a spot has now (`Spots.types`)."""
    types = game.book.spots.types
    return spot.types if types is None else types(game, player, spot)


def next_in_column(game: Game, player: int, spot: Spot, step: int) -> Spot | None:
    """The player's spot in the same column, so many rows (`Spots.rows`) further back; None: there is none."""
    rows = game.book.spots.rows
    at = rows.index(spot.row) + step
    if not 0 <= at < len(rows):
        return None
    for other in game.spots[player]:
        if other.column == spot.column and other.row == rows[at]:
            return other
    return None


def replace(game: Game, player: int, spots: tuple[Spot, ...]) -> None:
    """Set the spots of a player. `carrying` does this for events."""
    game.spots = (spots, game.spots[1]) if player == 0 else (game.spots[0], spots)
    caches.all_changed(game)
