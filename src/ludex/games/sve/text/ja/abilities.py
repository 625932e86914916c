"""Japanese, abilities: keywords, triggers, activated abilities, and whole lines."""

from __future__ import annotations

from typing import Any

from ludex.games.sve.c01_super_evolution import ON_SUPER_EVOLVE, SEP
from ludex.games.sve.c04_zones import PP
from ludex.games.sve.c12_keywords import (
    FANFARE,
    FOLLOWER_STRIKE,
    LAST_WORDS,
    LEADER_STRIKE,
    ON_EVOLVE,
    QUICK,
    STRIKE,
    with_text,
)
from ludex.games.sve.c14_universe_specific import ON_RACE
from ludex.games.sve.text.meanings import IT, OTHER
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many
from ludex.lang.pattern import (
    SELF,
    THEY,
    YOU,
    Activated,
    Automatic,
    By,
    Env,
    Gain,
    If,
    Look,
    May,
    Move,
    V,
    When,
    replace,
)

WORDS = (
    ("[ファンファーレ]", FANFARE), ("[ラストワード]", LAST_WORDS), ("【進化時】", ON_EVOLVE), ("【攻撃時】", STRIKE),
    ("【出走時】", ON_RACE), ("【ファンファーレ】", FANFARE), ("【ラストワード】", LAST_WORDS),
)  # fmt: skip


def lines(g: Grammar) -> None:
    g.add("line", Many("keyword", joint="", least=1, flat=True))
    for word in ("[クイック]", "【クイック】"):
        g.phrase("quick", word, QUICK.means)
    g.phrase("line", "{q:quick}", V("q"))
    for words, meaning in (("フォロワー", FOLLOWER_STRIKE), ("リーダー", LEADER_STRIKE)):
        triggered_by(g, f"【攻撃時】{words}への攻撃なら、", (meaning,))
    for words, keyword in WORDS:
        triggered_by(g, words, (keyword.means[0],))
    triggered_by(g, "[ファンファーレ][ラストワード]", (FANFARE.means[0], LAST_WORDS.means[0]))
    triggered_by(g, "[ファンファーレ]【進化時】", (FANFARE.means[0], ON_EVOLVE.means[0]))
    g.phrase("common", "{w:trigger}{do:text}", (t.Automatic(V("w"), do=V("do")),))
    g.phrase("common", "{w:trigger}{c:cost}：{do:text}", (t.Automatic(V("w"), cost=V("c"), do=V("do")),))
    yours = t.TurnOf(t.YOU)
    g.phrase("common", "自分のターン中、{w:trigger}{do:text}", (t.Automatic(V("w"), do=V("do"), cond=yours),))
    paid = (t.Automatic(V("w"), cost=V("c"), do=V("do"), cond=yours),)
    g.phrase("common", "自分のターン中、{w:trigger}{c:cost}：{do:text}", paid)
    limited = t.Automatic(V("w"), do=V("do"), limit=V("n"))
    g.phrase("common", "自分のターンごとに{n:int}回、{w:trigger}{do:text}", (replace(limited, cond=yours),))
    g.phrase("common", "ターンごとに{n:int}回、{w:trigger}{do:text}", (limited,))
    paid_once = replace(limited, cost=V("c"))
    g.phrase("common", "ターンごとに{n:int}回、{w:trigger}{c:cost}：{do:text}", (paid_once,))
    own_turn = (replace(paid_once, cond=yours),)
    g.phrase("common", "自分のターンごとに{n:int}回、{w:trigger}{c:cost}：{do:text}", own_turn)
    g.phrase("common", "{w:trigger}{do:text}この能力は1ターンに1回働く。", (t.Automatic(V("w"), do=V("do"), limit=1),))
    g.phrase("common", "バトル開始時、後攻プレイヤーはEPを{n:int}つ持つ。", (t.Mere("Evolution points", V("n")),))
    pays = (t.Mere("Evolution point pays"), t.Mere("Evolution point", V("n")))
    for icons in ("[進化]", "[進化]か[食事]", "[進化]か[憑依]"):
        paying = f"自分が{icons}のコストを払うとき、表向きのEPを1つ裏向きにすることで、{{n:int}}PPを払える。"
        g.phrase("common", paying, pays)
    _activated(g)
    g.phrase("line", "{a:common}", V("a"))
    g.phrase("spell", "{q:quick}", V("q"))
    g.phrase("spell", "{a:common}", V("a"))
    g.phrase("spell", "{do:text}", (t.Spell(V("do")),))
    for deck in ("メイン", "エボルヴ"):
        limit = (t.Mere("Deck limit", V("n")),)
        g.phrase("common", f"これは{deck}デッキに{{n:int}}枚まで入れることができる。", limit)


