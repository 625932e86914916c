"""Chapter 10: keywords and keyword skills."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.happening import events
from ludex.core.position.game import Ctx
from ludex.core.position.objects import Card
from ludex.core.resolving import deeds
from ludex.games.dbs.book import BOOK
from ludex.games.dbs.c07_attack_and_battle import battle_of
from ludex.games.dbs.c10_keywords import DOUBLE_STRIKE, awaken, counter
from tests.rules.dbs.support import (
    ATTACK_LEADER,
    BIG,
    MAIN,
    NEGATE_ATTACK,
    NEGATE_COUNTER,
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
    passing,
    power,
    resting,
    words_of,
)

HERO = leader(
    "Hero",
    t.Activated(do=(boost(2000),), timing=MAIN, limit=1),
    text="[Awaken] With 4 or less life: draw 2 cards; turn this card over.",
    back={"name": "Great Hero", "power": 15000, "text": "[Auto] When this card attacks, draw 1 card."},
)
FIELD = extra(
    "Meadow", text="[Field]\n[Permanent] Your Leader gets +2000 power.\n[Activate: Main] Draw 1 card.", cost=1
)


def test_10_1_1_awaken_is_an_activate_skill_with_a_condition_and_a_cost() -> None:
    """[DBS 10-1-2]"""
    dear = leader("Dear", awaken(4, 0, (t.Do("energy", n=2),)), back={"name": "Dearer", "power": 15000})
    assert 'awaken "Dear"' not in board({"leader": [dear], "life": 5, "energy": 2}).offered
    assert 'awaken "Dear"' not in board({"leader": [dear], "life": 4, "energy": 1}).offered
    play = board({"leader": [dear], "life": 4, "energy": 2})
    play.take('awaken "Dear"')
    assert resting(play, "energy", 0) == 2
    assert play.names("leader", 0) == ["Dearer"]
    assert "DBS 8-6-2-4" in play.trace.steps
    assert count(play, "hand", 0) == 0, "it draws only if it says so"
    printed = board({"leader": [HERO], "life": 4}).take('awaken "Hero"')
    assert (printed.names("leader", 0), count(printed, "hand", 0)) == (["Great Hero"], 2)


def test_10_1_3_the_awakened_leader_is_the_same_card() -> None:
    """[DBS 10-1-3-1] Effects, mode and its part in the battle go on."""
    play = board({"leader": [HERO], "life": 4}, {"leader": [leader("Tower", power=17000)]})
    id = play.obj("leader", 0).id
    play.take('activate "Hero"', 'attack with "Hero" -> "Tower"', 'awaken "Hero"')
    hero = play.obj("leader", 0)
    assert (hero.id, hero.info.name, hero.state) == (id, "Great Hero", 1)
    assert power(play, "leader", 0) == 17000
    assert not any("activate" in text for text in play.offered), "the front's skill is gone"
    play.take("pass")
    assert life(play, 1) == 7


def test_10_1_4_turned_back_it_is_still_the_same_card() -> None:
    """[DBS 10-1-4-1] Its front's once-per-turn skill stays used."""
    turner = battle("Turner", t.Activated(do=(t.Do("flip", t.YOURS & t.Zone(("leader",))),), timing=MAIN))
    play = board({"leader": [HERO], "life": 4, "battle": [turner]})
    play.take('activate "Hero"', 'awaken "Hero"', 'activate "Turner"')
    assert play.names("leader", 0) == ["Hero"]
    assert power(play, "leader", 0) == 12000
    assert 'activate "Hero"' not in play.offered


def test_10_1_3_a_used_skill_of_the_front_does_not_use_up_one_of_the_back() -> None:
    """[DBS 10-10-2]"""
    once = "[Activate: Main] [Once per turn] This card gets +100 power this turn."
    two_faced = leader(
        "Front", text=f"{once}\n[Awaken] With 4 or less life: draw 1 card; turn this card over.",
        back={"name": "Back", "power": 15000, "text": once},
    )  # fmt: skip
    play = board({"leader": [two_faced], "life": 4})
    play.take('activate "Front"', 'awaken "Front"', 'activate "Back"')
    assert power(play, "leader", 0) == 15200
    assert 'activate "Back"' not in play.offered


