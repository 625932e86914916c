"""The words that trees of this game use besides zones, states, keywords, verbs and conditions. NB: the rulebook has no
counters."""

from __future__ import annotations

from typing import Final

from ludex.core.tree.vocabulary import BOUND, Vocabulary

VOCABULARY: Final = Vocabulary(
    figures=("grade", "power", "shield", "critical", "drive", "trigger power", "copies"),
    kinds=("nation", "clan", "race", "trigger", "origin"),
    numbers=("damage", "energy", "energy limit", "ride deck", "orders", "regalis pieces", "went second"),
    memory=("battles", "damage card", "drive card"),
    marks=("guards",),
    events=(
        "attack", "attacked", "begin", "boost", "boosted", "damage check", "dealt", "drive check", "G assist", "gets",
        "hit", "intercept", "no hit", "persona ride", "ride", "stand up", "trigger",
        "counter-blast", "counter-charge", "energy-blast", "energy-charge", "soul-blast", "soul-charge",
    ),
    words=(
        "normal call", "superior call", "normal ride", "superior ride", "ride", "rode upon", "retire", "discard",
        "intercept", "exchange", "drive check", "damage check", "damage", "to hand", "heal", "remove", "put back",
        "soul-charge", "soul-blast", "overloaded", "illegal guardian", "illegal order", "illegal trigger", "set",
        "play", "return", "take", "battle damage", "skill damage", "critical", "draw", "stand", "front", "over",
        "turn", "stand phase", "draw phase", "ride phase", "main phase", "battle phase", "end phase", "G assist step",
        "stride step", "attack step", "guard step", "drive step", "damage step", "close step", "end of battle",
        "end of turn",
        "bind", "counter-blast", "counter-charge", "switch",
    ),
    queries=(
        "attack", "attack targets", "battles", "be attacked", "be hit", "boost", "call", "drive check", "guard",
        "hit abilities anyway", "intercept", "orders", "regalis pieces", "ride", "stand", "trigger effects",
        "counter-blast", "counter-charge", "energy-blast", "energy-charge", "soul-blast", "soul-charge",
    ),
    verbs={
        "counter-blast": (BOUND,),
        "counter-charge": (BOUND,),
        "soul-blast": (BOUND,),
        "put from deck": ("{zone}",),
        "put up to from deck": ("{zone}",),
        "switch": (BOUND,),
        "switch zones": ("{zone}",),
        "attack": (BOUND,), "call": ("RC", "GC", "rest", "RC rest", "GC rest"), "cannot be used": ("turn", "game"),
        "nullify": ("{figure}",), "share trigger effects": (BOUND,),
    },
    layers=("original", "original loss", "battle"),
    bare=("G guardian", "additional effect"),
)  # fmt: skip
