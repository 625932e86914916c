"""English, where units stand: on circles of a kind, on circles with markers; markers and gauges themselves."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c02_card_information import GIFTS
from ludex.games.vg.c04_circles import FURTHER, NUMBERS
from ludex.games.vg.c07_gauges import GAUGES
from ludex.games.vg.c15_markers import MARKERS
from ludex.games.vg.text.en.verbs import FIELDS
from ludex.games.vg.text.meanings import IT, RC, THEM, VANGUARD
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described, words
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical, parts_of
from ludex.lang.marks import CALLED
from ludex.lang.pattern import (
    SELF,
    YOURS,
    Choose,
    Count,
    Do,
    Env,
    Exists,
    Is,
    Lies,
    Linked,
    Move,
    Not,
    Ref,
    V,
    Word,
    Zone,
)

ADDITIONAL = t.Slot(tuple(sorted(NUMBERS[name] for name in FURTHER)))
"""The rear-guard circles that a player has gained. [VG 16.3.1.5.1.1]"""
CIRCLES: tuple[tuple[str, Any], ...] = (
    (" on (RC)", RC),
    (" on (GC)", Zone(("GC",))),
    (" on (VC) and (RC)", Zone(("RC", "VC"))),
    (" on (VC) or (RC)", Zone(("RC", "VC"))),
    (" on (RC) or (GC)", Zone(("GC", "RC"))),
    (" on (RC) and (GC)", Zone(("GC", "RC"))),
    (" on an additional (RC)", ADDITIONAL),
    (" on your additional (RC)", ADDITIONAL),
    (" on the stage", Lies("stage")),
    (" on their (VC) or (RC)", Zone(("RC", "VC"))),
)
"""Circles on which units of a group stand. NB: whose units they are, the words before say."""


def circles(g: Grammar) -> None:
    words(g, "field_post", CIRCLES)
    for said, such in CIRCLES[6:9]:
        g.phrase("state_of", said.removeprefix(" "), such)
    for this in ("this unit", "it"):
        g.phrase("cond", f"{this} is on a (RC)", Is(SELF, RC))
    described(g, "stationed", "field_head", "pre", "field_post", always=(YOURS,))
    for a, cond in (
        ("{g:a_stationed}", Exists(V("g"))),
        ("{n:number} or more {g:stationed_many}", Exists(V("g"), V("n"))),
    ):
        g.phrase("cond", f"you have {a} on your (RC)", cond, rear)


def rear(env: Env) -> bool:
    """Whether the units of the group are rear-guards: the circle adds nothing to that."""
    return RC in parts_of(env["g"])


def gift_of(kind: str, number: str = "") -> Any:
    """[VG 16.2.1.3.1] The gift markers of a clan type."""
    parts = (MARKERS, Word("gift", kind))
    return canonical(*parts, Word("gift type", number)) if number else canonical(*parts)


def markers(g: Grammar) -> None:
    """Gift markers, and markers that are put on units."""
    for kind in GIFTS:
        for said in (kind, kind.lower()):
            such, article = gift_of(kind), "an" if kind == "Accel" else "a"
            here = Exists(canonical(such, t.Beside(SELF, "spot")))
            rear_here = t.Both((Is(SELF, RC), here))
            for this in ("this unit", "it"):
                g.phrase("cond", f"{this} is on a (RC) with {article} {said} marker", rear_here)
            g.phrase("cond", f"this unit's circle has {article} {said} marker", here)
            yours = canonical(YOURS, such)
            on_vc = canonical(YOURS, such, t.Beside(VANGUARD, "spot"))
            for a, many in ((article, " marker"), ("{n:number} or more", " markers")):
                n = V("n") if many == " markers" else 1
                g.phrase("cond", f"your (VC) has {a} {said}{many}", Exists(on_vc, n))
                g.phrase("cond", f"you have {a} {said}{many}", Exists(yours, n))
            for where, which in (
                ("", yours),
                (" on your circle", yours),
                (" on your circles", yours),
                (" on your (VC)", on_vc),
            ):
                g.phrase("per", f" for each {said} marker{where}", Count(which))
                g.phrase("per", f" for each of your {said} markers{where}", Count(which))
    gift = Exists(canonical(MARKERS, Word("marker", "gift"), t.Beside(SELF, "spot")))
    g.phrase("cond", "this unit is on a (RC) with a gift marker", gift)
    g.phrase("cond", "there is a marker on any player's circle or unit", Exists(MARKERS))
    for name in ("Cradle",):
        marked = t.Related("bearing", canonical(MARKERS, Word("marker", name)))
        for many in ("a ", "any "):
            end = "marker" if many == "a " else "markers"
            g.phrase("field_post", f" without {many}{name} {end}", Not(marked))
        g.phrase("field_post", f" with a {name} marker", marked)
        g.phrase("field_post", f" with {name} markers", marked)
        for whom in ("it", "that unit", "them", "each of them", "each of those units"):
            g.phrase("clause", f"put a {name} marker on {whom}", (Do("put marker", THEM, word=name),))


HELD = (
    ("this unit's equip gauge", SELF),
    ("this unit's equip gauges", SELF),
    ("this card's equip gauges", SELF),
    ("that unit's equip gauge", IT),
    ("that unit's equip gauges", IT),
)
EQUIPPED = (("this unit", SELF), ("that unit", IT))


def gauges(g: Grammar) -> None:
    """[VG 4.15] Gauges of units: put, counted, taken."""
    for one, n in (("the top card", 1), ("a card from the top", 1), ("the top {m:several} cards", V("m"))):
        for many in ("an equip gauge", "equip gauge", "equip gauges"):
            start = f"put {one} of your deck face down as {many} for"
            for of, group in FIELDS[:2]:
                chosen = (Choose("t", 1, V("g")), Do("gauge from deck", IT, n))
                g.phrase("clause", f"{start} one {of}{{g:{group}_many}}", chosen)
            for which in ("that called unit", "the called unit"):
                g.phrase("clause", f"{start} {which}", (Do("gauge from deck", Ref(CALLED), n),))
        g.phrase("clause", f"put {one} of your deck face down as its equip gauge", (Do("gauge from deck", THEM, n),))
    for whose, what in HELD:
        held = canonical(GAUGES, Linked(what))
        g.phrase("per", f" for each of {whose}", Count(held))
        for start, up_to in (("", False), ("up to ", True)):
            for verb, move in (
                (" to your hand", Move(IT, "hand", "return")),
                (" to hand", Move(IT, "hand", "return")),
            ):
                taken = (Choose("t", V("n"), held, up_to=up_to), move)
                g.phrase("clause", f"return {start}{{n:number}} of {whose}{verb}", taken)
    for whom, what in EQUIPPED:
        held = canonical(GAUGES, Linked(what))
        g.phrase("per", f" for each gauge equipped to {whom}", Count(held))
        for start, up_to in (("", False), ("up to ", True)):
            for many in ("gauge", "gauges"):
                taken = (Choose("t", V("n"), held, up_to=up_to), Move(IT, "hand", "return"))
                words_ = f"return {start}{{n:number}} {many} equipped to {whom} to your hand"
                g.phrase("clause", words_, taken)
    yours = canonical(YOURS, GAUGES)
    g.phrase("per", " for each of your equip gauges", Count(yours))
    g.phrase("source", " from equip gauge", ("gauge",))
    for a, n in (("an equip gauge", 1), ("{n:several} equip gauges", V("n"))):
        paid = Choose("cost", n, yours)
        g.phrase("cost", f"put {a} on the bottom of your deck", (paid, Move(Ref("cost"), "deck", position="bottom")))
        gone = (Choose("discard", n, yours), Move(Ref("discard"), "drop", "discard"))
        g.phrase("cost", f"discard {a}", gone)


def add(g: Grammar) -> None:
    for part in (circles, markers, gauges):
        part(g)
