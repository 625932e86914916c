"""Seeds: a bot that reads the state of its own random numbers does not find the deal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from ludex.ai import BOTS, Asked
from ludex.ai.chance import bots_seed, derived, drawn, game_seed
from ludex.core.position.game import Game
from ludex.games import Spec
from ludex.library.decks import pairings, shipped_decks
from ludex.sim.arena import arena
from ludex.sim.run import simulate
from ludex.sim.tournament import tournament
from tests.skirmish import TWO_DECKS as SPEC

GUESSES = (*range(3000), *range(1_000_000, 1_000_100))
"""Seeds that people type, and those that runs with seed 1 once gave their games."""


class Spy:
    """Reads the state of its random numbers, and tries every seed that is easily guessed."""

    looks = False
    states: list[Any] = []  # noqa: RUF012

    def __init__(self, rng: Random) -> None:
        self.states.append(rng.getstate())

    def choose(self, asked: Asked) -> int:
        return 0


def guessed(state: Any) -> Iterator[int]:
    """Game seeds that fit the state of a bot's random numbers."""
    for guess in GUESSES:
        for seat in (0, 1):
            if Random(guess * 2 + seat).getstate() == state or Random(derived(guess, "bot", seat)).getstate() == state:
                yield guess
            if Random(derived(bots_seed(guess), "bot", seat)).getstate() == state:
                yield game_seed(guess, 0)


def spied(run: Callable[[Spec], Any], monkeypatch: pytest.MonkeyPatch) -> tuple[set[int], list[Any]]:
    """The seeds of the games of a run, and the states that its bots read."""
    seeds: set[int] = set()

    def watched(first: Any, second: Any, seed: int, edition: str) -> Game:
        seeds.add(seed)
        return SPEC.new_game(first, second, seed, edition)

    monkeypatch.setitem(BOTS, "spy", Spy)
    monkeypatch.setattr(Spy, "states", [])
    run(Spec(**{**vars(SPEC), "new_game": watched}))
    return seeds - {0}, Spy.states


RUNS: dict[str, Callable[[Spec], Any]] = {
    "arena": lambda spec: arena(spec, pairings(spec, []), ("spy", "spy"), 1),
    "sim": lambda spec: simulate(spec, pairings(spec, []), range(1), bots=("spy", "spy")),
    "tournament": lambda spec: tournament(spec, shipped_decks(spec)[:1], ("spy", "spy"), each=1),
}


@pytest.mark.parametrize("name", RUNS)
def test_a_bot_does_not_find_the_deal_from_its_own_chance(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds, states = spied(RUNS[name], monkeypatch)
    assert states
    assert min(seeds) >= 2**64
    assert not [seed for state in states for seed in guessed(state)]


def test_a_run_tells_its_seed_and_can_be_repeated() -> None:
    pairs = pairings(SPEC, [])
    first = simulate(SPEC, pairs, range(5)).as_json()
    again = simulate(SPEC, pairs, range(5), first["seed"]).as_json()
    assert first["seed"] >= 2**64
    assert (first["wins"], first["decisions"]) == (again["wins"], again["decisions"])
    assert simulate(SPEC, pairs, range(5)).seed != first["seed"]
    fought = arena(SPEC, pairs, ("random", "random"), 6)
    assert arena(SPEC, pairs, ("random", "random"), 6, fought["seed"]) == fought


def test_seeds_with_other_labels_have_nothing_in_common() -> None:
    master = drawn()
    found = {game_seed(master, 0), game_seed(master, 1), bots_seed(master, 0), bots_seed(master, 1), master}
    assert len(found) == 5
    assert derived(1, "bot", 0) != derived(0, "bot", 1)
