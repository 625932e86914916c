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
    universes,
    verbs,
    words,
)
from ludex.games.sve.text.ja.spelling import STYLES, fold, normalise, unfold
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
    r"^[(（](?:相手は)?【[^】]*】(?:を持つ|状態の)(?:フォロワー|カード|アミュレット)(?:は|と交戦|が攻撃して|を攻撃できない)"
    r"|(\d+)枚以上(?:プレイしていた)?なら、【[^】]*\1】の後の能力が働く|】状態になる[)）]"
    r"|(?:トークン|フォロワー)はゲームから取り除く|どちらか\d回できる|アクトできる。相手は、アクト状態の【守護】|^[(（]【[^】]*】とは"
    r"|(?:選べ|追加コストを支払わ)なければプレイできない[)）]|ダメージでは破壊される|上か下か決める|^[(（]奪ったフォロワーは|^[(（]それは【突進】を持つ[)）]"
    r"|^[(（]Xにこれは含めない|^[(（]※|^[(（]ドライブを持った"
)
"""How remarks begin, or what they say, that only explain a keyword or a rule. Any other remark may limit what the text
does: it declines the line."""

JAPANESE = Language(
    "ja",
    grammar,
    normalise,
    fold,
    unfold,
    limits="",  # every remark
    explains=EXPLAINS,
    reaching=True,
    categories=CATEGORIES,
    places=PLACES,
)
