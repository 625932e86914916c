"""The cards that we ship for the Dragon Ball Super Card Game: every text is read whole and prints back, none is
scripted, and the decks use every keyword and kind of skill of the book."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest
import yaml

from ludex.core import tree as t
from ludex.games.dbs import SPEC
from ludex.games.dbs.c10_keywords import KEYWORDS
from ludex.games.dbs.cards import shipped_cards
from ludex.games.dbs.text import languages
from ludex.lang.compile import WHOLE, compile_with, print_text

ENGLISH = languages()["en"]
FOLDER = files("ludex.games.dbs") / "data" / "cards"
ROWS: list[dict[str, Any]] = [
    row
    for file in sorted(FOLDER.iterdir(), key=lambda file: file.name)
    for row in yaml.safe_load(file.read_text(encoding="utf-8"))
]
SIDES = [
    (row["number"] + side, row.get("type", "battle"), text)
    for row in ROWS
    for side, text in (("", row.get("text", "")), (" back", row.get("back", {}).get("text", "")))
    if text
]


@pytest.mark.parametrize(("number", "kind", "text"), SIDES, ids=[side[0] for side in SIDES])
def test_each_text_is_read_whole_and_prints_back(number: str, kind: str, text: str) -> None:
    compiled = compile_with(ENGLISH, text, kind)
    assert (compiled.status, compiled.words) == (WHOLE, "")
    assert print_text(ENGLISH, compiled) == ENGLISH.normalise(text)


def test_no_card_is_scripted() -> None:
    assert not [row["number"] for row in ROWS if "tree" in row or "tree" in row.get("back", {})]


def test_numbers_and_names() -> None:
    """160 cards and more with a text."""
    assert sum("text" in row for row in ROWS) >= 160
    assert len({row["number"] for row in ROWS}) == len({row["name"] for row in ROWS}) == len(ROWS)


def decks() -> dict[str, set[str]]:
    """The numbers of the cards of each deck."""
    found = {}
    for name in SPEC.deck_texts():
        deck = SPEC.deck(name)
        assert not SPEC.check_deck(deck, "")
        found[name] = {card.number for section in SPEC.sections for card in deck.cards(section)}
    return found


def test_eight_decks_use_every_card() -> None:
    used = decks()
    assert len(used) >= 8
    assert set().union(*used.values()) == {row["number"] for row in ROWS}


def test_the_decks_use_every_keyword_and_kind_of_skill() -> None:
    cards = [shipped_cards()[number] for number in set().union(*decks().values())]
    sides = [side for card in cards for side in (card, card.back) if side is not None]
    abilities = [ability for side in sides for ability in side.abilities]
    assert {type(ability) for ability in abilities} >= {t.Activated, t.Automatic, t.Passive, t.Mere}
    named = {name for ability in abilities for name in ability.keywords()}
    printed = " ".join(text for _, _, text in SIDES)
    missing = {one.name for one in KEYWORDS if one.name not in named and f"[{one.name}]" not in printed}
    assert missing == set()
