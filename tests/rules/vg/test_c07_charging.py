"""[VG 7.21], [VG 7.24] to [VG 7.28], [VG 7.48], [VG 7.49]: blasts and charges, their numbers, who hears of them."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.games.vg.c07_charging import (
    SOUL_BLAST,
    YOUR_SOUL,
    all_or_nothing,
    counter_blast,
    counter_charge,
    soul_blast,
)
from ludex.testing.driver import Driver
from tests.rules.vg.support import FILLER, act, board, card, charged, count, energy, may, order, side, told, unit

ONE, TWO, THREE = unit("One", 1), unit("Two", 2), unit("Three", 3)
DAMAGE = t.YOURS & t.Zone(("damage",))
Block = tuple[t.Instr, ...]


def user(*do: t.Instr, cost: Block = (), name: str = "User", **rest: Any) -> Card:
    return unit(name, 1, 8000, 5000, act(*do, cost=cost, **rest))


def watch(event: str, least: int = 1, **rest: Any) -> Card:
    """Counts in a note how often its player does it with so many cards."""
    enough = t.Compare(t.EventAmount(), ">=", least)
    return unit("Watch", 1, 8000, 5000, t.Automatic(t.When(event, player=t.YOU, **rest), do=(NOTE,), cond=enough))


NOTE = t.Gain("note heard", 1)


def heard(d: Driver) -> int:
    return d.game.num(0, "note heard")


def down(d: Driver) -> list[str]:
    objects = [d.game.objects[id] for id in d.game.zone("damage", 0)]
    return [obj.card.name for obj in objects if not obj.up]


def next_time(action: str, n: int) -> t.Instr:
    return t.Continue((t.Rule("permit", action, t.YOURS, n=n, once=True),), "turn")


# --- conditions -----------------------------------------------------------------------------------------------------


def test_7_24_2_1_only_cards_that_fulfil_the_condition_are_counter_blasted() -> None:
    cost = counter_blast(1, t.Figure("grade", "=", 3))
    d = board("main", side(fl=user(energy(), cost=cost), damage=[ONE, THREE, TWO]))
    d.take('use "User"')
    assert down(d) == ["Three"] and not may(d, 'use "User"')


def test_7_25_2_a_soul_blast_that_is_too_large_is_not_offered() -> None:
    """[VG 7.25.2.1] Nor one without enough cards of the kind."""
    d = board("main", side(fl=user(energy(), cost=soul_blast(3)), soul=[ONE, TWO]))
    assert not may(d, 'use "User"')
    d = board("main", side(fl=user(energy(), cost=soul_blast(2)), soul=[ONE, TWO, THREE]))
    d.take('use "User"', 'choose "Three"', 'choose "One"')
    assert count(d, "drop") == 2 and count(d, "soul") == 1


def test_7_25_2_1_only_cards_that_fulfil_the_condition_are_soul_blasted() -> None:
    d = board("main", side(fl=user(energy(), cost=soul_blast(1, t.Figure("grade", ">=", 2))), soul=[ONE, TWO]))
    d.take('use "User"')
    assert told(d, "move", "soul-blast") == ["Two"] and not may(d, 'use "User"')


def test_7_25_2_1_so_many_or_more_and_of_different_grades() -> None:
    more = soul_blast(2, or_more=True)
    d = board("main", side(fl=user(energy(), cost=more), fr=watch("soul-blast", 3), soul=[ONE, TWO, THREE]))
    d.take('use "User"', 'choose "One"')
    assert "done" not in d.offered
    d.take('choose "Two"')
    assert "done" in d.offered
    d.take('choose "Three"')
    assert heard(d) == 1 and not may(d, 'use "User"')
    d = board("main", side(fl=user(energy(), cost=soul_blast(2, differ="grade")), soul=[ONE, FILLER]))
    assert not may(d, 'use "User"')


def test_7_25_2_1_two_kinds_in_one_cost() -> None:
    cost = soul_blast(1, t.Figure("grade", "=", 3), "third") + soul_blast(1, t.Figure("grade", "<", 3), "other")
    d = board("main", side(fl=user(energy(), cost=cost), fr=watch("soul-blast"), soul=[ONE, THREE]))
    d.take('use "User"')
    assert count(d, "drop") == 2 and heard(d) == 2
    d = board("main", side(fl=user(energy(), cost=cost), soul=[ONE, TWO]))
    assert not may(d, 'use "User"')


# --- who hears of it ------------------------------------------------------------------------------------------------


def test_7_24_4_to_counter_blast_is_not_just_to_turn_cards_face_down() -> None:
    """[VG 7.24.4.1] The event says how many cards one counter-blast turned."""
    d = board("main", side(fl=user(energy(), cost=counter_blast(1)), fr=watch("counter-blast"), damage=3))
    d.take('use "User"')
    assert heard(d) == 1
    d = board("main", side(fl=user(t.SetFace(DAMAGE, False)), fr=watch("counter-blast"), damage=3))
    d.take('use "User"')
    assert heard(d) == 0 and len(down(d)) == 3


@pytest.mark.parametrize(("n", "hears"), [(1, 0), (2, 1)])
def test_7_24_4_1_two_or_more_at_once(n: int, hears: int) -> None:
    d = board("main", side(fl=user(energy(), cost=counter_blast(n)), fr=watch("counter-blast", 2), damage=2))
    d.take('use "User"')
    assert heard(d) == hears


def test_7_25_4_to_soul_blast_is_not_just_to_put_cards_of_the_soul_away() -> None:
    d = board("main", side(fl=user(energy(), cost=soul_blast(1)), fr=watch("soul-blast"), soul=[ONE]))
    d.take('use "User"')
    assert heard(d) == 1
    d = board("main", side(fl=user(t.Move(YOUR_SOUL, "drop")), fr=watch("soul-blast"), soul=[ONE]))
    d.take('use "User"')
    assert heard(d) == 0 and count(d, "drop") == 1


@pytest.mark.parametrize(("n", "hears"), [(2, 0), (3, 1)])
def test_7_25_4_1_the_number_of_one_soul_blast_counts(n: int, hears: int) -> None:
    """For the ability of a vanguard."""
    lead = unit("Lead", 3, 13000, None, act(energy(), cost=soul_blast(n), limit=1))
    ear = watch("soul-blast", 3, subject=t.YOURS & t.Zone(("VC",)))
    d = board("main", side(lead, fr=ear, soul=[ONE, TWO, THREE]))
    d.take('use "Lead"')
    assert heard(d) == hears
    d = board("main", side(fl=user(energy(), cost=soul_blast(n)), fr=ear, soul=[ONE, TWO, THREE]))
    d.take('use "User"')
    assert heard(d) == 0


def test_7_26_2_to_counter_charge_is_not_just_to_turn_cards_face_up() -> None:
    """[VG 7.26.2.1] The event says how many cards really were turned."""
    turn_down = t.SetFace(DAMAGE, False)
    d = board("main", side(fl=user(turn_down, *counter_charge(3)), fr=watch("counter-charge", 2), damage=2))
    d.take('use "User"')
    assert heard(d) == 1 and down(d) == []
    d = board("main", side(fl=user(turn_down, t.SetFace(DAMAGE, True)), fr=watch("counter-charge"), damage=2))
    d.take('use "User"')
    assert heard(d) == 0


def test_7_26_2_1_a_counter_charge_that_turns_fewer_counts_as_fewer() -> None:
    turn_down = t.SetFace(DAMAGE, False)
    d = board("main", side(fl=user(turn_down, *counter_charge(2)), fr=watch("counter-charge", 2), damage=1))
    d.take('use "User"')
    assert heard(d) == 0 and down(d) == []


def test_7_27_2_to_soul_charge_is_not_just_to_put_cards_into_the_soul() -> None:
    """[VG 7.27.2.1] The event says how many cards were put."""
    d = board("main", side(fl=user(t.Do("soul-charge", n=2)), fr=watch("soul-charge", 2)))
    d.take('use "User"')
    assert heard(d) == 1
    d = board("main", side(fl=user(t.Move(t.Top("deck", 2), "soul")), fr=watch("soul-charge")))
    d.take('use "User"')
    assert heard(d) == 0 and count(d, "soul") == 2


@pytest.mark.parametrize(("left", "hears"), [(2, 0), (3, 1)])
def test_7_27_2_1_only_cards_that_were_put_count(left: int, hears: int) -> None:
    """The deck is filled again before anybody loses."""
    refill = t.Move(YOUR_SOUL, "deck")
    d = board("main", side(fl=user(t.Do("soul-charge", n=3), refill), fr=watch("soul-charge", 3), filler=left))
    d.take('use "User"')
    assert heard(d) == hears


# --- numbers --------------------------------------------------------------------------------------------------------


def test_7_28_1_a_number_that_is_decreased_is_the_number_that_counts() -> None:
    cheap = unit("Cheap", 1, 8000, 5000, t.Passive((t.Rule("permit", "counter-blast", t.YOURS, n=-1),)))
    d = board("main", side(fl=user(energy(), cost=counter_blast(2)), bl=cheap, fr=watch("counter-blast", 2), damage=1))
    d.take('use "User"')
    assert len(down(d)) == 1 and heard(d) == 0
    d = board("main", side(fl=user(energy(), cost=counter_blast(2)), damage=1))
    assert not may(d, 'use "User"')


def test_7_28_1_more_is_charged_when_the_number_is_increased() -> None:
    """For each card in the bind zone one more; the opponent's charges stay as they are."""
    rule = t.Rule("permit", "soul-charge", t.YOURS, n=t.Count(t.YOURS & t.Zone(("bind",))))
    more = unit("More", 1, 8000, 5000, t.Passive((rule,)))
    d = board("main", side(fl=user(t.Do("soul-charge", n=1)), bl=more, bind=[ONE, TWO]))
    d.take('use "User"')
    assert count(d, "soul") == 3
    d = board("main", side(fl=user(t.Do("soul-charge", n=1))), side(bl=more, bind=[ONE, TWO]))
    d.take('use "User"')
    assert count(d, "soul") == 1


