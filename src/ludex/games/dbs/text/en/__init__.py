"""English: the grammar of card text, put together from its topics."""

from __future__ import annotations

from functools import cache

from ludex.games.dbs.text.en import (
    agents,
    amounts,
    asking,
    bans,
    barring,
    bars,
    battles,
    combos,
    conditions,
    costs,
    deck,
    durations,
    events,
    features,
    figures,
    giving,
    heard,
    hearing,
    instead,
    joined,
    kinds,
    later,
    lines,
    looking,
    moving,
    naming,
    negating,
    nouns,
    occasions,
    opponents,
    players,
    predicates,
    prices,
    qualities,
    references,
    restraints,
    several,
    stacks,
    standing,
    tallies,
    tokens,
    verbs,
    words,
)
from ludex.games.dbs.text.en.spelling import EXPLAINS, fold, unfold
from ludex.games.dbs.text.places import CATEGORIES, PLACES
from ludex.lang.compile import Language
from ludex.lang.en import joints
from ludex.lang.grammar import Grammar

TOPICS = (
    words,
    nouns,
    features,
    qualities,
    amounts,
    conditions,
    predicates,
    agents,
    events,
    heard,
    tallies,
    combos,
    verbs,
    kinds,
    stacks,
    references,
    costs,
    players,
    deck,
    giving,
    restraints,
    standing,
    bans,
    prices,
    lines,
    instead,
    battles,
    joined,
    tokens,
    later,
    bars,
    occasions,
    negating,
    barring,
    opponents,
    asking,
    figures,
    hearing,
    looking,
    several,
    moving,
    durations,
    naming,
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
    tokens.normalise,
    fold,
    unfold,
    remark=r"(?<!<)\((?!(?:[RBGYKW](?:/[RBGYKW])?|\d+|X)\)|\d+ power|[^()\n]*\)[^<>\n]*>)",
    limits=r".",
    explains=f"{EXPLAINS}|{later.EXPLAINS}",
    continues=r'・|"\[',
    categories=CATEGORIES,
    places=PLACES,
)
