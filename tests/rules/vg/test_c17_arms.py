"""[VG 17.7] Arms orders."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.core.position import spots
from ludex.core.position.game import Ctx, Game
from ludex.core.position.objects import Card
from ludex.core.values import select
from ludex.errors import InputError
from ludex.games.vg import SPEC
from ludex.games.vg.c17_arms import arms
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    FILLER,
    HERO,
    act,
    board,
    build,
    card,
    charged,
    cont,
    count,
    energy,
    find,
    order,
    pass_all,
    put,
    side,
    told,
    unit,
    value,
    when,
    where,
)

IN_ARMS = t.Zone(("arms",))
MINE = t.YOURS & t.Zone(("VC",))
WITH_ARMS = t.Exists(IN_ARMS & t.Linked(t.SELF))


def weapon(name: str, *abilities: t.Ability, do: tuple[t.Instr, ...] = (energy(),), **row: Any) -> Card:
    return card(name, type="normal order", subtypes=["arms"], abilities=(arms("Hero"), t.Spell(do), *abilities), **row)


def giant(name: str) -> Card:
    """A G unit that strides for nothing."""
    free = t.Activated(cost=(energy(0),), keyword="stride", zones=("G",))
    return card(name, type="G unit", grade=4, power=15000, abilities=(free,))


SWORD = weapon("Sword")
SHIELD = weapon("Shield")
KNIGHT = unit("Knight", 3, 13000, None)


def armed(d: Driver, name: str = "Sword") -> str:
    """The name of the unit that a card is armed to."""
    obj = d.game.objects[find(d, name, "arms")]
    host = d.game.objects.get(obj.host)
    return host.info.name if host is not None else ""


def test_17_7_3_a_resolved_arms_order_lies_on_the_circle_of_its_unit() -> None:
    """After its effect; it is no unit there. [VG 17.7.8.1] No rule action sends it away."""
    d = board("main", side(hand=[SWORD, FILLER])).take('play "Sword"')
    assert where(d, "Sword") == "arms" and armed(d) == "Hero" and charged(d) == 1 and count(d, "drop") == 0
    circle = spots.under(d.game, d.game.objects[find(d, "Sword")])
    assert circle is not None and (circle.row, circle.column) == ("front", 0)
    d.take('call "Filler" to front left')
    assert where(d, "Sword") == "arms" and d.names("VC", 0) == ["Hero"]


def test_17_7_3_of_two_vanguards_with_the_name_the_player_chooses() -> None:
    lead = unit("Lead", 3, 11000, None)
    blade = card("Blade", type="normal order", subtypes=["arms"], abilities=(arms("Lead"), arms("Mate")))
    game = build("main", side(vc=[lead, unit("Mate", 3, 9000, None)], hand=[blade, FILLER]))
    d = Driver(in_legion(game)).take('play "Blade"')
    assert d.offered == ['arm "Lead" with "Blade"', 'arm "Mate" with "Blade"']
    d.take('arm "Mate" with "Blade"')
    assert armed(d, "Blade") == "Mate"


def test_17_7_3_1_without_such_a_vanguard_it_goes_to_the_drop_zone() -> None:
    """A rear-guard of that name, and the vanguard of the other player, do not count."""
    d = board("main", side(vc=KNIGHT, fl=HERO, hand=[SWORD, FILLER]), side(vc=HERO)).take('play "Sword"')
    assert where(d, "Sword") == "drop" and charged(d) == 1


def test_17_7_4_an_effect_arms_a_card_from_another_zone() -> None:
    """It is not played: its effect is not done, and it is not counted as an order."""
    arm = t.Do("arm", t.YOURS & t.Zone(("drop",)))
    d = board("main", side(vc=unit("Hero", 3, 13000, None, act(arm)), drop=[SWORD])).take('use "Hero"')
    assert armed(d) == "Hero" and charged(d) == 0 and d.game.num(0, "orders") == 0


def test_17_7_4_to_the_vanguard_that_was_chosen() -> None:
    arm = (t.Choose("v", 1, MINE), t.Do("arm", t.YOURS & t.Zone(("drop",)), word="v"))
    d = board("main", side(fl=unit("Smith", 1, 8000, 5000, act(*arm)), drop=[SWORD])).take('use "Smith"')
    assert armed(d) == "Hero"


def test_17_7_4_1_a_vanguard_without_the_name_arms_nothing() -> None:
    arm = t.Do("arm", t.YOURS & t.Zone(("drop",)))
    d = board("main", side(vc=unit("Knight", 3, 13000, None, act(arm, energy())), drop=[SWORD])).take('use "Knight"')
    assert where(d, "Sword") == "drop" and charged(d) == 1 and told(d, "move") == []


def test_17_7_4_1_nor_a_rear_guard_nor_a_card_that_is_no_arms_order() -> None:
    chosen = (t.Choose("v", 1, t.YOURS & t.Zone(("RC",)) & t.Word("name", "Hero")),)
    arm = t.Do("arm", t.YOURS & t.Zone(("drop",)), word="v")
    d = board("main", side(fl=HERO, fr=unit("Smith", 1, 8000, 5000, act(*chosen, arm)), drop=[SWORD]))
    assert where(d.take('use "Smith"'), "Sword") == "drop"
    fake = card("Fake", type="normal order", abilities=(arms("Hero"),))
    mine = unit("Hero", 3, 13000, None, act(t.Do("arm", t.YOURS & t.Zone(("drop",)))))
    assert where(board("main", side(vc=mine, drop=[fake])).take('use "Hero"'), "Fake") == "drop"


def test_17_7_4_1_an_effect_may_forbid_it() -> None:
    rust = unit("Rust", 1, 8000, 5000, cont(t.Rule("forbid", "arm", t.ENEMY, t.Word("name", "Sword"))))
    for foe, there in ((side(fl=rust), "drop"), (side(fl=FILLER), "arms")):
        assert where(board("main", side(hand=[SWORD, FILLER]), foe).take('play "Sword"'), "Sword") == there


def test_17_7_5_both_ways_are_arming() -> None:
    """The unit hears that it armed the card, and the card that it was armed."""
    hero = unit("Hero", 3, 13000, None, when("arm", energy(10)), act(t.Do("arm", t.YOURS & t.Zone(("drop",)))))
    own = t.Automatic(t.When("arm", other=t.SELF), do=(energy(100),), zones=("arms",))
    for name, zone in (('play "Sword"', "hand"), ('use "Hero"', "drop")):
        mine: dict[str, Any] = {zone: [weapon("Sword", own, do=())]}
        d = board("main", side(vc=hero, **mine)).take(name)
        d.take(d.offered[0])
        assert charged(d) == 110 and told(d, "arm") == ["Hero"]


def test_17_7_5_a_rear_guard_that_sees_it() -> None:
    d = board("main", side(fl=unit("Fan", 1, 8000, 5000, when("arm", energy(), subject=t.YOURS)), drop=[]))
    assert charged(d) == 0
    arm = act(t.Do("arm", t.YOURS & t.Zone(("drop",))))
    fan = unit("Fan", 1, 8000, 5000, when("arm", energy(), subject=t.YOURS))
    d = board("main", side(vc=unit("Hero", 3, 13000, None, arm), fl=fan, drop=[SWORD])).take('use "Hero"')
    assert charged(d) == 1


def test_17_7_6_armed_with_and_armed_to() -> None:
    strong = cont(t.Modify(t.SELF, "power", "+", 5000), cond=WITH_ARMS)
    hero = unit("Hero", 3, 13000, None, strong)
    gone = unit("Thief", 1, 8000, 5000, act(t.Move(t.YOURS & IN_ARMS, "drop")))
    d = board("main", side(vc=hero, fl=gone, hand=[SWORD, FILLER]), side(vc=HERO))
    assert value(d, "Hero") == 13000
    d.take('play "Sword"')
    mine, theirs = find(d, "Hero", "VC", 0), find(d, "Hero", "VC", 1)
    sword = find(d, "Sword")

    def related(word: str, id: int) -> list[int]:
        zones = t.Zone(("VC", "RC", "arms"))
        return select.find(d.game, zones & t.Related(word, t.Ref("x")), Ctx(mine, 0, (("x", (id,)),)))

    assert value(d, "Hero") == 18000
    assert related("armed with", sword) == [mine] and related("armed to", mine) == [sword]
    assert related("armed to", theirs) == [] and related("armed with", mine) == []
    d.take('use "Thief"')
    assert where(d, "Sword") == "drop" and value(d, "Hero") == 13000


def with_arms(game: Game, *cards: Card) -> Driver:
    """The position with cards that are armed to the first player's vanguard."""
    for found in cards:
        id = put(game, 0, "arms", found)
        linked = game.objects[id].copy()
        linked.host = game.zone("VC", 0)[0]
        game.put(linked)
        game.pool = (*game.pool, found)
    return Driver(game)


