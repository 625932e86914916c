"""English, lists of which each item has its condition: according to a number (`measure`), to the circle of this unit,
or to the type of a card."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c02_card_information import NAMED_IN
from ludex.games.vg.text.en.lines.abilities import HEADINGS, both, heads
from ludex.games.vg.text.en.verbs.doing import BLASTS
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import GC, IT, NORMAL, ORDER, RC, TRIGGER, UNIT, VANGUARD, VC
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.pattern import (
    SELF,
    YOU,
    Activated,
    Compare,
    Do,
    Either,
    Env,
    Gives,
    If,
    Is,
    Items,
    Modes,
    Passive,
    Ref,
    Rest,
    V,
)

MOST = 5
"""How many items a list may have."""
STARTS = (
    "perform all of the following",
    "perform the following",
    "perform all of the following effects",
    "perform each of the following",
    "activate all of the effects below",
    "perform all of the effects below",
    "resolve all of the effects below",
    "perform all of following",
)
DASHES = (" - ", "-")
CIRCLES = (("(RC)", RC), ("(GC)", GC), ("(VC)", VC))
NOUNS = ("", " cards", " units", " attacks", " rear-guards", " card")


def measures(g: Grammar) -> None:
    """`measure`: the number that a list goes by; `reach`: how much of it an item needs."""
    g.phrase("measure", "{c:count}", V("c"))
    for the in ("the sum of the grades of ", "the total grade of "):
        g.phrase("measure", f"{the}{{g:held_many}}", t.FigureOf(V("g"), "grade"), held)
        g.phrase("measure", f"{the}{{r:told_many}}", t.FigureOf(V("r"), "grade"))
    for whose, what in (("this unit's", t.FigureOf(SELF, "power")), ("its", t.FigureOf(SELF, "power"))):
        g.phrase("measure", f"{whose} [Power]", what)
    g.phrase("measure", "the grade of {r:told}", t.FigureOf(V("r"), "grade"))
    g.phrase("measure", "your vanguard's grade", t.Greatest(VANGUARD, "grade"))
    g.phrase("measure", "the number of attacks you made this turn", t.Happened(t.When("attack", t.YOURS)))
    for noun in NOUNS:
        for words in ("or more", "or greater"):
            g.phrase("reach", f"{{n:digits}} {words}{noun}", V("n"))
            g.phrase("reach", f"^{{n:number}} {words}{noun}", V("n"))
            g.phrase("reach", f"{{n:digits}}{noun} {words}", V("n"))
    g.phrase("reach", "^grade {n:digits} or greater", V("n"))


def held(env: Env) -> bool:
    return isinstance(env["g"], t.All) and any(isinstance(part, t.Zone) for part in env["g"].parts)


def numbers(g: Grammar) -> None:
    """According to a number: the items for which it is reached."""
    for start in STARTS:
        for to in ("according to", "depending on"):
            for dash in DASHES:
                for count in range(1, MOST):
                    items = "".join(f"\n・{{n{i}:reach}}{dash}{{b{i}:option}}" for i in range(count))
                    conds = tuple(Compare(V("m"), ">=", V(f"n{i}")) for i in range(count))
                    means = (Items(conds, tuple(V(f"b{i}") for i in range(count))),)
                    g.phrase("modes", f"{start} {to} {{m:measure}}.{items}", means)
    high_or_low = (Items((Compare(V("m"), "<=", V("a")), Compare(V("m"), ">=", V("n"))), (V("b"), V("c"))),)
    for start in ("perform one of the following", "perform the following"):
        for to in ("according to", "depending on"):
            for grade in ("", "^grade "):
                low = f"\n・{grade}{{a:digits}} or less{{d:list_dash}}{{b:option}}"
                high = f"\n・{grade}{{n:digits}} or greater{{e:list_dash}}{{c:option}}"
                g.phrase("modes", f"{start} {to} {{m:measure}}.{low}{high}", high_or_low)
    for start in ("perform one of the following", "perform the following"):
        for dash in DASHES:
            for count in range(2, MOST):
                items = "".join(f"\n・^grade {{n{i}:digits}}{dash}{{b{i}:option}}" for i in range(count))
                grades = tuple(Compare(V("m"), "=", V(f"n{i}")) for i in range(count))
                means = (Items(grades, tuple(V(f"b{i}") for i in range(count))),)
                g.phrase("modes", f"{start} according to {{m:measure}}.{items}", means)


GAINS = (
    "this unit gets all of the following according to",
    "this unit gets all of the effects below according to",
    "you get all of the effects below according to",
    "gain all of the following according to",
)


def continuous(g: Grammar) -> None:
    """What a unit has according to a number: an ability for each item."""
    for head, zones, row in heads("CONT"):
        for start, *conds in (("^",), ("^if {q:conds}, ", V("q")), ("^{m:time}, ", V("m"))):
            for gains in GAINS:
                for dash in DASHES:
                    for count in range(1, MOST):
                        items = "".join(f"\n・{{n{i}:reach}}{dash}^{{s{i}:states}}." for i in range(count))
                        means = tuple(
                            Passive(
                                V(f"s{i}"),
                                both(row, *conds, Compare(V("k"), ">=", V(f"n{i}"))),
                                zones=zones,
                                headings=HEADINGS,
                            )
                            for i in range(count)
                        )
                        g.phrase("unit", f"{head}{start}{gains} {{k:measure}}.{items}", means)


def circles(g: Grammar) -> None:
    """According to the circle that this unit is on."""
    for start in ("one", "either", "all"):
        words = f"perform {start} of the following according to the circle this unit is on."
        for a, first in CIRCLES:
            for b, second in CIRCLES:
                for dash in DASHES:
                    if a != b:
                        items = f"\n・{a}{dash}{{x:option}}\n・{b}{dash}{{y:option}}"
                        means = (Items((Is(SELF, first), Is(SELF, second)), (V("x"), V("y"))),)
                        g.phrase("modes", f"{words}{items}", means)


TYPES: tuple[tuple[str, Any], ...] = (
    ("Normal Unit", canonical(NORMAL, UNIT)),
    ("Trigger Unit", canonical(TRIGGER, UNIT)),
    ("Order", ORDER),
    ("Unit", UNIT),
)


def types(g: Grammar) -> None:
    """According to the type of a card that was named."""
    for said, such in TYPES:
        g.phrase("card_type", f"^{said[0].lower()}{said[1:]}", such)
        g.phrase("card_type", said, such)
    for which in ("one", "all"):
        for start in ("of the effects below", "of the following"):
            for to in ("depending on", "according to"):
                for its in ("that card's", "its"):
                    for kind in ("type", "card type"):
                        for dash in DASHES:
                            for count in (2, 3):
                                items = "".join(f"\n・{{k{i}:card_type}}{dash}{{b{i}:option}}" for i in range(count))
                                conds = tuple(Is(IT, V(f"k{i}")) for i in range(count))
                                means = (Items(conds, tuple(V(f"b{i}") for i in range(count))),)
                                g.phrase("modes", f"perform {which} {start} {to} {its} {kind}.{items}", means)


ENERGY = Compare(t.Number(YOU, "energy"), ">=", t.Altered("energy-blast", V("n")))
"""Whether the player has so much energy."""


def blasting(g: Grammar) -> None:
    """An effect blasts, and what follows is done only if it did."""
    energy = (If(ENERGY, (Do("energy-blast", SELF, V("n")),)),)
    for said, (blast,) in (*BLASTS, ("Energy-Blast", energy)):
        done = If(blast.cond, (*blast.then, Rest("b")))
        start = f"[{said} {{n:digits}}]. ^if you do, {{b:plain}}."
        g.phrase("opened", start, (done,))
    g.phrase("clause", "[Energy-Blast {n:digits}]", (Do("energy-blast", SELF, V("n")),))
    for head, zones, row in heads("ACT"):  # of icons: they have no capital
        means = Activated(do=V("do"), cond=row, limit=V("n"), zones=zones, headings=HEADINGS)
        g.phrase("unit", f"{head}{{do:effect}}", (means,))


def held_by_number(g: Grammar) -> None:
    """[VG 14.1.1] This card has abilities, one for each number that is reached, wherever it is."""
    filler(g, "ability_dash", " - ", "-", " -", "- ")
    for head, _, row in heads("CONT"):
        if row is not None:
            continue
        for gets in ("this card gets", "this unit gets"):
            for count in range(2, 6):
                items = "".join(f"\n・{{n{i}:reach}}{{d:ability_dash}}{{a{i}:line}}" for i in range(count))
                means = tuple(
                    Passive(
                        (Gives(SELF, (t.Grant(Ref("same"), V(f"a{i}")),)),),
                        Compare(V("k"), ">=", V(f"n{i}")),
                        zones=NAMED_IN,
                        headings=HEADINGS,
                    )
                    for i in range(count)
                )
                first = head.replace("{z:zones}", "")
                g.phrase("unit", f"{first}^{gets} all of the following according to {{k:measure}}.{items}", means)


def by_type(g: Grammar) -> None:
    """According to the type of a card, or all of it whatever the type."""
    every = ("perform both regardless of the card type", "perform all of them regardless of the card type")
    filler(g, "whatever_type", *every)
    for its in ("that card's", "its"):
        for kind in ("type", "card type"):
            for start in ("of the effects below", "of the following"):
                for to in ("depending on", "according to"):
                    items = "".join(f"\n・{{k{i}:card_type}}{{d:item_dash}}{{b{i}:option}}" for i in range(2))
                    conds = tuple(Either((V("q"), Is(IT, V(f"k{i}")))) for i in range(2))
                    means = (Items(conds, tuple(V(f"b{i}") for i in range(2))),)
                    words = f"perform one {start} {to} {its} {kind}. ^if {{q:conds}}, {{w:whatever_type}}.{items}"
                    g.phrase("modes", words, means)


def at_a_time(g: Grammar) -> None:
    """What a unit has according to a number, each item with the same time."""
    for head, zones, row in heads("CONT"):
        for gains in GAINS:
            for dash in DASHES:
                for count in range(1, MOST):
                    items = "".join(f"\n・{{n{i}:reach}}{dash}^{{m:time}}, {{s{i}:states}}." for i in range(count))
                    means = tuple(
                        Passive(
                            V(f"s{i}"),
                            both(row, V("m"), Compare(V("k"), ">=", V(f"n{i}"))),
                            zones=zones,
                            headings=HEADINGS,
                        )
                        for i in range(count)
                    )
                    g.phrase("unit", f"{head}^{gains} {{k:measure}}.{items}", means)


ALL_OF = (
    "perform all of the following",
    "perform all of the following effects",
    "perform all of the effects below",
    "perform each of the following",
    "activate all of the effects below",
    "activate all of the following",
    "resolve all of the effects below",
    "resolve all of the following",
)


ONE_OF = ("perform one of the following", "perform one of the effects below", "perform either of the following")


INSTEAD = (
    "perform all of the following instead",
    "perform all of them instead",
    "perform both instead",
    "perform both of them instead",
    "perform all of the effects below instead",
)


def all_of_them(g: Grammar) -> None:
    filler(g, "all_of", *ALL_OF)
    filler(g, "one_of", *ONE_OF)
    filler(g, "all_instead", *INSTEAD)
    for count in range(2, 6):
        items = "".join(f"\n・{{o{i}:option}}" for i in range(count))
        every = tuple(Rest(f"o{i}") for i in range(count))
        one = (Modes(1, tuple(V(f"o{i}") for i in range(count))),)
        g.phrase("modes", f"{{x:all_of}}.{items}", every)
        if count < 5:
            words = f"{{x:one_of}}. ^if {{q:conds}}, {{y:all_instead}}.{items}"
            g.phrase("modes", words, (If(V("q"), every, one),))


NOT = ("and if it is not", "if it is not", "and if not", "if not", "and if it isn't", "if it isn't", "otherwise")


def otherwise(g: Grammar) -> None:
    """One thing if it is so, another if it is not, within a sentence."""
    filler(g, "if_not", *NOT)
    either = If(V("q"), V("c"), V("d"))
    words = "if {q:conds}, {c:clauses}, {x:if_not}, {d:clauses}"
    g.phrase("turn", words, (either,))
    g.phrase("opening", f"{{a:clauses}}, {words}", (Rest("a"), either))


def add(g: Grammar) -> None:
    for part in (measures, numbers, continuous, circles, types):
        part(g)
    blasting(g)
    held_by_number(g)
    by_type(g)
    at_a_time(g)
    all_of_them(g)
    otherwise(g)
