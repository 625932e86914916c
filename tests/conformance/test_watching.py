"""Watching changes nothing, and no shortcut does: the same games with and without them."""

from collections.abc import Iterator
from random import Random

import pytest

from ludex.core.book import Shortcut
from ludex.core.codec import fingerprint
from ludex.core.flow.api import advance, decide
from ludex.core.happening import triggers
from ludex.core.position.game import Game, Observer
from ludex.games import GAMES, load
from ludex.testing.conformance import new_game
from ludex.testing.driver import Trace
from ludex.testing.invariants import Broken, check_shortcuts

EDITIONS = [(code, edition) for code in GAMES for edition in load(code).books]
COMPILED = not triggers.__file__.endswith(".py")


def positions(code: str, edition: str, seed: int, observer: Observer | None = None) -> Iterator[Game]:
    """A random game at each decision and at its end. It is the same object each time."""
    random = Random(seed)
    game = new_game(load(code), edition, seed)
    game.observer = observer
    while (decision := advance(game)) is not None:
        yield game
        decide(game, random.randrange(len(decision.options)))
    yield game


@pytest.mark.parametrize(("code", "edition"), EDITIONS)
def test_a_game_that_is_watched_is_the_same_game(code: str, edition: str) -> None:
    for seed in range(20):
        trace = Trace()
        pairs = zip(positions(code, edition, seed), positions(code, edition, seed, trace), strict=True)
        for n, (unseen, watched) in enumerate(pairs):
            assert unseen == watched, f"seed {seed}, decision {n}"
        assert fingerprint(unseen) == fingerprint(watched)
        assert trace.events


@pytest.mark.skipif(COMPILED, reason="compiled functions are not patched")
@pytest.mark.parametrize(("code", "edition"), EDITIONS)
def test_an_event_nobody_listens_to_changes_nothing(code: str, edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = [[fingerprint(game) for game in positions(code, edition, seed)] for seed in range(3)]

    def always(game: Game, kind: str) -> bool:
        return True

    monkeypatch.setattr(triggers, "listened", always)
    assert [[fingerprint(game) for game in positions(code, edition, seed)] for seed in range(3)] == before


def test_a_shortcut_that_is_wrong_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game(load("vg"), "", 1)
    advance(game)
    check_shortcuts(game)
    wrong = Shortcut("too short", lambda game: True, lambda game: False)
    monkeypatch.setattr(game.book, "shortcuts", (wrong,))
    with pytest.raises(Broken, match="too short"):
        check_shortcuts(game)
    fine = Shortcut("not taken", lambda game: False, lambda game: False)
    monkeypatch.setattr(game.book, "shortcuts", (fine,))
    check_shortcuts(game)
