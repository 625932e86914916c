"""Keywords that came after the later manual, and that a reminder on the cards says completely, in words of the game.

Only the edition `later` has them. No manual of ours does, so that they cite the cards: [DBS+ cards].
"""

from __future__ import annotations

from typing import Final

from ludex.core import tree as t

UNIQUE = t.Keyword(
    "Unique",
    "DBS+ cards",
    means=(t.Passive((t.Rule("forbid", "play", t.YOURS & t.Shares(t.SELF, "name")),), keyword="Unique"),),
)
SERVANT = t.Keyword(
    "Servant",
    "DBS+ cards",
    means=(
        t.Passive((t.Modify(t.SELF, "power", "+", 10000), t.Rule("forbid", "stand up", t.SELF)), keyword="Servant"),
    ),
)
OFFERING = t.Keyword(
    "Offering",
    "DBS+ cards",
    means=(
        t.Automatic(
            t.When("play", t.SELF),
            do=(
                t.By(
                    t.OPPONENT,
                    (t.May((t.Choose("t", 1, t.YOURS & t.Zone(("life",))), t.Move(t.Ref("t"), "drop"))),),
                ),
                t.If(t.Unless(t.Did("did")), (t.Draw(2),)),
            ),
            keyword="Offering",
        ),
    ),
)
REVIVE = t.Keyword("Revive", "DBS+ cards")

KEYWORDS: Final[tuple[t.Keyword, ...]] = (UNIQUE, SERVANT, OFFERING, REVIVE)


def of_colors(name: str, among: t.Sel, colors: tuple[str, ...]) -> t.Modes:
    """Chooses cards that have the colours together: one that has them all, or one for each colour."""
    both = among
    each: tuple[t.Instr, ...] = ()
    for i, color in enumerate(colors):
        both = both & t.Word("color", color)
        other = among & t.Word("color", color)
        each += (t.Choose(name, 1, other & ~t.Ref(name) if i else other, also=bool(i)),)
    return t.Modes(1, ((t.Choose(name, 1, both),), each))


def revive(colors: tuple[str, ...]) -> t.Automatic:
    """When this card is KO'd, for placing cards of these colours from the hand in the Drop Area it is played, and this
    skill is negated for the turn, also that of the card that comes back."""
    hand = t.YOURS & t.Zone(("hand",))
    return t.Automatic(
        t.When("move", t.SELF, word="KO", src=("battle",)),
        cost=(of_colors("paid", hand, colors), t.Move(t.Ref("paid"), "drop")),
        do=(t.Do("play", t.Ref("became")), t.Do("negate this skill", word="turn")),
        keyword="Revive",
    )
