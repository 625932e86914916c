"""English, the circle that this unit is on, where other units are placed, and columns that are chosen."""

from __future__ import annotations

from ludex.games.vg.c04_columns import ROLE
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import ANY, SELF, All, Beside, Compare, Do, Happened, Named, Role, V, When

HERE = Beside(SELF, "spot")
BY = (("", ANY), ("{c:by}", V("c")))


def placing(g: Grammar) -> None:
    """[VG 6.2.3.3] A unit is placed on the circle of this one, which leaves it only after that. [VG 6.2.3.4]"""
    for words in ("on this unit's circle", "on the circle this unit is on"):
        for by, cause in BY:
            came = When("move", All((V("g"), HERE)), word="placed", cause=cause)
            g.phrase("event", f"your other {{g:other_one}} is placed {words}{by}", came)
    for words in ("on the (RC) this unit is on", "on this unit's (RC)"):
        for by, cause in BY:
            came = When("move", All((V("g"), HERE)), dst=("RC",), word="placed", cause=cause)
            g.phrase("event", f"your other {{g:other_one}} is placed {words}{by}", came)


def newly(g: Grammar) -> None:
    """In the turn in which this unit was placed from a zone."""
    for words in ("during the turn this unit was placed", "during the turn that this unit was placed"):
        came = When("move", SELF, src=V("s"), word="placed")
        g.phrase("time", f"{words}{{s:source}}", Compare(Happened(came), ">=", 1))
        g.phrase("time", words, Named("came this turn"))


def columns(g: Grammar) -> None:
    """[VG 4.9.1.1] A column is chosen, and something is done with the cards there."""
    for words in ("choose a column", "choose one column", "choose one of your columns"):
        g.phrase("clause", words, (Do("choose column", SELF),))
    for words in (" in that column", " in the chosen column"):
        g.phrase("post", words, Role(ROLE))


def add(g: Grammar) -> None:
    placing(g)
    newly(g)
    columns(g)
