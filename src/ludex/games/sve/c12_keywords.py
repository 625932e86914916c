"""SVE chapter 12: keywords. One record contains all meanings of a keyword; the procedures ask queries, never for a
keyword.

Queries: `engage on entering`, `engage in end phase`, `attack this turn`, `attack leader this turn`, `attack targets`,
`attack targets if possible`, `select`.
"""

from __future__ import annotations

from ludex.games.sve.c04_zones import PP
from ludex.games.sve.words import KEYWORDS_JA
from ludex.lang.pattern import (
    ENEMY,
    SELF,
    YOURS,
    Ability,
    Activated,
    Automatic,
    Choose,
    Cond,
    Do,
    EventAmount,
    Gain,
    Has,
    Instr,
    Keyword,
    Mere,
    Modes,
    Move,
    Passive,
    Ref,
    Rule,
    State,
    When,
    Word,
    Zone,
    replace,
)

FOLLOWER = Word("type", "follower")

# [SVE 12.2.1] An activated ability. The card prints its cost; the player also reveals a card to evolve into
# [SVE 12.2.2].
EVOLVE = Keyword(
    "Evolve", "SVE 12.2", ja=KEYWORDS_JA["Evolve"], words=("[evolve]", "[進化]"),
    means=(Activated(do=(Do("evolve"),), keyword="Evolve"),),
)  # fmt: skip

# [SVE 12.3.2] The two Quick windows look for this keyword [SVE 12.3.4].
QUICK = Keyword("Quick", "SVE 12.3", ja=KEYWORDS_JA["Quick"], words=("[quick]", "[クイック]"), means=(Mere("Quick"),))

FANFARE = Keyword(  # [SVE 12.4.1] [SVE 12.4.3]
    "Fanfare", "SVE 12.4", ja=KEYWORDS_JA["Fanfare"], words=("[fanfare]", "[ファンファーレ]"),
    means=(Automatic(When("move", SELF, dst=("field",), not_src=("field",)), keyword="Fanfare"),),
)  # fmt: skip

LAST_WORDS = Keyword(  # [SVE 12.5.1] [SVE 12.5.3]
    "Last Words", "SVE 12.5", ja=KEYWORDS_JA["Last Words"], words=("[lastwords]", "[ラストワード]"),
    means=(Automatic(When("move", SELF, src=("field",), dst=("cemetery",)), keyword="Last Words"),),
)  # fmt: skip

ON_EVOLVE = Keyword(  # [SVE 12.6.1] [SVE 12.6.2]
    "On Evolve", "SVE 12.6", ja=KEYWORDS_JA["On Evolve"], words=("On Evolve", "【進化時】"),
    means=(Automatic(When("evolve", SELF), keyword="On Evolve"),),
)  # fmt: skip

STRIKE = Keyword(  # [SVE 12.7.1] [SVE 12.7.2]
    "Strike", "SVE 12.7", ja=KEYWORDS_JA["Strike"], words=("Strike", "【攻撃時】"),
    means=(Automatic(When("attack", SELF), keyword="Strike"),),
)  # fmt: skip

FOLLOWER_STRIKE = Automatic(When("attack", SELF, other=FOLLOWER), keyword="Strike")
LEADER_STRIKE = Automatic(When("attack", SELF, other=Word("type", "leader")), keyword="Strike")

WARD = Keyword(  # [SVE 12.8.1]
    "Ward", "SVE 12.8", ja=KEYWORDS_JA["Ward"],
    means=(Passive((
        Rule("permit", "engage on entering"),  # [SVE 12.8.2] (i)
        Rule("permit", "engage in end phase"),  # (ii), asked at [SVE 7.4.3]
        Rule(  # (iii), asked at [SVE 8.4.3]
            "narrow", "attack targets if possible", ENEMY, YOURS & State("engaged") & Has("Ward") & Zone(("field",)),
            if_any=True,
        ),
    ), keyword="Ward"),),
)  # fmt: skip

