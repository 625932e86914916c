"""English: the grammar of card text, put together from its topics."""

from __future__ import annotations

from functools import cache

from ludex.games.dbs.text.en import (
    amounts,
    combos,
    conditions,
    costs,
    deck,
    events,
    giving,
    later,
    lines,
    nouns,
    players,
    prices,
    standing,
    verbs,
    words,
)
from ludex.games.dbs.text.en.spelling import EXPLAINS, fold, normalise, unfold
from ludex.games.dbs.text.places import CATEGORIES, PLACES
from ludex.lang.compile import Language
from ludex.lang.en import joints
from ludex.lang.grammar import Grammar

TOPICS = (
    words,
    nouns,
    amounts,
    conditions,
    events,
    combos,
    verbs,
    costs,
    players,
    deck,
    giving,
    standing,
    prices,
    lines,
    later,
)


@cache
def grammar() -> Grammar:
    g = Grammar()
    for topic in TOPICS:
        topic.add(g)
    joints.sentences(g)
    return g


ENGLISH = Language(
    "en",
    grammar,
    normalise,
    fold,
    unfold,
    remark=r"\((?!(?:[RBGYKW]|\d+|X)\))",
    limits=r".",
    explains=f"{EXPLAINS}|{later.EXPLAINS}",
    continues="・",
    categories=CATEGORIES,
    places=PLACES,
)
