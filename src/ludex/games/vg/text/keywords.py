"""Keywords as the column `keywords` of a card file writes them."""

from __future__ import annotations

from typing import Final

from ludex.core.tree import Ability
from ludex.games.vg.c14_headings import parameterised
from ludex.games.vg.c14_keywords import KEYWORDS
from ludex.lang.phrase import Declined

BY_NAME: Final = {keyword.name.casefold(): keyword for keyword in KEYWORDS}


def keyword(name: str) -> tuple[Ability, ...]:
    """[VG 14.1.1] The abilities of a keyword, written with or without brackets and exclamation marks. One that stands
    only at the head of abilities has none, and is declined."""
    bare = BY_NAME.get(name.strip().strip("[]!").casefold())
    means = parameterised(name.strip()) if bare is None else bare.means
    if not means:
        raise Declined(name)
    return means
