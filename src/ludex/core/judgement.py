"""`Judgement`: how bots evaluate positions and options of a game. Each game fills one in; the rules never read it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludex.core.flow.decisions import Decision
    from ludex.core.position.game import Game

Worth = Callable[["Game", int], float]
Sense = Callable[["Game", "Decision"], list[float]]


class Judgement:
    """How bots evaluate positions and options of one game."""

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
        """How good a position is for a player: -1 (lost) to 1 (won). The other player's worth is the negative."""
        self.rests = rests
        """The paragraphs whose decisions come when nothing is unresolved, so that `worth` is reliable there."""
        self.habits = habits
        """`Option.verb` -> weight with which a play-out picks the option; 1 for a verb that is not listed."""
        self.sense: dict[str, Sense] = sense if sense is not None else {}
        """Paragraph -> function that weighs each option of its decisions; used instead of `habits`."""
        self.turns = turns
        """How many turns a play-out runs: 1 until the other player's turn begins, 2 until that turn has ended."""
        self.trust = trust
        """How many visits of a search the first one-step evaluation of an option counts for."""


def no_worth(game: Game, player: int) -> float:
    """The `worth` of a game without a judgement: 0, so that only outcomes count."""
    return 0.0


NONE = Judgement(no_worth, frozenset(), {})
