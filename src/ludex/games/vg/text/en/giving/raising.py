"""English, figures that another sentence raises: in continuous abilities, and where the sentence leaves out who gets
them."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.lines.abilities import HEADINGS, both, heads
from ludex.games.vg.text.meanings import IT, ME, THEM
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import SELF, Gives, Modify, Passive, Raised, Unless, V

SAME: tuple[tuple[str, Any, str], ...] = (
    ("this unit gets", SELF, "it gets"),
    ("this unit gets", SELF, "this unit gets"),
    ("all of your {o:own_many} get", V("o"), "they get"),
    ("all of your other {o:other_many} get", V("o"), "they get"),
)
"""Who gets something, and how the next sentence calls them."""


def continuous(g: Grammar) -> None:
    """One of two amounts: the first as long as the second condition does not hold."""
    for head, zones, row in heads("CONT"):
        for start, *conds in (
            ("^",),
            ("^if {q:conds}, ", V("q")),
            ("^{m:time}, ", V("m")),
            ("^{m:time}, if {q:conds}, ", V("m"), V("q")),
        ):
            for words, who, again in SAME:
                less = (Gives(who, (Modify(ME, V("f"), "+", V("m1")),)),)
                more = (Gives(who, (Modify(ME, V("f"), "+", V("n1")),)),)
                pair = (
                    Passive(less, both(row, *conds, Unless(V("p"))), zones=zones, headings=HEADINGS),
                    Passive(more, both(row, *conds, V("p")), zones=zones, headings=HEADINGS),
                )
                for figure in ("{f:figure} ", ""):
                    for joint in (". ^if", ", and if", ", if"):
                        text = (
                            f"{head}{start}{words} {{f:figure}} +{{m1:digits}}{joint} {{p:conds}}, {again} "
                            f"{figure}+{{n1:digits}} instead of +{{m1:digits}}."
                        )
                        g.phrase("unit", text, pair)


def elliptic(g: Grammar) -> None:
    for what in (IT, THEM):
        means = (Raised(V("q"), what, V("f"), V("n"), V("m")),)
        g.phrase("sent", "if {q:conds}, {f:figure} +{n:digits} instead of +{m:digits}", means)
        less = (Raised(V("q"), what, V("f"), V("n"), V("m")),)
        g.phrase("sent", "if {q:conds}, {f:figure} -{n:minus} instead of -{m:minus}", less)


def add(g: Grammar) -> None:
    continuous(g)
    elliptic(g)
