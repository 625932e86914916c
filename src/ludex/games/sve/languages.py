"""The languages in which the game's cards are printed. What stands in brackets says nothing:
[SVE 2.6.2] lang:remarks.
"""

from __future__ import annotations

from ludex.games.sve.grammar_en import ENGLISH
from ludex.games.sve.grammar_ja import JAPANESE
from ludex.lang.compile import Language


def languages() -> dict[str, Language]:
    return {"en": ENGLISH, "ja": JAPANESE}
