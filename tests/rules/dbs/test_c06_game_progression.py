"""Chapter 6: charge, main and end phase."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.games.dbs.c06_game_progression import OPTIONAL_CHARGE
from tests.rules.dbs.support import (
    ATTACK_LEADER,
    BIG,
    MAIN,
    NEGATE_ATTACK,
    NEGATE_PLAY,
    PLAIN,
    Rested,
    battle,
    board,
    boost,
    count,
    extra,
    leader,
    power,
    resting,
    when,
    words_of,
)

STATES = t.Count(t.YOURS & t.State("rest") & t.Zone(("leader", "battle", "energy")))


def rules_passed(steps: list[str], *wanted: str) -> list[str]:
    return [step for step in steps if step in wanted]


def test_6_1_1_charge_main_end_and_then_the_other_player() -> None:
    play = board({"hand": [PLAIN, BIG]}, {"hand": [PLAIN]}, phase="charge")
    play.take('charge "Plain"', "end the main phase")
    order = rules_passed(play.trace.steps, "DBS 6-2-1", "DBS 6-3-1-1", "DBS 6-4-1-1")
    assert order == ["DBS 6-2-1", "DBS 6-3-1-1", "DBS 6-4-1-1", "DBS 6-2-1"]
    assert (play.game.active, play.game.turn) == (1, 6)


def test_6_2_1_beginning_of_turn_skills_precede_switching_and_drawing() -> None:
    """[DBS 8-5-1] [DBS 8-1-5-1] Both "beginning of turn" and "beginning of Charge Phase"."""
    early = battle(
        "Early",
        when("turn start", t.If(t.Compare(STATES, ">=", 2), (boost(1000),))),
        when("charge phase", t.If(t.Unless(t.Exists(t.YOURS & t.Zone(("hand",)))), (boost(500),))),
    )
    play = board({"battle": [Rested(early)], "energy": [Rested(PLAIN)]}, phase="charge")
    play.take('resolve "Early" #1')
    assert power(play, "battle", 0) == 11500
    assert resting(play, "battle", 0) == 0


def test_6_2_2_only_the_turn_players_cards_switch_to_active() -> None:
    mine = {"battle": [Rested(PLAIN)], "energy": [Rested(PLAIN)], "leader": [Rested(leader("Me"))]}
    theirs = {"battle": [Rested(PLAIN)], "energy": [Rested(PLAIN)], "leader": [Rested(leader("You"))]}
    play = board(mine, theirs, phase="charge")
    assert [resting(play, zone, 0) for zone in ("leader", "battle", "energy")] == [0, 0, 0]
    assert [resting(play, zone, 1) for zone in ("leader", "battle", "energy")] == [1, 1, 1]


def test_6_2_3_one_card_a_turn_but_none_on_the_first() -> None:
    for turn, drawn in ((1, 0), (2, 1), (3, 1)):
        play = board(phase="charge", turn=turn)
        assert words_of(play).count("move draw") == drawn


def test_6_2_4_skills_on_the_draw_resolve_before_the_charge() -> None:
    glad = battle("Glad", t.Automatic(t.When("move", word="draw", player=t.YOU), do=(boost(1000),)))
    play = board({"battle": [glad], "hand": [BIG]}, phase="charge")
    assert play.decision is not None
    assert play.decision.rule == "DBS 6-2-5"
    assert power(play, "battle", 0) == 11000


def test_6_2_5_one_card_must_be_charged_in_active_mode() -> None:
    """[DBS 3-8-3] As written it is no choice whether; a flag lets it be one (RULING-DBS-010)."""
    play = board({"hand": [PLAIN, BIG]}, phase="charge", turn=1)
    assert play.offered == ['charge "Plain"', 'charge "Big"']
    play.take('charge "Big"')
    assert play.names("energy", 0) == ["Big"]
    assert resting(play, "energy", 0) == 0
    assert play.names("hand", 0) == ["Plain"]
    assert 'play "Plain"' in play.offered
    free = board({"hand": [PLAIN]}, phase="charge", turn=1, memory={OPTIONAL_CHARGE: 1})
    assert free.offered == ['charge "Plain"', "pass"]
    free.take("pass")
    assert count(free, "energy", 0) == 0
    empty = board(phase="charge", turn=1)
    assert count(empty, "energy", 0) == 0


def test_6_2_6_skills_on_the_charge_resolve_before_the_main_phase_begins() -> None:
    """[DBS 6-3-1-1] Those of the main phase's beginning come before the first action."""
    order = battle(
        "Order",
        t.Automatic(t.When("move", word="charge", player=t.YOU), do=(boost(1000),)),
        when("main phase", t.If(t.Exists(t.SELF & t.Figure("power", ">=", 11000)), (boost(10000),))),
    )
    play = board({"battle": [order], "hand": [BIG]}, phase="charge", turn=1)
    assert play.decision is not None
    assert play.decision.rule == "DBS 6-3-1-3"
    assert power(play, "battle", 0) == 21000