def test_7_28_1_the_abilities_of_one_unit_cost_less() -> None:
    help_ = user(t.Choose("x", 1, t.YOURS & t.Word("name", "User")), REDUCED, name="Help")
    d = board("main", side(fl=user(energy(), cost=counter_blast(1)), fr=help_))
    assert not may(d, 'use "User"')
    d.take('use "Help"', 'use "User"')
    assert charged(d) == 1


REDUCED = t.Continue((t.Rule("permit", "counter-blast", t.Ref("x"), n=-1),), "turn")


def test_7_28_2_the_next_time_means_once_whatever_comes_between() -> None:
    boost = user(next_time("soul-charge", 1), name="Help")
    d = board("main", side(fl=user(t.Do("soul-charge", n=1)), fr=boost, bl=user(t.Draw(1), name="Other")))
    d.take('use "Help"', 'use "Other"', 'use "User"')
    assert count(d, "soul") == 2
    d.take('use "User"')
    assert count(d, "soul") == 3


def test_7_28_2_a_soul_blast_that_falls_to_nothing_uses_it_up() -> None:
    """RULING-VG-090"""
    d = board("main", side(fl=user(energy(), cost=soul_blast(1)), fr=user(next_time("soul-blast", -2), name="Help")))
    assert not may(d, 'use "User"')
    d.take('use "Help"', 'use "User"')
    assert charged(d) == 1 and not may(d, 'use "User"')


