"""English, record markers told like the markers of gifts: put, counted, taken away. [VG 15.8]"""

from __future__ import annotations

from ludex.games.vg.c15_markers import MARKERS
from ludex.games.vg.text.meanings import IT
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import ENEMY, YOURS, Choose, Lies, Move, Ref, V, Word

RECORDS = ("Dragontree", "Infinity Eyes")
"""Record markers on circles. [VG 15.8.2.1]"""
SIDES = (("your", YOURS), ("your opponent's", ENEMY))


def kinds(g: Grammar) -> None:
    for name in RECORDS:
        such = Word("marker", name)
        g.phrase("a_marker", f"{'an' if name[0] in 'AEIOU' else 'a'} {name} marker", such)
        g.phrase("marker", f"{name} marker", such)
        g.phrase("markers", f"{name} markers", such)


def taken(g: Grammar) -> None:
    """[VG 15.8.4.2] Markers that are removed from circles."""
    mine = t.All((YOURS, MARKERS, V("m")))
    gone = Move(Ref("cost"), "removed", "remove")
    g.phrase("cost", "remove {m:a_marker}", (Choose("cost", 1, mine), gone))
    g.phrase("cost", "remove {n:several} {m:markers}", (Choose("cost", V("n"), mine), gone))
    for words, n in (("remove one of your {m:markers}", 1), ("remove {n:several} of your {m:markers}", V("n"))):
        g.phrase("clause", words, (Choose("t", n, mine), Move(IT, "removed", "remove")))
    for whose, side in SIDES:
        for circle, where in (("(RC)", Lies("rear-guard")), ("(VC)", Lies("vanguard")), ("circles", None)):
            if circle == "circles" and side == YOURS:
                continue
            parts = (side, MARKERS, V("m")) if where is None else (side, MARKERS, V("m"), where)
            every = (Move(t.All(parts), "removed", "remove"),)
            for all_ in ("all {m:markers}", "all of the {m:markers}", "all of {m:markers}"):
                g.phrase("clause", f"remove {all_} from {whose} {circle}", every)


def add(g: Grammar) -> None:
    kinds(g)
    taken(g)
