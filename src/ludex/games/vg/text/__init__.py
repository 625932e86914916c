"""Reads printed text into abilities. A text that the grammars do not read is declined. Reminder text means nothing:
[VG 2.11.3] lang:remarks."""

from __future__ import annotations

import re
from functools import lru_cache

from ludex.core.tree import Ability
from ludex.games.vg.c14_headings import BadHeading, headed, split
from ludex.games.vg.text.en import ENGLISH
from ludex.games.vg.text.ja import JAPANESE
from ludex.games.vg.text.keywords import keyword
from ludex.lang.compile import Ambiguous, Language, compile_with
from ludex.lang.phrase import Declined
from ludex.lang.whole import read_whole

__all__ = ["keyword", "languages", "read_text"]


def languages() -> dict[str, Language]:
    """The grammars by language."""
    return {"en": ENGLISH, "ja": JAPANESE}


@lru_cache(1000)
def read_text(text: str, card_type: str = "") -> tuple[Ability, ...]:
    """Reads a card's text into its abilities; raises `Declined` with the words that were not understood."""
    try:
        return read_whole(ENGLISH, text, card_type)
    except Declined as stop:
        raise Declined(_misplaced(ENGLISH.normalise(text), card_type) or stop.words) from stop


def _misplaced(text: str, card_type: str) -> str:
    """The first line with a keyword at its head that does not belong there, and why; "": there is none."""
    for line in text.split("\n"):
        try:
            rest, found = split(re.sub(r"\]\(((?:VC|RC|GC)(?:/(?:VC|RC|GC))*)\)", r"]<\1>", line))
            bare = re.sub(r"\]<([^<>]*)>", r"](\1)", rest)
            for ability in compile_with(ENGLISH, bare, card_type).abilities if found else ():
                headed(ability, found)
        except BadHeading as error:
            return f"{line} ({error})"
        except Ambiguous:
            continue
    return ""
