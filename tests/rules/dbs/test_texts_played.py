"""Texts of the edition `later` that are played: groups, moments, costs, events."""

from __future__ import annotations

from typing import Any

from ludex.core import tree as t
from ludex.core.values import layers
from ludex.lang.compile import WHOLE
from ludex.library.reading import read_text
from tests.rules.dbs.support import BIG, PLAIN, Table, battle, count, extra, position, power, resting


def abilities(text: str, kind: str = "") -> tuple[t.Ability, ...]:
    read = read_text("dbs", "en", text, kind, "later")
    assert read.status == WHOLE, read.stops
    return read.abilities


def declined(text: str) -> bool:
    return read_text("dbs", "en", text, "", "later").status != WHOLE


def spell(text: str) -> Any:
    return extra("Spell", *abilities(text, "extra"), cost=0)


def table(you: dict[str, Any], foe: dict[str, Any] | None = None, **more: Any) -> Table:
    return Table(position({"deck": 9, **you}, {"deck": 9, **(foe or {})}, edition="later", **more))


def test_10_10_1_a_skill_that_two_events_trigger_is_used_once_a_turn() -> None:
    """[DBS 10-10-1]"""
    text = "[Auto] {}When this card attacks or is switched to Rest Mode, draw 1 card."
    for limit, drawn in (("[Once per turn] ", 1), ("", 2)):
        play = table({"battle": [battle("Scout", *abilities(text.format(limit)))]})
        play.take('attack with "Scout" -> "Plain Leader"')
        while count(play, "hand", 0) < drawn:
            play.take(play.offered[0])
        assert count(play, "hand", 0) == drawn and not play.game.pending, limit


def test_10_10_1_other_skills_of_the_card_are_not_used_up() -> None:
    """[DBS 10-10-1]"""
    one = "[Auto] [Once per turn] When this card attacks or is switched to Rest Mode, draw 1 card."
    other = "[Auto] [Once per turn] When this card attacks, this card gets +5000 power for the turn."
    play = table({"battle": [battle("Scout", *abilities(one), *abilities(other))]})
    play.take('attack with "Scout" -> "Plain Leader"')
    while count(play, "hand", 0) < 1 or power(play, "battle", 0) < 15000:
        play.take(play.offered[0])
    assert (count(play, "hand", 0), power(play, "battle", 0)) == (1, 15000)


def test_this_card_or_another_is_one_event() -> None:
    (skill,) = abilities("[Auto] [Once per turn] When this card or an opponent's Battle Card is played, draw 1 card.")
    assert isinstance(skill, t.Automatic) and isinstance(skill.when, t.When)
    assert skill.when.subject == t.Some((t.SELF, t.ENEMY & t.Word("type", "battle")))


def test_2_5_2_a_card_may_have_two_characters() -> None:
    """[DBS 2-5-2]"""
    both = battle("Pair", character="Tarn/Brae")
    for name in ("Tarn", "Brae"):
        play = table({"hand": [spell(f"[Activate Main] Choose 1 of your <{name}> cards and KO it.")], "battle": [both]})
        play.take('activate "Spell"')
        assert not count(play, "battle", 0)


def test_2_5_2_a_card_with_only_one_character() -> None:
    """[DBS 2-5-2]"""
    text = "[Activate Main] Choose up to 1 of your <Tarn>-only cards and KO it."
    for character, left in (("Tarn", 0), ("Tarn/Brae", 1), ("Brae", 1)):
        play = table({"hand": [spell(text)], "battle": [battle("One", character=character)]})
        play.take('activate "Spell"')
        if any(words.startswith("choose") for words in play.offered):
            play.take('choose "One"')
        assert count(play, "battle", 0) == left, character


def test_at_the_end_of_the_opponents_next_turn_is_not_the_end_of_this_one() -> None:
    text = "[Activate Main] Draw 1 card, and at the end of your opponent's next turn, draw 2 cards."
    play = table({"hand": [spell(text)]}, {"energy": 1})
    play.take('activate "Spell"', "end the main phase")
    assert count(play, "hand", 0) == 1
    while play.game.active == 1:
        play.take(play.offered[-1])
    assert count(play, "hand", 0) == 3


