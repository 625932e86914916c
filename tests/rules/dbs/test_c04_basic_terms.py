"""Chapter 4: masters, checkpoints, free timing, counter timing, draw, damage."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.happening import events
from ludex.core.sight.view import view
from ludex.games.dbs.c04_basic_terms import inflict
from tests.rules.dbs.support import (
    ATTACK_LEADER,
    ENEMY_BATTLE,
    MAIN,
    NEGATE_ATTACK,
    NEGATE_COUNTER,
    NEGATE_PLAY,
    PLAIN,
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

DRAW = t.Activated(do=(t.Draw(1),), timing=MAIN)


def test_4_2_2_a_taken_card_still_goes_to_its_owners_drop_area() -> None:
    """[DBS 4-3-2] Its master is the player in whose area it lies."""
    grab = t.Activated(
        do=(t.Choose("x", 1, ENEMY_BATTLE), t.Move(t.Ref("x"), "battle", "take", whose=t.YOU)), timing=MAIN, limit=1
    )
    prey = battle("Prey", power=5000)
    play = board({"leader": [leader("Thief", grab)]}, {"battle": [prey], "leader": [leader("Wall", power=30000)]})
    play.take('activate "Thief"')
    taken = play.obj("battle", 0, "Prey")
    assert (taken.owner, taken.player) == (1, 0)
    assert 'attack with "Prey" -> "Wall"' in play.offered
    events.perform(play.game, events.moving(play.game, taken.id, "drop", word="KO"))
    assert play.names("drop", 1) == ["Prey"]


def test_4_3_3_the_master_of_an_effect_stays_after_its_source_left() -> None:
    """[DBS 4-3-4] An [Activate] skill's master is who activated it, wherever its card went meanwhile."""
    sneer = t.Activated(
        cost=(t.Move(t.SELF, "drop"),),
        do=(boost(-5000, what=ENEMY_BATTLE), t.Choose("x", 1, ENEMY_BATTLE), t.SetState(t.Ref("x"), "rest")),
        timing=MAIN,
    )
    play = board({"battle": [battle("Jester", sneer)]}, {"battle": [PLAIN, battle("Other")]})
    play.take('activate "Jester"')
    assert play.decision is not None
    assert play.decision.player == 0
    play.take('choose "Other"')
    assert power(play, "battle", 1, "Plain") == 5000
    assert play.obj("battle", 1, "Other").state == 1


def test_4_3_5_a_permanent_skill_speaks_for_the_master_of_its_card() -> None:
    curse = t.Passive((t.Modify(ENEMY_BATTLE, "power", "+", -5000),))
    play = board({"battle": [battle("Totem", curse), PLAIN]}, {"battle": [battle("Foe")]})
    assert (power(play, "battle", 0, "Plain"), power(play, "battle", 1, "Foe")) == (10000, 5000)
    totem = play.obj("battle", 0, "Totem")
    events.perform(play.game, events.moving(play.game, totem.id, "battle", 1, "take"))
    assert (power(play, "battle", 0, "Plain"), power(play, "battle", 1, "Foe")) == (5000, 10000)


def test_4_3_6_an_auto_skill_is_resolved_by_the_master_of_its_card() -> None:
    watcher = battle("Watcher", t.Automatic(t.When("attack", t.ENEMY), do=(t.May((t.Draw(1),)),)))
    play = board({}, {"battle": [watcher]})
    play.take(ATTACK_LEADER)
    assert play.decision is not None
    assert (play.decision.player, play.offered) == (1, ["yes", "no"])
    play.take("yes")
    assert count(play, "hand", 1) == 1


def test_4_5_1_a_trigger_in_mid_resolution_waits_for_the_checkpoint() -> None:
    """[DBS 4-1-1] The [Auto] skill does not run inside the skill that triggered it."""
    eager = battle("Eager", t.Automatic(t.When("move", word="draw", player=t.YOU), do=(boost(1000),), limit=1))
    twice = leader("Scholar", t.Activated(do=(t.Draw(1), t.Draw(1)), timing=MAIN, limit=1))
    play = board({"leader": [twice], "battle": [eager]})
    play.take('activate "Scholar"')
    steps = play.trace.steps
    assert steps.index("DBS 8-5-1-2") > steps.index("DBS 8-6-2-6")
    assert power(play, "battle", 0, "Eager") == 11000


