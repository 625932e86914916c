"""Zones that card texts leave unsaid, and the types of cards whose texts have a form of their own."""

from __future__ import annotations

from ludex.games.cc.text.meanings import GROUP, OTHER_GROUP
from ludex.lang.marks import BANISHED, BURIED, PUT_BACK, SUMMONED, TAKEN
from ludex.lang.places import Places

CATEGORIES = {"": "line", "conjure": "conjure"}

PLACES = Places(
    field="servant",
    leaders=("caster",),
    held=("hand", "deck", "graveyard", "orb", "removed", "extra", "bingo"),
    fallen=(("discard", "", "graveyard"),),
    landing=("graveyard", "hand"),
    deeds={"graveyard": BURIED, "hand": TAKEN, "removed": BANISHED, "deck": PUT_BACK, "servant": SUMMONED},
    unsaid=("paid", GROUP, OTHER_GROUP),
    phases=("begin", "end"),
    verbs=("switch", "gain control"),
    moving={"call": "caster", "put": "servant", "banish": "graveyard", "soul bond": "servant", "corrupt": "hand"},
    striking=("attack", "battle", "defeat"),
    aims=True,
    replacing=True,
    done=True,
    pays_x=True,
)
