"""English, noun phrases: what cards are like, where they are, whose they are."""

from __future__ import annotations

from typing import Any

from ludex.games.cc.text.meanings import (
    ABILITY,
    BARRIER,
    BOND,
    CASTER,
    CHASE,
    CONJURE,
    DEITY,
    FIELD,
    FOUND,
    IT,
    ORB,
    PAID,
    SEEN,
    SERVANT,
    THEM,
)
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described, heads, words
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.pattern import ENEMY, SELF, YOURS, Different, Figure, Not, Shares, State, V, Within, Word, Zone

TYPES: tuple[tuple[str, str, Any], ...] = (
    ("servant", "servants", SERVANT),
    ("caster", "casters", CASTER),
    ("barrier", "barriers", BARRIER),
    ("conjure", "conjures", CONJURE),
    ("deity", "deities", DEITY),
    ("soul bond servant", "soul bond servants", t.All((SERVANT, BOND))),
)
SPELL = (CHASE, Not(ABILITY))
"""[CC 312.3] A spell is a card in the chase zone, not an ability."""

SIDES = (
    ("an allied ", YOURS),
    ("your ", YOURS),
    ("an enemy ", ENEMY),
    ("your opponent's ", ENEMY),
    ("a ", None),
    ("any ", None),
)
ZONES = (
    ("graveyard", "graveyard"),
    ("hand", "hand"),
    ("removed zone", "removed"),
    ("extra deck", "extra"),
    ("orb zone", "orb"),
    ("servant zone", "servant"),
    ("caster zone", "caster"),
    ("BINGO zone", "bingo"),
    ("deck", "deck"),
)


def kinds(g: Grammar) -> None:
    """Nouns, in the singular and the plural. A race alone is a card of that race [CC 206.3]."""
    heads(g, "head", tuple(TYPES))
    for one, many, kind in TYPES[:5]:
        heads(g, "head", ((f"{one} card", f"{one} cards", kind),))
        heads(g, "head", ((f"{one} spell", f"{one} spells", t.All((*SPELL, kind))),))
        for words_ in (f"{one} ability", f"{one} ability in the chase", f"ability of a {one}"):
            g.phrase("head_one", words_, t.All((CHASE, kind, ABILITY)))
        g.phrase("pre", f"non-{one} ", Not(kind))
        for other, others, also in TYPES[:5]:
            if one != other:
                g.phrase("head_many", f"{many} and {others}", t.Some((kind, also)))
                g.phrase("head_one", f"{one} or {other}", t.Some((kind, also)))
    heads(g, "head", (("card", "cards", t.ANY), ("orb", "orbs", ORB), ("spell", "spells", t.All(SPELL))))
    g.phrase("head_one", "spell or ability", CHASE)
    g.phrase("head_one", "token", Word("type", "token"))
    g.phrase("head_one", "{r:race}", Word("race", V("r")))
    g.phrase("head_many", "{r:races}", Word("race", V("r")))
    g.phrase("head_many", "{r:race}", Word("race", V("r")), _one_for_many)
    for _, many, kind in TYPES[:5]:
        g.phrase("simple_many", many, kind)
    g.phrase("simple_many", "cards", t.ANY)
    g.phrase("simple_many", "{r:races}", Word("race", V("r")))
    two = t.Some((Word("race", V("r")), Word("race", V("s"))))
    g.phrase("head_one", "{r:race} or {s:race}", two)
    for joint in ("and", "or"):
        g.phrase("head_many", f"{{r:races}} {joint} {{s:races}}", two)
        g.phrase("pre", f"{{r:race}} {joint} {{s:race}} ", two)


def _one_for_many(env: dict[str, str]) -> bool:
    """Whether the race is written alike in the singular and the plural."""
    return not env["r"].endswith("s")


def before(g: Grammar) -> None:
    words(
        g,
        "pre",
        (
            ("allied ", YOURS),
            ("enemy ", ENEMY),
            ("other ", Not(SELF)),
            ("face up ", t.FaceUp()),
            ("face down ", t.FaceUp(False)),
            ("attacking ", t.Mark("attacking")),
            ("battling ", t.Mark("battling")),
            ("Lv{n:digits} ", Figure("level", "=", V("n"))),
            ("Lv{n:digits} or higher ", Figure("level", ">=", V("n"))),
            ("Lv{n:digits} or lower ", Figure("level", "<=", V("n"))),
            ("non-{e:element} ", Not(V("e"))),
            ("{e:element} ", V("e")),
            ("{r:race} ", Word("race", V("r"))),
            ("non-{r:race} ", Not(Word("race", V("r")))),
            *((f"{state} ", State(state)) for state in ("recovered", "rested", "reversed")),
            *((f"non-{state} ", Not(State(state))) for state in ("recovered", "rested", "reversed")),
        ),
    )


