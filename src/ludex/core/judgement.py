"""What bots go by in a game. The rules never ask it: a game fills it in beside its chapters."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludex.core.state import Game

Worth = Callable[["Game", int], float]


class Judgement:
    """`worth` says how good a position is for a player, from -1 (as good as lost) to 1, and just the opposite for the
    other. `rests` are the paragraphs at whose decisions nothing is in the air, so that `worth` can be trusted. `habits`
    say how readily an option is taken in quick play, by its verb; a verb that is not listed has 1."""

    __slots__ = ("habits", "rests", "worth")

    def __init__(self, worth: Worth, rests: frozenset[str], habits: dict[str, float]) -> None:
        self.worth = worth
        self.rests = rests
        self.habits = habits


def no_worth(game: Game, player: int) -> float:
    """For a game that says nothing: only outcomes count."""
    return 0.0


NONE = Judgement(no_worth, frozenset(), {})
