"""Japanese, states of units: what state they are in, where they lie, how strong they are, what they do in the battle.

A row has the words before a noun, the words before なら, those before another condition, and the meaning.
"""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c04_zones import HARMONY
from ludex.games.vg.text.meanings import GC, RC, VC
from ludex.lang import pattern as t
from ludex.lang.pattern import Figure, Mark, Not, Role, State, V, Word

Row = tuple[str, str, str, Any]

NAMED: tuple[tuple[str, Any], ...] = (
    ("【ユニゾンドレス】状態", Word("state", "UnisonDress")),
    ("【精神汚染】状態", Word("state", "Mental Pollution")),
    ("SweetLink状態", Word("state", "SweetLink")),
    ("【デカ杉っ!】状態", Word("state", "oversized")),
    ("亡霊状態", Word("state", "hollowed")),
    ("暴喰状態", Word("state", "engorged")),
    ("サクセス状態", Word("state", "successful")),
    ("ハーモニー状態", Word("state", HARMONY)),
    ("【爆裂成長期】状態", Mark("explosive growth")),
    ("“友達”", Word("state", "friend")),
    ("連携攻撃状態", Word("state", "Link Attack")),
    ("【邪竜解放】状態", Word("state", "Malwyrms")),
    ("【オーバードレス】状態", Mark("overDress")),
    ("【クロスオーバードレス】状態", Mark("XoverDress")),
)
"""States with a name."""
LASTING = tuple(Word("state", name) for name in ("UnisonDress", "Mental Pollution", "SweetLink", "Link Attack"))
"""Those that a card is in as long as an ability, or an effect with a duration, says so. [VG 5.2.2]"""
DOING: tuple[tuple[str, Any], ...] = (
    ("【スタンド】して", State("stand")),
    ("【レスト】して", State("rest")),
    ("アタックして", Role("attacking")),
    ("アタックされて", Role("attacked")),
    ("ブーストして", Role("boosting")),
    ("ブーストされて", Role("boosted")),
)
"""What units do, before いる."""
ROWS: tuple[tuple[str, Any], ...] = (
    ("前列", t.Lies("front")),
    ("後列", t.Lies("back")),
    ("中央後列", t.Slot((3,))),
    ("左前列", t.Slot((0,))),
    ("右前列", t.Slot((1,))),
    ("左後列", t.Slot((2,))),
    ("右後列", t.Slot((4,))),
)
FIGURES = (("パワー", "power"), ("クリティカル", "critical"), ("シールド", "shield"))
LIMITS = (("以上", ">="), ("以下", "<="))


def figures() -> list[Row]:
    """How great a figure is, or was before effects."""
    found: list[Row] = []
    for word, figure in FIGURES:
        for limit, op in LIMITS:
            for number in ("{n:digits}", "{n:oku}億"):
                such = Figure(figure, op, V("n"))
                printed = Figure(f"original {figure}", op, V("n"))
                for said, means in (
                    (f"{word}{number}{limit}", such),
                    (f"{word}が{number}{limit}", such),
                    (f"元々の{word}が{number}{limit}", printed),
                ):
                    found.append((f"{said}の", said, f"{said}で", means))
    return found


def rows() -> list[Row]:
    """All states of units."""
    found: list[Row] = [(f"{said}の", said, f"{said}で", means) for said, means in NAMED]
    for said, means in DOING:
        found.append((f"{said}いる", f"{said}いる", f"{said}いて", means))
        found.append((f"{said}いない", f"{said}いない", f"{said}おらず", Not(means)))
    for row, lies in ROWS:
        found.append((f"{row}の", f"{row}にいる", f"{row}にいて", lies))
    return found + figures()


CIRCLES: tuple[Row, ...] = tuple(
    ("", f"{said}にいる", f"{said}にいて", zone)
    for said, zone in (
        ("(V)", VC),
        ("(R)", RC),
        ("(G)", GC),
        *((f"{row}の(R)", t.All((RC, lies))) for row, lies in ROWS),
    )
)
"""On which circle a unit is: before a noun the circle is said as a place."""
