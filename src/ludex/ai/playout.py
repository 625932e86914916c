"""Playing on from a position: quickly, by sense and habit, or well, by what quick play makes of each option."""

from __future__ import annotations

from random import Random

from ludex.ai.bot import Clock
from ludex.core.flow.api import advance, decide
from ludex.core.flow.decisions import Decision
from ludex.core.position.game import Game

MOST = 60
"""So many decisions at most until a position counts as it is."""
TRIED = 6
"""So many options of a decision are looked at in good play."""


def quick(game: Game, decision: Decision, rng: Random) -> int:
    """An option, the more readily the game's sense or else its habits say so."""
    judgement = game.book.judgement
    sense = judgement.sense.get(decision.rule)
    if sense is not None:
        return drawn(sense(game, decision), rng)
    habits = judgement.habits
    return drawn([habits.get(option.verb, 1.0) for option in decision.options], rng)


def drawn(weights: list[float], rng: Random) -> int:
    """A place in the list, as likely as its weight says."""
    pick = rng.random() * sum(weights)
    for i, weight in enumerate(weights):
        pick -= weight
        if pick < 0:
            return i
    return len(weights) - 1


def until_rest(game: Game, turn: int) -> Decision | None:
    """What is to be decided next; None when the position can be judged: the game is over, or nothing is in the air and
    it is that turn or later."""
    return advance(game, rests=game.book.judgement.rests, turn=turn)


def play_until_rest(game: Game, turn: int, rng: Random) -> bool:
    """Play quickly until the position can be judged; whether nobody had to decide anything."""
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
    """Play on, taking each time the option of which quick play makes the most for the player who decides, until the
    position of that turn can be judged or the time is over. Where the game has sense, it is trusted. Returns that
    position; the one given is used up."""
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
    """The position after the option that looks best, of those there is time for. What quick play decided on the way is
    not kept: whoever it was may decide better."""
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
