"""Learning environments: they pass their own libraries' tests, and show what the seat may see and nothing more."""

from __future__ import annotations

import pickle
import runpy
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from ludex.core.flow.api import advance, decide
from ludex.core.sight.knowledge import knowledge
from ludex.env.duel import Duel
from ludex.env.gymnasium import LudexEnv
from ludex.env.observation import MOST, Encoder
from ludex.env.pettingzoo import env
from ludex.errors import InputError
from ludex.games import GAMES, load
from ludex.testing.conformance import new_game
from ludex.testing.invariants import disguised

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_policy.py"


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("code", GAMES)
def test_pettingzoos_own_tests(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    from pettingzoo.test import api_test, seed_test

    api_test(env(code), num_cycles=80)
    seed_test(lambda: env(code), num_cycles=30)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("code", GAMES)
def test_gymnasiums_own_check(code: str) -> None:
    from gymnasium.utils.env_checker import check_env

    check_env(LudexEnv(code), skip_render_check=True)


@pytest.mark.parametrize("code", GAMES)
def test_openspiels_random_simulation(code: str) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: make env")
    import ludex.env.openspiel  # noqa: F401

    game = pyspiel.load_game(f"python_ludex_{code}", {"deals": 20})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state = game.new_initial_state()
    assert state.is_chance_node() and len(state.chance_outcomes()) == 20
    state.apply_action(3)
    copy = state.clone()
    copy.apply_action(0)
    assert state.history() == [3] and copy.history() == [3, 0]
    assert copy.information_state_string(state.current_player()) != state.information_state_string(
        state.current_player()
    )


@pytest.mark.parametrize("code", GAMES)
def test_the_numbers_show_nothing_hidden(code: str) -> None:
    spec = load(code)
    encoder = Encoder(spec)
    compared = 0
    for seed in range(3):
        random = Random(seed)
        game = new_game(spec, "", seed)
        while (decision := advance(game)) is not None:
            if random.random() < 0.1:
                seen = encoder.encode(game, decision.player)
                known = knowledge(game, decision.player)
                assert np.array_equal(seen, encoder.encode(known.position, decision.player))
                for viewer in (0, 1):
                    other = disguised(game, viewer, random)
                    if other is not None:
                        assert np.array_equal(encoder.encode(other, viewer), encoder.encode(game, viewer))
                        compared += 1
            decide(game, random.randrange(len(decision.options)))
    assert compared > 10


def test_every_number_has_a_name() -> None:
    for code in GAMES:
        encoder = Encoder(load(code))
        assert encoder.size == len(encoder.table_names) + MOST * len(encoder.option_names)
        assert len(set(encoder.table_names)) == len(encoder.table_names)


def test_an_action_that_is_not_offered_loses() -> None:
    learner = LudexEnv("sve")
    learner.reset(seed=1)
    _, reward, over, _, info = learner.step(MOST - 1)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    both = env("sve")
    both.reset(seed=1)
    agent = both.agent_selection
    both.step(MOST - 1)
    assert both.rewards[agent] == -1.0 and all(both.terminations.values())


def test_a_duel_is_copied_and_written_as_data() -> None:
    from copy import deepcopy

    duel = Duel("vg")
    duel.start(5)
    for _ in range(20):
        duel.take(0)
    for copy in (deepcopy(duel), pickle.loads(pickle.dumps(duel))):
        assert copy.game == duel.game and copy.taken == 20
        copy.take(0)
        assert copy.game != duel.game


@pytest.mark.timeout(300)
def test_the_example_learns_to_beat_random() -> None:
    example = runpy.run_path(str(EXAMPLE))
    weights = example["train"]("sve", 60)
    assert example["wins"]("sve", weights, 20) >= 15


def test_the_bot_does_not_find_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    from ludex.ai import BOTS, Asked
    from ludex.ai.chance import bots_seed, derived

    states: list[Any] = []
    seeds: list[int] = []

    class Spy:
        looks = False

        def __init__(self, rng: Random) -> None:
            states.append(rng.getstate())

        def choose(self, asked: Asked) -> int:
            return 0

    started = Duel.start

    def watched(self: Duel, seed: int) -> None:
        seeds.append(seed)
        started(self, seed)

    monkeypatch.setitem(BOTS, "spy", Spy)
    monkeypatch.setattr(Duel, "start", watched)
    env = LudexEnv("sve", bot="spy")
    states.clear()
    env.reset(seed=3)
    assert seeds[0] >= 2**64
    for guess in (*range(2000), *seeds):
        for seat in (0, 1):
            assert Random(guess * 2 + seat).getstate() not in states
            assert Random(derived(guess, "bot", seat)).getstate() not in states
            assert Random(derived(bots_seed(guess), "bot", seat)).getstate() not in states


# --- OpenSpiel: what its search bots need ----------------------------------------------------------------------------


def spiel(code: str, **parameters: Any) -> Any:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: make env")
    import ludex.env.openspiel  # noqa: F401

    return pyspiel.load_game(f"python_ludex_{code}", {"deals": 20, **parameters})


def played(game: Any, seed: int, most: int) -> Any:
    random, state = Random(seed), game.new_initial_state()
    state.apply_action(seed)
    for _ in range(most):
        if state.is_terminal():
            break
        state.apply_action(random.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("code", GAMES)
def test_a_resampled_state_looks_the_same_to_its_player(code: str) -> None:
    game = spiel(code)
    dealt = set()
    for seed in range(3):
        state = played(game, seed, 12)
        player = state.current_player()
        for n in range(4):
            other = state.resample_from_infostate(player, lambda n=n: n / 4)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.legal_actions() == state.legal_actions()
            assert other.current_player() == player
            dealt.add(other.information_state_string(1 - player))
            other.apply_action(other.legal_actions()[0])
        assert state.current_player() == player
    assert len(dealt) > 6


def test_an_information_state_recalls_the_moves_of_both_sides() -> None:
    """Two games that look alike now, but came about otherwise, are not the same to either player."""
    state = played(spiel("cc"), 2, 30)
    for player in (0, 1):
        told = state.information_state_string(player)
        assert "the other player decided" in told
        assert "\n> " in told
        assert f"Player {2 - player} takes a card" in told
    again = played(spiel("cc"), 2, 30)
    assert again.information_state_string(0) == state.information_state_string(0)
    again.recalled[0].remove(next(line for line in again.recalled[0] if line.startswith("the other")))
    assert again.information_state_string(0) != state.information_state_string(0)


def test_decks_and_edition_are_parameters() -> None:
    game = spiel("sve", first_deck="lantern-gate", second_deck="stormtide", edition="ja")
    duel = played(game, 1, 2).duel
    assert [deck.name for deck in duel.decks] == [load("sve").deck(name).name for name in ("lantern-gate", "stormtide")]
    assert duel.game.book.edition == "ja"
    from ludex.env.openspiel import GAMES_OF

    with pytest.raises(InputError, match="both decks or none"):
        GAMES_OF["sve"]({"first_deck": "lantern-gate"})


@pytest.mark.timeout(300)
def test_openspiels_ismcts_bot_plays_a_game() -> None:
    game = spiel("cc")
    from open_spiel.python.algorithms import ismcts, mcts

    rng = np.random.RandomState(1)
    state = game.new_initial_state()
    state.apply_action(3)
    bot = ismcts.ISMCTSBot(game, _Even(mcts), 1.0, 2, random_state=rng)
    while not state.is_terminal():
        mine = state.current_player() == 0
        state.apply_action(int(bot.step(state) if mine else rng.choice(state.legal_actions())))
    assert sum(state.returns()) == 0


class _Even:
    """Values every state as a draw: rolling games out would take a test minutes."""

    def __init__(self, mcts: Any) -> None:
        assert issubclass(mcts.RandomRolloutEvaluator, mcts.Evaluator)

    def evaluate(self, state: Any) -> Any:
        return np.zeros(2)

    def prior(self, state: Any) -> Any:
        legal = state.legal_actions(state.current_player())
        return [(action, 1 / len(legal)) for action in legal]
