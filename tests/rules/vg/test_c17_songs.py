"""[VG 17.6] Songs and singing."""

from __future__ import annotations

from typing import Any

from ludex.core import tree as t
from ludex.core.position.game import Ctx
from ludex.core.position.objects import Card
from ludex.core.values import select
from ludex.games.vg.c17_songs import SONG_CARDS, SONGS
from ludex.testing.driver import Driver
from tests.rules.vg.support import act, board, card, charged, energy, find, side, told, unit, when

ORDER_ZONE = ("order zone",)


def song(name: str, *do: t.Instr, **rest: Any) -> Card:
    heard = when("sung", *(do or (energy(),)), zones=ORDER_ZONE, **rest)
    return card(name, type="set order", subtypes=["song"], abilities=(heard,))


HYMN = song("Hymn")
CHANT = song("Chant", energy(5))
TOWER = card("Tower", type="set order", abilities=(when("sung", energy(7), zones=ORDER_ZONE),))
SING = t.Do("sing", t.YOURS & t.Zone(ORDER_ZONE) & t.Word("name", "Hymn"))
SING_ALL = t.Do("sing", t.YOURS & t.Zone(("order zone", "drop")))


def stage(do: t.Instr, *orders: Card, **zones: Any) -> Driver:
    singer = unit("Singer", 1, 8000, 5000, act(do))
    return board("main", side(fl=singer, order_zone=list(orders), **zones))


def up(d: Driver, name: str) -> bool:
    return next(obj.up for obj in d.game.objects.values() if obj.card.name == name)


def sung(d: Driver) -> list[str]:
    return [d.game.objects[event.obj].card.name for event in d.trace.events if event.kind == "sung"]


def test_17_6_1_1_songs_lie_in_the_order_zone_and_song_cards_elsewhere() -> None:
    d = stage(SING, HYMN, TOWER, hand=[song("Psalm")], drop=[CHANT, TOWER], deck=[song("Ode")])
    ctx = Ctx(find(d, "Singer"), 0)

    def names(what: t.Sel) -> list[str]:
        return sorted(d.game.objects[id].card.name for id in select.find(d.game, t.YOURS & what, ctx))

    assert names(SONGS) == ["Hymn"] and names(SONG_CARDS) == ["Chant", "Ode", "Psalm"]


def test_17_6_1_1_only_songs_are_sung() -> None:
    """A song card in the drop zone and a set order of another kind are not."""
    d = stage(SING_ALL, HYMN, TOWER, drop=[CHANT]).take('use "Singer"')
    assert sung(d) == ["Hymn"] and charged(d) == 1


def test_17_6_2_1_the_ability_of_the_song_that_is_sung_triggers() -> None:
    d = stage(SING, HYMN, CHANT).take('use "Singer"')
    assert sung(d) == ["Hymn"] and charged(d) == 1


def test_17_6_2_1_others_may_hear_it() -> None:
    fan = unit("Fan", 1, 8000, 5000, when("sung", energy(), subject=t.YOURS))
    d = stage(SING, HYMN, fr=fan).take('use "Singer"')
    assert charged(d.take(d.offered[0])) == 2


def test_17_6_3_the_song_is_turned_face_down_after_its_effect() -> None:
    """During the effect it still lies face up. Face down it cannot be sung."""
    lies = t.Is(t.SELF, t.Word("type", "song"))
    d = stage(SING_ALL, song("Hymn", t.If(lies, (energy(3),)))).take('use "Singer"')
    assert charged(d) == 3 and not up(d, "Hymn")
    d.take('use "Singer"')
    assert charged(d) == 3 and len(sung(d)) == 1


def test_17_6_3_turned_up_again_it_can_be_sung_again() -> None:
    again = act(t.SetFace(t.YOURS & t.Zone(ORDER_ZONE), True))
    d = stage(SING_ALL, HYMN, fr=unit("Tuner", 1, 8000, 5000, again))
    d.take('use "Singer"', 'use "Tuner"', 'use "Singer"')
    assert charged(d) == 2 and not up(d, "Hymn")


def test_17_6_3_other_abilities_leave_the_songs_as_they_lie() -> None:
    """Neither an ability of another kind, nor one that hears another song being sung, turns its song."""
    echo = card(
        "Echo",
        type="set order",
        subtypes=["song"],
        abilities=(when("sung", energy(4), subject=t.YOURS & ~t.SELF, zones=ORDER_ZONE),),
    )
    start = card("March", type="set order", subtypes=["song"], abilities=(act(energy(2), zones=ORDER_ZONE),))
    d = stage(SING, HYMN, echo, start).take('use "March"', 'use "Singer"')
    d.take(d.offered[0])
    assert charged(d) == 7 and up(d, "Echo") and up(d, "March") and not up(d, "Hymn")


def test_17_6_3_also_if_its_cost_was_not_paid() -> None:
    """RULING-VG-198"""
    d = stage(SING, song("Hymn", energy(), cost=(t.Do("soul-charge", t.SELF, 1),))).take('use "Singer"')
    d.take("no" if "no" in d.offered else d.offered[-1])
    assert charged(d) == 0 and not up(d, "Hymn")


def test_17_6_3_a_song_that_left_is_not_turned() -> None:
    d = stage(SING, song("Hymn", t.Move(t.SELF, "drop"))).take('use "Singer"')
    assert d.names("drop", 0) == ["Hymn"] and told(d, "face") == []
