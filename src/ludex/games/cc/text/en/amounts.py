"""English, amounts: what is counted, how much for each."""

from __future__ import annotations

from typing import Any

from ludex.games.cc.text.meanings import FIELD, FIGURES, IT, PAID, STOCKS
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.marks import CHOSEN
from ludex.lang.pattern import (
    ANY,
    SELF,
    All,
    Chosen,
    Count,
    Different,
    Env,
    FigureOf,
    Fits,
    Greatest,
    Moved,
    NameNumber,
    Plus,
    Ref,
    Sharing,
    Times,
    V,
    Word,
    Zone,
)

WAYS = (
    ("discarded", "d"),
    *((done, "t") for done in (
        "banished", "destroyed", "put into a graveyard", "removed from the game", "removed", "returned",
        "returned to a hand", "put into your hand", "put on the bottom of your deck",
    )),
)  # fmt: skip
"""What was done with cards before ("this way"), and the name of the choice of them."""
NOUNS = (
    ("card", "cards"),
    ("servant", "servants"),
    ("caster", "casters"),
    ("conjure", "conjures"),
    ("orb", "orbs"),
    ("barrier", "barriers"),
)


def add(g: Grammar) -> None:
    """`known`: a figure of a card, or a count; `value`: also what a cost took; `equal`: also with something added;
    `per`: " for each ..." with its leading blank; `counted`: what follows "for each"; `of_self`: a figure of
    the card itself."""
    for said, figure in FIGURES.items():
        g.phrase("paid_value", f"the {said} of {{o:paid_card}}", FigureOf(V("o"), figure))
        g.phrase("paid_value", f"{{o:paid_card}}'s {said}", FigureOf(V("o"), figure))
        g.phrase("known", f"this card's {said}", FigureOf(SELF, figure))
        g.phrase("known", f"the {said} of this card", FigureOf(SELF, figure))
        for noun in ("card", "servant", "caster", "orb", "spell"):
            g.phrase("known", f"that {noun}'s {said}", FigureOf(IT, figure))
        g.phrase("known", f"the {said} of {{o:it}}", FigureOf(V("o"), figure))
        g.phrase("known", f"its {said}", FigureOf(IT, figure))
        g.phrase("of_self", f"its {said}", FigureOf(SELF, figure))
        g.phrase("known", f"the total {said} of {{g:card_many}}", FigureOf(V("g"), figure))
        for best in (f"the highest {said} among {{g:card_many}}", f"the greatest {said} among {{g:card_many}}"):
            g.phrase("known", best, Greatest(V("g"), figure))
    g.phrase("known", "the number of {g:card_many}", Count(V("g")), _said)
    g.phrase("known", "the number of different elements among {g:card_many}", _apart("element"))
    for words in ("the chosen number", "the named number"):
        g.phrase("known", words, Chosen("named number"))
    for words in ("choose a number", "name a number"):
        g.phrase("clause", words, (NameNumber("named number", 0, 20),))
    g.phrase("value", "{n:known}", V("n"))
    g.phrase("value", "{n:paid_value}", V("n"))
    for words in ("{k:digits} times the number of {g:card_many}", "the number of {g:card_many} times {k:digits}",
                  "the number of {g:card_many} multiplied by {k:digits}",
                  "{k:digits} multiplied by the number of {g:card_many}"):  # fmt: skip
        g.phrase("value", words, Times(V("k"), Count(V("g"))))
    g.phrase("value", "twice {n:known}", Times(2, V("n")))
    g.phrase("value", "{n:known} times {k:digits}", Times(V("k"), V("n")), _figure)
    g.phrase("value", "{k:digits} times {n:known}", Times(V("k"), V("n")), _figure)
    for half in ("half {n:known}", "half of {n:known}"):
        g.phrase("value", f"{half}, rounded down", Fits(V("n"), 2))
        g.phrase("value", f"{half}, rounded up", Fits(Plus((V("n"), 1)), 2))
    for category, of in (("equal", "value"), ("of_itself", "of_self")):
        g.phrase(category, f"{{n:{of}}}", V("n"))
        g.phrase(category, f"{{n:{of}}} plus {{m:n}}", Plus((V("n"), V("m"))))
        g.phrase(category, f"{{n:{of}}} minus {{m:minus}}", Plus((V("n"), V("m"))))
    g.phrase("paid_equal", "{n:paid_value}", V("n"))
    g.phrase("paid_equal", "{n:paid_value} plus {m:n}", Plus((V("n"), V("m"))))
    g.phrase("paid_equal", "{n:paid_value} minus {m:minus}", Plus((V("n"), V("m"))))
    g.phrase("per", " for each {k:counted}", V("k"))
    g.phrase("per", " for every {k:counted}", V("k"))
    g.phrase("counted", "{g:card_one}", Count(V("g")), _each_alone)
    g.phrase("counted", "other {g:cardx_one}", Count(V("g")), _each_alone)
    g.phrase("counted", "{k:several} {g:card_many}", Fits(Count(V("g")), V("k")))
    g.phrase("counted", "different element among {g:card_many}", _apart("element"))
    g.phrase("counted", "element among {g:card_many}", _apart("element"))
    g.phrase("counted", "different name among {g:card_many}", _apart("name"))
    for kind in ("race", "trait"):
        g.phrase("counted", f"different {kind} among {{g:card_many}}", _apart("race"))
        g.phrase("known", f"the number of different {kind}s among {{g:card_many}}", _apart("race"))
    for words in ("of this card's stock", "of this card's stocks", "stock this card has", "card under this card"):
        g.phrase("counted", words, Count(STOCKS))
    g.phrase("known", "the number of this card's stock", Count(STOCKS))
    this_way(g)


