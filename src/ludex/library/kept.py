"""Texts of card files, kept on disk between runs (`lang.kept`) with all that was found out about them."""

from __future__ import annotations

from ludex import games
from ludex.lang import kept as shelf

SHARED = (*shelf.SHARED, "core/machine.py", "core/book.py", "library")
"""The parts of the package, besides the game, that decide what a text means and whether it is refused."""


def version(code: str) -> str:
    """The digest of the sources that reading texts of a game depends on."""
    return shelf.digest(games.package_of(code), SHARED)


def kept(code: str, language: str) -> shelf.Kept | None:
    """The kept texts of a game in a language. None: nothing is kept, or the grammar is none of the game's package."""
    if shelf.folder() is None:
        return None
    spec = games.load(code)
    grammar = spec.languages[language].grammar
    if grammar.__module__.partition(".text")[0] != games.package_of(code):
        return None
    try:
        return shelf.store(f"{code}-{spec.default_edition or 'all'}-{language}", version(code))
    except OSError:
        return None
