"""[VG 11.12] Replacement effects, [VG 11.13] final information."""

from __future__ import annotations

from typing import Any

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.games.vg.c07_specific_actions import discard
from tests.rules.vg.support import (
    DRAW,
    act,
    board,
    charged,
    cont,
    energy,
    gets,
    may,
    order,
    side,
    told,
    unit,
    value,
    when,
    where,
)

A, B = unit("A", 1, 8000), unit("B", 2, 10000)
X, Y = unit("X", 1, 8000), unit("Y", 2, 9000)
RC, VC = t.Zone(("RC",)), t.Zone(("VC",))
FALL = order("Fall", t.Do("retire", RC & t.Word("name", "Doomed")))
RETIRED = t.When("move", t.Word("name", "Doomed"), word="retire")


def rescue(to: str, when_: t.When = RETIRED, **rest: Any) -> t.Replace:
    return t.Replace(when_, (t.Move(t.Ref("it"), to),), **rest)


def saver(name: str, to: str, **rest: Any) -> Card:
    return unit(name, 1, 7000, 5000, rescue(to, **rest))


DOOMED = unit("Doomed", 1, 8000, 5000, when("move", energy(1), word="retire"), when("move", energy(10), dst=("soul",)))


def test_11_12_1_the_replaced_event_does_not_happen_and_another_does() -> None:
    """[VG 11.12.1.1] To all abilities: retired it never was; what came instead triggers."""
    watcher = unit("Watcher", 1, 7000, 5000, when("move", energy(100), subject=t.ANY, word="retire"))
    d = board("main", side(fl=DOOMED, fr=saver("Saver", "soul"), bl=watcher, hand=[FALL])).take('play "Fall"')
    assert where(d, "Doomed") == "soul" and charged(d) == 10 and told(d, "move", "retire") == []
    d = board("main", side(fl=DOOMED, bl=watcher, hand=[FALL, A])).take('play "Fall"')
    assert may(d, "resolve")
    d.take('resolve "Doomed"')
    assert where(d, "Doomed") == "drop" and charged(d) == 101


def test_11_12_2_of_several_the_affected_player_says_the_order() -> None:
    """[VG 11.12.2.1] The master of the unit, in the opponent's turn and against the opponent's effects too. Once the
    event is no longer the same the other does not apply."""
    foe = side(fl=DOOMED, fr=saver("Healer", "hand"), bl=saver("Keeper", "soul"))
    for name, zone in (("Healer", "hand"), ("Keeper", "soul")):
        d = board("main", side(fl=A, hand=[FALL]), foe).take('play "Fall"')
        assert d.decision is not None and d.decision.player == 1
        assert d.offered == ['replace with "Healer"', 'replace with "Keeper"']
        assert where(d.take(f'replace with "{name}"'), "Doomed") == zone
    own = side(fl=DOOMED, fr=saver("Healer", "hand"), hand=[FALL, A])
    d = board("main", own, side(fl=saver("Thief", "bind"))).take('play "Fall"')
    assert d.decision is not None and d.decision.player == 0, "not the master of the effect"
    assert where(d.take('replace with "Thief"'), "Doomed") == "bind"


def test_11_12_2_2_of_an_action_whoever_performs_it_says_the_order() -> None:
    """Or the master of the card it is done to."""
    drawn = t.When("move", word="draw")
    foe = side(fl=saver("Thief", "drop", when_=drawn), fr=saver("Keeper", "soul", when_=drawn))
    d = board("main", side(fl=unit("User", 1, 8000, 5000, act(DRAW)), deck=[A], hand=[B]), foe).take('use "User"')
    assert d.decision is not None and d.decision.player == 0
    assert where(d.take('replace with "Thief"'), "A") == "drop"
    lost = t.When("move", word="discard")
    make = t.Move(t.ENEMY & t.Zone(("hand",)), "drop", "discard")
    mine = side(fl=unit("User", 1, 8000, 5000, act(make)), hand=[B])
    foe = side(fl=saver("Thief", "bind", when_=lost), fr=saver("Keeper", "soul", when_=lost), hand=[X])
    d = board("main", mine, foe).take('use "User"')
    assert d.decision is not None and d.decision.player == 1
    assert where(d.take('replace with "Keeper"'), "X") == "soul"


def test_11_12_2_3_each_applies_to_an_event_once() -> None:
    """Though what it makes of it is such an event again."""
    double = t.Replace(t.When("number", player=t.YOU, word="energy"), amount=t.Times(2, t.EventAmount()))
    more = t.Replace(t.When("number", player=t.YOU, word="energy"), amount=t.Plus((1, t.EventAmount())))
    user = unit("User", 1, 8000, 5000, act(energy(3)))
    d = board("main", side(fl=user, fr=unit("Doubler", 1, 7000, 5000, double))).take('use "User"')
    assert charged(d) == 6
    both = side(fl=user, fr=unit("Doubler", 1, 7000, 5000, double), bl=unit("Adder", 1, 7000, 5000, more))
    assert charged(board("main", both).take('use "User"', 'replace with "Adder"')) == 8
    assert charged(board("main", both).take('use "User"', 'replace with "Doubler"')) == 7


def test_11_12_3_an_optional_one_that_cannot_be_done_is_not_applied() -> None:
    price = saver("Saver", "soul", may=True, cost=discard(1))
    d = board("main", side(fl=DOOMED, fr=price, hand=[FALL])).take('play "Fall"')
    assert where(d, "Doomed") == "drop" and not may(d, "replace")
    d = board("main", side(fl=DOOMED, fr=price, hand=[FALL, A])).take('play "Fall"')
    assert d.offered == ['replace with "Saver"', "do not replace"]
    assert where(d.take("replace"), "Doomed") == "soul" and where(d, "A") == "drop"


def test_11_13_1_of_a_card_that_left_its_zone_the_last_information_counts() -> None:
    """Power, state and circle; of one that only changed its circle what it is now."""
    weaker = t.ENEMY & RC & t.Figure("power", "<", t.FigureOf(t.SELF, "power"))
    gone = act(gets(1500), t.Do("retire", t.SELF), energy(t.Count(weaker)),
               t.If(t.Is(t.SELF, t.State("rest")), (energy(10),)),
               t.If(t.Is(t.SELF, RC & t.Slot((1,))), (energy(100),)),
               t.If(t.Is(t.SELF, t.Zone(("drop",))), (energy(1000),)))  # fmt: skip
    leader = unit("Leader", 3, 13000, None, cont(t.Modify(t.YOURS & RC, "power", "+", 500)))
    victim = unit("Victim", 1, 7500, 5000, gone)
    d = board("main", side(leader, fr=(victim, "rest")), side(fl=Y, fr=X)).take('use "Victim"')
    assert where(d, "Victim") == "drop" and charged(d) == 112
    shift = act(t.Move(t.SELF, "GC"), energy(t.FigureOf(t.SELF, "power")))
    d = board("main", side(leader, fl=unit("Climber", 3, 7500, None, shift), hand=[A])).take('use "Climber"')
    assert where(d, "Climber") == "drop" and charged(d) == 7500, "on its new circle it got no bonus"
    assert value(d, "Climber") == 7500
