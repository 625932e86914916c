"""[VG 16] Imaginary gifts."""

from __future__ import annotations

from typing import Any

from ludex.core import tree as t
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx
from ludex.core.position.objects import Card
from ludex.core.values import select
from ludex.games.vg.c04_circles import NUMBERS
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    FILLER,
    HERO,
    act,
    board,
    build,
    charged,
    cont,
    count,
    energy,
    find,
    may,
    pass_all,
    rules,
    side,
    told,
    unit,
    value,
    when,
    where,
)

MARKERS, RC, VC = t.Zone(("marker",)), t.Zone(("RC",)), t.Zone(("VC",))
TWO = unit("Two", 2, 9000)


def rider(clan: str, name: str = "Rider", grade: int = 3) -> Card:
    return unit(name, grade, 13000, None, gift=clan)


def user(*words: str, name: str = "User", more: tuple[t.Ability, ...] = ()) -> Card:
    return unit(name, 1, 8000, 5000, act(*(t.Do("get gift", word=word) for word in words)), *more)


def ridden(clan: str, **rest: Any) -> Driver:
    """A ride of a unit with the icon: the gift is to be resolved."""
    hand = [rider(clan), *rest.pop("hand", [])]
    return board("ride", side(vc=TWO, hand=hand, **rest)).take('ride "Rider"')


def markers(d: Driver, player: int = 0) -> list[str]:
    return d.names("marker", player)


def turn_over(d: Driver) -> None:
    """Look at the position as in the turn of the opponent."""
    d.game.active = 1 - d.game.active
    d.game.values = {}


# --- which gift ------------------------------------------------------------------------------------------------------


def test_16_2_1_1_the_icon_or_the_effect_says_the_clan_type() -> None:
    d = ridden("Force")
    assert sorted(d.offered) == ["gift Force I", "gift Force II"]
    d = board("main", side(vc=rider("Force", "Hero"), fl=user("Accel")))
    d.take('use "User"')
    assert sorted(d.offered) == ["gift Accel I", "gift Accel II"]


def test_16_2_1_2_the_gift_type_is_fixed_for_each_clan_type_apart() -> None:
    d = board("main", side(fl=user("Force", "Accel", "Force", "Accel")))
    d.take('use "User"', "gift Force I", "marker on front center", "gift Accel II", "marker on front center")
    assert markers(d) == ["Force I", "Accel II", "Force I", "Accel II"]


def test_16_2_1_3_force_accel_and_protect_two_put_a_marker() -> None:
    """[VG 16.3.1.6.1] Protect I creates a protect in the hand instead."""
    d = board("main", side(fl=user("Force I", "Accel I", "Protect II")))
    d.take('use "User"', "marker on front left", "marker on front left")
    gifts = select.find(d.game, MARKERS & t.Word("marker", "gift"), Ctx(0, 0))
    assert len(gifts) == 3 and count(d, "hand") == 0
    d = board("main", side(fl=user("Protect I")))
    d.take('use "User"')
    assert markers(d) == [] and d.names("hand", 0) == ["Protect"]


def test_16_2_1_3_1_markers_are_told_apart_by_clan_type_and_gift_type() -> None:
    d = board("main", side(fl=user("Force I", "Accel II")))
    d.take('use "User"', "marker on front left")

    def found(*such: t.Sel) -> int:
        sel: t.Sel = MARKERS
        for one in such:
            sel = sel & one
        return len(select.find(d.game, sel, Ctx(0, 0)))

    assert found(t.Word("marker", "gift")) == 2 and found(t.Word("marker", "Force")) == 1
    assert found(t.Word("gift", "Accel"), t.Word("gift type", "II")) == 1
    assert found(t.Word("gift", "Accel"), t.Word("gift type", "I")) == 0


def test_16_2_1_3_1_1_a_gift_is_a_rule_and_no_effect() -> None:
    """A unit that nothing can affect, and that lost its abilities, gets the power all the same."""
    proud = cont(t.Rule("forbid", "affect", t.SELF, t.ANY))
    cheer = cont(t.Modify(t.YOURS & RC & t.Word("name", "Proud"), "power", "+", 1000))
    d = board("main", side(fl=user("Force I"), fr=unit("Proud", 1, 8000, 5000, proud), bl=unit("C", 1, 1, 1, cheer)))
    d.take('use "User"', "marker on front right")
    assert value(d, "Proud") == 18000
    mute = t.Strip(t.YOURS & RC)
    d = board("main", side(fl=user("Force I"), fr=unit("Mute", 1, 8000, 5000), bl=unit("M", 1, 1, 1, cont(mute))))
    assert not may(d, "use")


