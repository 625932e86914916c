"""Chapter 8: kinds of skills, costs, checkpoints, activating and resolving, effects."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.happening import events
from ludex.core.sight.view import view
from ludex.core.values import durations
from ludex.testing.driver import Driver
from tests.rules.dbs.support import (
    ATTACK_LEADER,
    BIG,
    ENEMY_BATTLE,
    MAIN,
    NEGATE_PLAY,
    PLAIN,
    WEAK,
    YOUR_BATTLE,
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
    when,
    words_of,
)

HAND = t.YOURS & t.Zone(("hand",))
DROP = t.YOURS & t.Zone(("drop",))


def skill(*do: t.Instr, **more: object) -> t.Activated:
    return t.Activated(do=do, timing=MAIN, **{"limit": 1, **more})  # type: ignore[arg-type]


def using(*do: t.Instr, you: dict[str, object] | None = None, foe: dict[str, object] | None = None) -> Driver:
    """A Leader called Mind carries out the instructions as a skill."""
    play = board({"leader": [leader("Mind", skill(*do))], **(you or {})}, foe)
    return play.take('activate "Mind"')


# --- kinds of skills ----------------------------------------------------------------------------------------------


def test_8_1_3_an_activate_skill_needs_free_timing_condition_and_cost() -> None:
    """[DBS 8-1-1] [DBS 8-1-2] It is offered to its master only, and never used by itself."""
    rich = t.Exists(t.YOURS & t.Zone(("energy",)), 2)
    card = battle("Worker", skill(t.Draw(1), cost=(t.Do("energy", n=1),), cond=rich))
    assert 'activate "Worker"' not in board({"battle": [card], "energy": 1}).offered
    assert 'activate "Worker"' not in board({"battle": [card], "energy": [Rested(PLAIN), Rested(PLAIN)]}).offered
    play = board({"battle": [card], "energy": 2}, {"battle": [card], "energy": 2})
    assert [text for text in play.offered if "Worker" in text and "activate" in text] == ['activate "Worker"']
    play.take('activate "Worker"')
    assert (count(play, "hand", 0), count(play, "hand", 1), resting(play, "energy", 0)) == (1, 0, 1)


def test_8_1_3_1_what_stands_before_the_colon_is_the_cost() -> None:
    """[DBS 8-4-1] [DBS 8-4-2] A card already in Rest Mode cannot pay by resting."""
    card = battle("Monk", text="[Activate: Main] Rest this card: draw 1 card.")
    assert 'activate "Monk"' not in board({"battle": [Rested(card)]}).offered
    play = board({"battle": [card]})
    play.take('activate "Monk"')
    kinds = [word for word in words_of(play) if word in ("state rest", "move draw")]
    assert kinds == ["state rest", "move draw"]


def test_8_1_3_1_1_a_skill_without_cost_is_simply_declared() -> None:
    play = board({"battle": [battle("Sage", skill(t.Draw(1)), cost=5)], "energy": 1})
    play.take('activate "Sage"')
    assert count(play, "hand", 0) == 1
    assert resting(play, "energy", 0) == 0


def test_8_1_3_1_2_an_extra_card_costs_its_energy() -> None:
    """[DBS 8-6-2-3-1] Determined with reductions first, its colours included."""
    trick = extra("Trick", text="[Activate: Main] Draw 1 card.", cost=2, specified="blue")
    assert 'activate "Trick"' not in board({"hand": [trick], "energy": "blue"}).offered
    assert 'activate "Trick"' not in board({"hand": [trick], "energy": "red red"}).offered
    play = board({"hand": [trick], "energy": "red blue"})
    play.take('activate "Trick"')
    assert resting(play, "energy", 0) == 2
    cheaper = battle("Broker", t.Passive((t.Price(HAND & t.Word("type", "extra"), "+", -1),)))
    play = board({"hand": [trick], "energy": "red blue", "battle": [cheaper]})
    play.take('activate "Trick"')
    assert [obj.state for obj in (play.obj("energy", 0, "red energy"), play.obj("energy", 0, "blue energy"))] == [0, 1]


def test_8_1_4_a_permanent_skill_acts_without_being_activated() -> None:
    """[DBS 8-1-4-1] [DBS 8-6-1] No counter timing, no activation, at once and in both directions."""
    card = battle("Stubborn", text="[Permanent] With 4 or less life this card gets +5000 power.")
    play = board({"battle": [card], "life": 5})
    assert power(play, "battle", 0) == 10000
    events.perform(play.game, events.moving(play.game, play.game.zone("life", 0)[0], "hand"))
    assert power(play, "battle", 0) == 15000
    events.perform(play.game, events.moving(play.game, play.game.zone("hand", 0)[0], "life"))
    assert power(play, "battle", 0) == 10000
    assert not any(step.startswith("DBS 8-6-2") for step in play.trace.steps)


def test_8_1_5_an_auto_skill_needs_no_declaration() -> None:
    """[DBS 8-1-5-1] [DBS 8-7-1] Also in the opponent's turn."""
    card = battle("Alarm", t.Automatic(t.When("play", t.ENEMY), do=(t.Draw(1),)))
    play = board({"hand": [PLAIN], "energy": 1}, {"battle": [card]})
    play.take('play "Plain"')
    assert count(play, "hand", 1) == 1


