"""Japanese, costs: the text before the colon, and optional costs of playing the card."""

from __future__ import annotations

from ludex.games.sve.c04_zones import PP
from ludex.games.sve.c12_keywords import ON_EVOLVE, with_text
from ludex.games.sve.c13_class_specific import EARTH_RITE
from ludex.games.sve.groups import YOUR_LEADER
from ludex.games.sve.text.ja.words import COST, COUNTERS
from ludex.games.sve.text.meanings import EXTRA, IT, MOST_MORE, SEEN, YOUR_HAND, join
from ludex.lang import pattern as t
from ludex.lang.grammar import Bunch, Grammar, Many
from ludex.lang.pattern import SELF, YOU, YOURS, Choose, Gain, Look, May, Move, Price, Spell, Times, V
from ludex.lang.surface import canonical, parts_of


def costs(g: Grammar) -> None:
    """[SVE 10.4.2.1] The text before the colon: costs in the listed order."""
    g.phrase("cost_part", "[コスト{n:neg}]", (t.Gain(PP, V("n")),))
    g.phrase("cost_part", "コスト{n:neg}", (t.Gain(PP, V("n")),))
    engage, bury = t.SetState(t.SELF, "engaged"), t.Move(t.SELF, "cemetery")
    g.phrase("cost_part", "これを[アクト]", (engage,))
    g.phrase("cost_part", "これをアクト", (engage,))
    g.phrase("cost_part", "これを[アクト]墓場に置く", (engage, bury))
    g.phrase("cost_part", "これを墓場に置く", (bury,))
    discard = t.Move(COST, "cemetery", "discard")
    g.phrase("cost_part", "手札{n:n}枚を捨てる", (t.Choose("cost", V("n"), YOUR_HAND), discard))
    lost = t.Choose("cost", V("n"), YOUR_HAND, random=True)
    g.phrase("cost_part", "手札をランダムに{n:n}枚捨てる", (lost, discard))
    chosen = t.Choose("cost", V("n"), V("g"))
    for words, done in (
        ("を捨てる", discard),
        ("を手札に戻す", t.Move(COST, "hand", "return")),
        ("を墓場に置く", t.Move(COST, "cemetery")),
        ("を消滅", t.Move(COST, "banished", "banish")),
        ("を[アクト]", t.SetState(COST, "engaged")),
        ("を公開", t.Reveal(COST)),
        ("をEXエリアに置く", t.Move(COST, "ex")),
        ("を破壊する", t.Move(COST, "cemetery", "destroy")),
    ):
        g.phrase("cost_part", "{g:own_group}{n:count}" + words, (chosen, done))
    g.phrase("cost_part", "リーダーの[体力]-{n:n}", (t.Do("lower", YOUR_LEADER, V("n")),))
    for unit in ("つ", "個"):
        g.phrase("cost_part", f"これの{{c:counter}}{{n:neg}}{unit}を取る", (t.Counters(t.SELF, V("c"), V("n")),))
    for words, done in (
        ("を捨てる。", discard),
        ("を墓場に置く。", t.Move(COST, "cemetery")),
        ("を手札に戻す。", t.Move(COST, "hand", "return")),
        ("を消滅させる。", t.Move(COST, "banished", "banish")),
        ("をアクトする。", t.SetState(COST, "engaged")),
        ("を公開する。", t.Reveal(COST)),
    ):
        added = "これをプレイする際、追加コストとして{g:own_group}{n:count}" + words
        g.phrase("common", added, (t.Spell(cost=(chosen, done)),))
    g.add("cost", Many("cost_part", joint="", least=1, flat=True))
    g.add("cost", Many("cost_part", joint="、", least=2, flat=True))
    g.phrase("act_part", "{c:cost_part}", V("c"))  # the costs of an activated ability
    g.phrase("act_part", "【土の秘術】", EARTH_RITE.cost)
    g.add("act_cost", Many("act_part", joint="", least=1, flat=True))
    g.add("act_cost", Many("act_part", joint="、", least=2, flat=True))


