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


CHAINED = r"perform (?:Combo|Spellchain|Necrocharge|SC)"
EXPLAINS = (
    r"^\s*\((?:(?:Followers|Amulets|Cards|All cards)(?: attacking or attacked by a follower)?|When(?:ever)? a follower"
    r"|While you have engaged followers|Whenever a card) with "
    r"(?:Ward|Storm|Rush|Assail|Intimidate|Drain|Bane|Aura|Stack|Twin Drive|Starting Amulet)\b"
    r"|^\s*\((?:This|After this) follower (?:(?:can|may) be engaged|fights another)|^\s*\(It can still be destroyed"
    rf"|^\s*\(If you[^().]*? (\d+) [^().]*, {CHAINED} \(\1\)\.(?: Then, if you[^().]*, {CHAINED} \(\d+\)\.)*\)"
    r"|^\s*\(To perform Lesson \(|^\s*\(Overflow (?:is|becomes) active if [^()]*\b7\b"
    r"|^\s*\((?:The controllers determine the placement\. )?(?:Tokens|Evolved followers) [^().]* removed from the "
    r"game\.\)"
    r"|^\s*\(You can perform either \[evolve\]|^\s*\(Only one can be used per evolution"
    r"|^\s*\(Play only if you can select \d+\.\)|^\s*\(including this one\)"
    r"|^\s*\(This card doesn't count\.\)|^\s*\(At the start of the game"
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
