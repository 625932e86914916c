"""Japanese, details of descriptions: names as they were printed, figures compared with those of a card, parts of
races, subtypes of orders that the tables do not have."""

from __future__ import annotations

from ludex.games.vg.c04_columns import ROLE
from ludex.games.vg.text.ja.words import SUBTYPES
from ludex.games.vg.text.meanings import ENEMY_VANGUARD, IT, VANGUARD
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Token
from ludex.lang.pattern import SELF, Figure, FigureOf, Greatest, Not, V, Within, Word

ONES: tuple[tuple[str, t.Sel, bool], ...] = (
    ("このユニット", SELF, False),
    ("このカード", SELF, False),
    ("そのユニット", IT, False),
    ("それ", IT, False),
    ("あなたのヴァンガード", VANGUARD, True),
    ("相手のヴァンガード", ENEMY_VANGUARD, True),
)
FIGURES = (("グレード", "grade"), ("パワー", "power"), ("元々のパワー", "original power"), ("シールド", "shield"))
THAN = (("より低い", "<"), ("より小さい", "<"), ("未満", "<"), ("より高い", ">"), ("より大きい", ">"))
NO_SUBTYPES = "ユニット|トリガー|ノーマル|ブリッツ|セット|呪縛|同名|別名|表|裏|他|全|元|手札|山札|枚|以上|以下|合計"
"""What stands before カード and is no subtype."""


def compared(g: Grammar) -> None:
    """A figure less or greater than that of a card."""
    for one, what, group in ONES:
        for word, figure in FIGURES:
            amount = Greatest(what, figure) if group else FigureOf(what, figure)
            kind = figure.removeprefix("original ")
            said = word.removeprefix("元々の")
            for than, op in THAN:
                of = "" if than == "未満" else said
                g.phrase("pitted", f"{one}の{word}{than}{of}の", Figure(kind, op, amount))
                if word == said:
                    g.phrase("pitted", f"{one}{than}{said}の", Figure(kind, op, amount))
                if word == said and of:
                    g.phrase("pitted", f"{one}より{said}の{than[2:]}", Figure(kind, op, amount))
            g.phrase("pitted", f"{one}と同じ{word}の", Figure(kind, "=", amount))
            g.phrase("pitted", f"{one}と異なる{word}の", Figure(kind, "!=", amount))
            for than, op in (("以下", "<="), ("以上", ">=")):
                end = "" if kind == "grade" else f"の{said}"
                if not (group and figure == "grade"):
                    g.phrase("pitted", f"{one}の{word}{than}{end}の", Figure(kind, op, amount))
    g.phrase("kind_pre", "{p:pitted}{x:comma}", V("p"))


def named(g: Grammar) -> None:
    """Names before effects, and parts of races."""
    for category in ("kind_pre",):
        g.phrase(category, "元々のカード名が{n:name}の", Word("original name", V("n")))
        g.phrase(category, "元々のカード名に{n:name}を含む{x:comma}", Within("original name", V("n")))
        g.phrase(category, "種族に〈ドラゴン〉を含む{x:comma}", Within("race", "Dragon"))
        g.phrase(category, "種族に〈ドラゴン〉を含まない{x:comma}", Not(Within("race", "Dragon")))


def training(g: Grammar) -> None:
    """[VG 17.13.4] Cards that are conducting Training."""
    g.phrase("kind_pre", "修行中の{x:comma}", t.Mark("conducting Training"))


def columns(g: Grammar) -> None:
    """[VG 4.9.1.1] Units in the column that was chosen, and on the circle of this unit."""
    for words in ("その縦列の", "選んだ縦列の", "選ばれた縦列の"):
        g.phrase("field_pre", f"{words}{{x:comma}}", t.Role(ROLE))


def _subtype(text: str) -> Word:
    return t.Word("type", text)


def _say_subtype(value: object) -> str | None:
    known = {word for _, word in SUBTYPES}
    if isinstance(value, t.Word) and value.kind == "type" and value.value not in known and not value.value.isascii():
        return value.value
    return None


def subtypes(g: Grammar) -> None:
    """[VG 2.9] Subtypes of orders as they are printed."""
    known = "|".join(sorted((words for words, _ in SUBTYPES), key=len, reverse=True))
    other = rf"(?!(?:{NO_SUBTYPES}|{known})(?:カード|オーダー))[一-龥]{{1,6}}(?=カード|オーダー)"
    g.add("subtype", Token(other, _subtype, _say_subtype))
    for category in ("card_head", "only_card_head"):
        for end in ("カード", "オーダー", "オーダーカード"):
            g.phrase(category, f"{{w:subtype}}{end}", V("w"))


KNOWN = "友達|一気|爆雷"
"""What stands in such quotes and has a meaning of its own."""


def _state(text: str) -> Word:
    return t.Word("state", text)


def _say_state(value: object) -> str | None:
    return value.value if isinstance(value, t.Word) and value.kind == "state" and value.value[:1] == "“" else None


def quoted(g: Grammar) -> None:
    """[VG 5.2.2] States with a name in quotes: the text of another card says which cards are in them."""
    g.add("quoted", Token(rf"“(?!(?:{KNOWN}))[^“”\n]+”", _state, _say_state))
    for category in ("card_head", "field_head"):
        g.phrase(category, "{w:quoted}", V("w"))
    g.phrase("kind_pre", "{w:quoted}の{x:comma}", V("w"))


def add(g: Grammar) -> None:
    for part in (quoted, compared, named, training, columns, subtypes):
        part(g)
