"""English, imaginary gifts and their markers: how many are got, where they lie, units told by the markers on their
circles, markers that are moved and taken away, and the Protect in the hand."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c02_card_information import GIFTS
from ludex.games.vg.c15_markers import MARKERS
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import HAND, IT, THEM, VANGUARD
from ludex.lang import pattern as t
from ludex.lang.en.nouns import heads
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.marks import CALLED
from ludex.lang.pattern import (
    ANY,
    ENEMY,
    SELF,
    YOURS,
    All,
    Beside,
    Both,
    Choose,
    Compare,
    Count,
    Do,
    Exists,
    ForEach,
    Move,
    Ref,
    Role,
    Unless,
    V,
    When,
    Word,
)

SELECTED: tuple[tuple[str, Any], ...] = (
    *((said, Word("gift", gift)) for gift in GIFTS for said in (gift, gift.lower())),
    ("gift", Word("marker", "gift")),
    ("Imaginary Gift", Word("marker", "gift")),
)
"""The gifts whose markers are meant: the words, and which they are."""
NAMED = tuple(
    (f"{gift} {kind}", (Word("gift", gift), Word("gift type", kind))) for gift in GIFTS for kind in ("I", "II")
)


def kinds(g: Grammar) -> None:
    """`a_marker`, `markers`: gift markers of a kind, one and several, wherever they lie."""
    for said, such in SELECTED:
        article = "an" if said[0] in "AIai" else "a"
        g.phrase("a_marker", f"{article} {said} marker", such)
        g.phrase("marker", f"{said} marker", such)
        g.phrase("markers", f"{said} markers", such)
    for said, parts in NAMED:
        article = "an" if said[0] in "AIai" else "a"
        folded = said[0].lower() + said[1:]
        for words in (said, folded):
            g.phrase("a_marker", f"{article} {words} marker", All(parts))
            g.phrase("marker", f"{words} marker", All(parts))
            g.phrase("markers", f"{words} markers", All(parts))
    g.phrase("a_marker", "a marker", ANY)
    g.phrase("marker", "marker", ANY)
    g.phrase("markers", "markers", ANY)
    filler(g, "on_yours", "", " on your circles", " on your circle", " on any of your circles")
    filler(g, "on_vc", " on your (VC)", " on your vanguard circle", " on your vanguard's circle")


MINE = All((YOURS, MARKERS, V("m")))
ON_VC = All((YOURS, MARKERS, V("m"), Beside(VANGUARD, "spot")))
HERE = All((MARKERS, V("m"), Beside(SELF, "spot")))
COLUMN = All((YOURS, MARKERS, V("m"), Beside(SELF, "column")))


def counted(g: Grammar) -> None:
    """How many markers a player has, and where."""
    for start, which in (("you have", MINE), ("there are", MINE), ("there is", MINE)):
        anywhere = "{x:on_yours}" if start == "you have" else " on your circles"
        for where, these in ((anywhere, which), ("{x:on_vc}", ON_VC)):
            if start != "there are":
                g.phrase("cond", f"{start} {{m:a_marker}}{where}", Exists(these))
            if start == "there is":
                continue
            g.phrase("cond", f"{start} {{n:number}} or more {{m:markers}}{where}", Exists(these, V("n")))
            g.phrase("cond", f"{start} {{n:number}} or less {{m:markers}}{where}", Compare(Count(these), "<=", V("n")))
            for no in ("no ", "no {m:marker}"):
                if no == "no ":
                    g.phrase("cond", f"{start} no {{m:markers}}{where}", Unless(Exists(these)))
                elif start == "you have":
                    g.phrase("cond", f"{start} no {{m:marker}}{where}", Unless(Exists(these)))
    for where, these in (("{x:on_yours}", MINE), ("{x:on_vc}", ON_VC)):
        g.phrase("per", f" for each {{m:marker}}{where}", Count(these))
        g.phrase("per", f" for each of your {{m:markers}}{where}", Count(these))
        g.phrase("count", f"the number of your {{m:markers}}{where}", Count(these))
    theirs = All((ENEMY, MARKERS, V("m")))
    g.phrase("per", " for each {m:marker} on your opponent's circles", Count(theirs))
    g.phrase("cond", "your opponent has {m:a_marker}", Exists(theirs))
    g.phrase("cond", "your opponent has {n:number} or more {m:markers}", Exists(theirs, V("n")))
    for circle, here in (
        ("this unit's circle", HERE),
        ("the circle this unit is on", HERE),
        ("that unit's circle", All((MARKERS, V("m"), Beside(IT, "spot")))),
    ):
        for has in ("has", "have"):
            if has == "has":
                g.phrase("cond", f"{circle} has {{m:a_marker}}", Exists(here))
                g.phrase("cond", f"{circle} has {{n:number}} or more {{m:markers}}", Exists(here, V("n")))
        g.phrase("cond", f"there is {{m:a_marker}} on {circle}", Exists(here))
        g.phrase("cond", f"there are {{n:number}} or more {{m:markers}} on {circle}", Exists(here, V("n")))
        g.phrase("per", f" for each {{m:marker}} on {circle}", Count(here))
    g.phrase("cond", "you have {m:a_marker} in the same column as this unit", Exists(COLUMN))
    g.phrase("cond", "there is {m:a_marker} in the same column as this unit", Exists(COLUMN))
    for gift in GIFTS:
        for said in (gift, gift.lower()):
            two = tuple(
                Exists(canonical(YOURS, MARKERS, Word("gift", gift), Word("gift type", kind))) for kind in ("I", "II")
            )
            for has in ("your circles have", "you have"):
                g.phrase("cond", f"{has} {said} markers I and II", Both(two))
    g.phrase("cond", "your (VC) has {m:a_marker}", Exists(ON_VC))
    g.phrase("cond", "your (VC) has {n:number} or more {m:markers}", Exists(ON_VC, V("n")))
    g.phrase("cond", "your (VC) has no {m:markers}", Unless(Exists(ON_VC)))


def standing(g: Grammar) -> None:
    """Units told by the markers on their circles."""
    there = Beside(All((MARKERS, V("m"))), "spot")
    filler(g, "a_circle", "a circle", "your circle", "a (RC)", "your (RC)", "an (RC)")
    filler(g, "circles", "circles", "your circles", "(RC)", "your (RC)")
    g.phrase("field_post", " on {x:a_circle} with {m:a_marker}", there)
    g.phrase("field_post", " on {x:circles} with {m:a_marker}", there)
    g.phrase("field_post", " on {x:circles} with {m:markers}", there)
    for by, cause in (("", ANY), ("{c:by}", V("c"))):
        for words, src in (("", ()), ("{s:source}", V("s"))):
            placed = When("move", All((SELF, there)), src=src, word="placed", cause=cause)
            g.phrase("event", f"placed{words} on {{x:a_circle}} with {{m:a_marker}}{by}", placed)
            g.phrase("event", f"this unit is placed{words} on {{x:a_circle}} with {{m:a_marker}}{by}", placed)
            for whose, group in (("your ", "own"), ("your other ", "other")):
                came = When("move", All((V("g"), there)), src=src, word="placed", cause=cause)
                words_ = f"{whose}{{g:{group}_one}} is placed{words} on {{x:a_circle}} with {{m:a_marker}}{by}"
                g.phrase("event", words_, came)


GOT = ("you get", "get", "you acquire", "acquire")


def got(g: Grammar) -> None:
    """[VG 7.14.3] Gifts that an effect gives: one of several kinds, as many as are counted, on a circle."""
    for gift in GIFTS:
        folded = gift[0].lower() + gift[1:]
        for colon in (f": ^{folded}", f":^{folded}", f": {gift}", f":{gift}", f" {gift}"):
            for kind in ("", " I", " II"):
                g.phrase("gift_kind", f"Imaginary Gift{colon}{kind}", f"{gift}{kind}")
        for kind in ("", " I", " II"):
            g.phrase("bare_gift", f"{gift}{kind}", f"{gift}{kind}")
    one = Do("get gift", SELF, word=V("k"))
    filler(g, "an_", "a", "an", "one")
    filler(g, "gets_", *GOT)
    g.phrase("clause", "{x:gets_} {y:an_} {k:gift_kind}", (one,))
    g.phrase("clause", "{x:gets_} {n:several} {k:gift_kind}", (t.Repeat(V("n"), (one,)),), more)
    g.phrase("clause", "{x:gets_} the same number of {k:gift_kind} as {n:count}", (t.Repeat(V("n"), (one,)),))
    g.phrase("clause", "{x:gets_} {k:gift_kind} equal to {n:count}", (t.Repeat(V("n"), (one,)),))
    each = tuple((Do("get gift", SELF, word=V(name)),) for name in ("k", "a", "b"))
    for said in ("{y:an_} {k:gift_kind}, {a:bare_gift}, or {b:bare_gift}",):
        g.phrase("clause", f"{{x:gets_}} {said}", (t.Modes(1, each),))
        g.phrase("clause", f"{{x:gets_}} {said} of your choice", (t.Modes(1, each),))
    g.phrase("clause", "{x:gets_} {y:an_} {k:gift_kind} or {a:bare_gift}", (t.Modes(1, each[:2]),))
    for which, what in (
        ("the (RC) that unit is on", IT),
        ("the circle that unit is on", IT),
        ("that unit's circle", IT),
        ("the (RC) that called unit is on", Ref(CALLED)),
        ("that called unit's circle", Ref(CALLED)),
        ("this unit's circle", SELF),
        ("the circle this unit is on", SELF),
        ("the (RC) this unit is on", SELF),
    ):
        for kind in ("", " I", " II"):
            there = (Do("get gift", what, word=f"Force{kind} on its circle"),)
            for colon in (": ^force", ":^force", ": Force", ":Force", " Force"):
                for joint in (", and", " and", ","):
                    words = f"{{x:gets_}} {{y:an_}} Imaginary Gift{colon}{kind}{joint} put that marker on {which}"
                    g.phrase("clause", words, there)


def more(env: t.Env) -> bool:
    """Whether it is no pair, which has a word of its own."""
    return not (env["n"] == 2 and env["k"] in GIFTS)


WHERE: tuple[tuple[str, Any], ...] = (
    ("this unit's circle", SELF),
    ("the circle this unit is on", SELF),
    ("that unit's circle", THEM),
    ("the boosted unit's circle", Role("boosted", SELF)),
    ("your (VC)", VANGUARD),
    ("the (RC) this unit is on", SELF),
)


def moved(g: Grammar) -> None:
    """[VG 15.8.4] Markers that go to another circle, or off the circles."""
    mine = MINE
    for where, what in (*WHERE, ("another circle", None)):

        def shifted(these: Any, what: Any = what) -> Any:
            if what is None:
                return Do("move marker", these)
            return ForEach("there", what, (Do("move marker", these, word="there"),))

        if what is not None:
            g.phrase("clause", f"move all of your {{m:markers}} to {where}", (shifted(mine),))
        number = "{n:number}" if what is not None else "one"
        n = V("n") if what is not None else 1
        for up_to, some in ((False, number), (True, f"up to {number}")):
            done = (Choose("t", n, mine, up_to=up_to), shifted(Ref("t")))
            g.phrase("clause", f"move {some} of your {{m:markers}} to {where}", done)
            for it in ("it", "them", "that marker"):
                g.phrase("opening", f"choose {some} of your {{m:markers}}, and move {it} to {where}", done)
    gone = Move(Ref("cost"), "removed", "remove")
    for n, words in ((V("n"), "{n:number} {m:markers}"), (1, "{m:a_marker}")):
        g.phrase("cost", f"remove {words} from your circles", (Choose("cost", n, mine), gone))
        chosen = (Choose("t", n, mine), Move(IT, "removed", "remove"))
        g.phrase("clause", f"remove {words} from your circles", chosen)
    g.phrase("clause", "remove all {m:markers} from your circles", (Move(mine, "removed", "remove"),))
    g.phrase("cost", "remove {n:number} of your {m:markers}", (Choose("cost", V("n"), mine), gone))


def protects(g: Grammar) -> None:
    """[VG 15.3.8] The Protect in the hand."""
    held = Word("marker", "Protect")
    rows = tuple(
        (words, f"{words}{s}", held)
        for words in ("Imaginary Gift:^protect", "Imaginary Gift: ^protect")
        for s in ("", "s")
    )
    heads(g, "card_head", rows)
    hand = canonical(YOURS, HAND, held)
    for words in ("Imaginary Gift:^protect", "Imaginary Gift: ^protect"):
        for category, name in (("taken", "t"),):
            g.phrase(category, f"any number of {words} from your hand", Choose(name, Count(hand), hand, up_to=True))
        g.phrase("cond", f"your hand has an {words}", Exists(hand))
        g.phrase("cond", f"your hand has {{n:number}} or more {words}", Exists(hand, V("n")))
        g.phrase("cond", f"you have {{n:number}} or more {words} in your hand", Exists(hand, V("n")))


def add(g: Grammar) -> None:
    for part in (kinds, counted, standing, got, moved, protects):
        part(g)
