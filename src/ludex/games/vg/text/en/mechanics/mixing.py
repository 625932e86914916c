"""English, orders that are played by Alchemagic, what they do more then, and how often orders are played. [VG 7.44]"""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c02_card_information import NAMED_IN
from ludex.games.vg.text.en.words import filler
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.marks import CALLED
from ludex.lang.pattern import ENEMY, YOU, YOURS, If, Named, Passive, Player, Rule, Unless, V, Widened

MIXED: tuple[str, ...] = (
    "this is part of Alchemagic",
    "this is part of an Alchemagic",
    "this order is part of Alchemagic",
    "this card is part of Alchemagic",
    "during Alchemagic",
    "this was played by Alchemagic",
    "this order was played by Alchemagic",
)


def mixed(g: Grammar) -> None:
    """Whether the order that is played has another one added."""
    part = Named("alchemagic")
    for words in MIXED:
        g.phrase("cond", words, part)
        if " is " in words:
            g.phrase("cond", words.replace(" is ", " is not ", 1), Unless(part))
    for words in ("all of this order's called units", "this order's called units", "all units called by this order"):
        g.phrase("things", words, t.Ref(CALLED))


def wider(g: Grammar) -> None:
    """A condition that lets more be chosen, with words after it or something more that is done."""
    filler(g, "wide_verb", "choose", "call", "you may choose", "you may call")
    filler(g, "wide_noun", "", " cards", " units", " tokens", " rear-guards")
    filler(g, "wide_end", " to (RC)", " to call", " to your (RC)", " from your drop", " from drop")
    more = Widened(V("q"), V("n"), V("m"), True)
    start = "if {q:conds}, {x:wide_verb} up to {n:several}{y:wide_noun} instead of {m:number}"
    besides: Any = (more, If(V("q"), V("c")))
    g.phrase("sent", f"{start}{{z:wide_end}}", (more,))
    for end in ("", "{z:wide_end}"):
        g.phrase("sent", f"{start}{end}, and {{c:clauses}}", besides)


def orders(g: Grammar) -> None:
    """[VG 9.6.1] Orders of a turn, said of that turn."""
    filler(g, "an_order_more", "an additional order", "one additional order", "an additional order card")
    rule = (Rule("permit", "orders", Player(YOU), n=1),)
    for can in ("can", "may"):
        g.phrase("state", f"you {can} play {{x:an_order_more}} this turn", rule)
    for kind in ("blitz", "normal", "set"):
        for who, side in (("your opponent", ENEMY), ("you", YOURS)):
            none = Rule("forbid", "play order", t.All((side, t.Word("type", kind), t.Word("type", "order"))))
            g.phrase("state", f"{who} cannot play {kind} orders", (none,))
    never = Rule("forbid", "play order", t.SELF)
    barred = Rule("forbid", "ability put into the order zone", t.SELF, t.Not(V("g")))
    filler(g, "the_order_zone", "your order zone", "the order zone", "order zone")
    for it in ("it ", ""):
        words = f"[CONT]:^this card cannot be played, and {it}cannot be put into {{x:the_order_zone}} other than"
        g.phrase("unit", f"{words} by the ability of {{g:a_any}}.", (Passive((never, barred), zones=NAMED_IN),))


def add(g: Grammar) -> None:
    for part in (mixed, wider, orders):
        part(g)
