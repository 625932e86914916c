"""English, conditions that compare: how many cards there are, what figure something has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import Compare, Count, Exists, V

BOUNDS = (("at least {n:digits}", ">="), ("{n:digits} or more", ">="), ("{n:digits} or less", "<="))
"""Words for a limit, and how a number compares with it."""


def there_are(
    g: Grammar, category: str, one: str, many: tuple[tuple[str, str], ...], when: Callable[[t.Env], bool] | None = None
) -> None:
    """Conditions on how many cards of a group there are. `one`: the category of the group with its article; `many`:
    words before the group, its category (in the plural)."""
    for start in ("there is", "there's"):
        g.phrase(category, f"{start} {{g:{one}}}", Exists(V("g")), when)
    for words, group in many:
        cards = f"{words}{{g:{group}}}"
        for limit, means in (
            ("at least {n:digits}", Exists(V("g"), V("n"))),
            ("{n:digits} or more", Exists(V("g"), V("n"))),
            ("no", Compare(Count(V("g")), "=", 0)),
            ("{n:digits} or less", Compare(Count(V("g")), "<=", V("n"))),
            ("{n:digits} or fewer", Compare(Count(V("g")), "<=", V("n"))),
            ("{n:digits}", Compare(Count(V("g")), "=", V("n"))),
            ("more than {n:digits}", Compare(Count(V("g")), ">", V("n"))),
        ):
            g.phrase(category, f"there are {limit} {cards}", means, when)


def figure_is(
    g: Grammar, category: str, owners: tuple[tuple[str, Any], ...], figures: tuple[tuple[str, str], ...]
) -> None:
    """Conditions on a figure of one card. `owners`: words for the card, the card; `figures`: words, the figure."""
    for who, card in owners:
        for word, figure in figures:
            amount = t.FigureOf(card, figure)
            for words, op in BOUNDS:
                g.phrase(category, f"{who}'s {word} is {words}", Compare(amount, op, V("n")))
                g.phrase(category, f"{who} has {words} {word}", Compare(amount, op, V("n")))
            for words, op in (("or more", ">="), ("or less", "<=")):
                g.phrase(category, f"{who} has {{n:digits}} {word} {words}", Compare(amount, op, V("n")))
