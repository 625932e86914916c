"""Citations: `[SVE 10.6.2.3]` in a comment or string, or a string literal that consists only of `SVE 10.6.2.3`.

Core and lang name no game, so a game's chapter cites the functions that implement a paragraph there:
`[SVE 10.9.1.5] core:depends`."""

import re
from dataclasses import dataclass

from ludex.errors import InputError
from ludex.rules.paragraphs import Book, books_of, japanese_of, load

TAGS = {"SVE": "sve-en", "SVE-JA": "sve-ja", "VG": "vg", "DBS": "dbs", "CC": "cc"}
"""Tag of a citation -> name of the book."""
GAME_TAG = {"sve": "SVE", "vg": "VG", "dbs": "DBS", "cc": "CC"}
"""Code of a game -> tag of the citations in its package."""

_PLACE = r"(SVE-JA|SVE|VG|DBS|CC) (\d[^\]\n]*|(?:token|A1|A2|B)/[^\]\n]+|C)"
BRACKETED = re.compile(rf"\[{_PLACE}\]")
REFERENCE = re.compile(rf"((?:\[{_PLACE}\],? )+)((?:(?:core|lang):[\w.]*\w,? ?)+)")
"""`[SVE 10.9.1.5] core:depends`: citations, and the functions of core or lang that implement the paragraphs."""
LITERAL = re.compile(r"(SVE-JA|SVE|VG|DBS|CC) (\d+(?:[.-]\d+)*(?:[a-z]+(?:-\d+)?)?|(?:token|A1|A2|B)/.+|C)")


@dataclass(frozen=True, order=True)
class Citation:
    """A paragraph of a book: the tag of the book and the number of the paragraph."""

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
    """The name of the book and the number that a user means by `sve 8.4.3`, `dbs "DBS 10-5-1"` or `"SVE 8.4.3"` alone.
    Raises `InputError` if there is no such paragraph."""
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
    """The citations in brackets in a text."""
    return [Citation(*match.groups()) for match in BRACKETED.finditer(text)]


def whole(text: str) -> Citation | None:
    """The citation, if the whole text is one; else None."""
    match = LITERAL.fullmatch(text)
    return Citation(*match.groups()) if match else None


def number_in_name(name: str, tag: str) -> str | None:
    """The longest paragraph number that a name starts with: `7_2_4_1_first_player` -> `7.2.4.1`. None: there is
    none."""
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
    """The citation of the same paragraph in the given book: `SVE 12.15.3` is `SVE-JA 12.15.2.1` in the Japanese
    edition. A paragraph that the book does not have, or of another game, is returned unchanged."""
    tag, _, number = cite.partition(" ")
    book = book.removesuffix("-letter")
    if book != "sve-ja" or tag != "SVE":
        return cite
    same = japanese_of().get(number, ())
    return f"SVE-JA {same[0]}" if same else f"SVE-JA {number}" if number in load(book) else cite
