"""English, conditions: what there is, what the card is like, what was named before."""

from __future__ import annotations

from ludex.games.cc.text.meanings import FIELD, FIGURES, IT, ORB
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.pattern import (
    ENEMY,
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    Both,
    Compare,
    Count,
    Did,
    Done,
    During,
    Exists,
    Figure,
    Is,
    State,
    TurnOf,
    Unless,
    V,
)

PHASES = ("recovery", "draw", "call", "main", "battle", "end")


def existing(g: Grammar) -> None:
    for have, side_group in (("you control", "own"),):
        g.phrase("cond", f"{have} {{g:a_{side_group}}}", Exists(V("g")))
        g.phrase("cond", f"{have} another {{g:{side_group}x_one}}", Exists(V("g")))
        g.phrase("cond", f"{have} {{n:number}} or more {{g:{side_group}_many}}", Exists(V("g"), V("n")))
        g.phrase("cond", f"{have} no {{g:{side_group}_many}}", Unless(Exists(V("g"))))
        g.phrase("cond", f"{have} no other {{g:{side_group}x_many}}", Unless(Exists(V("g"))))
    g.phrase("cond", "you do not control {g:a_own}", Unless(Exists(V("g"))))
    for is_, are in (("there is", "there are"),):
        g.phrase("cond", f"{is_} {{g:a_card}}", Exists(V("g")))
        g.phrase("cond", f"{is_} another {{g:cardx_one}}", Exists(V("g")))
        g.phrase("cond", f"{are} {{n:number}} or more {{g:card_many}}", Exists(V("g"), V("n")))
        g.phrase("cond", f"{are} no {{g:card_many}}", Unless(Exists(V("g"))))
    for who, side in (("you have", YOURS), ("your opponent has", ENEMY), ("an enemy player has", ENEMY),
                      ("they have", ENEMY)):  # fmt: skip
        for their in ("", " in your orb zone" if side == YOURS else " in their orb zone"):
            orbs = canonical(side, ORB)
            g.phrase("cond", f"{who} no orbs{their}", Unless(Exists(orbs)))
            g.phrase("cond", f"{who} {{n:number}} or less orbs{their}", Compare(Count(orbs), "<=", V("n")))
            g.phrase("cond", f"{who} {{n:number}} or more orbs{their}", Exists(orbs, V("n")))
        grave = canonical(side, t.Zone(("graveyard",)))
        for its in (
            ("an allied graveyard", "your graveyard") if side == YOURS else ("an enemy graveyard", "their graveyard")
        ):
            g.phrase("cond", f"{who} {{n:number}} or more cards in {its}", Exists(grave, V("n")))
        hand = canonical(side, t.Zone(("hand",)))
        where = "your hand" if side == YOURS else "their hand"
        g.phrase("cond", f"{who} no cards in {where}", Unless(Exists(hand)))
        g.phrase("cond", f"{who} {{n:number}} or more cards in {where}", Exists(hand, V("n")))
        g.phrase("cond", f"{who} {{n:number}} or less cards in {where}", Compare(Count(hand), "<=", V("n")))
    for noun, zone in (("orbs", "orb"), ("cards in hand", "hand")):
        yours, foes = (Count(canonical(side, t.Zone((zone,)))) for side in (YOURS, ENEMY))
        for words, cond in (
            (f"an enemy player has more {noun} than you", Compare(foes, ">", yours)),
            (f"your opponent has more {noun} than you", Compare(foes, ">", yours)),
            (f"you have more {noun} than an enemy player", Compare(yours, ">", foes)),
            (f"you have more {noun} than your opponent", Compare(yours, ">", foes)),
            (f"you have less {noun} than your opponent", Compare(yours, "<", foes)),
            (f"you have fewer {noun} than your opponent", Compare(yours, "<", foes)),
        ):
            g.phrase("cond", words, cond)
    more = Compare(Count(V("g")), ">", Count(V("h")))
    mine, theirs = (Count(t.All((side, FIELD, V("k")))) for side in (YOURS, ENEMY))
    for they in ("your opponent controls", "an enemy player controls"):
        g.phrase("cond", f"{they} {{n:number}} or more {{g:enemies_many}}", Exists(V("g"), V("n")))
        g.phrase("cond", f"{they} no {{g:enemies_many}}", Unless(Exists(V("g"))))
    for they in ("your opponent", "your opponent does", "an enemy player"):
        for few in ("fewer", "less"):
            less = Compare(mine, "<", theirs)
            g.phrase("cond", f"you control {few} {{k:simple_many}} than {they}", less, _said)
    for they in ("they control", "your opponent controls", "an enemy player controls"):
        g.phrase("cond", f"{they} more {{g:enemies_many}} than there are {{h:card_many}}", more)
        for you in ("you", "you do", "you control"):
            g.phrase("cond", f"{they} more {{k:simple_many}} than {you}", Compare(theirs, ">", mine), _said)
    for they in ("your opponent", "your opponent does", "your opponent controls", "an enemy player"):
        g.phrase("cond", f"you control more {{k:simple_many}} than {they}", Compare(mine, ">", theirs), _said)


