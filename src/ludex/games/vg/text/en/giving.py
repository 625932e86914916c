"""English, giving: figures, keywords and abilities, for a time or as long as an ability says."""

from __future__ import annotations

from ludex.games.vg.c14_keywords import KEYWORDS
from ludex.games.vg.text.en.nouns import placed
from ludex.games.vg.text.meanings import HAND, IT, ME
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar, Many, Token
from ludex.lang.pattern import Choose, Give, Gives, V

MILLION = 1_000_000


def boons(g: Grammar) -> None:
    g.phrase("boon", "{f:figure} +{n:digits}", (t.Modify(ME, V("f"), "+", V("n")),))
    g.phrase("boon", "{f:figure} -{n:minus}", (t.Modify(ME, V("f"), "+", V("n")),))
    g.add("millions", Token(r"\d+ Million", _millions, _say_millions))
    g.phrase("boon", "{f:figure} +{n:millions}", (t.Modify(ME, V("f"), "+", V("n")),))
    for keyword in KEYWORDS:
        if keyword.means:
            g.phrase("boon", f'"{keyword.name}"', (t.Grant(ME, keyword.means),))
    g.phrase("boon", '"{a:line}"', (t.Grant(ME, V("a")),))
    g.phrase("boons", "{b:boon}", V("b"))
    g.add("boons", Many("boon", joint=", ", last=" and ", least=2, flat=True))
    g.add("boons", Many("boon", joint=", ", last=", and ", least=2, flat=True))
    g.add("boons", Many("boon", joint="/", least=2, flat=True))


def _millions(text: str) -> int:
    return int(text.split(maxsplit=1)[0]) * MILLION


def _say_millions(value: object) -> str | None:
    return f"{value // MILLION} Million" if type(value) is int and value and value % MILLION == 0 else None


def getting(g: Grammar) -> None:
    for subject, gets in (("thing", "gets"), ("things", "get")):
        for words in (
            f"{{o:{subject}}} {gets} {{b:boons}} {{u:until}}",
            f"{{u:until}}, {{o:{subject}}} {gets} {{b:boons}}",
        ):
            g.phrase("clause", words, (Give(V("o"), V("b"), V("u")),))
        g.phrase("state", f"{{o:{subject}}} {gets} {{b:boons}}", (Gives(V("o"), V("b")),))
        each = (t.Modify(ME, V("f"), "+", t.Times(V("n"), V("k"))),)
        more = f"{{o:{subject}}} {gets} {{f:figure}} +{{n:digits}}"
        for words in (f"{more} {{u:until}}{{k:per}}", f"{{u:until}}, {more}{{k:per}}", f"{more}{{k:per}} {{u:until}}"):
            g.phrase("clause", words, (Give(V("o"), each, V("u")),))
        g.phrase("state", f"{more}{{k:per}}", (Gives(V("o"), each),))
    for subject, gets in (("thing", "get"), ("thing", "gets"), ("things", "get")):
        g.phrase("clause", f"have {{o:{subject}}} {gets} {{b:boons}} {{u:until}}", (Give(V("o"), V("b"), V("u")),))


ABLE: tuple[tuple[str, str, str], ...] = (
    ("cannot be hit", "forbid", "be hit"),
    ("cannot attack", "forbid", "attack"),
    ("cannot be attacked", "forbid", "be attacked"),
    ("cannot boost", "forbid", "boost"),
    ("cannot intercept", "forbid", "intercept"),
    ("can attack from the back row", "permit", "attack from the back row"),
    ("can intercept from the back row", "permit", "intercept from the back"),
)
"""What units can or cannot do: the words, and the rule."""


def able(g: Grammar) -> None:
    for words, op, query in ABLE:
        rule = t.Rule(op, query, V("o"))
        for subject, gets in (("thing", "gets"), ("things", "get")):
            who = f"{{o:{subject}}}"
            for template in (f"{who} {words} {{u:until}}", f"{{u:until}}, {who} {words}"):
                g.phrase("clause", template, (t.Continue((rule,), V("u")),))
            g.phrase("state", f"{who} {words}", (rule,))
            given = (Give(V("o"), V("b"), V("u")), t.Continue((rule,), V("u")))
            for it in ("", "it ", "they "):
                g.phrase("clause", f"{{u:until}}, {who} {gets} {{b:boons}}, and {it}{words}", given)
            g.phrase("clause", f"{{u:until}}, {who} {words}, and {gets} {{b:boons}}", tuple(reversed(given)))
    stand = t.Continue((t.Rule("forbid", "stand", V("o")),), "next stand phase")
    for subject in ("thing", "things"):
        for whose in ("your opponent's", "their", "his or her"):
            words = f"{{o:{subject}}} cannot [Stand] during {whose} next stand phase"
            g.phrase("clause", words, (stand,))
    for subject in ("thing", "things"):
        for whose in ("your", "your opponent's"):
            words = f"{{o:{subject}}} cannot [Stand] during {whose} stand phase"
            g.phrase("state", words, (t.Rule("forbid", "stand", V("o")),))
    rule = t.Rule("forbid", "intercept", t.ENEMY)
    no_intercept = "your opponent cannot intercept"
    g.phrase("state", no_intercept, (rule,))
    g.phrase("clause", f"{no_intercept} {{u:until}}", (t.Continue((rule,), V("u")),))
    g.phrase("clause", f"{{u:until}}, {no_intercept}", (t.Continue((rule,), V("u")),))


