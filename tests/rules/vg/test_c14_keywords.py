"""[VG 14] Keywords: drive abilities, intercept, boost, restraint, sentinel, resist."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.core.position.game import Ctx
from ludex.core.position.objects import Card
from ludex.core.values import layers, select
from ludex.games.vg.c14_keywords import BOOST, INTERCEPT, RESTRAINT, TRIPLE_DRIVE, TWIN_DRIVE
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    act,
    board,
    charged,
    cont,
    energy,
    find,
    may,
    side,
    state,
    told,
    unit,
    value,
    when,
    where,
)

A, B = unit("A", 1, 8000), unit("B", 2, 10000)
X, Y = unit("X", 1, 8000), unit("Y", 2, 9000)
VC, RC = t.Zone(("VC",)), t.Zone(("RC",))


def losing(what: t.Sel, kind: str) -> Card:
    """A unit in whose presence others have lost abilities of a kind."""
    return unit("Eraser", 1, 7000, 5000, cont(t.Strip(what & ~t.SELF, kind=kind)))


def giving(what: t.Sel, *abilities: t.Ability) -> Card:
    return unit("Giver", 1, 7000, 5000, cont(t.Grant(what & ~t.SELF, abilities)))


def checks(d: Driver) -> int:
    return len(told(d, "drive check"))


def attacked(hero: Card, **more: Any) -> Driver:
    return board("battle", side(hero, **more)).take("attack")


# --- [VG 14.3] drive abilities ----------------------------------------------------------------------------------------


def lord(*keywords: str) -> Card:
    return unit("Lord", 3, 13000, None, when("attack", energy()), keywords=keywords)


def test_14_3_1_drive_abilities_are_continuous_abilities() -> None:
    """Lost with them, not with the others."""
    mine = t.YOURS & VC
    assert checks(attacked(lord("Twin Drive"), bl=losing(mine, "Continuous"))) == 1
    d = attacked(lord("Twin Drive"), bl=losing(mine, "Automatic"))
    assert checks(d) == 2 and charged(d) == 0


def test_14_3_2_of_several_drive_abilities_the_largest_counts() -> None:
    """They do not add up, two equal ones neither; with the largest gone the next one counts."""
    mine = t.YOURS & VC
    d = board("main", side(lord("Twin Drive"), bl=giving(mine, *TRIPLE_DRIVE.means)))
    assert value(d, "Lord", "drive") == 3
    d = board("main", side(lord("Twin Drive"), bl=giving(mine, *TWIN_DRIVE.means)))
    assert value(d, "Lord", "drive") == 2
    loses = act(t.Continue((t.Strip(mine, "Triple Drive"),), "turn"))
    d = board("main", side(lord("Twin Drive", "Triple Drive"), bl=unit("User", 1, 7000, 5000, loses)))
    assert value(d, "Lord", "drive") == 3
    assert value(d.take('use "User"'), "Lord", "drive") == 2


def test_14_3_3_1_twin_drive_is_one_more() -> None:
    """On top of what other effects give."""
    assert checks(attacked(lord())) == 1
    assert checks(attacked(lord("Twin Drive"))) == 2
    more = unit("More", 1, 7000, 5000, cont(t.Modify(t.YOURS & VC, "drive", "+", 1)))
    assert checks(attacked(lord("Twin Drive"), bl=more)) == 3


def test_14_3_4_1_triple_drive_is_two_more() -> None:
    assert checks(attacked(lord("Triple Drive"))) == 3


# --- [VG 14.4] intercept ----------------------------------------------------------------------------------------------

GUARD = unit("Guard", 2, 9000, 5000, keywords=["Intercept"])


def under_attack(target: str = "Villain", **theirs: Any) -> Driver:
    d = board("battle", side(fl=A), side(hand=[X], **theirs))
    return d.take("attack", f'attack with "A" -> "{target}"')


def test_14_4_1_intercept_is_a_continuous_ability() -> None:
    """Without it no unit intercepts; with one given by an effect it may."""
    assert may(under_attack(fl=GUARD), 'intercept with "Guard"')
    assert not may(under_attack(fl=GUARD, bl=losing(t.YOURS & RC, "Continuous")), "intercept")
    assert may(under_attack(fl=GUARD, bl=losing(t.YOURS & RC, "Automatic")), "intercept")
    assert not may(under_attack(fl=Y), "intercept")
    assert may(under_attack(fl=Y, bl=giving(t.YOURS & RC, *INTERCEPT.means)), 'intercept with "Y"')


def test_14_4_2_a_front_row_rear_guard_that_is_not_attacked_intercepts() -> None:
    """Resting or not; not from the back row, not for itself, and only while another unit is attacked."""
    d = under_attack(fl=(GUARD, "rest"))
    assert may(d, 'intercept with "Guard"')
    d.take("intercept")
    assert where(d, "Guard") == "GC" and state(d, "Guard") == "rest" and value(d, "Villain") == 18000
    assert not may(under_attack(bl=GUARD), "intercept")
    assert not may(under_attack("Guard", fl=GUARD), "intercept")
    assert not may(board("main", None, side(fl=GUARD)), "intercept")
    mine = side(fl=GUARD, fr=A)
    d = board("battle", mine, side(hand=[X])).take("attack", 'attack with "A" -> "Villain"')
    assert not may(d, "intercept"), "the attacking side does not"


# --- [VG 14.5] boost --------------------------------------------------------------------------------------------------

BOOSTER = unit("Booster", 1, 8000, 5000, keywords=["Boost"])


def boostable(**mine: Any) -> bool:
    d = board("battle", side(fl=A, **mine), side(hand=[X])).take("attack", 'attack with "A" -> "Villain"')
    return may(d, "boost with")


def test_14_5_1_boost_is_a_continuous_ability() -> None:
    assert boostable(bl=BOOSTER)
    assert not boostable(bl=BOOSTER, fr=losing(t.YOURS & RC, "Continuous"))
    assert boostable(bl=BOOSTER, fr=losing(t.YOURS & RC, "Automatic"))
    assert not boostable(bl=B)
    assert boostable(bl=B, fr=giving(t.YOURS & RC, *BOOST.means))


def test_14_5_2_a_standing_unit_of_the_column_may_boost() -> None:
    """It rests, and its power is added; it need not."""
    assert not boostable(bl=(BOOSTER, "rest")) and not boostable(br=BOOSTER) and not boostable(bc=BOOSTER)
    d = board("battle", side(fl=A, bl=BOOSTER), side(hand=[X])).take("attack", 'attack with "A" -> "Villain"')
    assert d.offered == ['boost with "Booster"', "pass"]
    d.take("boost")
    assert state(d, "Booster") == "rest" and value(d, "A") == 16000
    d = board("battle", side(fl=A, bl=BOOSTER), side(hand=[X])).take("attack", 'attack with "A" -> "Villain"', "pass")
    assert state(d, "Booster") == "stand" and value(d, "A") == 8000


# --- [VG 14.6] restraint ----------------------------------------------------------------------------------------------

BOUND = unit("Bound", 2, 12000, 5000, keywords=["Restraint"])


def attackers(**mine: Any) -> list[str]:
    d = board("battle", side(fl=BOUND, fr=A, **mine)).take("attack")
    return [name for name in ("Hero", "Bound", "A", "Eraser") if may(d, f'attack with "{name}"')]


def test_14_6_1_restraint_is_a_continuous_ability() -> None:
    """Lost with them, the unit attacks; losing others does not free it."""
    assert attackers(bl=losing(t.YOURS & RC, "Continuous")) == ["Hero", "Bound", "A"]
    assert attackers(bl=losing(t.YOURS & RC, "Automatic")) == ["Hero", "A"]


def test_14_6_2_a_unit_with_restraint_does_not_attack() -> None:
    """Until it loses the ability; one that gets it no longer does."""
    assert attackers() == ["Hero", "A"]
    assert attackers(bl=giving(t.YOURS & t.Word("name", "A"), *RESTRAINT.means)) == []
    free = act(t.Continue((t.Strip(t.Word("name", "Bound"), "Restraint"),), "turn"))
    d = board("main", side(fl=BOUND, bl=unit("User", 1, 7000, 5000, free))).take('use "User"', "pass", "attack")
    assert may(d, 'attack with "Bound"')


# --- [VG 14.10] sentinel ----------------------------------------------------------------------------------------------


def test_14_10_1_sentinel_is_a_continuous_ability() -> None:
    wall = unit("Wall", 1, 6000, 0, keywords=["Sentinel"])
    for kind, left in (("Continuous", False), ("Automatic", True)):
        d = board("battle", None, side(fl=losing(t.YOURS & t.Zone(("GC",)), kind), hand=[wall, X]))
        d.take("attack", 'attack with "Hero" -> "Villain"', 'guard with "Wall"')
        assert layers.has(d.game, find(d, "Wall", "GC"), "Sentinel") == left


def test_14_10_3_cards_with_the_ability_are_sentinels() -> None:
    """Whatever they are called, and wherever they are."""
    one, two = unit("One", 1, 6000, 0, keywords=["Sentinel"]), unit("Two", 1, 6000, 0, keywords=["Sentinel"])
    pick = act(t.Choose("c", 1, t.YOURS & t.Zone(("drop",)) & t.Has("Sentinel")), t.Move(t.Ref("c"), "hand"))
    d = board("main", side(fl=unit("User", 1, 7000, 5000, pick), drop=[one, A, two])).take('use "User"')
    assert d.offered == ['choose "One"', 'choose "Two"']
    assert where(d.take('choose "Two"'), "Two") == "hand"
    deck = board("main", side(deck=[one, A]))
    assert select.find(deck.game, t.Zone(("deck",)) & t.Has("Sentinel"), Ctx(0, 0)) == [find(deck, "One")]


# --- [VG 14.15] resist ------------------------------------------------------------------------------------------------

STURDY = unit("Sturdy", 1, 8000, 5000, keywords=["Resist"])
RETIRE_ONE = (t.Choose("u", 1, RC & t.Word("name", "Sturdy")), t.Do("retire", t.Ref("u")))


@pytest.mark.parametrize(("mine", "zone"), [(True, "drop"), (False, "RC front left")])
def test_14_15_1_the_opponents_effects_do_not_choose_a_card_with_resist(mine: bool, zone: str) -> None:
    """One's own do; what chooses nothing, and attacks, are no matter of it."""
    user = unit("User", 1, 7000, 5000, act(*RETIRE_ONE))
    sides = (side(bl=user, fl=STURDY), side()) if mine else (side(bl=user), side(fl=STURDY))
    d = board("main", *sides).take('use "User"')
    assert where(d, "Sturdy") == zone
    sweep = unit("User", 1, 7000, 5000, act(t.Do("retire", RC & t.Word("name", "Sturdy"))))
    d = board("main", side(bl=sweep), side(fl=STURDY)).take('use "User"')
    assert where(d, "Sturdy") == "drop"
    d = board("battle", side(fl=A), side(fl=STURDY)).take("attack")
    assert may(d, 'attack with "A" -> "Sturdy"')
