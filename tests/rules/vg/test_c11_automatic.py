"""[VG 11.9] Automatic abilities: standby, masters, costs, zone changes, timed and situation triggers."""

from __future__ import annotations

from typing import Any

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.games.vg.c07_specific_actions import counter_blast, soul_blast
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    DRAW,
    act,
    board,
    charged,
    cont,
    count,
    energy,
    find,
    may,
    side,
    unit,
    when,
    where,
)

A, B, C = unit("A", 1, 8000), unit("B", 2, 10000), unit("C", 1, 7000)
X, Y = unit("X", 1, 8000), unit("Y", 2, 9000)
NEVER = t.Compare(0, ">", 1)
RC, VC = t.Zone(("RC",)), t.Zone(("VC",))
SOUL = t.YOURS & t.Zone(("soul",))
DROP = t.YOURS & t.Zone(("drop",))


def watcher(name: str, event: str, *do: t.Instr, **rest: Any) -> Card:
    """A unit that watches what happens to any card."""
    return unit(name, 1, 8000, 5000, when(event, *do, **{"subject": t.ANY, **rest}))


def user(*do: t.Instr) -> Card:
    return unit("User", 1, 8000, 5000, act(*do))


def test_11_9_2_it_becomes_standby_when_its_condition_is_met() -> None:
    """At the very moment: what leads to nothing later, such as a unit that is gone by then, does not matter."""
    seen = watcher("Watcher", "move", energy(), subject=t.YOURS, word="superior call")
    fleeting = user(t.Choose("c", 1, DROP), t.Do("call", t.Ref("c"), word="RC"), t.Do("retire", t.YOURS & t.Slot((0,))))
    d = board("main", side(bl=seen, bc=fleeting, drop=[A])).take('use "User"', 'call "A" to front left')
    assert where(d, "A") == "drop" and charged(d) == 1


def test_11_9_3_it_becomes_standby_as_often_as_its_condition_is_met() -> None:
    """[VG 11.9.4] Each play takes one away."""
    seen = watcher("Watcher", "move", energy(), subject=t.ENEMY, word="retire")
    d = board("main", side(bl=seen, bc=user(t.Do("retire", t.ENEMY & RC))), side(fl=X, fr=Y, bl=X)).take('use "User"')
    assert charged(d) == 3 and d.game.pending == ()


def test_11_9_4_one_that_cannot_be_used_is_not_played() -> None:
    """Once it is used up the other instances are standby no more."""
    seen = watcher("Watcher", "move", energy(), subject=t.ENEMY, word="retire", limit=1)
    d = board("main", side(bl=seen, bc=user(t.Do("retire", t.ENEMY & RC))), side(fl=X, fr=Y, bl=X)).take('use "User"')
    assert len(d.game.pending) == 3
    d.take("resolve")
    assert charged(d) == 1 and not d.game.pending and may(d, "use")


def test_11_9_4_1_they_must_be_played_in_the_order_their_master_likes() -> None:
    one = watcher("One", "attack", energy(t.Plus((1, t.Number(t.YOU, "energy")))))
    two = watcher("Two", "attack", energy(10))
    for first, n in (("One", 11), ("Two", 21)):
        d = board("battle", side(fl=A, bl=one, bc=two)).take("attack", 'attack with "A" -> "Villain"')
        assert d.offered == ['resolve "One"', 'resolve "Two"'], "there is no way not to"
        assert charged(d.take(f'resolve "{first}"')) == n


def test_11_9_4_2_its_master_is_whoever_was_when_it_became_standby() -> None:
    traitor = watcher("Traitor", "attack", energy())
    it = t.Word("name", "Traitor")
    lets = t.Continue((t.Rule("permit", "another player's zone", it),), "turn")  # [VG 4.1.13]
    lure = watcher("Lure", "attack", lets, t.Move(it, "RC", whose=t.OPPONENT))
    d = board("battle", side(fl=A, bl=traitor, bc=lure)).take(
        "attack", 'attack with "A" -> "Villain"', 'resolve "Lure"', 'put "Traitor" on back left'
    )
    assert d.game.objects[find(d, "Traitor")].player == 1
    assert (charged(d, 0), charged(d, 1)) == (1, 0)