def test_10_2_1_a_new_field_replaces_the_old_one_of_its_player_only() -> None:
    old = extra("Old Field", text="[Field]")
    play = board({"battle": [old], "hand": [FIELD], "energy": 1}, {"battle": [old]})
    play.take('activate "Meadow"')
    assert play.names("battle", 0) == ["Meadow"]
    assert play.names("drop", 0) == ["Old Field"]
    assert play.names("battle", 1) == ["Old Field"]
    assert play.obj("battle", 0).state == 0
    assert "move use" not in words_of(play), "it does not pass through the Drop Area"


def test_10_2_2_the_other_skills_of_a_field_work_in_the_battle_area() -> None:
    hand = board({"hand": [FIELD], "energy": 1})
    assert [text for text in hand.offered if "activate" in text] == ['activate "Meadow"'], "only [Field] from the hand"
    assert power(hand, "leader", 0) == 10000
    hand.take('activate "Meadow"')
    assert power(hand, "leader", 0) == 12000
    hand.take('activate "Meadow"')
    assert count(hand, "hand", 0) == 1
    assert hand.names("battle", 0) == ["Meadow"]


def test_10_3_1_a_blocker_rests_to_become_the_target() -> None:
    """It is optional; one in Rest Mode, or one that is itself attacked, cannot."""
    shield = battle("Shield", keywords=["Blocker"])
    play = board({"battle": [BIG]}, {"battle": [shield]})
    play.take('attack with "Big" -> "Plain Leader"')
    assert play.offered == ['block with "Shield"', "pass"]
    play.take("pass", "pass")
    assert (life(play, 1), play.obj("battle", 1).state) == (7, 0)
    play = board({"battle": [BIG]}, {"battle": [shield]})
    play.take('attack with "Big" -> "Plain Leader"', "block")
    assert (life(play, 1), play.names("drop", 1)) == (8, ["Shield"])
    tired = board({"battle": [BIG]}, {"battle": [Rested(shield)]})
    tired.take('attack with "Big" -> "Shield"')
    assert not any("block" in word for word in words_of(tired))
    assert tired.names("drop", 1) == ["Shield"]


def test_10_3_1_an_attacked_blocker_does_not_block_for_itself() -> None:
    hunter = battle("Hunter", text="[Permanent] This card can attack Battle Cards in Active Mode.")
    play = board({"battle": [hunter]}, {"battle": [battle("Shield", keywords=["Blocker"])]})
    play.take('attack with "Hunter" -> "Shield"')
    assert not any("block" in text for text in play.offered)
    assert play.names("drop", 1) == ["Shield"]


def test_10_3_2_negating_a_blocker_switches_the_target_back() -> None:
    shield = battle("Shield", keywords=["Blocker"])
    pierce = t.Automatic(t.When("block", t.ENEMY), do=(t.Do("block", word="negate"),))
    play = board({"battle": [battle("Piercer", pierce)]}, {"battle": [shield]})
    play.take('attack with "Piercer" -> "Plain Leader"', "block")
    assert life(play, 1) == 7
    assert play.names("battle", 1) == ["Shield"]
    assert play.obj("battle", 1).state == 1


PUP = battle("Pup", character="Wolf")
WOLF = battle("Great Wolf", character="Wolf", cost=6, power=25000, text="[Evolve] {R}{1}: <Wolf>")


def test_10_4_1_evolve_needs_the_named_battle_card_and_its_cost() -> None:
    """[DBS 10-4-3]"""
    assert 'evolve into "Great Wolf"' not in board({"hand": [WOLF], "energy": 2, "battle": [PLAIN]}).offered
    assert 'evolve into "Great Wolf"' not in board({"hand": [WOLF], "energy": 1, "battle": [PUP]}).offered
    assert 'evolve into "Great Wolf"' not in board({"hand": [WOLF], "energy": "blue blue", "battle": [PUP]}).offered
    play = board({"hand": [WOLF], "energy": 2, "battle": [PUP]})
    play.take('evolve into "Great Wolf"')
    assert resting(play, "energy", 0) == 2
    assert play.names("battle", 0) == ["Great Wolf"]
    assert "move use" not in words_of(play)


def test_10_4_2_evolve_only_from_the_hand() -> None:
    play = board({"drop": [WOLF], "battle": [PUP, WOLF], "energy": 2})
    assert not any("evolve" in text for text in play.offered)
    assert 'evolve into "Great Wolf"' in board({"hand": [WOLF], "battle": [PUP], "energy": 2}).offered


