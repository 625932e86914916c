"""The words that trees of this game use besides zones, states, keywords, verbs and conditions. NB: the rulebook has no
counters and no numbers of players."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ludex.core.tree.vocabulary import ANY_WORD, BOUND, Vocabulary
from ludex.games.dbs import c10_keywords as c10
from ludex.games.dbs import later_keywords as later
from ludex.games.dbs import using
from ludex.games.dbs.c02_card_data import COLORS, INSTEAD
from ludex.games.dbs.c03_game_areas import STATES, zone_kinds
from ludex.games.dbs.c07_battle import TOLL
from ludex.games.dbs.c08_skills import DURATIONS
from ludex.games.dbs.edition import LATER
from ludex.games.dbs.power import LOWERED, RAISED

PLAYED_FROM: Final = ("hand", "deck", "drop", "energy", "life", "under")
"""Words of the event `play`: the area that the card came from."""

ACTIVATING: Final = (
    "activate auto", "activate main", "activate battle",
    *(f"activate {name}" for name in ("Blocker", "Counter: Attack", "Counter: Counter", "Counter: Play")),
)  # fmt: skip
"""Queries whether a skill of this kind, or with this keyword, may be activated."""
VOCABULARY: Final = Vocabulary(
    figures=("power", "cost", "combo power", "combo cost"),
    kinds=(
        "color", "colors", "character", "characters", "trait", "traits", "era", "skills", "specified",
        "back name", "back color", "back character", "back trait",
    ),
    events=(
        "attack", "battle end", "block", "charge phase", "countered", "damage step", "defense step", "evolved",
        "extra used", "inflict", "leader placed", "main end", "main phase", "offence step", "play", LOWERED, RAISED,
        "skill used", "turn end", "turn start",
    ),
    words=(
        "KO", "add", "battle", "charge", "combo", "combo ends", "damage", "discard", "evolve", "life", "main", "negate",
        "place", "play", "return", "rule", "use", *PLAYED_FROM,
    ),
    queries=(
        "activate", "awaken", "attack", "attack targets", "be KO'd in battle", "be negated", "attack be negated",
        "combo", "combo resting", "include", "play", "play by a skill", "play plainly",
        "specified cost", *(f"specified {color}" for color in COLORS), "stand up", *ACTIVATING,
    ),
    among=("attack targets",),
    verbs={
        "block": ("negate",),
        "play otherwise": ("rest", "unskilled", "rest unskilled", "hand", "bottom", "drop", "warp"),
        "play": STATES, "damage": ("you",), "energy": (ANY_WORD,),
        "activate a skill": using.WORDS,
        "negate this skill": ("for the battle", "turn", "game"), "negate a keyword": tuple(sorted(DURATIONS)),
        "mill": ("{zone}", *(f"{kind.name} {state}" for kind in zone_kinds() for state in STATES)),
    },
    timings=("main", "battle", "counter", TOLL, *INSTEAD.values()),
    bare=("Deck rule",),
)  # fmt: skip

LATER_VOCABULARY: Final = replace(
    VOCABULARY,
    events=(*VOCABULARY.events, "activated", "energy roused", "played using", "united"),
    queries=(*VOCABULARY.queries, "exhaust"),
    memory=("realms", "turn of realms"),
    marks=tuple(f"{later.USED} {keyword.name}" for keyword in (*c10.KEYWORDS, *later.KEYWORDS)),
    words=(
        *VOCABULARY.words,
        "burst",
        "control",
        "remove",
        later.ROUSED,
        *later.ROUSING,
        "union",
        "warp",
        *(keyword.name for keyword in (*c10.KEYWORDS, *later.KEYWORDS)),
    ),
    verbs={
        **VOCABULARY.verbs,
        "play onto": ("active", BOUND),
        "play active onto": (BOUND,),
        "play home": STATES,
        "play over": STATES,
        "place under": (BOUND,),
        "mill under": (BOUND,),
        "mill": ("{zone}", *(f"{kind.name} {state}" for kind in zone_kinds(LATER) for state in STATES)),
    },
)
"""The words of the later edition."""
