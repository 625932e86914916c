"""Japanese, amounts: counts, amounts "for each", and counters."""

from __future__ import annotations

from typing import Any

from ludex.games.sve.c04_zones import MAX_PP
from ludex.games.sve.groups import YOUR_LEADER
from ludex.games.sve.text.ja.words import COUNTER_NAMES, FIGURES, UNITS
from ludex.games.sve.text.meanings import BECAME, IT, ME, SEEN, YOUR_HAND, join
from ludex.lang import pattern as t
from ludex.lang.grammar import Bunch, Grammar
from ludex.lang.ja import amounts as lang
from ludex.lang.pattern import CHOSEN, SELF, Env, Equals, Give, V
from ludex.lang.surface import canonical, parts_of

CHOSEN_ONE = t.Ref(CHOSEN)
OWNERS = (("これ", SELF), ("それ", IT), ("選んだフォロワー", CHOSEN_ONE), ("選んだカード", CHOSEN_ONE))
COSTLY = (("公開したカード", IT), *((f"出た{noun}", BECAME) for noun in ("アミュレット", "フォロワー", "カード")))
"""Whose figure an amount is: words, the card; and those of which only the cost is spoken of."""


def amounts(g: Grammar) -> None:
    g.phrase("sentence", "Xは「{n:amount}」である。", (Equals(V("n")),))
    lang.sums(g, "amount", "base", "int", "neg")
    g.phrase("base", "自分の手札とEXエリアのカードの合計", t.Count(canonical(t.YOURS, t.Zone(("hand", "ex")))))
    lang.counts(g, "base", "one_group")
    g.phrase("base", "自分の手札の枚数", t.Count(YOUR_HAND))
    g.phrase("base", "自分のPP最大値", t.Number(t.YOU, MAX_PP))
    lang.figures_of(g, "base", COSTLY, (("コスト", "cost"), ("元のコスト", "cost")))
    lang.figures_of(g, "base", OWNERS, tuple(FIGURES.items()))
    played = t.Number(t.YOU, "cards played")
    g.phrase("base", "このターン中に自分がプレイしたカードの枚数", played)
    g.phrase("base", "これを含めず、このターン中に自分がプレイしたカードの枚数", t.Plus((played, -1)))


def finer_amounts(g: Grammar) -> None:
    for name in COUNTER_NAMES:
        g.phrase("base", f"取った{name}カウンターの数", t.Chosen("removed"))
    g.add("buried_kind", Bunch("head", "kind_pre", "post", join, parts_of, always=(SEEN, t.Zone(("cemetery",)))))
    g.phrase("base", "これによって墓場に置いた{g:buried_kind}の枚数", t.Count(V("g")))
    g.phrase("base", "これによって墓場に置いた{g:buried_kind}の数", t.Count(V("g")))
    for words, name in (
        ("手札に戻した", "t"), ("破壊した", "t"), ("消滅させた", "t"), ("捨てた", "d"), ("戻した", "t"),
    ):  # fmt: skip
        for unit in ("枚数", "数"):
            g.phrase("base", f"これによって{words}{{k:kind}}の{unit}", t.Moved(name, V("k")))


def counting(g: Grammar) -> None:
    lang.of_group(g, "base", "one_group", (("攻撃力", "attack"), ("体力", "defense"), ("元のコスト", "cost")))
    for zone, en in (("デッキ", "deck"), ("消滅領域", "banished"), ("墓場", "cemetery"), ("EXエリア", "ex")):
        g.phrase("base", f"自分の{zone}の枚数", t.Count(t.All((t.YOURS, t.Zone((en,))))))


