"""Every column of a card row counts in its game, and every other one is refused with its place."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludex.errors import InputError
from ludex.games import load, package_of
from ludex.lang.files.cards import read_cards
from ludex.lang.files.decks import parse_deck

CODES = ("sve", "vg", "dbs", "cc")

PLAIN: dict[str, dict[str, Any]] = {
    "sve": {"name": "Odd", "number": "N-1", "cost": 1, "attack": 1, "defense": 1},
    "vg": {"name": "Odd", "number": "N-1", "trigger": "draw"},
    "dbs": {"name": "Odd", "number": "N-1", "cost": 2},
    "cc": {"name": "Odd", "number": "N-1", "type": "servant", "atk": 1, "def": 1},
}
"""A card of each game that any column may be added to."""

OTHERWISE: dict[str, dict[str, Any]] = {
    "sve": {
        "type": "follower / token", "class": "Runecraft", "trait": "Kin", "universe": "Elsewhere", "cost": 2,
        "attack": 2, "defense": 2, "text": "Ward.", "keywords": ["Ward"], "tree": ["Mere('Quick')"],
    },
    "vg": {
        "type": "trigger unit", "grade": 1, "power": 1000, "shield": 1000, "critical": 2, "trigger": "heal",
        "trigger_power": 5000, "nation": "Emberreach", "clan": "Kin", "race": "Elf", "keywords": ["Boost"],
        "text": "[Boost]", "tree": ["Mere('Boost')"], "also_named": ["Other"], "copies": 16,
        "names": ["One", "Two"], "gift": "Force", "fighter": "Kai", "special": ["ticket"],
        "subtypes": ["prison"], "world": "Hero World", "back": {"name": "Back", "type": "G unit"},
    },
    "dbs": {
        "type": "extra", "color": "blue", "power": 1000, "cost": 3, "specified": "red", "combo_power": 1000,
        "combo_cost": 1, "character": "Else", "traits": ["Kin"], "era": "Then", "text": "[Blocker]",
        "keywords": ["Blocker"], "tree": ["Mere('Double Strike', 2, 'strike')"], "back": {"name": "Back", "power": 1},
    },
    "cc": {
        "type": "barrier", "version": "II", "level": 1, "element": "luna", "cost": 1, "race": "Elf", "atk": 2, "def": 2,
        "text": "[Quickcast]", "tree": ["Mere('Quickcast')"], "materials": ["Elf"], "token": True, "soul bond": True,
    },
}  # fmt: skip
"""Column -> another value than the plain card has. Name and number need none."""

PRINTED_BESIDE = {"sve": ("name_ja", "text_ja"), "vg": ("name_ja", "text_ja")}
"""Columns of the other printing of a shipped card: the same game plays it from its own file (`rows_of`)."""


MEANINGLESS = {"vg": ("reading", "flavor", "art")}
"""Columns that the rulebook says mean nothing [VG 2.1.1.1] [VG 2.12.2] [VG 2.15.2]: the card is the same without."""


def row_of(code: str) -> type[Any]:
    """The class of a row of the game's card files."""
    module = import_module(f"{package_of(code)}.cards")
    found: type[Any] = getattr(module, "CardRow", None) or module.Row
    return found


@pytest.mark.parametrize("code", CODES)
def test_every_column_of_a_card_counts(code: str) -> None:
    spec = load(code)
    plain = spec.make_card(PLAIN[code], "here")
    columns = [field.encode_name for field in msgspec.structs.fields(row_of(code))]
    beside = (*PRINTED_BESIDE.get(code, ()), *MEANINGLESS.get(code, ()))
    assert set(OTHERWISE[code]) == set(columns) - {"name", "number", *beside}
    for column, value in OTHERWISE[code].items():
        try:
            made = spec.make_card({**PLAIN[code], column: value}, "here")
        except InputError:
            continue  # refused is not ignored
        assert made != plain or made.back != plain.back, column
    for column in MEANINGLESS.get(code, ()):
        assert spec.make_card({**PLAIN[code], column: "Boost"}, "here") == plain, column


@pytest.mark.parametrize("code", CODES)
def test_a_column_that_there_is_not_is_refused_with_its_place(code: str) -> None:
    with pytest.raises(InputError, match=r"^here: .*unknown field `colour`"):
        load(code).make_card({**PLAIN[code], "colour": "red"}, "here")


@pytest.mark.parametrize("code", CODES)
def test_a_line_above_a_deck_that_means_nothing_is_refused_with_its_place(code: str) -> None:
    spec = load(code)
    with pytest.raises(InputError, match=r"^d\.txt:2: no 'levle' of a deck; there is name, level"):
        parse_deck(f"name: A\nlevle: starter\n[{spec.sections[0]}]\n", "d.txt", spec.cards(), spec.sections)


@pytest.mark.parametrize(
    ("column", "reason"),
    [
        ("attak", "no such column; did you mean 'attack'?"),
        ("Deffense", "no such column; did you mean 'defense'?"),
        ("tree", "printed text is the card; a card file has no trees"),
    ],
)
def test_a_column_of_a_card_file_that_is_almost_right_is_refused(tmp_path: Path, column: str, reason: str) -> None:
    """What nobody could have meant for the game is left alone."""
    file = tmp_path / "c.csv"
    reader = load("sve").reader
    assert reader is not None
    file.write_text(f"name,text,{column}\nOdd,Ward.,1\n", encoding="utf-8")
    with pytest.raises(InputError) as caught:
        read_cards(file, "en", reader.columns)
    assert str(caught.value) == f"{file}:2: {column.lower()}: {reason}"
    file.write_text("name,text,rarity,set_name,artist\nOdd,Ward.,R,First,Ann\n", encoding="utf-8")
    assert [card.name for card in read_cards(file, "en", reader.columns)] == ["Odd"]
