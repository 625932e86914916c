"""What bots go by in a game. The rules never ask it: a game fills it in beside its chapters."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludex.core.flow.decisions import Decision
    from ludex.core.position.game import Game

Worth = Callable[["Game", int], float]
Sense = Callable[["Game", "Decision"], list[float]]


class Judgement:
    """`worth` says how good a position is for a player, from -1 (as good as lost) to 1, and just the opposite for the
    other. `rests` are the paragraphs at whose decisions nothing is in the air, so that `worth` can be trusted. `habits`
    say how readily an option is taken in quick play, by its verb; a verb that is not listed has 1. `sense` knows better
    at the decisions of some paragraphs: it says so for each option. `turns` says how many turns ahead it pays to look:
    2 until the other player has had one, 1 until their turn begins. `trust` says how many such looks ahead one step's
    look in several deals outweighs."""

    __slots__ = ("habits", "rests", "sense", "trust", "turns", "worth")

    def __init__(
        self,
        worth: Worth,
        rests: frozenset[str],
        habits: dict[str, float],
        sense: dict[str, Sense] | None = None,
        turns: int = 1,
        trust: float = 8.0,
    ) -> None:
        self.worth = worth
        self.rests = rests
        self.habits = habits
        self.sense: dict[str, Sense] = sense if sense is not None else {}
        self.turns = turns
        self.trust = trust


def no_worth(game: Game, player: int) -> float:
    """For a game that says nothing: only outcomes count."""
    return 0.0


NONE = Judgement(no_worth, frozenset(), {})
