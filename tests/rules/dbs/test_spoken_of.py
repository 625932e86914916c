"""Texts that speak of what was paid, of the top cards of the deck, of all cards of a kind, of anybody's cards."""

from __future__ import annotations

import pytest

from ludex.core.values import layers
from ludex.games.dbs import SPEC
from tests.rules.dbs.support import PLAIN, battle, count, leader, power, resting
from tests.rules.dbs.test_texts_played import declined, spell, table

RED, BLUE = battle("Red", color="red"), battle("Blue", color="blue")


@pytest.mark.parametrize(
    ("cost", "asked"),
    [
        ("Discard 1 card from your hand", "you discarded a red card with this skill"),
        ("Discard 1 card from your hand", "the card you discarded with this skill is a red card"),
        ("Place 1 card from your hand in your Drop", "the card placed in your Drop with this skill is red"),
    ],
)
def test_8_4_2_a_skill_asks_what_was_paid_for_it(cost: str, asked: str) -> None:
    """[DBS 8-4-2]"""
    text = f"[Activate Main] {cost} : If {asked}, draw 2 cards."
    for card, drawn in ((RED, 2), (BLUE, 0)):
        play = table({"hand": [spell(text), card]}).take('activate "Spell"')
        assert count(play, "hand", 0) == drawn, card.name
    assert declined(text.replace("discarded", "removed").replace("placed", "revealed"))


def test_8_4_2_2_so_many_cards_of_the_deck_are_paid_or_none() -> None:
    """[DBS 8-4-2-2]"""
    text = "[Activate Main] Place the top 3 cards of your deck in your Drop : Draw 1 card."
    for deck, able in ((4, True), (3, True), (2, False)):
        play = table({"hand": [spell(text)], "deck": deck})
        assert any(words.startswith("activate") for words in play.offered) == able, deck


def test_4_9_2_as_many_cards_are_drawn_as_were_put_back() -> None:
    """[DBS 4-9-2]"""
    put_back = "Place all cards in your hand at the bottom of your deck in any order"
    text = f"[Activate Main] {put_back}, then draw that many cards."
    play = table({"hand": [spell(text), PLAIN, PLAIN], "deck": [RED] * 4}).take('activate "Spell"')
    assert play.names("hand", 0) == ["Red", "Red"]


def test_4_9_2_as_many_cards_as_there_are_others() -> None:
    """[DBS 4-9-2]"""
    text = "[Activate Main] Draw cards equal to the number of your opponent's Battle Cards."
    play = table({"hand": [spell(text)]}, {"battle": [PLAIN] * 3}).take('activate "Spell"')
    assert count(play, "hand", 0) == 3


def test_2_3_2_2_1_a_battle_card_of_whoever() -> None:
    """[DBS 2-3-2-2-1]"""
    text = "[Activate Main] Choose 1 Battle Card and KO it."
    play = table({"hand": [spell(text)], "battle": [RED]}, {"battle": [BLUE]}).take('activate "Spell"')
    assert sorted(play.offered) == ['choose "Blue"', 'choose "Red"']
    looked = "[Activate Main] Look at the top 2 cards of your deck, choose 1 Battle Card and add it to your hand."
    assert not declined(looked)
    assert declined(text.replace("Battle Card", "card"))


def test_3_2_3_cards_go_to_both_ends_of_the_deck() -> None:
    """[DBS 3-2-3]"""
    text = "[Activate Main] Look at the top 2 cards of your deck and place them at the top and/or bottom of your deck."
    play = table({"hand": [spell(text)], "deck": [PLAIN, RED, BLUE]}).take('activate "Spell"', 'choose "Blue"', "done")
    assert [play.game.objects[id].card.name for id in play.game.zone("deck", 0)] == ["Blue", "Plain", "Red"]


def test_8_7_6_so_many_cards_are_a_situation() -> None:
    """[DBS 8-7-6] A number that is reached is no situation, and not read: a card that comes later does not see it
    reached."""
    text = "[Activate Main] Place the top card of your deck in your energy."
    ear = battle("Ear", text="[Auto] When you have 3 or more energy, draw 1 card.")
    for energy, hand in ((1, 0), (2, 1)):
        play = table({"hand": [spell(text)], "battle": [ear], "energy": energy}).take('activate "Spell"')
        assert count(play, "hand", 0) == hand, energy
    for reached in ("becomes 3 or less", "reaches 3", "becomes 0"):
        assert declined(f"[Auto] When your life {reached}, draw 1 card.")


