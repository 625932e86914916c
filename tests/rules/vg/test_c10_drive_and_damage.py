"""[VG 10.6] Drive step, [VG 10.7] damage step, [VG 10.8] close step."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.happening import events
from ludex.core.position.game import Ctx, Game
from ludex.core.sight.view import may_see, view
from ludex.games.vg.book import BOOK
from ludex.games.vg.c04_zones import battle
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    FILLER,
    at,
    board,
    build,
    card,
    count,
    gets,
    order,
    pass_all,
    put,
    rules,
    side,
    state,
    told,
    trigger,
    unit,
    value,
    when,
    where,
)

TWIN = unit("Twin", 3, 13000, None, keywords=["Twin Drive"])
WALL = unit("Wall", 1, 6000, 10000)
WEAK = unit("Weak", 3, 5000, None)
CRIT = trigger("Crit", "critical")


def energy(n: int = 1) -> t.Instr:
    return t.Gain("energy", n)


def drive_checks(d: Driver) -> int:
    return len(told(d, "drive check"))


def test_10_6_1_1_abilities_of_the_drive_step_come_before_the_first_check() -> None:
    eager = unit("Eager", 3, 13000, None, at("drive step", gets(1, "battle", figure="drive")))
    d = board("battle", side(vc=eager))
    d.take("attack")
    assert drive_checks(d) == 2


def test_10_6_1_2_only_a_unit_that_still_attacks_makes_checks() -> None:
    """RULING-VG-014 [VG 10.6.1.2.1]"""
    leave = when("drive check", t.Do("ride", t.YOURS & t.Zone(("soul",))), subject=t.ANY)
    d = board("battle", side(vc=unit("Twin", 3, 13000, None, leave, keywords=["Twin Drive"]), soul=[unit("Old", 1)]))
    d.take("attack")
    assert where(d, "Old") == "VC" and drive_checks(d) == 1


def test_10_6_1_2_1_the_drive_of_the_attacking_unit_counts() -> None:
    d = board("battle", side(vc=TWIN, fl=unit("Rear", 3, 13000, None, keywords=["Triple Drive"])))
    d.take("attack", 'attack with "Rear"')
    assert drive_checks(d) == 0
    d.take("attack")
    assert drive_checks(d) == 2


def test_10_6_1_2_2_without_drive_there_is_no_check() -> None:
    none = unit("None", 3, 13000, None, t.Passive((t.Modify(t.SELF, "drive", "+", -1),)))
    d = board("battle", side(vc=none))
    d.take("attack")
    assert drive_checks(d) == 0 and rules(d, "10.6.1.2", "10.6.1.4") == ["10.6.1.2", "10.6.1.4"]


def test_10_6_1_2_3_the_top_card_comes_face_up_into_the_trigger_zone() -> None:
    """[VG 4.13.2] Both players see it; a further card is put on top of it."""
    d = board("battle", side(deck=[CRIT]))
    d.take("attack")
    assert d.names("trigger", 0) == ["Crit"]
    obj = d.obj("trigger", 0)
    assert obj.up and may_see(d.game, obj, 0) and may_see(d.game, obj, 1)
    events.perform(d.game, events.moving(d.game, d.game.zone("deck", 0)[-1], "trigger"))
    for player in (0, 1):
        shown = view(d.game, player)["players"][0]["zones"]["trigger"]
        assert [(each["name"], each["place"]) for each in shown] == [("Crit", 2), ("Filler", 1)]


def test_10_6_1_2_4_triggers_come_before_automatic_abilities() -> None:
    """[VG 10.6.1.2.5] Those resolve while the card is still in the trigger zone."""
    probe = t.If(t.Exists(t.YOURS & t.Zone(("trigger",))), (energy(),))
    watcher = unit("Watcher", 1, 8000, 5000, when("drive check", probe, subject=t.ANY))
    d = board("battle", side(bl=watcher, deck=[CRIT]))
    d.take("attack")
    assert d.offered == ['critical of "Crit"', 'power of "Crit"'] and d.game.num(0, "energy") == 0
    assert len(d.game.pending) == 1
    d.take("critical", 'critical to "Hero"')
    assert d.game.num(0, "energy") == 0
    d.take('power to "Hero"')
    assert d.game.num(0, "energy") == 1 and where(d, "Crit") == "hand"
    assert len(d.game.zone("damage", 1)) == 2


def test_10_6_1_2_6_the_card_goes_to_hand_if_it_is_still_there() -> None:
    """[VG 4.13.1.1]"""
    d = board("battle", side(deck=[unit("Checked")]))
    d.take("attack")
    assert where(d, "Checked") == "hand"
    steal = when("drive check", t.Move(t.Ref("it"), "soul"), subject=t.ANY)
    d = board("battle", side(bl=unit("Thief", 1, 1, 1, steal), deck=[unit("Checked")]))
    d.take("attack")
    assert where(d, "Checked") == "soul" and count(d, "hand") == 0


def test_10_6_1_3_drive_is_read_again_after_each_check() -> None:
    more = when("drive check", gets(1, "battle", figure="drive"), subject=t.ANY, limit=1)
    d = board("battle", side(vc=unit("Twin", 3, 13000, None, more, keywords=["Twin Drive"])))
    d.take("attack", 'resolve "Twin"')
    assert drive_checks(d) == 3
    less = when("drive check", gets(-1, "battle", figure="drive"), subject=t.ANY)
    d = board("battle", side(vc=unit("Twin", 3, 13000, None, less, keywords=["Twin Drive"])))
    d.take("attack")
    assert drive_checks(d) == 1


def test_10_6_1_4_what_the_last_check_triggers_comes_before_the_damage_step() -> None:
    taken = t.Automatic(t.When("move", src=("trigger",), dst=("hand",)), do=(gets(9000, "battle"),))
    d = board("battle", side(vc=unit("Late", 3, 5000, None, taken)))
    d.take("attack")
    assert told(d, "hit") == ["Late"]


def test_10_7_1_1_abilities_of_the_damage_step_come_before_the_comparison() -> None:
    late = unit("Late", 1, 5000, 5000, at("damage step", gets(8000, "battle")))
    d = board("battle", side(fl=late))
    d.take("attack", 'attack with "Late"')
    assert told(d, "hit") == ["Late"] and count(d, "damage", 1) == 1


def test_10_7_1_2_equal_power_hits_less_does_not() -> None:
    for power, hits in ((13000, True), (12999, False), (13001, True)):
        d = board("battle", side(fl=unit("Front", 1, power)))
        d.take("attack", 'attack with "Front"')
        assert bool(told(d, "hit")) is hits and bool(told(d, "no hit")) is not hits
        assert count(d, "damage", 1) == int(hits)


def test_10_7_1_2_1_no_comparison_without_attacker_or_target() -> None:
    kill = t.Automatic(t.When("begin", word="damage step"), do=(t.Do("retire", t.YOURS & t.Zone(("RC",))),))
    d = board("battle", side(fl=unit("Front", 1, 50000, 5000, kill)))
    d.take("attack", 'attack with "Front"')
    assert told(d, "no hit") == ["Front"] and count(d, "damage", 1) == 0


DOMINATE = (t.Choose("x", 1, t.ENEMY & t.Zone(("RC",))), t.Do("dominate", t.Ref("x"), word="turn"))
SNARE = order("Snare", *DOMINATE, type="blitz order")


def test_10_7_1_2_1_a_target_that_changes_its_master_is_not_hit() -> None:
    """[VG 10.7.1.7] The attack did not hit, and nobody is retired."""
    arm = unit("Arm", 1, 20000, 5000, when("attack", *DOMINATE))
    d = board("battle", side(fl=arm), side(fl=unit("Goat", 1, 8000)))
    d.take("attack", 'attack with "Arm" -> "Goat"')
    assert told(d, "no hit") == ["Arm"] and told(d, "hit") == [] and where(d, "Goat") == "RC front left"


def test_10_7_1_2_1_a_unit_that_is_free_again_has_not_changed_its_master() -> None:
    """It was dominated only while an effect was resolved."""
    arm = unit("Arm", 1, 20000, 5000, when("attack", DOMINATE[0], t.Do("dominate", t.Ref("x"))))
    d = board("battle", side(fl=arm), side(fl=unit("Goat", 1, 8000)))
    d.take("attack", 'attack with "Arm" -> "Goat"')
    assert told(d, "hit") == ["Arm"] and where(d, "Goat") == "drop"


def test_10_7_1_2_1_an_attacker_that_changes_its_master_does_not_hit() -> None:
    """A rear-guard that is dominated in the guard step."""
    d = board("battle", side(fl=unit("Arm", 1, 20000)), side(hand=[SNARE]))
    d.take("attack", 'attack with "Arm" -> "Villain"', 'play "Snare"')
    pass_all(d, "attack")
    assert told(d, "no hit") == ["Arm"] and told(d, "hit") == [] and count(d, "damage", 1) == 0


def test_10_6_1_2_3_the_drive_check_is_that_of_the_present_master() -> None:
    """[VG 7.39.7] A vanguard that was dominated in the guard step checks the other player's deck."""
    snare = order("Snare", t.Do("dominate", t.ENEMY & t.Zone(("VC",)), word="turn"), type="blitz order")
    d = board("battle", side(deck=[unit("Mine")]), side(hand=[snare], deck=[unit("Yours")]))
    d.take("attack", 'play "Snare"')
    pass_all(d, "attack")
    assert told(d, "drive check") == ["Yours"] and where(d, "Yours") == "hand" and where(d, "Mine") == "deck"


