"""docs/designers-vg.md: its card, its commands and every row of its phrase book (`scripts/phrasebook.py` writes it)."""

import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest
from typer.testing import CliRunner

from ludex.cli import build

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "designers-vg.md").read_text(encoding="utf-8")
SESSIONS = re.findall(r"```\n\$ ludex (.+?)\n(.*?)```", PAGE, re.DOTALL)


def script() -> ModuleType:
    spec = spec_from_file_location("phrasebook", ROOT / "scripts" / "phrasebook.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def words(line: str) -> list[str]:
    return [quoted or plain for quoted, plain in re.findall(r'"([^"]*)"|(\S+)', line)]


@pytest.fixture(autouse=True)
def beside_the_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (card,) = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
    (tmp_path / "heron.yaml").write_text(card, encoding="utf-8")


def test_every_row_of_the_phrase_book_means_what_it_says() -> None:
    assert script().written(PAGE) == PAGE
    assert PAGE.count("\n| `") >= 25


def test_an_explanation_has_no_names_of_nodes() -> None:
    said = " ".join(re.findall(r"^\| `.+?` \| (.*) \|$", PAGE, re.MULTILINE))
    assert re.search(r"'\w+'|\b(?:Ref|Zone|Choose|SELF|called)\b|happens", said) is None


@pytest.mark.parametrize(("line", "output"), SESSIONS)
def test_a_command_tells_what_the_page_says(line: str, output: str) -> None:
    arguments = words(line)
    told = CliRunner().invoke(build(arguments[0]), arguments, env={"COLUMNS": "300"})
    assert re.fullmatch(re.escape(output).replace(r"\.\.\.", ".*"), told.stdout, re.DOTALL)


def test_the_games_of_the_page_are_played() -> None:
    (line,) = re.findall(r"^ludex (sim .+)$", PAGE, re.MULTILINE)
    told = CliRunner().invoke(build("sim"), words(line.replace("--games 100", "--games 2")))
    assert told.exit_code == 0 and told.stdout.startswith("2 games, 2 finished, 0 errors")
