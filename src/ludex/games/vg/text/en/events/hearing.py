"""English, events of which the unit itself is not named ("when bound from hand"), or is told by its state; what players
do with their decks; where a card was put."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.events.events import TARGETS
from ludex.games.vg.text.en.nouns.descriptions import SAID_OF_STATES
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import (
    ANY,
    ENEMY,
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    All,
    Beside,
    Lies,
    Not,
    Role,
    Some,
    State,
    V,
    When,
    Word,
)

BY = (("", ANY), ("{c:by}", V("c")))


def bare(g: Grammar) -> None:
    """ "When bound from hand": the unit is this one."""
    for by, cause in BY:
        for said, dst, word in (
            ("discarded", (), "discard"),
            ("bound", ("bind",), ""),
            ("returned to hand", ("hand",), "return"),
            ("returned to your hand", ("hand",), "return"),
        ):
            for it in ("", "it is "):
                when = When("move", SELF, src=V("s"), dst=dst, word=word, cause=cause)
                g.phrase("event", f"{it}{said}{{s:from}}{by}", when)
        put = When("move", SELF, src=V("s"), dst=V("d"), cause=cause)
        g.phrase("event", f"put {{d:into}}{{s:from}}{by}", put)
        for it in ("it ", "it is ", "this unit is ", ""):
            for words, state in (("[Stand]", "stand"), ("[Rest]", "rest")):
                turned = When("state", SELF, word=state, cause=cause)
                if it != "this unit is " or state == "rest":
                    g.phrase("event", f"{it}{words}{by}", turned)
        g.phrase("event", f"this unit [Rest]{by}", When("state", SELF, word="rest", cause=cause))
        for it in ("it is ", ""):
            g.phrase("event", f"{it}unlocked{by}", When("become", SELF, word="unlock", cause=cause))
            g.phrase("event", f"{it}locked{by}", When("become", SELF, word="lock", cause=cause))
    for it in ("it is ", ""):
        g.phrase("event", f"{it}attacked", When("attacked", SELF))
        g.phrase("event", f"{it}boosted", When("boosted", SELF))
    for row in ("front", "back"):
        for your in ("your ", "the "):
            there = When("state", All((SELF, Lies(row))), word="stand")
            for it in ("it", "this unit"):
                g.phrase("event", f"{it} [Stand] in {your}{row} row", there)
    for words, target in TARGETS:
        boosted = When("hit", Role("boosted", SELF), target)
        for it in ("it", "this unit"):
            g.phrase("event", f"the attack that {it} boosted hits{words}", boosted)


def in_states(g: Grammar) -> None:
    """This unit, told by the state it is in."""
    for state in SAID_OF_STATES:
        this = All((SELF, Word("state", state)))
        for words, target in TARGETS:
            g.phrase("event", f"this {state} unit attacks{words}", When("attack", this, target))
            g.phrase("event", f"this {state} unit boosts{words}", When("boost", this, target))
            g.phrase("event", f"this {state} unit's attack hits{words}", When("hit", this, target))
        for by, cause in BY:
            left: Any = When("move", this, src=V("s"), word="retire", cause=cause)
            g.phrase("event", f"this {state} unit is retired{{s:from}}{by}", left)
            put = When("move", this, src=V("s"), dst=V("d"), cause=cause)
            g.phrase("event", f"this {state} unit is put {{d:into}}{{s:from}}{by}", put)
    rested = All((SELF, State("rest")))
    g.phrase("event", "this unit in [Rest] is retired{s:from}", When("move", rested, src=V("s"), word="retire"))


def players(g: Grammar) -> None:
    """What players do with decks, and cards that come from anywhere."""
    for words in ("due to effects", "due to an effect", "by an effect", "by effects"):
        g.phrase("event", f"you look at your deck {words}", When("look", player=YOU))
    anybody = Some((YOURS, ENEMY))
    for whose, who in (("any player's", anybody), ("any fighter's", anybody), ("any players'", anybody)):
        g.phrase("event", f"{whose} card is bound", When("move", who, dst=("bind",)))
        g.phrase("event", f"{whose} card is put into the bind zone", When("move", who, dst=("bind",)))
    for foe in ("your opponent's {g:foe_one}",):
        for by, cause in BY:
            when = When("move", V("g"), dst=V("d"), word="placed", cause=cause)
            g.phrase("event", f"{foe} is put on {{d:circle}}{by}", when)
        g.phrase("event", "your {g:own_one} is put on {d:circle}", When("move", V("g"), dst=V("d"), word="placed"))
    for by, cause in BY:
        came = When("move", All((V("g"), Beside(SELF, "column"))), word="placed", cause=cause)
        if by:
            for whose, group in (("your ", "own"), ("your other ", "other")):
                g.phrase("event", f"{whose}{{g:{group}_one}} is placed in the same column as this unit{by}", came)
    for check in ("drive", "damage"):
        shown = When(f"{check} check", V("k"), player=OPPONENT)
        g.phrase("event", f"your opponent's {check} check reveals {{k:a_card}}", shown)
    other = All((YOURS, Not(SELF)))
    for deed in ("ability", "effect"):
        g.phrase("by", f" by another card's {deed}", other)
        g.phrase("by", f" from a card's {deed}", anybody)
        g.phrase("by", f" by your other card's {deed}", other)
        g.phrase("by", f" by your cards' {deed}", YOURS)


def add(g: Grammar) -> None:
    for part in (bare, in_states, players):
        part(g)
