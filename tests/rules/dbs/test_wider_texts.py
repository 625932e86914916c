"""Texts of wider wordings, played: KOs in battle by some cards only, the bottom of the deck, the way to the Warp."""

from __future__ import annotations

from tests.rules.dbs.support import PLAIN, Rested, battle, count, objects, passing
from tests.rules.dbs.test_texts_played import abilities, spell, table


def test_7_4_1_4_2_only_some_cards_do_not_ko_it_in_battle() -> None:
    """[DBS 7-4-1-4-2]"""
    guard = "[Permanent] This card can't be KO'd in battle by Battle Cards with an energy cost of 2 or less."
    for cost, left in ((2, 1), (3, 0)):
        play = table(
            {"battle": [battle("Raider", cost=cost, power=20000)]},
            {"battle": [Rested(battle("Warden", *abilities(guard), power=5000))]},
        )
        play.take('attack with "Raider" -> "Warden"')
        passing(play)
        assert count(play, "battle", 1) == left, cost


def test_3_2_3_the_bottom_card_of_the_deck_is_taken() -> None:
    """[DBS 3-2-3]"""
    text = "[Activate Main] Look at the bottom card of your deck and add it to your hand."
    low = battle("Low")
    play = table({"deck": [low, PLAIN, PLAIN], "hand": [spell(text)]})
    play.take('activate "Spell"')
    assert [obj.card.name for obj in objects(play, "hand", 0)] == ["Low"]
