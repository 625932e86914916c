"""When answers kept with a position are forgotten: the values of figures, and the index of active abilities.

Nothing else clears them. The index says itself what it depends on (`volatile`, `crowded`, `nums`, `granted`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Card, Obj


def changed(game: Game) -> None:
    """Something that values may depend on is different."""
    if game.values:
        game.values = {}
    if game.index is not None and game.index.volatile:
        game.index = None


def all_changed(game: Game) -> None:
    """Anything may be different."""
    game.values = {}
    game.index = None


def effects_changed(game: Game) -> None:
    game.index = None
    changed(game)


def object_changed(game: Game, old: Obj, new: Obj) -> None:
    """An object in its place is replaced by a changed copy."""
    if old.guise is not new.guise or old.up != new.up or old.player != new.player or old.card is not new.card:
        game.index = None
    changed(game)


def number_changed(game: Game, name: str) -> None:
    """A number of a player is different."""
    if game.index is not None and name in game.index.nums:
        game.index = None
    changed(game)


def moved(game: Game, old: Obj | None, new: Obj | None) -> None:
    """An object left a zone (`old`) or came to one (`new`)."""
    if (old is not None and _listed(game, old)) or (new is not None and _listed(game, new)):
        game.index = None
    changed(game)


def _listed(game: Game, obj: Obj) -> bool:
    """Whether the index lists an ability of the object where it is, or may once it is there."""
    card = obj.card if obj.guise is None else obj.guise
    if card.acts and _acts_in(game, card, obj.zone):
        return True
    index = game.index
    return index is not None and (obj.id in index.granted or (index.crowded and obj.zone in game.book.acting))


def _acts_in(game: Game, card: Card, kind: int) -> bool:
    """Whether an ability that acts by itself is valid in the zone."""
    if card.acts_by_rule and kind in game.book.acting:
        return True
    return bool(card.acts_in) and game.book.zones[kind].name in card.acts_in
