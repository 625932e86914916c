"""Card names in trees: lists the tokens that a tree creates, and replaces names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludex.core import tree as t
from ludex.core.tree import walk


def tokens_named(node: Any, verbs: tuple[str, ...] = ()) -> list[str]:
    """The names of the tokens that a tree creates, or into which one of the verbs turns other cards."""
    named: list[str] = []
    for part in walk.nodes(node):
        if isinstance(part, t.Create):
            named.append(part.card)
        elif isinstance(part, t.Do) and part.verb in verbs:
            named.append(part.word)
    return list(dict.fromkeys(named))


def renamed(node: Any, names: Mapping[str, str]) -> Any:
    """The tree with each name that stands in the table replaced by the name the table gives for it."""

    def change(part: t.Node) -> t.Node | None:
        if isinstance(part, t.Word) and part.kind == "name" and part.value in names:
            return t.Word("name", names[part.value])
        return None

    return walk.rebuilt(node, change)
