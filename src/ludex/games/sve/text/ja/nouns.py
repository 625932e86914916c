"""Japanese words of Shadowverse: Evolve: classes, traits, keywords, names, numbers and groups.

Trees hold the English word of each; the tables here are the dictionary.
"""

from __future__ import annotations

from typing import Any

from ludex.games.sve.c12_keywords import ASSAIL, AURA, BANE, DRAIN, INTIMIDATE, RUSH, STORM, WARD
from ludex.games.sve.c13_class_specific import STACK
from ludex.games.sve.text.ja.groups import finer_groups, finer_words
from ludex.games.sve.text.words import CLASSES, TRAITS, UNIVERSES
from ludex.games.sve.tokens import ALIASES, ROWS
from ludex.lang import pattern as t
from ludex.lang.alternatives import even, in_order, turned
from ludex.lang.grammar import NOTHING, Bunch, Grammar, Token
from ludex.lang.pattern import V
from ludex.lang.surface import canonical, join_either, parts_of, split_either
from ludex.lang.unknown import X

ZONES = {
    "場": "field", "手札": "hand", "墓場": "cemetery", "EXエリア": "ex", "デッキ": "deck",
    "エボルヴデッキ": "evolve deck", "消滅領域": "banished",
}  # fmt: skip

TYPES = {"フォロワー": "follower", "アミュレット": "amulet", "スペル": "spell"}

PLAIN_KEYWORDS = (WARD, STORM, RUSH, ASSAIL, INTIMIDATE, DRAIN, BANE, AURA, STACK)

FIGURES = {"コスト": "cost", "元のコスト": "cost", "攻撃力": "attack", "体力": "defense"}
OPS = {"以下": "<=", "以上": ">=", "": "="}

FIELD = t.Zone(("field",))
HAND = t.YOURS & t.Zone(("hand",))
LEADER = t.Zone(("leader",))
YOUR_LEADER = t.YOURS & LEADER
ENEMY_LEADER = t.ENEMY & LEADER
FOLLOWER = t.Word("type", "follower")

COUNTERS = ("体", "枚", "つ", "人", "個")

COUNTER_NAMES = {
    "童話": "Fable", "ギガ": "gigabyte", "神湯": "divine water", "祈り": "prayer", "魔力": "mana", "休眠": "dormancy",
    "四季": "seasonal", "戦意": "fighting spirit", "融合": "fusion", "魂": "soul", "雷": "lightning", "恩寵": "grace",
    "災い": "calamity", "矢": "arrow", "加虐": "pain", "スタック": "stack", "かばばん君": "Kababan-kun",
    "逆転": "reversal",
}  # fmt: skip


def _int(text: str) -> int:
    return int(text)


def _digits(value: Any) -> str | None:
    return str(value) if type(value) is int and value >= 0 else None


def _minus(text: str) -> int:
    return -int(text)


def _minus_digits(value: Any) -> str | None:
    return str(-value) if type(value) is int and value <= 0 else None


# --- names -------------------------------------------------------------------------------------------------------

TOKEN_NAMES = {row.ja: row.en for row in ROWS}
_EN_TOKENS = frozenset(TOKEN_NAMES.values())


def _read_name(text: str) -> str | None:
    name = text[1:-1]
    return None if name in TOKEN_NAMES or name in ALIASES else name


def _write_name(value: Any) -> str | None:
    return f"『{value}』" if isinstance(value, str) and value not in _EN_TOKENS else None


_NO_TRAITS = ("フォロワー", "アミュレット", "スペル", "カード", "トークン", "リーダー", "エボルヴ")
_EN_TRAITS = frozenset({*TRAITS.values(), *UNIVERSES.values()})


def _read_trait(text: str) -> str | None:
    """A trait that the dictionary does not have stays as printed."""
    known = text in TRAITS or text in UNIVERSES or any(word in text for word in _NO_TRAITS)
    return None if known else text


def _write_trait(value: Any) -> str | None:
    return value if isinstance(value, str) and value not in _EN_TRAITS else None


# --- groups ------------------------------------------------------------------------------------------------------


