"""[VG 4.12.5] The bind zone: by which card's effect each card there was bound."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.book import RelationFn

if TYPE_CHECKING:
    from ludex.core.position.event import Event
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Obj

BOUND_BY: Final = "bound by "
"""The beginning of the mark of a bound card that says by which card's effect it was bound; the id follows."""


def _bound_by(game: Game, obj: Obj, other: Obj) -> bool:
    """[VG 4.12.5] Whether an effect of the other card has bound this card."""
    return f"{BOUND_BY}{other.id}" in obj.marks


RELATIONS: Final[dict[str, RelationFn]] = {
    "bound by": _bound_by,
}


def note_binding(game: Game, event: Event) -> None:
    """[VG 4.12.5] Notes on a card that an effect has bound which one it was."""
    if event.new in game.objects:
        bound = game.objects[event.new].copy()
        bound.marks = (*bound.marks, f"{BOUND_BY}{event.cause}")
        game.put(bound)