def test_16_3_1_1_a_ride_gives_no_gift_of_another_clan_type() -> None:
    """The markers stay; an effect still gives any gift; the same clan type is given again."""
    for second, more in (("Accel", 0), ("Force", 1)):
        game = build(
            "ride", side(vc=TWO, hand=[rider("Force"), unit("Next", 3, 13000, None, gift=second)], fl=user("Accel I"))
        )
        d = Driver(game).take('ride "Rider"', "gift Force I", "marker on front center")
        assert markers(d) == ["Force I"]
        pass_all(d, 'ride "Next"')
        d.take('ride "Next"')
        if more:
            d.take("marker on front center")
        assert len(markers(d)) == 1 + more
        d.take('use "User"')
        assert "Accel I" in markers(d)


def test_16_3_1_3_a_specified_type_counts_as_chosen() -> None:
    d = board("main", side(fl=user("Force II", "Force")))
    d.take('use "User"')
    assert not may(d, "gift")
    d.take("marker on front left", "marker on front right")
    assert markers(d) == ["Force II", "Force II"]


def test_16_3_1_3_1_the_type_chosen_before_is_taken_again() -> None:
    d = board("main", side(fl=user("Force", "Force")))
    d.take('use "User"', "gift Force II", "marker on front left")
    assert not may(d, "gift")
    d.take("marker on front right")
    assert markers(d) == ["Force II", "Force II"]


def test_16_3_1_3_2_the_choice_of_the_opponent_does_not_bind() -> None:
    both = unit(
        "User",
        1,
        8000,
        5000,
        act(t.Do("get gift", word="Force I"), t.By(t.OPPONENT, (t.Do("get gift", word="Force"),))),
    )
    d = board("main", side(fl=both))
    d.take('use "User"', "marker on front left")
    assert sorted(d.offered) == ["gift Force I", "gift Force II"] and d.decision is not None and d.decision.player == 1


# --- force -----------------------------------------------------------------------------------------------------------


def test_16_3_1_4_1_a_force_marker_goes_on_a_vanguard_or_rear_guard_circle() -> None:
    """Also on an empty one, and not on the guardian circle."""
    d = ridden("Force").take("gift Force I")
    assert len(d.offered) == 6 and may(d, "marker on front center") and not may(d, "marker on far")
    d.take("marker on back right")
    assert d.game.objects[find(d, "Force I")].slot == NUMBERS["back right"]


def test_16_3_1_4_1_1_two_force_markers_on_one_circle_add_up() -> None:
    d = board("main", side(fl=user("Force I", "Force I")))
    d.take('use "User"', "marker on front left", "marker on front left")
    assert value(d, "User") == 28000


def test_16_3_1_4_2_force_one_is_for_the_circle_and_for_its_own_turn() -> None:
    d = board("main", side(fl=user("Force I"), hand=[unit("New", 1, 7000)]))
    d.take('use "User"', "marker on front left")
    assert value(d, "User") == 18000 and value(d, "Hero") == 13000
    d.take('call "New" to front left')
    assert value(d, "New") == 17000
    turn_over(d)
    assert value(d, "New") == 7000


def test_16_3_1_4_3_force_two_makes_the_original_critical_two() -> None:
    """In both turns; two of them are no more than one; what is added comes on top."""
    plus = cont(t.Modify(t.YOURS & RC, "critical", "+", 1))
    d = board("main", side(fl=user("Force II", "Force II"), bl=unit("Boss", 1, 1, 1, plus)))
    assert value(d, "User", "critical") == 2
    d.take('use "User"', "marker on front left", "marker on front left")
    assert value(d, "User", "critical") == 3 and value(d, "User", "original critical") == 2
    turn_over(d)
    assert value(d, "User", "critical") == 3


# --- accel -----------------------------------------------------------------------------------------------------------