def _join(values: list[Any]) -> t.Sel:
    return canonical(*values)


SEEN = t.Ref("seen")


def names(g: Grammar) -> None:
    for ja, en in TOKEN_NAMES.items():
        g.phrase("name", f"『{ja}』", en)
    for ja, en in ALIASES.items():
        g.phrase("name", f"『{ja}』", en)
    g.add("name", Token("『[^』]+』", _read_name, _write_name))
    for ja, en in COUNTER_NAMES.items():
        g.phrase("counter", f"{ja}カウンター", en)
    for keyword in PLAIN_KEYWORDS:
        g.phrase("keyword", f"【{keyword.ja}】", keyword.means)
        g.phrase("keyword_name", f"【{keyword.ja}】", keyword.name)


def add(g: Grammar) -> None:
    for part in (_numbers, names, _groups):
        part(g)


def _numbers(g: Grammar) -> None:
    g.add("n", Token(r"\d+", _int, _digits))
    g.phrase("n", "X", X)
    g.add("neg", Token(r"\d+", _minus, _minus_digits))
    g.add("int", Token(r"\d+", _int, _digits))
    for counter in COUNTERS:
        g.phrase("count", f"{{n:n}}{counter}", V("n"))


def _groups(g: Grammar) -> None:
    """`kind`: without a place (what is searched for); `one_group`: on the field unless another place is said."""
    finer_words(g, CLASSES)
    _modifiers(g)
    _heads(g)
    g.add("kind", Bunch("head", "kind_pre", "post", _join, parts_of))
    g.add("seen_group", Bunch("head", "kind_pre", "post", _join, parts_of, always=(SEEN,)))
    g.add("one_group", Bunch("head", "pre", "post", _join, parts_of, (FIELD,)))
    g.phrase("group", "{g:one_group}", V("g"))
    g.add("enemy_kind", Bunch("head", "kind_pre", "post", _join, parts_of, always=(t.ENEMY,)))
    g.add("own_kind", Bunch("head", "kind_pre", "post", _join, parts_of, always=(t.YOURS,)))
    g.add("own_group", Bunch("head", "pre", "post", _join, parts_of, (FIELD,), always=(t.YOURS,)))
    for ja, side in (("自分", t.YOURS), ("相手", t.ENEMY)):
        for zone, en in ZONES.items():
            g.phrase("in_pre", f"{ja}の{zone}に", t.All((side, t.Zone((en,)))))
    g.phrase("in_pre", "場に", FIELD)
    g.add("in_pre", *g.entries["pre"])
    g.add("in_group", Bunch("head", "in_pre", "post", _join, parts_of, (FIELD,)))
    finer_groups(g)
    g.phrase("all_and", "{g:one_group}すべてと", V("g"))
    g.phrase("all_and", "{g:one_group}すべてと、", V("g"))
    g.phrase("all_last", "{g:one_group}すべて", V("g"))
    g.add("all_either", Bunch("all_last", "all_and", "none", join_either, split_either, ordered=True))
    g.phrase("both", "{g:all_either}", V("g"), even)
    for counter in COUNTERS:
        g.phrase("counted_or", f"{{g:one_group}}1{counter}か", V("g"))
        g.phrase("counted_last", f"{{g:one_group}}1{counter}", V("g"))
    g.add("any_either", Bunch("counted_last", "counted_or", "none", join_either, split_either, ordered=True))
    g.phrase("either", "{g:any_either}", V("g"), even)