def test_4_5_2_rule_processing_comes_before_auto_skills() -> None:
    """A stray combo card is gone when the waiting skill counts the Combo Area."""
    look = t.If(t.Exists(t.YOURS & t.Zone(("combo",))), (t.Draw(1),), (boost(7000),))
    auditor = battle("Auditor", when("move", look, limit=1))
    toss = leader(
        "Tosser",
        t.Activated(do=(t.Choose("x", 1, t.YOURS & t.Zone(("hand",))), t.Move(t.Ref("x"), "combo")), timing=MAIN),
    )
    play = board({"leader": [toss], "battle": [auditor], "hand": [PLAIN]})
    play.take('activate "Tosser"')
    assert play.names("drop", 0) == ["Plain"]
    assert power(play, "battle", 0, "Auditor") == 17000


def test_4_6_2_a_checkpoint_comes_before_free_timing() -> None:
    """[DBS 8-5-2-1] Waiting skills are resolved before the player may act, also between two actions."""
    herald = battle("Herald", t.Automatic(t.When("play", t.SELF), do=(t.May((t.Draw(1),)),)))
    play = board({"hand": [herald], "energy": 1})
    play.take('play "Herald"')
    assert play.offered == ["yes", "no"]
    play.take("yes")
    assert "end the main phase" in play.offered
    assert count(play, "hand", 0) == 1


def test_4_6_3_one_action_or_none_at_a_free_timing() -> None:
    """[DBS 4-6-3-1] After an action the same player acts again. [DBS 4-6-3-2] With none the game goes on.
    [DBS 8-5-2-2] [DBS 8-5-2-3] [DBS 4-6-1]"""
    play = board({"hand": [PLAIN, battle("Second")], "energy": 2})
    play.take('play "Plain"')
    assert play.names("battle", 0) == ["Plain"]
    assert play.decision is not None
    assert (play.decision.player, play.decision.rule) == (0, "DBS 6-3-1-3")
    assert 'play "Second"' in play.offered
    play.take("end the main phase")
    assert play.game.active == 1
    assert play.decision.player == 1


def test_4_6_3_2_doing_nothing_leads_to_the_next_step() -> None:
    """[DBS 8-5-2-3] Offence Step, Defense Step, Damage Step; the player who passed is not asked again."""
    play = board({"hand": [PLAIN]}, {"hand": [PLAIN]})
    play.take(ATTACK_LEADER)
    assert play.decision is not None
    assert (play.decision.rule, play.decision.player) == ("DBS 7-2-1-2", 0)
    play.take("pass")
    assert (play.decision.rule, play.decision.player) == ("DBS 7-3-1-2", 1)
    play.take("pass")
    assert "DBS 7-4-1-4" in play.trace.steps
    assert play.decision.rule == "DBS 6-3-1-3"


def test_4_7_1_only_fitting_counters_are_offered() -> None:
    hand = [NEGATE_PLAY, NEGATE_ATTACK, NEGATE_COUNTER]
    play = board({"hand": [PLAIN], "energy": 1}, {"hand": hand})
    play.take('play "Plain"')
    assert play.offered == ['counter with "Deny"', "pass"]
    play.take("pass", ATTACK_LEADER)
    assert play.offered == ['counter with "Stop"', "pass"]


def test_4_7_2_counter_timing_comes_after_payment_and_before_the_action() -> None:
    """[DBS 8-5-3]"""
    play = board({"hand": [PLAIN], "energy": 1}, {"hand": [NEGATE_PLAY]})
    play.take('play "Plain"')
    assert play.decision is not None
    assert play.decision.rule == "DBS 4-7-3-2"
    assert resting(play, "energy", 0) == 1
    assert play.names("battle", 0) == []
    play.take("pass")
    assert play.names("battle", 0) == ["Plain"]


def test_4_7_3_1_counter_timing_runs_rule_processing_but_no_auto_skills() -> None:
    """A waiting [Auto] skill stays, a stray combo card goes."""
    keen = battle("Keen", t.Automatic(t.When("state", t.SELF, word="rest"), do=(t.Draw(1),)))
    play = board({"battle": [keen]}, {"hand": [NEGATE_ATTACK]})
    stray = play.game.zone("deck", 1)[-1]
    events.perform(play.game, events.moving(play.game, stray, "combo"))
    play.take('attack with "Keen" -> "Plain Leader"')
    assert play.decision is not None
    assert play.decision.rule == "DBS 4-7-3-2"
    assert count(play, "combo", 1) == 0
    assert count(play, "drop", 1) == 1
    assert len(play.game.pending) == 1
    assert count(play, "hand", 0) == 0


def test_4_7_3_1_rule_processing_comes_even_if_nobody_can_counter() -> None:
    play = board({"hand": [PLAIN], "energy": 1})
    events.perform(play.game, events.moving(play.game, play.game.zone("deck", 1)[-1], "combo"))
    play.take('play "Plain"')
    order = [word for word in words_of(play) if word in ("move rule", "move play")]
    assert order == ["move rule", "move play"]


