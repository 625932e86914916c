"""The README's Python session runs, and every command it names exists."""

import doctest
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludex.ai import BOTS
from ludex.cli import build, command_names
from ludex.games import GAMES, load

README = Path(__file__).parents[2] / "README.md"


def commands() -> list[list[str]]:
    return [line.split("   ")[0].split()[1:] for line in README.read_text().splitlines() if line.startswith("ludex ")]


def test_the_session_in_the_readme() -> None:
    tried = doctest.testfile(str(README), module_relative=False)
    BOTS.pop("last", None)
    assert tried.failed == 0


@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_each_command_exists_with_its_options(words: list[str]) -> None:
    assert words[0] in command_names()
    path = words[:2] if len(words) > 1 and words[0] in ("cards", "deck", "rules") else words[:1]
    told = CliRunner().invoke(build(words[0]), [*path, "--help"], env={"COLUMNS": "200"})
    assert told.exit_code == 0
    for option in (word for word in words if word.startswith("--")):
        assert option in re.sub(r"\x1b\[[0-9;]*m", "", told.stdout)


def test_the_decks_it_names_are_shipped() -> None:
    shipped = {name for code in GAMES for name in load(code).deck_texts()}
    named = re.findall(r'--(?:deck|against) ([\w-]+)|spec\.deck\("([\w-]+)"\)', README.read_text())
    assert named and all((a or b) in shipped for a, b in named)