def _modifiers(g: Grammar) -> None:
    for table, word in ((TRAITS, "trait"), (UNIVERSES, "universe")):
        for ja, en in table.items():
            g.phrase("trait_word", f"{ja}・", t.Word(word, en))
    g.add("other_trait", Token(r"[一-鿿ァ-ヺーA-Za-z&@]+(?=・)", _read_trait, _write_trait))
    g.phrase("kind_pre", "{t:other_trait}・", t.Word("trait", V("t")))
    for ja, en in CLASSES.items():
        g.phrase("kind_pre", f"[{ja}]でない", t.Not(t.Word("class", en)))
        g.phrase("kind_pre", f"[{ja}]", t.Word("class", en))
    for ja, en in TRAITS.items():
        g.phrase("kind_pre", f"{ja}・", t.Word("trait", en))
    for ja, en in UNIVERSES.items():
        g.phrase("kind_pre", f"{ja}・", t.Word("universe", en))
    for ja, figure in FIGURES.items():
        for word, op in OPS.items():
            g.phrase("kind_pre", f"{ja}{{n:int}}{word}の", t.Figure(figure, op, V("n")))
    g.phrase("kind_pre", "{k:keyword_name}を持つ", t.Has(V("k")))
    for a in PLAIN_KEYWORDS:
        for b in PLAIN_KEYWORDS:
            if a is not b:
                either_of = tuple(t.Has(name) for name in sorted((a.name, b.name)))
                g.phrase("kind_pre", f"【{a.ja}】や【{b.ja}】を持つ", t.Some(either_of))
    g.phrase("kind_pre", "[進化]を持つ", t.Has("Evolve"))
    g.phrase("kind_pre", "アクト状態の", t.State("engaged"))
    g.phrase("kind_pre", "スタンド状態の", t.State("reserved"))
    g.phrase("kind_pre", "他の", t.Not(t.SELF))
    for words in ("これと同名を除く", "これと同名を除く、", "これと同名でない"):
        g.phrase("kind_pre", words, t.Not(t.Shares(t.SELF, "name")))
    g.phrase("kind_pre", "カード名に{n:name}を含む", t.Within("name", V("n")))
    g.phrase("kind_pre", "トークンでない", t.Not(t.Word("type", "token")))
    g.phrase("kind_pre", "表向きの", t.FaceUp(True))
    g.phrase("kind_pre", "「", NOTHING)
    g.phrase("post", "」", NOTHING)
    g.phrase("pre", "お互いの", NOTHING)
    g.phrase("pre", "自分の", t.YOURS)
    g.phrase("pre", "相手の", t.ENEMY)
    for ja, en in ZONES.items():
        g.phrase("pre", f"{ja}の", t.Zone((en,)))
    g.phrase("pre", "自分の場かEXエリアの", t.All((t.YOURS, t.Zone(("field", "ex")))))
    g.add("pre", *g.entries["kind_pre"])


def _heads(g: Grammar) -> None:
    for ja, en in TYPES.items():
        g.phrase("head", ja, t.Word("type", en))
    g.phrase("head", "カード", NOTHING)
    g.phrase("head", "トークン", t.Word("type", "token"))
    g.phrase("head", "トークン・カード", t.Word("type", "token"))
    g.phrase("head", "トークン・フォロワー", t.All((FOLLOWER, t.Word("type", "token"))))
    g.phrase("head", "エボルヴフォロワー", t.All((t.Word("type", "evolved"), FOLLOWER)))
    g.phrase("head", "リーダー", LEADER)
    g.phrase("head", "{n:name}", t.Word("name", V("n")))
    _pairs(g)


def _pairs(g: Grammar) -> None:
    """Spell or amulet; two traits of one type. What is alternative has one order in the tree."""
    types = list(TYPES.items())
    for joint in ("か", "や"):
        for ja, en in types:
            for other, word in types:
                if en != word:
                    both = tuple(t.Word("type", name) for name in sorted((en, word)))
                    g.phrase("head", f"{ja}{joint}{other}", t.Some(both))
        for noun, type_parts in (("カード", ()), *((ja, (t.Word("type", en),)) for ja, en in types)):
            words = f"{{a:trait_word}}{noun}{joint}{{b:trait_word}}{noun}"
            for order, when in (((V("a"), V("b")), in_order), ((V("b"), V("a")), turned)):
                some = t.Some(order)
                g.phrase("head", words, t.All((*type_parts, some)) if type_parts else some, when)
        for ja, en in types:  # a trait ranks before a type
            mixed = t.Some((V("a"), t.Word("type", en)))
            g.phrase("head", f"{{a:trait_word}}カード{joint}{ja}", mixed)
            g.phrase("head", f"{ja}{joint}{{a:trait_word}}カード", mixed)
