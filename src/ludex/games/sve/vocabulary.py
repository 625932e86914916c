"""The words that trees of this game use besides zones, states, keywords, verbs and conditions."""

from __future__ import annotations

from typing import Final

from ludex.core.tree.vocabulary import ANY_WORD, BOUND, Vocabulary
from ludex.games.sve import c04_zones as c04
from ludex.games.sve import c07_game_progression as c07
from ludex.games.sve import c14_drive as drive
from ludex.games.sve.c01_super_evolution import SEP
from ludex.games.sve.c05_key_notations import EXTRA_TURNS, SUPER
from ludex.games.sve.c14_union_burst import BURST, UNION_BURST
from ludex.games.sve.c14_universe_specific import RACED

VOCABULARY: Final = Vocabulary(
    figures=("cost", "attack", "defense", c04.EVOLVE_COST),
    kinds=("class", "trait", "universe", "ability"),
    damage=True,
    counters=("stack",),
    coins=True,
    numbers=(
        c04.PP, c04.MAX_PP, c04.EP, SEP, EXTRA_TURNS, "field limit", "ex limit", "hand limit", *c07.PER_TURN,
    ),
    memory=("evolve ability",),
    marks=(c04.ENTERED, c04.STOLEN, RACED, drive.DRIVEN),
    events=(
        "attack", "attack ends", "defense set", "eliminate", "end phase", "evolve", "fought", "lose defense",
        "main phase", "no evolve deck", drive.NO_ITEMS, "play", "race", SUPER, BURST, drive.DRIVE, drive.CHECK,
        drive.TRIGGER,
    ),
    words=(
        "add", "attack", "banish", "destroy", "discard", "enter", "evolve", "ex", "hand", "play", "return", "serve",
        "steal", "swap",
    ),
    queries=(
        "activate", "activate except evolve", "attack", "attack leader this turn", "attack past", "attack targets",
        "attack targets if possible", "attack this turn", "engage in end phase", "engage on entering",
        "enters engaged", "enters with stack counters", "evolve again", "evolve into", "lose", "play", "refresh",
        "spellchain",
    ),
    among=("attack targets", "attack targets if possible", "evolve into", "spellchain"),
    verbs={
        "duplicate": ("{zone}",), "evolve": (ANY_WORD,), "evolve into": (ANY_WORD,), "look up to": (ANY_WORD,),
        "swap": (BOUND,), "transform": (ANY_WORD,), "withhold": ("{keyword}",),
    },
    timings=("quick",),
    bare=(
        "Deck limit", "Evolution point", "Evolution point pays", "Evolution points", "On Super-Evolve",
        UNION_BURST.name, *(keyword.name for keyword in drive.KEYWORDS),
    ),
)  # fmt: skip
