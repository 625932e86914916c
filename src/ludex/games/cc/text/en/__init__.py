"""English: the grammar of card text, put together from its topics."""

from __future__ import annotations

from functools import cache

from ludex.games.cc.text.en import (
    amounts,
    at_once,
    bans,
    conditions,
    costs,
    counters,
    deck,
    doers,
    events,
    giving,
    history,
    lines,
    measured,
    nouns,
    outcomes,
    placing,
    players,
    prices,
    productions,
    replacing,
    standing,
    tops,
    verbs,
    words,
)
from ludex.games.cc.text.en.spelling import fold, normalise, unfold
from ludex.games.cc.text.places import CATEGORIES, PLACES
from ludex.lang.compile import Language
from ludex.lang.en import joints
from ludex.lang.grammar import Grammar

TOPICS = (
    words,
    nouns,
    amounts,
    conditions,
    history,
    events,
    doers,
    costs,
    verbs,
    placing,
    tops,
    players,
    measured,
    deck,
    giving,
    bans,
    standing,
    prices,
    replacing,
    outcomes,
    at_once,
    counters,
    lines,
    productions,
)


@cache
def grammar() -> Grammar:
    g = Grammar()
    for topic in TOPICS:
        topic.add(g)
    nouns.finish(g)
    lines.clauses(g)
    joints.sentences(g)
    return g


ENGLISH = Language(
    "en",
    grammar,
    normalise,
    fold,
    unfold,
    remark=r"\((?!\d+\)|X\)|\d*\[[A-Z][a-z]+\]|[A-Z][A-Za-z' ]{0,24}\))",
    continues="・",
    categories=CATEGORIES,
    places=PLACES,
)
