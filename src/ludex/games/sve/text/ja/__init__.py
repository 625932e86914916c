"""Japanese: the grammar of card text, put together from its topics."""

from __future__ import annotations

from functools import cache

from ludex.games.sve.places import CATEGORIES, PLACES
from ludex.games.sve.text.ja import (
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
from ludex.games.sve.text.ja.spelling import STYLES, fold, normalise, unfold
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


JAPANESE = Language(
    "ja",
    grammar,
    normalise,
    fold,
    unfold,
    limits="なら|場合|のみ|だけ|限り|なければ|(?<!取り)除く|代わりに",
    explains="【|アクトできる|デッキ構築|ドライブチェック|追加コストを支払わなければ",
    reaching=True,
    categories=CATEGORIES,
    places=PLACES,
)
