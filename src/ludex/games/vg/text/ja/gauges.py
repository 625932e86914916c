"""Japanese, gauges of the player: put, heard of, asked for."""

from __future__ import annotations

from ludex.games.vg.text.ja.giving import endings
from ludex.games.vg.text.ja.nouns import ITSELF
from ludex.games.vg.text.ja.words import LEFT_OUT
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.ja.forms import clause, verb
from ludex.lang.pattern import SELF, YOURS, Compare, Do, Rest, Unless, V, When

NAMES = (("自己改修ゲージ", "AutoMOD"), ("時刻印ゲージ", "regress"))
"""Gauges that players have: the words, and the name."""
FACES = (("表で", " face up"), ("裏で", ""))


def putting(g: Grammar) -> None:
    for words, name in NAMES:
        for face, up in FACES:
            word = f"{name}{up}"
            for whose in ("", "あなたの"):
                to = f"{whose}{words}として{face}"
                clause(g, "deed", to, verb("置く"), (Do("put as own gauge", LEFT_OUT, word=word),))
                clause(g, "clause", f"{{o:thing}}を{to}", verb("置く"), (Do("put as own gauge", V("o"), word=word),))
                taken = (Rest("c"), Do("put as own gauge", LEFT_OUT, word=word))
                clause(g, "clause", f"{{c:taking}}{to}", verb("置く"), taken, chosen)
                paid = (Rest("c"), Do("put as own gauge", t.Ref("cost"), word=word))
                clause(g, "pay", f"{{c:paying_with}}{to}", verb("置く"), paid)
                top = (Do("put as own gauge", t.Top("deck", V("n")), word=word),)
                clause(g, "clause", f"あなたの山札を上から{{n:count}}{to}", verb("置く"), top)


def chosen(env: t.Env) -> bool:
    """Whether the cards are chosen where they are, or from those looked at."""
    return bool(env["c"]) and env["c"][0].name in ("t", "found")


def hearing(g: Grammar) -> None:
    for words, name in NAMES:
        mark = f"{name} gauge"
        for whose in ("", "あなたの"):
            came = When("move", SELF, dst=("gauge",), word=mark)
            caused = When("move", SELF, dst=("gauge",), word=mark, cause=V("c"))
            g.phrase("happens", f"{whose}{words}として置かれた", came)
            for this in ITSELF:
                g.phrase("event", f"{this}が{whose}{words}として置かれた", came)
                g.phrase("event", f"{this}が{{c:by}}{words}として置かれた", caused)
        happened = Compare(t.Happened(When("move", YOURS, dst=("gauge",), word=mark)), ">=", 1)
        for turn in ("このターンに", "このターン"):
            g.phrase("cond_end", f"{turn}あなたのカードが{words}として置かれている", happened)
            g.phrase("cond_mid", f"{turn}あなたのカードが{words}として置かれていて", happened)
            g.phrase("cond_end", f"{turn}あなたのカードが{words}として置かれていない", Unless(happened))
        for form, end in (("end", ""), ("mid", "で")):
            for this in ITSELF:
                g.phrase(f"cond_{form}", f"{this}が{words}{end}", t.Is(SELF, t.Mark(mark)))


def having(g: Grammar) -> None:
    """[VG 7.40.7] Gauges that the player can have."""
    for words, name in NAMES:
        have = t.Rule("permit", f"have {name} gauge", t.Player(t.YOU))
        for form, end in endings(verb("持てる")):
            g.phrase(f"own_rule_{form}", f"{words}を{end}", (have,))
            g.phrase(f"state_{form}", f"あなたは{words}を{end}", (have,))
            g.phrase(f"clause_{form}", f"{{u:until}}あなたは{words}を{end}", (t.Continue((have,), V("u")),))


def add(g: Grammar) -> None:
    having(g)
    putting(g)
    hearing(g)
