"""English, conditions: what stands after "if", and before it ("during your turn")."""

from __future__ import annotations

import re

from ludex.games.vg.text.en.nouns import ZONES, placed
from ludex.games.vg.text.meanings import ORDER, VC
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import ENEMY, OPPONENT, SELF, YOU, YOURS, Compare, Count, Exists, Figure, Is, Unless, V, Word

SIDES = (("your ", YOURS), ("your opponent's ", ENEMY))


def having(g: Grammar) -> None:
    """ "You have ...", "your soul has ..."."""
    for start, group in (("you have ", "own"), ("your opponent has ", "foe")):
        g.phrase("cond", f"{start}{{g:a_{group}}}", Exists(V("g")))
        g.phrase("cond", f"{start}{{n:number}} or more {{g:{group}_many}}", Exists(V("g"), V("n")))
        g.phrase("cond", f"{start}{{n:number}} or less {{g:{group}_many}}", Compare(Count(V("g")), "<=", V("n")))
        g.phrase("cond", f"{start}no {{g:{group}_many}}", Unless(Exists(V("g"))))
    g.phrase("cond", "you do not have {g:a_own}", Unless(Exists(V("g"))))
    g.phrase("cond", "you have another {g:other_one}", Exists(V("g")))
    g.phrase("cond", "you have {n:number} or more other {g:other_many}", Exists(V("g"), V("n")))
    g.phrase("cond", "you have {n:number} or more {g:held_many}", Exists(V("g"), V("n")), placed)
    g.phrase("cond", "you have {g:a_held}", Exists(V("g")), placed)
    for side, who in SIDES:
        for zone, means in ZONES:
            name = re.sub(r"\W", "_", f"{side}{zone}")
            described(g, name, "card_head", "pre", "card_post", always=(who, means))
            has = f"{side}{zone} has"
            for words, cond in (
                (f"{has} {{n:number}} or more {{g:{name}_many}}", Exists(V("g"), V("n"))),
                (f"{has} {{g:a_{name}}}", Exists(V("g"))),
                (f"{has} no {{g:{name}_many}}", Unless(Exists(V("g")))),
                (f"{has} {{n:number}} or less {{g:{name}_many}}", Compare(Count(V("g")), "<=", V("n"))),
                (f"{has} {{n:several}} {{g:{name}_many}}", Compare(Count(V("g")), "=", V("n"))),
            ):
                g.phrase("cond", words, cond)


def being(g: Grammar) -> None:
    """ "Your vanguard is ..."."""
    for side, who in SIDES:
        for words, such in (
            ("grade {n:digits} or greater", Figure("grade", ">=", V("n"))),
            ("grade {n:digits} or less", Figure("grade", "<=", V("n"))),
            ("grade {n:digits}", Figure("grade", "=", V("n"))),
            ("{n:name}", Word("name", V("n"))),
            ("a {n:name}", Word("name", V("n"))),
        ):
            g.phrase("cond", f"{side}vanguard is {words}", Exists(t.All((who, VC, such))))
    for this in ("this unit", "this card"):
        g.phrase("cond", f"{this} is on (VC)", Is(SELF, VC))
    g.phrase("cond", "you went second", t.Named("went second"))
    g.phrase("cond", "you went first", Unless(t.Named("went second")))


def remembering(g: Grammar) -> None:
    """What happened this turn or in this effect."""
    played = t.Played(YOU, ORDER)
    g.phrase("cond", "you played an order this turn", Compare(played, ">=", 1))
    g.phrase("cond", "you persona rode this turn", Compare(t.Happened(t.When("persona ride", player=YOU)), ">=", 1))
    g.phrase("cond", "you do", t.Did("did"))
    g.phrase("cond", "you did", t.Did("did"))


def turns(g: Grammar) -> None:
    for words, cond in (
        ("during your turn", t.TurnOf(YOU)),
        ("during your opponent's turn", t.TurnOf(OPPONENT)),
    ):
        g.phrase("time", words, cond)


def add(g: Grammar) -> None:
    for part in (having, being, remembering, turns):
        part(g)
    g.phrase("conds", "{q:cond}", V("q"))
    g.phrase("conds", "{a:cond}, and {b:cond}", t.Both((V("a"), V("b"))))
    g.phrase("conds", "{a:cond} and {b:cond}", t.Both((V("a"), V("b"))))