def test_10_1_3_a_leader_that_is_turned_over_is_heard() -> None:
    """[DBS 10-1-3] Not by a card that comes later, and not if it is turned to the other side."""
    lead = SPEC.make_card(
        {"number": "Lead", "name": "Lead", "type": "leader",
         "text": "[Awaken] When your life is at 4 or less : You may flip this card over.",
         "back": {"name": "Great Lead", "power": 15000}}, "Lead",
    )  # fmt: skip
    back, front = (
        battle(side, text=f"[Auto] When your Leader is flipped to its {side}, draw 1 card.", cost=0)
        for side in ("back", "front")
    )
    play = table({"leader": [lead], "battle": [back, front], "life": 4, "hand": [back]}).take('awaken "Lead"')
    assert count(play, "hand", 0) == 2
    assert count(play.take('play "back"'), "hand", 0) == 1


def test_8_7_2_ko_by_whatever_the_opponent_does() -> None:
    """[DBS 8-7-2]"""
    ear = battle("Ear", text="[Auto] When this card is KO'd by your opponent, draw 1 card.", power=5000)
    for by, drawn in (("your opponent's", 1), ("your", 0)):
        mine = by == "your"
        text = f"[Activate Main] KO all of {by} Battle Cards."
        sides = ({"hand": [spell(text)], "battle": [ear] if mine else []}, {"battle": [] if mine else [ear]})
        play = table(*sides).take('activate "Spell"')
        assert count(play, "hand", 0 if mine else 1) == drawn, by


def test_2_4_1_colours_are_counted_among_cards() -> None:
    """[DBS 2-4-1]"""
    lead = leader("Lead", text="[Permanent] This card gets +5000 power for each color in your energy.", power=10000)
    assert power(table({"leader": [lead], "energy": "red red blue"}), "leader", 0) == 20000
    few = "[Activate Main] If there are 2 or less colors in your energy : Draw 1 card."
    for energy, able in (("red blue blue", True), ("red blue green", False)):
        play = table({"hand": [spell(few)], "energy": energy})
        assert any(words.startswith("activate") for words in play.offered) == able


def test_8_3_2_one_keyword_skill_is_chosen_and_negated() -> None:
    """[DBS 8-3-2]"""
    text = "[Activate Main] Choose 1 keyword skill on 1 of your opponent's Battle Cards and negate it for the turn."
    guard = battle("Guard", text="[Blocker]\n[Double Strike]")
    play = table({"hand": [spell(text)]}, {"battle": [guard]}).take('activate "Spell"')
    assert play.offered == ['negate [Blocker] of "Guard"', 'negate [Double Strike] of "Guard"']
    play.take('negate [Blocker] of "Guard"')
    played = layers.abilities(play.game, play.obj("battle", 1, "Guard").id)
    assert [ability.keyword for ability in played] == ["Double Strike"]
    none = table({"hand": [spell(text)]}, {"battle": [PLAIN]}).take('activate "Spell"')
    assert not any(words.startswith("negate") for words in none.offered)


def test_8_6_2_3_1_the_next_card_of_a_kind_costs_less_and_only_that_one() -> None:
    """[DBS 8-6-2-3-1]"""
    when = "For the turn, the next time you play a <<Reed>> card from your hand"
    text = f"[Activate Main] {when}, reduce its energy cost by 2."
    reed, other = battle("Reed", traits=["Reed"], cost=3), battle("Other", cost=3)
    play = table({"hand": [spell(text), reed, reed, other], "energy": 4}).take('activate "Spell"', 'play "Reed"')
    assert resting(play, "energy", 0) == 1
    play.take('play "Reed"')
    assert resting(play, "energy", 0) == 4


def test_8_6_2_1_a_skill_that_is_activated_is_heard() -> None:
    """[DBS 8-6-2-1]"""
    ear = battle("Ear", text="[Auto] When you activate an [Activate Main] skill, draw 1 card.")
    tool = battle("Tool", text="[Activate Main] [Once per turn] This card gets +5000 power for the turn.")
    fight = battle("Fight", text="[Activate Battle] [Once per turn] This card gets +5000 power for the turn.")
    assert count(table({"battle": [ear, tool]}).take('activate "Tool"'), "hand", 0) == 1
    play = table({"battle": [ear, fight]}, {"life": 4}).take(
        'attack with "Fight" -> "Plain Leader"', 'activate "Fight"'
    )
    assert count(play, "hand", 0) == 0


