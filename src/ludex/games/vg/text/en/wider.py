"""English, further events, conditions and rules of older printings: the unit that "it" is, units told by their circle,
guardians that are called together."""

from __future__ import annotations

from typing import Any

from ludex.core.values import durations
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import GC, ME, RC, VC
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.marks import BANISHED, PUT_BACK, RETIRED, TAKEN
from ludex.lang.pattern import (
    ENEMY,
    OPPONENT,
    SELF,
    YOU,
    Choose,
    Compare,
    Env,
    Gives,
    Is,
    Move,
    Moved,
    Passive,
    Rest,
    Role,
    Rule,
    Unless,
    V,
    When,
)

CIRCLES: tuple[tuple[str, Any], ...] = (
    ("(RC)", RC),
    ("(VC)", VC),
    ("(GC)", GC),
    ("(VC) and (RC)", t.Zone(("RC", "VC"))),
    ("(VC) or (RC)", t.Zone(("RC", "VC"))),
    ("(RC) or (GC)", t.Zone(("GC", "RC"))),
    ("(RC) and (GC)", t.Zone(("GC", "RC"))),
)


def circles(g: Grammar) -> None:
    """Units told by their circle."""
    for words, zone in CIRCLES:
        g.phrase("field_post", f" on {words}", zone)
    g.phrase("things", "all of your {g:held_many}", V("g"), circled)
    for start, up_to in (("choose ", False), ("choose up to ", True)):
        some = (Choose("t", V("n"), V("g"), up_to=up_to),)
        g.phrase("clause", f"{start}{{n:number}} of your {{g:held_many}}", some, circled)
    g.phrase("field_post", " of different grades", t.Different("grade"))
    g.phrase("card_post", " of different grades", t.Different("grade"))


def circled(env: Env) -> bool:
    """Whether the cards are on circles of the player."""
    parts = parts_of(env["g"])
    zones = [part for part in parts if isinstance(part, t.Zone)]
    return t.YOURS in parts and any(name in ("VC", "RC", "GC") for zone in zones for name in zone.names)


def itself(g: Grammar) -> None:
    """Events of this unit, called "it"."""
    g.phrase("event", "it [Stand]", When("state", SELF, word="stand"))
    g.phrase("event", "it is unlocked", When("become", SELF, word="unlock"))
    g.phrase("event", "it is locked", When("become", SELF, word="lock"))
    g.phrase("event", "its attack does not hit", When("no hit", SELF))
    for state in ("blazing", "engorged", "hollowed", "charging", "successful"):
        g.phrase("event", f"it becomes {state}", When("becomes", SELF, word=state))
    for words, target in (("", t.ANY), (" {t:a_any}", V("t"))):
        g.phrase("event", f"the attack that it boosted hits{words}", When("hit", Role("boosted", SELF), target))
        g.phrase("event", f"the attack that this unit boosted hits{words}", When("hit", Role("boosted", SELF), target))
    g.phrase("event", "your opponent's {g:foe_one}'s attack hits this unit", When("hit", V("g"), SELF))


def others(g: Grammar) -> None:
    for any_ in ("any player's ", "either player's "):
        g.phrase("event", f"{any_}{{g:any_one}} intercepts", When("intercept", V("g")))
        g.phrase("event", f"{any_}{{g:any_one}} attacks", When("attack", V("g")))
    for words in ("you look at your deck by an effect", "you look at your deck due to effects"):
        g.phrase("event", words, When("look", player=YOU))
    g.phrase("event", "a card is put into your opponent's damage zone", When("move", player=OPPONENT, dst=("damage",)))
    for said, deed in (("returned", TAKEN), ("put on the bottom of the deck", PUT_BACK)):
        moved = Compare(Moved(deed), ">=", 1)
        g.phrase("cond", f"it was {said}", moved)
        g.phrase("cond", f"it was not {said}", Unless(moved))
    for said, deed in (("retire it", RETIRED), ("bind it", BANISHED)):
        g.phrase("cond", f"you did not {said}", Unless(Compare(Moved(deed), ">=", 1)))
    for turn in ("this turn", "that turn"):
        played = Compare(t.Played(YOU, V("k")), ">=", 1)
        g.phrase("cond", f"your {{k:card_one}} was played {turn}", played)
        g.phrase("cond", f"you did not play any {{k:card_many}} {turn}", Unless(played))
    mine, theirs = (t.Greatest(t.All((who, VC)), "grade") for who in (t.YOURS, ENEMY))
    for words, op in (("less than", "<"), ("greater than", ">"), ("equal to", "="), ("equal to or less than", "<=")):
        g.phrase("cond", f"your vanguard's grade is {words} your opponent's", Compare(mine, op, theirs))
    for words in ("until end of this fight", "until end of that fight", "until the end of this fight"):
        g.phrase("until", words, durations.GAME)


NUMBERS = (("two", "guard alone"), ("three", "guard as two"))
ATTACKING = Is(SELF, Role("attacking"))
BATTLING: tuple[tuple[str, Any, str], ...] = (
    ("this unit", SELF, "this unit"),
    ("it", SELF, "this unit"),
    ("that unit", t.Ref("that"), "it"),
)
"""Whose battles they are: the words, the unit, and what it is called before."""


def together(g: Grammar) -> None:
    """The opponent must call several guardians at the same time, or none; in all battles, or in those of one unit."""
    for number, query in NUMBERS:
        g.phrase("together", f"they must call {number} or more at the same time", query)
        g.phrase("together", f"they must call {number} or more cards at the same time", query)
    filler(g, "your_foe", "your opponent", "they")
    filler(g, "guard_cards", "", "cards ", "guardians ", "units ", "a guardian ", "a card ")
    g.phrase("guarding", "when {a:your_foe} would call {b:guard_cards}{f:from_hand}", t.ANY)
    rule = Rule("forbid", V("q"), t.Player(OPPONENT))
    g.phrase("state", "{w:guarding}, {q:together}", (rule,))
    own = t.Grant(ME, (Passive((rule,), ATTACKING),))
    for which, unit, besides in BATTLING:
        words = f"{{w:guarding}} {{x:of_battles}}{which} {{y:did_attack}}, {{q:together}}"
        g.phrase("state", words, (Gives(unit, (own,)),))
        both = (Gives(unit, (Rest("b"), own)),)
        g.phrase("state", f"{besides} gets {{b:boons}}, and {words}", both)


def costs(g: Grammar) -> None:
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


def add(g: Grammar) -> None:
    for part in (circles, itself, others, together, costs):
        part(g)
