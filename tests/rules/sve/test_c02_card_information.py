"""SVE chapter 2: what of a printed card counts. Cards come from a card file, as people have them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludex.core.position.objects import Card
from ludex.games.sve import SPEC
from ludex.lang.files.decks import Deck, Entry
from ludex.library.cards import Library
from tests.rules.sve.support import attack_of, board, follower, offers, zone_sizes

CAT = follower("Cat", 1, 1)
OWL = {"name": "Owl", "type": "Follower", "class": "Havencraft", "cost": 2, "attack": 2, "defense": 2}


def library(folder: Path, edition: str, *rows: dict[str, Any]) -> Library:
    file = folder / f"cards-{edition}.json"
    file.write_text(json.dumps(rows), encoding="utf-8")
    return Library(SPEC, [file], "en", edition)


def printings(folder: Path, edition: str, text: str = "", **differences: tuple[str, str]) -> tuple[Card, Card]:
    """Two printings of one card that differ in what is said."""
    rows = [
        {**OWL, "number": f"Q-{i}", "text": text, **{key: pair[i] for key, pair in differences.items()}} for i in (0, 1)
    ]
    made = library(folder, edition, *rows)
    return made.find("Q-0"), made.find("Q-1")


def breaches(edition: str, *cards: Card) -> list[str]:
    """What a deck breaks that holds two copies of each card."""
    deck = SPEC.deck("lantern-gate")
    main = [*deck.sections["main"], *(Entry(2, card, 0) for card in cards)]
    return [b.rule for b in SPEC.check_deck(deck._replace(sections={**deck.sections, "main": main}), edition)]


def expect_one_card(edition: str, a: Card, b: Card) -> None:
    """Both count together, evolve into each other's evolved card, and are one to texts that name it."""
    assert "SVE 6.1.1.4" in breaches(edition, a, b) and "SVE 6.1.1.4" not in breaches(edition, a)
    grown = Card("Q-9", "Owl", ("follower", "evolved"), {"attack": 5, "defense": 5}, {}, "", ())
    for card in (a, b):
        assert card.abilities == a.abilities and card.figures == a.figures and card.words == a.words
        assert offers(board(edition, field=(card,), evolve=(grown,), hand=(CAT,)), 'evolve "Owl"')


EVOLVE = "[evolve] [cost01]: Evolve this follower."


def test_2_9_2_token_information_is_no_text(tmp_path: Path, edition: str) -> None:
    """What a card shows of a token changes neither the token nor the card."""
    wrong = "Knight 9/9, Storm"
    a, b = printings(tmp_path, edition, "[fanfare] Summon a Knight token.", token_info=("", wrong), token=(wrong, ""))
    for card in (a, b):
        play = board(edition, hand=(card, CAT)).take('play "Owl"')
        knight = {"en": "Knight", "ja": "ナイト"}[edition]
        assert attack_of(play, 0, knight) == 1 and not offers(play, f'attack "{knight}"')


def test_2_10_2_pictures(tmp_path: Path, edition: str) -> None:
    expect_one_card(edition, *printings(tmp_path, edition, EVOLVE, art=("owl.png", "owl-in-snow.png")))


def test_2_11_2_rarity(tmp_path: Path, edition: str) -> None:
    expect_one_card(edition, *printings(tmp_path, edition, EVOLVE, rarity=("Bronze", "Legendary")))


def test_ja_2_11_2_flavour_text(tmp_path: Path, edition: str) -> None:
    """Never read as an ability, whatever it sounds like."""
    expect_one_card(edition, *printings(tmp_path, edition, EVOLVE, flavour=("Who?", "[fanfare] Draw 3 cards.")))


def test_2_12_3_numbers_and_the_small_print(tmp_path: Path, edition: str) -> None:
    """[SVE 2.12.2] The universe is the exception."""
    a, b = printings(tmp_path, edition, EVOLVE, copyright=("", "printed at the mill"), set=("Q1", "Q2"))
    expect_one_card(edition, a, b)
    assert a.number != b.number
    mare, owl = printings(tmp_path, edition, EVOLVE, universe=("Umamusume", ""))
    assert mare.words["universe"] == ("Umamusume",) and "universe" not in owl.words


def guised(folder: Path, edition: str) -> Library:
    """Owl, a printing of it with another name beside its own, and a text that calls it by that name."""
    call = {"number": "Q-7", "name": "Roll Call", "type": "Spell", "class": "Neutral", "cost": 0}
    text = "Destroy each Night Watch on your field."
    rows = [
        {**OWL, "number": "Q-1", "text": ""},
        {**OWL, "number": "Q-2", "text": "", "alternate name": "Night Watch"},
        {**call, "text": text},
    ]
    return library(folder, edition, *rows)


def test_2_13_2_an_alternate_name_means_the_card_itself(tmp_path: Path, edition: str) -> None:
    """Every printing of it; a card that merely has that name in its own is another matter."""
    made = guised(tmp_path, edition)
    owl, guise, call = made.find("Q-1"), made.find("Q-2"), made.find("Q-7")
    play = board(edition, field=(owl, guise, CAT), hand=(call, CAT)).take('play "Roll Call"')
    assert play.names("field", 0) == ["Cat"] and play.names("cemetery", 0)[:2] == ["Owl", "Owl"]
    assert "SVE 6.1.1.4" in breaches(edition, owl, guise)


@pytest.mark.parametrize("name", ["Q-1", "Owl"])
def test_2_13_2_decks_know_it_by_its_own_name(tmp_path: Path, edition: str, name: str) -> None:
    deck: Deck = guised(tmp_path, edition).parse(f"[main]\n2 {name}\n", "deck.txt")
    assert [card.name for card in deck.cards("main")] == ["Owl", "Owl"]
    assert zone_sizes(board(edition, hand=tuple(deck.cards("main"))), 0, "hand") == [2]