def test_10_4_4_the_evolved_card_is_the_old_one_with_another_face() -> None:
    """Mode and effects go on; as one stack it leaves together; and it was played."""
    herald = battle("Herald", t.Automatic(t.When("play", t.Word("name", "Great Wolf")), do=(t.Draw(1),)))
    up = t.Activated(
        do=(t.Choose("x", 1, t.YOURS & t.Word("name", "Pup")), boost(3000, what=t.Ref("x"))), timing=MAIN, limit=1
    )
    play = board({"hand": [WOLF], "energy": 2, "battle": [Rested(PUP), herald], "leader": [leader("Mind", up)]})
    pup = play.obj("battle", 0, "Pup").id
    play.take('activate "Mind"', 'evolve into "Great Wolf"')
    wolf = play.obj("battle", 0, "Great Wolf")
    assert (wolf.id, wolf.state) == (pup, 1)
    assert power(play, "battle", 0, "Great Wolf") == 28000
    assert count(play, "hand", 0) == 1
    assert count(play, "battle", 0) == 2
    assert play.names("under", 0) == ["Pup"]
    assert not any("Great Wolf" in text for text in play.offered), "it rests, so it cannot attack"
    ko = deeds.events_of(play.game, Ctx(wolf.id, 0), t.Move(t.SELF, "drop", "KO"))
    assert ko is not None
    events.perform(play.game, *ko)
    assert sorted(play.names("drop", 0)) == ["Great Wolf", "Pup"]
    assert play.names("under", 0) == []


def test_10_4_4_the_stack_parts_to_its_owners_and_old_uses_are_forgotten() -> None:
    """[DBS 10-10-2] The new card's once-per-turn skill is another skill."""
    once = t.Activated(do=(boost(100),), timing=MAIN, limit=1)
    pup = battle("Pup", once, character="Wolf")
    wolf = battle("Great Wolf", once, character="Wolf", text="[Evolve] {R}: <Wolf>")
    play = board({"hand": [wolf], "energy": 1, "battle": [pup]})
    stolen = play.obj("battle", 0).copy()
    stolen.owner = 1
    play.game.put(stolen)
    play.take('activate "Pup"', 'evolve into "Great Wolf"', 'activate "Great Wolf"')
    assert power(play, "battle", 0) == 10200
    events.perform(play.game, events.moving(play.game, play.obj("battle", 0).id, "drop", word="KO"))
    assert (play.names("drop", 0), play.names("drop", 1)) == (["Great Wolf"], ["Pup"])
    areas = play.game.book.zones
    moves = [(areas[e.src].name, areas[e.dst].name, e.word) for e in play.trace.events if e.kind == "move"]
    assert moves[-2:] == [("battle", "drop", "KO"), ("under", "drop", "put")], "only the card on top is KOed"


def test_10_5_1_critical_damage_goes_to_the_drop_area() -> None:
    play = board({"battle": [battle("Cruel", keywords=["Critical", "Double Strike"])]})
    play.take('attack with "Cruel" -> "Plain Leader"')
    assert (life(play, 1), count(play, "drop", 1), count(play, "hand", 1)) == (6, 2, 0)


def test_10_5_1_critical_replaces_so_the_damaged_player_may_choose_another_replacement() -> None:
    """[DBS 8-10-2] Both apply to the same life card; the one that is chosen takes it away from the other."""
    saved = t.Replace(t.When("move", player=t.YOU, src=("life",), dst=("hand",), word="damage"), dst="deck")
    for choice, zone in (('"Cruel"', "drop"), ('"Saint"', "deck")):
        play = board(
            {"battle": [battle("Cruel", keywords=["Critical"])]}, {"leader": [leader("Saint", saved)], "deck": 5}
        )
        before = count(play, zone, 1)
        play.take('attack with "Cruel" -> "Saint"')
        passing(play)
        assert play.decision is not None and play.decision.player == 1
        assert [text for text in play.offered if '"Cruel"' in text or '"Saint"' in text] == play.offered
        play.take(next(text for text in play.offered if choice in text))
        assert (life(play, 1), count(play, zone, 1), count(play, "hand", 1)) == (7, before + 1, 0)


