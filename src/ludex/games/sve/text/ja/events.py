"""Japanese, events: which event happens, and to which cards."""

from __future__ import annotations

from typing import Any

from ludex.games.sve.groups import ENEMY_LEADER, YOUR_LEADER
from ludex.games.sve.text.meanings import LEAVING
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import SELF, YOU, Automatic, V, When


def events(g: Grammar) -> None:
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
        back = t.When("move", V("g"), src=("field",), dst=("hand",), left=t.YOU)
        g.phrase("event", words + "{g:kind}が場から手札に戻った", back)
        g.phrase("event", words + "{g:kind}が手札に戻った", back)
    g.phrase("event", "{g:one_group}が進化した", t.When("evolve", V("g")))
    g.phrase("event", "{g:one_group}が出走した", t.When("race", V("g")))
    for ja, who in (("自分", t.YOU), ("相手", t.OPPONENT)):
        for place in ("", "場の"):
            gone = t.When("move", V("g"), left=who, **leaving)
            died = t.When("move", V("g"), src=("field",), dst=("cemetery",), left=who)
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


def finer_events(g: Grammar) -> None:
    for words in ("の体力が減少した", "の[体力]が減少した"):
        g.phrase("event", "自分のリーダー" + words, When("lose defense", YOUR_LEADER))
    dropped = When("move", player=t.YOU, src=("hand",), word="discard")
    for who, player in (("自分", t.YOU), ("相手プレイヤー", t.OPPONENT)):
        for words in ("が手札を捨てた", "が手札1枚を捨てた"):
            g.phrase("event", who + words, t.replace(dropped, player=player))
        g.phrase("event", f"{who}が手札の{{g:kind}}を捨てた", t.replace(dropped, subject=V("g"), player=player))
    anyone = t.replace(dropped, player="")
    g.phrase("event", "いずれかのプレイヤーが自身の手札1枚を捨てた", anyone)
    g.phrase("event", "これが自分のEXエリアに置かれた", When("move", SELF, dst=("ex",)))
    g.phrase("event", "これがEXエリアに置かれた", When("move", SELF, dst=("ex",)))


def what_happens(g: Grammar) -> None:
    g.phrase("actor", "これ", SELF)
    g.phrase("actor", "{g:one_group}", V("g"))
    for verb, event in (
        ("攻撃した", When("attack", V("g"))),
        ("進化した", When("evolve", V("g"))),
        ("超進化した", When("super-evolve", V("g"))),
        ("出走した", When("race", V("g"))),
        ("ダメージを受けた", When("damage", V("g"))),
        ("能力ダメージを受けた", When("damage", V("g"), word="ability")),
        ("能力によるダメージを受けた", When("damage", V("g"), word="ability")),
        ("アクトした", When("state", V("g"), word="engaged")),
        ("スタンドした", When("state", V("g"), word="reserved")),
        ("能力によって選ばれた", When("select", V("g"))),
        ("相手のリーダーにダメージを与えた", When("damage", ENEMY_LEADER, cause=V("g"))),
    ):
        g.phrase("event", f"{{g:actor}}が{verb}", event)
    for whose, who in (("自分", YOU), ("相手", t.OPPONENT)):
        for place in ("", "場の"):
            away = When("move", V("g"), src=("field",), dst=LEAVING, left=who)
            start = f"{whose}の{place}{{g:kind}}が"
            g.phrase("event", start + "場から手札に戻った", t.replace(away, dst=("hand",)))
            g.phrase("event", start + "消滅した", t.replace(away, dst=(), word="banish"))
    dropped = When("move", SELF, src=("hand",), word="discard", cause=V("g"))
    g.phrase("event", "自分の{g:own_kind}の能力によってこれを自分の手札から捨てた", dropped)
    g.phrase("event", "これが自分の手札から消滅した", When("move", SELF, src=("hand",), word="banish"))
    g.phrase("event", "EXエリアにこれが置かれた", When("move", SELF, dst=("ex",)))
    g.phrase("event", "{g:kind}が場から墓場に置かれた", When("move", V("g"), src=("field",), dst=("cemetery",)))
    two = tuple(Automatic(V(name), do=V("do")) for name in ("a", "b"))
    g.phrase("common", "{a:event}ときか{b:event}とき、{do:text}", two)
    always = t.Delay(V("e"), V("s"), "turn", True)
    g.phrase("text", "このターン、{e:event}とき、{s:sentences}", (always,))


def add(g: Grammar) -> None:
    for part in (events, finer_events, what_happens):
        part(g)
