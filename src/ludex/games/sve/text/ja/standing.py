"""Japanese, further abilities: damage made more or less, prohibitions, ways to play a card, abilities in a cemetery."""

from __future__ import annotations

from typing import Any

from ludex.games.sve.c04_zones import PP
from ludex.games.sve.c12_keywords import FOLLOWER_STRIKE, ON_EVOLVE, with_text
from ludex.games.sve.text.ja.nouns import FIELD, LEADER, SEEN, YOUR_LEADER
from ludex.lang import pattern as t
from ludex.lang.grammar import Bunch, Grammar, Token
from ludex.lang.pattern import (
    OPPONENT,
    SELF,
    THAT,
    THEY,
    YOU,
    Activated,
    Automatic,
    By,
    Choose,
    EventAmount,
    Gain,
    If,
    Look,
    May,
    Mere,
    Move,
    Passive,
    Plus,
    Price,
    Ref,
    Replace,
    Rule,
    Spell,
    Times,
    V,
    When,
    replace,
)
from ludex.lang.surface import canonical, parts_of

COST, IT, OTHER = Ref(THAT), Ref(THAT), Ref("other")
MOST_MORE = 10
HERE = ("これがいる限り、", "これがある限り、", "これが場にいる限り、", "これが場にある限り、")
FOLLOWER = t.Word("type", "follower")


def more(n: int) -> Plus:
    return Plus((EventAmount(), n))


def _own_field(parts: list[t.Sel]) -> t.Sel:
    return canonical(*parts)


def standing(g: Grammar, words: str, ability: Passive | Replace) -> None:
    """A sentence that holds all the time, for a while, or under a condition."""
    mine, theirs = t.TurnOf(YOU), t.TurnOf(OPPONENT)
    for start in ("", *HERE):
        for when, cond in (("", None), ("自分のターン中、", mine), ("相手のターン中、", theirs)):
            g.phrase("line", f"{start}{when}{words}。", (replace(ability, cond=cond),))
    for start in ("{c:cond}", "{c:if}である限り、", "{c:if}限り、"):
        g.phrase("line", f"{start}{words}。", (replace(ability, cond=V("c")),))


def damage(g: Grammar) -> None:
    harder = Replace(When("damage", cause=SELF), keep=True, amount=more(V("n")))
    standing(g, "これが与えるダメージを+{n:int}する", harder)
    double = Replace(When("damage", other=SELF), keep=True, amount=Times(2, EventAmount()))
    standing(g, "これが与える「リーダーへの攻撃ダメージ。」と「交戦ダメージ」を2倍にする", double)  # NB: folded
    less = Replace(When("damage", SELF), keep=True, amount=more(V("n")))
    standing(g, "これが受けるダメージを-{n:neg}する", less)
    fights = tuple(Replace(When("damage", SELF, word=word)) for word in ("attack", "combat"))
    for start, cond in (("", None), ("自分のターン中、", t.TurnOf(YOU))):
        safe = tuple(replace(one, cond=cond) for one in fights)
        g.phrase("line", f"{start}これは交戦ダメージを受けない。", safe)
    g.phrase("event", "これが場から墓場に置かれた", When("move", SELF, src=("field",), dst=("cemetery",)))
    g.phrase("event", "これが破壊された", When("move", SELF, src=("field",), word="destroy"))
    g.phrase("event", "これが交戦ダメージを与えた", When("damage", FOLLOWER, other=SELF))
    g.phrase("event", "これが能力によって選ばれた", When("select", SELF))
    g.phrase("event", "これが能力に選ばれた", When("select", SELF))
    g.phrase("event", "これが能力で選ばれた", When("select", SELF))
    g.add("mine", Bunch("head", "kind_pre", "post", _own_field, parts_of, always=(t.YOURS, FIELD)))
    for whose in ("自分の", "自分の場の"):
        softer = Replace(When("damage", V("g"), word="ability", cause=t.ENEMY), keep=True, amount=more(V("n")))
        standing(g, f"{whose}{{g:mine}}が受ける「相手の能力によるダメージ」を-{{n:neg}}する", softer)
        soft = Replace(When("damage", V("g")), keep=True, amount=more(V("n")))
        standing(g, f"{whose}{{g:mine}}が受けるダメージを-{{n:neg}}する", soft)
        standing(g, f"{whose}{{g:mine}}すべてはダメージを受けない", Replace(When("damage", V("g"))))


