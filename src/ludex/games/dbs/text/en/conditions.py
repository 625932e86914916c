"""English, conditions: what there is, what a card is like, whose turn it is."""

from __future__ import annotations

from ludex.games.dbs.text.en.nouns import owned, placed
from ludex.games.dbs.text.meanings import BATTLE, BATTLE_CARD, DROP, ENERGY, HAND, IN_PLAY, IT, LIFE
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.marks import TAKEN
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
    Either,
    Exists,
    FigureOf,
    Is,
    State,
    TurnOf,
    Unless,
    V,
    Zone,
)

WHOSE = (("your", YOURS, "my_leader"), ("your opponent's", ENEMY, "their_leader"))
BOUNDS = (("{n:n} or more", ">="), ("{n:n} or less", "<="), ("{n:n} or fewer", "<="))


def leaders(g: Grammar) -> None:
    """[DBS 2-3-2-1] What a Leader is like."""
    for whose, side, name in WHOSE:
        for group in (f"a_{name}", f"{name}_is"):
            g.phrase("cond", f"{whose} Leader is {{g:{group}}}", Exists(V("g")))
            g.phrase("cond", f"{whose} Leader is not {{g:{group}}}", Unless(Exists(V("g"))))
        either = Either((Exists(V("g")), Exists(V("h"))))
        g.phrase("cond", f"{whose} Leader is {{g:a_{name}}} or {{h:a_{name}}}", either)
        g.phrase("cond", f"{whose} Leader is {{g:{name}_is}} or {{h:a_{name}}}", either)
        power = FigureOf(canonical(side, Zone(("leader",))), "power")
        for bound, op in BOUNDS:
            g.phrase("cond", f"{whose} Leader has {bound} power", Compare(power, op, V("n")))
            after = bound.replace("}", "} power")
            g.phrase("cond", f"{whose} Leader has {after}", Compare(power, op, V("n")))
            g.phrase("cond", f"{whose} Leader's power is {bound}", Compare(power, op, V("n")))
        within = Exists(t.All((side, Zone(("leader",)), V("p"))))
        g.phrase("cond", f"{whose} Leader has {{p:included}}", within)
        for state in ("Active", "Rest"):
            lying = canonical(side, Zone(("leader",)), State(state.lower()))
            g.phrase("cond", f"{whose} Leader is in {state} Mode", Exists(lying))


def life(g: Grammar) -> None:
    """[DBS 3-9-1] How many cards somebody has in an area."""
    for whose, side, have in (("your", YOURS, "you have"), ("your opponent's", ENEMY, "your opponent has")):
        lives = Count(canonical(side, LIFE))
        for bound, op in BOUNDS:
            for at in ("is at", "is", "total is"):
                g.phrase("cond", f"{whose} life {at} {bound}", Compare(lives, op, V("n")))
            g.phrase("cond", f"with {bound} life", Compare(lives, op, V("n"))) if side == YOURS else None
        g.phrase("cond", f"{whose} life is at {{n:n}}", Compare(lives, "=", V("n")))
        for noun, zone in (("hand", HAND), ("Drop", DROP)):
            held = Count(canonical(side, zone))
            for there in (f"in {noun}",):
                g.phrase("cond", f"{have} no cards {there}", Compare(held, "=", 0))
                for bound, op in BOUNDS:
                    g.phrase("cond", f"{have} {bound} cards {there}", Compare(held, op, V("n")))
    mine, foes = ({name: Count(canonical(side, zone)) for name, zone in NAMED} for side in (YOURS, ENEMY))
    for name in mine:
        for words, op in (("more", ">"), ("less", "<"), ("fewer", "<")):
            for end in ("your opponent", "your opponent does"):
                g.phrase("cond", f"you have {words} {name} than {end}", Compare(mine[name], op, foes[name]))
            g.phrase("cond", f"your opponent has {words} {name} than you", Compare(foes[name], op, mine[name]))
            g.phrase("cond", f"your opponent has {words} {name} than you do", Compare(foes[name], op, mine[name]))


def total(g: Grammar) -> None:
    """How many energy cards both players have together."""
    for bound, op in BOUNDS:
        for is_ in ("there is", "there are"):
            said = f"{is_} a total of {bound} energy between you and your opponent"
            g.phrase("cond", said, Compare(Count(ENERGY), op, V("n")))


