"""The games. Each is a package with a `SPEC`; nothing here knows more of them than their names."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any

from ludex.core.book import Book
from ludex.core.position.game import Game
from ludex.core.position.objects import Card
from ludex.errors import InputError
from ludex.games.lab import Lab
from ludex.games.terminal import Terminal
from ludex.lang.compile import Compiled, Language, compile_with
from ludex.lang.files.decks import Breach, Deck, parse_deck

GAMES = ("sve", "vg", "dbs", "cc")


@dataclass(frozen=True)
class Spec:
    """What a game offers to the tools: its books by edition, its cards and decks, and how a game begins."""

    code: str
    name: str
    books: dict[str, Book]
    sections: tuple[str, ...]
    cards: Callable[[], dict[str, Card]]
    """The shipped cards by number and (where unique) by name."""
    deck_texts: Callable[[], dict[str, str]]
    """The shipped deck lists by name, as text."""
    check_deck: Callable[[Deck, str], list[Breach]]
    """What a deck breaks, with paragraphs: (deck, edition)."""
    new_game: Callable[[Deck, Deck, int, str], Game]
    """A game before anything was decided: (deck of player 0, deck of player 1, seed, edition)."""
    make_card: Callable[[dict[str, Any], str], Card]
    """A card from a row of a card file or a scenario: (row, place for errors)."""
    place: Callable[[Game, int, str, Card, dict[str, Any]], int]
    """Put a card into a zone of a scenario position: (game, player, zone, card, properties)."""
    default_edition: str = ""
    variants: dict[str, Book] = field(default_factory=dict)
    """Further books that can be played: an edition taken word by word where it is usually read as the other."""
    numbers: tuple[str, ...] = ()
    """The players' numbers that a scenario may set (play points, ...)."""
    terminal: Terminal = field(default_factory=Terminal)
    """How the table is drawn at the terminal."""
    lab: Lab = field(default_factory=Lab)
    """What the card laboratory needs to know: how to explain, compare and try the cards."""
    extra: dict[str, Any] = field(default_factory=dict)
    """What only some tools ask for: `conceding` (the paragraph by which a player may give up), `reads` (what part of a
    card's text comes to), `languages`, and what scenarios need (docs/scenarios.md)."""

    def book(self, edition: str = "") -> Book:
        key = edition or self.default_edition
        known = {**self.books, **self.variants}
        if key not in known:
            raise InputError(self.code, f"no edition {key!r}; there is {', '.join(map(repr, known))}")
        return known[key]

    def deck(self, name: str) -> Deck:
        """A shipped deck."""
        texts = self.deck_texts()
        if name not in texts:
            raise InputError(f"{self.code} deck {name!r}", f"not shipped; there is {', '.join(texts)}")
        return parse_deck(texts[name], name, self.cards(), self.sections)


@cache
def load(code: str) -> Spec:
    """The game with the given code."""
    if code not in GAMES:
        raise InputError("game", f"no game {code!r}; there is {', '.join(GAMES)}")
    spec: Spec = import_module(f"ludex.games.{code}").SPEC
    return spec


_compiled: dict[tuple[str, str, str, str], Compiled] = {}


def compile_text(code: str, lang: str, text: str, kind: str = "") -> Compiled:
    """What a card's text comes to in a language of the game, kept by the text. `kind` is the card's type."""
    languages: dict[str, Language] = load(code).extra.get("languages", {})
    if lang not in languages:
        raise InputError(f"{code} text", f"no grammar for {lang!r}; there is {', '.join(languages) or 'none yet'}")
    key = (code, lang, kind if kind in languages[lang].categories else "", text)
    found = _compiled.get(key)
    if found is None:
        found = compile_with(languages[lang], text, key[2])
        _compiled[key] = found
    return found