def test_cards_are_searched_for_in_the_deck_and_other_areas() -> None:
    text = "[Auto] When this card is played, add up to 1 <Tarn> card from your {} to your hand."
    for areas, more in (
        ("deck, Drop, or Warp", ("drop", "warp")),
        ("hand, Drop, or deck", ("hand", "drop")),
        ("deck or Warp", ("warp",)),
        ("deck and/or Drop", ("drop",)),
    ):
        (skill,) = abilities(text.format(areas))
        assert isinstance(skill, t.Automatic)
        assert any(isinstance(part, t.Search) and part.more == more for part in skill.do), areas
    assert declined(text.format("deck, Drop, or Drop"))


def test_their_cards_are_those_of_the_player_named_before() -> None:
    text = "[Activate Main] Choose 1 of your {} and 1 of their energy and switch them to Rest Mode."
    play = table({"hand": [spell(text.format("opponent's Battle Cards"))]}, {"battle": [PLAIN], "energy": 1})
    play.take('activate "Spell"')
    assert (resting(play, "battle", 1), resting(play, "energy", 1)) == (1, 1)
    assert declined(text.format("Battle Cards"))


def test_this_card_and_another_are_a_cost_from_two_areas() -> None:
    cost = "Choose this card in your Drop and 1 card in your hand and send them to your Warp"
    text = f"[Activate Main] {cost} : Draw 2 cards."
    card = battle("Ghost", *abilities(text))
    play = table({"drop": [card], "hand": [PLAIN, BIG]}).take('activate "Ghost"', 'choose "Plain"')
    assert (count(play, "warp", 0), count(play, "hand", 0), count(play, "drop", 0)) == (2, 3, 0)
    assert not any("Ghost" in words for words in table({"drop": [card]}).offered)
    held = battle("Ghost", *abilities(text.replace("in your Drop and 1 card", "in your hand and 1 card")))
    assert not any("Ghost" in words for words in table({"hand": [held]}).offered)  # RULING-DBS-049
    play = table({"hand": [held, PLAIN, BIG]}).take('activate "Ghost"', 'choose "Plain"')
    assert (count(play, "warp", 0), count(play, "hand", 0)) == (2, 3)


UNLESS = "your opponent can't attack{} unless they choose 2 cards in their hand and discard them each time."


def barring(with_what: str, hand: int) -> Table:
    """The opponent's turn after a text has demanded something for attacks."""
    text = f"[Activate Main] Until the end of your opponent's next turn, {UNLESS.format(with_what)}"
    play = table({"hand": [spell(text)]}, {"hand": hand, "battle": [PLAIN, BIG]})
    play.take('activate "Spell"', "end the main phase")
    while not any(words.startswith("end the main") for words in play.offered):
        play.take(play.offered[-1])
    return play


def attacking(play: Table) -> list[str]:
    return [words for words in play.offered if words.startswith("attack")]


def test_1_3_3_each_attack_is_paid_for() -> None:
    """[DBS 1-3-3]"""
    play = barring("", 4)
    had = count(play, "hand", 1)
    play.take('attack with "Plain" -> "Plain Leader"')
    while play.game.objects[play.game.zone("battle", 1)[0]].state == 0:
        play.take(play.offered[0])
    assert count(play, "drop", 1) == 2 and count(play, "hand", 1) == had - 2


def test_1_3_3_who_cannot_pay_does_not_attack() -> None:
    """[DBS 1-3-3]"""
    assert not attacking(barring("", 0))
    free = attacking(barring(" with Battle Cards with an energy cost of 3 or more", 0))
    assert free and not any('with "Big"' in words for words in free)
    assert any('with "Big"' in words for words in attacking(barring(" with Battle Cards", 3)))


def test_1_3_3_who_pays_with_the_attacking_card_does_not_attack() -> None:
    """[DBS 1-3-3]"""
    demand = "your opponent can't attack unless they choose 1 of their Battle Cards and place it in its owner's Drop"
    text = f"[Activate Main] Until the end of your opponent's next turn, {demand}."
    play = table({"hand": [spell(text)], "life": 5}, {"battle": [BIG]})
    play.take('activate "Spell"', "end the main phase")
    while not any(words.startswith("end the main") for words in play.offered):
        play.take(play.offered[-1])
    play.take('attack with "Big" -> "Plain Leader"')
    assert play.names("drop", 1) == ["Big"] and not count(play, "battle", 1)
    assert any(words.startswith("end the main") for words in play.offered)


