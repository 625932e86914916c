"""English, amounts: what is counted, figures of cards, sums, and how much for each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import Count, FigureOf, Fits, Greatest, Plus, Times, V

When = Callable[[t.Env], bool] | None
Counts = tuple[tuple[str, Any], ...]


def counts(g: Grammar, category: str, groups: tuple[tuple[str, str], ...], when: When = None) -> None:
    """How many cards of a group there are. `groups`: words before the group, its category (in the plural)."""
    for words, group in groups:
        g.phrase(category, f"the number of {words}{{g:{group}}}", Count(V("g")), when)


def figures_of(g: Grammar, category: str, owners: tuple[tuple[str, Any, tuple[str, ...]], ...]) -> None:
    """A figure of one card. `owners`: whose, the card, its figures."""
    for whose, card, figures in owners:
        for figure in figures:
            g.phrase(category, f"{whose} {figure}", FigureOf(card, figure))


def greatest(g: Grammar, category: str, group: str, figures: tuple[str, ...], when: When = None) -> None:
    """The highest figure among the cards of a group."""
    for figure in figures:
        g.phrase(category, f"the highest {figure} among {{g:{group}}}", Greatest(V("g"), figure), when)


def sums(g: Grammar, category: str, part: str) -> None:
    """`CATEGORY`: an amount of the category a number of times, and one of `part` with a number added or taken away."""
    for words, means in (
        (f"{{m:digits}} times {{n:{category}}}", Times(V("m"), V("n"))),
        (f"twice {{n:{category}}}", Times(2, V("n"))),
        (f"{{n:{part}}} plus {{m:digits}}", Plus((V("n"), V("m")))),
        (f"{{m:digits}} plus {{n:{part}}}", Plus((V("m"), V("n")))),
        (f"{{n:{part}}} minus {{m:minus}}", Plus((V("n"), V("m")))),
    ):
        g.phrase(category, words, means)


def each(groups: tuple[tuple[str, str], ...], several: str) -> Counts:
    """Words and amounts "for each" card of a group, and for so many of one. `groups`: words before the group, its
    category (in the singular); `several`: the category (in the plural) of which so many count as one."""
    rows: Counts = tuple(
        (f" for {word} {words}{{g:{group}}}", Count(V("g"))) for words, group in groups for word in ("every", "each")
    )
    many = tuple(
        (f" for {word} {{k:digits}} {{g:{several}}}", Fits(Count(V("g")), V("k"))) for word in ("every", "each")
    )
    return rows + many
