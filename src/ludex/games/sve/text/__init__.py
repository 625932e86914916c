"""Reads printed text into abilities, in English and Japanese. A text that the grammars do not read is declined.

Icons are written in square brackets, as in `[fanfare] Draw a card.` and `[ファンファーレ]1枚引く。`
Text in round brackets has no effect [SVE 2.6.2].
"""

from __future__ import annotations

import re

from ludex.core.tree import Ability
from ludex.games.sve.text.en import ENGLISH
from ludex.games.sve.text.ja import JAPANESE
from ludex.lang.compile import Language
from ludex.lang.whole import read_whole

_JAPANESE = re.compile(r"[぀-ヿ一-鿿]")


def languages() -> dict[str, Language]:
    """The grammars by language. Text in round brackets has no effect: [SVE 2.6.2] lang:remarks."""
    return {"en": ENGLISH, "ja": JAPANESE}


def read_text(text: str, card_type: str = "") -> tuple[Ability, ...]:
    """Reads a card's text into its abilities. The plain lines of a spell together form its effect [SVE 10.1.1.4]."""
    language = JAPANESE if _JAPANESE.search(text) else ENGLISH
    return read_whole(language, text, "spell" if card_type == "spell" else "")
