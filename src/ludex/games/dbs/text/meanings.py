"""Meanings that phrases share: areas, groups, and parts of trees that many phrases use."""

from __future__ import annotations

from ludex.games.dbs import c10_keywords, later_keywords
from ludex.games.dbs.c02_card_data import COLORS
from ludex.lang import pattern as t
from ludex.lang.groups import canonical
from ludex.lang.marks import THOSE
from ludex.lang.pattern import SAME, THAT, Ref

BATTLE_CARD, EXTRA, LEADER = (t.Word("type", name) for name in ("battle", "extra", "leader"))
TOKEN = t.Word("type", "token")
IN_PLAY = t.Zone(("leader", "battle"))
"""Where cards are looked for if the text names no area."""
HAND, DECK, DROP, ENERGY, LIFE, COMBO, BATTLE, WARP = (
    t.Zone((name,)) for name in ("hand", "deck", "drop", "energy", "life", "combo", "battle", "warp")
)
IT, THEM, ME = Ref(THAT), Ref(THOSE), Ref(SAME)
SEEN, FOUND, PAID = Ref("seen"), Ref("found"), Ref("paid")
REST = canonical(SEEN, t.Not(FOUND))
YOUR_HAND = canonical(t.YOURS, HAND)
YOUR_LIFE = canonical(t.YOURS, LIFE)
SKILL_LESS = t.Word("skills", "none")
COLORED = {name: t.Word("color", name) for name in COLORS}


def only(color: str) -> t.Sel:
    """[DBS 2-4-1] Of this colour and of no other."""
    return t.All((COLORED[color], t.Word("colors", "mono")))


ABLE = {"red": "R", "blue": "B", "green": "G", "yellow": "Y", "black": "K", "white": "W"}
"""The letter of each colour in costs."""
KEYWORDS: tuple[t.Keyword, ...] = (*c10_keywords.KEYWORDS, *later_keywords.KEYWORDS)
"""Those of every edition: a book declines the ones that it does not have."""
FIGURES = {"power": "power", "energy cost": "cost", "combo power": "combo power", "combo cost": "combo cost"}