def test_16_3_1_5_1_accel_gains_a_rear_guard_circle() -> None:
    """[VG 16.3.1.5.1.1] It is in the front row: its unit attacks; nobody stands behind it to boost."""
    d = board("main", side(fl=user("Accel I"), hand=[unit("New", 1, 7000)]))
    d.take('use "User"', 'call "New" to front left 2')
    assert where(d, "New").startswith("RC") and value(d, "New") == 17000  # [VG 16.3.1.5.3]
    d.take("pass")
    d.take("attack")
    assert may(d, 'attack with "New" -> "Villain"')
    turn_over(d)
    assert value(d, "New") == 7000


def test_16_3_1_5_1_without_a_new_circle_where_there_is_a_stage() -> None:
    """[VG 16.3.1.5.2] The marker goes on the stage circle then."""
    game = build("main", side(fl=user("Accel I")))
    events.perform(game, Event("spot type", 0, 0, 1, "stage", slot=NUMBERS["front right"]))
    before = len(game.spots[0])
    d = Driver(game).take('use "User"')
    assert len(d.game.spots[0]) == before
    assert d.game.objects[find(d, "Accel I")].slot == NUMBERS["front right"]


def test_16_3_1_5_1_2_circles_are_gained_left_and_right_in_turn() -> None:
    """[VG 16.3.1.5.1.2.1] The first of one player faces the second of the other."""
    d = board("main", side(fl=user("Accel I", "Accel I", "Accel I")))
    d.take('use "User"')
    slots = [d.game.objects[id].slot for id in d.game.zone("marker", 0)]
    assert slots == [NUMBERS["front left 2"], NUMBERS["front right 2"], NUMBERS["front left 3"]]
    theirs = t.By(t.OPPONENT, (t.Do("get gift", word="Accel I"), t.Do("get gift", word="Accel I")))
    d = board("main", side(fl=unit("User", 1, 8000, 5000, act(t.Do("get gift", word="Accel I"), theirs))))
    d.take('use "User"')
    columns = [{spot.number: spot.column for spot in d.game.spots[p]} for p in (0, 1)]
    first, second = NUMBERS["front left 2"], NUMBERS["front right 2"]
    assert columns[0][first] == columns[1][second] != columns[1][first]


def test_16_3_1_5_2_1_a_circle_goes_with_its_last_accel_marker() -> None:
    """Its unit is retired and the other gift markers are erased before the effect goes on."""
    erase = unit(
        "Eraser",
        1,
        1,
        1,
        act(t.Move(MARKERS & t.Word("gift", "Accel"), "removed"), energy(t.Count(MARKERS)), energy(10)),
    )
    d = board("main", side(fl=user("Accel I", "Force I"), fr=erase, hand=[unit("New", 1, 7000)]))
    d.take('use "User"', "marker on front left 2", 'call "New" to front left 2')
    assert value(d, "New") == 27000
    before = len(d.game.spots[0])
    d.take('use "Eraser"')
    assert charged(d) == 10 and d.names("drop", 0) == ["New"] and len(d.game.spots[0]) == before - 1
    assert told(d, "move", "retire") == ["New"]


def test_16_3_1_5_3_accel_one_gives_ten_thousand_in_the_own_turn() -> None:
    d = board("main", side(fl=user("Accel I"), hand=[unit("New", 1, 7000)]))
    d.take('use "User"', 'call "New" to front left 2')
    assert value(d, "New") == 17000 and count(d, "hand") == 0
    turn_over(d)
    assert value(d, "New") == 7000


def test_16_3_1_5_4_accel_two_draws_and_gives_five_thousand() -> None:
    d = board("main", side(fl=user("Accel II"), hand=[unit("New", 1, 7000)]))
    d.take('use "User"')
    assert count(d, "hand") == 2
    d.take('call "New" to front left 2')
    assert value(d, "New") == 12000


# --- protect ---------------------------------------------------------------------------------------------------------


def test_16_3_1_6_1_protect_one_comes_to_the_hand_of_the_master() -> None:
    d = ridden("Protect").take("gift Protect I")
    assert d.names("hand", 0) == ["Protect"] and count(d, "hand", 1) == 0


