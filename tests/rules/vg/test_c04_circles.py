"""[VG 4.8] The field and [VG 4.9] its circles: where they are, their types, what comes and goes."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.codec import from_json, to_json
from ludex.core.happening import events
from ludex.core.position.game import Ctx, Game
from ludex.core.position.spots import Spot
from ludex.core.resolving import resolving
from ludex.core.values import select
from ludex.errors import InputError
from ludex.games.vg import SPEC
from ludex.games.vg import c04_circles as circles
from ludex.games.vg.book import BOOK
from ludex.testing.driver import Driver
from tests.rules.vg.support import VILLAIN, Side, board, build, find, pass_all, put, side, state, unit, value, where

ONE = unit("One", 1, keywords=["Boost"])
NAMES = ("fl", "fr", "bl", "bc", "br")


def full(name: str) -> Side:
    """A side with a unit on every circle, named after the circle."""
    fl, fr, bl, bc, br = (unit(f"{name} {circle}") for circle in NAMES)
    return side(fl=fl, fr=fr, bl=bl, bc=bc, br=br)


def named(game: Game, sel: t.Sel, source: int) -> set[str]:
    found = select.find(game, sel, Ctx(source, game.objects[source].player))
    return {game.objects[id].card.name for id in found}


def test_4_9_1_each_player_has_seven_circles() -> None:
    """[VG 4.8.2] [VG 4.9.2.3] [VG 4.9.2.4] [VG 4.9.2.5] with their types at the beginning of the game."""
    for mine in BOOK.spots.layout:
        by_name = {circles.name_of(spot.number): (spot.row, spot.types) for spot in mine}
        assert by_name == {
            "front left": ("front", ("rear-guard",)), "front right": ("front", ("rear-guard",)),
            "back left": ("back", ("rear-guard",)), "back center": ("back", ("rear-guard",)),
            "back right": ("back", ("rear-guard",)), "front center": ("front", ("vanguard",)),
            "far front center": ("far front", ("guardian",)),
        }  # fmt: skip


def test_4_9_1_1_front_and_back_circles_are_a_column() -> None:
    d = board("main", full("My"), full("Your"))
    for front, back in (("My fl", "My bl"), ("My fr", "My br"), ("Hero", "My bc")):
        assert named(d.game, t.YOURS & t.Beside(t.SELF, "column"), find(d, front)) == {front, back}
        assert named(d.game, t.Beside(t.SELF, "behind"), find(d, front)) == {back}
        assert named(d.game, t.Beside(t.SELF, "before"), find(d, back)) == {front}
        assert named(d.game, t.Beside(t.SELF, "before"), find(d, front)) == set()


def test_4_9_1_2_the_column_goes_on_on_the_other_side() -> None:
    """The left of one player is the right of the other."""
    d = board("main", full("My"), full("Your"))
    across = t.ENEMY & t.Beside(t.SELF, "column")
    assert named(d.game, across, find(d, "My fl")) == {"Your fr", "Your br"}
    assert named(d.game, across, find(d, "My br")) == {"Your fl", "Your bl"}
    assert named(d.game, across, find(d, "My bc")) == {"Villain", "Your bc"}
    assert named(d.game, across, find(d, "Villain")) == {"Hero", "My bc"}


def test_4_9_1_1_the_guardian_circle_is_in_no_column() -> None:
    """Nor is it in front of the vanguard circle."""
    game = build("main", full("My"), full("Your"))
    guard, hero = put(game, 0, "GC", unit("My guard")), game.zone("VC", 0)[0]
    put(game, 1, "GC", unit("Your guard"))
    assert named(game, t.Beside(t.SELF, "column"), hero) == {"Hero", "My bc", "Villain", "Your bc"}
    assert named(game, t.Beside(t.SELF, "column"), guard) == {"My guard"}
    assert named(game, t.Beside(t.SELF, "before"), hero) == set()


def test_4_9_1_3_the_rows_of_a_player() -> None:
    d = board("main", full("My"), full("Your"))
    assert named(d.game, t.YOURS & t.Lies("front"), find(d, "My bl")) == {"Hero", "My fl", "My fr"}
    assert named(d.game, t.Beside(t.SELF, "row"), find(d, "My bl")) == {"My bl", "My bc", "My br"}
    assert named(d.game, circles.FRONT_ROW & t.ENEMY, find(d, "My bl")) == {"Villain", "Your fl", "Your fr"}


def test_4_9_2_1_a_circle_is_asked_for_by_its_type() -> None:
    """[VG 4.9.2.6] The units on circles of a type."""
    game = build("main", full("My"), side())
    put(game, 0, "GC", unit("Guard"))
    source = game.zone("VC", 0)[0]
    assert named(game, t.YOURS & t.Lies("vanguard"), source) == {"Hero"}
    assert named(game, t.YOURS & t.Lies("guardian"), source) == {"Guard"}
    assert len(named(game, t.YOURS & t.Lies("rear-guard"), source)) == 5
    assert named(game, t.YOURS & t.Lies("lock"), source) == set()


def test_4_9_2_7_a_circle_with_a_locked_card_is_a_lock_circle_and_no_rear_guard_circle() -> None:
    """[VG 4.9.2.5] Nothing can be called there, and its column cannot be exchanged. [VG 9.9.2.2]"""
    game = build("main", side(hand=[ONE], bl=unit("Back"), fr=unit("Right")))
    put(game, 0, "locked", unit("Bound"), "front left")
    d = Driver(game)
    mine = game.spots[0]
    assert circles.types_of(game, 0, mine[0]) == ("lock",) and circles.types_of(game, 0, mine[1]) == ("rear-guard",)
    assert circles.types_of(game, 1, game.spots[1][0]) == ("rear-guard",)
    calls = [text for text in d.offered if text.startswith("call")]
    assert len(calls) == 4 and 'call "One" to front left' not in calls
    assert "exchange right column" in d.offered and "exchange left column" not in d.offered


def test_4_9_6_an_additional_type_stays_beside_the_others() -> None:
    game = build("main", side(fl=ONE))
    circles.give_type(game, 0, 0, circles.ASTRAL)
    assert circles.types_of(game, 0, game.spots[0][0]) == ("rear-guard", "astral plane")
    assert circles.rear_circles(game, 0) == (0, 1, 2, 3, 4)
    assert circles.has_type(game, game.objects[game.zone("RC", 0)[0]], "astral plane")
    put(game, 0, "locked", unit("Bound"), "front left")
    assert circles.types_of(game, 0, game.spots[0][0]) == ("lock", "astral plane")


# --- circles that come and go --------------------------------------------------------------------------------------


def test_16_3_1_5_1_1_a_gained_circle_is_a_rear_guard_circle_of_the_front_row() -> None:
    """Units are called there, attack from there, and have nothing behind them."""
    game = build("main", side(hand=[unit("Long Arm", 1, 8000)], bl=ONE), side(fr=unit("Target", 1, 5000)))
    assert circles.gain_circle(game, 0) == circles.NUMBERS["front left 2"]
    assert circles.NUMBERS["front left 2"] in circles.rear_circles(game, 0)
    assert circles.NUMBERS["front left 2"] not in circles.rear_circles(game, 1)
    d = Driver(game)
    d.take('call "Long Arm" to front left 2')
    assert where(d, "Long Arm") == "RC front left 2"
    d.take("pass", "attack", 'attack with "Long Arm" -> "Target"')
    assert not any("boost" in text for text in d.offered)


def test_16_3_1_5_1_2_circles_are_gained_left_and_right_in_turn() -> None:
    game = build("main")
    for player in (0, 1):
        names = [circles.name_of(circles.gain_circle(game, player)) for _ in range(4)]
        assert names == ["front left 2", "front right 2", "front left 3", "front right 3"]
    assert [spot.column for spot in game.spots[0][7:]] == [-2, 2, -3, 3]
    assert from_json(to_json(game)) == game


def test_16_3_1_5_1_2_after_a_circle_disappeared_the_turns_go_on() -> None:
    game = build("main")
    first = circles.gain_circle(game, 0)
    circles.lose_circle(game, 0, first)
    assert circles.name_of(circles.gain_circle(game, 0)) == "front right 2"
    assert circles.name_of(circles.gain_circle(game, 0)) == "front left 2"


def test_16_3_1_5_1_2_1_the_first_of_one_player_faces_the_second_of_the_other() -> None:
    game = build("main")
    mine = [circles.gain_circle(game, 0) for _ in range(4)]
    yours = [circles.gain_circle(game, 1) for _ in range(4)]
    column = [{spot.number: spot.column for spot in game.spots[p]} for p in (0, 1)]
    for i, j in ((0, 1), (1, 0), (2, 3), (3, 2)):
        assert column[0][mine[i]] == column[1][yours[j]]
    assert column[0][mine[0]] != column[1][yours[0]]


def test_16_3_1_5_2_1_a_circle_that_disappears_retires_its_unit_first() -> None:
    game = build("main", side())
    number = circles.gain_circle(game, 0)
    put(game, 0, "RC", unit("Lost"), circles.name_of(number))
    put(game, 0, "RC", unit("Kept"), "front left")
    circles.lose_circle(game, 0, number)
    assert [game.objects[id].card.name for id in game.zone("drop", 0)] == ["Lost"]
    assert [game.objects[id].card.name for id in game.zone("RC", 0)] == ["Kept"]
    assert number not in circles.rear_circles(game, 0) and game.spots == BOOK.spots.layout


def test_4_9_1_3_the_power_of_a_front_trigger_reaches_gained_circles() -> None:
    """A persona ride, too, means whoever stands in the front row."""
    game = build("ride", side(vc=unit("Self", 3, 13000, None, keywords=["persona ride"])))
    number = circles.gain_circle(game, 0)
    put(game, 0, "RC", unit("Wing", 1, 8000), circles.name_of(number))
    put(game, 0, "hand", unit("Self", 3, 13000, None, keywords=["persona ride"]))
    d = Driver(game)
    d.take('ride "Self"')
    assert value(d, "Wing") == 18000


def test_7_34_1_an_effect_may_put_a_unit_on_a_gained_circle() -> None:
    game = build("main", side(drop=[ONE]))
    circles.gain_circle(game, 0)
    resolving.resolve(game, (t.Move(t.YOURS & t.Zone(("drop",)), "RC"),), Ctx(game.zone("VC", 0)[0], 0))
    d = Driver(game)
    d.take('put "One" on front left 2')
    assert where(d, "One") == "RC front left 2" and state(d, "One") == "stand"


def test_a_scenario_says_circles_by_name_and_refuses_what_there_is_not() -> None:
    game = build("main")
    assert SPEC.set_spot is not None
    SPEC.set_spot(game, 0, "front right 2", ["rear-guard", "astral plane"])
    assert game.spots[0][-1] == Spot(8, "front", 2, ("rear-guard", "astral plane"))
    SPEC.set_spot(game, 0, "front left", [])
    assert circles.rear_circles(game, 0) == (1, 2, 3, 4, 8)
    for name, types in (("nowhere", ["rear-guard"]), ("front left", ["lock"]), ("front left", ["odd"])):
        with pytest.raises(InputError):
            SPEC.set_spot(game, 0, name, types)
    for circle in ("front left", "front left 3", "front center"):
        with pytest.raises(InputError):
            put(game, 0, "RC", ONE, circle)


def test_4_9_2_6_only_units_are_asked_for_as_rear_guards() -> None:
    """A locked card is on its circle, and no unit."""
    game = build("battle", side(fl=ONE), side(vc=VILLAIN))
    put(game, 1, "locked", unit("Bound"), "front left")
    d = Driver(game)
    d.take("attack")
    assert all("Villain" in text for text in d.offered)
    events.perform(game, events.moving(game, game.zone("locked", 1)[0], "drop"))
    assert [game.objects[id].card.name for id in game.zone("drop", 1)] == ["Bound"]
    pass_all(d, "never")
