"""Japanese, prices: the cost of playing cards, and the cost of evolving."""

from __future__ import annotations

from ludex.games.sve.c04_zones import EVOLVE_COST
from ludex.games.sve.text.ja.words import HERE
from ludex.games.sve.text.meanings import EX, IT, ME, join, printed
from ludex.lang import pattern as t
from ludex.lang.grammar import Bunch, Grammar
from ludex.lang.pattern import SELF, YOU, YOURS, Give, Passive, Price, V, replace
from ludex.lang.surface import parts_of


def own_prices(g: Grammar) -> None:
    lower = (t.Passive((t.Price(V("k"), "+", V("n")),)),)
    for words in ("これがいる限り、", "これがある限り、", "これが場にいる限り、", "これが場にある限り、"):
        g.phrase("line", words + "自分が{k:own_kind}をプレイする際、コストを-{n:neg}する。", lower)
        g.phrase("line", words + "相手が{k:enemy_kind}をプレイする際、コストを+{n:int}する。", lower)
    by_amount = t.Passive((t.Price(t.SELF, "+", t.Times(-1, V("n"))),), zones=("hand", "ex"))
    g.phrase("common", "これをプレイする際、コストを-Xする。Xは「{n:amount}」である。", (by_amount,))
    cheaper = (t.Passive((t.Price(t.SELF, "+", V("n")),), V("c"), zones=("hand", "ex")),)
    g.phrase("common", "これをプレイする際、{c:cond}コストを-{n:neg}する。", cheaper)
    from_ex = t.Passive((t.Price(t.SELF, "+", V("n")),), zones=("ex",))
    g.phrase("common", "これをEXエリアからプレイする際、コストを-{n:neg}する。", (from_ex,))
    under = (replace(from_ex, cond=V("c")),)
    g.phrase("common", "これをEXエリアからプレイする際、{c:cond}コストを-{n:neg}する。", under)


def prices(g: Grammar) -> None:
    first = Passive((Price(V("k"), "+", V("n")),), t.Compare(t.Played(YOU, V("k")), "=", 0))
    for start in HERE:
        played = f"{start}自分が{{k:own_kind}}をプレイする際、"
        g.phrase("line", played + "このターン中に1枚目の{k:own_kind}なら、コストを-{n:neg}する。", (first,))
    own = ("hand", "ex")
    words = "これをプレイする際、{a:cond}コストを-{n:neg}する。{b:cond}代わりに-{m:neg}する。"
    last = Passive((Price(SELF, "+", V("m")),), V("b"), zones=own)
    step = Passive((Price(SELF, "+", V("n")),), t.Both((V("a"), t.Unless(V("b")))), zones=own)
    g.phrase("common", words, (step, last))
    third = "{c:cond}代わりに-{k:neg}する。"
    middle = replace(last, cond=t.Both((V("b"), t.Unless(V("c")))))
    g.phrase("common", words + third, (step, middle, Passive((Price(SELF, "+", V("k")),), V("c"), zones=own)))


def prices_of_kinds(g: Grammar) -> None:
    g.add("ex_kind", Bunch("head", "kind_pre", "post", join, parts_of, always=(YOURS, EX)))
    for words, group in (("{k:own_kind}", "own_kind"), ("EXエリアの{k:ex_kind}", "ex_kind")):
        once = t.Continue((t.Price(V("k"), "+", V("n"), True),), "turn")
        g.phrase("sentence", f"このターン、次に自分が{words}をプレイする際、コストを-{{n:neg}}する。", (once,))
        if group == "ex_kind":
            for words2 in ("これがいる限り、", "これがある限り、", "これが場にいる限り、", "これが場にある限り、"):
                lower = t.Passive((t.Price(V("k"), "+", V("n")),))
                start = f"{words2}自分が{words}をプレイする際、"
                g.phrase("line", f"{start}コストを-{{n:neg}}する。", (lower,))
                g.phrase("line", f"{start}{{c:cond}}コストを-{{n:neg}}する。", (t.replace(lower, cond=V("c")),))
    for start in ("これがいる限り、", "これがある限り、", "これが場にいる限り、", "これが場にある限り、"):
        fresh = t.Passive((t.Price(V("k"), "+", V("n")),), t.Compare(t.Played(t.YOU, V("k")), "=", 0))
        words = "自分が{k:own_kind}をプレイする際、このターン中に1枚目の{k:own_kind}なら、コストを-{n:neg}する。"
        g.phrase("line", start + words, (fresh,), printed)


def plain_prices(g: Grammar) -> None:
    plain = Passive((t.Price(SELF, "+", V("n")),), zones=("hand", "ex"))
    g.phrase("common", "これをプレイする際、コストを-{n:neg}する。", (plain,))
    g.phrase("common", "これをプレイする際、コストを+{n:int}する。", (plain,))
    g.phrase("common", "これをプレイする際、コストを+Xする。Xは「{n:amount}」である。", (plain,))


def evolve_costs(g: Grammar) -> None:
    for who, what in (("これ", SELF), ("それ", IT)):
        for words, op in (("を-{n:neg}する。", "+"), ("を{n:int}にする。", "=")):
            cheaper = (Give(what, (t.Modify(ME, "evolve cost", op, V("n")),), "turn"),)
            g.phrase("sentence", f"このターン、{who}の[進化]コスト{words}", cheaper)


def newer_evolve_costs(g: Grammar) -> None:
    for words, op, n in (("を{n:int}にする。", "=", "n"), ("を-{n:neg}する。", "+", "n")):
        change = Give(t.SELF, (t.Modify(ME, EVOLVE_COST, op, V(n)),), "turn")
        g.phrase("sentence", f"このターン、これの[進化]コスト{words}", (change,))


def add(g: Grammar) -> None:
    for part in (own_prices, prices, prices_of_kinds, plain_prices, evolve_costs, newer_evolve_costs):
        part(g)
