"""[VG 14] Keywords that stand for a whole ability. One with a number, circles or a name after it is made by a
function."""

from __future__ import annotations

from typing import Final

from ludex.core import tree as t
from ludex.games.vg.c02_card_information import NAMED_IN
from ludex.games.vg.c04_zones import FIELD, HARMONY
from ludex.games.vg.c14_conditions import YOUR_HAND

REAR: Final = t.YOURS & t.Zone(("RC",))
COLUMN: Final = t.Beside(how="column")


def become(what: t.Sel, state: str) -> t.Instr:
    return t.Do("become", what, word=state)


def placed(*circles: str, cause: t.Sel = t.ANY) -> t.When:
    """This unit is placed on one of the circles."""
    return t.When("move", t.SELF, dst=circles, word="placed", cause=cause)


FORERUNNER: Final = t.Keyword(
    "Forerunner",
    "VG 14.8",
    (
        t.Automatic(
            t.When("move", t.SELF, t.Shares(t.SELF, "clan"), word="rode upon"),  # [VG 14.8.1] [VG 14.8.2]
            do=(t.If(t.Exists(t.Ref("became")), (t.May((t.Do("call", t.Ref("became"), word="RC"),)),)),),
            keyword="Forerunner",
        ),
    ),
)
LORD: Final = t.Keyword(
    "Lord",
    "VG 14.9",
    (
        t.Passive(
            (t.Rule("forbid", "attack"),),  # [VG 14.9.1]
            t.Exists(
                t.YOURS & FIELD & t.FaceUp() & t.Word("type", "unit") & ~t.SELF & ~t.Shares(t.SELF, "clan")
            ),  # [VG 14.9.2]
            keyword="Lord",
        ),
    ),
)


def revelation(*circles: str) -> t.Automatic:
    """[VG 14.22.2] Revelation with its circles: the top card may go into the soul; then a standing rear-guard rests."""
    return t.Automatic(
        t.When("move", t.SELF, dst=circles, word="placed"),  # [VG 14.22.1]
        do=(
            t.Look("seen", 1, "deck"),
            t.May((t.Move(t.Ref("seen"), "soul", "revelation"),)),  # [VG 14.22.3]
            t.If(
                t.Did("did"),
                (t.Choose("rest", 1, REAR & t.State("stand")), t.SetState(t.Ref("rest"), "rest")),  # [VG 14.22.2.1]
            ),
        ),
        keyword="Revelation",
    )


BLAZE: Final = t.Keyword(
    "Blaze",
    "VG 14.23",
    (
        t.Automatic(
            t.When("begin", player=t.YOU, word="attack step"),  # [VG 14.23.1]
            do=(
                t.If(
                    t.Compare(t.Count(REAR), ">", t.Count(t.ENEMY & t.Zone(("RC",)))),
                    (become(t.YOURS & t.Zone(("VC",)) & t.Word("type", "unit"), "blazing"),),  # [VG 14.23.1.1]
                ),
            ),
            keyword="Blaze",
        ),
    ),
)
AFTERIMAGE: Final = t.Keyword(
    "Afterimage",
    "VG 14.24",
    (
        t.Automatic(
            t.When("move", player=t.OPPONENT, src=("bind",), dst=("hand",)),  # [VG 14.24.1]
            do=(t.If(t.Compare(t.Count(YOUR_HAND), "<=", 6), (t.May((t.Move(t.SELF, "hand", "return"),)),)),),
            keyword="Afterimage",
        ),
    ),
)
OTHER_REAR: Final = REAR & ~t.SELF
ENGORGE: Final = t.Keyword(
    "Engorge",
    "VG 14.26",
    (
        t.Automatic(
            t.When("attack", t.SELF),  # [VG 14.26.1]
            do=(
                t.Choose("engorge", t.Count(OTHER_REAR), OTHER_REAR, up_to=True),
                t.Move(t.Ref("engorge"), "drop", "retire"),  # [VG 14.26.2] no cost
                t.If(t.Compare(t.Moved("engorge"), ">=", 1), (become(t.SELF, "engorged"),)),
            ),
            keyword="Engorge",
        ),
    ),
)
CHARGE: Final = t.Keyword(
    "Charge",
    "VG 14.31",
    (
        t.Automatic(
            placed("RC", cause=t.Side(t.EACH)),  # [VG 14.31.1] some card's effect is the cause
            do=(t.May((become(t.SELF, "charging"),)),),
            keyword="Charge",
        ),
    ),
)
HOLLOW: Final = t.Keyword(
    "Hollow",
    "VG 14.35",
    (
        t.Automatic(
            placed("RC"),  # [VG 14.35.1] RULING-VG-113
            do=(
                t.May((become(t.SELF, "hollowed"),)),
                t.If(
                    t.Did("did"),
                    (
                        t.Delay(
                            t.When("begin", word="end of turn"),
                            (t.Do("retire", FIELD & t.Word("state", "hollowed")),),
                            "turn",
                        ),
                    ),
                ),
            ),
            keyword="Hollow",
        ),
    ),
)
HARMONY_KEYWORD: Final = t.Keyword(
    "Harmony",
    "VG 14.36",
    (
        t.Automatic(  # placing is what counts: who moves on stays in harmony
            t.When("move", t.YOURS & ~t.SELF & COLUMN, dst=("VC", "RC"), word="placed"),  # [VG 14.36.1] [VG 14.36.1.2]
            do=(t.Do(HARMONY, t.Ref("it")),),
            keyword="Harmony",
        ),
    ),
)


