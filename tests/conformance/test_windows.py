"""Windows: a game in which players are asked at every window is the same game."""

from __future__ import annotations

from random import Random

import pytest

from ludex.core.codec import fingerprint
from ludex.core.flow.api import advance, decide
from ludex.core.flow.decisions import OWN_STEPS, VEILED, Decision
from ludex.games import GAMES, load
from ludex.testing.conformance import new_game

MOST = 400


def _all_of_them(asked: Decision, decision: Decision | None) -> bool:
    """Whether people are asked for one card after another, where all that there are must be chosen."""
    return asked.veiled and (decision is None or asked.options != decision.options)


@pytest.mark.parametrize("code", GAMES)
def test_empty_windows_are_offered_on_demand_and_change_nothing(code: str) -> None:
    empty = 0
    for seed, offered in ((0, 1), (0, OWN_STEPS), (1, OWN_STEPS), (2, VEILED), (3, VEILED)):
        plain, windows = new_game(load(code), "", seed), new_game(load(code), "", seed)
        windows.windows = offered
        rng = Random(seed)
        for _ in range(MOST):
            decision, asked = advance(plain), advance(windows)
            while asked is not None and (len(asked.options) == 1 or _all_of_them(asked, decision)):
                assert asked.window and (offered >= OWN_STEPS or not asked.own)
                assert not asked.veiled or offered == VEILED
                empty += 1
                decide(windows, 0)
                asked = advance(windows)
            if decision is None or asked is None:
                assert decision is asked is None
                break
            assert (decision.player, decision.rule, decision.options) == (asked.player, asked.rule, asked.options)
            assert decision.window == asked.window or (offered == VEILED and asked.own)
            assert fingerprint(plain) == fingerprint(windows)
            pick = rng.randrange(len(decision.options))
            decide(plain, pick)
            decide(windows, pick)
        assert plain == windows
    assert empty > 0


def test_a_copy_offers_windows_too_and_what_a_bot_knows_does_not() -> None:
    from ludex.core.sight.knowledge import knowledge

    game = new_game(load("sve"), "", 1)
    game.windows = 1
    decision = advance(game)
    assert decision is not None
    assert game.clone().windows
    assert not knowledge(game, decision.player).position.windows
