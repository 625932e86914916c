"""One match: a game, two bots, and how it ended."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from time import process_time
from typing import NamedTuple

from ludex.ai import Asked, Bot, Clock, RandomBot, make_bot
from ludex.ai.interrupts import watched
from ludex.ai.isolated import Isolated
from ludex.ai.referee import Faults, Referee
from ludex.core.flow.api import advance, decide
from ludex.core.flow.decisions import Decision
from ludex.core.position.game import Game, Outcome
from ludex.core.sight.knowledge import knowledge
from ludex.games.stops import UsualStops

LIMIT = 50_000
"""More decisions than any game should have; a match that needs more is reported as an error."""


class Unfinished(RuntimeError):
    """A match that came to no outcome."""


class Result(NamedTuple):
    """How a match ended, how many decisions (of two options or more) it took, and each bot's faults."""

    outcome: Outcome
    decisions: int
    turns: int
    faults: tuple[Faults, Faults] = ({}, {})


@contextmanager
def minds(names: tuple[str, str], secret: int, isolated: bool = False) -> Iterator[tuple[Bot, Bot]]:
    """The bots of a match; `isolated`: each in a process of its own, which ends with the match."""
    if not isolated:
        yield make_bot(names[0], secret, 0), make_bot(names[1], secret, 1)
        return
    apart = Isolated(names[0], secret, 0), Isolated(names[1], secret, 1)
    try:
        yield apart
    finally:
        for bot in apart:
            bot.close()


def ask_of(game: Game, decision: Decision, looks: bool = True, clock: Clock | None = None) -> Asked:
    """The decision as the player who decides may see it."""
    known = knowledge(game, decision.player) if looks else None
    return Asked(decision.player, list(decision.options), known, clock, decision.prompt, decision.rule)


def play(
    game: Game,
    bots: tuple[Bot, Bot],
    limit: int = LIMIT,
    seconds: float | None = None,
    stops: UsualStops | None = None,
) -> Result:
    """Let two bots play a game to its end. `seconds` is their processor time for each decision, so that other work
    on the machine takes nothing from them. What is no answer is counted, and a random pick stands in (`Referee`).
    `stops`: bots that look are asked only where people usually are."""
    first, second = bots
    if type(first) is RandomBot and type(second) is RandomBot:  # a bot made from it may choose otherwise
        return _finish(game, play_at_random(game, (first.rng, second.rng), limit))
    referees = (Referee(first, 0), Referee(second, 1))
    with watched():
        count = _play(game, referees, limit, seconds, stops or UsualStops())
    faults = (dict(referees[0].faults), dict(referees[1].faults))
    return _finish(game, count)._replace(faults=faults)


def _play(game: Game, referees: tuple[Referee, Referee], limit: int, seconds: float | None, stops: UsualStops) -> int:
    count = 0
    decision = advance(game)
    while decision is not None and count < limit:
        referee = referees[decision.player]
        if referee.bot.looks and stops.quiet(game, decision):
            decide(game, len(decision.options) - 1)
            decision = advance(game)
            continue
        asked = ask_of(game, decision, referee.bot.looks)
        asked.clock = Clock(seconds, process_time)
        decide(game, referee.choose(asked))
        count += 1
        decision = advance(game)
    return count


def play_at_random(game: Game, rngs: tuple[Random, Random], limit: int = LIMIT) -> int:
    """Plays like two random bots, without making the views that they would not read."""
    draws = (rngs[0].random, rngs[1].random)
    count = 0
    decision = advance(game)
    while decision is not None and count < limit:
        decide(game, int(draws[decision.player]() * len(decision.options)))
        count += 1
        decision = advance(game)
    return count


def _finish(game: Game, count: int) -> Result:
    if game.outcome is None:
        raise Unfinished(f"no outcome after {count} decisions, at turn {game.turn}")
    return Result(game.outcome, count, game.turn)
