"""[VG 6.2.3.2] The circles to which an effect may restrict a call."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core.position import spots
from ludex.games.vg.c04_circles import (
    ADDITIONAL,
    BACK_CENTER,
    GUARDIAN_CIRCLE,
    MARKED,
    TOKENED,
)
from ludex.games.vg.c04_columns import is_chosen
from ludex.games.vg.c04_zones import RECORD, unit_at

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def is_named(game: Game, player: int, cause: int, where: str, slot: int) -> bool:
    """[VG 6.2.3.2] Whether the circle of the player is one that the effect of the card `cause` names."""
    return all(_fits(game, player, cause, slot, word) for word in where.split())


def _fits(game: Game, player: int, cause: int, slot: int, word: str) -> bool:
    if word in ("open", "taken"):
        return bool(unit_at(game, player, slot)) is (word == "taken")
    circle = spots.numbered(game, player, slot)
    if word == ADDITIONAL:
        return slot > GUARDIAN_CIRCLE
    if word in MARKED:  # [VG 15.8.2.3]
        return any(
            game.objects[id].slot == slot and MARKED[word] in game.objects[id].card.words.get("marker", ())
            for id in game.at(RECORD, player)
        )
    if word in TOKENED:
        unit = game.objects.get(unit_at(game, player, slot))
        return unit is not None and unit.card.token and TOKENED[word] in unit.card.name
    if circle is None or word == "center":
        return slot == BACK_CENTER
    if word in ("column", "other", "here"):
        source = game.objects.get(cause)
        there = spots.under(game, source) if source is not None else None
        if word in ("other", "here"):
            return (there is not None and there.number == circle.number) is (word == "here")
        return there is not None and there.column == circle.column
    if word == "chosen":
        return is_chosen(game, circle.column)
    return circle.row == word
