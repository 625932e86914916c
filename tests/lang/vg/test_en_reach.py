"""English texts of Vanguard: two kinds counted together, phases of this turn, units that leave a circle, names that
become others, orders that are played again, who cannot call. All sentences are our own."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.testing.driver import Driver
from tests.lang.vg.test_en_parts import declined, effect, read
from tests.rules.vg.support import board, card, count, may, side, unit, value, where

REED = "[ACT](RC)[1/turn]:"
LORD = unit("Lord", 3, 13000)


def pearl(grade: int = 1, name: str = "Pearl", text: str = "", **more: Any) -> Any:
    return card(name, type="normal unit", grade=grade, power=8000, text=text, **more)


def used(text: str, mine: dict[str, Any] | None = None, theirs: dict[str, Any] | None = None) -> Driver:
    own = {"vc": LORD, "fl": unit("Reed", 1, text=text), **(mine or {})}
    return board("main", side(**own), side(**(theirs or {}))).take('use "Reed"')


@pytest.mark.parametrize(("names", "drawn"), [(("Kiln Owl", "Shell"), 1), (("Sand", "Shell"), 0)])
def test_12_7_1_two_kinds_are_counted_together(names: tuple[str, str], drawn: int) -> None:
    text = (
        f'{REED}If your drop has a total of two or more grade 2 cards and cards with "Kiln" in their card names, draw '
    )
    text += "a card."
    first, second = names
    mine = side(vc=LORD, fl=unit("Reed", 1, text=text), drop=[pearl(1, first), pearl(2, second)])
    assert may(board("main", mine, side()), 'use "Reed"') is bool(drawn)
    assert declined(text.replace('cards with "Kiln" in their card names', "cards"))


def test_14_1_1_abilities_that_a_card_has_according_to_a_number() -> None:
    text = "[CONT]:This card gets all of the following according to the number of cards in your soul.\n"
    text += "・One or more cards - [CONT](RC):This unit gets [Power] +5000.\n"
    text += "・Two or more cards - [CONT](RC):This unit gets [Critical] +1."
    d = board("main", side(vc=LORD, fl=unit("Reed", 1, text=text), soul=[pearl()]), side())
    assert value(d, "Reed", "power") == 13000 and value(d, "Reed", "critical") == 1


def test_9_what_happened_in_a_phase_of_this_turn() -> None:
    (made,) = read(
        "[AUTO](RC):When this unit attacks, if your rear-guard was retired during the main phase this turn, "
        "draw a card."
    )
    assert isinstance(made, t.Automatic) and isinstance(made.cond, t.Compare) and isinstance(made.cond.a, t.Happened)
    assert made.cond.a.when.phase == "main" and made.cond.a.when.word == "retire"


def test_a_unit_that_leaves_its_circle() -> None:
    leaves = unit("Gate", 1, text="[AUTO]:When this unit leaves the (RC), draw a card.")
    for deed in ("return it to hand", "retire it"):
        d = used(f"{REED}Choose one of your other rear-guards, and {deed}.", {"fr": leaves})
        assert count(d, "hand") == 1 + deed.startswith("return")
    d = board("main", side(vc=LORD, fl=leaves), side()).take("exchange left column")
    assert count(d, "hand") == 0


def test_2_1_2_a_name_that_becomes_that_of_another_unit() -> None:
    made = effect("change this unit's card name to one of your other unit's card name until end of turn.")
    assert isinstance(made[0], t.Choose)
    (state,) = effect("change the card name of all of your rear-guards to this unit's card name until end of turn.")
    assert isinstance(state, t.Continue) and isinstance(state.effects[0], t.Rename) and state.effects[0].op == "become"


def test_11_11_4_1_two_units_are_brought_to_a_figure() -> None:
    text = (
        f"{REED}Choose one of your other rear-guards, and until end of turn, increase or decrease that unit and this "
    )
    text += "unit's [Power] to match the [Power] of your vanguard."
    d = used(text, {"fr": unit("Gate", 1, 5000)})
    assert value(d, "Gate", "power") == value(d, "Reed", "power") == 13000


AGAIN = (
    f'{REED}Choose an order card from your drop, and it gets "[CONT]:This card can be played from drop, and when it '
    'would be put into drop after being played, put it on the bottom of the deck instead." until end of turn.'
)


def test_11_8_2_1_an_order_that_is_played_again_goes_under_the_deck() -> None:
    song = card("Song", type="normal order", grade=1, text="Draw a card.")
    d = board("main", side(vc=LORD, fl=unit("Reed", 1, text=AGAIN), drop=[song]), side())
    assert not may(d, 'play "Song"')
    d.take('use "Reed"').take('play "Song"')
    assert where(d, "Song") == "deck" and count(d, "hand") == 1


def test_6_2_3_who_cannot_call_units_with_abilities() -> None:
    text = "[CONT](VC):You cannot call unit cards with any [CONT], [ACT], or [AUTO] ability."
    speaks = pearl(1, "Bell", "[AUTO]:When this unit is placed on (RC), draw a card.")
    calls = unit("Reed", 1, text=f"{REED}Choose up to one grade 1 card from your hand, and call it to (RC).")
    me = side(vc=unit("Lord", 3, 13000, text=text), fl=calls, hand=[speaks, pearl()])
    d = board("main", me, side())
    assert may(d, 'call "Pearl"') and not may(d, 'call "Bell"')
    d.take('use "Reed"').take('choose "Bell"')
    assert where(d, "Bell") == "hand"


def test_the_top_card_may_be_discarded() -> None:
    d = used(f"{REED}Discard up to one card from the top of your deck.", {"deck": [pearl(), *[pearl(1, "Sand")] * 5]})
    d.take("yes")
    assert where(d, "Pearl") == "drop"


def test_a_number_that_is_small_or_large() -> None:
    text = f"{REED}If the number of your rear-guards is one or less, or three or more, draw a card."
    for others, drawn in ((0, 1), (1, 0), (2, 1)):
        mine: dict[str, Any] = {place: unit("Gate", 1) for place in ("fr", "bl")[:others]}
        d = board("main", side(vc=LORD, fl=unit("Reed", 1, text=text), **mine), side())
        assert may(d, 'use "Reed"') is bool(drawn)


def test_as_many_as_were_retired_from_among_those_looked_at() -> None:
    made = effect(
        "choose up to two of your rear-guards, and retire them. Look at the top three cards of your deck, choose up to "
        "the same number of grade 3 cards as the number of units retired by this effect from among them, call them to "
        "(RC), and shuffle the deck."
    )
    found = next(part for part in made if isinstance(part, t.Choose) and part.name == "found")
    assert isinstance(found.n, t.Moved) and found.up_to


def test_7_25_1_cards_that_were_soul_blasted_are_found_where_they_are_now() -> None:
    start = "[ACT](VC):[COST][Soul-Blast 2], and bind "
    kinds = f'{start}all grade 3 cards and cards with "Kiln" in their card names [Soul-Blast] for this cost.'
    soul = [pearl(3), pearl(1, "Kiln Owl"), pearl(1, "Sand")]
    d = board("main", side(vc=unit("Lord", 3, 13000, text=kinds), soul=soul), side()).take('use "Lord"')
    d.take('choose "Pearl"').take('choose "Sand"')
    assert where(d, "Pearl") == "bind" and where(d, "Sand") == "drop"
    every = unit("Lord", 3, 13000, text="[ACT](VC):[COST][Soul-Blast 1], and bind the card [Soul-Blast] for this cost.")
    d = board("main", side(vc=every, soul=[pearl(3)]), side()).take('use "Lord"')
    assert where(d, "Pearl") == "bind"


@pytest.mark.parametrize("second", [True, False])
def test_7_34_1_units_that_were_moved_are_counted(second: bool) -> None:
    text = (
        f"{REED}Choose up to two of your other rear-guards, and move them to (GC). If you moved two cards, draw a card."
    )
    d = used(text, {"fr": unit("Gate", 1), "bl": unit("Rock", 1)})
    d.take('choose "Gate"').take('choose "Rock"' if second else "done")
    assert count(d, "hand") == second


def test_17_10_1_a_card_hears_that_it_is_scouted() -> None:
    (made,) = read("[AUTO]:When this card is Scouted, draw a card.")
    assert isinstance(made, t.Automatic)
    assert made.when == t.When("move", t.SELF, dst=("scouted",), word="scout")


def test_two_deeds_under_a_condition_said_after_them() -> None:
    text = (
        f"{REED}Reveal the top card of your deck, choose one of your other front row rear-guards and bind it if that "
    )
    text += "is a trigger unit, and choose one of your back row rear-guards and bind it if not."
    mine = {"fr": unit("Gate", 1), "bl": unit("Rock", 1)}
    d = used(text, {**mine, "deck": [pearl(), *[pearl(1, "Sand")] * 5]})
    assert where(d, "Rock") == "bind" and where(d, "Gate") != "bind"


@pytest.mark.parametrize("said", ['"Draw a card."', '"Draw a card"'])
def test_what_one_may_do_is_said_in_quotes(said: str) -> None:
    (may_,) = effect(f"you may {said}.")
    assert isinstance(may_, t.May) and may_.do == (t.Draw(1),)


def test_an_ability_that_is_given_twice() -> None:
    (given,) = effect(
        'this unit gets "[AUTO](RC)[1/turn]:When this unit attacks, draw a card." twice until end of turn.'
    )
    assert isinstance(given, t.Continue) and len(given.effects) == 2 and given.effects[0] == given.effects[1]


def test_17_14_1_names_in_memory_are_counted_for_a_list() -> None:
    text = (
        "[AUTO](RC):When this unit attacks, perform all of the following according to the number of grade 1 cards with "
    )
    text += "different card names in your memory.\n・Two or more - Draw a card.\n・Four or more - [Counter-Charge 1]."
    (made,) = read(text)
    assert isinstance(made, t.Automatic) and isinstance(made.do[0], t.Items)
    (first, _) = made.do[0].conds
    assert isinstance(first, t.Compare) and isinstance(first.a, t.Distinct)
    assert t.Role("in memory") in t.walk.nodes(first.a)


def test_if_two_were_chosen_one_goes_one_way_and_the_rest_another() -> None:
    text = f"{REED}Choose two cards from your drop. If you chose two cards, put one into hand, return the rest to the "
    text += "deck and shuffle it."
    d = used(text, {"drop": [pearl(), pearl(2, "Shell")]}).take('choose "Shell"')
    assert where(d, "Shell") == "hand" and where(d, "Pearl") == "deck"


@pytest.mark.parametrize(("name", "drawn"), [("Kiln Owl", 1), ("Moth", 0)])
def test_6_3_8_a_ride_that_is_a_persona_ride_too(name: str, drawn: int) -> None:
    text = (
        '[CONT]:The normal ride from hand of a unit with "Kiln" in its different card name from this unit on this unit '
    )
    text += "also becomes a Persona Ride."
    lord = unit("Kiln Lord", 3, 13000, text=text)
    rides = card(name, type="normal unit", grade=3, power=13000, keywords=["persona ride"])
    d = board("ride", side(vc=lord, hand=[rides]), side()).take(f'ride "{name}"')
    assert count(d, "hand") == drawn


def test_6_3_how_this_unit_came_this_turn() -> None:
    (made,) = read(
        '[AUTO](VC):When this unit attacks, if this unit was placed by riding from "Moth" this turn, draw a card.'
    )
    assert isinstance(made, t.Automatic) and isinstance(made.cond, t.Compare) and isinstance(made.cond.a, t.Happened)
    assert made.cond.a.when == t.When("ride", t.SELF, t.Word("name", "Moth"))


def test_cards_that_effects_of_the_opponent_do_not_move() -> None:
    keeps = (
        '[CONT](RC):Cards with "Kiln" in their card names in your drop cannot move to other zones by your opponent\'s '
    )
    keeps += "card effects."
    takes = f"{REED}Choose a card from your opponent's drop, and put it on the bottom of your opponent's deck."
    theirs = {"fl": unit("Rock", 1, text=keeps), "drop": [pearl(1, "Kiln Owl")]}
    d = used(takes, None, theirs)
    assert where(d, "Kiln Owl") == "drop"


def test_a_name_or_a_kind_said_whole() -> None:
    text = (
        f'{REED}Choose a "Moth" or grade 2 or less card with "Kiln" in its card name from your drop, and put it into '
    )
    text += "hand."
    d = used(text, {"drop": [pearl(3, "Moth"), pearl(2, "Kiln Owl"), pearl(1, "Sand")]})
    assert may(d, 'choose "Moth"') and may(d, 'choose "Kiln Owl"') and not may(d, 'choose "Sand"')


def test_a_list_after_a_cost_and_a_deed() -> None:
    text = (
        "[AUTO](RC):When this unit attacks, draw a card. [COST][Counter-Blast 1], look at the top five cards of your "
    )
    text += "deck, choose up to one card from among them, reveal it, and perform one of the following.\n・Put it into "
    text += "hand. "
    text += (
        "Shuffle the deck.\n・If the revealed card's grade is less than or equal to your vanguard's grade, call it to "
    )
    text += "(RC). Shuffle the deck."
    (made,) = read(text)
    assert isinstance(made, t.Automatic) and isinstance(made.do[1], t.May) and isinstance(made.do[1].do[-1], t.Modes)
