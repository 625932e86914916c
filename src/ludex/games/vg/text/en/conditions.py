"""English, conditions: what stands after "if", and before it ("during your turn")."""

from __future__ import annotations

import re

from ludex.games.vg.c04_zones import FIELD
from ludex.games.vg.text.en.nouns import ZONES, placed
from ludex.games.vg.text.meanings import ENEMY_VANGUARD, VANGUARD, VC
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar
from ludex.lang.marks import BANISHED, CALLED, DISCARDED, KEPT, RETIRED, REVEALED, TAKEN
from ludex.lang.pattern import ENEMY, OPPONENT, SELF, YOU, YOURS, Compare, Count, Exists, Figure, Is, Unless, V, Word

SIDES = (("your ", YOURS), ("your opponent's ", ENEMY))


def having(g: Grammar) -> None:
    """What a player has, and what a zone has."""
    for start, group in (("you have ", "own"), ("your opponent has ", "foe")):
        g.phrase("cond", f"{start}{{g:a_{group}}}", Exists(V("g")))
        g.phrase("cond", f"{start}{{n:number}} or more {{g:{group}_many}}", Exists(V("g"), V("n")))
        g.phrase("cond", f"{start}{{n:number}} or less {{g:{group}_many}}", Compare(Count(V("g")), "<=", V("n")))
        g.phrase("cond", f"{start}no {{g:{group}_many}}", Unless(Exists(V("g"))))
    g.phrase("cond", "you have no {g:held_many}", Unless(Exists(V("g"))), placed)
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
    """What a vanguard is."""
    for side, who in SIDES:
        for words, such in (
            ("grade {n:digits} or greater", Figure("grade", ">=", V("n"))),
            ("grade {n:digits} or less", Figure("grade", "<=", V("n"))),
            ("grade {n:digits}", Figure("grade", "=", V("n"))),
            ("{n:name}", Word("name", V("n"))),
        ):
            g.phrase("cond", f"{side}vanguard is {words}", Exists(t.All((who, VC, such))))
    for this in ("this unit", "this card"):
        g.phrase("cond", f"{this} is on (VC)", Is(SELF, VC))
    for side, who in SIDES:
        vanguard = "own_vanguard" if who == YOURS else "foe_vanguard"
        described(g, vanguard, "card_head", "pre", "card_post", always=(who, VC))
        g.phrase("cond", f"{side}vanguard is {{g:a_{vanguard}}}", Exists(V("g")))
        for row in ("front", "back"):
            name = re.sub(r"\W", "_", f"{side}{row}_row")
            described(g, name, "field_head", "pre", "field_post", (FIELD,), (who, t.Lies(row)))
            has = f"{side}{row} row has"
            g.phrase("cond", f"{has} {{g:a_{name}}}", Exists(V("g")))
            g.phrase("cond", f"{has} {{n:number}} or more {{g:{name}_many}}", Exists(V("g"), V("n")))
    mine, theirs = t.FigureOf(VANGUARD, "grade"), t.FigureOf(ENEMY_VANGUARD, "grade")
    for words, op in (
        ("less than", "<"),
        ("greater than", ">"),
        ("equal to or greater than", ">="),
        ("less than or equal to", "<="),
    ):
        cond = Compare(mine, op, theirs)
        g.phrase("cond", f"your vanguard's grade is {words} your opponent's vanguard's grade", cond)
        g.phrase(
            "cond", f"your opponent's vanguard's grade is {words} your vanguard's grade", Compare(theirs, op, mine)
        )
    g.phrase("cond", "you went second", t.Named("went second"))
    g.phrase("cond", "you went first", Unless(t.Named("went second")))


def remembering(g: Grammar) -> None:
    """What happened this turn or in this effect."""
    played = Compare(t.Played(YOU, V("k")), ">=", 1)
    g.phrase("cond", "you played {k:a_card} this turn", played)
    for name in ("Final Rush", "Final Burst"):
        g.phrase("cond", f'you are in "{name}"', t.Named(name))
    for name in ("Dark Night", "Abyssal Dark Night"):
        g.phrase("cond", f"your World is {name}", t.Named(f"world {name}"))
    nth = Compare(t.Memory("battles"), "=", V("n"))
    g.phrase("cond", "it is the {n:ordinal} battle of this turn", t.Both((t.Named("battle"), nth)))
    later = Compare(t.Memory("battles"), ">=", V("n"))
    g.phrase("cond", "it is the {n:ordinal} battle of this turn or more", t.Both((t.Named("battle"), later)))
    for whose, group in (("your ", "own"), ("your opponent's ", "foe")):
        for words, when in (
            ("was retired", t.When("move", V("g"), word="retire")),
            ("was locked", t.When("move", V("g"), word="lock")),
        ):
            happened = Compare(t.Happened(when), ">=", 1)
            g.phrase("cond", f"{whose}{{g:{group}_one}} {words} this turn", happened)
    g.phrase("cond", "you persona rode this turn", Compare(t.Happened(t.When("persona ride", player=YOU)), ">=", 1))
    for did, not_, deed in (
        ("called a card", "call a card", CALLED),
        ("retired a card", "retire a card", RETIRED),
        ("put a card into hand", "put a card into hand", TAKEN),
        ("put a card into your hand", "put a card into your hand", TAKEN),
        ("put a card into soul", "put a card into soul", KEPT),
        ("put a card into your soul", "put a card into your soul", KEPT),
        ("discarded a card", "discard a card", DISCARDED),
        ("bound a card", "bind a card", BANISHED),
    ):
        moved = Compare(t.Moved(deed), ">=", 1)
        g.phrase("cond", f"you {did}", moved)
        g.phrase("cond", f"you did not {not_}", Unless(moved))
    shown = t.Among(t.Ref(REVEALED), t.ANY)
    g.phrase("cond", "you revealed a card", shown)
    g.phrase("cond", "you did not reveal a card", Unless(shown))
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
    g.phrase("conds", "{a:cond}, or {b:cond}", t.Either((V("a"), V("b"))))
    g.phrase("conds", "{a:cond} or {b:cond}", t.Either((V("a"), V("b"))))