def for_each(g: Grammar) -> None:
    """Amounts per card of a kind, or per `k` such cards."""
    for unit in UNITS:
        for k, n in (("1", t.Count(V("g"))), ("{k:int}", t.Fits(t.Count(V("g")), V("k")))):
            when = None if k == "1" else _more_than_one
            attack, defense = (t.Modify(ME, figure, "+", n) for figure in ("attack", "defense"))
            less = tuple(t.Modify(ME, figure, "+", t.Times(-1, n)) for figure in ("attack", "defense"))
            for head in (f"{{g:group}}{k}{unit}につき、",):
                for words, means in (
                    ("{o:obj}は[攻撃力]+1/[体力]+1する。", Give(V("o"), (attack, defense))),
                    ("{o:obj}は[攻撃力]-1/[体力]-1する。", Give(V("o"), less)),
                    ("{o:obj}は[攻撃力]+1する。", Give(V("o"), (attack,))),
                    ("{c:name}1体を場に出す。", t.Create(V("c"), n, "field")),
                    ("{c:name}1つを場に出す。", t.Create(V("c"), n, "field")),
                    ("{c:name}1枚をEXエリアに置く。", t.Create(V("c"), n, "ex")),
                    ("{o:obj}に1ダメージ。", t.Damage(V("o"), n)),
                    ("1枚引く。", t.Draw(n)),
                    ("自分のPPを1回復する。", t.Do("recover", n=n)),
                ):
                    g.phrase("sentence", head + words, (means,), when)
                g.phrase("sentence", head + "自分のリーダーは[体力]+1する。", (t.Do("restore", YOUR_LEADER, n),), when)
                many = t.Damage(V("o"), t.Times(V("m"), n))
                g.phrase("sentence", head + "{o:obj}に{m:int}ダメージ。", (many,), _many(when))
            hit = (t.Damage(V("o"), n),)
            g.phrase("sentence", f"{{o:obj}}に「{{g:group}}」{k}{unit}につき1ダメージ。", hit, when)
            price = t.Passive((t.Price(t.SELF, "+", t.Times(V("n"), n)),), zones=("hand", "ex"))
            for cost in ("これをプレイする際、", "これをプレイする際、「"):
                close = "」" if cost.endswith("「") else ""
                words = f"{cost}{{g:group}}{close}{k}{unit}につき、コストを-{{n:neg}}する。"
                g.phrase("common", words, (price,), when)


def _more_than_one(env: Env) -> bool:
    return bool(env["k"] != 1)


def _many(when: Any) -> Any:
    return _many_of_many if when is not None else _several


def _many_of_many(env: Env) -> bool:
    return bool(env["m"] != 1 and env["k"] != 1)


def _several(env: Env) -> bool:
    return bool(env["m"] != 1)


def counters(g: Grammar) -> None:
    for words in ("これに置かれていた{c:counter}の数", "これの{c:counter}の数", "これに置かれている{c:counter}の数"):
        g.phrase("base", words, t.CountersOn(SELF, V("c")))
    g.phrase("if", "これに{c:counter}が置かれている", t.Is(SELF, t.Counter(V("c"))))
    none = t.Unless(t.Is(SELF, t.Counter(V("c"))))
    for unit in ("つ", "個"):
        g.phrase("if", f"これの{{c:counter}}が0{unit}", none)


def counters_put(g: Grammar) -> None:
    stack = canonical(t.YOURS, t.Zone(("field",)), t.Has("Stack"))
    raised = (t.Choose("d", 1, stack), t.Counters(t.Ref("d"), "stack", V("n")))
    g.phrase("sentence", "自分の場の【スタック】を+{n:n}する。", raised)
    for unit in ("つ", "個"):
        g.phrase("sentence", f"{{o:obj}}に{{c:counter}}{{n:n}}{unit}を置く。", (t.Counters(V("o"), V("c"), V("n")),))
        put = (t.May((t.Counters(V("o"), V("c"), V("n")),)),)
        g.phrase("sentence", f"{{o:obj}}に{{c:counter}}{{n:n}}{unit}を置いてよい。", put)
        taken = (t.Counters(V("o"), V("c"), V("n")),)
        g.phrase("sentence", f"{{o:obj}}の{{c:counter}}{{n:neg}}{unit}を取る。", taken)


def add(g: Grammar) -> None:
    for part in (amounts, finer_amounts, counting, for_each, counters, counters_put):
        part(g)
