"""No phrase drops what it has read: what a slot reads stands in the tree, unless the slot has only words without a
meaning of their own ("from", "in")."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.games import GAMES, load
from ludex.lang.grammar import NOTHING, Grammar, Phrase
from ludex.lang.pattern import Hole, Pattern


def slots_of(means: Any) -> set[str]:
    """The names of the slots in a tree."""
    if isinstance(means, Hole):
        return {means.name}
    parts = means if type(means) is tuple else means.__dict__.values() if isinstance(means, Pattern) else ()
    return {name for part in parts for name in slots_of(part)}


def silent(g: Grammar, category: str, above: tuple[str, ...] = ()) -> bool:
    """Whether all that a category reads means nothing."""
    return category in above or all(
        isinstance(entry, Phrase) and _says_nothing(g, entry, (*above, category)) for entry in g.entries[category]
    )


def _says_nothing(g: Grammar, phrase: Phrase, above: tuple[str, ...]) -> bool:
    if isinstance(phrase.means, Hole):
        inner = dict(item for item in phrase.items if not isinstance(item, str))
        return silent(g, inner[phrase.means.name], above)
    return phrase.means in (NOTHING, ())


def swallowed(g: Grammar) -> list[str]:
    """The templates with a slot that says something and is not in the tree."""
    quiet: dict[str, bool] = {}
    found = []
    for entries in g.entries.values():
        for entry in entries:
            if not isinstance(entry, Phrase):
                continue
            for name, category in (item for item in entry.items if not isinstance(item, str)):
                if name not in slots_of(entry.means) and category in g.entries:
                    if category not in quiet:
                        quiet[category] = silent(g, category)
                    if not quiet[category]:
                        found.append(entry.template)
    return found


@pytest.mark.parametrize(
    ("code", "language"), [(code, language) for code in GAMES for language in load(code).languages]
)
def test_what_a_slot_reads_stands_in_the_tree(code: str, language: str) -> None:
    assert swallowed(load(code).languages[language].grammar()) == []


def test_a_dropped_slot_is_found() -> None:
    g = Grammar()
    g.phrase("from", "from", NOTHING)
    g.phrase("zone", "hand", "hand")
    g.phrase("line", "draw {f:from} {z:zone}", (Hole("z"),))
    assert swallowed(g) == []
    g.phrase("line", "take {f:from} {z:zone}", ("hand",))
    assert swallowed(g) == ["take {f:from} {z:zone}"]


SIZES = {"sve": 12_000, "vg": 38_000, "dbs": 12_000, "cc": 16_000}
"""The most entries a grammar of a game may have. Many entries are wordings multiplied by wordings, which slots would
read, and they make every start slow."""


@pytest.mark.parametrize("code", SIZES)
def test_grammars_stay_small(code: str) -> None:
    for language in load(code).languages.values():
        assert sum(map(len, language.grammar().entries.values())) <= SIZES[code]
