"""Cards that are taken twice from those that were looked at: "choose one, put it into your hand, choose another,
discard it, and put the rest ...". In surface form both choices bind `found`; in the final tree the second has a name of
its own, takes what the first left, and the rest is what neither took."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.lang.groups import canonical, parts_of
from ludex.lang.lifting import Misplaced, inside

FOUND = "found"
SEEN = t.Ref("seen")
NAMES = (FOUND, "found2", "found3")
"""The names of the first, second and third choice."""


def told_apart(node: Any) -> Any:
    """The tree with a name of its own for each choice of a block from the cards that were looked at once."""
    if not walk.has_kind(t.Choose, node):
        return node
    if type(node) is not tuple:
        return inside(node, told_apart)
    made: list[Any] = []
    taken = 0
    for item in node:
        if isinstance(item, (t.Look, t.RevealUntil, t.Search)):
            taken = 0
        if _takes(item):
            made.append(_apart(item, taken) if taken else item)
            taken += 1
        else:
            made.append(_of_last(item, taken) if taken > 1 else told_apart(item))
    return tuple(made)


def _apart(item: t.Choose, taken: int) -> t.Choose:
    """The choice with a name of its own, from what the choices before left."""
    if taken == len(NAMES):
        raise Misplaced("too many choices from the cards looked at")
    before = tuple(t.Not(t.Ref(name)) for name in NAMES[:taken])
    return replace(item, name=NAMES[taken], what=canonical(*parts_of(item.what), *before))


def _takes(item: Any) -> bool:
    return isinstance(item, t.Choose) and item.name == FOUND and not item.also and SEEN in walk.nodes(item.what)


def _of_last(item: Any, taken: int) -> Any:
    """The instruction with the name of the last choice for `found`, and the rest without all that was taken."""
    last = t.Ref(NAMES[taken - 1])

    def change(node: t.Node) -> t.Node | None:
        if isinstance(node, t.All) and SEEN in node.parts and t.Not(t.Ref(FOUND)) in node.parts:
            return canonical(*node.parts, *(t.Not(t.Ref(name)) for name in NAMES[1:taken]))
        if isinstance(node, t.Moved) and node.name == FOUND:
            raise Misplaced("which of the cards was moved")
        return last if isinstance(node, t.Ref) and node.name == FOUND else None

    if any(isinstance(part, (t.Among, t.Is)) and part.what == t.Ref(FOUND) for part in walk.nodes(item)):
        raise Misplaced("which of the cards it is")
    if any(_takes(part) for part in walk.nodes(item)):
        raise Misplaced("cards are taken twice from those looked at")
    return walk.rebuilt(item, change)


def told_alike(node: Any) -> Any:
    """The inverse of `told_apart`."""
    others = tuple(t.Not(t.Ref(name)) for name in NAMES)

    def change(part: t.Node) -> t.Node | None:
        if isinstance(part, t.Choose) and part.name in NAMES[1:]:
            rest = tuple(item for item in parts_of(part.what) if item not in others)
            return replace(part, name=FOUND, what=canonical(*rest))
        if isinstance(part, t.All) and any(item in others[1:] for item in part.parts):
            return canonical(*(item for item in part.parts if item not in others[1:]))
        return t.Ref(FOUND) if isinstance(part, t.Ref) and part.name in NAMES[1:] else None

    return walk.rebuilt(node, change)
