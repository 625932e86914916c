"""English, joints: what is said otherwise, and skills that are quoted in a line of their own."""

from __future__ import annotations

from ludex.games.dbs.text.meanings import IN_PLAY, IT, ME, PAID, THEM
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import ANY, SELF, Choose, Continue, Give, Gives, Grant, If, Move, Passive, Rest, V

JOINTS = (", and ", " and ", ", then ", ", ", "; ")


def otherwise(g: Grammar) -> None:
    """One of two things, in one sentence."""
    both = (If(V("q"), V("c"), V("d")),)
    for joint in ("; otherwise, ", ", otherwise, ", ", otherwise ", "; if not, "):
        g.phrase("sent", f"if {{q:conds}}, {{c:clauses}}{joint}{{d:plain}}", both)
        may = (If(V("q"), (t.May(V("c")),), V("d")),)
        for comma in (", ", " "):
            g.phrase("sent", f"if {{q:conds}}{comma}you may {{c:clauses}}{joint}{{d:plain}}", may)
    g.phrase("sent", "if {q:conds} you may {c:clauses}", (If(V("q"), (t.May(V("c")),)),))

    g.phrase("opening", "you may pay {e:energy_cost}", (t.May((), V("e")),))
    asked = (t.May(V("c")), If(t.Did("did"), V("d")))
    paid = (t.May((), V("e")), If(t.Did("did"), V("d")))
    for joint in ("; if you do, ", ", and if you do, ", " and if you do, ", ", if you do, "):
        g.phrase("opening", f"you may {{c:clauses}}{joint}{{d:plain}}", asked)
        g.phrase("opening", f"{{b:clauses}}, then you may {{c:clauses}}{joint}{{d:plain}}", (Rest("b"), *asked))
        g.phrase("opening", f"you may pay {{e:energy_cost}}{joint}{{d:plain}}", paid)
    g.phrase("opening", "you may {c:clauses}; {d:sent}", (t.May((Rest("c"), Rest("d"))),), _looks)
    g.phrase("opening", "you may {c:clauses}, and {d:sent}", (t.May((Rest("c"), Rest("d"))),), _looks)


def _looks(env: t.Env) -> bool:
    """Whether cards are looked at, and asked about in what follows: all of it is what one may do."""
    looks = any(isinstance(part, t.Look) for part in env["c"][-1:])
    return looks and any(isinstance(part, If) for part in env["d"][:1])


def quoted(g: Grammar) -> None:
    """`quoted`: a skill that is given, after a dash, in the next line. It ends a skill."""
    for words in ("the following skill", "the following effect", "the following skills"):
        g.phrase("following", words, t.ANY)
    for words in ("-", " :", " -"):
        g.phrase("dash", words, t.ANY)
    granted = (Grant(ME, V("k")),)
    more = (Rest("b"), *granted)
    for gain, getter in (("gains", "getter"), ("gain", "getters")):
        end = "{d_:dash}\n{k:granted}"
        words = f"{{o:{getter}}} {gain} {{f_:following}}"
        g.phrase("quoted", f"{words} {{u:until}}{end}", (Give(V("o"), granted, V("u")),))
        g.phrase("quoted", f"{{u:first}}{words}{end}", (Give(V("o"), granted, V("u")),))
        for verb in (gain, "gets" if gain == "gains" else "get"):
            both = f"{{o:{getter}}} {verb} {{b:boons}} and {{f_:following}}"
            g.phrase("quoted", f"{both} {{u:until}}{end}", (Give(V("o"), more, V("u")),))
            g.phrase("quoted", f"{{u:first}}{both}{end}", (Give(V("o"), more, V("u")),))
        g.phrase("quoted", f"{{c:pick}} {gain} {{f_:following}} {{u:until}}{end}",
                 (Rest("c"), Give(IT, granted, V("u"))))  # fmt: skip
        held = (Passive((Gives(V("o"), granted),)),)
        g.phrase("line", f"[Permanent] ^{words}{end}", held)
        g.phrase("line", f"[Permanent] ^{words}{{d_:dash}}\n・{{k:line}}", held)
    for category, capital in (("paid", ""), ("body", "^")):
        g.phrase(category, f"{capital}{{m:quoted}}", V("m"))
        for joint in JOINTS:
            g.phrase(category, f"{capital}{{c:clauses}}{joint}{{m:quoted}}", (Rest("c"), Rest("m")))
        g.phrase(category, f"{capital}{{c:opening}}. ^{{m:quoted}}", (Rest("c"), Rest("m")))


G = V("g")


def two_gifts(g: Grammar) -> None:
    """Two gifts with a duration each, or a gift and what cannot be done."""
    for gets, getter in (("gets", "getter"), ("get", "getters")):
        for joint in (" and ", ", and "):
            two = (Give(V("o"), V("b"), V("u")), Give(V("o"), V("c"), V("v")))
            g.phrase("clause", f"{{o:{getter}}} {{b:{gets}}} {{u:until}}{joint}{{c:{gets}}} {{v:until}}", two)
    for it, what in (("this card", SELF), ("{o_:one_it}", IT)):
        barred = (Give(what, V("b"), V("u")), Continue(t.On(V("c"), what), V("v")))
        g.phrase("clause", f"{it} {{b:gets}} {{u:until}}{{j_:and_}}{{c:barred_is}} {{v:until}}", barred)
    for words in ("it", "that card", "the chosen card"):
        g.phrase("one_it", words, ANY)
    for its, what in (("its", IT), ("their", THEM), ("that card's", IT), ("this card's", SELF)):
        g.phrase("clause", f"negate all of {its} {{k:skills}} {{u:until}}", (Give(what, V("k"), V("u")),))
        if what != SELF:
            g.phrase("clause", f"negate all of {its} {{k:skills}}", (Give(what, V("k"), ""),))
    attacker = t.All((IN_PLAY, t.Role("attacking")))
    for card in ("the attacking card", "the attacking Battle Card"):
        for said in (f"negate {card}'s {{k:skills}}", f"negate the {{k:skills}} of {card}"):
            g.phrase("clause", f"{said} {{u:until}}", (Give(attacker, V("k"), V("u")),))
    g.phrase("clause", "negate the {k:skills} of {o:it} {u:until}", (Give(V("o"), V("k"), V("u")),))


def what_one_may(g: Grammar) -> None:
    """What one may do, after other things and in other words; single cards with an article."""
    for joint in (" and ", ", and ", ", then ", " and then "):
        for may in ("you may", "you can"):
            if (joint, may) not in ((", and ", "you may"), (", then ", "you may")):
                asked_ = (Rest("c"), t.May(V("d")))
                g.phrase("opening", f"{{c:clauses}}{joint}{may} {{d:clauses}}", asked_)
    g.phrase("opening", "you can {c:clauses}", (t.May(V("c")),))
    for category, s, its in (("clause", "", "your"), ("does", "s", "their"), ("do", "", "their")):
        g.phrase(category, f"draw{s} a card", (t.Draw(1),))
        for place in ("", f" from {its} hand", f" in {its} hand"):
            thrown = (Choose("d", 1, G), Move(t.Ref("d"), "drop", "discard"))
            g.phrase(category, f"discard{s} {{g:a_held}}{place}", thrown)
    paid = (Choose("paid", 1, G), Move(PAID, "drop", "discard"))
    for place in ("", " from your hand", " in your hand"):
        g.phrase("payment", f"discard {{g:a_spent}}{place}", paid)


def add(g: Grammar) -> None:
    otherwise(g)
    quoted(g)
    two_gifts(g)
    what_one_may(g)
