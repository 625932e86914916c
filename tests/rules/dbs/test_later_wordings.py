"""The edition `later`, from text to table: further things that a skill has done, cards that a text points to, and what
happens to Leaders and to cards under others."""

from __future__ import annotations

import pytest

from ludex.core.values import layers
from tests.rules.dbs.support import PLAIN, Rested, battle, count, leader, passing
from tests.rules.dbs.test_later_kinds import ELM, OAK, YEW
from tests.rules.dbs.test_later_references import abilities, chosen, declined, next_turn, spell, table


@pytest.mark.parametrize("shield", ["", "[Barrier]"])
def test_later_11_3_1_the_card_above_is_not_chosen_where_the_text_points_to_it(shield: str) -> None:
    text = "[Activate Main] Place up to 1 <Oak> card from your hand under your opponent's Leader."
    lead = leader("Lead", *(abilities(shield) if shield else ()))
    play = table({"hand": [spell(text), OAK]}, {"leader": [lead]}).take('activate "Spell"', 'choose "Oak"')
    assert count(play, "hand", 0) == 0 and "Oak" not in play.names("drop", 0)
    under = [obj for obj in play.game.objects.values() if obj.host]
    assert [obj.card.name for obj in under] == ["Oak"] and under[0].host == play.obj("leader", 1, "Lead").id


def test_later_11_3_1_one_of_the_opponents_cards_above_is_chosen_and_barrier_forbids_that() -> None:
    text = "[Activate Main] Place up to 1 <Oak> card from your hand under 1 of your opponent's Battle Cards."
    keen = battle("Keen", *abilities("[Barrier]"))
    play = chosen(table({"hand": [spell(text), OAK]}, {"battle": [keen]}).take('activate "Spell"'))
    assert not [obj for obj in play.game.objects.values() if obj.host]


@pytest.mark.parametrize(
    ("deed", "asked", "drawn"),
    [
        ("Place up to 1 <Oak> card from your Drop in your energy", "you placed a card in your energy", 1),
        ("Place up to 1 <Elm> card from your Drop in your energy", "you placed a card in your energy", 0),
        ("Remove up to 1 <Oak> card in your Drop from the game", "you removed a red card from the game", 1),
        ("Remove up to 1 <Oak> card in your Drop from the game", "you removed a blue card from the game", 0),
        ("Send the top card of your deck to your Warp", "the card sent to your Warp was a Battle Card", 1),
    ],
)
def test_8_11_1_a_skill_asks_what_else_it_has_done(deed: str, asked: str, drawn: int) -> None:
    text = f"[Activate Main] {deed}. If {asked}, draw 2 cards."
    play = table({"hand": [spell(text)], "drop": [OAK]}, {"battle": [YEW]}).take('activate "Spell"')
    assert count(chosen(play), "hand", 0) == 2 * drawn


def test_later_11_3_1_a_skill_asks_whether_it_has_placed_a_card_under_this_one() -> None:
    place = "Place up to 1 blue card from your hand under this card"
    ear = battle("Ear", *abilities(f"[Activate Main] {place}. If you placed a card under this card, draw 2 cards."))
    for card, drawn in ((ELM, 2), (OAK, 1)):
        play = table({"battle": [ear], "hand": [card]}).take('activate "Ear"')
        assert count(chosen(play), "hand", 0) == drawn


THREE = "up to 1 each of <Oak>, <Elm>, and <Yew> cards with energy costs of 1"


def test_8_6_3_one_card_of_each_of_three_kinds() -> None:
    text = f"[Activate Main] Add {THREE} from your Drop to your hand."
    dear = battle("Yew", color="green", cost=3)
    play = table({"hand": [spell(text)], "drop": [OAK, ELM, YEW, dear]}).take('activate "Spell"')
    assert sorted(chosen(play).names("hand", 0)) == ["Elm", "Oak", "Yew"]


def test_8_6_3_one_card_of_each_of_three_kinds_among_those_looked_at() -> None:
    text = f"[Activate Main] Look at up to 4 cards from the top of your deck, add {THREE} among them to your hand, {{}}"
    play = table({"hand": [spell(text.format("then shuffle your deck."))], "deck": [OAK, PLAIN, YEW, ELM, PLAIN]})
    play.take('activate "Spell"')
    while "end the main phase" not in play.offered:
        play.take(play.offered[0])
    assert sorted(play.names("hand", 0)) == ["Elm", "Yew"]


@pytest.mark.parametrize(("attacker", "target", "drawn"), [("Lead", "Plain Leader", 1), ("Plain", "Plain Leader", 0)])
def test_8_7_2_a_leader_attacks_or_is_attacked(attacker: str, target: str, drawn: int) -> None:
    ear = battle("Ear", *abilities("[Auto] When your Leader attacks or is attacked, draw 1 card."))
    play = table({"leader": [leader("Lead")], "battle": [ear, PLAIN]})
    play.take(f'attack with "{attacker}" -> "{target}"')
    assert count(play, "hand", 0) == drawn
    guard = table({"battle": [PLAIN]}, {"leader": [leader("Lead")], "battle": [ear]})
    assert count(guard.take('attack with "Plain" -> "Lead"'), "hand", 1) == 1


@pytest.mark.parametrize(("target", "drawn"), [("Wall", 1), ("Plain Leader", 0)])
def test_7_4_1_9_the_end_of_a_battle_in_which_a_card_was_attacked(target: str, drawn: int) -> None:
    wall = battle(
        "Wall", *abilities("[Auto] At the end of a battle where this card was attacked, draw 1 card."), power=20000
    )
    play = table({"battle": [PLAIN]}, {"battle": [Rested(wall)]})
    passing(play.take(f'attack with "Plain" -> "{target}"'))
    taken = target == "Plain Leader"  # the card of the life
    assert count(play, "hand", 1) == drawn + taken


def test_1_3_3_the_opponent_plays_no_such_cards_for_a_while() -> None:
    text = "[Activate Main] Your opponent can't play blue Battle Cards until the end of their next turn."
    play = table({"hand": [spell(text), ELM], "energy": 1}, {"hand": [ELM, YEW], "energy": 2}).take('activate "Spell"')
    assert 'play "Elm"' in play.offered
    play.take("end the main phase")
    while "end the main phase" not in play.offered:
        play.take(play.offered[-1])
    assert play.game.active == 1 and 'play "Yew"' in play.offered and 'play "Elm"' not in play.offered
    assert declined("[Activate Main] Your opponent can't play blue cards for the turn.")


def test_4_8_1_a_card_under_another_has_no_mode() -> None:
    text = "[Activate Main] Play up to 1 card from under this card in Rest Mode."
    (skill,) = abilities(text)
    assert "rest" in repr(skill)
    assert next_turn(table({"battle": [battle("Ear", skill)]})).names("battle", 0) == ["Ear"]


@pytest.mark.parametrize(("life", "held"), [(2, True), (3, False)])
def test_8_1_5_a_condition_may_stand_after_a_keyword(life: int, held: bool) -> None:
    keen = battle("Keen", *abilities("[Permanent] This card gains [Barrier] if your life is at 2 or less."))
    play = table({"battle": [keen], "life": life})
    assert layers.has(play.game, play.obj("battle", 0, "Keen").id, "Barrier") == held
    told = "[Auto] [Once per turn] {} your life is at 2 or less : When this card attacks, draw 1 card."
    assert abilities(told.format("if")) == abilities(told.format("If"))