# --- effects ------------------------------------------------------------------------------------------------------


def test_8_2_2_2_a_continuous_effect_lasts_as_long_as_it_says() -> None:
    """[DBS 8-2-2-1] One that says nothing lasts on; one for the turn ends with it."""
    play = using(boost(5000, ""), boost(1000), you={})
    assert power(play, "leader", 0) == 16000
    play.take("end the main phase")
    assert play.game.active == 1
    assert power(play, "leader", 0) == 15000


def test_8_2_2_3_1_instead_makes_a_replacement_effect() -> None:
    """[DBS 8-2-2-3] [DBS 8-10-1] [DBS 8-10-1-1] The KO never happened: no trigger, and the card stays."""
    tough = battle(
        "Tough",
        t.Replace(t.When("move", t.SELF, word="KO"), (t.SetState(t.SELF, "rest"),)),
        t.Automatic(t.When("move", t.SELF, word="KO"), do=(t.Draw(1),)),
    )
    play = using(t.Choose("x", 1, ENEMY_BATTLE), t.Move(t.Ref("x"), "drop", "KO"), foe={"battle": [tough]})
    assert play.names("battle", 1) == ["Tough"]
    assert play.obj("battle", 1).state == 1
    assert count(play, "hand", 1) == 0
    assert "move KO" not in words_of(play)


def test_8_3_2_a_negated_skill_asks_no_choice_and_does_nothing() -> None:
    """[DBS 8-3-1]"""
    hunter = battle(
        "Hunter",
        t.Automatic(t.When("attack", t.SELF), do=(t.Choose("x", 1, ENEMY_BATTLE), t.Move(t.Ref("x"), "drop", "KO"))),
    )
    hush = battle("Hush", t.Passive((t.Strip(ENEMY_BATTLE),)))
    play = board({"battle": [hunter]}, {"battle": [hush, PLAIN]})
    play.take('attack with "Hunter" -> "Plain Leader"', "pass")
    assert len(play.names("battle", 1)) == 2
    free = board({"battle": [hunter]}, {"battle": [WEAK, PLAIN]})
    free.take('attack with "Hunter" -> "Plain Leader"')
    assert free.offered == ['choose "Weak"', 'choose "Plain"']


def test_8_3_2_a_skill_negated_while_it_waits_is_cancelled() -> None:
    """[DBS 8-7-4-1] It loses its place in the queue without effect, so that the checkpoint ends."""
    loud = battle("Loud", t.Automatic(t.When("play", t.SELF), do=(t.Draw(1),)))
    mute = t.Automatic(t.When("play"), do=(t.Continue((t.Strip(YOUR_BATTLE),), "turn"),))
    play = board({"hand": [loud], "energy": 1, "leader": [leader("Mute", mute)]})
    play.take('play "Loud"', 'resolve "Mute"')
    assert count(play, "hand", 0) == 0
    assert not play.game.pending


