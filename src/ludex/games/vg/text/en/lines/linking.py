"""English, further joints: clauses linked by several "and"s, a condition in the middle of a sentence, so much for each
at its beginning."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.nouns.nouns import placed
from ludex.games.vg.text.en.words import LATER
from ludex.games.vg.text.meanings import IT
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many
from ludex.lang.marks import CALLED, RETIRED, TAKEN
from ludex.lang.pattern import Choose, Count, Give, If, Rest, V


def linked(g: Grammar) -> None:
    """Clauses of which more than the last has an "and"."""
    for start in ("", "and ", "then "):
        g.phrase("linked", f"{start}{{a:clause}}", V("a"))
    g.add("clauses", Many("linked", joint=", ", least=3, flat=True))
    for template, means in (
        ("{c:clauses}, then, if {q:conds}, {d:clauses}", (Rest("c"), If(V("q"), V("d")))),
        ("{c:clauses}, then if {q:conds}, {d:clauses}", (Rest("c"), If(V("q"), V("d")))),
        ("{c:clauses}, then you may {d:clauses}", (Rest("c"), t.May(V("d")))),
    ):
        g.phrase("opening", template, means)
    g.phrase("opening", "{c:clauses}, if {q:conds}, {d:clauses}", (Rest("c"), If(V("q"), V("d"))))
    g.phrase("clause", "you {a:clause}", V("a"))
    for no in ("and if it is not", "if it is not", "and if not", "and if it isn't"):
        either = (If(V("q"), V("c"), V("d")),)
        g.phrase("sent", f"if {{q:conds}}, {{c:clauses}}, {no}, {{d:clauses}}", either)


SUBJECTS = (("thing", "gets"), ("things", "get"))


def lasting(g: Grammar) -> None:
    """One duration for what is given, and for what is given besides under a condition."""
    for first, gets in SUBJECTS:
        given = Give(V("o"), V("b"), V("u"))
        start = f"{{u:until}}, {{o:{first}}} {gets} {{b:boons}}"
        for second, too in SUBJECTS:
            more = If(V("q"), (Give(V("p"), V("c"), V("u")),))
            for joint in (", then, if", ", and if"):
                words = f"{start}{joint} {{q:conds}}, {{p:{second}}} {too} {{c:boons}}"
                g.phrase("opening", words, (given, more))
                g.phrase("opening", f"{{d:clauses}}, and {words}", (Rest("d"), given, more))
        each: Any = (t.Modify(t.Ref("same"), V("f"), "+", t.Times(V("n"), V("k"))),)
        rule = t.Continue((t.Rule("forbid", "intercept", V("p")),), V("u"))
        words = (
            f"{{u:until}}, {{p:things}} cannot intercept, and {{o:{first}}} {gets} {{f:figure}} +{{n:digits}}{{k:per}}"
        )
        g.phrase("clause", words, (rule, Give(V("o"), each, V("u"))))


def opposing(g: Grammar) -> None:
    """What the opponent may do."""
    drawn = (t.May((t.Draw(1, t.OPPONENT),), who=t.OPPONENT),)
    g.phrase("opening", "your opponent may draw a card", drawn)
    for words, n in (("{g:a_theirs}", 1), ("{n:several} {g:theirs_many}", V("n"))):
        it = "it" if n == 1 else "them"
        chosen = Choose("t", n, V("g"), who=t.OPPONENT)
        lost = t.Move(IT, "drop", "discard")
        may = (t.May((chosen, lost), who=t.OPPONENT),)
        g.phrase("opening", f"your opponent may choose {words}, and discard {it}", may, placed)
        for joint in (", and he or she may", ", and may"):
            said = f"your opponent chooses {words}{joint} discard {it}"
            g.phrase("opening", said, (chosen, t.May((lost,), who=t.OPPONENT)), placed)


def later(g: Grammar) -> None:
    """What is done at a later moment if a condition holds then."""
    for words, when in LATER:
        asked = t.Delay(when, (If(V("q"), V("d")),))
        g.phrase("opening", f"{words}, if {{q:conds}}, {{d:clauses}}", (asked,))
        g.phrase("opening", f"{{c:clauses}}, and {words}, if {{q:conds}}, {{d:clauses}}", (Rest("c"), asked))


def for_each(g: Grammar) -> None:
    """ "For each of your units, choose one of your opponent's rear-guards, and retire it"."""
    for words, group in (("of your ", "own"), ("of your other ", "other"), ("of your opponent's ", "foe")):
        g.phrase("foreach", f"for each {words}{{g:{group}_many}}", Count(V("g")))
    g.phrase("foreach", "for each {g:held_one}", Count(V("g")), placed)
    g.phrase("foreach", "for each {g:own_one} you have", Count(V("g")))
    for words, deed in (
        ("unit returned", TAKEN),
        ("card returned", TAKEN),
        ("unit called", CALLED),
        ("unit retired", RETIRED),
    ):
        for end in ("", " with this effect"):
            g.phrase("foreach", f"for each {words}{end}", t.Moved(deed))
        g.phrase("per", f" for each {words} with this effect", t.Moved(deed))


def add(g: Grammar) -> None:
    for part in (linked, lasting, opposing, later, for_each):
        part(g)
