"""English: the grammar of card text, put together from its topics."""

from __future__ import annotations

from functools import cache

from ludex.games.sve.places import CATEGORIES, PLACES
from ludex.games.sve.text.en import (
    abilities,
    amounts,
    conditions,
    costs,
    deck,
    events,
    giving,
    groups,
    joints,
    players,
    prices,
    standing,
    verbs,
    words,
)
from ludex.games.sve.text.en.spelling import STYLES, fold, normalise, unfold
from ludex.lang.compile import Language
from ludex.lang.grammar import Grammar
from ludex.lang.styles import restyle

TOPICS = (
    words, groups, amounts, conditions, events, costs, prices, verbs, deck, giving, players, standing, abilities,
    joints,
)  # fmt: skip
"""The joints come last, because they copy phrases of the other topics."""


@cache
def grammar() -> Grammar:
    g = Grammar()
    for topic in TOPICS:
        topic.add(g)
    for style in STYLES:
        restyle(g, style)
    return g


ENGLISH = Language(
    "en",
    grammar,
    normalise,
    fold,
    unfold,
    continues="This ability can be activated ",
    limits=r"(?i)\b(?:if|only|unless|except|instead|but)\b",
    explains=r"Combo|Spellchain|Necrocharge|Overflow|Sanguine|Ward|Aura|Intimidate|Evolution Point|evolution or ride"
    r"|drive check|At the start of the game|Starting Amulet",
    categories=CATEGORIES,
    places=PLACES,
)