def test_10_5_1_critical_is_about_the_opponents_life_and_this_card_only() -> None:
    cruel = battle("Cruel", t.Activated(do=(t.Do("damage", word="you"),), timing=MAIN), keywords=["Critical"])
    play = board({"battle": [cruel, battle("Mild")]})
    play.take('activate "Cruel"')
    assert (count(play, "drop", 0), count(play, "hand", 0)) == (0, 1)
    play.take('attack with "Mild" -> "Plain Leader"')
    passing(play)
    assert (count(play, "drop", 1), count(play, "hand", 1)) == (0, 1)


@pytest.mark.parametrize(
    ("keywords", "damage"),
    [
        ([], 1),
        (["Double Strike"], 2),
        (["Triple Strike"], 3),
        (["Quadruple Strike"], 4),
        (["Double Strike", "Triple Strike"], 3),
    ],
)
def test_10_6_1_strikes(keywords: list[str], damage: int) -> None:
    """[DBS 10-6-1-1] [DBS 10-6-1-2] [DBS 10-6-1-3] The highest counts (RULING-DBS-020)."""
    play = board({"battle": [battle("Hitter", keywords=keywords)]})
    play.take('attack with "Hitter" -> "Plain Leader"')
    assert life(play, 1) == 8 - damage


def test_10_6_1_a_strike_changes_neither_skill_damage_nor_a_fight_with_a_battle_card() -> None:
    zap = t.Activated(do=(t.Do("damage"),), timing=MAIN, limit=1)
    play = board({"battle": [battle("Hitter", zap, keywords=["Triple Strike"])]}, {"battle": [Rested(WEAK)]})
    play.take('activate "Hitter"')
    assert life(play, 1) == 7
    play.take('attack with "Hitter" -> "Weak"', "pass")
    assert life(play, 1) == 7


@pytest.mark.parametrize(("keyword", "attacks"), [("Dual Attack", 2), ("Triple Attack", 3)])
def test_10_7_1_attacks_again(keyword: str, attacks: int) -> None:
    """[DBS 10-10-1] Active again after the battle, X-1 times a turn."""
    play = board({"battle": [battle("Runner", keywords=[keyword])], "leader": [Rested(leader("Head"))]})
    for n in range(attacks):
        play.take('attack with "Runner" -> "Plain Leader"')
        passing(play)
        assert life(play, 1) == 7 - n
    assert play.offered == ["end the main phase"]
    assert play.obj("battle", 0).state == 1


def test_10_8_1_revenge_kos_the_attacking_battle_card_whether_it_survived_or_not() -> None:
    grim = battle("Grim", keywords=["Revenge"], power=15000)
    survived = board({"battle": [PLAIN]}, {"battle": [Rested(grim)]})
    survived.take('attack with "Plain" -> "Grim"')
    assert (survived.names("drop", 0), survived.names("battle", 1)) == (["Plain"], ["Grim"])
    died = board({"battle": [BIG]}, {"battle": [Rested(grim)]})
    died.take('attack with "Big" -> "Grim"')
    assert (died.names("drop", 0), died.names("drop", 1)) == (["Big"], ["Grim"])
    order = [word for word in words_of(died) if word in ("move KO", "battle end")]
    assert order == ["move KO", "battle end", "move KO"], "after the battle"
    by_leader = board({}, {"battle": [Rested(battle("Grim", keywords=["Revenge"], power=5000))]})
    by_leader.take('attack with "Plain Leader" -> "Grim"')
    assert by_leader.names("leader", 0) == ["Plain Leader"]
    assert by_leader.names("drop", 1) == ["Grim"]
    held = board({}, {"battle": [Rested(grim)]})
    held.take('attack with "Plain Leader" -> "Grim"')
    assert (held.names("leader", 0), held.names("battle", 1)) == (["Plain Leader"], ["Grim"])


def test_10_8_1_a_revenge_card_koed_by_a_skill_takes_nobody_along() -> None:
    grim = battle("Grim", keywords=["Revenge"])
    trick = extra("Trick", text="[Activate: Main] KO 1 enemy Battle Card.")
    play = board({"battle": [PLAIN], "hand": [trick]}, {"battle": [grim]})
    play.take('activate "Trick"', 'attack with "Plain" -> "Plain Leader"')
    assert play.names("drop", 1) == ["Grim"]
    assert "Plain" in play.names("battle", 0)


