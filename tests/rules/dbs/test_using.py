"""Skills that other skills activate, and cards that cannot be used in a combo."""

from __future__ import annotations

from ludex.games.dbs.c03_game_areas import COMBO, DROP, where_to
from tests.rules.dbs.support import battle, count, energy, extra
from tests.rules.dbs.test_texts_played import abilities, table


def test_8_6_1_a_skill_activates_a_skill_of_a_card_in_the_drop_area_and_its_cost_is_paid() -> None:
    """[DBS 8-6-1]"""
    text = (
        "[Auto] When this card attacks, choose 1 <<Reed>> card from your Drop and activate its [Activate Main] skill."
    )
    costly = battle("Costly", *abilities("[Activate Main] (1) : Draw 2 cards."), traits=["Reed"])
    for paid, drawn in ((1, 2), (0, 0)):
        you = {"battle": [battle("Scout", *abilities(text))], "drop": [costly], "energy": [energy("red")] * paid}
        play = table(you)
        play.take('attack with "Scout" -> "Plain Leader"')
        for _ in range(4):
            if play.game.pending or count(play, "hand", 0) < drawn:
                play.take(play.offered[0])
        assert count(play, "hand", 0) == drawn, paid
        assert count(play, "drop", 0) == 1


def test_8_6_1_of_several_skills_the_player_chooses_one() -> None:
    """[DBS 8-6-1]"""
    text = "[Auto] When this card attacks, activate the [Activate Main] skill on 1 of your <<Reed>> cards."
    two = abilities("[Activate Main] Draw 1 card.\n[Activate Main] Draw 3 cards.\n[Activate Battle] Draw 2 cards.")
    play = table({"battle": [battle("Scout", *abilities(text)), battle("Guide", *two, traits=["Reed"])]})
    play.take('attack with "Scout" -> "Plain Leader"')
    while len(play.offered) != 2 or "Guide" not in str(play.offered):
        play.take(play.offered[0])
    play.take(play.offered[1])
    assert count(play, "hand", 0) == 3


def test_3_7_3_an_extra_card_is_not_used_in_a_combo() -> None:
    """[DBS 3-7-3]"""
    for card, to in ((extra("Signal"), DROP), (battle("Guest"), COMBO)):
        play = table({"drop": [card]})
        lying = play.game.objects[play.game.at(DROP, 0)[0]]
        assert where_to(play.game, lying, COMBO, 0) == (to, 0), card.name


def test_7_4_1_6_that_card_is_the_one_that_attacked_in_the_battle() -> None:
    """[DBS 7-4-1-6]"""
    text = (
        "[Auto] At the end of a battle in which one of your <<Reed>> cards attacked, you may place that card in its"
        " owner's Drop. If you do, draw 1 card."
    )
    reed = battle("Reed", traits=["Reed"])
    play = table({"battle": [battle("Watch", *abilities(text)), reed]})
    play.take('attack with "Reed" -> "Plain Leader"')
    play.take("pass")
    play.take("yes")
    assert count(play, "hand", 0) == 1
    assert [play.game.objects[id].card.name for id in play.game.at(DROP, 0)] == ["Reed"]
