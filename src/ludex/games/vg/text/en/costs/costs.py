"""English, costs: what stands in the brackets after `[COST]`, joined by ` & `. Older texts have the cost in brackets of
its own before the text (`paying`)."""

from __future__ import annotations

from typing import Any

from ludex.core.tree import FaceUp, Sel, walk
from ludex.games.vg.c06_stride import USUAL_COST
from ludex.games.vg.c07_charging import counter_blast, soul_blast
from ludex.games.vg.text.en.nouns.nouns import placed
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import G_ZONE, MANY, RIDE_DECK, SLOTS, SUCH
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar, Many
from ludex.lang.pattern import SELF, Choose, Do, Env, Move, Ref, SetFace, SetState, V, slotted

PAID = Ref("cost")
DISCARDED = Ref("discard")
DECKS = ("your deck", "the deck", "deck")


def blasting(g: Grammar) -> None:
    for template, means in (
        ("Counter-Blast {n:digits}", slotted(counter_blast(MANY), SLOTS)),
        ("Soul-Blast {n:digits}", slotted(soul_blast(MANY), SLOTS)),
        ("Energy-Blast {n:digits}", (Do("energy-blast", SELF, V("n")),)),
    ):
        g.phrase("cost", template, means)
    for dash in ("-", " "):
        g.phrase("cost", f"Counter-Blast {{n:digits}}{dash}{{g:card_one}}", slotted(counter_blast(MANY, SUCH), SLOTS))
        g.phrase("cost", f"Soul-Blast {{n:digits}}{dash}{{g:card_one}}", slotted(soul_blast(MANY, SUCH), SLOTS))
    counted = slotted(counter_blast(MANY, SUCH), SLOTS)
    g.phrase("cost", "Counter-Blast {n:digits} {g:card_many}", counted, _several)
    g.phrase("cost", "Soul-Blast {n:digits} {g:card_many}", slotted(soul_blast(MANY, SUCH), SLOTS), _several)
    for their in ("their grades", "the grades"):
        for hand in ("from hand ", "from your hand "):
            usual = f"choose one or more cards {hand}with the sum of {their} being 3 or greater, and discard them"
            g.phrase("cost", usual, USUAL_COST)
    described(g, "otherwise_held", "card_head", "pre", "held_post", always=(t.Not(SELF),))
    for verb, means in (
        ("bind", Move(PAID, "bind", "bind", up=True)),
        ("remove", Move(PAID, "removed", "remove")),
        ("discard", Move(DISCARDED, "drop", "discard")),
    ):
        name = "discard" if verb == "discard" else "cost"
        g.phrase("cost", f"{verb} another {{g:otherwise_held_one}}", (Choose(name, 1, V("g")), means), placed)


def _several(env: Env) -> bool:
    return bool(env["n"] > 1)


def itself(g: Grammar) -> None:
    """Costs that one pays with the card itself."""
    for this in ("this unit", "this card"):
        for template, means in (
            (f"[Rest] {this}", SetState(SELF, "rest")),
            (f"retire {this}", Move(SELF, "drop", "retire")),
            (f"bind {this}", Move(SELF, "bind", "bind", up=True)),
            (f"bind {this} face up", Move(SELF, "bind", "bind", up=True)),
            (f"bind {this} face down", Move(SELF, "bind", "bind", up=False)),
            (f"remove {this}", Move(SELF, "removed", "remove")),
            (f"discard {this}", Move(SELF, "drop", "discard")),
            (f"reveal {this}", t.Reveal(SELF)),
            (f"lock {this}", Do("lock", SELF)),
            *((f"put {this} into {to}", Move(SELF, "soul")) for to in ("your soul", "soul", "the soul")),
            *((f"put {this} into {to}", Move(SELF, "drop")) for to in ("drop", "your drop", "your drop zone")),
            *((f"put {this} on the bottom of {deck}", Move(SELF, "deck", position="bottom")) for deck in DECKS),
            *((f"put {this} on the top of {deck}", Move(SELF, "deck")) for deck in DECKS),
            *((f"return {this} to {to}", Move(SELF, "hand", "return")) for to in ("your hand", "hand")),
        ):
            g.phrase("cost", template, (means,))


PAYING: tuple[tuple[str, str, Any], ...] = (
    ("discard", "", Move(DISCARDED, "drop", "discard")),
    ("retire", "", Move(PAID, "drop", "retire")),
    ("bind", "", Move(PAID, "bind", "bind", up=True)),
    ("bind", " face up", Move(PAID, "bind", "bind", up=True)),
    ("bind", " face down", Move(PAID, "bind", "bind", up=False)),
    ("remove", "", Move(PAID, "removed", "remove")),
    ("[Rest]", "", SetState(PAID, "rest")),
    ("reveal", "{x:to_foe}", t.Reveal(PAID)),
    ("lock", "", Do("lock", PAID)),
    ("turn", " face up", SetFace(PAID, True)),
    ("turn", " face down", SetFace(PAID, False)),
    ("put", " into {x:the_soul}", Move(PAID, "soul")),
    ("put", " into {x:the_drop}", Move(PAID, "drop")),
    ("put", " on the bottom of {x:the_deck}{y:in_order}", Move(PAID, "deck", position="bottom")),
    ("put", " on the top of {x:the_deck}{y:in_order}", Move(PAID, "deck")),
    ("put", " on top of {x:the_deck}{y:in_order}", Move(PAID, "deck")),
    ("put", " into {x:the_damage} face up", Move(PAID, "damage", up=True)),
    ("put", " into {x:the_damage} face down", Move(PAID, "damage", up=False)),
    ("put", " into {x:the_ride_deck} face up", Move(PAID, "ride deck", up=True)),
    ("return", " to {x:the_hand}", Move(PAID, "hand", "return")),
    ("put", " into {x:the_damage}", Move(PAID, "damage")),
    ("return", " to {x:the_deck}", Move(PAID, "deck")),
    ("put", " {x:on_onto} your (RC) as a locked card", Do("put as locked", PAID)),
)
"""What is done with cards to pay a cost: the verb, what stands after the cards, and the instruction."""

