"""The books on the shelf: those of this package, and those in the folder `rules` of packages with games of their own.

Such a folder has `books.tsv` (book, game, tag, title, and the file with the words where they may be shown), and for
each book `books/NAME.tsv` (the lock file), `evidence/NAME.tsv`, and `gaps/NAME.tsv` and `scope.tsv` if need be.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.abc import Traversable
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

from ludex.errors import InputError
from ludex.packages import GAMES, offers, package_of

SHIPPED = files("ludex.rules")
_brought: list[Path] = []


@dataclass(frozen=True)
class Shelved:
    """A row of `books.tsv`, and the folder that the row stands in."""

    name: str
    game: str
    tag: str
    title: str
    words: str
    folder: Traversable

    def rows(self, table: str) -> Iterator[list[str]]:
        """The rows of a table of its folder, without the header; none if there is no such table."""
        return _rows(self.folder / table)


def _rows(table: Traversable) -> Iterator[list[str]]:
    if table.is_file():
        for line in table.read_text(encoding="utf-8").splitlines()[1:]:
            yield line.split("\t")


def shelf() -> dict[str, Shelved]:
    """All books by name: those of this package first. Books of a folder that was brought stand for installed ones."""
    known = {book.game for book in _read((SHIPPED, *_brought)).values()}
    found = [_folder_of(code, entry.module) for code, entry in offers(GAMES).items() if code not in known]
    return _read((SHIPPED, *_brought, *found))


def bring(folder: Path) -> None:
    """Put the books of a folder on the shelf, for a package that is not installed."""
    if not (folder / "books.tsv").is_file():
        raise InputError(folder, "has no books.tsv")
    if folder not in _brought:
        _brought.append(folder)


@cache
def _folder_of(code: str, module: str) -> Path:
    """The folder `rules` of a game's package, which is not loaded for it; the folder need not exist."""
    found = find_spec(module)
    if found is None or not found.submodule_search_locations:
        package = package_of(offers(GAMES)[code])
        raise InputError(f"{GAMES} {code!r}", f"{package}: there is no package {module}")
    return Path(found.submodule_search_locations[0]) / "rules"


@cache
def _read(folders: tuple[Traversable, ...]) -> dict[str, Shelved]:
    found: dict[str, Shelved] = {}
    for folder in folders:
        for n, row in enumerate(_rows(folder / "books.tsv"), 2):
            place = f"{folder}/books.tsv:{n}"
            if len(row) not in (4, 5):
                raise InputError(place, "must have book, game, tag, title, and the file of the words if it has one")
            name, game, tag, title, words = row if len(row) == 5 else [*row, ""]
            for other in found.values():
                if name == other.name or tag == other.tag:
                    raise InputError(place, f"{name} ({tag}): {other.folder} has that book, too")
            found[name] = Shelved(name, game, tag, title, words, folder)
    return found


def shelved(book: str) -> Shelved:
    return shelf()[book]


def tags() -> dict[str, str]:
    """The books by the tag of their citations."""
    return {each.tag: name for name, each in shelf().items()}


BOOKS = tuple(_read((SHIPPED,)))
"""The books of this package. `shelf` has all."""