def _said(env: dict[str, object]) -> bool:
    """Whether a type or a race is named."""
    return env["k"] != t.ANY


def being(g: Grammar) -> None:
    """What the card itself is like, or what was named before."""
    g.phrase("cond", "this card is {s:posture}", Is(SELF, V("s")))
    g.phrase("cond", "{s:posture}", Is(SELF, V("s")))
    for state in ("recovered", "rested", "reversed"):
        g.phrase("posture", state, State(state))
        g.phrase("posture", f"not {state}", t.Not(State(state)))
    g.phrase("posture", "attacking", t.Mark("attacking"))
    g.phrase("posture", "battling", t.Mark("battling"))
    g.phrase("posture", "face up", t.FaceUp())
    g.phrase("posture", "face down", t.FaceUp(False))
    g.phrase("cond", "{o:it} is {g:a_kind}", Is(V("o"), V("g")))
    g.phrase("cond", "{o:it} is not {g:a_kind}", Unless(Is(V("o"), V("g"))))
    for words, op in (("equal to or less than", "<="), ("less than or equal to", "<="), ("equal to", "=")):
        g.phrase("cond", f"it has a cost {words} {{n:paid_value}}", Is(IT, Figure("cost", op, V("n"))))
    for was in ("is", "was"):
        g.phrase("cond", f"{{o:it}} {was} {{s:posture}}", Is(V("o"), V("s")))
        for said, figure in FIGURES.items():
            for limit, op in ((" or less", "<="), (" or more", ">="), ("", "=")):
                for its in ("its", "that servant's", "that card's"):
                    fits = Is(IT, Figure(figure, op, V("n")))
                    g.phrase("cond", f"{its} {said} {was} {{n:n}}{limit}", fits)
    g.phrase("cond", "{o:it} was {g:a_kind}", Is(V("o"), V("g")))
    g.phrase("cond", "this card entered the field {s:posture}", Is(SELF, V("s")))
    g.phrase("cond", "you do", Did("did"))
    g.phrase("cond", "you do", Done())
    g.phrase("cond", "you do not", Unless(Did("did")))


def times(g: Grammar) -> None:
    """`only`: when an ability may be played."""
    g.phrase("cond", "it is your turn", TurnOf(YOU))
    g.phrase("cond", "it is an allied turn", TurnOf(YOU))
    g.phrase("cond", "it is an enemy turn", TurnOf(OPPONENT))
    for words, who in (("your", YOU), ("an allied", YOU), ("an enemy", OPPONENT), ("your opponent's", OPPONENT)):
        g.phrase("only", f"during {words} turn", TurnOf(who))
        for phase in PHASES:
            g.phrase("only", f"during {words} {phase} phase", Both((TurnOf(who), During(phase))))
    for phase in PHASES:
        g.phrase("only", f"during the {phase} phase", During(phase))
        g.phrase("while", f"during the {phase} phase", During(phase))
        g.phrase("while", f"during your {phase} phase", Both((TurnOf(YOU), During(phase))))
    g.phrase("while", "during your turn", TurnOf(YOU))
    for words in ("an enemy turn", "enemy turns", "your opponent's turn"):
        g.phrase("while", f"during {words}", TurnOf(OPPONENT))
    g.phrase("while", "during your turns", TurnOf(YOU))
    g.phrase("only", "if {q:cond}", V("q"))
    g.phrase("said", "{q:cond}", V("q"))
    g.phrase("conds", "{q:cond}", V("q"))
    g.phrase("conds", "{q:cond} and {r:cond}", Both((V("q"), V("r"))))
    g.phrase("aslong", "as long as {q:conds}", V("q"))
    g.phrase("aslong", "while {q:conds}", V("q"))
    g.phrase("aslong", "if {q:conds}", V("q"))
    g.phrase("aslong", "unless {q:conds}", Unless(V("q")))
    g.phrase("aslong", "{q:while}", V("q"))


def add(g: Grammar) -> None:
    for part in (existing, being, times):
        part(g)
