"""English, in which phase of this turn players rode."""

from __future__ import annotations

from ludex.lang.grammar import Grammar
from ludex.lang.pattern import YOU, Compare, Happened, Unless, V, When


def add(g: Grammar) -> None:
    rode = Compare(Happened(When("ride", player=YOU, phase=V("p"))), ">=", 1)
    g.phrase("cond", "you rode{p:in_phase}", rode)
    g.phrase("cond", "you did not ride{p:in_phase}", Unless(rode))
