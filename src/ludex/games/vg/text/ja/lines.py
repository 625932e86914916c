"""Japanese, lines that are no ability with an icon: stride, overDress."""

from __future__ import annotations

from ludex.games.vg.c06_stride import STRIDE_SKILL, USUAL_COST
from ludex.games.vg.c14_buddyfight import GUARD_ORDER, GUARDS
from ludex.games.vg.c14_keywords import DECK_LIMIT
from ludex.games.vg.text.meanings import ME
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import SELF, Activated, Passive, Rule, V


def limits(g: Grammar) -> None:
    """[VG 8.1.9] How many of the card a deck may have."""
    for end in ("枚まで", "枚だけ", "枚のみ"):
        limit = (t.Mere(DECK_LIMIT, V("n"), V("name")),)
        g.phrase("one", f"【永】：{{name:name}}はデッキに{{n:digits}}{end}入れられる。", limit)


def guarding(g: Grammar) -> None:
    """[VG 17.16.13] Orders that guard as trigger units."""
    words = "【永】：相手ターンのガードステップ中、このカードはトリガーユニットとして(G)にコールでき、"
    shield = "グレード{k:digits}/シールド{n:digits}のガーディアンになる。"
    figures = tuple(
        t.Modify(SELF, figure, "=", V(name), layer="original") for figure, name in (("grade", "k"), ("shield", "n"))
    )
    made = (*GUARDS.means, Passive(figures, keyword=GUARD_ORDER, zones=("GC",)))
    g.phrase("one", words + shield, made)
    got = Passive((t.Gives(SELF, (t.Grant(ME, V("a")),)),), zones=("GC",))
    g.phrase("one", words + shield.replace("なる。", "なり、『{a:line}』を得る。"), (*made, got))


def add(g: Grammar) -> None:
    limits(g)
    guarding(g)
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