def test_8_3_3_a_skill_valid_under_a_condition_is_negated_without_it() -> None:
    low = t.Compare(t.Count(t.YOURS & t.Zone(("life",))), "<=", 4)
    card = battle("Cornered", t.Automatic(t.When("attack", t.SELF), do=(t.Draw(1),), cond=low))
    for n, drawn in ((5, 0), (4, 1)):
        play = board({"battle": [card], "life": n})
        play.take('attack with "Cornered" -> "Plain Leader"')
        assert words_of(play).count("move draw") == drawn


# --- costs --------------------------------------------------------------------------------------------------------


def test_8_4_2_1_the_parts_of_a_cost_are_paid_in_the_order_written() -> None:
    card = battle("Broker", text="[Activate: Main] Discard 1 card and rest this card: draw 1 card.")
    play = board({"battle": [card], "hand": [PLAIN]})
    play.take('activate "Broker"')
    order = [word for word in words_of(play) if word in ("move discard", "state rest", "move draw")]
    assert order == ["move discard", "state rest", "move draw"]


def test_8_4_2_2_a_cost_that_cannot_be_paid_in_full_is_not_paid_at_all() -> None:
    card = battle("Broker", text="[Activate: Main] {2} and discard 1 card: draw 1 card.")
    play = board({"battle": [card], "energy": 2})
    assert 'activate "Broker"' not in play.offered
    assert resting(play, "energy", 0) == 0
    assert 'activate "Broker"' in board({"battle": [card], "energy": 2, "hand": [PLAIN]}).offered


# --- checkpoints ----------------------------------------------------------------------------------------------------


def test_8_5_1_1_rule_processing_runs_until_none_is_left() -> None:
    """[DBS 8-5-1-4] Two stray combo cards, of both players, are gone before the first skill is chosen."""
    toss = t.Move(t.Zone(("hand",)), "combo", whose=t.OWNER)
    eye = battle("Eye", when("move", t.If(t.Exists(t.Zone(("combo",))), (t.Draw(1),), (boost(1000),)), limit=1))
    play = using(toss, you={"battle": [eye], "hand": [PLAIN]}, foe={"hand": [PLAIN]})
    assert (count(play, "combo", 0), count(play, "combo", 1)) == (0, 0)
    assert power(play, "battle", 0, "Eye") == 11000
    assert not play.game.pending


def test_8_5_1_2_the_turn_player_chooses_among_waiting_skills() -> None:
    """[DBS 8-5-1-3] The other player's wait until the turn player has none left, new ones included."""
    one = battle("One", t.Automatic(t.When("play"), do=(t.Draw(1),)))
    two = battle("Two", t.Automatic(t.When("play"), do=(boost(1000),)))
    three = battle("Three", t.Automatic(t.When("move", word="draw", player=t.YOU), do=(boost(500),)))
    other = battle("Other", t.Automatic(t.When("play", t.ENEMY), do=(t.Draw(1),)))
    play = board({"battle": [one, two, three], "hand": [PLAIN], "energy": 1}, {"battle": [other]})
    play.take('play "Plain"')
    assert play.offered == ['resolve "One"', 'resolve "Two"']
    play.take('resolve "One"')
    assert play.offered == ['resolve "Two"', 'resolve "Three"']
    assert count(play, "hand", 1) == 0
    play.take('resolve "Three"')
    assert power(play, "battle", 0, "Two") == 11000
    assert count(play, "hand", 1) == 1


# --- activating -----------------------------------------------------------------------------------------------------


def test_8_6_2_1_a_card_used_from_the_hand_is_revealed_first() -> None:
    """[DBS 8-6-2] Before the option is chosen and before the cost is paid."""
    modes = t.Modes(1, ((t.Draw(1),), (t.Draw(2),)))
    trick = extra("Trick", t.Activated(modes=modes, timing=MAIN, zones=("hand",)), cost=1)
    play = board({"hand": [trick], "energy": 1})
    play.take('activate "Trick"')
    assert play.offered == ['option 1 of "Trick"', 'option 2 of "Trick"']
    assert view(play.game, 1)["players"][0]["zones"]["hand"][0]["name"] == "Trick"
    assert resting(play, "energy", 0) == 0


