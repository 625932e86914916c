"""[VG 15.8] Record markers, and pseudo-cards that are locked."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.position.game import Ctx
from ludex.core.position.objects import Card
from ludex.core.values import layers, select
from ludex.games.vg.book import BOOK
from ludex.games.vg.c15_markers import markers_on
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    act,
    board,
    card,
    charged,
    cont,
    count,
    energy,
    find,
    may,
    side,
    told,
    unit,
    value,
    when,
    where,
)

RC, MARKERS = t.Zone(("RC",)), t.Zone(("marker",))
PLANT, PROTECT, PRESENT = BOOK.tokens["Plant"], BOOK.tokens["Protect"], BOOK.tokens["Meer's Present"]
NOTE = card("Bright Note", type="ticket", tree=["Spell((Gain('energy', 2),))"])
ROOT = unit("Dragontree Root", 3, 13000)


def user(*do: t.Instr, name: str = "User", **rest: object) -> Card:
    return unit(name, 1, 8000, 5000, act(*do, **rest))


def named(name: str) -> t.Sel:
    return t.YOURS & RC & t.Word("name", name)


DRAGONTREE = t.Do("put marker", word="Dragontree")
LOCK_HAND = t.Do("put as locked", t.YOURS & t.Zone(("hand",)))
CRADLE = t.Do("put marker", t.ENEMY & RC, word="Cradle")


def seen(d: Driver, what: t.Sel, name: str = "User", player: int = 0) -> list[str]:
    return [d.game.objects[id].card.name for id in select.find(d.game, what, Ctx(find(d, name), player))]


def test_15_8_1_1_a_marker_of_no_supplement_is_a_record_marker() -> None:
    """[VG 15.8.1.2] It is no card: it does not take up its circle, and nothing about cards or units finds it."""
    flag = card("Flag", type="circle marker")
    d = board("main", side(fl=user(t.Do("put marker", word="Flag")), marker=[flag], hand=[unit("New")]))
    d.take('use "User"', "marker on front right")
    assert count(d, "marker") == 2 and count(d, "RC") == 1
    assert select.find(d.game, t.YOURS, Ctx(0, 0)) == [find(d, "Hero"), find(d, "User")]
    d.take('call "New" to front right')
    assert where(d, "New") == "RC front right" and told(d, "move", "retire") == []


def test_15_8_2_1_a_marker_on_a_circle_stays_when_the_unit_changes() -> None:
    """[VG 7.4.2] [VG 15.8.3] The player says on which rear-guard circle it is put. [VG A2/Dragontree] Whoever stands
    there gets the power."""
    d = board("main", side(vc=ROOT, fl=user(DRAGONTREE), fr=unit("Old"), hand=[unit("New", 1, 7000)]))
    d.take('use "User"')
    assert not may(d, "marker on front center") and not may(d, "marker on far")
    d.take("marker on front right")
    assert value(d, "Old") == 13000 and value(d, "User") == 8000
    d.take('call "New" to front right')
    assert value(d, "New") == 12000


def test_15_8_2_2_a_marker_on_a_unit_goes_with_it() -> None:
    """[VG 15.8.4.3] [VG 15.8.2.3.1] Where the marker is, its unit says."""
    move = user(t.Move(t.ENEMY & RC, "RC"), name="Mover")
    d = board("main", side(fl=user(CRADLE), fr=move), side(bl=unit("Victim", 1, 8000)))
    d.take('use "User"')
    assert value(d, "Victim") == 0
    back = t.Zone(("marker",)) & t.Lies("back")
    assert seen(d, back) == ["Cradle"] and seen(d, MARKERS & t.Lies("front")) == []
    d.take('use "Mover"', 'put "Victim" on front left')
    assert value(d, "Victim") == 0 and seen(d, MARKERS & t.Lies("front")) == ["Cradle"]


def test_15_8_2_3_markers_on_a_circle_are_those_put_there() -> None:
    d = board("main", side(vc=ROOT, fl=user(DRAGONTREE, DRAGONTREE), fr=unit("Other")))
    d.take('use "User"', "marker on front left", "marker on front right")
    assert seen(d, markers_on(t.SELF)) == ["Dragontree"]
    assert seen(d, markers_on(t.YOURS & RC)) == ["Dragontree", "Dragontree"]


def test_15_8_3_1_without_a_unit_the_marker_is_not_put_and_the_effect_goes_on() -> None:
    d = board("main", side(fl=user(CRADLE, energy())))
    d.take('use "User"')
    assert count(d, "marker") == 0 and charged(d) == 1


def test_15_8_4_1_an_erased_marker_gives_nothing_more() -> None:
    d = board("main", side(vc=ROOT, fl=user(DRAGONTREE), fr=user(t.Move(MARKERS, "removed"), name="Eraser")))
    d.take('use "User"', "marker on front left")
    assert value(d, "User") == 13000
    d.take('use "Eraser"')
    assert value(d, "User") == 8000 and count(d, "marker") == count(d, "removed") == 0


@pytest.mark.parametrize("zone", ["drop", "hand", "soul"])
def test_15_8_4_2_a_marker_that_goes_elsewhere_is_erased(zone: str) -> None:
    d = board("main", side(vc=ROOT, fl=user(DRAGONTREE), fr=user(t.Move(MARKERS, zone), name="Eraser")))
    d.take('use "User"', "marker on front left", 'use "Eraser"')
    assert count(d, zone) == 0 and told(d, "erase") == ["Dragontree"]


@pytest.mark.parametrize(
    "leaves", [t.Do("lock", t.ENEMY & RC), t.Do("retire", t.ENEMY & RC), t.Move(t.ENEMY & RC, "hand")]
)
def test_15_8_4_4_a_marker_goes_at_once_with_its_unit(leaves: t.Instr) -> None:
    """Before the effect goes on."""
    axe = user(leaves, energy(t.Count(MARKERS)), energy(10), name="Axe")
    d = board("main", side(fl=user(CRADLE), fr=axe), side(fl=unit("Victim", 5)))
    d.take('use "User"')
    assert count(d, "marker") == 1
    d.take('use "Axe"')
    assert charged(d) == 10 and count(d, "marker") == 0


def test_15_8_5_a_marker_belongs_to_the_player_whose_effect_put_it() -> None:
    """[VG A2/Cradle/2] That player searches when the unit is retired, for a card of its grade."""
    axe = user(t.Do("retire", t.ENEMY & RC), name="Axe")
    deck = [unit("Two", 2), unit("One", 1)]
    d = board("main", side(fl=user(CRADLE), fr=axe, deck=deck, filler=3), side(fl=unit("Victim", 2)))
    d.take('use "User"', 'use "Axe"')
    assert sorted(d.offered) == ["done", 'find "Two"']
    d.take('find "Two"')
    assert d.names("hand", 0) == ["Two"] and "shuffle" in d.trace.kinds() and count(d, "hand", 1) == 0


def test_15_8_6_1_this_unit_is_the_one_with_the_marker() -> None:
    """[VG A2/Cradle] It loses its printed abilities and its printed power, does not boost and does not intercept."""
    shout = cont(t.Modify(t.YOURS & t.Zone(("VC",)), "power", "+", 1000))
    victim = unit("Victim", 1, 8000, 5000, shout, keywords=["Boost", "Intercept"])
    d = board("main", side(fl=user(CRADLE)), side(fl=victim, fr=None))
    assert value(d, "Villain") == 14000
    d.take('use "User"')
    id = find(d, "Victim")
    assert value(d, "Villain") == 13000 and value(d, "Victim") == 0
    assert not layers.has(d.game, id, "Boost") and not layers.has(d.game, id, "Intercept")


def test_a2_cradle_what_the_unit_was_given_stays() -> None:
    """[VG A2/Cradle] Only printed abilities and the original power go; a unit that got power keeps it, and a unit that
    is given boost cannot use it."""
    give = t.Continue((t.Modify(t.ENEMY & RC, "power", "+", 3000), t.Grant(t.ENEMY & RC, (t.Mere("Boost"),))), "turn")
    d = board("main", side(fl=user(give, CRADLE)), side(fl=unit("Front"), bl=unit("Victim", 1, 8000)))
    d.take('use "User"')
    assert value(d, "Victim") == 3000 and layers.has(d.game, find(d, "Victim"), "Boost")


def test_15_8_6_2_a_marker_works_although_the_unit_lost_its_abilities() -> None:
    """The ability is the marker's."""
    mute = user(t.Continue((t.Strip(t.ENEMY & RC),), "turn"), name="Mute")
    d = board("main", side(fl=user(CRADLE), fr=mute, deck=[unit("One", 1)], filler=2), side(fl=unit("Victim", 1, 8000)))
    d.take('use "User"', 'use "Mute"')
    assert value(d, "Victim") == 0


