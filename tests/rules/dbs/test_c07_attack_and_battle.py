"""Chapter 7: attack, Offence Step, Defense Step, Damage Step."""

from __future__ import annotations

from ludex.core import tree as t
from tests.rules.dbs.support import (
    ATTACK_LEADER,
    BIG,
    ENEMY_BATTLE,
    MAIN,
    NEGATE_ATTACK,
    NEGATE_PLAY,
    PLAIN,
    WEAK,
    Rested,
    battle,
    board,
    boost,
    count,
    extra,
    leader,
    life,
    power,
    resting,
    words_of,
)

FIGHT = ("battle",)
HERO = leader(
    "Hero",
    text="[Awaken] With 4 or less life: draw 2 cards; turn this card over.",
    back={"name": "Great Hero", "power": 15000},
)
WALL = leader("Wall", power=15000)


def test_7_1_an_active_card_attacks_the_leader_or_a_resting_battle_card() -> None:
    """The opposing Leader in either mode (RULING-DBS-001), no Active Mode Battle Card, no card of one's own."""
    play = board(
        {"battle": [WEAK, Rested(BIG)]}, {"battle": [PLAIN, Rested(battle("Tired"))], "leader": [Rested(WALL)]}
    )
    assert play.offered == [
        'attack with "Plain Leader" -> "Wall"',
        'attack with "Plain Leader" -> "Tired"',
        'attack with "Weak" -> "Wall"',
        'attack with "Weak" -> "Tired"',
        "end the main phase",
    ]
    play.take('attack with "Weak" -> "Tired"')
    assert play.obj("battle", 0, "Weak").state == 1


def test_7_1_1_counter_timing_comes_first_with_the_attacker_already_resting() -> None:
    eager = battle("Eager", text="[Auto] When this card attacks, draw 1 card.")
    play = board({"battle": [eager]}, {"hand": [NEGATE_ATTACK], "battle": [battle("Shield", keywords=["Blocker"])]})
    play.take('attack with "Eager" -> "Plain Leader"')
    assert play.decision is not None
    assert (play.decision.player, play.decision.rule) == (1, "DBS 4-7-3-2")
    assert play.obj("battle", 0, "Eager").state == 1
    assert count(play, "hand", 0) == 0
    assert "DBS 8-6-2-1" not in play.trace.steps, "Eager's skill is not activated yet"


def test_7_1_1_an_attack_without_skills_opens_a_counter_timing_for_counter_attack_only() -> None:
    play = board({"battle": [PLAIN]}, {"hand": [NEGATE_ATTACK, NEGATE_PLAY]})
    play.take('attack with "Plain" -> "Plain Leader"')
    assert play.decision is not None
    assert (play.decision.player, play.offered) == (1, ['counter with "Stop"', "pass"])
    play.take("counter")
    assert (life(play, 1), play.obj("battle", 0).state) == (8, 1)


def test_7_1_2_attack_skills_of_the_turn_player_come_before_blockers() -> None:
    eager = battle("Eager", text="[Auto] When this card attacks, draw 1 card.")
    play = board({"battle": [eager]}, {"battle": [battle("Shield", keywords=["Blocker"])]})
    play.take('attack with "Eager" -> "Plain Leader"')
    assert play.offered == ['block with "Shield"', "pass"]
    assert count(play, "hand", 0) == 1
    play.take("block", "pass")
    assert play.names("drop", 1) == ["Shield"]
    assert life(play, 1) == 8


def test_7_1_2_1_a_negated_attack_still_resolves_attack_skills() -> None:
    """[DBS 7-1-3] No battle follows, but skills of the end of a battle do activate; the attacker stays in Rest Mode."""
    eager = battle(
        "Eager",
        t.Automatic(t.When("attack", t.SELF), do=(t.Draw(1),)),
        t.Automatic(t.When("battle end", t.SELF), do=(boost(1000),)),
    )
    play = board({"battle": [eager], "hand": [PLAIN]}, {"hand": [NEGATE_ATTACK]})
    play.take('attack with "Eager" -> "Plain Leader"', 'counter with "Stop"')
    assert count(play, "hand", 0) == 2
    assert play.obj("battle", 0).state == 1
    assert power(play, "battle", 0) == 11000
    for step in ("DBS 7-2-1-1", "DBS 7-3-1-1", "DBS 7-4-1-1"):
        assert step not in play.trace.steps
    assert play.decision is not None
    assert play.decision.rule == "DBS 6-3-1-3"
    assert life(play, 1) == 8


