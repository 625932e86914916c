"""In the tests of rules each shortcut is compared with its long way at every decision that a test comes to."""

from __future__ import annotations

import pytest

from ludex.testing import driver
from ludex.testing.invariants import check_shortcuts


@pytest.fixture(autouse=True)
def shortcuts_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    start, take = driver.Driver.__init__, driver.Driver.take

    def compare(play: driver.Driver) -> None:
        if play.game.decision is not None:
            check_shortcuts(play.game)

    def start_and_compare(self: driver.Driver, *args: object, **words: object) -> None:
        start(self, *args, **words)  # type: ignore[arg-type]
        compare(self)

    def take_and_compare(self: driver.Driver, *patterns: str) -> driver.Driver:
        for pattern in patterns:
            take(self, pattern)
            compare(self)
        return self

    monkeypatch.setattr(driver.Driver, "__init__", start_and_compare)
    monkeypatch.setattr(driver.Driver, "take", take_and_compare)
