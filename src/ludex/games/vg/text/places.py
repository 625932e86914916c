"""Zones that card texts leave unsaid, and the types of cards whose texts have a form of their own."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.lang.marks import (
    BANISHED,
    BURIED,
    CALLED,
    CAPTURED,
    ERASED,
    FREED,
    JOINED,
    KEPT,
    LAID,
    PUT_BACK,
    RESTED,
    RETIRED,
    RIDDEN,
    SHIFTED,
    SHUT,
    STOOD,
    SUFFERED,
    TAKEN,
)
from ludex.lang.places import Places

CATEGORIES = {"": "line", "order": "order"}

PLACES = Places(
    field="RC",
    requirements=True,
    leaders=("VC", "GC"),
    anywhere=("grade",),
    held=("hand", "deck", "drop", "soul", "damage", "bind", "ride deck", "G", "order zone"),
    fallen=(("discard", "", "drop"),),
    landing=("drop", "soul", "bind", "damage", "order zone", "gauge", "music"),
    keeping=("order zone", "gauge", "music"),
    gathering=("soul", "bind"),
    checking={"drive check": "trigger", "damage check": "trigger", "sung": "order zone", "operate": "order zone"},
    departing=("retire", "rode upon"),
    deeds={
        "drop": BURIED,
        "hand": TAKEN,
        "soul": KEPT,
        "bind": BANISHED,
        "deck": PUT_BACK,
        "order zone": LAID,
        "damage": SUFFERED,
        "removed": ERASED,
    },
    unsaid=("soul-blast", "counter-blast", "counter-charge", "host", "foe", "holder"),
    phases=("begin",),
    verbs=("retire",),
    turning=("order zone",),
    nameless=("put from deck", "put up to from deck"),
    doing={
        "call": CALLED,
        "retire": RETIRED,
        "ride": RIDDEN,
        "put as own gauge": LAID,
        "put as gauge": LAID,
        "lock": SHUT,
        "unlock": FREED,
        "imprison": CAPTURED,
        "arm": JOINED,
        "move to guard": SHIFTED,
    },
    turned={"stand": STOOD, "rest": RESTED},
    struck=False,
    lasting=True,
    outcomes={name: t.When("begin", word="end of battle") for name in ("attack missed", "vanguard missed")},
    starting=("attack",),
    shows=True,
    moving={"call": "RC", "ride": "VC", "move to guard": "GC", "imprison": "imprisoned", "unlock": "RC"},
)
