"""English, further costs: one of two, so many or more, this unit and others, cards whose place is said last, and what
is done with a card in two steps."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c07_charging import counter_blast, soul_blast
from ludex.games.vg.text.en.abilities import HEADINGS, STARTS, both, heads, of_itself
from ludex.games.vg.text.en.costs import DECKS, PAID, PAYING, chosen_for
from ludex.games.vg.text.en.nouns import placed
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import SLOTS, SUCH
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many
from ludex.lang.pattern import SELF, Choose, Env, Move, V, slotted

SOULS = ("your soul", "soul", "the soul")


def either(g: Grammar) -> None:
    """One cost or another, in one pair of brackets or in two. [VG 11.7.1]"""
    one_of = (t.Modes(1, (V("a"), V("b"))),)
    g.phrase("cost_item", "{c:cost}", V("c"))
    g.phrase("cost_item", "{a:cost} or {b:cost}", one_of)
    one_of_three = (t.Modes(1, (V("a"), V("b"), V("c"))),)
    filler(g, "or_too", " or ", ", ")
    g.phrase("cost_item", "{a:cost}{x:or_too}{b:cost} or {c:cost}", one_of_three)
    g.phrase("cost_item", "{a:cost}, {b:cost}, or {c:cost}", one_of_three)
    g.add("cost_list", Many("cost_item", joint=" & ", last=", and ", least=2, flat=True))
    g.phrase("cost_list", "{a:cost} or {b:cost}", one_of)
    g.add("cost_list", Many("cost_item", joint=" & ", least=2, flat=True))
    for joint in ("] or [", "] or [COST]["):
        for first in ("{a:cost_list}", "^{a:cost_list}"):
            g.phrase("costs", f"[COST][{first}{joint}{{b:cost_list}}]", one_of)


def blasting(g: Grammar) -> None:
    """As many cards as the player likes, but one."""
    for said, block in (("Soul-Blast", soul_blast), ("Counter-Blast", counter_blast)):
        for words, least in (("one or more", 1), ("two or more", 2), ("three or more", 3)):
            means = block(least, or_more=True)
            such = slotted(block(least, SUCH, or_more=True), SLOTS)
            g.phrase("cost", f"{said} {words} cards", means)
            g.phrase("cost", f"{said} {least}{words[words.index(' ') :]} cards", means)
            g.phrase("cost", f"{said} {least}{words[words.index(' ') :]}", means)
            g.phrase("cost", f"{said} {words} {{g:card_many}}", such, _told)


def _told(env: Env) -> bool:
    return bool(env["g"] != t.ANY)


GROUPS = ("{g:held_many}", "of your {g:own_many}", "{g:own_many}", "other {g:other_many}")
MANY = (("two or more", 2), ("three or more", 3), ("up to {n:number}", 0), ("one or more, up to {n:number}", 1))


def amounts(g: Grammar) -> None:
    """At least so many cards, and at most so many."""
    chosen_for(g, (), tuple((f"{words} {group}", least) for group in GROUPS for words, least in MANY))


TOGETHER: tuple[tuple[str, Any], ...] = (
    ("another {g:other_one}", 1),
    ("one of your other {g:other_many}", 1),
    ("one other {g:other_one}", 1),
    ("{n:several} other {g:other_many}", V("n")),
    ("{n:several} of your other {g:other_many}", V("n")),
    ("{g:a_own}", 1),
    ("{g:a_held}", 1),
)


def together(g: Grammar) -> None:
    """This unit and others, all in the same way."""
    for words, n in TOGETHER:
        others = t.All((V("g"), t.Not(SELF))) if words.endswith(("own}", "held}")) else V("g")
        g.phrase("pay_besides", words, Choose("cost", n, others), placed)
    for verb, where, do in PAYING:
        if verb not in ("discard", "reveal", "turn"):
            both = t.replace(do, what=t.Some((SELF, PAID)))
            g.phrase("cost", f"{verb} this unit and {{c:pay_besides}}{where}", (V("c"), both))


LAST: tuple[tuple[str, str, Any], ...] = (
    *(("put", f" into {to}", Move(PAID, "soul")) for to in SOULS),
    *(("put", f" into {to}", Move(PAID, "drop")) for to in ("drop", "your drop", "the drop")),
    *(("put", f" on the bottom of {deck}", Move(PAID, "deck", position="bottom")) for deck in DECKS),
)


HELD = (("{a:a_held}", 1), ("{n:several} {a:held_many}", V("n")))
UNITS = (
    ("{a:a_own}", 1),
    ("one of your {a:own_many}", 1),
    ("{n:several} {a:own_many}", V("n")),
    ("{n:several} of your {a:own_many}", V("n")),
)


def of_two_places(g: Grammar) -> None:
    """Cards held somewhere and units, which go the same way."""
    for category, rows in (("held_paid", HELD), ("units_paid", UNITS)):
        for words, n in rows:
            name = "cost" if category == "held_paid" else "further cost"
            g.phrase(category, words, Choose(name, n, V("a")), one_placed)
    for verb, where, do in LAST:
        both = (V("c"), V("d"), t.replace(do, what=t.Some((PAID, t.Ref("further cost")))))
        g.phrase("cost", f"{verb} {{c:held_paid}} and {{d:units_paid}}{where}", both)
        g.phrase("cost", f"{verb} {{d:units_paid}} and {{c:held_paid}}{where}", (V("d"), V("c"), both[2]))


def one_placed(env: Env) -> bool:
    """Whether the group names a zone."""
    return placed({"g": env["a"]})


def placing(g: Grammar) -> None:
    """Where the cards come from is said after where they go, and cards that are put to the bottom of the deck."""
    for verb, where, do in LAST:
        for words, n in (("{g:a_card}", 1), ("{n:several} {g:card_many}", V("n"))):
            there = Choose("cost", n, t.All((V("g"), V("p"))))
            g.phrase("cost", f"{verb} {words}{where}{{p:place}}", (there, do))
    for words, n in (("{g:a_held}", 1), ("{n:several} {g:held_many}", V("n"))):
        for deck in DECKS:
            bottom = Move(PAID, "deck", position="bottom")
            g.phrase("cost", f"put {words} to the bottom of {deck}", (Choose("cost", n, V("g")), bottom), placed)
            it = "it" if n == 1 else "them"
            for order in ("", " in any order"):
                shown = (Choose("cost", n, V("g")), t.Reveal(PAID), bottom)
                for to in ("", " to your opponent"):
                    said = f"reveal {words}{to}, and put {it} on the bottom of {deck}{order}"
                    g.phrase("cost", said, shown, placed)


def itself(g: Grammar) -> None:
    """This card, with its place."""
    for this in ("this card", "this unit"):
        for zone, name in (("drop", "drop"), ("hand", "hand"), ("soul", "soul"), ("bind zone", "bind")):
            here = t.All((t.Zone((name,)), SELF))
            for your in ("", "your "):
                for words, means in (
                    (f"remove {this} from {your}{zone}", Move(here, "removed", "remove")),
                    (f"bind {this} from {your}{zone}", Move(here, "bind", "bind", up=True)),
                    (f"discard {this} from {your}{zone}", Move(here, "drop", "discard")),
                    *(
                        (
                            f"put {this} from {your}{zone} on the bottom of {deck}",
                            Move(here, "deck", position="bottom"),
                        )
                        for deck in DECKS
                    ),
                    *((f"put {this} from {your}{zone} into {soul}", Move(here, "soul")) for soul in SOULS),
                ):
                    if not (means.to == name or (words.startswith("discard") and name != "hand")):
                        g.phrase("cost", words, (means,))
        for damage in ("your damage zone", "the damage zone", "damage zone"):
            for into in ("into", "in"):
                g.phrase("cost", f"put {this} {into} {damage}", (Move(SELF, "damage", up=True),))
        for face, up in (("up", True), ("down", False)):
            g.phrase("cost", f"turn {this} face {face}", (t.SetFace(SELF, up),))


ALTERED = ('this cost {z2:may_can} be paid with "{o:other_way}"',)
"""How texts say that another cost may be paid: what stands in quotes is like what stands in the brackets."""


def otherwise(g: Grammar) -> None:
    """A cost that may be paid in another way under a condition, said before the ability's text."""
    filler(g, "may_can", "may", "can")
    for words in ("[{c:cost_list}]", "[^{c:cost_list}]", "{c:cost_list}"):
        g.phrase("other_way", words, V("c"))
    paid = (t.If(V("p"), (t.Modes(1, (V("c"), V("o"))),), V("c")),)
    for altered in ALTERED:
        first = f"^if {{p:conds}}, {altered}. "
        for head, zones, row in heads("ACT"):
            means = t.Activated(paid, do=V("do"), cond=row, limit=V("n"), zones=zones, headings=HEADINGS)
            asked = t.replace(means, cond=both(row, V("q")))
            g.phrase("unit", f"{head}{first}{{c:costs}}{{z1:comma}}{{do:paid}}", (means,))
            g.phrase("unit", f"{head}{first}^if {{q:conds}}, {{c:costs}}{{z1:comma}}{{do:paid}}", (asked,))
        for head, zones, row in heads("AUTO"):
            for start, when, fixed in STARTS:
                for cond in ("", "if {q:conds}, "):
                    asks = both(row, fixed, V("q") if cond else None)
                    heard = t.Automatic(
                        when, cost=paid, do=V("do"), cond=asks, limit=V("n"), zones=zones, headings=HEADINGS
                    )
                    words = f"{head}{first}{start}{cond}{{c:costs}}{{z1:comma}}{{do:paid}}"
                    g.phrase("unit", words, (heard,), of_itself)


def add(g: Grammar) -> None:
    for part in (otherwise, blasting, amounts, together, of_two_places, placing, itself, either):
        part(g)
