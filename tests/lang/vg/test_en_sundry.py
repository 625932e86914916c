"""English texts of Vanguard: what is printed on Mushi, Attacks that go by it, abilities that are heard for a while, and
smaller parts. All sentences are our own, most of them are played."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.values import layers
from ludex.games.vg.text.en import ENGLISH
from ludex.lang.compile import BLANK, compile_with
from ludex.testing.driver import Driver
from tests.lang.vg.test_en_parts import declined, effect, read
from tests.rules.vg.support import board, card, count, side, trigger, unit, value, where

BUG = 'Power120\nSkill30\nFinishing Attack:Pinching\nSuper Finishing Attack:"Leaf Drop"'
MOVE = (
    "Attack-[AUTO](Order Zone):When this Attack is used, perform all of the following according to the attacking "
    "unit.\n"
)


def using(items: str, bug: str = BUG) -> Driver:
    """Stag attacks, and uses the Attack that lies in the order zone."""
    use = t.Automatic(t.When("attack", t.SELF), do=(t.Do("use attack", t.YOURS & t.Zone(("order zone",))),))
    stag = unit("Stag", 1, 20000, 5000, use, race="Mushi", text=bug)
    push = card("Push", type="set order", grade=0, text=MOVE + items)
    theirs = side(fl=unit("Rock", 1, 5000), bl=unit("Sand", 1, 5000))
    d = board("battle", side(fl=stag, order_zone=[push], soul=[unit("Moss", 1)]), theirs)
    return d.take("attack", 'attack with "Stag" -> "Rock"')


def test_17_12_1_an_attack_goes_by_what_is_printed_on_the_attacker() -> None:
    items = (
        "・Skill20 or greater-That attacking unit gets [Power] +1000 until end of turn.\n"
        "・Skill40 or greater-That attacking unit gets [Power] +2000 until end of turn.\n"
        "・Finishing Attack is Pinching-That attacking unit gets [Power] +4000 until end of turn.\n"
        '・Super Finishing Attack is "Leaf Drop"-That attacking unit gets [Power] +8000 until end of turn.'
    )
    assert value(using(items), "Stag") == 33000
    assert value(using(items, BUG.replace("Pinching", "Throwing").replace("30", "50")), "Stag") == 31000


def test_7_37_1_the_attacking_unit_battles_another_unit_too() -> None:
    items = "・Skill20 or greater-That attacking unit also battles your opponent's vanguard for that battle."
    d = using(items).take("pass")
    assert where(d, "Rock") == "drop" and count(d, "damage", 1) == 1


def test_7_38_1_another_unit_is_attacked_instead() -> None:
    items = (
        "・Skill20 or greater-[COST][Soul-Blast 1], choose one of your opponent's back row rear-guards, and change the "
        "unit being attacked to that unit."
    )
    d = using(items).take("yes", "pass")
    assert where(d, "Sand") == "drop" and where(d, "Rock") == "RC front left"


def test_what_is_printed_on_mushi_is_a_number_or_a_name() -> None:
    assert declined("Skill") and declined("Finishing Attack:Sleeping")


def test_lines_that_teach_the_rules_mean_nothing() -> None:
    line = "[Rest] a unit with [Boost] when a unit in the same column attacks to add its Power to the attack!"
    assert compile_with(ENGLISH, line).status == BLANK
    assert declined(f"{line} Draw a card!")


def test_an_event_is_heard_until_end_of_turn() -> None:
    text = '[ACT](RC)[1/turn]:You get "When your other rear-guard is placed, draw a card." until end of turn.'
    pearls = [unit("Pearl", 1), unit("Moss", 1)]
    d = board("main", side(fl=unit("Reed", 1, text=text), hand=pearls), side())
    d.take('use "Reed"', 'call "Pearl" to front right')
    assert count(d, "hand") == 2
    assert declined('[ACT](RC)[1/turn]:You get "When this unit is placed, draw a card." until end of turn.')


def test_two_durations_of_one_figure() -> None:
    (made,) = effect(
        "this unit gets [Power] +2000 until end of that battle. If you went second, it gets [Power] +2000 until end of "
        "turn instead of until end of that battle."
    )
    assert isinstance(made, t.If) and isinstance(made.then[0], t.Continue) and isinstance(made.otherwise[0], t.Continue)
    assert (made.then[0].until, made.otherwise[0].until) == ("turn", "battle")


def test_a_unit_performs_drive_checks_and_gets_something() -> None:
    do = effect("until end of that battle, this unit performs drive checks, and gets drive -1.")
    assert do == (
        t.Continue((t.Rule("permit", "drive check", t.SELF),), "battle"),
        t.Continue((t.Modify(t.SELF, "drive", "+", -1),), "battle"),
    )


def test_units_with_the_name_of_the_chosen_one() -> None:
    text = (
        "[ACT](RC)[1/turn]:Choose one of your units, and all of your units with the same card name get [Power] +3000 "
        "until end of turn."
    )
    mine = side(fl=unit("Reed", 1, 5000, text=text), fr=unit("Moss", 1, 7000), bl=unit("Moss", 1, 7000))
    d = board("main", mine, side()).take('use "Reed"', 'choose "Moss" #1')
    powers = sorted(layers.value(d.game, id, "power") for id in d.game.zone("RC", 0))
    assert powers == [5000, 10000, 10000]


def test_14_43_both_wings_are_active() -> None:
    (ability,) = read("[CONT](VC):Your cards' White Wings and Black Wings are both active.")
    assert isinstance(ability, t.Passive)
    assert ability.effects == tuple(t.Rule("permit", f"active {name} Wings", t.YOURS) for name in ("White", "Black"))


@pytest.mark.parametrize(("answer", "zone"), [("replace", "hand"), ("do not replace", "removed")])
def test_11_10_2_7_an_over_trigger_is_kept(answer: str, zone: str) -> None:
    text = (
        "[CONT](RC):When your [Over] trigger would be removed by its trigger effect, you may put it into your hand "
        "instead of removing it."
    )
    over = trigger("Dawn", "over")
    d = board("battle", side(fl=unit("Reed", 1, 1000, text=text), deck=[over]), side())
    d.take("attack", 'attack with "Hero" -> "Villain"').take('remove of "Dawn"', answer)
    assert where(d, "Dawn") == zone


def test_whether_a_unit_was_moved_to_the_guardian_circle() -> None:
    text = (
        "[AUTO](RC):When this unit attacks, choose one of your opponent's rear-guards not being attacked, move it to "
        "(GC), and if you could not move any units, this unit gets [Power] +5000 until end of turn."
    )
    for theirs, power in ((side(fl=unit("Rock", 1)), 20000), (side(), 25000)):
        d = board("battle", side(fl=unit("Reed", 1, 20000, text=text)), theirs)
        d.take("attack", 'attack with "Reed" -> "Villain"')
        assert value(d, "Reed") == power
