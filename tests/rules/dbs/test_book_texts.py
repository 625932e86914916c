"""Texts in the words of the first cards that are played: lists of kinds, events, what was done before."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.tree import walk
from tests.rules.dbs.support import BIG, PLAIN, Rested, battle, count, power
from tests.rules.dbs.test_texts_played import abilities, declined, spell, table

TARN, BRAE, COLL = (battle(name, character=name) for name in ("Tarn", "Brae", "Coll"))


@pytest.mark.parametrize(
    "have",
    ["you have <Tarn> and <Brae> in your Drop", "<Tarn> and <Brae> cards are in your Drop",
     "there is at least 1 <Tarn> and <Brae> card in your Drop"],
)  # fmt: skip
def test_of_each_kind_of_a_list_there_must_be_a_card(have: str) -> None:
    text = f"[Activate Main] If {have} : Draw 1 card."
    for drop, able in (([TARN, BRAE], True), ([TARN, TARN], False), ([BRAE], False)):
        play = table({"hand": [spell(text)], "drop": drop})
        assert any(words.startswith("activate") for words in play.offered) == able, drop
    either = text.replace(" and <Brae>", " or <Brae>").replace("cards are", "is")
    assert any(words.startswith("activate") for words in table({"hand": [spell(either)], "drop": [BRAE]}).offered)


def test_all_cards_of_two_kinds_are_the_cards_of_either() -> None:
    text = "[Activate Main] KO all <Tarn>{} <Brae> cards in your Battle Area."
    play = table({"hand": [spell(text.format(" and"))], "battle": [TARN, BRAE, COLL]}).take('activate "Spell"')
    assert count(play, "battle", 0) == 1
    cheap = "[Permanent] Reduce the energy costs of <Tarn> and <Brae> in your hand by 1."
    kinds = t.Some((t.Word("character", "Tarn"), t.Word("character", "Brae")))
    assert kinds in walk.nodes(abilities(cheap))


@pytest.mark.parametrize(
    "names", ["<Tarn>, <Brae>, or <Coll>", "<Tarn> or <Brae> or <Coll>", "<Tarn>, <Brae> or <Coll>"]
)
def test_a_list_of_names_is_of_any_length(names: str) -> None:
    text = f"[Activate Main] KO up to 1 of your {names} cards."
    play = table({"hand": [spell(text)], "battle": [COLL, PLAIN]}).take('activate "Spell"', 'choose "Coll"')
    assert count(play, "battle", 0) == 1
    longer = text.replace("<Coll>", "<Coll>, <Dun>, or <Esk>").replace(", or <Coll>", ", <Coll>")
    assert declined(longer) == (" or <Coll>" in longer)


def test_what_is_said_in_a_relative_clause() -> None:
    for said in ("which are red", "that are red", "which is red"):
        assert abilities(f"[Activate Main] KO 1 of your Battle Cards {said}.")
    named = abilities("[Activate Main] KO 1 of your Battle Cards whose card name includes {Ta}.")
    assert named == abilities("[Activate Main] KO 1 of your Battle Cards with {Ta} in its card name.")
    barred = abilities("[Activate Main] You can't play Battle Cards that are not red <<Gull>> cards for the turn.")
    assert barred != abilities("[Activate Main] You can't play Battle Cards that are not red for the turn.")


def test_if_no_card_was_played() -> None:
    text = "[Activate Main] Play up to 1 <Tarn> card from your Drop, then draw 1 card. If you {} a card, draw 2 cards."
    for words, drop, drawn in (("didn't play", [PLAIN], 3), ("didn't play", [TARN], 1), ("played", [TARN], 3)):
        play = table({"hand": [spell(text.format(words))], "drop": drop}).take('activate "Spell"')
        if count(play, "hand", 0) == 0 and play.offered:
            play.take('choose "Tarn"')
        assert count(play, "hand", 0) == drawn, (words, drop)


def test_cards_of_the_top_of_the_deck_are_not_called_it() -> None:
    text = "[Auto] When this card attacks, place 1 card from the top of your deck in your Drop. If {}, draw 1 card."
    assert declined(text.format("it is a red card")) and declined(text.format("that card is red"))
    assert not declined(text.format("your Leader is red"))


def test_8_7_2_your_cards_attack() -> None:
    """[DBS 8-7-2] Each attack triggers it; the opponent's do not."""
    text = "[Auto] When your Battle Cards attack, draw 1 card."
    drummer = battle("Drum", *abilities(text))
    play = table({"battle": [Rested(drummer), BIG], "life": 5}, {"life": 5}).take('attack with "Big" -> "Plain Leader"')
    assert count(play, "hand", 0) == 1
    assert abilities(text) != abilities(text.replace("your", "your opponent's"))


def test_8_7_2_either_of_two_things_that_the_opponent_does() -> None:
    """[DBS 8-7-2]"""
    play_, attack = abilities("[Auto] When your opponent plays a red card or attacks, draw 1 card.")
    assert isinstance(play_, t.Automatic) and play_.when == t.When("play", t.Word("color", "red"), player=t.OPPONENT)
    assert isinstance(attack, t.Automatic) and attack.when == t.When("attack", player=t.OPPONENT)


def test_6_4_1_at_the_end_of_the_turn_in_which_it_was_played() -> None:
    """[DBS 6-4-1]"""
    text = "[Auto] At the end of a turn in which this card was played from your hand, draw 2 cards."
    play = table({"hand": [battle("Late", *abilities(text), cost=0)]}).take('play "Late"', "end the main phase")
    assert count(play, "hand", 0) == 2
    assert count(table({"battle": [battle("Late", *abilities(text))]}).take("end the main phase"), "hand", 0) == 0


def test_7_1_it_attacks_a_battle_card() -> None:
    """[DBS 7-1]"""
    text = "[Auto] When this card attacks, if this card attacks a Battle Card, this card gets +5000 power for the turn."
    fighter = battle("Fighter", *abilities(text))
    foe = {"battle": [Rested(PLAIN)], "life": 5}
    at = table({"battle": [fighter]}, foe).take('attack with "Fighter" -> "Plain"')
    assert power(at, "battle", 0) == 15000
    past = table({"battle": [fighter]}, foe).take('attack with "Fighter" -> "Plain Leader"')
    assert power(past, "battle", 0) == 10000
