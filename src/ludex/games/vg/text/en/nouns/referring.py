"""English, cards by what happened to them: the revealed card, the unit called with this effect, the card discarded for
this cost; what is compared with them and asked of them."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.done import PAID
from ludex.games.vg.text.meanings import IT, PICKED, THEM
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.marks import BANISHED, CALLED, DISCARDED, FREED, RETIRED, REVEALED
from ludex.lang.pattern import SELF, Beside, Figure, Is, Lies, Not, Ref, Shares, Unless, V, Within

CARDS = ("card", "unit", "rear-guard")
DONE = (
    ("called", CALLED),
    ("discarded", DISCARDED),
    ("bound", BANISHED),
    ("revealed", REVEALED),
    ("retired", RETIRED),
    ("unlocked", FREED),
    ("chosen", "chosen"),
)
"""Participles that stand before the noun, and what they refer to. NB: not "imprisoned": [VG 17.5.1.1] without a Prison
no card is, though one was chosen for it."""


def nouns(g: Grammar) -> None:
    """`which`: one card that the text has spoken of; `which_many`: several; `named`: those told by what was done."""
    for card in CARDS:
        for done, deed in DONE:
            if (done, card) != ("retired", "card") and (done, card) != ("retired", "unit"):
                g.phrase("told", f"that {done} {card}", Ref(deed))
            g.phrase("told", f"the {done} {card}", Ref(deed))
            g.phrase("told_many", f"the {done} {card}s", Ref(deed))
            g.phrase("told_many", f"those {done} {card}s", Ref(deed))
        for by in (" by this effect", " with this effect", " for this effect"):
            for verb in ("chosen", "that was chosen"):
                g.phrase("told", f"the {card} {verb}{by}", PICKED)
            g.phrase("told_many", f"the {card}s chosen{by}", PICKED)
        for start in ("", "that was ", "you "):
            g.phrase("told", f"the {card} {start}{{d:deed_ref}}", V("d"))
            for i, (verb, _, name) in enumerate(PAID):
                paid = Ref(name)
                g.phrase("told", f"the {card} {start}{verb}{{w:paid_where_{i}}} for this cost", paid)
        for who in ("your opponent", "they"):
            g.phrase("told", f"the {card} {who} {{d:deed_ref}}", V("d"))
            g.phrase("told_many", f"the {card}s {who} {{d:deed_ref}}", V("d"))
        g.phrase("told_many", f"the {card}s you {{d:deed_ref}}", V("d"))
        for start in ("", "that were "):
            g.phrase("told_many", f"the {card}s {start}{{d:deed_ref}}", V("d"))
            for i, (verb, _, name) in enumerate(PAID):
                g.phrase("told_many", f"the {card}s {start}{verb}{{w:paid_where_{i}}} for this cost", Ref(name))
    g.phrase("thing", "{r:told}", V("r"))
    g.phrase("things", "{r:told_many}", V("r"))
    g.phrase("things", "all of {r:told_many}", V("r"))
    g.phrase("which", "{r:told}", V("r"))
    for card in CARDS:
        g.phrase("which", f"that {card}", IT)
        g.phrase("which", f"that placed {card}", IT)
    g.phrase("which", "it", IT)
    g.phrase("which_many", "{r:told_many}", V("r"))
    for words in ("them", "those cards", "those units", "those rear-guards"):
        g.phrase("which_many", words, THEM)


OPS: tuple[tuple[str, str], ...] = (
    ("less than or equal to", "<="),
    ("equal to or less than", "<="),
    ("lower than or equal to", "<="),
    ("equal to or greater than", ">="),
    ("greater than or equal to", ">="),
    ("equal to", "="),
    ("less than", "<"),
    ("lower than", "<"),
    ("greater than", ">"),
    ("higher than", ">"),
)


def compared(g: Grammar) -> None:
    """Cards that are described by those."""
    r = V("r")
    grade = t.FigureOf(r, "grade")
    for category, as_ in (("which", ""), ("which_many", ""), ("which_many", "any of ")):
        of = f"{as_}{{r:{category}}}"
        g.phrase("post", f" with the same card name as {of}", Shares(r, "name"))
        g.phrase("post", f" with the same name as {of}", Shares(r, "name"))
        for start in (" with", " and"):
            for than in ("from", "as"):
                g.phrase("post", f"{start} a different card name {than} {of}", Not(Shares(r, "name")))
                g.phrase("post", f"{start} different card names {than} {of}", Not(Shares(r, "name")))
    g.phrase("post", " other than {r:told}", Not(r))
    g.phrase("post", " other than that unit", Not(IT))
    g.phrase("post", " other than that card", Not(IT))
    g.phrase("post", " other than {r:told_many}", Not(r))
    g.phrase("post", " in the same column as {r:which}", Beside(r, "column"))
    g.phrase("post", " in the same row as {r:which}", Beside(r, "row"))
    g.phrase("field_post", " in the same column", Beside(SELF, "column"))
    for row in ("front", "back"):
        for the in ("the ", "your ", "their "):
            for of in ("of", "in"):
                there = f" in {the}{row} row {of} the same column as"
                g.phrase("post", f"{there} this unit", canonical(Lies(row), Beside(SELF, "column")))
                g.phrase("post", f"{there} {{r:which}}", t.All((Beside(r, "column"), Lies(row))))
    g.phrase("post", " with the same grade as {r:which}", Figure("grade", "=", grade))
    for words, op in OPS:
        for its in ("", "'s", "'s grade"):
            for start in (" with grade", " with a grade", " and grade"):
                g.phrase("post", f"{start} {words} {{r:which}}{its}", Figure("grade", op, grade))
        g.phrase("post", f" with grade {words} the grade of {{r:which}}", Figure("grade", op, grade))


def asked(g: Grammar) -> None:
    r = V("r")
    for words, such in (
        ("is {k:a_card}", V("k")),
        ("has {n:name} in its card name", Within("name", V("n"))),
        ("has the {k:spoken} ability", V("k")),
        ("has the {k:headed} ability", V("k")),
        ("is grade {n:digits} or greater", Figure("grade", ">=", V("n"))),
        ("is grade {n:digits} or less", Figure("grade", "<=", V("n"))),
        ("is grade {n:digits}", Figure("grade", "=", V("n"))),
    ):
        g.phrase("cond", f"{{r:told}} {words}", Is(r, such))
        if words.startswith("is "):
            g.phrase("cond", f"{{r:told}} was {words[3:]}", Is(r, such))
            g.phrase("cond", f"it was {words[3:]}", Is(IT, such))
    for words, such in (
        ("is not {k:a_card}", V("k")),
        ("does not have {n:name} in its card name", Within("name", V("n"))),
    ):
        g.phrase("cond", f"{{r:told}} {words}", Unless(Is(r, such)))
    for words, op in (("or greater", ">="), ("or more", ">="), ("or less", "<=")):
        figure: Any = Figure(V("f"), op, V("n"))
        g.phrase("cond", f"{{r:told}}'s {{f:figure}} is {{n:digits}} {words}", Is(r, figure))
        graded = Figure("grade", op, V("n"))
        g.phrase("cond", f"{{r:told}}'s grade is {{n:digits}} {words}", Is(r, graded))
    g.phrase("per", " for each grade of {r:told}", t.FigureOf(r, "grade"))
    g.phrase("count", "the grade of {r:which}", t.FigureOf(r, "grade"))
    g.phrase("count", "the original grade of {r:which}", t.FigureOf(r, "original grade"))
    for figure in ("power", "shield"):
        said = f"[{figure.capitalize()}]"
        for whose, base in (("", figure), ("original ", f"original {figure}")):
            one = t.FigureOf(r, base)
            g.phrase("figure_of", f"{{r:which}}'s {whose}{said}", one)
            g.phrase("figure_of", f"its {whose}{said}", t.FigureOf(IT, base))
            g.phrase("figure_of", f"the {whose}{said} of {{r:which}}", one)
            g.phrase("figure_of", f"this unit's {whose}{said}", t.FigureOf(SELF, base))
            for every in ("the sum of the ", "the total "):
                g.phrase("figure_of", f"{every}{whose}{said} of {{r:which_many}}", one)
                g.phrase("figure_of", f"{every}{whose}{said} of all of {{r:which_many}}", one)


def add(g: Grammar) -> None:
    for part in (nouns, compared, asked):
        part(g)
