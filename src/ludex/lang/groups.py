"""Groups of objects in trees: the canonical order of their parts, alternatives, the card's own name (docs/trees.md)."""

from __future__ import annotations

import itertools
from typing import Any

from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.lang.marks import AllTold, Different, Shown

ORDER: dict[type, int] = {
    t.Side: 0, t.SameSide: 0, t.Ref: 1, t.Zone: 2, t.Not: 3, t.Self: 3, t.Word: 4, t.Some: 5, t.Figure: 6, t.Has: 7,
    t.State: 9, t.FaceUp: 9, t.Counter: 10, t.Mark: 11, t.Role: 11, t.Slot: 12, t.Lies: 12, t.Beside: 12,
    t.Anything: 13, AllTold: 30, Different: 31,
}  # fmt: skip


LATE = ("type", "ability")
"""Kinds of words that come after the other kinds in the canonical order."""


def rank(part: t.Sel) -> tuple[int, int, str]:
    """The sort key of a part in the canonical order; `ORDER` gives the rank of its class. Of words, the type comes
    after the other kinds and the name last."""
    kind = part.kind if isinstance(part, t.Word) else ""
    if kind == "name":
        return (8, 0, repr(part))
    return (ORDER.get(type(part), 20), LATE.index(kind) + 1 if kind in LATE else 0, repr(part))


def canonical(*groups: t.Sel) -> t.Sel:
    """One group with the parts of all groups, each once, in the canonical order."""
    parts: list[t.Sel] = []
    for group in groups:
        for part in group.parts if isinstance(group, t.All) else (group,):
            if part not in parts and not isinstance(part, t.Anything):
                parts.append(part)
    parts.sort(key=rank)
    if not parts:
        return t.ANY
    return parts[0] if len(parts) == 1 else t.All(tuple(parts))


def either(*groups: t.Sel) -> t.Sel:
    """The group of objects that match one of the groups. Parts that all groups have are factored out."""
    split = [group.parts if isinstance(group, t.All) else (group,) for group in groups]
    common = [part for part in split[0] if all(part in parts for parts in split[1:])]
    rest = [canonical(*(part for part in parts if part not in common)) for parts in split]
    return canonical(*common, t.Some(tuple(sorted(rest, key=rank))))


def join_either(groups: list[t.Sel]) -> t.Sel:
    """`either` for a list; a single group stays as it is."""
    return either(*groups) if len(groups) > 1 else groups[0]


def split_either(group: t.Sel) -> tuple[t.Sel, ...]:
    """The groups that `either` joined; a group without alternatives alone."""
    parts = parts_of(group)
    some = [part for part in parts if isinstance(part, t.Some)]
    if len(some) != 1:
        return (group,)
    rest = [part for part in parts if part is not some[0]]
    return tuple(canonical(*rest, part) for part in some[0].parts)


def alternatives(group: t.Sel) -> list[tuple[t.Sel, ...]]:
    """The kinds of objects that a group consists of, each with all its parts in canonical order: also of what is said
    once for all of them."""
    if isinstance(group, t.Some):
        return [kind for part in group.parts for kind in alternatives(part)]
    if not isinstance(group, t.All):
        return [(group,)]
    each = itertools.product(*map(alternatives, group.parts))
    return [parts_of(canonical(*(part for parts in kind for part in parts))) for kind in each]


def parts_of(group: t.Sel) -> tuple[t.Sel, ...]:
    """The parts of an `All`; another selector alone."""
    return group.parts if isinstance(group, t.All) else (group,)


def self_named(tree: Any, name: str) -> Any:
    """The tree as the text of the card with that name: "not named NAME" becomes "not sharing a name with this card"."""

    def change(node: t.Node) -> t.Node | None:
        if node == t.Not(t.Word("name", name)):
            return t.Not(t.Shares(t.SELF, "name"))
        if isinstance(node, t.Grant):
            return node
        if isinstance(node, t.All):
            parts = walk.rebuilt(node.parts, change)
            if parts is not node.parts:  # the card has its own name, so `Not(SELF)` adds nothing
                return canonical(*(part for part in parts if part != t.Not(t.SELF)))
        return None

    return walk.rebuilt(tree, change)


def not_shown(node: t.Node) -> t.Node | None:
    """The plain reference in the place of a `Shown`, and groups with one in canonical order."""
    if isinstance(node, t.All) and any(isinstance(part, Shown) for part in node.parts):
        return canonical(*(t.Ref(part.name) if isinstance(part, Shown) else part for part in node.parts))
    return t.Ref(node.name) if isinstance(node, Shown) else None


def order_of(values: list[Any], parts: tuple[Any, ...]) -> int | None:
    """The indices of the values among the parts, as a decimal number whose first digit is 1 (so that leading zeros are
    kept). None: they are not the same parts, or more than ten."""
    if len(values) != len(parts) or len(parts) > 10 or any(value not in parts for value in values):
        return None
    return int("1" + "".join(str(parts.index(value)) for value in values))


def says(parts: tuple[Any, ...], kind: type) -> bool:
    """Whether a part, or a part of a part, is of the class."""
    return any(isinstance(part, kind) or (hasattr(part, "parts") and says(part.parts, kind)) for part in parts)
