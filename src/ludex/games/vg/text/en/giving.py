"""English, giving: figures, keywords and abilities, for a time or as long as an ability says."""

from __future__ import annotations

from ludex.games.vg.c14_keywords import KEYWORDS
from ludex.games.vg.text.meanings import ME
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many
from ludex.lang.pattern import Give, Gives, V


def boons(g: Grammar) -> None:
    g.phrase("boon", "{f:figure} +{n:digits}", (t.Modify(ME, V("f"), "+", V("n")),))
    g.phrase("boon", "{f:figure} -{n:minus}", (t.Modify(ME, V("f"), "+", V("n")),))
    for keyword in KEYWORDS:
        if keyword.means:
            g.phrase("boon", f'"{keyword.name}"', (t.Grant(ME, keyword.means),))
    g.phrase("boon", '"{a:line}"', (t.Grant(ME, V("a")),))
    g.phrase("boons", "{b:boon}", V("b"))
    g.add("boons", Many("boon", joint=", ", last=" and ", least=2, flat=True))
    g.add("boons", Many("boon", joint="/", least=2, flat=True))


def getting(g: Grammar) -> None:
    for subject, gets in (("thing", "gets"), ("things", "get")):
        for words in (
            f"{{o:{subject}}} {gets} {{b:boons}} {{u:until}}",
            f"{{u:until}}, {{o:{subject}}} {gets} {{b:boons}}",
        ):
            g.phrase("clause", words, (Give(V("o"), V("b"), V("u")),))
        g.phrase("state", f"{{o:{subject}}} {gets} {{b:boons}}", (Gives(V("o"), V("b")),))
    for forbidden, query in (
        ("be hit", "be hit"),
        ("attack", "attack"),
        ("boost", "boost"),
        ("intercept", "intercept"),
    ):
        rule = t.Rule("forbid", query, V("o"))
        for subject in ("thing", "things"):
            g.phrase("clause", f"{{o:{subject}}} cannot {forbidden} {{u:until}}", (t.Continue((rule,), V("u")),))
            g.phrase("state", f"{{o:{subject}}} cannot {forbidden}", (rule,))


def add(g: Grammar) -> None:
    for part in (boons, getting):
        part(g)
