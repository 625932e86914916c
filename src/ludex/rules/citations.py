"""Citations: `[SVE 10.6.2.3]` in a comment or string, or a string literal that consists only of `SVE 10.6.2.3`.

Core and lang name no game, so a game's chapter cites the functions that implement a paragraph there:
`[SVE 10.9.1.5] core:depends`."""

import re
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from ludex.errors import InputError
from ludex.rules.paragraphs import Book, books_of, japanese_of, load
from ludex.rules.shelf import tags


class _Patterns(NamedTuple):
    bracketed: re.Pattern[str]
    reference: re.Pattern[str]
    """`[SVE 10.9.1.5] core:depends`: citations and the functions of core (or lang) that do it for the book."""
    literal: re.Pattern[str]


@cache
def _patterns(known: tuple[str, ...]) -> _Patterns:
    tag = "|".join(re.escape(each) for each in sorted(known, key=len, reverse=True))
    place = rf"({tag}) (\d[^\]\n]*|(?:token|A1|A2|B)/[^\]\n]+|C)"
    return _Patterns(
        re.compile(rf"\[{place}\]"),
        re.compile(rf"((?:\[{place}\],? )+)((?:(?:core|lang):[\w.]*\w,? ?)+)"),
        re.compile(rf"({tag}) (\d+(?:[.-]\d+)*(?:[a-z]+(?:-\d+)?)?|(?:token|A1|A2|B)/.+|C)"),
    )


def patterns() -> _Patterns:
    return _patterns(tuple(tags()))


@dataclass(frozen=True, order=True)
class Citation:
    """A paragraph of a book: the tag of the book and the number of the paragraph."""

    tag: str
    number: str

    @property
    def book_name(self) -> str:
        return tags()[self.tag]

    @property
    def book(self) -> Book:
        return load(self.book_name)

    def exists(self) -> bool:
        return self.number in self.book

    def __str__(self) -> str:
        return f"{self.tag} {self.number}"


def asked(game: str, number: str | None) -> tuple[str, str]:
    """The name of the book and the number that a user means by `sve 8.4.3`, `dbs "DBS 10-5-1"` or `"SVE 8.4.3"` alone.
    Raises `InputError` if there is no such paragraph."""
    books = None
    if number is None:
        number = game
    else:
        books = books_of(game)
    tag, space, rest = number.strip("[] ").partition(" ")
    if space and tag.upper() in tags():
        book, number = tags()[tag.upper()], rest.strip()
        if books is not None and book not in books:
            raise InputError(f"{tag} {number}", f"is a paragraph of {book}, not of {books[0]}")
    elif books is None:
        raise InputError(number, "which book? say `sve 8.4.3` or `SVE 8.4.3`")
    else:
        book = books[0]
    if number not in load(book):
        raise InputError(f"{book} {number}", "no such paragraph")
    return book, number


def bracketed(text: str) -> list[Citation]:
    return [Citation(*match.groups()) for match in patterns().bracketed.finditer(text)]


def whole(text: str) -> Citation | None:
    """The citation that a string is, if it is one from end to end."""
    match = patterns().literal.fullmatch(text)
    return Citation(*match.groups()) if match else None


def number_in_name(name: str, tag: str) -> str | None:
    """The longest paragraph number that a name starts with: `7_2_4_1_first_player` -> `7.2.4.1`. None: there is
    none."""
    words = name.split("_")
    book = load(tags()[tag])
    for length in range(len(words), 0, -1):
        number = _spelled(words[:length], tag)
        if number in book:
            return number
    return None


def _spelled(words: list[str], tag: str) -> str:
    if tag == "DBS":
        return "-".join(words)
    if tag == "CC":
        return "-".join([".".join(words[:2]), *words[2:]])
    return ".".join(words)


def cited_in(book: str, cite: str) -> str:
    """The citation of the same paragraph in the given book: `SVE 12.15.3` is `SVE-JA 12.15.2.1` in the Japanese
    edition. A paragraph that the book does not have, or of another game, is returned unchanged."""
    tag, _, number = cite.partition(" ")
    book = book.removesuffix("-letter")
    if book != "sve-ja" or tag != "SVE":
        return cite
    same = japanese_of().get(number, ())
    return f"SVE-JA {same[0]}" if same else f"SVE-JA {number}" if number in load(book) else cite
