"""The edition `later`, from text to table: several kinds of cards in one choice, what was done with cards before, what
may be played, and whom a text means."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core.values import layers
from tests.rules.dbs.support import PLAIN, Rested, battle, count, extra, leader, passing, power, resting
from tests.rules.dbs.test_later_references import abilities, chosen, declined, spell, table

OAK, ELM, YEW = (battle(name, color=color) for name, color in (("Oak", "red"), ("Elm", "blue"), ("Yew", "green")))


def taken(text: str, *cards: Any) -> list[str]:
    """The cards that may be chosen first from the Drop Area."""
    play = table({"hand": [spell(text)], "drop": list(cards)}).take('activate "Spell"')
    return sorted(option.split('"')[1] for option in play.offered if '"' in option)


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ("1 red <Oak> card or blue <Elm> card", ["Elm", "Oak"]),
        ("1 red <Oak> card, blue <Elm> card, or green <Yew> card", ["Elm", "Oak", "Yew"]),
        ("1 red <Oak> card, blue <Oak> card, or green <Yew> card", ["Oak", "Yew"]),
        ("1 <Oak> card, 1 blue <Elm> card, or 1 red <Yew> card", ["Elm", "Oak"]),
        ("1 <Oak> card, <Elm> card, or <Yew> card-all green and with an energy cost of 1-", ["Yew"]),
        ("1 {Plain} or blue card", ["Elm", "Plain"]),
    ],
)
def test_8_6_3_one_card_of_several_kinds(words: str, names: list[str]) -> None:
    text = f"[Activate Main] Add up to {words} from your Drop to your hand."
    assert taken(text, OAK, ELM, YEW, PLAIN) == names


def test_8_6_3_what_is_said_after_the_last_of_two_kinds_must_be_said_of_both() -> None:
    text = "[Activate Main] Add up to 1 <Oak> card, <Elm> card, or <Yew> card with {} from your Drop to your hand."
    assert declined(text.format("an energy cost of 2"))


@pytest.mark.parametrize(
    "words",
    [
        "up to 1 <Oak> card and up to 1 <Elm> card with energy costs of 2",
        "up to 1 <Oak> card and 1 <Elm> card with energy costs of 2",
        "up to 1 <Oak> and 1 <Elm> card-both with an energy cost of 2-",
        "up to 1 each of <Oak> and <Elm> cards with energy costs of 2",
    ],
)
@pytest.mark.parametrize("place", ["from your Drop", "from your deck", "from your deck or Drop"])
def test_8_6_3_one_card_of_each_kind_and_what_is_said_of_both(words: str, place: str) -> None:
    text = f"[Activate Main] Play {words} {place} in Rest Mode{', then shuffle your deck' if 'deck' in place else ''}."
    zone = "drop" if place == "from your Drop" else "deck"
    dear = [battle(name, cost=2) for name in ("Oak", "Elm")]
    cheap = [battle(name) for name in ("Oak", "Elm")]
    play = table({"hand": [spell(text)], zone: [*cheap, *dear, *([PLAIN] * 5)]}).take('activate "Spell"')
    while play.offered[0].startswith(("yes", "find", "choose")):
        play.take(play.offered[0])
    assert sorted(play.names("battle", 0)) == ["Elm", "Oak"]
    costs = [obj.card.figures["cost"] for obj in map(play.game.objects.__getitem__, play.game.zone("battle", 0))]
    assert costs == [2, 2] and resting(play, "battle", 0) == 2


def test_8_6_3_a_colour_before_the_first_of_two_kinds_may_be_that_of_both() -> None:
    text = "[Activate Main] Add up to 1 each of {} cards with energy costs of 2 from your Drop to your hand."
    assert declined(text.format("blue <Oak> and <Elm>"))
    assert abilities(text.format("blue <Oak> and red <Elm>")) != abilities(text.format("<Oak> and <Elm>"))


def test_8_6_3_so_many_cards_of_two_kinds_together() -> None:
    text = "[Activate Main] Add up to a total of 2 <Oak> cards and/or blue cards from your Drop to your hand."
    play = chosen(table({"hand": [spell(text)], "drop": [OAK, OAK, ELM, YEW]}).take('activate "Spell"'))
    assert count(play, "hand", 0) == 2 and "Yew" not in play.names("hand", 0)


@pytest.mark.parametrize(
    ("deed", "asked", "drawn"),
    [
        ("Play up to 1 <Oak> card from your Drop", "you played a card", 1),
        ("Play up to 1 <Oak> card from your Drop", "you played a blue card with this skill", 0),
        ("Play up to 1 <Oak> card from your Drop", "you did not play a card", 0),
        ("Play up to 1 <Elm> card from your Drop", "you didn't play a Battle Card", 1),
        ("Add up to 1 <Oak> card from your Drop to your hand", "you added a red card to your hand", 1),
        ("Send up to 1 <Oak> card from your Drop to your Warp", "you sent a card to your Warp using this skill", 1),
        ("Send up to 1 <Elm> card from your Drop to your Warp", "you sent a card to your Warp using this skill", 0),
        ("Place up to 1 <Oak> card from your Drop at the bottom of your deck",
         "you placed a card at the bottom of your deck", 1),
        ("Discard up to 1 card from your hand", "the discarded card is green", 1),
        ("Discard up to 1 card from your hand", "the card you discarded is a red card", 0),
    ],
)  # fmt: skip
def test_8_11_1_a_skill_asks_what_it_has_done(deed: str, asked: str, drawn: int) -> None:
    text = f"[Activate Main] {deed}, then choose up to 1 of your Leaders and it gets +1000 power for the turn. If {{}}"
    both = spell(text.format(f"{asked}, draw 2 cards."))
    none = spell(text.format("you have 9 or more energy, draw 2 cards."))
    hands = [
        count(chosen(table({"hand": [one, YEW], "drop": [OAK]}).take('activate "Spell"')), "hand", 0)
        for one in (both, none)
    ]
    assert hands[0] - hands[1] == 2 * drawn


def test_a_deed_that_the_skill_has_not_done_is_declined() -> None:
    assert declined("[Activate Main] Draw 1 card. If you played a card, draw 1 card.")
    assert declined("[Activate Main] Draw 1 card. If the discarded card is red, draw 1 card.")


def test_8_7_2_the_played_card_is_the_one_that_the_skill_hears_of() -> None:
    text = "[Auto] When you play a blue Battle Card, draw 1 card and the played card gains [Barrier] for the turn."
    play = table({"battle": [battle("Ear", *abilities(text))], "hand": [ELM], "energy": 1}).take('play "Elm"')
    assert layers.has(play.game, play.obj("battle", 0, "Elm").id, "Barrier") and count(play, "hand", 0) == 1
    assert not layers.has(play.game, play.obj("battle", 0, "Ear").id, "Barrier")


def test_8_6_3_a_text_chooses_what_it_has_named_and_barrier_forbids_that() -> None:
    text = "[Auto] When your opponent's card attacks, choose that card{} and it gets -5000 power for the turn."
    for shield, ignoring, left in (((), "", 5000), (abilities("[Barrier]"), "", 10000),
                                   (abilities("[Barrier]"), ", ignoring [Barrier],", 5000)):  # fmt: skip
        ear = battle("Ear", *abilities(text.format(ignoring)))
        play = table({"battle": [battle("Keen", *shield)]}, {"battle": [ear]})
        play.take('attack with "Keen" -> "Plain Leader"')
        assert power(play, "battle", 0, "Keen") == left


@pytest.mark.parametrize(
    ("words", "low"),
    [
        ("your opponent's Leader and all of their Battle Cards, and they get", {"Lead", "Elm"}),
        ("your opponent's Leader, and it gets", {"Lead"}),
        ("all <Elm> and <Yew> cards in your opponent's Battle Area, and they get", {"Elm"}),
    ],
)
def test_8_6_3_a_leader_is_chosen_alone_or_with_battle_cards(words: str, low: set[str]) -> None:
    text = f"[Activate Main] Choose {words} -1000 power for the turn."
    play = table({"hand": [spell(text)]}, {"leader": [leader("Lead")], "battle": [ELM]})
    chosen(play.take('activate "Spell"'))
    found = {name for zone, name in (("leader", "Lead"), ("battle", "Elm")) if power(play, zone, 1, name) == 9000}
    assert found == low


def test_8_6_3_your_leader_or_one_of_your_battle_cards() -> None:
    text = "[Activate Main] Choose your Leader or 1 of your Battle Cards, and it gets +1000 power for the turn."
    play = table({"hand": [spell(text)], "battle": [ELM]}, {"battle": [YEW]}).take('activate "Spell"')
    assert sorted(play.offered) == ['choose "Elm"', 'choose "Plain Leader"']


def test_4_8_1_a_leader_that_is_described_is_switched() -> None:
    text = "[Activate Main] Switch your {} Leader to Active Mode."
    for color, rested in (("red", 0), ("blue", 1)):
        play = table({"hand": [spell(text.format(color))], "leader": [Rested(leader("Lead"))]})
        assert resting(play.take('activate "Spell"'), "leader", 0) == rested


@pytest.mark.parametrize(
    ("words", "playable"),
    [
        ("you can only play green Battle Cards for the turn", {"Yew"}),
        ("you can only play Battle Cards that are green or blue for the turn", {"Yew", "Elm"}),
        ("you can't play Battle Cards that are not blue cards for the turn", {"Elm"}),
        ("you can't play any Battle Cards except <Yew> cards for the turn", {"Yew"}),
        ("you can't play non-<Oak> and non-<Yew> Battle Cards for the turn", {"Oak", "Yew"}),
        ("for the turn, you can only play <Elm> Battle Cards", {"Elm"}),
    ],
)
def test_1_3_3_a_text_says_which_cards_may_be_played(words: str, playable: set[str]) -> None:
    play = table({"hand": [spell(f"[Activate Main] Draw 1 card, and {words}."), OAK, ELM, YEW], "energy": 3})
    play.take('activate "Spell"')
    assert {text.split('"')[1] for text in play.offered if text.startswith("play")} - {"Plain"} == playable


def test_1_3_3_cards_that_are_no_battle_cards_are_not_played() -> None:
    assert declined("[Activate Main] You can only play green cards for the turn.")


@pytest.mark.parametrize(("mine", "theirs", "drawn"), [([], [ELM], 1), ([ELM], [], 1), ([], [OAK], 0)])
def test_3_1_1_a_player_is_either(mine: list[Any], theirs: list[Any], drawn: int) -> None:
    text = "[Activate Main] If a player has a blue card in their Battle Area : Draw 1 card."
    play = table({"hand": [spell(text)], "battle": mine}, {"battle": theirs})
    assert ('activate "Spell"' in play.offered) == bool(drawn)
    assert declined("[Activate Main] If a player has 2 or more blue cards in their Battle Area : Draw 1 card.")


def test_8_7_2_what_the_opponent_does_is_heard_either_way() -> None:
    text = "[Auto] When your opponent plays a blue Battle Card or attacks, draw 1 card."
    ear = battle("Ear", *abilities(text))
    play = table({"hand": [ELM, OAK], "energy": 2, "battle": [PLAIN]}, {"battle": [ear]})
    assert count(play.take('play "Oak"'), "hand", 1) == 0
    assert count(play.take('play "Elm"'), "hand", 1) == 1
    assert count(play.take('attack with "Plain" -> "Plain Leader"'), "hand", 1) == 2


@pytest.mark.parametrize(("target", "drawn"), [("Plain Leader", 1), ("Plain", 0)])
def test_8_7_2_the_opponent_attacks_a_leader(target: str, drawn: int) -> None:
    ear = battle("Ear", *abilities("[Auto] When your opponent attacks a Leader, draw 1 card."))
    play = table({"battle": [PLAIN]}, {"battle": [ear, Rested(PLAIN)]})
    assert count(play.take(f'attack with "Plain" -> "{target}"'), "hand", 1) == drawn


@pytest.mark.parametrize("words", ["is KO'd by this card's attack", "is KO'd in a battle with this card"])
def test_7_4_1_4_2_what_this_card_has_beaten_is_heard(words: str) -> None:
    ear = battle("Ear", *abilities(f"[Auto] When an opponent's Battle Card {words}, draw 1 card."), power=20000)
    other = battle("Other", power=20000)
    for attacker, drawn in (("Ear", 1), ("Other", 0)):
        play = table({"battle": [ear, other]}, {"battle": [Rested(PLAIN)]})
        passing(play.take(f'attack with "{attacker}" -> "Plain"'))
        assert play.names("battle", 1) == [] and count(play, "hand", 0) == drawn


def test_10_1_1_a_card_without_keyword_skills() -> None:
    text = "[Activate Main] Add up to 1 card with no keyword skills from your Drop to your hand."
    keen = battle("Keen", *abilities("[Blocker]"))
    told = battle("Told", *abilities("[Auto] When this card attacks, draw 1 card."))
    stop = extra("Stop", text="[Counter: Attack] Negate the attack.")
    assert taken(text, keen, told, stop) == ["Spell", "Told"]


def test_2_5_3_a_name_may_have_brackets() -> None:
    text = "[Activate Main] Add up to 1 <{}> card from your Drop to your hand."
    assert taken(text.format("Oak (Young): Far"), battle("Oak (Young): Far"), OAK) == ["Oak (Young): Far"]
    assert taken(text.format("(Lost) Elm"), battle("(Lost) Elm"), ELM) == ["(Lost) Elm"]
    assert declined("[Activate Main] Draw 1 card (unless you have 3 cards).")


def at_the_end(play: Any) -> Any:
    """The position after the turn."""
    play.take("end the main phase")
    return play


@pytest.mark.parametrize(
    "words", ["to its owner's Battle Area", "in their Battle Area", "into its owner's Battle Area"]
)
def test_later_4_2_1_a_card_that_was_sent_to_the_warp_comes_back_to_its_owner(words: str) -> None:
    text = (
        "[Activate Main] Choose up to 1 of your opponent's Battle Cards and send it to its owner's Warp; at the end of"
        f" the turn, play the card sent to their Warp with this skill {words} in Rest Mode with its skills negated for"
        " the turn."
    )
    keen = battle("Keen", *abilities("[Blocker]"))
    play = table({"hand": [spell(text)]}, {"battle": [keen]}).take('activate "Spell"', 'choose "Keen"')
    assert play.names("warp", 1) == ["Keen"] and play.names("battle", 1) == []
    at_the_end(play)
    assert play.names("battle", 0) == [] and play.names("battle", 1) == ["Keen"]


def test_later_4_2_1_cards_of_both_players_come_back_each_to_its_owner() -> None:
    text = (
        "[Activate Main] Choose up to 2 Battle Cards in any Battle Area and send them to their owner's Warp; at the end"
        " of the turn, play all cards sent to Warps by this skill to their owners' Battle Areas."
    )
    play = table({"hand": [spell(text)], "battle": [OAK]}, {"battle": [ELM]}).take('activate "Spell"')
    chosen(play)
    assert play.names("warp", 0) == ["Oak"] and play.names("warp", 1) == ["Elm"]
    at_the_end(play)
    assert play.names("battle", 0) == ["Oak"] and play.names("battle", 1) == ["Elm"]


@pytest.mark.parametrize(
    ("words", "attacker", "target", "drawn"),
    [
        ("in which this card attacked", "Ear", "Plain Leader", 1),
        ("in which this card attacked", "Plain", "Plain Leader", 0),
        ("where this card attacks", "Ear", "Weak", 1),
        ("in which this card attacked a Battle Card", "Ear", "Weak", 1),
        ("in which this card attacked a Battle Card", "Ear", "Plain Leader", 0),
        ("in which this card attacked a Leader", "Ear", "Plain Leader", 1),
        ("after one of your blue Battle Cards attacks", "Plain", "Plain Leader", 0),
        ("in which one of your red Battle Cards attacked", "Plain", "Plain Leader", 1),
    ],
)
def test_7_4_1_9_the_end_of_a_battle_in_which_a_card_attacked(
    words: str, attacker: str, target: str, drawn: int
) -> None:
    ear = battle("Ear", *abilities(f"[Auto] At the end of a battle {words}, draw 1 card."))
    weak = battle("Weak", power=5000)
    play = table({"battle": [ear, PLAIN]}, {"battle": [Rested(weak)]})
    passing(play.take(f'attack with "{attacker}" -> "{target}"'))
    assert count(play, "hand", 0) == drawn


def test_later_10_33_3_a_card_hears_of_its_own_aegis() -> None:
    text = "[Aegis Blue/Yellow]\n[Auto] When this card activates its [Aegis Blue/Yellow] skill, draw 1 card."
    guard = battle("Guard", *abilities(text))
    both = battle("Both", color="blue yellow")
    play = table({"battle": [PLAIN]}, {"battle": [guard], "hand": [both]})
    play.take('attack with "Plain" -> "Plain Leader"', 'activate "Guard"')
    assert count(chosen(play), "hand", 1) == 1 and "Both" in play.names("drop", 1)


def test_later_11_3_1_a_card_under_one_of_two_kinds_that_is_in_the_battle_area() -> None:
    text = "[Permanent] While this card is under an <Oak> or <Elm> card-both red and in your Battle Area-, {}"
    assert abilities(text.format("the card above it gets +5000 power."))
    assert declined(text.format("it gets +5000 power.").replace("in your Battle Area-", "in your Void-"))


@pytest.mark.parametrize(
    ("words", "drop", "bottom"),
    [
        ("When this card is placed in a Drop from a Battle Area or Combo Area, it is placed at the bottom of its"
         " owner's deck instead.", [], True),
        ("If this card would be placed in its owner's Drop from a Combo Area, place it at the bottom of its owner's"
         " deck instead.", [], True),
        ("If this card would be placed in its owner's Drop from a Battle Area, place it at the bottom of its owner's"
         " deck instead.", ["Spring"], False),
        ("If this card would be placed in a Drop from a Combo Area, remove it from the game instead.", [], False),
        ("If your life is 1 or less, if this card would be placed in a Drop from a Combo Area, place it at the bottom"
         " of its owner's deck instead.", ["Spring"], False),
    ],
)  # fmt: skip
def test_8_2_2_3_a_card_goes_elsewhere_instead_of_to_the_drop_area(words: str, drop: list[str], bottom: bool) -> None:
    spring = battle("Spring", *abilities(f"[Permanent] {words}"))
    play = table({"battle": [PLAIN], "hand": [spring]})
    passing(play.take('attack with "Plain" -> "Plain Leader"', 'combo with "Spring"'))
    assert play.names("drop", 0) == drop
    assert (play.game.objects[play.game.zone("deck", 0)[0]].card.name == "Spring") == bottom


@pytest.mark.parametrize(("zone", "played"), [("hand", True), ("battle", False)])
def test_8_2_2_3_a_card_is_played_instead_of_leaving_the_combo_area(zone: str, played: bool) -> None:
    text = (
        "[Auto] If your Leader is red and this card was used in a combo from your deck or hand : When this card would"
        " be placed in its owner's Drop from a Combo Area, you may play it in Rest Mode instead."
    )
    spring = battle("Spring", *abilities(text))
    side = {"hand": [spring], "battle": [PLAIN]} if zone == "hand" else {"battle": [PLAIN, spring]}
    play = table({"leader": [leader("Lead")], **side})
    play.take('attack with "Plain" -> "Plain Leader"', 'combo with "Spring"')
    while "end the main phase" not in play.offered:
        play.take(play.offered[0] if play.offered[0].startswith("replace") else play.offered[-1])
    assert ("Spring" in play.names("battle", 0), "Spring" in play.names("drop", 0)) == (played, not played)


@pytest.mark.parametrize(
    ("words", "skill", "drawn"),
    [
        ("this card is played by the skills of {Spell}", "[Activate Main] Play up to 1 <Ear> card from your hand.", 1),
        ("this card is played by the skills of {Other}", "[Activate Main] Play up to 1 <Ear> card from your hand.", 0),
        ("this card is played by a skill", "[Activate Main] Play up to 1 <Ear> card from your hand.", 1),
        ("this card is played by a skill", "[Activate Main] Draw 1 card.", 0),
        ("this card is played by your {Spell}'s skill", "[Activate Main] Play up to 1 <Ear> card from your hand.", 1),
    ],
)
def test_3_6_3_a_card_hears_by_whose_skill_it_is_played(words: str, skill: str, drawn: int) -> None:
    ear = battle("Ear", *abilities(f"[Auto] When {words}, draw 2 cards."))
    play = table({"hand": [ear, spell(skill)], "energy": 1}).take('activate "Spell"')
    play = chosen(play) if "Play" in skill else play.take('play "Ear"')
    assert play.names("battle", 0) == ["Ear"] and count(play, "hand", 0) == 2 * drawn + ("Draw" in skill)


def test_3_6_3_a_battle_card_that_the_opponent_plays_by_a_skill() -> None:
    text = "[Auto] When your opponent plays a Battle Card using a skill or activates a [Counter] skill, draw 1 card."
    ear = battle("Ear", *abilities(text))
    again = spell("[Activate Main] Play up to 1 <Oak> card from your hand.")
    play = table({"hand": [OAK, OAK, again], "energy": 1}, {"battle": [ear]})
    assert count(play.take('play "Oak"'), "hand", 1) == 0
    assert count(play.take('activate "Spell"', 'choose "Oak"'), "hand", 1) == 1


@pytest.mark.parametrize(("mine", "drawn"), [(1, 1), (0, 0)])
def test_10_1_1_this_card_has_a_keyword(mine: int, drawn: int) -> None:
    text = "[Blocker]\n" * mine + "[Activate Main] If this card has [Blocker] : Draw 1 card."
    play = table({"battle": [battle("Ear", *abilities(text))]})
    assert ('activate "Ear"' in play.offered) == bool(drawn)


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("you have 2 or more energy and have a blue card in your Drop", True),
        ("you have 3 or more energy and have a blue card in your Drop", False),
        ("you have 3 or more energy or have a blue card in your Drop", True),
        ("your opponent has 1 or more energy and has a blue card in their Drop", False),
    ],
)
def test_8_3_3_what_somebody_has_is_said_with_the_verb_again(words: str, offered: bool) -> None:
    play = table({"hand": [spell(f"[Activate Main] If {words} : Draw 1 card.")], "energy": 2, "drop": [ELM]})
    assert ('activate "Spell"' in play.offered) == offered


def test_1_3_3_a_card_is_not_used_in_a_combo_for_a_while_by_skills_neither() -> None:
    text = (
        "[Activate Main] Choose up to 1 of your opponent's Battle Cards, and it can't attack or be used in a combo {}"
    )
    stop = spell(text.format("until the end of their next turn."), "Stop")
    hit = battle("Hit", color="green")
    play = table({"hand": [stop], "battle": [hit]}, {"battle": [ELM, YEW]}).take('activate "Stop"', 'choose "Elm"')
    play.take('attack with "Hit" -> "Plain Leader"')
    assert play.offered == ['combo with "Yew" from the Battle Area', "pass"]
    help_ = battle("Help", *abilities("[Activate Battle] Use 1 of your <Elm> Battle Cards in a combo."), color="green")
    for pick, used in (('choose "Elm"', []), ("done", ["Elm"])):
        other = table({"hand": [stop], "battle": [hit]}, {"battle": [ELM, help_]}).take('activate "Stop"', pick)
        other.take('attack with "Hit" -> "Plain Leader"', 'activate "Help"')
        assert other.names("combo", 1) == used
    mine = table({"hand": [stop], "battle": [hit]}, {"battle": [ELM, YEW]}).take('activate "Stop"', "done")
    mine.take('attack with "Hit" -> "Plain Leader"')
    assert 'combo with "Elm" from the Battle Area' in mine.offered


@pytest.mark.parametrize(
    ("words", "free"),
    [
        ("your opponent can't use a card in a combo for the battle", False),
        ("this card gets +1000 power for the battle", True),
    ],
)
def test_1_3_3_the_opponent_uses_no_card_in_a_combo(words: str, free: bool) -> None:
    hit = battle("Hit", *abilities(f"[Auto] When this card attacks, {words}."))
    play = table({"battle": [hit]}, {"battle": [ELM]})
    play.take('attack with "Hit" -> "Plain Leader"')
    assert ('combo with "Elm" from the Battle Area' in play.offered) == free


@pytest.mark.parametrize(
    ("words", "cost"), [("Increase this card's energy cost by 3", 4), ("Reduce this card's energy cost by 1", 0)]
)
def test_2_11_1_an_energy_cost_changes_for_the_turn(words: str, cost: int) -> None:
    play = table({"battle": [battle("Ear", *abilities(f"[Activate Main] [Once per turn] {words} for the turn."))]})
    play.take('activate "Ear"')
    assert layers.value(play.game, play.obj("battle", 0, "Ear").id, "cost") == cost


def test_3_1_1_areas_other_than_the_secret_ones() -> None:
    text = "[Permanent] If you have any non-red cards in areas other than your deck, hand, or life, {}"
    keen = battle("Keen", *abilities(text.format("you can't play this card from any area.")))
    for zone, free in (("drop", False), ("energy", False), ("life", True), ("deck", True)):
        cards = [ELM] if zone != "energy" else [ELM, OAK]
        play = table({"hand": [keen, ELM], "energy": 2, zone: cards})
        assert ('play "Keen"' in play.offered) == free


def test_later_11_3_1_a_card_of_an_area_or_from_under_another() -> None:
    text = "[Activate Main] Play up to 1 blue card from your Drop or from under a {Oak} in your Battle Area."
    put = spell("[Activate Main] Place 1 card from your hand under a {Oak} in your Battle Area.", "Put")
    play = table({"hand": [put, spell(text), ELM], "battle": [OAK], "drop": [YEW]}).take(
        'activate "Put"', 'choose "Elm"'
    )
    chosen(play)
    play.take('activate "Spell"')
    assert play.offered == ['choose "Elm"', "done"]


@pytest.mark.parametrize(("words", "held"), [("in Rest Mode", False), ("in Active Mode", True)])
def test_8_1_5_it_is_this_card_if_the_condition_speaks_of_nothing_else(words: str, held: bool) -> None:
    keen = battle("Keen", *abilities(f"[Permanent] If this card is {words}, it gains [Barrier]."))
    play = table({"battle": [keen]})
    assert layers.has(play.game, play.obj("battle", 0, "Keen").id, "Barrier") == held
    assert declined("[Permanent] If you have a red card in play, it gains [Barrier].")
    assert declined("[Permanent] If your Leader is in Rest Mode, it gains [Barrier].")


@pytest.mark.parametrize(
    ("words", "targets"),
    [
        ("your opponent can only attack this card", {"Wall"}),
        ("your opponent's Battle Cards can only attack this card", {"Wall"}),
        ("your opponent's cards can't attack your Leader", {"Wall", "Weak"}),
    ],
)
def test_7_1_what_the_opponent_may_attack(words: str, targets: set[str]) -> None:
    wall = battle("Wall", *abilities(f"[Permanent] If this card is in Rest Mode, {words}."))
    play = table({"battle": [PLAIN]}, {"battle": [Rested(wall), Rested(battle("Weak"))]})
    mine = [text for text in play.offered if text.startswith('attack with "Plain" ->')]
    assert {text.split('"')[3] for text in mine} == targets
    free = table({"battle": [PLAIN]}, {"battle": [wall, Rested(battle("Weak"))]})
    assert 'attack with "Plain" -> "Plain Leader"' in free.offered


def test_8_7_2_a_turn_is_said_of_the_second_event_only() -> None:
    text = (
        "[Auto] When this card is played, or when this card is switched to Active Mode by a skill during your"
        " opponent's turn, draw 1 card."
    )
    ear = battle("Ear", *abilities(text))
    up = spell("[Activate Main] Choose 1 of your Battle Cards and switch it to Active Mode.")
    assert count(table({"hand": [ear], "energy": 1}).take('play "Ear"'), "hand", 0) == 1
    mine = table({"hand": [up], "battle": [Rested(ear)]}).take('activate "Spell"')
    assert resting(mine, "battle", 0) == 0 and count(mine, "hand", 0) == 0
    assert count(table({"hand": [up], "battle": [Rested(ear)]}).take('activate "Spell"'), "drop", 0) == 1


def test_8_7_2_a_card_of_the_hand_is_played_or_placed_in_the_energy_area() -> None:
    ear = battle(
        "Ear", *abilities("[Auto] When this card in your hand is played or placed in your energy, draw 1 card.")
    )
    charge = spell("[Activate Main] Add 1 <Ear> card from your hand to your energy.")
    again = spell("[Activate Main] Add 1 <Ear> card from your Drop to your energy.")
    assert count(table({"hand": [ear], "energy": 1}).take('play "Ear"'), "hand", 0) == 1
    assert count(table({"hand": [charge, ear]}).take('activate "Spell"', 'choose "Ear"'), "hand", 0) == 1
    other = table({"hand": [again], "drop": [ear]}).take('activate "Spell"')
    assert count(chosen(other), "hand", 0) == 0 and "Ear" in other.names("energy", 0)


def test_8_7_2_the_kind_of_counter_skill_that_the_opponent_activates_is_heard() -> None:
    for kind, drawn in (("Attack", 1), ("Play", 0)):
        ear = battle("Ear", *abilities(f"[Auto] When your opponent activates a [Counter {kind}] skill, draw 1 card."))
        answer = extra("Answer", text="[Counter: Attack] Negate the attack.", cost=0)
        play = table({"battle": [ear]}, {"hand": [answer]})
        play.take('attack with "Ear" -> "Plain Leader"', 'counter with "Answer"')
        assert count(play, "hand", 0) == drawn


def test_3_1_1_another_card_is_not_this_one() -> None:
    text = "[Permanent] If you have another blue card in play, this card gains [Barrier]."
    keen = battle("Keen", *abilities(text), color="blue")
    for others, held in (([], False), ([ELM], True), ([OAK], False)):
        play = table({"battle": [keen, *others]})
        assert layers.has(play.game, play.obj("battle", 0, "Keen").id, "Barrier") == held


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ("1 <Oak> or <Elm> card-both mono-red or mono-green and with 5000 combo power-", ["Oak"]),
        ("1 red card or blue card-both not an <Oak> card and with an energy cost of 1-", ["Elm", "Plain"]),
        ("a total of 1 [Blocker] or <Elm> cards", ["Elm", "Keen"]),
    ],
)
def test_8_6_3_what_is_said_of_all_kinds_may_be_one_or_another(words: str, names: list[str]) -> None:
    keen = battle("Keen", *abilities("[Blocker]"), color="green")
    text = f"[Activate Main] Add up to {words} from your Drop to your hand."
    assert [name for name in taken(text, OAK, ELM, keen, PLAIN) if name != "Spell"] == names


def test_8_6_3_leaders_and_or_battle_cards() -> None:
    some = "Choose up to 2 of your opponent's Leaders and/or Battle Cards"
    text = f"[Activate Main] {some}, and they get -1000 power for the turn."
    play = table({"hand": [spell(text)]}, {"battle": [ELM]}).take('activate "Spell"')
    chosen(play)
    assert power(play, "leader", 1) == 9000 and power(play, "battle", 1, "Elm") == 9000


def test_3_8_1_a_card_of_the_opponents_hand_goes_to_their_energy() -> None:
    text = (
        "[Activate Main] Your opponent reveals their hand, and you choose up to 1 card from it and add it to their"
        " energy in Rest Mode."
    )
    play = table({"hand": [spell(text)]}, {"hand": [ELM]}).take('activate "Spell"', 'choose "Elm"')
    assert play.names("energy", 1) == ["Elm"] and resting(play, "energy", 1) == 1


def test_8_9_1_4_those_cards_lose_their_skills_before_they_are_ko_d() -> None:
    text = (
        "[Activate Main] Choose all of your opponent's Battle Cards, ignoring [Barrier], negate the skills of those"
        " cards, and KO them."
    )
    last = battle("Last", *abilities("[Auto] When this card is KO'd, draw 1 card."))
    play = table({"hand": [spell(text)]}, {"battle": [last]}).take('activate "Spell"')
    assert chosen(play).names("drop", 1) == ["Last"] and count(play, "hand", 1) == 0
