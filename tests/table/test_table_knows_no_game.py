"""The table names no game: what differs between games comes from the game's layout."""

from __future__ import annotations

import re
from pathlib import Path

import ludex.table
from ludex.games import GAMES, Spec, load

FOLDER = Path(ludex.table.__file__ or "").parent
WRITTEN = {".py", ".js", ".css", ".html", ".svg", ".json"}
CORE = {"attack", "attacks", "card", "cards", "cost", "counter", "damage", "deck", "game", "hand", "order", "play"}
CORE |= {"played", "spell", "words", "zone"}
"""Words of games that are words of the core, too."""
ORDINARY = {
    "area",
    "bind",
    "break",
    "def",
    "double",
    "drop",
    "extra",
    "field",
    "hurt",
    "last",
    "level",
    "limit",
    "locked",
    "normal",
}
ORDINARY |= {
    "on",
    "points",
    "resolution",
    "returned",
    "second",
    "serve",
    "set",
    "slow",
    "stack",
    "start",
    "the",
    "under",
}
ORDINARY |= {"as", "over", "quick", "shield", "super", "version", "went"}
ORDINARY |= {"call", "clear", "mine", "my", "night", "shadow"}
ORDINARY |= {
    "ability",
    "burst",
    "dark",
    "device",
    "friend",
    "from",
    "link",
    "me",
    "time",
    "type",
    "up",
    "white",
    "wings",
}
"""Words of games that Python, the browser or plain English needs."""


def test_no_file_of_the_table_has_a_word_of_a_game() -> None:
    words = {word for code in GAMES for word in words_of(load(code))} - CORE - ORDINARY
    files = sorted(path for path in FOLDER.rglob("*") if path.suffix in WRITTEN)
    assert len(files) > 40
    found = {f"{path.name}: {word}" for path in files for word in words & words_in(path.read_text("utf-8"))}
    assert sorted(found) == []


def words_of(spec: Spec) -> set[str]:
    """The words by which a game is known: its names, zones, card types, figures, numbers and keywords."""
    said = {spec.code, spec.name, *spec.numbers}
    for book in spec.books.values():
        said |= {book.tag, *(kind.name for kind in book.zones), *book.keywords}
    for card in spec.cards().values():
        said |= {*card.types, *card.figures}
    return words_in(" ".join(said))


def words_in(text: str) -> set[str]:
    """All words of two letters or more, also those within names. A colour such as `#6cc5e0` has none."""
    apart = re.sub(r"([a-z])([A-Z])", r"\1 \2", re.sub(r"#[0-9a-f]{3,8}\b", "", text))
    return {word.lower() for word in re.findall(r"[A-Za-z]{2,}", apart)}


def test_words_within_names_are_found() -> None:
    assert words_in(".card.kind-leader { drawAmulet(#6cc5e0) }") == {"card", "kind", "leader", "draw", "amulet"}
    known = {word for code in GAMES for word in words_of(load(code))}
    assert known > {*GAMES, "shadowverse", "evolve", "vanguard", "leader", "follower", "amulet", "servant", "caster"}