def test_7_1_3_1_a_battle_without_its_guard_card_ends_at_once() -> None:
    """No damage, end triggers kept, combo cards go by rule processing and bonuses are gone."""
    bounce = t.Activated(
        do=(t.Choose("x", 1, ENEMY_BATTLE & t.State("rest")), t.Move(t.Ref("x"), "hand")), timing=FIGHT
    )
    look = t.If(t.Exists(t.Zone(("combo",))), (boost(7),), (boost(1000),))
    pump = t.Automatic(t.When("attack", t.SELF), do=(boost(5000, "battle"),))
    cheer = battle("Cheer", t.Automatic(t.When("battle end"), do=(look,)))
    play = board(
        {"leader": [leader("Puller", bounce, pump)], "battle": [cheer], "hand": [PLAIN]},
        {"battle": [Rested(battle("Prey"))]},
    )
    play.take('attack with "Puller" -> "Prey"', 'combo with "Plain" from hand', 'activate "Puller"')
    assert play.names("hand", 1) == ["Prey"]
    assert play.names("drop", 0) == ["Plain"]
    assert "move rule" in words_of(play)
    assert "DBS 7-3-1-1" not in play.trace.steps
    assert power(play, "battle", 0, "Cheer") == 11000, "the combo card was gone first"
    assert power(play, "leader", 0) == 10000
    assert play.decision is not None
    assert play.decision.rule == "DBS 6-3-1-3"


def test_7_1_3_1_a_guard_card_in_the_combo_area_or_on_the_other_side_ends_the_battle() -> None:
    for to, whose in (("combo", t.OWNER), ("battle", t.YOU)):
        tow = (t.Choose("x", 1, ENEMY_BATTLE & t.State("rest")), t.Move(t.Ref("x"), to, whose=whose))
        mover = leader("Mover", t.Activated(do=tow, timing=FIGHT, limit=1))
        play = board({"leader": [mover], "battle": [PLAIN]}, {"battle": [Rested(battle("Prey"))]})
        play.take('attack with "Mover" -> "Prey"', 'activate "Mover"')
        assert "battle end" in words_of(play)
        assert "DBS 7-3-1-1" not in play.trace.steps


def test_7_1_3_1_a_battle_may_also_break_off_at_the_beginning_of_the_damage_step() -> None:
    away = (t.Choose("x", 1, ENEMY_BATTLE), t.Move(t.Ref("x"), "hand"))
    late = battle("Late", t.Automatic(t.When("damage step"), do=away))
    play = board({"battle": [late]}, {"battle": [Rested(WEAK)]})
    play.take('attack with "Late" -> "Weak"')
    assert play.names("hand", 1) == ["Weak"]
    assert words_of(play).count("battle end") == 1
    assert "DBS 7-1-3-1" in play.trace.steps


def test_7_1_3_1_a_battle_without_its_attack_card_ends_too() -> None:
    bounce = t.Activated(do=(t.Choose("x", 1, ENEMY_BATTLE), t.Move(t.Ref("x"), "hand")), timing=FIGHT)
    play = board({"battle": [BIG]}, {"leader": [leader("Puller", bounce)]})
    play.take('attack with "Big" -> "Puller"', 'activate "Puller"')
    assert play.names("hand", 0) == ["Big"]
    assert life(play, 1) == 8
    assert "DBS 7-4-1-1" not in play.trace.steps
    assert "battle end" in words_of(play)


def test_7_2_1_1_beginning_of_the_offence_step() -> None:
    """[DBS 7-2-1] Its skills come before the first combo."""
    ready = battle("Ready", t.Automatic(t.When("offence step", t.SELF), do=(boost(1000),)))
    play = board({"battle": [ready], "hand": [PLAIN]})
    play.take('attack with "Ready" -> "Plain Leader"')
    assert play.decision is not None
    assert play.decision.rule == "DBS 7-2-1-2"
    assert power(play, "battle", 0, "Ready") == 11000


