"""Printed text to abilities, in English and Japanese: what the grammars read. Anything else is declined.

Icons stand in square brackets, as in `[fanfare] Draw a card.` and `[ファンファーレ]1枚引く。` What no phrase reads is
declined.
"""

from __future__ import annotations

import re

from ludex.core.tree import Ability
from ludex.games.sve.grammar_en import ENGLISH
from ludex.games.sve.grammar_ja import JAPANESE
from ludex.lang.compile import compile_with
from ludex.lang.phrase import Declined

_JAPANESE = re.compile(r"[぀-ヿ一-鿿]")


def read_text(text: str, card_type: str = "") -> tuple[Ability, ...]:
    """The abilities of a card's text. A spell's plain lines together are what it does [SVE 10.1.1.4]."""
    language = JAPANESE if _JAPANESE.search(text) else ENGLISH
    compiled = compile_with(language, text, "spell" if card_type == "spell" else "")
    if compiled.stopped_at >= 0:
        raise Declined(compiled.words)
    return compiled.abilities