def finer_costs(g: Grammar) -> None:
    both = (Choose("cost", V("n"), V("g")), Move(t.Some((SELF, COST)), "cemetery"))
    g.phrase("cost_part", "これと{g:own_group}{n:count}を墓場に置く", both)
    away = (Look("seen", V("n"), "deck", unseen=True), Move(SEEN, "banished", "banish"))
    g.phrase("cost_part", "デッキの上{n:int}枚を消滅", away)
    some = (
        t.NameNumber("removed", 0, t.CountersOn(SELF, V("c"))),
        t.Counters(SELF, V("c"), Times(-1, t.Chosen("removed"))),
    )
    g.phrase("cost_part", "これの{c:counter}を好きな数取る", some)
    free = (t.NameNumber("X", 0, t.Number(YOU, PP)), Gain(PP, Times(-1, t.Chosen("X"))))
    named = with_text(ON_EVOLVE.means[0], V("do"), cost=free)
    g.phrase("common", "【進化時】[コストX]：{do:text}", (named,))


def ways(g: Grammar) -> None:
    """Optional costs of playing the card [SVE 10.4.7.3]."""
    for words, price in (
        ("コストを{n:int}にする。", Price(SELF, "=", V("n"))),
        ("コストを-{n:neg}する。", Price(SELF, "+", V("n"))),
    ):
        cheaper = (t.Continue((price,), ""),)
        way = May(cheaper, V("c"), name="way")
        g.phrase("common", f"これをプレイする際、{{c:cost}}：{words}", (Spell(cost=(way,)),))
        other = May(cheaper, V("d"), name="other way")
        two = f"これをプレイする際、{{c:cost}}、または、{{d:cost}}：{words}"
        g.phrase("common", two, (Spell(cost=(way, other)),))
    for n in range(1, MOST_MORE + 1):
        dear = May((), (Gain(PP, -n),), name=f"{n} more")
        g.phrase("common", f"これをプレイする際、コストを+{n}してよい。", (Spell(cost=(dear,)),))
        g.phrase("if", f"コストを+{n}した", t.Did(f"{n} more"))


def costs_off_the_field(g: Grammar) -> None:
    g.phrase("cost_part", "【レッスン_{n:int}】", (t.Do("lesson", n=V("n")),))
    for whose in ("", "自分の"):
        for ja, zone in (("手札", "hand"), ("EXエリア", "ex"), ("墓場", "cemetery")):
            g.phrase("this_in", f"{whose}{ja}のこれ", canonical(t.Zone((zone,)), SELF))
    discard = Move(V("o"), "cemetery", "discard")
    g.phrase("cost_part", "{o:this_in}を捨てる", (discard,))
    g.phrase("cost_part", "{o:this_in}を消滅", (Move(V("o"), "banished", "banish"),))
    g.phrase("cost_part", "これを消滅", (Move(SELF, "banished", "banish"),))
    g.phrase("cost_part", "{o:this_in}を墓場に置く", (Move(V("o"), "cemetery"),))
    g.phrase("cost_part", "{o:this_in}をEXエリアに置く", (Move(V("o"), "ex"),))
    mine = canonical(t.Zone(("hand",)), SELF)
    chosen = Choose("cost", V("n"), V("g"))
    away = Move(COST, "cemetery", "discard")
    g.phrase(
        "cost_part", "手札のこれと{g:hand_other}{n:count}を捨てる", (Move(mine, "cemetery", "discard"), chosen, away)
    )
    lies = (YOURS, t.Zone(("cemetery",)), t.Not(SELF))
    g.add("lying", Bunch("head", "kind_pre", "post", join, parts_of, always=lies))
    gone = (
        Move(canonical(t.Zone(("cemetery",)), SELF), "banished", "banish"),
        chosen,
        Move(COST, "banished", "banish"),
    )
    g.phrase("cost_part", "墓場のこれと{g:lying}{n:count}を消滅", gone)
    few = (Choose("cost", V("n"), canonical(YOURS, t.Zone(("hand",))), up_to=True), away)
    g.phrase("cost_part", "手札{n:n}枚まで捨てる", few)
    back = (chosen, Move(COST, "deck"), t.Shuffle("deck"))
    g.phrase("cost_part", "{g:own_group}{n:count}をデッキに戻し、シャッフルする", back)
    other = Bunch("head", "kind_pre", "post", join, parts_of, always=(YOURS, t.Zone(("hand",)), t.Not(SELF)))
    g.add("hand_other", other)
    g.phrase("sentence", "{o:this_in}を場に出す。", (Move(V("o"), "field"),))
    g.phrase("sentence", "{o:this_in}をEXエリアに置く。", (Move(V("o"), "ex"),))
    g.phrase("cost_part", "{g:own_group}{n:count}をデッキの下に置く", (chosen, Move(COST, "deck", position="bottom")))
    for unit in ("つ", "個"):
        one = (Choose("cost", V("m"), V("g")), t.Counters(COST, V("c"), V("n")))
        g.phrase("cost_part", f"{{g:own_group}}{{m:count}}の{{c:counter}}{{n:neg}}{unit}を取る", one)
    for words, done in (
        ("を捨ててよい。", away),
        ("を墓場に置いてよい。", Move(COST, "cemetery")),
        ("を消滅させてよい。", Move(COST, "banished", "banish")),
        ("をアクトしてよい。", t.SetState(COST, "engaged")),
    ):
        added = "これをプレイする際、追加コストとして{g:own_group}{n:count}" + words
        g.phrase("common", added, (t.Spell(cost=(t.May((), (chosen, done), name=EXTRA),)),))
    g.phrase("if", "これの追加コストを払っていた", t.Did(EXTRA))


