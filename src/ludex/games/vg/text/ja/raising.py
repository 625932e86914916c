"""Japanese, raising: what a condition or a cost makes of a figure that was given, and what is given besides."""

from __future__ import annotations

from ludex.games.vg.text.ja.words import FIGURES
from ludex.games.vg.text.meanings import IT, ME
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many
from ludex.lang.pattern import Further, FurtherFor, FurtherIf, Give, Raised, Rest, V

FIGURE_WORDS = {figure: word for word, figure in FIGURES.items()}


def instead(g: Grammar) -> None:
    """What a condition makes of a figure that was given: +5000 becomes +10000."""
    for figure in ("power", "critical", "shield", "drive"):
        raised = (Raised(V("q"), IT, figure, V("n"), V("m")),)
        g.phrase("sent", "{x:besides}{q:ifs}+{m:digits}ではなく+{n:digits}", raised)
        g.phrase("sent", "{x:besides}{q:ifs}-{m:minus}ではなく-{n:minus}", raised)
        if figure in FIGURE_WORDS:
            word = FIGURE_WORDS[figure]
            for sign, kind in (("+", "digits"), ("-", "minus")):
                said = f"{word}{sign}{{m:{kind}}}ではなく{{y:comma}}{word}{sign}{{n:{kind}}}"
                g.phrase("sent", f"{{x:besides}}{{q:ifs}}{said}", raised)
        raised_so(g, figure)
    paid = "{p:costs}+{m:digits}ではなく+{n:digits}"
    for words, then in ((paid, ()), (f"{paid}し、{{s:opening}}", V("s"))):
        more = t.RaisedFor(V("p"), V("n"), V("m"), then)
        g.phrase("sent", f"{{x:besides}}{words}", (more,))
        g.phrase("sent", f"{{q:ifs}}{words}", (t.If(V("q"), (more,)),))
        g.phrase("opening", f"{{m0:mids}}{words}", (Rest("m0"), more))
        g.phrase("opening", f"{{m0:mids}}{{q:ifs}}{words}", (Rest("m0"), t.If(V("q"), (more,))))


def raised_so(g: Grammar, figure: str) -> None:
    """What is done if the greater number was given: if its condition holds."""
    raised = Raised(V("q"), IT, figure, V("n"), V("m"))
    for by in ("この効果で", ""):
        start = f"{{x:besides}}{{q:ifs}}+{{m:digits}}ではなく+{{n:digits}}。{by}+{{n:digits}}"
        g.phrase("sent", f"{start}したなら、{{s:plain}}", (raised, t.If(V("q"), V("s"))))
        both = t.Both((V("q"), V("r")))
        g.phrase("sent", f"{start}していて、{{r:ifs}}{{s:plain}}", (raised, t.If(both, V("s"))))
        for particle in ("の", "は"):
            boons_ = f"{{b:boons_{particle}_end}}"
            g.phrase("sent", f"{start}したなら、さらに{boons_}", (raised, Further(V("q"), V("b"))))
            g.phrase("sent", f"{start}していて、{{r:ifs}}さらに{boons_}", (raised, Further(both, V("b"))))
            paid = FurtherIf(V("q"), V("p"), V("b"))
            g.phrase("sent", f"{start}したなら、{{p:costs}}さらに{boons_}", (raised, paid))


def so_much(g: Grammar) -> None:
    """What is done if a number for each card comes to so much."""
    much = t.Compare(t.Times(V("n"), V("k")), ">=", V("m"))
    each = (t.Modify(ME, V("f"), "+", t.Times(V("n"), V("k"))),)
    more = "{o:thing}の{f:figure}+{n:digits}"
    for words in (f"{{k:per}}{{u:until}}{more}", f"{{u:until}}{{k:per}}{more}"):
        for by in ("", "この効果で"):
            given = (Give(V("o"), each, V("u")), t.If(much, V("s")))
            g.phrase("opening", f"{words}。{by}+{{m:digits}}以上したなら、{{s:plain}}", given)


def further(g: Grammar) -> None:
    """What is given besides, under a condition, to what was given something before."""
    for start in ("の", "は", "に"):
        g.phrase("further_mid", f"{{q:ifs}}さらに{{b:boons_{start}_mid}}", (Further(V("q"), V("b")),))
    g.add("further_mids", Many("further_mid", joint="", least=1, flat=True))
    for start in ("の", "は", "に"):
        last = (Rest("f"), Further(V("q"), V("b")))
        g.phrase("sent", f"{{f:further_mids}}{{q:ifs}}さらに{{b:boons_{start}_end}}", last)
        g.phrase("opening", f"{{m:mids}}{{f:further_mids}}{{q:ifs}}さらに{{b:boons_{start}_end}}", (Rest("m"), *last))
        given = Further(V("q"), V("b"))
        g.phrase("sent", f"{{q:ifs}}さらに{{b:boons_{start}_end}}", (given,))
        g.phrase("opening", f"{{m:mids}}{{q:ifs}}さらに{{b:boons_{start}_end}}", (Rest("m"), given))
        paid, asked = FurtherFor(V("p"), V("b")), FurtherIf(V("q"), V("p"), V("b"))
        for words in (
            f"{{p:costs}}さらに{{b:boons_{start}_end}}",
            f"さらに{{x:comma}}{{p:costs}}{{b:boons_{start}_end}}",
            f"さらに{{x:comma}}{{p:costs}}さらに{{b:boons_{start}_end}}",
        ):
            g.phrase("sent", words, (paid,))
            g.phrase("sent", f"{{q:ifs}}{words}", (asked,))
            g.phrase("opening", f"{{m:mids}}{words}", (Rest("m"), paid))
            g.phrase("opening", f"{{m:mids}}{{q:ifs}}{words}", (Rest("m"), asked))


def add(g: Grammar) -> None:
    for part in (instead, so_much, further):
        part(g)
