"""Playing on from a position: quickly, by sense and habit, or well, by trying each option in quick play."""

from __future__ import annotations

from random import Random

from ludex.ai.bot import Clock
from ludex.core.flow.api import advance, decide
from ludex.core.flow.decisions import Decision
from ludex.core.position.game import Game

MOST = 60
"""The most decisions of a play-out; then the position is judged as it is."""
TRIED = 6
"""The most options of a decision that good play tries."""


def quick(game: Game, decision: Decision, rng: Random) -> int:
    """An option, chosen with the weights of the game's sense, or else of its habits."""
    judgement = game.book.judgement
    sense = judgement.sense.get(decision.rule)
    if sense is not None:
        return drawn(sense(game, decision), rng)
    habits = judgement.habits
    return drawn([habits.get(option.verb, 1.0) for option in decision.options], rng)


def drawn(weights: list[float], rng: Random) -> int:
    """A random place in the list, by weight."""
    pick = rng.random() * sum(weights)
    for i, weight in enumerate(weights):
        pick -= weight
        if pick < 0:
            return i
    return len(weights) - 1


def until_rest(game: Game, turn: int) -> Decision | None:
    """The next decision; None when the position can be judged: the game is over, or it is at rest and it is that turn
    or later."""
    return advance(game, rests=game.book.judgement.rests, turn=turn)


def play_until_rest(game: Game, turn: int, rng: Random) -> bool:
    """Play quickly until the position can be judged; returns whether nobody had to decide."""
    decision = until_rest(game, turn)
    for n in range(MOST):
        if decision is None:
            return n == 0
        decide(game, quick(game, decision, rng))
        decision = until_rest(game, turn)
    return False


def judge(game: Game, player: int) -> float:
    """How good the position is for the player: 1 won, -1 lost."""
    outcome = game.outcome
    if outcome is not None:
        return 0.0 if outcome.winner < 0 else 1.0 if outcome.winner == player else -1.0
    return game.book.judgement.worth(game, player)


def play_well(game: Game, turn: int, rng: Random, clock: Clock) -> Game:
    """Play on until the position of that turn can be judged or the time is over. Each decision takes the option with
    the best value in quick play for the player who decides; where the game has sense, by its sense. Returns the
    position reached; the one given is used up."""
    sense = game.book.judgement.sense
    decision = until_rest(game, turn)
    for _ in range(MOST):
        if decision is None or clock.left() <= 0:
            break
        if decision.rule in sense:
            decide(game, quick(game, decision, rng))
        else:
            game = _after_best(game, decision, rng, clock)
        decision = until_rest(game, turn)
    return game


def _after_best(game: Game, decision: Decision, rng: Random, clock: Clock) -> Game:
    """The position after the best-looking option, of those that there is time to try. The decisions of quick play are
    not kept: the players may decide better."""
    options = range(len(decision.options))
    best, high = 0, -2.0
    kept: Game | None = None
    for i in options if len(options) <= TRIED else rng.sample(options, TRIED):
        if clock.left() <= 0:
            break
        after = game.clone()
        decide(after, i)
        undecided = play_until_rest(after, after.turn, rng)
        value = judge(after, decision.player)
        if value > high:
            best, high, kept = i, value, after if undecided else None
    if kept is not None:
        return kept
    decide(game, best)
    return game
