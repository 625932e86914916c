"""[CC 1300] Other rules: tokens. NB: loops are the core's (`core.loops`), asked when an ability plays itself."""

from __future__ import annotations

from typing import Final

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.games.cc.aether import REST_FOR_AETHER
from ludex.games.cc.c300_zones import FACE_DOWN

COIN: Final = Card(
    "coin",
    "Coin",
    (),
    {"cost": 0},
    {"token": ("token",)},
    "Banish this card: Produce 1. (Only in a caster zone.)",
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

NAMELESS: Final = Card(
    FACE_DOWN, "a face-down card", ("caster",), {"cost": 0, "level": 1}, {"element": (), "race": ()}, "",
    (REST_FOR_AETHER,),
)  # fmt: skip
"""[CC 504.1b] [CC 306.6] What a face-down card of a caster zone is: a level 1 void caster. NB: it has no name; this is
only what the table calls it."""

TOKEN: Final = t.Word("token", "token")
"""[CC 1302.2b] Tokens, and no other cards."""


def token(
    name: str, atk: int = 0, defence: int = 0, kind: str = "servant", abilities: tuple[t.Ability, ...] = ()
) -> Card:
    """[CC 1302.1a] [CC 1302.1b] [CC 1302.1d] What a token has printed is what the effect says: a servant unless it says
    another type, and with its name for a race."""
    figures = {"cost": 0, "atk": atk, "def": defence} if kind == "servant" else {"cost": 0}
    words: dict[str, tuple[str, ...]] = {"element": (), "race": (name,), "token": ("token",)}
    return Card(name.lower(), name, (kind,), figures, words, "", abilities, token=True)


WISP: Final = token("Wisp", 500, 500)
"""A token of our own cards."""

TOKENS: Final[dict[str, Card]] = {COIN.number: COIN, FACE_DOWN: NAMELESS, WISP.number: WISP}
"""[CC 1302.1a] The tokens the rules know; card files may add their own. NB: a token is an object like any other
[CC 1302.2] [CC 1302.2a], until `after_move` erases it [CC 1302.3]."""
