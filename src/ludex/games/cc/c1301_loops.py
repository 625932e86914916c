"""[CC 1301] Loops.

A loop that nobody can stop is a draw [CC 1301.1c]: core finds it where abilities are played automatically
(`Book.ends.loop_rule`). A loop that a player could stop is declared, and may not start again from the same position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core.happening import declared

if TYPE_CHECKING:
    from ludex.core.flow.decisions import Option
    from ludex.core.position.game import Game


def closes_loop(game: Game, player: int, option: Option) -> bool:
    """[CC 1301.1a] [CC 1301.1b] Records an action; True if it closes a loop, which the player then has to declare
    first."""
    return declared.chosen(game, player, option)


def passes_on(game: Game, player: int, passing: Option) -> bool:
    """[CC 1301.1a] Whether the player may pass: not if that would go on with a loop that was declared."""
    return bool(declared.open_options(game, player, [passing]))


def still_open(game: Game, player: int, options: list[Option]) -> list[Option]:
    """[CC 1301.1a] The options without those that would restart a declared loop."""
    return declared.open_options(game, player, options)
