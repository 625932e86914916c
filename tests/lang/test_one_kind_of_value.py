"""What a category of a grammar reads is of one kind: who puts conditions and groups into one category finds out only
when a card is read."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.games import GAMES, load
from ludex.lang.grammar import NOTHING, Bunch, Grammar, Many, Phrase
from ludex.lang.pattern import Hole, Upon, V, node_of

FAMILIES: tuple[type[t.Node], ...] = (t.Ability, t.Sel, t.Cond, t.Instr, t.Continuous, t.Computed)
"""The kinds of nodes that stand in one another's place."""


def kind_of(value: Any) -> str:
    """The kind of a value: of a node, its family; an amount is a number; "": it is none."""
    if value is None or type(value) is tuple:
        return "" if value is None else "tuple"
    if isinstance(value, str):  # a word that keeps whose it is said to be is a word
        return "str"
    node = node_of(value)
    if issubclass(node, str):
        return "str"
    if node in (t.When, t.Becomes):
        return "Trigger"
    if issubclass(node, str):  # a word with a mark (`marks.Of`) stands where a word does
        return "str"
    family = next((family for family in FAMILIES if issubclass(node, family)), node)
    return "int" if family is t.Computed else family.__name__


def given(g: Grammar, entry: object) -> tuple[str, str]:
    """The kind of value that an entry reads, or the category whose values it hands on; both empty: nobody can tell, or
    it means nothing."""
    if isinstance(entry, Many):
        return "tuple", ""
    if isinstance(entry, Bunch):
        return "Sel", ""
    if not isinstance(entry, Phrase) or (entry.means == NOTHING and not isinstance(entry.means, Hole)):
        return "", ""
    said = entry.means.effects if isinstance(entry.means, Upon) else entry.means
    if isinstance(said, Hole):
        slots = dict(item for item in entry.items if not isinstance(item, str))
        return "", slots[said.name]
    return kind_of(entry.means), ""


def kinds(g: Grammar) -> dict[str, set[str]]:
    """Category -> the kinds of values that it reads."""
    found: dict[str, set[str]] = {}
    handed: dict[str, set[str]] = {}
    for category, entries in g.entries.items():
        read = [given(g, entry) for entry in entries]
        found[category] = {kind for kind, _ in read if kind}
        handed[category] = {other for _, other in read if other}
    changed = True
    while changed:
        changed = False
        for category, others in handed.items():
            more = found[category].union(*(found.get(other, set()) for other in others))
            changed = changed or more != found[category]
            found[category] = more
    return found


def mixed(g: Grammar) -> dict[str, set[str]]:
    return {category: found for category, found in kinds(g).items() if len(found) > 1}


@pytest.mark.parametrize(
    ("code", "language"), [(code, language) for code in GAMES for language in load(code).languages]
)
def test_a_category_holds_values_of_one_kind(code: str, language: str) -> None:
    assert mixed(load(code).languages[language].grammar()) == {}


def test_a_category_with_two_kinds_is_found() -> None:
    g = Grammar()
    g.phrase("who", "you", t.YOURS)
    g.phrase("where", "{w:who}", V("w"))
    assert mixed(g) == {}
    g.phrase("where", "if it is there", t.Exists(t.YOURS))
    assert mixed(g) == {"where": {"Sel", "Cond"}}
