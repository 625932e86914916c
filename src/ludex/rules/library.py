"""The words of the books, for users who have them: read from a text file, kept in the user's own folder."""

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
    """A book as read from a file: the words found, and how many are those of the lock file."""

    book: str
    words: dict[str, str]
    matched: int
    missing: list[str]

    @property
    def total(self) -> int:
        return len(self.words) + len(self.missing)


def read(path: Path, books: tuple[str, ...]) -> Reading:
    """Read a rulebook; where several editions are possible, the one that fits best."""
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

    A line that starts with a number of the book may be a paragraph, an entry of the table of contents or a
    wrapped reference. The paragraphs are the longest run of such lines in the order of the book.
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
    if own := os.environ.get("LUDEX_DATA"):
        return Path(own)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "ludex"


def store(reading: Reading) -> Path:
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
    """(line, order in the book, column where the words start)"""
    order = {number: n for n, number in enumerate(numbers)}
    return [
        (n, order[match[1]], match.start(2))
        for n, line in enumerate(lines)
        if (match := START.match(line)) and match[1] in order
    ]


def _longest_run(candidates: list[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    """The longest increasing run; of two lines with the same number the later, so that contents lose."""
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
    """The lines up to where the lock file says the paragraph ends; appendices follow the last one."""
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
    """Rows of a token table: the name stands in the first column."""
    wanted = {number.removeprefix(_TOKEN): number for number in book.paragraphs if number.startswith(_TOKEN)}
    return {wanted[name]: _joined([line]) for line in lines if (name := line.split("\t")[0]) in wanted and "\t" in line}
