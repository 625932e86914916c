"""At which windows players are usually asked: the tables of the games, and what uses them."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from ludex.ai import Asked
from ludex.ai.greedy import GreedyBot
from ludex.core.machine import advance, decide
from ludex.env.duel import Duel
from ludex.games import GAMES, load
from ludex.games.cc.c0600_priority_sequence import PRIORITY
from ludex.sim.match import play


@pytest.mark.parametrize("code", GAMES)
def test_every_place_is_a_step_that_has_words(code: str) -> None:
    spec = load(code)
    steps = {step.cite for rules in spec.book().procedures.values() for step in rules.steps}
    assert set(spec.stops.asked) <= set(spec.words.windows) <= steps
    assert spec.stops.sequences <= set(spec.book().procedures)


def test_windows_are_told_apart_by_the_step_that_opens_them() -> None:
    """In a turn without any action priority is given at each of these steps, to both players."""
    spec = load("cc")
    game = spec.start(seed=7)
    game.windows = 3
    places: dict[int, list[str]] = {0: [], 1: []}
    while (decision := advance(game)) is not None and game.turn < 3:
        if decision.window and game.turn == 2:
            assert decision.rule == "CC 602.1c"
            places[decision.player].append(spec.stops.place(game, decision))
        decide(game, len(decision.options) - 1)
    order = ["502.3", "503.3", "504.3", "505.2", "802.2", "803.2", "806.2", "507.2", "507.4"]
    assert places[0] == places[1] == [f"CC {number}" for number in order]
    assert PRIORITY.id in spec.stops.sequences


def test_what_is_on_the_chase_is_always_offered() -> None:
    """With something to answer no window is quiet; the question names it."""
    spec = load("cc")
    rng, answering = Random(2), 0
    for seed in range(6):
        game = spec.start(seed=seed)
        game.windows = 3
        while (decision := advance(game)) is not None:
            chase = game.at(7, 0)
            if decision.window and decision.rule == "CC 602.1c" and chase:
                answering += 1
                assert decision.about == chase[-1]
                assert not spec.stops.quiet(game, decision)
            decide(game, rng.randrange(len(decision.options)))
    assert answering > 20


def quiet_windows(stops: bool) -> int:
    """At how many windows of ten games somebody decides where people are usually not asked."""
    duel = Duel("cc", stops=stops)
    count = 0
    for seed in range(10):
        duel.start(seed)
        rng = Random(seed)
        while duel.decider >= 0:
            decision = duel.game.decision
            assert decision is not None
            count += duel.spec.stops.quiet(duel.game, decision)
            duel.take(rng.randrange(duel.offered()))
    return count


def test_an_environment_passes_where_people_do() -> None:
    assert quiet_windows(stops=False) > 20
    assert quiet_windows(stops=True) == 0


def test_a_copy_of_an_environment_keeps_its_stops() -> None:
    duel = Duel("cc", stops=True)
    duel.start(3)
    again = pickle.loads(pickle.dumps(duel))
    assert again.stops and not pickle.loads(pickle.dumps(Duel("cc"))).stops


class Noting(GreedyBot):
    """Notes at how many quiet windows it was asked."""

    quiet = 0

    def choose(self, asked: Asked) -> int:
        assert asked.known is not None
        game = asked.known.position
        assert game.decision is not None
        self.quiet += load("cc").stops.quiet(game, game.decision)
        return super().choose(asked)


def test_bots_are_spared_the_same_windows() -> None:
    spec = load("cc")
    counts = []
    for stops in (None, spec.stops):
        bots = (Noting(Random(1), "1"), Noting(Random(2), "1"))
        play(spec.start(seed=4), bots, stops=stops)
        counts.append(bots[0].quiet + bots[1].quiet)
    assert counts[0] > 0 and counts[1] == 0