def test_a2_dragontree_needs_its_vanguard_and_its_turn() -> None:
    """[VG A2/Dragontree] Two of them add up; no power in the turn of the opponent or under another vanguard."""
    both = user(DRAGONTREE, DRAGONTREE)
    for vanguard, power in ((ROOT, 18000), (unit("Masques Lord", 3), 18000), (unit("Oak", 3), 8000)):
        d = board("main", side(vc=vanguard, fl=both))
        d.take('use "User"', "marker on front left", "marker on front left")
        assert value(d, "User") == power
        d.game.active = 1
        d.game.values = {}
        assert value(d, "User") == 8000


def test_a2_infinity_eyes_is_only_there() -> None:
    """[VG A2/Infinity Eyes] No text: it is put, counted and erased, and changes nothing else."""
    eyes = t.Do("put marker", word="Infinity Eyes")
    counting = energy(t.Count(t.YOURS & MARKERS & t.Word("marker", "Infinity Eyes")))
    d = board("main", side(fl=user(eyes, counting), fr=user(t.Move(MARKERS, "removed"), counting, name="Blind")))
    d.take('use "User"', "marker on front left")
    assert charged(d) == 1 and value(d, "User") == 8000
    d.take('use "Blind"')
    assert charged(d) == 1 and count(d, "marker") == 0


