"""Japanese: the grammar of card text, put together from its topics."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from ludex.games.vg.text.ja import (
    abilities,
    acting,
    amounts,
    annals,
    arming,
    asking,
    blasts,
    buddyfight,
    charged,
    choosing,
    conditions,
    costs,
    doing,
    events,
    everyone,
    exchanging,
    gauges,
    giving,
    handling,
    hearing,
    history,
    judging,
    lines,
    linking,
    lists,
    mechanics,
    nouns,
    occasions,
    offering,
    pseudo,
    qualities,
    raising,
    relative,
    remembering,
    restraints,
    results,
    series,
    things,
    times,
    verbs,
    words,
)
from ludex.games.vg.text.ja.spelling import normalise
from ludex.games.vg.text.ja.words import LATER
from ludex.games.vg.text.places import CATEGORIES, PLACES
from ludex.lang.compile import Language
from ludex.lang.grammar import Grammar
from ludex.lang.ja import joints
from ludex.lang.pattern import V

TOPICS = (
    words, nouns, things, verbs, costs, events, times, conditions, blasts, qualities, giving, raising, abilities, lines,
    lists, gauges, pseudo, mechanics, results, charged, buddyfight, arming, handling, amounts, restraints, offering,
    occasions, hearing, asking, doing, series, remembering, history, relative, exchanging,
    annals, choosing, acting, judging, everyone, linking,
)  # fmt: skip


NUMBERS = tuple(
    (words, V("number"), "まで" in words)
    for words in (
        "以下を{number:digits}つ",
        "以下から{number:digits}つ選び、",
        "以下を{number:digits}つまで",
        "以下から{number:digits}つまで選び、",
    )
)
"""How many of a list are done."""


@cache
def grammar() -> Grammar:
    g = Grammar()
    for topic in TOPICS:
        topic.add(g)
    joints.conditions(g)
    joints.sentences(g)
    joints.later(g, LATER)
    joints.options(g, NUMBERS, "・")
    return g


CIRCLES = "(?:[VRG])"

JAPANESE = Language(
    "ja",
    grammar,
    normalise,
    remark=rf"\((?!(?:[0-9X]+|{CIRCLES})\))",
    limits="なら|場合|のみ|だけ|限り|なければ|除く|代わりに|ではなく",
    explains="有効|場合(?:のみ|だけ)使える|こともできる|元に戻す|無効にならない|デッキに|プレイ後|ファイト中|トリガーで出たら",
    continues="・",
    categories=CATEGORIES,
    places=replace(PLACES, itself=True, rerouted=True),
)
