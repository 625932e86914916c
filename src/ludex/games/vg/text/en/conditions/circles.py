"""English, circles: how many are open or additional, and units on them."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.nouns.stations import ADDITIONAL
from ludex.games.vg.text.meanings import RC
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import OPPONENT, YOU, Compare, Fits, Spots, V

REAR = ("rear-guard",)
ROWS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("open (RC){}", REAR),
    ("open (RC){} in the front row", (*REAR, "front")),
    ("open (RC){} in the back row", (*REAR, "back")),
    ("open front row (RC){}", (*REAR, "front")),
    ("open back row (RC){}", (*REAR, "back")),
)
"""Circles without a unit: the words, and what such a circle is."""
SIDES = (("your ", YOU), ("your opponent's ", OPPONENT))
HAVING = (("you have", YOU), ("your opponent has", OPPONENT))


def counts() -> list[tuple[str, Any, str]]:
    """The words for circles, how many there are, and the player."""
    found: list[tuple[str, Any, str]] = []
    for _, who in SIDES:
        for words, on in ROWS:
            found.append((words.format(""), Spots(who, on, RC), who))
        for words in ("additional (RC)", "additional circles"):
            found.append((words, Spots(who, ("additional",)), who))
    return found


def counting(g: Grammar) -> None:
    for words, amount, who in counts():
        whose = next(said for said, player in SIDES if player == who)
        has = next(said for said, player in HAVING if player == who)
        for each in (" for each of ", " for every "):
            g.phrase("per", f"{each}{whose}{words}", amount)
        g.phrase("per", f" for every {{k:several}} of {whose}{words}", Fits(amount, V("k")))
        g.phrase("foreach", f"for each of {whose}{words}", amount)
        g.phrase("foreach", f"for every {{k:several}} of {whose}{words}", Fits(amount, V("k")))
        g.phrase("count", f"the number of {whose}{words}", amount)
        for limit, op in (("or more", ">="), ("or less", "<=")):
            some = Compare(amount, op, V("n"))
            g.phrase("cond", f"{has} {{n:number}} {limit} {words}", some)
            g.phrase("cond", f"the number of {whose}{words} is {{n:number}} {limit}", some)
        g.phrase("cond", f"{has} an {words}", Compare(amount, ">=", 1))
        g.phrase("cond", f"{has} no {words}", Compare(amount, "=", 0))
    for row in ("front", "back"):
        for whose, who in SIDES:
            there = Spots(who, (*REAR, row), RC)
            g.phrase("per", f" for each open (RC) in {whose}{row} row", there)
            full = Compare(there, "=", 0)
            g.phrase("cond", f"all of the (RC) in {whose}{row} row have rear-guards", full)
    for whose, who in SIDES:
        g.phrase("look_many", f"the number of {whose}open (RC)", Spots(who, REAR, RC))
        words = f"look at the same number of cards from the top of your deck as the number of {whose}open (RC)"
        g.phrase("clause", words, (t.Look("seen", Spots(who, REAR, RC), "deck"),))
        g.phrase("clause", f"draw cards equal to the number of {whose}open (RC)", (t.Draw(Spots(who, REAR, RC)),))


def lying(g: Grammar) -> None:
    """Units on additional circles or on the vanguard circle."""
    g.phrase("state_of", "on (VC) or an additional (RC)", t.Some((t.Zone(("VC",)), ADDITIONAL)))


def add(g: Grammar) -> None:
    for part in (counting, lying):
        part(g)
