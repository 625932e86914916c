"""English, costs: what stands in the brackets after `[COST]`, joined by ` & `."""

from __future__ import annotations

from ludex.games.vg.c07_charging import counter_blast, soul_blast
from ludex.games.vg.text.en.nouns import placed
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many
from ludex.lang.pattern import SELF, Choose, Do, Move, Ref, SetState, V

DISCARDED = Ref("discard")


def add(g: Grammar) -> None:
    for template, means in (
        ("Counter-Blast {n:digits}", counter_blast(V("n"))),
        ("Soul-Blast {n:digits}", soul_blast(V("n"))),
        ("Energy-Blast {n:digits}", (Do("energy-blast", SELF, V("n")),)),
        ("[Rest] this unit", (SetState(SELF, "rest"),)),
        ("[Rest] this card", (SetState(SELF, "rest"),)),
        ("put this unit into your soul", (Move(SELF, "soul"),)),
        ("put this unit into soul", (Move(SELF, "soul"),)),
        ("put this card into soul", (Move(SELF, "soul"),)),
        ("put this card into drop", (Move(SELF, "drop"),)),
        ("retire this unit", (Move(SELF, "drop", "retire"),)),
        ("bind this unit", (Move(SELF, "bind", "bind", up=True),)),
        ("bind this card", (Move(SELF, "bind", "bind", up=True),)),
        ("remove this card", (Move(SELF, "removed", "remove"),)),
        ("put this unit on the bottom of your deck", (Move(SELF, "deck", position="bottom"),)),
        ("put this unit on the bottom of the deck", (Move(SELF, "deck", position="bottom"),)),
        ("put this card on the bottom of your deck", (Move(SELF, "deck", position="bottom"),)),
        ("return this unit to hand", (Move(SELF, "hand", "return"),)),
        ("return this unit to your hand", (Move(SELF, "hand", "return"),)),
        ("discard this card", (Move(SELF, "drop", "discard"),)),
    ):
        g.phrase("cost", template, means)
    choosing(g)
    g.phrase("cost_list", "{c:cost}", V("c"))
    g.add("cost_list", Many("cost", joint=" & ", least=2, flat=True))
    for cost in ("{c:cost_list}", "^{c:cost_list}"):
        g.phrase("costs", f"[COST][{cost}]", V("c"))


PAYING = (
    ("discard", "", (Move(DISCARDED, "drop", "discard"),)),
    ("retire", "", (Move(Ref("cost"), "drop", "retire"),)),
    ("bind", "", (Move(Ref("cost"), "bind", "bind", up=True),)),
    ("[Rest]", "", (SetState(Ref("cost"), "rest"),)),
    ("put", " into your soul", (Move(Ref("cost"), "soul"),)),
    ("put", " into soul", (Move(Ref("cost"), "soul"),)),
    ("put", " on the bottom of your deck", (Move(Ref("cost"), "deck", position="bottom"),)),
    ("put", " on the bottom of the deck", (Move(Ref("cost"), "deck", position="bottom"),)),
    ("reveal", "", (t.Reveal(Ref("cost")),)),
    ("lock", "", (Do("lock", Ref("cost")),)),
)


def choosing(g: Grammar) -> None:
    """Costs that one pays with cards of one's choice."""
    for verb, where, do in PAYING:
        name = "discard" if verb == "discard" else "cost"
        for words, n in (
            (f"{verb} {{g:a_held}}", 1),
            (f"{verb} {{n:number}} {{g:held_many}}", V("n")),
            (f"{verb} {{n:number}} {{g:held_one}}", V("n")),
            (f"{verb} {{n:number}} of your {{g:own_many}}", V("n")),
            (f"{verb} {{n:number}} of your other {{g:other_many}}", V("n")),
        ):
            g.phrase("cost", f"{words}{where}", (Choose(name, n, V("g")), *do), placed)
