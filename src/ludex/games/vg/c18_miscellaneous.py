"""[VG 18] Miscellaneous: loops.

A loop that nobody can stop is a draw; core finds it at check timings: [VG 18.1.1.1] core:forced_loop. A loop that a
player could stop is declared, and may not start again from the same situation: [VG 18.1.1.3] core:_declare. The rounds
are not played one by one, and count as done: [VG 18.1.1.4] core:_declare.
Different cards are counted by their names [VG 18.3.1] core:select.amount, or by what the text says:
[VG 18.3.1.2] core:words_or_figure.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core.flow.decisions import Option
from ludex.core.happening import declared

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def closes_loop(game: Game, player: int, option: Option) -> bool:
    """[VG 18.1.1] Records a choice in a play timing; True if it closes a loop, which the player then has to declare
    first."""
    return declared.chosen(game, player, option)


def still_open(game: Game, player: int, options: list[Option]) -> list[Option]:
    """[VG 18.1.1.2] The options without those that would restart a declared loop."""
    return declared.open_options(game, player, options)


def forget_loops(game: Game) -> None:
    """Forgets all loops at the end of a turn, because its positions cannot occur again."""
    declared.fresh(game)
