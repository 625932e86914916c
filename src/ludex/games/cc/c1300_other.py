"""[CC 1300] Other rules: tokens. NB: core finds loops where abilities are played automatically; see `c1301_loops`."""

from __future__ import annotations

from typing import Final

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.games.cc.c0300_zones import FACE_DOWN, NO_CARD
from ludex.games.cc.c0907_printed import REST_FOR_AETHER

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
"""[CC 403.6a] The coin: it has no type, and can be banished for one aether."""

NAMELESS: Final = Card(
    FACE_DOWN, "a face-down card", ("caster",), {"cost": 0, "level": 1}, {"element": (), "race": ()}, "",
    (REST_FOR_AETHER,), nameless=True,
)  # fmt: skip
"""[CC 504.1b] [CC 306.6] The card that a face-down card of a caster zone counts as: a level 1 void caster without a
name. NB: the table shows this text instead."""

NO_FRONT: Final = Card(NO_CARD, "a face-down card", (), {}, {}, "", (), nameless=True)
"""[CC 306.6] The card that a face-down card of a servant zone, or a face-down stock, counts as: it has no
information."""

TOKEN: Final = t.Word("token", "token")
"""[CC 1302.2b] Selects tokens only."""


def token(
    name: str, atk: int = 0, defence: int = 0, kind: str = "servant", abilities: tuple[t.Ability, ...] = ()
) -> Card:
    """[CC 1302.1a] [CC 1302.1b] [CC 1302.1d] Makes the card of a token as an effect describes it: a servant unless the
    effect names another type, with its name as its race."""
    figures = {"cost": 0, "atk": atk, "def": defence} if kind == "servant" else {"cost": 0}
    words: dict[str, tuple[str, ...]] = {"element": (), "race": (name,), "token": ("token",)}
    return Card(name.lower(), name, (kind,), figures, words, "", abilities, token=True)


WISP: Final = token("Wisp", 500, 500)
"""A token of our own cards."""

TOKENS: Final[dict[str, Card]] = {COIN.number: COIN, FACE_DOWN: NAMELESS, NO_CARD: NO_FRONT, WISP.number: WISP}
"""[CC 1302.1a] The tokens that the rules define; card files may add others. NB: a token is an ordinary object
[CC 1302.2] [CC 1302.2a], until `after_move` erases it [CC 1302.3]."""
