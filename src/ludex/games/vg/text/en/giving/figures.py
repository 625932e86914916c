"""English, figures that become a number, grades, and how many cards are looked at."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.nouns.nouns import placed
from ludex.games.vg.text.meanings import ENEMY_VANGUARD, IT, ME, THEM, VANGUARD
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import SELF, Gives, Look, Modify, V

WHOSE: tuple[tuple[str, Any], ...] = (
    ("this unit's", SELF),
    ("this card's", SELF),
    ("its", IT),
    ("that unit's", THEM),
    ("their", THEM),
    ("your vanguard's", VANGUARD),
    ("your opponent's vanguard's", ENEMY_VANGUARD),
)
"""Whose figure it is."""


def becoming(g: Grammar) -> None:
    """A figure becomes a number: the figure as it is, or the original one."""
    for whose, what in WHOSE:
        for also in ("", "also "):
            now = Modify(ME, V("f"), "=", V("n"))
            g.phrase("state", f"{whose} {{f:figure}} {also}becomes {{n:digits}}", (Gives(what, (now,)),))
        before = Modify(ME, V("f"), "=", V("n"), layer="original")
        g.phrase("state", f"{whose} original {{f:figure}} becomes {{n:digits}}", (Gives(what, (before,)),))
    before = Modify(ME, V("f"), "=", V("n"), layer="original")
    for words, group in (("all of your", "own"), ("all of your opponent's", "foe"), ("your", "own")):
        for becomes in ("become", "becomes"):
            who = f"the original {{f:figure}} of {words} {{g:{group}_many}} {becomes} {{n:digits}}"
            g.phrase("state", who, (Gives(V("g"), (before,)),))
    g.phrase("figure", "grade", "grade")


def looking(g: Grammar) -> None:
    """So many cards as something else counts."""
    for words, amount, when in (
        ("as the number of {g:held_many}", t.Count(V("g")), placed),
        ("as the number of your {g:own_many}", t.Count(V("g")), None),
        ("as the number of your opponent's {g:foe_many}", t.Count(V("g")), None),
        ("as your vanguard's grade", t.Greatest(VANGUARD, "grade"), None),
        ("as your opponent's vanguard's grade", t.Greatest(ENEMY_VANGUARD, "grade"), None),
    ):
        start = "look at the same number of cards from the top of your deck"
        g.phrase("clause", f"{start} {words}", (Look("seen", amount, "deck"),), when)


def add(g: Grammar) -> None:
    becoming(g)
    looking(g)
