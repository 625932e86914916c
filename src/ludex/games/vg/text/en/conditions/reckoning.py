"""English, what happened to this unit and to others this turn: who chose it, how often it attacked, for whose cost a
card was taken, how much was blasted at once."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.conditions.history import TURN
from ludex.games.vg.text.en.nouns.nouns import is_order, placed
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.pattern import (
    ANY,
    ENEMY,
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    All,
    CameFrom,
    CausedBy,
    Compare,
    Env,
    Happened,
    Role,
    Some,
    Unless,
    V,
    When,
    Word,
)

PAYING = Role("paying")


def described(env: Env) -> bool:
    """Whether the group `m` says more than whose cards they are."""
    return bool(env["m"] != YOURS)


def only_named(env: Env) -> bool:
    """Whether the cards of the group `g`, which names a zone, are told by a name, which has no article."""
    return placed(env) and any(isinstance(part, Word) and part.kind == "name" for part in parts_of(env["g"]))


def causes(g: Grammar) -> None:
    """`by`: for the cost of an ability, [VG 11.7.1] which is being paid then; and by cards of other zones."""
    for words, cause, when in (
        ("your card", YOURS, None),
        ("your card's ability", YOURS, None),
        ("your card's abilities", YOURS, None),
        ("the ability of your card", YOURS, None),
        ("your {m:mine_one}", V("m"), described),
        ("the ability of your {m:mine_one}", V("m"), described),
        ("your {m:own_one}'s ability", V("m"), None),
        ("the ability of your {m:own_one}", V("m"), None),
    ):
        g.phrase("by", f" for the cost of {words}", All((cause, PAYING)), when)
        g.phrase("for_cost", f" for the cost of {words}", All((cause, PAYING)), when)
    for words in ("this unit's ability", "this unit's abilities"):
        g.phrase("for_cost", f" for the cost of {words}", All((SELF, PAYING)))
    for deed in ("ability", "effect"):
        g.phrase("by", f" by the {deed} of your {{m:mine_one}}", V("m"), described)
        for a in ("the {m:held_one}", "{m:a_held}"):
            g.phrase("by", f" by the {deed} of {a}", V("m"), _placed)
        g.phrase("by", f" by the {deed} of {{g:held_one}}", V("g"), only_named)
        g.phrase("by", f" by the {deed} of {{n:name}}", Word("name", V("n")))
        g.phrase("by", f" by any card's {deed}", Some((YOURS, ENEMY)))
        g.phrase("by", f" by the {deed} of your {{k:card_one}}", All((YOURS, V("k"))), is_order)
        g.phrase("by", f" by this unit's {deed}", SELF)
        g.phrase("by", f" by the {deed} of this unit", SELF)


def _placed(env: Env) -> bool:
    return placed({"g": env["m"]})


BLASTS = ("Soul-Blast", "Counter-Blast", "Energy-Blast")


def blasting(g: Grammar) -> None:
    """So much at the same time. NB: the events of blasting are about the card whose ability does it."""
    for said in BLASTS:
        for cards in ("", " cards"):
            at_once = When(said.lower(), V("c"), player=YOU, least=V("n"))
            words = f"you [{said} {{n:digits}}] or more{cards} at the same time{{c:for_cost}}"
            g.phrase("event", words, at_once)
            for turn in TURN:
                g.phrase("cond", f"{words}{turn}", Compare(Happened(at_once), ">=", 1))


def choosing(g: Grammar) -> None:
    """Units that an ability chooses. RULING-VG-300"""
    for unit, who in (("this unit", SELF), ("your {g:own_one}", V("g")), ("your other {g:other_one}", V("g"))):
        chosen = When("chosen", who, cause=V("c"))
        g.phrase("event", f"{unit} is chosen{{c:by}}", chosen)
        if unit != "your other {g:other_one}":
            for turn in TURN:
                g.phrase("cond", f"{unit} was chosen{{c:by}}{turn}", Compare(Happened(chosen), ">=", 1))


def of_itself(g: Grammar) -> None:
    """What happened to this unit this turn."""
    rows: list[tuple[str, str, Any]] = []
    for by, cause in (("", ANY), ("{c:by}", V("c"))):
        if by:
            rows.append((f"placed{by}", "was", When("move", SELF, word="placed", cause=cause)))
            on = When("move", SELF, dst=V("d"), word="placed", cause=cause)
            rows.append((f"placed on {{d:circle}}{by}", "was", on))
        for words, src in (("{s:source}", V("s")),):
            rows.append((f"placed{words}{by}", "was", When("move", SELF, src=src, word="placed", cause=cause)))
            there = When("move", SELF, src=src, dst=V("d"), word="placed", cause=cause)
            rows.append((f"placed on {{d:circle}}{words}{by}", "was", there))
        rows.append((f"[Stand]{by}", "", When("state", SELF, word="stand", cause=cause)))
        rows.append((f"[Stand]{by}", "was", When("state", SELF, word="stand", cause=cause)))
    rows += [
        ("attacked", "", When("attack", SELF)),
        ("attacked {t:a_any}", "", When("attack", SELF, V("t"))),
        ("boosted", "", When("boost", SELF)),
        ("boosted {t:a_any}", "", When("boost", SELF, V("t"))),
        ("boosted", "was", When("boosted", SELF)),
        ("attacked", "was", When("attacked", SELF)),
    ]
    for words, was, when in rows:
        verb = f"{was} " if was else ""
        for turn in TURN:
            g.phrase("cond", f"this unit {verb}{words}{turn}", Compare(Happened(when), ">=", 1))
            for often in ("{n:number} or more times", "a total of {n:number} or more times"):
                g.phrase("cond", f"this unit {verb}{words} {often}{turn}", Compare(Happened(when), ">=", V("n")))
    for bare, when in (("attack", When("attack", SELF)), ("boost", When("boost", SELF))):
        for turn in TURN:
            g.phrase("cond", f"this unit did not {bare}{turn}", Unless(Compare(Happened(when), ">=", 1)))


def often(g: Grammar) -> None:
    """How often units did something this turn, all together."""
    for turn in TURN:
        for said, who in (("your", YOURS), ("your opponent's", ENEMY)):
            removed = Compare(Happened(When("move", All((who, V("k"))), dst=("removed",))), ">=", 1)
            g.phrase("cond", f"{said} {{k:card_one}} was removed{turn}", removed, _told)
        for card in ("a card", "a new card"):
            came = Compare(Happened(When("move", dst=("damage",))), ">=", 1)
            g.phrase("cond", f"{card} was put into any player's damage zone{turn}", came)
        drawn = When("move", player=OPPONENT, word="draw")
        g.phrase("cond", f"your opponent drew {{n:number}} or more cards{turn}", Compare(Happened(drawn), ">=", V("n")))


def _told(env: Env) -> bool:
    return bool(env["k"] != ANY)


def orders(g: Grammar) -> None:
    """Cards that came to the order zone, or were played."""
    for turn in TURN:
        for zone in ("the order zone", "your order zone", "order zone"):
            put = Happened(When("move", All((YOURS, V("k"))), dst=("order zone",)))
            g.phrase("cond", f"your {{k:card_one}} was put into {zone}{turn}", Compare(put, ">=", 1), _told)


def as_placed(g: Grammar) -> None:
    """How this unit came, said where its coming is the event. NB: `abilities.fits` asks for that event."""
    for was in ("this unit was placed", "it was placed"):
        g.phrase("cond", f"{was}{{s:source}}", CameFrom(V("s")))
        g.phrase("cond", f"{was} on {{d:circle}}{{s:source}}", CameFrom(V("s"), V("d")))
        g.phrase("cond", f"{was}{{c:by}}", CausedBy(V("c")))
    g.phrase("cond", "this unit was put on (GC){s:source}", CameFrom(V("s"), ("GC",)))


def add(g: Grammar) -> None:
    for part in (causes, blasting, choosing, of_itself, often, orders, as_placed):
        part(g)
