"""Whole games: watching one changes nothing."""

from __future__ import annotations

import random

import pytest

from ludex.core.flow.api import advance, decide
from ludex.games.vg import SPEC
from ludex.testing.driver import Trace


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_game_is_the_same_whether_it_is_watched_or_not(seed: int) -> None:
    """NB: check timings in which nothing can happen are passed over when nobody watches."""
    decks = [SPEC.deck(name) for name in ("cinder-vow", "open-harbor")]
    plain = SPEC.new_game(decks[0], decks[1], seed, "")
    watched = SPEC.new_game(decks[0], decks[1], seed, "")
    watched.observer = Trace()
    chance = random.Random(seed)
    while (decision := advance(plain)) is not None:
        assert advance(watched) is not None
        assert plain == watched
        option = chance.randrange(len(decision.options))
        decide(plain, option)
        decide(watched, option)
    assert advance(watched) is None and plain.outcome == watched.outcome
