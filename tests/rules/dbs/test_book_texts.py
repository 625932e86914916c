"""Texts in the words of the first cards that are played: lists of kinds, events, what was done before."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.core.values import layers
from ludex.library.reading import read_text
from tests.rules.dbs.support import BIG, PLAIN, Rested, battle, count, extra, ids, leader, objects, power
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


def test_3_2_3_the_card_from_the_top_of_the_deck_is_called_it() -> None:
    """[DBS 3-2-3] What the text speaks of later has a name; what it does not speak of has none."""
    text = "[Activate Main] Place 1 card from the top of your deck in your Drop. If {}, draw 2 cards."
    red, blue = battle("Red", color="red"), battle("Blue", color="blue")
    for words in ("it is a red card", "that card is red"):
        for card, drawn in ((red, 2), (blue, 0)):
            play = table({"hand": [spell(text.format(words))], "deck": [blue, blue, card]}).take('activate "Spell"')
            assert (count(play, "hand", 0), count(play, "drop", 0)) == (drawn, 2), (words, card.name)
    (plain,) = abilities(text.format("your Leader is red"))
    assert isinstance(plain, t.Activated) and plain.do[0] == t.Do("mill", n=1, word="drop")
    assert declined(text.format("they are red"))


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


def test_8_6_2_1_an_extra_card_tells_that_it_is_activated() -> None:
    """[DBS 8-6-2-1] Its [Auto] skill triggers, wherever the card goes."""
    auto = "[Auto] {}When you activate this card, draw 1 card."
    for cond, drawn in (("", 3), ("If your opponent has 1 or more energy : ", 2)):
        both = abilities(f"[Activate Main] Draw 2 cards.\n{auto.format(cond)}", "extra")
        play = table({"hand": [extra("Horn", *both, cost=0)]}).take('activate "Horn"')
        assert count(play, "hand", 0) == drawn, cond
    other = extra("Horn", *abilities("[Activate Main] Draw 2 cards.", "extra"), cost=0)
    held = extra("Bell", *abilities(auto.format(""), "extra"), cost=0)
    assert count(table({"hand": [other, held]}).take('activate "Horn"'), "hand", 0) == 3


def test_2_3_2_1_2_the_back_of_a_leader_is_up() -> None:
    """[DBS 2-3-2-1-2]"""
    text = "[Activate Main] If your Leader's back is facing up : Draw 1 card."
    awaken = abilities("[Awaken] When your life is at 4 or less : You may flip this card over.")
    front = leader("Front", *awaken, back={"name": "Back", "power": 15000})
    play = table({"leader": front, "hand": [spell(text)], "life": 3})
    assert not any('"Spell"' in words for words in play.offered)
    play.take('awaken "Front"')
    assert any('"Spell"' in words for words in play.offered)


def test_1_3_3_only_such_cards_may_be_played() -> None:
    """[DBS 1-3-3]"""
    red, blue = (battle(name, cost=0, color=name.lower()) for name in ("Red", "Blue"))
    for said in ("You can only play blue Battle Cards", "You can't play any Battle Cards except blue cards"):
        play = table({"hand": [spell(f"[Activate Main] {said} for the turn."), red, blue]}).take('activate "Spell"')
        assert 'play "Blue"' in play.offered and 'play "Red"' not in play.offered


def test_1_3_3_a_card_that_can_only_attack_or_be_used_in_a_combo_under_a_condition() -> None:
    """[DBS 1-3-3]"""
    text = "[Permanent] This card can only attack or be used in a combo if your Leader is {}."
    for color, able in (("red", True), ("blue", False)):
        card = battle("Shy", *abilities(text.format(color)), combo_cost=0)
        play = table({"battle": [card, BIG], "hand": [card], "life": 5}, {"life": 5})
        assert any(words.startswith('attack with "Shy"') for words in play.offered) == able
        play.take('attack with "Big" -> "Plain Leader"')
        assert any(words.startswith('combo with "Shy"') for words in play.offered) == able


def test_10_9_3_2_a_counter_for_attacks_of_battle_cards() -> None:
    """[DBS 10-9-3-2]"""
    text = "[Counter{} Attack] Negate the attack."
    for which, attacker, able in (
        (" Battle Card", "Big", True),
        (" Battle Card", "Plain Leader", False),
        ("", "Plain Leader", True),
    ):
        shield = extra("Shield", *abilities(text.format(which), "extra"), cost=0)
        play = table({"battle": [BIG], "life": 5}, {"hand": [shield], "life": 5})
        play.take(f'attack with "{attacker}" -> "Plain Leader"')
        assert any("Shield" in words for words in play.offered) == able, (which, attacker)


def test_8_6_3_the_card_that_was_named_is_chosen() -> None:
    """[DBS 8-6-3]"""
    text = "[Auto] When you play a Battle Card, choose that card, and it gets +5000 power for the turn. {}"
    text = text.format("Then, if its power is 15000 or more, draw 1 card.")
    drum = Rested(battle("Drum", *abilities(text)))
    for card, drawn in ((battle("Ten", cost=0, power=10000), 1), (battle("Five", cost=0, power=5000), 0)):
        play = table({"battle": [drum], "hand": [card]}).take(f'play "{card.name}"')
        assert (power(play, "battle", 0, card.name) - card.figures["power"], count(play, "hand", 0)) == (5000, drawn)


def test_play_or_add_is_one_of_two() -> None:
    text = "[Activate Main] Play or add to your hand up to 1 <Tarn> card from your Drop."
    for verb, hand, field in (("play", 0, 1), ("add", 1, 0)):
        play = table({"hand": [spell(text)], "drop": [TARN]}).take('activate "Spell"', 'choose "Tarn"')
        play.take(next(words for words in play.offered if verb in words))
        assert (count(play, "hand", 0), count(play, "battle", 0)) == (hand, field)


def test_7_1_what_cannot_be_activated_against_an_attack() -> None:
    """[DBS 1-3-3]"""
    counter = "can't activate [Counter] against this card's attack"
    (both,) = abilities(f"[Permanent] Your opponent {counter} and can't activate [Blocker] during this card's attack.")
    (one,) = abilities("[Permanent] Your opponent can't activate [Blocker] during this card's attack.")
    assert isinstance(both, t.Passive) and isinstance(one, t.Passive)
    assert set(one.effects) < set(both.effects) and both.cond == one.cond


def test_in_the_battle_area_is_not_in_the_leader_area() -> None:
    text = "[Activate Main] All of your <<Gull>> cards in the Battle Area get +5000 power for the turn."
    gull = battle("Gull", traits=["Gull"])
    play = table({"leader": leader("Chief", traits=["Gull"]), "battle": [gull], "hand": [spell(text)]})
    play.take('activate "Spell"')
    assert (power(play, "battle", 0), power(play, "leader", 0)) == (15000, 10000)


def test_8_3_2_skills_that_cannot_be_negated() -> None:
    """[DBS 8-3-2] [DBS 1-3-3]"""
    negate = spell("[Activate Main] Choose 1 of your opponent's Battle Cards and negate its skills for the turn.")
    gain = "[Permanent] This card gets +5000 power."
    for text, power_ in (
        (f"{gain}\n[Permanent] This card's skills can't be negated in any area.", 15000),
        (gain, 10000),
    ):
        play = table({"hand": [negate]}, {"battle": [battle("Rock", *abilities(text))]}).take('activate "Spell"')
        assert power(play, "battle", 1) == power_


def test_10_1_2_an_awaken_that_is_permitted_at_any_life() -> None:
    """[DBS 10-1-2] Only the condition on the life total is waived."""
    awaken = "[Awaken] When {} : You may flip this card over."
    texts = (
        "[Permanent] If {}, you can activate this card's [Awaken] skill when your life is at 6 or less.",
        "[Permanent] You can activate this card's [Awaken] when your life is at {} or less.",
    )
    for cond, said, life, able in (
        ("your life is at 4 or less", texts[0].format("your opponent has 1 or more energy"), 6, True),
        ("your life is at 4 or less", texts[0].format("your opponent has 1 or more energy"), 7, False),
        ("your life is at 4 or less", texts[0].format("your opponent has 2 or more energy"), 6, False),
        ("your life is at 4 or less", texts[1].format(6), 6, True),
        ("your life is at 4 or less", texts[1].format(5), 6, False),
        ("you have 3 or more energy", texts[1].format(6), 6, False),
    ):
        front = leader("Front", *abilities(f"{awaken.format(cond)}\n{said}"), back={"name": "Back", "power": 15000})
        play = table({"leader": front, "life": life}, {"energy": 1, "life": 5})
        assert ('awaken "Front"' in play.offered) == able, (cond, said, life)


def test_10_1_2_an_awaken_even_if_there_is_more_life() -> None:
    """[DBS 10-1-2]"""
    text = "[Activate Main] For the turn, if your Leader is a {} card, you can activate its [Awaken] skill even if you "
    front = leader(
        "Front",
        *abilities("[Awaken] When your life is at 4 or less : You may flip this card over."),
        back={"name": "Back", "power": 15000},
    )
    for color, able in (("red", True), ("blue", False)):
        play = table({"leader": front, "life": 8, "hand": [spell(text.format(color) + "have 5 or more life.")]})
        assert 'awaken "Front"' not in play.offered
        assert ('awaken "Front"' in play.take('activate "Spell"').offered) == able
    assert declined("[Activate Main] For the turn, if you have 2 or more energy, you can activate its [Awaken] skill "
                    "even if you have 5 or more life.")  # fmt: skip


def test_1_3_3_what_a_card_cannot_do_is_listed_with_or() -> None:
    """[DBS 1-3-3]"""
    (both,) = abilities("[Permanent] This card can't attack or be attacked.")
    (one,) = abilities("[Permanent] This card can't attack.")
    (other,) = abilities("[Permanent] This card can't be attacked.")
    assert isinstance(both, t.Passive) and isinstance(one, t.Passive) and isinstance(other, t.Passive)
    assert both.effects == one.effects + other.effects
    text = "[Activate Main] Choose 1 of your opponent's Battle Cards, and it can't attack or be KO'd for the turn."
    assert t.Rule("forbid", "event KO", t.Ref("t")) in walk.nodes(abilities(text))


def test_10_4_4_a_card_evolves_after_a_combo() -> None:
    """[DBS 10-4-4] [DBS 10-4-1] It is played on top of a Battle Card from the Drop Area; a Leader is none."""
    text = "[Auto] At the end of the battle after you combo with this card, choose up to 1 of your <{}>, and evolve it "
    for name, left in (("Big", 0), ("Plain Leader", 1)):
        card = battle("Heir", *abilities(f"{text.format(name)}into this card."), combo_cost=0)
        play = table({"battle": [BIG], "hand": [card], "life": 5}, {"life": 5})
        play.take('attack with "Big" -> "Plain Leader"', 'combo with "Heir" from hand')
        while play.offered and not any(words.startswith("choose") for words in play.offered):
            play.take(play.offered[-1])
        play.take(f'choose "{name}"')
        assert (count(play, "drop", 0), count(play, "under", 0)) == (left, 1 - left), name


def test_3_7_3_a_combo_in_rest_mode() -> None:
    """[DBS 3-7-3] [DBS 1-3-3]"""
    text = "[Permanent] This card and <Tarn> cards in your Battle Area can be used in combos in Rest Mode."
    lead = battle("Lead", *abilities(text), combo_cost=0)
    play = table({"battle": [BIG, Rested(lead), Rested(TARN), Rested(BRAE)], "life": 5, "energy": 3}, {"life": 5})
    play.take('attack with "Big" -> "Plain Leader"')
    combos = [words for words in play.offered if words.startswith("combo")]
    assert any("Lead" in words for words in combos) and any("Tarn" in words for words in combos)
    assert not any("Brae" in words for words in combos)


def test_7_4_1_the_end_of_a_battle_in_which_it_attacked() -> None:
    """[DBS 7-4-1]"""
    text = "[Auto] At the end of a battle in which this card attacked, draw 1 card."
    card = battle("Late", *abilities(text))
    for attacker, drawn in (("Late", 1), ("Big", 0)):
        play = table({"battle": [card, BIG], "life": 5}, {"life": 5}).take(
            f'attack with "{attacker}" -> "Plain Leader"'
        )
        while not any(words.startswith("end the main") for words in play.offered):
            play.take(play.offered[-1])
        assert count(play, "hand", 0) == drawn, attacker


def test_any_card_in_areas_other_than_those() -> None:
    text = "[Permanent] If you have any blue cards in areas other than your deck, hand, or life, you can't play this "
    pure = battle("Pure", *abilities(f"{text}card from any area."), cost=0)
    blue = battle("Blue", color="blue", cost=9)
    for area, able in (("drop", False), ("battle", False), ("energy", False), ("hand", True), ("life", True)):
        play = table({"life": 3, "hand": [pure], area: [pure, blue] if area == "hand" else [blue]})
        assert ('play "Pure"' in play.offered) == able, area


def test_a_total_that_cards_have_together() -> None:
    text = (
        "[Activate Main] Choose any number of your opponent's Battle Cards with a total energy cost of {} or less and "
    )
    for most, left in ((5, 0), (4, 1)):
        foe = {"battle": [battle("Two", cost=2), battle("Three", cost=3)]}
        play = table({"hand": [spell(f"{text.format(most)}KO them.")]}, foe).take('activate "Spell"')
        while any(words.startswith("choose") for words in play.offered):
            play.take(next(words for words in play.offered if words.startswith("choose")))
        while count(play, "drop", 1) == 0:
            play.take(play.offered[-1])
        assert count(play, "battle", 1) == left


def test_as_many_are_drawn_as_were_moved() -> None:
    text = "[Activate Main] Choose up to 2 {} and return them to their owner's hand, then draw that many cards."
    for foes in (0, 1, 2):
        play = table({"hand": [spell(text.format("of your opponent's Battle Cards"))]}, {"battle": [PLAIN] * foes})
        play.take('activate "Spell"')
        while any(words.startswith("choose") for words in play.offered):
            play.take(next(words for words in play.offered if words.startswith("choose")))
        assert (count(play, "hand", 0), count(play, "hand", 1)) == (foes, foes)
    assert declined("[Activate Main] Choose up to 3 cards in your Drop and return them to your hand. Choose up to 2 "
                    "cards in your hand and discard them, then draw that many cards.")  # fmt: skip


def test_1_3_3_the_opponent_cannot_combo() -> None:
    """[DBS 1-3-3]"""
    text = "[Permanent] During battles where this card is attacking a Leader, your opponent can't combo."
    for attacker, able in (("Mute", False), ("Big", True)):
        mute = battle("Mute", *abilities(text))
        play = table({"battle": [mute, BIG], "life": 5}, {"hand": [battle("Helper", combo_cost=0)], "life": 5})
        play.take(f'attack with "{attacker}" -> "Plain Leader"', "pass")
        assert any("Helper" in words for words in play.offered) == able, attacker


def test_1_3_3_a_card_that_can_be_played_from_one_area_only() -> None:
    """[DBS 1-3-3]"""
    deep = battle("Deep", *abilities("[Permanent] This card can only be played from your Drop."), cost=0)
    text = "[Activate Main] Play 1 <Deep> card from your {}."
    assert 'play "Deep"' not in table({"hand": [deep]}).offered
    for area, zone, there in (("Drop", "drop", 1), ("energy", "energy", 0)):
        play = table({"hand": [spell(text.format(area))], zone: [deep]}).take('activate "Spell"')
        assert count(play, "battle", 0) == there, area


def test_2_4_1_white_is_a_colour() -> None:
    """[DBS 2-4-1]"""
    pale = battle("Pale", color="white", cost=0)
    text = "[Activate Main] {W} : KO all white cards in your Battle Area."
    both = {"hand": [spell(text)], "battle": [pale, PLAIN]}
    play = table({**both, "energy": [pale]}).take('activate "Spell"')
    assert count(play, "battle", 0) == 1
    assert not any("Spell" in words for words in table({**both, "energy": [PLAIN]}).offered)


def test_an_event_of_one_kind_or_another() -> None:
    (skill,) = abilities("[Auto] When a blue <<Gull>> card or red Extra is placed in your Drop, draw 1 card.")
    assert isinstance(skill, t.Automatic) and isinstance(skill.when, t.When) and isinstance(skill.when.subject, t.Some)
    (skill,) = abilities("[Auto] When a blue <<Gull>> or <Tarn> card is placed in your Drop, draw 1 card.")
    assert isinstance(skill, t.Automatic) and isinstance(skill.when, t.When)
    assert t.Word("color", "blue") in skill.when.subject.parts  # type: ignore[attr-defined]


def test_2_9_1_what_cards_have_in_all_areas() -> None:
    """[DBS 2-9-1] [DBS 2-10-1]"""
    text = "[Permanent] Your <Tarn> and <Brae> cards in all areas get -1 combo cost and -2000 combo power."
    tarn, coll = (battle(name, character=name, combo_cost=1, combo_power=5000) for name in ("Tarn", "Coll"))
    chief = leader("Chief", *abilities(text))
    play = table({"leader": chief, "battle": [BIG, coll], "hand": [tarn, coll], "life": 5}, {"life": 5, "hand": [tarn]})
    game = play.take('attack with "Big" -> "Plain Leader"').game
    assert [words for words in play.offered if words.startswith("combo")] == ['combo with "Tarn" from hand']
    found = {game.objects[id].card.name: layers.value(game, id, "combo power") for id in ids(play, "hand", 0)}
    assert found == {"Tarn": 3000, "Coll": 5000}
    assert [layers.value(game, id, "combo power") for id in ids(play, "hand", 1)] == [5000]
    assert declined("[Permanent] Your <Tarn> cards in all areas gain [Blocker].")


def test_unless_a_card_of_each_kind_is_there() -> None:
    text = (
        "[Permanent] If you do not have <Tarn>, <Brae> and <Coll> in your Drop, you can't play this card from any area."
    )
    last = battle("Last", *abilities(text), cost=0)
    for drop, able in (([TARN, BRAE, COLL], True), ([TARN, BRAE], False), ([], False)):
        assert ('play "Last"' in table({"hand": [last], "drop": drop}).offered) == able


def test_7_4_1_damage_by_an_attack_is_not_damage_by_a_skill() -> None:
    """[DBS 7-4-1] [DBS 4-11-1-2]"""
    text = "[Auto] When this card deals damage to your opponent{}, draw 1 card."
    burn = "\n[Activate Main] [Once per turn] Deal 1 damage to your opponent."
    for said, skill, attack in ((" in a battle", 0, 1), ("", 1, 1)):
        card = battle("Drake", *abilities(text.format(said) + burn), power=30000)
        sides = ({"battle": [card]}, {"life": 5})
        assert count(table(*sides).take('activate "Drake"'), "hand", 0) == skill, said
        play = table(*sides).take('attack with "Drake" -> "Plain Leader"')
        assert count(play, "hand", 0) == attack, said


def test_8_1_4_skills_of_copies_are_auto_skills_too() -> None:
    """[DBS 8-1-4] [DBS 1-3-3]"""
    text = "[Auto] When this card is played, draw 1 card; you can't activate {} for the turn."
    for said in ("skills on copies of this card", "{Echo}'s skill"):
        echo = battle("Echo", *abilities(text.format(said)), cost=0)
        play = table({"hand": [echo, echo]}).take('play "Echo"', 'play "Echo"')
        assert count(play, "hand", 0) == 1, said


def test_play_or_add_several_is_unclear() -> None:
    text = "[Activate Main] Play or add to your hand up to 1 <Tarn> card and up to 1 <Brae> card from your Drop."
    assert declined(text)


def test_what_happened_this_turn_is_asked_of_the_cards_as_they_were() -> None:
    text = "[Activate Main] If 1 of your {} was KO'd this turn : Draw 2 cards."
    kill = extra("Axe", *abilities("[Activate Main] KO all <Tarn> cards in your Battle Area.", "extra"), cost=0)
    for which, drawn in (("Battle Cards", 2), ("<Tarn> cards", 2), ("<Brae> cards", 0)):
        play = table({"hand": [kill, spell(text.format(which))], "battle": [TARN, BRAE]})
        assert not any("Spell" in words for words in play.offered)
        play.take('activate "Axe"')
        assert any("Spell" in words for words in play.offered) == bool(drawn), which


def test_1_3_3_only_such_cards_may_attack() -> None:
    """[DBS 1-3-3]"""
    for said in ("You can only attack with <Tarn> cards", "You can't attack with any cards except <Tarn> cards"):
        play = table({"hand": [spell(f"[Activate Main] {said} for the turn.")], "battle": [TARN, BRAE]})
        play.take('activate "Spell"')
        attackers = {words.split('"')[1] for words in play.offered if words.startswith("attack")}
        assert attackers == {"Tarn"}


def test_1_3_3_two_deeds_of_one_agent() -> None:
    """[DBS 1-3-3]"""
    (skill,) = abilities("[Permanent] This card can't be chosen or KO'd by your opponent's skills.")
    assert isinstance(skill, t.Passive)
    assert skill.effects == (
        t.Rule("forbid", "select", t.ENEMY, t.SELF),
        t.Rule("forbid", "ability KO", t.SELF, t.ENEMY),
    )
    assert skill != abilities("[Permanent] This card can't be KO'd or removed from your Battle Area by skills.")[0]


def test_a_figure_in_a_relative_clause() -> None:
    foe = {"battle": [battle("Low", power=5000, cost=2), battle("High", power=20000, cost=7)]}
    for said, left in (
        ("whose power is 5000 or less", "High"),
        ("whose energy cost is 7", "Low"),
        ("which have an energy cost of 3 or more", "Low"),
        ("with less power than this card", "High"),
    ):
        skill = abilities(f"[Activate Main] KO all of your opponent's Battle Cards {said}.")
        play = table({"battle": [battle("Judge", *skill, power=10000)]}, foe).take('activate "Judge"')
        assert [obj.card.name for obj in objects(play, "battle", 1)] == [left], said


def test_power_equal_to_that_of_the_leader() -> None:
    skill = abilities("[Activate Main] [Once per turn] This card gets power equal to your Leader's power for the turn.")
    play = table({"battle": [battle("Mirror", *skill, power=1000)]}).take('activate "Mirror"')
    assert power(play, "battle", 0) == 11000


def test_3_2_3_cards_from_the_top_of_the_opponents_deck() -> None:
    """[DBS 3-2-3]"""
    text = "[Activate Main] Place up to 2 cards from the top of your opponent's deck in the Drop."
    play = table({"hand": [spell(text)]}).take('activate "Spell"')
    play.take(play.offered[-1])
    assert (count(play, "drop", 0), count(play, "drop", 1), count(play, "deck", 1)) == (1, 2, 7)


def test_2_6_2_a_trait_in_all_areas_is_there_in_every_one() -> None:
    """[DBS 2-6-2] In the Warp and beneath another card too; a book without the Warp reads the text all the same."""
    text = "[Permanent] This card gains <<Gull>> in all areas."
    gull, plain = battle("Gull", *abilities(text)), battle("Plain one")
    for zone, place in (("warp", "your Warp"), ("drop", "your Drop"), ("energy", "your energy")):
        for card, able in ((gull, True), (plain, False)):
            asks = spell(f"[Activate Main] If there is a <<Gull>> card in {place} : Draw 1 card.")
            play = table({"hand": [asks], zone: [card]})
            assert any("Spell" in words for words in play.offered) == able, (zone, card.name)
    (skill,) = read_text("dbs", "en", text, "", "").abilities
    assert "drop" in skill.zones and "under" in skill.zones and "warp" not in skill.zones


def test_2_6_2_a_trait_in_all_areas_is_there_beneath_a_card() -> None:
    """[DBS 2-6-2]"""
    gull = battle("Gull", *abilities("[Permanent] This card gains <<Gull>> in all areas."))
    put = extra("Put", *abilities("[Activate Main] Place 1 card from your Drop under your Leader.", "extra"), cost=0)
    for card, able in ((gull, 1), (PLAIN, 0)):
        ask = spell("[Activate Main] Choose up to 1 <<Gull>> card under your Leader and add it to your hand.")
        play = table({"hand": [put, ask], "drop": [card]}).take('activate "Put"')
        while count(play, "under", 0) == 0:
            play.take(next(words for words in play.offered if words.startswith("choose")))
        play.take('activate "Spell"')
        assert any(words.startswith("choose") for words in play.offered) == bool(able)


def test_1_3_2_1_what_is_not_carried_out_was_not_done() -> None:
    """[DBS 1-3-2-1] A card that is in Rest Mode is not switched to it, and both cards must be there."""
    text = "[Activate Main] You may choose {} in your energy and switch {} to Rest Mode. If you do, draw 2 cards."
    red, green = (battle(name, color=name.lower()) for name in ("Red", "Green"))
    both = text.format("1 red card and 1 green card", "them")
    one = text.format("1 red card", "it")
    for said, energy, drawn in (
        (both, [red, green], 2),
        (both, [red], 0),
        (both, [Rested(red), green], 0),
        (both, [Rested(red), Rested(green)], 0),
        (one, [red], 2),
        (one, [Rested(red)], 0),
        (one, [green], 0),
    ):
        play = table({"hand": [spell(said)], "energy": energy}).take('activate "Spell"')
        if "yes" in play.offered:
            play.take("yes")
        assert count(play, "hand", 0) == drawn, (said, energy)


def test_1_3_3_a_card_that_is_not_used_in_a_combo_is_not_used_by_a_skill() -> None:
    """[DBS 1-3-3]"""
    text = "[Permanent] This card can only be used in a combo if your Leader is {}."
    use = "[Activate Battle] Use 1 <Shy> card from your Drop in a combo."
    for color, used in (("red", 1), ("blue", 0)):
        shy = battle("Shy", *abilities(text.format(color)), combo_cost=0)
        play = table({"battle": [BIG], "hand": [spell(use)], "drop": [shy], "life": 5}, {"life": 5})
        play.take('attack with "Big" -> "Plain Leader"', 'activate "Spell"')
        assert any(event.kind == "move" and event.word == "combo" for event in play.trace.events) == bool(used), color


def test_a_skill_that_does_not_activate_is_anybodys() -> None:
    yours, all_ = (
        abilities(f"[Activate Main] {said} for the turn.")
        for said in ("You can't activate the [Auto] skill of {Echo}", "The [Auto] skill of {Echo} does not activate")
    )
    assert t.YOURS in walk.nodes(yours) and t.YOURS not in walk.nodes(all_)
