"""English, several things said in one breath: cards of several places counted together, rows named with circles, cards
called to one column, what units of a group get besides under a condition; figures that abilities raised."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from ludex.games.vg.c04_columns import ROLE
from ludex.games.vg.c11_raised import raised_by_abilities
from ludex.games.vg.text.en.giving.giving import not_own
from ludex.games.vg.text.en.lines.abilities import HEADINGS, both, heads
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import BIND, DAMAGE, DROP, FIGURES, GC, HAND, IT, ORDER_ZONE, RC, SOUL, THEM, VC
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.pattern import (
    ENEMY,
    SELF,
    YOU,
    YOURS,
    All,
    Choose,
    Compare,
    Count,
    Do,
    Exists,
    Figure,
    Fits,
    Gives,
    Happened,
    Is,
    Lies,
    Passive,
    Role,
    Rule,
    Some,
    Unless,
    V,
    When,
)

PLACES: tuple[tuple[str, t.Sel], ...] = (
    ("damage zone", DAMAGE),
    ("rear-guards", RC),
    ("soul", SOUL),
    ("drop", DROP),
    ("hand", HAND),
    ("bind zone", BIND),
    ("order zone", ORDER_ZONE),
)
"""Places whose cards are counted together."""


def merged(a: Any, b: Any) -> t.Zone:
    """The cards of either zone."""
    return t.Zone(tuple(sorted(a.names + b.names)))


def counted(g: Grammar) -> None:
    """Cards of two places of a player, and the rear-guards of both players, counted together."""
    totals: list[tuple[str, Any]] = []
    for (one, a), (two, b) in permutations(PLACES, 2):
        totals.append((f"your {one} and {two}", canonical(YOURS, merged(a, b))))
        totals.append((f"your opponent's {one} and {two}", canonical(ENEMY, merged(a, b))))
    for words in ("your and your opponent's rear-guards", "your opponent's and your rear-guards"):
        totals.append((words, RC))
    for words, group in totals:
        g.phrase("in_all_places", words, group)
    for each in ("each card", "every card"):
        for in_ in ("in total among", "in total in", "in", "among"):
            g.phrase("per", f" for {each} {in_} {{g:in_all_places}}", Count(V("g")))
    for every in (" for every {k:several} of ", " for every {k:several} cards in "):
        g.phrase("per", f"{every}{{g:in_all_places}}", Fits(Count(V("g")), V("k")))
        g.phrase("foreach", f"{every[1:]}{{g:in_all_places}}", Fits(Count(V("g")), V("k")))


ROWS: tuple[tuple[str, t.Sel], ...] = (
    ("front row (RC)", canonical(RC, Lies("front"))),
    ("back row (RC)", canonical(RC, Lies("back"))),
    ("front row", Lies("front")),
    ("back row", Lies("back")),
)


def rows(g: Grammar) -> None:
    """Units on the guardian circle or in a row."""
    for words, row in ROWS:
        g.phrase("circles_or_row", f"(GC) or {words}", Some((GC, row)))
        g.phrase("circles_or_row", f"{words} or (GC)", Some((row, GC)))
        g.phrase("circles_or_row", f"(VC) or {words}", Some((VC, row)))
        for joint in (f"(GC) and {words}", f"{words} and (GC)"):
            there = Count(All((V("s"), Some((GC, row)))))
            for cards in ("units", "cards"):
                g.phrase(
                    "cond",
                    f"{{s:whose_circles}} {joint} have a total of {{n:number}} or less {cards}",
                    Compare(there, "<=", V("n")),
                )
                g.phrase(
                    "cond",
                    f"{{s:whose_circles}} {joint} have a total of {{n:number}} or more {cards}",
                    Compare(there, ">=", V("n")),
                )
                g.phrase("cond", f"{{s:whose_circles}} {joint} have no {cards}", Compare(there, "=", 0))
    g.phrase("whose_circles", "your", YOURS)
    g.phrase("whose_circles", "your opponent's", ENEMY)
    such = All((V("s"), V("p"), V("k")))
    for on in ("on", "in"):
        g.phrase("cond", f"{{k:card_one}} is {on} {{s:whose_circles}} {{p:circles_or_row}}", Exists(such))
        g.phrase("cond", f"{{k:a_card}} is {on} {{s:whose_circles}} {{p:circles_or_row}}", Exists(such))
        g.phrase("cond", f"you have {{k:a_card}} {on} your {{p:circles_or_row}}", Exists(All((YOURS, V("p"), V("k")))))


def calls(g: Grammar) -> None:
    """[VG 4.9.1.1] Cards called to circles of one column, which the player chooses."""
    called = (Do("choose column"), Do("call", THEM, word="RC chosen"))
    for whose, group in (("your", "own"), ("your other", "other"), ("your opponent's", "foe")):
        there = (Do("choose column"), Choose("t", V("n"), All((V("g"), Role(ROLE)))))
        g.phrase(
            "clause", f"choose {{n:several}} of {whose} {{g:{group}_many}} in the same column as each other", there
        )
    for words in ("call them each", "call each of them", "call them", "call those cards", "call each of those cards"):
        for to in ("to (RC) in the same column", "to (RC) in the same column as each other", "to (RC) in one column"):
            g.phrase("clause", f"{words} {to}", called)


def besides(g: Grammar) -> None:
    """Units of a group get something, and under a condition something besides."""
    filler(g, "those_units", "those units", "they", "those rear-guards")
    for head, zones, row in heads("CONT"):
        for start, *conds in (
            ("^",),
            ("^if {q:conds}, ", V("q")),
            ("^{m:time}, ", V("m")),
            ("^{m:time}, if {q:conds}, ", V("m"), V("q")),
        ):
            first = Passive((Gives(V("o"), V("b")),), both(row, *conds), zones=zones, headings=HEADINGS)
            further = Passive((Gives(V("o"), V("c")),), both(row, *conds, V("p")), zones=zones, headings=HEADINGS)
            for joint in (", and if {p:conds}, ", ", if {p:conds}, "):
                words = f"{head}{start}{{o:things}} get {{b:boons}}{joint}{{x:those_units}} {{y:also_get}} {{c:boons}}."
                g.phrase("unit", words, (first, further))
    filler(g, "also_get", "get", "also get")


def raised(g: Grammar) -> None:
    """Whether something else than a trigger effect raised a figure, or it is high of itself."""
    for said, figure in FIGURES.items():
        here = f"[{said}]"
        raised_so = Role(raised_by_abilities(figure))
        high = Figure(f"original {figure}", ">=", V("m"))
        for whose, what in (("the attacking unit's", Role("attacking")), ("this unit's", SELF), ("its", IT)):
            g.phrase(
                "cond",
                f"{whose} original {here} is {{m:digits}} or greater",
                Is(what, high) if what in (SELF, IT) else Exists(All((what, high))),
            )
            for by in ("a non-trigger effect ability", "an effect other than a trigger effect", "a non-trigger effect"):
                g.phrase(
                    "cond",
                    f"{whose} {here} is increased by {by}",
                    Is(what, raised_so) if what in (SELF, IT) else Exists(All((what, raised_so))),
                )
                such = Figure(figure, ">=", V("n"))
                words = (
                    f"{whose} {here} is {{n:digits}} or greater, and its {here} is increased by {by} "
                    f"or its original {here} is {{m:digits}} or greater"
                )
                group = (such, Some((raised_so, high)))
                g.phrase("cond", words, Exists(All((what, *group))) if isinstance(what, Role) else Is(what, All(group)))


def singly(g: Grammar) -> None:
    """One of several units, though the word for them stands in the singular."""
    for of, group in (
        ("your ", "own"),
        ("your other ", "other"),
        ("your opponent's ", "foe"),
        ("any player's ", "any"),
        ("any player's other ", "remaining"),
    ):
        one = f"one of {of}{{g:{group}_one}}"
        g.phrase("clause", f"choose {one}", (Choose("t", 1, V("g")),))
        g.phrase("clause", f"choose up to {one}", (Choose("t", 1, V("g"), up_to=True),))


def stiff(g: Grammar) -> None:
    """[VG 7.2.1] Units that do not stand, whatever would make them."""
    for subject in ("thing", "things"):
        g.phrase("state", f"{{o:{subject}}} cannot [Stand]", (Rule("forbid", "event stand", V("o")),))
        g.phrase("state", f"{{o:{subject}}} cannot become [Stand]", (Rule("forbid", "event stand", V("o")),))
        still = t.Continue((Rule("forbid", "stand", V("o")),), "next stand phase")
        also = t.Continue((Rule("forbid", V("q"), V("o")),), V("u"))
        for whose, when in (("the", None), ("your opponent's", not_own), ("their", None), ("its", None)):
            words = f"{{o:{subject}}} cannot [Stand] during {whose} next stand phase"
            g.phrase("clause", f"{words}, and cannot {{q:barred}} {{u:until}}", (still, also), when)


def called(g: Grammar) -> None:
    """What was called this turn from elsewhere than the hand."""
    for hand in ("hand", "your hand"):
        elsewhere = Happened(When("move", V("g"), player=YOU, dst=("RC",), not_src=("hand",), word="called"))
        g.phrase("cond", f"you called {{g:own_many}} other than from {hand}{{u:in_turn}}", Compare(elsewhere, ">=", 1))
        g.phrase("cond", f"you called {{g:a_own}} other than from {hand}{{u:in_turn}}", Compare(elsewhere, ">=", 1))
        g.phrase(
            "cond",
            f"you called {{n:number}} or more {{g:own_many}} other than from {hand}{{u:in_turn}}",
            Compare(elsewhere, ">=", V("n")),
        )
        none = Unless(Compare(elsewhere, ">=", 1))
        g.phrase("cond", f"you did not call {{g:own_many}} other than from {hand}{{u:in_turn}}", none)


def they(g: Grammar) -> None:
    """They: the units that a condition has counted."""
    for head, zones, row in heads("CONT"):
        for words, cond in (
            ("{n:several} {g:own_many}", Compare(Count(V("g")), "=", V("n"))),
            ("{n:number} or more {g:own_many}", Exists(V("g"), V("n"))),
        ):
            asked = cond if row is None else t.Both((row, cond))
            given = t.Passive((Gives(V("g"), V("b")),), asked, zones=zones, headings=HEADINGS)
            g.phrase("unit", f"{head}^if you have {words}, they get {{b:boons}}.", (given,))
            for by in ("your opponent's effects", "your opponent's card effects", "your opponent's card's effects"):
                free = t.Passive((Rule("forbid", "select", ENEMY, V("g")),), asked, zones=zones, headings=HEADINGS)
                g.phrase("unit", f"{head}^if you have {words}, they cannot be chosen by {by}.", (free,))


def add(g: Grammar) -> None:
    for part in (counted, rows, calls, besides, raised, singly, stiff, called):
        part(g)
    they(g)
