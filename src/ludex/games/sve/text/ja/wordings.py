"""Japanese, other words for what the other parts say."""

from __future__ import annotations

from ludex.games.sve.c04_zones import EVOLVE_COST, PP
from ludex.games.sve.c13_class_specific import EARTH_RITE
from ludex.games.sve.super_evolution import SEP
from ludex.games.sve.text.ja.nouns import HAND, YOUR_LEADER
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import BURIED, SAME, THAT, Give, Rest, V

IT, ME, BECAME = t.Ref(THAT), t.Ref(SAME), t.Ref("became")


def conditions(g: Grammar) -> None:
    for ja, figure in (("元のコスト", "cost"), ("攻撃力", "attack"), ("体力", "defense")):
        for word, op in (("以上", ">="), ("以下", "<="), ("", "=")):
            g.phrase("if", f"それの{ja}が{{n:int}}{word}", t.Is(IT, t.Figure(figure, op, V("n"))))
    exact = t.Compare(t.FigureOf(YOUR_LEADER, "defense"), "=", V("n"))
    for words in ("自分のリーダーの体力が{n:int}", "自分のリーダーの[体力]が{n:int}"):
        g.phrase("if", words, exact)
    g.phrase("if", "これに{c:counter}が置かれている", t.Is(t.SELF, t.Counter(V("c"))))
    g.phrase("if", "自分のSEPが0", t.Compare(t.Number(t.YOU, SEP), "=", 0))
    g.phrase("if", "場に出たフォロワーが{k:kind}", t.Is(BECAME, V("k")))
    done = t.If(t.Did("did"), V("b"))
    g.phrase("run", "{a:items}そうしたなら、{b:items}", (Rest("a"), done))
    for words in ("これに置かれていた{c:counter}の数", "これの{c:counter}の数"):
        g.phrase("base", words, t.CountersOn(t.SELF, V("c")))
    for ja, figure in (("攻撃力", "attack"), ("体力", "defense"), ("元のコスト", "cost")):
        g.phrase("base", f"墓場に置いたフォロワーの{ja}", t.FigureOf(t.Ref(BURIED), figure))


def deeds(g: Grammar) -> None:
    for words, op, n in (("を{n:int}にする。", "=", "n"), ("を-{n:neg}する。", "+", "n")):
        change = Give(t.SELF, (t.Modify(ME, EVOLVE_COST, op, V(n)),), "turn")
        g.phrase("sentence", f"このターン、これの[進化]コスト{words}", (change,))


def things(g: Grammar) -> None:
    g.phrase("obj", "場に出たフォロワー1体", BECAME)


def costs(g: Grammar) -> None:
    """What a spell's text costs is offered when it resolves, like that of one of its options."""
    g.phrase("spell", "{c:cost}：{do:text}", (t.Spell((t.May(V("do"), V("c")),)),))
    g.phrase("spell", "【土の秘術】{do:text}", (t.Spell((t.May(V("do"), EARTH_RITE.cost),)),))
    chosen = t.Choose("cost", V("n"), HAND)
    for words, done in (
        ("を消滅", t.Move(IT, "banished", "banish")),
        ("をデッキの下に置く", t.Move(IT, "deck", position="bottom")),
    ):
        g.phrase("cost_part", f"手札{{n:n}}枚{words}", (chosen, done))
    gone = (t.SetState(t.SELF, "engaged"), t.Move(t.SELF, "banished", "banish"))
    g.phrase("cost_part", "これを[アクト]消滅", gone)


def limited(g: Grammar) -> None:
    """Abilities that can be used under a condition."""
    evolve = t.Activated((t.Gain(PP, V("n")),), do=(t.Do("evolve"),), cond=V("q"), keyword="Evolve")
    g.phrase("common", "【進化】コスト{n:neg}：これは進化する。この能力は{q:if}なら使える。", (evolve,))
    act = t.Activated(V("c"), do=V("do"), cond=V("q"))
    for limit, n in (("使える。", 0), ("1ターンに1回使える。", 1)):
        for comma in ("、", ""):
            words = f"【起動】{{c:cost}}：{{do:text}}この能力は{{q:if}}なら{comma}{limit}"
            g.phrase("common", words, (t.replace(act, limit=n),))


WRITTEN_OUT = {
    "[ファンファーレ]": "【ファンファーレ】", "[ラストワード]": "【ラストワード】", "[起動]": "【起動】",
    "[進化]": "【進化】", "[クイック]": "【クイック】", "[Q]": "【クイック】", "[アクト]": "アクト",
    "[攻撃力]": "攻撃力", "[体力]": "体力", "[コスト{n:neg}]": "コスト{n:neg}",
}  # fmt: skip


def written_out(template: str) -> str:
    """Newer cards write words where older ones have pictures."""
    for picture, words in WRITTEN_OUT.items():
        template = template.replace(picture, words)
    return template


def base_cost(template: str) -> str:
    """Older cards leave out that a cost is the base cost."""
    return template.replace("元のコスト", "コスト")


def add(g: Grammar) -> None:
    for part in (conditions, deeds, things, costs, limited):
        part(g)