def after(g: Grammar) -> None:
    for each in ("", " each"):
        for figure, said in (("cost", "a cost of "), ("cost", "cost "), ("cost", "a total cost of "),
                             ("cost", "total cost "), ("cost", "a total cost "), ("atk", "ATK of "), ("atk", "ATK "),
                             ("def", "DEF of "), ("def", "DEF "), ("level", "a level of ")):  # fmt: skip
            for limit, op in ((" or less", "<="), (" or more", ">="), ("", "=")):
                g.phrase("post", f" with {said}{{n:n}}{limit}{each}", Figure(figure, op, V("n")))
    for limit, op in (("equal to or less than ", "<="), ("less than or equal to ", "<="), ("less than ", "<"),
                      ("equal to or greater than ", ">="), ("greater than ", ">"), ("equal to ", "=")):  # fmt: skip
        g.phrase("post", f" with a cost {limit}{{n:n}}", Figure("cost", op, V("n")))
    for limit, op in ((" or less", "<="), (" or more", ">="), ("", "=")):
        g.phrase("post", f" that costs {{n:n}}{limit}", Figure("cost", op, V("n")))
        g.phrase("post", f" that cost {{n:n}}{limit}", Figure("cost", op, V("n")))
        for figure, said in (("atk", "ATK"), ("def", "DEF")):
            g.phrase("post", f" with {{n:n}} {said}{limit}", Figure(figure, op, V("n")))
            g.phrase("post", f" with an {said} of {{n:n}}{limit}", Figure(figure, op, V("n")))
            g.phrase("post", f" with a {said} of {{n:n}}{limit}", Figure(figure, op, V("n")))
    for figure, said in (("atk", "ATK"), ("def", "DEF")):
        for limit, op in ((" or less", "<="), (" or more", ">="), ("", "=")):
            g.phrase("post", f" with {{n:n}}{limit} {said}", Figure(figure, op, V("n")))
    words(
        g,
        "post",
        (
            (" named {n:name}", Word("name", V("n"))),
            (" not named {n:name}", Not(Word("name", V("n")))),
            (" named {n:bare_name}", Word("name", V("n"))),
            (" not named {n:bare_name}", Not(Word("name", V("n")))),
            (" with {n:name} in its name", Within("name", V("n"))),
            (" with {n:name} in their names", Within("name", V("n"))),
            (" you control", YOURS),
            (" your opponent controls", ENEMY),
            (" an enemy controls", ENEMY),
            (" with different names", Different("name")),
            (" with different elements", Different("element")),
            (" of different elements", Different("element")),
            (" with the same name as this card", Shares(SELF, "name")),
            (" that shares a race with this card", Shares(SELF, "race")),
            (" that share a race with this card", Shares(SELF, "race")),
            (" that share a trait with this card", Shares(SELF, "race")),
        ),
    )
    for do, share in (("does", "share"), ("do", "share")):
        for whose, side in (("you control", YOURS), ("your opponent controls", ENEMY)):
            others = Not(Shares(canonical(side, FIELD), "name"))
            g.phrase("post", f" that {do} not {share} a name with any card {whose}", others)
    for keyword in ("Double Corrupt", "Triple Corrupt", "Break", "Slow Start", "Quickcast", "Enter", "Last Words",
                    "Soul Seal", "Hubris", "Lethargy", "Unity", "Φ"):  # fmt: skip
        g.phrase("post", f" with [{keyword}]", t.Has(keyword))
        g.phrase("post", f" without [{keyword}]", Not(t.Has(keyword)))


def excepting(g: Grammar) -> None:
    for _, many, kind in TYPES[:5]:
        g.phrase("post", f" except {many}", Not(kind))
    g.phrase("post", " except {r:races}", Not(Word("race", V("r"))))
    g.phrase("post", " except this card", Not(SELF))
    g.phrase("post", " other than this card", Not(SELF))


def where(g: Grammar) -> None:
    for whose, side in SIDES:
        for said, zone in ZONES:
            there = t.Zone((zone,)) if side is None else t.All((side, t.Zone((zone,))))
            for at in (" in ", " from "):
                g.phrase("post", f"{at}{whose}{said}", there)
    for at in (" in ", " from "):
        for said, zone in (("graveyard", "graveyard"), ("removed zone", "removed")):
            owned = t.All((YOURS, t.Zone((zone,))))
            g.phrase("post", f" you own{at}an allied {said}", owned)
            g.phrase("post", f" you own{at}your {said}", owned)
    g.phrase("post", " in the field", FIELD)
    g.phrase("post", " on the field", FIELD)
    g.phrase("post", " from among them", SEEN)


def groups(g: Grammar) -> None:
    """`card`: of the field unless the text names a zone; `own`: of the player besides, unless it says whose; `kind`:
    what a card is like; each with `other` for "another"."""
    other = (Not(SELF),)
    described(g, "card", "head", "pre", "post", (FIELD,))
    described(g, "cardx", "head", "pre", "post", (FIELD,), other)
    described(g, "own", "head", "pre", "post", (FIELD, YOURS))
    described(g, "ownx", "head", "pre", "post", (FIELD, YOURS), other)
    described(g, "kind", "head", "pre", "post")
    described(g, "held", "head", "pre", "post", (), (YOURS, Zone(("hand",))))
    described(g, "heldx", "head", "pre", "post", (), (YOURS, Zone(("hand",)), Not(SELF)))
    described(g, "found", "head", "pre", "post", (), (SEEN,))


def things(g: Grammar) -> None:
    """What was named before, or the card itself."""
    g.phrase("thing", "this card", SELF)
    for words_ in ("it", "that card", "that servant", "that caster", "that barrier", "that enemy servant",
                   "that spell", "that orb", "the servant"):  # fmt: skip
        g.phrase("thing", words_, IT)
    for words_ in ("the card put into the field by this card", "the servant put into the field by this card"):
        g.phrase("thing", words_, FOUND)
    g.phrase("it", "it", IT)
    g.phrase("it", "that card", IT)
    g.phrase("it", "that servant", IT)
    g.phrase("it", "that caster", IT)
    for words_ in ("them", "those cards", "those servants", "those casters"):
        g.phrase("things", words_, THEM)
    for words_ in ("the card banished for this ability's cost", "the card banished for this card's cost"):
        g.phrase("paid", words_, PAID)


def add(g: Grammar) -> None:
    for part in (kinds, before, after, excepting, where, groups, things):
        part(g)
