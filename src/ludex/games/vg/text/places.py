"""Zones that card texts leave unsaid, and the types of cards whose texts have a form of their own."""

from __future__ import annotations

from ludex.lang.marks import BANISHED, BURIED, CALLED, KEPT, RETIRED, TAKEN
from ludex.lang.places import Places

CATEGORIES = {"": "line", "order": "order"}

PLACES = Places(
    field="RC",
    leaders=("VC", "GC"),
    held=("hand", "deck", "drop", "soul", "damage", "bind", "ride deck", "G", "order zone"),
    deeds={"drop": BURIED, "hand": TAKEN, "soul": KEPT, "bind": BANISHED},
    phases=("begin",),
    verbs=("retire",),
    leaves=True,
    nameless=("put from deck", "put up to from deck"),
    doing={"call": CALLED, "retire": RETIRED},
    moving={"call": "RC", "ride": "VC"},
)
