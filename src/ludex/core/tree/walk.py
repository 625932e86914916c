"""The visitor over trees: every node of a tree, whether one of a kind is among them, and trees with other nodes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any, Final

from ludex.core.tree.selectors import Node

_FIELDS: Final[dict[type, tuple[str, ...]]] = {}


def field_names(node: Node) -> tuple[str, ...]:
    """The names of a node's fields, in the order of its class."""
    kind = type(node)
    names = _FIELDS.get(kind)
    if names is None:
        values: Any = node
        names = tuple([spec.name for spec in fields(values)])
        _FIELDS[kind] = names
    return names


def values_of(node: Node) -> list[object]:
    """The values of a node's fields, in the order of its class."""
    return [getattr(node, name) for name in field_names(node)]


_BRANCHES: Final[dict[type, tuple[str, ...]]] = {}
_PLAIN: Final = ("str", "int", "bool", "bool | None", "tuple[str, ...]", "tuple[int, ...]", "tuple[int, int]")


def branch_names(node: Node) -> tuple[str, ...]:
    """The names of the fields that may hold nodes, in the order of the class. A slot of a template may stand anywhere:
    templates are walked in `lang.pattern`."""
    kind = type(node)
    names = _BRANCHES.get(kind)
    if names is None:
        values: Any = node
        names = _BRANCHES[kind] = tuple([spec.name for spec in fields(values) if spec.type not in _PLAIN])
    return names


def nodes(*trees: object, skip: tuple[type, ...] = ()) -> tuple[Node, ...]:
    """Every node in the trees, outer before inner, in the order of the fields. Tuples are looked into; nodes of a kind
    in `skip` are left out with all they contain."""
    if len(trees) != 1:
        return tuple(_listed(trees, skip))
    key = (id(trees[0]), skip)
    kept = _KEPT.get(key)
    if kept is not None:
        return kept[1]
    found = tuple(_listed(trees, skip))
    if len(_KEPT) >= MOST:
        _KEPT.clear()
    _KEPT[key] = (trees[0], found)
    return found


MOST: Final = 4_000
"""Cache size of `nodes`. Cleared when full."""

_KEPT: Final[dict[tuple[int, tuple[type, ...]], tuple[object, tuple[Node, ...]]]] = {}
"""The nodes of trees, which never change. Keyed by id(); the entry keeps the tree alive, so the id is not reused."""


def _listed(trees: tuple[object, ...], skip: tuple[type, ...]) -> list[Node]:
    found: list[Node] = []
    rest: list[object] = list(reversed(trees))
    while rest:
        tree = rest.pop()
        if isinstance(tree, tuple):
            rest.extend(reversed(tree))
        elif isinstance(tree, Node) and not (skip and isinstance(tree, skip)):
            found.append(tree)
            for name in reversed(branch_names(tree)):
                value = getattr(tree, name)
                if value is not None and value != ():
                    rest.append(value)
    return found


def rebuilt(tree: Any, change: Callable[[Node], object], after: Callable[[Node], Node] | None = None) -> Any:
    """The tree with other nodes. `change` is asked of each node, outer before inner: None leaves the node and goes on
    inside, anything else takes its place as it is. `after` changes a node once its inside is done. What stays the same
    is the same object."""
    if type(tree) is tuple:
        items = tuple([rebuilt(item, change, after) for item in tree])
        return items if any(new is not old for new, old in zip(items, tree, strict=True)) else tree
    if not isinstance(tree, Node):
        return tree
    new = change(tree)
    if new is not None:
        return new
    changed: dict[str, Any] = {}
    for name in field_names(tree):
        old = getattr(tree, name)
        if isinstance(old, (Node, tuple)):
            inside = rebuilt(old, change, after)
            if inside is not old:
                changed[name] = inside
    made: Any = tree
    if changed:
        made = replace(made, **changed)
    return made if after is None else after(made)


def has_kind(kinds: type | tuple[type, ...], *trees: object) -> bool:
    """Whether the trees contain a node of one of the classes."""
    return any(isinstance(node, kinds) for node in nodes(*trees))


def strings(*trees: object) -> set[str]:
    """Every string in the trees that is the value of a field or an item of a tuple."""
    found: set[str] = set()
    for node in nodes(*trees):
        for value in values_of(node):
            if isinstance(value, str):
                found.add(value)
            elif isinstance(value, tuple):
                found.update([item for item in value if isinstance(item, str)])
    return found
