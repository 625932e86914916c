"""[VG 7.33] Time leap, [VG 7.42] Final Rush, [VG 7.43] worlds, [VG 7.44] alchemagic."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.core.values import layers
from ludex.games.vg.c07_charging import counter_blast
from ludex.games.vg.c07_worlds import WORLDS, in_final_burst, in_final_rush, world
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    FILLER,
    act,
    board,
    card,
    charged,
    cont,
    count,
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

YOU = t.Player(t.YOU)


def user(*do: t.Instr, name: str = "User", **rest: Any) -> Card:
    return unit(name, 1, 8000, 5000, act(*do, **rest))


def becomes(query: str, who: t.Sel = YOU, until: str = "turn") -> t.Continue:
    return t.Continue((t.Rule("permit", query, who),), until)


def strong(condition: str) -> Card:
    return unit("Strong", 1, 8000, 5000, cont(t.Modify(t.SELF, "power", "+", 5000), cond=t.Named(condition)))


def next_turn(d: Driver) -> None:
    turn = d.game.turn
    while d.game.turn == turn:
        d.take("pass")


# --- Final Rush -----------------------------------------------------------------------------------------------------


def test_7_42_1_a_player_is_in_final_rush_for_the_duration() -> None:
    d = board("main", side(fl=user(becomes("Final Rush")), fr=strong("Final Rush")))
    assert value(d, "Strong") == 8000 and not in_final_rush(d.game, 0)
    d.take('use "User"')
    assert value(d, "Strong") == 13000 and in_final_rush(d.game, 0) and not in_final_rush(d.game, 1)
    next_turn(d)
    assert value(d, "Strong") == 8000


def test_7_42_1_1_who_is_in_final_burst_is_in_final_rush_and_not_the_other_way_round() -> None:
    d = board("main", side(fl=user(becomes("Final Burst")), fr=strong("Final Rush")))
    d.take('use "User"')
    assert value(d, "Strong") == 13000 and in_final_burst(d.game, 0)
    d = board("main", side(fl=user(becomes("Final Rush")), fr=strong("Final Burst")))
    d.take('use "User"')
    assert value(d, "Strong") == 8000 and not in_final_burst(d.game, 0)


# --- worlds ---------------------------------------------------------------------------------------------------------

NIGHT, ABYSS = "world Dark Night", "world Abyssal Dark Night"


def test_7_43_1_each_player_has_a_world() -> None:
    d = board("main", side(fl=user(becomes(NIGHT)), fr=strong(NIGHT)), side(fl=unit("Other", 1, 8000, 5000, *OTHER)))
    d.take('use "User"')
    assert world(d.game, 0) == "Dark Night" and world(d.game, 1) == ""
    assert value(d, "Strong") == 13000 and value(d, "Other") == 8000


OTHER = (cont(t.Modify(t.SELF, "power", "+", 5000), cond=t.Named("world Dark Night")),)


def test_7_43_1_1_without_an_effect_it_is_blank() -> None:
    """Also when the card that made it so has gone."""
    moon = card("Moon", type="set order", abilities=(cont(t.Rule("permit", NIGHT, YOU), zones=("order zone",)),))
    d = board("main", side(fl=user(t.Move(t.YOURS & t.Zone(("order zone",)), "drop")), order_zone=[moon]))
    assert world(d.game, 0) == "Dark Night" and world(board("main").game, 0) == ""
    d.take('use "User"')
    assert world(d.game, 0) == ""


@pytest.mark.parametrize("name", ["Dark Night", "Abyssal Dark Night", "Stray Garden"])
def test_7_43_2_1_the_worlds_that_there_are(name: str) -> None:
    d = board("main", side(fl=user(becomes(f"world {name}")), fr=strong(f"world {name}")))
    d.take('use "User"')
    assert world(d.game, 0) == name and value(d, "Strong") == 13000
    assert len(WORLDS) == 3


def test_7_43_2_2_a_world_that_becomes_another_is_no_longer_what_it_was() -> None:
    d = board("main", side(fl=user(becomes(NIGHT)), bl=user(becomes(ABYSS), name="Deep"), fr=strong(NIGHT)))
    d.take('use "User"')
    assert value(d, "Strong") == 13000
    d.take('use "Deep"')
    assert world(d.game, 0) == "Abyssal Dark Night" and value(d, "Strong") == 8000
    d.take('use "User"')
    assert world(d.game, 0) == "Dark Night"


# --- alchemagic -----------------------------------------------------------------------------------------------------

ORDERS = t.YOURS & t.Word("type", "order")
OTHERS = t.Zone(("drop",)) & t.Word("type", "order") & ~t.Shares(t.Ref("subject"), "name")
MAGUS = unit("Magus", 3, 13000, None, cont(t.Rule("widen", "alchemagic", ORDERS, OTHERS)))
FIRST = order("First", energy(1), t.Gain("note first", t.Number(t.YOU, "energy")), cost=counter_blast(1))
SECOND = order("Second", t.Gain("note second", t.Number(t.YOU, "energy")), energy(10), cost=counter_blast(1))


def mixed(damage: int = 2, first: Card = FIRST, second: Card = SECOND, **zones: Any) -> Driver:
    d = board("main", side(MAGUS, hand=[first], drop=[second], damage=damage, **zones))
    d.take('play "First"')
    return d


def up(d: Driver) -> int:
    return sum(d.game.objects[id].up for id in d.game.zone("damage", 0))


def test_7_44_1_1_the_first_order_is_played_and_counts_as_the_only_one() -> None:
    d = mixed(first=FIRST, second=SECOND)
    assert where(d, "First") == "order area"
    d.take('add "Second"')
    assert d.game.num(0, "orders") == 1 and told(d, "move", "play") == ["First"]


def test_7_44_1_2_a_text_may_bind_the_other_order() -> None:
    """RULING-VG-251"""
    lets = (t.Rule("widen", "alchemagic", ORDERS, OTHERS), t.Rule("permit", "alchemagic binds", t.YOURS))
    d = board("main", side(unit("Magus", 3, 13000, None, cont(*lets)), hand=[FIRST], drop=[SECOND], damage=3))
    d.take('play "First"', 'add "Second"')
    assert where(d, "Second") == "bind" and charged(d) == 11


def test_7_44_1_2_the_other_order_is_designated_and_not_played() -> None:
    """RULING-VG-251: it stays in the drop zone. One may leave it; an order of the same name is none."""
    d = mixed()
    assert d.offered == ['add "Second"', "done"]
    d.take('add "Second"')
    assert where(d, "Second") == "drop" and charged(d) == 11 and told(d, "move", "bind") == []
    d = mixed()
    d.take("done")
    assert where(d, "Second") == "drop" and charged(d) == 1 and up(d) == 1
    d = board("main", side(MAGUS, hand=[FIRST], drop=[FIRST], damage=2))
    d.take('play "First"')
    assert charged(d) == 1 and may(d, "pass")


def test_7_44_1_3_the_costs_are_paid_together_and_the_texts_follow_each_other() -> None:
    d = mixed()
    d.take('add "Second"')
    assert up(d) == 0 and (d.game.num(0, "note first"), d.game.num(0, "note second"), charged(d)) == (1, 1, 11)
    d = board("main", side(MAGUS, hand=[FIRST], drop=[SECOND], damage=1))
    d.take('play "First"')
    assert charged(d) == 1 and where(d, "Second") == "drop"


def test_7_44_1_3_the_whole_cost_may_be_reduced() -> None:
    """One counter-blast less in all, though each order has one."""
    less = unit("Less", 1, 8000, 5000, cont(t.Rule("permit", "counter-blast", t.YOURS, n=-1)))
    d = mixed(damage=1, fl=less)
    d.take('add "Second"')
    assert up(d) == 0 and charged(d) == 11


def test_7_44_1_3_a_condition_of_the_other_order_must_hold_too() -> None:
    souls = t.Exists(t.YOURS & t.Zone(("soul",)))
    second = card("Second", type="normal order", abilities=(t.Spell((energy(10),), cond=souls),))
    d = mixed(second=second)
    assert charged(d) == 1 and may(d, "pass")
    d = mixed(second=second, soul=[FILLER])
    d.take('add "Second"')
    assert charged(d) == 11


def test_7_44_1_4_the_first_order_is_played_to_the_end_once() -> None:
    """A text may ask whether it is part of alchemagic."""
    asks = order("First", t.If(t.Named("alchemagic"), (energy(5),), (energy(1),)))
    d = mixed(first=asks)
    d.take('add "Second"')
    assert charged(d) == 15 and where(d, "First") == "drop"
    d = mixed(first=asks)
    d.take("done")
    assert charged(d) == 1


def test_7_44_1_3_texts_may_ask_whether_orders_were_joined_this_turn() -> None:
    text = "[CONT](RC):If you did Alchemagic this turn, this unit gets [Power] +5000."
    asks = card("Asks", grade=1, power=8000, shield=5000, text=text)
    for answer, power in (('add "Second"', 13000), ("done", 8000)):
        d = mixed(fl=asks)
        assert value(d, "Asks") == 8000
        d.take(answer)
        assert value(d, "Asks") == power


def test_7_44_2_the_first_order_gets_the_abilities_of_the_other() -> None:
    hears = t.Automatic(t.When("counter-blast", t.SELF), do=(t.Gain("note heard", 1),), zones=("order area",))
    second = card("Second", type="normal order", abilities=(t.Spell((energy(10),)), hears))
    d = mixed(second=second)
    d.take('add "Second"')
    assert d.game.num(0, "note heard") == 1
    d = mixed(second=second)
    d.take("done")
    assert d.game.num(0, "note heard") == 0


# --- time leap ------------------------------------------------------------------------------------------------------

LEAPER = unit("Leaper", 1)
OTHER_RC = t.YOURS & t.Zone(("RC",)) & t.Not(t.SELF)


def leaps(n: int = 1) -> Card:
    return user(t.Choose("x", n, OTHER_RC, up_to=True), t.Do("time leap", t.Ref("x")), name="Clock", limit=1)


def leapt(*deck: Card, **circles: Any) -> Driver:
    d = board("main", side(br=leaps(), deck=deck, **(circles or {"fl": LEAPER})))
    d.take('use "Clock"', 'choose "Leaper"')
    return d


NEXT, WRONG = unit("Next", 2, 9000), unit("Wrong", 3)


def test_7_33_1_1_a_unit_that_leaps_is_bound_and_one_of_the_next_grade_is_called() -> None:
    d = leapt(WRONG, NEXT)
    assert where(d, "Leaper") == "bind" and d.offered == ['find "Next"', "done"]
    d.take('find "Next"', 'call "Next" to front right')
    assert where(d, "Next") == "RC front right" and told(d, "shuffle") == [""]


def test_7_33_1_1_at_the_end_of_the_turn_both_go_back() -> None:
    d = leapt(NEXT)
    d.take('find "Next"', 'call "Next" to front right')
    while d.game.turn == 5 and not may(d, 'call "Leaper"'):
        d.take("pass")
    d.take('call "Leaper" to front left')
    assert where(d, "Leaper") == "RC front left" and where(d, "Next") == "deck"
    assert d.game.objects[d.game.zone("deck", 0)[0]].card.name == "Next"


def test_7_33_1_1_who_was_not_put_back_brings_nobody_back() -> None:
    gone = user(t.Do("retire", t.YOURS & t.Word("name", "Next")), name="Hunter")
    d = leapt(NEXT, fl=LEAPER, bl=gone)
    d.take('find "Next"', 'call "Next" to front right', 'use "Hunter"')
    while d.game.turn == 5:
        d.take("pass")
    assert where(d, "Leaper") == "bind" and where(d, "Next") == "drop"


def test_7_33_1_1_one_may_find_nothing() -> None:
    d = leapt(NEXT)
    d.take("done")
    while d.game.turn == 5:
        d.take("pass")
    assert where(d, "Leaper") == "bind" and count(d, "RC") == 1


def test_7_33_1_1_several_are_called_at_the_same_time() -> None:
    other, high = unit("Other", 2), unit("High", 3)
    d = board("main", side(br=leaps(2), fl=LEAPER, fr=other, deck=[NEXT, high]))
    d.take('use "Clock"', 'choose "Leaper"', 'choose "Other"')
    d.take('find "Next"', 'find "High"', 'call "Next" to front left', 'call "High" to front right')
    assert where(d, "Next") == "RC front left" and where(d, "High") == "RC front right" and count(d, "bind") == 2
    assert layers.value(d.game, find(d, "High"), "grade") == 3
