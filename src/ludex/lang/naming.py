"""Card names in trees: lists the tokens that a tree creates, and replaces names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

from ludex.core import tree as t


def tokens_named(node: Any, verbs: tuple[str, ...] = ()) -> list[str]:
    """The names of the tokens that a tree creates, or into which one of the verbs turns other cards."""
    return list(dict.fromkeys(_tokens(node, verbs)))


def _tokens(node: Any, verbs: tuple[str, ...]) -> Iterator[str]:
    if isinstance(node, t.Create):
        yield node.card
    elif isinstance(node, t.Do) and node.verb in verbs:
        yield node.word
    if type(node) is tuple:
        for item in node:
            yield from _tokens(item, verbs)
    elif is_dataclass(node) and not isinstance(node, type):
        for spec in fields(node):
            yield from _tokens(getattr(node, spec.name), verbs)


def renamed(node: Any, names: Mapping[str, str]) -> Any:
    """The tree with card names (`Word("name", ...)`) replaced by the table."""
    if type(node) is tuple:
        return tuple(renamed(item, names) for item in node)
    if isinstance(node, t.Word):
        return t.Word(node.kind, names.get(node.value, node.value)) if node.kind == "name" else node
    if not is_dataclass(node) or isinstance(node, type):
        return node
    now = {spec.name: renamed(getattr(node, spec.name), names) for spec in fields(node)}
    changed = {name: value for name, value in now.items() if value != getattr(node, name)}
    return replace(node, **changed) if changed else node
