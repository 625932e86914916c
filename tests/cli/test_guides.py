"""The pages for each kind of user: their Python sessions run, and the commands they name exist."""

import doctest
from pathlib import Path

import pytest

from ludex.ai import BOTS
from ludex.cli import command_names
from ludex.games import GAMES

DOCS = Path(__file__).parents[2] / "docs"
GUIDES = ["bots.md", "deck-builders.md", "researchers.md"]


@pytest.mark.parametrize("name", GUIDES)
def test_the_sessions_of_a_guide(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if name == "researchers.md":
        pytest.importorskip("gymnasium", reason="Gymnasium is not installed: make env")
    for bot in list(BOTS):
        monkeypatch.setitem(BOTS, bot, BOTS[bot])
    tried = doctest.testfile(str(DOCS / name), module_relative=False)
    BOTS.pop("eager", None)
    assert tried.attempted > 5 and tried.failed == 0


@pytest.mark.parametrize("name", GUIDES)
def test_the_commands_of_a_guide(name: str) -> None:
    lines = [line.split() for line in (DOCS / name).read_text().splitlines() if line.startswith("ludex ")]
    assert lines
    for _, command, *rest in lines:
        assert command in command_names()
        assert rest[0] in (*GAMES, "check")