def test_1_3_3_after_the_last_attack_no_other_is_declared() -> None:
    """[DBS 1-3-3]"""
    for often, left in (("one time", False), ("2 times", True)):
        text = f"[Activate Main] During your opponent's next turn, they can only attack {often} with Battle Cards."
        play = table({"hand": [spell(text)], "life": 5}, {"battle": [PLAIN, BIG, PLAIN]})
        play.take('activate "Spell"', "end the main phase")
        while not any(words.startswith("end the main") for words in play.offered):
            play.take(play.offered[-1])
        play.take('attack with "Big" -> "Plain Leader"')
        while not any(words.startswith("end the main") for words in play.offered):
            play.take(play.offered[-1])
        assert any('with "Plain" ' in words for words in attacking(play)) is left, often
        assert any('with "Plain Leader"' in words for words in attacking(play)), often


def test_1_3_3_skills_do_not_move_what_they_cannot() -> None:
    """[DBS 1-3-3]"""
    text = "[Activate Main] Send up to 1 card from your Drop to your Warp, then add 1 card from your life to your hand."
    bans = ("You can't send cards from your Drop to your Warp.", "You can't add cards from your life to your hand.")
    for ban, warp, life in ((None, 1, 4), (bans[0], 0, 4), (bans[1], 1, 5)):
        held = [battle("Ban", *abilities(f"[Permanent] {ban}"))] if ban else []
        play = table({"hand": [spell(text)], "battle": held, "drop": 2, "life": 5})
        play.take('activate "Spell"')
        while not any(words.startswith("end the main") for words in play.offered):
            play.take(play.offered[0])
        assert (count(play, "warp", 0), count(play, "life", 0)) == (warp, life), ban


def test_8_1_3_a_card_beneath_another_is_used_from_there() -> None:
    """[DBS 8-1-3]"""
    for deed, area in (
        ("[Activate Main] Play this card from your hand or from under a {Tower} in your Battle Area.", "battle"),
        ("[Activate Battle] Use this card from under a {Tower} in your Battle Area in a combo.", "combo"),
    ):
        seed = battle("Seed", *abilities(deed))
        put = spell("[Activate Main] Choose 1 of your {Tower} cards and place 1 {Seed} from your hand under it.")
        play = table({"hand": [put, seed], "battle": [battle("Tower")]})
        play.take('activate "Spell"', 'choose "Seed"')
        assert play.names("under", 0) == ["Seed"]
        if area == "combo":
            play.take('attack with "Plain Leader" -> "Plain Leader"')
            while not any("Seed" in words for words in play.offered):
                play.take(play.offered[-1])
        play.take('activate "Seed"')
        assert play.names(area, 0)[-1] == "Seed" and not count(play, "under", 0), area


def test_2_11_1_a_cost_reduced_by_a_colour_has_one_less_of_it() -> None:
    """[DBS 2-11-1]"""
    text = (
        "[Permanent] If you have 1 or more cards in your Drop, reduce the energy cost of this card in your hand by (R)."
    )
    card = battle("Dear", *abilities(text), color="red", cost=2, specified="red red")

    def playable(energy: str, drop: int) -> bool:
        play = table({"hand": [card], "energy": energy, "drop": drop})
        return any(words.startswith("play") for words in play.offered)

    assert playable("red blue", 0) is False and playable("red red", 0)
    assert playable("red", 1) and not playable("blue", 1)


def test_8_4_2_energy_of_one_colour_or_the_other() -> None:
    """[DBS 8-4-2]"""
    text = "[Activate Main] (G/Y)(1) : Draw 1 card."
    card = battle("Two", *abilities(text))
    for energy, offered in (("green red", True), ("yellow red", True), ("blue red", False), ("green", False)):
        play = table({"battle": [card], "energy": energy})
        assert any(words.startswith("activate") for words in play.offered) is offered, energy
    play = table({"battle": [card], "energy": "green yellow red"}).take('activate "Two"')
    while not count(play, "hand", 0):
        play.take(play.offered[0])
    assert resting(play, "energy", 0) == 2
    assert declined("[Activate Main] (G/G) : Draw 1 card.")


def test_3_3_3_a_hand_that_is_revealed_is_chosen_from() -> None:
    """[DBS 3-3-3]"""
    hand = "your opponent reveals their hand, and you choose up to 1 Battle Card from it with 15000 power or less"
    play = table({"hand": [spell(f"[Activate Main] Draw 1 card, then {hand} and place it in your opponent's Drop.")]},
                 {"hand": [PLAIN, BIG, extra("Trick")]})  # fmt: skip
    play.take('activate "Spell"')
    assert [words for words in play.offered if words.startswith("choose")] == ['choose "Plain"']
    assert play.take('choose "Plain"').names("drop", 1) == ["Plain"]
    assert declined("[Activate Main] Draw 1 card, then choose up to 1 Battle Card from it and KO it.")


