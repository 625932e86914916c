"""[VG 10.1]-[VG 10.4] Battle phase, start step, attack step."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.happening import events
from ludex.core.position.game import Ctx
from ludex.core.resolving import deeds
from ludex.games.vg.c04_zones import battle
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    DRAW,
    FILLER,
    at,
    board,
    find,
    gets,
    may,
    pass_all,
    rules,
    side,
    state,
    told,
    unit,
    value,
    when,
    where,
)

A, B = unit("A", 1, 8000), unit("B", 2, 10000)
X, Y = unit("X", 1, 8000), unit("Y", 2, 9000)
BOOSTER = unit("Booster", 1, 8000, 5000, keywords=["Boost"])


def energy(n: int = 1) -> t.Instr:
    return t.Gain("energy", n)


def attacks(d: Driver) -> list[str]:
    return [text for text in d.offered if text.startswith("attack with")]


def test_10_1_1_standing_front_row_units_attack_one_after_another() -> None:
    """[VG 10.8.1.4] After each battle the start step comes again."""
    d = board("battle", side(fl=A, fr=(B, "rest"), bl=BOOSTER))
    assert d.offered == ["attack", "pass"]
    d.take("attack")
    assert attacks(d) == ['attack with "Hero" -> "Villain"', 'attack with "A" -> "Villain"']
    d.take('attack with "A"', "pass")
    d.take("attack")
    assert told(d, "attack") == ["A", "Hero"]
    assert pass_all(d, "call").game.active == 1


def test_10_1_3_a_battle_that_is_cut_off_counts() -> None:
    """[VG 10.4.1.1] [VG 10.4.1.7.1] The target left: to the close step, and the attacker stays rested."""
    shy = unit("Shy", 1, 5000, 5000)
    gone = t.Replace(t.When("state", t.SELF, word="rest"), (t.Do("retire", t.ENEMY & t.Zone(("RC",))),), keep=True)
    d = board("battle", side(fl=unit("Feller", 1, 9000, 5000, gone)), side(fl=shy))
    d.take("attack", 'attack with "Feller" -> "Shy"')
    assert d.game.remembers("battles") == 1
    assert state(d, "Feller") == "rest" and rules(d, "10.5.1.1", "10.8.1.1") == ["10.8.1.1"]
    assert d.offered == ["attack", "pass"]


def test_10_1_4_a_battle_where_a_rear_guard_is_attacked_stays_one_though_it_left() -> None:
    def asks(name: str, n: int) -> t.Automatic:
        return at("end of battle", t.If(t.Named(name), (energy(n),)))

    leave = when("attacked", t.Move(t.SELF, "hand"))
    judge = unit("Judge", 1, 1, 1, asks("rear-guard attacked", 1), asks("vanguard attacked", 10))
    d = board("battle", side(bl=judge), side(fl=unit("Shy", 1, 1000, 5000, leave)))
    d.take("attack", 'attack with "Hero" -> "Shy"')
    assert d.game.num(0, "energy") == 0
    pass_all(d, "attack", "call")
    assert d.game.num(0, "energy") == 1
    d = board("battle", side(bl=judge))
    pass_all(d.take("attack"), "attack", "call")
    assert d.game.num(0, "energy") == 10


def test_10_1_5_changing_the_target_changes_what_was_attacked() -> None:
    """[VG 7.38.1]"""
    scout = t.When("hit", t.SELF, t.Zone(("VC",)))
    brave = unit("Brave", 1, 20000, 5000, t.Automatic(scout, do=(energy(1),)), when("hit", energy(10)))
    decoy = unit("Decoy", 1, 5000, 5000, at("guard step", t.Do("change target", t.SELF), who=t.OPPONENT))
    d = board("battle", side(fl=brave), side(fl=decoy))
    d.take("attack", 'attack with "Brave" -> "Villain"')
    assert where(d, "Decoy") == "drop" and d.game.zone("damage", 1) == ()
    assert d.game.num(0, "energy") == 10


def test_10_1_6_the_turn_player_attacks_and_the_opponent_guards() -> None:
    """[VG 10.3.1.2]"""
    d = board("battle", side(fl=A), side(hand=[B]), active=0)
    assert d.decision is not None and d.decision.player == 0
    d.take("attack", 'attack with "A"')
    assert d.decision is not None and d.decision.player == 1 and 'guard with "B"' in d.offered


def test_10_2_2_no_attack_without_attacker_or_target() -> None:
    """[VG 10.3.2] [VG 10.3.1.5] The choice not to attack makes itself, and the battle phase ends."""
    shield = unit("Untouchable", 3, 13000, None, t.Passive((t.Rule("forbid", "be attacked"),)))
    for you, foe in ((side(vc=unit("R", 3, 1, 1, keywords=["Restraint"])), side()), (side(), side(vc=shield))):
        d = board("battle", you, foe)
        assert rules(d, "10.4.1.1", "9.11.8") == ["9.11.8"]


def test_10_2_3_battling_all_leaves_out_those_that_cannot_be_attacked() -> None:
    """[VG 10.4.1.8] [VG 10.4.1.9.3] The others are all attacked, each compared by itself."""
    sweep = unit("Sweep", 3, 9000, None, t.Passive((t.Rule("widen", "battles", t.SELF, t.ENEMY & t.Slot((0, 1))),)))
    safe = unit("Safe", 1, 5000, 5000, t.Passive((t.Rule("forbid", "be attacked"),)))
    d = board("battle", side(vc=sweep), side(fl=X, fr=safe))
    d.take("attack", 'attack with "Sweep" -> "Villain"')
    assert told(d, "attacked") == ["Villain", "X"]
    assert [where(d, n) for n in ("X", "Safe")] == ["drop", "RC front right"]
    assert d.game.zone("damage", 1) == ()


def test_10_3_1_1_abilities_of_the_battle_phase_once_before_the_first_choice() -> None:
    early = unit("Early", 1, 8000, 5000, at("battle phase", energy()))
    d = board("battle", side(fl=early, fr=A))
    assert d.game.num(0, "energy") == 1 and d.offered == ["attack", "pass"]
    d.take("attack", 'attack with "A"')
    assert d.game.num(0, "energy") == 1 and d.offered == ["attack", "pass"]


def test_10_3_1_3_the_player_chooses_whether_to_attack_before_with_whom() -> None:
    """[VG 10.3.1.5] No attack: straight to the end phase, no battle counted, no close step."""
    d = board("battle", side(fl=A))
    assert d.offered == ["attack", "pass"]
    d.take("pass")
    assert rules(d, "10.4.1.1", "10.8.1.1", "9.11.8")[0] == "9.11.8"


def test_10_3_1_4_attacker_and_target_are_unspecified_again() -> None:
    d = board("battle", side(fl=A, fr=B))
    d.take("attack", 'attack with "A"', "attack")
    now = battle(d.game)
    assert now is not None and (now.attacker, now.targets, now.attacking, now.attacked) == (0, (), 0, ())
    assert rules(d, "10.3.1.4", "10.4.1.1") == ["10.3.1.4", "10.4.1.1"] * 2


def test_10_3_2_no_attack_in_the_first_turn() -> None:
    d = board("battle", side(fl=A), turn=1)
    assert rules(d, "10.4.1.1", "9.11.8")[0] == "9.11.8"
    d = board("battle", side(fl=A), turn=2)
    assert d.offered == ["attack", "pass"]


def test_10_4_1_2_abilities_of_the_attack_step_come_before_the_attacker_is_chosen() -> None:
    """[VG 10.4.1.3.1] If they leave nobody to attack with, the battle ends without a close step, and the phase too."""
    tired = unit("Tired", 3, 13000, None, at("attack step", t.SetState(t.SELF, "rest"), energy()))
    d = board("battle", side(vc=tired, fl=A))
    d.take("attack")
    assert attacks(d) == [] and d.game.num(0, "energy") == 1
    assert told(d, "attack") == ["A"]
    d = board("battle", side(vc=tired))
    d.take("attack")
    assert rules(d, "10.4.1.1", "10.4.1.4", "10.8.1.1", "9.11.8")[:2] == ["10.4.1.1", "9.11.8"]


def test_10_4_1_3_only_standing_front_row_units_that_nothing_bars() -> None:
    barred = unit("Barred", 1, 8000, 5000, t.Passive((t.Rule("forbid", "attack"),)))
    d = board("battle", side(fl=barred, fr=(A, "rest"), bl=B, bc=B, br=X))
    d.take("attack")
    assert told(d, "attack") == ["Hero"]


def test_10_4_1_4_1_an_ordered_attacker_that_cannot_attack_goes_to_the_close_step() -> None:
    """[VG 7.36.1] [VG 7.36.1.2] An attack by an instruction has no boost; the battle still counts."""
    target = t.Choose("foe", 1, t.ENEMY & t.Zone(("VC",)))
    command = unit("Command", 1, 8000, 5000, at("main phase", target, t.Do("attack", t.SELF, word="foe")))
    d = board("main", side(fl=command, bl=BOOSTER))
    assert told(d, "attack") == ["Command"] and told(d, "boost") == [] and state(d, "Booster") == "stand"
    assert d.decision is not None and d.decision.rule == "VG 9.9.2" and told(d, "no hit") == ["Command"]
    assert state(d, "Command") == "rest" and d.game.remembers("battles") == 1
    stop = t.Automatic(t.When("begin", word="attack step"), do=(t.SetState(t.ENEMY & t.Zone(("RC",)), "rest"),))
    d = board("main", side(fl=command), side(fl=unit("Stop", 1, 1, 1, stop)))
    assert told(d, "attack") == [] and d.game.remembers("battles") == 1
    assert rules(d, "10.4.1.4", "10.4.1.5", "10.8.1.1") == ["10.4.1.4", "10.8.1.1"]


def test_10_4_1_4_1_an_ordered_attacker_that_an_effect_bars_goes_to_the_close_step() -> None:
    """Barred when the attack step begins, it neither rests nor attacks; barred from something else, it does."""
    target = t.Choose("foe", 1, t.ENEMY & t.Zone(("VC",)))
    command = unit("Command", 1, 8000, 5000, at("main phase", target, t.Do("attack", t.SELF, word="foe")))
    for query, attacks in (("attack", False), ("guard", True)):
        bar = t.Continue((t.Rule("forbid", query, t.ENEMY & t.Zone(("RC",))),), "turn")
        stop = t.Automatic(t.When("begin", word="attack step"), do=(bar,))
        d = board("main", side(fl=command), side(fl=unit("Stop", 1, 1, 1, stop)))
        assert (told(d, "attack") == ["Command"]) is attacks and (state(d, "Command") == "rest") is attacks
        assert rules(d, "10.4.1.5", "10.8.1.1") == (["10.4.1.5", "10.8.1.1"] if attacks else ["10.8.1.1"])


def test_10_4_1_5_3_a_unit_attacks_once_however_many_units_are_attacked() -> None:
    """Who asks for the attacked unit hears of it if one of them fits, once."""
    widens = t.Passive((t.Rule("widen", "battles", t.SELF, t.ENEMY & t.Zone(("VC", "RC"))),))
    heard = [
        t.Automatic(t.When("attack", t.SELF), do=(t.Gain("energy", 1),)),
        t.Automatic(t.When("attack", t.SELF, t.Zone(("RC",))), do=(t.Gain("energy", 10),)),
        t.Automatic(t.When("attack", t.SELF, t.Zone(("VC",))), do=(t.Gain("energy", 100),)),
        t.Automatic(t.When("attack", t.SELF, t.Zone(("GC",))), do=(t.Gain("energy", 1000),)),
    ]
    sweep = unit("Sweep", 1, 8000, 5000, widens, *heard)
    d = board("battle", side(fl=sweep), side(fl=A, fr=B, hand=[FILLER]))
    d.take("attack", 'attack with "Sweep" -> "Villain"')
    pass_all(d, "pass")
    assert d.game.num(0, "energy") == 111 and sorted(told(d, "attacked")) == ["A", "B", "Villain"]


def test_10_4_1_4_1_a_resting_unit_attacks_in_a_state_that_allows_it() -> None:
    """Others at rest do not, and the attack makes no difference to how it lies."""
    tireless = t.Passive((t.Rule("permit", "attack while resting"),))
    lively, tired = unit("Lively", 1, 14000, 5000, tireless), unit("Tired", 1, 14000)
    d = board("battle", side(fl=(lively, "rest"), fr=(tired, "rest")), side(hand=[FILLER]))
    d.take("attack")
    assert may(d, 'attack with "Lively"') and not may(d, 'attack with "Tired"')
    d.take('attack with "Lively" -> "Villain"')
    pass_all(d, "attack")
    assert told(d, "hit") == ["Lively"] and state(d, "Lively") == "rest" and told(d, "state", "rest") == []


def test_10_4_1_12_a_unit_that_an_effect_keeps_from_boosting_is_not_asked() -> None:
    """Only the unit concerned; any other boosts."""
    for name, asked in (("Booster", False), ("Else", True)):
        bar = t.Passive((t.Rule("forbid", "boost", t.ENEMY & t.Word("name", name)),))
        d = board("battle", side(fl=A, bl=BOOSTER), side(fl=unit("Glue", 1, 1, 1, bar)))
        d.take("attack", f'attack with "{A.name}" -> "Villain"')
        assert ('boost with "Booster"' in d.offered) is asked


def test_10_4_1_5_the_attacker_rests_and_attacks_until_it_leaves_its_circle() -> None:
    """[VG 10.4.1.5.1] [VG 10.7.1.2.1] Moved to another circle it attacks no longer and cannot hit."""
    d = board("battle", side(fl=unit("Strong", 1, 50000), bl=unit("Mover", 1, 1, 1)), side(hand=[A]))
    d.take("attack", 'attack with "Strong"')
    assert state(d, "Strong") == "rest"
    now = battle(d.game)
    assert now is not None and now.attacking == find(d, "Strong")
    _shift(d, "Strong", 2)
    now = battle(d.game)
    assert now is not None and now.attacking == 0 and now.attacker == find(d, "Strong")
    d.take("pass")
    assert d.game.zone("damage", 1) == () and told(d, "no hit") == ["Strong"]


def _shift(d: Driver, name: str, slot: int) -> None:
    event = events.moving(d.game, find(d, name), "RC", slot=slot)
    events.perform(d.game, event)


def test_10_4_1_5_2_an_attacker_barred_afterwards_still_hits() -> None:
    bar = t.Continue((t.Rule("forbid", "attack", t.ENEMY),), "turn")
    net = unit("Net", 1, 5000, 5000, t.Automatic(t.When("begin", word="guard step"), do=(bar,)))
    d = board("battle", side(fl=A), side(bl=net, vc=unit("Weak", 3, 5000, None)))
    d.take("attack", 'attack with "A"')
    assert len(d.game.zone("damage", 1)) == 1


def test_10_4_1_5_3_attack_abilities_wait_until_target_and_boost_are_chosen() -> None:
    """[VG 10.4.1.13] [VG 10.4.1.9.4] [VG 10.4.1.12.2] All resolve in one check timing, the turn player's first."""
    fierce = unit("Fierce", 1, 8000, 5000, when("attack", energy(1)), when("boosted", energy(2)))
    helper = unit("Helper", 1, 8000, 5000, when("boost", energy(4)), keywords=["Boost"])
    victim = unit("Victim", 3, 13000, None, when("attacked", energy(8)))
    d = board("battle", side(fl=fierce, bl=helper), side(vc=victim), forced=True)
    d.take("attack", 'attack with "Fierce"')
    assert d.offered == ['boost with "Helper"', "pass"] and d.game.num(0, "energy") == 0
    assert len(d.game.pending) == 2
    d.take('boost with "Helper"')
    assert d.game.num(0, "energy") == 0 and len(d.game.pending) == 4
    assert d.decision is not None and d.decision.player == 0 and len(d.offered) == 3
    pass_all(d, "attack")
    amounts = [(e.player, e.n) for e in d.trace.events if e.word == "energy"]
    assert [p for p, _ in amounts] == [0, 0, 0, 1] and {n for _, n in amounts} == {1, 2, 4, 8}


