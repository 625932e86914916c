"""The cards that we ship for The Caster Chronicles: every text is read whole and prints back, none is scripted, and
the decks use everything."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.games.cc import SPEC
from ludex.games.cc.c1100_keywords import KEYWORDS
from ludex.games.cc.cards import Row, card_of, merge, rows, shipped_cards
from ludex.games.cc.text import languages
from ludex.lang.compile import WHOLE, compile_with, print_text

ROWS = rows()
ENGLISH = languages()["en"]
TOLD = [row for row in ROWS if row.text]
OTHERS = {"Enter", "Last Words", "DCT", "Vanity", "BINGO", "Ride", "Step Up", "United Front"}
"""Keywords that are no word alone: they have a text, a number or a race."""


@pytest.mark.parametrize("row", TOLD, ids=lambda row: str(row.number))
def test_each_text_is_read_whole_to_what_the_card_does(row: Row) -> None:
    compiled = compile_with(ENGLISH, row.text, row.type)
    assert (compiled.status, compiled.words) == (WHOLE, "")
    assert print_text(ENGLISH, compiled) == ENGLISH.normalise(row.text)
    assert card_of(row, "here", merge(compiled.abilities)) == shipped_cards()[row.number]


def test_no_card_is_scripted() -> None:
    assert not [row.number for row in ROWS if row.tree]


def test_numbers_and_names() -> None:
    """140 cards and more; a name with two numbers is a caster of two levels."""
    assert len(ROWS) >= 140 and len({row.number for row in ROWS}) == len(ROWS)
    assert len({(row.name, row.level) for row in ROWS}) == len(ROWS)


def test_the_texts_are_in_the_newer_wording() -> None:
    """The card calls itself "I", a colon stands after a trigger, and icons have no arrows."""
    assert not [row.number for row in ROWS if "⇒" in row.text or "[Rest]" in row.text or "[Enter]" in row.text]


def test_every_keyword_is_printed_on_a_card() -> None:
    printed = {
        node.keyword for card in shipped_cards().values() for node in walk.nodes(card.abilities)
        if isinstance(node, t.Ability)
    }  # fmt: skip
    assert {keyword.name for keyword in KEYWORDS} | OTHERS <= printed


def test_six_decks_use_every_type_and_kind_of_ability() -> None:
    decks = [SPEC.deck(name) for name in SPEC.deck_texts()]
    cards = [card for deck in decks for part in ("main", "extra") for card in deck.cards(part)]
    assert len(decks) == 6
    assert {kind for card in cards for kind in card.types} == {
        "caster", "servant", "conjure", "barrier", "deity", "soul bond",
    }  # fmt: skip
    found = {type(ability) for card in cards for ability in card.abilities}
    assert found >= {t.Activated, t.Automatic, t.Passive, t.Replace, t.Spell, t.Mere}
    assert {element for card in cards for element in card.words.get("element", ())} == {
        "solis", "ignus", "silva", "terra", "luna", "aqua", "aes",
    }  # fmt: skip
