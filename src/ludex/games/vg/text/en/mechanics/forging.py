"""English, Völundr: the vanguard that a unit names, and its abilities as an arms order. [VG 17.9]"""

from __future__ import annotations

from ludex.games.vg.c17_volundr import volundr
from ludex.games.vg.text.meanings import NAMED, SLOTS
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import Activated, Automatic, Passive, V, slotted

ARMS = ("arms",)
MOST = 4
"""How many abilities a list may have, and one more."""


def items(g: Grammar) -> None:
    """`armed_item`: an ability that the card has as an arms order. [VG 17.9.4]"""
    for words, means in (
        ("[CONT]:^{s:states}.", Passive(V("s"), zones=ARMS)),
        ("[CONT]:^{m:time}, {s:states}.", Passive(V("s"), V("m"), zones=ARMS)),
        ("[CONT]:^if {q:conds}, {s:states}.", Passive(V("s"), V("q"), zones=ARMS)),
    ):
        g.phrase("armed_item", words, means)
    for joint in ("{c:costs}, ", "{c:costs}, and "):
        used = Activated(V("c"), do=V("do"), limit=V("n"), zones=ARMS)
        g.phrase("armed_item", f"[ACT]{{n:limit}}:{joint}{{do:paid}}", used)
        heard = Automatic(V("e"), cost=V("c"), do=V("do"), limit=V("n"), zones=ARMS)
        g.phrase("armed_item", f"[AUTO]{{n:limit}}:^when {{e:event}}, {joint}{{do:paid}}", heard)
    plain = Automatic(V("e"), do=V("do"), limit=V("n"), zones=ARMS)
    g.phrase("armed_item", "[AUTO]{n:limit}:^when {e:event}, {do:effect}", plain)


def add(g: Grammar) -> None:
    items(g)
    for dash in ("-", " - ", " -", "- "):
        g.phrase("unit", f"[Völundr]{dash}{{n:name}}", (slotted(volundr(NAMED), SLOTS),))
    for count in range(1, MOST):
        names = "abc"[:count]
        listed = "".join(f"\n・{{{name}:armed_item}}" for name in names)
        for armed in ("Armed", "armed"):
            words = f"[CONT](VC):^if this card is {armed} to a vanguard, all of the following abilities are active."
            g.phrase("unit", f"{words}{listed}", tuple(V(name) for name in names))
