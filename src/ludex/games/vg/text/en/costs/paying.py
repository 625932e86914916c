"""English, further costs: several deeds in one part of a cost, cards of the deck and of the damage zone."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c07_charging import counter_blast, soul_blast
from ludex.games.vg.text.en.costs.costs import PAID, chosen_for
from ludex.games.vg.text.en.nouns.nouns import placed
from ludex.games.vg.text.meanings import MANY, SLOTS, SUCH
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import SELF, Choose, Do, Move, Not, Rest, V, slotted

OTHERS: tuple[tuple[str, Any, bool], ...] = (
    ("another {g:further_one}", 1, True),
    ("{n:number} other {g:further_many}", V("n"), True),
    ("{n:number} other {g:further_one}", V("n"), True),
    ("{n:number} of your other {g:further_many}", V("n"), True),
    ("{n:number} of your {g:held_many}", V("n"), True),
    ("one or more {g:own_many}", None, False),
    ("one or more of your other {g:other_many}", None, True),
)
"""Cards other than this one, with which a cost is paid."""


def choosing(g: Grammar) -> None:
    described(g, "further", "card_head", "pre", "held_post", always=(Not(SELF),))
    chosen_for(g, OTHERS)


def blasting(g: Grammar) -> None:
    for dash in ("-", " "):
        for words, block in (("Counter-Blast", counter_blast(MANY, SUCH)), ("Soul-Blast", soul_blast(MANY, SUCH))):
            g.phrase("cost", f"{words} {{n:digits}}{dash}{{g:card_many}}", slotted(block, SLOTS))


def from_deck(g: Grammar) -> None:
    for words, n in (
        ("the top card", 1),
        ("{n:several} cards from the top", V("n")),
        ("the top {n:several} cards", V("n")),
    ):
        for to in ("your drop zone", "the drop zone", "drop", "your drop"):
            g.phrase("cost", f"put {words} of your deck into {to}", (Do("put from deck", SELF, n, "drop"),))
        for end, up in (("", True), (" face up", True), (" face down", False)):
            bound = Move(t.Top("deck", n), "bind", "bind", up=up)
            g.phrase("cost", f"bind {words} of your deck{end}", (bound,))


def joined(g: Grammar) -> None:
    """Deeds of one part of a cost, told one after the other: "choose A, retire it, choose B, and discard it"."""
    for this in ("this unit", "this card"):
        for words, deed in (
            (f"put {this} into your soul", Move(SELF, "soul")),
            (f"return {this} to your deck", Move(SELF, "deck")),
            (f"retire {this}", Move(SELF, "drop", "retire")),
            (f"[Rest] {this}", t.SetState(SELF, "rest")),
        ):
            g.phrase("cost_part", words, (deed,))
    for joint in (", ", ", and "):
        g.phrase("cost", f"{{a:cost_part}}{joint}{{b:cost}}", (Rest("a"), Rest("b")))
    g.phrase("cost", "{a:cost_part}, {b:cost_part}, {c:cost}", (Rest("a"), Rest("b"), Rest("c")))


def pairs(g: Grammar) -> None:
    """A card of one kind and a card of another."""
    for place, zone in ((" from your (RC)", "RC"), (" from your hand", "hand"), (" from your soul", "soul")):
        first, second = (t.All((t.YOURS, t.Zone((zone,)), V(name))) for name in ("a", "b"))
        for where, to, word in (
            (" into your soul", "soul", "put"),
            (" into your drop zone", "drop", "put"),
        ):
            both = (
                Choose("cost", 1, first),
                Choose("further cost", 1, second),
                Move(PAID, to, word),
                Move(t.Ref("further cost"), to, word),
            )
            g.phrase("cost", f"choose {{a:a_card}} and {{b:a_card}}{place}, and put them{where}", both)


def itself(g: Grammar) -> None:
    """Further costs that one pays with the card itself."""
    for this in ("this unit", "this card"):
        for words, deed in (
            (f"return {this} to your deck", Move(SELF, "deck")),
            (f"put {this} on top of your deck", Move(SELF, "deck")),
            (f"put {this} into your damage zone face up", Move(SELF, "damage", up=True)),
            (f"bind {this} face down", Move(SELF, "bind", "bind", up=False)),
        ):
            g.phrase("cost", words, (deed,))


def showing(g: Grammar) -> None:
    """A card is shown before it is put away."""
    for group, n in (("{g:a_held}", 1), ("{n:number} {g:held_many}", V("n"))):
        it = "it" if n == 1 else "them"
        for to in ("", " to your opponent"):
            for where, do in (
                ("put {it} on the top of your deck", Move(PAID, "deck")),
                ("put {it} on the bottom of your deck", Move(PAID, "deck", position="bottom")),
                ("put {it} into your soul", Move(PAID, "soul")),
            ):
                words = f"choose {group}, reveal {it}{to}, and {where.format(it=it)}"
                g.phrase("cost", words, (Choose("cost", n, V("g")), t.Reveal(PAID), do), placed)


def add(g: Grammar) -> None:
    for part in (choosing, blasting, from_deck, joined, pairs, itself, showing):
        part(g)
