"""Printed text to abilities, in English and Japanese: what the grammars read. Anything else is declined.

Icons stand in square brackets, as in `[fanfare] Draw a card.` and `[ファンファーレ]1枚引く。`
What stands in round brackets says nothing [SVE 2.6.2].
"""

from __future__ import annotations

import re

from ludex.core.tree import Ability
from ludex.games.sve.text.en import ENGLISH
from ludex.games.sve.text.ja import JAPANESE
from ludex.lang.compile import Language, compile_with
from ludex.lang.phrase import Declined

_JAPANESE = re.compile(r"[぀-ヿ一-鿿]")


def languages() -> dict[str, Language]:
    """The languages in which the game's cards are printed. What stands in brackets says nothing: [SVE 2.6.2]
    lang:remarks."""
    return {"en": ENGLISH, "ja": JAPANESE}


def read_text(text: str, card_type: str = "") -> tuple[Ability, ...]:
    """The abilities of a card's text. A spell's plain lines together are what it does [SVE 10.1.1.4]."""
    language = JAPANESE if _JAPANESE.search(text) else ENGLISH
    compiled = compile_with(language, text, "spell" if card_type == "spell" else "")
    if compiled.stopped_at >= 0:
        raise Declined(compiled.words)
    return compiled.abilities