def test_7_28_2_1_several_for_the_next_time_are_added() -> None:
    help_ = user(next_time("soul-charge", 1), name="Help")
    d = board("main", side(fl=user(t.Do("soul-charge", n=1)), fr=help_))
    d.take('use "Help"', 'use "Help"', 'use "User"')
    assert count(d, "soul") == 3
    d.take('use "User"')
    assert count(d, "soul") == 4


# --- costs that are lost ---------------------------------------------------------------------------------------------


def test_7_21_1_an_ability_that_lost_its_cost_is_played_without_paying() -> None:
    """Nobody counter-blasts then."""
    free = user(t.Continue((t.Rule("permit", "pay nothing", t.YOURS & t.Word("name", "User")),), "turn"), name="Free")
    d = board("main", side(fl=user(energy(), cost=counter_blast(1)), fr=free, bl=watch("counter-blast"), damage=1))
    d.take('use "Free"', 'use "User"', 'use "User"')
    assert charged(d) == 2 and down(d) == [] and heard(d) == 0
    d = board("main", side(fl=user(energy(), cost=counter_blast(1)), damage=1))
    d.take('use "User"')
    assert not may(d, 'use "User"')


def test_7_21_1_an_order_that_lost_its_cost() -> None:
    spell = order("Spell", energy(), cost=counter_blast(1))
    free = t.Passive((t.Rule("permit", "pay nothing", t.YOURS & t.Word("type", "order")),))
    d = board("main", side(fl=unit("Free", 1, 8000, 5000, free), hand=[spell]))
    d.take('play "Spell"')
    assert charged(d) == 1
    assert not may(board("main", side(hand=[spell])), 'play "Spell"')


