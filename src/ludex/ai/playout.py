"""Playing on from a position: quickly, by habit, or well, by what quick play makes of each option."""

from __future__ import annotations

from random import Random

from ludex.ai.bot import Clock
from ludex.core.decisions import Decision
from ludex.core.flow import advance, decide
from ludex.core.state import Game

MOST = 60
"""So many decisions at most until a position counts as it is."""
TRIED = 6
"""So many options of a decision are looked at in good play."""


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


def play_well(game: Game, turn: int, rng: Random, clock: Clock) -> Game:
    """Play on, taking each time the option of which quick play makes the most for the player who decides, until the
    position of that turn can be judged or the time is over. Returns that position; the one given is used up."""
    decision = advance(game)
    for _ in range(MOST):
        if decision is None or at_rest(game, decision, turn) or clock.left() <= 0:
            break
        options = range(len(decision.options))
        high = -2.0
        now = game
        for i in options if len(options) <= TRIED else rng.sample(options, TRIED):
            after = now.clone()
            decide(after, i)
            play_until_rest(after, after.turn, rng)
            value = judge(after, decision.player)
            if value > high:
                game, high = after, value
        decision = advance(game)
    return game
