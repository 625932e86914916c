"""English, conditions: what there is, what the card is like, what was named before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludex.games.cc.text.en.nouns import FIGURE_WORDS, KEYED, LIMITS
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
    Named,
    State,
    TurnOf,
    Unless,
    V,
)

PHASES = ("recovery", "draw", "call", "main", "battle", "end")


THEY = (
    ("your opponent", "s", "has"),
    ("an opponent", "s", "has"),
    ("an enemy player", "s", "has"),
    ("an enemy", "s", "has"),
    ("the enemy player", "s", "has"),
    ("that player", "s", "has"),
    ("they", "", "have"),
)
"""How texts call the enemy player, and the endings of the verb after it."""


def numbers(group: Any) -> tuple[tuple[str, Any], ...]:
    """How many cards of a group there are: words, the condition."""
    return (
        ("{n:number} or more", Exists(group, V("n"))),
        ("at least {n:number}", Exists(group, V("n"))),
        ("{n:number} or less", Compare(Count(group), "<=", V("n"))),
        ("{n:number} or fewer", Compare(Count(group), "<=", V("n"))),
        ("exactly {n:number}", Compare(Count(group), "=", V("n"))),
        ("less than {n:number}", Compare(Count(group), "<", V("n"))),
        ("fewer than {n:number}", Compare(Count(group), "<", V("n"))),
        ("more than {n:number}", Compare(Count(group), ">", V("n"))),
        ("no", Unless(Exists(group))),
    )


def existing(g: Grammar) -> None:
    """What there is, what players control and have."""
    for have in ("you control", "you have"):
        for many, means in numbers(canonical(YOURS, ORB)):
            g.phrase("cond", f"{have} {many} orbs in your orb zone", means)
        g.phrase("cond", f"{have} {{g:as_own}}", Exists(V("g")))
        g.phrase("cond", f"{have} another {{g:ownx_one}}", Exists(V("g")))
        for many, means in numbers(V("g")):
            g.phrase("cond", f"{have} {many} {{g:own_many}}", means)
            g.phrase("cond", f"{have} {many} other {{g:ownx_many}}", means)
    for do_not in ("you do not control", "you do not have"):
        g.phrase("cond", f"{do_not} {{g:as_own}}", Unless(Exists(V("g"))))
        g.phrase("cond", f"{do_not} another {{g:ownx_one}}", Unless(Exists(V("g"))))
        g.phrase("cond", f"{do_not} any {{g:own_many}}", Unless(Exists(V("g"))))
        g.phrase("cond", f"{do_not} any other {{g:ownx_many}}", Unless(Exists(V("g"))))
    g.phrase("cond", "there is {g:as_card}", Exists(V("g")))
    g.phrase("cond", "there is another {g:cardx_one}", Exists(V("g")))
    g.phrase("cond", "there are {g:card_many}", Exists(V("g")))
    for many, means in numbers(V("g")):
        g.phrase("cond", f"there are {many} {{g:card_many}}", means)
        g.phrase("cond", f"there are {many} other {{g:cardx_many}}", means)
    g.phrase("cond", "there is no other {g:cardx_one}", Unless(Exists(V("g"))))
    g.phrase("cond", "there is no {g:card_one}", Unless(Exists(V("g"))))
    g.phrase("cond", "this card is your only servant", Named("alone"))
    g.phrase("cond", "this card is the only servant you control", Named("alone"))
    for who, s, has in THEY:
        for have in (f"{who} control{s}", f"{who} {has}"):
            for many, means in numbers(canonical(ENEMY, ORB)):
                g.phrase("cond", f"{have} {many} orbs in their orb zone", means)
            g.phrase("cond", f"{have} {{g:a_enemies}}", Exists(V("g")))
            for many, means in numbers(V("g")):
                g.phrase("cond", f"{have} {many} {{g:enemies_many}}", means)


def comparing(g: Grammar) -> None:
    """Which of the players has more of something."""
    rows: list[tuple[str, Any, Any, Callable[[dict[str, object]], bool] | None]] = []
    for noun, zone in (("orbs", "orb"), ("cards in hand", "hand"), ("cards in their hand", "hand"),
                       ("cards in your hand", "hand"), ("cards in their graveyard", "graveyard"),
                       ("cards in your graveyard", "graveyard")):  # fmt: skip
        yours, foes = (Count(canonical(side, t.Zone((zone,)))) for side in (YOURS, ENEMY))
        rows.append((noun, yours, foes, None))
    mine, theirs = (Count(t.All((side, FIELD, V("k")))) for side in (YOURS, ENEMY))
    rows.append(("{k:simple_many}", mine, theirs, _said))
    for noun, yours, foes, when in rows:
        for more, op in (("more", ">"), ("fewer", "<"), ("less", "<")):
            for who, s, has in THEY:
                for have in (f"{who} {has}", f"{who} control{s}"):
                    for you in ("you", "you do", "you have", "you control"):
                        g.phrase("cond", f"{have} {more} {noun} than {you}", Compare(foes, op, yours), when)
                if who != "they":
                    for end in ("", " does", f" {has}", f" control{s}"):
                        for have in ("you have", "you control"):
                            g.phrase("cond", f"{have} {more} {noun} than {who}{end}", Compare(yours, op, foes), when)
    more_than = Compare(Count(V("g")), ">", Count(V("h")))
    for who, s, _ in THEY:
        words = f"{who} control{s} more {{g:enemies_many}} than there are {{h:card_many}}"
        g.phrase("cond", words, more_than)
    g.phrase("cond", "there are more {g:card_many} than {h:card_many}", more_than)
    for op, than in ((">", "more"), ("<", "fewer"), ("<", "less")):
        compared = Compare(Count(V("g")), op, Count(V("h")))
        g.phrase("cond", f"there are {than} {{g:card_many}} than there are {{h:card_many}}", compared)


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
    for is_, is_not in (("is", "is not"), ("was", "was not")):
        g.phrase("cond", f"{{o:it}} {is_} {{g:as_kind}}", Is(V("o"), V("g")))
        g.phrase("cond", f"{{o:it}} {is_not} {{g:as_kind}}", Unless(Is(V("o"), V("g"))))
        g.phrase("cond", f"{{o:it}} {is_} {{e:element}}", Is(V("o"), V("e")))
    for has in ("has", "had"):
        for figure, words_ in FIGURE_WORDS:
            for said in words_:
                for limit, op in LIMITS:
                    fits = Is(V("o"), Figure(figure, op, V("n")))
                    g.phrase("cond", f"{{o:it}} {has} {said}{{n:n}}{limit}", fits)
                    if has == "has":
                        own = Is(SELF, Figure(figure, op, V("n")))
                        g.phrase("cond", f"this card has {said}{{n:n}}{limit}", own)
        for name in KEYED:
            g.phrase("cond", f"{{o:it}} {has} [{name}]", Is(V("o"), t.Has(name)))
    for words, op in (("equal to or less than", "<="), ("less than or equal to", "<="), ("equal to", "=")):
        g.phrase("cond", f"it has a cost {words} {{n:paid_value}}", Is(IT, Figure("cost", op, V("n"))))
    for was in ("is", "was"):
        g.phrase("cond", f"{{o:it}} {was} {{s:posture}}", Is(V("o"), V("s")))
        for said, figure in FIGURES.items():
            for limit, op in LIMITS:
                for its in ("its", "that servant's", "that card's", "that caster's"):
                    fits = Is(IT, Figure(figure, op, V("n")))
                    g.phrase("cond", f"{its} {said} {was} {{n:n}}{limit}", fits)
    g.phrase("cond", "this card entered the field {s:posture}", Is(SELF, V("s")))
    g.phrase("cond", "you do", Did("did"))
    g.phrase("cond", "you do", Done())
    g.phrase("cond", "you do not", Unless(Did("did")))


def times(g: Grammar) -> None:
    """`only`: when an ability may be played."""
    for words, who in (("your", YOU), ("an allied", YOU), ("an enemy", OPPONENT), ("your opponent's", OPPONENT),
                       ("an opponent's", OPPONENT)):  # fmt: skip
        g.phrase("cond", f"it is {words} turn", TurnOf(who))
        g.phrase("cond", f"it is not {words} turn", Unless(TurnOf(who)))
        g.phrase("while", f"during {words} turn", TurnOf(who))
        for phase in PHASES:
            g.phrase("while", f"during {words} {phase} phase", Both((TurnOf(who), During(phase))))
            g.phrase("cond", f"it is {words} {phase} phase", Both((TurnOf(who), During(phase))))
    for phase in PHASES:
        for the in ("the", "a"):
            g.phrase("while", f"during {the} {phase} phase", During(phase))
        for words, who in (("allied", YOU), ("enemy", OPPONENT)):
            g.phrase("while", f"during {words} {phase} phases", Both((TurnOf(who), During(phase))))
    for words, who in (("enemy turns", OPPONENT), ("allied turns", YOU), ("your turns", YOU),
                       ("your opponent's turns", OPPONENT)):  # fmt: skip
        g.phrase("while", f"during {words}", TurnOf(who))
    g.phrase("only", "{q:while}", V("q"))
    g.phrase("only", "if {q:conds}", V("q"))
    g.phrase("only", "while {q:conds}", V("q"))
    g.phrase("said", "{q:conds}", V("q"))
    g.phrase("conds", "{q:cond}", V("q"))
    g.phrase("conds", "{q:cond} and {r:cond}", Both((V("q"), V("r"))))
    g.phrase("conds", "{q:cond} or {r:cond}", t.Either((V("q"), V("r"))))
    for joint in (" and only ", " and "):
        g.phrase("onlys", f"{{q:only}}{joint}{{r:only}}", Both((V("q"), V("r"))))
    g.phrase("onlys", "{q:only}", V("q"))
    g.phrase("aslong", "as long as {q:conds}", V("q"))
    g.phrase("aslong", "while {q:conds}", V("q"))
    g.phrase("aslong", "if {q:conds}", V("q"))
    g.phrase("aslong", "unless {q:conds}", Unless(V("q")))
    g.phrase("aslong", "{q:while}", V("q"))


def add(g: Grammar) -> None:
    for part in (existing, comparing, being, times):
        part(g)