def test_8_6_2_2_options_are_chosen_before_the_cost_is_paid() -> None:
    """[DBS 8-6-2-3] Then the cost is paid in full, then comes the counter timing (RULING-DBS-015)."""
    play_drop = (t.Choose("x", 1, DROP), t.Do("play", t.Ref("x")))
    trick = extra(
        "Trick", t.Activated(modes=t.Modes(1, ((t.Draw(1),), play_drop)), timing=MAIN, zones=("hand",)), cost=1
    )
    play = board({"hand": [trick], "energy": 1, "drop": [PLAIN]}, {"hand": [NEGATE_PLAY]})
    play.take('activate "Trick"', "option 2")
    assert play.decision is not None
    assert play.decision.rule == "DBS 4-7-3-2"
    assert resting(play, "energy", 0) == 1
    assert play.trace.steps.index("DBS 8-6-2-2") < play.trace.steps.index("DBS 8-6-2-3-1")


def test_8_6_2_4_a_negated_skill_keeps_its_cost() -> None:
    """[DBS 8-6-2-5] Its effect comes only after the counter timing, if it was not negated."""
    revive = extra("Revive", text="[Activate: Main] Play 1 Battle Card from your Drop Area.", cost=1)
    play = board({"hand": [revive], "energy": 1, "drop": [PLAIN]}, {"hand": [NEGATE_PLAY]})
    play.take('activate "Revive"')
    assert play.names("battle", 0) == []
    play.take('counter with "Deny"')
    assert play.names("battle", 0) == []
    assert play.names("drop", 0) == ["Plain", "Revive"]
    assert resting(play, "energy", 0) == 1


def test_8_6_2_5_1_the_extra_card_is_in_the_drop_area_before_its_effect() -> None:
    """So it can be picked up by itself."""
    fetch = (t.Choose("x", 1, DROP, up_to=True), t.Move(t.Ref("x"), "hand"))
    trick = extra("Boomerang", t.Activated(do=fetch, timing=MAIN, zones=("hand",)))
    play = board({"hand": [trick]})
    play.take('activate "Boomerang"')
    assert play.offered == ['choose "Boomerang"', "done"]
    play.take('choose "Boomerang"')
    assert play.names("hand", 0) == ["Boomerang"]


def test_8_6_2_5_2_a_card_in_play_stays_where_it_is() -> None:
    play = using(t.Draw(1), you={"battle": [PLAIN]})
    assert play.names("leader", 0) == ["Mind"]
    assert count(play, "drop", 0) == 0


def test_8_6_2_6_a_second_window_opens_after_an_effect_that_played_a_card() -> None:
    revive = leader("Reviver", skill(t.Choose("x", 1, DROP), t.Do("play", t.Ref("x"))))
    play = board({"leader": [revive], "drop": [PLAIN]}, {"hand": [NEGATE_PLAY]})
    play.take('activate "Reviver"', "pass")
    assert play.decision is not None
    assert play.decision.rule == "DBS 4-7-3-2"
    assert play.names("battle", 0) == ["Plain"]
    quiet = board({"leader": [leader("Drawer", skill(t.Draw(1)))]}, {"hand": [NEGATE_PLAY]})
    quiet.take('activate "Drawer"')
    assert quiet.decision is not None
    assert quiet.decision.rule == "DBS 6-3-1-3"


def test_8_6_3_targets_are_chosen_at_resolution() -> None:
    """A card that arrives in the counter timing can be chosen."""
    ambush = battle(
        "Ambush",
        t.Activated(do=(t.Move(t.SELF, "battle"),), timing=("counter",), keyword="Counter: Play", zones=("hand",)),
    )
    revive = (t.Choose("y", 1, DROP), t.Do("play", t.Ref("y")))
    kill = (t.Choose("x", 1, ENEMY_BATTLE), t.Move(t.Ref("x"), "drop", "KO"))
    play = board(
        {"leader": [leader("Mind", skill(*kill, *revive))], "drop": [BIG]}, {"hand": [ambush], "battle": [PLAIN]}
    )
    play.take('activate "Mind"', 'counter with "Ambush"')
    assert play.offered == ['choose "Plain"', 'choose "Ambush"']


