"""Printed text in two languages, card rows, shipped decks."""

from __future__ import annotations

import pytest

from ludex.core.tree import Activated, Automatic, Mere, Spell
from ludex.errors import InputError
from ludex.games.sve import SPEC
from ludex.games.sve.cards import card_of, make_card, rows, shipped_cards
from ludex.games.sve.text import read_text
from ludex.lang.phrase import Declined
from tests.rules.sve.support import random_play


def test_shipped_cards_have_numbers_and_names_of_their_own() -> None:
    numbers = [row.number for row in rows()]
    assert len(numbers) == len(set(numbers))
    assert all(row.name_ja for row in rows())
    assert shipped_cards()["Lantern Squire"].number == "LX1-002"  # the name means the follower, not its evolved card


def test_shipped_decks_are_legal(edition: str) -> None:
    assert len(SPEC.deck_texts()) >= 2
    for name in SPEC.deck_texts():
        assert SPEC.check_deck(SPEC.deck(name), edition) == []


def test_random_games_come_to_an_outcome(edition: str) -> None:
    names = list(SPEC.deck_texts())
    for seed in range(12):
        decks = SPEC.deck(names[seed % len(names)]), SPEC.deck(names[-1 - seed % 2])
        game = random_play(SPEC.new_game(*decks, seed, edition), seed)
        assert game.outcome is not None and game.outcome.rule.startswith("SVE")


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("[evolve] [cost02]: Evolve this.", Activated),
        ("[quick] [evolve] [cost01]: Evolve this follower.", Activated),
        ("[act] [cost01], [engage]: Draw a card.", Activated),
        ("[quick]", Mere),
        ("Leader Strike: Draw a card.", Automatic),
        ("At the start of your opponent's end phase, draw a card.", Automatic),
        ("At the start of your opponent's main phase, draw a card.", Automatic),
        ("相手のメインフェイズが来たとき、1枚引く。", Automatic),
        ("[クイック]", Mere),
        ("[進化][コスト2]：これは進化する。", Activated),
        ("【攻撃時】1枚引く。", Automatic),
        ("[起動]これを[アクト]：1枚引く。", Activated),
    ],
)
def test_phrases(text: str, kind: type) -> None:
    (ability,) = read_text(text, "follower")
    assert isinstance(ability, kind)
    assert getattr(ability, "timing", ()) == (("quick",) if text.startswith("[quick] ") else ())


def test_reminder_text_is_no_ability(edition: str) -> None:
    """[SVE 2.6.2]"""
    remark = "(Followers with Ward guard.)" if edition == "en" else "（【守護】を持つフォロワーは、守る）"
    told, plain = (f"Ward. {remark}", "Ward.") if edition == "en" else (f"【守護】{remark}", "【守護】")
    assert read_text(told, "follower") == read_text(plain, "follower")


@pytest.mark.parametrize(
    "text",
    ["Draw a card and dance.", "[fanfare] Sing.", "[act] [engage]: Sing.", "[act] laugh: Draw a card.", "踊る。"],
)
def test_what_is_not_understood_is_declined_with_its_words(text: str) -> None:
    with pytest.raises(Declined) as declined:
        read_text(text, "follower")
    assert declined.value.words in text or declined.value.words.lower() in text.lower()


def test_a_spell_is_its_text() -> None:
    """[SVE 10.1.1.4]"""
    quick, text = read_text("[quick]\nDraw a card.\nDeal 1 damage to the enemy leader.", "spell")
    assert isinstance(quick, Mere) and isinstance(text, Spell) and len(text.do) == 2


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ({}, "name"),
        ({"name": "A", "type": "dragon", "cost": 1}, "no type"),
        ({"name": "A", "type": "spell"}, "no cost"),
        ({"name": "A", "cost": 1}, "attack and defense"),
        ({"name": "A", "type": "spell", "cost": 1, "attack": 2}, "only followers"),
        ({"name": "A", "cost": -1, "attack": 1, "defense": 1}, "below zero"),
        ({"name": "A", "cost": 1, "attack": 1, "defense": 1, "class": "Pirate"}, "no class"),
        ({"name": "A", "cost": 1, "attack": 1, "defense": 1, "text": "Sing."}, "Sing."),
        ({"name": "A", "cost": 1, "attack": 1, "defense": 1, "keywords": ["Fanfare"]}, "stands alone"),
        ({"name": "A", "cost": 1, "attack": 1, "defense": 1, "tree": ["Nope()"]}, "no node"),
        ({"name": "A", "cost": 1, "attack": 1, "defense": 1, "power": 9}, "power"),
    ],
)
def test_a_bad_row_is_told_with_its_place(row: dict[str, object], reason: str) -> None:
    with pytest.raises(InputError) as error:
        make_card(row, "cards.yaml:7")
    assert error.value.place.startswith("cards.yaml:7") and reason in error.value.reason


def test_keywords_of_a_row_are_those_of_the_text() -> None:
    row = {"name": "A", "cost": 1, "attack": 1, "defense": 1}
    assert make_card({**row, "keywords": ["Ward"]}, "t").abilities == make_card({**row, "text": "Ward."}, "t").abilities
    assert card_of(rows()[0], "t").keywords == shipped_cards()[rows()[0].number].keywords
