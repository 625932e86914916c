"""[VG 17.16.10] The arms ability of Buddyfight-related orders: they are arms orders (`c17_arms`), with a condition
instead of a card name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.games.vg.c02_card_information import BUDDYFIGHT, NAMED_IN
from ludex.games.vg.c17_buddyfight import is_buddyfighter

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Card, Obj

KEYWORD: Final = "Arms"


def buddy_arms(what: t.Sel) -> t.Passive:
    """[VG 17.16.10.4] The arms ability of a card that can be armed to units that are such."""
    return t.Passive((t.Rule("widen", "arms", t.SELF, what),), keyword=KEYWORD, zones=NAMED_IN)


def has_buddy_arms(card: Card) -> bool:
    """[VG 17.16.10.2] Whether the card is a Buddyfight-related order with the arms ability."""
    return "order" in card.types and KEYWORD in card.keywords and BUDDYFIGHT in card.words.get("nation", ())


def may_play(game: Game, player: int, card: Card) -> bool:
    """[VG 17.16.10.3] Whether the player may play the order as far as its arms ability is concerned: only a
    Buddyfighter plays one that has it."""
    return is_buddyfighter(game, player) or not has_buddy_arms(card)


def rivals(one: Obj, other: Obj) -> bool:
    """[VG 17.16.10.5] Whether both are such orders and armed to the same unit: then only the one that was armed last
    stays. [VG 13.14.3]"""
    return one.host == other.host and has_buddy_arms(one.card) and has_buddy_arms(other.card)
