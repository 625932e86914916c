"""English texts of Vanguard: battles, trigger effects, abilities with two events. All sentences are our own, most of
them are played."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.games.vg.c07_attacking import ON_CIRCLES, SO_MANY
from ludex.testing.driver import Driver
from tests.lang.vg.test_en_parts import declined, effect, read
from tests.rules.vg.support import board, card, count, may, side, trigger, unit, value, where

CRIT = trigger("Crit", "critical")


def fought(text: str, mine: dict[str, Any] | None = None, theirs: dict[str, Any] | None = None) -> Driver:
    """The beginning of a battle phase; Reed, in front, has the text."""
    own = {"fl": unit("Reed", 1, 20000, text=text), **(mine or {})}
    return board("battle", side(**own), side(**(theirs or {})))


def attack(d: Driver, who: str, whom: str) -> Driver:
    return d.take("attack", f'attack with "{who}" -> "{whom}"')


# --- whom attacks hit ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("grade", "falls"), [(2, False), (3, True)])
def test_10_7_1_2_a_unit_is_not_hit_by_the_attack_of_a_low_grade(grade: int, falls: bool) -> None:
    rock = unit("Rock", 1, text="[CONT](RC):This unit cannot be hit by a grade 2 or less unit's attack.")
    d = attack(fought("", {"fl": unit("Reed", grade, 20000)}, {"fl": rock}), "Reed", "Rock")
    d.take("pass")
    assert (where(d, "Rock") == "drop") is falls


def test_whose_attacks_do_not_hit_is_said() -> None:
    (rule,) = passive("[CONT](RC):This unit cannot be hit by the attacks of your opponent's rear-guards.").effects
    assert rule == t.Rule("forbid", "be hit", t.SELF, t.All((t.ENEMY, t.Zone(("RC",)))))
    assert declined("[CONT](RC):This unit cannot be hit by the attacks of a grade 2 or less.")


def passive(text: str) -> t.Passive:
    (ability,) = read(text)
    assert isinstance(ability, t.Passive)
    return ability


REGARDLESS = (
    "[AUTO](RC):When this unit attacks, until end of that battle, this unit's attack hits regardless of [Power] if the "
    "sum of your opponent's guardians' [Shield]"
)


@pytest.mark.parametrize(("shield", "falls"), [(5000, True), (15000, False)])
def test_10_7_1_2_an_attack_hits_whatever_the_power_is(shield: int, falls: bool) -> None:
    text = f"{REGARDLESS} is not 15000 or greater."
    hand = [unit("Wall", 0, 5000, shield)]
    d = fought("", {"fl": unit("Reed", 1, 1000, text=text)}, {"fl": unit("Rock", 1, 50000), "hand": hand})
    attack(d, "Reed", "Rock").take('guard with "Wall"', "pass")
    assert (where(d, "Rock") == "drop") is falls


# --- whom a unit attacks ---------------------------------------------------------------------------------------------


def test_10_1_1_whom_a_unit_attacks_from_the_back_row() -> None:
    text = "[CONT](RC):This unit can attack your opponent's front row rear-guards from the back row."
    mine = {"fl": None, "bl": unit("Reed", 1, 20000, text=text)}
    d = fought("", mine, {"fl": unit("Rock", 1)}).take("attack")
    assert may(d, 'attack with "Reed" -> "Rock"') and not may(d, 'attack with "Reed" -> "Villain"')
    high = "[CONT](RC):This unit can attack a grade 3 or greater vanguard from the back row."
    mine = {"fl": None, "bl": unit("Reed", 1, 20000, text=high)}
    d = fought("", mine, {"fl": unit("Rock", 1)}).take("attack")
    assert may(d, 'attack with "Reed" -> "Villain"') and not may(d, 'attack with "Reed" -> "Rock"')
    low = {"vc": unit("Dwarf", 2, 9000), "fl": unit("Rock", 1)}
    assert not may(fought("", mine, low).take("attack"), 'attack with "Reed"')


CHOOSES = (
    "[CONT](RC):When this unit would attack, choose {} of your opponent's {}, and this unit battles all of the units on"
)


def test_7_37_1_the_units_on_chosen_circles_are_battled() -> None:
    text = CHOOSES.format("two", "(RC)") + " the chosen (RC) and your opponent's vanguard."
    theirs = {"fl": unit("Rock", 1), "bl": unit("Sand", 1), "bc": unit("Mud", 1)}
    d = attack(fought(text, theirs=theirs), "Reed", "Villain")
    assert not may(d, 'choose "Villain"')
    d.take('choose "Sand"', 'choose "Mud"', "pass")
    assert [where(d, name) for name in ("Rock", "Sand", "Mud")] == ["RC front left", "drop", "drop"]
    assert count(d, "damage", 1) == 1


def test_7_37_1_empty_circles_may_be_chosen_too() -> None:
    """Of five circles one is empty: at least two units stand on any three."""
    text = CHOOSES.format("three", "(RC)") + " the chosen circles."
    names = ("A", "B", "C", "D")
    theirs = dict(zip(("fl", "fr", "bl", "bc"), (unit(name, 1) for name in names), strict=True))
    d = attack(fought(text, theirs=theirs), "Reed", "Villain").take('choose "A"')
    assert not may(d, "done")
    d.take('choose "B"').take("done", "pass")
    assert [where(d, name) == "drop" for name in names] == [True, True, False, False]
    assert count(d, "damage", 1) == 0


def test_circles_that_are_chosen_are_those_of_the_opponent() -> None:
    rules = passive(CHOOSES.format("three", "(VC) or (RC)") + " the chosen circles.").effects
    assert [(one.op, one.query) for one in rules if isinstance(one, t.Rule)] == [
        ("permit", SO_MANY),
        ("widen", ON_CIRCLES),
    ]
    assert declined(CHOOSES.format("three", "(GC)") + " the chosen circles.")


def test_10_4_1_8_more_is_battled_beside_a_vanguard() -> None:
    text = (
        "[CONT](RC):When this unit would attack a vanguard, it also battles all of your opponent's grade "
        "2 or greater rear-guards."
    )
    theirs = {"fl": unit("Rock", 2), "bl": unit("Sand", 2), "bc": unit("Mud", 1)}
    d = attack(fought(text, theirs=theirs), "Reed", "Villain").take("pass")
    assert [where(d, name) == "drop" for name in ("Rock", "Sand", "Mud")] == [True, True, False]
    d = attack(fought(text, theirs=theirs), "Reed", "Rock").take("pass")
    assert [where(d, name) == "drop" for name in ("Rock", "Sand", "Mud")] == [True, False, False]


def test_a_unit_attacks_only_in_some_battles() -> None:
    text = "[CONT](RC):This unit can only attack on the second battle of each turn."
    d = fought(text, {"fr": unit("Moss", 1, 14000)}).take("attack")
    assert not may(d, 'attack with "Reed"')
    d.take('attack with "Moss" -> "Villain"', "attack")
    assert may(d, 'attack with "Reed"')


# --- who fought ------------------------------------------------------------------------------------------------------


def test_units_are_told_by_what_they_did_in_the_battle() -> None:
    text = (
        "[AUTO](RC):At the end of the battle this unit attacked, choose one of the rear-guards that "
        "boosted this battle, and retire it."
    )
    mine = {"bl": unit("Moss", 1, keywords=["Boost"]), "bc": unit("Fern", 1, keywords=["Boost"])}
    d = attack(fought(text, mine), "Reed", "Villain").take('boost with "Moss"').take("pass")
    assert where(d, "Moss") == "drop" and where(d, "Fern") != "drop"


def test_7_34_1_a_unit_is_moved_to_another_circle() -> None:
    pearl = unit(
        "Pearl",
        1,
        8000,
        text="[AUTO](RC):When this unit is moved to another (RC), this unit gets [Power] +5000 until end of turn.",
    )
    reed = unit(
        "Reed", 1, text="[ACT](RC)[1/turn]:Choose one of your other rear-guards, and exchange positions with this unit."
    )
    d = board("main", side(fl=reed, bl=pearl), side()).take('use "Reed"')
    assert (where(d, "Pearl"), value(d, "Pearl")) == ("RC front left", 13000)
    d = board("main", side(hand=[pearl]), side()).take('call "Pearl" to front left')
    assert value(d, "Pearl") == 8000


def test_what_an_attack_hit_is_asked_at_the_end_of_its_battle() -> None:
    text = "[AUTO](RC):At the end of the battle this unit attacked, if that attack hit a vanguard, draw a card."
    for whom, drawn in (("Villain", 1), ("Rock", 0)):
        d = attack(fought(text, theirs={"fl": unit("Rock", 1)}), "Reed", whom).take("pass")
        assert count(d, "hand") == drawn


# --- trigger effects -------------------------------------------------------------------------------------------------


def checked(text: str, *deck: Card) -> Driver:
    hero = unit("Hero", 3, 13000, None, text=text)
    return attack(board("battle", side(hero, fl=unit("Moss", 1), deck=deck), side()), "Hero", "Villain")


def test_7_15_1_5_trigger_effects_are_performed_twice() -> None:
    d = checked("[CONT](VC):Your trigger effects activate twice.", CRIT)
    d.take('critical of "Crit"', 'critical to "Hero"', 'power to "Hero"')
    d.take('critical of "Crit"', 'critical to "Hero"', 'power to "Hero"')
    assert value(d, "Hero", "critical") == 3 and value(d, "Hero") == 33000


def test_11_10_5_trigger_effects_give_more_power() -> None:
    d = checked("[CONT](VC):The [Power] increase of your trigger effects gets +3000.", CRIT)
    d.take('critical of "Crit"', 'critical to "Hero"', 'power to "Hero"')
    assert value(d, "Hero") == 26000


def test_what_a_trigger_gave_is_asked() -> None:
    text = (
        "[AUTO](VC):At the end of the battle this unit attacked, if this unit's [Power] was increased by "
        "a trigger effect this turn, draw a card."
    )
    for whom, drawn in (("Hero", 1), ("Moss", 0)):
        d = checked(text, CRIT).take('critical of "Crit"', 'critical to "Moss"', f'power to "{whom}"')
        assert count(d, "hand") == 1 + drawn


RAISED = (
    "[AUTO]:When this unit is put on (GC), if the attacking unit's [Critical] is 2 or greater, and its [Critical] is "
    "increased by a non-trigger effect ability or its original [Critical] is 2 or greater, this unit gets [Shield] "
    "+9000 until end of that battle."
)


@pytest.mark.parametrize(
    ("reed", "more"),
    [
        (unit("Reed", 1, 20000), False),
        (unit("Reed", 1, 20000, text="[CONT](RC):This unit gets [Critical] +1."), True),
        (unit("Reed", 1, 20000, critical=2), True),
    ],
)
def test_11_10_4_what_raised_a_figure(reed: Card, more: bool) -> None:
    wall = unit("Wall", 1, 5000, 5000, text=RAISED)
    d = attack(fought("", {"fl": reed}, {"hand": [wall, unit("Fern", 1)]}), "Reed", "Villain").take('guard with "Wall"')
    assert value(d, "Wall", "shield") == (14000 if more else 5000)


# --- two events, one limit -------------------------------------------------------------------------------------------


def test_11_2_1_2_two_events_share_the_limit() -> None:
    text = "[AUTO](RC)[1/turn]:When your other unit is placed on (RC), or when your other unit attacks, draw a card."
    mine = side(fl=unit("Reed", 1, text=text), fr=unit("Moss", 1, 13000), hand=[unit("Pearl", 1)])
    d = board("main", mine, side()).take('call "Pearl" to back left', 'resolve "Reed"')
    assert count(d, "hand") == 1
    d.take("pass", "attack", 'attack with "Moss" -> "Villain"')
    assert not may(d, 'resolve "Reed"')
    d = board("battle", mine, side()).take("attack", 'attack with "Moss" -> "Villain"')
    assert may(d, 'resolve "Reed"')
    first, second = read(text)
    assert isinstance(first, t.Automatic) and isinstance(second, t.Automatic)
    assert (first.limit, first.joint, second.limit, second.joint) == (1, 0, 1, 1)


def test_without_a_limit_nothing_is_shared() -> None:
    abilities = read("[AUTO](RC):When this unit attacks or is attacked, draw a card.")
    assert [one.joint for one in abilities if isinstance(one, t.Automatic)] == [0, 0]


# --- what else -------------------------------------------------------------------------------------------------------


def test_13_2_2_seven_damage_loses() -> None:
    hero = unit(
        "Hero", 3, 13000, text="[CONT](VC):The number of cards in your damage zone for you to lose becomes seven."
    )
    for six, over in ((side(hero, damage=6), False), (side(hero, damage=7), True), (side(damage=6), True)):
        d = board("main", six, side())
        assert (d.game.outcome is not None) is over


def test_7_15_1_3_2_intercepting_wakes_nothing() -> None:
    text = "[CONT]Front Row (RC):During your turn, your opponent's intercept does not activate [AUTO] abilities."
    rock = unit("Rock", 2, keywords=["Intercept"], text="[AUTO]:When this unit intercepts, draw a card.")
    for silent, drawn in ((text, 0), ("", 1)):
        d = attack(fought(silent, theirs={"fl": rock}), "Reed", "Villain").take('intercept with "Rock"')
        assert count(d, "hand", 1) == drawn


def test_units_that_came_to_the_guardian_circle_lose_abilities() -> None:
    text = (
        "[CONT](RC):All of your opponent's units put on (GC) from (RC) lose all of their [CONT] and [AUTO] abilities."
    )
    strong = "[CONT](GC):This unit gets [Shield] +9000."
    rock = unit("Rock", 2, keywords=["Intercept"], text=strong)
    wall = unit("Wall", 1, 5000, 5000, text=strong)
    d = attack(fought(text, theirs={"fl": rock, "hand": [wall, unit("Fern", 1)]}), "Reed", "Villain")
    d.take('intercept with "Rock"', 'guard with "Wall"')
    assert (value(d, "Rock", "shield"), value(d, "Wall", "shield")) == (5000, 14000)


def test_7_34_1_units_do_not_come_to_the_guardian_circle() -> None:
    text = "[CONT](RC):All of your opponent's rear-guards cannot move from (RC) to (GC)."
    rock = unit("Rock", 2, keywords=["Intercept"])
    assert not may(attack(fought(text, theirs={"fl": rock}), "Reed", "Villain"), "intercept")
    assert may(attack(fought("", theirs={"fl": rock}), "Reed", "Villain"), "intercept")


def test_figures_are_doubled_each_by_itself() -> None:
    text = "[ACT](RC)[1/turn]:Double the [Power] and [Critical] of all of your front row units until end of turn."
    mine = side(fl=unit("Reed", 1, 5000, text=text), fr=unit("Moss", 1, 7000), bl=unit("Fern", 1, 6000))
    d = board("main", mine, side()).take('use "Reed"')
    assert [value(d, name) for name in ("Reed", "Moss", "Hero", "Fern")] == [10000, 14000, 26000, 6000]
    assert value(d, "Moss", "critical") == 2


def test_7_2_1_a_unit_does_not_stand() -> None:
    do = effect("choose one of your opponent's rear-guards, and it cannot [Stand] until end of turn.")
    assert do[1] == t.Continue((t.Rule("forbid", "event stand", t.Ref("t")),), "turn")


def test_11_11_1_2_cards_become_other_units() -> None:
    same = "with the same card name"
    text = (
        f"[CONT]:All of your cards {same} as your vanguard become Grade 3/[Power] 12000/[Critical] 1 "
        'units with "Twin Drive", "Persona Ride", and all of the following.\n'
        "・[AUTO](VC):When this unit attacks, draw a card."
    )
    crest = card("Badge", type="crest", text=text)
    hero = unit("Hero", 2, 9000, 5000, text="[CONT](VC):This unit gets [Power] +5000.")
    d = board("battle", side(hero, crest=[crest]), side())
    assert [value(d, "Hero", figure) for figure in ("power", "grade", "drive")] == [12000, 3, 2]
    assert count(d.take("attack"), "hand") == 3  # two drive checks, and the ability


def test_what_lies_on_the_field_is_not_discarded() -> None:
    assert declined("[AUTO](RC):When this unit attacks, choose one of your opponent's rear-guards, and discard it.")


def test_7_36_1_all_dominated_vanguards_attack() -> None:
    do = effect("[Stand] and dominate all of your opponent's vanguards, and they attack your opponent's rear-guard.")
    chosen, stood, dominated, foe, attacks = do
    assert isinstance(chosen, t.Choose) and isinstance(foe, t.Choose) and isinstance(stood, t.SetState)
    assert chosen.n == t.Count(chosen.what) and chosen.what == t.All((t.ENEMY, t.Zone(("VC",))))
    assert isinstance(dominated, t.Do) and isinstance(attacks, t.Do) and attacks.what == dominated.what == t.Ref("t")


def test_4_9_1_1_cards_are_called_to_one_column() -> None:
    text = "[ACT](RC)[1/turn]:Choose up to two cards from your drop, and call them each to (RC) in the same column."
    mine = side(fr=unit("Reed", 1, text=text), drop=[unit("A", 1), unit("B", 1)])
    d = board("main", mine, side()).take('use "Reed"', 'choose "A"', 'choose "B"', "left")
    while where(d, "A") == "drop" or where(d, "B") == "drop":
        d.take(d.offered[0])
    assert {where(d, "A"), where(d, "B")} == {"RC front left", "RC back left"}


def test_units_get_more_under_a_condition() -> None:
    text = (
        "[CONT](VC):All of your grade 2 units get [Power] +5000, and if your soul has a grade 3 card, "
        "those units get [Critical] +1."
    )
    less, more = read(text)
    assert isinstance(less, t.Passive) and isinstance(more, t.Passive) and less.cond is None
    assert isinstance(more.cond, t.Exists)
    assert declined(
        "[CONT](VC):This unit gets [Power] +5000, and if your soul has a grade 3 card, those units get [Critical] +1."
    )


def test_cards_of_two_places_are_counted_together() -> None:
    def counted(words: str) -> Any:
        (gives,) = passive(f"[CONT](VC):This unit gets [Power] +1000 for each card {words}.").effects
        assert isinstance(gives, t.Modify) and isinstance(gives.amount, t.Times)
        return gives.amount.b

    both = t.Count(t.All((t.YOURS, t.Zone(("RC", "damage")))))
    assert counted("in total among your damage zone and rear-guards") == both
    assert counted("among your and your opponent's rear-guards") == t.Count(t.Zone(("RC",)))
