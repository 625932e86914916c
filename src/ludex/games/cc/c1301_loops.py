"""[CC 1301] Loops.

A loop that nobody can stop is a draw [CC 1301.1c]: the core sees it where abilities play themselves (`Book.loop_rule`).
One that players could stop is declared, and not started anew from the same position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core.happening import declared

if TYPE_CHECKING:
    from ludex.core.flow.decisions import Option
    from ludex.core.position.game import Game


def closes_loop(game: Game, player: int, option: Option) -> bool:
    """[CC 1301.1a] [CC 1301.1b] Note an action; true if it closes a loop, which is then declared first."""
    return declared.chosen(game, player, option)


def still_open(game: Game, player: int, options: list[Option]) -> list[Option]:
    """[CC 1301.1a] The actions without a restart of a declared loop."""
    return declared.open_options(game, player, options)
