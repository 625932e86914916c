"""English, what happened this turn or in this battle, said of whom and of what: what players did with cards, how much
they charged and blasted in total, what their checks revealed in the battle."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.nouns.nouns import is_order
from ludex.games.vg.text.en.words import filler
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import (
    ANY,
    ENEMY,
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    All,
    Compare,
    Env,
    Happened,
    Not,
    Unless,
    V,
    When,
    Zone,
)

BY = (("", ANY), ("{c:by}", V("c")))
BATTLE = "battles"
"""The number that changes with every battle: what happened since it did happened in this battle."""
IN_BATTLE = (" this battle", " during this battle", " that battle", " during that battle", " in this battle")


def once(when: Any) -> Any:
    return Compare(Happened(when), ">=", 1)


def told(env: Env) -> bool:
    return bool(env["k"] != ANY)


def spans(g: Grammar) -> None:
    """`in_battle_only`: in this battle."""
    filler(g, "in_this_battle", *IN_BATTLE)
    filler(g, "was_were", "was", "were")


def putting(g: Grammar) -> None:
    """What a player put somewhere this turn."""
    for who, side in (("you", YOURS), ("your opponent", ENEMY)):
        for by, cause in BY:
            for words, src in (
                ("{d:goes_into}", ()),
                ("{s:whence}{d:goes_into}", V("s")),
                ("{d:goes_into}{s:whence}", V("s")),
            ):
                such = When("move", All((side, V("k"))), src=src, dst=V("d"), cause=cause)
                plain = When("move", side, src=src, dst=V("d"), cause=cause)
                g.phrase("cond", f"{who} put {{k:a_card}}{words}{by}{{u:in_turn}}", once(such), told)
                g.phrase("cond", f"{who} put a card{words}{by}{{u:in_turn}}", once(plain))
                g.phrase("cond", f"{who} did not put {{k:a_card}}{words}{by}{{u:in_turn}}", Unless(once(such)), told)
                g.phrase("cond", f"{who} did not put a card{words}{by}{{u:in_turn}}", Unless(once(plain)))
                many, each = (Compare(Happened(when), ">=", V("n")) for when in (plain, such))
                g.phrase("cond", f"{who} put {{n:number}} or more cards{words}{by}{{u:in_turn}}", many)
                g.phrase("cond", f"{who} put {{n:number}} or more {{k:card_many}}{words}{by}{{u:in_turn}}", each, told)
            retired = When("move", V("g"), word="retire", cause=cause if by else side)
            if side == YOURS:
                for whose, group in (("your opponent's ", "foe"), ("your ", "own"), ("your other ", "other")):
                    g.phrase("cond", f"you retired {whose}{{g:{group}_one}}{by}{{u:in_turn}}", once(retired))
            threw = When("move", side, src=("hand",), word="discard", cause=cause)
            for hand in ("", " from hand", " from your hand", " from their hand"):
                g.phrase("cond", f"{who} discarded a card{hand}{by}{{u:in_turn}}", once(threw))
                g.phrase("cond", f"{who} did not discard a card{hand}{by}{{u:in_turn}}", Unless(once(threw)))
                many = Compare(Happened(threw), ">=", V("n"))
                g.phrase("cond", f"{who} discarded {{n:number}} or more cards{hand}{by}{{u:in_turn}}", many)
    for by, cause in BY:
        rode = When("ride", player=YOU, cause=cause)
        for words in ("with a card's ability", "by a card's ability", "by card effects", "with a card's effect"):
            ridden = once(When("ride", player=YOU, cause=t.Some((YOURS, ENEMY))))
            g.phrase("cond", f"you rode {words}{{u:in_turn}}", ridden)
            g.phrase("cond", f"you did not ride {words}{{u:in_turn}}", Unless(ridden))
        looked = once(When("look", player=YOU, cause=cause))
        if by:
            g.phrase("cond", f"you looked at your deck{by}{{u:in_turn}}", looked)
            shown = once(When("reveal", All((YOURS, Zone(("deck",)))), cause=cause))
            for cards in ("a card from your deck was", "cards from your deck were"):
                g.phrase("cond", f"{cards} revealed{by}{{u:in_turn}}", shown)
        del rode


def standing(g: Grammar) -> None:
    """Units that stood up or came to rest, and those that did not."""
    for whose, group in (("your ", "own"), ("your opponent's ", "foe"), ("your other ", "other")):
        for by, cause in BY:
            for icon in ("Stand", "Rest"):
                turned = once(When("state", V("g"), word=icon.lower(), cause=cause))
                for number in ("one", "many"):
                    who = f"{whose}{{g:{group}_{number}}}"
                    g.phrase("cond", f"{who} did not [{icon}]{by}{{u:in_turn}}", Unless(turned))
                    g.phrase("cond", f"{who} [{icon}]{by}{{u:in_turn}}", turned)
                    for was, no in (("was", False), ("were", False), ("was not", True), ("were not", True)):
                        g.phrase("cond", f"{who} {was} [{icon}]{by}{{u:in_turn}}", Unless(turned) if no else turned)


CHARGES = ("Soul-Charge", "Counter-Charge", "Energy-Charge", "Soul-Blast", "Counter-Blast", "Energy-Blast")


def amounts(g: Grammar) -> None:
    """How much was charged or blasted, all together. NB: the events are about the card whose ability does it."""
    for said in CHARGES:
        for of, subject in (("", ANY), ("{c:for_cost}", V("c")), ("{c:by}", V("c"))):
            much = Happened(When(said.lower(), subject, player=YOU), total=True)
            for words in (
                f"you [{said} {{n:digits}}] or more in total{of}",
                f"you [{said} {{n:digits}}] or more{of} in total",
                f"you [{said}] a total of {{n:number}} or more cards{of}",
                f"you [{said}] {{n:number}} or more cards in total{of}",
                f"you [{said}] a total of {{n:digits}} or more{of}",
                f"you [{said}] {{n:number}} or more cards{of}",
            ):
                g.phrase("cond", f"{words}{{u:in_turn}}", Compare(much, ">=", V("n")))
            every = f" for every {{m:several}} cards you [{said}]{of}{{u:in_turn}}"
            g.phrase("per", every, t.Fits(much, V("m")))
            g.phrase("per", f" for each card you [{said}]{of}{{u:in_turn}}", much)


def battling(g: Grammar) -> None:
    """What happened in this battle."""
    for who, player in (("your", YOU), ("your opponent's", OPPONENT)):
        for check in ("drive", "damage"):
            shown = Happened(When(f"{check} check", V("k"), player=player, span=BATTLE))
            saw = Compare(shown, ">=", 1)
            more = Compare(shown, ">=", V("n"))
            for words, cond in (
                (f"{who} {check} check revealed {{k:a_card}}", saw),
                (f"{who} {check} check did not reveal {{k:a_card}}", Unless(saw)),
                (f"{who} {check} check revealed {{n:number}} or more {{k:card_many}}", more),
                (f"{who} {check} checks revealed {{n:number}} or more {{k:card_many}}", more),
            ):
                g.phrase("cond", f"{words}{{b:in_this_battle}}", cond)
                if who == "your":
                    for when in ("", "that ", "when "):
                        g.phrase("battle", f"at the end of the battle {when}{words}", cond)
    for words, player in (("your opponent called", OPPONENT), ("you called", YOU)):
        called = Happened(When("move", player=player, dst=("GC",), word="called", span=BATTLE))
        for cards in ("guardians", "cards to (GC)", "cards from hand to (GC)"):
            g.phrase("cond", f"{words} {{n:number}} or more {cards}{{b:in_this_battle}}", Compare(called, ">=", V("n")))
    guarded = once(When("move", dst=("GC",), word="placed", span=BATTLE))
    for words in ("no cards were put on (GC)", "no units were put on (GC)", "no cards were placed on (GC)"):
        g.phrase("cond", f"{words}{{b:in_this_battle}}", Unless(guarded))
    for who, player in (("you", YOU), ("your opponent", OPPONENT)):
        played = once(When("move", V("k"), player=player, dst=("order area",), word="play", span=BATTLE))
        g.phrase("cond", f"{who} played {{k:a_card}}{{b:in_this_battle}}", played, is_order)
        g.phrase("cond", f"{who} did not play {{k:a_card}}{{b:in_this_battle}}", Unless(played), is_order)
    for zone, where in (("order zone", "order zone"),):
        for another, such in (
            ("another ", All((YOURS, Zone((where,)), V("k"), Not(SELF)))),
            ("your ", All((YOURS, Zone((where,)), V("k")))),
        ):
            rested = once(When("state", such, word="rest", span=BATTLE))
            place = f" in your {zone}" if another == "another " else ""
            g.phrase(
                "cond", f"{another}{{k:card_one}}{place} was not [Rest]{{b:in_this_battle}}", Unless(rested), is_order
            )
            g.phrase("cond", f"{another}{{k:card_one}}{place} was [Rest]{{b:in_this_battle}}", rested, is_order)


def add(g: Grammar) -> None:
    for part in (spans, putting, standing, amounts, battling):
        part(g)
