"""The tables of this game for the card laboratory (`ludex.games.lab`)."""

from __future__ import annotations

from collections.abc import Mapping

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.games.lab import AMONG, ONLY, Deed, Fill, Forms, Kind, Lab, Plain, Room, Scene, Setting, Variation
from ludex.games.sve.c04_zones import EP, MAX_PP, PP
from ludex.games.sve.c09_tokens import ALIASES
from ludex.games.sve.c09_tokens import ROWS as TOKENS
from ludex.games.sve.c12_keywords import evolve_ability
from ludex.games.sve.c14_universe_specific import ITEMS
from ludex.games.sve.cards import rows
from ludex.games.sve.text.paragraphs import BEHIND

GUARD, RUNNER, CHARM, SPARK, BOLT, CARROT, POINT = (
    "Extra Guard", "Extra Runner", "Extra Charm", "Extra Spark", "Extra Bolt", "Carrot", "Drive Point",
)  # fmt: skip
PLAIN = (GUARD, RUNNER, CHARM, SPARK)


def below(card: Card) -> Card:
    """Makes the follower that an evolved card lies over."""
    figures = {"cost": 2, "attack": 1, "defense": 3}
    return Card("base", card.name, ("follower",), figures, dict(card.words), "", (evolve_ability(1),), token=False)


def above(card: Card) -> Card:
    """Makes an evolved card for a follower."""
    figures = {"attack": card.figures.get("attack", 0) + 2, "defense": card.figures.get("defense", 0) + 2}
    return Card(f"{card.number}-E", card.name, ("follower", "evolved"), figures, dict(card.words), "", ())


def japanese() -> Mapping[str, tuple[str, str]]:
    return {row.number: (row.name_ja or row.name, row.text_ja) for row in rows()}


def names() -> Mapping[tuple[str, str], str]:
    return {("name", row.ja): row.en for row in TOKENS} | {("name", ja): en for ja, en in ALIASES.items()}


SETTING = Setting(
    field="field",
    pile="cemetery",
    aside="ex",
    leaders="leader",
    main="main",
    begins="main begins",
    asks=("SVE 7.3",),
    resolves="10.6.2.7",
    kinds={
        "follower": Kind({"cost": 2, "attack": 2, "defense": 4}),
        "amulet": Kind({"cost": 2}),
        "spell": Kind({"cost": 2}, never=("field",)),
    },
    plain=(
        Plain(GUARD, ("follower",), {"cost": 3, "attack": 2, "defense": 12}),
        Plain(RUNNER, ("follower",), {"cost": 1, "attack": 1, "defense": 2}),
        Plain(CHARM, ("amulet",), {"cost": 2}),
        Plain(SPARK, ("spell",), {"cost": 1}, (t.Spell((t.Draw(1),)),)),
        Plain(
            BOLT,
            ("spell",),
            {"cost": 0},
            (
                t.Spell(
                    (t.Damage(t.Ref("t"), 1),),
                    (t.Choose("t", 1, t.ENEMY & t.Zone(("field",)) & t.Word("type", "follower")),),
                ),
            ),
        ),
        Plain(CARROT, ("spell", "evolved"), {}),
        Plain(POINT, ("spell", "evolved"), {}),
    ),
    guards=(GUARD, RUNNER),
    fills=(
        Fill("hand", (*PLAIN, BOLT), (5,)),
        Fill("cemetery", (*PLAIN, BOLT), (5,)),
        Fill("cemetery", (SPARK, GUARD, SPARK, RUNNER), (8, 18, 32)),
        Fill("evolve deck", (CARROT, POINT), (4,), bare=True),
        Fill("deck", PLAIN, (12,), bare=True),
        Fill("ex", (RUNNER,), empty=True),
    ),
    probe=BOLT,
    words={"class": ("Neutral",)},
    shown=("trait", "class"),
    numbers={PP: (9, 9, 9), MAX_PP: (10, 8, 6), EP: (3, 3, 3)},
    lately={"leader hurt": 1, "cards played": 6},
    purse=(PP, "cost"),
    rooms={"field": Room(3, 4), "ex": Room(3, 30)},
    tokens=("field", "ex"),
    apart=("leader", "resolution", "evolve zone"),
    worn=16,
    verbs={
        "lesson": (t.YOURS & t.Zone(("ex",)) & t.Word("type", "spell") & t.Word("type", "token"), ITEMS[0]),
        "evolve into": (
            t.YOURS & t.Zone(("evolve deck",)) & t.Word("type", "follower") & t.Word("type", "evolved"),
            ITEMS[0],
        ),
    },
    forms=Forms("evolved", "follower", "evolve deck", "evolve zone", (evolve_ability(1),), below, above),
    counters={"Stack": {"stack": 2}},
    use_verbs=("use", "evolve", "serve", "ride"),
    refusals=("do nothing", "do not pay", "end"),
    plays=(
        Scene("main", zone="hand"),
        Scene("main", zone="ex"),
        Scene("end", mine=False, zone="hand", keyword="Quick"),
    ),
    uses=(Scene("main"), Scene("end", mine=False)),
    acts=("main", "end"),
    phase_events={"main phase": "main begins", "end phase": "end"},
    deeds=(
        Deed("evolve", ("evolve",), "main", ONLY, turned=True),
        Deed("attack", ("attack", "attack leader"), "main"),
        Deed("fought", ("attack",), "main", AMONG),
        Deed("race", ("serve",), "main", ONLY),
        Deed("drive", ("ride",), "main", ONLY),
    ),
    hurt="ability",
    harms=(("cemetery", "destroy"), ("banished", "banish"), ("hand", "return")),
    open=("field", "leader", "hand", "ex"),
    mere=("Quick",),
)

VARIATIONS = (
    Variation("zone", r"(?<=in your )cemetery\b", "EX area"),
    Variation("zone", r"(?<=in your )EX area\b", "cemetery"),
    Variation("other", r"(?<=[Yy]our )(?=followers )", "other "),
)

WORDINGS = (
    (r"\btarget\b", "Select an enemy follower on the field and deal it 3 damage."),
    (r"\b(?:enters the battlefield|comes into play|battlecry)\b", "[fanfare] Draw a card."),
    (r"\b(?:dies|deathrattle)\b", "[lastwords] Summon a Ghost token."),
    (r"\b(?:heal|(?:gain|restore) \d+ (?:life|health))\b", "Give your leader [defense]+2."),
    (r"\bat the end of your turn\b", "At the start of your end phase, draw a card."),
    (r"\+\d+/\+\d+", "Give each follower on your field [attack]+1/[defense]+1."),
    (r"\b(?:draw|discard)s? (?:two|three|four)\b", "Draw 2 cards. Discard a card."),
    (r"\bpay \d+\b", "[fanfare] [cost02]: Draw a card."),
    (r"\bat random\b", "Each opponent discards a random card."),
    (r"\bcards equal to\b", "Draw a card for each follower on your field."),
)

LAB = Lab(
    wordings={"en": WORDINGS},
    about={"destroy": ("field",), "evolve": ("field",), "steal": ("field",), "damage": ("field", "leader")},
    fixed=("leader",),
    unmakes=("transform",),
    variations={"en": VARIATIONS},
    setting=SETTING,
    behind=BEHIND,
    columns={"class": "/", "trait": " / "},
    texts={"ja": japanese},
    names=names,
    paired={"trait": (" / ", "・")},
    figures=("cost", "attack", "defense"),
    telling=("attack",),
)
