"""Japanese, lists of which each item has its condition: according to a number, a grade, or the circle of this unit."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.ja.likeness import RESULTS
from ludex.games.vg.text.meanings import GC, RC, VANGUARD, VC
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.marks import CHOSEN, DISCARDED, REVEALED
from ludex.lang.pattern import SELF, Compare, Count, Is, Items, V

MOST = 5
"""How many items a list may have."""
CIRCLES = (("(R)", RC), ("(G)", GC), ("(V)", VC))
DOING = ("以下すべてを行う。", "以下を1つ行う。")


def listed(g: Grammar, start: str, items: list[tuple[str, Any]]) -> None:
    """Lists of up to `MOST` items of this kind: the words before the dash, with the slot `n#`, and their condition."""
    for item, cond in items:
        for count in range(1, MOST + 1):
            lines = "".join("\n・" + item.replace("#", str(i)) + f"-{{b{i}:option}}" for i in range(count))
            conds = tuple(cond(V(f"n{i}")) for i in range(count))
            means = (Items(conds, tuple(V(f"b{i}") for i in range(count))),)
            g.phrase("modes", start + lines, means)


def numbers(g: Grammar) -> None:
    """According to how many cards there are."""
    for words, amount, counter in (
        ("{g:group}の枚数", Count(V("g")), "枚"),
        ("{g:pile}の枚数", Count(V("g")), "枚"),
        ("{g:group}の種類", t.Distinct(V("g"), "name"), "種類"),
        ("このユニットのパワー", t.FigureOf(SELF, "power"), ""),
        ("あなたのヴァンガードのグレード", t.Greatest(VANGUARD, "grade"), "グレード"),
        ("{g:own_unit}のグレード", t.Greatest(V("g"), "grade"), "グレード"),
    ):
        for comma in ("", "、"):
            for doing in DOING:
                one = doing == DOING[1]
                if counter == "グレード":
                    at_least, exact = "グレード{n#:digits}以上", "グレード{n#:digits}"
                else:
                    at_least, exact = f"{{n#:digits}}{counter}以上", ""
                rows: list[tuple[str, Any]] = []
                if not one or counter == "グレード":
                    rows.append((at_least, lambda n, a=amount: Compare(a, ">=", n)))
                if exact:
                    rows.append((exact, lambda n, a=amount: Compare(a, "=", n)))
                listed(g, f"{words}により{comma}{doing}", rows)
    lines = "\n・グレード{n:digits}以下-{a:option}\n・グレード{m:digits}以上-{b:option}"
    for whose, group in (("あなたのヴァンガード", VANGUARD), ("{g:own_unit}", V("g"))):
        grade = t.Greatest(group, "grade")
        conds = (Compare(grade, "<=", V("n")), Compare(grade, ">=", V("m")))
        for comma in ("", "、"):
            words = f"{whose}のグレードにより{comma}以下を1つ行う。{lines}"
            g.phrase("modes", words, (Items(conds, (V("a"), V("b"))),))


def names(g: Grammar) -> None:
    """According to the name of a card. NB: all that fit; who does one of several would choose it."""
    for whose, what in (
        ("あなたのヴァンガード", None),
        ("選んだカード", t.Ref(CHOSEN)),
        *(
            (f"このコストで{did}カード", t.Ref(deed))
            for _, did, deed in RESULTS
            if deed in (DISCARDED, CHOSEN, REVEALED)
        ),
        *((f"公開{did}カード", t.Ref(REVEALED)) for did in ("した", "された")),
    ):
        for comma in ("", "、"):
            for count in range(1, MOST + 1):
                lines = "".join(f"\n・{{n{i}:kinds}}-{{b{i}:option}}" for i in range(count))
                slots = [V(f"n{i}") for i in range(count)]
                conds = tuple(t.Exists(t.All((*parts_of(VANGUARD), n))) if what is None else Is(what, n) for n in slots)
                means = (Items(conds, tuple(V(f"b{i}") for i in range(count))),)
                g.phrase("modes", f"{whose}のカード名により{comma}{DOING[0]}{lines}", means)


def circles(g: Grammar) -> None:
    """According to the circle that this unit is on."""
    for doing in DOING:
        for a, first in CIRCLES:
            for b, second in CIRCLES:
                if a != b:
                    words = f"このユニットのいるサークルにより{doing}\n・{a}-{{x:option}}\n・{b}-{{y:option}}"
                    means = (Items((Is(SELF, first), Is(SELF, second)), (V("x"), V("y"))),)
                    g.phrase("modes", words, means)


def add(g: Grammar) -> None:
    for part in (numbers, names, circles):
        part(g)