def _apart(kind: str) -> Any:
    """How many different words of a kind the cards have, as texts say it of the cards (`lang.lifting`)."""
    return Count(All((V("g"), Different(kind))))


def _said(env: Env) -> bool:
    """Whether something is said of the cards that are counted."""
    return bool(env["g"] != FIELD)


def _each_alone(env: Env) -> bool:
    """Whether nothing is said of the cards together ("with the same race"), which may be said of the one that gets
    something for them."""
    return not any(isinstance(part, Sharing) for part in parts_of(env["g"]))


def _figure(env: Env) -> bool:
    """Whether the amount is a figure: counts are multiplied in words of their own."""
    return isinstance(env["n"], FigureOf)


TURNED = Ref(CHOSEN)
"""Cards of the field that were turned before: they are still there, and still what was chosen last."""


def this_way(g: Grammar) -> None:
    """How many cards something was done with before."""
    for one, many in NOUNS:
        for end in ("this way", "for this ability's cost", "for this card's cost"):
            g.phrase("paid_counted", f"{one} rested {end}", Count(PAID))
            g.phrase("paid_value", f"the number of {many} rested {end}", Count(PAID))
            g.phrase("paid_value", f"the total cost of {many} rested {end}", FigureOf(PAID, "cost"))
            g.phrase("paid_value", f"the total ATK of {many} rested {end}", FigureOf(PAID, "atk"))
    for done in ("banished", "discarded", "removed", "returned"):
        for end in ("for this ability's cost", "for this card's cost"):
            for_cost = Moved("paid", V("g"))
            g.phrase("paid_value", f"the number of {{g:plain_kind_many}} {done} {end}", for_cost)
            g.phrase("paid_counted", f"{{g:plain_kind_one}} {done} {end}", for_cost)
    for turned in ("rested", "reversed", "recovered"):
        for _, many in NOUNS:
            for said, figure in FIGURES.items():
                g.phrase("known", f"the total {said} of {many} {turned} this way", FigureOf(TURNED, figure))
            g.phrase("known", f"the number of {many} {turned} this way", Count(TURNED))
        for one, _ in NOUNS:
            g.phrase("counted", f"{one} {turned} this way", Count(TURNED))
    g.phrase("counted", "{n:paid_counted}", V("n"))
    g.phrase("counted", "card revealed this way", Count(TURNED))
    g.phrase("known", "the number of cards revealed this way", Count(TURNED))
    for one, many in NOUNS:
        of = ANY if one == "card" else Zone(("orb",)) if one == "orb" else Word("type", one)
        g.phrase("noun_one", one, of)
        g.phrase("noun_many", many, of)
    for done, deed in WAYS:
        g.phrase("counted", f"{{w:noun_one}} {done} this way", Moved(deed, V("w")))
        for words in ("the number of {w:noun_many} {} this way", "the number of {w:noun_many} you {} this way"):
            g.phrase("known", words.replace("{}", done), Moved(deed, V("w")))
