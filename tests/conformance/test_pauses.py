"""Between two people, hidden cards of a seat are exchanged: the other seat sees the same waits."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from ludex.core.flow.api import advance, decide
from ludex.games import GAMES, load
from ludex.testing import pauses, scenario
from ludex.testing.conformance import new_game

HERE = Path(__file__).parent.parent / "scenarios"
SEEDS = 8
MOST = 250
SCENARIOS = {
    "cc": "break-cards-of-one-corruption-are-played-in-the-order-their-player-likes",
    "dbs": "end-of-turn-sees-expiring-bonuses",
    "sve": "discarding-a-spell-may-be-declined-as-unseen",
    "vg": "searching-deck-and-drop-zone-takes-from-either",
}


@pytest.mark.parametrize("code", GAMES)
def test_waits_do_not_depend_on_cards_that_the_other_player_does_not_see(code: str) -> None:
    spec = load(code)
    pool = pauses.pool_of(spec)
    for seed in range(SEEDS):
        random = Random(f"pauses {seed}")
        game = new_game(spec, "", seed)
        for _ in range(MOST):
            decision = advance(game)
            if decision is None:
                break
            pick = random.randrange(len(decision.options))
            for player in {decision.player, random.randrange(2)}:
                assert pauses.leaks(game, pick, player, random, pool) == [], f"seed {seed}, turn {game.turn}"
            decide(game, pick)


@pytest.mark.parametrize("code", SCENARIOS)
def test_the_same_in_positions_made_for_such_choices(code: str) -> None:
    spec = load(code)
    pool = pauses.pool_of(spec)
    played = scenario.read_scenario_file(HERE / code / f"{SCENARIOS[code]}.yaml")
    for edition in played.editions:
        driver = scenario.start(played, edition)
        taken = scenario.run(played, edition).driver.trace.taken
        for seed, text in enumerate(taken):
            pick = driver.offered.index(text)
            for player in (0, 1):
                for again in range(30):
                    random = Random(f"{seed} {again}")
                    assert pauses.leaks(driver.game, pick, player, random, pool) == [], f"after {text}"
            driver.pick(pick)


def test_a_wait_that_tells_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without veils a pick in hand (a charge, a discard) tells whether the rest of the hand is like it."""
    monkeypatch.setattr(pauses, "WINDOWS", 2)
    with pytest.raises(AssertionError, match=r"Leak\(rule='DBS"):
        test_waits_do_not_depend_on_cards_that_the_other_player_does_not_see("dbs")