def test_7_2_1_2_only_the_turn_player_acts_in_the_offence_step_and_repeatedly() -> None:
    """[DBS 7-2-1-3] Doing nothing leads to the Defense Step, and there is no way back."""
    play = board({"hand": [PLAIN, WEAK, BIG]}, {"hand": [PLAIN]})
    play.take(ATTACK_LEADER)
    assert play.decision is not None
    for name in ("Plain", "Weak"):
        assert play.decision.player == 0
        play.take(f'combo with "{name}" from hand')
    assert play.names("combo", 0) == ["Plain", "Weak"]
    assert play.decision.player == 0
    play.take("pass")
    assert (play.decision.player, play.decision.rule) == (1, "DBS 7-3-1-2")
    play.take("pass")
    assert play.decision.rule == "DBS 6-3-1-3"
    assert play.names("hand", 0) == ["Big"]


def test_7_2_1_2_1_an_active_battle_card_other_than_the_attack_card_combos() -> None:
    """[DBS 7-2-1-2-1-1] Its combo cost is paid in energy, or it cannot be declared."""
    costly = battle("Costly", combo_cost=1, combo_power=10000)
    side = {"battle": [PLAIN, WEAK, Rested(battle("Tired")), costly]}
    play = board(side)
    play.take('attack with "Plain" -> "Plain Leader"')
    assert play.offered == ['combo with "Weak" from the Battle Area', "pass"]
    play = board({**side, "energy": 1})
    play.take('attack with "Plain" -> "Plain Leader"', 'combo with "Costly"')
    assert resting(play, "energy", 0) == 1
    assert play.names("combo", 0) == ["Costly"]


def test_7_2_1_2_2_a_battle_card_from_the_hand_combos_but_no_extra_card() -> None:
    """[DBS 7-2-1-2-2-1] A combo cost needs Active Mode energy; 0 is always payable."""
    costly = battle("Costly", combo_cost=1)
    hand = [costly, PLAIN, extra("Trick")]
    play = board({"hand": hand, "energy": [Rested(PLAIN)]})
    play.take(ATTACK_LEADER)
    assert play.offered == ['combo with "Plain" from hand', "pass"]
    play = board({"hand": hand, "energy": 1})
    play.take(ATTACK_LEADER, 'combo with "Costly" from hand')
    assert resting(play, "energy", 0) == 1


def test_7_2_1_2_3_battle_skills_are_offered_in_the_offence_step() -> None:
    """[DBS 7-2-1-2-3-1] [Awaken] too; the fight goes on with the other side's power."""
    fight = t.Activated(do=(t.Draw(1),), timing=FIGHT, limit=1)
    main = t.Activated(do=(t.Draw(1),), timing=MAIN)
    side = {
        "leader": [HERO],
        "life": 4,
        "battle": [Rested(battle("Fist", fight)), Rested(battle("Arm", main))],
        "hand": [
            extra("Feint", text="[Activate: Battle] Draw 1 card."),
            extra("Plan", text="[Activate: Main] Draw 1 card."),
        ],
    }
    play = board(side, {"leader": [WALL]})
    play.take('attack with "Hero" -> "Wall"')
    assert play.offered == ['awaken "Hero"', 'activate "Fist"', 'activate "Feint"', "pass"]
    play.take('awaken "Hero"', "pass")
    assert life(play, 1) == 7, "15000 against 15000"


def test_7_3_1_1_beginning_of_the_defense_step() -> None:
    """[DBS 7-3-1]"""
    ready = battle("Ready", t.Automatic(t.When("defense step"), do=(boost(1000),)))
    play = board({}, {"battle": [ready], "hand": [PLAIN]})
    play.take(ATTACK_LEADER)
    assert play.decision is not None
    assert play.decision.rule == "DBS 7-3-1-2"
    assert power(play, "battle", 1, "Ready") == 11000


def test_7_3_1_2_only_the_non_turn_player_acts_in_the_defense_step() -> None:
    """[DBS 7-3-1-2-2] From the hand. [DBS 7-3-1-3] Doing nothing leads straight to the Damage Step."""
    play = board({"hand": [PLAIN]}, {"hand": [PLAIN, WEAK]})
    play.take(ATTACK_LEADER, "pass")
    assert play.decision is not None
    assert play.decision.player == 1
    assert play.offered == ['combo with "Plain" from hand', 'combo with "Weak" from hand', "pass"]
    play.take('combo with "Plain" from hand')
    assert play.decision.player == 1
    play.take("pass")
    assert play.decision.rule == "DBS 6-3-1-3"
    assert play.names("drop", 1) == ["Plain"]


