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
    universes,
    verbs,
    words,
)
from ludex.games.sve.text.en.spelling import STYLES, fold, normalise, unfold
from ludex.lang.compile import Language
from ludex.lang.grammar import Grammar
from ludex.lang.styles import restyle

TOPICS = (
    words, groups, amounts, conditions, events, costs, prices, verbs, deck, giving, players, standing, abilities,
    joints, universes,
)  # fmt: skip
"""The joints and universes come last, because they copy phrases of the other topics."""


@cache
def grammar() -> Grammar:
    g = Grammar()
    for topic in TOPICS:
        topic.add(g)
    for style in STYLES:
        restyle(g, style)
    return g


EXPLAINS = (
    r"^\s*\((?!While there|This|If|Only|Unless|Except|Select|Give|Summon)[^()]* with "
    r"(?:Ward|Storm|Rush|Assail|Intimidate|Drain|Bane|Aura|Stack|Twin Drive|Starting Amulet)\b"
    r"|^\s*\((?:This|After this) follower (?:(?:can|may) be engaged|fights another)|^\s*\(It can still be destroyed"
    r"|perform (?:Combo|Spellchain|Necrocharge|SC|Lesson) \(|^\s*\(Overflow (?:is|becomes) active if"
    r"|removed from the game\.\)|controllers determine the placement|^\s*\(You can perform either"
    r"|^\s*\(Only one can be used per|^\s*\(Play only if you can select|^\s*\(including this one\)"
    r"|^\s*\(This card doesn't count|^\s*\(At the start of the game"
)
"""How remarks begin, or what they say, that only explain a keyword or a rule. Any other remark may limit what the text
does: it declines the line."""

ENGLISH = Language(
    "en",
    grammar,
    normalise,
    fold,
    unfold,
    continues="This ability can be activated ",
    limits="",  # every remark
    explains=EXPLAINS,
    numbered=True,
    categories=CATEGORIES,
    places=PLACES,
)