# --- as an effect ----------------------------------------------------------------------------------------------------


def test_7_25_3_a_soul_blast_by_an_effect_is_all_or_nothing() -> None:
    """And for the other player it is their soul."""
    block = all_or_nothing(2, YOUR_SOUL, soul_blast(2), SOUL_BLAST)
    d = board("main", side(fl=user(t.By(t.OPPONENT, block))), side(soul=[ONE, TWO]))
    d.take('use "User"')
    assert count(d, "drop", 1) == 2
    d = board("main", side(fl=user(t.By(t.OPPONENT, block)), soul=[ONE, TWO]), side(soul=[ONE]))
    d.take('use "User"')
    assert count(d, "drop", 1) == 0 and count(d, "soul") == 2


# --- energy ----------------------------------------------------------------------------------------------------------


def test_7_48_1_energy_charge_raises_the_energy_of_the_effects_master() -> None:
    """[VG 7.48.1.1] Unless it is for the other player."""
    d = board("main", side(fl=user(t.Do("energy-charge", n=3)), fr=watch("energy-charge", 3), numbers={"energy": 2}))
    d.take('use "User"')
    assert charged(d) == 5 and heard(d) == 1
    d = board("main", side(fl=user(t.By(t.OPPONENT, (t.Do("energy-charge", n=3),)))))
    d.take('use "User"')
    assert (charged(d, 0), charged(d, 1)) == (0, 3)


def test_7_48_1_1_no_player_named_means_the_master() -> None:
    d = board("main", side(fl=user(t.Do("energy-charge", n=1))))
    d.take('use "User"')
    assert (charged(d, 0), charged(d, 1)) == (1, 0)


@pytest.mark.parametrize(("have", "hears"), [(9, 1), (10, 0)])
def test_7_48_2_1_a_charge_that_raises_nothing_was_not_performed(have: int, hears: int) -> None:
    d = board(
        "main",
        side(
            fl=user(t.Do("energy-charge", n=3)),
            fr=watch("energy-charge"),
            numbers={"energy": have, "energy limit": 10},
        ),
    )
    d.take('use "User"')
    assert charged(d) == 10 and heard(d) == hears


def test_7_49_1_energy_blast_lowers_the_energy_of_the_effects_master() -> None:
    """[VG 7.49.1.1]"""
    d = board("main", side(fl=user(t.Draw(1), cost=(t.Do("energy-blast", n=4),)), numbers={"energy": 7}), side())
    d.take('use "User"')
    assert charged(d) == 3 and not may(d, 'use "User"')