# --- pseudo-cards that are locked ------------------------------------------------------------------------------------


def test_15_4_3_3_a_locked_token_is_erased_at_once() -> None:
    """The circle is free, and no locked card lies there."""
    lock = user(t.Do("lock", t.ENEMY & RC), energy(t.Count(t.Zone(("locked",)))), energy(10))
    d = board("main", side(fl=lock), side(fl=PLANT))
    d.take('use "User"')
    assert charged(d) == 10 and count(d, "locked", 1) == count(d, "RC", 1) == 0
    assert d.trace.kinds().count("erase") == 1
    d = board("main", side(fl=lock), side(fl=unit("Card")))
    d.take('use "User"')
    assert charged(d) == 11


@pytest.mark.parametrize("made", [PROTECT, NOTE, PRESENT])
def test_15_3_7_a_pseudo_card_of_the_hand_that_is_locked_is_erased_from_the_circle(made: Card) -> None:
    """[VG 15.5.3] [VG 15.6.2] It was there: the unit on the circle has gone to the drop zone."""
    lock = user(t.Do("put as locked", t.YOURS & t.Zone(("hand",))))
    d = board("main", side(fl=lock, fr=unit("Old"), hand=[made]))
    d.take('use "User"')
    d.take(next(text for text in d.offered if "front right" in text))
    assert d.names("drop", 0) == ["Old"] and count(d, "locked") == 0 and count(d, "hand") == 0
    assert d.trace.kinds().count("erase") == 1


def test_15_5_3_a_card_of_the_hand_stays_locked() -> None:
    d = board("main", side(fl=user(t.Do("put as locked", t.YOURS & t.Zone(("hand",)))), hand=[unit("Card")]))
    d.take('use "User"')
    d.take(next(text for text in d.offered if "front right" in text))
    assert count(d, "locked") == 1


def test_15_6_2_who_sees_a_locked_present_sees_an_empty_circle() -> None:
    watch = when("move", energy(), subject=t.YOURS & ~t.SELF, dst=("RC",))
    d = board(
        "main",
        side(fl=user(LOCK_HAND), bl=unit("W", 1, 1, 1, watch), hand=[PRESENT]),
    )
    d.take('use "User"')
    d.take(next(text for text in d.offered if "front right" in text))
    assert charged(d) == 0 and count(d, "locked") == 0
