"""English, pseudo-cards: tokens of the order zone, crests, markers, and gauges that are chosen."""

from __future__ import annotations

from ludex.games.vg.c07_moving import get_crest
from ludex.games.vg.c15_supplements import FILES
from ludex.games.vg.text.meanings import NAMED
from ludex.games.vg.text.pseudo import CIRCLE_MARKERS, CRESTS, PLOTS, UNIT_MARKERS
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.pattern import (
    ENEMY,
    SELF,
    YOURS,
    Choose,
    Compare,
    Count,
    Create,
    Do,
    Env,
    Exists,
    Fits,
    V,
    Word,
    slotted,
)

GIFTS = ("Force", "Accel")
MARKER = t.Zone(("marker",))


def making(g: Grammar) -> None:
    """Tokens that are put into the order zone, and crests."""
    for name in PLOTS:
        article = "an" if name[0] in "AEIOU" else "a"
        for zone in ("your order zone", "the order zone"):
            g.phrase("clause", f"put {article} {name} token into {zone}", (Create(name, 1, "order zone"),))
    got = slotted(get_crest(NAMED), {NAMED: V("c")})
    for article in ("a", "an"):
        g.phrase("clause", f"you get {article} {{c:name}} crest", got, known)


def known(env: Env) -> bool:
    """Whether there is a pseudo-card of that name."""
    return env["c"] in (*FILES["a1"], *CRESTS)


def marking(g: Grammar) -> None:
    """Markers that are put on circles or on units, and what is true where they lie."""
    for name in CIRCLE_MARKERS:
        put = (Do("put marker", SELF, word=name),)
        for end in ("", " on it"):
            g.phrase("clause", f"choose one of your (RC), and put a {name} marker{end}", put)
    for name in UNIT_MARKERS:
        g.phrase("clause", f"put a {name} marker on {{o:thing}}", (Do("put marker", V("o"), word=name),))
    here = canonical(t.Zone(("VC", "RC")), t.Beside(SELF, "spot"))
    g.phrase("things", "all of the units on this circle", here)
    g.phrase("thing", "the unit with this marker", t.Related("bearing", SELF))


def gifts(g: Grammar) -> None:
    """[VG 16.3] Gift markers: how many a player has, and units on circles with them."""
    for said, such in (
        *((name, canonical(MARKER, Word("gift", name))) for name in GIFTS),
        *((name.lower(), canonical(MARKER, Word("gift", name))) for name in GIFTS),
        ("gift", canonical(MARKER, Word("marker", "gift"))),
    ):
        own = canonical(YOURS, such)
        article = "an" if said[0] in "Aa" else "a"
        g.phrase("cond", f"you have {article} {said} marker", Exists(own))
        g.phrase("cond", f"you have {{n:number}} or more {said} markers", Exists(own, V("n")))
        g.phrase("per", f" for each of your {said} markers", Count(own))
        here = Exists(canonical(such, t.Beside(SELF, "spot")))
        g.phrase("cond", f"this unit is on a circle with {article} {said} marker", here)
        for circles in ("circles", "a circle", "(RC)", "a (RC)"):
            g.phrase("field_post", f" on {circles} with {article} {said} marker", t.Beside(such, "spot"))


def gauges(g: Grammar) -> None:
    """Equip gauges of this unit that are chosen."""
    own = canonical(t.Zone(("gauge",)), t.Linked(SELF))
    for words, n, up_to in (
        ("one", 1, False),
        ("up to one", 1, True),
        ("{n:several}", V("n"), False),
        ("up to {n:several}", V("n"), True),
    ):
        chosen = (Choose("t", n, own, up_to=up_to),)
        g.phrase("clause", f"choose {words} of this unit's equip gauges", chosen)


def arms(g: Grammar) -> None:
    """[VG 17.7.4] The cards with which a vanguard is armed."""
    for whose, side in (("your vanguard", YOURS), ("your opponent's vanguard", ENEMY)):
        worn = Count(t.All((side, t.Zone(("arms",)))))
        for armed in ("armed", "Armed"):
            g.phrase("cond", f"{whose} is {armed} with {{n:number}} or more cards", Compare(worn, ">=", V("n")))
            g.phrase("per", f" for each card {whose} is {armed} with", worn)


def prisons(g: Grammar) -> None:
    """[VG 17.6] The opponent's cards in the player's Prison."""
    held = t.All((ENEMY, t.Zone(("imprisoned",))))
    g.phrase("held_post", " imprisoned in your Prison", held)
    g.phrase("theirs_post", " imprisoned in your Prison", t.Zone(("imprisoned",)))
    prisoners = held
    for start, up_to in (("choose ", False), ("choose up to ", True)):
        some = (Choose("t", V("n"), prisoners, up_to=up_to),)
        g.phrase("clause", f"{start}{{n:number}} of your opponent's cards imprisoned in your Prison", some)
    count = t.Count(prisoners)
    for words in ("of your opponent's cards imprisoned in your Prison", "cards imprisoned in your Prison"):
        g.phrase("per", f" for every {{k:several}} {words}", Fits(count, V("k")))


def add(g: Grammar) -> None:
    for part in (making, marking, gifts, gauges):
        part(g)
    arms(g)
    prisons(g)
