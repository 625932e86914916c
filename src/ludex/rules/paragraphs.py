"""The five rulebooks: the numbers, kinds and hashes of their paragraphs, from the lock files. Never their texts."""

import hashlib
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from ludex.errors import InputError

BOOKS = ("sve-en", "sve-ja", "vg", "dbs", "cc")
"""The names of the books."""
TITLES = {
    "sve-en": "Shadowverse: Evolve, English",
    "sve-ja": "Shadowverse: Evolve, Japanese",
    "vg": "Cardfight!! Vanguard",
    "dbs": "Dragon Ball Super Card Game",
    "cc": "The Caster Chronicles",
}
GAMES = {"sve": ("sve-en", "sve-ja"), "vg": ("vg",), "dbs": ("dbs",), "cc": ("cc",)}
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


def rows(name: str) -> Iterator[list[str]]:
    """The rows of a table in this package (a TSV file), without its header; none if there is no such file."""
    table = files("ludex.rules").joinpath(name)
    if table.is_file():
        for line in table.read_text(encoding="utf-8").splitlines()[1:]:
            yield line.split("\t")


@cache
def load(name: str) -> Book:
    """The book of that name, from its lock file."""
    return Book(name, {row[0]: Paragraph(*row) for row in rows(f"books/{name}.tsv")})


@cache
def japanese_of() -> dict[str, tuple[str, ...]]:
    """Number in the English edition of SVE -> the numbers of the same paragraph in the Japanese edition."""
    found: dict[str, tuple[str, ...]] = {}
    for paragraph in load("sve-ja").paragraphs.values():
        if paragraph.english:
            found[paragraph.english] = (*found.get(paragraph.english, ()), paragraph.id)
    return found


def books_of(game: str | None) -> tuple[str, ...]:
    """The books that a user means by the code of a game or the name of a book; None: all books."""
    if game is None:
        return BOOKS
    game = game.lower()
    if game in BOOKS:
        return (game,)
    if game in GAMES:
        return GAMES[game]
    raise InputError(game, f"no such game or book; known: {', '.join((*GAMES, *BOOKS[:2]))}")


def within(number: str, section: str) -> bool:
    """Whether a paragraph is the section or belongs to it. The chapters of CC are hundreds: 600 contains 601.1."""
    if section.isdigit() and len(section) > 2 and section.endswith("00"):
        head = number.partition(".")[0]
        return head.isdigit() and int(head) // 100 == int(section) // 100
    return number.startswith(section) and not number[len(section) : len(section) + 1].isdigit()


def scope(book: str) -> list[str]:
    """The sections of a book that the project aims to cover so far (`scope.tsv`)."""
    return [section for name, section in rows("scope.tsv") if name == book]


def normalise(text: str) -> str:
    """The letters and digits of a text in lower case, so that icons, markup and line breaks do not change the hash."""
    return "".join(c for c in unicodedata.normalize("NFKC", text).casefold() if c.isalnum())


def fingerprint(text: str) -> str:
    """The hash of a paragraph's text: 12 hex digits."""
    return hashlib.sha256(normalise(text).encode()).hexdigest()[:12]