def test_7_3_1_2_1_active_battle_cards_other_than_the_guard_card_combo() -> None:
    """[DBS 7-3-1-2-1-1] The combo cost is paid or there is no combo."""
    costly = battle("Costly", combo_cost=1)
    guard = Rested(battle("Guard"))
    play = board({}, {"battle": [guard, Rested(WEAK), PLAIN, costly]})
    play.take('attack with "Plain Leader" -> "Guard"')
    assert play.offered == ['combo with "Plain" from the Battle Area', "pass"]
    play = board({}, {"battle": [guard, costly], "energy": 1})
    play.take('attack with "Plain Leader" -> "Guard"', 'combo with "Costly"')
    assert resting(play, "energy", 1) == 1
    assert play.names("battle", 1) == ["Guard"], "15000 held against 10000"


def test_7_3_1_2_2_1_the_defenders_energy_pays_for_a_combo_from_the_hand() -> None:
    """It stays in Rest Mode until that player's own next Charge Phase."""
    costly = battle("Costly", combo_cost=1)
    broke = board({}, {"hand": [costly], "energy": [Rested(PLAIN)]})
    broke.take(ATTACK_LEADER)
    assert "DBS 7-4-1-10" in broke.trace.steps, "nothing could be offered"
    play = board({}, {"hand": [costly], "energy": 1})
    play.take(ATTACK_LEADER, 'combo with "Costly" from hand')
    assert resting(play, "energy", 1) == 1
    play.take("end the main phase")
    assert play.game.active == 1
    assert resting(play, "energy", 1) == 0


def test_7_3_1_2_2_2_battle_skills_in_defense_need_no_combo_from_hand() -> None:
    """[DBS 7-3-1-2-2-3] [Awaken] is among them, in the opponent's turn (RULING-DBS-002)."""
    fight = t.Activated(do=(t.Draw(1),), timing=FIGHT, limit=1)
    play = board({"leader": [WALL]}, {"leader": [HERO], "life": 4, "battle": [battle("Fist", fight)]})
    play.take('attack with "Wall" -> "Hero"')
    assert play.offered == [
        'combo with "Fist" from the Battle Area',
        'awaken "Hero"',
        'activate "Fist"',
        "pass",
    ]
    play.take('activate "Fist"')
    assert count(play, "hand", 1) == 1
    play.take('awaken "Hero"')
    assert play.names("leader", 1) == ["Great Hero"]


def test_7_4_1_1_beginning_of_the_damage_step() -> None:
    """[DBS 7-4-1] Its skills come before the comparison, with combo power not yet added."""
    peek = t.If(t.Exists(t.SELF & t.Figure("power", "=", 10000)), (boost(5000, "battle"),))
    late = battle("Late", t.Automatic(t.When("damage step", t.SELF), do=(peek,)))
    play = board({"battle": [late], "hand": [PLAIN]}, {"leader": [leader("Tower", power=20000)]})
    play.take('attack with "Late" -> "Tower"', 'combo with "Plain" from hand')
    assert life(play, 1) == 7, "10000 + 5000 + 5000 against 20000"


def test_7_4_1_2_the_attack_card_gets_the_turn_players_combo_power() -> None:
    """[DBS 7-4-1-3] The guard card gets the other player's, and only that."""
    two = [PLAIN, battle("Ten", combo_power=10000)]
    hit = board({"hand": two}, {"leader": [leader("Tower", power=25000)]})
    hit.take('attack with "Plain Leader" -> "Tower"', 'combo with "Plain"', 'combo with "Ten"')
    assert life(hit, 1) == 7
    held = board({"hand": two}, {"leader": [leader("Tower", power=20000)], "hand": two})
    held.take('attack with "Plain Leader" -> "Tower"', 'combo with "Plain"', 'combo with "Ten"', 'combo with "Ten"')
    held.take("pass")
    assert life(held, 1) == 8


def test_7_4_1_4_ties_are_the_attackers_and_a_beaten_attacker_survives() -> None:
    tie = board({"battle": [WEAK]}, {"battle": [Rested(battle("Equal", power=5000))]})
    tie.take('attack with "Weak" -> "Equal"')
    assert tie.names("drop", 1) == ["Equal"]
    less = board({"battle": [WEAK]}, {"battle": [Rested(battle("More", power=5001))]})
    less.take('attack with "Weak" -> "More"')
    assert less.names("battle", 1) == ["More"]
    assert less.names("battle", 0) == ["Weak"]


