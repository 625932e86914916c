"""Quick play: options taken by habit, until the position is at rest."""

from __future__ import annotations

from random import Random

from ludex.core.decisions import Decision
from ludex.core.flow import advance, decide
from ludex.core.state import Game

MOST = 60
"""So many decisions at most until a position counts as it is."""


def quick(decision: Decision, habits: dict[str, float], rng: Random) -> int:
    """An option, the more readily the game's habits say so."""
    options = decision.options
    weights = [habits.get(option.verb, 1.0) for option in options]
    pick = rng.random() * sum(weights)
    for i, weight in enumerate(weights):
        pick -= weight
        if pick < 0:
            return i
    return len(options) - 1


def at_rest(game: Game, decision: Decision | None, turn: int) -> bool:
    """Whether the position can be judged: it is over, or nothing is in the air and it is that turn or later."""
    return decision is None or (game.turn >= turn and decision.rule in game.book.judgement.rests)


def play_until_rest(game: Game, turn: int, rng: Random) -> None:
    """Play quickly until the position can be judged."""
    habits = game.book.judgement.habits
    decision = advance(game)
    for _ in range(MOST):
        if decision is None or at_rest(game, decision, turn):
            return
        decide(game, quick(decision, habits, rng))
        decision = advance(game)


def judge(game: Game, player: int) -> float:
    """How good the position is for the player: 1 won, -1 lost."""
    outcome = game.outcome
    if outcome is not None:
        return 0.0 if outcome.winner < 0 else 1.0 if outcome.winner == player else -1.0
    return game.book.judgement.worth(game, player)
