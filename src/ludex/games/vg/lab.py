"""The tables of this game for the card laboratory (`ludex.games.lab`)."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.games.lab import ONLY, Deed, Fill, Kind, Lab, Plain, Room, Scene, Setting, Variation

VANGUARD, GUARD, RUNNER, ORDER, PROBE = (
    "Extra Vanguard", "Extra Guard", "Extra Runner", "Extra Order", "Extra Probe",
)  # fmt: skip
PLAIN = (GUARD, RUNNER, ORDER, PROBE)
BACK_CENTER, FRONT_LEFT = 3, 0
UNIT = {"grade": 1, "power": 8000, "critical": 1, "shield": 5000}

SETTING = Setting(
    field="RC",
    pile="drop",
    aside="drop",
    leaders="VC",
    main="main",
    begins="main",
    asks=("VG 9.9",),
    resolves="11.8.3.1",
    kinds={
        "unit": Kind(UNIT, never=("order area", "order zone")),
        "order": Kind({"grade": 1}, never=("VC", "RC", "GC")),
    },
    plain=(
        Plain(VANGUARD, ("unit", "normal"), {"grade": 3, "power": 13000, "critical": 1}),
        Plain(GUARD, ("unit", "normal"), {"grade": 2, "power": 10000, "critical": 1, "shield": 5000}),
        Plain(RUNNER, ("unit", "normal"), UNIT, (t.Mere("Boost"),)),
        Plain(ORDER, ("order", "normal"), {"grade": 1}, (t.Spell((t.Draw(1),)),)),
        Plain(
            PROBE,
            ("order", "normal"),
            {"grade": 1},
            (
                t.Spell(
                    (
                        t.Choose("unit", 1, t.ENEMY & t.Zone(("RC",))),
                        t.Continue((t.Modify(t.Ref("unit"), "power", "+", -1000),), "turn"),
                    )
                ),
            ),
        ),
    ),
    guards=(GUARD, RUNNER),
    fills=(
        Fill("VC", (VANGUARD,), bare=True, empty=True),
        Fill("hand", PLAIN, (4,)),
        Fill("damage", (GUARD, RUNNER), (3,)),
        Fill("soul", (RUNNER, GUARD), (3,)),
        Fill("drop", PLAIN, (4,)),
        Fill("deck", PLAIN, (12,), bare=True),
    ),
    probe=PROBE,
    shown=("nation", "clan", "race"),
    rooms={"RC": Room(3, 4), "VC": Room(0, 0), "GC": Room(0, 0)},
    tokens=("VC", "RC", "GC"),
    lies=({"slot": FRONT_LEFT}, {"slot": BACK_CENTER}),
    play_verbs=("play", "call"),
    plays=(Scene("main", zone="hand"), Scene("battle", mine=False, zone="hand")),
    uses=(Scene("main"),),
    acts=("main", "battle"),
    deeds=(
        Deed("attack", ("attack",), "battle"),
        Deed("hit", ("attack",), "battle"),
        Deed("boost", ("boost",), "battle", ONLY),
        Deed("move", ("guard",), "battle", ONLY, to="GC", zone="hand", mine=False),
    ),
    harms=(("drop", "retire"), ("hand", "return")),
    open=("VC", "RC", "GC", "hand"),
    mere=("Boost", "Intercept", "Twin Drive", "Triple Drive"),
)

VARIATIONS = (
    Variation("zone", r"\bdrop\b(?! zone)", "soul"),
    Variation("zone", r"\bsoul\b", "drop"),
    Variation("zone", r"(?<=from )hand\b", "drop"),
    Variation("zone", r"(?<=your )hand\b", "drop"),
    Variation("zone", r"(?<=into your )hand\b", "soul"),
    Variation("duration", r"until end of turn", "until end of that battle"),
    Variation("duration", r"until end of (?:that )?battle", "until end of turn"),
    Variation("other", r"(?<=of your )(?=rear-guards)", "other "),
    Variation("other", r"(?<=of your )other (?=rear-guards)", ""),
    Variation("other", r"(?<=of your )(?=units)", "other "),
)

LAB = Lab(
    setting=SETTING,
    about={"retire": ("VC", "RC", "GC"), "discard": ("hand", "deck"), "lock": ("RC",), "unlock": ("RC",)},
    variations={"en": VARIATIONS},
)
