"""Decks drawn at random."""

from __future__ import annotations

from random import Random

import pytest

from ludex.core.position.objects import Card
from ludex.errors import InputError
from ludex.games.dbs.book import BOOKS
from ludex.games.dbs.c05_game_preparation import check_deck
from ludex.games.dbs.drafting import draft, groups
from ludex.lang.files.decks import Deck
from tests.rules.dbs.support import battle, leader

RED, BLUE = leader("Red"), leader("Blue", color="blue")


def pool(color: str, n: int, **row: int) -> list[Card]:
    return [battle(f"{color} {i}", color=color, cost=i % 7, **row) for i in range(n)]


def test_a_drafted_deck_has_one_colour_and_is_legal() -> None:
    cards = [RED, BLUE, *pool("red", 20), *pool("blue", 20)]
    assert sorted(groups(cards)) == ["blue", "red"]
    sections = draft(cards, "blue", Random(1))
    assert {color for entries in sections.values() for e in entries for color in e.card.words["color"]} == {"blue"}
    assert check_deck(Deck("blue", sections, {}, "")) == []
    assert sections != draft(cards, "blue", Random(2))


def test_a_drafted_deck_keeps_to_the_totals_of_the_later_manual() -> None:
    rare = [battle(f"Rare {i}", *BOOKS["later"].keywords["Super Combo"].means) for i in range(9)]
    cards = [RED, *pool("red", 12), *rare]
    for seed in range(5):
        assert check_deck(Deck("red", draft(cards, "red", Random(seed)), {}, ""), "later") == []


def test_too_few_cards_or_no_leader_are_told() -> None:
    with pytest.raises(InputError, match="too few cards of red: 20 of 50"):
        draft([RED, *pool("red", 5)], "red", Random(1))
    with pytest.raises(InputError, match="no Leader Card of blue"):
        draft([RED, *pool("blue", 20)], "blue", Random(1))
    assert groups(pool("red", 3)) == []
