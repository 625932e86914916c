"""English, further events: whose effect or cost it was, units that change, cards that come from anywhere."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c04_zones import UNIT_NAMES as UNITS_ON
from ludex.games.vg.text.en.events.events import STRIDER, no_locked_card
from ludex.games.vg.text.en.nouns.descriptions import SAID_OF_STATES
from ludex.games.vg.text.meanings import G_ZONE, RIDE_DECK
from ludex.lang.en.nouns import described, heads
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import ANY, ENEMY, SELF, YOU, YOURS, All, Beside, Has, Not, Some, V, When, Word

UNITS: tuple[tuple[str, Any], ...] = (
    ("this unit", SELF),
    ("your {g:own_one}", V("g")),
    ("your other {g:other_one}", V("g")),
)


def causes(g: Grammar) -> None:
    """`by`: by a cost of one's own cards or an effect of them; `by_effect`: by an effect. NB: events do not tell an
    effect from a cost, so `by_effect` is said only of what no cost does."""
    described(g, "mine", "mine_head", "pre", "card_post", always=(YOURS,))
    heads(g, "mine_head", (("card", "cards", ANY),))
    for words, cause in (
        ("your card", YOURS),
        ("your {m:mine_one}", V("m")),
        ("your {m:own_one}", V("m")),
    ):
        guard = said if "mine" in words else None
        g.phrase("by", f" for the effect or cost of {words}", cause, guard)
    for words, cause in (
        (" due to the effect of a card", Some((YOURS, ENEMY))),
        (" due to an effect from a card", Some((YOURS, ENEMY))),
        (" due to the effect of your card", YOURS),
        (" due to an effect from one of your cards", YOURS),
        (" due to an effect from one of your other cards", All((YOURS, Not(SELF)))),
        (" due to the effect of your other card", All((YOURS, Not(SELF)))),
        (" due to the effect of your {m:own_one}", V("m")),
        (" due to the effect of your {m:mine_one}", V("m")),
    ):
        g.phrase("by_effect", words, cause, said if "mine" in words else None)


def said(env: Any) -> bool:
    """Whether the cards are described: else another phrase has them."""
    return bool(env["m"] != YOURS)


def others(g: Grammar) -> None:
    """What happens to other units, and to those of the opponent by an effect."""
    for words, src in (("", ()), ("{s:source}", V("s"))):
        for on, dst in (("", ()), (" on {d:circle}", V("d"))):
            placed = When("move", V("g"), src=src, dst=dst, word="placed")
            g.phrase("event", f"another of your {{g:other_many}} is placed{on}{words}", placed)
            g.phrase("event", f"another of your {{g:other_one}} is placed{on}{words}", placed)
            g.phrase("event", f"an opponent's {{g:foe_one}} is placed{on}{words}", placed)
            g.phrase("event", f"this card is placed{on}{words}", When("move", SELF, src=src, dst=dst, word="placed"))
            for unit, who in UNITS:
                caused = When("move", who, src=src, dst=dst, word="placed", cause=V("c"))
                g.phrase("event", f"{unit} is placed{on}{words}{{c:by_effect}}", caused)
    for words, src in (("", ()), ("{s:from}", V("s"))):
        for foe in ("an opponent's", "your opponent's"):
            for by, cause in (("", ANY), ("{c:by_effect}", V("c"))):
                if by or foe.startswith("an "):
                    put = When("move", V("g"), src=src or UNITS_ON, dst=V("d"), cause=cause)
                    g.phrase("event", f"{foe} {{g:foe_one}} is put {{d:into}}{words}{by}", put)
                    retired = When("move", V("g"), src=src, word="retire", cause=cause)
                    g.phrase("event", f"{foe} {{g:foe_one}} is retired{words}{by}", retired)
    for unit, who in (*UNITS, ("your opponent's {g:foe_one}", V("g"))):
        beside = All((who, Beside(SELF, "column")))
        if who != SELF:
            for on, dst in (("", ()), (" on {d:circle}", V("d"))):
                came = When("move", beside, dst=dst, word="placed")
                g.phrase("event", f"{unit} is placed{on} in the same column as this unit", came)
    for unit in ("one of your {g:own_many}", "one of your other {g:other_many}"):
        for words, src in (("", ()), ("{s:source}", V("s"))):
            for on, dst in (("", ()), (" on {d:circle}", V("d"))):
                came = When("move", V("g"), src=src, dst=dst, word="placed")
                g.phrase("event", f"{unit} is placed{on}{words}", came)
    for words, src in (("", ()), ("{s:source}", V("s"))):
        came = When("move", V("g"), src=src, dst=V("d"), word="placed")
        g.phrase("event", f"{{g:a_any}} is placed on {{d:circle}}{words}", came)
    g.phrase("event", "your {g:own_one} rides this unit", When("move", SELF, V("g"), word="rode upon"))
    for check in ("drive", "damage"):
        shown = When(f"{check} check", V("k"), player=YOU)
        for during in ("during", "for"):
            g.phrase("event", f"{{k:a_card}} is revealed {during} your {check} check", shown)
    for his in ("his or her", "their", "your opponent's"):
        g.phrase("into", f"into {his} deck", ("deck",))
        g.phrase("into", f"into {his} drop zone", ("drop",))
    g.phrase("into", "into your deck", ("deck",))
    g.phrase("into", "into your G zone", ("G",))


def changing(g: Grammar) -> None:
    for unit, who in (*UNITS, ("your opponent's {g:foe_one}", V("g"))):
        for state in SAID_OF_STATES:
            g.phrase("event", f"{unit} becomes {state}", When("becomes", who, word=state))
        g.phrase("event", f"{unit} becomes [Stand]", When("state", who, word="stand"))
        if "opponent" not in unit:
            by = When("state", who, word="stand", cause=V("c"))
            for stands in ("[Stand]", "is [Stand]", "becomes [Stand]"):
                g.phrase("event", f"{unit} {stands}{{c:by_effect}}", by)
            for rests in ("[Rest]", "is [Rest]", "becomes [Rest]"):
                g.phrase("event", f"{unit} {rests}{{c:by_effect}}", When("state", who, word="rest", cause=V("c")))
    for unit, who in UNITS:
        g.phrase("event", f"{unit} becomes [Rest]", When("state", who, word="rest"))
    g.phrase("event", "your opponent's {g:foe_one} is deleted", When("face", V("g"), word="delete"))
    g.phrase("event", "you draw a card", When("move", player=YOU, word="draw"))
    g.phrase("event", "this unit rides {k:a_card}", When("ride", SELF, V("k")))
    for card in ("{k:a_bare}", "{k:bare_one}"):
        g.phrase("event", f"this unit boosts {card}", When("boost", SELF, V("k")), described_too)
    for words, who in (
        ("this unit", SELF),
        ("your {g:own_one}", V("g")),
        ("your opponent's locked card", ENEMY),
        ("an opponent's locked card", ENEMY),
        ("your locked card", YOURS),
    ):
        for due, cause in (("", ANY), ("{c:by}", V("c"))):
            freed = When("become", who, word="unlock", cause=cause)
            g.phrase("event", f"{words} is unlocked{due}", freed, no_locked_card)


COMING: tuple[tuple[str, str], ...] = (
    ("put into your soul", "soul"),
    ("put into your damage zone", "damage"),
    ("put into your bind zone", "bind"),
)


def cards(g: Grammar) -> None:
    """Cards that come to a zone of the player, from wherever they come."""
    described(g, "bare", "mine_head", "pre", "card_post")
    for words, zone in COMING:
        for card in ("a card", "your card"):
            g.phrase("event", f"{card} is {words}", When("move", player=YOU, dst=(zone,)))
        for start in ("{k:a_bare}", "your {k:bare_one}"):
            g.phrase("event", f"{start} is {words}", When("move", V("k"), player=YOU, dst=(zone,)), described_too)
    for words in (
        "put into the drop zone from your soul",
        "put from your soul into the drop zone",
        "put into your drop zone from your soul",
    ):
        left = When("move", player=YOU, src=("soul",), dst=("drop",))
        g.phrase("event", f"a card is {words}", left)
        named = When("move", V("k"), player=YOU, src=("soul",), dst=("drop",))
        for start in ("{k:a_bare}", "your {k:bare_one}"):
            g.phrase("event", f"{start} is {words}", named, described_too)


def from_damage(g: Grammar) -> None:
    healed = When("move", player=YOU, src=("damage",), dst=("drop",))
    for zone in ("the drop zone", "your drop zone"):
        g.phrase("event", f"a card is put into {zone} from your damage zone", healed)


def described_too(env: Any) -> bool:
    return bool(env["k"] != ANY)


GUARDIAN = All((YOURS, G_ZONE, Has("G guardian")))
"""The cards of the G zone for whose cost a card is discarded. NB: while the cost is paid, they are there."""


def rides(g: Grammar) -> None:
    """[VG 6.3.3.2.2] A card that is discarded for a ride from the ride deck, of any card or of such a card; and
    [VG 14.12.3] for a stride."""
    g.phrase("riding", "while riding from the ride deck", All((YOURS, RIDE_DECK)))
    g.phrase("riding", "while riding from your ride deck", All((YOURS, RIDE_DECK)))
    g.phrase("riding", "while riding {k:a_card} from the ride deck", All((YOURS, RIDE_DECK, V("k"))))
    g.phrase("riding", "while riding {k:a_card} from your ride deck", All((YOURS, RIDE_DECK, V("k"))))
    g.phrase("striding", "while paying the cost for [Stride]", STRIDER)
    g.phrase("striding", "as the cost for [Stride]", STRIDER)
    for hand in ("from hand", "from your hand"):
        ridden = When("move", SELF, V("r"), src=("hand",), word="discard")
        stridden = When("move", SELF, src=("hand",), word="discard", cause=V("s"))
        for category, start in (("event", "this card is "), ("gone", "")):
            g.phrase(category, f"{start}discarded {hand} {{r:riding}}", ridden)
            g.phrase(category, f"{start}discarded {hand} {{s:striding}}", stridden)


def g_units(g: Grammar) -> None:
    """[VG 14.16.2] [VG 14.12.3] Cards that pay for a G guardian or for a stride."""
    for words, cause in (
        ("calling a [G Guardian]", GUARDIAN),
        ("calling {n:name} from the G zone", All((YOURS, G_ZONE, Word("name", V("n"))))),
        ("calling {n:name} from your G zone", All((YOURS, G_ZONE, Word("name", V("n"))))),
        ("[Stride]", STRIDER),
    ):
        for start, src in (
            ("this card is discarded from hand", ("hand",)),
            ("this card is discarded", ()),
            ("this card is discarded from your hand", ("hand",)),
        ):
            paid = When("move", SELF, src=src, word="discard", cause=cause)
            g.phrase("event", f"{start} for the cost of {words}", paid)
        for unit in ("this unit", "this card"):
            put = When("move", SELF, src=("hand",), dst=("drop",), word="discard", cause=cause)
            g.phrase("event", f"{unit} is put into the drop zone from hand for the cost of {words}", put)


def add(g: Grammar) -> None:
    for part in (causes, others, changing, cards, from_damage, rides, g_units):
        part(g)
