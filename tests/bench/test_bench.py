"""Measuring: every figure is there, positions come from the middle of games, and chess may be missing."""

import sys
from dataclasses import replace

import pytest

from ludex.bench.measure import SAMPLES, bench, sample
from ludex.core.flow.api import advance
from ludex.library.decks import pairings
from tests.sim.skirmish_spec import HEAVY, QUICK, SPEC


def test_figures_and_ratios() -> None:
    found = bench([SPEC], seconds=0.4, rounds=2)
    game, chess, ratio = found["games"]["skirmish"], found["python_chess"], found["ratio"]["skirmish"]
    for row in (game, chess):
        assert set(row) == {"decisions_per_s", "games_per_s", "clones_per_s"}
        assert all(value > 0 for value in row.values())
    assert ratio["decisions"] == pytest.approx(game["decisions_per_s"] / chess["decisions_per_s"], abs=0.001)
    assert ratio["clones"] == pytest.approx(game["clones_per_s"] / chess["clones_per_s"], abs=0.001)
    assert isinstance(found["compiled"], bool)
    assert found["search_iterations_per_s"]["skirmish"] > 0
    assert found["two_workers"] > 0


def test_openspiels_games_are_measured_where_they_are_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: make env")
    found = bench([SPEC], seconds=0.1, rounds=1)["openspiel"]
    assert set(found) == {"chess", "hearts"}
    assert all(value > 0 for row in found.values() for value in row.values())
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert bench([SPEC], seconds=0.1, rounds=1)["openspiel"] is None


def test_full_decks_are_measured_beside_starters() -> None:
    texts = {"quick": QUICK.replace("name: Quick\n", "name: Quick\nlevel: starter\n"), "heavy": HEAVY}
    found = bench([replace(SPEC, deck_texts=lambda: texts)], seconds=0.4, rounds=2)
    full, starters = found["games"]["skirmish"], found["starters"]["skirmish"]
    share = found["full_to_starters"]["skirmish"]
    assert share["decisions"] == pytest.approx(full["decisions_per_s"] / starters["decisions_per_s"], abs=0.001)
    assert set(found["games"]) == {"skirmish"}
    assert bench([SPEC], seconds=0.1, rounds=1)["full_to_starters"] == {}


def test_without_python_chess_there_is_no_ratio(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    found = bench([SPEC], seconds=0.1, rounds=1)
    assert found["python_chess"] is None
    assert found["ratio"] is None


def test_cloned_positions_are_from_the_middle_of_games() -> None:
    positions = sample(SPEC, pairings(SPEC, []), 1)
    assert len(positions) == SAMPLES
    assert all(position.turn > 1 for position in positions)
    for position in positions:
        decision = advance(position.clone())
        assert decision is not None and len(decision.options) > 1
