"""Chapter 8-4 and others: a cost is one thing, and what cannot be switched to Rest Mode pays nothing."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.position.objects import Card
from tests.rules.dbs.support import battle, board, extra, resting

YOUR_HAND = t.YOURS & t.Zone(("hand",))
YOUR_ENERGY = t.YOURS & t.Zone(("energy",))
MAIN = ("main",)
DONE = (t.Gain("done", 1),)


def pay(n: int, colors: str = "") -> t.Do:
    return t.Do("energy", n=n, word=colors)


def discard(name: str, what: t.Sel = YOUR_HAND) -> tuple[t.Instr, ...]:
    return (t.Choose(name, 1, what), t.Move(t.Ref(name), "drop", "discard"))


def skill(*cost: t.Instr, zones: tuple[str, ...] = ()) -> t.Activated:
    return t.Activated(cost=cost, do=DONE, timing=MAIN, zones=zones)


def plan(*cost: t.Instr, **row: str) -> Card:
    """An Extra Card of cost 1 with a skill cost."""
    return extra("Plan", skill(*cost, zones=("hand",)), cost=1, **row)


def test_8_4_2_2_two_energy_costs_need_two_energies() -> None:
    card = battle("Able", skill(pay(1, "red"), pay(1)))
    assert 'activate "Able"' not in board({"battle": [card], "energy": "red"}).offered
    assert 'activate "Able"' not in board({"battle": [card], "energy": "blue blue"}).offered
    play = board({"battle": [card], "energy": "blue red"}).take('activate "Able"')
    assert resting(play, "energy", 0) == 2 and play.game.num(0, "done") == 1
    three = board({"battle": [card], "energy": "blue red red"}).take('activate "Able"')
    assert sorted(three.offered) == ["pay 1 blue, 1 red", "pay 2 red"]


def test_8_4_2_2_two_discards_need_two_cards() -> None:
    card = battle("Able", skill(*discard("a"), *discard("b")))
    assert 'activate "Able"' not in board({"battle": [card], "hand": [battle("One")]}).offered
    play = board({"battle": [card], "hand": [battle("One"), battle("Two")]})
    play.take('activate "Able"', 'choose "Two"')
    assert play.names("drop", 0) == ["Two", "One"] and play.game.num(0, "done") == 1


def test_8_4_2_2_what_a_later_action_needs_is_not_offered_for_an_earlier_one() -> None:
    big = battle("Big", cost=7)
    card = battle("Able", skill(*discard("a"), *discard("b", YOUR_HAND & t.Figure("cost", ">=", 7))))
    assert 'activate "Able"' not in board({"battle": [card], "hand": [big]}).offered
    play = board({"battle": [card], "hand": [big, battle("One"), battle("Two")]}).take('activate "Able"')
    assert play.offered == ['choose "One"', 'choose "Two"']


def test_8_4_2_1_energy_that_was_rested_first_can_be_moved_afterwards() -> None:
    gone = (t.Choose("e", 1, YOUR_ENERGY), t.Move(t.Ref("e"), "drop"))
    assert 'activate "Able"' in board({"battle": [battle("Able", skill(pay(1), *gone))], "energy": "red"}).offered
    late = battle("Able", skill(*gone, pay(1)))
    assert 'activate "Able"' not in board({"battle": [late], "energy": "red"}).offered
    kept = battle("Able", skill(t.Choose("e", 1, YOUR_ENERGY & t.Word("color", "red")), t.Move(t.Ref("e"), "drop"),
                                pay(1, "red")))  # fmt: skip
    assert 'activate "Able"' not in board({"battle": [kept], "energy": "red blue"}).offered


def test_8_6_2_3_the_skill_cost_leaves_enough_for_the_extra_card() -> None:
    card = plan(pay(1), color="red", specified="red")
    assert 'activate "Plan"' not in board({"hand": [card], "energy": "red"}).offered
    assert 'activate "Plan"' not in board({"hand": [card], "energy": "blue blue"}).offered
    play = board({"hand": [card], "energy": "red blue"}).take('activate "Plan"')
    assert play.game.num(0, "done") == 1 and resting(play, "energy", 0) == 2
    gone = (t.Choose("e", 1, YOUR_ENERGY), t.Move(t.Ref("e"), "drop"))
    assert 'activate "Plan"' not in board({"hand": [plan(*gone)], "energy": "red"}).offered
    red = plan(*gone, color="red", specified="red")
    forced = board({"hand": [red], "energy": "red blue"}).take('activate "Plan"')
    assert forced.game.num(0, "done") == 1 and forced.names("drop", 0) == ["blue energy", "Plan"]


def test_7_1_a_card_that_cannot_be_switched_to_rest_mode_does_not_attack() -> None:
    """[DBS 1-3-3]"""
    stiff = battle("Stiff", t.Passive((t.Rule("forbid", "event rest"),)))
    play = board({"battle": [stiff, battle("Free")]})
    assert not [text for text in play.offered if text.startswith('attack with "Stiff"')]
    assert [text for text in play.offered if text.startswith('attack with "Free"')]


def test_10_3_1_a_blocker_that_cannot_be_switched_to_rest_mode_does_not_block() -> None:
    stiff = battle("Stiff", t.Passive((t.Rule("forbid", "event rest"),)), text="[Blocker]")
    free = board({"battle": [battle("A")]}, {"battle": [battle("Wall", text="[Blocker]")]})
    free.take('attack with "A"')
    assert 'block with "Wall"' in free.offered
    play = board({"battle": [battle("A")]}, {"battle": [stiff]})
    play.take('attack with "A"')
    assert not [text for text in play.offered if text.startswith("block")]


def test_1_3_3_energy_that_cannot_be_rested_pays_nothing() -> None:
    frost = battle("Frost", t.Passive((t.Rule("forbid", "event rest", YOUR_ENERGY),)))
    assert 'play "One"' in board({"hand": [battle("One", cost=1)], "energy": "red"}).offered
    assert 'play "One"' not in board({"battle": [frost], "hand": [battle("One", cost=1)], "energy": "red"}).offered


@pytest.mark.parametrize("n", [1, 2])
def test_3_8_2_the_payer_picks_among_cards_that_differ(n: int) -> None:
    """RULING-DBS-026"""
    a, b, c = (battle(name, color="red") for name in "ABC")
    play = board({"hand": [battle("Any", cost=n)], "energy": [a, b, c]}).take('play "Any"')
    assert play.offered == ['pay with "A"', 'pay with "B"', 'pay with "C"']
    play.take(*['pay with "C"', 'pay with "A"'][:n])
    rested = {play.game.objects[id].card.name for id in play.game.zone("energy", 0) if play.game.objects[id].state}
    assert rested == {"C", "A"} if n == 2 else rested == {"C"}
    alike = board({"hand": [battle("Any", cost=n)], "energy": [a, a, a]}).take('play "Any"')
    assert resting(alike, "energy", 0) == n
