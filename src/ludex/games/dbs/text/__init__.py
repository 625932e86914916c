"""Reads printed text into abilities. A line is a skill; notes in round brackets are none: [DBS 2-12-3] lang:remarks.
A text that the grammar does not read is declined."""

from __future__ import annotations

from functools import lru_cache

from ludex.core.tree import Ability
from ludex.games.dbs.text.en import ENGLISH
from ludex.lang.compile import Language
from ludex.lang.whole import read_whole

FIELD = "[Field]"


def languages() -> dict[str, Language]:
    """The grammars by language."""
    return {"en": ENGLISH}


def kind_of(text: str, card_type: str) -> str:
    """The kind of card for the grammar: the skills of a [Field] card are valid in the Battle Area [DBS 10-2-2]."""
    return "" if FIELD in text else card_type


@lru_cache(2000)
def read_text(text: str, card_type: str = "") -> tuple[Ability, ...]:
    """Reads a card's text into its abilities; raises `Declined` with the words that were not understood."""
    return read_whole(ENGLISH, text, kind_of(text, card_type))