def test_10_4_1_6_targets_are_the_opposing_front_row() -> None:
    safe = unit("Safe", 1, 5000, 5000, t.Passive((t.Rule("forbid", "be attacked"),)))
    d = board("battle", side(fl=A), side(fl=X, fr=safe, bl=Y, bc=B, br=B))
    d.take("attack")
    assert [text for text in attacks(d) if '"A"' in text] == ['attack with "A" -> "Villain"', 'attack with "A" -> "X"']


def test_10_4_1_8_an_effect_may_widen_beyond_the_rules() -> None:
    """Units that only the rules keep from being attacked are attacked too."""
    all_of_them = t.Passive((t.Rule("widen", "battles", t.SELF, t.ENEMY),))
    d = board("battle", side(vc=unit("Sweep", 3, 9000, None, all_of_them)), side(fl=X, bl=Y))
    d.take("attack", 'attack with "Sweep" -> "X"')
    assert sorted(told(d, "attacked")) == ["Villain", "X", "Y"]
    assert d.names("RC", 1) == []


def test_10_4_1_8_an_effect_may_widen_to_a_column() -> None:
    """[VG 4.9.1.1] All units in the column of the target, those of the back row too, and no others."""
    text = "[CONT](VC):When this unit would attack, it battles all units in one of your opponent's columns."
    d = board("battle", side(vc=unit("Mower", 3, 9000, None, text=text)), side(fl=X, bl=Y, fr=B))
    d.take("attack", 'attack with "Mower" -> "X"')
    assert sorted(told(d, "attacked")) == ["X", "Y"]
    d = board("battle", side(vc=unit("Plain", 3, 9000, None)), side(fl=X, bl=Y, fr=B))
    d.take("attack", 'attack with "Plain" -> "X"')
    assert told(d, "attacked") == ["X"]


