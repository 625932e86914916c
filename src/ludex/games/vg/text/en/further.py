"""English, topics beside those of the chapters: cards off the field, gauges of players, orders by Alchemagic, markers,
what players choose to get, Völundr."""

from __future__ import annotations

from ludex.games.vg.text.en import forging, keeping, marking, mixing, promises, stored
from ludex.lang.grammar import Grammar

TOPICS = (keeping, stored, mixing, marking, promises, forging)


def add(g: Grammar) -> None:
    for topic in TOPICS:
        topic.add(g)