def test_10_4_1_10_a_guardian_does_not_guard_a_unit_that_the_opponent_has_now() -> None:
    """RULING-VG-250: the guard step goes on, and the guardian guards nothing."""
    arm = unit("Arm", 1, 8000, 5000, at("guard step", *DOMINATE))
    d = board("battle", side(fl=arm), side(fl=unit("Goat", 1, 8000), hand=[WALL, unit("Spare")]))
    d.take("attack", 'attack with "Arm" -> "Goat"', 'guard with "Wall"')
    assert where(d, "Wall") == "GC" and value(d, "Goat") == 8000


def test_10_7_1_3_hit_abilities_do_not_wait_yet_after_the_comparison() -> None:
    """[VG 10.7.1.5] [VG 10.7.1.6] All damage checks come first, each with its triggers."""
    hitter = unit("Hitter", 1, 13000, 5000, when("hit", energy()), critical=2)
    d = board("battle", side(fl=hitter), side(deck=[CRIT, CRIT]))
    d.take("attack", 'attack with "Hitter"')
    assert d.offered == ['critical of "Crit"', 'power of "Crit"'] and not d.game.pending
    d.take("power")
    assert d.game.num(0, "energy") == 0 and not d.game.pending and len(told(d, "damage check")) == 2
    d.take("power")
    assert d.game.num(0, "energy") == 1 and count(d, "damage", 1) == 2