def test_8_6_3_1_as_many_targets_as_said() -> None:
    """[DBS 8-6-3-3] Or as many as there are. [DBS 8-6-3-4] With none the rest is carried out all the same."""
    two = (t.Choose("x", 2, ENEMY_BATTLE), t.SetState(t.Ref("x"), "rest"), t.Draw(1))
    play = using(*two, foe={"battle": [PLAIN, WEAK, BIG]})
    assert len(play.offered) == 3
    assert "done" not in play.offered
    play.take('choose "Weak"', 'choose "Big"')
    assert resting(play, "battle", 1) == 2
    few = using(*two, foe={"battle": [PLAIN]})
    assert (resting(few, "battle", 1), count(few, "hand", 0)) == (1, 1)
    none = using(*two)
    assert count(none, "hand", 0) == 1


def test_8_6_3_2_up_to_means_from_none_to_that_many() -> None:
    up_to = (t.Choose("x", 2, ENEMY_BATTLE, up_to=True), t.SetState(t.Ref("x"), "rest"))
    for picks, resting_cards in (
        (["done"], 0),
        (['choose "Plain"', "done"], 1),
        (['choose "Plain"', 'choose "Weak"'], 2),
    ):
        play = using(*up_to, foe={"battle": [PLAIN, WEAK, BIG]})
        play.take(*picks)
        assert resting(play, "battle", 1) == resting_cards
        assert "end the main phase" in play.offered


def test_8_6_3_5_a_search_of_a_secret_area_may_find_nothing() -> None:
    red = t.Word("color", "red")
    search = (t.Search("x", 1, red, "deck"), t.Move(t.Ref("x"), "hand"), t.Shuffle("deck"))
    play = using(*search)
    assert play.offered[-1] == "done"
    play.take("done")
    assert count(play, "hand", 0) == 0


def test_8_6_3_6_without_a_target_it_means_its_own_card_and_master() -> None:
    play = board(
        {
            "battle": [
                battle(
                    "Self", text="[Activate: Main] [Once per turn] This card gets +5000 power this turn; draw 1 card."
                )
            ]
        }
    )
    play.take('activate "Self"')
    assert power(play, "battle", 0) == 15000
    assert (count(play, "hand", 0), count(play, "hand", 1)) == (1, 0)


# --- auto skills ------------------------------------------------------------------------------------------------------


def test_8_7_2_a_skill_waits_once_its_event_occurred_even_if_undone() -> None:
    """[DBS 8-7-3] As often as it occurred. [DBS 8-7-4] Each resolution takes one away."""
    mourner = battle("Mourner", t.Automatic(t.When("move", t.ENEMY, word="KO"), do=(t.Draw(1),)))
    play = using(t.Move(ENEMY_BATTLE, "drop", "KO"), you={"battle": [mourner]}, foe={"battle": [PLAIN, WEAK, BIG]})
    assert count(play, "hand", 0) == 3
    assert play.trace.steps.count("DBS 8-5-1-2") >= 3
    assert not play.game.pending


def test_8_7_4_one_waiting_instance_at_a_time() -> None:
    twice = battle("Twice", t.Automatic(t.When("move", word="KO"), do=(t.May((t.Draw(1),)),)))
    play = using(t.Move(ENEMY_BATTLE, "drop", "KO"), you={"battle": [twice]}, foe={"battle": [PLAIN, PLAIN]})
    assert play.offered == ["yes", "no"]
    assert len(play.game.pending) == 1
    play.take("no")
    assert play.offered == ["yes", "no"]
    assert len(play.game.pending) == 0