def test_10_4_1_9_1_if_the_target_leaves_the_battle_goes_on() -> None:
    """[VG 10.4.1.9] [VG 10.5.1.2.1.1] No guard is asked, drive checks are made, nothing is hit."""
    leave = t.Automatic(t.When("attacked", t.SELF), do=(t.Move(t.SELF, "hand"),))
    d = board("battle", side(), side(fl=unit("Shy", 1, 1000, 5000, leave), hand=[A]))
    d.take("attack", 'attack with "Hero" -> "Shy"')
    assert rules(d, "10.6.1.2.3", "10.7.1.2") == ["10.6.1.2.3", "10.7.1.2"]
    assert told(d, "no hit") == ["Hero"] and "Shy" in d.names("hand", 1)


def test_10_4_1_9_2_attacker_and_target_are_battle_opponents() -> None:
    """`other` of `is attacked` is the attacker, of `attacks` the target."""
    curse = when("attacked", t.Do("retire", t.Ref("other")))
    d = board("battle", side(fl=A), side(vc=unit("Curse", 3, 13000, None, curse)))
    d.take("attack", 'attack with "A"')
    assert where(d, "A") == "drop"
    bite = when("attack", gets(-3000, "turn", t.Ref("other")))
    d = board("battle", side(fl=unit("Bite", 1, 8000, 5000, bite)), side(hand=[A]))
    d.take("attack", 'attack with "Bite"')
    assert value(d, "Villain") == 10000


