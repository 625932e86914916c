"""What counts as forced: how many abilities played themselves since a player last had a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ludex.core.position.game import Game


FORCED: Final = "forced in a row"


OWN: Final = "loop "
"""What the watch over loops keeps in the memory of a position begins so; it is no player's business."""


DECIDERS: Final = f"{OWN}deciders"


def decided(game: Game, player: int) -> None:
    """A player who had a choice decided something: what follows is not forced by what went before."""
    memory = game.memory
    if FORCED in memory:
        del memory[FORCED]
    if DECIDERS in memory:
        memory[DECIDERS] |= 1 << player