def safe(g: Grammar) -> None:
    """What effects cannot do to units."""
    for by, whose in (
        ("by card effects", t.ANY),
        ("by your opponent's card effects", t.ENEMY),
        ("by the effects of your opponent's cards", t.ENEMY),
        ("by your card effects", t.YOURS),
    ):
        rule = t.Rule("forbid", "ability retire", V("o"), whose)
        for subject in ("thing", "things"):
            g.phrase("state", f"{{o:{subject}}} cannot be retired {by}", (rule,))
            g.phrase("clause", f"{{o:{subject}}} cannot be retired {by} {{u:until}}", (t.Continue((rule,), V("u")),))


def together(g: Grammar) -> None:
    """One duration for two effects: "until end of turn, this unit gets ..., and your opponent cannot ..."."""
    for subject, gets in (("thing", "gets"), ("things", "get")):
        given = Give(V("o"), V("b"), V("u"))
        who = f"{{u:until}}, {{o:{subject}}} {gets} {{b:boons}}, and "
        for other, gets_too in (("thing", "gets"), ("things", "get")):
            both = (given, Give(V("p"), V("c"), V("u")))
            g.phrase("clause", f"{who}{{p:{other}}} {gets_too} {{c:boons}}", both)
        rule = t.Continue((t.Rule("forbid", "intercept", t.ENEMY),), V("u"))
        g.phrase("clause", f"{who}your opponent cannot intercept", (given, rule))
        guard = t.Continue((t.Rule("forbid", "guard", V("g")),), V("u"))
        for hand in ("hand", "their hand", "his or her hand"):
            g.phrase("clause", f"{who}your opponent cannot call {{g:guards_many}} from {hand} to (GC)", (given, guard))


def per(g: Grammar) -> None:
    """`per`: the number of cards for each of which something is given."""
    for each in (" for each ", " for every "):
        for words, group in (("of your ", "own"), ("of your other ", "other"), ("of your opponent's ", "foe")):
            g.phrase("per", f"{each}{words}{{g:{group}_many}}", t.Count(V("g")))
            g.phrase("per", f" for every {{k:several}} {words}{{g:{group}_many}}", t.Fits(t.Count(V("g")), V("k")))
        g.phrase("per", f"{each}{{g:held_one}}", t.Count(V("g")), placed)
    g.phrase("per", " for every {k:several} {g:held_many}", t.Fits(t.Count(V("g")), V("k")), placed)


def chosen(g: Grammar) -> None:
    """One of your units gets ...: it is chosen first."""
    for words, group in (("of your ", "own"), ("of your other ", "other"), ("of your opponent's ", "foe")):
        one = Choose("t", 1, V("g"))
        g.phrase(
            "clause", f"one {words}{{g:{group}_many}} gets {{b:boons}} {{u:until}}", (one, Give(IT, V("b"), V("u")))
        )
        for forbidden in ("be hit",):
            rule = t.Continue((t.Rule("forbid", forbidden, IT),), V("u"))
            g.phrase("clause", f"one {words}{{g:{group}_many}} cannot {forbidden} {{u:until}}", (one, rule))


def guarding(g: Grammar) -> None:
    """What the opponent may not call to the guardian circle."""
    described(g, "guards", "card_head", "pre", "card_post", always=(t.ENEMY, HAND))
    rule = t.Rule("forbid", "guard", V("g"))
    for hand in ("hand", "their hand", "his or her hand"):
        for words in (
            f"your opponent cannot call {{g:guards_many}} from {hand} to (GC)",
            f"your opponent cannot call {{g:guards_many}} to (GC) from {hand}",
        ):
            g.phrase("state", words, (rule,))
            g.phrase("clause", f"{words} {{u:until}}", (t.Continue((rule,), V("u")),))
            g.phrase("clause", f"{{u:until}}, {words}", (t.Continue((rule,), V("u")),))


def resisting(g: Grammar) -> None:
    for subject in ("thing", "things"):
        rule = t.Rule("forbid", "select", t.ENEMY, V("o"))
        for by in ("by your opponent's card effects", "by the effects of your opponent's cards"):
            g.phrase("state", f"{{o:{subject}}} cannot be chosen {by}", (rule,))
            g.phrase("clause", f"{{o:{subject}}} cannot be chosen {by} {{u:until}}", (t.Continue((rule,), V("u")),))


def add(g: Grammar) -> None:
    for part in (boons, getting, able, per, chosen, guarding, resisting, safe, together):
        part(g)
