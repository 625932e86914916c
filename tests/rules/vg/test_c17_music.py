"""[VG 17.4] Music orders."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.position import spots
from ludex.core.position.game import Ctx
from ludex.core.values import select
from ludex.games.vg.positions import set_circle
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    FILLER,
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
    side,
    told,
    unit,
    value,
    when,
    where,
)

SONATA = card("Sonata", type="normal order", subtypes=["Music"], abilities=(t.Spell((energy(),)),))
PLAIN = order("Plain", energy())
DRUMMER = unit("Drummer", 1)
DANCER = unit("Dancer", 1)


def test_17_4_2_a_resolved_music_order_lies_on_the_back_center_circle() -> None:
    d = board("main", side(hand=[SONATA, DANCER])).take('play "Sonata"')
    assert where(d, "Sonata") == "music" and count(d, "drop") == 0 and charged(d) == 1
    circle = spots.under(d.game, d.game.objects[find(d, "Sonata")])
    assert circle is not None and (circle.row, circle.column) == ("back", 0)


def test_17_4_2_other_orders_go_to_the_drop_zone() -> None:
    d = board("main", side(hand=[PLAIN, DANCER])).take('play "Plain"')
    assert where(d, "Plain") == "drop" and count(d, "music") == 0


def test_17_4_2_it_stays_through_check_timings_and_its_abilities_act() -> None:
    """[VG 17.4.3] The rule action for orders on circles does not concern it."""
    loud = card(
        "Anthem",
        type="normal order",
        subtypes=["music"],
        tree=["Passive((Modify(YOURS & Zone(('VC',)), 'power', '+', 5000),))"],
    )
    d = board("main", side(hand=[loud, DANCER, DRUMMER]))
    d.take('play "Anthem"', 'call "Dancer" to front left')
    assert where(d, "Anthem") == "music" and value(d, "Hero") == 18000


def test_17_4_2_1_it_neither_stands_nor_rests() -> None:
    turn = act(t.SetState(t.YOURS & t.Zone(("music", "RC")), "rest"))
    d = board("main", side(hand=[SONATA, DANCER], fl=unit("User", 1, 8000, 5000, turn)))
    d.take('play "Sonata"', 'use "User"')
    assert told(d, "state") == ["User"] and where(d, "Sonata") == "music"


def test_17_4_2_2_the_unit_there_is_retired_first() -> None:
    """It sees no music order yet when it is retired."""
    before = t.Gain("note seen", t.Count(t.Zone(("music",))))
    last = unit("Drummer", 1, 8000, 5000, when("move", t.Draw(1), word="retire"))
    d = board("main", side(hand=[SONATA, DANCER], bc=last, bl=unit("Beside", 1, 8000, 5000, act(before))))
    d.take('play "Sonata"')
    assert where(d, "Drummer") == "drop" and told(d, "move", "retire") == ["Drummer"]
    assert where(d, "Sonata") == "music" and count(d, "hand") == 2
    moves = [d.game.book.zones[e.dst].name for e in d.trace.events if e.kind == "move"]
    assert moves == ["order area", "drop", "music", "hand"]


def test_17_4_2_2_units_on_other_circles_stay() -> None:
    d = board("main", side(hand=[SONATA, DANCER], bl=DRUMMER), side(bc=FILLER)).take('play "Sonata"')
    assert where(d, "Drummer") == "RC back left" and where(d, "Filler") and told(d, "move", "retire") == []


def test_17_4_2_2_1_a_locked_card_goes_to_the_drop_zone_first() -> None:
    """It is not retired. A locked card on another circle stays."""
    lock = unit("Locker", 1, 8000, 5000, act(t.Do("lock", t.YOURS & t.Zone(("RC",)) & ~t.SELF)))
    d = board("main", side(hand=[SONATA, DANCER], bc=DRUMMER, bl=unit("Singer", 1), fl=lock))
    d.take('use "Locker"', 'play "Sonata"')
    assert d.names("drop", 0) == ["Drummer"] and told(d, "move", "retire") == []
    assert where(d, "Sonata") == "music" and count(d, "locked") == 1


def test_17_4_2_3_from_an_astral_plane_it_goes_to_the_drop_zone_at_once() -> None:
    for circle, there in (("back center", "drop"), ("back left", "music")):
        game = build("main", side(hand=[SONATA, DANCER]))
        set_circle(game, 0, circle, ["rear-guard", "astral plane"])
        d = Driver(game).take('play "Sonata"')
        assert where(d, "Sonata") == there
        assert told(d, "move")[:2] == ["Sonata", "Sonata"]


def test_17_4_3_it_is_no_unit_and_no_rear_guard() -> None:
    boost = cont(t.Modify(t.SELF, "power", "+", t.Times(1000, t.Count(t.YOURS & t.Zone(("RC",))))))
    d = board("main", side(vc=unit("Hero", 3, 13000, None, boost), hand=[SONATA, DANCER], fl=DRUMMER))
    d.take('play "Sonata"')
    assert value(d, "Hero") == 14000 and where(d, "Sonata") == "music"
    id = find(d, "Hero")
    assert find(d, "Sonata") not in select.find(d.game, t.YOURS & t.Word("type", "unit"), Ctx(id, 0))
    assert find(d, "Sonata") not in select.find(d.game, t.YOURS & t.Zone(("RC", "VC", "GC")), Ctx(id, 0))


def test_17_4_4_a_unit_on_its_circle_sends_it_to_the_drop_zone() -> None:
    """At once: before the abilities of the unit are resolved."""
    placed = when("move", t.Gain("energy", t.Count(t.Zone(("music",)))), dst=("RC",), word="placed")
    caller = unit("Caller", 1, 8000, 5000, placed)
    d = board("main", side(hand=[SONATA, caller, DANCER])).take('play "Sonata"')
    d.take('call "Caller" to back center')
    assert where(d, "Sonata") == "drop" and charged(d) == 1
    assert told(d, "move", "retire") == []


def test_17_4_4_a_unit_on_another_circle_does_not() -> None:
    d = board("main", side(hand=[SONATA, DANCER, FILLER])).take('play "Sonata"', 'call "Dancer" to back left')
    assert where(d, "Sonata") == "music"


def test_17_4_4_a_unit_that_moves_there_does_it_too() -> None:
    walk = act(t.Move(t.SELF, "RC"))
    d = board("main", side(hand=[SONATA, DANCER], fl=unit("Walker", 1, 8000, 5000, walk)))
    d.take('play "Sonata"', 'use "Walker"', 'put "Walker" on back center')
    assert where(d, "Walker") == "RC back center" and where(d, "Sonata") == "drop"


def test_17_4_4_a_token_does_it_too() -> None:
    make = act(t.Create("Plant", 1, "RC"))
    d = board("main", side(hand=[SONATA, DANCER], fl=unit("Gardener", 1, 8000, 5000, make)))
    d.take('play "Sonata"', 'use "Gardener"', "call the token to back center")
    assert where(d, "Sonata") == "drop"


def test_17_4_5_in_the_end_phase_it_goes_to_the_drop_zone() -> None:
    """[VG 9.11.4] Before the abilities of the end of the turn."""
    late = t.Automatic(
        t.When("begin", player=t.YOU, word="end of turn"), do=(t.Gain("energy", t.Count(t.Zone(("drop",)))),)
    )
    d = board("main", side(vc=unit("Hero", 3, 13000, None, late), hand=[SONATA, DANCER]))
    d.take('play "Sonata"')
    assert where(d, "Sonata") == "music"
    while d.game.active == 0:
        d.take("pass")
    assert where(d, "Sonata") == "drop" and charged(d) == 2


def test_9_11_4_that_of_the_other_player_too() -> None:
    d = board("end", side(), side(music=[SONATA]))
    pass_all(d, "ride", "call")
    assert where(d, "Sonata") == "drop"


def test_17_4_2_another_music_order_stays() -> None:
    """RULING-VG-197"""
    d = board("main", side(hand=[SONATA, DANCER], music=[card("Fugue", type="normal order", subtypes=["music"])]))
    d.take('play "Sonata"')
    assert d.names("music", 0) == ["Fugue", "Sonata"]
