"""English, words that compare a card with others, or with the cards of a zone: other names, other grades, columns."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c04_zones import FIELD
from ludex.games.vg.text.meanings import BIND, DROP, IT, ORDER_ZONE, RC, SOUL, UNIT, UNITS, VANGUARD, VC
from ludex.lang import pattern as t
from ludex.lang.en.nouns import words
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical, parts_of
from ludex.lang.marks import CALLED, CHOSEN, TAKEN
from ludex.lang.pattern import SELF, YOURS, Beside, Figure, Mark, Not, Ref, Related, Shares, V, Within, Word

OTHERS: tuple[tuple[str, Any], ...] = (
    ("this unit", SELF),
    ("this card", SELF),
    ("your vanguard", VANGUARD),
    ("that unit", IT),
    ("that card", IT),
    ("it", IT),
    ("the cards in your order zone", canonical(YOURS, ORDER_ZONE)),
    ("cards in your order zone", canonical(YOURS, ORDER_ZONE)),
    ("the cards in your bind zone", canonical(YOURS, BIND)),
    ("cards in your bind zone", canonical(YOURS, BIND)),
    ("the cards in your soul", canonical(YOURS, SOUL)),
    ("cards in your soul", canonical(YOURS, SOUL)),
    ("cards in your drop", canonical(YOURS, DROP)),
    ("your rear-guards", canonical(YOURS, RC)),
    ("your units", canonical(YOURS, FIELD)),
    ("the chosen unit", Ref(CHOSEN)),
    ("the chosen card", Ref(CHOSEN)),
    ("the card put into your hand", Ref(TAKEN)),
)
"""The cards with which a name is compared."""


def names(g: Grammar) -> None:
    """Another name than that of other cards."""
    for whom, what in OTHERS:
        apart = Not(Shares(what, "name"))
        for as_ in ("from", "as"):
            if as_ == "as" or whom not in ("this unit", "this card", "your vanguard"):
                g.phrase("post", f" with a different card name {as_} {whom}", apart)
            g.phrase("post", f" and a different card name {as_} {whom}", apart)
        for its in ("in its different card name", "in their different card names"):
            both = t.All((apart, Within("name", V("n"))))
            g.phrase("post", f" with {{n:name}} {its} from {whom}", both)
    for many in ("in their different card names", "in its different card name"):
        both = t.All((Within("name", V("n")), t.Different("name")))
        g.phrase("post", f" each with {{n:name}} {many}", both)
    g.phrase("post", " each with different card names", t.Different("name"))
    g.phrase("post", " with the same name as your vanguard", Shares(VANGUARD, "name"))
    for whom, what in OTHERS[:3]:
        g.phrase("post", f" with different card names from {whom}", Not(Shares(what, "name")))
    for said in (" each with different grades", " and different grades", " and different grades from each other"):
        g.phrase("post", said, t.Different("grade"))
    for which in ("that called unit", "the called card", "that called card"):
        g.phrase("post", f" with the same card name as {which}", Shares(Ref(CALLED), "name"))
    for which in (
        "the card chosen by this effect",
        "the card chosen with this effect",
        "the unit chosen by this effect",
    ):
        g.phrase("post", f" with the same card name as {which}", Shares(Ref(CHOSEN), "name"))


LIKENED: tuple[tuple[str, Any], ...] = (
    ("{g:held_many}", V("g")),
    ("the {g:held_many}", V("g")),
    ("{g:a_held}", V("g")),
    ("any {g:held_one}", V("g")),
    ("any of your {g:own_many}", V("g")),
    ("your {g:own_many}", V("g")),
    ("any of your opponent's {g:foe_many}", V("g")),
)


def others(g: Grammar) -> None:
    """`likened`: the cards of a zone or of the field, with which a name is compared."""
    for said, what in LIKENED:
        g.phrase("likened", said, what, one_compared if "a_held" in said else compared)
    name = Shares(V("w"), "name")
    for its in ("a different card name", "different card names"):
        for as_ in ("from", "as", "than"):
            g.phrase("post", f" with {its} {as_} {{w:likened}}", Not(name))
            g.phrase("post", f" and {its} {as_} {{w:likened}}", Not(name))
    for same in (" with the same card name as", " with the same card names as", " with the same name as"):
        g.phrase("post", f"{same} {{w:likened}}", name)
    g.phrase("cond", "{r:told} has the same card name as {w:likened}", t.Is(V("r"), name))
    g.phrase("cond", "that card has the same card name as {w:likened}", t.Is(IT, name))
    for its in ("in its different card name", "in their different card names"):
        g.phrase("post", f" with {{n:name}} {its} from {{w:likened}}", t.All((Not(name), Within("name", V("n")))))


ON_CIRCLES = tuple(canonical(YOURS, t.Zone(names), UNIT) for names in (("VC",), ("RC", "VC")))
SAID = (*(what for _, what in OTHERS), canonical(YOURS, UNITS))
"""Groups that phrases of their own compare with."""


def placed(env: t.Env) -> bool:
    """Whether the group names one zone, and no second one."""
    return sum(isinstance(part, t.Zone) for part in parts_of(env["g"])) == 1


def compared(env: t.Env) -> bool:
    """Whether the cards are told by their zone, and are none of those that other phrases have."""
    return placed(env) and env["g"] not in SAID


def one_compared(env: t.Env) -> bool:
    return compared(env) and env["g"] not in ON_CIRCLES


LOWER = (
    ("lower than or equal to", "<="),
    ("lower than", "<"),
    ("higher than", ">"),
)


def figures(g: Grammar) -> None:
    vanguard = t.Greatest(VANGUARD, "grade")
    for said, op in LOWER:
        for a in ("", "a "):
            for whose in ("your vanguard", "your vanguard's", "your vanguard's grade"):
                g.phrase("post", f" with {a}grade {said} {whose}", Figure("grade", op, vanguard))
    for said, op in (
        ("equal to or less than", "<="),
        ("less than or equal to", "<="),
        ("less than", "<"),
        ("equal to", "="),
    ):
        for whose in ("your vanguard", "your vanguard's", "your vanguard's grade"):
            g.phrase("post", f" with grades {said} {whose}", Figure("grade", op, vanguard))
    g.phrase("post", " with the same grade as your vanguard or lower", Figure("grade", "<=", vanguard))
    g.phrase("post", " with the same grade or lower than your vanguard", Figure("grade", "<=", vanguard))
    for figure in ("[Power]", "[Critical]", "[Shield]"):
        name = figure.strip("[]").lower()
        for said, op in (("or less", "<="), ("or greater", ">="), ("or more", ">=")):
            g.phrase("post", f" and {figure} {{n:digits}} {said}", Figure(name, op, V("n")))
    for paid, name in (
        ("[Soul-Blast]", "soul-blast"),
        ("discarded", "discard"),
        ("bound", "cost"),
        ("revealed", "cost"),
    ):
        same = Figure("grade", "=", t.FigureOf(Ref(name), "grade"))
        g.phrase("post", f" with the same grade as the card {paid} for this cost", same)
    for paid, name in (("discarded", "discard"), ("bound", "cost"), ("revealed", "cost"), ("removed", "cost")):
        g.phrase("post", f" with the same card name as the card {paid} for this cost", Shares(Ref(name), "name"))


STATES: tuple[tuple[str, Any], ...] = (
    ("Malwyrm", Word("state", "Malwyrms")),
    ("Deal", Word("state", "deal")),
    ("Oversized!", Word("state", "oversized")),
    ("ExplosiveGrowth", Mark("explosive growth")),
)
"""States as printings write them in brackets."""


def states(g: Grammar) -> None:
    for said, such in STATES:
        g.phrase("post", f" in the [{said}] state", such)
        g.phrase("state_of", f"in the [{said}] state", such)
    middle = Beside(canonical(YOURS, VC), "column")
    words(
        g,
        "post",
        (
            (" in the center column", middle),
            (" not in the same column as this unit", Not(Beside(SELF, "column"))),
            (" with [Trigger]", Word("type", "trigger")),
        ),
    )
    g.phrase("pre", "non-trigger ", Not(Word("type", "trigger")))
    for whom, what in (
        ("that called unit", Ref(CALLED)),
        ("the called unit", Ref(CALLED)),
        ("that placed unit", IT),
        ("the chosen unit", Ref(CHOSEN)),
    ):
        g.phrase("post", f" in the same column as {whom}", Beside(what, "column"))


def markers(g: Grammar) -> None:
    """[VG 15.8.2.2] Units that bear a marker, and [VG 15.8.2.3] units on circles with one."""
    for name in ("Cradle",):
        bearing = Related("bearing", canonical(t.Zone(("marker",)), Word("marker", name)))
        for said in (name, name.lower()):
            g.phrase("post", f" with a {said} marker", bearing)
            g.phrase("post", f" with {said} markers", bearing)
            g.phrase("post", f" without any {said} markers", Not(bearing))
            g.phrase("post", f" without a {said} marker", Not(bearing))
    for name in ("Dragontree", "Infinity Eyes"):
        there = Beside(canonical(YOURS, t.Zone(("marker",)), Word("marker", name)), "spot")
        a = "an" if name[0] in "AI" else "a"
        for on in ("a (RC)", "circles", "a circle"):
            g.phrase("post", f" on {on} with {a} {name} marker", there)


def add(g: Grammar) -> None:
    for part in (names, others, figures, states, markers):
        part(g)
