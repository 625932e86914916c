"""`Places`: what the texts of a game imply about zones. `placed` finds the zones where an ability is valid from its own
text: an ability that mentions its card in hand is valid in hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, is_dataclass, replace
from dataclasses import field as made_by

from ludex.core import tree as t
from ludex.core.tree import walk


@dataclass(frozen=True)
class Places:
    """What the texts of a game imply about zones. A game fills it in (`Language.places`)."""

    field: str = ""
    """The zone where abilities are valid unless their text says otherwise."""
    aside: tuple[str, ...] = ()
    """Further zones into which cards are put for later use."""
    leaders: tuple[str, ...] = ()
    """The zones of the cards that represent the players."""
    held: tuple[str, ...] = ()
    """The zones that contain only their player's own cards."""
    fallen: tuple[tuple[str, str, str], ...] = ()
    """Where a card is after a move: (word of the move, zone it left ("": any), zone it is in)."""
    deeds: Mapping[str, str] = made_by(default_factory=dict)
    """Zone -> the word of `lang.marks.DEEDS` by which later text refers to a card that was put there."""
    phases: tuple[str, ...] = ()
    """The event kinds that have no object."""
    verbs: tuple[str, ...] = ()
    """The verbs of the game (`Do.verb`) that apply only to cards on the field."""


def placed(ability: t.Ability, places: Places) -> t.Ability:
    """The ability with `zones` set to the zone in which its text says its card is, if it has none yet."""
    names = _said(ability, places)
    if names and not ability.zones and isinstance(ability, (t.Activated, t.Automatic, t.Passive)):
        return replace(ability, zones=names)
    return ability


def unplaced(ability: t.Ability, places: Places) -> t.Ability:
    """The inverse of `placed`: the ability without the zones that follow from its text."""
    if isinstance(ability, (t.Activated, t.Automatic, t.Passive)) and ability.zones:
        return replace(ability, zones=()) if ability.zones == _said(ability, places) else ability
    return ability


def _said(ability: t.Ability, places: Places) -> tuple[str, ...]:
    """The zones in which the text first says the card itself is; empty: none, or the field. Abilities with a keyword
    are left out: the keyword sets their zones."""
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
