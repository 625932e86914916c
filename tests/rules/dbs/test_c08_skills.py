"""Chapter 8: kinds of skills, costs, checkpoints, activating and resolving, effects."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.happening import events
from ludex.core.position.game import Ctx
from ludex.core.resolving import deeds
from ludex.core.sight.view import view
from ludex.core.values import durations
from ludex.errors import InputError
from ludex.games.dbs import SPEC
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
    Table,
    battle,
    board,
    boost,
    count,
    extra,
    leader,
    position,
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
    """[DBS 8-1-4-1] No counter timing, no activation, at once and in both directions."""
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


def next_turn(play: Driver) -> None:
    """Ends the turn and goes to the main phase of the next one."""
    active = play.game.active
    while play.game.active == active or play.decision is None or play.decision.rule != "DBS 6-3-1-3":
        play.take("end the main phase" if "end the main phase" in play.offered else play.offered[0])


def test_8_2_2_2_until_the_opponents_next_turn_is_over() -> None:
    """Not the current one, if it started in a turn of the opponent."""
    turn = durations.ENEMY_TURN
    play = using(boost(1000, turn), t.Delay(t.When("play"), (t.Draw(1),), turn, True), you={"hand": [PLAIN] * 3})
    for expected, delayed in ((11000, 1), (11000, 1), (10000, 0)):
        assert (power(play, "leader", 0), len(play.game.delayed)) == (expected, delayed)
        next_turn(play)
    game = position({"hand": [PLAIN] * 3}, {"hand": [PLAIN] * 3}, active=1)
    own = game.zone("leader", 0)[0]
    deeds.start_effect(game, t.Modify(t.SELF, "power", "+", 1000), turn, Ctx(own, 0))
    play = Table(game)
    for expected in (11000, 11000, 11000, 10000):
        assert power(play, "leader", 0) == expected
        next_turn(play)


def test_8_2_2_2_until_a_turn_of_the_opponent_is_over() -> None:
    """Of the current one, if it is theirs."""
    for active, lasting in ((0, (11000, 11000, 10000)), (1, (11000, 10000, 10000))):
        game = position({"hand": [PLAIN] * 3}, {"hand": [PLAIN] * 3}, active=active)
        own = game.zone("leader", 0)[0]
        deeds.start_effect(game, t.Modify(t.SELF, "power", "+", 1000), durations.COMING_ENEMY_TURN, Ctx(own, 0))
        play = Table(game)
        for expected in lasting:
            assert power(play, "leader", 0) == expected
            next_turn(play)


def test_8_2_2_2_what_lasts_for_the_battle_or_the_main_phase_ends_with_it() -> None:
    """[DBS 6-3-1-4-1-2] [DBS 7-4-1-8]"""
    card = battle("Sharp", t.Automatic(t.When("attack", t.SELF), do=(boost(1000, "battle"), boost(200, "main"))))
    play = board({"battle": [card]}, {"hand": [PLAIN]})
    play.take('attack with "Sharp" -> "Plain Leader"')
    assert power(play, "battle", 0) == 11200
    while play.decision is not None and play.decision.rule != "DBS 6-3-1-3":
        play.take(play.offered[-1])
    assert power(play, "battle", 0) == 10200
    play.take("end the main phase")
    assert power(play, "battle", 0) == 10000


def test_8_2_2_2_an_unknown_duration_is_refused() -> None:
    """When the card is read, with its place; and if a skill has it nevertheless, when it starts."""
    tree = "Activated(do=(Continue((Modify(SELF, 'power', '+', 1),), 'next week'),), timing=('main',))"
    with pytest.raises(InputError, match=r"cards\.yaml X: no duration 'next week'; there is '', 'battle'"):
        SPEC.make_card({"number": "X", "name": "X", "type": "battle", "tree": [tree]}, "cards.yaml")
    late = tree.replace("Continue((Modify(SELF, 'power', '+', 1),)", "Delay(When('play'), ()")
    with pytest.raises(InputError, match="next week"):
        SPEC.make_card({"number": "X", "name": "X", "type": "battle", "tree": [late]}, "cards.yaml")
    with pytest.raises(NotImplementedError, match="next week"):
        using(boost(1000, "next week"))


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


def test_8_3_2_a_negated_skill_is_still_a_skill_of_the_card() -> None:
    """A card whose [Blocker] is negated counts as a card with [Blocker] but cannot block; one that lost it does not
    count."""
    guard = battle("Guard", text="[Blocker]")
    counts = t.Draw(t.Count(ENEMY_BATTLE & t.Has("Blocker")))
    for negate, drawn in ((True, 1), (False, 0)):
        hush = battle("Hush", t.Passive((t.Strip(ENEMY_BATTLE, "Blocker", negate=negate),)))
        play = using(counts, you={"battle": [hush]}, foe={"battle": [guard]})
        assert count(play, "hand", 0) == drawn
        play.take('attack with "Hush" -> "Plain Leader"')
        assert not any("block" in text for text in play.offered)
    free = using(counts, you={"battle": [PLAIN]}, foe={"battle": [guard]})
    free.take('attack with "Plain" -> "Plain Leader"')
    assert any("block" in text for text in free.offered)


def test_8_3_2_a_negated_skill_on_the_way_is_cancelled() -> None:
    loud = battle("Loud", t.Automatic(t.When("play", t.SELF), do=(t.Draw(1),)))
    mute = t.Automatic(t.When("play"), do=(t.Continue((t.Strip(YOUR_BATTLE, negate=True),), "turn"),))
    play = board({"hand": [loud], "energy": 1, "leader": [leader("Mute", mute)]})
    play.take('play "Loud"', 'resolve "Mute"')
    assert count(play, "hand", 0) == 0 and not play.game.pending


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


def test_8_6_1_activating_brings_the_effect_but_a_permanent_skill_is_never_activated() -> None:
    """An [Activate] skill, an [Auto] skill and a card in hand do nothing until then."""
    work = leader("Worker", text="[Activate: Main] [Once per turn] This card gets +1000 power this turn.")
    trick = extra("Trick", text="[Activate: Main] Your Leader gets +200 power this turn.")
    eager = battle("Eager", text="[Auto] When this card attacks, this card gets +30 power this turn.")
    flag = battle("Flag", text="[Permanent] Your Leader gets +5 power.")
    play = board({"leader": [work], "battle": [eager, flag], "hand": [trick]})
    assert (power(play, "leader", 0), power(play, "battle", 0, "Eager")) == (10005, 10000)
    assert "DBS 8-6-2-1" not in play.trace.steps
    assert not any(text.startswith("activate") and "Flag" in text for text in play.offered)
    for n, option, expected in ((1, 'activate "Worker"', 11005), (2, 'activate "Trick"', 11205)):
        play.take(option)
        assert (power(play, "leader", 0), play.trace.steps.count("DBS 8-6-2-1")) == (expected, n)
    play.take('attack with "Eager" -> "Plain Leader"')
    assert (power(play, "battle", 0, "Eager"), play.trace.steps.count("DBS 8-6-2-1")) == (10030, 3)


def test_8_5_1_4_the_checkpoint_ends_when_no_skill_waits_any_more() -> None:
    """Not before the skill that another skill triggered; then the game goes on where it was."""
    one = battle("One", t.Automatic(t.When("play", t.SELF), do=(t.Draw(1),)))
    two = battle("Two", t.Automatic(t.When("move", word="draw"), do=(boost(1000),)))
    play = board({"battle": [two], "hand": [one], "energy": 1})
    play.take('play "One"')
    assert power(play, "battle", 0, "Two") == 11000
    assert not play.game.pending
    assert play.decision is not None and play.decision.rule == "DBS 6-3-1-3"
    steps = play.trace.steps
    assert steps.count("DBS 8-5-1-4") == 1
    ended = steps.index("DBS 8-5-1-4")
    assert steps[:ended].count("DBS 8-6-2-5-2") == 2, "both skills were resolved before"
    assert not any(step.startswith(("DBS 8-5-1", "DBS 8-6-2")) for step in steps[ended + 1 :])


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
    assert play.offered == ['option 1 of "Trick": you draw 1', 'option 2 of "Trick": you draw 2']
    assert view(play.game, 1)["players"][0]["zones"]["hand"][0]["name"] == "Trick"
    assert resting(play, "energy", 0) == 0


def test_8_6_2_1_a_card_in_use_does_not_pay_for_itself() -> None:
    """[DBS 8-6-2-3-1] Neither alone nor beside another card (RULING-DBS-049); the energy is due in any case."""
    text = "[Activate: Main] Place 1 card from your hand in the Drop Area : Draw 2 cards."
    trick = extra("Trick", text=text, cost=1)
    assert 'activate "Trick"' not in board({"hand": [trick], "energy": 1}, show_forced=True).offered
    play = board({"hand": [trick, PLAIN], "energy": 1})
    play.take('activate "Trick"')
    assert play.names("drop", 0) == [PLAIN.name, "Trick"]
    assert resting(play, "energy", 0) == 1


def test_8_6_2_1_a_cost_that_names_the_card_in_use_is_paid_with_it() -> None:
    """[DBS 8-4-1] (RULING-DBS-049)"""
    text = "[Activate: Main] Place this card from your hand in the Drop Area : Draw 2 cards."
    play = board({"hand": [battle("Seed", text=text)], "energy": 1})
    play.take('activate "Seed"')
    assert play.names("drop", 0) == ["Seed"]


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
    """From the Leader, Battle and Combo Area the effect is carried out, and the card is not put away."""
    play = using(t.Draw(1), you={"battle": [PLAIN]})
    assert play.names("leader", 0) == ["Mind"]
    assert (count(play, "drop", 0), count(play, "hand", 0)) == (0, 1)
    worker = battle("Worker", text="[Activate: Main] [Once per turn] Draw 1 card.")
    play = board({"battle": [worker]})
    play.take('activate "Worker"')
    assert (play.names("battle", 0), count(play, "drop", 0), count(play, "hand", 0)) == (["Worker"], 0, 1)
    text = "[Activate: Battle] [Once per turn] While this card is in your Combo Area, draw 1 card."
    helper = battle("Helper", text=text)
    play = board({"battle": [helper]})
    play.take(ATTACK_LEADER, 'combo with "Helper"', 'activate "Helper"')
    assert (play.names("combo", 0), count(play, "drop", 0), count(play, "hand", 0)) == (["Helper"], 0, 1)
    auto = battle("Cheer", text="[Auto] When you combo with this card, draw 1 card.")
    for area in ("hand", "battle"):
        play = board({area: [auto], "energy": [PLAIN]})
        play.take(ATTACK_LEADER, 'combo with "Cheer"')
        assert (play.names("combo", 0), count(play, "drop", 0), count(play, "hand", 0)) == (["Cheer"], 0, 1)


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