def test_10_4_1_10_a_guardian_guards_one_of_several_attacked_units() -> None:
    """[VG 6.2.4] Its master chooses which; [VG 10.4.1.10.1] with one attacked unit there is no choice."""
    sweep = unit("Sweep", 3, 20000, None, t.Passive((t.Rule("widen", "battles", t.SELF, t.ENEMY & t.Slot((0, 1))),)))
    wall = unit("Wall", 0, 5000, 15000)
    d = board("battle", side(vc=sweep), side(fl=X, hand=[wall]))
    d.take("attack", 'attack with "Sweep" -> "Villain"', 'guard with "Wall"')
    assert d.offered == ['for "Villain"', 'for "X"'] and d.decision is not None and d.decision.player == 1
    d.take('for "X"')
    assert where(d, "X") == "RC front left" and len(d.game.zone("damage", 1)) == 1
    d = board("battle", side(fl=A), side(hand=[wall, X]))
    d.take("attack", 'attack with "A"', 'guard with "Wall"')
    assert value(d, "Villain") == 28000 and 'for "Villain"' not in d.offered


def test_10_4_1_11_a_unit_put_on_the_circle_of_an_attacked_one_is_not_attacked() -> None:
    fresh = unit("Fresh", 0, 1000, 0)
    bring = t.Automatic(
        t.When("attacked", t.SELF), do=(t.Do("call", t.YOURS & t.Zone(("drop",)), word="RC"),)
    )  # fmt: skip
    d = board("battle", side(fl=A), side(fl=unit("Old", 1, 1000, 5000, bring), drop=[fresh], hand=[B]))
    d.take("attack", 'attack with "A" -> "Old"', 'call "Fresh" to front left')
    assert where(d, "Old") == "drop" and where(d, "Fresh") == "RC front left"
    assert told(d, "no hit") == ["A"] and told(d, "hit") == []