def strike(ability: t.Automatic, **mine: Any) -> Driver:
    """A unit with the ability attacks."""
    d = board("battle", side(fl=unit("Striker", 1, 8000, 5000, ability), **mine))
    return d.take("attack", 'attack with "Striker" -> "Villain"')


BOTH = (*counter_blast(1), *soul_blast(1))


def test_11_9_5_a_cost_is_paid_in_full_or_not_at_all() -> None:
    """[VG 11.9.5.2] And only if its master likes."""
    d = strike(when("attack", energy(), cost=BOTH), damage=1, fr=B)
    assert charged(d) == 0 and d.obj("damage", 0).up and not may(d, "yes")
    d = strike(when("attack", energy(), cost=BOTH), damage=1, soul=[A], fr=B)
    assert d.offered == ["yes", "no"]
    d.take("no")
    assert charged(d) == 0 and d.obj("damage", 0).up and count(d, "soul") == 1
    d = strike(when("attack", energy(), cost=BOTH), damage=1, soul=[A], fr=B).take("yes")
    assert charged(d) == 1 and not d.obj("damage", 0).up and count(d, "soul") == 0


def test_11_9_5_1_without_the_cost_what_follows_it_is_not_done() -> None:
    """What stands before it is, and the restriction of its use counts if the game state changed."""
    fork = when("attack", energy(1), t.May((energy(10),), counter_blast(1)), limit=1, subject=t.YOURS)
    d = strike(fork, fr=B).take("resolve")
    assert charged(d) == 1
    d.take("attack")
    assert charged(d) == 1 and not may(d, "resolve"), "it was used"
    unpaid = when("attack", energy(10), cost=counter_blast(1), limit=1, subject=t.YOURS)
    d = strike(unpaid, fr=B).take("resolve")
    d.take("attack", 'attack with "B" -> "Villain"')
    assert charged(d) == 0 and may(d, "resolve"), "nothing changed, so it was not used"


def test_11_9_5_1_1_an_option_once_chosen_is_gone_though_nothing_was_done() -> None:
    modes = t.Modes(1, ((t.If(NEVER, (energy(1),)),), (energy(10),)), fresh=True)
    d = strike(when("attack", modes, subject=t.YOURS), fr=B)
    never = 'option 1 of "Striker": if 0 > 1: you get 1 energy'
    assert d.offered == [never, 'option 2 of "Striker": you get 10 energy']
    d.take("option 1")
    assert charged(d) == 0
    d.take("attack", 'attack with "B" -> "Villain"')
    assert charged(d) == 10 and not may(d, "option"), "only the second was left"


def raised(zone: str) -> t.Passive:
    return cont(t.Modify(t.Zone((zone,)) & t.YOURS, "grade", "+", 1))


THIRD = t.Figure("grade", "=", 3)


def moved(zone: str, seen: str, do: t.Instr, script: str = "", **mine: Any) -> int:
    """How often an ability saw a card of grade 3 move that is printed 2 and raised in a zone."""
    sage = unit("Sage", 3, 9000, None, raised(zone), when("move", energy(), subject=THIRD & t.YOURS, dst=(seen,)))
    d = board("main", side(sage, bl=user(do), **mine)).take('use "User"')
    if script:
        d.take(script)
    return charged(d)


def test_11_9_6_1_1_between_a_hidden_and_a_public_zone_the_public_one_counts() -> None:
    back = t.Move(t.YOURS & RC & ~t.SELF, "hand")
    assert moved("RC", "hand", back, fl=B) == 1
    assert moved("hand", "hand", back, fl=B) == 0
    lose = t.Move(t.YOURS & t.Zone(("hand",)), "drop", "discard")
    assert moved("drop", "drop", lose, hand=[B]) == 1
    assert moved("hand", "drop", lose, hand=[B]) == 0


def test_11_9_6_1_2_of_a_card_that_left_the_field_the_field_counts() -> None:
    """Though the other zone is public."""
    fall = t.Do("retire", t.YOURS & RC & ~t.SELF)
    assert moved("RC", "drop", fall, fl=B) == 1
    assert moved("drop", "drop", fall, fl=B) == 0


