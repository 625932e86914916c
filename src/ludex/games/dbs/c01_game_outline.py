"""Chapter 1: two players, winning and losing, fundamental principles.

What the core does for every game, and where:

- Two seats, no more [DBS 1-1-1]. A loss of one player is the win of the other [DBS 1-2-1], found by rule processing
  [DBS 1-2-2] when life [DBS 1-2-2-1] or deck [DBS 1-2-2-2] is empty (`c09`).
- `effects.Finish` ends the game inside a resolution [DBS 1-2-6].
- A query answered by a card's text beats the rule [DBS 1-3-1], a prohibition beats an order [DBS 1-3-3] (`queries`).
- Instructions that find nothing are skipped [DBS 1-3-2], a change to the state it is in is no event [DBS 1-3-2-1],
  zero or fewer times is not at all [DBS 1-3-2-2] (`effects`, `events`).
- The turn player chooses first [DBS 1-3-4]. Named numbers begin at 1 unless the text says otherwise [DBS 1-3-5]; "up
  to" begins at none [DBS 1-3-5-1] (`tree.NameNumber`, `tree.Choose`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core.machine import concede

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def surrender(game: Game, player: int) -> None:
    """[DBS 1-2-4] A player gives up at any time; no effect forces, stops or replaces it [DBS 1-2-5]."""
    concede(game, player, "DBS 1-2-4")


def not_negative(figure: str, n: int) -> int:
    """[DBS 1-3-6] A figure below 0 reads 0; what makes it so is not forgotten."""
    return max(0, n)
