"""English, further words that describe cards and units: names they do not have, columns and rows, states, the keywords
at the head of their abilities."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c14_headings import NAMES, BadHeading, read_one
from ludex.games.vg.c14_states import STATES
from ludex.games.vg.text.meanings import IT, PICKED, UNITS, VANGUARD
from ludex.lang import pattern as t
from ludex.lang.en.nouns import either, heads, words
from ludex.lang.grammar import Grammar, Token
from ludex.lang.groups import canonical
from ludex.lang.marks import CALLED, REVEALED, TAKEN
from ludex.lang.pattern import ENEMY, SELF, YOURS, Env, Has, Lies, Mark, Not, Shares, State, V, Within, Word

SAID_OF_STATES = ("blazing", "charging", "engorged", "hollowed", "successful")
assert all(state in STATES for state in SAID_OF_STATES)

ATTACKER = t.Role("attacking")
OWN_UNITS = canonical(YOURS, UNITS)
ON_CIRCLES = canonical(YOURS, t.Zone(("RC", "VC")))
SPOKEN = {name.lower(): name for name in NAMES}
PRINTED = {name: name for name in NAMES if name != name.lower()}
"""How descriptions write the keywords that head abilities."""


def in_order(env: Env) -> bool:
    """Whether the grades rise."""
    return bool(env["a"] < env["b"])


def turned_round(env: Env) -> bool:
    return bool(env["a"] > env["b"])


def names(g: Grammar) -> None:
    words(
        g,
        "post",
        (
            (" not named {n:name}", Not(Word("name", V("n")))),
            (" other than a card named {n:name}", Not(Word("name", V("n")))),
            (" other than cards named {n:name}", Not(Word("name", V("n")))),
            (" with the same card name as a unit on your (VC)", Shares(VANGUARD, "name")),
            (" with the same card name as a card on your (VC)", Shares(VANGUARD, "name")),
            (" with the same card name as it", Shares(IT, "name")),
            (" with the same name as that unit", Shares(IT, "name")),
            (" with the same name as that card", Shares(IT, "name")),
            (" with the same name as this unit", Shares(SELF, "name")),
            (" with the same card name as the chosen unit", Shares(PICKED, "name")),
            (" with the same card name as the unit chosen with this effect", Shares(PICKED, "name")),
            (" with the same card name as the unit that attacked", Shares(ATTACKER, "name")),
            (" with the same card name as the called unit", Shares(t.Ref(CALLED), "name")),
            (" with the same card name as the unit called with this effect", Shares(t.Ref(CALLED), "name")),
            (" with the same card name as the unit returned to your hand", Shares(t.Ref(TAKEN), "name")),
            (
                " with the same card name as the card returned to your hand with this effect",
                Shares(t.Ref(TAKEN), "name"),
            ),
            (" with the same card name as any of your units", Shares(OWN_UNITS, "name")),
            (" with the same card name as a unit on your (VC) or (RC)", Shares(ON_CIRCLES, "name")),
            (" with the same card name as a card on your (VC) or (RC)", Shares(ON_CIRCLES, "name")),
            (" with the same card name as the card returned", Shares(t.Ref(TAKEN), "name")),
            (" with the same card name as the card returned with this effect", Shares(t.Ref(TAKEN), "name")),
        ),
    )
    g.phrase("post", " named {g:names}", V("g"), either)
    for its in ("in its original card name", "in their original card names"):
        g.phrase("post", f" with {{n:name}} {its}", Within("original name", V("n")))


def _numbered(text: str) -> Has | None:
    try:
        read_one(text)
    except BadHeading:
        return None
    return Has(text[1:-1])


def _say_numbered(value: object) -> str | None:
    return f"[{value.keyword}]" if isinstance(value, Has) and value.keyword[-1:].isdigit() else None


def _spoken(text: str) -> Has | None:
    return Has(SPOKEN[text]) if text in SPOKEN else None


def _say_spoken(value: object) -> str | None:
    said = value.keyword.lower() if isinstance(value, Has) else ""
    return said if said in SPOKEN else None


TRIGGERS = ("critical", "draw", "heal", "front", "stand", "over")


def _say_printed(value: object) -> str | None:
    return value.keyword if isinstance(value, Has) and value.keyword in PRINTED else None


def keywords(g: Grammar) -> None:
    """Abilities are told by the keyword at their head, with its number or without."""
    for trigger in TRIGGERS:
        g.phrase("post", f" with [{trigger.capitalize()}]", Word("trigger", trigger))
    g.add("numbered", Token(r"\[[A-Z][A-Za-z ]+ \d\]", _numbered, _say_numbered))
    longest = "|".join(sorted(SPOKEN, key=len, reverse=True))
    g.add("headed", Token(rf"(?:{longest})\b", _spoken, _say_spoken))
    printed = "|".join(sorted(PRINTED, key=len, reverse=True))
    g.add("headed", Token(rf"(?:{printed})\b", Has, _say_printed))
    words(
        g,
        "post",
        (
            (" with {k:numbered}", V("k")),
            (" with the {k:headed} ability", V("k")),
            (" without the {k:headed} ability", Not(V("k"))),
            (" without the {k:spoken} ability", Not(V("k"))),
        ),
    )


COMPARED = (
    ("less than or equal to", "<="),
    ("equal to or less than", "<="),
    ("greater than or equal to", ">="),
    ("equal to or greater than", ">="),
    ("less than", "<"),
    ("greater than", ">"),
)


def figures(g: Grammar) -> None:
    """Figures compared with those of a card that was named."""
    for this, what in (("this unit", SELF), ("that unit", IT), ("that card", IT)):
        for words_, op in COMPARED:
            power = t.Figure("power", op, t.FigureOf(what, "power"))
            grade = t.Figure("grade", op, t.FigureOf(what, "grade"))
            g.phrase("post", f" with [Power] {words_} {this}'s [Power]", power)
            for a in ("", "a "):
                g.phrase("post", f" with {a}grade {words_} {this}", grade)
        g.phrase("post", f" with the same grade as {this}", t.Figure("grade", "=", t.FigureOf(what, "grade")))
    shown = t.Figure("grade", "=", t.FigureOf(t.Ref(REVEALED), "grade"))
    g.phrase("post", " with the same grade as the revealed card", shown)
    g.phrase("post", " with [Power] {n:digits}", t.Figure("power", "=", V("n")))
    g.phrase("pre", "[Power] {n:digits} ", t.Figure("power", "=", V("n")))
    g.phrase("figure", "grade", "grade")


def states(g: Grammar) -> None:
    for state in SAID_OF_STATES:
        g.phrase("pre", f"{state} ", Word("state", state))
        for are in ("that is", "that are"):
            g.phrase("post", f" {are} {state}", Word("state", state))
    g.phrase("state_of", "successful", Word("state", "successful"))
    g.phrase("pre", "dominated ", Mark("dominated"))
    for row in ("front", "back"):
        g.phrase("state_of", f"in your {row} row", Lies(row))
    g.phrase("pre", "attacking ", t.Role("attacking"))
    g.phrase("pre", "deleted ", t.FaceUp(False))
    g.phrase("state_of", "deleted", t.FaceUp(False))
    for a, b, when in (("a", "b", in_order), ("b", "a", turned_round)):
        grades = t.Some((t.Figure("grade", "=", V(a)), t.Figure("grade", "=", V(b))))
        for grade in ("grade ", ""):
            g.phrase("pre", f"grade {{a:digits}} or {grade}{{b:digits}} ", grades, when)
    for said, turned in (("[Stand]", State("stand")), ("[Rest]", State("rest"))):
        for how in (" at ", " in ", " that is ", " that are ", " that is at ", " that are at "):
            g.phrase("post", how + said, turned)
        g.phrase("state_of", f"at {said}", turned)


ANYBODY = t.Some((YOURS, ENEMY))
SITES: tuple[tuple[str, Any], ...] = (
    *(
        (f" {prep} {whose} {row} row", t.All((side, Lies(row))))
        for whose, side in (("your opponent's", ENEMY), ("your", YOURS))
        for row in ("front", "back")
        for prep in ("in", "from")
    ),
    (" in your middle column", t.All((YOURS, t.Beside(VANGUARD, "column")))),
    *((f" in any fighter's {row} row", t.All((ANYBODY, Lies(row)))) for row in ("front", "back")),
)
"""Where units are, with the player to whom the place belongs."""


def rows(g: Grammar) -> None:
    """Where on the field units are. `site`: units of which the place says whose they are."""
    words(
        g,
        "post",
        (
            (" in your middle column", t.Beside(VANGUARD, "column")),
            (" in the same row as this unit", t.Beside(SELF, "row")),
            (" in the same column as that locked card", t.Beside(IT, "column")),
            (" in the same column as that card", t.Beside(IT, "column")),
        ),
    )
    words(g, "site_place", SITES)
    soul = t.All((YOURS, t.Zone(("VC", "soul"))))
    g.phrase("place", " on your (VC) or in your soul", soul)


def guardians(g: Grammar) -> None:
    """[VG 14.16.1] G guardians among the cards of the G zone."""
    heads(
        g,
        "card_head",
        (
            ("G guardian", "G guardians", Has("G guardian")),
            ("[G Guardian]", "[G Guardian]", Has("G guardian")),
        ),
    )


def add(g: Grammar) -> None:
    for part in (names, keywords, figures, states, rows, guardians):
        part(g)