def test_16_3_1_6_2_protect_two_gives_an_interceptor_shield() -> None:
    d = board("main", side(fl=user("Protect II")))
    d.take('use "User"')
    assert len(d.offered) == 5 and not may(d, "marker on front center")
    guard = unit("Wall", 2, 9000, 5000, keywords=["Intercept"])
    for marked, shield in ((True, 15000), (False, 5000)):
        game = build("battle", side(vc=HERO), side(fl=guard, hand=[FILLER, rider("Protect")]))
        if marked:
            events.perform(game, Event("create", 0, 1, 0, "Protect II", dst=game.kind("marker"), slot=0))
        d = Driver(game).take("attack", 'attack with "Hero" -> "Villain"', 'intercept with "Wall"')
        assert value(d, "Wall", "shield") == shield and value(d, "Villain") == 13000 + shield


def test_16_3_2_several_gifts_of_an_effect_come_in_the_order_written() -> None:
    d = board("main", side(fl=user("Protect I and Force I")))
    d.take('use "User"')
    assert d.names("hand", 0) == ["Protect"] and may(d, "marker on")
    d = board("main", side(fl=user("Force I and Protect I")))
    d.take('use "User"')
    assert count(d, "hand") == 0
    d.take("marker on front left")
    assert d.names("hand", 0) == ["Protect"]


# --- when ------------------------------------------------------------------------------------------------------------


def test_11_6_1_2_a_gift_of_a_ride_comes_before_abilities_in_standby() -> None:
    """[VG 6.3.7] After the rule actions, at the check timing that follows the ride; its vanguard may get the marker."""
    rode = when("ride", energy())
    hand = [unit("Rider", 3, 13000, None, rode, gift="Force")]
    d = board("ride", side(vc=TWO, hand=hand)).take('ride "Rider"')
    assert charged(d) == 0 and d.decision is not None and d.decision.rule == "VG 16.3.1.3"
    d.take("gift Force I")
    assert charged(d) == 0
    d.take("marker on front center")
    assert charged(d) == 1 and value(d, "Rider") == 23000
    assert rules(d, "11.6.1.1", "11.6.1.2", "16.3.1.1", "11.6.1.4")[:3] == ["11.6.1.1", "11.6.1.2", "16.3.1.1"]


def test_11_6_1_2_of_two_gifts_the_player_picks_one_first() -> None:
    game = build("main", side(fl=user()))
    game.set_num(0, "Force gifts", 1)
    game.set_num(0, "Protect gifts", 1)
    d = Driver(game)
    assert sorted(d.offered) == ["imaginary gift Force", "imaginary gift Protect"]
    d.take("imaginary gift Protect", "gift Protect I")
    assert d.names("hand", 0) == ["Protect"]


def test_11_6_1_3_the_gift_of_the_other_player_comes_second() -> None:
    game = build("main", side(), side())
    game.set_num(0, "Force gifts", 1)
    game.set_num(1, "Force gifts", 1)
    d = Driver(game)
    assert d.decision is not None and d.decision.player == 0
    d.take("gift Force I", "marker on front center")
    assert d.decision is not None and d.decision.player == 1
    d.take("gift Force II", "marker on back left")
    assert (markers(d, 0), markers(d, 1)) == (["Force I"], ["Force II"])


def test_7_14_3_1_a_gift_of_an_effect_does_not_wait() -> None:
    """[VG 7.14.3] [VG 7.14.3.2] The effect goes on when the gift is resolved; its master gets it."""
    then = unit(
        "User", 1, 8000, 5000, act(t.Do("get gift", word="Protect I"), energy(t.Count(t.YOURS & t.Zone(("hand",)))))
    )
    d = board("main", side(fl=then)).take('use "User"')
    assert charged(d) == 1


def test_a_first_vanguard_and_a_call_give_no_gift() -> None:
    """[VG 6.3.7] Only a ride does."""
    d = board("main", side(hand=[rider("Force", "Caller", 1)]))
    d.take('call "Caller" to front left')
    assert not may(d, "gift") and markers(d) == []


def test_16_3_1_4_1_an_effect_may_name_the_vanguard_circle() -> None:
    """Then nobody chooses a circle; without the name the player does."""
    d = board("main", side(fl=user("Force I on VC")))
    d.take('use "User"')
    assert markers(d) == ["Force I"] and value(d, "Hero") == 23000
    d = board("main", side(fl=user("Force I")))
    d.take('use "User"')
    assert len(d.offered) > 1