# RULING-SVE-002: Storm also waives the leader's condition, and like Rush it waives a change of control.
STORM = Keyword(  # [SVE 12.9.1] [SVE 12.9.2]
    "Storm", "SVE 12.9", ja=KEYWORDS_JA["Storm"],
    means=(Passive((Rule("permit", "attack this turn"), Rule("permit", "attack leader this turn")), keyword="Storm"),),
)  # fmt: skip

RUSH = Keyword(  # [SVE 12.10.1] [SVE 12.10.2]
    "Rush", "SVE 12.10", ja=KEYWORDS_JA["Rush"], means=(Passive((Rule("permit", "attack this turn"),), keyword="Rush"),)
)

ASSAIL = Keyword(  # [SVE 12.11.1] [SVE 12.11.2]
    "Assail", "SVE 12.11", ja=KEYWORDS_JA["Assail"],
    means=(Passive((Rule("widen", "attack targets", SELF, ENEMY & State("reserved") & FOLLOWER),), keyword="Assail"),),
)  # fmt: skip

INTIMIDATE = Keyword(  # [SVE 12.12.1] [SVE 12.12.2], attack targets only [SVE 12.12.2.1]
    "Intimidate", "SVE 12.12", ja=KEYWORDS_JA["Intimidate"],
    means=(Passive((Rule("forbid", "attack targets", ENEMY, SELF),), keyword="Intimidate"),),
)  # fmt: skip

DRAIN = Keyword(  # [SVE 12.13.1] [SVE 12.13.2]: attack damage [SVE 12.13.2.1], no other [SVE 12.13.2.2]
    "Drain", "SVE 12.13", ja=KEYWORDS_JA["Drain"],
    means=(Automatic(
        When("damage", other=SELF, word="attack"),
        do=(Do("restore", YOURS & Zone(("leader",)), EventAmount()),), keyword="Drain",
    ),),
)  # fmt: skip

BANE = Keyword(  # [SVE 12.14.1] [SVE 12.14.2] an enemy: having fought it is enough [SVE 12.14.2.1]
    "Bane", "SVE 12.14", ja=KEYWORDS_JA["Bane"],
    means=(Automatic(When("fought", SELF, ENEMY), do=(Move(Ref("other"), "cemetery", "destroy"),), keyword="Bane"),),
)  # fmt: skip

AURA = Keyword(  # [SVE 12.15.1] [SVE 12.15.2]: selecting, not attacking [SVE 12.15.3]
    "Aura",
    "SVE 12.15",
    ja=KEYWORDS_JA["Aura"],
    means=(Passive((Rule("forbid", "select", ENEMY, SELF),), keyword="Aura"),),
)

KEYWORDS = (
    EVOLVE, QUICK, FANFARE, LAST_WORDS, ON_EVOLVE, STRIKE, WARD, STORM, RUSH, ASSAIL, INTIMIDATE, DRAIN, BANE, AURA,
)  # fmt: skip

SINGLE = frozenset({"Drain", "Bane"})
"""[SVE 12.13.3] [SVE 12.14.3] Several instances count as one."""


# --- keywords that carry text ------------------------------------------------------------------------------------


def with_text(
    meaning: Ability,
    do: tuple[Instr, ...],
    targets: tuple[Choose, ...] = (),
    cost: tuple[Instr, ...] = (),
    modes: Modes | None = None,
    cond: Cond | None = None,
) -> Automatic:
    """The ability of a keyword's trigger with the effect that the text after the keyword says."""
    assert isinstance(meaning, Automatic)
    return replace(meaning, do=do, targets=targets, cost=cost, modes=modes, cond=cond)


def evolve_ability(points: int, quick: bool = False) -> Activated:
    """[SVE 12.2.1] An evolve ability that costs this number of play points."""
    timing = ("quick",) if quick else ()
    return Activated((Gain(PP, -points),), do=(Do("evolve"),), timing=timing, keyword="Evolve")