def test_10_4_1_12_boost_by_the_standing_unit_behind() -> None:
    """[VG 14.5.2] Optional; not if rested, without boost, or in another column. [VG 7.47.1.2] It rests."""
    d = board("battle", side(fl=A, bl=BOOSTER, br=BOOSTER))
    d.take("attack", 'attack with "A"')
    assert d.offered == ['boost with "Booster"', "pass"]
    d.take('boost with "Booster"')
    assert [d.game.objects[id].state for id in d.game.zone("RC", 0)] == [1, 1, 0]
    d = board("battle", side(bc=BOOSTER))
    d.take("attack", 'boost with "Booster"')
    assert state(d, "Booster") == "rest"
    for behind in ((BOOSTER, "rest"), B):
        d = board("battle", side(fl=A, bl=behind, bc=BOOSTER), side(hand=[X]))
        d.take("attack", 'attack with "A"')
        assert 'guard with "X"' in d.offered


def test_10_4_1_12_1_the_boosters_power_counts_as_it_is_and_while_it_stays() -> None:
    """[VG 11.11.1.8]"""
    d = board("battle", side(fl=unit("Front", 1, 10000), bl=BOOSTER), side(hand=[X, X]))
    d.take("attack", 'attack with "Front"', 'boost with "Booster"')
    assert value(d, "Front") == 18000
    booster = find(d, "Booster")
    deeds.start_effect(d.game, t.Modify(t.SELF, "power", "+", 5000), "turn", Ctx(booster, 0))
    assert value(d, "Front") == 23000
    _shift(d, "Booster", 3)
    assert value(d, "Front") == 10000 and value(d, "Booster") == 13000


