"""Areas that card texts leave unsaid, and the types of cards whose texts have a form of their own."""

from __future__ import annotations

from ludex.lang.marks import BANISHED, BURIED, JOINED, LAID, PUT_BACK, RESTED, RETIRED, STOOD, SUMMONED, TAKEN
from ludex.lang.places import Places

CATEGORIES = {"": "line", "extra": "extra"}
"""Skills of Extra Cards are used from the hand [DBS 2-3-2-3]; those of [Field] cards are valid in the Battle Area."""

PLACES = Places(
    field="battle",
    leaders=("leader",),
    turning=("energy",),
    held=("hand", "deck", "drop", "energy", "life", "warp"),
    fallen=(("discard", "", "drop"),),
    aside=("combo",),
    departing=("leave",),
    landing=("drop", "energy", "combo", "warp", "under"),
    gathering=("combo", "warp", "under"),
    deeds={
        "drop": BURIED,
        "hand": TAKEN,
        "deck": PUT_BACK,
        "battle": SUMMONED,
        "warp": BANISHED,
        "energy": LAID,
        "removed": RETIRED,
    },
    unsaid=("paid", "host", "shown"),
    paying=("paid",),
    nameless=("mill", "mill under"),
    pointing=("host", "pointed"),
    turned={"active": STOOD, "rest": RESTED},
    called=("shown", "allies"),
    strict=True,
    phases=("turn start", "turn end", "main phase", "main end", "battle end"),
    verbs=("evolve",),
    moving={"play": "battle", "play home": "battle"},
    doing={
        "play": SUMMONED,
        "play home": SUMMONED,
        "play over": SUMMONED,
        "play onto": SUMMONED,
        "play active onto": SUMMONED,
        "place under": JOINED,
    },
    hearing={"play": SUMMONED},
    striking=("attack",),
    done=True,
    shuffles=True,
    tracing=True,
)
