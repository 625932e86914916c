"""Where an ability is valid, told by its own text: one that speaks of its card in hand works in hand."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any

from ludex.core import tree as t


def placed(ability: t.Ability) -> t.Ability:
    """The ability, valid where its text says that its card is."""
    names = _said(ability)
    if names and not ability.zones and isinstance(ability, (t.Activated, t.Automatic, t.Passive)):
        return replace(ability, zones=names)
    return ability


def unplaced(ability: t.Ability) -> t.Ability:
    """The ability as a phrase reads it: what follows from its text is not said apart."""
    if ability.zones and isinstance(ability, (t.Activated, t.Automatic, t.Passive)) and ability.zones == _said(ability):
        return replace(ability, zones=())
    return ability


def _said(ability: t.Ability) -> tuple[str, ...]:
    """The first place that is said of the card itself. A keyword's trigger has its place already."""
    if ability.keyword or not is_dataclass(ability):
        return ()
    for name in ("cond", "cost", "do", "effects"):
        found = _place(getattr(ability, name, None))
        if found:
            return found if found != ("field",) else ()
    return ()


def _place(node: Any) -> tuple[str, ...]:
    if isinstance(node, t.All) and t.SELF in node.parts:
        return next((part.names for part in node.parts if isinstance(part, t.Zone)), ())
    if isinstance(node, t.Is) and isinstance(node.what, t.Self) and isinstance(node.such, t.Zone):
        return node.such.names
    if type(node) is tuple:
        return next((found for found in map(_place, node) if found), ())
    if is_dataclass(node) and not isinstance(node, (type, t.Ability)):
        return next((found for spec in fields(node) if (found := _place(getattr(node, spec.name)))), ())
    return ()
