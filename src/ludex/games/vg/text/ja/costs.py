"""Japanese, costs: what stands in the brackets after 【コスト】."""

from __future__ import annotations

from ludex.games.vg.c07_charging import counter_blast, soul_blast
from ludex.games.vg.text.en.verbs.verbs import fill_some
from ludex.games.vg.text.meanings import MANY, SLOTS, SUCH
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many, Phrase
from ludex.lang.ja.forms import clause, verb
from ludex.lang.pattern import SELF, Do, Rest, V, slotted


def stems(g: Grammar) -> None:
    """`cost_stem`: a part of a cost before another one, in the form of a verb that joins: 手札から1枚捨て,..."""
    for entry in g.entries["pay_mid"]:
        if isinstance(entry, Phrase) and entry.template.endswith("、"):
            g.phrase("cost_stem", entry.template[:-1], entry.means, entry.when)
    for joint in (",", "、"):
        g.phrase("cost_list", f"{{a:cost_stem}}{joint}{{b:cost_list}}", (Rest("a"), Rest("b")))
        if joint == ",":
            g.phrase(
                "cost_list",
                f"{{c:cost}}{joint}{{a:cost_stem}}{joint}{{b:cost_list}}",
                (Rest("c"), Rest("a"), Rest("b")),
            )
    g.phrase("costs", "{p:pay_end}ことで、", V("p"))
    g.phrase("costs", "{a:pay_mid}{p:pay_end}ことで、", (Rest("a"), Rest("p")))


def add(g: Grammar) -> None:
    """`cost`: one part of a cost; `costs`: with the words that join it to the text."""
    for template, means in (
        ("【カウンターブラスト】({n:digits})", slotted(counter_blast(MANY), SLOTS)),
        ("【ソウルブラスト】({n:digits})", slotted(soul_blast(MANY), SLOTS)),
        ("【エネルギーブラスト】({n:digits})", (Do("energy-blast", SELF, V("n")),)),
        (
            "このカード以外を【ソウルブラスト】({n:digits})",
            t.pattern(fill_some(slotted(soul_blast(MANY, SUCH), SLOTS), {"g": t.Not(SELF)})),
        ),
        ("{g:kinds}を【ソウルブラスト】({n:digits})", slotted(soul_blast(MANY, SUCH), SLOTS)),
        ("{g:kinds}を【カウンターブラスト】({n:digits})", slotted(counter_blast(MANY, SUCH), SLOTS)),
    ):
        g.phrase("cost", template, means)
    clause(g, "pay", "{c:paying_with}", verb("選ぶ"), V("c"))
    g.phrase("cost", "{p:pay_end}", V("p"))
    g.phrase("cost", "{a:pay_mid}{p:pay_end}", (Rest("a"), Rest("p")))
    g.phrase("cost", "{c:paying_with}選び、{p:paid_end}", (Rest("c"), Rest("p")))
    shown = (Rest("c"), t.Reveal(t.Ref("cost")), Rest("p"))
    for joint in ("公開し、", "公開して", "選び、公開し、", "選び、公開して"):
        g.phrase("cost", f"{{c:paying_with}}{joint}{{p:paid_end}}", shown)
    g.phrase("cost", "{c:discarding}選び、捨てる", (Rest("c"), t.Move(t.Ref("discard"), "drop", "discard")))
    bound = t.Move(t.Ref("cost"), "bind", "bind", up=True)
    g.phrase("cost", "{c:paying_with}バインド", (Rest("c"), bound))
    for this in ("このカード", "このユニット"):
        g.phrase("cost", f"{this}をバインド", (t.Move(SELF, "bind", "bind", up=True),))
    g.phrase("cost", "山札を上から{n:count}捨てる", (t.Move(t.Top("deck", V("n")), "drop", "discard"),))
    g.phrase("one_cost", "{c:cost}", V("c"))
    g.phrase("cost_list", "{c:cost}", V("c"))
    g.phrase("cost_list", "{a:one_cost}か{b:one_cost}", (t.Modes(1, (V("a"), V("b"))),))
    for joint in (",", "、"):
        g.add("cost_list", Many("cost", joint=joint, least=2, flat=True))
    stems(g)
    for end in ("することで、", "ことで、", "することで", "ことで"):
        g.phrase("costs", f"【コスト】[{{c:cost_list}}]{end}", V("c"))
