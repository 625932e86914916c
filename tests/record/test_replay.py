"""Replays: recorded, written, read, played again; and what is told of files that are wrong."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from ludex.cli import build
from ludex.core.flow.decisions import Decision
from ludex.core.machine import advance, concede, decide
from ludex.core.position.game import Game
from ludex.core.position.objects import Card
from ludex.errors import InputError
from ludex.games import Spec
from ludex.lang.files.decks import by_number_and_name
from ludex.record import replay
from tests.core import skirmish
from tests.sim import skirmish_spec
from tests.testing.skirmish_game import SPEC, find_spec


def randomly(seed: int) -> replay.Pick:
    random = Random(seed)

    def pick(game: Game, decision: Decision) -> int:
        return random.randrange(len(decision.options))

    return pick


def recorded(seed: int = 1, limit: int = 5000) -> replay.Replay:
    picks = (randomly(seed), randomly(seed + 1))
    return replay.record_game(SPEC, SPEC.deck("quick"), SPEC.deck("heavy"), seed, picks, limit=limit)


def again(text: str, spec: Callable[[str], Spec] = find_spec) -> replay.Differs | None:
    return replay.verify(replay.from_text(text, "r.jsonl", spec), spec)


@pytest.fixture(scope="module")
def text() -> str:
    return replay.to_text(recorded(), find_spec)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_recorded_game_goes_the_same_way(seed: int) -> None:
    assert again(replay.to_text(recorded(seed), find_spec)) is None


def test_an_unfinished_game_too() -> None:
    read = replay.from_text(replay.to_text(recorded(limit=7), find_spec), "r", find_spec)
    assert (len(read.taken), read.ending.winner) == (7, None)
    assert replay.verify(read, find_spec) is None


def test_a_game_that_was_given_up() -> None:
    game = SPEC.new_game(SPEC.deck("quick"), SPEC.deck("heavy"), 3, "")
    recorder = replay.Recorder(replay.Replay("skirmish", "", 3, (SPEC.deck("quick"), SPEC.deck("heavy"))))
    game.observer = recorder
    for _ in range(4):
        advance(game)
        decide(game, 0)
    advance(game)
    concede(game, 1)
    assert again(replay.to_text(recorder.finish(game), find_spec)) is None


def test_going_back_while_recording() -> None:
    played = recorded(limit=9)
    replay.Recorder(played).back_to(4)
    assert [taken.n for taken in played.taken] == [1, 2, 3, 4]


def test_fingerprints_stand_at_every_tenth_decision(text: str) -> None:
    read = replay.from_text(text, "r", find_spec)
    marked = [taken.n for taken in read.taken if taken.fingerprint]
    assert marked == list(range(1, len(read.taken) + 1, 10))


def test_cards_are_pinned(text: str) -> None:
    """It goes the same way when the shipped cards have changed since."""
    changed = [Card(c.number, c.name, c.types, {**c.figures, "cost": 9}, {}, "", ()) for c in skirmish_spec.CARDS]
    later = Spec(**{**vars(SPEC), "cards": lambda: by_number_and_name(changed)})
    assert again(text, lambda code: later) is None


def changed_line(text: str, line: int, /, **changes: Any) -> str:
    lines = text.splitlines()
    lines[line] = json.dumps({**json.loads(lines[line]), **changes})
    return "\n".join(lines)


def test_the_decision_that_differs_is_told(text: str) -> None:
    read = replay.from_text(text, "r", find_spec)
    n = len(read.taken) + 1
    assert str(again(changed_line(text, 5, option="fly"))).startswith("decision 5: option ")
    assert str(again(changed_line(text, 5, pick=99))).endswith("are offered")
    assert str(again(changed_line(text, 5, rule="SKIRMISH 9"))).startswith("decision 5: who decides: expected player ")
    assert str(again(changed_line(text, 11, fingerprint="0"))).startswith(
        "decision 11: fingerprint: expected 0, actual "
    )
    assert str(again(changed_line(text, n, fingerprint="0"))).startswith(f"decision {n}: fingerprint at the end")
    assert str(again(changed_line(text, n, rule="SKIRMISH 1"))).startswith(f"decision {n}: outcome: expected player")
    assert str(again(changed_line(text, 0, seed=77))).startswith("decision 1: ")


def test_a_changed_rule_is_noticed(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game whose rules have changed goes another way at some decision."""
    step = skirmish.BOOK.procedures["SKIRMISH 2"].steps[1]
    monkeypatch.setattr(step, "do", lambda game, frame: None)
    assert again(text) is not None


def without_option(text: str) -> str:
    lines = text.splitlines()
    row = json.loads(lines[2])
    del row["option"]
    return "\n".join([*lines[:2], json.dumps(row), *lines[3:]])


