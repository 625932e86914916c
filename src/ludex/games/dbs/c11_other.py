"""Chapter 11: infinite loops.

A loop that nobody can stop is a draw; core finds it at checkpoints: [DBS 11-1-1-1] core:forced_loop. A loop that a
player could stop is carried out as often as that player declares; if both could, the turn player declares first and the
smaller number counts: [DBS 11-1-1-2] [DBS 11-1-1-3] core:_declare. It may not start again from the same position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core.flow.decisions import Option
from ludex.core.happening import declared

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def closes_loop(game: Game, player: int, option: Option) -> bool:
    """[DBS 11-1-1] Records a choice at a free timing; True if it closes a loop, which the player then has to declare
    first."""
    return declared.chosen(game, player, option)


def still_open(game: Game, player: int, options: list[Option]) -> list[Option]:
    """[DBS 11-1-1-2] The options without those that would restart a declared loop."""
    return declared.open_options(game, player, options)


def forget_loops(game: Game) -> None:
    """Forgets all loops at the end of a turn, because its positions cannot occur again."""
    declared.fresh(game)
