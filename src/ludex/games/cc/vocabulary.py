"""The words that trees of this game use besides zones, states, keywords, verbs and conditions."""

from __future__ import annotations

from typing import Final

from ludex.core.tree import OWNER
from ludex.core.tree.vocabulary import ANY_WORD, Vocabulary
from ludex.games.cc.c0300_zones import ELEMENTS, STATES
from ludex.games.cc.c0500_turn_sequence import CALLED_FROM_GRAVEYARD, MORE_BATTLES
from ludex.games.cc.c0501_this_turn import MARKS
from ludex.games.cc.c0700_player_actions import SWITCHED
from ludex.games.cc.c0803_attacking import ATTACKING, BATTLING
from ludex.games.cc.c0900_cards_and_abilities import ABILITY, ACTIVATED, AUTOMATIC
from ludex.games.cc.c0903_costs import ANY_AETHER, OTHER_COST
from ludex.games.cc.c0907_kinds import ANY_ELEMENT, FREE
from ludex.games.cc.c0907_restricted import FOR_CARDS
from ludex.games.cc.c1000_game_actions import CANNOT_CHASE
from ludex.games.cc.c1016_control import UNTIL
from ludex.games.cc.c1018_counters import ENTERS_WITH
from ludex.games.cc.c1022_level_up import FROM
from ludex.games.cc.c1023_copies import COPY, UNTIL_END_OF_TURN
from ludex.games.cc.c1109_keyword_actions import ONCE

VOCABULARY: Final = Vocabulary(
    figures=("cost", "level", "atk", "def", "printed atk", "printed def"),
    kinds=("element", "race", "cost", "material", "token"),
    counters=("deity",),
    coins=True,
    numbers=(FREE, *(f"{FREE} {element}" for element in ELEMENTS), "extra turns", MORE_BATTLES, "candy"),
    marks=(ABILITY, ACTIVATED, ATTACKING, AUTOMATIC, BATTLING, COPY, SWITCHED, UNTIL_END_OF_TURN, *MARKS),
    events=(
        "aether", "attack", "battle", "begin", "corrupt", "defeat", "discard hand", "end", "play", "ride", "switch",
    ),
    words=(
        "ability", "attack declaration step", "banish", "battle", "battle phase", "call", "call face down",
        "call phase", "cancel", "card", "control", "corrupt", "deal", "destroy", "discard", "draw phase", "end phase",
        "enter", "exchange", "face down", "face up", "game", "level up", "main phase", "play", "player",
        "recovery phase", "return", "set",
        "soul bond", "turn", "used",
    ),
    queries=(
        "attack", "attack first", "attack past reversed", "attack player", "attack targets", "battle", "battle phase",
        "call phase", "calls", "cancel", "draw phase", "enter recovered", "main phase", "must attack", "recovery phase",
        "enter rested", "enter reversed", "destroyed by battle", "play", "play at any time", "play from graveyard",
        "switch",
        "switch by player", "use", "least cost",
    ),
    among=("attack first", "attack targets"),
    verbs={
        "banish named": (ANY_WORD,), "become copy": ("turn",), "corrupt": ("own",), "discard hand": ("opponent",),
        "gain control": tuple(sorted(UNTIL)), "level up": FROM, "put": (*STATES, OWNER),
        "move counters": (ANY_WORD,), "pay": (ANY_WORD,), "play": ("free",),
        "produce": ("own", ANY_ELEMENT, *ELEMENTS), FOR_CARDS: ("own", ANY_ELEMENT, *ELEMENTS), "token": (ANY_WORD,),
    },
    timings=("main",),
    bare=(
        "aether", ANY_AETHER, "attack cost", "base ability", "BINGO", CALLED_FROM_GRAVEYARD, CANNOT_CHASE, "DCT",
        "Enter", ENTERS_WITH, "Last Words", OTHER_COST,
        "material", ONCE, "Ride", "Step Up", "Twins", "United Front", "Unlimited", "Vanity", "Φ",
    ),
)  # fmt: skip
