"""The two editions: one game, the same procedures, and the few things that differ.

RULING-SVE-001: where the letter of an edition is a slip of translation or printing, both editions play alike.
"""

from __future__ import annotations

from typing import NamedTuple


class Edition(NamedTuple):
    """What an edition has of its own."""

    code: str
    book: str
    """The paragraph list it is proven against."""
    language: str
    keyword_marks: tuple[str, str]
    """What its card text writes around a keyword."""


EN = Edition("en", "sve-en", "English", ("", "."))
JA = Edition("ja", "sve-ja", "Japanese", ("【", "】"))

EDITIONS = {edition.code: edition for edition in (EN, JA)}