def test_10_7_1_4_a_vanguard_gets_the_critical_as_damage_a_rear_guard_none() -> None:
    """[VG 13.6.1]"""
    d = board("battle", side(fl=unit("Front", 1, 20000, critical=3)), side(fl=WALL))
    d.take("attack", 'attack with "Front" -> "Villain"')
    assert count(d, "damage", 1) == 3
    d = board("battle", side(fl=unit("Front", 1, 20000, critical=3)), side(fl=WALL))
    d.take("attack", 'attack with "Front" -> "Wall"')
    assert count(d, "damage", 1) == 0 and where(d, "Wall") == "drop"


def test_10_7_1_4_1_no_damage_with_critical_zero_but_a_hit() -> None:
    for critical in (0, -1):
        d = board("battle", side(fl=unit("Soft", 1, 20000, critical=critical)))
        d.take("attack", 'attack with "Soft"')
        assert told(d, "hit") == ["Soft"] and count(d, "damage", 1) == 0 and d.game.num(1, "damage") == 0


def test_10_7_1_4_2_no_damage_by_an_attacker_that_has_left() -> None:
    """It left in the check timing after the comparison; one that does something else then deals its damage."""

    def hit_now(game: Game, ctx: Ctx) -> bool:
        now = battle(game)
        return now is not None and bool(now.hit) and game.num(0, "energy") == 0

    BOOK.conditions["hit now"] = hit_now
    try:
        for do, zone, damage in ((t.Do("retire", t.SELF), "drop", 0), (energy(), "RC front left", 1)):
            then = t.Automatic(t.Becomes(t.Named("hit now")), do=(do,))
            d = board("battle", side(fl=unit("Flighty", 1, 20000, 5000, then)))
            d.take("attack", 'attack with "Flighty"')
            assert where(d, "Flighty") == zone and count(d, "damage", 1) == damage
            assert told(d, "hit") == ["Flighty"]
        taken = t.Automatic(
            t.Becomes(t.Named("hit now")), do=(*DOMINATE, t.Gain("energy", 1, t.OPPONENT)), zones=("VC",)
        )
        d = board("battle", side(fl=unit("Arm", 1, 20000)), side(unit("Witch", 3, 13000, None, taken)))
        d.take("attack", 'attack with "Arm"')
        assert told(d, "hit") == ["Arm"] and count(d, "damage", 1) == 0  # its master has changed
    finally:
        del BOOK.conditions["hit now"]


