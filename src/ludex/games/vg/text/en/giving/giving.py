"""English, giving: figures, keywords and abilities, for a time or as long as an ability says."""

from __future__ import annotations

from typing import Any

from ludex.core.tree import walk
from ludex.games.vg.c14_keywords import KEYWORDS
from ludex.games.vg.text.en.nouns.nouns import placed
from ludex.games.vg.text.meanings import HAND, IT, ME, THEM
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar, Many, Token
from ludex.lang.groups import parts_of
from ludex.lang.pattern import SELF, Choose, Env, Give, Gives, Lasting, V

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
    g.phrase("boon", '"{a:line}" twice', (t.Grant(ME, V("a")), t.Grant(ME, V("a"))))
    g.phrase("boons", "{b:boon}", V("b"))
    g.add("boons", Many("boon", joint=", ", last=" and ", least=2, flat=True))
    g.add("boons", Many("boon", joint=", ", last=", and ", least=2, flat=True))
    g.add("boons", Many("boon", joint="/", least=2, flat=True))


def _millions(text: str) -> int:
    return int(text.split(maxsplit=1)[0]) * MILLION


def _say_millions(value: object) -> str | None:
    return f"{value // MILLION} Million" if type(value) is int and value and value % MILLION == 0 else None


SUBJECTS = (("thing", "gets"), ("things", "get"))


def getting(g: Grammar) -> None:
    """`state`: what units get or can do, for as long as the ability says; `clause`: for a time."""
    for subject, gets in (*SUBJECTS, ("thing_and", "gets")):
        for also in ("", "also ") if subject == "thing" else ("",):
            who = f"{{o:{subject}}} {also}{gets}"
            g.phrase("state", f"{who} {{b:boons}}", (Gives(V("o"), V("b")),))
            each = (t.Modify(ME, V("f"), "+", t.Times(V("n"), V("k"))),)
            more = f"{who} {{f:figure}} +{{n:digits}}"
            g.phrase("state", f"{more}{{k:per}}", (Gives(V("o"), each),))
            g.phrase("clause", f"{more} {{u:until}}{{k:per}}", (Give(V("o"), each, V("u")),))
            besides = (Gives(V("o"), (t.Rest("b"), *each)),)
            g.phrase("state", f"{who} {{b:boons}}, and {gets} {{f:figure}} +{{n:digits}}{{k:per}}", besides)
            g.phrase("state", f"{who} {{b:boons}}, and {{f:figure}} +{{n:digits}}{{k:per}}", besides)
            less = (t.Modify(ME, V("f"), "+", t.Times(V("n"), V("k"))),)
            g.phrase("state", f"{who} {{f:figure}} -{{n:minus}}{{k:per}}", (Gives(V("o"), less),))
            g.phrase("clause", f"{who} {{f:figure}} -{{n:minus}} {{u:until}}{{k:per}}", (Give(V("o"), less, V("u")),))
    for words in ("{s:states} {u:until}", "{u:until}, {s:states}", "{u:until} {s:states}"):
        g.phrase("clause", words, (Lasting(V("s"), V("u")),))
    for subject, gets in (("thing", "get"), ("thing", "gets"), ("things", "get")):
        g.phrase("clause", f"have {{o:{subject}}} {gets} {{b:boons}} {{u:until}}", (Give(V("o"), V("b"), V("u")),))


AND_THIS: tuple[tuple[str, Any], ...] = (
    ("that unit and this unit", t.Some((THEM, SELF))),
    ("it and this unit", t.Some((THEM, SELF))),
)
"""Two units of which some printings say "gets"."""
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
BY = (
    ("by card effects", t.ANY),
    ("by your opponent's card effects", t.ENEMY),
    ("by the effects of your opponent's cards", t.ENEMY),
    ("by your opponent's effects", t.ENEMY),
    ("due to your opponent's card effects", t.ENEMY),
    ("by your card effects", t.YOURS),
)
"""Whose effects do not reach a unit."""


def powers() -> list[tuple[str, Any]]:
    """What units can or cannot do: the words after the unit, and the rule on it."""
    rows = [(words, t.Rule(op, query, V("o"))) for words, op, query in ABLE]
    for by, whose in BY:
        rows.append((f"cannot be retired {by}", t.Rule("forbid", "ability retire", V("o"), whose)))
        if whose == t.ENEMY:
            rows.append((f"cannot be chosen {by}", t.Rule("forbid", "select", whose, V("o"))))
    return rows