def test_4_7_3_2_the_other_player_chooses_one_counter_or_ends_it() -> None:
    play = board({"hand": [NEGATE_ATTACK]}, {"hand": [NEGATE_ATTACK, NEGATE_ATTACK]})
    play.take(ATTACK_LEADER)
    assert play.decision is not None
    assert play.decision.player == 1
    assert play.offered == ['counter with "Stop"', "pass"]
    play.take("pass")
    assert "DBS 7-2-1-1" in play.trace.steps
    assert count(play, "hand", 1) == 2 + 1


def test_4_7_3_3_the_countered_player_may_answer_with_a_counter_counter_only() -> None:
    play = board({"hand": [NEGATE_COUNTER, NEGATE_ATTACK, NEGATE_PLAY]}, {"hand": [NEGATE_ATTACK]})
    play.take(ATTACK_LEADER, 'counter with "Stop"')
    assert play.decision is not None
    assert (play.decision.player, play.decision.rule) == (0, "DBS 4-7-3-3")
    assert play.offered == ['counter with "Refuse"', "pass"]


def test_4_7_3_3_1_the_exchange_alternates_until_one_passes() -> None:
    """[DBS 4-7-3-4] Three deep, resolved last first: the negated middle one leaves the first its effect."""
    again = extra("Refuse too", text="[Counter: Counter] Negate the counter.")
    play = board({"hand": [NEGATE_COUNTER]}, {"hand": [NEGATE_ATTACK, again]})
    play.take(ATTACK_LEADER, 'counter with "Stop"', 'counter with "Refuse"')
    assert play.decision is not None
    assert (play.decision.player, play.decision.rule) == (1, "DBS 4-7-3-3-1")
    play.take('counter with "Refuse too"')
    used = [event.before.card.name for event in play.trace.events if event.word == "use" and event.before]
    assert used == ["Refuse too", "Refuse", "Stop"]
    assert "DBS 7-2-1-1" not in play.trace.steps, "the attack was negated after all"


def test_4_7_3_4_the_last_counter_resolves_first_whoever_has_the_turn() -> None:
    play = board({"hand": [NEGATE_COUNTER]}, {"hand": [NEGATE_ATTACK]})
    play.take(ATTACK_LEADER, 'counter with "Stop"', 'counter with "Refuse"')
    assert "DBS 7-2-1-1" in play.trace.steps, "the counter was negated, the attack goes on"
    assert play.names("drop", 0) == ["Refuse"]
    assert play.names("drop", 1) == ["Stop"]


def test_4_7_3_5_a_negated_play_never_happens_and_its_energy_stays_rested() -> None:
    play = board({"hand": [PLAIN], "energy": 1}, {"hand": [NEGATE_PLAY]})
    play.take('play "Plain"', 'counter with "Deny"')
    assert play.names("battle", 0) == []
    assert play.names("drop", 0) == ["Plain"]
    assert resting(play, "energy", 0) == 1
    assert not any(event.kind == "play" for event in play.trace.events)


def test_4_8_1_cards_in_leader_battle_and_energy_areas_have_a_mode() -> None:
    """[DBS 4-8-1-1] [DBS 4-8-1-2] They report it in everybody's view."""
    play = board({"energy": 1, "battle": [Rested(PLAIN)]})
    zones = view(play.game, 1)["players"][0]["zones"]
    assert zones["leader"][0]["state"] == "active"
    assert zones["battle"][0]["state"] == "rest"
    assert zones["energy"][0]["state"] == "active"


def test_4_9_2_a_draw_is_not_revealed() -> None:
    """[DBS 4-9-1] The top card of the deck comes to the hand."""
    top = battle("Top")
    play = board({"leader": [leader("Reader", DRAW)], "deck": [PLAIN, PLAIN, top]})
    play.take('activate "Reader"')
    assert play.names("hand", 0) == ["Top"]
    theirs = view(play.game, 1)["players"][0]["zones"]["hand"]
    assert theirs[0].get("hidden") is True
    assert "name" not in theirs[0]


def test_4_9_3_drawing_several_is_one_draw_after_the_other() -> None:
    def drawing(n: int) -> list[str]:
        scholar = leader("Reader", t.Activated(do=(t.Draw(n),), timing=MAIN, limit=1))
        play = board({"leader": [scholar]})
        play.take('activate "Reader"')
        return [word for word in words_of(play) if word == "move draw"]

    assert len(drawing(3)) == 3
    assert drawing(0) == []


