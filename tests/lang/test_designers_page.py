"""docs/designers.md: its card, its commands and every row of its phrase book."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludex.cli import build
from ludex.games.sve.text import languages
from ludex.lang.compile import WHOLE, compile_with

PAGE = (Path(__file__).parents[2] / "docs" / "designers.md").read_text(encoding="utf-8")
SECTIONS = re.findall(r"^### (.+?)\n(.*?)(?=^##)", PAGE, re.DOTALL | re.MULTILINE)
ROWS = [
    (title, *row) for title, text in SECTIONS for row in re.findall(r"^\| `(.+?)` \| `(.+?)` \|$", text, re.MULTILINE)
]
SESSIONS = re.findall(r"```\n\$ ludex (.+?)\n(.*?)```", PAGE, re.DOTALL)


def words(line: str) -> list[str]:
    return [quoted or plain for quoted, plain in re.findall(r'"([^"]*)"|(\S+)', line)]


@pytest.fixture(autouse=True)
def beside_the_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (card,) = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
    (tmp_path / "moth.yaml").write_text(card, encoding="utf-8")


@pytest.mark.parametrize(("section", "english", "japanese"), ROWS)
def test_a_row_of_the_phrase_book_is_one_meaning(section: str, english: str, japanese: str) -> None:
    kind = "spell" if section == "Spells" else ""
    both = [compile_with(languages()[code], text, kind) for code, text in (("en", english), ("ja", japanese))]
    assert [one.status for one in both] == [WHOLE, WHOLE]
    assert both[0].abilities == both[1].abilities


def test_the_phrase_book_is_read_by_this_test() -> None:
    assert len(ROWS) == PAGE.count("\n| `") >= 45
    assert len(SESSIONS) == PAGE.count("$ ludex") == 4


@pytest.mark.parametrize(("line", "output"), SESSIONS)
def test_a_command_tells_what_the_page_says(line: str, output: str) -> None:
    arguments = words(line)
    told = CliRunner().invoke(build(arguments[0]), arguments, env={"COLUMNS": "300"})
    assert re.fullmatch(re.escape(output).replace(r"\.\.\.", ".*"), told.stdout)


def test_the_games_of_the_page_are_played() -> None:
    (line,) = re.findall(r"^ludex (sim .+)$", PAGE, re.MULTILINE)
    arguments = words(line.replace("1000", "4"))
    told = CliRunner().invoke(build("sim"), arguments)
    assert told.exit_code == 0 and told.stdout.startswith("4 games, 4 finished, 0 errors")
    (play,) = re.findall(r"^ludex (play .+)$", PAGE, re.MULTILINE)
    shown = CliRunner().invoke(build("play"), [*words(play), "--seed", "3"], input="quit\n")
    assert shown.exit_code == 0


def test_a_choice_with_its_options() -> None:
    start, first, second, *rest = re.findall(r"`([^`]+)`", PAGE[PAGE.index("A choice has its options") :])
    english = compile_with(languages()["en"], "\n".join((start, first, second)), "spell")
    japanese = compile_with(languages()["ja"], "\n".join(rest[:3]), "spell")
    assert english.status == japanese.status == WHOLE
    assert english.abilities == japanese.abilities
