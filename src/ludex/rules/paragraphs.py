"""The five books: which paragraphs exist, of which kind, with which hash. Never their words."""

import hashlib
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from ludex.errors import InputError

BOOKS = ("sve-en", "sve-ja", "vg", "dbs", "cc")
TITLES = {
    "sve-en": "Shadowverse: Evolve, English",
    "sve-ja": "Shadowverse: Evolve, Japanese",
    "vg": "Cardfight!! Vanguard",
    "dbs": "Dragon Ball Super Card Game",
    "cc": "The Caster Chronicles",
}
GAMES = {"sve": ("sve-en", "sve-ja"), "vg": ("vg",), "dbs": ("dbs",), "cc": ("cc",)}
ENGLISH = "sve-en"
"""The book whose paragraphs another edition names (`Paragraph.english`)."""
OPERATIVE = "operative"


@dataclass(frozen=True)
class Paragraph:
    """`hash` is "-" for appendix entries whose text has no single place; `english` is kept by sve-ja only."""

    id: str
    kind: str
    hash: str
    english: str = ""


@dataclass(frozen=True)
class Book:
    name: str
    paragraphs: dict[str, Paragraph]

    def __contains__(self, number: str) -> bool:
        return number in self.paragraphs

    def operative(self) -> list[str]:
        return [p.id for p in self.paragraphs.values() if p.kind == OPERATIVE]


def rows(name: str) -> Iterator[list[str]]:
    """The rows of a table shipped with this package, without its header; empty if there is no such table."""
    table = files("ludex.rules").joinpath(name)
    if table.is_file():
        for line in table.read_text(encoding="utf-8").splitlines()[1:]:
            yield line.split("\t")


@cache
def load(name: str) -> Book:
    return Book(name, {row[0]: Paragraph(*row) for row in rows(f"books/{name}.tsv")})


@cache
def japanese_of() -> dict[str, tuple[str, ...]]:
    """English number of SVE -> the paragraphs of the Japanese edition that say the same."""
    found: dict[str, tuple[str, ...]] = {}
    for paragraph in load("sve-ja").paragraphs.values():
        if paragraph.english:
            found[paragraph.english] = (*found.get(paragraph.english, ()), paragraph.id)
    return found


def books_of(game: str | None) -> tuple[str, ...]:
    """The books a user means by a game's code or a book's name; all of them for None."""
    if game is None:
        return BOOKS
    game = game.lower()
    if game in BOOKS:
        return (game,)
    if game in GAMES:
        return GAMES[game]
    raise InputError(game, f"no such game or book; known: {', '.join((*GAMES, *BOOKS[:2]))}")


def within(number: str, section: str) -> bool:
    """Whether a paragraph is the section or stands beneath it. CC counts its chapters in hundreds."""
    if section.isdigit() and len(section) > 2 and section.endswith("00"):
        head = number.partition(".")[0]
        return head.isdigit() and int(head) // 100 == int(section) // 100
    return number.startswith(section) and not number[len(section) : len(section) + 1].isdigit()


def scope(book: str) -> list[str]:
    """The sections of a book that the project has set out to cover so far."""
    return [section for name, section in rows("scope.tsv") if name == book]


def normalise(text: str) -> str:
    """Letters and digits only, so that icons, markup and line breaks do not change the hash."""
    return "".join(c for c in unicodedata.normalize("NFKC", text).casefold() if c.isalnum())


def fingerprint(text: str) -> str:
    return hashlib.sha256(normalise(text).encode()).hexdigest()[:12]
