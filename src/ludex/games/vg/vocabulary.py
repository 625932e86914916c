"""The words that trees of this game use besides zones, states, keywords, verbs and conditions. NB: the rulebook has no
counters."""

from __future__ import annotations

from typing import Final

from ludex.core.tree.vocabulary import BOUND, Vocabulary
from ludex.games.vg.c04_zones import HARMONY
from ludex.games.vg.c14_states import STATES

VOCABULARY: Final = Vocabulary(
    figures=("grade", "power", "shield", "critical", "drive", "trigger power", "copies"),
    kinds=("nation", "clan", "race", "trigger", "origin", "state"),
    numbers=("damage", "energy", "energy limit", "ride deck", "orders", "regalis pieces", "went second"),
    memory=("battles", "damage card", "drive card"),
    marks=("guards",),
    events=(
        "attack", "attacked", "become", "begin", "boost", "boosted", "damage check", "dealt", "drive check", "G assist", "gets",
        "hit", "intercept", "no hit", "persona ride", "ride", "stand up", "trigger",
    ),
    words=(
        "normal call", "superior call", "normal ride", "superior ride", "ride", "rode upon", "retire", "discard",
        "intercept", "exchange", "drive check", "damage check", "damage", "to hand", "heal", "remove", "put back",
        "soul-charge", "soul-blast", "overloaded", "illegal guardian", "illegal order", "illegal trigger", "set",
        "play", "return", "take", "battle damage", "skill damage", "critical", "draw", "stand", "front", "over",
        "turn", "stand phase", "draw phase", "ride phase", "main phase", "battle phase", "end phase", "G assist step",
        "stride step", "attack step", "guard step", "drive step", "damage step", "close step", "end of battle",
        "end of turn", "revelation", *STATES, HARMONY,
    ),
    queries=(
        "attack", "attack targets", "battles", "be attacked", "be hit", "boost", "call", "drive check", "guard",
        "hit abilities anyway", "intercept", "orders", "regalis pieces", "ride", "stand", "trigger effects",
    ),
    verbs={
        "attack": (BOUND,), "call": ("RC", "GC", "rest", "RC rest", "GC rest"), "cannot be used": ("turn", "game"),
        "become": tuple(STATES), "nullify": ("{figure}",), "share trigger effects": (BOUND,),
    },
    layers=("original", "original loss", "battle"),
    bare=("G guardian", "additional effect"),
)  # fmt: skip
