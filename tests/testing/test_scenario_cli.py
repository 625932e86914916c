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


def test_the_whole_examples_of_the_documentation_run(tmp_path: Path) -> None:
    docs = Path(__file__).parents[2] / "docs/scenarios.md"
    blocks = [part.split("```")[0] for part in docs.read_text(encoding="utf-8").split("```yaml\n")[1:]]
    whole = [block for block in blocks if block.startswith("game:")]
    assert len(whole) == 3
    files = [written(tmp_path, f"example{i}.yaml", block) for i, block in enumerate(whole)]
    code, out = ludex(*files)
    assert (code, out.splitlines()[-1]) == (0, "3 passed, 0 failed")


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


@pytest.mark.parametrize(
    ("code", "line", "words"),
    [
        ("vg", "queries", ("be hit", "guard", "attack targets", "event EVENT", "event WORD")),
        ("vg", "steps of an attack", ("guard", "drive")),
        ("vg", "tokens", ("Ember Wisp",)),
        ("sve", "counters", ("stack", "any that a card of the file speaks of")),
        ("sve", "conditions", ("Overflow", "Necrocharge N")),
        ("sve", "events", ("fought", "move", "evolve")),
        ("cc", "verbs", ("soul bond", "corrupt")),
        ("cc", "durations", ("turn", "battle")),
        ("dbs", "words of events", ("KO", "discard")),
        ("dbs", "deck sections", ("leader", "deck")),
        ("dbs", "rules for queries", ("forbid", "permit")),
    ],
)
def test_the_words_of_trees_are_listed(code: str, line: str, words: tuple[str, ...]) -> None:
    exit_code, out = ludex("--words", code)
    listed = dict(row.split(": ", 1) for row in out.splitlines())
    assert exit_code == 0
    assert set(words) <= set(listed[line].split(", "))


def test_a_line_that_is_not_offered_is_exit_code_1_and_earlier_differences_are_told(tmp_path: Path) -> None:
    wrong = GOOD.replace("decides: you", "decides: opponent").replace('- play "Guard"', "- fly")
    code, out = ludex(written(tmp_path, "b.yaml", wrong))
    assert code == 1
    assert "expected: opponent" in out
    assert "expected: fly" in out
    assert "actual:   not offered at SKIRMISH 2.5; there is: " in out


def test_options_shows_where_a_line_was_not_offered(tmp_path: Path) -> None:
    draft = """
        game: skirmish
        title: a draft
        phase: main
        you: {field: [Guard]}
        script: [fly]
    """
    code, out = ludex("--options", written(tmp_path, "draft.yaml", draft))
    assert code == 1
    assert '1. attack "Guard" -> "Hero"' in out
    assert "script[1]: expected fly, but it is not offered" in out


def test_options_where_the_turn_ended(tmp_path: Path) -> None:
    draft = """
        game: skirmish
        title: a draft
        phase: main
        stop: end of turn
        you: {field: [Guard]}
        script: [end turn]
    """
    code, out = ludex("--options", written(tmp_path, "draft.yaml", draft))
    assert code == 0
    assert out.splitlines()[-1] == "nothing is offered: the turn is over"


def test_neither_a_file_nor_words() -> None:
    assert ludex()[0] == 2


def test_words_of_an_extension_stand_behind_the_others_with_its_name() -> None:
    code, out = ludex("--words", "dbs")
    lines = dict(line.split(": ", 1) for line in out.splitlines())
    assert code == 0
    assert "Barrier (later)" in lines["keywords"].split(", ") and "Barrier" not in lines["keywords"].split(", ")
    assert "warp (public, from the top) (later)" in lines["zones"]
