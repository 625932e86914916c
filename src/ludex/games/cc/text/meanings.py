"""Meanings that phrases share: zones, groups, and parts of trees that many phrases use."""

from __future__ import annotations

from ludex.games.cc.c0300_zones import ELEMENTS
from ludex.lang import pattern as t
from ludex.lang.groups import canonical
from ludex.lang.marks import THOSE
from ludex.lang.pattern import SAME, THAT, Ref

SERVANT, CASTER, BARRIER, CONJURE, DEITY = (
    t.Word("type", name) for name in ("servant", "caster", "barrier", "conjure", "deity")
)
BOND = t.Word("type", "soul bond")
TOKEN = t.Word("token", "token")
"""[CC 1302.2b] Tokens only."""
FIELD = t.Zone(("servant", "caster"))
"""[CC 306.1] Where a type or a race is looked for if the text names no zone [CC 201.4] [CC 206.3]."""
HAND, DECK, GRAVEYARD, ORB, CHASE, STOCK = (
    t.Zone((name,)) for name in ("hand", "deck", "graveyard", "orb", "chase", "stock")
)
STOCKS = t.All((STOCK, t.Linked(t.SELF)))
"""[CC 306.2] The cards under the card itself."""
ABILITY = t.Mark("ability")
IT, THEM, ME = Ref(THAT), Ref(THOSE), Ref(SAME)
SEEN, FOUND, PAID = Ref("seen"), Ref("found"), Ref("paid")
GROUP, OTHER_GROUP = "group", "other group"
"""Names of two groups of one sentence, found before anything is done (`en/at_once.py`)."""
REST = canonical(SEEN, t.Not(FOUND))
YOUR_HAND = canonical(t.YOURS, HAND)
SOME_ELEMENT = t.Some(tuple(t.Word("element", name) for name in ELEMENTS))
VOID = t.Not(SOME_ELEMENT)
"""[CC 209.3] What has no element."""
SOMEBODY = t.Some((t.YOURS, t.ENEMY))
"""As the cause of an event: an effect, not a rule."""
FIGURES = {"ATK": "atk", "DEF": "def", "cost": "cost", "level": "level"}
UP, DOWN = "face up", "face down"
"""The words of turning a card, as events tell it."""
