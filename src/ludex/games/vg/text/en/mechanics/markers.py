"""English, record markers: on circles, on units, and gift markers. [VG 15.8]"""

from __future__ import annotations

from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import IT, THEM, VANGUARD
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.pattern import SELF, YOURS, Beside, Count, Do, Exists, V, Word

GIFTS = ("Force", "Accel", "Protect")
ON_CIRCLES = ("Dragontree", "Infinity Eyes", *GIFTS)
ON_UNITS = ("Cradle",)


def article(name: str) -> str:
    return "an" if name[0] in "AEIOUaeiou" else "a"


def counted(g: Grammar) -> None:
    """How many markers a player has, and where. NB: what `stations` says of gift markers is not said here."""
    for name in ON_CIRCLES:
        such = canonical(t.Zone(("marker",)), Word("gift" if name in GIFTS else "marker", name))
        marker = canonical(YOURS, such)
        vanguards = canonical(marker, Beside(VANGUARD, "spot"))
        column = canonical(marker, Beside(SELF, "column"))
        for said in dict.fromkeys((name, name.lower())) if name in GIFTS else (name,):
            one, many = f"{article(said)} {said} marker", f"{said} markers"
            g.phrase("cond", f"there is {one} on your (VC)", Exists(vanguards))
            g.phrase("cond", f"there are {{n:number}} or more {many} on your (VC)", Exists(vanguards, V("n")))
            here = Exists(canonical(such, Beside(SELF, "spot")))
            g.phrase("cond", f"there is {one} on this unit's circle", here)
            for words in (
                f"your {said} marker is in the same column as this unit",
                f"you have {one} in the same column as this unit",
            ):
                g.phrase("cond", words, Exists(column))
        if name not in GIFTS:
            g.phrase("cond", f"your (RC) has {{n:number}} or more {name} markers", Exists(marker, V("n")))
            g.phrase("cond", f"there are {{n:number}} or more of your {name} markers", Exists(marker, V("n")))
            g.phrase("count", f"the number of your {name} markers", Count(marker))


def put(g: Grammar) -> None:
    for name in ("Dragontree",):
        first = (Do("put first marker", SELF, word=name),)
        anywhere = (Do("put marker", SELF, word=name),)
        for joint in (", and ", ", "):
            words = f"choose one of your (RC) without any {name} markers{joint}put {article(name)} {name} marker"
            g.phrase("clause", words, first)
            g.phrase("clause", f"choose one of your (RC){joint}put {article(name)} {name} marker", anywhere)
            for where, do in (("", anywhere), (f" without any {name} markers", first)):
                words = f"choose one of your (RC){where}{joint}put {article(name)} {name} marker{{x:upon_it}}"
                g.phrase("clause", words, do)
    filler(g, "upon_it", " on it", " on that (RC)", " on that circle", " on the chosen (RC)")
    for name in ON_UNITS:
        for said in (name, name.lower()):
            for on, what in (("it", IT), ("that unit", IT), ("each of them", THEM), ("each of those units", THEM)):
                g.phrase("clause", f"put {article(said)} {said} marker on {on}", (Do("put marker", what, word=name),))


def add(g: Grammar) -> None:
    counted(g)
    put(g)