def test_8_7_5_1_1_between_open_and_secret_areas_the_open_one_counts() -> None:
    """[DBS 8-7-5] A card boosted in play and returned to hand is read as it was in play."""
    strong = t.When("move", t.Figure("power", ">=", 20000), dst=("hand",), src=("battle",))
    watcher = battle("Watcher", t.Automatic(strong, do=(t.Draw(1),)))
    bounce = (t.Choose("x", 1, ENEMY_BATTLE), boost(10000, what=t.Ref("x")), t.Move(t.Ref("x"), "hand"))
    play = using(*bounce, you={"battle": [watcher]}, foe={"battle": [PLAIN]})
    assert count(play, "hand", 0) == 1


def test_8_7_5_1_1_also_from_other_open_areas_and_out_of_secret_ones() -> None:
    """From the Energy Area to the hand it is read as energy; from the deck to Drop as the card in the Drop Area."""
    left = t.When("move", t.Zone(("energy",)) & t.State("rest"), dst=("hand",))
    came = t.When("move", t.Zone(("drop",)), src=("deck",), dst=("drop",))
    watcher = battle("Watcher", t.Automatic(left, do=(boost(1000),)), t.Automatic(came, do=(boost(200),)))
    moves = (t.Move(t.YOURS & t.Zone(("energy",)), "hand"), t.Do("mill", n=1, word="drop"))
    play = using(*moves, you={"battle": [watcher], "energy": [Rested(PLAIN)]})
    play.take(play.offered[0])
    assert power(play, "battle", 0, "Watcher") == 11200


def test_8_7_5_1_2_from_the_battle_area_its_information_there_counts() -> None:
    strong = t.When("move", t.Figure("power", ">=", 20000), word="KO")
    watcher = battle("Watcher", t.Automatic(strong, do=(t.Draw(1),)))
    ko = (t.Choose("x", 1, ENEMY_BATTLE), boost(10000, what=t.Ref("x")), t.Move(t.Ref("x"), "drop", "KO"))
    play = using(*ko, you={"battle": [watcher]}, foe={"battle": [PLAIN]})
    assert count(play, "hand", 0) == 1
    plain = using(t.Move(ENEMY_BATTLE, "drop", "KO"), you={"battle": [watcher]}, foe={"battle": [PLAIN]})
    assert count(plain, "hand", 0) == 0


def test_8_7_5_1_3_between_other_open_areas_the_arrival_counts() -> None:
    """RULING-DBS-017: from Drop to Energy, the card is read in the Energy Area."""
    blue = t.When("move", t.Word("color", "blue") & t.Zone(("energy",)), src=("drop",), dst=("energy",))
    watcher = battle("Watcher", t.Automatic(blue, do=(t.Draw(1),)))
    moves = (t.Choose("x", 1, DROP), t.Move(t.Ref("x"), "energy"))
    play = using(*moves, you={"battle": [watcher], "drop": [battle("Wave", color="blue")]})
    assert count(play, "hand", 0) == 1


def test_8_7_6_a_situation_triggers_when_it_arises() -> None:
    """[DBS 8-7-6-1] Once; and anew only after it was untrue in between (RULING-DBS-018)."""
    card = battle("Empty", text="[Auto] When you have no cards in hand, this card gets +1000 power this turn.")
    play = board({"battle": [card], "hand": [PLAIN, WEAK], "energy": 3})
    play.take('play "Plain"')
    assert power(play, "battle", 0, "Empty") == 10000
    play.take('play "Weak"')
    assert power(play, "battle", 0, "Empty") == 11000
    play.take(ATTACK_LEADER, "pass")
    assert power(play, "battle", 0, "Empty") == 11000, "still true is not anew"


def test_8_7_6_1_hand_none_one_none_while_it_waits() -> None:
    card = battle("Empty", text="[Auto] When you have no cards in hand, this card gets +1000 power this turn.")
    cycle = (t.Move(HAND, "drop"), t.Draw(1), t.Move(HAND, "drop"))
    play = using(*cycle, you={"battle": [card], "hand": [PLAIN]})
    assert power(play, "battle", 0, "Empty") == 11000
    again = board({"battle": [card], "hand": [PLAIN], "energy": 1, "leader": [leader("Mind", skill(t.Draw(1)))]})
    again.take('play "Plain"', 'activate "Mind"')
    assert power(again, "battle", 0, "Empty") == 11000
    events.perform(again.game, events.moving(again.game, again.game.zone("hand", 0)[0], "drop"))
    assert len(again.game.pending) == 1, "it has become true anew"


