"""Tokens that texts name: a card can be played only if a book or a card file describes every token it makes."""

from __future__ import annotations

from collections.abc import Iterable

from ludex import games
from ludex.core.position.objects import Card
from ludex.errors import InputError
from ludex.lang.compile import BLANK, WHOLE
from ludex.lang.files.cards import Printed
from ludex.lang.files.decks import TOKENS
from ludex.lang.naming import tokens_named
from ludex.library.reading import Read, compile_card


def known_tokens(code: str, language: str, rows: Iterable[Printed], edition: str = "") -> dict[str, Card]:
    """The tokens of the game's books, and those that the rows describe: their text compiles, and so do the tokens that
    they make."""
    spec = games.load(code)
    books = (*spec.books.values(), spec.book(edition))
    known = {name: card for book in books for name, card in book.tokens.items()}
    described = tokens_in(code, language, rows, edition)
    named = {name: tokens_named(card.abilities, makes(code)) for name, card in described.items()}
    while True:
        more = {
            name: card
            for name, card in described.items()
            if name not in known and all(other in known or other == name for other in named[name])
        }
        if not more:
            return known
        known |= more


def tokens_in(code: str, language: str, rows: Iterable[Printed], edition: str = "") -> dict[str, Card]:
    """The tokens among the rows whose text compiles, by name."""
    reader = games.load(code).reader
    found: dict[str, Card] = {}
    for row in rows if reader is not None else ():
        assert reader is not None
        if reader.section_of(row) != TOKENS:
            continue
        read = compile_card(code, language, row, edition)
        if read.status not in (WHOLE, BLANK):
            continue
        try:
            card = reader.make(row, read.abilities)
        except InputError:
            continue
        found.setdefault(card.name, card)
    return found


def makes(code: str) -> tuple[str, ...]:
    """The verbs of a game that make tokens of other cards."""
    reader = games.load(code).reader
    return reader.makes if reader is not None else ()


def undescribed(code: str, read: Read, known: dict[str, Card], edition: str = "") -> list[str]:
    """The tokens that the text makes and nobody describes."""
    spec = games.load(code)
    told = spec.reader.describes if spec.reader is not None else None
    named = tokens_named(read.abilities, makes(code))
    return [name for name in named if name not in known and (told is None or told(spec.book(edition), name) is None)]
