"""Two bots against each other: how strong is the first?"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from ludex.ai.chance import bots_seed, drawn, game_seed
from ludex.ai.referee import Faults, added
from ludex.games import Spec
from ludex.lang.files.decks import Deck
from ludex.sim.intervals import wilson
from ludex.sim.match import minds, play
from ludex.sim.workers import on_workers


class Fought(NamedTuple):
    """One game of an arena: its number, the seat of the first bot, the winner (-1: a draw), and the faults of the first
    and the second bot."""

    number: int
    seat: int
    winner: int
    faults: tuple[Faults, Faults] = ({}, {})


def fight(
    spec: Spec,
    pairs: list[tuple[Deck, Deck]],
    bots: tuple[str, str],
    number: int,
    seed: int,
    seconds: float | None,
    edition: str,
    isolated: bool = False,
) -> Fought:
    """Game `number`. Two games in a row are the same deal of the same decks, with the bots in each other's seats."""
    own = game_seed(seed, number // 2)
    seat = number % 2
    decks = pairs[number // 2 % len(pairs)]
    names = bots if seat == 0 else (bots[1], bots[0])
    secret = bots_seed(seed, number // 2)
    game = spec.new_game(*decks, own, edition or spec.default_edition)
    with minds(names, secret, isolated) as players:
        result = play(game, players, seconds=seconds, stops=spec.stops)
    return Fought(number, seat, result.outcome.winner, (result.faults[seat], result.faults[1 - seat]))


def arena(
    spec: Spec,
    pairs: list[tuple[Deck, Deck]],
    bots: tuple[str, str],
    games: int,
    seed: int | None = None,
    seconds: float | None = None,
    edition: str = "",
    told: Callable[[Fought], None] | None = None,
    workers: int = 1,
    isolated: bool = False,
) -> dict[str, Any]:
    """Let two bots play; `seconds` is the time of each for a decision. Without a seed, one is drawn; the result tells
    it."""
    master = drawn() if seed is None else seed

    def play_one(number: int) -> Fought:
        return fight(spec, pairs, bots, number, master, seconds, edition, isolated)

    fought: list[Fought] = []
    for game in on_workers(play_one, range(games), workers, 1):
        fought.append(game)
        if told is not None:
            told(game)
    return {"seed": master, **summed(fought)}


def summed(fought: Iterable[Fought]) -> dict[str, Any]:
    """The first bot's wins, the draws, and its rate (a draw is half a win) with an interval that holds the true rate 95
    times in 100, and the faults of both bots."""
    games = list(fought)
    wins = sum(1 for game in games if game.winner == game.seat)
    draws = sum(1 for game in games if game.winner < 0)
    rate, low, high = wilson(wins + draws / 2, len(games))
    return {
        "games": len(games),
        "wins": wins,
        "draws": draws,
        "rate": round(rate, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "faults": [added(game.faults[i] for game in games) for i in (0, 1)],
    }
