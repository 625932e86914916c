"""[CC 1016] Control for a time."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from tests.rules.cc.support import ENEMY_SERVANTS, QUICK, Table, conjure, servant, table


def take(until: str, name: str = "Take") -> t.Ability:
    return t.Spell((t.Do("gain control", t.Ref("t"), word=until),), (t.Choose("t", 1, ENEMY_SERVANTS),))


def side(driver: Table) -> int:
    return driver.it("W").player


def test_1016_1_control_until_end_of_turn_goes_back() -> None:
    """[CC 909.7] With the effect that gave it; the entity stays the same."""
    driver = table("main", you={"hand": [conjure("Take", take("turn")), QUICK]}, enemy={"servant": [servant("W")]})
    id = driver.id("W")
    driver.take('play "Take"', "pass")
    assert side(driver) == 0
    driver.pass_until("call")
    assert (driver.game.active, side(driver), driver.id("W")) == (1, 1, id)
    forever = table("main", you={"hand": [conjure("Take", take("")), QUICK]}, enemy={"servant": [servant("W")]})
    assert side(forever.take('play "Take"', "pass").pass_until("call")) == 0


def test_1016_1_the_newest_change_of_control_counts() -> None:
    """The owner takes it back for good while the other has it for the turn: nothing goes back at the end."""
    quick = "[Quickcast]"
    driver = table(
        "main",
        you={"hand": [conjure("Take", take("turn")), QUICK]},
        enemy={"servant": [servant("W")], "hand": [conjure("Mine", take(""), text=quick), QUICK]},
    )
    driver.take('play "Take"', "pass", "pass")
    assert side(driver) == 0
    driver.take("pass", 'play "Mine"', "pass", "pass")
    assert side(driver) == 1
    assert side(driver.pass_until("call")) == 1


def test_1016_1_control_given_for_good_outlives_a_later_one_for_the_turn() -> None:
    """[CC 105.3a] Not to the owner, but to who had it before."""
    quick = "[Quickcast]"
    driver = table(
        "main",
        you={"servant": [servant("W")], "hand": [conjure("Borrow", take("turn")), QUICK]},
        enemy={"hand": [conjure("Keep", take(""), text=quick), QUICK]},
    )
    driver.take("pass", 'play "Keep"', "pass", "pass")
    assert side(driver) == 1
    driver.take('play "Borrow"', "pass", "pass")
    assert side(driver) == 0
    assert side(driver.pass_until("call")) == 1


def test_1016_1_an_unknown_duration_is_refused() -> None:
    driver = table("main", you={"hand": [conjure("Take", take("tomorrow"))]}, enemy={"servant": [servant("W")]})
    with pytest.raises(ValueError, match="no duration 'tomorrow'"):
        driver.take('play "Take"')
