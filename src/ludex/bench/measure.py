"""Measuring: random play, copies and search, beside python-chess in the same run. docs/performance.md says how and why.

The contestants take turns in short slices, and a figure is the median over the rounds, so that other work on the
machine slows all of them alike. Time is processor time of this process.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import combinations_with_replacement
from random import Random
from statistics import median
from typing import Any, Protocol

from ludex.ai.chance import bots_seed, game_seed
from ludex.bench.more import OPENSPIEL, Spiel, search_per_s, two_workers
from ludex.core.flow import frames
from ludex.core.flow.api import advance, decide
from ludex.core.position.game import Game
from ludex.games import Spec
from ludex.lang.files.decks import Deck
from ludex.library.decks import by_level
from ludex.sim.match import play_at_random

ROUNDS = 15
SAMPLES = 64
"""How many positions from the middle of games are cloned in turn."""
STARTERS = " starters"
SPIEL = "openspiel "


def compiled() -> bool:
    """Whether the core runs compiled (`make fast`)."""
    return not str(frames.__file__).endswith(".py")


class Contestant(Protocol):
    """Something that can be played at random and copied."""

    def play(self) -> int:
        """Play one whole game; returns the number of its decisions with two options or more."""

    def copy_all(self) -> int:
        """Copy each sampled position once; returns how many there are."""


class Ours:
    """One of our games, decks against each other."""

    def __init__(self, spec: Spec, decks: list[Deck], seed: int) -> None:
        self.spec = spec
        self.seed = seed
        self.number = 0
        self.pairs: list[tuple[Deck, Deck]] = list(combinations_with_replacement(decks, 2))
        self.samples = sample(spec, self.pairs, seed)

    def play(self) -> int:
        own, secret = game_seed(self.seed, self.number), bots_seed(self.seed, self.number)
        first, second = self.pairs[self.number % len(self.pairs)]
        self.number += 1
        game = self.spec.new_game(first, second, own, self.spec.default_edition)
        return play_at_random(game, (Random(secret), Random(secret + 1)))

    def copy_all(self) -> int:
        for game in self.samples:
            game.clone()
        return len(self.samples)


def sample(spec: Spec, pairs: list[tuple[Deck, Deck]], seed: int) -> list[Game]:
    """Positions at decisions in the middle of random games: none from the opening."""
    found: list[Game] = []
    number = 0
    while len(found) < SAMPLES and number < 4 * SAMPLES:
        rng = Random(seed + number)
        first, second = pairs[number % len(pairs)]
        game = spec.new_game(first, second, game_seed(seed, number), spec.default_edition)
        number += 1
        line: list[Game] = []
        decision = advance(game)
        while decision is not None:
            line.append(game.clone())
            decide(game, int(rng.random() * len(decision.options)))
            decision = advance(game)
        middle = line[len(line) // 4 : max(3 * len(line) // 4, len(line) // 4 + 1)]
        found += rng.sample(middle, min(8, len(middle)))
    return found[:SAMPLES]


class Chess:
    """python-chess: random legal moves, and board copies without the move stack."""

    def __init__(self, seed: int) -> None:
        import chess

        self.board: Callable[[], Any] = chess.Board
        self.rng = Random(seed)
        self.samples: list[Any] = []
        while len(self.samples) < SAMPLES:
            line: list[Any] = []
            self._game(line)
            middle = line[len(line) // 4 : 3 * len(line) // 4 + 1]
            self.samples += self.rng.sample(middle, min(8, len(middle)))
        del self.samples[SAMPLES:]

    def play(self) -> int:
        return self._game(None)

    def _game(self, line: list[Any] | None) -> int:
        board = self.board()
        draw = self.rng.random
        count = 0
        while board.halfmove_clock < 100 and not board.is_insufficient_material():
            moves = list(board.legal_moves)
            if not moves:
                break
            if len(moves) > 1:
                count += 1
            board.push(moves[int(draw() * len(moves))])
            if line is not None:
                line.append(board.copy(stack=False))
        return count

    def copy_all(self) -> int:
        for board in self.samples:
            board.copy(stack=False)
        return len(self.samples)


@dataclass
class Figures:
    """One contestant's figures, round by round."""

    decisions_per_s: list[float] = field(default_factory=list)
    games_per_s: list[float] = field(default_factory=list)
    clones_per_s: list[float] = field(default_factory=list)

    def as_json(self) -> dict[str, float]:
        return {name: round(median(values), 1) for name, values in vars(self).items()}


def bench(specs: list[Spec], seconds: float = 4.0, seed: int = 1, rounds: int = ROUNDS) -> dict[str, Any]:
    """Measure each game and python-chess; `seconds` is the time for each contestant over all rounds. A game that
    ships starter decks, with little text, has figures for them too; its own figures are those of its full decks."""
    contestants: dict[str, Contestant] = {}
    for spec in specs:
        starters, full = by_level(spec)
        contestants[spec.code] = Ours(spec, full or starters, seed)
        if starters and full:
            contestants[spec.code + STARTERS] = Ours(spec, starters, seed)
    with contextlib.suppress(ImportError):
        contestants["python-chess"] = Chess(seed)
    with contextlib.suppress(ImportError):
        for name in OPENSPIEL:
            contestants[SPIEL + name] = Spiel(name, seed, SAMPLES)
    figures = {name: Figures() for name in contestants}
    part = seconds / rounds / 4
    for _ in range(rounds):
        for name, contestant in contestants.items():
            _measure_play(contestant, figures[name], 3 * part)
            _measure_copies(contestant, figures[name], part)
    found = {name: figure.as_json() for name, figure in figures.items()}
    chess = found.pop("python-chess", None)
    spiel = {name.removeprefix(SPIEL): found.pop(name) for name in list(found) if name.startswith(SPIEL)}
    starting = {name.removesuffix(STARTERS): found.pop(name) for name in list(found) if name.endswith(STARTERS)}
    return {
        "compiled": compiled(),
        "seconds": seconds,
        "rounds": rounds,
        "games": found,
        "python_chess": chess,
        "openspiel": spiel or None,
        "search_iterations_per_s": {
            name: search_per_s(contestant.samples, seconds / 4, seed)
            for name, contestant in contestants.items()
            if isinstance(contestant, Ours) and name in found
        },
        "two_workers": two_workers(specs[0], seconds, seed) if specs else None,
        "starters": starting,
        "full_to_starters": {code: _ratio(found[code], figure) for code, figure in starting.items()},
        "ratio": {code: _ratio(figure, chess) for code, figure in found.items()} if chess is not None else None,
        "starters_ratio": {code: _ratio(figure, chess) for code, figure in starting.items()} if chess else None,
    }


def _measure_play(contestant: Contestant, figures: Figures, seconds: float) -> None:
    games = decisions = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        decisions += contestant.play()
        games += 1
        spent = time.process_time() - start
    figures.decisions_per_s.append(decisions / spent)
    figures.games_per_s.append(games / spent)


def _measure_copies(contestant: Contestant, figures: Figures, seconds: float) -> None:
    copies = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        copies += contestant.copy_all()
        spent = time.process_time() - start
    figures.clones_per_s.append(copies / spent)


def _ratio(ours: dict[str, float], other: dict[str, float]) -> dict[str, float]:
    return {
        "decisions": round(ours["decisions_per_s"] / other["decisions_per_s"], 3),
        "clones": round(ours["clones_per_s"] / other["clones_per_s"], 3),
    }
