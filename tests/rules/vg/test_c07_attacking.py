"""[VG 7.36] to [VG 7.38], [VG 7.46], [VG 7.47]: attacks and boosts by an instruction, changed targets, twin drives."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    FILLER,
    act,
    board,
    charged,
    cont,
    count,
    energy,
    gets,
    may,
    side,
    state,
    told,
    unit,
    value,
    when,
    where,
)

FOE_VC = t.ENEMY & t.Zone(("VC",))
FOE_RC = t.ENEMY & t.Zone(("RC",))
ONE, TWO = unit("One"), unit("Two")


def user(*do: t.Instr, name: str = "User", **rest: Any) -> Card:
    return unit(name, 1, 20000, 5000, act(*do, limit=1, **rest))


def attacks(who: t.Sel = t.SELF, whom: t.Sel = FOE_VC, n: int = 1) -> tuple[t.Instr, ...]:
    return (t.Choose("foe", n, whom), t.Do("attack", who, word="foe"))


def settle(d: Driver) -> None:
    """Resolves what waits, in the order offered."""
    while may(d, "resolve"):
        d.take(d.offered[0])


# --- attacks --------------------------------------------------------------------------------------------------------


def test_7_36_1_1_a_unit_that_rests_or_may_not_attack_does_not_attack() -> None:
    d = board("main", side(fl=(user(*attacks()), "rest")))
    d.take('use "User"')
    assert told(d, "attack") == [] and count(d, "damage", 1) == 0
    d = board("main", side(fl=user(*attacks(whom=FOE_RC))), side(fl=unit("Safe", 1, 8000, 5000, SAFE)))
    d.take('use "User"')
    assert told(d, "attack") == [] and state(d, "User") == "stand"
    d = board("main", side(fl=user(*attacks(whom=FOE_RC))), side(fl=ONE))
    d.take('use "User"')
    assert told(d, "attack") == ["User"] and state(d, "User") == "rest"


SAFE = cont(t.Rule("forbid", "be attacked", t.SELF))


def test_7_36_1_2_1_the_effects_master_attacks_and_the_master_of_the_target_defends() -> None:
    """Player 1's unit is told by player 0 to attack player 1's vanguard: player 1 may guard, player 0 has the damage
    of it dealt."""
    order_ = (t.Choose("foe", 1, FOE_VC), t.Do("attack", FOE_RC, word="foe"))
    d = board("main", side(fl=user(*order_)), side(fl=unit("Turncoat", 1, 20000), hand=[FILLER]))
    d.take('use "User"')
    assert d.decision is not None and d.decision.player == 1 and may(d, 'guard with "Filler"')
    d.take("pass")
    assert count(d, "damage", 1) == 1 and count(d, "damage", 0) == 0


def test_7_36_1_3_a_unit_that_stands_again_does_not_attack_once_more() -> None:
    again = when("hit", t.SetState(t.SELF, "stand"))
    eager = unit("User", 1, 20000, 5000, act(*attacks(), limit=1), again)
    d = board("main", side(fl=eager))
    d.take('use "User"')
    assert told(d, "attack") == ["User"] and state(d, "User") == "stand"


def test_7_36_3_the_turn_players_units_attack_first_each_as_its_master_says() -> None:
    both = (t.Choose("foe", 1, FOE_VC), t.Do("attack", t.Zone(("RC",)) & t.Not(t.SELF), word="foe"))
    d = board(
        "main",
        side(bl=user(*both), fl=unit("Left", 1, 20000), fr=unit("Right", 1, 20000)),
        side(fl=unit("Third", 1, 20000), fr=unit("Fourth", 1, 20000)),
    )
    d.take('use "User"')
    assert d.decision is not None and d.decision.player == 0
    assert d.offered == ['attack with "Left" -> "Villain"', 'attack with "Right" -> "Villain"']
    d.take('attack with "Right"')
    assert told(d, "attack") == ["Right", "Left"]
    assert d.decision.player == 1 and d.offered == ['choose "Third"', 'choose "Fourth"']
    d.take('choose "Fourth"')
    assert told(d, "attack") == ["Right", "Left", "Fourth", "Third"]


def test_7_36_3_one_that_stands_again_does_not_stop_the_others() -> None:
    eager = unit("Left", 1, 20000, 5000, when("hit", t.SetState(t.SELF, "stand")))
    d = board("main", side(bl=user(*attacks(t.YOURS & t.Slot((0, 1)))), fl=eager, fr=unit("Right", 1, 20000)))
    d.take('use "User"', 'attack with "Left"')
    assert told(d, "attack") == ["Left", "Right"]


IF_HIT = t.Delay(t.When("hit", t.SELF), (energy(),), "that attack")


def test_7_36_4_that_attack_is_the_one_that_the_instruction_made() -> None:
    """Not the battle that runs when it is said, and not a later one."""
    said = when("attack", *attacks(), IF_HIT, limit=1)
    stands = when("hit", t.SetState(t.SELF, "stand"))
    d = board("battle", side(fl=unit("User", 1, 20000, 5000, said, stands)))
    d.take("attack", 'attack with "User" -> "Villain"', "resolve")
    settle(d)
    assert told(d, "attack") == ["User", "User"] and charged(d) == 1
    d.take("attack", 'attack with "User" -> "Villain"')
    settle(d)
    assert told(d, "attack") == ["User"] * 3 and charged(d) == 1


def test_7_36_4_an_attack_that_does_not_come_about_is_not_waited_for() -> None:
    d = board("main", side(fl=(user(*attacks(), IF_HIT, t.Delay(t.When("begin", word="battle phase"), STAND)), "rest")))
    d.take('use "User"', "pass", "attack", 'attack with "User" -> "Villain"')
    assert told(d, "hit") == ["User"] and charged(d) == 0


STAND = (t.SetState(t.SELF, "stand"),)


# --- targets --------------------------------------------------------------------------------------------------------


def test_7_38_1_1_of_several_attacked_units_only_the_new_one_remains() -> None:
    wide = cont(t.Rule("widen", "battles", t.SELF, t.ENEMY))
    turn = when("attack", t.Choose("x", 1, t.ENEMY & t.Word("name", "Two")), t.Do("change target", t.Ref("x")), limit=1)
    d = board("battle", side(fl=unit("User", 1, 30000, 5000, wide, turn)), side(fl=ONE, fr=TWO))
    d.take("attack", 'attack with "User" -> "One"', 'resolve "User"')
    settle(d)
    assert told(d, "hit") == ["User"] and told(d, "move", "retire") == ["Two"]
    d = board("battle", side(fl=unit("User", 1, 30000, 5000, wide)), side(fl=ONE, fr=TWO))
    d.take("attack", 'attack with "User" -> "One"')
    assert len(told(d, "hit")) == 3


# --- twin drive -----------------------------------------------------------------------------------------------------


def twin() -> t.Automatic:
    return when("attack", t.Continue((t.Rule("permit", "perform twin drive", t.SELF),), "battle"))


def checks(*abilities: t.Ability, **row: Any) -> int:
    d = board("battle", side(fl=unit("User", 1, 8000, 5000, *abilities, **row)), turn=5)
    d.take("attack", 'attack with "User"')
    return len(told(d, "drive check"))


def test_7_46_1_1_a_rear_guard_that_performs_twin_drive_makes_drive_checks() -> None:
    assert checks() == 0
    assert checks(twin()) == 2


@pytest.mark.parametrize(("keyword", "more"), [("Twin Drive", 0), ("Triple Drive", 0), ("Triple Drive", 1)])
def test_7_46_1_2_it_makes_two_checks_whatever_its_drive(keyword: str, more: int) -> None:
    later = when("attack", gets(more, "battle", figure="drive")) if more else twin()
    lead = unit("Lead", 3, 13000, None, twin(), later, keywords=[keyword])
    d = board("battle", side(lead))
    d.take("attack")
    settle(d)
    assert len(told(d, "drive check")) == 2


def test_7_46_1_2_without_it_the_drive_counts() -> None:
    lead = unit("Lead", 3, 13000, None, keywords=["Triple Drive"])
    d = board("battle", side(lead))
    d.take("attack")
    assert len(told(d, "drive check")) == 3


# --- boosts ---------------------------------------------------------------------------------------------------------


def test_7_47_1_2_1_each_of_two_units_boosts_for_itself() -> None:
    """One of them leaves, and takes only its own power with it."""
    push = t.Do("boost", t.YOURS & t.Slot((2, 3)))
    heard = cont(t.Grant(t.YOURS & t.Zone(("RC",)), (when("boost", energy()),)))
    leave = unit("Leaver", 1, 5000, 5000, t.Automatic(t.When("begin", word="guard step"), do=(GO,)))
    front = unit("Front", 1, 8000, 5000, when("attack", push))
    lead = unit("Lead", 3, 13000, None, heard)
    d = board("battle", side(lead, fl=front, bl=unit("Back", 1, 6000), bc=leave), side(hand=[FILLER]))
    d.take("attack", 'attack with "Front"')
    settle(d)
    assert charged(d) == 2 and told(d, "boost") == ["Back", "Leaver"]
    assert value(d, "Front") == 14000 and state(d, "Back") == "rest"
    assert where(d, "Leaver") == "drop"


GO = t.Do("retire", t.SELF)