def test_7_4_1_4_1_a_hit_on_the_leader_takes_one_life() -> None:
    play = board()
    play.take(ATTACK_LEADER)
    assert (life(play, 1), count(play, "hand", 1), life(play, 0)) == (7, 1, 8)


def test_7_4_1_4_2_a_beaten_battle_card_is_koed() -> None:
    """[DBS 7-4-1-4-2-1] KO is losing a battle or an effect that says so, not any way to the Drop Area."""
    mourner = battle("Mourner", t.Automatic(t.When("move", word="KO"), do=(boost(1000),)))
    play = board(
        {"battle": [mourner, battle("Striker", keywords=["Double Strike"])], "hand": [battle("Helper")]},
        {"battle": [Rested(WEAK)]},
    )
    play.take('attack with "Striker" -> "Weak"', 'combo with "Helper" from hand', "pass")
    assert play.names("drop", 1) == ["Weak"]
    assert life(play, 1) == 8
    assert power(play, "battle", 0, "Mourner") == 11000, "the combo card in the Drop Area was not KOed"


def test_7_4_1_4_2_1_an_effect_that_says_ko() -> None:
    mourner = battle("Mourner", t.Automatic(t.When("move", word="KO"), do=(boost(1000),)))
    trick = extra("Trick", text="[Activate: Main] KO 1 enemy Battle Card.")
    play = board({"battle": [mourner], "hand": [trick]}, {"battle": [PLAIN]})
    play.take('activate "Trick"')
    assert power(play, "battle", 0, "Mourner") == 11000


def test_7_4_1_5_skills_on_damage_resolve_while_combo_cards_still_lie_there() -> None:
    """[DBS 7-4-1-6] Then all combo cards of both players go to Drop, those from the Battle Area too."""
    counter = t.If(t.Exists(t.Zone(("combo",)), 3), (boost(1000),))
    play = board(
        {"battle": [battle("Seer", t.Automatic(t.When("inflict"), do=(counter,))), WEAK], "hand": [PLAIN]},
        {"hand": [WEAK]},
    )
    play.take(ATTACK_LEADER, 'combo with "Plain"', 'combo with "Weak" from the', "pass", 'combo with "Weak"')
    assert power(play, "battle", 0, "Seer") == 11000
    assert sorted(play.names("drop", 0)) == ["Plain", "Weak"]
    assert play.names("drop", 1) == ["Weak"]
    assert count(play, "combo", 0) + count(play, "combo", 1) == 0


def test_7_4_1_7_bonuses_end_before_end_of_battle_skills() -> None:
    """[DBS 7-4-1-8] Combo power and effects for the battle are gone; those for the turn are not."""
    check = t.If(t.Exists(t.SELF & t.Figure("power", "=", 12000)), (t.Draw(1),))
    proud = battle(
        "Proud",
        t.Automatic(t.When("attack", t.SELF), do=(boost(5000, "battle"), boost(2000))),
        t.Automatic(t.When("battle end", t.SELF), do=(check,)),
    )
    play = board({"battle": [proud], "hand": [PLAIN]})
    play.take('attack with "Proud" -> "Plain Leader"', 'combo with "Plain" from hand')
    assert count(play, "hand", 0) == 1


def test_7_4_1_9_end_of_battle_skills_of_the_turn_player_come_first() -> None:
    """[DBS 7-4-1-10] Then the turn player acts on in the main phase."""
    first = battle("First", t.Automatic(t.When("battle end"), do=(t.Draw(1),)))
    second = battle("Second", t.Automatic(t.When("battle end"), do=(t.Draw(1),)))
    play = board({"battle": [first, PLAIN]}, {"battle": [second]})
    play.take(ATTACK_LEADER)
    while play.offered and play.offered[-1] == "pass":
        play.take("pass")
    drawn = [event.player for event in play.trace.events if event.word == "draw"]
    assert drawn == [0, 1]
    assert 'attack with "Plain" -> "Plain Leader"' in play.offered
    assert ATTACK_LEADER not in play.offered
