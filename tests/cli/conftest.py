"""The commands, with Skirmish as a game beside the shipped ones."""

import pytest

import ludex.games
from ludex.games import Spec
from tests.sim.skirmish_spec import SPEC


@pytest.fixture(autouse=True)
def skirmish(monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = ludex.games.load

    def load(code: str) -> Spec:
        return SPEC if code == "skirmish" else shipped(code)

    monkeypatch.setattr(ludex.games, "load", load)