def test_10_7_1_6_hit_abilities_come_after_the_loss_at_six_damage() -> None:
    win = when("hit", energy())
    d = board("battle", side(fl=unit("Front", 1, 20000, 5000, win)), side(damage=5))
    d.take("attack", 'attack with "Front"')
    assert d.game.outcome is not None and d.game.outcome.rule == "VG 13.2.2"
    assert told(d, "hit") == [] and d.game.num(0, "energy") == 0


def test_10_7_1_6_1_hits_a_vanguard_only_if_the_vanguard_was_attacked_and_hit() -> None:
    on_vanguard = t.Automatic(t.When("hit", t.SELF, t.Zone(("VC",))), do=(energy(),))
    front = unit("Front", 1, 20000, 5000, on_vanguard)
    d = board("battle", side(fl=front), side(fl=WALL))
    d.take("attack", 'attack with "Front" -> "Wall"')
    assert d.game.num(0, "energy") == 0 and told(d, "hit") == ["Front"]
    d = board("battle", side(fl=front), side(fl=WALL))
    d.take("attack", 'attack with "Front" -> "Villain"')
    assert d.game.num(0, "energy") == 1


def test_10_7_1_7_did_not_hit_happens_once_also_for_an_attacker_that_ceased_to_attack() -> None:
    sad = unit("Sad", 1, 1000, 5000, when("no hit", energy()))
    d = board("battle", side(fl=sad))
    d.take("attack", 'attack with "Sad"')
    assert d.game.num(0, "energy") == 1
    back = t.Automatic(t.When("begin", word="damage step"), do=(t.Move(t.SELF, "hand"),))
    d = board("battle", side(fl=unit("Gone", 1, 50000, 5000, back)))
    d.take("attack", 'attack with "Gone"')
    assert told(d, "no hit") == ["Gone"] and told(d, "hit") == []


def test_10_7_1_8_hit_abilities_anyway_once_each_without_damage() -> None:
    anyway = t.Passive((t.Rule("permit", "hit abilities anyway"),))
    hopeful = unit("Hopeful", 1, 1000, 5000, when("hit", energy()), when("no hit", energy(10)), anyway)
    d = board("battle", side(fl=hopeful))
    d.take("attack", 'attack with "Hopeful"')
    pass_all(d, "attack")
    assert d.game.num(0, "energy") == 11 and count(d, "damage", 1) == 0


def test_10_7_1_9_hit_abilities_find_guardians_and_the_hit_unit_still_there() -> None:
    probe = t.Gain("energy", t.Count(t.ENEMY & t.Zone(("GC", "RC"))))
    d = board("battle", side(fl=unit("Front", 1, 30000, 5000, when("hit", probe))), side(fl=unit("Prey"), hand=[WALL]))
    d.take("attack", 'attack with "Front" -> "Prey"', 'guard with "Wall"')
    assert d.game.num(0, "energy") == 2 and where(d, "Prey") == "drop" and where(d, "Wall") == "drop"


def test_10_7_1_10_g_guardians_then_guardians_then_hit_rear_guards() -> None:
    """[VG 4.4.2.2] A G guardian goes on to the G zone. An unhit rear-guard stays. [VG 10.7.1.11]"""
    last = when("move", energy(), word="retire")
    sweep = t.Passive((t.Rule("widen", "battles", t.SELF, t.ENEMY & t.Slot((0, 1))),))
    game = build(
        "battle", side(vc=unit("Sweep", 3, 9000, None, sweep)),
        side(fl=unit("Prey", 1, 8000, 5000, last), fr=unit("Rock", 2, 20000), hand=[WALL]),
    )  # fmt: skip
    d = Driver(game)
    d.take("attack", 'attack with "Sweep" -> "Villain"', 'guard with "Wall"')
    put(game, 1, "GC", card("Angel", type="G unit", grade=4, power=15000))
    d.take('for "Villain"')
    retired = told(d, "move", "retire")
    assert retired == ["Angel", "Wall", "Prey"]
    assert where(d, "Angel") == "G" and where(d, "Rock") == "RC front right"
    assert d.game.num(1, "energy") == 1
    steps = [cite for cite in d.trace.steps if cite in ("VG 11.8.3.1", "VG 10.8.1.1")]
    assert steps == ["VG 11.8.3.1", "VG 10.8.1.1"]


