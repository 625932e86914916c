"""Chance: within bounds, the same for the same seed, fair enough, fixed where a scenario says so."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludex.core.position.game import Game
from ludex.core.position.rng import below, seeded, shuffled
from tests.core import skirmish

bounded = settings(max_examples=100, deadline=None, derandomize=True)
seeds = st.integers(0, 2**70)


def game(seed: int) -> Game:
    return Game(skirmish.BOOK, (), seed)


@bounded
@given(seeds, st.lists(st.integers(1, 2**40), max_size=20))
def test_below_is_below_and_repeatable(seed: int, bounds: list[int]) -> None:
    one, two = game(seed), game(seed)
    first = [below(one, n) for n in bounds]
    assert first == [below(two, n) for n in bounds]
    assert all(0 <= value < n for value, n in zip(first, bounds, strict=True))
    assert 0 <= one.rng < (2**64 if seed < 2**64 else 2**192)


def test_the_whole_of_a_large_seed_counts() -> None:
    """A drawn seed has 128 bits: two that share their lower or upper half have nothing else in common."""
    seeds = [1 << 127, (1 << 127) + 1, (1 << 127) + (1 << 64), 1, 1 << 64, 1 << 200]
    streams = [tuple(below(game, 1000) for game in [game(seed)] for _ in range(4)) for seed in seeds]
    assert len(set(streams)) == len(seeds)
    counts = [0] * 6
    one = game(1 << 127)
    for _ in range(6000):
        counts[below(one, 6)] += 1
    assert min(counts) > 850
    assert max(counts) < 1150


@bounded
@given(seeds, st.lists(st.integers(), unique=True, max_size=60))
def test_a_shuffle_is_a_permutation(seed: int, items: list[int]) -> None:
    one = game(seed)
    mixed = shuffled(one, tuple(items))
    assert sorted(mixed) == sorted(items)
    assert mixed == shuffled(game(seed), tuple(items))


@bounded
@given(seeds, st.lists(st.integers(0, 5), min_size=1, max_size=5))
def test_fixed_chance_comes_first_and_does_not_steer_a_shuffle(seed: int, fixed: list[int]) -> None:
    one = game(seed)
    one.fixed = tuple(fixed)
    assert shuffled(one, (1, 2, 3)) == shuffled(game(seed), (1, 2, 3))
    assert [below(one, 6) for _ in fixed] == fixed
    assert one.fixed == ()


@bounded
@given(seeds, st.integers(1, 20))
def test_fixed_chance_that_does_not_fit_is_refused(seed: int, n: int) -> None:
    one = game(seed)
    one.fixed = (n,)
    with pytest.raises(ValueError, match="fixed chance"):
        below(one, n)


def test_every_result_comes_up_about_as_often() -> None:
    one = game(1)
    counts = [0] * 6
    for _ in range(6000):
        counts[below(one, 6)] += 1
    assert min(counts) > 850
    assert max(counts) < 1150


def test_seeds_next_to_each_other_are_unrelated() -> None:
    states = [seeded(seed) for seed in range(2000)]
    assert len(set(states)) == 2000
    assert len({below(game(seed), 1000) for seed in range(2000)}) > 800
