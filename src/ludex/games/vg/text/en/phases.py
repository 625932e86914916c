"""English, what happened in a phase of this turn, and what players did then."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.history import OWNERS
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import ANY, YOU, Compare, Happened, Unless, V, When

PHASES = ("ride", "main", "battle")
WHEN = ("during the {} phase this turn", "during the {} phase of this turn", "during this turn's {} phase")
OTHERS = ("your other ", "of your other ", "other")


def once(when: Any) -> Any:
    return Compare(Happened(when), ">=", 1)


def placed(g: Grammar) -> None:
    """Units that were placed in a phase."""
    for phase in PHASES:
        for words in (said.format(phase) for said in WHEN):
            for whose, of, group in (*OWNERS, OTHERS):
                for by, cause in (("", ANY), ("{c:by}", V("c"))):
                    for on, dst in (("", ()), (" on {d:circle}", V("d"))):
                        came = When("move", V("g"), dst=dst, word="placed", cause=cause, phase=phase)
                        who = f"{whose}{{g:{group}_one}}"
                        g.phrase("cond", f"{who} was placed{on}{by} {words}", once(came))
                        g.phrase("cond", f"{who} was not placed{on}{by} {words}", Unless(once(came)))
                        many = Compare(Happened(came), ">=", V("n"))
                        some = f"{{n:number}} or more {of}{{g:{group}_many}} were placed{on}{by} {words}"
                        g.phrase("cond", some, many)
            rode = When("ride", player=YOU, phase=phase)
            g.phrase("cond", f"you rode {words}", once(rode))
            g.phrase("cond", f"you did not ride {words}", Unless(once(rode)))


def add(g: Grammar) -> None:
    placed(g)