def in_legion(game: Game) -> Game:
    """The second vanguard of the first player is the mate of the first one."""
    leader, mate = game.zone("VC", 0)
    linked = game.objects[mate].copy()
    linked.host = leader
    game.put(linked)
    return game


def ride_onto(new: Card) -> Driver:
    game = build("ride", side(vc=unit("Hero", 2, 10000), hand=[new, FILLER]))
    return with_arms(game, SWORD).take(f'ride "{new.name}"')


def test_17_7_7_a_unit_of_that_name_that_is_ridden_takes_the_arms_over() -> None:
    """It is armed when it is placed, and did not arm the card anew."""
    placed = when("move", t.If(WITH_ARMS, (energy(),)), dst=("VC",), word="placed")
    again = when("arm", energy(50))
    seen = t.Automatic(t.When("move", t.SELF & t.Related("armed with", IN_ARMS), dst=("VC",)), do=(energy(7),))
    d = ride_onto(unit("Hero", 3, 13000, None, placed, again, seen))
    d.take(d.offered[0])
    assert armed(d) == "Hero" and charged(d) == 8
    assert d.game.objects[find(d, "Sword")].host == d.game.zone("VC", 0)[0]


def test_17_7_7_a_unit_of_another_name_does_not() -> None:
    """[VG 17.7.8.3.2] The order goes to the drop zone."""
    d = ride_onto(KNIGHT)
    assert where(d, "Sword") == "drop" and told(d, "move", "illegal arms") == ["Sword"]
    assert d.names("soul", 0) == ["Hero"]


