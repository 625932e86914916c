"""English, further costs: one of two, so many or more, this unit and others, cards whose place is said last, and what
is done with a card in two steps."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c07_charging import counter_blast, soul_blast
from ludex.games.vg.text.en.costs.costs import DECKS, PAID, PAYING, chosen_for
from ludex.games.vg.text.en.lines.abilities import HEADINGS, STARTS, both, heads, of_itself
from ludex.games.vg.text.en.nouns.nouns import placed
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import HAND, SLOTS, SUCH
from ludex.games.vg.text.meanings import MANY as ANY_NUMBER
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar, Many
from ludex.lang.pattern import SELF, YOURS, All, Choose, Count, Do, Env, Move, Not, SetState, V, slotted

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


PAID_IDIOMS = t.Ref("cost")


def whole(g: Grammar) -> None:
    """[VG 1.3.2.3] Costs that one pays with all of some cards, be they none; a total of cards from two zones."""
    gone: tuple[tuple[str, str, Any], ...] = (
        ("put", " into {x:the_soul}", Move(PAID_IDIOMS, "soul")),
        ("put", " into {x:the_drop}", Move(PAID_IDIOMS, "drop")),
        ("put", " on the bottom of {x:the_deck}{y:in_order}", Move(PAID_IDIOMS, "deck", position="bottom")),
        ("retire", "", Move(PAID_IDIOMS, "drop", "retire")),
        ("bind", "", Move(PAID_IDIOMS, "bind", "bind", up=True)),
        ("return", " to {x:the_hand}", Move(PAID_IDIOMS, "hand", "return")),
        ("[Rest]", "", SetState(PAID_IDIOMS, "rest")),
    )
    for verb, where, do in gone:
        for words, group in (("all of your ", "own"), ("all of your other ", "other"), ("all your ", "own")):
            every = Choose("cost", Count(V("g")), V("g"))
            g.phrase("cost", f"{verb} {words}{{g:{group}_many}}{where}", (every, do))
        every = Choose("cost", Count(V("g")), V("g"))
        g.phrase("cost", f"{verb} {{x:all_the}}{{g:held_many}}{where}", (every, do), placed)
        if where and "hand" not in where:
            several = Choose("cost", V("n"), All((YOURS, t.Zone(("RC", "hand")))))
            for two in ("your hand and rear-guards", "your hand or rear-guards", "your rear-guards and hand"):
                for of in ("from ", "of "):
                    g.phrase("cost", f"{verb} a total of {{n:number}} cards {of}{two}{where}", (several, do))
    hand = All((YOURS, HAND))
    thrown = (Choose("discard", Count(hand), hand), Move(t.Ref("discard"), "drop", "discard"))
    for words in ("all cards from your hand", "all of the cards in your hand", "all cards in your hand", "your hand"):
        g.phrase("cost", f"discard {words}", thrown)
    aside = (SetState(SELF, "rest"), Move(SELF, "soul"))
    for joint in (", and ", " and "):
        g.phrase("cost", f"[Rest] this unit{joint}put it into {{x:the_soul}}", aside)
        g.phrase("cost", f"[Rest] this unit{joint}retire it", (SetState(SELF, "rest"), Move(SELF, "drop", "retire")))
    called = Do("call", PAID_IDIOMS, word=V("w"))
    g.phrase("cost", "call {g:a_held} {w:call_to}", (Choose("cost", 1, V("g")), called), placed)
    g.phrase("cost", "call {n:several} {g:held_many} {w:call_to}", (Choose("cost", V("n"), V("g")), called), placed)


def older(g: Grammar) -> None:
    for words, n in (
        ("the top card", 1),
        ("the top {n:several} cards", V("n")),
        ("{n:several} cards from the top", V("n")),
    ):
        for deck in ("your deck", "the deck"):
            g.phrase("cost", f"discard {words} of {deck}", (Move(t.Top("deck", n), "drop", "discard"),))
            for zone in ("your damage zone", "damage zone", "the damage zone"):
                for face, up in ((" face up", True), (" face down", False)):
                    g.phrase(
                        "cost", f"put {words} of {deck} into {zone}{face}", (Move(t.Top("deck", n), "damage", up=up),)
                    )
    for words, group in (("of your ", "own"), ("of your other ", "other"), ("of your opponent's ", "foe")):
        one = Choose("t", 1, V("g"))
        given = t.Give(t.Ref("that"), V("b"), V("u"))
        g.phrase("clause", f"{{u:until}}, one {words}{{g:{group}_many}} gets {{b:boons}}", (one, given))


def in_soul(g: Grammar) -> None:
    described(g, "soul_other", "card_head", "pre", "card_post", always=(Not(SELF),))
    block = slotted(soul_blast(ANY_NUMBER, SUCH), SLOTS)
    for words in ("Soul-Blast {n:digits} other {g:soul_other_many}", "Soul-Blast {n:digits} other {g:soul_other_one}"):
        g.phrase("cost", words, block)
    for group, n in (("{g:a_held}", 1), ("{n:number} {g:held_many}", V("n"))):
        it = "it" if n == 1 else "them"
        for start in ("choose", ""):
            for to in ("", " to your opponent"):
                first = f"choose {group}, reveal {it}{to}" if start else f"reveal {group}{to}"
                words = f"{first}, and return {it} to your deck"
                g.phrase("cost", words, (Choose("cost", n, V("g")), t.Reveal(PAID), Move(PAID, "deck")), placed)
    g.phrase("cost", "put the top card of your deck into your damage zone", (Do("put from deck", SELF, 1, "damage"),))
    for words, n in (("the top card", 1), ("the top {n:several} cards", V("n"))):
        g.phrase("cost", f"discard {words} of your deck", (Move(t.Top("deck", n), "drop", "discard"),))
    for this in ("this card", "this unit"):
        g.phrase("cost", f"put {this} into your damage zone face down", (Move(SELF, "damage", up=False),))


def add(g: Grammar) -> None:
    for part in (otherwise, blasting, amounts, together, of_two_places, placing, itself, either):
        part(g)
    whole(g)
    older(g)
    in_soul(g)
