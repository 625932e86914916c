"""English, further events and times: cards that are gathered, paid with, revealed; units that are dominated; what is
excluded; what the opponent calls."""

from __future__ import annotations

from ludex.games.vg.text.en.conditions.reckoning import PAYING
from ludex.games.vg.text.en.events.battles import dominated
from ludex.games.vg.text.en.events.events import TARGETS
from ludex.games.vg.text.en.nouns.nouns import is_order
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import (
    ANY,
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    All,
    Beside,
    Both,
    By,
    CameFrom,
    CausedBy,
    Compare,
    Do,
    During,
    Happened,
    Lies,
    Mark,
    Not,
    Role,
    TurnOf,
    Unless,
    V,
    When,
    Zone,
)

BY = (("", ANY), ("{c:by}", V("c")))
GATHERED = ("put into soul", "put into your soul", "put into the soul")
ORDERS = Zone(("order zone",))


def gathered(g: Grammar) -> None:
    """Cards that come to the soul from wherever they were; cards with which something was paid."""
    for words in GATHERED:
        for by, cause in BY:
            came = When("move", SELF, dst=("soul",), cause=cause)
            g.phrase("event", f"this card is {words}{by}", came)
    for words, cause in (
        ("your card", YOURS),
        ("your vanguard", All((YOURS, Zone(("VC",))))),
    ):
        g.phrase("by", f" for {words}'s cost", All((cause, PAYING)))
    for words in ("the ability of {m:a_held}", "the ability of {m:held_one}"):
        g.phrase("by", f" for the cost of {words}", All((V("m"), PAYING)), zoned)
        g.phrase("for_cost", f" for the cost of {words}", All((V("m"), PAYING)), zoned)
    blasted = When("move", SELF, src=("soul",), dst=("drop",), word="soul-blast", cause=V("c"))
    g.phrase("event", "this card is [Soul-Blast]{c:for_cost}", blasted)
    g.phrase("event", "this unit is [Rest]{c:for_cost}", When("state", SELF, word="rest", cause=V("c")))


def zoned(env: dict[str, object]) -> bool:
    group = env["m"]
    return isinstance(group, All) and any(isinstance(part, Zone) for part in group.parts)


def cards(g: Grammar) -> None:
    """Orders that come to a zone or leave one, and cards that are revealed."""
    for by, cause in BY:
        for words, src in (("", ()), ("{s:from}", V("s"))):
            put = When("move", All((YOURS, V("k"))), src=src, dst=V("d"), cause=cause)
            g.phrase("event", f"your {{k:card_one}} is put {{d:into}}{words}{by}", put, is_order)
            if words:
                g.phrase("event", f"your {{k:card_one}} is put{words} {{d:into}}{by}", put, is_order)
        for card in ("a card", "your card"):
            came = When("move", player=YOU, dst=("order zone",), cause=cause)
            for zone in ("your order zone", "the order zone", "your Order Zone"):
                g.phrase("event", f"{card} is put into {zone}{by}", came)
    shown = When("reveal", V("k"), cause=V("c"))
    g.phrase("event", "{k:a_card} is revealed{c:by}", shown)


def elsewhere(env: dict[str, object]) -> bool:
    """Whether it is another zone than the hand, of which other phrases tell."""
    return env["s"] != ("hand",)


PHASES = ("ride", "main", "battle")


def excluded(g: Grammar) -> None:
    """`while`: not from there, not by that, not in that phase."""
    g.phrase("while", "other than{s:source}", Unless(CameFrom(V("s"))), elsewhere)
    g.phrase("while", "other than{c:by}", Unless(CausedBy(V("c"))))
    for phase in PHASES:
        for words, cond in (
            (f"other than during the {phase} phase", During(phase)),
            (f"other than during {phase} phase", During(phase)),
            (f"other than during your {phase} phase", Both((TurnOf(YOU), During(phase)))),
        ):
            g.phrase("while", words, Unless(cond))


def beside(g: Grammar) -> None:
    """Units that are placed in the column of this one."""
    words = "on a (RC) in the same column as this unit"
    for whose, group in (("your ", "own"), ("your other ", "other"), ("your opponent's ", "foe")):
        for by, cause in BY:
            there = All((V("g"), Beside(SELF, "column")))
            came = When("move", there, dst=("RC",), word="placed", cause=cause)
            g.phrase("event", f"{whose}{{g:{group}_one}} is placed {words}{by}", came)
        for row in ("front", "back"):
            lined = When("move", All((V("g"), Beside(SELF, "column"), Lies(row))), word="placed")
            place = f"in the {row} row of the same column as this unit"
            g.phrase("event", f"{whose}{{g:{group}_one}} is placed {place}", lined)


def dominating(g: Grammar) -> None:
    """[VG 7.39.1] Units that the player dominates."""
    g.phrase("field_post", " dominated by you", All((YOURS, Mark("dominated"))))
    for words, target in TARGETS:
        hit = When("hit", V("g"), target)
        for of in ("the attack of {g:a_any}", "the attack by {g:a_any}"):
            g.phrase("event", f"{of} hits{words}", hit, dominated)
    once = Happened(When("attack", V("g")))
    g.phrase("cond", "{g:a_any} attacked{u:in_turn}", Compare(once, ">=", 1), dominated)
    g.phrase("per", " for each time {g:a_any} attacked{u:in_turn}", once, dominated)


def calls(g: Grammar) -> None:
    """[VG 6.2.2.2] The opponent calls cards, and says to which circles."""
    for start in ("your opponent calls {o:object}", "calls {o:object}"):
        for to, word in ((" {w:call_where}", V("w")), (" to their (RC)", "RC")):
            g.phrase("clause", f"{start}{to}", (By(OPPONENT, (Do("call", V("o"), word=word),)),))


def boosted(g: Grammar) -> None:
    """The attack of a unit that another boosted, or that none did."""
    for whose, group in (("your ", "own"), ("your other ", "other"), ("your opponent's ", "foe")):
        for words, target in TARGETS:
            for how, such in (
                ("while boosted", Role("boosted")),
                ("while boosted by {k:a_any}", Role("boosted", V("k"))),
                ("while not boosted", Not(Role("boosted"))),
            ):
                attack = When("attack", All((V("g"), such)), target)
                g.phrase("event", f"{whose}{{g:{group}_one}} attacks{words} {how}", attack)
    for words, target in TARGETS:
        by = When("hit", All((SELF, Role("boosted", V("k")))), target)
        g.phrase("event", f"this unit's attack boosted by {{k:a_any}} hits{words}", by)


def add(g: Grammar) -> None:
    for part in (gathered, cards, excluded, beside, dominating, calls, boosted):
        part(g)