def test_4_9_4_drawing_up_to_x_asks_before_each_card() -> None:
    """[DBS 4-9-4-1] One may stop at once. [DBS 4-9-4-2] Going on draws exactly one. [DBS 4-9-4-3] After X it ends."""
    scholar = leader("Reader", t.Activated(do=(t.Draw(2, up_to=True),), timing=MAIN))
    play = board({"leader": [scholar]})
    play.take('activate "Reader"')
    assert play.offered == ["draw", "done"]
    play.take("done")
    assert count(play, "hand", 0) == 0
    play.take('activate "Reader"', "draw")
    assert count(play, "hand", 0) == 1
    assert play.offered == ["draw", "done"]
    play.take("draw")
    assert count(play, "hand", 0) == 2
    assert "end the main phase" in play.offered


def test_4_9_4_up_to_no_card_asks_nothing() -> None:
    scholar = leader("Reader", t.Activated(do=(t.Draw(0, up_to=True),), timing=MAIN, limit=1))
    play = board({"leader": [scholar]})
    play.take('activate "Reader"')
    assert "end the main phase" in play.offered


def test_4_10_2_1_the_damaged_player_takes_a_life_card_unseen() -> None:
    """[DBS 4-10-1] It goes to that player's hand; the attacker does not see it. Unknown life cards are alike."""
    play = board({}, {"life": 3}, show_forced=True)
    play.take(ATTACK_LEADER)
    while play.decision is not None and play.decision.rule != "DBS 4-10-2-1":
        play.take("pass")
    assert play.decision is not None
    assert play.decision.player == 1
    assert play.offered == ["take a hidden life card"]
    play.take("take")
    assert (life(play, 1), count(play, "hand", 1)) == (2, 1)
    assert view(play.game, 0)["players"][1]["zones"]["hand"][0]["hidden"] is True


def test_4_10_2_1_a_life_card_the_player_knows_is_told_apart() -> None:
    play = board({}, {"life": [battle("Known"), PLAIN, PLAIN]})
    known = play.game.objects[play.game.zone("life", 1)[0]].copy()
    known.known = 2
    play.game.put(known)
    play.take(ATTACK_LEADER)
    assert play.offered == ['take "Known" from life', "take a hidden life card"]
    play.take('take "Known"')
    assert play.names("hand", 1) == ["Known"]


def test_4_10_2_2_several_damage_is_one_damage_several_times() -> None:
    play = board({"battle": [battle("Hitter", keywords=["Triple Strike"])]})
    play.take('attack with "Hitter" -> "Plain Leader"')
    assert life(play, 1) == 5
    taken = [event for event in play.trace.events if event.word == "damage" and event.kind == "move"]
    assert len(taken) == 3
    assert len({event.obj for event in taken}) == 3


def test_4_10_2_2_no_damage_is_nothing() -> None:
    watcher = battle("Watcher", t.Automatic(t.When("inflict"), do=(t.Draw(1),)))
    play = board({"battle": [watcher]})
    before = len(play.trace.events)
    inflict(play.game, 1, 0, play.obj("leader", 0).id)
    assert len(play.trace.events) == before
    assert not play.game.pending
    assert life(play, 1) == 8


def test_4_11_1_1_the_source_of_attack_damage_is_the_attacking_card() -> None:
    play = board({"hand": [PLAIN]}, {"leader": [leader("Wall", power=15000)]})
    attacker = play.obj("leader", 0).id
    play.take('attack with "Plain Leader" -> "Wall"', 'combo with "Plain" from hand')
    damage = [event for event in play.trace.events if event.kind == "move" and event.word == "damage"]
    assert [event.cause for event in damage] == [attacker]


def test_4_11_1_2_the_source_of_skill_damage_is_the_card_of_the_skill() -> None:
    """So its own [Critical] turns the life card into a Drop card."""
    zap = t.Activated(do=(t.Do("damage"),), timing=MAIN, limit=1)
    play = board({"battle": [battle("Zapper", zap, keywords=["Critical"]), battle("Plain Zapper", zap)]})
    play.take('activate "Zapper"')
    assert (count(play, "drop", 1), count(play, "hand", 1)) == (1, 0)
    play.take('activate "Plain Zapper"')
    assert (count(play, "drop", 1), count(play, "hand", 1)) == (1, 1)


def test_4_4_1_the_turn_player_is_who_has_the_turn() -> None:
    """[DBS 4-4-2]"""
    watcher = battle("Watcher", t.Automatic(t.When("turn start", player=t.OPPONENT), do=(t.Draw(1),)))
    play = board({"battle": [watcher], "hand": [PLAIN]})
    play.take("end the main phase")
    assert play.game.active == 1
    assert count(play, "hand", 0) == 2
