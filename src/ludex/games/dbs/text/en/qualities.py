"""English, qualities: what is said after a noun in other words than `nouns` has, and what is counted of such cards."""

from __future__ import annotations

from ludex.games.dbs.text.en.nouns import placed, sided
from ludex.games.dbs.text.meanings import BATTLE, BATTLE_CARD, ENERGY, FIGURES, IN_PLAY, IT, LEADER, LIFE
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import SELF, Figure, FigureOf, Not, Some, V, Within, Word

SAID = {"name": "card name", "character": "character name", "trait": "special trait"}
"""What a card is called by, and how texts call that."""


def heads(g: Grammar) -> None:
    """Nouns that say what a card is not."""
    for number, noun in (("one", "non-Leader"), ("many", "non-Leaders")):
        g.phrase(f"head_{number}", noun, Not(LEADER))
        g.phrase(f"phead_{number}", noun, t.All((IN_PLAY, Not(LEADER))))

    for number, s in (("one", ""), ("many", "s")):
        g.phrase(f"phead_{number}", f"energy card{s}", ENERGY)
        g.phrase(f"phead_{number}", f"life card{s}", LIFE)
    leaders, battle = t.Zone(("leader",)), t.All((BATTLE, BATTLE_CARD))
    for joint in ("or", "and", "and/or"):
        g.phrase("phead_many", f"Leader {joint} Battle Cards", Some((leaders, battle)))
        g.phrase("phead_many", f"Battle Cards {joint} Leader", Some((battle, leaders)))


def parts_of_names(g: Grammar) -> None:
    """A part of a name, of a character's name or of a trait: one of several, or none."""
    for slot, said in SAID.items():
        some = Some((Within(slot, V("c")), Within(slot, V("d"))))
        three = Some((Within(slot, V("c")), Within(slot, V("d")), Within(slot, V("e"))))
        for its, s in (("its", ""), ("its", "s"), ("their", "s")):
            there = f"in {its} {said}{s}"
            if slot == "trait" or (its, s) != ("its", "s"):
                g.phrase("post", f" with {{c:{slot}}} or {{d:{slot}}} {there}", some)
                g.phrase("post", f" with {{c:{slot}}}, {{d:{slot}}}, or {{e:{slot}}} {there}", three)
        for s, includes in (("", "includes"), ("s", "include")):
            g.phrase("telling", f"{said}{s} {includes} {{c:{slot}}} or {{d:{slot}}}", some)
            g.phrase("telling", f"{said}{s} {includes} {{c:{slot}}}, {{d:{slot}}}, or {{e:{slot}}}", three)
        for has, a in ((" that has", "a "), (" that have", ""), (" with", "a "), (" with", "")):
            s = "" if a else "s"
            g.phrase("post", f"{has} {a}{said}{s} that include{'s' if a else ''} {{c:{slot}}}", Within(slot, V("c")))
            g.phrase("post", f"{has} {a}{said}{s} including {{c:{slot}}}", Within(slot, V("c")))
        lacks = Not(Within(slot, V("c")))
        g.phrase("post", f" that does not have a {said} that includes {{c:{slot}}}", lacks)
        g.phrase("post", f" whose {said} does not include {{c:{slot}}}", lacks)
        g.phrase("post", f" whose {said}s do not include {{c:{slot}}}", lacks)
    for has in ("that does not have", "that do not have"):
        g.phrase("post", f" {has} {{p:included}}", Not(V("p")))
        g.phrase("post", f" {has} {{a_:article}}{{k:keyworded}}{{s_:skill_end}}", Not(V("k")))
    for has in ("that has", "that have"):
        g.phrase("post", f" {has} {{p:included}}", V("p"))
        g.phrase("post", f" {has} {{a_:article}}{{k:keyworded}}{{s_:skill_end}}", V("k"))
    g.phrase("post", " without {k:keyworded} or {j:keyworded}{s_:skill_end}", Not(Some((V("k"), V("j")))))
    g.phrase("post", " with both {k:keyworded} and {j:keyworded}{s_:skill_end}", t.All((V("k"), V("j"))))
    g.phrase("post", " and without {k:keyworded}{s_:skill_end}", Not(V("k")))
    for kind in ("character", "trait", "color"):
        said = {"character": "character name", "trait": "special trait", "color": "color"}[kind]
        g.phrase("post", f" with the same {said} as this card", t.Shares(SELF, kind))
        g.phrase("post", f" that shares a {said} with this card", t.Shares(SELF, kind))
        g.phrase("post", f" with the same {said} as your Leader", t.Shares(LEADING, kind))
    for has in ("with", "that has", "that have"):
        g.phrase("post", f" {has} 2 or more colors", Word("colors", "multicolor"))
    g.phrase("post", " with more than 1 color", Word("colors", "multicolor"))
    for slot in ("character", "trait", "name"):
        both = Not(Some((Word(slot, V("c")), Word(slot, V("d")))))
        for end in ("", " cards") if slot != "name" else ("",):
            g.phrase("post", f" other than {{c:{slot}}} and {{d:{slot}}}{end}", both)
            g.phrase("post", f" other than {{c:{slot}}} or {{d:{slot}}}{end}", both)
    g.phrase("post", " other than {c:trait}", Not(Word("trait", V("c"))))
    g.phrase("post", " other than {g:a_kind}", Not(V("g")), _told)
    g.phrase("post", " that are {a:adjective} and/or {b:adjective}", Some((V("a"), V("b"))))


