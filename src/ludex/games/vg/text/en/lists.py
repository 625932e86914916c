"""English, lists of which each item has its condition: according to a number, or to the circle of this unit."""

from __future__ import annotations

from ludex.games.vg.text.en.nouns import placed
from ludex.games.vg.text.meanings import GC, RC, VC
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import SELF, Compare, Count, Is, Items, V

MOST = 5
"""How many items a list may have."""
STARTS = (
    "perform all of the following",
    "perform all of the following effects",
    "perform each of the following",
    "activate all of the effects below",
    "perform all of the effects below",
    "resolve all of the effects below",
    "perform all of following",
)
CIRCLES = (("(RC)", RC), ("(GC)", GC), ("(VC)", VC))


def numbers(g: Grammar) -> None:
    """According to the number of cards: the items of which the number is reached."""
    for start in STARTS:
        for words, group, when in (
            ("the number of {g:held_many}", V("g"), placed),
            ("the number of your {g:own_many}", V("g"), None),
            ("the number of your other {g:other_many}", V("g"), None),
            ("the number of your opponent's {g:foe_many}", V("g"), None),
            ("the number of {g:own_many} you have", V("g"), None),
        ):
            for said in ("^{{n{i}:number}} or more", "{{n{i}:digits}} or more", "{{n{i}:digits}} or more cards"):
                for dash in (" - ", "-"):
                    for count in range(1, MOST):
                        items = "".join("\n・" + said.format(i=i) + f"{dash}{{b{i}:option}}" for i in range(count))
                        conds = tuple(Compare(Count(group), ">=", V(f"n{i}")) for i in range(count))
                        means = (Items(conds, tuple(V(f"b{i}") for i in range(count))),)
                        g.phrase("modes", f"{start} according to {words}.{items}", means, when)


def circles(g: Grammar) -> None:
    """According to the circle that this unit is on."""
    for start in ("one", "either", "all"):
        words = f"perform {start} of the following according to the circle this unit is on."
        for a, first in CIRCLES:
            for b, second in CIRCLES:
                for dash in (" - ", "-"):
                    if a != b:
                        items = f"\n・{a}{dash}{{x:option}}\n・{b}{dash}{{y:option}}"
                        means = (Items((Is(SELF, first), Is(SELF, second)), (V("x"), V("y"))),)
                        g.phrase("modes", f"{words}{items}", means)


def add(g: Grammar) -> None:
    numbers(g)
    circles(g)
