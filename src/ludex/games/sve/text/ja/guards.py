"""Japanese, guards: damage capped and lessened, what cannot be done to a card, and conditions that are said short."""

from __future__ import annotations

from ludex.games.sve.c04_zones import PP
from ludex.games.sve.text.ja.nouns import ENEMY_LEADER, YOUR_LEADER
from ludex.games.sve.text.ja.verbs import IT
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Token
from ludex.lang.marks import SAME
from ludex.lang.pattern import (
    SELF,
    YOU,
    Choose,
    EventAmount,
    Give,
    Passive,
    Ref,
    Replace,
    Rule,
    Spell,
    V,
    When,
)

ME, COST = Ref(SAME), IT
HERE = ("これがいる限り、", "これがある限り、", "これが場にいる限り、", "これが場にある限り、")


def capped(what: t.Sel) -> Replace:
    over = t.Compare(EventAmount(), ">", V("n"))
    return Replace(When("damage", what), keep=True, amount=V("n"), cond=over)


def lessened(what: t.Sel) -> Replace:
    return Replace(When("damage", what), keep=True, amount=t.Plus((EventAmount(), V("n"))))


def _one_more(value: object) -> str | None:
    return str(value + 1) if type(value) is int and value >= 0 else None


def damage(g: Grammar) -> None:
    g.add("one_more", Token(r"\d+", lambda text: int(text) - 1, _one_more))
    g.phrase("victim", "これ", SELF)
    g.phrase("victim", "これと自分のリーダー", t.Some((SELF, YOUR_LEADER)))
    g.phrase("victim", "自分のリーダー", YOUR_LEADER)
    g.phrase("victim", "{g:field_group}", V("g"))
    g.phrase("field_group", "{g:one_group}", V("g"), _no_leader)
    for start in ("", *HERE):
        g.phrase("line", start + "{v:victim}が受ける{n:one_more}以上のダメージを{n:int}にする。", (capped(V("v")),))
        if start:
            g.phrase("line", start + "{v:victim}が受けるダメージを-{n:neg}する。", (lessened(V("v")),))
        for words, word in (("能力ダメージ", "ability"), ("能力によるダメージ", "ability"), ("ダメージ", "")):
            none = Replace(When("damage", YOUR_LEADER, word=word))
            g.phrase("line", f"{start}自分のリーダーは{words}を受けない。", (none,))
        harder = Replace(When("damage", cause=V("g")), keep=True, amount=t.Plus((EventAmount(), V("n"))))
        g.phrase("line", start + "{g:field_group}が与えるダメージを+{n:int}する。", (harder,))
        away = Replace(When("move", V("g"), src=("field",), dst=("cemetery",)), dst="banished", word="banish")
        for place in ("", "場の"):
            words = f"{start}相手の{place}{{g:enemy_kind}}が場から墓場に置かれる際、代わりにそれを消滅させる。"
            g.phrase("line", words, (away,))
    turn = (Give(YOUR_LEADER, (t.Grant(ME, (capped(SELF),)),), "turn"),)
    g.phrase("sentence", "このターン、自分のリーダーが受ける{n:one_more}以上のダメージを{n:int}にする。", turn)
    softer = (Give(YOUR_LEADER, (t.Grant(ME, (lessened(SELF),)),), "turn"),)
    g.phrase("sentence", "このターン、自分のリーダーが受けるダメージを-{n:neg}する。", softer)
    combat = tuple(Replace(When("damage", SELF, word=word)) for word in ("attack", "combat"))
    g.phrase("line", "これは交戦ダメージを受けない。", combat)
    g.phrase("event", "これが相手のリーダーにダメージを与えた", When("damage", ENEMY_LEADER, cause=SELF))
    g.phrase("if", "そのダメージが{n:int}以上", t.Compare(EventAmount(), ">=", V("n")))


def _no_leader(env: t.Env) -> bool:
    return "leader" not in repr(env["g"])


def prohibitions(g: Grammar) -> None:
    safe = (Rule("forbid", "ability destroy", SELF), Rule("forbid", "ability banish", SELF))
    g.phrase("line", "これは能力によって破壊されず、消滅しない。", (Passive(safe),))
    idle = Passive((Rule("forbid", "attack", SELF),), V("c"))
    for words in ("{c:if}である限り、", "{c:if}限り、"):
        g.phrase("line", words + "これは相手を攻撃できない。", (idle,))
        barred = Passive((Rule("forbid", "play", SELF),), V("c"), zones=("ex",))
        g.phrase("common", words + "これはEXエリアからプレイできない。", (barred,))
    again = Passive((Rule("permit", "evolve again", YOUR_LEADER),))
    for start in HERE:
        g.phrase("line", start + "自分は[進化]能力を1ターンに何回でも使える。", (again,))
    g.phrase("if", "これが自分の場にいる", t.Is(SELF, t.All((t.YOURS, t.Zone(("field",))))))


def evolve_costs(g: Grammar) -> None:
    for who, what in (("これ", SELF), ("それ", IT)):
        for words, op in (("を-{n:neg}する。", "+"), ("を{n:int}にする。", "=")):
            cheaper = (Give(what, (t.Modify(ME, "evolve cost", op, V("n")),), "turn"),)
            g.phrase("sentence", f"このターン、{who}の[進化]コスト{words}", cheaper)


def counters(g: Grammar) -> None:
    for words in ("これに置かれていた{c:counter}の数", "これの{c:counter}の数", "これに置かれている{c:counter}の数"):
        g.phrase("base", words, t.CountersOn(SELF, V("c")))
    g.phrase("if", "これに{c:counter}が置かれている", t.Is(SELF, t.Counter(V("c"))))
    none = t.Unless(t.Is(SELF, t.Counter(V("c"))))
    for unit in ("つ", "個"):
        g.phrase("if", f"これの{{c:counter}}が0{unit}", none)


def conditions(g: Grammar) -> None:
    g.phrase("if", "これがEXエリアからプレイされていた", t.CameFrom(("ex",)))
    lost = t.Happened(When("lose defense", YOUR_LEADER))
    words = "「このターン中に自分のリーダーの体力が減少した回数」が{n:int}回以上"
    g.phrase("if", words, t.Compare(lost, ">=", V("n")))


def ways(g: Grammar) -> None:
    g.phrase("spell", "{c:cost}：{do:text}", (Spell((t.May(V("do"), V("c")),)),))
    free = (t.NameNumber("X", 0, t.Number(YOU, PP)), t.Gain(PP, t.Times(-1, t.Chosen("X"))))
    g.phrase("cost_part", "[コストX]", free)
    shown = (Choose("cost", V("n"), V("g")), t.Reveal(COST), t.Move(COST, "deck", position="bottom"))
    added = "これをプレイする際、追加コストとして{g:own_group}{n:count}を公開してデッキの下に置く。"
    g.phrase("common", added, (Spell(cost=shown),))


def fresh_modes(g: Grammar) -> None:
    start = "下記から1つチョイスする。このターン、この能力でチョイスした選択肢はチョイスできない。"
    for n in range(2, 7):
        options = "".join(f"【{i}】{{o{i}:option}}" for i in range(1, n + 1))
        made = tuple(V(f"o{i}") for i in range(1, n + 1))
        g.phrase("modes", start + options, (t.Modes(1, made, fresh=True),))


def add(g: Grammar) -> None:
    for part in (damage, prohibitions, evolve_costs, counters, conditions, ways, fresh_modes):
        part(g)
