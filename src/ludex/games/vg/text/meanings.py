"""Meanings that phrases of all languages share: zones, groups, and parts of trees that many phrases use."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c02_card_information import NATIONS
from ludex.games.vg.c04_zones import FIELD
from ludex.lang import pattern as t
from ludex.lang.groups import canonical
from ludex.lang.marks import THOSE
from ludex.lang.pattern import CHOSEN, SAME, THAT, Compare, Happened, Mark, Ref, Some

UNIT, ORDER, TRIGGER, NORMAL, SET, BLITZ, G_CARD = (
    t.Word("type", name) for name in ("unit", "order", "trigger", "normal", "set", "blitz", "G")
)
VC, RC, GC, HAND, DECK, DROP, SOUL, DAMAGE, BIND, ORDER_ZONE, RIDE_DECK, G_ZONE, CREST = (
    t.Zone((name,))
    for name in (
        "VC", "RC", "GC", "hand", "deck", "drop", "soul", "damage", "bind", "order zone", "ride deck", "G", "crest",
    )
)  # fmt: skip
IT, THEM, ME, PICKED = Ref(THAT), Ref(THOSE), Ref(SAME), Ref(CHOSEN)
SEEN, FOUND, OTHER = Ref("seen"), Ref("found"), Ref("other")
REST = canonical(SEEN, t.Not(FOUND))
UNITS = canonical(FIELD, UNIT)  # [VG 2.9.3.1.1]
VANGUARD, ENEMY_VANGUARD = canonical(t.YOURS, VC), canonical(t.ENEMY, VC)

FIGURES = {"Power": "power", "Critical": "critical", "Shield": "shield", "Drive": "drive"}

CLANS = frozenset(clan for row in NATIONS for clan in row[2])
NATION_NAMES = frozenset(name for row in NATIONS for name in row[:2] if name) - CLANS


PARTS_OF_RACES = ("Dragon",)
"""What is no race, but a part of the names of several. [VG 2.3.3]"""
DRESSED = Some((Mark("XoverDress"), Mark("overDress")))


def belongs(name: str) -> t.Word | t.Within:
    """What a name in angle brackets asks for: a nation, a clan [VG 2.2.3], or else a race, or a part of its name."""
    if name in PARTS_OF_RACES:
        return t.Within("race", name)
    if name in NATION_NAMES:
        return t.Word("nation", name)
    return t.Word("clan" if name in CLANS else "race", name)


LOOKING = t.May((t.Do("look through the deck"),), name="looked")
"""[VG 7.11.4] Who searches the deck and another zone may leave the deck as it is."""
SHUFFLED = (t.If(t.Did("looked"), (t.Shuffle("deck"),)),)
"""If you searched your deck, shuffle it."""


def searched(n: Any, what: Any, *, more: Any = (), up_to: bool = True, also: bool = False) -> tuple[Any, ...]:
    """Search the deck, and the zones `more` with it. [VG 7.11.1]"""
    if more == ():
        return (t.Search("found", n, what, "deck", up_to=up_to, also=also),)
    both = t.Search("found", n, what, "deck", up_to=up_to, also=also, more=more, given=LOOKING.name)
    return (both,) if also else (LOOKING, both)


MANY, SUCH, NAMED, OR_NAMED = 987_654_321, t.Word("such", "such"), "such a name", "another name"
"""Values that stand for slots in trees that functions of the chapters make (`lang.pattern.slotted`)."""
SLOTS = {MANY: t.V("n"), SUCH: t.V("g"), NAMED: t.V("n"), OR_NAMED: t.V("m")}


def once(when: Any) -> Any:
    """That it happened this turn."""
    return Compare(Happened(when), ">=", 1)
