"""Cards that are taken several times from those that were looked at: each choice has a name of its own, and "the
rest" is what none of them took."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.lang.groups import canonical, parts_of
from ludex.lang.lasting import inside
from ludex.lang.wording import Unsettled

SEEN, FOUND = t.Ref("seen"), t.Ref("found")
REST = canonical(SEEN, t.Not(FOUND))
SHOWN_REST = (FOUND, t.Not(FOUND))
"""The parts of the rest of the cards that were shown: in surface form both are told by one name."""


def _name(k: int) -> str:
    return "found" if k == 1 else "left" if k == 2 else f"left{k}"


def told_apart(node: Any) -> Any:
    """The tree with names of their own for the second choice and later ones from the cards looked at, or from those
    that were shown."""
    if type(node) is tuple:
        return _block(tuple(told_apart(item) for item in node))
    return inside(node, told_apart)


def _block(items: tuple[Any, ...]) -> tuple[Any, ...]:
    out: list[Any] = []
    k, among = 0, False
    for item in items:
        made = item
        if isinstance(item, (t.Look, t.RevealUntil, t.Search)):
            k, among = 0, False
        elif isinstance(item, t.Choose) and item.name == "found" and not item.also:
            parts = parts_of(item.what)
            if FOUND in parts and k:
                k, among = k + 1, True
                earlier = t.Ref(_name(k - 1))
                made = replace(item, name=_name(k), what=canonical(*(earlier if p == FOUND else p for p in parts)))
            elif SEEN in walk.nodes(item.what):
                k += 1
                others = (t.Not(t.Ref(_name(i))) for i in range(1, k))
                made = replace(item, name=_name(k), what=canonical(*parts, *others)) if k > 1 else item
            out.append(made)
            continue
        if isinstance(item, t.Choose) and k and SEEN in parts_of(item.what) and t.Not(FOUND) not in parts_of(item.what):
            raise Unsettled("cards that were taken may be taken again")
        out.append(_of(made, k, among) if k > 1 else made)
    return tuple(out)


def _of(node: Any, k: int, among: bool) -> Any:
    """The node with the `k`th choice where it speaks of the cards found."""

    def change(part: t.Node) -> t.Node | None:
        if part == REST:
            if among:
                raise Unsettled("the rest of which cards")
            return canonical(SEEN, *(t.Not(t.Ref(_name(i))) for i in range(1, k + 1)))
        if isinstance(part, t.All) and set(part.parts) == set(SHOWN_REST):
            return canonical(t.Ref(_name(k - 1)), t.Not(t.Ref(_name(k))))
        if isinstance(part, t.Ref):
            return t.Ref(_name(k)) if part.name == "found" else None
        return replace(part, name=_name(k)) if isinstance(part, t.Moved) and part.name == "found" else None

    return walk.rebuilt(node, change)


def told_alike(node: Any) -> Any:
    """The inverse of `told_apart`."""
    names = {part.name for part in walk.nodes(node) if isinstance(part, t.Choose) and _is_later(part.name)}
    return walk.rebuilt(node, _plain) if names else node


def _is_later(name: str) -> bool:
    return name == "left" or (name.startswith("left") and name[4:].isdecimal())


def _plain(part: t.Node) -> t.Node | None:
    """What stands for the node where the choices have one name."""
    if isinstance(part, t.Choose) and _is_later(part.name):
        left = [SEEN if _taken(p) else p for p in parts_of(part.what) if not (isinstance(p, t.Not) and _taken(p.part))]
        return replace(part, name="found", what=canonical(*left))
    if isinstance(part, t.All) and sum(isinstance(p, t.Not) and _taken(p.part) for p in part.parts):
        left = [SEEN if _taken(p) else p for p in part.parts if not (isinstance(p, t.Not) and _taken(p.part))]
        return canonical(*left, t.Not(FOUND))
    if isinstance(part, t.Ref) and _is_later(part.name):
        return FOUND
    return replace(part, name="found") if isinstance(part, t.Moved) and _is_later(part.name) else None


def _taken(part: t.Sel) -> bool:
    return isinstance(part, t.Ref) and (part.name == "found" or _is_later(part.name))
