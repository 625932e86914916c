"""Chapter 1: two players, winning and losing, fundamental principles.

Core does the work that all games share; this list names the function for each paragraph. An effect ends the game
during its resolution: [DBS 1-2-6] core:_do_finish. A card's text overrides a rule: [DBS 1-3-1] core:may, core:among.
A prohibition overrides an instruction: [DBS 1-3-3] core:may, core:forbidden. Impossible instructions are skipped:
[DBS 1-3-2] core:carry_out; [DBS 1-3-2-1] core:_state, core:can_turn; [DBS 1-3-2-2] core:_do_repeat, core:_do_draw.
The turn player chooses first: [DBS 1-3-4] core:_turn. A named number starts where the text says, "up to" starts at
zero: [DBS 1-3-5] core:_ask_number; [DBS 1-3-5-1] core:pick_decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core.machine import concede

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def surrender(game: Game, player: int) -> None:
    """[DBS 1-2-4] A player may concede at any time; no effect forces, prevents or replaces it [DBS 1-2-5]."""
    concede(game, player, "DBS 1-2-4")


def not_negative(figure: str, n: int) -> int:
    """[DBS 1-3-6] A figure below 0 counts as 0; the effects that lower it still apply."""
    return max(0, n)