def test_11_9_6_1_2_1_a_unit_that_becomes_an_order_in_the_order_zone_is_put_there_as_one() -> None:
    """Its leaving is still seen with the information of the field."""
    turning = cont(t.Rename(t.SELF, "type", "become", "order"), zones=("order zone",))
    statue = unit("Statue", 2, 8000, 5000, turning)
    put_order = when("move", energy(1), subject=t.Word("type", "order"), dst=("order zone",))
    unit_left = when("move", energy(10), subject=t.Word("type", "unit"), src=("RC",))
    sage = unit("Sage", 3, 9000, None, put_order, unit_left)
    d = board("main", side(sage, fl=statue, bl=user(t.Move(t.Word("name", "Statue"), "order zone"))))
    d.take('use "User"', 'resolve "Sage" #1')
    assert charged(d) == 11


def test_11_9_6_1_3_between_other_public_zones_the_new_one_counts() -> None:
    bind = t.Move(DROP, "bind")
    assert moved("bind", "bind", bind, drop=[B]) == 1
    assert moved("drop", "bind", bind, drop=[B]) == 0
    assert moved("drop", "drop", t.Move(SOUL, "drop"), soul=[B]) == 1


def test_11_9_6_1_4_a_unit_that_was_ridden_on_speaks_as_the_unit_it_was() -> None:
    """Its power, its kind and its circle are those it had as a vanguard."""
    on_circle = t.Is(t.SELF, t.Word("type", "unit") & VC)
    last = when("move", t.If(on_circle, (energy(t.FigureOf(t.SELF, "power")),)), word="rode upon")
    old = unit("Old", 2, 9000, None, last)
    d = board(
        "ride", side(old, fl=unit("Crown", 1, 8000, 5000, cont(t.Modify(t.YOURS & VC, "power", "+", 500))), hand=[B])
    )
    d.take('ride "B"')
    assert where(d, "Old") == "soul" and charged(d) == 9500


def test_11_9_7_1_a_timed_trigger_triggers_once() -> None:
    """Unless it says otherwise."""
    for always, n in ((False, 1), (True, 2)):
        later = user(t.Delay(t.When("attack", t.YOURS), (energy(),), "turn", always))
        d = board("main", side(fl=A, fr=B, bl=later)).take('use "User"', "pass")
        d.take("attack", 'attack with "A" -> "Villain"', "attack", 'attack with "B" -> "Villain"')
        assert charged(d) == n


def test_11_9_8_1_a_situation_triggers_again_once_it_was_resolved() -> None:
    """While it is standby it does not become so a second time."""
    poor = t.Compare(t.Count(t.YOURS & t.Zone(("hand",))), "=", 0)
    enough = t.If(t.Compare(t.Number(t.YOU, "energy"), ">=", 3), (DRAW,))
    beggar = unit("Beggar", 1, 8000, 5000, t.Automatic(t.Becomes(poor), do=(energy(), enough)))
    d = board("main", side(fl=beggar, hand=[A]))
    assert charged(d) == 0
    d.take('call "A" to back left')
    assert charged(d) == 3 and count(d, "hand") == 1
    busy = watcher("Busy", "move", energy(100), subject=t.YOURS, word="normal call")
    d = board("main", side(fl=beggar, fr=busy, hand=[A])).take('call "A" to back left')
    assert sorted(d.offered) == ['resolve "Beggar"', 'resolve "Busy"']
    d.take('resolve "Busy"')
    assert charged(d) == 101 and count(d, "hand") == 1


def test_11_9_9_it_is_played_though_its_card_or_the_ability_is_gone() -> None:
    doomed = watcher("Doomed", "attack", energy(1))
    for end in (t.Do("retire", t.Word("name", "Doomed")), t.Continue((t.Strip(t.Word("name", "Doomed")),), "turn")):
        killer = watcher("Killer", "attack", end)
        d = board("battle", side(fl=A, bl=doomed, bc=killer, fr=B))
        d.take("attack", 'attack with "A" -> "Villain"', 'resolve "Killer"')
        assert charged(d) == 1
        d.take("attack", 'attack with "B" -> "Villain"')
        assert charged(d) == 1, "it does not trigger any more"
