"""The slow way to find the abilities that events make wait finds what the machine finds, and would find a mistake."""

from __future__ import annotations

from random import Random

import pytest

from ludex.core.flow.api import advance, decide
from ludex.core.position.event import Event
from ludex.core.position.game import Game, Pending
from ludex.games import GAMES, load
from ludex.testing.conformance import new_game
from ludex.testing.invariants import Broken
from ludex.testing.reference import TriggerAudit, expected


class Keeping(TriggerAudit):
    """Keeps the first batch that made something wait."""

    def __init__(self) -> None:
        super().__init__()
        self.kept: tuple[Game, Game, list[Event], tuple[Pending, ...]] | None = None

    def batch(self, before: Game, after: Game, happened: list[Event], waits: tuple[Pending, ...]) -> None:
        if self.kept is None and waits:
            self.kept = (before.clone(), after.clone(), [event.copy() for event in happened], waits)
        super().batch(before, after, happened, waits)


def audited(code: str, edition: str, seed: int) -> Keeping:
    random, game, audit = Random(seed), new_game(load(code), edition, seed), Keeping()
    game.observer = audit
    while (decision := advance(game)) is not None:
        decide(game, random.randrange(len(decision.options)))
    return audit


@pytest.mark.parametrize(("code", "edition"), [(code, edition) for code in GAMES for edition in load(code).books])
def test_random_games_hear_what_the_slow_way_hears(code: str, edition: str) -> None:
    audits = [audited(code, edition, seed) for seed in range(5)]
    assert sum(audit.batches for audit in audits) > 500 and sum(audit.heard for audit in audits) > 5


@pytest.mark.parametrize("code", GAMES)
def test_an_ability_too_few_or_too_many_is_found(code: str) -> None:
    kept = next(audit.kept for seed in range(9) if (audit := audited(code, "", seed)).kept is not None)
    assert kept is not None
    before, after, happened, waits = kept
    assert len(expected(before.clone(), after.clone(), happened)) == len(waits)
    with pytest.raises(Broken, match="must wait"):
        TriggerAudit().batch(before.clone(), after.clone(), happened, waits[:-1])
    with pytest.raises(Broken, match="nothing it hears of"):
        TriggerAudit().batch(before.clone(), after.clone(), happened, (*waits, waits[-1]))
    with pytest.raises(Broken, match="nothing it hears of"):
        TriggerAudit().batch(before.clone(), after.clone(), [], waits)
