"""The words that trees of this game use besides zones, states, keywords, verbs and conditions. NB: the rulebook has no
counters and no numbers of players."""

from __future__ import annotations

from typing import Final

from ludex.core.tree.vocabulary import ANY_WORD, Vocabulary
from ludex.games.dbs.c03_game_areas import STATES, zone_kinds

VOCABULARY: Final = Vocabulary(
    figures=("power", "cost", "combo power", "combo cost"),
    kinds=("color", "character", "trait", "era", "specified"),
    events=(
        "attack", "battle end", "block", "charge phase", "damage step", "defense step", "inflict", "main end",
        "main phase", "offence step", "play", "turn end", "turn start",
    ),
    words=(
        "KO", "charge", "combo", "combo ends", "damage", "discard", "evolve", "life", "negate", "place", "play",
        "return", "rule", "use",
    ),
    queries=("activate", "attack", "attack targets", "combo", "play"),
    among=("attack targets",),
    verbs={
        "block": ("negate",), "damage": ("you",), "energy": (ANY_WORD,),
        "mill": ("{zone}", *(f"{kind.name} {state}" for kind in zone_kinds() for state in STATES)),
    },
    timings=("main", "battle", "counter"),
    bare=("Deck rule",),
)  # fmt: skip
