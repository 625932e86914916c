"""`ludex deck` and `ludex sim` as a user meets them."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ludex.ai.chance import game_seed
from ludex.cli import build
from ludex.library.decks import mirrors
from ludex_skirmish import SPEC as SKIRMISH


def ludex(*arguments: str) -> Result:
    return CliRunner().invoke(build(arguments[0]), list(arguments))


def deck_file(folder: Path, text: str) -> Path:
    file = folder / "deck.txt"
    file.write_text(text)
    return file


def test_a_legal_deck(tmp_path: Path) -> None:
    result = ludex("deck", "check", "skirmish", str(deck_file(tmp_path, SKIRMISH.deck_texts()["quick"])))
    assert (result.exit_code, result.stdout) == (0, "legal\n")


def test_an_illegal_deck_is_told_with_place_and_paragraph(tmp_path: Path) -> None:
    file = deck_file(tmp_path, "[main]\n16 Scout\n1 Guard\n")
    result = ludex("deck", "check", "skirmish", str(file))
    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        f"{file}: [SKIRMISH 1.1] 17 cards, not 20",
        f"{file}:2: [SKIRMISH 1.2] 16 copies of Scout",
    ]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[main]\nten Scouts\n", ":2: 'ten Scouts' is not 'COUNT CARD'"),
        ("[main]\n1 Nobody\n", ":2: no card 'Nobody'"),
        ("[side]\n", ":1: no section [side]"),
        ("1 Scout\n", ":1: '1 Scout' stands before any [section]"),
        ("", ": no sections"),
    ],
)
def test_a_malformed_deck(tmp_path: Path, text: str, told: str) -> None:
    result = ludex("deck", "check", "skirmish", str(deck_file(tmp_path, text)))
    assert result.exit_code == 2
    assert told in result.stderr
    assert result.stdout == ""


def test_a_deck_file_that_is_not_there_or_not_text(tmp_path: Path) -> None:
    assert ludex("deck", "check", "skirmish", str(tmp_path / "none.txt")).exit_code == 2
    file = tmp_path / "deck.txt"
    file.write_bytes(b"\xff\xfe\x00")
    result = ludex("deck", "check", "skirmish", str(file))
    assert (result.exit_code, result.stderr) == (2, f"{file}: not UTF-8 text\n")


def test_shipped_decks_are_listed_and_shown() -> None:
    assert ludex("deck", "list", "skirmish").stdout.splitlines()[0] == "quick\tQuick\tmain 20"
    assert ludex("deck", "show", "skirmish", "quick").stdout == SKIRMISH.deck_texts()["quick"]
    assert "not shipped; there is quick, slow" in ludex("deck", "show", "skirmish", "none").stderr


def test_sim_as_json() -> None:
    result = ludex("sim", "skirmish", "--games", "10", "--seed", "4", "--json")
    assert result.exit_code == 0
    found = json.loads(result.stdout)
    assert {"games", "finished", "errors", "wins", "draws", "decisions", "seconds"} <= set(found)
    assert (found["games"], found["finished"], found["errors"]) == (10, 10, 0)
    assert sum(found["wins"]) + found["draws"] == 10


def test_sim_with_named_decks_and_one_game_of_a_run() -> None:
    result = ludex("sim", "skirmish", "quick", "slow", "--only", "3", "--seed", "4")
    assert result.exit_code == 0
    assert result.stdout.startswith("1 games, 1 finished, 0 errors")
    assert "no life or no card [SKIRMISH 4.1]" in result.stdout


def test_sim_reports_errors_and_ends_with_1(monkeypatch: pytest.MonkeyPatch) -> None:
    from ludex.sim import run

    monkeypatch.setattr(run, "play", lambda *_, **__: 1 / 0)
    result = ludex("sim", "skirmish", "--games", "2", "--seed", "1")
    assert result.exit_code == 1
    assert f"game 0 (seed {game_seed(1, 0)}, Quick : Quick): ZeroDivisionError: division by zero" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("skirmish", "--bots", "random"), "--bots: 'random' is not two names"),
        (("skirmish", "--bots", "random,oracle"), "bot: no bot 'oracle'"),
        (("skirmish", "quick"), "decks: name two decks"),
        (("skirmish", "quick", "none"), "none: neither a file nor a shipped deck"),
        (("nothing",), "game: no game 'nothing'"),
        (("skirmish", "--edition", "ja"), "skirmish: no edition 'ja'"),
    ],
)
def test_sim_refuses_what_it_cannot_use(arguments: tuple[str, ...], told: str) -> None:
    result = ludex("sim", *arguments)
    assert result.exit_code == 2
    assert told in result.stderr


def test_bench_prints_a_table_or_json() -> None:
    table = ludex("bench", "skirmish", "--seconds", "0.1", "--rounds", "1").stdout
    assert "skirmish" in table and "python-chess" in table and "clones/s" in table
    found = json.loads(ludex("bench", "skirmish", "--seconds", "0.1", "--rounds", "1", "--json").stdout)
    assert set(found) >= {"compiled", "games", "python_chess", "ratio"}
    assert set(found["ratio"]["skirmish"]) == {"decisions", "clones"}


def test_arena_as_json() -> None:
    result = ludex("arena", "skirmish", "search:5", "random", "--games", "4", "--json")
    assert result.exit_code == 0
    found = json.loads(result.stdout)
    assert set(found) == {"seed", "games", "wins", "draws", "rate", "low", "high", "faults"}
    assert found["games"] == 4
    assert 0 <= found["low"] <= found["rate"] <= found["high"] <= 1


def test_without_decks_named_each_deck_meets_itself() -> None:
    decks = [(first.name, second.name) for first, second in mirrors(SKIRMISH)]
    assert decks == [("Quick", "Quick"), ("Slow", "Slow"), ("Tricks", "Tricks")]


def test_arena_in_words_and_its_refusals() -> None:
    told = ludex("arena", "skirmish", "random", "random", "--games", "2", "--deck", "quick").stdout
    assert told.startswith("2 games: ") and "random against random: " in told
    assert "no bot 'oracle'" in ludex("arena", "skirmish", "oracle", "random").stderr


def test_a_tournament_on_the_command_line(tmp_path: Path) -> None:
    asked = ("sim", "skirmish", "quick", "slow", "--each", "2", "--workers", "1", "--out", str(tmp_path))
    result = ludex(*asked)
    assert result.exit_code == 0
    assert "4 games, 4 finished, 0 errors" in result.stdout and "Quick" in result.stdout
    found = json.loads(ludex(*asked, "--json").stdout)
    assert found["games"] == 4 and found == json.loads((tmp_path / "report.json").read_text())


def test_what_does_not_go_together_is_refused(tmp_path: Path) -> None:
    assert "is for tournaments" in ludex("sim", "skirmish", "--out", str(tmp_path)).stderr
    assert "goes neither with" in ludex("sim", "skirmish", "--each", "1", "--only", "1").stderr
    assert "no engine 'fast'" in ludex("sim", "skirmish", "--each", "1", "--engine", "fast").stderr
