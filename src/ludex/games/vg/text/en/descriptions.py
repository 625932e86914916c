"""English, further words that describe cards and units: names they do not have, columns and rows, states, the keywords
at the head of their abilities."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c14_headings import NAMES, BadHeading, read_one
from ludex.games.vg.c14_states import STATES
from ludex.games.vg.text.meanings import IT, VANGUARD
from ludex.lang import pattern as t
from ludex.lang.en.nouns import heads, words
from ludex.lang.grammar import Grammar, Token
from ludex.lang.pattern import ENEMY, SELF, YOURS, Has, Lies, Mark, Not, Shares, State, V, Within, Word

SAID_OF_STATES = ("blazing", "charging", "engorged", "hollowed", "successful")
assert all(state in STATES for state in SAID_OF_STATES)

SPOKEN = {name.lower(): name for name in NAMES}
"""How descriptions write the keywords that head abilities."""


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
        ),
    )
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


def keywords(g: Grammar) -> None:
    """Abilities are told by the keyword at their head, with its number or without."""
    g.add("numbered", Token(r"\[[A-Z][A-Za-z ]+ \d\]", _numbered, _say_numbered))
    longest = "|".join(sorted(SPOKEN, key=len, reverse=True))
    g.add("headed", Token(rf"(?:{longest})\b", _spoken, _say_spoken))
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


def states(g: Grammar) -> None:
    for state in SAID_OF_STATES:
        g.phrase("pre", f"{state} ", Word("state", state))
        for are in ("that is", "that are"):
            g.phrase("post", f" {are} {state}", Word("state", state))
    g.phrase("state_of", "successful", Word("state", "successful"))
    g.phrase("pre", "dominated ", Mark("dominated"))
    for said, turned in (("[Stand]", State("stand")), ("[Rest]", State("rest"))):
        for how in (" at ", " in ", " that is ", " that are ", " that is at ", " that are at "):
            g.phrase("post", how + said, turned)
        g.phrase("state_of", f"at {said}", turned)


SITES: tuple[tuple[str, Any], ...] = (
    *(
        (f" {prep} {whose} {row} row", t.All((side, Lies(row))))
        for whose, side in (("your opponent's", ENEMY), ("your", YOURS))
        for row in ("front", "back")
        for prep in ("in", "from")
    ),
    (" in your middle column", t.All((YOURS, t.Beside(VANGUARD, "column")))),
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
        ),
    )
    words(g, "site_place", SITES)


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
    for part in (names, keywords, states, rows, guardians):
        part(g)