def test_17_7_7_a_unit_that_strides_takes_it_over() -> None:
    for name in ("Hero", "Giant"):
        d = with_arms(build("ride", side(vc=HERO, hand=[FILLER], G=[giant(name)])), SWORD)
        pass_all(d, "stride").take(f'stride "{name}"')
        assert armed(d) == name and told(d, "arm") == []


def test_17_7_8_1_other_orders_on_circles_still_leave() -> None:
    d = board("main", side(hand=[SWORD, FILLER], fl=order("Lost"), fr=HERO))
    d.take('play "Sword"')
    assert where(d, "Lost") == "drop" and where(d, "Sword") == "arms"


def test_17_7_8_2_of_two_with_the_same_name_the_last_stays() -> None:
    d = with_arms(build("main", side(hand=[SWORD, FILLER])), SWORD, SHIELD)
    old = find(d, "Sword", "arms")
    d.take('play "Sword"')
    assert sorted(d.names("arms", 0)) == ["Shield", "Sword"] and d.names("drop", 0) == ["Sword"]
    assert old not in d.game.objects


def test_17_7_8_2_of_those_put_at_the_same_time_one_is_chosen() -> None:
    arm = act(t.Do("arm", t.YOURS & t.Zone(("drop",))))
    first, second = weapon("Sword", number="a"), weapon("Saber", number="b", also_named=["Sword"])
    d = board("main", side(vc=unit("Hero", 3, 13000, None, arm), drop=[first, second, SHIELD])).take('use "Hero"')
    assert d.offered == ['keep "Sword"', 'keep "Saber"']
    d.take('keep "Sword"')
    assert sorted(d.names("arms", 0)) == ["Shield", "Sword"] and d.names("drop", 0) == ["Saber"]


