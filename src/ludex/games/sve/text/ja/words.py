"""Japanese, words: names, traits, classes, counters and numbers."""

from __future__ import annotations

from typing import Any

from ludex.games.sve.c09_tokens import ALIASES, ROWS
from ludex.games.sve.text.meanings import IT, KEYWORDS
from ludex.lang.grammar import Grammar, Token
from ludex.lang.ja import numbers as lang
from ludex.lang.pattern import V
from ludex.lang.unknown import X

UNITS = ("体", "枚", "つ")
HERE = ("これがいる限り、", "これがある限り、", "これが場にいる限り、", "これが場にある限り、")
PUT = (("を出す。", "field"), ("を場に出す。", "field"), ("をEXエリアに置く。", "ex"))
ZONES = {
    "場": "field", "手札": "hand", "墓場": "cemetery", "EXエリア": "ex", "デッキ": "deck",
    "エボルヴデッキ": "evolve deck", "消滅領域": "banished",
}  # fmt: skip
FIGURES = {"コスト": "cost", "元のコスト": "cost", "攻撃力": "attack", "体力": "defense"}
OPS = {"以下": "<=", "以上": ">=", "": "="}
COUNTERS = ("体", "枚", "つ", "人", "個")
COUNTER_NAMES = {
    "童話": "Fable", "ギガ": "gigabyte", "神湯": "divine water", "祈り": "prayer", "魔力": "mana", "休眠": "dormancy",
    "四季": "seasonal", "戦意": "fighting spirit", "融合": "fusion", "魂": "soul", "雷": "lightning", "恩寵": "grace",
    "災い": "calamity", "矢": "arrow", "加虐": "pain", "スタック": "stack", "かばばん君": "Kababan-kun",
    "逆転": "reversal",
}  # fmt: skip
TOKEN_NAMES = {row.ja: row.en for row in ROWS}
_EN_TOKENS = frozenset(TOKEN_NAMES.values())
COST = IT
"""The cards chosen to pay a cost; Japanese refers to them with `IT`."""


def numbers(g: Grammar) -> None:
    lang.add(g, ())
    g.add("n", *g.entries["digits"])
    g.phrase("n", "X", X)
    g.add("neg", *g.entries["minus"])
    g.add("int", *g.entries["digits"])
    for counter in COUNTERS:
        g.phrase("count", f"{{n:n}}{counter}", V("n"))


def names(g: Grammar) -> None:
    for ja, en in TOKEN_NAMES.items():
        g.phrase("name", f"『{ja}』", en)
    for ja, en in ALIASES.items():
        g.phrase("name", f"『{ja}』", en)
    g.add("name", Token("『[^』]+』", _read_name, _write_name))
    for ja, en in COUNTER_NAMES.items():
        g.phrase("counter", f"{ja}カウンター", en)
    for keyword in KEYWORDS:
        g.phrase("keyword", f"【{keyword.ja}】", keyword.means)
        g.phrase("keyword_name", f"【{keyword.ja}】", keyword.name)


def _read_name(text: str) -> str | None:
    name = text[1:-1]
    return None if name in TOKEN_NAMES or name in ALIASES else name


def _write_name(value: Any) -> str | None:
    return f"『{value}』" if isinstance(value, str) and value not in _EN_TOKENS else None


def other_counters(g: Grammar) -> None:
    g.add("other_counter", Token(r"[一-鿿ァ-ヺーぁ-ん]+?(?=カウンター)", _other_counter, _say_other))
    g.phrase("counter", "{c:other_counter}カウンター", V("c"))


def _other_counter(text: str) -> str | None:
    """Keeps a counter as printed if the dictionary does not have it."""
    return None if text in COUNTER_NAMES else text


def _say_other(value: object) -> str | None:
    return value if isinstance(value, str) and not value.isascii() else None


def add(g: Grammar) -> None:
    for part in (numbers, names, other_counters):
        part(g)