def able(g: Grammar) -> None:
    for words, rule in powers():
        for subject, gets in SUBJECTS:
            who = f"{{o:{subject}}}"
            g.phrase("state", f"{who} {words}", (rule,))
            given = (Gives(V("o"), V("b")), rule)
            thrice = (*given, Gives(V("o"), V("c")))
            g.phrase("state", f"{who} {gets} {{b:boons}}, {words}, and {gets} {{c:boons}}", thrice)
            for it in ("", "it ", "they "):
                g.phrase("state", f"{who} {gets} {{b:boons}}, and {it}{words}", given)
                g.phrase("state", f"{who} {words}, and {it}{gets} {{b:boons}}", tuple(reversed(given)))
    stand = t.Continue((t.Rule("forbid", "stand", V("o")),), "next stand phase")
    for subject in ("thing", "things"):
        for whose in ("during your opponent's", "during their", "during its", "on your opponent's", "during the"):
            words = f"{{o:{subject}}} cannot [Stand] {whose} next stand phase"
            g.phrase("clause", words, (stand,), not_own if "opponent" in whose else None)
        for whose in ("your", "your opponent's", "their"):
            words = f"{{o:{subject}}} cannot [Stand] during {whose} stand phase"
            g.phrase("state", words, (t.Rule("forbid", "stand", V("o")),))


def not_own(env: Env) -> bool:
    """Whether the units may be the opponent's: only they stand in the opponent's stand phase."""
    return not any(isinstance(part, t.Self) or part == t.YOURS for part in parts_of(env["o"]))


def in_a_pile(env: Env) -> bool:
    """Whether the group names a zone off the field."""
    zones = [part for part in parts_of(env["g"]) if isinstance(part, t.Zone)]
    return bool(zones) and not any(name in ("VC", "RC", "GC") for zone in zones for name in zone.names)


def per(g: Grammar) -> None:
    """`per`: the number of cards for each of which something is given."""
    for each in (" for each ", " for every "):
        for words, group in (("of your ", "own"), ("of your other ", "other"), ("of your opponent's ", "foe")):
            g.phrase("per", f"{each}{words}{{g:{group}_many}}", t.Count(V("g")))
            g.phrase("per", f" for every {{k:several}} {words}{{g:{group}_many}}", t.Fits(t.Count(V("g")), V("k")))
        g.phrase("per", f"{each}{{g:held_one}}", t.Count(V("g")), placed)
        g.phrase("per", f"{each}of your {{g:held_many}}", t.Count(V("g")), in_a_pile)
        g.phrase("per", f"{each}other {{g:other_one}}", t.Count(V("g")))
    total = t.Fits(t.Count(V("g")), V("k"))
    g.phrase("per", " for every total of {k:several} {g:held_many}", total, placed)
    g.phrase("foreach", "for every total of {k:several} {g:held_many}", total, placed)
    g.phrase("per", " for every {k:several} {g:held_many}", t.Fits(t.Count(V("g")), V("k")), placed)


def chosen(g: Grammar) -> None:
    """One of your units gets ...: it is chosen first."""
    for words, group in (("of your ", "own"), ("of your other ", "other"), ("of your opponent's ", "foe")):
        one = Choose("t", 1, V("g"))
        g.phrase(
            "clause", f"one {words}{{g:{group}_many}} gets {{b:boons}} {{u:until}}", (one, Give(IT, V("b"), V("u")))
        )
        rule = t.Continue((t.Rule("forbid", "be hit", IT),), V("u"))
        g.phrase("clause", f"one {words}{{g:{group}_many}} cannot be hit {{u:until}}", (one, rule))
        more = (t.Modify(ME, V("f"), "+", t.Times(V("m"), V("k"))),)
        each = (one, Give(IT, more, V("u")))
        words_ = f"one {words}{{g:{group}_many}} gets {{f:figure}} +{{m:digits}} {{u:until}}{{k:per}}"
        g.phrase("clause", words_, each)
        several = Choose("t", V("n"), V("g"))
        for number, gets in (("one", "get"), ("{n:several}", "get")):
            choice = one if number == "one" else several
            means = (choice, Give(IT, V("b"), V("u")))
            g.phrase("clause", f"{number} {words}{{g:{group}_many}} {gets} {{b:boons}} {{u:until}}", means)
        for number, choice in (("one", one), ("{n:several}", several)):
            both = (choice, Give(t.Some((SELF, IT)), V("b"), V("u")))
            turned = (choice, Give(t.Some((IT, SELF)), V("b"), V("u")))
            whom = f"{number} {words}{{g:{group}_many}}"
            g.phrase("clause", f"this unit and {whom} get {{b:boons}} {{u:until}}", both)
            g.phrase("clause", f"{whom} and this unit get {{b:boons}} {{u:until}}", turned)


