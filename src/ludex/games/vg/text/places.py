"""Zones that card texts leave unsaid, and the types of cards whose texts have a form of their own."""

from __future__ import annotations

from ludex.lang.marks import BURIED
from ludex.lang.places import Places

CATEGORIES = {"": "line", "order": "order"}

PLACES = Places(
    field="RC",
    held=("hand", "deck", "drop", "soul", "damage", "bind", "ride deck", "G", "order zone"),
    deeds={"drop": BURIED},
    phases=("begin",),
    verbs=("retire",),
)