GROUPS: tuple[tuple[str, Any, bool], ...] = (
    ("{g:a_held}", 1, True),
    ("{n:number} {g:held_many}", V("n"), True),
    ("{n:number} {g:held_one}", V("n"), True),
    ("{n:number} of your {g:own_many}", V("n"), True),
    ("{n:number} of your other {g:other_many}", V("n"), True),
    ("another of your {g:other_many}", 1, True),
    ("one or more {g:held_many}", None, True),
    ("a total of {n:number} {g:held_many}", V("n"), True),
    ("any number of your {g:own_many}", None, True),
    ("one or more of your {g:own_many}", None, True),
    ("any number of your other {g:other_many}", None, True),
    ("any number of {g:held_many}", None, True),
    ("any number of {g:own_many}", None, False),
    ("any number of other {g:other_many}", None, False),
    ("one other {g:other_one}", 1, False),
    ("{g:a_own}", 1, True),
    ("{n:number} {g:own_many}", V("n"), False),
    ("another {g:other_one}", 1, False),
    ("{n:number} other {g:other_many}", V("n"), False),
)
"""How cards are named with which a cost is paid: the words, how many, and whether "choose" may stand before."""


def choosing(g: Grammar) -> None:
    """Costs that one pays with cards of one's choice. `None` as a number: one or more."""
    for words, zone in ((" from G zone", G_ZONE), (" from the ride deck", RIDE_DECK), (" from ride deck", RIDE_DECK)):
        g.phrase("held_post", words, t.All((t.YOURS, zone)))
    filler(g, "on_onto", "on", "onto")
    chosen_for(g, GROUPS)
    paid_with(g, PAYING)


def faced(env: Env) -> bool:
    """Whether the group `g` names a zone and the face of its cards, once."""
    group = env.get("g")
    if not isinstance(group, Sel):
        return True
    return placed(env) and sum(isinstance(part, FaceUp) for part in walk.nodes(group)) == 1


def turning(g: Grammar) -> None:
    """Cards that are turned, of which the words do not say how they lie: a card that lies so already cannot be turned
    so [VG 1.3.2.1], and does not pay."""
    for up, face in ((True, "up"), (False, "down")):
        described(g, f"not_{face}", "card_head", "pre", "held_post", always=(FaceUp(not up),))
        for words, n, _ in GROUPS[:3]:
            group = words.replace("held", f"not_{face}")
            turned = (Choose("cost", n, V("g")), SetFace(PAID, up))
            g.phrase("cost", f"turn {group} face {face}", turned, faced)
            it = "it" if n == 1 else "{w:it_them}"
            g.phrase("cost", f"choose {group}{{j:comma_and}}turn {it} face {face}", turned, faced)


SORTS = (("cost", "cost", placed), ("discard", "discard", placed), ("turned", "cost", faced))
"""Cards with which a cost is paid: the name of the category, the name of the cards, and what they must be."""


def chosen_for(g: Grammar, groups: tuple[tuple[str, Any, bool], ...], more: tuple[tuple[str, Any], ...] = ()) -> None:
    """`pay_SORT`: the choice of the cards with which a cost is paid; `pay_SORT_one`, `pay_SORT_many`: after "choose".
    `more`: how the cards are named, and the least number of them, where the words say the most."""
    for sort, name, fits in SORTS:
        for words, n, choose in groups:
            some = Choose(name, t.Count(V("g")), V("g"), up_to=True, least=1)
            means = Choose(name, n, V("g")) if n is not None else some
            g.phrase(f"pay_{sort}", words, means, fits)
            if choose:
                g.phrase(f"pay_{sort}_{'one' if n == 1 else 'many'}", words, means, fits)
        for words, least in more:
            most = V("n") if "{n:" in words else t.Count(V("g"))
            g.phrase(f"pay_{sort}", words, Choose(name, most, V("g"), up_to=True, least=least), fits)


def paid_with(g: Grammar, deeds: tuple[tuple[str, str, Any], ...]) -> None:
    """Costs that one pays by these deeds. `cost_part`: a deed before another deed of the same part of a cost."""
    for verb, where, do in deeds:
        sort = {"discard": "discard", "turn": "turned"}.get(verb, "cost")
        means = (V("c"), do)
        g.phrase("cost", f"{verb} {{c:pay_{sort}}}{where}", means)
        for number, it in (("one", "it"), ("many", "{w:it_them}")):
            chosen = f"choose {{c:pay_{sort}_{number}}}"
            g.phrase("cost", f"{chosen}{{j:comma_and}}{verb} {it}{where}", means)
            g.phrase("cost_part", f"{chosen}, {verb} {it}{where}", means)


def add(g: Grammar) -> None:
    for part in (blasting, itself, choosing, turning):
        part(g)
    g.phrase("cost_list", "{c:cost}", V("c"))
    g.add("cost_list", Many("cost", joint=" & ", least=2, flat=True))
    for cost in ("{c:cost_list}", "^{c:cost_list}"):
        g.phrase("costs", f"[COST][{cost}]", V("c"))
        g.phrase("paying", f"[{cost}]", V("c"))
