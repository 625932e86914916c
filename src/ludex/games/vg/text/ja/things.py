"""Japanese, the objects and subjects of verbs: this unit, cards that were named before, all cards of a group."""

from __future__ import annotations

from ludex.games.vg.text.ja.nouns import held, sided
from ludex.games.vg.text.meanings import (
    ENEMY_VANGUARD,
    FOUND,
    IT,
    PICKED,
    RC,
    REST,
    THEM,
    VANGUARD,
    VC,
)
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical, parts_of
from ludex.lang.marks import CALLED, REVEALED
from ludex.lang.pattern import SELF, Env, Not, V


def add(g: Grammar) -> None:
    for words, means in (
        ("このユニット", SELF),
        ("このカード", SELF),
        ("それ", THEM),
        ("それら", THEM),
        ("そのユニット", THEM),
        ("そのカード", THEM),
        ("それらのユニット", THEM),
        ("そのリアガード", THEM),
        ("それらのリアガード", THEM),
        ("そのヴァンガード", THEM),
        ("選んだユニット", PICKED),
        ("選んだカード", PICKED),
        ("その選んだユニット", PICKED),
        ("選ばれたユニット", PICKED),
        ("選ばれたカード", PICKED),
        ("その選ばれたユニット", PICKED),
        ("その選ばれたカード", PICKED),
        ("コールしたユニット", t.Ref(CALLED)),
        ("そのコールしたユニット", t.Ref(CALLED)),
        ("公開したカード", t.Ref(REVEALED)),
        ("その公開したカード", t.Ref(REVEALED)),
        ("そのコールされたユニット", t.Ref(CALLED)),
        ("この効果でコールされたユニット", t.Ref(CALLED)),
        ("この効果でコールされたユニットすべて", t.Ref(CALLED)),
        ("公開されたカード", t.Ref(REVEALED)),
        ("その公開されたカード", t.Ref(REVEALED)),
        ("その捨てられたカード", THEM),
        ("その退却したカード", THEM),
        ("そのライドしたユニット", THEM),
        ("そのコールされたユニットとこのユニット", t.Some((t.Ref(CALLED), SELF))),
        ("この効果でコールされたユニットとこのユニット", t.Some((t.Ref(CALLED), SELF))),
        ("このユニットとあなたのヴァンガード", t.Some((SELF, VANGUARD))),
        ("そのブーストされたリアガード", canonical(RC, t.Role("boosted", SELF))),
        ("そのブーストされたユニット", t.Role("boosted", SELF)),
        ("ブーストされたユニット", t.Role("boosted", SELF)),
        ("その登場したユニット", THEM),
        ("登場したユニット", THEM),
        ("そのアタックしたユニット", t.Role("attacking")),
        ("残り", REST),
        ("選ばれなかった残り", REST),
        ("公開された残り", canonical(FOUND, Not(t.Ref("picked")))),
        ("{p:place}すべて", V("p")),
        ("{p:place}のカードすべて", V("p")),
        ("{g:own_unit}すべて", V("g")),
        ("あなたのヴァンガード", VANGUARD),
        ("相手のヴァンガード", ENEMY_VANGUARD),
        ("それとこのユニット", t.Some((IT, SELF))),
        ("そのユニットとこのユニット", t.Some((IT, SELF))),
        ("このユニットとそのユニット", t.Some((SELF, IT))),
    ):
        g.phrase("thing", words, means)
    g.phrase("thing", "{g:held}すべて", V("g"), held)
    g.phrase("thing", "{g:own_unit}", V("g"), told_vanguard)


def told_vanguard(env: Env) -> bool:
    """Whether it is a vanguard of which more is said than whose it is."""
    parts = parts_of(env["g"])
    return VC in parts and sided(env) and len(parts) > 2
