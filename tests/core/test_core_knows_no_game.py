"""Law 3: core owns the steps and the loop, and knows no game. Nor does lang, nor do the tools."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludex
from ludex.games import GAMES, load

ROOMS = (
    "core", "lang", "ai", "record", "library", "sim", "testing", "cardlab", "bench", "env", "table", "cli",
)  # fmt: skip
ORDINARY = {
    # Python's words
    "break", "class", "copy", "def", "gc", "lower", "reversed", "set", "swap",
    # nodes, fields and events of core
    "ability", "become", "flip", "spell", "token", "trigger",
    # plain English, and words about code
    "active", "attacks", "banished", "bind", "block", "burst", "call", "cancel", "character", "color", "delete",
    "drive", "element", "flag", "friend", "heart", "level", "lock", "locked", "move stack", "order", "orders", "pay",
    "put", "deal", "quick", "rested", "restore", "serve", "shield", "stack", "stand", "stride", "under",
}  # fmt: skip
"""Words of one game that the tools may use, because they mean something else there."""
COMMON = {"attack", "cost", "damage", "deck", "extra", "hand", "main", "play"}
"""Words of several games that the tools may write as strings: events, columns and sections that any game may have."""


def own_words(code: str) -> set[str]:
    """The words of a game: its zones, keywords, states, verbs, numbers, sections, and the types and words of cards."""
    spec = load(code)
    found = {*spec.sections, *spec.numbers}
    for book in spec.books.values():
        found |= {*book.zone_index, *book.keywords, *book.states, *book.verbs}
    for card in spec.cards().values():
        found |= {*card.types, *card.figures, *card.words}
    return {word.lower() for word in found if len(word) > 1}


def words_of_all_games() -> set[str]:
    return set().union(*map(own_words, GAMES))


def words_of_one_game() -> set[str]:
    every = [own_words(code) for code in GAMES]
    return {word for word in words_of_all_games() if sum(word in words for words in every) == 1}


def names_of_games() -> set[str]:
    names = {*GAMES, *(load(code).name.split(":")[0].lower() for code in GAMES)}
    return names | {book.tag.lower() for code in GAMES for book in load(code).books.values()}


def modules(room: str) -> list[Path]:
    return sorted((Path(ludex.__file__).parent / room).rglob("*.py"))


def said_in(path: Path, words: set[str]) -> Iterator[str]:
    """The places where a module says one of the words, in code, comments or docstrings."""
    pattern = re.compile(rf"\b({'|'.join(sorted(map(re.escape, words), key=len, reverse=True))})s?\b", re.IGNORECASE)
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        yield from (f"{path.name}:{number}: {match.group()}" for match in pattern.finditer(line))


def written_in(path: Path, words: set[str]) -> Iterator[str]:
    """The places where a string of a module is one of the words."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.lower() in words:
            yield f"{path.name}:{node.lineno}: {node.value!r}"


@pytest.mark.parametrize("room", ROOMS)
def test_no_module_names_a_game(room: str) -> None:
    assert modules(room)
    assert [found for path in modules(room) for found in said_in(path, names_of_games())] == []


@pytest.mark.parametrize("room", ROOMS)
def test_no_module_has_a_word_that_only_one_game_has(room: str) -> None:
    words = words_of_one_game() - ORDINARY
    assert words >= {"follower", "cemetery", "ride deck", "graveyard", "soul bond", "combo power"}
    look = written_in if room == "core" else said_in  # NB: core's docstrings may take examples from games
    assert [found for path in modules(room) for found in look(path, words)] == []


@pytest.mark.parametrize("room", ROOMS)
def test_no_string_is_a_word_of_games(room: str) -> None:
    words = words_of_all_games() - ORDINARY - COMMON
    assert words >= {"field", "leader", "drop", "soul", "power"}
    assert [found for path in modules(room) for found in written_in(path, words)] == []


def test_what_is_looked_for_would_be_found(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text('ZONE = "Cemetery"\n# as in sve\n', encoding="utf-8")
    words = words_of_one_game() - ORDINARY
    assert [*said_in(module, names_of_games())] == ["module.py:2: sve"]
    assert [*said_in(module, words)] == ["module.py:1: Cemetery"]
    assert [*written_in(module, words)] == ["module.py:1: 'Cemetery'"]
