"""Reads printed text into abilities. One line is one ability, without text in brackets: [CC 205.2] [CC 205.3]
lang:remarks. A text that the grammar does not read is declined."""

from __future__ import annotations

from ludex.core.tree import Ability
from ludex.games.cc.text.en import ENGLISH
from ludex.lang.compile import Language
from ludex.lang.whole import read_whole


def languages() -> dict[str, Language]:
    """The grammars by language."""
    return {"en": ENGLISH}


def read_text(text: str, card_type: str = "") -> tuple[Ability, ...]:
    """Reads a card's text into its abilities; raises `Declined` with the words that were not understood. The sentences
    of a conjure together form its effect when it resolves."""
    return read_whole(ENGLISH, text, card_type)