def test_10_9_1_a_counter_needs_another_players_action_and_its_cost() -> None:
    """[DBS 10-9-3] Its cost stands before the effect."""
    dear = extra("Dear Stop", text="[Counter: Attack] Discard 1 card: negate the attack.", cost=1)
    own = board({"hand": [NEGATE_ATTACK]})
    own.take(ATTACK_LEADER)
    assert "Stop" in own.names("hand", 0)
    assert life(own, 1) == 7
    for side in ({"hand": [dear], "energy": 1}, {"hand": [dear, PLAIN]}):
        play = board({}, side)
        play.take(ATTACK_LEADER)
        assert not any("counter" in text for text in play.offered)
    play = board({}, {"hand": [dear, PLAIN], "energy": 1})
    play.take(ATTACK_LEADER, 'counter with "Dear Stop"')
    assert life(play, 1) == 8
    assert sorted(play.names("drop", 1)) == ["Dear Stop", "Plain"]
    assert resting(play, "energy", 1) == 1


def test_10_9_2_a_counter_elsewhere_than_in_hand_is_not_offered() -> None:
    stop = battle("Stopper", counter("Counter: Attack", (t.Do("negate the attack"),)))
    play = board({}, {"battle": [Rested(stop)], "drop": [stop], "energy": [stop]})
    play.take(ATTACK_LEADER)
    assert life(play, 1) == 7


def test_10_9_3_1_counter_play_has_three_windows() -> None:
    """At the declaration, at the activation of a skill that speaks of playing, and after its effect."""
    herald = battle("Herald", text="[Auto] When you play this card, draw 1 card.")
    play = board({"hand": [herald], "energy": 1}, {"hand": [NEGATE_PLAY]})
    play.take('play "Herald"')
    windows = []
    while play.offered == ['counter with "Deny"', "pass"]:
        windows.append((count(play, "battle", 0), count(play, "hand", 0)))
        play.take("pass")
    assert windows == [(0, 1), (1, 0), (1, 1)]


@pytest.mark.parametrize("hand", [[NEGATE_PLAY], [NEGATE_ATTACK], [PLAIN]])
def test_10_9_3_1_between_people_the_windows_are_the_same_whatever_the_other_hand_holds(hand: list[Card]) -> None:
    """At the declaration of the play, at the activation of the skill and after its effect; an attack, its skill."""
    herald = battle("Herald", text="[Auto] When you play this card, draw 1 card.")
    eager = battle("Eager", text="[Auto] When this card attacks, draw 1 card.")
    for taken, windows in (('play "Herald"', 3), ('attack with "Eager" -> "Plain Leader"', 2)):
        play = board({"hand": [herald], "battle": [eager], "energy": 1}, {"hand": hand}, show_forced=True)
        play.game.windows = True
        play.take(taken)
        seen = 0
        while play.decision is not None and play.decision.prompt != "main phase":
            seen += play.decision.prompt == "counter timing"
            play.take(play.offered[-1])
        assert seen == windows


def test_10_9_3_2_counter_attack_also_answers_a_when_attacking_skill() -> None:
    """Negated at that later window the attack is negated all the same."""
    eager = battle("Eager", text="[Auto] When this card attacks, draw 1 card.")
    play = board({"battle": [eager]}, {"hand": [NEGATE_ATTACK]})
    play.take('attack with "Eager" -> "Plain Leader"', "pass")
    assert play.offered == ['counter with "Stop"', "pass"]
    play.take("counter")
    assert life(play, 1) == 8
    assert "DBS 7-2-1-1" not in play.trace.steps
    assert battle_of(play.game) is None


def test_10_9_3_2_a_skill_of_the_defender_lets_nobody_counter_their_own_attack() -> None:
    """RULING-DBS-030"""
    wary = leader("Wary", text="[Auto] When this card is attacked, this card gets +1000 power this battle.")
    play = board({"hand": [NEGATE_ATTACK]}, {"leader": [wary], "battle": [battle("Shield", keywords=["Blocker"])]})
    play.take('attack with "Plain Leader" -> "Wary"')
    while play.decision is not None and play.decision.rule != "DBS 6-3-1-3":
        assert not any("counter" in text for text in play.offered)
        play.take(play.offered[0])