def test_6_3_1_2_only_the_turn_player_acts_in_the_main_phase() -> None:
    skilled = leader("Skilled", t.Activated(do=(t.Draw(1),), timing=MAIN))
    side = {"hand": [PLAIN], "energy": 1, "leader": [skilled]}
    play = board(side, side)
    assert play.decision is not None
    assert play.decision.player == 0
    assert play.offered == [
        'play "Plain"',
        'activate "Skilled"',
        'attack with "Skilled" -> "Skilled"',
        "end the main phase",
    ]
    play.take('activate "Skilled"')
    assert play.decision.player == 0


def test_6_3_1_3_counter_timing_and_checkpoint_belong_to_each_action() -> None:
    """[DBS 6-3-1-3-1-2] [DBS 6-3-1-3-1-3] The card arrives after the counter timing, and its skill waits then."""
    herald = battle("Herald", text="[Auto] When you play this card, draw 1 card.")
    play = board({"hand": [herald], "energy": 1}, {"hand": [NEGATE_PLAY, NEGATE_ATTACK]})
    play.take('play "Herald"')
    assert play.decision is not None
    assert play.decision.player == 1
    assert play.offered == ['counter with "Deny"', "pass"]
    assert play.names("battle", 0) == []
    assert not play.game.pending
    play.take("pass")
    assert play.offered == ['counter with "Deny"', "pass"], "its skill speaks of play, too"
    play.take("pass", "pass")
    assert play.names("battle", 0) == ["Herald"]
    assert play.obj("battle", 0).state == 0
    assert count(play, "hand", 0) == 1


def test_6_3_1_3_1_any_number_of_battle_cards_may_be_played() -> None:
    play = board({"hand": [PLAIN, PLAIN, PLAIN, extra("Trick")], "energy": 3})
    play.take('play "Plain"', 'play "Plain"', 'play "Plain"')
    assert play.names("battle", 0) == ["Plain"] * 3
    assert play.offered == ['attack with "Plain Leader" -> "Plain Leader"', *play.offered[1:]]
    assert not any(text.startswith("play") for text in play.offered)


def test_6_3_1_3_1_1_without_the_energy_it_cannot_be_declared() -> None:
    three = battle("Three", cost=3)
    assert 'play "Three"' not in board({"hand": [three], "energy": 2}).offered
    rested = board({"hand": [three], "energy": [PLAIN, PLAIN, Rested(PLAIN)]})
    assert 'play "Three"' not in rested.offered
    play = board({"hand": [three], "energy": 3})
    play.take('play "Three"')
    assert resting(play, "energy", 0) == 3


def test_6_3_1_3_1_3_a_negated_card_goes_to_the_drop_area() -> None:
    herald = battle("Herald", text="[Auto] When you play this card, draw 1 card.")
    play = board({"hand": [herald], "energy": 1}, {"hand": [NEGATE_PLAY]})
    play.take('play "Herald"', 'counter with "Deny"')
    assert play.names("drop", 0) == ["Herald"]
    assert count(play, "hand", 0) == 0


def test_6_3_1_3_2_main_skills_of_leader_battle_cards_and_extra_cards() -> None:
    main = t.Activated(do=(t.Draw(1),), timing=MAIN)
    fight = t.Activated(do=(t.Draw(1),), timing=("battle",))
    trick = extra("Trick", text="[Activate: Main] Draw 1 card.")
    side = {
        "leader": [leader("Head", main)],
        "battle": [battle("Arm", main), battle("Fist", fight)],
        "hand": [trick, extra("Feint", text="[Activate: Battle] Draw 1 card.")],
    }
    play = board(side, {"battle": [battle("Theirs", main)]})
    offered = [text for text in play.offered if text.startswith("activate")]
    assert offered == ['activate "Head"', 'activate "Arm"', 'activate "Trick"']
    play.take('activate "Trick"')
    assert play.names("drop", 0) == ["Trick"]


