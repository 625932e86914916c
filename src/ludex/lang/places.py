"""The zones of a game as its texts speak of them; and where an ability is valid, told by its own text: one that speaks
of its card in hand works in hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, is_dataclass, replace
from dataclasses import field as made_by

from ludex.core import tree as t
from ludex.core.tree import walk


@dataclass(frozen=True)
class Places:
    """What texts leave to be understood about zones. A game fills it in (`Language.places`)."""

    field: str = ""
    """Where cards work unless their text says otherwise."""
    aside: tuple[str, ...] = ()
    """Other zones that cards are put into for later."""
    leaders: tuple[str, ...] = ()
    """The zones of the cards that stand for the players."""
    held: tuple[str, ...] = ()
    """Where a player's own cards lie, and no others."""
    fallen: tuple[tuple[str, str, str], ...] = ()
    """Where a card lies that has left a zone: the word of the move, the zone left (empty: any), the zone it lies in."""
    deeds: Mapping[str, str] = made_by(default_factory=dict)
    """What is said afterwards of a card that was put into a zone (`lang.marks.DEEDS`)."""
    phases: tuple[str, ...] = ()
    """Events that are about no card."""
    verbs: tuple[str, ...] = ()
    """Verbs of the game that only a card on the field can undergo."""


def placed(ability: t.Ability, places: Places) -> t.Ability:
    """The ability, valid where its text says that its card is."""
    names = _said(ability, places)
    if names and not ability.zones and isinstance(ability, (t.Activated, t.Automatic, t.Passive)):
        return replace(ability, zones=names)
    return ability


def unplaced(ability: t.Ability, places: Places) -> t.Ability:
    """The ability as a phrase reads it: what follows from its text is not said apart."""
    if isinstance(ability, (t.Activated, t.Automatic, t.Passive)) and ability.zones:
        return replace(ability, zones=()) if ability.zones == _said(ability, places) else ability
    return ability


def _said(ability: t.Ability, places: Places) -> tuple[str, ...]:
    """The first place that is said of the card itself. A keyword's trigger has its place already."""
    if ability.keyword or not is_dataclass(ability):
        return ()
    for name in ("cond", "cost", "do", "effects"):
        parts = walk.nodes(getattr(ability, name, None), skip=(t.Ability,))
        found = next((place for part in parts if (place := _place(part))), ())
        if found:
            return found if found != (places.field,) else ()
    return ()


def _place(node: t.Node) -> tuple[str, ...]:
    if isinstance(node, t.All) and t.SELF in node.parts:
        return next((part.names for part in node.parts if isinstance(part, t.Zone)), ())
    if isinstance(node, t.Is) and isinstance(node.what, t.Self) and isinstance(node.such, t.Zone):
        return node.such.names
    return ()