def renamed(do: t.Instr) -> Driver:
    user = unit("User", 1, 8000, 5000, act(do, t.Gain("energy", t.Count(IN_ARMS))))
    return with_arms(build("main", side(vc=HERO, fl=user)), SWORD).take('use "User"')


def test_17_7_8_3_when_the_unit_loses_the_name_the_order_leaves_at_the_check_timing() -> None:
    """Not in the middle of the effect."""
    other = t.Continue((t.Rename(MINE, "name", "become", "Nobody"),), "turn")
    d = renamed(other)
    assert charged(d) == 1 and where(d, "Sword") == "drop"
    assert where(renamed(t.Continue((t.Rename(MINE, "name", "add", "Nobody"),), "turn")), "Sword") == "arms"


def test_17_7_8_3_when_the_unit_leaves_the_order_leaves() -> None:
    user = unit("User", 1, 8000, 5000, act(t.Move(MINE, "drop")))
    d = with_arms(build("main", side(vc=HERO, soul=[KNIGHT], fl=user)), SWORD)
    pass_all(d.take('use "User"'), "use")
    assert where(d, "Sword") == "drop" and d.names("VC", 0) == ["Knight"]


def test_17_7_8_3_1_another_vanguard_with_the_name_gets_the_order() -> None:
    """The mate of a legion whose leader left."""
    mate = unit("Mate", 3, 9000, None, also_named=["Hero"])
    user = unit("User", 1, 8000, 5000, act(t.Move(MINE & ~t.Word("name", "Mate"), "drop")))
    d = with_arms(in_legion(build("main", side(vc=[HERO, mate], fl=user))), SWORD).take('use "User"')
    assert where(d, "Hero") == "drop" and told(d, "arm") == []
    assert where(d, "Mate") == "VC" and armed(d) == "Mate"


def test_17_7_8_3_1_of_two_the_leader_gets_it() -> None:
    """RULING-VG-199: the order is associated with a unit that is no vanguard, and both vanguards have the name."""
    lead, mate = unit("Lead", 3, 9000, None, also_named=["Hero"]), unit("Mate", 3, 9000, None, also_named=["Hero"])
    game = in_legion(build("main", side(vc=[lead, mate], fl=FILLER, hand=[FILLER])))
    d = with_arms(game, SWORD)
    lost = d.game.objects[find(d, "Sword")].copy()
    lost.host = d.game.zone("RC", 0)[0]
    d.game.put(lost)
    d.take('call "Filler" to front right')
    assert armed(d) == "Lead"


def test_17_7_8_3_1_a_heart_that_is_a_unit_again_gets_it_back() -> None:
    """The unit strode upon by another name is a heart; the G unit has its name by then."""
    d = with_arms(build("ride", side(vc=HERO, hand=[FILLER], G=[giant("Giant")])), SWORD)
    pass_all(d, "stride").take('stride "Giant"')
    assert armed(d) == "Giant"
    while d.game.active == 0:
        d.take("pass")
    assert armed(d) == "Hero"


def test_17_7_2_1_the_ability_is_read_from_a_card_file() -> None:
    row = {"name": "Lance", "type": "normal order", "subtypes": ["arms"], "keywords": ['Left Deity Arms - "Hero"']}
    made = SPEC.make_card(row, "Lance")
    assert made.abilities == (arms("Hero", "Left Deity Arms"),)
    with pytest.raises(InputError):
        SPEC.make_card({**row, "keywords": ['Third Arms - "Hero"']}, "Lance")