def prohibitions(g: Grammar) -> None:
    for words, to in (("", t.ANY), ("相手の", t.ENEMY)):
        for by in ("能力によって", "能力では"):
            standing(g, f"これは{words}{by}破壊されない", Passive((Rule("forbid", "ability destroy", SELF, to),)))
            for whose in ("自分の", "自分の場の"):
                all_safe = Passive((Rule("forbid", "ability destroy", V("g"), to),))
                standing(g, f"{whose}{{g:mine}}すべては{words}{by}破壊されない", all_safe)
    standing(g, "これは【守護】を無視して攻撃できる", Passive((Rule("permit", "attack past", SELF, t.Has("Ward")),)))
    standing(g, "これは相手を攻撃できない", Passive((Rule("forbid", "attack"),)))
    standing(g, "これは攻撃できない", Passive((Rule("forbid", "attack"),)))
    standing(g, "これは相手の能力によって選ばれない", Passive((Rule("forbid", "select", t.ENEMY, SELF),)))
    standing(g, "これは相手のリーダーを攻撃できない", Passive((Rule("forbid", "attack targets", SELF, LEADER),)))
    g.phrase("line", "これはアクト状態で場に出る。", (Passive((Rule("permit", "enters engaged"),)),))
    must = Passive((Rule("permit", "must select", t.ENEMY, SELF),))
    g.phrase("line", "相手プレイヤーは能力でこれを選べるとき、これを選ぶ。", (must,))
    only = Passive((Rule("forbid", "play", SELF),), t.Unless(t.Exists(V("g"), V("n"))), zones=("hand", "ex"))
    g.add("one_less", Token(r"\d+", lambda text: int(text) + 1, _one_less))
    for unit in ("枚", "体"):
        words = f"これをプレイする際、{{g:group}}が{{n:one_less}}{unit}以下なら、プレイできない。"
        g.phrase("common", words, (only,))
    counted = Passive((Rule("widen", "spellchain", YOUR_LEADER, V("g")),))
    g.add("buried", Bunch("head", "kind_pre", "post", _own_field, parts_of, always=(t.YOURS, t.Zone(("cemetery",)))))
    standing(g, "自分の【スペルチェイン】を数える際、自分の墓場のスペルと{g:buried}の合計を数える", counted)
    g.phrase("common", "食事することで、そのウマ娘・フォロワーは出走する。", (Mere("Serve"),))


def _one_less(value: object) -> str | None:
    return str(value - 1) if type(value) is int and value > 0 else None


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


def ways(g: Grammar) -> None:
    """Optional costs of playing the card. [SVE 10.4.7.3]"""
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


def costs(g: Grammar) -> None:
    both = (Choose("cost", V("n"), V("g")), Move(t.Some((SELF, COST)), "cemetery"))
    g.phrase("cost_part", "これと{g:own_group}{n:count}を墓場に置く", both)
    away = (Look("seen", V("n"), "deck"), Move(SEEN, "banished", "banish"))
    g.phrase("cost_part", "デッキの上{n:int}枚を消滅", away)
    some = (
        t.NameNumber("removed", 0, t.CountersOn(SELF, V("c"))),
        t.Counters(SELF, V("c"), Times(-1, t.Chosen("removed"))),
    )
    g.phrase("cost_part", "これの{c:counter}を好きな数取る", some)
    free = (t.NameNumber("X", 0, t.Number(YOU, PP)), Gain(PP, Times(-1, t.Chosen("X"))))
    named = with_text(ON_EVOLVE.means[0], V("do"), cost=free)
    g.phrase("common", "【進化時】[コストX]：{do:text}", (named,))


def triggered(g: Grammar) -> None:
    paid = Automatic(V("w"), do=(If(V("q"), (May(V("do"), V("c")),)),))
    g.phrase("common", "{w:trigger}{q:cond}{c:cost}：{do:text}", (paid,))
    looks = (Look("seen", 1, "deck"), If(t.Is(IT, V("k")), (May((Move(IT, "field", whose=YOU),)),)))
    each = (
        "各プレイヤーは、自身のメインフェイズが来たとき、デッキの上1枚を見る。その中から、{k:kind}1枚を場に出してよい。"
    )
    g.phrase("common", each, (Automatic(When("main phase"), do=(By(THEY, looks),)),))
    nth = t.Compare(t.Played(YOU, V("g")), "=", V("n"))
    words = "自分が{g:kind}をプレイしたとき、このターン中に{n:int}枚目の{g:kind}なら、{do:text}"
    g.phrase("common", words, (Automatic(When("play", V("g"), player=YOU), do=(If(nth, V("do")),)),))
    for figure, en in (("体力", "defense"), ("攻撃力", "attack")):
        small = t.Is(OTHER, t.Figure(en, "<=", V("n")))
        strike: Any = with_text(FOLLOWER_STRIKE, (If(small, V("do")),))
        g.phrase("common", f"【攻撃時】{figure}{{n:int}}以下のフォロワーへの攻撃なら、{{do:run}}", (strike,))
    hit: Any = with_text(FOLLOWER_STRIKE, (t.Damage(OTHER, V("n")),))
    g.phrase("common", "【攻撃時】フォロワーへ攻撃したなら、それに{n:n}ダメージ。", (hit,))


def activated(g: Grammar) -> None:
    named = Activated((Gain(PP, V("n")),), do=(t.Do("evolve", word=V("w")),), keyword="Evolve")
    words = "[進化][コスト{n:neg}]：これは「カード名に{w:name}を含むエボルヴフォロワー」に進化する。"
    g.phrase("common", words, (named,))


def add(g: Grammar) -> None:
    for part in (damage, prohibitions, prices, ways, costs, triggered, activated):
        part(g)
