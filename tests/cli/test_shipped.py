"""The shipped games through the commands: decks are legal, broken ones are told with paragraphs that exist."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ludex.cli import build
from ludex.games import GAMES, load
from ludex.rules import paragraphs

DECKS = [(code, name) for code in GAMES for name in load(code).deck_texts()]


def ludex(*arguments: str) -> Result:
    return CliRunner().invoke(build(arguments[0]), list(arguments))


@pytest.mark.parametrize(("code", "name"), DECKS)
def test_a_shipped_deck_is_legal(tmp_path: Path, code: str, name: str) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(ludex("deck", "show", code, name).stdout)
    assert ludex("deck", "check", code, str(file)).stdout == "legal\n"


@pytest.mark.parametrize(("code", "name"), DECKS)
def test_a_broken_deck_is_told_with_its_paragraphs(tmp_path: Path, code: str, name: str) -> None:
    """Sixty more copies of the last card of the first section break more than one paragraph in every game."""
    lines = load(code).deck_texts()[name].splitlines()
    at = max(i for i, line in enumerate(lines) if re.match(r"\d", line))
    lines[at] = re.sub(r"^\d+", "60", lines[at])
    file = tmp_path / "deck.txt"
    file.write_text("\n".join(lines))
    result = ludex("deck", "check", code, str(file))
    assert result.exit_code == 1
    book = paragraphs.load(paragraphs.books_of(code)[0])
    for line in result.stdout.splitlines():
        told = re.fullmatch(rf"{re.escape(str(file))}(:\d+)?: \[[A-Z]+ (\S+)\] .+", line)
        assert told is not None, line
        assert told[2] in book


@pytest.mark.parametrize("code", GAMES)
def test_sim_finishes_games_of_every_pair_of_decks(code: str) -> None:
    found = json.loads(ludex("sim", code, "--games", "8", "--seed", "3", "--json").stdout)
    assert (found["finished"], found["errors"]) == (8, 0)
    assert all(re.search(r"\[[A-Z]+ \S+\]$", ending) for ending in found["endings"])


def test_editions() -> None:
    assert ludex("sim", "sve", "--games", "2", "--edition", "ja").exit_code == 0
    assert "no edition 'fr'" in ludex("sim", "sve", "--games", "2", "--edition", "fr").stderr
