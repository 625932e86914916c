"""English, figures given instead of others within a sentence, what a unit "also" gets, and lists of which some items
have a time or a condition of their own."""

from __future__ import annotations

from itertools import product
from typing import Any

from ludex.games.vg.text.en.lines.abilities import HEADINGS, both, heads
from ludex.games.vg.text.en.lines.lists import DASHES, GAINS
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import IT, ME
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import (
    Compare,
    Draw,
    Env,
    Further,
    Give,
    If,
    Instead,
    Lasting,
    May,
    Modify,
    Passive,
    Raised,
    RaisedFor,
    Regiven,
    Rest,
    Times,
    V,
)
from ludex.lang.raising import figures

SUBJECTS = (("thing", "gets"), ("things", "get"))


def within(g: Grammar) -> None:
    """Another figure instead, said in the sentence that gives the first."""
    for subject, gets in SUBJECTS:
        who = f"{{o:{subject}}} {gets} {{f:figure}} +{{n:digits}} instead of"
        more = (Raised(V("q"), V("o"), V("f"), V("n"), V("m")),)
        g.phrase("turn", f"if {{q:conds}}, {who} +{{m:digits}}", more)
        g.phrase("turn", f"if {{q:conds}}, {who} {{f:figure}} +{{m:digits}}", more)
        for words, other in (
            ("{b:boons} instead", Regiven(V("q"), V("o"), V("b"))),
            ("{b:boons} instead of {c:boons}", Regiven(V("q"), V("o"), V("b"), V("c"))),
        ):
            for category in ("sent", "turn"):
                g.phrase(category, f"if {{q:conds}}, {{o:{subject}}} {gets} {words}", (other,), several)
    bought = (May((Rest("s"), Rest("m")), V("p")),)
    g.phrase("ending", "{p:costs}, {s:opening}, and {m:modes}", bought)
    for it in ("it gets", "this unit gets", "that unit gets", "they get"):
        for joint in (", and ", ", "):
            paid = (RaisedFor(V("p"), V("n"), V("m")),)
            g.phrase("turn", f"{{p:costs}}{joint}{it} [Power] +{{n:digits}} instead of +{{m:digits}}", paid)
            first = (Lasting(V("s"), V("u")), *paid)
            words = f"{{u:until}}, {{s:states}}, {{p:costs}}{joint}{it} [Power] +{{n:digits}} instead of +{{m:digits}}"
            g.phrase("opening", words, first)


def several(env: Env) -> bool:
    """Whether figures are given, and not one amount instead of one other: of that other phrases tell."""
    more, less = env["b"], env.get("c", ())
    return bool(figures(more)) and (not less or bool(figures(less))) and not (len(more) == len(less) == 1)


def charged(g: Grammar) -> None:
    """More cards are drawn or charged than the sentence before says, which this one names again."""
    for category in ("sent", "turn"):
        for was, n in (("{m:number}", V("m")), ("{m:number} cards", V("m")), ("a card", 1)):
            drawn = Instead(V("q"), (Draw(V("n")),), (Draw(n),))
            g.phrase(category, f"if {{q:conds}}, draw {{n:several}} cards instead of {was}", (drawn,))
        for said in ("Soul-Charge", "Energy-Charge"):
            less, more = (t.Do(said.lower(), t.SELF, V(n)) for n in ("m", "n"))
            for again in (f"[{said} {{m:digits}}]", "{m:digits}"):
                words = f"if {{q:conds}}, [{said} {{n:digits}}] instead of {again}"
                g.phrase(category, words, (Instead(V("q"), (more,), (less,)),))


def with_more(g: Grammar) -> None:
    """Another figure instead, and what is done besides under the same condition."""
    then = If(V("q"), V("c"))
    more = (Raised(V("q"), IT, V("f"), V("n"), V("m")), then)
    for joint in (", ", ", and "):
        words = f"if {{q:conds}}, {{f:figure}} +{{n:digits}} instead of +{{m:digits}}{joint}{{c:clauses}}"
        g.phrase("sent", words, more)
    for subject, gets in SUBJECTS:
        more = (Raised(V("q"), V("o"), V("f"), V("n"), V("m")), then)
        for joint in (", ", ", and "):
            words = f"if {{q:conds}}, {{o:{subject}}} {gets} {{f:figure}} +{{n:digits}} instead of +{{m:digits}}{joint}"
            g.phrase("sent", f"{words}{{c:clauses}}", more)


def measured(g: Grammar) -> None:
    """What follows from how much was given."""
    much = Times(V("n"), V("k"))
    given: Any = (Modify(ME, V("f"), "+", much),)
    enough = If(Compare(much, ">=", V("l")), V("c"))
    for subject, gets in SUBJECTS:
        first = f"{{o:{subject}}} {gets} {{f:figure}} +{{n:digits}} {{u:until}}{{k:per}}"
        for it in ("it gets", "this unit gets", "they get"):
            words = f"{first}. ^if {it} {{f:figure}} +{{l:digits}} or more, {{c:clauses}}"
            g.phrase("opening", words, (Give(V("o"), given, V("u")), enough))


def besides(g: Grammar) -> None:
    """What the units that just got something also get."""
    for it in ("it also gets", "this unit also gets", "that unit also gets", "they also get"):
        also = (Further(V("q"), V("b")),)
        for joint in (", ", ", and "):
            done = (*also, If(V("q"), V("c")))
            g.phrase("sent", f"if {{q:conds}}, {it} {{b:boons}}{joint}{{c:clauses}}", done)
        g.phrase("turn", f"if {{q:conds}}, {it} {{b:boons}}", also)
        for joint in ("and ", ""):
            words = f"{{u:until}}, {{s:states}}, {joint}if {{q:conds}}, {it} {{b:boons}}"
            for category in ("opening", "turn"):
                g.phrase(category, words, (Lasting(V("s"), V("u")), *also))


ITEMS: tuple[tuple[str, Any], ...] = (
    ("^{{s{i}:states}}.", None),
    ("^{{m{i}:time}}, {{s{i}:states}}.", "m"),
    ("^if {{q{i}:conds}}, {{s{i}:states}}.", "q"),
)
"""An item of a list: the words, and the name of its condition."""


def lists(g: Grammar) -> None:
    """What a unit has according to a number: some items at a time, or under a condition."""
    filler(g, "gains", *GAINS)
    filler(g, "item_dash", *DASHES)
    for head, zones, row in heads("CONT"):
        for count in (2, 3):
            for kinds in product(ITEMS, repeat=count):
                if len({kind for _, kind in kinds}) == 1 and kinds[0][1] != "q":
                    continue
                items = "".join(
                    f"\n・{{n{i}:reach}}{{d:item_dash}}{words.format(i=i)}" for i, (words, _) in enumerate(kinds)
                )
                means = tuple(
                    Passive(
                        V(f"s{i}"),
                        both(row, V(f"{kind}{i}") if kind else None, Compare(V("k"), ">=", V(f"n{i}"))),
                        zones=zones,
                        headings=HEADINGS,
                    )
                    for i, (_, kind) in enumerate(kinds)
                )
                g.phrase("unit", f"{head}^{{g:gains}} {{k:measure}}.{items}", means)


def add(g: Grammar) -> None:
    for part in (within, charged, with_more, measured, besides, lists):
        part(g)
