"""The edition `later`: keywords of the later manual. The numbers in the names are its paragraphs, not the book's."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.core.machine import misused
from ludex.core.position.objects import Card
from ludex.core.tree.abilities import Ability
from ludex.games.dbs import SPEC
from ludex.games.dbs import later_keywords as later
from ludex.games.dbs.book import BOOKS
from ludex.games.dbs.c05_game_preparation import check_deck
from ludex.lang.files.decks import Deck, Entry
from ludex.testing.driver import Driver
from tests.rules.dbs.support import (
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
    count,
    extra,
    leader,
    life,
    passing,
    power,
    resting,
)

KO = t.Activated(
    do=(t.Choose("them", 1, ENEMY_BATTLE), t.Move(t.Ref("them"), "drop", "KO")), timing=MAIN, zones=("hand",)
)
BLAST = extra("Blast", KO)
OWN = extra(
    "Own",
    t.Activated(
        do=(t.Choose("them", 1, YOUR_BATTLE), t.Move(t.Ref("them"), "drop", "KO")), timing=MAIN, zones=("hand",)
    ),
)
BACK = extra(
    "Back",
    t.Activated(
        do=(t.Choose("them", 1, ENEMY_BATTLE), t.Move(t.Ref("them"), "hand", "return")), timing=MAIN, zones=("hand",)
    ),
)


def later_board(you: dict[str, Any] | None = None, foe: dict[str, Any] | None = None, **where: Any) -> Driver:
    return board(you, foe, edition="later", **where)


def words(keyword: str) -> tuple[Ability, ...]:
    return BOOKS["later"].keywords[keyword].means


# --- the edition ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("keyword", [keyword for keyword in later.KEYWORDS if keyword.means], ids=lambda k: k.name)
def test_later_keywords_are_no_words_of_the_book(keyword: t.Keyword) -> None:
    assert misused(BOOKS[""], keyword.means)
    assert not misused(BOOKS["later"], keyword.means)


def test_later_editions_have_the_same_turn_and_one_area_more() -> None:
    plain, more = BOOKS[""], BOOKS["later"]
    assert set(plain.procedures) == set(more.procedures)
    assert [kind.name for kind in more.zones] == [*(kind.name for kind in plain.zones), "warp", "removed"]
    assert SPEC.widest is more and SPEC.book() is plain


# --- keywords that stand alone -------------------------------------------------------------------------------------


def test_later_10_16_1_barrier_keeps_the_opponents_skills_from_choosing_it() -> None:
    safe = battle("Safe", *words("Barrier"))
    play = later_board({"hand": [BLAST]}, {"battle": [safe, PLAIN]})
    play.take('activate "Blast"')
    assert play.names("drop", 1) == ["Plain"] and play.names("battle", 1) == ["Safe"]
    alone = later_board({"hand": [BLAST]}, {"battle": [safe]}).take('activate "Blast"')
    assert alone.names("battle", 1) == ["Safe"]


def test_later_10_16_1_barrier_does_not_keep_its_own_player_nor_attackers_away() -> None:
    safe = battle("Safe", *words("Barrier"))
    play = later_board({"hand": [OWN], "battle": [safe]}).take('activate "Own"')
    assert play.names("battle", 0) == []
    assert 'attack with "Plain" -> "Safe"' in later_board({"battle": [PLAIN]}, {"battle": [Rested(safe)]}).offered


def test_later_10_16_1_a_choice_may_ignore_barrier_but_no_other_prohibition() -> None:
    choose = t.Choose("them", 2, ENEMY_BATTLE, past="Barrier")
    past = t.Activated(do=(choose, t.Move(t.Ref("them"), "drop", "KO")), timing=MAIN, zones=("hand",))
    shy = battle("Shy", t.Passive((t.Rule("forbid", "select", t.ENEMY, t.SELF),)))
    given = battle("Giver", t.Passive((t.Grant(YOUR_BATTLE & t.Word("name", "Plain"), words("Barrier")),)))
    foe = {"battle": [battle("Safe", *words("Barrier")), PLAIN, shy, given]}
    play = later_board({"hand": [extra("Past", past), BLAST]}, foe)
    play.take('activate "Past"')
    assert [text for text in play.offered if "Shy" in text] == [] and len(play.offered) == 3
    play.take('choose "Safe"', 'choose "Plain"')
    assert sorted(play.names("drop", 1)) == ["Plain", "Safe"]
    assert later_board({"hand": [BLAST]}, foe).take('activate "Blast"').names("drop", 1) == ["Giver"]


def test_later_10_22_1_deflect_ignores_counters_against_plays() -> None:
    quick = battle("Quick", *words("Deflect"))
    play = later_board({"hand": [quick], "energy": 1}, {"hand": [NEGATE_PLAY]})
    play.take('play "Quick"', f'counter with "{NEGATE_PLAY.name}"')
    assert play.names("battle", 0) == ["Quick"] and count(play, "hand", 1) == 0
    plain = later_board({"hand": [PLAIN], "energy": 1}, {"hand": [NEGATE_PLAY]})
    plain.take('play "Plain"', f'counter with "{NEGATE_PLAY.name}"')
    assert plain.names("battle", 0) == []


def test_later_10_12_1_indestructible_cannot_be_koed_or_removed_by_the_opponent() -> None:
    solid = battle("Solid", *words("Indestructible"), power=5000)
    play = later_board({"hand": [BLAST, BACK], "battle": [BIG]}, {"battle": [Rested(solid)]})
    play.take('activate "Blast"', 'activate "Back"')
    assert play.names("battle", 1) == ["Solid"]
    play.take('attack with "Big" -> "Solid"')
    passing(play)
    assert play.names("battle", 1) == ["Solid"]


def test_later_10_12_1_indestructible_may_be_removed_by_its_own_player() -> None:
    solid = battle("Solid", *words("Indestructible"))
    play = later_board({"hand": [OWN], "battle": [solid]}).take('activate "Own"')
    assert play.names("drop", 0) == ["Own", "Solid"]


def test_later_10_34_1_energy_exhaust_is_charged_in_rest_mode() -> None:
    tired = battle("Tired", *words("Energy-Exhaust"))
    play = later_board({"hand": [tired, PLAIN]}, phase="charge")
    play.take('charge "Tired"')
    assert resting(play, "energy", 0) == 1
    plain = later_board({"hand": [tired, PLAIN]}, phase="charge").take('charge "Plain"')
    assert resting(plain, "energy", 0) == 0


def test_later_10_20_1_victory_strike_wins_by_damage() -> None:
    ace = battle("Ace", *words("Victory Strike"))
    play = later_board({"battle": [ace]})
    play.take('attack with "Ace" -> "Plain Leader"')
    passing(play)
    assert play.game.outcome is not None and play.game.outcome.winner == 0 and play.game.outcome.rule == "DBS+ 10-20-1"
    weak = later_board({"battle": [battle("Small", *words("Victory Strike"), power=5000)]})
    weak.take('attack with "Small" -> "Plain Leader"')
    passing(weak)
    assert weak.game.outcome is None and life(weak, 1) == 8


def test_later_10_21_1_a_leader_waives_the_specified_cost_of_its_universe() -> None:
    seven = leader("Seven", *words("Warrior of Universe 7"))
    hand = [battle("Ours", cost=1, specified="blue", traits=["Universe 7"]), battle("Theirs", cost=1, specified="blue")]
    play = later_board({"leader": [seven], "hand": hand, "energy": "red"})
    assert 'play "Ours"' in play.offered and 'play "Theirs"' not in play.offered


# --- decks -----------------------------------------------------------------------------------------------------------


def _deck(*entries: tuple[int, Card]) -> Deck:
    filler = [battle(f"F{i}") for i in range(13)]
    left = 50 - sum(n for n, _ in entries)
    main = [Entry(n, card, 0) for n, card in entries]
    while left > 0:
        main.append(Entry(min(4, left), filler.pop(), 0))
        left -= 4
    return Deck("deck", {"leader": [Entry(1, leader("L"), 0)], "deck": main}, {}, "deck")


@pytest.mark.parametrize(
    ("keyword", "fits", "rule"),
    [("Ultimate", 1, "10-14-1"), ("Super Combo", 4, "10-17"), ("Dragon Ball", 7, "10-31-1")],
)
def test_later_10_14_1_a_deck_has_so_many_cards_with_a_keyword(keyword: str, fits: int, rule: str) -> None:
    one, two = battle("One", *words(keyword)), battle("Two", *words(keyword))
    assert check_deck(_deck((fits, one)), "later") == []
    assert [breach.rule for breach in check_deck(_deck((fits, one), (1, two)), "later")] == [f"DBS+ {rule}"]


# --- the Warp and tokens ---------------------------------------------------------------------------------------------


def test_later_9_5_2_a_battle_card_without_power_goes_to_the_drop_area() -> None:
    drain = t.Activated(
        do=(t.Choose("them", 1, ENEMY_BATTLE), t.Continue((t.Modify(t.Ref("them"), "power", "+", -10000),), "turn")),
        timing=MAIN,
        zones=("hand",),
    )
    play = later_board({"hand": [extra("Drain", drain)]}, {"battle": [WEAK]}).take('activate "Drain"')
    assert play.names("drop", 1) == ["Weak"]
    before = board({"hand": [extra("Drain", drain)]}, {"battle": [WEAK]}).take('activate "Drain"')
    assert before.names("battle", 1) == ["Weak"]
    big = later_board({"hand": [extra("Drain", drain)]}, {"battle": [BIG]}).take('activate "Drain"')
    assert power(big, "battle", 1) == 10000


# --- keywords that play a card -------------------------------------------------------------------------------------


def test_later_10_15_3_over_realm_is_played_for_the_whole_drop_area_and_leaves_at_the_end_of_the_turn() -> None:
    rift = battle("Rift", later.over_realm(3))
    assert 'activate "Rift"' not in later_board({"hand": [rift], "drop": 2}).offered
    play = later_board({"hand": [rift], "drop": 3}).take('activate "Rift"')
    assert play.names("battle", 0) == ["Rift"] and count(play, "drop", 0) == 0 and count(play, "warp", 0) == 3
    play.take("end the main phase")
    assert play.names("battle", 0) == [] and count(play, "warp", 0) == 4


def test_later_10_15_5_over_realms_are_counted_together() -> None:
    hand = [battle("Rift", later.over_realm(1)), battle("Gap", later.over_realm(0, dark=True))]
    play = later_board({"hand": hand, "drop": 1}).take('activate "Rift"')
    assert 'activate "Gap"' not in play.offered
    twice = later_board({"leader": [leader("Hole", *words("Wormhole"))], "hand": hand, "drop": 1})
    assert 'activate "Gap"' in twice.take('activate "Rift"').offered


def test_later_10_25_1_dark_over_realm_counts_black_cards_and_stays() -> None:
    gap = battle("Gap", later.over_realm(2, dark=True))
    black = battle("Night", color="black")
    assert 'activate "Gap"' not in later_board({"hand": [gap], "drop": [black, PLAIN, PLAIN]}).offered
    play = later_board({"hand": [gap], "drop": [black, black, PLAIN]}).take('activate "Gap"')
    assert count(play, "warp", 0) == 3
    play.take("end the main phase")
    assert play.names("battle", 0) == ["Gap"]


SON, SIRE = battle("Son", character="Son"), battle("Sire", character="Sire")
A, B = t.Word("character", "Son"), t.Word("character", "Sire")


def test_later_10_5_1_ex_evolve_and_10_5_5_xeno_evolve() -> None:
    onto = battle("Greater", later.ex_evolve(A), power=20000)
    play = later_board({"hand": [onto], "battle": [Rested(SON)]}).take('activate "Greater"')
    assert play.names("battle", 0) == ["Greater"] and resting(play, "battle", 0) == 1 and count(play, "under", 0) == 1
    beyond = battle("Beyond", later.ex_evolve(A, xeno=True))
    play = later_board({"hand": [beyond], "battle": [Rested(SON)]}).take('activate "Beyond"')
    assert play.names("battle", 0) == ["Beyond"] and resting(play, "battle", 0) == 0
    assert play.names("warp", 0) == ["Son"]
    assert 'activate "Beyond"' not in later_board({"hand": [beyond], "battle": [SIRE]}).offered


def test_later_10_13_3_4_fusion_takes_two_cards_of_equal_power_from_the_hand() -> None:
    both = battle("Both", later.fusion(A, B))
    play = later_board({"hand": [both, SON, SIRE]}).take('activate "Both"')
    assert play.names("battle", 0) == ["Both"] and sorted(play.names("drop", 0)) == ["Sire", "Son"]
    small = battle("Small Sire", character="Sire", power=5000)
    assert 'activate "Both"' not in later_board({"hand": [both, SON, small]}).offered
    assert 'activate "Both"' not in later_board({"hand": [both, SON, SON]}).offered


def test_later_10_13_4_4_potara_is_played_on_top_of_two_cards_and_keeps_their_power() -> None:
    both = battle("Both", later.potara(A, B), power=20000)
    boost = t.Activated(
        do=(
            t.Choose("them", 2, YOUR_BATTLE),
            t.Continue((t.Modify(t.Ref("them"), "power", "+", 1000),), "turn"),
        ),
        timing=MAIN,
        zones=("hand",),
    )
    play = later_board({"hand": [both, extra("Cheer", boost)], "battle": [Rested(SON), Rested(SIRE)]})
    play.take('activate "Cheer"', 'activate "Both"')
    assert play.names("battle", 0) == ["Both"] and resting(play, "battle", 0) == 0 and count(play, "under", 0) == 2
    assert power(play, "battle", 0) == 22000
    assert 'activate "Both"' not in later_board({"hand": [both], "battle": [SON]}).offered


def test_later_10_24_3_swap_changes_places_with_a_card_in_hand() -> None:
    small = battle("Small", later.swap(4, t.ANY))
    play = later_board({"hand": [BIG, PLAIN], "battle": [small]})
    play.take('activate "Small"', 'choose "Big"')
    assert play.names("battle", 0) == ["Big"] and sorted(play.names("hand", 0)) == ["Plain", "Small"]


def test_later_10_32_1_arrival_needs_both_colours_in_the_combo_area() -> None:
    late = battle("Late", later.arrival(("red", "green")), color="blue")
    green = battle("Leaf", color="green")
    play = later_board({"hand": [late, PLAIN, green], "battle": [BIG]})
    play.take('attack with "Big" -> "Plain Leader"', 'combo with "Plain"')
    assert 'activate "Late"' not in play.offered
    play.take('combo with "Leaf"', 'activate "Late"')
    assert "Late" in play.names("battle", 0)


def test_later_10_33_3_aegis_in_the_defense_step_switches_two_energy() -> None:
    shield = battle("Shield", later.aegis(("red", "green")))
    green, both = battle("Leaf", color="green"), battle("Mix", color="red green")
    theirs = {"battle": [shield], "hand": [PLAIN, green], "energy": [Rested(PLAIN)] * 3}
    play = later_board({"battle": [BIG]}, theirs).take('attack with "Big" -> "Plain Leader"')
    play.take('activate "Shield"')
    while any(text.startswith("choose") for text in play.offered):
        play.take("choose")
    assert resting(play, "energy", 1) == 1 and count(play, "hand", 1) == 0
    one = later_board({"battle": [BIG]}, {**theirs, "hand": [both]}).take('attack with "Big" -> "Plain Leader"')
    assert 'activate "Shield"' in one.offered
    none = later_board({"battle": [BIG]}, {**theirs, "hand": [PLAIN]}).take('attack with "Big" -> "Plain Leader"')
    assert 'activate "Shield"' not in none.offered


def test_later_10_35_1_alliance_rests_one_or_more_of_its_colours() -> None:
    green, blue = battle("Leaf", color="green"), battle("Sea", color="blue")
    hero = battle("Hero", later.alliance(("red", "green"), (t.Draw(1),)), color="blue")
    play = later_board({"battle": [hero, PLAIN, green, blue]}).take('attack with "Hero" -> "Plain Leader"')
    play.take('activate "Hero"')
    assert not any("Sea" in text or text == "done" for text in play.offered)
    play.take('choose "Leaf"', "done")
    assert resting(play, "battle", 0) == 2 and count(play, "hand", 0) == 1
    alone = later_board({"battle": [hero, blue, Rested(green)]}).take('attack with "Hero" -> "Plain Leader"')
    assert 'activate "Hero"' not in alone.offered


# --- keywords at the head of a skill -------------------------------------------------------------------------------


def test_later_10_23_1_bond_and_10_29_1_sparking_are_conditions() -> None:
    draw = (t.Draw(1),)
    friend = battle("Friend", t.Activated(do=draw, timing=MAIN, headings=(later.bond(2),)))
    assert 'activate "Friend"' not in later_board({"battle": [friend]}).offered
    assert 'activate "Friend"' in later_board({"battle": [friend, PLAIN]}).offered
    spark = battle("Spark", t.Activated(do=draw, timing=MAIN, headings=(later.sparking(5),)))
    assert 'activate "Spark"' not in later_board({"battle": [spark], "drop": 4}).offered
    assert 'activate "Spark"' in later_board({"battle": [spark], "drop": 5}).offered


def test_later_10_30_3_burst_is_a_cost() -> None:
    risk = battle("Risk", t.Activated(cost=later.burst(3), do=(t.Draw(1),), timing=MAIN))
    play = later_board({"battle": [risk], "deck": 5}).take('activate "Risk"')
    assert count(play, "drop", 0) == 3 and count(play, "hand", 0) == 1
    assert 'activate "Risk"' not in later_board({"battle": [risk], "deck": 2}).offered


def test_later_10_18_7_a_token_that_leaves_is_removed_from_the_game() -> None:
    saib = Card("T", "Saib", ("battle",), {**WEAK.figures}, {**WEAK.words}, "", (), token=True)
    play = later_board({"hand": [BLAST]}, {"battle": [saib]}).take('activate "Blast"')
    assert count(play, "battle", 1) == 0 and count(play, "drop", 1) == 0


def test_later_10_15_4_a_card_that_left_and_came_back_is_not_sent_to_the_warp() -> None:
    rift = battle("Rift", later.over_realm(1))
    again = t.Activated(
        do=(
            t.Choose("them", 1, YOUR_BATTLE),
            t.Move(t.Ref("them"), "hand", "return"),
            t.Choose("it again", 1, t.YOURS & t.Zone(("hand",))),
            t.Do("play", t.Ref("it again")),
        ),
        timing=MAIN,
        zones=("hand",),
    )
    play = later_board({"hand": [rift, extra("Again", again)], "drop": 1})
    play.take('activate "Rift"', 'activate "Again"', "end the main phase")
    assert play.names("battle", 0) == ["Rift"]


def test_later_10_13_1_a_skill_hears_that_a_keyword_was_used() -> None:
    """Union skills have one name together."""
    heard = battle("Bard", t.Automatic(t.When("united", player=t.YOU), do=(t.Draw(1),)))
    fan = battle("Fan", t.Automatic(t.When("activated", player=t.YOU, word="Union-Fusion"), do=(t.Draw(1),)))
    hand = [battle("Both", later.fusion(A, B)), SON, SIRE]
    play = later_board({"hand": hand, "battle": [heard, fan]}).take('activate "Both"')
    while "end the main phase" not in play.offered:
        play.take(play.offered[0])
    assert count(play, "hand", 0) == 2
    rift = later_board({"hand": [battle("Rift", later.over_realm(1))], "drop": 1, "battle": [heard, fan]})
    assert count(rift.take('activate "Rift"'), "hand", 0) == 0


def test_later_10_15_3_a_skill_hears_by_which_keyword_its_card_was_played() -> None:
    heard = t.Automatic(t.When("played using", t.SELF, word="Over Realm"), do=(t.Draw(1),))
    rift = battle("Rift", later.over_realm(1), heard)
    assert count(later_board({"hand": [rift], "drop": 1}).take('activate "Rift"'), "hand", 0) == 1
    assert count(later_board({"hand": [rift], "energy": 1}).take('play "Rift"'), "hand", 0) == 0


def test_later_10_5_7_a_card_hears_that_another_evolved_into_it() -> None:
    heard = t.Automatic(t.When("evolved", t.SELF), do=(t.Draw(1),))
    for greater in (battle("Greater", later.ex_evolve(A, xeno=xeno), heard) for xeno in (False, True)):
        play = later_board({"hand": [greater], "battle": [SON], "energy": 1})
        assert count(play.take('activate "Greater"'), "hand", 0) == 1
        played = later_board({"hand": [greater], "battle": [SON], "energy": 1}).take('play "Greater"')
        assert count(played, "hand", 0) == 0


def test_later_10_13_5_4_cards_are_played_onto_and_placed_under_a_card() -> None:
    skill = t.Activated(
        cost=(t.Choose("paid", 1, t.YOURS & t.Zone(("hand",)) & A), t.Do("place under", t.Ref("paid"))),
        do=(t.Choose("found", 1, t.YOURS & t.Zone(("drop",)) & B), t.Do("play onto", t.Ref("found"))),
        timing=MAIN,
        keyword="Union-Absorb",
    )
    play = later_board({"hand": [SON], "drop": [SIRE], "battle": [Rested(battle("Eater", skill))]})
    play.take('activate "Eater"')
    assert play.names("battle", 0) == ["Sire"] and resting(play, "battle", 0) == 1
    assert sorted(play.names("under", 0)) == ["Eater", "Son"]
    assert 'activate "Eater"' not in later_board({"drop": [SIRE], "battle": [battle("Eater", skill)]}).offered


def test_later_10_34_1_a_negated_energy_exhaust_does_nothing() -> None:
    free = t.Passive((t.Rule("forbid", "exhaust"),), zones=("hand",))
    play = later_board({"hand": [battle("Tired", *words("Energy-Exhaust"), free), PLAIN]}, phase="charge")
    assert resting(play.take('charge "Tired"'), "energy", 0) == 0


def test_later_3_10_1_a_card_sent_to_the_warp_leaves_the_battle_area() -> None:
    heard = t.Automatic(t.When("move", t.SELF, word="leave"), do=(t.Draw(1),))
    send = t.Activated(
        do=(t.Choose("them", 1, ENEMY_BATTLE), t.Move(t.Ref("them"), "warp", "warp")), timing=MAIN, zones=("hand",)
    )
    play = later_board({"hand": [extra("Send", send)]}, {"battle": [battle("Gone", heard)]}).take('activate "Send"')
    assert play.names("warp", 1) == ["Gone"] and count(play, "hand", 1) == 1


def test_later_10_13_4_1_potara_needs_both_cards() -> None:
    both = battle("Both", later.potara(A, B))
    assert 'activate "Both"' not in later_board({"hand": [both], "battle": [SON, SON]}).offered
    assert 'activate "Both"' in later_board({"hand": [both], "battle": [SON, SIRE]}).offered


def test_later_10_29_1_an_auto_skill_with_sparking_is_not_activated_without_its_cards() -> None:
    spark = battle("Spark", t.Automatic(t.When("attack", t.SELF), do=(t.Draw(1),), headings=(later.sparking(2),)))
    for drop, drawn in ((1, 0), (2, 1)):
        play = later_board({"battle": [spark], "drop": drop}).take('attack with "Spark" -> "Plain Leader"')
        assert count(play, "hand", 0) == drawn


@pytest.mark.parametrize(("word", "after"), [("turn", True), ("game", False)])
def test_a_skill_negates_itself_for_the_turn_or_for_the_game(word: str, after: bool) -> None:
    """[DBS 8-3-2]"""
    once = battle("Once", t.Activated(do=(t.Draw(1), t.Do("negate this skill", word=word)), timing=MAIN))
    play = board({"battle": [once]})
    play.take('activate "Once"')
    assert 'activate "Once"' not in play.offered and count(play, "hand", 0) == 1
    turn = play.game.turn
    play.take("end the main phase")
    while play.decision is not None and not (play.game.turn > turn + 1 and play.decision.player == 0):
        play.take(play.offered[-1])
    while "end the main phase" not in play.offered:
        play.take(play.offered[0])
    assert ('activate "Once"' in play.offered) == after
