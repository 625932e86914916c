"""[CC 909.3] The order of continuous effects that began at the same time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.resolving import ages

if TYPE_CHECKING:
    from ludex.core.position.event import Event
    from ludex.core.position.game import Game

AGES: Final = ages.aging("CC 909.3", "Continuous effects that began at the same time", "909.3b")


def same_time(game: Game, happened: list[Event]) -> None:
    """[CC 909.3b] The turn player decides which of the continuous abilities of cards that entered the field together is
    applied first. RULING-CC-033"""
    if len(happened) > 1:
        came = ages.entered_together(game, happened)
        if len(came) > 1:
            ages.decide_ages(game, AGES.id, game.active, came)
