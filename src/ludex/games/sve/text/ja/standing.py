"""Japanese, standing effects: abilities that always apply, changed damage, and prohibitions."""

from __future__ import annotations

from ludex.core.tree import walk
from ludex.games.sve.c04_zones import EVERYWHERE
from ludex.games.sve.c12_keywords import FOLLOWER
from ludex.games.sve.groups import ENEMY_LEADER, FIELD, YOUR_LEADER
from ludex.games.sve.text.ja.words import HERE
from ludex.games.sve.text.meanings import LEADER, ME, capped, join, lessened, more
from ludex.lang import pattern as t
from ludex.lang.grammar import Bunch, Grammar, Token
from ludex.lang.pattern import (
    OPPONENT,
    SAME,
    SELF,
    YOU,
    EventAmount,
    Give,
    Gives,
    Mere,
    Passive,
    Replace,
    Rule,
    Times,
    V,
    When,
    replace,
)
from ludex.lang.surface import canonical, parts_of


def passives(g: Grammar) -> None:
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
    g.add("mine_group", Bunch("head", "kind_pre", "post", _own_field, parts_of, always=(t.YOURS, FIELD)))
    g.phrase("mine", "{g:mine_group}", V("g"), _no_leader)
    standing(g, "自分のリーダーが受けるダメージを-{n:neg}する", lessened(YOUR_LEADER))
    for whose in ("自分の", "自分の場の"):
        softer = Replace(When("damage", V("g"), word="ability", cause=t.ENEMY), keep=True, amount=more(V("n")))
        standing(g, f"{whose}{{g:mine}}が受ける「相手の能力によるダメージ」を-{{n:neg}}する", softer)
        soft = Replace(When("damage", V("g")), keep=True, amount=more(V("n")))
        standing(g, f"{whose}{{g:mine}}が受けるダメージを-{{n:neg}}する", soft)
        standing(g, f"{whose}{{g:mine}}すべてはダメージを受けない", Replace(When("damage", V("g"))))


def standing(g: Grammar, words: str, ability: Passive | Replace) -> None:
    """Adds the phrases of a sentence that applies always, during a turn, or under a condition."""
    mine, theirs = t.TurnOf(YOU), t.TurnOf(OPPONENT)
    for start in ("", *HERE):
        for when, cond in (("", None), ("自分のターン中、", mine), ("相手のターン中、", theirs)):
            g.phrase("line", f"{start}{when}{words}。", (replace(ability, cond=cond),))
    for start in ("{c:cond}", "{c:if}である限り、", "{c:if}限り、"):
        g.phrase("line", f"{start}{words}。", (replace(ability, cond=V("c")),))


def _own_field(parts: list[t.Sel]) -> t.Sel:
    return canonical(*parts)


def finer_damage(g: Grammar) -> None:
    g.add("one_more", Token(r"\d+", lambda text: int(text) - 1, _one_more))
    g.phrase("victim", "これ", SELF)
    g.phrase("victim", "これと自分のリーダー", t.Some((SELF, YOUR_LEADER)))
    g.phrase("victim", "自分のリーダー", YOUR_LEADER)
    g.phrase("victim", "{g:field_group}", V("g"))
    g.phrase("field_group", "{g:one_group}", V("g"), _no_leader)
    g.add("spells", Bunch("head", "kind_pre", "post", join, parts_of, always=(t.YOURS,)))
    for start in ("", *HERE):
        g.phrase("line", start + "{v:victim}が受ける{n:one_more}以上のダメージを{n:int}にする。", (capped(V("v")),))
        if start:
            g.phrase("line", start + "{v:victim}が受けるダメージを-{n:neg}する。", (lessened(V("v")),))
        for words, word in (("能力ダメージ", "ability"), ("能力によるダメージ", "ability"), ("ダメージ", "")):
            none = Replace(When("damage", YOUR_LEADER, word=word))
            g.phrase("line", f"{start}自分のリーダーは{words}を受けない。", (none,))
        harder = Replace(When("damage", cause=V("g")), keep=True, amount=t.Plus((EventAmount(), V("n"))))
        g.phrase("line", start + "{g:field_group}が与えるダメージを+{n:int}する。", (harder,), _no_spell)
        g.phrase("line", start + "自分の{g:spells}が与えるダメージを+{n:int}する。", (harder,), _of_spells)
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


SPELL = t.Word("type", "spell")


def _of_spells(env: t.Env) -> bool:
    """Whether only spells are meant: they deal damage where they are resolved, not on the field."""
    return not _no_spell(env)


def _no_spell(env: t.Env) -> bool:
    return SPELL not in parts_of(env["g"])


def _no_leader(env: t.Env) -> bool:
    return "leader" not in walk.strings(env["g"])


def _one_more(value: object) -> str | None:
    return str(value + 1) if type(value) is int and value >= 0 else None


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


def finer_prohibitions(g: Grammar) -> None:
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


def add(g: Grammar) -> None:
    for part in (passives, damage, finer_damage, prohibitions, finer_prohibitions):
        part(g)