def test_if_such_a_card_was_added_to_the_hand() -> None:
    start = "[Activate Main] Look at up to 2 cards from the top of your deck, add up to 1 card among them to your hand"
    text = f"{start}, then shuffle your deck. Additionally, if you added a <Tarn> card to your hand, draw 2 cards."
    for name, hand in (("Tarn", 3), ("Brae", 1)):
        play = table({"hand": [spell(text)], "deck": [PLAIN, PLAIN, PLAIN, battle(name)]}).take('activate "Spell"')
        while "look" in play.offered:
            play.take("look")
        play.take(f'choose "{name}"')
        assert count(play, "hand", 0) == hand, name


def test_7_1_the_attacking_card_is_the_one_that_attacks() -> None:
    """[DBS 7-1]"""
    card = battle("Herald", *abilities("[Activate Battle] The attacking card gets +5000 power for the battle."))
    play = table({"battle": [card, BIG]}).take('attack with "Big" -> "Plain Leader"', 'activate "Herald"')
    assert (power(play, "battle", 0, "Big"), power(play, "battle", 0, "Herald")) == (25000, 10000)


def test_1_3_3_counters_of_cards_with_a_cost() -> None:
    """[DBS 1-3-3]"""
    text = "[Permanent] During battles where this card is attacking, your opponent can't activate [Counter] skills"
    bars = battle("Blade", *abilities(f"{text} with energy costs of 2 or more."))
    for cost, offered in ((1, True), (2, False)):
        stop = extra("Stop", *abilities("[Counter Attack] Negate the attack.", "extra"), cost=cost)
        play = table({"battle": [bars]}, {"hand": [stop], "energy": 3}).take('attack with "Blade" -> "Plain Leader"')
        assert any("Stop" in words for words in play.offered) is offered, cost


def conditioned(text: str) -> t.Cond | None:
    (skill,) = abilities(f"[Activate Main] If {text} : Draw 1 card.")
    assert isinstance(skill, t.Activated)
    return skill.cond


def test_two_things_that_a_player_has_are_two_conditions() -> None:
    energy = t.Exists(t.YOURS & t.Zone(("energy",)), 3)
    there = t.Exists(t.YOURS & t.Zone(("battle",)) & t.Word("name", "Tarn"))
    assert conditioned("you have 3 or more energy and a {Tarn} in your Battle Area") == t.Both((energy, there))
    drop = t.YOURS & t.Zone(("drop",))
    red, blue = (t.All((drop, t.Word("color", color))) for color in ("red", "blue"))
    both = t.Both((t.Exists(red, 2), t.Exists(blue, 1)))
    assert conditioned("you have 2 or more red cards and 1 or more blue cards in your Drop") == both
    unclear = "[Activate Main] If you have a red card and a blue card in your Drop : Draw 1 card."
    assert declined(unclear)  # where the first is, is not said


def test_one_card_of_two_kinds_each_with_its_own_limits() -> None:
    start = "[Auto] When this card is played, look at up to 5 cards from the top of your deck, add up to 1 "
    kinds = "red card with an energy cost of 4 or less{}blue Extra among them to your hand, then shuffle your deck."
    found = [abilities(start + kinds.format(joint)) for joint in (" or up to 1 ", ", or 1 ", " or 1 ")]
    assert found[0] == found[1] == found[2]
    red = t.Word("color", "red") & t.Figure("cost", "<=", 4)
    blue = t.Word("color", "blue") & t.Word("type", "extra")
    choices = [part for part in found[0][0].do if isinstance(part, t.Choose)]  # type: ignore[attr-defined]
    assert [choice.what for choice in choices] == [t.All((t.Ref("seen"), t.Some((red, blue))))]


def test_a_card_used_in_a_combo_is_heard_by_whose_and_which_it_is() -> None:
    text = "[Auto] When you use a <Tarn> card from your hand in a combo, draw 1 card."
    for name, hand in (("Tarn", 1), ("Brae", 0)):
        play = table({"battle": [BIG, battle("Drum", *abilities(text))], "hand": [battle(name)]})
        play.take('attack with "Big" -> "Plain Leader"', f'combo with "{name}" from hand')
        assert count(play, "hand", 0) == hand, name


