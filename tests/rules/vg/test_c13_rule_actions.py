"""[VG 13] Rule actions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludex.core import tree as t
from ludex.core.flow.frames import Frame
from ludex.core.happening import events, zones
from ludex.core.position.event import Event
from ludex.core.position.game import Game
from ludex.core.position.objects import Card
from ludex.core.sight.view import may_see
from ludex.games.vg.book import BOOK
from ludex.games.vg.c04_zones import DECK, DROP, RC, VC
from ludex.games.vg.c13_rule_actions import no_action_due, no_action_found
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    DRAW,
    FILLER,
    NOBODY,
    Side,
    board,
    build,
    count,
    find,
    order,
    put,
    side,
    told,
    trigger,
    unit,
    when,
    where,
)

CRIT, HEAL, DRAWER = trigger("Crit", "critical"), trigger("Heal", "heal"), trigger("Drawer", "draw")


def energy(n: int = 1) -> t.Instr:
    return t.Gain("energy", n)


def checked(you: Side | None = None, foe: Side | None = None, active: int = 0, forced: bool = False) -> Driver:
    """A position that stands before one check timing (and then the main phase)."""
    game = build("main", you, foe, active=active)
    game.frames.append(Frame("VG 11.6.1"))
    return Driver(game, forced)


def use(*do: t.Instr) -> Card:
    return unit("User", 1, 8000, 5000, t.Activated(do=do, limit=1))


def test_13_1_2_situations_count_only_in_a_check_timing() -> None:
    """[VG 13.2.3] The deck is empty in the middle of an effect, and not any more at the check timing."""
    back = t.Move(t.YOURS & t.Zone(("hand",)), "deck")
    d = board("main", side(fl=use(t.Draw(2), back), deck=[FILLER, FILLER], filler=0))
    d.take('use "User"')
    assert d.game.outcome is None and count(d, "deck") == 2
    d = board("main", side(fl=use(t.Draw(2)), deck=[FILLER, FILLER], filler=0))
    d.take('use "User"')
    assert d.game.outcome is not None and d.game.outcome.winner == 1


def test_13_1_3_several_rule_actions_are_one_moment() -> None:
    """[VG 1.2.3] Both lose at once: a draw."""
    d = checked(side(damage=6), side(filler=0))
    assert d.game.outcome is not None and d.game.outcome.winner == -1
    watch = t.Automatic(t.When("move", word="overloaded"), do=(t.Gain("energy", t.Count(t.YOURS & t.Zone(("RC",)))),))
    game = build("main", side(fl=unit("A"), fr=unit("B"), bc=unit("Watch", 1, 1, 1, watch)))
    put(game, 0, "RC", unit("C"), "front left")
    put(game, 0, "RC", unit("D"), "front right")
    d = Driver(game)
    assert sorted(d.names("drop", 0)) == ["A", "B"] and d.game.num(0, "energy") == 6


def test_13_2_1_a_player_who_fulfils_two_conditions_loses_once() -> None:
    d = checked(side(damage=6, filler=0))
    assert d.game.outcome is not None
    assert (d.game.outcome.winner, d.game.outcome.rule) == (1, "VG 13.2.2")


def test_13_2_2_six_cards_in_the_damage_zone() -> None:
    """[VG 1.2.2.1] Six gained and healed to five within one effect is no loss."""
    assert checked(side(damage=5)).game.outcome is None
    assert checked(side(damage=6)).game.outcome is not None
    top = (t.Look("top", 1, "deck"), t.Move(t.Ref("top"), "damage"))
    healed = (t.Choose("one", 1, t.YOURS & t.Zone(("damage",))), t.Do("heal", t.Ref("one")))
    d = board("main", side(fl=use(*top, *healed), damage=5))
    d.take('use "User"')
    assert count(d, "damage") == 6
    d.take(d.offered[0])
    assert d.game.outcome is None and count(d, "damage") == 5 and count(d, "drop") == 1


def test_13_2_3_no_cards_in_the_deck() -> None:
    """[VG 1.2.2.2] Without any failed draw."""
    d = board("main", side(fl=use(DRAW), deck=[FILLER], filler=0))
    d.take('use "User"')
    assert d.game.outcome is not None and d.game.outcome.rule == "VG 13.2.3"
    assert "no card to draw" not in d.trace.kinds()


def test_13_2_4_no_vanguard_and_no_soul() -> None:
    """[VG 1.2.2.3]"""
    d = checked(side(vc=NOBODY))
    assert d.game.outcome is not None and (d.game.outcome.winner, d.game.outcome.rule) == (1, "VG 13.2.4")


def test_13_3_3_of_several_units_on_the_vanguard_circle_the_last_stays() -> None:
    d = checked(side(vc=[unit("Old"), unit("Older"), unit("New")]))
    assert d.names("VC", 0) == ["New"] and sorted(d.names("soul", 0)) == ["Old", "Older"]


def test_13_3_5_of_several_cards_on_a_rear_guard_circle_the_last_stays() -> None:
    """NB: a unit that an effect moves there is the one placed last."""
    game = build("main", side(fl=unit("A"), fr=unit("B")))
    events.perform(game, Event("move", game.zone("RC", 0)[0], 0, 0, "put", 0, RC, RC, -1, -1, 1))
    d = Driver(game)
    assert d.names("RC", 0) == ["A"] and where(d, "A") == "RC front right" and d.names("drop", 0) == ["B"]


def test_13_4_1_guardians_with_nobody_attacked_go_to_the_drop_zone() -> None:
    """Also those of the attacking side."""
    d = checked(side(GC=[unit("Lost")]))
    assert where(d, "Lost") == "drop"
    game = build("battle", side(fl=unit("Front")), side(hand=[unit("Wall"), FILLER]))
    d = Driver(game)
    d.take("attack", 'attack with "Front"')
    put(game, 0, "GC", unit("Wrong"))
    d.take('guard with "Wall"')
    assert where(d, "Wrong") == "drop" and where(d, "Wall") == "GC"


def test_13_5_1_without_a_vanguard_a_card_of_the_soul_is_ridden() -> None:
    """The player chooses; it is a ride, with what placing triggers."""
    lord = unit("Lord", 2, 10000, 5000, when("move", energy(), dst=("VC",), word="ride"))
    soul = [lord, unit("Page", 0), order("Order", DRAW)]
    d = checked(side(vc=NOBODY, soul=soul))
    assert d.offered == ['ride "Lord"', 'ride "Page"'] and d.decision is not None and d.decision.player == 0
    d.take('ride "Lord"')
    assert d.names("VC", 0) == ["Lord"] and d.game.num(0, "energy") == 1 and d.game.outcome is None
    assert [e.word for e in d.trace.events if e.kind == "ride"] == ["superior ride"]


def test_13_5_1_1_a_soul_with_nothing_to_ride_loses() -> None:
    """RULING-VG-008"""
    d = checked(side(vc=NOBODY, soul=[order("Order", DRAW)]))
    assert d.game.outcome is not None and (d.game.outcome.winner, d.game.outcome.rule) == (1, "VG 13.5.1.1")


def test_13_6_1_damage_one_card_at_a_time_when_nothing_else_is_due() -> None:
    """[VG 13.6.2] Each lowers the damage by one first, [VG 13.6.3] then the top card is turned over for all to see."""
    game = build("main", side(deck=[CRIT, unit("Next")], numbers={"damage": 2}, GC=[unit("Lost")]))
    game.frames.append(Frame("VG 11.6.1"))
    d = Driver(game)
    assert d.names("trigger", 0) == ["Crit"] and d.game.num(0, "damage") == 1
    assert where(d, "Lost") == "drop" and told(d, "move")[0] == "Lost"
    obj = d.obj("trigger", 0)
    assert obj.up and may_see(game, obj, 1)
    assert d.game.zone("damage", 0) == ()
    d.take("power")
    assert d.names("damage", 0) == ["Crit", "Next"] and d.game.num(0, "damage") == 0
    assert d.trace.steps.count("VG 13.6.2") == 2


def test_13_6_1_no_damage_is_applied_while_a_card_is_in_a_trigger_zone() -> None:
    """A drive check of the opponent runs."""
    hurt = when("drive check", t.Do("deal damage", t.Zone(("VC",)), 1), subject=t.ANY)
    d = board("battle", side(bl=unit("Hurt", 1, 1, 1, hurt), deck=[unit("Checked")]))
    d.take("attack")
    order_of = [e.word for e in d.trace.events if e.kind == "move"]
    assert order_of[:4] == ["drive check", "to hand", "damage check", "damage"]


@pytest.mark.parametrize("active", [0, 1])
def test_13_6_1_1_the_turn_players_damage_comes_first(active: int) -> None:
    d = checked(side(numbers={"damage": 2}), side(numbers={"damage": 1}), active=active)
    order_of = [e.player for e in d.trace.events if e.kind == "damage check"]
    assert order_of == ([0, 0, 1] if active == 0 else [1, 0, 0])


def test_13_6_4_trigger_abilities_are_played_by_the_damaged_player() -> None:
    """Before the card is in the damage zone: it does not count for its own heal. [VG 4.13.1.2] [VG 13.7.2]"""
    d = checked(side(deck=[DRAWER], numbers={"damage": 1}))
    assert d.decision is not None and d.decision.player == 0
    assert d.offered == ['draw of "Drawer"', 'power of "Drawer"']
    d.take("draw")
    assert count(d, "hand") == 1 and d.names("damage", 0) == ["Drawer"]
    d = checked(side(deck=[HEAL], damage=5, numbers={"damage": 1}), side(damage=5))
    d.take("heal")
    assert d.game.outcome is None and count(d, "damage") == 5 and "Heal" in d.names("damage", 0)
    d = checked(side(deck=[HEAL], damage=4, numbers={"damage": 1}), side(damage=5))
    d.take("heal")
    assert count(d, "damage") == 5 and told(d, "move", "heal") == []


def test_13_7_1_waiting_abilities_come_before_the_card_goes_to_the_damage_zone() -> None:
    """If it left the trigger zone, nothing moves."""
    probe = t.If(t.Exists(t.YOURS & t.Zone(("trigger",))), (energy(),))
    watch = unit("Watch", 1, 1, 1, when("damage check", probe, subject=t.ANY))
    d = checked(side(fl=watch, deck=[unit("Checked")], numbers={"damage": 1}))
    assert d.game.num(0, "energy") == 1 and d.names("damage", 0) == ["Checked"]
    steal = unit("Steal", 1, 1, 1, when("damage check", t.Move(t.Ref("it"), "hand"), subject=t.ANY))
    d = checked(side(fl=steal, deck=[unit("Checked")], numbers={"damage": 1}))
    assert d.names("damage", 0) == [] and d.names("hand", 0) == ["Checked"]


def test_13_7_2_the_card_lies_face_up_in_the_damage_zone() -> None:
    d = checked(side(deck=[unit("Checked")], numbers={"damage": 1}))
    assert d.names("damage", 0) == ["Checked"] and d.obj("damage", 0).up


def test_13_10_1_a_card_left_in_the_trigger_zone_goes_to_the_drop_zone() -> None:
    """RULING-VG-018: not one whose check still runs."""
    d = checked(side(trigger=[unit("Left")]))
    assert where(d, "Left") == "drop"
    peek = unit("Peek", 1, 1, 1, when("drive check", energy(), subject=t.ANY))
    d = board("battle", side(bl=peek, deck=[unit("Checked")]))
    d.take("attack")
    assert where(d, "Checked") == "hand"


def test_13_11_1_an_order_that_is_not_being_played_leaves_the_order_area() -> None:
    d = checked(side(order_area=[order("Stray", DRAW)]))
    assert where(d, "Stray") == "drop" and count(d, "hand") == 0


def test_13_11_2_a_card_that_is_no_order_leaves_the_order_area() -> None:
    d = checked(side(order_area=[unit("Stray")]))
    assert where(d, "Stray") == "drop"


def test_13_11_3_a_face_up_order_on_a_circle_goes_to_the_drop_zone() -> None:
    """One that lies face down is left alone. [VG 4.4.3] Moved there it would not even arrive."""
    d = checked(side(fl=order("Stray", DRAW)))
    assert where(d, "Stray") == "drop"
    game = build("main", side(fl=order("Locked", DRAW)))
    obj = game.objects[game.zone("RC", 0)[0]].copy()
    obj.up = False
    game.put(obj)
    d = Driver(game)
    assert where(d, "Locked") == "RC front left"
    game = build("main", side(hand=[order("Lost", DRAW)]))
    events.perform(game, events.moving(game, game.zone("hand", 0)[0], "RC", 0, slot=1))
    assert [game.objects[id].card.name for id in game.zone("drop", 0)] == ["Lost"]


def test_13_13_1_energy_above_its_limit_becomes_the_limit() -> None:
    d = checked(side(numbers={"energy": 10, "energy limit": 7}), side(numbers={"energy": 3, "energy limit": 7}))
    assert (d.game.num(0, "energy"), d.game.num(1, "energy")) == (7, 3)


def test_13_5_1_a_vanguard_that_an_effect_takes_away_is_replaced_at_the_check_timing() -> None:
    gone = t.Move(t.YOURS & t.Zone(("VC",)), "hand")
    d = board("main", side(fl=use(gone), soul=[unit("Page", 0)]))
    d.take('use "User"')
    assert d.names("VC", 0) == ["Page"] and d.names("hand", 0) == ["Hero"]
    assert d.game.objects[find(d, "Page")].zone == VC


def test_13_8_1_a_pseudo_card_outside_its_zones_is_erased() -> None:
    """[VG 15.2.4.2.1] Moved there it is erased at once, and the move has happened."""
    wisp = BOOK.tokens["LV-T1"]
    game = build("main", side(fl=wisp))
    zones.create(game, wisp, DROP, 0)
    game.frames.append(Frame("VG 11.6.1"))
    d = Driver(game)
    assert d.names("drop", 0) == [] and d.names("RC", 0) == ["Ember Wisp"]
    mourn = t.Automatic(t.When("move", t.Word("name", "Ember Wisp"), word="retire"), do=(energy(),))
    fell = t.Do("retire", t.YOURS & t.Word("name", "Ember Wisp"))
    d = board("main", side(fl=wisp, fr=use(fell), bl=unit("Mourner", 1, 1, 1, mourn)))
    d.take('use "User"')
    assert count(d, "drop") == 0 and d.game.num(0, "energy") == 1


def checks_damage(game: Game) -> None:
    """[VG 13.6.3] The top card of the deck comes to the trigger zone."""
    event = events.moving(game, game.at(DECK, 1)[-1], "trigger", 1, "damage check")
    events.perform(game, event)
    game.remember("damage card", event.new)


def too_much_energy(game: Game) -> None:
    game.set_num(0, "energy limit", 1)
    game.set_num(0, "energy", 2)


DUE: dict[str, Callable[[Game], object]] = {
    "13.2.2 six damage": lambda game: [put(game, 0, "damage", FILLER) for _ in range(6)],
    "13.3.5 two units on a circle": lambda game: [put(game, 0, "RC", FILLER, "front left") for _ in range(2)],
    "13.4.1 a guardian without an attack": lambda game: put(game, 1, "GC", FILLER),
    "13.6.1 damage to apply": lambda game: game.set_num(1, "damage", 1),
    "13.7.1 damage to resolve": checks_damage,
    "13.8.1 a new token": lambda game: events.perform(game, Event("create", 0, 0, word="Shadow Army", dst=RC, slot=2)),
    "13.11.3 an order on a circle": lambda game: zones.move(
        game, game.objects[put(game, 0, "hand", order("Order"))], RC, 0, slot=0
    ),
    "13.13.1 more energy than the limit": too_much_energy,
}


@pytest.mark.parametrize("change", DUE)
def test_13_1_2_what_becomes_due_is_looked_for_at_the_next_check_timing(change: str) -> None:
    """Also where nothing was due before (`Game.settled`)."""
    game = build("main", side(), side())
    assert no_action_due(game) and game.settled and no_action_found(game.clone())
    DUE[change](game)
    assert not no_action_due(game)
    assert not no_action_due(game.clone())