def test_8_7_7_a_waiting_skill_activates_after_its_card_has_left() -> None:
    """What needs the card fails, the rest is done."""
    brief = battle("Brief", t.Automatic(t.When("play", t.SELF), do=(boost(5000), t.Draw(1))))
    play = board(
        {
            "hand": [brief],
            "energy": 1,
            "leader": [leader("Sweep", t.Automatic(t.When("play"), do=(t.Move(YOUR_BATTLE, "drop", "KO"),)))],
        }
    )
    play.take('play "Brief"', 'resolve "Sweep"')
    assert play.names("drop", 0) == ["Brief"]
    assert count(play, "hand", 0) == 1
    assert not play.game.effects


def test_8_7_7_a_cost_that_needs_the_card_cannot_be_paid_once_it_left_another_can() -> None:
    """[DBS 8-7-4-1]"""
    swept = t.Automatic(t.When("play"), do=(t.Move(YOUR_BATTLE, "drop", "KO"),))
    for cost, offered in (("rest this card", False), ("discard 1 card", True)):
        brief = battle("Brief", text=f"[Auto] When you play this card, you may {cost}: draw 1 card.")
        play = board({"hand": [brief, PLAIN], "energy": 1, "leader": [leader("Sweep", swept)]})
        play.take('play "Brief"', 'resolve "Sweep"')
        assert ('activate "Brief"' in play.offered) == offered


# --- processing effects -----------------------------------------------------------------------------------------------


def test_8_8_1_an_immediate_effect_is_carried_out_once() -> None:
    play = using(t.Draw(1))
    play.take(ATTACK_LEADER.replace("Plain Leader", "Mind", 1), "pass")
    assert count(play, "hand", 0) == 1
    assert not play.game.effects


def test_8_9_1_1_the_printed_information_is_the_base() -> None:
    """[DBS 8-9-1-2] Words change before figures. [DBS 8-9-1-3] Whatever the age of the effects."""
    red_bonus = t.Passive((t.Modify(YOUR_BATTLE & t.Word("color", "red"), "power", "+", 5000),))
    recolour = t.Continue((t.Rename(YOUR_BATTLE & t.Word("color", "blue"), "color", "become", "red"),), "turn")
    play = using(recolour, you={"battle": [battle("Banner", red_bonus, color="green"), battle("Wave", color="blue")]})
    assert power(play, "battle", 0, "Wave") == 15000
    durations.expire(play.game, "turn")
    assert power(play, "battle", 0, "Wave") == 10000


def test_8_9_1_4_effects_do_not_follow_a_card_out_of_its_area() -> None:
    """[DBS 8-9-1-5] A [Permanent] skill touches it again as soon as it enters."""
    banner = battle("Banner", text="[Permanent] Your other Battle Cards get +1000 power.")
    up = skill(
        t.Choose("x", 1, YOUR_BATTLE & t.Word("name", "Plain")),
        boost(10000, what=t.Ref("x")),
        t.Move(t.Ref("x"), "hand"),
    )
    play = board({"leader": [leader("Mind", up)], "battle": [banner, PLAIN], "energy": 1})
    assert power(play, "battle", 0, "Plain") == 11000
    play.take('activate "Mind"', 'play "Plain"')
    assert power(play, "battle", 0, "Plain") == 11000


def test_8_9_1_5_1_an_arrival_is_judged_with_the_effects_of_the_area() -> None:
    banner = battle("Banner", text="[Permanent] Your other Battle Cards get +5000 power.")
    judge = battle("Judge", t.Automatic(t.When("play", t.Figure("power", ">=", 15000)), do=(t.Draw(1),)))
    play = board({"battle": [banner, judge], "hand": [PLAIN], "energy": 1})
    play.take('play "Plain"')
    assert count(play, "hand", 0) == 1


def two_shields() -> list[t.Ability]:
    """Two replacements of damage to the opponent of their master: half of it, and none of it."""
    event = t.When("inflict")
    return [t.Replace(event, amount=1, keep=True), t.Replace(event, (t.Draw(1, who=t.OPPONENT),))]