def test_10_9_3_2_a_skill_that_speaks_of_both_lets_both_answer() -> None:
    """[DBS 10-9-3-1] Any tree that puts a card into the Battle Area speaks of playing."""
    drop = t.Choose("x", 1, t.YOURS & t.Zone(("drop",)))
    caller = battle("Caller", t.Automatic(t.When("attack", t.SELF), do=(drop, t.Move(t.Ref("x"), "battle"))))
    play = board({"battle": [caller], "drop": [PLAIN]}, {"hand": [NEGATE_ATTACK, NEGATE_PLAY]})
    play.take('attack with "Caller" -> "Plain Leader"', "pass")
    assert play.offered == ['counter with "Stop"', 'counter with "Deny"', "pass"]


def test_10_9_3_3_counter_counter_answers_only_a_counter() -> None:
    play = board({"hand": [PLAIN], "energy": 1}, {"hand": [NEGATE_COUNTER]})
    play.take('play "Plain"', ATTACK_LEADER)
    while "pass" in play.offered:
        assert not any("Refuse" in text and "counter" in text for text in play.offered)
        play.take("pass")
    assert life(play, 1) == 7
    answered = board({"hand": [NEGATE_COUNTER]}, {"hand": [NEGATE_ATTACK]})
    answered.take(ATTACK_LEADER, 'counter with "Stop"')
    assert answered.decision is not None and answered.decision.player == 0
    assert answered.offered == ['counter with "Refuse"', "pass"]
    answered.take('counter with "Refuse"')
    assert life(answered, 1) == 7, "the attack goes on"


def test_10_9_4_a_used_counter_goes_to_the_drop_area_even_if_countered() -> None:
    """A Battle Card too, unless its text says where it goes."""
    stop = battle("Stopper", counter("Counter: Attack", (t.Do("negate the attack"),)))
    leap = battle("Leaper", counter("Counter: Attack", (t.Do("negate the attack"), t.Move(t.SELF, "battle"))))
    play = board({"hand": [NEGATE_COUNTER]}, {"hand": [stop]})
    play.take(ATTACK_LEADER, 'counter with "Stopper"', 'counter with "Refuse"')
    assert play.names("drop", 1) == ["Stopper"]
    assert life(play, 1) == 7
    play = board({}, {"hand": [leap]})
    play.take(ATTACK_LEADER, 'counter with "Leaper"')
    assert play.names("battle", 1) == ["Leaper"]
    assert life(play, 1) == 8
    assert "move use" not in words_of(play)


def test_10_9_4_a_counter_that_plays_itself_never_lies_in_the_drop_area() -> None:
    text = "[Counter: Attack] Negate the attack; play this card."
    leap = battle("Leaper", text=f"{text}\n[Auto] When you play this card, draw 1 card.")
    play = board({}, {"hand": [leap]})
    play.take(ATTACK_LEADER, 'counter with "Leaper"')
    assert (play.names("battle", 1), count(play, "drop", 1), count(play, "hand", 1)) == (["Leaper"], 0, 1)
    came = [event for event in play.trace.events if event.kind == "move" and event.word == "play"]
    assert [BOOK.zones[event.src].name for event in came] == ["hand"]
    assert "move use" not in words_of(play)
    refused = board({"hand": [NEGATE_COUNTER]}, {"hand": [leap]})
    refused.take(ATTACK_LEADER, 'counter with "Leaper"', 'counter with "Refuse"')
    assert (refused.names("battle", 1), refused.names("drop", 1)) == ([], ["Leaper"])


def test_10_9_4_a_counter_that_may_play_itself_is_dropped_if_it_does_not() -> None:
    leap = battle("Leaper", text="[Counter: Attack] Negate the attack; you may play this card.")
    for answer, battle_area, drop in (("yes", ["Leaper"], []), ("no", [], ["Leaper"])):
        play = board({}, {"hand": [leap]})
        play.take(ATTACK_LEADER, 'counter with "Leaper"', answer)
        assert (play.names("battle", 1), play.names("drop", 1)) == (battle_area, drop)
        assert count(play, "hand", 1) == 0


ONCE = battle("Clock", text="[Activate: Main] [Once per turn] This card gets +1000 power this turn.")


def test_10_10_1_once_per_turn_is_once_and_again_next_turn() -> None:
    play = board({"battle": [ONCE]})
    play.take('activate "Clock"')
    assert not any("activate" in text for text in play.offered)
    play.take("end the main phase")
    while play.game.active == 1:
        play.take(play.offered[-1])
    while play.decision is not None and play.decision.rule != "DBS 6-3-1-3":
        play.take(play.offered[0])
    assert 'activate "Clock"' in play.offered