def triggered_by(g: Grammar, words: str, means: tuple[Any, ...]) -> None:
    limited = tuple(replace(with_text(m, V("do")), limit=1) for m in means)
    g.phrase("common", words + "{do:text}この能力は1ターンに1回働く。", limited)
    g.phrase("common", words + "{do:text}", tuple(with_text(m, V("do")) for m in means))
    g.phrase("common", words + "{c:cost}：{do:text}", tuple(with_text(m, V("do"), cost=V("c")) for m in means))


def _activated(g: Grammar) -> None:
    for words, timing in (("", ()), ("[Q]", ("quick",)), ("[クイック]", ("quick",))):
        quick: tuple[str, ...] = timing
        for limit, n in (("", 0), ("この能力は1ターンに1回使える。", 1)):
            act = t.Activated(V("c"), do=V("do"), timing=quick, limit=n)
            g.phrase("common", words + "[起動]{c:act_cost}：{do:text}" + limit, (act,))
            g.phrase("common", words + "【起動】{c:act_cost}：{do:text}" + limit, (act,))
        for limit, n in (("使える。", 0), ("1ターンに1回使える。", 1)):
            act = t.Activated(V("c"), do=V("do"), cond=V("q"), timing=quick, limit=n)
            g.phrase("common", words + "[起動]{c:act_cost}：{do:text}この能力は{q:if}なら、" + limit, (act,))
            g.phrase("common", words + "[起動]{c:act_cost}：{do:text}この能力は{q:if}なら" + limit, (act,))
        evolve = t.Activated((t.Gain(PP, V("n")),), do=(t.Do("evolve"),), timing=quick, keyword="Evolve")
        other = t.Activated(V("c"), do=(t.Do("evolve"),), timing=quick, keyword="Evolve")
        g.phrase("common", words + "[進化]{c:act_cost}：これは進化する。", (other,))
        under = replace(other, cond=V("q"))
        g.phrase("common", words + "[進化]{c:act_cost}：これは進化する。この能力は{q:if}なら使える。", (under,))
        g.phrase("common", words + "[進化][コスト{n:neg}]：これは進化する。", (evolve,))
        g.phrase("common", words + "【進化】コスト{n:neg}：これは進化する。", (evolve,))
    for times in range(1, 6):
        icons = "[食事]" * times
        serve = t.Activated((t.Do("serve", t.SELF, times), t.Gain(PP, V("n"))), do=(t.Do("race"),), keyword="Serve")
        g.phrase("common", icons + "[コスト{n:neg}]：これは出走する。", (serve,))
        raced = replace(serve, do=(t.Do("race", n=V("k")),))
        g.phrase("common", icons + "[コスト{n:neg}]：これは{k:int}回出走する。", (raced,))


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


def activated_in_a_cemetery(g: Grammar) -> None:
    named = Activated((Gain(PP, V("n")),), do=(t.Do("evolve", word=V("w")),), keyword="Evolve")
    words = "[進化][コスト{n:neg}]：これは「カード名に{w:name}を含むエボルヴフォロワー」に進化する。"
    g.phrase("common", words, (named,))