def test_8_7_2_either_of_two_things_that_cards_of_a_kind_do() -> None:
    """[DBS 8-7-2]"""
    ear = battle("Ear", text="[Auto] When 1 of your <<Reed>> cards is played or attacks, draw 1 card.")
    reed = battle("Reed", traits=["Reed"], cost=0)
    play = table({"battle": [ear, reed], "hand": [reed, battle("Other", cost=0)]}, {"life": 4})
    assert count(play.take('play "Reed"'), "hand", 0) == 2
    assert count(play.take('play "Other"'), "hand", 0) == 1
    assert count(play.take('attack with "Reed" -> "Plain Leader" #1'), "hand", 0) == 2


def test_1_3_3_deeds_that_skills_may_not_do() -> None:
    """[DBS 1-3-3]"""
    firm = battle("Firm", text="[Permanent] This card can't be returned to your hand by your opponent's skills.")
    for text, stays in (("Return all of your opponent's Battle Cards to their owner's hand", 1),
                        ("KO all of your opponent's Battle Cards", 0)):  # fmt: skip
        play = table({"hand": [spell(f"[Activate Main] {text}.")]}, {"battle": [firm]}).take('activate "Spell"')
        assert count(play, "battle", 1) == stays, text


def test_7_4_1_8_a_skill_that_is_negated_for_the_battle_is_used_again_in_the_next() -> None:
    """[DBS 7-4-1-8] [DBS 8-3-2]"""
    text = "[Activate Battle] This card gets +5000 power for the battle and negate this skill for the battle."
    tool = battle("Tool", text=text)
    play = table({"battle": [tool, PLAIN]}, {"life": 6, "battle": []})
    for attacker in ("Tool", "Plain"):
        play.take(f'attack with "{attacker}" -> "Plain Leader"')
        assert 'activate "Tool"' in play.offered, attacker
        play.take('activate "Tool"')
        assert 'activate "Tool"' not in play.offered, attacker
        while play.offered and not any(words.startswith("attack with") for words in play.offered):
            play.take(play.offered[-1])


def test_3_8_1_energy_is_placed_up_to_a_number() -> None:
    """[DBS 3-8-1] [DBS 1-3-3]"""
    strict = leader("Strict", text="[Permanent] You can only place up to 3 energy.")
    text = "[Activate Main] Place the top card of your deck in your energy."
    for energy, left in ((2, 3), (3, 3)):
        play = table({"leader": [strict], "hand": [spell(text)], "energy": energy}).take('activate "Spell"')
        assert count(play, "energy", 0) == left, energy
    free = table({"hand": [spell(text)], "energy": 3}).take('activate "Spell"')
    assert count(free, "energy", 0) == 4


def test_8_7_2_power_that_a_skill_lowers_is_heard() -> None:
    """[DBS 8-7-2] Not power that is raised, and not that of one's own cards."""
    ear = battle("Ear", text="[Auto] When the power of 1 of your opponent's Battle Cards is decreased, draw 1 card.")
    for whose, change, drawn in (("your opponent's", "-", 1), ("your opponent's", "+", 0), ("your", "-", 0)):
        text = f"[Activate Main] Choose 1 of {whose} Battle Cards and it gets {change}5000 power for the turn."
        play = table({"hand": [spell(text)], "battle": [ear]}, {"battle": [PLAIN]}).take('activate "Spell"')
        assert count(play, "hand", 0) == drawn, (whose, change)


def test_7_4_1_power_from_a_combo_is_no_effect_of_a_skill() -> None:
    """[DBS 7-4-1]"""
    ear = battle("Ear", text="[Auto] When this card's power is increased, draw 1 card.")
    play = table({"battle": [ear], "hand": [PLAIN]}, {"life": 6}).take('attack with "Ear" -> "Plain Leader"')
    play.take('combo with "Plain" from hand')
    while play.offered and not any(words.startswith("end the main") for words in play.offered):
        play.take(play.offered[-1])
    assert count(play, "hand", 0) == 0
