"""Further measures: search iterations, two workers against one, and OpenSpiel's games where they are installed."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from ludex.ai import Clock
from ludex.ai.search import Search
from ludex.core.position.game import Game
from ludex.core.sight.knowledge import knowledge
from ludex.games import Spec
from ludex.library.decks import shipped_decks
from ludex.sim.tournament import Job, play_here

OPENSPIEL = ("chess", "hearts")
EACH = 12
"""Iterations of each measured search."""


def search_per_s(positions: list[Game], seconds: float, seed: int = 1) -> float:
    """Iterations of search per second of processor time, at decisions in the middle of games."""
    rng = Random(seed)
    clock = Clock()
    count = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        position = positions[count // EACH % len(positions)]
        assert position.decision is not None
        search = Search(knowledge(position, position.decision.player), rng)
        for _ in range(EACH):
            search.iterate(clock)
        count += EACH
        spent = time.process_time() - start
    return round(count / spent, 1)


def two_workers(spec: Spec, seconds: float, seed: int = 1) -> float:
    """Games that two workers play by games that one plays in the same wall time."""
    job = Job(spec, shipped_decks(spec), ("random", "random"), 1_000, seed, spec.default_edition)
    begun = time.perf_counter()
    games = 0
    for _ in play_here(job, range(job.total), 1):
        games += 1
        if time.perf_counter() - begun > seconds:
            break
    alone = time.perf_counter() - begun
    begun = time.perf_counter()
    together = sum(1 for _ in play_here(job, range(2 * games), 2)) / (time.perf_counter() - begun)
    return round(together / (games / alone), 2)


class Spiel:
    """A game of OpenSpiel's, written in C++: random play from Python, and copies of positions."""

    def __init__(self, name: str, seed: int, samples: int) -> None:
        import pyspiel

        self.game: Any = pyspiel.load_game(name)
        self.rng = Random(seed)
        self.samples: list[Any] = []
        while len(self.samples) < samples:
            line: list[Any] = []
            self._play(line)
            middle = line[len(line) // 4 : 3 * len(line) // 4 + 1]
            self.samples += self.rng.sample(middle, min(8, len(middle)))
        del self.samples[samples:]

    def play(self) -> int:
        return self._play(None)

    def _play(self, line: list[Any] | None) -> int:
        state = self.game.new_initial_state()
        draw = self.rng.random
        count = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            if len(actions) > 1 and not state.is_chance_node():
                count += 1
            state.apply_action(actions[int(draw() * len(actions))])
            if line is not None:
                line.append(state.clone())
        return count

    def copy_all(self) -> int:
        for state in self.samples:
            state.clone()
        return len(self.samples)
