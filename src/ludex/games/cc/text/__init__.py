"""Reads printed text into abilities. One line is one ability, without text in brackets: [CC 205.2] [CC 205.3]
lang:remarks. A text that the grammar does not read is declined."""

from __future__ import annotations

from ludex.core.tree import Ability
from ludex.games.cc.text.en import ENGLISH
from ludex.lang.compile import Language, compile_with
from ludex.lang.phrase import Declined


def languages() -> dict[str, Language]:
    """The grammars by language."""
    return {"en": ENGLISH}


def read_text(text: str, card_type: str = "") -> tuple[Ability, ...]:
    """Reads a card's text into its abilities; raises `Declined` with the words that were not understood. The sentences
    of a conjure together form its effect when it resolves."""
    compiled = compile_with(ENGLISH, text, card_type)
    if compiled.stopped_at >= 0:
        raise Declined(compiled.words)
    return compiled.abilities
