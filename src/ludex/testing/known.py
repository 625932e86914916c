"""The words that a scenario may use of its game: an expectation with another word would always hold, or never."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cached_property
from typing import Any

from ludex.core.position.game import Game
from ludex.core.position.objects import Card
from ludex.core.tree.vocabulary import used
from ludex.games import Spec
from ludex.testing.reading import Document, Path

EMPTY = (
    "values", "numbers", "memory", "keywords", "no_keywords", "words", "events", "no_events", "stepped",
    "not_stepped", "offered", "not_offered", "contains", "lacks", "top", "sees", "shows",
)  # fmt: skip
"""The keys of expectations under which an empty list or mapping would expect nothing."""


def beneath(cite: str, paragraph: str) -> bool:
    """Whether a paragraph is the given one or stands beneath it."""
    return cite == paragraph or bool(re.match(re.escape(paragraph) + r"(?![0-9])", cite))


def no_empty(doc: Document, value: Any, path: Path) -> None:
    """Refuse a part of an expectation that expects nothing."""
    for key, said in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        at = (*path, key)
        if key in EMPTY and said in ({}, [], None):
            raise doc.error(at, "expects nothing")
        no_empty(doc, said, at)


class Known:
    """The words of a game in which the cards of a scenario are on the table."""

    def __init__(self, doc: Document, spec: Spec, game: Game) -> None:
        self.doc = doc
        self.spec = spec
        self.book = game.book
        self.pool = game.pool

    @cached_property
    def _used(self) -> dict[str, set[str]]:
        """The words that cards on the table use, by kind."""
        found: dict[str, set[str]] = {}
        for kind, word in used(*(ability for card in self._cards() for ability in card.abilities)):
            found.setdefault(kind, set()).add(word)
        return found

    def _cards(self) -> Iterable[Card]:
        for card in (*self.pool, *self.book.tokens.values()):
            yield card
            if card.back is not None:
                yield card.back

    def word(self, kind: str, word: str, path: Path) -> str:
        """A word of a kind (`vocabulary.KINDS`) that the game or a card on the table knows."""
        there = self.book.known[kind] | self._used.get(kind, set())
        if kind == "keyword":
            there |= {name for card in self._cards() for name in card.keywords}
        return self.doc.one_of(word, path, sorted(there), kind)

    def number(self, name: str, path: Path) -> str:
        """A number of a player; words of cards on the table may stand in brackets behind it, as the game keeps it."""
        there = (*self.spec.numbers, *self.book.known["number"], *self._used.get("number", ()))
        base, _, said = name.removesuffix(")").partition(" (")
        printed = {word for card in self._cards() for words in card.words.values() for word in words}
        if said and base in there and printed.issuperset(said.split(", ")):
            return name
        return self.doc.one_of(name, path, dict.fromkeys(there), "number")

    def card(self, name: str, path: Path) -> str:
        """The name or number of a card on the table, or of one that is shipped."""
        for card in self._cards():
            if name in (card.number, card.name) or name in card.names:
                return name
        if (
            name not in self.book.tokens
            and name not in self.spec.cards()
            and not any(card.name == name for card in self.spec.cards().values())
        ):
            raise self.doc.error(path, f"no card {name!r} is on the table, nor shipped with {self.spec.code}")
        return name

    def event(self, text: str, path: Path) -> str:
        """An event as `kind` or `kind word`."""
        kinds = self.book.known["event"]
        if text in kinds:
            return text
        kind = max((kind for kind in kinds if text.startswith(f"{kind} ")), key=len, default="")
        if not kind:
            raise self.doc.error(path, f"no event {text!r}; there is {', '.join(sorted(kinds))}")
        self.event_word(text.removeprefix(f"{kind} "), path)
        return text

    def event_word(self, word: str, path: Path) -> str:
        coined = {*self._used.get("word", ()), *self._used.get("counter", ()), *self._used.get("number", ())}
        names = {name for card in self._cards() if card.token for name in (card.number, *card.names)}
        there = self.book.known["word"] | coined | names
        return self.doc.one_of(word, path, sorted(there), "word of an event")

    def step(self, paragraph: str, path: Path) -> str:
        """A paragraph that is a step of the book, or stands above one."""
        cites = (step.cite for rules in self.book.procedures.values() for step in rules.steps)
        if not any(beneath(cite, paragraph) for cite in cites):
            raise self.doc.error(path, f"{paragraph} is no step, and no step stands beneath it")
        return paragraph
