"""English, joints: clauses to sentences, "instead" and "again", and options."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from ludex.core.tree.walk import nodes
from ludex.games.sve.groups import YOUR_LEADER
from ludex.games.sve.text.meanings import CREATED, FOUND, ME, REST, rolled
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many, Phrase
from ludex.lang.pattern import (
    SAME,
    THAT,
    YOU,
    Create,
    Damage,
    Do,
    Draw,
    Equals,
    Give,
    If,
    Instead,
    Move,
    Otherwise,
    Rest,
    Under,
    V,
)
from ludex.lang.surface import refers_back

DASHES = (": ", " - ")


def joining(g: Grammar) -> None:
    """Joins clauses to sentences, and sentences to blocks."""
    g.phrase("clauses", "{a:clause}", V("a"))
    for template in (
        "{a:clause} and {b:clause}",
        "{a:clause}, then {b:clause}",
        "{a:clause} and then {b:clause}",
        "{a:clause}, and {b:clause}",
    ):
        g.phrase("clauses", template, (Rest("a"), Rest("b")), shuffled_once)
    three = (Rest("a"), Rest("b"), Rest("c"))
    for template in (
        "{a:clause}, {b:clause}, and {c:clause}",
        "{a:clause}, {b:clause}, then {c:clause}",
        "{a:clause} and {b:clause}, then {c:clause}",
        "{a:clause}, {b:clause} and {c:clause}",
    ):
        g.phrase("clauses", template, three, shuffled_once)
    g.phrase("clauses", "{a:clause}, {b:search}", (Rest("a"), Rest("b")))
    g.phrase("clauses", "{a:clause} and, if {q:cond}, {b:clauses}", (Rest("a"), If(V("q"), V("b"))))
    g.phrase("sent", "{c:clauses}", V("c"))
    g.phrase("sent", "{c:pick}", V("c"))
    for also in ("", "also "):
        g.phrase("sent", f"if {{q:cond}}, {also}{{c:clauses}}", (If(V("q"), V("c")),), not_of_leader)
    g.phrase("leader_cond", "{q:cond}", V("q"), of_leader)
    leader_up = (If(V("q"), (Do("restore", YOUR_LEADER, V("n")),)),)
    g.phrase("sent", "if {q:leader_cond}, give it [defense]+{n:amount}", leader_up)
    g.phrase("sent", "then, {c:clauses}", V("c"))
    g.phrase("sent", "then, if {q:cond}, {c:clauses}", (If(V("q"), V("c")),))
    g.phrase("dependent", "{s:sentence}", V("s"), refers_back)
    g.add("dependents", Many("dependent", joint=" ", least=1, flat=True))
    for start in ("if {q:cond}, ", "then, if {q:cond}, "):
        g.phrase("under", start + "{c:clauses}. {d:dependents}", (Under(V("q"), V("c"), V("d")),))
        may = (Under(V("q"), (t.May(V("c")),), V("d")),)
        g.phrase("under", start + "you may {c:clauses}. {d:dependents}", may)
    g.phrase("sentence", "^{u:under}", V("u"))
    g.phrase("low_block", "{u:under}", V("u"))
    g.phrase("low_block", "{u:under} {b:block}", (Rest("u"), Rest("b")))
    g.phrase("option", "{b:block}", V("b"))
    g.phrase("option", "^{p:costs}: {b:sentences}", (t.May(V("b"), V("p")),))
    g.phrase("option", "{p:costs}: {b:sentences}", (t.May(V("b"), V("p")),))  # the cost of all of it [SVE 10.4.7.2]
    g.phrase("sent", "you may {c:clauses}", (t.May(V("c")),))
    g.phrase("sent", "if {q:cond}, you may {c:clauses}", (If(V("q"), (t.May(V("c")),)),))
    g.phrase("sent", "if {q:cond}, {c:elliptic} instead", (Instead(V("q"), V("c")),))
    rest_too = (Instead(V("q"), (Rest("c"), Rest("d"))),)
    g.phrase("sent", "if {q:cond}, {c:elliptic} instead and {d:clauses}", rest_too)
    for dash in (": ", " - "):
        g.phrase("sentence", f"{{q:heading}}{dash}^{{c:elliptic}} instead and {{d:clauses}}.", rest_too)
    g.phrase("sent", "x equals {n:equal}", (Equals(V("n")),))
    g.phrase("elliptic", "{c:clauses}", V("c"))
    g.phrase("elliptic", "deal {n:amount} damage", (Damage(ME, V("n")),))
    g.phrase("elliptic", "give [defense]+{n:amount}", (Do("restore", ME, V("n")),))
    g.phrase("elliptic", "put {n:digits}", (Create(SAME, V("n"), "ex"),))
    g.phrase("elliptic", "draw {n:digits}", (Draw(V("n")),))
    g.phrase("elliptic", "summon {n:digits}", (Create(SAME, V("n"), "field"),))
    g.phrase("elliptic", "give {b:boons}", (Give(ME, V("b")),))
    g.phrase("sentence", "^{s:sent}.", V("s"))
    g.phrase("sent", "{c:clauses}, where X equals {n:equal}", (Rest("c"), Equals(V("n"))))
    g.phrase("sentence", "{q:heading}: ^{c:elliptic} instead.", (Instead(V("q"), V("c")),))
    g.phrase("sentence", "{q:heading} - ^{c:elliptic} instead.", (Instead(V("q"), V("c")),))
    g.add("sentences", Many("sentence", joint=" ", least=1, flat=True))
    g.phrase("tail", "{q:heading}: {s:sentences}", (If(V("q"), V("s")),))
    g.phrase("tail", "{q:heading} - {s:sentences}", (If(V("q"), V("s")),))
    g.phrase("tail", "{q:heading}: {s:sentences} {r:tail}", (If(V("q"), V("s")), Rest("r")))
    g.phrase("tail", "{q:heading} - {s:sentences} {r:tail}", (If(V("q"), V("s")), Rest("r")))
    g.phrase("block", "{s:sentences}", V("s"))
    g.phrase("block", "{s:sentences} {r:tail}", (Rest("s"), Rest("r")))
    g.phrase("block", "{r:tail}", V("r"))
    g.phrase("block", "{m:modes}", V("m"))
    g.phrase("block", "{s:sentences} {m:modes}", (Rest("s"), Rest("m")))
    for dash in (": ", " - "):
        g.phrase("tail", f"{{q:heading}}{dash}{{m:modes}}", (If(V("q"), V("m")),))
    g.phrase("low_block", "{s:sent}.", V("s"))
    g.phrase("low_block", "{s:sent}. {b:block}", (Rest("s"), Rest("b")))
    for start, n, up_to in (
        ("^choose one of the following.", 1, False),
        ("^choose one of the following effects.", 1, False),
        ("^choose one.", 1, False),
        ("^choose up to 2 of the following.", 2, True),
        ("^choose 2 of the following.", 2, False),
        ("^choose two of the following.", 2, False),
        ("^choose 1.", 1, False),
        ("^choose 2.", 2, False),
        ("^choose up to 3 of the following.", 3, True),
        ("^choose 3 of the following.", 3, False),
        ("^choose up to 2.", 2, True),
        ("^choose two.", 2, False),
    ):
        for joint in ("\n", " "):
            for count in (2, 3, 4, 5):
                listed = joint.join(f"({i + 1}) {{o{i}:option}}" for i in range(count))  # [SVE 5.17.1.1]
                options = tuple(V(f"o{i}") for i in range(count))
                means = t.Modes(n, options, up_to, played=True)  # while playing: `choose_options`
                g.phrase("modes", f"{start}{joint}{listed}", (means,))
                g.phrase("low_block", f"{start[1:]}{joint}{listed}", (means,))
                more_of_them = t.Modes(V("m"), options, True, played=True)
                for dash in (": ", " - "):
                    instead = f"{start} {{q:heading}}{dash}^choose up to {{m:digits}} instead.{joint}{listed}"
                    g.phrase("modes", instead, (means, Instead(V("q"), (more_of_them,))))
                instead = f"{start} ^if {{q:cond}}, choose up to {{m:digits}} instead.{joint}{listed}"
                g.phrase("modes", instead, (means, Instead(V("q"), (more_of_them,))))


def not_of_leader(env: dict[str, Any]) -> bool:
    """Whether the clause does not say `it` after a condition on the leader; there, `it` would mean the leader."""
    return not of_leader(env) or all(not isinstance(node, t.Ref) or node.name != THAT for node in nodes(env["c"]))


def of_leader(env: dict[str, Any]) -> bool:
    return YOUR_LEADER in nodes(env["q"])


def shuffled_once(env: dict[str, Any]) -> bool:
    """Whether no search, which already ends with a shuffle [SVE 5.7.2], is followed by another shuffle; other phrases
    read that."""
    blocks = [env[name] for name in ("a", "b", "c") if name in env]
    shuffle = t.Shuffle("deck")
    return all(one[-1:] != (shuffle,) or two != (shuffle,) for one, two in pairwise(blocks))


def finer_joining(g: Grammar) -> None:
    a, b, c, d = (Rest(name) for name in "abcd")
    for template in (
        "{a:clause}, {b:clause}, {c:clause}, and {d:clause}",
        "{a:clause}, {b:clause}, {c:clause}, then {d:clause}",
    ):
        g.phrase("clauses", template, (a, b, c, d))
    under = If(V("q"), V("d"))
    g.phrase("clauses", "{a:clause}, and, if {q:cond}, {d:clauses}", (a, under))
    g.phrase("clauses", "{a:clause}, {b:clause}, and, if {q:cond}, {d:clauses}", (a, b, under))
    may = t.May(V("d"))
    for joint in (" and you may ", ", and you may ", ", then you may "):
        g.phrase("clauses", f"{{a:clause}}{joint}{{d:clauses}}", (a, may))
    g.phrase("clauses", "{a:clause}, {b:clause}, and, if {q:cond}, you may {d:clauses}", (a, b, If(V("q"), (may,))))
    g.phrase("sent", "if {q:cond}, instead {c:clauses}", (Instead(V("q"), V("c")),))
    g.phrase("sent", "{c:clauses}, where X is {n:equal}", (c, t.Equals(V("n"))))
    for joint in (" and ", ", and "):
        more = (Instead(V("q"), (c, d)),)
        g.phrase("sent", f"if {{q:cond}}, {{c:elliptic}} instead{joint}{{d:clauses}}", more)
        for dash in (": ", " - "):
            g.phrase("sentence", f"{{q:heading}}{dash}^{{c:elliptic}} instead{joint}{{d:clauses}}.", more)


def otherwise(g: Grammar) -> None:
    g.phrase("sent", "if not, {c:clauses}", (Otherwise(V("c")),))
    g.phrase("sent", "otherwise, {c:clauses}", (Otherwise(V("c")),))


def instead(g: Grammar) -> None:
    for dash in DASHES:
        for place, zone in (("put", "ex"), ("summon", "field")):
            end = " into your EX area" if zone == "ex" else ""
            one = t.Modes(1, ((Create(V("x"), 1, zone),), (Create(V("y"), 1, zone),)))
            both = Instead(V("q"), (Create(V("x"), 1, zone), Create(V("y"), 1, zone)))
            first = f"^{place} {{a:article}}{{x:name}} or {{y:name}} token{end}."
            g.phrase("sentence", f"{first} {{q:heading}}{dash}^{place} both instead.", (one, both))
    g.phrase("sentence", "^if {q:cond}, {c:clauses}. ^if not, {d:clauses}.", (If(V("q"), V("c"), V("d")),))
    for doing in ("banishing", "destroying", "returning"):
        for what in ("that follower", "it", "that card"):
            words = f"^if {{q:cond}}, instead of {doing} {what}, {{c:clauses}}."
            g.phrase("sentence", words, (Instead(V("q"), V("c")),))
    g.phrase(
        "sentence",
        "^summon {a:article}{c:name} token. ^if {q:cond}, give the {c:name} token {b:boons}.",
        (Create(V("c"), 1, "field"), If(V("q"), (Give(CREATED, V("b")),))),
    )


def again(g: Grammar) -> None:
    g.phrase("sentence", "^{s:sent}. ^repeat this until {q:cond}.", (t.Until(V("s"), V("q")),))
    g.phrase("sentence", "^{s:sent}. ^do this {n:digits} times.", (t.Repeat(V("n"), V("s")),))
    g.phrase(
        "sentence",
        "^reveal the top card of your deck. ^repeat until you reveal {k:a_kind} and put it onto your field. "
        "^shuffle the remaining cards and put them on the bottom of your deck.",
        (
            t.RevealUntil("found", V("k"), "deck"),
            Move(FOUND, "field", whose=YOU),
            Move(REST, "deck", position="bottom, shuffled"),
        ),
    )
    remaining = t.Plus((V("n"), t.Times(-1, t.Count(CREATED))))
    g.phrase(
        "sentence",
        "^summon {n:digits} {c:name} tokens. "
        "^if your field becomes full from this effect, put any remaining tokens into your EX area.",
        (Create(V("c"), V("n"), "field"), Create(V("c"), remaining, "ex")),
    )
    g.phrase("clause", "take another turn after this one", (Do("take an extra turn"),))
    g.phrase("clause", "roll a 6-sided die", (t.Roll("die"),))


def repeating(g: Grammar) -> None:
    g.phrase("sentence", '^do the following {n:digits} times. "{b:block}"', (t.Repeat(V("n"), V("b")),))
    g.phrase("block", "^do the following {n:digits} times. {b:block}", (t.Repeat(V("n"), V("b")),))
    g.phrase("low_block", "do the following {n:digits} times. {b:block}", (t.Repeat(V("n"), V("b")),))
    roll = t.Roll("die")
    die = t.Chosen("die")
    g.phrase("clause", "roll a 6-sided die", (roll,))
    g.phrase("clause", "roll a die", (roll,))
    for low in range(1, 7):
        for high in range(low, 7):
            faces = [str(face) for face in range(low, high + 1)]
            if len(faces) == 1:
                words = faces[0]
            elif len(faces) == 2:
                words = " or ".join(faces)
            else:
                words = ", ".join(faces[:-1]) + f", or {faces[-1]}"
            g.phrase("cond", f"you roll a {words}", rolled(low, high))
    declared = t.NameNumber("declared", 1, 6)
    g.phrase("clause", "declare any number from 1 to 6", (declared,))
    g.phrase("cond", "you roll the declared number", t.Compare(die, "=", t.Chosen("declared")))


def options(g: Grammar) -> None:
    """Options that the player has not chosen yet this turn, and "choose up to 3"."""
    for start, n, up_to, fresh in (
        ("^choose one that you haven't chosen this turn.", 1, False, True),
        ("^choose 1 that you haven't chosen this turn.", 1, False, True),
        ("^choose 1 that you haven't already chosen this turn.", 1, False, True),
        ("^choose one that you haven't already chosen this turn.", 1, False, True),
        ("^choose up to 3.", 3, True, False),
        ("^choose up to 3 of the following.", 3, True, False),
        ("^choose three.", 3, False, False),
        ("^choose 3.", 3, False, False),
    ):
        for joint in ("\n", " "):
            for count in range(2, 7):
                listed = joint.join(f"({i + 1}) {{o{i}:option}}" for i in range(count))
                modes = t.Modes(n, tuple(V(f"o{i}") for i in range(count)), up_to, fresh=fresh, played=True)
                g.phrase("modes", f"{start}{joint}{listed}", (modes,))
                g.phrase("low_block", f"{start[1:]}{joint}{listed}", (modes,))


def options_under(g: Grammar) -> None:
    """Options that the player chooses only if a condition holds."""
    for entry in list(g.entries["low_block"]):
        if isinstance(entry, Phrase) and entry.template.startswith("choose "):
            g.add("low_modes", entry)
    under = (If(V("q"), V("m")),)
    g.phrase("block", "^if {q:cond}, {m:low_modes}", under)
    g.phrase("low_block", "if {q:cond}, {m:low_modes}", under)
    g.phrase("block", "{s:sentences} ^if {q:cond}, {m:low_modes}", (Rest("s"), *under))


def fresh_modes(g: Grammar) -> None:
    for start in (
        "^choose one that you haven't chosen this turn.",
        "^choose 1 that you haven't chosen this turn.",
        "^choose 1 that you haven't already chosen this turn.",
        "^choose one that you haven't already chosen this turn.",
    ):
        for joint in ("\n", " "):
            for count in (2, 3, 4, 5):
                listed = joint.join(f"({i + 1}) {{o{i}:option}}" for i in range(count))
                means = t.Modes(1, tuple(V(f"o{i}") for i in range(count)), fresh=True, played=True)
                g.phrase("modes", f"{start}{joint}{listed}", (means,))
                g.phrase("low_block", f"{start[1:]}{joint}{listed}", (means,))


def add(g: Grammar) -> None:
    for part in (joining, finer_joining, otherwise, instead, again, repeating, options, options_under, fresh_modes):
        part(g)
