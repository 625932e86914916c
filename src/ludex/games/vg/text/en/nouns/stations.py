"""English, where units stand: on circles of a kind, on circles with markers; markers and gauges themselves."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c02_card_information import GIFTS
from ludex.games.vg.c04_circles import FURTHER, NUMBERS
from ludex.games.vg.c04_columns import ROLE
from ludex.games.vg.c04_zones import FIELD
from ludex.games.vg.c07_gauges import GAUGES
from ludex.games.vg.c15_markers import MARKERS
from ludex.games.vg.text.en.words import FIELDS, filler
from ludex.games.vg.text.meanings import DAMAGE, GC, IT, ME, RC, THEM, UNIT, VANGUARD, VC
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described, either, words
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical, parts_of
from ludex.lang.marks import CALLED
from ludex.lang.pattern import (
    ENEMY,
    SELF,
    YOURS,
    All,
    Beside,
    Choose,
    Count,
    Do,
    Env,
    Exists,
    Figure,
    Gives,
    Is,
    Lies,
    Linked,
    Modify,
    Move,
    Not,
    Ref,
    Role,
    Slot,
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


COLUMN = Role(ROLE)
PLAIN = (YOURS, FIELD, UNIT)


def columns(g: Grammar) -> None:
    """[VG 4.9.1.1] Units of a row in the column that was chosen."""
    for row in ("front", "back"):
        there = All((Lies(row), COLUMN))
        for wording in (
            f" in that {row} row",
            f" in the {row} row of that column",
            f" on the {row} row of that column",
            f" from the {row} row of that column",
            f" in that column's {row} row",
        ):
            g.phrase("field_post", wording, there)


MY_CIRCLES: tuple[tuple[str, Any], ...] = (
    ("(VC)", VC),
    ("(RC)", RC),
    ("(GC)", GC),
    ("(VC) and (RC)", Zone(("RC", "VC"))),
    ("(VC) or (RC)", Zone(("RC", "VC"))),
    ("(RC) and (GC)", Zone(("GC", "RC"))),
    ("(RC) or (GC)", Zone(("GC", "RC"))),
    ("additional (RC)", ADDITIONAL),
    ("(RC) in the back row", All((RC, t.Lies("back")))),
    ("(RC) in the front row", All((RC, t.Lies("front")))),
)
"""Circles of the player on which units are."""


def no_zone(env: t.Env) -> bool:
    """Whether more is said of the circles than their zones: of units in zones `sites` tells."""
    return not isinstance(env["w"], Zone)


def all_circles(g: Grammar) -> None:
    for wording, where in MY_CIRCLES:
        g.phrase("my_circle", wording, where)
    filler(g, "all_the", "all ", "all the ", "all of the ")
    filler(g, "all_other", "all other ", "all the other ", "all of the other ")
    there = All((V("g"), V("w")))
    g.phrase("things", "{x:all_the}{g:own_many} on your {w:my_circle}", there, no_zone)
    g.phrase("things", "{x:all_other}{g:other_many} on your {w:my_circle}", there)
    g.phrase("thing", "the {n:name} on your {w:my_circle}", All((YOURS, V("w"), Word("name", V("n")))))
    before = Modify(ME, V("f"), "=", V("n"), layer="original")
    one = All((YOURS, V("w"), Word("name", V("k"))))
    wording = "the original {f:figure} of the {k:name} on your {w:my_circle} becomes {n:digits}"
    g.phrase("state", wording, (Gives(one, (before,)),))
    g.phrase("cond", "{g:names} is on your {w:my_circle}", Exists(All((YOURS, V("w"), V("g")))), either)
    g.phrase("pre", "(VC) ", VC)
    g.phrase("pre", "(RC) ", RC)
    middle = Slot((3,))
    for column in ("middle", "center"):
        g.phrase("state_of", f"in the back row of the {column} column", middle)
        g.phrase("field_post", f" in the back row of the {column} column", middle)


def neighbours(g: Grammar) -> None:
    """A unit in the column of this one, of which there is at most one."""
    for whose, group in (("your", "own"), ("your other", "other"), ("your opponent's", "foe")):
        if whose != "your opponent's":
            g.phrase("thing", f"{whose} {{g:{group}_one}}", V("g"), beside)


def beside(env: t.Env) -> bool:
    """Whether the unit is told by the column of this one."""
    group = env["g"]
    return isinstance(group, t.All) and t.Beside(SELF, "column") in group.parts


def beside_others(g: Grammar) -> None:
    """Units told by the column of others, or by the battle."""
    for whom, group in (
        ("your {g:own_one}", V("g")),
        ("your other {g:other_one}", V("g")),
        ("your opponent's {g:foe_one}", V("g")),
        ("{g:a_own}", V("g")),
    ):
        fits = apart if whom.startswith("{") else told
        g.phrase("field_post", f" in the same column as {whom}", Beside(group, "column"), fits)
    target = Role("attacked", SELF)
    for whom, who in (
        ("a unit being attacked by this unit", target),
        ("the unit being attacked by this unit", target),
        ("the unit attacked by this unit", target),
        ("the unit this unit attacked", target),
        ("the unit this unit boosted", Role("boosted", SELF)),
        ("the unit boosted by this unit", Role("boosted", SELF)),
    ):
        g.phrase("field_post", f" in the same column as {whom}", Beside(who, "column"))
    for wording, such in (
        (" boosted by this unit", Role("boosted", SELF)),
        (" attacked by this unit", target),
        (" being attacked by this unit", target),
        (" not in the same column as this unit", Not(Beside(SELF, "column"))),
        (" that is not in the same column as this unit", Not(Beside(SELF, "column"))),
        (" not in the front row", Not(t.Lies("front"))),
        (" not in the back row", Not(t.Lies("back"))),
    ):
        g.phrase("field_post", wording, such)
    for wording, op in (
        ("greater than", ">"),
        ("less than", "<"),
        ("equal to or greater than", ">="),
        ("less than or equal to", "<="),
    ):
        for this, what in (("this unit", SELF), ("your vanguard", VANGUARD)):
            power = Figure("power", op, t.FigureOf(what, "power"))
            g.phrase("field_post", f" with [Power] {wording} {this}", power)
            g.phrase("field_post", f" with [Power] {wording} {this}'s", power)


def told(env: Env) -> bool:
    """Whether more is said of the units than whose they are and that they are on the field."""
    parts = [part for part in parts_of(env["g"]) if part not in (YOURS, ENEMY, FIELD)]
    return bool(parts) and env["g"] != VANGUARD


def apart(env: Env) -> bool:
    """Whether it is a unit of the player's that is told by more than that: of one that this unit attacks, or of any
    unit, other phrases tell."""
    parts = parts_of(env["g"])
    return told(env) and Role("attacked", SELF) not in parts and any(part not in PLAIN for part in parts)


def places(g: Grammar) -> None:
    """Cards of a zone, or those of the damage zone that lie face up."""
    shown = t.All((DAMAGE, t.FaceUp(True)))
    for wording in (
        "your {z:zone_word} or face up damage zone cards",
        "your {z:zone_word} or face up cards in your damage zone",
        "your {z:zone_word} or your face up damage zone cards",
    ):
        g.phrase("place", f" from {wording}", t.All((YOURS, t.Some((V("z"), shown)))))


CARD_CIRCLES: tuple[tuple[str, Any], ...] = (
    ("(RC)", RC),
    ("(VC)", VC),
    ("(GC)", GC),
    ("(VC) and (RC)", t.Zone(("RC", "VC"))),
    ("(VC) or (RC)", t.Zone(("RC", "VC"))),
    ("(RC) or (GC)", t.Zone(("GC", "RC"))),
    ("(RC) and (GC)", t.Zone(("GC", "RC"))),
)


def of_circles(g: Grammar) -> None:
    """Units told by their circle."""
    for wording, zone in CARD_CIRCLES:
        g.phrase("field_post", f" on {wording}", zone)
    g.phrase("things", "all of your {g:held_many}", V("g"), circled)
    for start, up_to in (("choose ", False), ("choose up to ", True)):
        some = (Choose("t", V("n"), V("g"), up_to=up_to),)
        g.phrase("clause", f"{start}{{n:number}} of your {{g:held_many}}", some, circled)
    g.phrase("field_post", " of different grades", t.Different("grade"))
    g.phrase("card_post", " of different grades", t.Different("grade"))


def circled(env: Env) -> bool:
    """Whether the cards are on circles of the player."""
    parts = parts_of(env["g"])
    zones = [part for part in parts if isinstance(part, t.Zone)]
    return t.YOURS in parts and any(name in ("VC", "RC", "GC") for zone in zones for name in zone.names)


def add(g: Grammar) -> None:
    for part in (circles, markers, gauges):
        part(g)
    columns(g)
    neighbours(g)
    all_circles(g)
    beside_others(g)
    places(g)
    of_circles(g)
