"""Counts the abilities that were played since a player last had a choice. `loops` and `declared` use the count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ludex.core.position.game import Game


FORCED: Final = "forced in a row"
"""The name of the count in `Game.memory`."""


OWN: Final = "loop "
"""The prefix of the names under which loop detection keeps its data in `Game.memory`. `view` leaves them out."""


DECIDERS: Final = f"{OWN}deciders"
"""The name in `Game.memory` of the players who had a choice lately: bit 0 for player 0, bit 1 for player 1."""


def decided(game: Game, player: int) -> None:
    """Record that the player had a choice and made it: the count of forced abilities starts again at 0."""
    memory = game.memory
    if FORCED in memory:
        del memory[FORCED]
    if DECIDERS in memory:
        memory[DECIDERS] |= 1 << player