def test_7_4_1_6_a_card_used_in_a_combo_from_the_energy_area_is_told_from_others() -> None:
    """[DBS 7-4-1-6]"""
    text = "[Auto] At the end of a battle in which this card was used in a combo from your hand or {}, draw 1 card."
    for area, asked in (("energy", "energy"), ("life", "life")):
        (skill,) = abilities(text.format(area))
        assert isinstance(skill, t.Automatic)
        assert skill.cond == t.Either((t.Named("comboed from hand"), t.Named(f"comboed from {asked}")))
    use = "[Activate Battle] Use this card from your energy in a combo."
    end = "[Auto] At the end of a battle in which this card was used in a combo from your energy, draw 1 card."
    for told, drawn in ((end, 1), (end.replace("energy", "life"), 0)):
        card = battle("Spark", *abilities(use), *abilities(told))
        play = table({"battle": [BIG], "energy": [card]}, {"life": 5})
        play.take('attack with "Big" -> "Plain Leader"', 'activate "Spark"')
        while not any(words.startswith("end the main") for words in play.offered):
            play.take(play.offered[-1])
        assert count(play, "hand", 0) == drawn, told


def test_what_a_card_has_in_all_areas_it_has_in_hand() -> None:
    (skill,) = abilities("[Permanent] This card gets -5000 combo power in all areas.")
    (here,) = abilities("[Permanent] This card gets -5000 combo power.")
    assert isinstance(skill, t.Passive) and isinstance(here, t.Passive)
    assert "hand" in skill.zones and skill.effects == here.effects and not here.zones


def test_another_cost_may_be_said_after_the_energy_cost() -> None:
    start = "[Permanent] You can activate this card's [Counter] skill from your hand "
    after = "without paying its energy cost by choosing 2 other cards in your hand and discarding them."
    before = "by discarding 2 cards from your hand instead of paying its energy cost."
    assert abilities(start + after) == abilities(start + before)
    assert abilities(start + after.replace("2 other", "3 other")) != abilities(start + before)


def test_2_11_1_cards_without_a_specified_cost() -> None:
    """[DBS 2-11-1]"""
    text = "[Permanent] Treat <<Guild>> cards in your hand as if they had no specified cost."
    card = battle("Dear", color="red", cost=1, specified="red", traits=["Guild"])
    for others, offered in (([battle("Sage", *abilities(text))], True), ([PLAIN], False)):
        play = table({"battle": others, "hand": [card], "energy": "blue"})
        assert any(words.startswith("play") for words in play.offered) is offered


def test_3_1_5_a_card_used_in_a_combo_from_the_battle_area_is_still_it() -> None:
    """[DBS 3-1-5]"""
    for it in ("it", "this card"):
        event = "When this card is used in a combo from your Battle Area"
        text = f"[Auto] {event}, {it} gets -4000 combo power for the battle."
        play = table({"battle": [BIG, PLAIN, battle("Drum", *abilities(text))]}, {"life": 5})
        play.take('attack with "Big" -> "Plain Leader"', 'combo with "Drum" from the Battle Area')
        assert layers.value(play.game, play.obj("combo", 0).id, "combo power") == 1000, it


RING = extra("Ring", *abilities("[Field]", "extra"), color="green", cost=3)


def test_10_2_1_a_field_card_is_activated_by_a_skill_without_its_cost() -> None:
    """[DBS 10-2-1]"""
    text = "[Activate Main] Activate up to 1 {Ring} from your Drop."
    old = extra("Old Ring", *abilities("[Field]", "extra"), cost=0)
    play = table({"hand": [spell(text)], "drop": [RING], "battle": [old]}).take('activate "Spell"', 'choose "Ring"')
    assert play.names("battle", 0) == ["Ring"] and "Old Ring" in play.names("drop", 0)


def test_10_2_1_a_card_without_field_is_not_placed() -> None:
    """[DBS 10-2-1]"""
    text = "[Activate Main] Activate up to 1 {Trick} from your Drop."
    play = table({"hand": [spell(text)], "drop": [extra("Trick")]}).take('activate "Spell"', 'choose "Trick"')
    assert not count(play, "battle", 0) and "Trick" in play.names("drop", 0)


def test_what_a_player_places_somewhere_is_heard() -> None:
    text = "[Auto] When you add a red card from your {} to your energy, draw 1 card."
    for area, drawn in (("hand", 1), ("Drop", 0)):
        red = battle("Red", color="red")
        play = table({"hand": [spell("[Activate Main] Add 1 red card from your hand to your energy."), red],
                      "battle": [battle("Drum", *abilities(text.format(area)))]})  # fmt: skip
        play.take('activate "Spell"', 'choose "Red"')
        assert count(play, "energy", 0) == 1 and count(play, "hand", 0) == drawn, area