def success(power: int) -> t.Automatic:
    """[VG 14.39.1] [VG 14.39.2] Success with its number: a situation trigger [VG 14.39.3]. RULING-VG-114: if the power
    is no longer there when it resolves, nothing happens [VG 14.39.4]."""
    strong = t.Exists(REAR & t.Figure("power", ">=", power))
    yet = t.Unless(t.Is(t.SELF, t.Word("state", "successful")))
    return t.Automatic(
        t.Becomes(t.Both((t.TurnOf(t.YOU), yet, strong))),
        do=(t.If(strong, (become(t.SELF, "successful"),)),),
        keyword="Success",
    )


def melody(*shared: t.Ability) -> t.Ability:
    """[VG 14.41.1] Melody, a continuous ability: every unit of the same master with Melody gets what it specifies, this
    one too. [VG 14.41.1.1] [VG 14.41.2] Without an ability after it, it only receives those of the others."""
    if not shared:
        return t.Mere("Melody")
    return t.Passive((t.Grant(t.YOURS & FIELD & t.Has("Melody"), shared),), keyword="Melody")


FRIEND: Final = t.Keyword(
    "Friend",
    "VG 14.46",
    (
        t.Passive(
            (t.Rename(t.YOURS & FIELD & COLUMN, "state", "add", "friend"),),  # [VG 14.46.2] [VG 14.46.2.1]
            t.Exists(t.YOURS & FIELD & ~t.SELF & COLUMN),  # [VG 14.46.1] [VG 14.46.1.1]
            keyword="Friend",
        ),
    ),
)


def dress_up(name: str) -> t.Passive:
    """[VG 14.52.1] [VG 14.52.2] DressUp: the card also has this name, in all zones [VG 14.52.2.1]. RULING-VG-115: only
    during the game, so not for the deck list."""
    return t.Passive((t.Rename(t.SELF, "name", "add", name),), keyword="DressUp", zones=NAMED_IN)


GLITTER: Final = t.Keyword("Glitter", "VG 14.47", (t.Mere("Glitter"),))  # [VG 14.47.2]
ACE_UNIT: Final = t.Keyword("Ace Unit", "VG 14.56", (t.Mere("Ace Unit"),))  # asked at [VG 14.56.2]
HAPPY_TOYS: Final = t.Keyword("Happy Toys", "VG 14.59", (t.Mere("Happy Toys"),))  # [VG 14.59.1] [VG 14.59.2]
MELODY: Final = t.Keyword("Melody", "VG 14.41", (melody(),))
REVELATION: Final = t.Keyword("Revelation", "VG 14.22")
SUCCESS: Final = t.Keyword("Success", "VG 14.39")
DRESS_UP: Final = t.Keyword("DressUp", "VG 14.52")
VOLUNDR: Final = t.Keyword("Völundr", "VG 17.9.2", (t.Mere("Völundr"),))  # [VG 17.9.2] alone it does nothing

KEYWORDS: Final[tuple[t.Keyword, ...]] = (
    FORERUNNER,
    LORD,
    REVELATION,
    BLAZE,
    AFTERIMAGE,
    ENGORGE,
    CHARGE,
    HOLLOW,
    HARMONY_KEYWORD,
    SUCCESS,
    MELODY,
    FRIEND,
    GLITTER,
    DRESS_UP,
    ACE_UNIT,
    HAPPY_TOYS,
    VOLUNDR,
)