def finer_ways(g: Grammar) -> None:
    g.phrase("spell", "{c:cost}：{do:text}", (Spell((t.May(V("do"), V("c")),)),))
    free = (t.NameNumber("X", 0, t.Number(YOU, PP)), t.Gain(PP, t.Times(-1, t.Chosen("X"))))
    g.phrase("cost_part", "[コストX]", free)
    shown = (Choose("cost", V("n"), V("g")), t.Reveal(COST), t.Move(COST, "deck", position="bottom"))
    added = "これをプレイする際、追加コストとして{g:own_group}{n:count}を公開してデッキの下に置く。"
    g.phrase("common", added, (Spell(cost=shown),))


def newer_costs(g: Grammar) -> None:
    """The cost in a spell's text is offered when the spell resolves, as in one of its options."""
    g.phrase("spell", "{c:cost}：{do:text}", (t.Spell((t.May(V("do"), V("c")),)),))
    chosen = t.Choose("cost", V("n"), YOUR_HAND)
    for words, done in (
        ("を消滅", t.Move(IT, "banished", "banish")),
        ("をデッキの下に置く", t.Move(IT, "deck", position="bottom")),
    ):
        g.phrase("cost_part", f"手札{{n:n}}枚{words}", (chosen, done))
    gone = (t.SetState(t.SELF, "engaged"), t.Move(t.SELF, "banished", "banish"))
    g.phrase("cost_part", "これを[アクト]消滅", gone)


def going_back(g: Grammar) -> None:
    engage, bottom = t.SetState(SELF, "engaged"), t.Move(SELF, "deck", position="bottom")
    banish = t.Move(SELF, "banished", "banish")
    for icon in ("[アクト]", "アクト"):
        g.phrase("cost_part", f"これを{icon}消滅", (engage, banish))
        g.phrase("cost_part", f"これを{icon}デッキの下に置く", (engage, bottom))
    g.phrase("cost_part", "これをデッキの下に置く", (bottom,))
    hand = canonical(YOURS, t.Zone(("hand",)))
    under = (t.Choose("cost", V("n"), hand), t.Move(IT, "deck", position="bottom"))
    for counter in COUNTERS:
        g.phrase("cost_part", f"手札{{n:n}}{counter}をデッキの下に置く", under)


def add(g: Grammar) -> None:
    for part in (costs, finer_costs, ways, costs_off_the_field, finer_ways, newer_costs, going_back):
        part(g)
