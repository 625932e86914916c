"""English, what effects make of costs and of playing orders: costs that are lower, orders that may be played more often
or from other zones."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import ORDER
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import SELF, YOU, YOURS, Continue, Not, Passive, Player, Rule, Spell, V


def costs(g: Grammar) -> None:
    """[VG 11.7.2] The counter-blast of abilities of a card is lower."""
    filler(g, "abilities_of", "ability", "abilities")
    filler(g, "all_the", "", "the ", "all the ", "all of the ")
    for icon in ("[ACT]", "[AUTO]"):
        for original in ("original ", ""):
            rule = (Rule("permit", f"counter-blast of {original}{icon} abilities", V("o"), n=V("n")),)
            for which in (
                f"{{o:object}}'s {original}{icon} {{x:abilities_of}}",
                f"{{y:all_the}}{original}{icon} {{x:abilities_of}} of {{o:object}}",
            ):
                g.phrase("state", f"the cost of {which} is reduced by [Counter-Blast {{n:minus}}]", rule)
                g.phrase("state", f"the costs of {which} are reduced by [Counter-Blast {{n:minus}}]", rule)
                lower = (Continue(rule, V("u")),)
                g.phrase("clause", f"reduce the cost of {which} by [Counter-Blast {{n:minus}}] {{u:until}}", lower)
                g.phrase("state", f"reduce the cost of {which} by [Counter-Blast {{n:minus}}]", rule)


ONE_MORE = tuple(
    f"you {can} play {how}"
    for can in ("can", "may")
    for how in (
        "an additional {w:order_said}",
        "one additional {w:order_said}",
        "two {w:orders_said}",
        "{w:orders_said} {v:two_times}",
        "up to two {w:orders_said}{u:each_turn}",
    )
)
"""How texts say that one more order may be played in a turn."""


def playing(g: Grammar) -> None:
    """[VG 9.6.1] Orders that may be played in one turn, and which of them only."""
    filler(
        g, "two_times", "up to a total of two times", "twice per turn", "twice each turn", "up to two times per turn"
    )
    filler(g, "two_times", "twice a turn", "up to two times each turn", "up to twice per turn")
    filler(g, "each_turn", " each turn", " per turn", " a turn")
    filler(g, "order_said", "order", "Order", "order card")
    filler(g, "orders_said", "orders", "Orders", "order cards")
    for said, n in (*((words, 1) for words in ONE_MORE), ("you can play three {w:orders_said}", 2)):
        rule = Rule("permit", "orders", Player(YOU), n=n)
        g.phrase("state", said, (rule,))
        g.phrase("clause", f"{said} this turn", (Continue((rule,), "turn"),))
    others = Rule("forbid", "play order", t.All((YOURS, ORDER, Not(V("k")))))
    none = Rule("forbid", "play order", t.All((YOURS, ORDER)))
    for you in ("you cannot", "cannot"):
        g.phrase("state", f"{you} play {{w:orders_said}} other than {{k:card_many}}", (others,))
    g.phrase("clause", "you cannot play {w:orders_said} this turn", (Continue((none,), "turn"),))


ZONES = (("drop", "drop"), ("the drop", "drop"), ("your drop", "drop"), ("soul", "soul"), ("your soul", "soul"))


def elsewhere(g: Grammar) -> None:
    """Orders that are played from the drop zone, or from the soul, as well."""
    filler(g, "this_order", "this", "this card")
    for said, zone in ZONES:
        may = Passive((Rule("permit", f"play from {zone}", SELF),), zones=(zone,))
        asked = Passive((Rule("permit", f"play from {zone}", SELF),), V("p"), zones=(zone,))
        first = f"^this card can be played from {said}"
        g.phrase("order_line", f"{first}!", (may,))
        g.phrase("order_line", f"^if {{p:conds}}, this card can be played from {said}!", (asked,))
        for words, spell in SPELLS:
            g.phrase("order_line", f"{first}, and {words}", (may, spell))
            g.phrase("order_line", f"{first}. ^{words}", (may, spell))


SPELLS: tuple[tuple[str, Any], ...] = (
    ("play {y:this_order} with {c:costs}!", Spell(cost=V("c"))),
    ("play {y:this_order} if {q:conds}!", Spell(cond=V("q"))),
    ("play {y:this_order} with {c:costs} if {q:conds}!", Spell(cost=V("c"), cond=V("q"))),
    ("if {q:conds}, play {y:this_order} with {c:costs}!", Spell(cost=V("c"), cond=V("q"))),
)
"""What an order costs to play, and when it may be played."""


def add(g: Grammar) -> None:
    for part in (costs, playing, elsewhere):
        part(g)
