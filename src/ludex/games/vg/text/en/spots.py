"""English, the circle that this unit is on: units that are placed there, and cards that are called there."""

from __future__ import annotations

from ludex.lang.grammar import Grammar
from ludex.lang.pattern import ANY, SELF, All, Beside, V, When

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


def add(g: Grammar) -> None:
    placing(g)