def test_7_49_1_1_the_other_players_energy_stays() -> None:
    d = board(
        "main", side(fl=user(t.Do("energy-blast", n=2)), fr=watch("energy-blast", 2), numbers={"energy": 3}),
        side(numbers={"energy": 3}),
    )  # fmt: skip
    d.take('use "User"')
    assert (charged(d, 0), charged(d, 1)) == (1, 3) and heard(d) == 1


def test_7_49_2_too_little_energy_is_not_blasted_at_all() -> None:
    d = board("main", side(fl=user(t.Do("energy-blast", n=5)), fr=watch("energy-blast"), numbers={"energy": 4}))
    d.take('use "User"')
    assert charged(d) == 4 and heard(d) == 0
    d = board("main", side(fl=user(t.Draw(1), cost=(t.Do("energy-blast", n=5),)), numbers={"energy": 4}))
    assert not may(d, 'use "User"')
    d = board("main", side(fl=user(t.Draw(1), cost=(t.Do("energy-blast", n=5),)), numbers={"energy": 5}))
    assert may(d, 'use "User"')


# --- as trees say them ------------------------------------------------------------------------------------------------


def up(d: Driver, player: int = 0) -> int:
    return sum(d.game.objects[id].up for id in d.game.zone("damage", player))


def said(name: str, *tree: str) -> Card:
    return card(name, grade=1, power=8000, tree=list(tree))


def test_7_24_2_a_tree_says_counter_blast_as_a_cost() -> None:
    """Two of them in one cost choose different cards; a selector says which cards can be chosen."""
    one = said("One", "Activated(cost=(Do('counter-blast', n=2),), do=(Gain('energy', 1),))")
    assert not may(board("main", side(fl=one, damage=1)), 'use "One"')
    d = board("main", side(fl=one, damage=2)).take('use "One"')
    assert charged(d) == 1 and up(d) == 0 and told(d, "counter-blast") == ["One"]
    picky = said("Picky", "Activated(cost=(Do('counter-blast', Figure('grade', '=', 3)),), do=(Gain('energy', 1),))")
    assert not may(board("main", side(fl=picky, damage=2)), 'use "Picky"')
    d = board("main", side(fl=picky, damage=[FILLER, unit("Third", 3)])).take('use "Picky"')
    assert charged(d) == 1 and up(d) == 1


def test_7_24_3_counter_blast_as_an_effect_is_all_or_nothing() -> None:
    """The player whom the effect names chooses; one with too few face up cards does nothing."""
    both = said("Both", "Activated(do=(By(EACH, (Do('counter-blast', n=2),)),))")
    d = board("main", side(fl=both, damage=1), side(damage=2)).take('use "Both"')
    assert up(d) == 1 and up(d, 1) == 0 and told(d, "counter-blast") == ["Both"]


def test_7_25_3_a_tree_says_soul_blast_as_an_effect() -> None:
    one = said("One", "Activated(do=(Do('soul-blast', n=2), Gain('energy', 1)))")
    d = board("main", side(fl=one, soul=[FILLER])).take('use "One"')
    assert charged(d) == 1 and count(d, "soul") == 1 and told(d, "soul-blast") == []
    d = board("main", side(fl=one, soul=[FILLER] * 2)).take('use "One"')
    assert charged(d) == 1 and count(d, "soul") == 0 and told(d, "soul-blast") == ["One"]


def test_7_26_1_a_tree_says_counter_charge() -> None:
    """As many as there are; two actions of one ability do not mix their cards up."""
    one = said("One", "Activated(cost=(Do('counter-blast'), Do('soul-blast')), do=(Do('counter-charge', n=3),))")
    d = board("main", side(fl=one, damage=1, soul=[FILLER])).take('use "One"')
    assert up(d) == 1 and count(d, "soul") == 0 and told(d, "counter-charge") == ["One"]
