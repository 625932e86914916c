"""Citations: `[SVE 10.6.2.3]` in a comment or string, or a literal that is nothing but `SVE 10.6.2.3`.

Core and lang name no game, so a game's chapter says what they do for its book: `[SVE 10.9.1.5] core:depends`."""

import re
from dataclasses import dataclass

from ludex.errors import InputError
from ludex.rules.paragraphs import Book, books_of, japanese_of, load

TAGS = {"SVE": "sve-en", "SVE-JA": "sve-ja", "VG": "vg", "DBS": "dbs", "CC": "cc"}
GAME_TAG = {"sve": "SVE", "vg": "VG", "dbs": "DBS", "cc": "CC"}

_PLACE = r"(SVE-JA|SVE|VG|DBS|CC) (\d[^\]\n]*|(?:token|A1|A2|B)/[^\]\n]+|C)"
BRACKETED = re.compile(rf"\[{_PLACE}\]")
REFERENCE = re.compile(rf"((?:\[{_PLACE}\],? )+)((?:(?:core|lang):[\w.]*\w,? ?)+)")
"""`[SVE 10.9.1.5] core:depends`: citations and the functions of core (or lang) that do it for the book."""
LITERAL = re.compile(r"(SVE-JA|SVE|VG|DBS|CC) (\d+(?:[.-]\d+)*(?:[a-z]+(?:-\d+)?)?|(?:token|A1|A2|B)/.+|C)")


@dataclass(frozen=True, order=True)
class Citation:
    tag: str
    number: str

    @property
    def book(self) -> Book:
        return load(TAGS[self.tag])

    def exists(self) -> bool:
        return self.number in self.book

    def __str__(self) -> str:
        return f"{self.tag} {self.number}"


def asked(game: str, number: str | None) -> tuple[str, str]:
    """The book and the number a user means by `sve 8.4.3`, `dbs "DBS 10-5-1"` or `"SVE 8.4.3"` alone."""
    books = None
    if number is None:
        number = game
    else:
        books = books_of(game)
    tag, space, rest = number.strip("[] ").partition(" ")
    if space and tag.upper() in TAGS:
        book, number = TAGS[tag.upper()], rest.strip()
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
    return [Citation(*match.groups()) for match in BRACKETED.finditer(text)]


def whole(text: str) -> Citation | None:
    """The citation that a string is, if it is one from end to end."""
    match = LITERAL.fullmatch(text)
    return Citation(*match.groups()) if match else None


def number_in_name(name: str, tag: str) -> str | None:
    """`7_2_4_1_first_player` -> `7.2.4.1`: the longest number of the book that a name starts with."""
    words = name.split("_")
    book = load(TAGS[tag])
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
    """A citation as the given book has it: `SVE 12.15.3` is `SVE-JA 12.15.2.1` in the Japanese edition. A paragraph the
    book does not have, or one of another game, is cited as it was."""
    tag, _, number = cite.partition(" ")
    book = book.removesuffix("-letter")
    if book != "sve-ja" or tag != "SVE":
        return cite
    same = japanese_of().get(number, ())
    return f"SVE-JA {same[0]}" if same else f"SVE-JA {number}" if number in load(book) else cite
