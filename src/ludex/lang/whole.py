"""Texts that a game ships: read as a whole, or declined. What was read is kept on disk (`kept`), so that a second start
need not build the grammar."""

from __future__ import annotations

from ludex.core.tree import Ability
from ludex.lang import kept
from ludex.lang.compile import BLANK, WHOLE, Ambiguous, Language, compile_with
from ludex.lang.phrase import Declined


def read_whole(language: Language, text: str, kind: str = "") -> tuple[Ability, ...]:
    """The abilities of a text; `Declined` with the words that were not understood."""
    shelf = _shelf(language)
    found: tuple[Ability, ...] | None = shelf.get(kind, text) if shelf is not None else None
    if found is None:
        found = _compiled(language, text, kind)
        if shelf is not None:
            shelf.put(kind, text, found)
    return found


def _compiled(language: Language, text: str, kind: str) -> tuple[Ability, ...]:
    try:
        compiled = compile_with(language, text, kind)
    except Ambiguous as error:
        raise Declined(text) from error
    if compiled.status not in (WHOLE, BLANK):
        raise Declined(compiled.words or text)
    return compiled.abilities


def _shelf(language: Language) -> kept.Kept | None:
    """Where the texts are kept; None: nowhere, or the grammar is none of a game's package."""
    package, text, _ = language.grammar.__module__.partition(".text")
    if kept.folder() is None or not text:
        return None
    try:
        return kept.store(f"{package}-shipped-{language.code}", kept.digest(package, kept.SHARED))
    except OSError:
        return None