WRONG: dict[str, Callable[[str], str]] = {
    "r.jsonl: empty": lambda text: "",
    "r.jsonl:1: not JSON": lambda text: "{" + text,
    "r.jsonl:1: not the head of a replay": lambda text: "[]\n" + text,
    "r.jsonl:1: version 9 of the format": lambda text: changed_line(text, 0, replay=9),
    "r.jsonl:1: no game 'chess'": lambda text: changed_line(text, 0, game="chess"),
    "r.jsonl:1: no edition 'zz'": lambda text: changed_line(text, 0, edition="zz"),
    "r.jsonl:1: Expected `int`, got `str` - at `$.seed`": lambda text: changed_line(text, 0, seed="x"),
    "r.jsonl:1: Object contains unknown field `sed`": lambda text: changed_line(text, 0, sed=1),
    "r.jsonl:1: `every` must be at least 1": lambda text: changed_line(text, 0, every=0),
    "r.jsonl:1: Object missing required field `number` - at `$.cards[0]`": lambda text: changed_line(
        text, 0, cards=[{}]
    ),
    "r.jsonl:1: cards[2]: not a card: KeyError": lambda text: text.replace('"$": "Spell"', '"$": "Spill"'),
    "r.jsonl:1: deck 'Quick': 10 of card 0 of 0": lambda text: changed_line(text, 0, cards=[]),
    "r.jsonl:3: not JSON": lambda text: text.replace('{"n": 2', "{n: 2"),
    "r.jsonl:3: Object missing required field `option`": without_option,
    "r.jsonl:3: decision 4 where 2 should stand": lambda text: changed_line(text, 2, n=4),
    "r.jsonl:3: no such player or option": lambda text: changed_line(text, 2, player=2),
    "r.jsonl:6: not an end: the file is cut off": lambda text: "\n".join(text.splitlines()[:6]),
    "r.jsonl: no end: the file is cut off": lambda text: text.splitlines()[0],
}


@pytest.mark.parametrize("reason", WRONG)
def test_a_malformed_file_is_told_with_its_line(reason: str, text: str) -> None:
    with pytest.raises(InputError) as caught:
        replay.from_text(WRONG[reason](text), "r.jsonl", find_spec)
    assert str(caught.value).startswith(reason)


def test_the_end_must_count_right(text: str) -> None:
    broken = changed_line(text, len(text.splitlines()) - 1, end=3)
    with pytest.raises(InputError, match="the end counts 3 decisions"):
        replay.from_text(broken, "r", find_spec)


# --- the command -----------------------------------------------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path, text: str, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text(text, encoding="utf-8")
    read, begin = replay.read_file, replay.begin
    monkeypatch.setattr(replay, "read_file", lambda path: read(path, find_spec))
    monkeypatch.setattr(replay, "begin", lambda game: begin(game, find_spec))
    monkeypatch.setattr(replay, "verify", lambda game: replay.play_again(game, begin(game, find_spec)))
    return path


def ludex(*args: str) -> tuple[int, str]:
    result = CliRunner().invoke(build("replay"), ["replay", *args])
    return result.exit_code, result.output


def test_verify(file: Path) -> None:
    code, out = ludex("verify", str(file))
    assert code == 0
    assert "decisions, the same to the end (" in out


def test_verify_tells_the_decision_and_ends_with_1(file: Path, text: str) -> None:
    file.write_text(changed_line(text, 5, option="fly"), encoding="utf-8")
    code, out = ludex("verify", str(file))
    assert code == 1
    assert "game.jsonl: decision 5: option" in out


def test_verify_of_a_wrong_file_ends_with_2(file: Path) -> None:
    file.write_text("{}", encoding="utf-8")
    assert ludex("verify", str(file))[0] == 2


def test_show_prints_sentences_with_paragraphs(file: Path) -> None:
    code, out = ludex("show", str(file))
    assert code == 0
    assert out.startswith("skirmish, seed 1: Quick - Heavy")
    assert "-- turn 1: Player 1 --" in out
    assert '> Player 1: play "Scout"  [SKIRMISH 2.5]' in out
    assert 'Player 2 draws "G' in out
    assert "[SKIRMISH 2.3]" in out
    assert "wins: no life or no card  [SKIRMISH 4]" in out


def test_show_for_one_player_hides_what_the_other_draws(file: Path) -> None:
    code, out = ludex("show", str(file), "--viewer", "1")
    assert code == 0
    assert "Player 2 draws a card" in out
    assert 'Player 2 draws "' not in out
    assert 'Player 1 draws "' in out
    assert "> Player 2" not in out


def test_show_for_a_spectator(file: Path) -> None:
    out = ludex("show", str(file), "--viewer", "spectator")[1]
    assert 'draws "' not in out
    assert 'plays "' in out


def test_show_for_nobody(file: Path) -> None:
    code, out = ludex("show", str(file), "--viewer", "3")
    assert code == 2
    assert "no viewer '3'" in out