LEADING = t.All((t.YOURS, t.Zone(("leader",))))


def _told(env: t.Env) -> bool:
    """Whether it is said what kind of card is left out."""
    return bool(env["g"] != t.ANY and env["g"] != t.Shares(SELF, "name"))


def between(g: Grammar) -> None:
    """Figures within limits, and those that are not changed by effects."""
    for said, figure in (
        ("power", "power"), ("a power", "power"), ("combo power", "combo power"),
        ("an original power", "original power"), ("original power", "original power"),
        ("an original energy cost", "original cost"), ("original energy costs", "original cost"),
    ):  # fmt: skip
        limits = t.All((Figure(figure, "<=", V("m")), Figure(figure, ">=", V("n"))))
        for of in ("", "of "):
            g.phrase("post", f"{{w_:with_}}{said} {of}between {{n:n}} and {{m:n}}", limits)
    limits = t.All((Figure("cost", "<=", V("m")), Figure("cost", ">=", V("n"))))
    g.phrase("post", "{w_:with_}{c_:cost_} of between {n:n} and {m:n}", limits)
    for words, op in (("{n:n} {o:bound}", V("o")), ("{n:n}", "=")):
        g.phrase("post", f"{{w_:with_}}an original combo cost of {words}", Figure("original combo cost", op, V("n")))
    three = Some(tuple(Figure(V("c"), "=", V(n)) for n in ("n", "m", "k")))
    for last in (", or ", " or "):
        g.phrase("post", f"{{w_:with_}}{{c:cost_of}} {{n:n}}, {{m:n}}{last}{{k:n}}", three)
    two = Some((Figure("power", "=", V("n")), Figure("power", "=", V("m"))))
    g.phrase("post", "{w_:with_}{n:n} or {m:n} power", two)
    for its, what in (("this card", SELF), ("that card", IT), ("the chosen card", IT), ("your Leader", LEADING)):
        for told, figure in (("{o:more_or_less} power", "power"), ("a {o:more_or_less} energy cost", "cost")):
            if what != SELF:
                g.phrase("post", f" with {told} than {its}", Figure(figure, V("o"), FigureOf(what, figure)))
        for told, figure in (("power", "power"), ("energy cost", "cost")):
            same = Figure(figure, "=", FigureOf(what, figure))
            g.phrase("post", f" with the same {told} as {its}", same)


def sums(g: Grammar) -> None:
    """Figures of several cards together, and the greatest among them."""
    for said, figure in FIGURES.items():
        for total in ("total", "combined"):
            words = f"the {total} {said}"
            for s in ("", "s") if said.endswith("cost") else ("",):
                g.phrase("value", f"{words}{s} of {{g:play_many}}", FigureOf(V("g"), figure), sided)
                g.phrase("value", f"{words}{s} of all {{o_:of_}}{{g:play_many}}", FigureOf(V("g"), figure), sided)
                g.phrase("value", f"{words}{s} of all {{g:at_many}}", FigureOf(V("g"), figure), placed)
                g.phrase("value", f"{words}{s} of {{g:at_many}}", FigureOf(V("g"), figure), placed)
        g.phrase("value", f"the {said} of {{o:thing}}", FigureOf(V("o"), figure))
        for high in ("highest", "greatest"):
            greatest = t.Greatest(V("g"), figure)
            g.phrase("value", f"the {high} {said} among {{g:play_many}}", greatest, sided)
            g.phrase("value", f"the {high} {said} among {{g:at_many}}", greatest, placed)


def add(g: Grammar) -> None:
    for part in (heads, parts_of_names, between, sums):
        part(g)
