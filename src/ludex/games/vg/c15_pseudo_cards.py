"""[VG 15.2] Pseudo-cards: objects that effects create, handled like cards in the zones where they can exist.

What a pseudo-card is, is data: a row of `KINDS` for its kind, a row of `data/pseudo` for its name. They count among the
cards of their zone, and effects on cards reach them: [VG 15.2.1.1] core:zones.create; the player of the zone owns it:
[VG 15.2.2.1] core:zones.create; what the effect names, with all that stands in its row, is what comes: [VG 15.4.4.1.2]
core:zones.create, [VG 15.5.1.3] core:zones.create, [VG 15.7.1.3] core:zones.create. For triggers, creating one is
putting it into the zone: [VG 15.2.2.2] core:hearing.seen; erasing one is leaving it: [VG 15.2.3.1]
core:carrying._erase. Everybody sees it in a hidden zone: [VG 15.2.1.1.1.1] core:shown_to. What it does not have counts
as 0: [VG 15.1.2.4.2] core:layers.value; a grade that is a word is no number: [VG 15.3.2] core:select._fits,
[VG 15.3.2.1] core:layers.value.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.games.vg.c04_zones import FIELD_NAMES
from ludex.games.vg.c14_buddyfight import GUARD_ORDER

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Card, Obj


class Pseudo(NamedTuple):
    """A kind of pseudo-card. `types` are its types, `special` its special type; `lives` are its effective zones
    [VG 15.2.4.1], all others are its erase zones [VG 15.2.4.2]. `named`: it has a card name. `marker`: texts that say
    "marker" mean it."""

    types: tuple[str, ...]
    lives: tuple[str, ...]
    special: str = ""
    named: bool = True
    marker: bool = True


KINDS: Final[dict[str, Pseudo]] = {
    "token unit": Pseudo(
        ("unit",),  # [VG 15.4.3.1.1] [VG 15.4.3.4]
        FIELD_NAMES,  # [VG 15.4.3.2] the field; [VG 15.4.3.2.1] the soul is no part of it
        marker=False,  # [VG 15.1.2.2]
    ),
    "token set order": Pseudo(
        ("order", "set"),  # [VG 15.4.4.1.1] [VG 15.4.4.3]
        ("order zone",),  # [VG 15.4.4.2]
        marker=False,
    ),
    "ticket": Pseudo(
        ("order", "blitz"),  # [VG 15.5.5]
        ("hand", "order area"),  # [VG 15.5.2]
        special="ticket",  # [VG 15.5.1.1]
        marker=False,
    ),
    "protect": Pseudo(
        (),
        ("hand", "GC"),  # [VG 15.3.4] [VG 15.3.9]
        special="protect",  # [VG 15.3.1]
        named=False,  # [VG 15.1.2.4.1]
    ),
    "present": Pseudo((), ("hand",), named=False),  # [VG 15.6.3]
    "crest marker": Pseudo(
        ("crest",),  # [VG 15.7.1.1]
        ("crest",),  # [VG 15.7.2]
    ),
    "circle marker": Pseudo((), ("marker",), named=False),  # [VG 15.8.2.1] [VG 15.8.1.1]
    "unit marker": Pseudo((), ("marker",), named=False),  # [VG 15.8.2.2]
    "gift marker": Pseudo((), ("marker",), named=False),  # [VG 16.2.1.3]
}

MOVED: Final = ("move", "become")
"""The events after which a pseudo-card may be where it cannot exist: it moved, or was locked."""

TOKEN: Final[t.Sel] = t.Within("pseudo", "token")
MARKER: Final[t.Sel] = t.Within("marker", "")
"""[VG 15.1.2.2] A marker that is a pseudo-card, and no token or ticket."""


TOKENS: Final = "tokens"
"""Memory: whether there have been pseudo-cards in the game, and whether rule actions have looked at them."""
NEW_TOKENS: Final = 1
LOOKED_AT: Final = 2


def token_named(name: str) -> t.Sel:
    """[VG 15.4.6] A "(name) token": a token with that name in its card name."""
    return TOKEN & t.Within("name", name)


def ticket_named(name: str) -> t.Sel:
    """[VG 15.5.4] A "(name) ticket": a ticket with that name in its card name."""
    return t.Word("special", "ticket") & t.Within("name", name)


def marker_named(name: str) -> t.Sel:
    """[VG 15.1.2.1.1] A "(name) marker" that is a pseudo-card. [VG 15.3.8] "Imaginary Gift: Protect" in the hand is one
    named Protect."""
    return t.Word("marker", name)


def words_of(kind: str, name: str, names: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """[VG 15.1.2.1.2] The words of a pseudo-card that follow from its kind and name: a token unit is of the race of its
    name [VG 15.4.3.1.2], a protect has the grade "protect" [VG 15.3.2]."""
    pseudo = KINDS[kind]
    words: dict[str, tuple[str, ...]] = {"pseudo": (kind,)}
    if pseudo.marker:
        words["marker"] = (name,)
    if "marker" in pseudo.lives:
        words["position"] = ("unit" if kind == "unit marker" else "circle",)  # [VG 15.8.2]
    if kind == "gift marker":
        clan, _, gift_type = name.partition(" ")
        words |= {"marker": ("gift", clan), "gift": (clan,), "gift type": (gift_type,)}  # [VG 16.2.1.3.1]
    if pseudo.special:
        words["special"] = (pseudo.special,)
    if kind == "token unit":
        words["race"] = names
    if kind == "protect":
        words["grade"] = ("protect",)
        words["worded"] = ("grade",)
    return words


def pseudo_of(card: Card) -> Pseudo | None:
    """The kind of a pseudo-card; None: it is a card."""
    kind = card.words.get("pseudo") if card.token else None
    return KINDS[kind[0]] if kind else None


def may_exist(game: Game, card: Card, zone: int) -> bool:
    """[VG 15.2.4.1] Whether a pseudo-card can exist in zones of the kind: [VG 15.2.4.1.1] it goes there like a card."""
    pseudo = pseudo_of(card)
    return pseudo is None or game.book.zones[zone].name in pseudo.lives


def may_be_guardian(card: Card) -> bool:
    """[VG 15.3.5] Whether the card can be called to the guardian circle: a unit, or a protect as if it were one, or an
    order with the ability. [VG 17.16.13]"""
    return "unit" in card.types or "protect" in card.words.get("special", ()) or GUARD_ORDER in card.keywords


def creates(game: Game, name: str, kind: int) -> bool:
    """[VG 15.2.4.2.2] No pseudo-card is created in one of its erase zones."""
    return may_exist(game, game.token(name), kind)


def stray(game: Game, obj: Obj) -> bool:
    """[VG 15.2.4.2] Whether the object is a pseudo-card in one of its erase zones. A plant gauge may be in the gauge
    zone. [VG 7.40.5]"""
    return obj.card.token and not may_exist(game, obj.card, obj.zone) and "plant gauge" not in obj.marks


def erase_strays(game: Game, happened: list[Event]) -> None:
    """[VG 15.2.4.2.1] A pseudo-card that moved to one of its erase zones is erased at once, after the move has
    happened, [VG 15.8.4.2] and so is a marker. So is one that was locked: [VG 15.4.3.3] a token, [VG 15.3.7]
    [VG 15.5.3] [VG 15.6.2] or a card of the hand that was put on a circle as a locked card."""
    found: list[Event] = []
    for event in happened:
        obj = game.objects.get(event.new) if event.kind in MOVED else None
        if obj is not None and stray(game, obj):
            found.append(Event("erase", obj.id))
    if found:
        events.perform_all(game, tuple(found))