def test_10_8_1_1_abilities_of_the_close_step_and_the_end_of_battle_once_each() -> None:
    a = unit("A", 1, 8000, 5000, at("close step", energy(1)), at("end of battle", energy(10)))
    d = board("battle", side(fl=a))
    d.take("attack", 'attack with "A"')
    pass_all(d, "attack")
    assert d.game.num(0, "energy") == 11


def test_10_8_1_2_effects_of_the_battle_last_through_the_check_timing() -> None:
    """And attacker, booster and target stop being so."""
    probe = t.If(t.Exists(t.YOURS & t.Zone(("RC",)) & t.Figure("power", ">=", 21000)), (energy(),))
    late = unit("Late", 1, 8000, 5000, at("end of battle", probe), keywords=["Boost"])
    front = unit("Front", 1, 8000, 5000, when("attack", gets(5000, "battle")))
    d = board("battle", side(fl=front, bl=late))
    d.take("attack", 'attack with "Front"', 'boost with "Late"')
    assert d.game.num(0, "energy") == 1
    assert value(d, "Front") == 8000 and state(d, "Late") == "rest"
    assert d.game.effects == ()


def test_10_8_1_3_newcomers_with_end_of_battle_abilities_in_a_repeat() -> None:
    comer = unit("Comer", 1, 8000, 5000, at("end of battle", energy(10)))
    bring = t.Do("call", t.YOURS & t.Zone(("drop",)), word="RC")
    d = board("battle", side(fl=unit("Caller", 1, 8000, 5000, at("end of battle", energy(1), bring)), drop=[comer]))
    d.take("attack", 'attack with "Caller"', 'call "Comer" to back left')
    assert d.game.num(0, "energy") == 11
    assert rules(d, "10.8.1.3") == ["10.8.1.3", "10.8.1.3"]
    d.take("attack")
    pass_all(d, "attack", "call")
    assert d.game.num(0, "energy") == 22


def test_10_8_1_3_a_situation_that_arises_when_the_battles_effects_end_is_resolved_in_the_close_step() -> None:
    weak = t.Exists(t.SELF & t.Figure("power", "<=", 8000))
    watch = t.Automatic(t.Becomes(weak), do=(energy(), gets(1000, "")))
    for until, times in (("battle", 1), ("turn", 0)):
        front = unit("Front", 1, 9000, 5000, when("attack", gets(5000, until), gets(-1000, "")), watch)
        d = board("battle", side(fl=front, fr=unit("Other")))
        d.take("attack", 'attack with "Front"')
        pass_all(d, "attack")
        assert d.decision is not None and d.decision.rule == "VG 10.3.1.3"
        assert d.game.num(0, "energy") == times
        assert len(rules(d, "10.8.1.3")) == 1 + times


def test_10_8_1_4_back_to_the_start_step_or_to_the_instruction() -> None:
    """[VG 7.36.1.3]"""
    d = board("battle", side(fl=unit("Front")))
    d.take("attack", 'attack with "Front"')
    assert d.offered == ["attack", "pass"] and d.decision is not None and d.decision.rule == "VG 10.3.1.3"
    target = t.Choose("foe", 1, t.ENEMY & t.Zone(("VC",)))
    command = t.Do("attack", t.YOURS & t.Zone(("RC",)), word="foe")
    d = board(
        "main", side(fl=unit("One", 1, 8000, 5000, at("main phase", target, command)), fr=unit("Two"), hand=[FILLER])
    )
    assert d.offered == ['attack with "One" -> "Villain"', 'attack with "Two" -> "Villain"']
    d.take('attack with "Two"')
    assert told(d, "attack") == ["Two", "One"] and d.decision is not None and d.decision.rule == "VG 9.9.2"
