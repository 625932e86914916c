"""Strategies for ability trees, made from the node classes themselves."""

from __future__ import annotations

import types
import typing
from dataclasses import MISSING, fields
from typing import Any

from hypothesis import strategies as st

from ludex.core import tree
from ludex.core.codec import NODES

WORDS = ["power", "field", "it", "t", "draw", 'a "quoted" word', "守護", ""]
CLASSES: list[type[tree.Node]] = list(NODES.values())


def subclasses(base: type) -> list[type[tree.Node]]:
    return [cls for cls in CLASSES if issubclass(cls, base)]


def hints(cls: type) -> dict[str, Any]:
    return typing.get_type_hints(cls, vars(tree))


@st.composite
def values(draw: st.DrawFn, hint: Any, depth: int) -> Any:
    """A value of the annotated type; deeper than `depth` only what needs no nodes."""
    origin = typing.get_origin(hint)
    args = typing.get_args(hint)
    if hint is int:
        return draw(st.integers(-5, 99))
    if hint is bool:
        return draw(st.booleans())
    if hint is str:
        return draw(st.sampled_from(WORDS) | st.text(max_size=5))
    if hint is type(None):
        return None
    if origin is tuple:
        if len(args) == 2 and args[1] is Ellipsis:
            most = 2 if depth > 0 or args[0] in (str, int) else 0
            return tuple(draw(st.lists(values(args[0], depth - 1), max_size=most)))
        return tuple(draw(values(arg, depth - 1)) for arg in args)
    if origin in (types.UnionType, typing.Union):
        plain = [arg for arg in args if arg in (int, type(None))]
        return draw(values(draw(st.sampled_from(plain if plain and depth <= 0 else list(args))), depth))
    assert isinstance(hint, type) and issubclass(hint, tree.Node), hint
    return draw(nodes(hint, depth))


@st.composite
def nodes(draw: st.DrawFn, base: type = tree.Node, depth: int = 3) -> Any:
    """A tree whose root is of the given class or beneath it."""
    choices = subclasses(base)
    if depth <= 0:
        choices = [cls for cls in choices if _shallow(cls)] or choices
    cls = draw(st.sampled_from(choices))
    told = hints(cls)
    given_fields: dict[str, Any] = {}
    for spec in fields(cls):  # type: ignore[arg-type]
        needed = spec.default is MISSING and spec.default_factory is MISSING
        if needed or (depth > 0 and draw(st.booleans())):
            given_fields[spec.name] = draw(values(told[spec.name], depth - 1))
    return cls(**given_fields)


def _shallow(cls: type) -> bool:
    """Whether it can be made without a node inside."""
    for spec in fields(cls):
        hint = hints(cls)[spec.name]
        parts = {hint, *typing.get_args(hint)}
        needed = spec.default is MISSING and spec.default_factory is MISSING
        if needed and typing.get_origin(hint) is not tuple and not parts & {int, str, bool, type(None)}:
            return False
    return True
