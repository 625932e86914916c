"""Chapter 1: two players, winning and losing, fundamental principles.

What core does for every game, and where: an effect ends the game in mid-resolution: [DBS 1-2-6] core:_do_finish.
A card's text beats the rule: [DBS 1-3-1] core:may, core:among. A prohibition beats an order:
[DBS 1-3-3] core:may, core:forbidden. What is impossible is left out: [DBS 1-3-2] core:carry_out;
[DBS 1-3-2-1] core:_state, core:can_turn; [DBS 1-3-2-2] core:_do_repeat, core:_do_draw. The turn player chooses first:
[DBS 1-3-4] core:_turn. Named numbers begin where the text says, "up to" at none: [DBS 1-3-5] core:_ask_number;
[DBS 1-3-5-1] core:pick_decision.
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