NAMED = (("life", LIFE), ("energy", ENERGY), ("cards in hand", HAND), ("cards in your hand", HAND),
         ("cards in their hand", HAND), ("Battle Cards", t.All((BATTLE, BATTLE_CARD))),
         ("Battle Cards in play", t.All((BATTLE, BATTLE_CARD))))  # fmt: skip


def existing(g: Grammar) -> None:
    for have, group in (("you have", "mine"), ("your opponent has", "theirs"), ("they have", "theirs")):
        g.phrase("cond", f"{have} {{g:a_{group}}}", Exists(V("g")))
        g.phrase("cond", f"{have} {{g:{group}_many}}", Exists(V("g")))
        g.phrase("cond", f"{have} no {{g:{group}_many}}", Unless(Exists(V("g"))))
        for no in ("do not have any", "does not have any", "do not have"):
            g.phrase("cond", f"{have.split(' ha')[0]} {no} {{g:{group}_many}}", Unless(Exists(V("g"))))
            g.phrase("cond", f"{have.split(' ha')[0]} {no} {{g:a_{group}}}", Unless(Exists(V("g"))))
        for of in ("", "of "):
            g.phrase("cond", f"{have} {{n:n}} or more {of}{{g:{group}_many}}", Exists(V("g"), V("n")))
        for bound, op in BOUNDS[1:]:
            g.phrase("cond", f"{have} {bound} {{g:{group}_many}}", Compare(Count(V("g")), op, V("n")))
        g.phrase("cond", f"{have} exactly {{n:n}} {{g:{group}_many}}", Compare(Count(V("g")), "=", V("n")))
        g.phrase("cond", f"{have} {{g:a_at}}", Exists(V("g")), owned)
        g.phrase("cond", f"{have} {{g:at_many}}", Exists(V("g")), owned)
        g.phrase("cond", f"{have} {{n:n}} or more {{g:at_many}}", Exists(V("g"), V("n")), owned)
        for bound, op in BOUNDS[1:]:
            g.phrase("cond", f"{have} {bound} {{g:at_many}}", Compare(Count(V("g")), op, V("n")), owned)
        g.phrase("cond", f"{have} no {{g:at_many}}", Unless(Exists(V("g"))), owned)
        for no in ("do not have any", "does not have any"):
            g.phrase("cond", f"{have.split(' ha')[0]} {no} {{g:at_many}}", Unless(Exists(V("g"))), owned)
    for is_ in ("there is", "there are"):
        for group, fits in (("play", None), ("at", placed)):
            g.phrase("cond", f"{is_} {{g:a_{group}}}", Exists(V("g")), fits)
            g.phrase("cond", f"{is_} {{g:{group}_many}}", Exists(V("g")), fits)
            for no in ("no", "not any"):
                g.phrase("cond", f"{is_} {no} {{g:{group}_many}}", Unless(Exists(V("g"))), fits)
            g.phrase("cond", f"{is_} {{n:n}} or more {{g:{group}_many}}", Exists(V("g"), V("n")), fits)
            for bound, op in BOUNDS[1:]:
                g.phrase("cond", f"{is_} {bound} {{g:{group}_many}}", Compare(Count(V("g")), op, V("n")), fits)


def lying(g: Grammar) -> None:
    """Where such a card lies: "a red card is in your Drop"."""
    for words in ("{g:a_kind} is", "{g:kind_one} is", "{g:kind_many} are", "another {g:kind_one} is"):
        what = t.All((V("p"), t.Not(SELF), V("g"))) if words.startswith("another") else t.All((V("p"), V("g")))
        g.phrase("cond", f"{words}{{p:place}}", Exists(what))
        g.phrase("cond", f"{words} not{{p:place}}", Unless(Exists(what)))
        g.phrase("cond", f"{words} in play", Exists(t.All((IN_PLAY, V("g"))))) if "another" not in words else None
    g.phrase("cond", "{n:n} or more {g:kind_many} are{p:place}", Exists(t.All((V("p"), V("g"))), V("n")))
    for whose, side in (("your", YOURS), ("your opponent's", ENEMY)):
        others = Unless(Exists(t.All((side, ENERGY, t.Not(V("a"))))))
        g.phrase("cond", f"all of {whose} energy is {{a:adjective}}", others)
        for state, other in (("Rest", "active"), ("Active", "rest")):
            turned = Unless(Exists(canonical(side, ENERGY, State(other))))
            g.phrase("cond", f"all of {whose} energy is in {state} Mode", turned)
        others = Unless(Exists(t.All((side, BATTLE, BATTLE_CARD, t.Not(V("a"))))))
        g.phrase("cond", f"all of {whose} Battle Cards are {{a:adjective}}", others)


