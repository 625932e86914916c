"""Reads printed text into abilities. A text that the grammars do not read is declined."""

from __future__ import annotations

from ludex.core.tree import Ability
from ludex.games.vg.text import plain
from ludex.games.vg.text.en import ENGLISH
from ludex.games.vg.text.ja import JAPANESE
from ludex.lang.compile import WHOLE, Language, compile_with

keyword = plain.keyword


def languages() -> dict[str, Language]:
    """The grammars by language. Reminder text has no effect: [VG 2.11.3] lang:remarks."""
    return {"en": ENGLISH, "ja": JAPANESE}


def read_text(text: str, card_type: str = "") -> tuple[Ability, ...]:
    """[VG 2.11.1] Reads a card's text into its abilities; raises `Declined` with the words that were not understood."""
    compiled = compile_with(ENGLISH, text, card_type)
    return compiled.abilities if compiled.status == WHOLE else plain.read_text(text, card_type)
