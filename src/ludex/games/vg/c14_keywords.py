"""[VG 14] Keywords and their meanings.

A keyword that the rules ask for by name (boost, intercept, the drive abilities) is a bare word (`Mere`); others are
abilities (c14_abilities), or stand at the head of abilities (c14_conditions, c14_labels, read by c14_headings).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.position.objects import Obj
from ludex.core.values import layers
from ludex.games.vg import c14_abilities, c14_buddyfight, c14_conditions, c14_corocoro, c14_labels

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ludex.core.position.game import Game
    from ludex.core.position.objects import Card

TWIN_DRIVE = t.Keyword("Twin Drive", "VG 14.3.3", (t.Mere("Twin Drive", 1),))  # [VG 14.3.3.1]
TRIPLE_DRIVE = t.Keyword("Triple Drive", "VG 14.3.4", (t.Mere("Triple Drive", 2),))  # [VG 14.3.4.1]
INTERCEPT = t.Keyword("Intercept", "VG 14.4", (t.Mere("Intercept"),))  # [VG 14.4.1], asked at [VG 10.5.1.2.4]
BOOST = t.Keyword("Boost", "VG 14.5", (t.Mere("Boost"),))  # [VG 14.5.1], asked at [VG 10.4.1.12]
RESTRAINT = t.Keyword(
    "Restraint", "VG 14.6", (t.Passive((t.Rule("forbid", "attack"),), keyword="Restraint"),)
)  # [VG 14.6.1] [VG 14.6.2]
SENTINEL = t.Keyword("Sentinel", "VG 14.10", (t.Mere("Sentinel"),))  # [VG 14.10.1] [VG 14.10.2] [VG 14.10.3]
RESIST = t.Keyword(
    "Resist", "VG 14.15", (t.Passive((t.Rule("forbid", "select", t.ENEMY, t.SELF),), keyword="Resist"),)
)  # [VG 14.15.1]
PERSONA_RIDE = t.Keyword("persona ride", "VG 6.3.8", (t.Mere("persona ride"),))  # [VG 2.13.3]
AS_HEAL = t.Keyword("as [Heal]", "VG 14.16.2", (t.Mere("as [Heal]", zones=("hand",)),))
"""What a card has that may be discarded as a heal trigger for a G guardian. RULING-VG-350"""
REGALIS_PIECE = t.Keyword("Regalis Piece", "VG 14.51", (t.Mere("Regalis Piece"),))  # asked at [VG 8.1.8] [VG 14.51.2.1]

DECK_LIMIT: Final = "deck limit"
"""[VG 8.1.9] How many of the card a deck may have; what is printed so becomes a figure of the card."""
KEYWORDS: Final[tuple[t.Keyword, ...]] = (
    t.Keyword(DECK_LIMIT, "VG 8.1.9"),
    TWIN_DRIVE,
    TRIPLE_DRIVE,
    INTERCEPT,
    BOOST,
    RESTRAINT,
    SENTINEL,
    RESIST,
    PERSONA_RIDE,
    REGALIS_PIECE,
    AS_HEAL,
    *c14_abilities.KEYWORDS,
    *c14_buddyfight.KEYWORDS,
    *c14_corocoro.KEYWORDS,
    *(t.Keyword(row.name, row.rule) for row in c14_conditions.ACTIVATIONS),
    *(t.Keyword(label.name, label.rule) for label in c14_labels.LABELS),
)

DRIVE_ABILITIES = ("Twin Drive", "Triple Drive")  # [VG 14.3.1]


def base_figure(game: Game, obj: Obj, figure: str) -> int:
    """A figure before effects apply: the printed one [VG 11.11.1.1]. [VG 2.17.2] Drive is 1; [VG 14.3.2] the largest
    of several drive abilities counts."""
    if figure != "drive":
        printed = obj.info.figures.get(figure)
        if printed is None:
            return layers.original(game, obj.id, figure) if figure.startswith(layers.ORIGINAL) else 0
        return printed
    return drive_by(layers.abilities(game, obj.id))


def drive_by(abilities: Iterable[t.Ability]) -> int:
    """[VG 2.17.2.1] Drive by the drive abilities: [VG 14.3.2] by the largest of them."""
    best = 0
    for ability in abilities:
        if isinstance(ability, t.Mere) and ability.keyword in DRIVE_ABILITIES and ability.n > best:
            best = ability.n
    return 1 + best


def printed_figure(card: Card, figure: str) -> int:
    """A figure by what is printed on the card: an icon of a drive ability is the printed drive."""
    return drive_by(card.abilities) if figure == "drive" else card.figures.get(figure, 0)
