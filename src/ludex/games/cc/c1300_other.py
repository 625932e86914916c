"""[CC 1300] Other rules: tokens. NB: loops are the core's (`core.loops`), asked when an ability plays itself."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.objects import Card
from ludex.games.cc.aether import REST_FOR_AETHER
from ludex.games.cc.c300_zones import FACE_DOWN

COIN = Card(
    "coin",
    "Coin",
    (),
    {"cost": 0},
    {},
    "Banish this card: Produce 1. Play this ability only from your caster zone.",
    (
        t.Activated(
            cost=(t.Move(t.SELF, "graveyard", "banish"),),
            do=(t.Do("produce", t.SELF, 1, ""),),
            keyword="aether",
            zones=("caster",),
        ),
    ),
    token=True,
)
"""[CC 403.6a] It has no type; it is banished for one aether."""

NAMELESS = Card(
    FACE_DOWN, "a face-down card", ("caster",), {"cost": 0, "level": 1}, {"element": (), "race": ()}, "",
    (REST_FOR_AETHER,),
)  # fmt: skip
"""[CC 504.1b] [CC 306.6] What a face-down card of a caster zone is: a level 1 void caster. NB: it has no name; this is
only what the table calls it."""

WISP = Card(
    "wisp",
    "Wisp",
    ("servant",),
    {"cost": 0, "atk": 500, "def": 500},
    {"element": (), "race": ("Wisp",)},
    "",
    (),
    token=True,
)
"""[CC 1302.1b] [CC 1302.1d] A token of our own cards: a servant whose name is its race."""

TOKENS: dict[str, Card] = {COIN.number: COIN, FACE_DOWN: NAMELESS, WISP.number: WISP}
"""[CC 1302.1a] The tokens the rules know; card files may add their own."""
