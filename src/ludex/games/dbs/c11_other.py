"""Chapter 11: infinite loops.

A loop that nobody can stop is a draw, which core sees at checkpoints: [DBS 11-1-1-1] core:forced_loop. One that a
player could stop is carried out as often as that player declares; if both could, the turn player declares first and the
smaller number counts: [DBS 11-1-1-2] [DBS 11-1-1-3] core:_declare. It is not started anew from the same state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core.flow.decisions import Option
from ludex.core.happening import declared

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def closes_loop(game: Game, player: int, option: Option) -> bool:
    """[DBS 11-1-1] Note a choice at a free timing; true if it closes a loop, which is then declared first."""
    return declared.chosen(game, player, option)


def still_open(game: Game, player: int, options: list[Option]) -> list[Option]:
    """[DBS 11-1-1-2] The options without a restart of a declared loop."""
    return declared.open_options(game, player, options)


def forget_loops(game: Game) -> None:
    """A turn that ended does not come back."""
    declared.fresh(game)