def test_8_10_2_the_affected_player_chooses_among_replacements() -> None:
    """[DBS 8-10-2-1] Also when they come from the other player's cards. [DBS 8-10-2-2]"""
    half, none = two_shields()
    play = board({"battle": [battle("Half", half), battle("None", none), battle("Hitter", keywords=["Double Strike"])]})
    play.take('attack with "Hitter" -> "Plain Leader"', "pass")
    assert play.decision is not None
    assert play.decision.player == 1
    assert play.offered == ['replace with "Half"', 'replace with "None"']
    play.take('replace with "None"')
    assert life(play, 1) == 8
    assert count(play, "hand", 1) == 1


def test_8_10_2_1_the_master_of_the_card_chooses() -> None:
    save = t.Replace(t.When("move", t.ENEMY, word="KO"), (t.SetState(t.Ref("it"), "rest"),))
    back = t.Replace(t.When("move", t.ENEMY, word="KO"), (t.Move(t.Ref("it"), "hand"),))
    play = using(
        t.Move(ENEMY_BATTLE, "drop", "KO"),
        you={"battle": [battle("Save", save), battle("Back", back)]},
        foe={"battle": [PLAIN]},
    )
    assert play.decision is not None
    assert play.decision.player == 1
    play.take('replace with "Back"')
    assert play.names("hand", 1) == ["Plain"]


def test_8_10_2_2_who_draws_chooses_among_replacements_of_the_draw() -> None:
    skip = t.Replace(t.When("move", word="draw", player=t.YOU), (boost(1000),))
    mill = t.Replace(t.When("move", word="draw", player=t.YOU), (t.Do("mill", word="drop"),))
    play = using(t.Draw(1), you={"battle": [battle("Skip", skip), battle("Mill", mill)]})
    assert play.decision is not None
    assert play.decision.player == 0
    play.take('replace with "Mill"')
    assert (count(play, "hand", 0), count(play, "drop", 0)) == (0, 1)


def test_8_10_2_3_a_replacement_applies_once_to_an_event() -> None:
    more = t.Replace(t.When("inflict"), amount=t.Plus((t.EventAmount(), 1)), keep=True)
    play = board({"battle": [battle("More", more)]})
    play.take(ATTACK_LEADER, "pass")
    assert life(play, 1) == 6


def test_8_10_3_a_voluntary_replacement_needs_to_be_possible() -> None:
    discard = (t.Choose("x", 1, HAND), t.Move(t.Ref("x"), "drop", "discard"))
    dodge = t.Replace(t.When("move", t.SELF, word="KO"), discard, may=True, cond=t.Exists(HAND))
    ko = t.Move(ENEMY_BATTLE, "drop", "KO")
    poor = using(ko, foe={"battle": [battle("Dodger", dodge)]})
    assert poor.names("drop", 1) == ["Dodger"]
    rich = using(ko, foe={"battle": [battle("Dodger", dodge)], "hand": [PLAIN]})
    assert rich.offered == ['replace with "Dodger"', "do not replace"]
    rich.take("replace")
    assert rich.names("battle", 1) == ["Dodger"]
    assert rich.names("drop", 1) == ["Plain"]


def test_8_11_1_an_effect_reads_a_moved_card_where_it_ended() -> None:
    """Not with the bonus it had before: "KO it; if its power is 15000 or more" sees the card in the Drop Area."""
    strong = t.Is(t.Ref("x"), t.Figure("power", ">=", 15000))
    in_drop = t.Is(t.Ref("x"), t.Zone(("drop",)))
    play = using(
        t.Choose("x", 1, ENEMY_BATTLE),
        boost(10000, what=t.Ref("x")),
        t.If(strong, (t.Draw(1),)),
        t.Move(t.Ref("x"), "drop", "KO"),
        t.If(strong, (t.Draw(5),)),
        t.If(in_drop, (boost(1000),)),
        foe={"battle": [PLAIN]},
    )
    assert count(play, "hand", 0) == 1
    assert power(play, "leader", 0) == 11000
