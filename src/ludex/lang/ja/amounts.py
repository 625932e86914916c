"""Japanese, amounts and comparisons: what is counted, figures of cards, sums, limits."""

from __future__ import annotations

from typing import Any

from ludex.lang.grammar import Grammar
from ludex.lang.pattern import Compare, Count, FigureOf, Greatest, Plus, V

Words = tuple[tuple[str, str], ...]
LIMITS = (("以下", "<="), ("以上", ">="), ("", "="))
"""Words after a number that limits, and how a number compares with it."""


def sums(g: Grammar, category: str, part: str, digits: str, minus: str) -> None:
    """`CATEGORY`: an amount of `part`, alone or with a number added or taken away (categories `digits`, `minus`)."""
    g.phrase(category, f"{{n:{part}}}", V("n"))
    g.phrase(category, f"{{n:{part}}}+{{m:{digits}}}", Plus((V("n"), V("m"))))
    g.phrase(category, f"{{n:{part}}}-{{m:{minus}}}", Plus((V("n"), V("m"))))


def counts(g: Grammar, category: str, group: str) -> None:
    """How many cards of a group there are."""
    for words in ("の枚数", "の数", "の合計", "の枚数の合計", "の数の合計"):
        g.phrase(category, f"{{g:{group}}}{words}", Count(V("g")))


def figures_of(g: Grammar, category: str, owners: tuple[tuple[str, Any], ...], figures: Words) -> None:
    """A figure of one card. `owners`: words for the card, the card; `figures`: words, the figure."""
    for who, card in owners:
        for word, figure in figures:
            g.phrase(category, f"{who}の{word}", FigureOf(card, figure))


def of_group(g: Grammar, category: str, group: str, figures: Words) -> None:
    """The highest figure of the cards of a group, and the sum of their figures."""
    for word, figure in figures:
        g.phrase(category, f"{{g:{group}}}の最大の{word}", Greatest(V("g"), figure))
        g.phrase(category, f"{{g:{group}}}の{word}の合計", FigureOf(V("g"), figure))


def limited(g: Grammar, category: str, subjects: tuple[tuple[str, Any], ...], limits: Words = LIMITS) -> None:
    """Conditions on an amount. `subjects`: words up to the number, the amount."""
    for words, amount in subjects:
        for limit, op in limits:
            g.phrase(category, f"{words}{{n:int}}{limit}", Compare(amount, op, V("n")))
