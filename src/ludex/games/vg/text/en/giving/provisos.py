"""English, rules that hold for a while or for good: strides, rides and calls that are limited, costs that are lower the
next time, abilities that players cannot use, what players get."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import G_ZONE, ME
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import (
    ENEMY,
    OPPONENT,
    SELF,
    YOURS,
    All,
    Choose,
    Count,
    Create,
    Env,
    Exists,
    Gives,
    Is,
    Linked,
    Modify,
    Move,
    Role,
    Rule,
    Unless,
    V,
    Zone,
)

PLOTS = ("SYSTEM CODE: X-ceed", "Gripho Eschatologi", "Forge")
"""Tokens of the order zone that supplement A1 describes."""
DRESS = All((Zone(("originalDress",)), Linked(SELF)))


def riding(g: Grammar) -> None:
    """Strides and rides that a crest allows or forbids, and figures of cards wherever they are."""
    stride = Rule("permit", "stride", All((YOURS, G_ZONE)))
    g.phrase("state", "you can perform [Stride]", (stride,))
    barred = Rule("forbid", "ride", V("g"))
    g.phrase("state", "you can perform [Stride], and cannot ride {g:ridden_many}", (stride, barred))
    for become in ("become", "becomes"):
        new: Any = (Modify(ME, V("f"), "=", V("n"), layer="original"),)
        g.phrase(
            "state", f"the original {{f:figure}} of your {{m:mine_many}} {become} {{n:digits}}", (Gives(V("m"), new),)
        )


def lowering(g: Grammar) -> None:
    """[VG 7.28.2] What is paid the next time is less."""
    filler(g, "circled", "①", "1", "[Counter-Blast 1]")
    for said, query in (("Counter-Blast", "counter-blast"), ("Soul-Blast", "soul-blast")):
        for words, who in (
            ("for {o:thing}'s abilities", V("o")),
            ("for the abilities of {o:thing}", V("o")),
            ("when you would play {n:name}", All((YOURS, t.Word("name", V("n"))))),
            ("when you would play {k:a_card}", All((YOURS, V("k")))),
        ):
            less = Rule("permit", query, who, n=-1, once=True)
            g.phrase("state", f"reduce the next [{said}] cost you pay {words} by {{x:circled}}", (less,))
            g.phrase("state", f"the next [{said}] cost you pay {words} is reduced by {{x:circled}}", (less,))


def dressing(g: Grammar) -> None:
    """[VG 14.42] The originalDress cards of this unit."""
    for whose in ("this unit's originalDress", "its originalDress"):
        g.phrase("things", f"all of {whose}", DRESS)
        g.phrase("per", f" for each of {whose}", Count(DRESS))
        for figure in ("power",):
            of = t.FigureOf(DRESS, f"original {figure}")
            g.phrase("figure_of", f"the original [{figure.capitalize()}] of all of {whose}", of)
    g.phrase("cond", "this unit has {n:number} or more originalDress", Exists(DRESS, V("n")))
    g.phrase("cond", "this unit has an originalDress", Exists(DRESS))
    g.phrase("per", " for each originalDress of this unit", Count(DRESS))
    such = All((Zone(("originalDress",)), Linked(SELF), V("k")))
    for words, n in (("an originalDress of this unit", 1), ("{i:several} originalDress of this unit", V("i"))):
        for end, group in (("", DRESS), ("{k:card_post}", such)):
            for to in ("drop", "your drop", "the drop"):
                paid = (Choose("cost", n, group), Move(t.Ref("cost"), "drop"))
                g.phrase("cost", f"put {words}{end} into {to}", paid)
    power: Any = (Gives(SELF, (Modify(ME, "power", "+", V("a")),)),)
    g.phrase("state", "this unit gets {a:figure_of}", power, of_dress)


def of_dress(env: Env) -> bool:
    """Whether it is the power of the originalDress cards: of others `doing` tells."""
    return isinstance(env["a"], t.FigureOf) and env["a"].what == DRESS


def making(g: Grammar) -> None:
    """Tokens of the order zone."""
    for name in PLOTS:
        for zone in ("your order zone", "the order zone", "order zone"):
            g.phrase("clause", f"put a {name} token into {zone}", (Create(name, 1, "order zone"),))


def asking(g: Grammar) -> None:
    """What the unit that attacks is; what players called; numbers compared with those of the other player."""
    for which in ("the attacking unit", "that attacking unit", "your opponent's attacking unit"):
        role = All((ENEMY, Role("attacking"))) if "opponent" in which else Role("attacking")
        g.phrase("cond", f"{which} is {{g:a_any}}", Is(role, V("g")))
        g.phrase("cond", f"{which} is not {{g:a_any}}", Unless(Is(role, V("g"))))
    from_hand = t.When("move", player=OPPONENT, dst=("GC",), word="called", span="battles")
    called = t.Compare(t.Happened(from_hand), ">=", 1)
    for cards in ("any guardians", "any cards to (GC)", "a card to (GC)", "any cards from hand to (GC)"):
        g.phrase("cond", f"your opponent did not call {cards}{{b:in_this_battle}}", Unless(called))
    for words, op in (("more", ">"), ("less", "<"), ("fewer", "<")):
        for said, zone in (("rear-guards", "RC"), ("damage", "damage"), ("cards in their hand", "hand")):
            mine, theirs = (Count(All((who, Zone((zone,))))) for who in (YOURS, ENEMY))
            g.phrase("cond", f"your opponent has {words} {said} than you", t.Compare(theirs, op, mine))
    g.phrase("state_of", '"Friends"', t.Word("state", "friend"))
    g.phrase("state_of", 'a "Friend"', t.Word("state", "friend"))


def searching(g: Grammar) -> None:
    """A card from each of two zones that are searched."""
    for zone, name in (("drop", "drop"), ("hand", "hand"), ("soul", "soul")):
        there = All((YOURS, Zone((name,)), V("g")))
        both = (
            t.Search("found", 1, V("g"), "deck", up_to=True),
            Choose("found", 1, there, up_to=True, also=True),
        )
        g.phrase("clause", f"search your deck and {zone} for up to one {{g:card_one}} each", both)


def add(g: Grammar) -> None:
    for part in (riding, lowering, dressing, making, asking, searching):
        part(g)