def test_6_3_1_3_3_awaken_is_offered_when_its_condition_holds() -> None:
    hero = leader(
        "Hero",
        text="[Awaken] With 4 or less life: draw 2 cards; turn this card over.",
        back={"name": "Great Hero", "power": 15000},
    )
    assert 'awaken "Hero"' not in board({"leader": [hero], "life": 5}).offered
    play = board({"leader": [hero], "life": 4})
    play.take('awaken "Hero"')
    assert play.names("leader", 0) == ["Great Hero"]
    assert count(play, "hand", 0) == 2


def test_6_3_1_3_4_cards_attack_also_on_the_first_turn() -> None:
    """[DBS 6-3-1-3-5] Ending the main phase leads to its end step: no more actions."""
    play = board({"battle": [PLAIN]}, turn=1)
    assert play.offered == [ATTACK_LEADER, 'attack with "Plain" -> "Plain Leader"', "end the main phase"]
    play.take("end the main phase")
    assert "DBS 6-3-1-4-1-1" in play.trace.steps
    assert play.game.active == 1


def test_6_3_1_4_1_1_end_of_main_phase_skills() -> None:
    """[DBS 6-3-1-4-1-2] They still see what lasts until the end of the main phase; then it is gone.
    [DBS 6-3-1-4-1-3] The end phase follows, whatever they did. [DBS 6-3-1-4-1]"""
    late = battle(
        "Late",
        when("main phase", boost(5000, "main")),
        when("main end", t.If(t.Exists(t.SELF & t.Figure("power", ">=", 15000)), (boost(1000, ""),))),
        when("turn end", t.If(t.Exists(t.SELF & t.Figure("power", "=", 11000)), (boost(100, ""),))),
    )
    play = board({"battle": [late], "hand": [BIG]}, phase="charge", turn=1)
    assert power(play, "battle", 0) == 15000
    play.take("end the main phase")
    assert power(play, "battle", 0) == 11100
    assert play.trace.steps.count("DBS 6-3-1-4-1-1") == 1
    assert play.game.active == 1


def test_6_4_1_1_end_of_turn_skills_wait_once() -> None:
    """[DBS 6-4-1-3] The end phase runs again because something was processed, but does not trigger them again."""
    clerk = battle("Clerk", t.Automatic(t.When("turn end"), do=(t.Draw(1),)))
    play = board({"battle": [clerk]})
    play.take("end the main phase")
    assert count(play, "hand", 0) == 1
    assert play.trace.steps.count("DBS 6-4-1-1") == 2
    idle = board()
    idle.take("end the main phase")
    assert idle.trace.steps.count("DBS 6-4-1-1") == 1


def test_6_4_1_2_end_of_turn_skills_still_see_the_bonuses_of_the_turn() -> None:
    proud = battle(
        "Proud",
        t.Activated(do=(boost(5000),), timing=MAIN, limit=1),
        when("turn end", t.If(t.Exists(t.SELF & t.Figure("power", ">=", 15000)), (t.Draw(1),))),
    )
    play = board({"battle": [proud]})
    play.take('activate "Proud"', "end the main phase")
    assert count(play, "hand", 0) == 1
    assert power(play, "battle", 0) == 10000


def test_6_4_1_3_a_situation_that_arises_as_bonuses_end_still_belongs_to_this_turn() -> None:
    weak = t.Becomes(t.Compare(t.FigureOf(t.SELF, "power"), "<=", 5000))
    fading = battle(
        "Fading", t.Automatic(weak, do=(t.Draw(1),)), t.Activated(do=(boost(5000),), timing=MAIN, limit=1), power=5000
    )
    play = board({"battle": [fading]})
    play.take('activate "Fading"')
    before = count(play, "hand", 0)
    play.take("end the main phase")
    drawn = [event for event in play.trace.events if event.word == "draw" and event.player == 0]
    assert count(play, "hand", 0) == before + 1
    assert len(drawn) == before + 1
    assert play.trace.steps.count("DBS 6-4-1-1") == 3


def test_6_4_1_3_a_skill_that_arrives_in_the_end_phase_still_triggers_this_turn() -> None:
    late = battle("Late", t.Automatic(t.When("turn end"), do=(t.Draw(1),)))
    choose = t.Choose("x", 1, t.YOURS & t.Zone(("drop",)))
    caller = battle("Caller", t.Automatic(t.When("turn end"), do=(choose, t.Do("play", t.Ref("x")))))
    play = board({"battle": [caller], "drop": [late]})
    play.take("end the main phase")
    assert play.names("battle", 0) == ["Caller", "Late"]
    assert count(play, "hand", 0) == 1
    assert (play.game.active, play.game.turn) == (1, 6)
