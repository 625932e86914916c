"""[VG 17.3] The Astral Plane and [VG 7.41] the stage: types that circles get in addition."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.happening import events
from ludex.core.position.game import Ctx, Game
from ludex.core.resolving import resolving
from ludex.games.vg import c04_circles as circles
from ludex.games.vg.c15_markers import on_circle, put_on_circle
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    FILLER,
    board,
    build,
    count,
    find,
    order,
    pass_all,
    put,
    side,
    told,
    trigger,
    unit,
    where,
)

DEITY = unit("Deity", 3, 13000, None, race="Astral Deity")
ONE = unit("One", 1)
BACK_LEFT = 2


def plane(phase: str, you: object = None, foe: object = None, number: int = BACK_LEFT) -> Game:
    game = build(phase, you, foe)  # type: ignore[arg-type]
    circles.give_type(game, 0, number, circles.ASTRAL)
    return game


def types(game: Game, number: int) -> tuple[str, ...]:
    return next(circles.types_of(game, 0, spot) for spot in game.spots[0] if spot.number == number)


def test_17_3_1_a_circle_gets_the_type_by_an_effect() -> None:
    d = board("main", side(hand=[order("Rise", t.Do("circle becomes", word="astral plane"))]))
    d.take('play "Rise"')
    assert len(d.offered) == 5 and d.decision is not None and d.decision.rule == "VG 17.3.1"
    d.take("choose back left")
    assert types(d.game, BACK_LEFT) == ("rear-guard", "astral plane") and types(d.game, 0) == ("rear-guard",)


def test_17_3_1_1_other_units_are_not_called_there() -> None:
    """[VG 17.3.1.2] An Astral Deity is called there whatever its grade."""
    d = Driver(plane("main", side(vc=unit("Van", 1), hand=[ONE, DEITY])))
    calls = [text for text in d.offered if text.startswith("call")]
    assert 'call "Deity" to back left' in calls and len([text for text in calls if "Deity" in text]) == 1
    assert 'call "One" to back left' not in calls and len([text for text in calls if "One" in text]) == 4
    d = Driver(plane("main", side(vc=unit("Van", 3), hand=[DEITY])))
    assert len([text for text in d.offered if text.startswith("call")]) == 5


def test_17_3_1_3_a_unit_on_it_attacks_from_the_back_row() -> None:
    """[VG 17.3.1.4] It makes drive checks, [VG 17.3.1.4.1] and the checked card goes to the soul."""
    game = plane("battle", side(bl=DEITY, br=unit("Other"), deck=[FILLER]), side(vc=unit("Foe", 3, 10000)))
    d = Driver(game)
    d.take("attack")
    assert any('"Deity"' in text for text in d.offered) and not any('"Other"' in text for text in d.offered)
    d.take(next(text for text in d.offered if '"Deity"' in text))
    pass_all(d, "attack", "call", "ride")
    assert told(d, "move", "drive check") == ["Filler"] and count(d, "soul") == 1 and count(d, "hand") == 0


def test_17_3_1_4_elsewhere_in_the_back_row_nobody_attacks_or_checks() -> None:
    d = board("battle", side(bl=DEITY), side(hand=[trigger("Extra", "draw")]))
    d.take("attack")
    assert told(d, "attack") == ["Hero"]


def test_17_3_1_5_in_the_end_phase_the_unit_goes_under_the_deck() -> None:
    """[VG 9.11.5]"""
    d = Driver(plane("end", side(bl=DEITY, br=unit("Other"))))
    assert where(d, "Deity") == "deck" and d.game.zone("deck", 0)[0] == find(d, "Deity")
    assert where(d, "Other") == "RC back right"


def test_17_3_1_6_a_unit_of_another_race_is_retired() -> None:
    """[VG 17.3.2.1] As a rule action."""
    d = Driver(plane("main", side(bl=ONE, br=unit("Other"), hand=[FILLER])))
    assert where(d, "One") == "drop" and told(d, "move", "retire") == ["One"] and where(d, "Other") == "RC back right"
    d = Driver(plane("main", side(bl=DEITY, hand=[FILLER])))
    assert where(d, "Deity") == "RC back left"


def test_17_3_1_7_a_locked_card_there_goes_to_the_drop_zone() -> None:
    """[VG 17.3.2.2]"""
    game = plane("main", side(hand=[FILLER]))
    put(game, 0, "locked", DEITY, "back left")
    put(game, 0, "locked", ONE, "back right")
    d = Driver(game)
    assert where(d, "Deity") == "drop" and count(d, "locked") == 1


# --- the stage -----------------------------------------------------------------------------------------------------


def stage(game: Game, unit_name: str) -> None:
    id = next(id for id in game.zone("RC", 0) if game.objects[id].card.name == unit_name)
    resolving.resolve(game, (t.Do("its circle becomes", t.SELF, word="stage"),), Ctx(id, 0))


def test_7_41_1_1_a_circle_gets_the_type_stage_once() -> None:
    """[VG 7.41.1]"""
    game = build("main", side(fl=ONE, hand=[FILLER]))
    for _ in range(2):
        stage(game, "One")
        game = Driver(game).game
        game.decision = None
    assert types(game, 0) == ("rear-guard", "stage") and circles.rear_circles(game, 0) == (0, 1, 2, 3, 4)


def test_7_41_1_2_the_accel_markers_move_to_the_stage_and_their_circles_disappear() -> None:
    """[VG 7.41.1.2.1] Markers of other clan types stay."""
    game = build("main", side(fl=ONE, hand=[FILLER]))
    number = circles.gain_circle(game, 0)
    put_on_circle(game, 0, "Accel I", number)
    put_on_circle(game, 0, "Force I", 1)
    put(game, 0, "RC", unit("Wing"), circles.name_of(number))
    stage(game, "One")
    d = Driver(game)
    assert where(d, "Wing") == "drop" and number not in circles.rear_circles(d.game, 0)
    assert [d.game.objects[id].card.name for id in on_circle(d.game, 0, 0)] == ["Accel I"]
    assert [d.game.objects[id].card.name for id in on_circle(d.game, 0, 1)] == ["Force I"]


def test_7_41_2_with_a_stage_no_further_circle_is_gained() -> None:
    game = build("main", side(fl=ONE))
    circles.give_type(game, 0, 0, circles.STAGE)
    before = len(game.spots[0])
    from ludex.games.vg.c16_imaginary_gifts import Gift, _accelerate

    _accelerate(game, Gift(0, "Accel", 1))
    assert len(game.spots[0]) == before and len(on_circle(game, 0, 0)) == 1
    events.perform(game, events.moving(game, game.zone("RC", 0)[0], "drop"))
