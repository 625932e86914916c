"""The texts of the rulebooks, for users who have them: reads them from a text file and stores them in the user's
folder."""

import json
import os
import re
from bisect import bisect_left
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ludex.errors import InputError
from ludex.rules.paragraphs import Book, fingerprint, load
from ludex.rules.shelf import Shelved, shelf

START = re.compile(r"[\s#*\-–•|>]*(?:Section )?(\d+(?:[.-]\d+)*(?:[a-z]+(?:-\d+)?)?)(?:\.(?!\d)|\s|\*|$)\s*(?=(.*))")
_TOKEN = "token/"


@dataclass(frozen=True)
class Reading:
    """A rulebook read from a file: number -> text of the paragraphs found, how many of them match the hash in the lock
    file (`matched`), and the numbers that were not found."""

    book: str
    words: dict[str, str]
    matched: int
    missing: list[str]

    @property
    def total(self) -> int:
        return len(self.words) + len(self.missing)


def read(path: Path, books: tuple[str, ...]) -> Reading:
    """Read a rulebook. Of several possible books, chooses the one that matches best. Raises `InputError` if less than
    half of its paragraphs are found."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise InputError(path, error.strerror or "cannot be read") from None
    except UnicodeDecodeError as error:
        raise InputError(path, f"not UTF-8 text (byte {error.start})") from None
    reading = max((parse(text, load(book)) for book in books), key=lambda r: (r.matched, len(r.words)))
    if 2 * len(reading.words) < reading.total:
        found = f"{len(reading.words)} of {reading.total} paragraphs found"
        raise InputError(path, f"does not look like the rulebook {' or '.join(books)}: {found}")
    return reading


def parse(text: str, book: Book) -> Reading:
    """Cut a text into the paragraphs of a book.

    A line that starts with a number of the book may begin a paragraph, but also be an entry of the table of contents or
    a wrapped reference. The paragraphs are the longest sequence of such lines in the order of the book.
    """
    lines = text.splitlines()
    numbers = [number for number in book.paragraphs if number[0].isdigit()]
    starts = _longest_run(_candidates(lines, numbers))
    ends = [line for line, _, _ in starts[1:]] + [len(lines)]
    words = {}
    for (line, order, column), end in zip(starts, ends, strict=False):
        body = [lines[line][column:], *lines[line + 1 : end]]
        words[numbers[order]] = _cut(body, book.paragraphs[numbers[order]].hash, last=end == len(lines))
    words |= _tokens(lines, book)
    countable = [p.id for p in book.paragraphs.values() if p.hash != "-"]
    matched = sum(fingerprint(words[n]) == book.paragraphs[n].hash for n in words)
    return Reading(book.name, words, matched, [n for n in countable if n not in words])


def folder() -> Path:
    """The user's data folder: `LUDEX_DATA` if it is set."""
    if own := os.environ.get("LUDEX_DATA"):
        return Path(own)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "ludex"


def store(reading: Reading) -> Path:
    """Store the texts in the user's folder, and return the file."""
    path = folder() / "rulebooks" / f"{reading.book}.json"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(".new")
        draft.write_text(json.dumps(reading.words, ensure_ascii=False, indent=0), encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        raise InputError(path, error.strerror or "cannot be written") from None
    _stored.cache_clear()
    return path


def words_of(book: str, number: str) -> str | None:
    """The words of a paragraph, if the user has imported the book or the game's package has them."""
    imported = _stored(folder() / "rulebooks" / f"{book}.json").get(number)
    return imported or (_own(shelf()[book]).get(number) if book in shelf() else None)


@cache
def _own(book: Shelved) -> dict[str, str]:
    """The words in the package of a game that may show them."""
    if not book.words:
        return {}
    return parse((book.folder / book.words).read_text(encoding="utf-8"), load(book.name)).words


@cache
def _stored(path: Path) -> dict[str, str]:
    if not path.is_file():
        return {}
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        raise InputError(path, "damaged; import the rulebook again") from None
    return {str(number): str(text) for number, text in content.items()}


def _candidates(lines: list[str], numbers: list[str]) -> list[tuple[int, int, int]]:
    """The lines that start with a number of the book, as (line, index of the number, column where the text starts)."""
    order = {number: n for n, number in enumerate(numbers)}
    return [
        (n, order[match[1]], match.start(2))
        for n, line in enumerate(lines)
        if (match := START.match(line)) and match[1] in order
    ]


def _longest_run(candidates: list[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    """The longest sequence of candidates in the order of the book. Of two lines with the same number it prefers the
    later one, so that the table of contents loses."""
    tails: list[int] = []
    last: list[int] = []
    before: list[int | None] = []
    for n, (_, order, _) in enumerate(candidates):
        k = bisect_left(tails, order)
        tails[k : k + 1] = [order]
        last[k : k + 1] = [n]
        before.append(last[k - 1] if k else None)
    run = []
    at = last[-1] if last else None
    while at is not None:
        run.append(candidates[at])
        at = before[at]
    return run[::-1]


def _cut(body: list[str], expected: str, last: bool) -> str:
    """The text of a paragraph: the lines up to where its hash matches; without a match all of them, or, of the last
    paragraph, which appendices follow, those up to the first blank line."""
    whole = _joined(body)
    if fingerprint(whole) == expected:
        return whole
    for end in range(1, len(body)):
        if fingerprint(_joined(body[:end])) == expected:
            return _joined(body[:end])
    return _joined(body[: next((n for n, line in enumerate(body) if not line.strip()), 1)]) if last else whole


def _joined(lines: list[str]) -> str:
    return " ".join(" ".join(lines).split())


def _tokens(lines: list[str], book: Book) -> dict[str, str]:
    """The rows of a token table, whose first column is the name of the token."""
    wanted = {number.removeprefix(_TOKEN): number for number in book.paragraphs if number.startswith(_TOKEN)}
    return {wanted[name]: _joined([line]) for line in lines if (name := line.split("\t")[0]) in wanted and "\t" in line}
