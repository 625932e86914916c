"""English, terms of chapters 10 to 18 in their ordinary wordings: numbers written as digits, different names, what holds
for each of several, the front row that is battled, keywords that are asked for, names that a card has besides."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.meanings import IT
from ludex.lang import pattern as t
from ludex.lang.en import numbers
from ludex.lang.grammar import Grammar, Token
from ludex.lang.pattern import SELF, Compare, Distinct, V


def digits(g: Grammar) -> None:
    """Numbers of cards that are written as digits."""
    g.add("number", Token(r"[1-9]\d?(?!\d)(?= (?:or|of|cards?|other|face|different)\b)", int, numbers.say_digits))


def different(g: Grammar) -> None:
    """[VG 18.3.1] How many different names, grades and the like there are."""
    for words, kind in (("card names", "name"), ("names", "name"), ("grades", "grade"), ("races", "race")):
        g.phrase("kinds_of", words, kind)
    for whose, group in (("your ", "own"), ("your other ", "other"), ("your opponent's ", "foe")):
        many = Distinct(V("g"), V("k"))
        g.phrase("count", f"the number of different {{k:kinds_of}} among {whose}{{g:{group}_many}}", many)
        for said, op in (("or more", ">="), ("or less", "<=")):
            words = f"the number of different {{k:kinds_of}} among {whose}{{g:{group}_many}} is {{n:number}} {said}"
            g.phrase("cond", words, Compare(many, op, V("n")))


def add(g: Grammar) -> None:
    for part in (digits, different):
        part(g)


_: Any = (IT, SELF, t)
