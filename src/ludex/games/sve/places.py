"""Zones that card texts leave unsaid, and the types of cards whose texts have a form of their own."""

from __future__ import annotations

from ludex.games.sve.c13_class_specific import EARTH_RITE
from ludex.lang.marks import BANISHED, BURIED, KEPT, SUMMONED
from ludex.lang.places import Places

CATEGORIES = {"": "line", "spell": "spell"}

PLACES = Places(
    field="field",
    aside=("ex",),
    leaders=("leader",),
    held=("hand", "deck", "cemetery", "evolve deck", "banished", "ex"),
    fallen=(("discard", "", "cemetery"), ("banish", "hand", "banished")),
    deeds={"field": SUMMONED, "ex": KEPT, "banished": BANISHED, "cemetery": BURIED},
    phases=("main phase", "end phase"),
    verbs=("evolve",),
    binding=("look up to",),
    extras={EARTH_RITE.name: EARTH_RITE},  # [SVE 13.3.3.2]
)
