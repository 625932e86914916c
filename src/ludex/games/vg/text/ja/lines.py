"""Japanese, lines that are no ability with an icon: stride, overDress."""

from __future__ import annotations

from ludex.games.vg.c06_stride import STRIDE_SKILL, USUAL_COST
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import SELF, Activated, Passive, Rule, V


def add(g: Grammar) -> None:
    usual = "手札からグレードの合計が3以上になるように1枚以上選び、捨てる"
    g.phrase("stride_cost", usual, USUAL_COST)
    g.phrase("stride_cost", "{c:cost}", V("c"))
    for end in ("ことで、", "することで、"):
        skill = Activated(V("c"), keyword=STRIDE_SKILL, timing=("stride step",), zones=("G",))
        head = "【超越】-ストライドステップ-【コスト】["
        g.phrase("one", f"{head}{{c:stride_cost}}]{end}裏のこのカードを(V)に【超越】する。", (skill,))
    over = (Rule("widen", "overDress", SELF, V("a")),)
    g.phrase("one", "【オーバードレス】-{a:kind}", (Passive(over, keyword="overDress", zones=("hand",)),))
    both = tuple(Rule("widen", "XoverDress", SELF, V(name)) for name in "ab")
    crossed = Passive(both, keyword="XoverDress", zones=("hand",))
    for end in ("をそれぞれ1枚", "をそれぞれ1枚ずつ", ""):
        g.phrase("one", f"【クロスオーバードレス】-{{a:kind}}と{{b:kind}}{end}", (crossed,))
    more = (Rule("permit", "grade for stride", SELF, n=t.Plus((V("n"), t.Times(-1, t.FigureOf(SELF, "grade"))))),)
    words = "【永】【手札】：あなたが【超越】のコストを払う際、このカードをグレード{n:digits}として捨ててよい。"
    g.phrase("one", words, (Passive(more, zones=("hand",)),))
