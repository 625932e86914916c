"""English, the topics of battles, put together."""

from __future__ import annotations

from ludex.games.vg.text.en import attacks, becoming, combat, joined, mushi, pairs, remainder, sundry
from ludex.lang.grammar import Grammar


def add(g: Grammar) -> None:
    for topic in (pairs, combat, attacks, becoming, joined, remainder, mushi, sundry):
        topic.add(g)
