"""English, amounts: for how many something is given."""

from __future__ import annotations

from ludex.games.vg.text.en.nouns.nouns import PAID
from ludex.games.vg.text.meanings import ENEMY_VANGUARD, IT, THEM, VANGUARD
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.marks import BANISHED, CALLED, DISCARDED, RETIRED, REVEALED, TAKEN
from ludex.lang.pattern import SELF, V

WHOSE = (
    ("that unit", t.FigureOf(IT, "grade")),
    ("that card", t.FigureOf(IT, "grade")),
    ("this unit", t.FigureOf(SELF, "grade")),
    ("your vanguard", t.Greatest(VANGUARD, "grade")),
    ("your opponent's vanguard", t.Greatest(ENEMY_VANGUARD, "grade")),
)
"""Whose grade is counted. NB: of two vanguards the higher grade."""


def add(g: Grammar) -> None:
    for whom, grade in WHOSE:
        g.phrase("per", f" for each grade of {whom}", grade)
        g.phrase("per", f" for each of {whom}'s grades", grade)
        g.phrase("per", f" for every {{k:several}} grades of {whom}", t.Fits(grade, V("k")))
    for paid, name in PAID:
        g.phrase("per", f" for each grade of the card {paid} for this cost", t.FigureOf(t.Ref(name), "grade"))
    for card, deed in (
        ("card discarded", DISCARDED),
        ("unit retired", RETIRED),
        ("card returned", TAKEN),
        ("card bound", BANISHED),
        ("unit called", CALLED),
    ):
        g.phrase("per", f" for each {card}", t.Moved(deed))
    g.phrase("per", " for each card revealed", t.Count(t.Ref(REVEALED)))
    for them in ("them", "those cards", "those units"):
        g.phrase("per", f" for each of {them}", t.Count(THEM))
