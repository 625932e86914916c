"""English texts of Vanguard, played: what is asked when it has happened, and only if it did. All sentences are our
own."""

from __future__ import annotations

import pytest

from ludex.testing.driver import Driver
from tests.lang.vg.test_en_parts import declined, effect, read
from tests.rules.vg.support import board, card, count, may, side, state, told, unit

STRIKE = "[ACT](RC)[1/turn]:Attack your opponent's vanguard with this unit. "
AFTER = (
    "If that attack did not hit, at the end of that battle, [Stand] this unit.",
    "If that attack did not hit, [Stand] this unit at the end of that battle.",
    "At the end of that battle, if that attack did not hit, [Stand] this unit.",
)


def struck(text: str, power: int) -> str:
    """How the unit that was told to attack stands after its battle."""
    d = board("main", side(fl=unit("Reed", 1, power, text=STRIKE + text)), side(vc=unit("Rival", 3, 13000)))
    d.take('use "Reed"')
    return state(d, "Reed")


@pytest.mark.parametrize("text", AFTER)
def test_7_36_4_whether_that_attack_hit_is_asked_when_it_is_over(text: str) -> None:
    assert struck(text, 5000) == "stand"
    assert struck(text, 50000) == "rest"


def test_7_36_1_an_attack_that_is_still_to_come_has_not_missed() -> None:
    assert declined(STRIKE + "If that attack did not hit, draw a card.")
    assert declined(STRIKE + "If that attack hit, draw a card.")
    assert read("[AUTO](RC):At the end of the battle that this unit attacked, if that attack did not hit, draw a card.")


OVERSOUL = (
    '[OverSoul]-[ACT](VC)[1/turn]:[COST][Put a rear-guard with "Reed" in its card name into your soul], '
    "and draw a card.\n[ACT](VC)[1/turn]:If this unit [OverSoul] this turn, [Soul-Charge 1]."
)


def test_17_8_1_a_unit_remembers_that_it_used_oversoul() -> None:
    d = board("main", side(vc=unit("Choir", 3, 13000, text=OVERSOUL), fl=unit("Reed", 1)), side())
    d.take('use "Choir"')
    assert count(d, "soul") == 1
    d.take('use "Choir"')
    assert count(d, "soul") == 2


def test_17_5_1_1_the_grade_of_a_card_that_may_not_be_imprisoned_is_not_read() -> None:
    start = "[AUTO](RC):When this unit attacks, choose one of your opponent's rear-guards, "
    assert declined(f"{start}imprison it in your Prison, and [Soul-Charge 1] for each grade of the imprisoned card.")
    assert declined(f"{start}imprison it in your Prison, and [Soul-Charge 1] for each grade of that imprisoned card.")
    assert read(f"{start}retire it, and [Soul-Charge 1] for each grade of the retired card.")


SHOWS = "[ACT](RC)[1/turn]:Choose a grade 3 card from your hand, and you may reveal it. "


def offered(text: str) -> Driver:
    hand = [card("Pearl", type="normal unit", grade=3), card("Shell", type="normal unit", grade=1)]
    return board("main", side(fl=unit("Reed", 1, text=SHOWS + text), hand=hand), side()).take('use "Reed"')


@pytest.mark.parametrize(("text", "shown"), [("If you revealed a card", True), ("If you did not reveal a card", False)])
def test_7_10_who_does_not_reveal_a_card_has_revealed_none(text: str, shown: bool) -> None:
    for answer in ("yes", "no"):
        d = offered(f"{text}, draw a card.").take(answer)
        if may(d, 'choose "Pearl"'):
            d.take('choose "Pearl"')
        assert count(d, "hand") == 2 + (shown == (answer == "yes"))


def test_what_stands_before_the_offer_is_no_part_of_it() -> None:
    drawn, offer = effect("draw a card, choose a grade 3 card from your hand, and you may reveal it.")
    assert (type(drawn).__name__, type(offer).__name__) == ("Draw", "May")


def boosted(race: str) -> int:
    """How many cards the player has after a vanguard of this race was boosted, and drove."""
    text = "[AUTO](RC):When this unit boosts a <Tide Folk - Oarsman>, draw a card."
    lead = card("Lead", type="normal unit", grade=3, power=13000, race=race)
    reed = unit("Reed", 1, 7000, keywords=["Boost"], text=text)
    d = board("battle", side(vc=lead, bc=reed), side(vc=unit("Rival", 3, 33000)))
    return count(d.take("attack", 'boost with "Reed"'), "hand")


def test_a_race_with_a_dash_keeps_its_capitals() -> None:
    assert boosted("Tide Folk - Oarsman") == boosted("Tide Folk - Diver") + 1


SEARCHES = (
    "[ACT](RC)[1/turn]:Search your deck or drop for up to one grade 3 card, reveal it and put it into hand, "
    "and if you searched the deck, shuffle the deck."
)


@pytest.mark.parametrize("zones", ["deck or drop", "deck and drop zone", "drop or deck", "deck, hand or drop"])
def test_7_11_4_who_searches_the_deck_or_another_zone_may_leave_the_deck_as_it_is(zones: str) -> None:
    text = SEARCHES.replace("deck or drop", zones)
    deck = [card("Shell", type="normal unit", grade=3), *(card("Sand", type="normal unit", grade=1),) * 8]
    for answer in ("yes", "no"):
        me = side(fl=unit("Reed", 1, text=text), deck=deck, drop=[card("Pearl", type="normal unit", grade=3)])
        d = board("main", me, side()).take('use "Reed"')
        d.take(answer)
        assert may(d, 'find "Shell"') is (answer == "yes") and may(d, 'find "Pearl"')
        d.take('find "Pearl"')
        assert bool(told(d, "shuffle")) is (answer == "yes")
        assert d.names("hand", 0) == ["Pearl"]
