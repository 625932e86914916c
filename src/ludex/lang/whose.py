"""Whose the zone is to which a text moves a card. The books send cards to zones of their owners, whatever a text calls
them; so a text that says the zone of the other player is not understood."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.lang.groups import parts_of
from ludex.lang.marks import Of


def at_odds(ability: t.Ability) -> bool:
    """Whether a card that is certainly one player's is said to go to a zone of the other player."""
    parts = walk.nodes(_said(ability), skip=(t.Ability, t.By))
    sides = _sides(ability, parts)
    for move in parts:
        player = getattr(move.to, "player", "") if isinstance(move, t.Move) else ""
        if player and isinstance(move, t.Move) and _side(move.what, sides) not in ("", player):
            return True
    return False


def plain(ability: t.Ability) -> t.Ability:
    """The ability with the words of zones alone."""

    def change(node: t.Node) -> t.Node:
        return replace(node, to=str(node.to)) if isinstance(node, t.Move) and isinstance(node.to, Of) else node

    if not any(isinstance(node, t.Move) and isinstance(node.to, Of) for node in walk.nodes(ability)):
        return ability
    made: t.Ability = walk.rebuilt(ability, lambda _: None, change)
    return made


def _said(ability: t.Ability) -> tuple[Any, ...]:
    return (getattr(ability, "cost", ()), getattr(ability, "targets", ()), getattr(ability, "do", ()))


def _sides(ability: t.Ability, parts: tuple[t.Node, ...]) -> dict[str, str]:
    """The player whose the objects of a name are; "": one or the other."""
    sides: dict[str, str] = {}
    when = getattr(ability, "when", None)
    if isinstance(when, t.When):
        sides["it"] = sides["became"] = t.YOU if when.subject == t.SELF else _side(when.subject, {})
    for node in parts:
        if isinstance(node, t.Choose):
            side = _side(node.what, sides)
        elif isinstance(node, (t.Look, t.Search)):
            side = node.who if node.who in (t.YOU, t.OPPONENT) else ""
        else:
            continue
        sides[node.name] = side if sides.get(node.name, side) == side else ""
    return sides


def _side(what: t.Sel, sides: dict[str, str]) -> str:
    """The player whose the objects certainly are."""
    for part in parts_of(what):
        if isinstance(part, t.Side):
            return part.who if part.who in (t.YOU, t.OPPONENT) else ""
        if isinstance(part, t.Self):
            return t.YOU
        if isinstance(part, t.All) and (found := _side(part, sides)):
            return found
        if isinstance(part, t.Ref) and sides.get(part.name):
            return sides[part.name]
    return ""
