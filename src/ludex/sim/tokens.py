"""Tokens that texts name: a card can be played only if every token it makes is described, by a book or a card file."""

from __future__ import annotations

from collections.abc import Iterable

from ludex.core.objects import Card
from ludex.errors import InputError
from ludex.games import load
from ludex.lang.compile import BLANK, DECLINED, PARTIAL, WHOLE
from ludex.lang.corpus import Printed, Reader
from ludex.lang.decks import TOKENS
from ludex.lang.naming import tokens_named
from ludex.sim.corpus import Clause, Read, Stop, compile_card


def known_tokens(code: str, language: str, rows: Iterable[Printed]) -> dict[str, Card]:
    """The tokens of the game's books, and those that the rows describe: their text is read, and so are the tokens that
    they make themselves."""
    known = {name: card for book in load(code).books.values() for name, card in book.tokens.items()}
    described = tokens_in(code, language, rows)
    while True:
        more = {
            name: card
            for name, card in described.items()
            if name not in known and all(other in known or other == name for other in tokens_named(card.abilities))
        }
        if not more:
            return known
        known |= more


def tokens_in(code: str, language: str, rows: Iterable[Printed]) -> dict[str, Card]:
    """The tokens among the rows whose text is read, by name."""
    reader: Reader | None = load(code).extra.get("reader")
    found: dict[str, Card] = {}
    for row in rows if reader is not None else ():
        assert reader is not None
        if reader.section_of(row) != TOKENS:
            continue
        read = compile_card(code, language, row)
        if read.status not in (WHOLE, BLANK):
            continue
        try:
            card = reader.make(row, read.abilities)
        except InputError:
            continue
        found.setdefault(card.name, card)
    return found


def checked(read: Read, known: dict[str, Card]) -> Read:
    """The text as read, without the lines that make a token which nobody describes."""
    clauses = tuple(_checked_clause(read, clause, known) for clause in read.clauses)
    if read.status not in (WHOLE, PARTIAL) or clauses == read.clauses:
        return read
    abilities = tuple(ability for clause in clauses for ability in clause.abilities)
    return Read(PARTIAL if abilities else DECLINED, read.text, abilities, clauses)


def _checked_clause(read: Read, clause: Clause, known: dict[str, Card]) -> Clause:
    unknown = [name for name in tokens_named(clause.abilities) if name not in known]
    if not unknown:
        return clause
    at = max(read.text.find(unknown[0], clause.start), clause.start)
    return Clause(clause.start, clause.end, (), Stop(at, read.text[at:].split("\n")[0], f"unknown token {unknown[0]}"))
