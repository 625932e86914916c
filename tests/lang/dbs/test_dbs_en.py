"""English texts of the Dragon Ball Super Card Game: what they mean, and what is not read."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.games.dbs.text import read_text
from ludex.games.dbs.text.en import ENGLISH
from ludex.lang.compile import WHOLE, compile_with, print_text
from ludex.lang.phrase import Declined
from tests.rules.dbs.support import PLAIN, Rested, Table, battle, board, count, energy, extra, position

FOES = t.ENEMY & t.Zone(("battle",)) & t.Word("type", "battle")


@pytest.mark.parametrize(
    "text",
    [
        "[Auto] When you play this card, choose up to 1 of your opponent's Battle Cards with an energy cost of 3 or"
        " less and KO it.",
        "[Auto] If your Leader Card is a red 《Forger》 card : When this card is KO'd, draw 1 card.",
        "[Auto][Once per turn] When this card attacks, look at up to 5 cards from the top of your deck, add up to 1 red"
        " ＜Kaida＞ card among them to your hand, then shuffle your deck.",
        "[Activate Main] (R)(1), if you have 3 or more energy and you discard 1 card from your hand : Play this card"
        " from your hand.",
        "[Activate Battle] Choose 1 card in your hand and discard it : Choose up to 1 of your Leaders or Battle Cards"
        " and it gets +10000 power for the duration of the battle.",
        "[Permanent] If you have 4 or more cards in your Drop Area, reduce the energy cost of this card in your hand"
        " by 2.",
        "[Awaken] When your life is at 4 or less : You may choose up to 2 of your energy, switch them to Active Mode,"
        " and flip this card over.",
        "[Counter Attack] If your Leader Card is yellow : Negate the attack, then you may discard 1 card from your"
        " hand. If you do, draw 2 cards.",
        "[Auto] When this card is played, choose one-\n・Draw 1 card.\n・This card gets +5000 power for the turn.",
    ],
)
def test_a_text_is_printed_as_it_was(text: str) -> None:
    compiled = compile_with(ENGLISH, text)
    assert compiled.status == WHOLE
    assert print_text(ENGLISH, compiled) == ENGLISH.normalise(text)


def test_a_chosen_card_is_it() -> None:
    (skill,) = read_text("[Auto] When you play this card, choose up to 1 of your opponent's Battle Cards and KO it.")
    assert isinstance(skill, t.Automatic)
    assert skill.do == (t.Choose("t", 1, FOES, up_to=True), t.Move(t.Ref("t"), "drop", "KO"))


def test_without_among_them_a_card_is_one_of_those_looked_at() -> None:
    look = "[Auto] When you play this card, look at up to 3 cards from the top of your deck, "
    (said,) = read_text(f"{look}add up to 1 red card among them to your hand, then shuffle your deck.")
    (left,) = read_text(f"{look}add up to 1 red card to your hand, then shuffle your deck.")
    assert said == left
    with pytest.raises(Declined):
        read_text("[Auto] When you play this card, add up to 1 red card to your hand.")


def test_8_9_1_4_skills_negated_before_a_play_are_those_of_the_card_that_was_played() -> None:
    start = "[Activate Main] Choose 1 Battle Card in your Drop Area, "
    (skill,) = read_text(f"{start}negate its skills for the turn, and play it.", "extra")
    assert isinstance(skill, t.Activated) and skill.do[1:] == (
        t.Do("play", t.Ref("t")),
        t.Continue((t.Strip(t.Ref("t"), negate=True),), "turn"),
    )


@pytest.mark.parametrize(
    "text",
    [
        "[Double Strike] (This card also flies.)",
        "[Auto] When you play this card, choose 1 card and KO it.",
        "[Activate Main] Draw 1 card, then hum.",
    ],
)
def test_what_is_not_understood_is_declined(text: str) -> None:
    with pytest.raises(Declined):
        read_text(text)


def test_1_3_3_a_card_that_an_effect_keeps_stays_rested_in_one_charge_phase() -> None:
    text = (
        "[Activate Main] Choose 1 of your opponent's Battle Cards, and it can't be switched to Active Mode during your"
        " opponent's next Charge Phase."
    )
    foe = {"battle": [Rested(battle("Kept"))], "deck": 5, "energy": 1}
    play = board({"hand": [extra("Hold", text=text)], "deck": 5}, foe)
    play.take('activate "Hold"', "end the main phase")
    kept = play.game.objects[play.game.zone("battle", 1)[0]]
    assert play.game.active == 1 and kept.state == 1
    free = board({"deck": 5}, foe).take("end the main phase")
    assert free.game.objects[free.game.zone("battle", 1)[0]].state == 0


def test_1_3_3_a_card_that_cannot_be_koed_in_battle_survives_it() -> None:
    wall = battle("Wall", text="[Permanent] This card can't be KO'd in battle.", power=5000)
    for card, left in ((wall, 1), (battle("Reed", power=5000), 0)):
        play = board({"battle": [PLAIN]}, {"battle": [Rested(card)]})
        play.take(f'attack with "Plain" -> "{card.name}"')
        assert count(play, "battle", 1) == left


def test_3_6_3_a_skill_for_a_play_from_the_hand_ignores_other_plays() -> None:
    text = "[Auto] When this card is played from your hand, draw 1 card."
    card = battle("Comer", text=text, cost=0)
    from_hand = board({"hand": [card], "deck": 5}).take('play "Comer"')
    assert count(from_hand, "hand", 0) == 1
    raise_it = extra("Raise", text="[Activate Main] Play up to 1 Battle Card from your Drop Area.", cost=0)
    from_drop = board({"hand": [raise_it], "drop": [card], "deck": 5}).take('activate "Raise"', 'choose "Comer"')
    assert from_drop.names("battle", 0) == ["Comer"] and count(from_drop, "hand", 0) == 0


def test_1_3_3_copies_of_a_card_cannot_be_played_after_it() -> None:
    text = "[Auto] When you play this card, you can't play copies of this card for the turn."
    play = board({"hand": [battle("Lone", text=text, cost=0), battle("Lone", text=text, cost=0), PLAIN], "energy": 1})
    play.take('play "Lone"')
    assert 'play "Lone"' not in play.offered and 'play "Plain"' in play.offered


def test_a_limit_counts_for_all_copies_of_a_card() -> None:
    text = "[Activate Main] [Limit 1] Draw 1 card."
    cards = [battle("Twin", text=text), battle("Twin", text=text)]
    play = Table(position({"battle": cards, "deck": 9, "energy": [energy("red")]}, edition="later"))
    play.take('activate "Twin"')
    assert count(play, "hand", 0) == 1 and 'activate "Twin"' not in play.offered
    free = [battle("Free", text=text.replace("[Limit 1] ", "[Once per turn] ")) for _ in range(2)]
    other = Table(position({"battle": free, "deck": 9}, edition="later")).take('activate "Free"')
    assert 'activate "Free"' in other.offered


def _after_combo(text: str, zone: str, played: bool = False) -> list[str]:
    """The names of the own Battle Cards after a battle in which a card with this text was used in a combo."""
    card = battle("Late", text=text, cost=0, combo_cost=0, combo_power=5000)
    mine = {"battle": [PLAIN], "hand": [], "deck": 5}
    mine[zone] = [*mine[zone], card]  # type: ignore[misc]
    play = board(mine, {"battle": [Rested(battle("Wall", power=5000))], "deck": 5, "life": 5})
    if played:
        play.take('play "Late"')
    where = "from hand" if zone == "hand" and not played else "from the Battle Area"
    play.take('attack with "Plain" -> "Wall"', f'combo with "Late" {where}')
    return list(play.names("battle", 0))


@pytest.mark.parametrize(
    ("place", "zone", "played", "back"),
    [
        ("", "hand", False, True),
        ("", "battle", False, True),
        (" from your hand", "hand", False, True),
        (" from your hand", "battle", False, False),
        (" from your hand", "hand", True, False),
        (" from your Battle Area", "hand", True, True),
        (" from your Battle Area", "hand", False, False),
    ],
)
def test_7_4_1_6_a_card_returns_at_the_end_of_a_battle_in_which_it_was_used(
    place: str, zone: str, played: bool, back: bool
) -> None:
    text = (
        f"[Auto] At the end of a battle in which this card was used in a combo{place}, play this card from your Drop."
    )
    assert ("Late" in _after_combo(text, zone, played)) is back


def test_1_3_3_only_one_of_a_card_can_be_played() -> None:
    text = "[Permanent] Only 1 {Lone} can be played in your Battle Area."
    play = board({"hand": [battle("Lone", text=text, cost=0), battle("Lone", text=text, cost=0), PLAIN], "energy": 1})
    play.take('play "Lone"')
    assert 'play "Lone"' not in play.offered and 'play "Plain"' in play.offered


def test_1_3_3_a_card_cannot_be_played_from_any_area_unless() -> None:
    text = "[Permanent] This card can't be played from any area unless you have 2 or more energy."
    for n, offered in ((1, False), (2, True)):
        play = board({"hand": [battle("Late", text=text, cost=0)], "energy": n})
        assert ('play "Late"' in play.offered) is offered


def test_another_player_chooses_among_their_own_cards() -> None:
    (skill,) = read_text("[Auto] When you play this card, your opponent chooses 1 of their Battle Cards and KOs it.")
    mine = t.YOURS & t.Zone(("battle",)) & t.Word("type", "battle")
    assert isinstance(skill, t.Automatic)
    assert skill.do == (t.By(t.OPPONENT, (t.Choose("t", 1, mine), t.Move(t.Ref("t"), "drop", "KO"))),)


@pytest.mark.parametrize(
    "text",
    [
        "[Auto] When 1 of your red Battle Cards is switched to Rest Mode by one of your skills, draw 1 card.",
        "[Auto] (R), if you have 3 or more energy, your life is at 4 or less, and you discard 1 card from your hand :"
        " When you play this card, draw 2 cards.",
        "[Activate Main] Look at up to 3 cards from the top of your deck, add up to 1 red <Kaida> card or blue"
        " <<Forger>> card among them to your hand, then shuffle your deck.",
        "[Auto] When this card attacks and KOs an opponent's Battle Card, switch this card and up to 1 of your energy"
        " to Active Mode.",
    ],
)
def test_joined_parts_are_read(text: str) -> None:
    assert compile_with(ENGLISH, text).status == WHOLE


def test_this_card_and_another_of_the_hand_is_declined() -> None:
    with pytest.raises(Declined):
        read_text("[Activate Main] Place this card and 1 card from your hand in the Drop : Draw 2 cards.")


def test_8_4_2_one_or_two_cards_are_at_least_one() -> None:
    text = "[Activate Main] Choose 1 or 2 cards in your life and add them to your hand : Draw 1 card."
    play = board({"battle": [battle("Giver", text=text)], "deck": 5, "life": 3})
    play.take('activate "Giver"', "done")
    assert count(play, "hand", 0) == 2 and count(play, "life", 0) == 2


def test_8_4_2_this_card_and_another_of_the_hand_are_discarded_together() -> None:
    text = "[Activate Main] Choose this card and 1 red card in your hand and discard them : Draw 2 cards."
    pair = battle("Pair", text=text, color="red")
    play = board({"hand": [pair, PLAIN], "deck": 5}).take('activate "Pair"')
    assert count(play, "drop", 0) == 2 and count(play, "hand", 0) == 2
    assert 'activate "Pair"' not in board({"hand": [pair], "deck": 5}).offered
    assert 'activate "Pair"' not in board({"battle": [pair], "hand": [PLAIN], "deck": 5}).offered


def test_what_another_player_chose_is_known_afterwards() -> None:
    text = (
        "[Auto] When this card is played, your opponent chooses 1 of their Battle Cards, switches it to Rest Mode, and"
        " if that card has an energy cost of 2 or less, KO it."
    )
    for cost, left in ((1, 1), (5, 2)):
        foe = {"battle": [battle("First", cost=cost), battle("Second", cost=cost)], "deck": 5}
        play = board({"hand": [battle("Asker", text=text, cost=0)], "deck": 5}, foe)
        play.take('play "Asker"', 'choose "First"')
        assert count(play, "battle", 1) == left


def test_7_4_1_4_2_what_skills_cannot_do_battles_can() -> None:
    for words in ("can't be KO'd by your opponent's skills", "is not affected by your opponent's skills"):
        card = battle("Stiff", text=f"[Permanent] This card {words}.", power=5000)
        blast = extra("Blast", text="[Activate Main] Choose 1 of your opponent's Battle Cards and KO it.", cost=0)
        play = board({"battle": [PLAIN], "hand": [blast]}, {"battle": [Rested(card)]}).take('activate "Blast"')
        assert count(play, "battle", 1) == 1
        play.take('attack with "Plain" -> "Stiff"')
        assert count(play, "battle", 1) == 0
