"""Mass simulation: whole games in one process, counted."""

from __future__ import annotations

import time
import traceback
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from ludex.ai import make_bot
from ludex.ai.chance import bots_seed, drawn, game_seed
from ludex.ai.referee import Faults, added
from ludex.games import Spec
from ludex.lang.files.decks import Deck
from ludex.sim.match import LIMIT, minds, play


@dataclass
class Failure:
    """A game that raised: enough to play it again."""

    game: int
    seed: int
    decks: tuple[str, str]
    error: str
    where: str


@dataclass
class Report:
    """The counts of a run, and its seed: with it and a number a game can be played again."""

    seed: int = 0
    games: int = 0
    finished: int = 0
    wins: list[int] = field(default_factory=lambda: [0, 0])
    draws: int = 0
    decisions: int = 0
    turns: int = 0
    seconds: float = 0.0
    endings: Counter[str] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)
    faults: list[Faults] = field(default_factory=lambda: [{}, {}])

    def as_json(self) -> dict[str, Any]:
        per = self.seconds or 1e-9
        return {
            "seed": self.seed,
            "games": self.games,
            "finished": self.finished,
            "errors": len(self.failures),
            "wins": self.wins,
            "draws": self.draws,
            "decisions": self.decisions,
            "turns": self.turns,
            "seconds": round(self.seconds, 3),
            "games_per_s": round(self.games / per, 1),
            "decisions_per_s": round(self.decisions / per, 1),
            "endings": dict(self.endings.most_common()),
            "faults": self.faults,
            "failures": [vars(failure) for failure in self.failures],
        }


def simulate(
    spec: Spec,
    pairs: list[tuple[Deck, Deck]],
    numbers: range,
    seed: int | None = None,
    bots: tuple[str, str] = ("random", "random"),
    edition: str = "",
    limit: int = LIMIT,
    isolated: bool = False,
) -> Report:
    """Play the games with the given numbers; the pairs of decks take turns. A game that raises is reported.
    Without a seed, one is drawn; the report tells it."""
    master = drawn() if seed is None else seed
    for seat, name in enumerate(bots if not isolated else ()):
        make_bot(name, drawn(), seat)  # refuses a name that is none
    report = Report(master)
    edition = edition or spec.default_edition
    started = time.perf_counter()
    for number in numbers:
        decks = pairs[number % len(pairs)]
        own = game_seed(master, number)
        secret = bots_seed(master, number)
        report.games += 1
        try:
            with minds(bots, secret, isolated) as players:
                result = play(spec.new_game(*decks, own, edition), players, limit, stops=spec.stops)
        except Exception as error:  # whatever a rule raises belongs into the report
            report.failures.append(failure_of(number, own, decks, error))
            continue
        report.faults = [added((report.faults[seat], result.faults[seat])) for seat in (0, 1)]
        winner, reason, rule = result.outcome
        report.finished += 1
        report.decisions += result.decisions
        report.turns += result.turns
        report.endings[f"{reason} [{rule}]" if rule else reason] += 1
        if winner < 0:
            report.draws += 1
        else:
            report.wins[winner] += 1
    report.seconds = time.perf_counter() - started
    return report


def failure_of(number: int, seed: int, decks: tuple[Deck, Deck], error: Exception) -> Failure:
    frames = traceback.extract_tb(error.__traceback__)
    where = f"{frames[-1].filename.rpartition('ludex/')[2]}:{frames[-1].lineno}" if frames else ""
    return Failure(number, seed, (decks[0].name, decks[1].name), f"{type(error).__name__}: {error}", where)
