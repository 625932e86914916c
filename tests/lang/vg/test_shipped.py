"""The cards that we ship for Vanguard: both texts of every card are read whole, to the same abilities; none is
scripted."""

from __future__ import annotations

from collections import Counter

import pytest

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.games.vg import SPEC
from ludex.games.vg.cards import Row, pseudo_rows, rows, shipped_cards, tokens
from ludex.games.vg.cards import card_of as make
from ludex.games.vg.text import languages
from ludex.games.vg.text.pseudo import CIRCLE_MARKERS, CRESTS, NAMES, PLOTS, TICKETS, TOKENS, UNIT_MARKERS
from ludex.lang.compile import WHOLE, Compiled, compile_with, print_text

ROWS = [*rows(), *pseudo_rows()]
TOLD = [row for row in ROWS if row.text or row.text_ja]
ICONS = {"Boost", "Intercept", "Twin Drive", "Triple Drive", "persona ride"}


def shipped(row: Row) -> Card:
    return shipped_cards().get(row.number) or tokens()[row.number]


def compiled(row: Row, language: str) -> Compiled:
    types = shipped(row).types
    text = row.text if language == "en" else row.text_ja
    return compile_with(languages()[language], text, types[0] if types else "")


@pytest.mark.parametrize("row", TOLD, ids=lambda row: str(row.number))
def test_both_texts_are_read_whole_to_what_the_card_does(row: Row) -> None:
    english, japanese = compiled(row, "en"), compiled(row, "ja")
    for language, one, text in (("en", english, row.text), ("ja", japanese, row.text_ja)):
        assert (one.status, one.words) == (WHOLE, "")
        assert print_text(languages()[language], one) == languages()[language].normalise(text)
    assert english.abilities == japanese.abilities
    assert make(row, "here", english.abilities) == shipped(row)


def test_no_card_is_scripted() -> None:
    assert not [row.number for row in ROWS if row.tree]
    assert {word for row in ROWS for word in row.keywords} <= ICONS


def test_each_name_has_one_japanese_name() -> None:
    pairs = {(row.name, row.name_ja) for row in ROWS}
    assert all(ja for _, ja in pairs)
    assert max(Counter(ja for _, ja in pairs).values()) == max(Counter(en for en, _ in pairs).values()) == 1


def test_what_cards_name_is_called_as_the_named_card() -> None:
    japanese = {row.name: row.name_ja for row in ROWS}
    for table in (TOKENS, PLOTS, TICKETS, CRESTS, CIRCLE_MARKERS, UNIT_MARKERS):
        assert all(japanese[en] == ja for en, ja in table.items())
    for en, ja in NAMES.items():
        named = {name: japanese[name] for name in japanese if en in name}
        assert named and all(ja in other for other in named.values())


def test_the_decks_use_every_kind_of_ability() -> None:
    cards = [card for name in SPEC.deck_texts() for card in SPEC.deck(name).cards("main")]
    found = {type(ability) for card in cards for ability in card.abilities}
    assert found >= {t.Activated, t.Automatic, t.Passive, t.Spell, t.Mere}
