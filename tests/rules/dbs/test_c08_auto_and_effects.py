"""Chapter 8: auto skills, processing effects, replacement."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.happening import events
from ludex.core.values import durations
from tests.rules.dbs.support import (
    ATTACK_LEADER,
    BIG,
    ENEMY_BATTLE,
    PLAIN,
    WEAK,
    YOUR_BATTLE,
    Rested,
    battle,
    board,
    boost,
    count,
    leader,
    life,
    power,
)
from tests.rules.dbs.test_c08_skills import DROP, HAND, skill, using

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


def test_8_7_5_1_2_cards_that_leave_together_are_read_as_before_they_left() -> None:
    """Whether the card that gave the power leaves with it, before or behind it in the list, makes no difference."""
    strong = t.When("move", t.Figure("power", ">=", 20000), word="KO")
    watcher = battle("Watcher", t.Automatic(strong, do=(t.Draw(1),)))
    banner = battle("Banner", t.Passive((t.Modify(YOUR_BATTLE & ~t.SELF, "power", "+", 10000),)))
    crest = battle("Crest", t.Passive((t.Grant(YOUR_BATTLE & ~t.SELF, (t.Mere("Double Strike", 2, "strike"),)),)))
    for foe in ([banner, PLAIN], [PLAIN, banner]):
        play = using(t.Move(ENEMY_BATTLE, "drop", "KO"), you={"battle": [watcher]}, foe={"battle": foe})
        assert count(play, "hand", 0) == 1
    struck = t.When("move", t.Has("Double Strike"), word="KO")
    watcher = battle("Watcher", t.Automatic(struck, do=(t.Draw(1),)))
    for foe in ([crest, PLAIN], [PLAIN, crest]):
        play = using(t.Move(ENEMY_BATTLE, "drop", "KO"), you={"battle": [watcher]}, foe={"battle": foe})
        assert count(play, "hand", 0) == 1
    one_by_one = (t.Move(ENEMY_BATTLE & t.Word("name", name), "drop", "KO") for name in ("Crest", "Plain"))
    play = using(*one_by_one, you={"battle": [watcher]}, foe={"battle": [crest, PLAIN]})
    assert count(play, "hand", 0) == 0


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


def test_8_9_1_5_a_resolved_effect_on_the_cards_of_an_area_takes_later_arrivals() -> None:
    """RULING-DBS-040: it rewrites the cards of the area while it lasts; an effect on chosen cards does not."""
    rally = boost(5000, what=YOUR_BATTLE)
    play = using(rally, you={"battle": [PLAIN], "hand": [WEAK], "energy": 1})
    play.take('play "Weak"')
    assert (power(play, "battle", 0, "Plain"), power(play, "battle", 0, "Weak")) == (15000, 10000)
    play.take("end the main phase")
    assert (power(play, "battle", 0, "Plain"), power(play, "battle", 0, "Weak")) == (10000, 5000)
    one = (t.Choose("x", 1, YOUR_BATTLE), boost(5000, what=t.Ref("x")))
    play = using(*one, you={"battle": [PLAIN], "hand": [WEAK], "energy": 1})
    play.take('play "Weak"')
    assert (power(play, "battle", 0, "Plain"), power(play, "battle", 0, "Weak")) == (15000, 5000)


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
