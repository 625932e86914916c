"""[VG 17.16.10] The arms ability of Buddyfight-related orders, with the rule action [VG 13.14.3]."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.errors import InputError
from ludex.games.vg.c17_buddyfight_arms import buddy_arms
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    FILLER,
    board,
    card,
    charged,
    energy,
    find,
    may,
    order,
    side,
    told,
    unit,
    value,
    where,
)

FIGHTER = {"Buddyfighter": 1}


def blade(name: str = "Blade", kind: str = "that is a <Dragon World>", **row: Any) -> Card:
    """A Buddyfight-related order with the arms ability."""
    text = f"Arms - unit {kind}\nDraw a card."
    return card(name, type="normal order", text=text, nation="Buddyfight", world="Dragon World", **row)


def dragon(name: str = "Drum", world: str = "Dragon World", grade: int = 3) -> Card:
    return unit(name, grade, 13000, None, nation="Buddyfight", world=world)


def holding(*hand: Card, vc: Card | None = None, numbers: dict[str, int] | None = None, **mine: Any) -> Driver:
    fighter = FIGHTER if numbers is None else numbers
    return board("main", side(vc or dragon(), hand=[*hand, FILLER], numbers=fighter, **mine))


def armed(d: Driver, name: str = "Blade") -> str:
    obj = d.game.objects[find(d, name, "arms")]
    return d.game.objects[obj.host].card.name


def test_17_16_10_2_an_order_with_the_ability_is_an_arms_order() -> None:
    """[VG 17.16.10.4] The unit fulfills the condition."""
    assert "arms" in blade().types
    d = holding(blade()).take('play "Blade"')
    assert where(d, "Blade") == "arms" and armed(d) == "Drum" and told(d, "arm") == ["Drum"]
    d.take('call "Filler" to front left')
    assert where(d, "Blade") == "arms"


def test_17_16_10_2_only_with_the_ability() -> None:
    plain = card("Plain", type="normal order", text="Draw a card.", nation="Buddyfight", world="Dragon World")
    assert "arms" not in plain.types
    d = holding(plain).take('play "Plain"')
    assert where(d, "Plain") == "drop"
    with pytest.raises(InputError):
        blade(kind="that is nobody")


def test_17_16_10_3_only_a_buddyfighter_plays_it() -> None:
    assert not may(holding(blade(), numbers={}), 'play "Blade"')
    assert may(holding(blade()), 'play "Blade"')


def test_17_16_10_3_orders_of_others_are_played_by_anybody() -> None:
    sword = card("Sword", type="normal order", subtypes=["arms"], text='Arms - "Drum"\nDraw a card.')
    d = holding(sword, numbers={}).take('play "Sword"')
    assert where(d, "Sword") == "arms"


@pytest.mark.parametrize("world", ["Hero World", "Magic World"])
def test_17_16_10_4_not_to_a_unit_that_does_not_fulfill_the_condition(world: str) -> None:
    d = holding(blade(), vc=dragon(world=world)).take('play "Blade"')
    assert where(d, "Blade") == "drop" and told(d, "arm") == []
    arm = order("Arm", t.Do("arm", t.YOURS & t.Zone(("drop",)) & t.Word("name", "Blade")), energy())
    d = holding(arm, vc=dragon(world=world), drop=[blade()]).take('play "Arm"')
    assert where(d, "Blade") == "drop" and charged(d) == 1
    d = holding(arm, drop=[blade()]).take('play "Arm"')
    assert where(d, "Blade") == "arms" and armed(d) == "Drum"


ARM = order("Arm", t.Do("arm", t.YOURS & t.Zone(("hand",)) & t.Word("name", "New")))


def test_17_16_10_5_only_the_newest_stays() -> None:
    """[VG 13.14.3] Whatever their names are, [VG 17.7.8.2] though other arms orders of different names stay."""
    sword = card("Sword", type="normal order", subtypes=["arms"], text='Arms - "Drum"\nDraw a card.')
    two = {**FIGHTER, "orders": -2}
    d = holding(blade("Old"), blade("New"), sword, numbers=two).take('play "Old"', 'play "Sword"', 'play "New"')
    assert where(d, "New") == "arms" and where(d, "Sword") == "arms" and where(d, "Old") == "drop"
    assert told(d, "move", "illegal arms") == ["Old"]


def test_13_14_3_of_those_armed_at_the_same_time_one_is_chosen() -> None:
    arm = order("Arm", t.Do("arm", t.YOURS & t.Zone(("drop",)) & ~t.Word("name", "Other")))
    d = holding(arm, drop=[blade("One"), blade("Two")]).take('play "Arm"')
    assert sorted(d.offered) == ['keep "One"', 'keep "Two"']
    d.take('keep "One"')
    assert where(d, "One") == "arms" and where(d, "Two") == "drop"


@pytest.mark.parametrize(("world", "zone"), [("Dragon World", "arms"), ("Hero World", "drop")])
def test_17_16_10_6_it_is_armed_to_the_unit_that_rides(world: str, zone: str) -> None:
    """RULING-VG-188 If that unit fulfills the condition; it need not have the same name."""
    ride = order("Ride", t.Do("ride", t.YOURS & t.Zone(("hand",)) & t.Word("name", "Next")))
    d = holding(blade(), ride, dragon("Next", world), numbers={**FIGHTER, "orders": -1}).take(
        'play "Blade"', 'play "Ride"'
    )
    assert d.names("VC", 0) == ["Next"] and where(d, "Blade") == zone
    if zone == "arms":
        assert armed(d) == "Next" and told(d, "arm") == ["Drum"]


def test_17_16_10_4_the_ability_is_made_of_a_condition() -> None:
    strong = buddy_arms(t.Figure("grade", ">=", 4))
    made = blade("Blade", tree=[])
    axe = Card("axe", "Axe", made.types, made.figures, made.words, "", (strong, t.Spell((energy(),))))
    assert where(holding(axe).take('play "Axe"'), "Axe") == "drop"
    giant = unit("Giant", 4, 15000, None)
    d = holding(axe, vc=giant).take('play "Axe"')
    assert where(d, "Axe") == "arms" and value(d, "Giant") == 15000
