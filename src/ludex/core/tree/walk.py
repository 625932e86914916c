"""Walks over trees: lists the nodes and strings in a tree, and tests for classes of nodes."""

from __future__ import annotations

from dataclasses import fields
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


def nodes(*trees: object) -> list[Node]:
    """Every node in the trees and in tuples of trees, outer before inner, in the order of the fields."""
    found: list[Node] = []
    rest: list[object] = list(reversed(trees))
    while rest:
        tree = rest.pop()
        if isinstance(tree, tuple):
            rest.extend(reversed(tree))
        elif isinstance(tree, Node):
            found.append(tree)
            rest.extend(reversed(values_of(tree)))
    return found


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
