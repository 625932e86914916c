"""The command `ludex scenario`: what it prints, and its exit codes."""

from pathlib import Path
from textwrap import dedent

import pytest
from typer.testing import CliRunner

from ludex.cli import build
from ludex.testing import scenario
from tests.testing.skirmish_game import SPEC, find_spec
from tests.testing.test_scenario import GOOD


@pytest.fixture(autouse=True)
def _with_skirmish(monkeypatch: pytest.MonkeyPatch) -> None:
    read = scenario.read_scenario_file

    def with_skirmish(path: Path, complete: bool = True) -> scenario.Scenario:
        return read(path, find_spec, complete)

    monkeypatch.setattr(scenario, "read_scenario_file", with_skirmish)
    assert SPEC.code == "skirmish"


def ludex(*args: str) -> tuple[int, str]:
    result = CliRunner().invoke(build("scenario"), ["scenario", *args])
    return result.exit_code, result.output


def written(folder: Path, name: str, text: str) -> str:
    path = folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(dedent(text), encoding="utf-8")
    return str(path)


def test_all_passed(tmp_path: Path) -> None:
    code, out = ludex(written(tmp_path, "good.yaml", GOOD))
    assert (code, out.splitlines()[-1]) == (0, "1 passed, 0 failed")


def test_a_folder_with_one_failure_tells_what_differs(tmp_path: Path) -> None:
    written(tmp_path, "a.yaml", GOOD)
    wrong = written(tmp_path, "b.yaml", GOOD.replace("decides: you", "decides: opponent"))
    code, out = ludex(str(tmp_path))
    assert code == 1
    assert out.splitlines()[-1] == "1 passed, 1 failed"
    assert f"FAILED {wrong}: A unit that came this turn stays at home" in out
    assert "expected: opponent" in out
    assert "actual:   you" in out


def test_a_wrong_file_is_exit_code_2_and_the_others_still_run(tmp_path: Path) -> None:
    written(tmp_path, "a.yaml", GOOD)
    wrong = written(tmp_path, "b.yaml", "game: skirmish\ntitel: oh\n")
    code, out = ludex(str(tmp_path))
    assert code == 2
    assert f"{wrong}:2: titel: unknown key" in out
    assert out.splitlines()[-1] == "1 passed, 1 failed"


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    code, out = ludex(str(tmp_path / "none.yaml"))
    assert code == 2
    assert "none.yaml: No such file" in out


def test_an_empty_folder(tmp_path: Path) -> None:
    code, out = ludex(str(tmp_path))
    assert code == 2
    assert "no scenario there" in out


def test_options_shows_position_and_numbered_options_with_the_paragraph(tmp_path: Path) -> None:
    draft = """
        game: skirmish
        title: a draft without rules or expectations
        phase: main
        you: {field: [Guard], numbers: {mana: 2}, hand: [Scout]}
        opponent: {field: [{card: Rider, rested: true, damage: 1}]}
    """
    code, out = ludex("--options", written(tmp_path, "draft.yaml", draft))
    assert code == 0
    assert "field: Rider (rested, damage 1)" in out
    assert "you decide: your turn (SKIRMISH 2.5)" in out
    assert '  1. play "Scout"' in out
    assert "end turn" in out


def test_the_example_of_the_documentation_runs(tmp_path: Path) -> None:
    docs = Path(__file__).parents[2] / "docs/scenarios.md"
    example = docs.read_text(encoding="utf-8").split("```yaml\n")[1].split("```")[0]
    code, out = ludex(written(tmp_path, "example.yaml", example))
    assert (code, out.splitlines()[-1]) == (0, "1 passed, 0 failed")


def test_a_game_that_breaks_is_a_failure_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(read: scenario.Scenario, edition: str) -> scenario.Result:
        raise KeyError("oops")

    monkeypatch.setattr(scenario, "run", breaks)
    code, out = ludex(written(tmp_path, "good.yaml", GOOD))
    assert code == 1
    assert "good.yaml: the game broke: KeyError: 'oops'" in out
    assert out.splitlines()[-1] == "0 passed, 1 failed"


def test_the_words_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludex.games.load", find_spec)
    code, out = ludex("--words", "skirmish")
    assert code == 0
    assert "phases: turn, main\n" in out
    assert "zones: deck (hidden, from the top), hand (own), field (public)" in out
    assert "numbers: mana, max mana\n" in out
    assert "slots: front, back\n" in out


def test_neither_a_file_nor_words() -> None:
    assert ludex()[0] == 2