def being(g: Grammar) -> None:
    """What the card itself is like, or what was named before."""
    for state in ("Active", "Rest"):
        g.phrase("cond", f"this card is in {state} Mode", Is(SELF, State(state.lower())))
        g.phrase("cond", f"it is in {state} Mode", Is(IT, State(state.lower())))
        g.phrase("cond", f"it was in {state} Mode", Is(IT, State(state.lower())))
    g.phrase("cond", "{o:it} is {g:a_kind}", Is(V("o"), V("g")))
    g.phrase("cond", "{o:it} is not {g:a_kind}", Unless(Is(V("o"), V("g"))))
    for bound, op in BOUNDS[:2]:
        for words, what in (("this card", SELF), ("it", IT), ("that card", IT), ("the chosen card", IT),
                            ("the attacking card", IT)):  # fmt: skip
            g.phrase("cond", f"{words} has {bound} power", Is(what, t.Figure("power", op, V("n"))))
            g.phrase("cond", f"{words} has an energy cost of {bound}", Is(what, t.Figure("cost", op, V("n"))))
            g.phrase("cond", f"{words}'s power is {bound}", Is(what, t.Figure("power", op, V("n"))))
    for end in ("", " with this skill"):
        for cards in ("a card", "cards", "1 or more cards"):
            for add in ("added", "add", "chose to add"):
                g.phrase("cond", f"you {add} {cards} to your hand{end}", Compare(t.Moved(TAKEN), ">=", 1))
            g.phrase("cond", f"you played {cards}{end}", Done())
            g.phrase("cond", f"you play {cards}{end}", Done())
    g.phrase("cond", "you do", Did("did"))
    g.phrase("cond", "you do", Done())
    g.phrase("cond", "you do not", Unless(Did("did")))
    g.phrase("cond", "they do", Did("did"))
    g.phrase("cond", "they do not", Unless(Did("did")))


def times(g: Grammar) -> None:
    for is_ in ("it is", "during"):
        g.phrase("cond" if is_ == "it is" else "while", f"{is_} your turn", TurnOf(YOU))
        g.phrase("cond" if is_ == "it is" else "while", f"{is_} your opponent's turn", TurnOf(OPPONENT))
    g.phrase("conds", "{q:cond}", V("q"))
    for joint in (" and ", ", and ", " and if "):
        g.phrase("conds", f"{{q:cond}}{joint}{{r:cond}}", Both((V("q"), V("r"))))
    g.phrase("conds", "{q:cond}, {r:cond}, and {s:cond}", Both((V("q"), V("r"), V("s"))))
    for joint in (" or ", ", or "):
        g.phrase("conds", f"{{q:cond}}{joint}{{r:cond}}", Either((V("q"), V("r"))))
        g.phrase("conds", f"{{q:cond}}{joint}{{r:cond}} and {{s:cond}}", Either((V("q"), Both((V("r"), V("s"))))))
    g.phrase("said", "{q:conds}", V("q"))
    for joint in (" and", ", and", ","):
        g.phrase("listed", f"{{q:conds}}{joint}", V("q"))
    for joint in (" and", ", and"):
        g.phrase("listed", f"{{q:cond}}, {{r:cond}}{joint}", Both((V("q"), V("r"))))
        g.phrase("listed", f"{{q:cond}}, {{r:cond}}, {{s:cond}}{joint}", Both((V("q"), V("r"), V("s"))))
    for start in ("if", "as long as", "while", "when"):
        g.phrase("aslong", f"{start} {{q:conds}}", V("q"))
    g.phrase("aslong", "{q:while}", V("q"))
    for start in ("if", "when"):
        g.phrase("aslong", f"{{r:while}}, {start} {{q:conds}}", Both((V("r"), V("q"))))
    g.phrase("aslong", "if {q:conds}, {r:while}", Both((V("q"), V("r"))))


def add(g: Grammar) -> None:
    for part in (leaders, life, total, existing, lying, being, times):
        part(g)
