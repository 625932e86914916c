"""Shows cards of hidden zones: to both players (`reveal`) or to one (`look`), until `stop`. What a player has seen they
know (`Obj.known`) until they can no longer follow the card (`zones.leave`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.position.seen import LOOKED, PUBLIC, REVEALED, shown_to, unmarked

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Obj

SHOWN: Final = "cards shown"
"""The name in `Game.memory` under which it stands that some card has a mark of this module."""


def reveal(game: Game, obj: Obj) -> None:
    """Show the card to both players until `stop`, or until it moves."""
    _mark(game, obj, REVEALED, 3)


def look(game: Game, ids: tuple[int, ...], player: int) -> None:
    """Show the cards to one player until `stop`, or until they move. Of several cards, the other player no longer knows
    which is which, unless they see them too: the player has them in hand and may take one unseen."""
    for id in ids:
        obj = game.objects[id]
        if len(ids) > 1 and obj.known >> (1 - player) & 1 and not shown_to(game, obj) >> (1 - player) & 1:
            obj = obj.copy()
            obj.known &= ~(1 << (1 - player))
            game.put(obj)
        if game.book.zones[obj.zone].sight != PUBLIC:
            _mark(game, obj, LOOKED[player], 1 << player)


def _mark(game: Game, obj: Obj, mark: str, mask: int) -> None:
    if mark in obj.marks:
        return
    changed = obj.copy()
    changed.known |= mask
    changed.marks = (*obj.marks, mark)
    game.put(changed)
    game.memory[SHOWN] = 1


def stop(game: Game) -> None:
    """The effect that showed cards is over: they are hidden again. A card that moved meanwhile has no mark."""
    if not game.memory.pop(SHOWN, 0):
        return
    for obj in list(game.objects.values()):
        if obj.marks and unmarked(obj.marks) != obj.marks:
            changed = obj.copy()
            changed.marks = unmarked(obj.marks)
            game.put(changed)