def often(g: Grammar) -> None:
    means = ON_SUPER_EVOLVE.means[0]
    g.phrase("common", "【超進化時】{do:text}", (with_text(means, V("do")),))
    g.phrase("common", "【超進化時】{c:cost}：{do:text}", (with_text(means, V("do"), cost=V("c")),))
    for words in ("自分のSEPがない", "自分のSEPが0つ", "自分がSEPを持っていない"):
        g.phrase("if", words, t.Compare(t.Number(t.YOU, SEP), "=", 0))
    for words, timing in (("", ()), ("[Q]", ("quick",)), ("[クイック]", ("quick",))):
        quick: tuple[str, ...] = timing
        act = t.Activated(V("c"), do=V("do"), timing=quick, limit=V("k"))
        for icon in ("[起動]", "【起動】"):
            used = "この能力は1ターンに{k:int}回使える。"
            g.phrase("common", f"{words}{icon}{{c:act_cost}}：{{do:text}}{used}", (act,), several)
    for words, keyword in (("【攻撃時】", "strike"), ("【進化時】", "evolve")):
        event = When("attack" if keyword == "strike" else "evolve", SELF)
        name = "Strike" if keyword == "strike" else "On Evolve"
        limited = t.Automatic(event, do=V("do"), limit=V("k"), keyword=name)
        g.phrase("common", words + "{do:text}この能力は1ターンに{k:int}回働く。", (limited,), several)
    theirs = t.TurnOf(t.OPPONENT)
    g.phrase("common", "相手のターン中、{w:trigger}{do:text}", (t.Automatic(V("w"), do=V("do"), cond=theirs),))


def several(env: Env) -> bool:
    return bool(env["k"] != 1)


def evolving(g: Grammar) -> None:
    a, b = t.Do("evolve into", word=V("a")), t.Do("evolve into", word=V("b"))
    for tail, cond in (("", None), ("この能力は{q:if}なら使える。", V("q"))):
        one = t.Activated((t.Gain(PP, V("n")),), do=(a,), cond=cond, keyword="Evolve")
        g.phrase("common", f"[進化][コスト{{n:neg}}]：これは{{a:name}}に進化する。{tail}", (one,))
        both = (one, t.replace(one, do=(b,)))
        g.phrase("common", f"[進化][コスト{{n:neg}}]：これは{{a:name}}か{{b:name}}に進化する。{tail}", both)
    g.phrase("sentence", "{o:obj}は{a:name}に進化する。", (t.Do("evolve into", V("o"), word=V("a")),))


def both_triggers(g: Grammar) -> None:
    for fanfare, last in (("[ファンファーレ]", "[ラストワード]"), ("【ファンファーレ】", "【ラストワード】")):
        means = tuple(with_text(word.means[0], V("do")) for word in (FANFARE, LAST_WORDS))
        g.phrase("common", f"{fanfare}/{last}{{do:text}}", means)
        paid = tuple(with_text(word.means[0], V("do"), cost=V("c")) for word in (FANFARE, LAST_WORDS))
        g.phrase("common", f"{fanfare}/{last}{{c:cost}}：{{do:text}}", paid)


def limited(g: Grammar) -> None:
    """Abilities that can be used only under a condition."""
    for words, quick in (("", ()), ("[Q]", ("quick",)), ("[クイック]", ("quick",))):
        timing: tuple[str, ...] = quick
        act = t.Activated(V("c"), do=V("do"), cond=V("q"), timing=timing)
        for limit, n in (("使える。", 0), ("1ターンに1回使える。", 1)):
            for comma in ("、", ""):
                tail = f"この能力は{{q:if}}なら{comma}{limit}"
                g.phrase("common", f"{words}【起動】{{c:act_cost}}：{{do:text}}{tail}", (t.replace(act, limit=n),))
        evolve = t.Activated(V("c"), do=(t.Do("evolve"),), cond=V("q"), timing=timing, keyword="Evolve")
        g.phrase("common", f"{words}【進化】{{c:act_cost}}：これは進化する。この能力は{{q:if}}なら使える。", (evolve,))


def newer_limited(g: Grammar) -> None:
    """Abilities that can be used only under a condition, as newer cards word them."""
    evolve = t.Activated((t.Gain(PP, V("n")),), do=(t.Do("evolve"),), cond=V("q"), keyword="Evolve")
    g.phrase("common", "【進化】コスト{n:neg}：これは進化する。この能力は{q:if}なら使える。", (evolve,))
    act = t.Activated(V("c"), do=V("do"), cond=V("q"))
    for limit, n in (("使える。", 0), ("1ターンに1回使える。", 1)):
        for comma in ("、", ""):
            words = f"【起動】{{c:act_cost}}：{{do:text}}この能力は{{q:if}}なら{comma}{limit}"
            g.phrase("common", words, (t.replace(act, limit=n),))


def add(g: Grammar) -> None:
    for part in (lines, triggered, activated_in_a_cemetery, often, evolving, both_triggers, limited, newer_limited):
        part(g)
