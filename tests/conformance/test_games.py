"""Every game passes the conformance suite: a few games here, many by `make soak`."""

from importlib.util import find_spec
from random import Random

import pytest

from ludex.core.flow.decisions import Decision
from ludex.core.position.game import Game
from ludex.core.sight.view import SPECTATOR
from ludex.games import GAMES, Spec, load
from ludex.record import replay
from ludex.record.log import EVERYTHING, Log, Watchers
from ludex.testing import conformance, shape

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
def test_all_games_have_one_shape(code: str) -> None:
    spec = spec_of(code)
    shape.check_spec(spec)
    shape.check_shape(spec)


@pytest.mark.parametrize("code", GAMES)
def test_random_games_reach_an_outcome(code: str) -> None:
    spec = spec_of(code)
    for edition in spec.books:
        for seed in range(12):
            assert conformance.play(spec, edition, seed).decisions > 0


@pytest.mark.parametrize("code", GAMES)
def test_all_laws_hold(code: str) -> None:
    """Four games with a check at every fourth decision, and the same game twice."""
    spec = spec_of(code)
    for edition in spec.books:
        conformance.check_repeatable(spec, edition, 5)
        for seed in range(100, 104):
            assert conformance.play(spec, edition, seed, every=4).decisions > 0


@pytest.mark.parametrize("code", GAMES)
def test_a_recorded_game_plays_again_and_reads_as_a_log(code: str) -> None:
    spec = spec_of(code)
    for edition in spec.books:
        random = Random(7)

        def pick(game: Game, decision: Decision, random: Random = random) -> int:
            return random.randrange(len(decision.options))

        decks = [spec.deck(name) for name in sorted(spec.deck_texts())[:2]]
        made = replay.record_game(spec, decks[0], decks[-1], 7, (pick, pick), edition)
        read = replay.from_text(replay.to_text(made), "file")
        logs = [Log(viewer, decisions=True) for viewer in (0, 1, SPECTATOR, EVERYTHING)]
        assert replay.play_again(read, replay.begin(read), Watchers(*logs)) is None
        assert len(logs[3].lines) > len(read.taken)
        for viewer in (0, 1):
            theirs = [line for line in logs[viewer].lines if line.kind == "decision"]
            assert len(theirs) == sum(taken.player == viewer for taken in read.taken)


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
    conformance.load_decks(spec)
    for edition in spec.books:
        for seed in range(block * 10, block * 10 + 10):
            assert conformance.play(spec, edition, 50_000 + seed, every=1).decisions > 0
