"""Who sees a card now, who knows it, and whether a player can tell it from others. All that shows cards asks here.

What a player knows of hidden cards: in a zone whose cards keep their places (a deck), which card lies at a place; in a
zone that `mixes` (another player's hand), which cards are among those that lie there, but not which is which.
`Obj.known` records both. `zones.leave` lets this knowledge fade where a card leaves such a zone unseen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Obj

PUBLIC: Final = "public"
"""A value of `ZoneKind.sight`: both players see the face-up cards."""
HIDDEN: Final = "hidden"
"""A value of `ZoneKind.sight`: nobody sees the cards."""
OWN: Final = "own"
"""A value of `ZoneKind.sight`: only the player whose zone it is sees the cards."""

REVEALED: Final = "revealed"
"""The mark of a card that is shown to both players now. Marks that begin with it mean the same."""
LOOKED: Final[tuple[str, ...]] = ("looked at by player 0", "looked at by player 1")
"""The mark of a card that an effect shows to one player now. Marks that begin with it mean the same."""


def shown_to(game: Game, obj: Obj) -> int:
    """The players who see now which card the object is, as bits: 1 for player 0, 2 for player 1. A token is no card:
    everybody sees it in a zone that hides cards from the other player, too."""
    kind = game.book.zones[obj.zone]
    mask = 0
    if kind.sight == PUBLIC:
        if obj.up or kind.face_down == PUBLIC:
            return 3
        if kind.face_down == OWN:
            mask = 1 << obj.player
        if not kind.mixes:
            mask |= obj.known
    elif kind.sight != HIDDEN:
        if (kind.faces and obj.up) or obj.card.token:
            return 3
        mask = 1 << obj.player
    for mark in obj.marks:
        if mark.startswith(REVEALED):
            return 3
        for player in range(2):
            if mark.startswith(LOOKED[player]):
                mask |= 1 << player
    return mask


def seen_by(game: Game, obj: Obj) -> int:
    """The players who may know which card the object is, as bits: those who see it, and those who saw it earlier and
    could follow it (`Obj.known`)."""
    return obj.known | shown_to(game, obj)


def tells_apart(game: Game, obj: Obj, player: int) -> bool:
    """Whether a player who chooses can tell the object from other cards: they see it, or know which card lies at its
    place, or look through the zone to choose (`ZoneKind.closed`, `Choices.looks_to_choose`)."""
    kind = game.book.zones[obj.zone]
    if obj.player == player:
        return not kind.closed or bool(seen_by(game, obj) >> player & 1)
    if (obj.known >> player & 1 and not kind.mixes) or shown_to(game, obj) >> player & 1:
        return True
    return kind.sight != PUBLIC and not kind.closed and game.book.choices.looks_to_choose


def unmarked(marks: tuple[str, ...]) -> tuple[str, ...]:
    """The marks without those of a card that an effect shows."""
    return tuple(mark for mark in marks if mark != REVEALED and mark not in LOOKED) if marks else marks


def front(game: Game, obj: Obj) -> str:
    """The name by which a player who sees the card calls it: of a face-down card without information, its front's."""
    if obj.guise is not None and not obj.up and game.book.zones[obj.zone].blank:
        return obj.card.name
    return obj.info.name
