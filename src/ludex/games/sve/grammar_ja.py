"""The Japanese grammar of Shadowverse: Evolve: conditions, costs, triggers and whole lines."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Any

from ludex.games.sve import (
    grammar_ja_deeds,
    grammar_ja_events,
    grammar_ja_guards,
    grammar_ja_joints,
    grammar_ja_lists,
    grammar_ja_rules,
    grammar_ja_standing,
    grammar_ja_wordings,
)
from ludex.games.sve.c04_zones import EVERYWHERE, MAX_PP, PP
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
from ludex.games.sve.c13_class_specific import EARTH_RITE, MOST, combo, necrocharge, spellchain
from ludex.games.sve.c14_universe_specific import ON_RACE
from ludex.games.sve.grammar_ja_effects import IT, add_effects
from ludex.games.sve.grammar_ja_words import (
    COUNTERS,
    ENEMY_LEADER,
    FIGURES,
    HAND,
    LEADER,
    OPS,
    YOUR_LEADER,
    ZONES,
    add_words,
)
from ludex.games.sve.places import CATEGORIES, PLACES
from ludex.lang import pattern as t
from ludex.lang.compile import Language
from ludex.lang.grammar import Grammar, Many
from ludex.lang.pattern import SAME, Gives, Instead, Rest, V, replace
from ludex.lang.styles import restyle

COST = IT
LEAVING = ("hand", "deck", "ex", "cemetery", "banished", "evolve deck")


@cache
def japanese() -> Grammar:
    g = Grammar()
    add_words(g)
    add_effects(g)
    _conditions(g)
    _texts(g)
    _costs(g)
    _triggers(g)
    _lines(g)
    grammar_ja_deeds.add(g)
    grammar_ja_lists.add(g)
    grammar_ja_standing.add(g)
    grammar_ja_rules.add(g)
    grammar_ja_wordings.add(g)
    grammar_ja_joints.add(g)
    grammar_ja_guards.add(g)
    grammar_ja_events.add(g)
    for style in (grammar_ja_wordings.base_cost, grammar_ja_wordings.written_out):
        restyle(g, style)
    return g


# --- conditions and texts ----------------------------------------------------------------------------------------


def _conditions(g: Grammar) -> None:
    for n in range(1, MOST + 1):
        g.phrase("cond", f"【コンボ_{n}】", combo(n))
        g.phrase("cond", f"【スペルチェイン_{n}】", spellchain(n))
        g.phrase("cond", f"【SC_{n}】", spellchain(n))
        g.phrase("cond", f"【ネクロチャージ_{n}】", necrocharge(n))
        g.phrase("cond", f"【NC_{n}】", necrocharge(n))
    for verb in ("いる", "ある"):
        g.phrase("if", f"{{g:in_group}}が{verb}", t.Exists(V("g")))
    for verb in ("いない", "ない"):
        g.phrase("if", f"{{g:in_group}}が{verb}", t.Compare(t.Count(V("g")), "=", 0))
    for counter in COUNTERS:
        g.phrase("if", f"{{g:group}}が{{n:int}}{counter}以上", t.Exists(V("g"), V("n")))
        g.phrase("if", f"{{g:in_group}}が{{n:int}}{counter}以上ある", t.Exists(V("g"), V("n")))
        g.phrase("if", f"{{g:in_group}}が{{n:int}}{counter}以上いる", t.Exists(V("g"), V("n")))
        g.phrase("if", f"{{g:group}}が{{n:int}}{counter}以下", t.Compare(t.Count(V("g")), "<=", V("n")))
        g.phrase("if", f"{{g:group}}が{{n:int}}{counter}", t.Compare(t.Count(V("g")), "=", V("n")))
    for ja, side in (("自分", t.YOURS), ("相手", t.ENEMY)):
        for zone, en in ZONES.items():
            place = side & t.Zone((en,))
            g.phrase("if", f"{ja}の{zone}が{{n:int}}枚以上", t.Exists(place, V("n")))
            g.phrase("if", f"{ja}の{zone}が{{n:int}}枚以上ある", t.Exists(place, V("n")))
            g.phrase("if", f"{ja}の{zone}が{{n:int}}枚以下", t.Compare(t.Count(place), "<=", V("n")))
            g.phrase("if", f"{ja}の{zone}が{{n:int}}枚", t.Compare(t.Count(place), "=", V("n")))
    g.phrase("if", "自分の残りPPが{n:int}以上", t.Compare(t.Number(t.YOU, PP), ">=", V("n")))
    g.phrase("if", "自分のPP最大値が{n:int}以上", t.Compare(t.Number(t.YOU, MAX_PP), ">=", V("n")))
    g.phrase("if", "自分のリーダーの[体力]{n:int}以下", t.Compare(t.FigureOf(YOUR_LEADER, "defense"), "<=", V("n")))
    g.phrase("if", "自分のリーダーの[体力]{n:int}以上", t.Compare(t.FigureOf(YOUR_LEADER, "defense"), ">=", V("n")))
    g.phrase("if", "自分のPP最大値が{n:int}", t.Compare(t.Number(t.YOU, MAX_PP), ">=", V("n")))
    for zone, en in ZONES.items():
        came = t.CameFrom((en,))
        g.phrase("if", f"これが{zone}から場に出ていた", came)
        g.phrase("if", f"これが{zone}以外から場に出ていた", t.Unless(came))
    g.phrase("if", "それが{k:kind}", t.Is(IT, V("k")))
    for ja, figure in FIGURES.items():
        for word, op in OPS.items():
            g.phrase("if", f"それが{ja}{{n:int}}{word}", t.Is(IT, t.Figure(figure, op, V("n"))))
            g.phrase("if", f"これの{ja}が{{n:int}}{word}", t.Compare(t.FigureOf(t.SELF, figure), op, V("n")))
    g.phrase("if", "これに{c:counter}が置かれていた", t.Is(t.SELF, t.Counter(V("c"))))
    for ja, side in (("自分", t.YOURS), ("相手", t.ENEMY)):
        for zone, en in ZONES.items():
            place = t.Zone((en,))
            one, other = (t.Exists(t.All((side, place, t.Word("name", V(name))))) for name in ("a", "b"))
            for verb in ("ある", "いる"):
                g.phrase("if", f"{ja}の{zone}に{{a:name}}と{{b:name}}が{verb}", t.Both((one, other)))
    g.phrase("if", "自分のターン中", t.TurnOf(t.YOU))
    g.phrase("if", "【覚醒】状態", t.Named("Overflow"))
    g.phrase("if", "【真紅】状態", t.Named("Sanguine"))
    for words, op in (("以下", "<="), ("以上", ">=")):
        defense = t.Compare(t.FigureOf(YOUR_LEADER, "defense"), op, V("n"))
        g.phrase("if", f"自分のリーダーの体力が{{n:int}}{words}", defense)
        g.phrase("if", f"「{{a:amount}}」が{{n:int}}{words}", t.Compare(V("a"), op, V("n")))
        g.phrase("if", f"「{{a:amount}}」が{{n:int}}枚{words}", t.Compare(V("a"), op, V("n")))
        for unit in ("つ", "個"):
            held = t.Is(t.SELF, t.Counter(V("c"), op, V("n")))
            g.phrase("if", f"これの{{c:counter}}が{{n:int}}{unit}{words}", held)
    g.phrase("if", "これに{c:counter}が置かれていない", t.Unless(t.Is(t.SELF, t.Counter(V("c")))))
    g.phrase("if", "これがスタンド状態", t.Is(t.SELF, t.State("reserved")))
    g.phrase("if", "これがアクト状態", t.Is(t.SELF, t.State("engaged")))
    nth = t.Compare(t.Number(t.YOU, "cards played"), "=", V("n"))
    g.phrase("if", "このターン中に{n:int}枚目のカード", nth)
    g.phrase("cond", "{c:if}なら、", V("c"))
    for joint in ("であり、", "、"):
        g.phrase("cond", f"{{a:if}}{joint}{{b:if}}なら、", t.Both((V("a"), V("b"))))


def _texts(g: Grammar) -> None:
    """A condition holds for all that follows it, up to the next one; what is done instead stands within."""
    g.phrase("item", "{s:sentence}", (Rest("s"),))
    g.phrase("item", "その後、{s:sentence}", (Rest("s"),))
    g.phrase("item", "さらに{s:sentence}", (Rest("s"),))
    g.add("items", Many("item", joint="", least=1, flat=True))
    a, b = Rest("a"), Rest("b")
    for template, means in (
        ("{a:items}", V("a")),
        ("{a:modes}", V("a")),
        ("{a:items}{b:modes}", (a, b)),
    ):
        g.phrase("run", template, means)
    g.phrase("text", "{a:run}", V("a"))
    g.phrase("text", "自分のデッキの上1枚を見る。", (t.Look("seen", 1, "deck"),))
    g.phrase("text", "{a:items}{b:clauses}", (a, b))
    g.phrase("text", "{b:clauses}", V("b"))
    g.phrase("text", "{a:items}【土の秘術】{b:items}", (a, t.May(V("b"), EARTH_RITE.cost)))
    g.phrase("clause", "{c:cond}{a:run}", (t.If(V("c"), V("a")),))
    g.phrase("clause", "その後、{c:cond}{a:run}", (t.If(V("c"), V("a")),))
    g.add("clauses", Many("clause", joint="", least=1, flat=True))
    g.phrase("option", "{a:text}", V("a"))
    g.phrase("option", "{c:cost}：{a:text}", (t.May(V("a"), V("c")),))
    g.phrase("option", "【土の秘術】{a:text}", (t.May(V("a"), EARTH_RITE.cost),))
    for words, up_to in (("", False), ("まで", True)):
        for n in range(2, 7):
            options = "".join(f"【{i}】{{o{i}:option}}" for i in range(1, n + 1))
            made = tuple(V(f"o{i}") for i in range(1, n + 1))
            for k in range(1, n + 1):
                start = f"下記から{k}つ{words}チョイスする。"
                modes = t.Modes(k, made, up_to)
                g.phrase("modes", start + options, (modes,))
                for more, most in (("つまで。", True), ("つ。", False)):
                    instead = Instead(V("c"), (t.Modes(V("m"), made, most),))
                    g.phrase("modes", f"{start}{{c:cond}}代わりに{{m:int}}{more}{options}", (modes, instead))


# --- costs -------------------------------------------------------------------------------------------------------


def _costs(g: Grammar) -> None:
    """[SVE 10.4.2.1] What stands before the colon, in the order listed."""
    g.phrase("cost_part", "[コスト{n:neg}]", (t.Gain(PP, V("n")),))
    g.phrase("cost_part", "コスト{n:neg}", (t.Gain(PP, V("n")),))
    g.phrase("cost_part", "【土の秘術】", EARTH_RITE.cost)
    engage, bury = t.SetState(t.SELF, "engaged"), t.Move(t.SELF, "cemetery")
    g.phrase("cost_part", "これを[アクト]", (engage,))
    g.phrase("cost_part", "これをアクト", (engage,))
    g.phrase("cost_part", "これを[アクト]墓場に置く", (engage, bury))
    g.phrase("cost_part", "これを墓場に置く", (bury,))
    discard = t.Move(COST, "cemetery", "discard")
    g.phrase("cost_part", "手札{n:n}枚を捨てる", (t.Choose("cost", V("n"), HAND), discard))
    lost = t.Choose("cost", V("n"), HAND, random=True)
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


# --- triggers ----------------------------------------------------------------------------------------------------


def _triggers(g: Grammar) -> None:
    for ja, who in (("自分", t.YOU), ("相手", t.OPPONENT)):
        g.phrase("trigger", f"{ja}のメインフェイズが来たとき、", t.When("main phase", player=who))
        g.phrase("trigger", f"{ja}のエンドフェイズが来たとき、", t.When("end phase", player=who))
    onto: dict[str, Any] = {"dst": ("field",), "not_src": ("field",)}
    leaving: dict[str, Any] = {"src": ("field",), "dst": LEAVING}
    for ja, who in (("自分", t.YOU), ("相手", t.OPPONENT)):
        g.phrase("event", f"{ja}の場に{{g:kind}}が出た", t.When("move", V("g"), player=who, **onto))
        g.phrase("event", f"{ja}が{{g:kind}}をプレイした", t.When("play", V("g"), player=who))
    g.phrase("event", "これが場を離れた", t.When("move", t.SELF, **leaving))
    g.phrase("event", "これが場から手札に戻った", t.When("move", t.SELF, src=("field",), dst=("hand",)))
    g.phrase("event", "これを自分の手札から捨てた", t.When("move", t.SELF, src=("hand",), word="discard"))
    g.phrase("event", "自分のEXエリアに{g:kind}が置かれた", t.When("move", V("g"), player=t.YOU, dst=("ex",)))
    for words in ("自分の", "自分の場の"):
        back = t.When("move", V("g"), player=t.YOU, src=("field",), dst=("hand",))
        g.phrase("event", words + "{g:kind}が場から手札に戻った", back)
        g.phrase("event", words + "{g:kind}が手札に戻った", back)
    g.phrase("event", "{g:one_group}が進化した", t.When("evolve", V("g")))
    g.phrase("event", "{g:one_group}が出走した", t.When("race", V("g")))
    for ja, who in (("自分", t.YOU), ("相手", t.OPPONENT)):
        for place in ("", "場の"):
            gone = t.When("move", V("g"), player=who, **leaving)
            died = t.When("move", V("g"), player=who, src=("field",), dst=("cemetery",))
            g.phrase("event", f"{ja}の{place}{{g:kind}}が場を離れた", gone)
            if who == t.YOU:
                g.phrase("event", f"{ja}の{place}{{g:kind}}が場から墓場に置かれた", died)
            else:
                enemy = t.When("move", V("g"), src=("field",), dst=("cemetery",))
                g.phrase("event", f"{ja}の{place}{{g:enemy_kind}}が場から墓場に置かれた", enemy)
    for verb in ("攻撃する", "攻撃した"):
        g.phrase("event", f"{{g:one_group}}が{verb}", t.When("attack", V("g")))
    for ja, kind in (("自分", "own_kind"), ("相手", "enemy_kind")):
        for place in ("", "場の"):
            destroyed = t.When("move", V("g"), src=("field",), word="destroy")
            g.phrase("event", f"{ja}の{place}{{g:{kind}}}が破壊された", destroyed)
    for words in ("[体力]を+した", "体力を+した"):
        g.phrase("event", "自分のリーダーの" + words, t.When("restore", YOUR_LEADER))
    g.phrase("event", "これがアクトした", t.When("state", t.SELF, word="engaged"))
    struck = t.When("damage", ENEMY_LEADER, other=t.SELF, word="attack")
    g.phrase("event", "これが相手のリーダーへの攻撃ダメージを与えた", struck)
    g.phrase("event", "これがダメージを受けた", t.When("damage", t.SELF))
    g.phrase("event", "これが能力ダメージを受けた", t.When("damage", t.SELF, word="ability"))
    g.phrase("event", "これが能力によるダメージを受けた", t.When("damage", t.SELF, word="ability"))
    g.phrase("trigger", "{e:event}とき、", V("e"))


# --- lines -------------------------------------------------------------------------------------------------------

WORDS = (
    ("[ファンファーレ]", FANFARE), ("[ラストワード]", LAST_WORDS), ("【進化時】", ON_EVOLVE), ("【攻撃時】", STRIKE),
    ("【出走時】", ON_RACE), ("【ファンファーレ】", FANFARE), ("【ラストワード】", LAST_WORDS),
)  # fmt: skip


def _lines(g: Grammar) -> None:
    g.add("line", Many("keyword", joint="", least=1, flat=True))
    for word in ("[クイック]", "【クイック】"):
        g.phrase("quick", word, QUICK.means)
    g.phrase("line", "{q:quick}", V("q"))
    for words, meaning in (("フォロワー", FOLLOWER_STRIKE), ("リーダー", LEADER_STRIKE)):
        _triggered(g, f"【攻撃時】{words}への攻撃なら、", (meaning,))
    for words, keyword in WORDS:
        _triggered(g, words, (keyword.means[0],))
    _triggered(g, "[ファンファーレ][ラストワード]", (FANFARE.means[0], LAST_WORDS.means[0]))
    _triggered(g, "[ファンファーレ]【進化時】", (FANFARE.means[0], ON_EVOLVE.means[0]))
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
    _passives(g)
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


def _passives(g: Grammar) -> None:
    gives = Gives(V("o"), V("e"))
    for words in ("これがいる限り、", "これがある限り、", "これが場にいる限り、", "これが場にある限り、"):
        g.phrase("line", words + "{o:obj}は{e:given}。", (t.Passive((gives,)),))
    both = t.Both((V("c"), V("d")))
    for words in ("{c:if}であり、{d:if}である限り、", "{c:if}であり、{d:if}限り、"):
        g.phrase("line", words + "{o:obj}は{e:given}。", (t.Passive((gives,), both),))
    for words in ("{c:cond}", "{c:if}である限り、", "{c:if}限り、"):
        g.phrase("line", words + "{o:obj}は{e:given}。", (t.Passive((gives,), V("c")),))
    g.phrase("line", "自分のターン中、{o:obj}は{e:given}。", (t.Passive((gives,), t.TurnOf(t.YOU)),))
    g.phrase("line", "相手のターン中、{o:obj}は{e:given}。", (t.Passive((gives,), t.TurnOf(t.OPPONENT)),))
    for words, rule in (
        ("これは相手を攻撃できない。", t.Rule("forbid", "attack")),
        ("これは相手のリーダーを攻撃できない。", t.Rule("forbid", "attack targets", t.SELF, LEADER)),
    ):
        g.phrase("line", words, (t.Passive((rule,)),))
        g.phrase("line", "{c:if}なら、" + words, (t.Passive((rule,), V("c")),))
        g.phrase("line", "自分のターン中、" + words, (t.Passive((rule,), t.TurnOf(t.YOU)),))
        g.phrase("line", "相手のターン中、" + words, (t.Passive((rule,), t.TurnOf(t.OPPONENT)),))
    for words, word in (("ダメージ", ""), ("能力ダメージ", "ability"), ("能力によるダメージ", "ability")):
        no_damage = t.Replace(t.When("damage", t.SELF, word=word))
        safe = f"これは{words}を受けない。"
        g.phrase("line", safe, (no_damage,))
        g.phrase("line", "自分のターン中、" + safe, (replace(no_damage, cond=t.TurnOf(t.YOU)),))
        g.phrase("line", "相手のターン中、" + safe, (replace(no_damage, cond=t.TurnOf(t.OPPONENT)),))
        for before in ("{c:cond}", "{c:if}である限り、", "{c:if}限り、"):
            g.phrase("line", before + safe, (replace(no_damage, cond=V("c")),))
    softer = t.Replace(t.When("damage", t.SELF), keep=True, amount=t.Plus((t.EventAmount(), V("n"))))
    g.phrase("line", "これが受けるダメージを-{n:neg}する。", (softer,))
    not_from_ex = t.Passive((t.Rule("forbid", "play", t.SELF, t.ANY),), zones=("ex",))
    g.phrase("common", "これはEXエリアからプレイできない。", (not_from_ex,))
    named = t.Passive((Gives(t.SELF, (t.Rename(t.Ref(SAME), "name", "add", V("n")),)),))
    g.phrase("common", "これは{n:name}でもある。", (replace(named, zones=EVERYWHERE),))
    for words in ("場にいる", "場にある"):
        g.phrase("line", f"これは{words}限り、{{n:name}}でもある。", (named,))
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


def _triggered(g: Grammar, words: str, means: tuple[Any, ...]) -> None:
    rite = tuple(with_text(m, V("do"), cost=EARTH_RITE.cost) for m in means)
    g.phrase("common", words + "【土の秘術】{do:text}", rite)
    limited = tuple(replace(with_text(m, V("do")), limit=1) for m in means)
    g.phrase("common", words + "{do:text}この能力は1ターンに1回働く。", limited)
    g.phrase("common", words + "{do:text}", tuple(with_text(m, V("do")) for m in means))
    g.phrase("common", words + "{c:cost}：{do:text}", tuple(with_text(m, V("do"), cost=V("c")) for m in means))


def _activated(g: Grammar) -> None:
    for words, timing in (("", ()), ("[Q]", ("quick",)), ("[クイック]", ("quick",))):
        quick: tuple[str, ...] = timing
        for limit, n in (("", 0), ("この能力は1ターンに1回使える。", 1)):
            act = t.Activated(V("c"), do=V("do"), timing=quick, limit=n)
            g.phrase("common", words + "[起動]{c:cost}：{do:text}" + limit, (act,))
            g.phrase("common", words + "【起動】{c:cost}：{do:text}" + limit, (act,))
        for limit, n in (("使える。", 0), ("1ターンに1回使える。", 1)):
            act = t.Activated(V("c"), do=V("do"), cond=V("q"), timing=quick, limit=n)
            g.phrase("common", words + "[起動]{c:cost}：{do:text}この能力は{q:if}なら、" + limit, (act,))
            g.phrase("common", words + "[起動]{c:cost}：{do:text}この能力は{q:if}なら" + limit, (act,))
        evolve = t.Activated((t.Gain(PP, V("n")),), do=(t.Do("evolve"),), timing=quick, keyword="Evolve")
        other = t.Activated(V("c"), do=(t.Do("evolve"),), timing=quick, keyword="Evolve")
        g.phrase("common", words + "[進化]{c:cost}：これは進化する。", (other,))
        under = replace(other, cond=V("q"))
        g.phrase("common", words + "[進化]{c:cost}：これは進化する。この能力は{q:if}なら使える。", (under,))
        g.phrase("common", words + "[進化][コスト{n:neg}]：これは進化する。", (evolve,))
        g.phrase("common", words + "【進化】コスト{n:neg}：これは進化する。", (evolve,))
    for times in range(1, 6):
        icons = "[食事]" * times
        serve = t.Activated((t.Do("serve", t.SELF, times), t.Gain(PP, V("n"))), do=(t.Do("race"),), keyword="Serve")
        g.phrase("common", icons + "[コスト{n:neg}]：これは出走する。", (serve,))
        raced = replace(serve, do=(t.Do("race", n=V("k")),))
        g.phrase("common", icons + "[コスト{n:neg}]：これは{k:int}回出走する。", (raced,))


# --- the language ------------------------------------------------------------------------------------------------


def normalise(text: str) -> str:
    """Half-width figures and letters; one kind of colon and blank; options stand where the list begins. Names stay as
    they are."""
    parts = re.split("(『[^』]*』)", text)
    text = "".join(s if i % 2 else unicodedata.normalize("NFKC", s).replace(":", "：") for i, s in enumerate(parts))
    text = re.sub(r"[ \t]+", " ", text.replace("\r", ""))
    text = re.sub(r" *\n *", "\n", text).strip()
    return re.sub(r"\n(?=【\d】)", "", text)


def fold(text: str) -> str:
    """Quoted abilities end like others."""
    return re.sub(r"」(?=を持つ|と「|と【)", "。」", text)


def unfold(text: str) -> str:
    return text.replace("。」", "」")


JAPANESE = Language("ja", japanese, normalise, fold, unfold, reaching=True, categories=CATEGORIES, places=PLACES)
