"""The books: which paragraphs exist, of which kind, with which hash. Never their words."""

import hashlib
import unicodedata
from dataclasses import dataclass
from functools import cache

from ludex.errors import InputError
from ludex.rules.shelf import Shelved, shelf, shelved

ENGLISH = "sve-en"
"""The book to whose paragraphs `Paragraph.english` refers."""
OPERATIVE = "operative"
"""The kind of paragraphs that code must implement; others are headings, definitions, remarks on physical cards."""


@dataclass(frozen=True)
class Paragraph:
    """A paragraph of a book. `id` is its number; `hash` the `fingerprint` of its text, or "-" for entries of appendices
    whose text is not in one place; `english`, in sve-ja only, the number of the same paragraph in `ENGLISH`."""

    id: str
    kind: str
    hash: str
    english: str = ""


@dataclass(frozen=True)
class Book:
    """A rulebook: its name, and number -> paragraph in the order of the book."""

    name: str
    paragraphs: dict[str, Paragraph]

    def __contains__(self, number: str) -> bool:
        return number in self.paragraphs

    def operative(self) -> list[str]:
        """The numbers of the operative paragraphs, in order."""
        return [p.id for p in self.paragraphs.values() if p.kind == OPERATIVE]


def load(name: str) -> Book:
    return _load(shelved(name))


@cache
def _load(book: Shelved) -> Book:
    return Book(book.name, {row[0]: Paragraph(*row) for row in book.rows(f"books/{book.name}.tsv")})


@cache
def japanese_of() -> dict[str, tuple[str, ...]]:
    """Number in the English edition of SVE -> the numbers of the same paragraph in the Japanese edition."""
    found: dict[str, tuple[str, ...]] = {}
    for paragraph in load("sve-ja").paragraphs.values():
        if paragraph.english:
            found[paragraph.english] = (*found.get(paragraph.english, ()), paragraph.id)
    return found


def books_of(game: str | None) -> tuple[str, ...]:
    """The books a user means by a game's code or a book's name; all of them for None."""
    known = shelf()
    if game is None:
        return tuple(known)
    game = game.lower()
    if game in known:
        return (game,)
    found = tuple(book.name for book in known.values() if book.game == game)
    if not found:
        names = dict.fromkeys([*(book.game for book in known.values()), *known])
        raise InputError(game, f"no such game or book; known: {', '.join(names)}")
    return found


def within(number: str, section: str) -> bool:
    """Whether a paragraph is the section or belongs to it. The chapters of CC are hundreds: 600 contains 601.1."""
    if section.isdigit() and len(section) > 2 and section.endswith("00"):
        head = number.partition(".")[0]
        return head.isdigit() and int(head) // 100 == int(section) // 100
    return number.startswith(section) and not number[len(section) : len(section) + 1].isdigit()


def scope(book: str) -> list[str]:
    """The sections of a book that its project has set out to cover so far: all, if it does not say."""
    listed = [section for name, section in shelved(book).rows("scope.tsv") if name == book]
    return listed or list(load(book).paragraphs)


def normalise(text: str) -> str:
    """The letters and digits of a text in lower case, so that icons, markup and line breaks do not change the hash."""
    return "".join(c for c in unicodedata.normalize("NFKC", text).casefold() if c.isalnum())


def fingerprint(text: str) -> str:
    """The hash of a paragraph's text: 12 hex digits."""
    return hashlib.sha256(normalise(text).encode()).hexdigest()[:12]