def test_10_4_1_12_2_boosting_stays_an_event_though_the_booster_leaves() -> None:
    """[VG 1.3.7.4] It leaves at once and its power with it; that the unit was boosted still counts in the damage
    step."""
    later = t.Gain("energy", t.Times(t.Happened(t.When("boosted")), 10))
    front = unit("Front", 1, 10000, 5000, when("boosted", energy(), DRAW), at("damage step", later))
    leaver = unit("Booster", 1, 8000, 5000, when("boost", t.Do("retire", t.SELF)), keywords=["Boost"])
    for booster, zone, power in ((BOOSTER, "RC back left", 18000), (leaver, "drop", 10000)):
        d = board("battle", side(fl=front, bl=booster), side(hand=[X]))
        d.take("attack", 'attack with "Front"', 'boost with "Booster"')
        if booster is leaver:
            d.take('resolve "Booster"')
        assert where(d, "Booster") == zone and value(d, "Front") == power
        d.take("pass")
        assert d.game.num(0, "energy") == 11
        assert told(d, "boost") == ["Booster"] and told(d, "boosted") == ["Front"]


def test_10_4_1_12_2_what_happened_may_be_counted_in_one_phase_only() -> None:
    """The boost happens in the battle phase, and in no other."""
    for phase, energy_now in (("battle", 10), ("main", 0), ("", 10)):
        later = t.Gain("energy", t.Times(t.Happened(t.When("boosted", phase=phase)), 10))
        front = unit("Front", 1, 10000, 5000, at("damage step", later))
        d = board("battle", side(fl=front, bl=BOOSTER), side(hand=[X]))
        d.take("attack", 'attack with "Front"', 'boost with "Booster"', "pass")
        assert d.game.num(0, "energy") == energy_now


def test_10_4_1_13_attack_abilities_resolve_before_the_guard_step() -> None:
    d = board("battle", side(fl=unit("Fierce", 1, 8000, 5000, when("attack", gets(5000, "battle")))), side(hand=[X]))
    d.take("attack", 'attack with "Fierce"')
    assert 'guard with "X"' in d.offered and value(d, "Fierce") == 13000
    assert rules(d, "10.4.1.13", "10.5.1.1") == ["10.4.1.13", "10.5.1.1"]