def guarding(g: Grammar) -> None:
    """What the opponent may not call to the guardian circle."""
    described(g, "guards", "card_head", "pre", "card_post", always=(t.ENEMY, HAND))


def together(g: Grammar) -> None:
    """The opponent must call several guardians at the same time, or none."""
    for number, rules in (
        ("two", (t.Rule("forbid", "guard alone", t.Player(t.OPPONENT)),)),
        ("three", (t.Rule("forbid", "guard as two", t.Player(t.OPPONENT)),)),
    ):
        for cards in ("cards ", "", "guardians "):
            for hand in ("hand", "their hand"):
                for to in (" to (GC)", "") if cards == "guardians " else (" to (GC)",):
                    when = f"when your opponent would call {cards}from {hand}{to}"
                    g.phrase("state", f"{when}, they must call {number} or more at the same time", rules)
    anyway = t.Rule("permit", "hit abilities anyway", t.SELF)
    words = 'this unit\'s "when attack hits" effects activate even if the attack did not hit'
    g.phrase("state", words, (anyway,))
    every = t.Rule("permit", "hit abilities anyway", t.YOURS)
    g.phrase("state", 'your "when attack hits" effects activate even if the attack did not hit', (every,))
    g.phrase("state", 'your "when attack hits" effects activate even if the attack does not hit', (every,))


def chained(g: Grammar) -> None:
    """A duration for what follows under a condition or a cost, too: "until end of turn, it gets ..., and if ..., it
    gets ..."."""
    first, second, third = (Lasting(V(name), V("u")) for name in ("s", "r", "x"))
    start = "{u:until}, {s:states}, "
    for joint in ("and ", "", "then, ", "then "):
        for template, means in (
            ("if {q:conds}, {r:states}", (first, t.If(V("q"), (second,)))),
            ("if {q:conds}, {p:costs}, {r:states}", (first, t.If(V("q"), (t.May((second,), V("p")),)))),
            ("if {q:conds}, {p:costs}, and {r:states}", (first, t.If(V("q"), (t.May((second,), V("p")),)))),
            ("{p:costs}, {r:states}", (first, t.May((second,), V("p")))),
            ("{p:costs}, and {r:states}", (first, t.May((second,), V("p")))),
            (
                "if {q:conds}, {r:states}, and if {v:conds}, {x:states}",
                (first, t.If(V("q"), (second, t.If(V("v"), (third,))))),
            ),
        ):
            for category in ("opening", "turn"):
                g.phrase(category, f"{start}{joint}{template}", means)


def owned(g: Grammar) -> None:
    """What the player gets: effects whose objects are looked for anew at any time."""
    given = (t.Owned(V("s"), V("u")),)
    for end in (".", ""):
        said = f'you get "^{{s:states}}{end}"'
        g.phrase("clause", f"{said} {{u:until}}", given, of_others)
        g.phrase("clause", f"{{u:until}}, {said}", given, of_others)


ON_ITS_TURN = t.Role("on its turn")


def in_turns(g: Grammar) -> None:
    """What the player's units get in each of their turns, for as long as is said."""
    for words, group in (("all of your ", "own"), ("all your ", "own"), ("all of your other ", "other")):
        given = (t.Owned((Gives(t.All((V("g"), ON_ITS_TURN)), V("b")),), V("u")),)
        for end in (".", ""):
            said = f'you get "^during your turn, {words}{{g:{group}_many}} get {{b:boons}}{end}"'
            g.phrase("clause", f"{said} {{u:until}}", given)
            g.phrase("clause", f"{{u:until}}, {said}", given)


def of_others(env: Env) -> bool:
    """Whether the effects are not on this card: that would be said without the player."""
    return SELF not in walk.nodes(env["s"], skip=(t.Grant,))


def add(g: Grammar) -> None:
    for words, what in AND_THIS:
        g.phrase("thing_and", words, what)
    for part in (boons, getting, able, per, chosen, guarding, together, chained, owned, in_turns):
        part(g)
