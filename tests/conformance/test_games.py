"""Every game passes the conformance suite: a few games here, many by `make soak`."""

from importlib.util import find_spec

import pytest

from ludex.games import GAMES, Spec, load
from ludex.testing import conformance

SOAK_BLOCKS = 10


def spec_of(code: str) -> Spec:
    found = find_spec(f"ludex.games.{code}")
    if found is None or found.origin is None:
        pytest.skip(f"ludex.games.{code} does not exist yet")
    return load(code)


@pytest.mark.parametrize("code", GAMES)
def test_tables_and_decks(code: str) -> None:
    spec = spec_of(code)
    for book in spec.books.values():
        conformance.check_book(book)
    conformance.check_decks(spec)


@pytest.mark.parametrize("code", GAMES)
def test_random_games_reach_an_outcome(code: str) -> None:
    spec = spec_of(code)
    for edition in spec.books:
        for seed in range(12):
            assert conformance.play(spec, edition, seed).decisions > 0


@pytest.mark.parametrize("code", GAMES)
def test_all_laws_hold(code: str) -> None:
    """Two games with a check at every ninth decision, and the same game twice."""
    spec = spec_of(code)
    for edition in spec.books:
        conformance.check_repeatable(spec, edition, 5)
        for seed in range(100, 102):
            assert conformance.play(spec, edition, seed, every=9).decisions > 0


@pytest.mark.soak
@pytest.mark.parametrize("block", range(SOAK_BLOCKS))
@pytest.mark.parametrize("code", GAMES)
def test_soak_plain(code: str, block: int) -> None:
    """2,000 random games of each edition of each game."""
    spec = spec_of(code)
    for edition in spec.books:
        for seed in range(block * 200, block * 200 + 200):
            assert conformance.play(spec, edition, 10_000 + seed).decisions > 0


@pytest.mark.soak
@pytest.mark.parametrize("block", range(SOAK_BLOCKS))
@pytest.mark.parametrize("code", GAMES)
def test_soak_checked(code: str, block: int) -> None:
    """100 games of each edition of each game with all laws checked at every decision."""
    spec = spec_of(code)
    for edition in spec.books:
        for seed in range(block * 10, block * 10 + 10):
            assert conformance.play(spec, edition, 50_000 + seed, every=1).decisions > 0
