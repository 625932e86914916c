"""One word, one change: what counts as the right place, and what the command finds in a grammar that is at fault."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from ludex.cardlab import vary as varying
from ludex.cardlab.vary import DURATION, ELSEWHERE, MAY, NAME, NUMBER, OTHER, PLAYER, RIGHT, SAME, UP_TO, ZONE
from ludex.cli import build
from ludex.core import tree as t
from ludex.games import load
from ludex.lang.files.cards import Printed

ZONES = load("vg").book().zone_index
MINE, THEIRS = t.YOURS & t.Zone(("RC",)), t.ENEMY & t.Zone(("RC",))
EITHER = t.Choose("t", 1, t.Some((MINE, t.ENEMY & t.Zone(("VC",)))))


def ludex(*arguments: str) -> Result:
    return CliRunner().invoke(build(arguments[0]), list(arguments))


@pytest.mark.parametrize(
    ("kind", "step", "a", "b", "verdict"),
    [
        (NUMBER, 1, t.Draw(1), t.Draw(2), RIGHT),
        (NUMBER, 1, t.Draw(1), t.Draw(1), SAME),
        (NUMBER, 1, t.Draw(1), t.Draw(3), ELSEWHERE),
        (NUMBER, 1, t.Draw(1), t.Draw(2, t.OPPONENT), ELSEWHERE),
        (NUMBER, 1, t.Named("Tide 3"), t.Named("Tide 4"), RIGHT),
        (NUMBER, 1, t.Named("Tide 3"), t.Named("Ebb 4"), ELSEWHERE),
        (PLAYER, 0, t.Choose("t", 1, MINE), t.Choose("t", 1, THEIRS), RIGHT),
        (PLAYER, 0, t.Choose("t", 1, MINE), t.Choose("t", 2, THEIRS), ELSEWHERE),
        (UP_TO, 0, t.Choose("t", 1, MINE), t.Choose("t", 1, MINE, up_to=True), RIGHT),
        (OTHER, 0, t.Choose("t", 1, MINE), t.Choose("t", 1, MINE & t.Not(t.SELF)), RIGHT),
        (OTHER, 0, t.Choose("t", 1, MINE), t.Choose("t", 1, MINE & t.FaceUp()), ELSEWHERE),
        (OTHER, 0, t.Count(t.Zone(("RC",))), t.Count(t.Zone(("RC",)) & t.Not(t.SELF)), RIGHT),
        (OTHER, 0, t.Count(t.Zone(("RC",))), t.Count(t.Zone(("VC",)) & t.Not(t.SELF)), ELSEWHERE),
        (NUMBER, 1, t.Times(5000, t.Count(MINE)), t.Times(5000, t.Fits(t.Count(MINE), 2)), RIGHT),
        (NUMBER, 1, t.Times(5000, t.Count(MINE)), t.Times(5000, t.Fits(t.Count(THEIRS), 2)), ELSEWHERE),
        (NUMBER, 1, t.Times(5000, t.Count(MINE)), t.Times(5000, t.Fits(t.Count(MINE), 3)), ELSEWHERE),
        (NUMBER, 1, t.Count(MINE), t.Times(2, t.Count(MINE)), RIGHT),
        (NUMBER, 1, t.Count(MINE), t.Times(2, t.Count(THEIRS)), ELSEWHERE),
        (NUMBER, 1, t.Create("Egg 5/0/5", 1, "RC"), t.Create("Egg 6/0/5", 1, "RC"), RIGHT),
        (NUMBER, 1, t.Create("Egg 5/0/5", 1, "RC"), t.Create("Egg 6/1/5", 1, "RC"), ELSEWHERE),
        (PLAYER, 0, t.Draw(1), t.By(t.OPPONENT, (t.Draw(1),)), RIGHT),
        (PLAYER, 0, t.Draw(1), t.By(t.OPPONENT, (t.Draw(2),)), ELSEWHERE),
        (PLAYER, 0, t.Continue((), "opponent's next turn"), t.Continue((), "your next turn"), RIGHT),
        (PLAYER, 0, EITHER, t.Choose("t", 1, t.Some((MINE, t.YOURS & t.Zone(("VC",))))), RIGHT),
        (PLAYER, 0, EITHER, t.Choose("t", 1, t.Some((MINE, t.YOURS & t.Zone(("GC",))))), ELSEWHERE),
        (MAY, 0, t.Spell((t.May((t.Draw(1),)),)), t.Spell((t.Draw(1),)), RIGHT),
        (MAY, 0, t.Spell((t.May((t.Draw(1),)),)), t.Spell((t.Draw(2),)), ELSEWHERE),
        (ZONE, 0, t.Move(MINE, "drop"), t.Move(MINE, "soul"), RIGHT),
        (ZONE, 0, t.Move(MINE, "drop"), t.Move(MINE, "drop", "retire"), ELSEWHERE),
        (DURATION, 0, t.Continue((), "turn"), t.Continue((), "battle"), RIGHT),
        (NAME, 0, t.Word("name", "Egg"), t.Word("name", "Eggq"), RIGHT),
        (NAME, 0, t.Word("name", "Egg"), t.Word("name", "Hen"), ELSEWHERE),
    ],
)
def test_the_place_of_a_change(kind: str, step: int, a: Any, b: Any, verdict: str) -> None:
    assert varying.verdict_of(kind, step, ZONES, (a,), (b,))[0] == verdict


def test_a_name_may_be_kept_under_another() -> None:
    known, unknown = t.Word("name", "Egg"), t.Word("name", "卵q")
    assert varying.verdict_of(NAME, 0, ZONES, (known,), (unknown,), "「卵」1枚")[0] == RIGHT
    assert varying.verdict_of(NAME, 0, ZONES, (known,), (unknown,), "「鶏」1枚")[0] == ELSEWHERE
    assert varying.verdict_of(NAME, 0, ZONES, (known,), (unknown,), "卵 Egg")[0] == ELSEWHERE


def test_a_number_asked_for_is_up_to() -> None:
    asked = (t.NameNumber("n", 0, 2), t.Create("Egg", t.Chosen("n"), "RC"))
    a, b = t.Activated(do=asked), t.Activated(do=(t.Create("Egg", 2, "RC"),))
    assert varying.verdict_of(UP_TO, 0, ZONES, a, b)[0] == RIGHT
    assert varying.verdict_of(UP_TO, 0, ZONES, a, t.Activated(do=(t.Create("Egg", 3, "RC"),)))[0] == ELSEWHERE


TEXT = (
    "[AUTO](RC)[1/turn]:When this unit attacks, choose up to one of your other rear-guards, and it gets [Power] +5000 "
    "until end of turn. (In every 2nd turn.)"
)


def test_the_variations_of_a_line_leave_remarks_alone() -> None:
    lab = load("vg").lab.variations["en"]
    found = list(varying.variations(lab, "en", TEXT))
    assert {kind for kind, _, _ in found} == {NUMBER, UP_TO, OTHER, DURATION}
    assert all(text.endswith("(In every 2nd turn.)") for _, text, _ in found)
    assert (NUMBER, TEXT.replace("5000", "6000"), 1000) in found


def test_a_card_is_varied_word_by_word() -> None:
    row = Printed("A", "Moth", "normal unit", TEXT, {"type": "normal unit"}, "here")
    found = varying.vary("vg", "en", row)
    assert found and varying.wrong(found) == []
    assert varying.counted(found)[OTHER]["right"] >= 1
    assert varying.vary("vg", "en", row._replace(text="Juggle.")) == []


def test_words_that_say_something_again_are_left_alone() -> None:
    again = load("vg").lab.again["en"]
    line = "Draw a card for each card put into soul for this cost. [Legion 20000]"
    lab = load("vg").lab.variations["en"]
    assert [kind for kind, _, _ in varying.variations(lab, "en", line, again=again)] == []
    assert {kind for kind, _, _ in varying.variations(lab, "en", line)} == {ZONE, NUMBER}


def test_a_game_names_its_two_ways_to_say_one_thing() -> None:
    plain = load("vg").lab.compared
    fewer, fewest = (t.Rule("forbid", query, t.Player(t.OPPONENT)) for query in ("guard as two", "guard alone"))
    assert varying.verdict_of(NUMBER, 1, ZONES, plain(fewest), plain(fewer))[0] == RIGHT
    unit = t.Word("type", "unit")
    assert plain(MINE & unit) == MINE and plain(t.Zone(("drop",)) & unit) == t.Zone(("drop",)) & unit


def test_japanese_numbers_keep_their_signs() -> None:
    found = [text for kind, text, _ in varying.variations((), "ja", "１枚引く。") if kind == NUMBER]
    assert found == ["２枚引く。"]


def test_the_commands_report_as_json(tmp_path: Path) -> None:
    file = tmp_path / "cards.jsonl"
    row = {"number": "A", "name": "Moth", "type": "normal unit", "grade": 1, "power": 8000, "text": TEXT}
    file.write_text(json.dumps(row) + "\n", encoding="utf-8")
    varied = ludex("cards", "vary", str(file), "--game", "vg", "--json")
    told = json.loads(varied.stdout)
    assert varied.exit_code == 0 and told["wrong"] == 0 and told["cards"] == 1 and told["variations"] > 4
    linted = ludex("cards", "lint", str(file), "--game", "vg", "--json")
    assert linted.exit_code == 0 and json.loads(linted.stdout) == {"whole": 1, "flaws": []}


def test_readings_are_kept_and_those_that_moved_are_told(tmp_path: Path) -> None:
    file, kept = tmp_path / "cards.jsonl", tmp_path / "kept.jsonl"
    row = {"number": "A", "name": "Moth", "type": "normal unit", "grade": 1, "power": 8000, "text": TEXT}
    file.write_text(json.dumps(row) + "\n", encoding="utf-8")
    assert ludex("cards", "readings", str(file), "--game", "vg", "--out", str(kept)).exit_code == 0
    same = ludex("cards", "readings", str(file), "--game", "vg", "--against", str(kept))
    assert (same.exit_code, same.stdout) == (0, "1 readings, 0 moved\n")
    file.write_text(json.dumps({**row, "text": TEXT.replace("up to ", "")}) + "\n", encoding="utf-8")
    moved = ludex("cards", "readings", str(file), "--game", "vg", "--against", str(kept), "--json")
    assert moved.exit_code == 1
    told = json.loads(moved.stdout)["moved"][0]
    assert told["number"] == "A" and told["was"]["means"] != told["now"]["means"]
    kept.write_text("nothing\n", encoding="utf-8")
    assert ludex("cards", "readings", str(file), "--game", "vg", "--against", str(kept)).exit_code == 2


def test_the_status_says_what_speaks_against_a_reading(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "cards.jsonl"
    row = {"number": "A", "name": "Moth", "type": "normal unit", "grade": 1, "power": 8000, "text": TEXT}
    file.write_text(json.dumps(row) + "\n", encoding="utf-8")
    arguments = ("cards", "status", "vg", "--cards", str(file), "--proofs", "--no-exercise", "--json")
    assert json.loads(ludex(*arguments).stdout)[0]["refused"] == []
    bad = varying.Varied("A", NUMBER, "a", "b", SAME)
    monkeypatch.setattr(varying, "vary", lambda *arguments: [bad])
    assert json.loads(ludex(*arguments).stdout)[0]["refused"] == ["vary number: same"]


def test_the_oracles_gate_what_counts_as_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "cards.jsonl"
    row = {"number": "A", "name": "Moth", "type": "normal unit", "grade": 1, "power": 8000, "text": TEXT}
    file.write_text(json.dumps(row) + "\n", encoding="utf-8")
    arguments = ("cards", "compile", str(file), "--game", "vg", "--json")
    assert json.loads(ludex(*arguments, "--proofs").stdout)["whole"] == 1
    bad = varying.Varied("A", NUMBER, "a", "b", SAME)
    monkeypatch.setattr(varying, "vary", lambda *arguments: [bad])
    told = json.loads(ludex(*arguments, "--proofs").stdout)
    assert (told["whole"], told["partial"], told["refused"]) == (0, 1, {"A": ["vary number: same"]})
    assert json.loads(ludex(*arguments).stdout)["whole"] == 1
    assert "A is read, but: vary number: same" in ludex(*arguments[:-1], "--proofs").stdout


def test_a_card_at_odds_with_its_other_printing_is_not_whole(tmp_path: Path) -> None:
    file = tmp_path / "cards.jsonl"
    row = {"number": "A", "name": "Moth", "type": "normal unit", "grade": 1, "power": 8000, "text": TEXT}
    arguments = ("cards", "compile", str(file), "--game", "vg", "--json", "--beside")
    for other, whole in ((TEXT, 1), (TEXT.replace("up to ", ""), 0)):
        file.write_text(json.dumps({**row, "anew": other}) + "\n", encoding="utf-8")
        told = json.loads(ludex(*arguments, "anew").stdout)
        assert (told["whole"], told["refused"]) == (whole, {} if whole else {"A": ["agree"]})
    japanese = tmp_path / "ja.jsonl"
    japanese.write_text(
        json.dumps({**row, "text": "【永】【(R)】：このユニットのパワー＋5000。"}) + "\n", encoding="utf-8"
    )
    assert json.loads(ludex(*arguments, str(japanese)).stdout)["refused"] == {"A": ["agree"]}
    assert ludex(*arguments, "no-such-column").exit_code == 2