def test_10_10_1_a_once_per_turn_auto_skill_is_cancelled_the_second_time() -> None:
    eager = battle(
        "Eager",
        text="[Auto] [Once per turn] When this card attacks, this card gets +1000 power this turn.\n[Dual Attack]",
    )
    play = board({"battle": [eager], "leader": [Rested(leader("Head"))]})
    for _ in range(2):
        play.take('attack with "Eager" -> "Plain Leader"')
        while play.decision is not None and play.decision.rule != "DBS 6-3-1-3":
            play.take(play.offered[0])
    assert power(play, "battle", 0) == 11000


def test_10_10_2_the_limit_is_set_for_each_skill_of_each_card() -> None:
    two = battle(
        "Pair",
        t.Activated(do=(boost(1000),), timing=MAIN, limit=1),
        t.Activated(do=(boost(10),), timing=MAIN, limit=1),
    )
    play = board({"battle": [ONCE, ONCE, two]})
    assert play.offered.count('activate "Clock"') == 1, "equal cards are offered once"
    play.take('activate "Clock"', 'activate "Clock"')
    assert not any("Clock" in text and "activate" in text for text in play.offered)
    play.take('activate "Pair" #1', 'activate "Pair"')
    assert power(play, "battle", 0, "Pair") == 11010


def test_10_10_3_without_a_limit_as_often_as_the_cost_can_be_paid() -> None:
    pump = battle("Pump", text="[Activate: Main] {1}: this card gets +1000 power this turn.")
    play = board({"battle": [pump], "energy": 3})
    play.take('activate "Pump"', 'activate "Pump"', 'activate "Pump"')
    assert power(play, "battle", 0) == 13000
    assert not any("activate" in text for text in play.offered)


def test_10_10_1_losing_or_gaining_another_skill_does_not_renew_a_used_one() -> None:
    card = battle(
        "Guard Clock",
        text="[Blocker]\n[Activate: Main] [Once per turn] This card gets +1000 power this turn.",
    )
    lose = t.Activated(do=(t.Continue((t.Strip(YOUR_BATTLE, "Blocker"),), "turn"),), timing=MAIN)
    gain = t.Activated(do=(t.Continue((t.Grant(YOUR_BATTLE, DOUBLE_STRIKE.means),), "turn"),), timing=MAIN)
    for change in (lose, gain):
        play = board({"battle": [card], "leader": [leader("Mind", change)]})
        play.take('activate "Guard Clock"', 'activate "Mind"')
        assert not any("Guard Clock" in text and "activate" in text for text in play.offered)


def test_10_10_1_a_skill_given_anew_is_a_new_skill() -> None:
    """The use counts for the skill that was used; the same skill given a second time is another one."""
    gift = t.Grant(YOUR_BATTLE, (t.Activated(do=(boost(1000),), timing=MAIN, limit=1),))
    mind = leader("Mind", t.Activated(do=(t.Continue((gift,), "turn"),), timing=MAIN))
    play = board({"battle": [PLAIN], "leader": [mind]})
    play.take('activate "Mind"', 'activate "Plain"')
    assert 'activate "Plain"' not in play.offered
    play.take('activate "Mind"', 'activate "Plain"')
    assert power(play, "battle", 0) == 12000
    assert 'activate "Plain"' not in play.offered


def test_10_10_2_two_equal_skills_of_one_card_are_used_once_each() -> None:
    skill = t.Activated(do=(boost(1000),), timing=MAIN, limit=1)
    play = board({"battle": [battle("Twin", skill, skill)]})
    play.take('activate "Twin" #1', 'activate "Twin"')
    assert power(play, "battle", 0) == 12000
    assert not any("activate" in text for text in play.offered)


def test_10_10_2_two_equal_auto_skills_of_one_card_each_trigger_once() -> None:
    skill = t.Automatic(t.When("attack", t.SELF), do=(boost(1000),), limit=1)
    play = board({"battle": [battle("Twin", skill, skill, text="[Dual Attack]")]})
    for _ in range(2):
        play.take('attack with "Twin" -> "Plain Leader"')
        while play.decision is not None and play.decision.rule != "DBS 6-3-1-3":
            play.take(play.offered[0])
    assert power(play, "battle", 0) == 12000
