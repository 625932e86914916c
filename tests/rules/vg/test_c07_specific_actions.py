"""[VG 7] Specific actions."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.errors import InputError
from ludex.games.vg import SPEC
from ludex.games.vg.c07_specific_actions import (
    DAMAGE_UP,
    YOUR_SOUL,
    all_or_nothing,
    counter_blast,
    counter_charge,
    discard,
    soul_blast,
)
from ludex.games.vg.text import read_text
from ludex.lang.phrase import Declined
from tests.rules.vg.support import FILLER, board, build, count, side, state, told, unit, value, when, where


def energy(n: int = 1) -> t.Instr:
    return t.Gain("energy", n)


def user(*do: t.Instr, cost: tuple[t.Instr, ...] = ()) -> Card:
    return unit("User", 1, 8000, 5000, t.Activated(cost=cost, do=do))


def test_7_9_1_to_discard_is_from_hand_to_drop() -> None:
    d = board("main", side(fl=user(energy(), cost=discard(1)), hand=[FILLER]))
    d.take('use "User"')
    assert told(d, "move", "discard") == ["Filler"] and count(d, "drop") == 1
    assert 'use "User"' not in d.offered


def test_7_18_1_to_retire_is_from_the_field_to_the_owners_drop() -> None:
    foe = unit("Foe", 1, 8000, 5000, when("move", energy(), word="retire"))
    d = board("main", side(fl=user(t.Do("retire", t.ENEMY & t.Zone(("RC",))))), side(fr=foe))
    d.take('use "User"')
    assert where(d, "Foe") == "drop" and d.game.num(1, "energy") == 1


def test_7_24_1_counter_blast_turns_face_up_damage_face_down() -> None:
    """As a cost only if there is enough of it. [VG 7.24.2]"""
    d = board("main", side(fl=user(energy(), cost=counter_blast(2)), damage=3))
    d.take('use "User"')
    assert sum(not d.game.objects[id].up for id in d.game.zone("damage", 0)) == 2
    assert 'use "User"' not in d.offered


def test_7_24_3_as_an_effect_it_is_all_or_nothing() -> None:
    """[VG 7.25.3] The same for soul-blast; [VG 7.26.1] counter-charge does what it can."""
    block = all_or_nothing(2, DAMAGE_UP, counter_blast(2)) + all_or_nothing(2, YOUR_SOUL, soul_blast(2))
    d = board("main", side(fl=user(*block), damage=1, soul=[FILLER]))
    d.take('use "User"')
    assert all(d.game.objects[id].up for id in d.game.zone("damage", 0)) and count(d, "soul") == 1
    d = board("main", side(fl=user(*block), damage=2, soul=[FILLER, FILLER]))
    d.take('use "User"')
    assert not any(d.game.objects[id].up for id in d.game.zone("damage", 0)) and count(d, "drop") == 2
    d = board("main", side(fl=user(*counter_charge(2), cost=counter_blast(1)), damage=1))
    d.take('use "User"')
    assert all(d.game.objects[id].up for id in d.game.zone("damage", 0))


def test_7_25_1_soul_blast_puts_cards_of_the_soul_into_the_drop_zone() -> None:
    d = board("main", side(fl=user(energy(), cost=soul_blast(1)), soul=[FILLER]))
    d.take('use "User"')
    assert count(d, "soul") == 0 and told(d, "move", "soul-blast") == ["Filler"]


def test_7_27_1_soul_charge_from_the_top_of_the_deck_one_by_one() -> None:
    """[VG 7.6.2]"""
    d = board("main", side(fl=user(t.Do("soul-charge", t.SELF, 2)), deck=[unit("First"), unit("Second")]))
    d.take('use "User"')
    assert told(d, "move", "soul-charge") == ["First", "Second"] and count(d, "soul") == 2


def test_7_35_1_dealing_damage_is_settled_as_a_rule_action() -> None:
    """[VG 7.35.1.2] After the effect."""
    probe = t.Gain("energy", t.Number(t.OPPONENT, "damage"))
    d = board("main", side(fl=user(t.Do("deal damage", t.ENEMY & t.Zone(("VC",)), 2), probe)))
    d.take('use "User"')
    assert d.game.num(0, "energy") == 2 and count(d, "damage", 1) == 2


def test_7_36_2_an_attack_ordered_during_a_battle_waits_for_its_end() -> None:
    target = t.Choose("foe", 1, t.ENEMY & t.Zone(("VC",)))
    again = when("attack", target, t.Do("attack", t.YOURS & t.Word("name", "Second"), word="foe"))
    d = board("battle", side(fl=unit("First", 1, 8000, 5000, again), fr=unit("Second")))
    d.take("attack", 'attack with "First"')
    assert told(d, "attack") == ["First", "Second"]
    close = [i for i, cite in enumerate(d.trace.steps) if cite == "VG 10.8.1.4"]
    assert len(close) == 2 and d.trace.steps.index("VG 7.36.1") > close[0]


def test_7_47_1_1_a_rested_unit_cannot_be_told_to_boost() -> None:
    """[VG 7.47.1.2]"""
    push = t.Do("boost", t.YOURS & t.Slot((2,)))
    front = unit("Front", 1, 8000, 5000, when("attack", push))
    d = board("battle", side(fl=front, bl=unit("Back", 1, 6000)), side(hand=[FILLER]))
    d.take("attack", 'attack with "Front"')
    assert value(d, "Front") == 14000
    d = board("battle", side(fl=front, bl=(unit("Back", 1, 6000), "rest")), side(hand=[FILLER]))
    d.take("attack", 'attack with "Front"')
    assert value(d, "Front") == 8000


def test_7_48_2_energy_rises_to_its_limit_only() -> None:
    d = board("main", side(fl=user(t.Do("energy-charge", t.SELF, 5)), numbers={"energy": 4, "energy limit": 7}))
    d.take('use "User"')
    assert d.game.num(0, "energy") == 7
    before = d.trace.kinds().count("number")
    d.take('use "User"')
    assert d.trace.kinds().count("number") == before


def test_7_50_2_what_cannot_be_chosen_is_not_among_the_choices() -> None:
    """[VG 14.15.1] [VG 7.50.1.2] Acting on all of them chooses nothing."""
    pick = (t.Choose("it", 1, t.ENEMY & t.Zone(("RC",))), t.Do("retire", t.Ref("it")))
    shy = unit("Shy", 1, 8000, 5000, keywords=["Resist"])
    d = board("main", side(fl=user(*pick)), side(fl=shy))
    d.take('use "User"')
    assert where(d, "Shy") == "RC front left"
    d = board("main", side(fl=user(t.Do("retire", t.ENEMY & t.Zone(("RC",))))), side(fl=shy))
    d.take('use "User"')
    assert where(d, "Shy") == "drop"


def test_2_11_3_reminder_text_in_brackets_does_nothing() -> None:
    """[VG 2.10.1.1] And icons are keywords."""
    assert read_text("[CONT]:Sentinel (four in a deck)") == read_text("Sentinel")
    assert [a.keyword for a in read_text("[Boost]\nTwin Drive!!\nIntercept")] == ["Boost", "Twin Drive", "Intercept"]


@pytest.mark.parametrize("text", ["Draw a card whenever you like.", "[AUTO]:When it rains, draw a card.", "Strides"])
def test_2_11_1_what_is_not_understood_is_declined(text: str) -> None:
    with pytest.raises(Declined):
        read_text(text)
    with pytest.raises(InputError, match="not understood"):
        SPEC.make_card({"name": "X", "text": text}, "here")


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ({"name": "X", "type": "monster"}, "no type"),
        ({"name": "X", "grade": 9}, "grade 9"),
        ({"name": "X", "trigger": "luck"}, "no trigger"),
        ({"name": "X", "colour": "red"}, "colour"),
        ({"name": "X", "grade": "three"}, "grade"),
        ({"name": "X", "tree": ["Nonsense()"]}, "tree"),
        ({}, "name"),
    ],
)
def test_2_9_3_a_card_that_cannot_be_is_refused_with_its_place(row: dict[str, object], reason: str) -> None:
    with pytest.raises(InputError, match=reason) as caught:
        SPEC.make_card(row, "cards.yaml card 3")
    assert caught.value.place == "cards.yaml card 3"


def test_4_9_4_a_scenario_cannot_put_a_sixth_rear_guard_anywhere() -> None:
    game = build("main", side(fl=FILLER, fr=FILLER, bl=FILLER, bc=FILLER, br=FILLER))
    with pytest.raises(InputError, match="taken"):
        SPEC.place(game, 0, "RC", FILLER, {})
    with pytest.raises(InputError, match="no circle"):
        SPEC.place(game, 0, "RC", FILLER, {"circle": "middle"})
    with pytest.raises(InputError, match="no zone"):
        SPEC.place(game, 0, "pocket", FILLER, {})


def test_7_2_units_that_an_effect_stood_up_are_counted() -> None:
    """Those that stood already are not, though they were chosen."""
    text = "[ACT](RC):Choose two of your other rear-guards, and [Stand] them. If you [Stand] two units, draw a card."
    waker = unit("Waker", 1, 8000, text=text)
    one, two = unit("One", 1, 8000), unit("Two", 1, 8000)
    for state_of_two, drawn in (("rest", 1), ("stand", 0)):
        d = board("main", side(fl=waker, fr=(one, "rest"), bl=(two, state_of_two), hand=[]))
        d.take('use "Waker"')
        assert state(d, "One") == state(d, "Two") == "stand" and count(d, "hand") == drawn
