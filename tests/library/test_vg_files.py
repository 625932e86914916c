"""Card files of Cardfight!! Vanguard: what their columns mean, decks of their cards, decks drawn at random."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from ludex.cli import build
from ludex.errors import InputError
from ludex.games import load
from ludex.lang.files.cards import read_cards
from ludex.lang.files.decks import TOKENS
from ludex.library.cards import Library
from ludex.library.drafting import draft, groups_with_decks, playable, written
from ludex.library.served import VARIABLE, offer, served

VG = load("vg")
DRAWS = "[AUTO]:When this unit is placed on (RC), draw a card."


def card(number: str, grade: int = 1, **more: Any) -> dict[str, Any]:
    unit = {"type": "Normal Unit", "power": 8000, "shield": 5000, "critical": None, "era": "D"}
    return {
        "number": number,
        "name": f"Name {number}",
        "grade": grade,
        "nation": "Lowmarsh",
        **unit,
        "text": "",
        **more,
    }


def cards_of(nation: str) -> list[dict[str, Any]]:
    """Enough cards of a nation for a deck."""
    rows = [
        card(f"{nation}-{grade}{letter}", grade, nation=nation, shield=None if grade == 3 else 5000, text=DRAWS)
        for grade in range(4)
        for letter in "abcd"
    ]
    icons = ("Critical", "Draw", "Front", "Heal", "Over")
    for icon in icons:
        rows.append(card(f"{nation}-{icon}", 0, nation=nation, type="Trigger Unit", trigger=icon))
    return rows


def file_of(folder: Path, rows: list[dict[str, Any]], name: str = "cards.jsonl") -> Path:
    path = folder / name
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return path


def ludex(*arguments: str) -> Result:
    return CliRunner().invoke(build(arguments[0]), list(arguments))


def test_columns_become_a_card(tmp_path: Path) -> None:
    rows = [
        card("A", 3, race="Human", clan="Reedfolk", shield=None, text=DRAWS),
        card("B", 0, type="Trigger Unit", trigger="Heal", nation="NationLess"),
        card("C", 4, type="G Unit", shield=None),
        card("D", 4, type="G Unit", shield=15000),
        card("E", 1, type="Normal Order", power=None, shield=None, text="Draw a card."),
        card("F", 0, type="Others"),
        card("G", 2, skill="-", text=""),
        card("H", 3, era="V", shield=None),
        card("I", 1, type=None),
    ]
    library = Library(VG, [file_of(tmp_path, rows)])
    a, b, c, d, e, f, g, h, i = (library.card(row) for row in library.rows)
    assert (a.types, a.figures["grade"], a.figures["power"], a.figures["critical"]) == (("unit", "normal"), 3, 8000, 1)
    assert (a.words["nation"], a.words["clan"], a.words["race"]) == (("Lowmarsh",), ("Reedfolk",), ("Human",))
    assert {"Twin Drive", "persona ride"} <= set(a.keywords) and "shield" not in a.figures and len(a.abilities) == 3
    assert b.words["trigger"] == ("heal",) and "nation" not in b.words and "Boost" in b.keywords
    assert "Triple Drive" in c.keywords and "Triple Drive" not in d.keywords
    assert e.types == ("order", "normal") and library.reader.belongs(c) == "g" and library.reader.belongs(e) == "main"
    assert f.token and library.reader.section_of(library.rows[5]) == TOKENS
    assert "Intercept" not in g.keywords  # the file says which icons it has
    assert "Twin Drive" in h.keywords and "persona ride" not in h.keywords
    assert i.types == ("unit", "normal")


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ({"type": "Trigger Unit"}, "is a trigger unit, and the file does not say which"),
        ({"type": "Sorcery"}, "type 'Sorcery' is not in the rulebook"),
        ({"text": "[AUTO]:When this unit is placed on (RC), juggle a card."}, "reading stopped at 'juggle a card.'"),
    ],
)
def test_a_card_that_cannot_be_played_says_why(tmp_path: Path, more: dict[str, Any], reason: str) -> None:
    library = Library(VG, [file_of(tmp_path, [card("A", **more)])])
    with pytest.raises(InputError, match=reason) as error:
        library.find("A")
    assert error.value.place.endswith("cards.jsonl:1")


def test_a_column_wins_under_its_usual_name(tmp_path: Path) -> None:
    """`skill` means the text in other games, and the icons in this one."""
    row = {"number": "A", "name": "A", "skill": "Boost", "text": DRAWS}
    path = file_of(tmp_path, [row])
    assert VG.reader is not None
    assert read_cards(path, "en", VG.reader.columns)[0].text == DRAWS
    assert read_cards(path)[0].text == DRAWS


def test_rows_without_name_and_number_are_left_out_and_told(tmp_path: Path) -> None:
    rows = [card("A", text=DRAWS), {"text": DRAWS}, card("B", era="V", text="Juggle."), {"name": None, "text": ""}]
    path = file_of(tmp_path, rows)
    result = ludex("cards", "compile", str(path), "--game", "vg", "--json")
    assert result.exit_code == 0
    found = json.loads(result.stdout)
    assert found["skipped"] == {"rows": 2, "places": [f"{path}:2", f"{path}:4"]}
    assert found["by_era"]["D"] == {
        "cards": 1, "with_text": 1, "whole": 1, "partial": 0, "declined": 0, "share": 1.0,
    }  # fmt: skip
    assert found["by_era"]["V"]["share"] == 0.0
    said = ludex("cards", "compile", str(path), "--game", "vg").stdout
    assert "D: 1 with text, 1 whole (100.0%)" in said and "2 rows have neither a name nor a number" in said
    library = Library(VG, [path])
    assert len(library.rows) == 2 and library.unnamed == [f"{path}:2", f"{path}:4"]


def test_a_card_listed_twice_counts_once(tmp_path: Path) -> None:
    path = file_of(tmp_path, [card("A", text=DRAWS), card("A", text="")])
    library = Library(VG, [path])
    assert len(library.rows) == 1 and library.repeated == [f"{path}:2"]
    with pytest.raises(InputError, match="number A stands at"):
        Library(VG, [file_of(tmp_path, [card("A"), card("A", power=9000)])])


# --- decks -------------------------------------------------------------------------------------------------------


def test_decks_drawn_at_random_are_legal_and_of_one_nation(tmp_path: Path) -> None:
    rows = [*cards_of("Lowmarsh"), *cards_of("Highfen"), card("X", 2, nation="Thin")]
    library = Library(VG, [file_of(tmp_path, rows)])
    cards = playable(library)
    assert groups_with_decks(library, cards) == ["Lowmarsh", "Highfen"]
    for seed in range(5):
        deck = draft(library, cards, "Highfen", Random(seed))
        assert VG.check_deck(deck, "") == []
        plain = [one for one in deck.cards("main") if "trigger" not in one.types]
        assert {one.words["nation"] for one in plain} == {("Highfen",)}
        assert written(library.parse(written(deck), "again")) == written(deck)
    with pytest.raises(InputError, match="no card of grade 0"):
        draft(library, cards, "Thin", Random(1))


def test_decks_of_a_file_in_every_command(tmp_path: Path) -> None:
    path = file_of(tmp_path, [*cards_of("Lowmarsh"), *cards_of("Highfen")])
    deck = tmp_path / "deck.txt"
    deck.write_text(ludex("deck", "draft", "vg", "--cards", str(path), "--of", "Lowmarsh").stdout, encoding="utf-8")
    checked = ludex("deck", "check", "vg", str(deck), "--cards", str(path))
    assert (checked.exit_code, checked.stdout) == (0, "legal\n")
    drawn = ludex("sim", "vg", "--cards", str(path), "--draft", "--games", "3", "--seed", "5", "--json")
    assert drawn.exit_code == 0 and json.loads(drawn.stdout)["finished"] == 3
    one = str(deck)
    fought = ludex(
        "arena", "vg", "random", "random", "--deck", one, "--cards", str(path), "--games", "2", "--workers", "1"
    )
    assert fought.exit_code == 0 and fought.stdout.startswith("2 games")


def test_an_unread_card_is_refused_in_a_deck_with_the_words(tmp_path: Path) -> None:
    rows = cards_of("Lowmarsh")
    rows[4]["text"] = "[AUTO]:When this unit is placed on (RC), juggle a card."
    path = file_of(tmp_path, rows)
    deck = tmp_path / "deck.txt"
    deck.write_text(f"[main]\n4 {rows[4]['number']}\n", encoding="utf-8")
    told = ludex("deck", "check", "vg", str(deck), "--cards", str(path))
    assert told.exit_code == 2
    assert f"deck.txt:2: {rows[4]['number']}" in told.stderr and "reading stopped at 'juggle a card.'" in told.stderr
    assert f"{path}:5" in told.stderr


def test_the_table_takes_decks_of_offered_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from ludex.table.lobby import checked

    monkeypatch.delenv(VARIABLE, raising=False)
    path = file_of(tmp_path, cards_of("Lowmarsh"))
    library = Library(VG, [path])
    text = written(draft(library, playable(library), "Lowmarsh", Random(1)))
    assert not checked("vg", "", text)["legal"]
    monkeypatch.setenv(VARIABLE, "{}")
    try:
        offer("vg", [path])
        assert checked("vg", "", text)["legal"]
        with pytest.raises(InputError):
            offer("vg", [tmp_path / "none.jsonl"])
    finally:
        monkeypatch.delenv(VARIABLE)
        served.cache_clear()


def test_decks_of_another_game_are_drawn_by_its_classes(tmp_path: Path) -> None:
    sve = load("sve")
    rows: list[dict[str, Any]] = [{"number": "L", "name": "Chief", "type": "Leader", "class": "Swordcraft"}]
    plain = {"type": "Follower", "class": "Swordcraft", "cost": 2, "attack": 2, "defense": 2, "text": "Ward."}
    rows += [{"number": f"F{n}", "name": f"Guard {n}", **plain} for n in range(14)]
    rows += [{"number": "E1", "name": "Guard 1", **plain, "type": "Follower / Evolved"}]
    library = Library(sve, [file_of(tmp_path, rows)])
    cards = playable(library)
    assert groups_with_decks(library, cards) == ["Swordcraft"]
    deck = draft(library, cards, "Swordcraft", Random(1))
    assert sve.check_deck(deck, "") == [] and len(deck.cards("main")) == 40
