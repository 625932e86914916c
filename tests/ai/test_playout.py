"""Playing on from a position: what is kept of it, and what a game's sense says in a battle."""

from random import Random

from ludex.ai import Clock
from ludex.ai.playout import _after_best, drawn, play_until_rest, quick
from ludex.core.flow.api import advance, decide
from ludex.games.dbs.judgement import combos
from ludex.games.vg.judgement import attacks, calls, guards, worth
from ludex.testing.driver import Driver
from tests.rules.dbs.support import BIG, PLAIN, WEAK, battle, board
from tests.rules.vg import support as vg

ATTACK = 'attack with "Plain Leader" -> "Plain Leader"'
SMALL, LARGE = battle("Small", combo_power=5000), battle("Large", combo_power=10000)


def sense(play: Driver) -> dict[str, float]:
    """How readily each option is taken, by its text."""
    assert play.decision is not None
    return dict(zip(play.offered, combos(play.game, play.decision), strict=True))


def test_what_quick_play_decided_for_the_other_player_is_not_kept() -> None:
    play = board({"hand": [WEAK]}, {"hand": [PLAIN]})
    play.take(ATTACK)
    assert play.decision is not None and play.decision.player == 0
    after = _after_best(play.game.clone(), play.decision, Random(1), Clock())
    asked = advance(after)
    assert asked is not None and (asked.player, asked.rule) == (1, "DBS 7-3-1-2")


def test_quick_play_says_whether_anybody_decided() -> None:
    play = board({"hand": [WEAK]}, {"hand": [PLAIN]})
    attack, end = play.game.clone(), play.game.clone()
    decide(attack, play.offered.index(ATTACK))
    assert not play_until_rest(attack, attack.turn, Random(1))
    decide(end, play.offered.index("end the main phase"))
    assert play_until_rest(end, end.turn, Random(1))


def test_options_are_drawn_by_their_weights() -> None:
    random = Random(1)
    assert {drawn([0.0, 2.0, 0.0], random) for _ in range(50)} == {1}
    picks = [drawn([1.0, 3.0], random) for _ in range(2000)]
    assert 1400 < sum(picks) < 1600


def test_nobody_combos_in_a_battle_that_is_won() -> None:
    play = board({"hand": [SMALL]}, {"hand": [SMALL]})
    play.take(ATTACK)  # a tie is the attacker's
    assert sense(play) == {'combo with "Small" from hand': 0.0, "pass": 1.0}


def test_the_defender_must_have_more_power() -> None:
    play = board({"battle": [battle("Rival", power=15_000)]}, {"hand": [SMALL, LARGE]})
    play.take('attack with "Rival" -> "Plain Leader"')  # 15000 against 10000: 5000 more is a tie
    readiness = sense(play)
    assert readiness['combo with "Small" from hand'] == 0.0 and readiness['combo with "Large" from hand'] > 0


def test_nobody_combos_in_a_battle_that_is_lost() -> None:
    play = board({"battle": [BIG]}, {"hand": [SMALL]})
    play.take('attack with "Big" -> "Plain Leader"')
    assert sense(play) == {'combo with "Small" from hand': 0.0, "pass": 1.0}


def test_the_smallest_combo_that_wins_is_taken_the_more_readily_the_less_life_is_left() -> None:
    found: list[float] = []
    for life in (6, 1):
        play = board({"hand": []}, {"hand": [LARGE, SMALL], "life": life})
        play.take(ATTACK)
        readiness = sense(play)
        assert readiness['combo with "Large" from hand'] == 0.0
        found.append(readiness['combo with "Small" from hand'])
    assert 0 < found[0] < 1 < found[1]


def test_quick_play_goes_by_sense() -> None:
    play = board({"hand": []}, {"hand": [LARGE, SMALL], "life": 1})
    play.take(ATTACK)
    assert play.decision is not None
    picks = [quick(play.game, play.decision, Random(n)) for n in range(30)]
    assert picks.count(play.offered.index('combo with "Small" from hand')) > 25


# --- guarding in Vanguard --------------------------------------------------------------------------------------------

WALL, TOWER = vg.unit("Wall", 1, 5000, 5000), vg.unit("Tower", 1, 5000, 15000)


def guarding(attack: int, damage: int = 0, walls: int = 1) -> dict[str, float]:
    """How readily a vanguard of power 13000 is guarded against an attack, by the option's text."""
    hand = [WALL] * walls + [TOWER]
    play = vg.board("battle", vg.side(fl=vg.unit("Raider", 3, attack)), vg.side(hand=hand, damage=damage))
    play.take("attack", 'attack with "Raider"')
    assert play.decision is not None
    return dict(zip(play.offered, guards(play.game, play.decision), strict=True))


def test_nobody_guards_when_it_is_not_needed_or_cannot_help() -> None:
    for attack in (10_000, 40_000):
        weights = guarding(attack)
        assert weights.pop("pass") == 1.0
        assert weights == {'guard with "Wall"': 0.0, 'guard with "Tower"': 0.0, "several guardians": 0.0}


def test_the_least_shield_that_stops_the_attack_guards() -> None:
    assert guarding(15_000)['guard with "Wall"'] > 0 and guarding(15_000)['guard with "Tower"'] == 0
    assert guarding(20_000)['guard with "Wall"'] == 0 and guarding(20_000)['guard with "Tower"'] > 0
    assert guarding(30_000)['guard with "Tower"'] > 0  # the other one will have to follow


def test_an_attack_of_equal_power_hits() -> None:
    assert guarding(13_000)['guard with "Wall"'] > 0 and guarding(12_999)['guard with "Wall"'] == 0
    assert guarding(18_000)['guard with "Wall"'] == 0 and guarding(18_000)['guard with "Tower"'] > 0


def test_one_guards_the_more_readily_the_nearer_the_end() -> None:
    readiness = [guarding(15_000, damage)['guard with "Wall"'] for damage in range(6)]
    assert readiness == sorted(readiness) and readiness[5] > 4 * readiness[0]


def test_no_more_cards_guard_than_the_damage_is_worth() -> None:
    one, five = (guarding(power, walls=5)['guard with "Tower"'] for power in (20_000, 50_000))
    assert one > 1 > five > 0


def test_a_card_of_damage_outweighs_two_cards_in_hand() -> None:
    """What the fit says: who keeps cards instead of guarding loses. Four cards outweigh the first damage."""
    for damage in range(5):
        unhurt = vg.board("main", vg.side(damage=damage), vg.side())
        two = vg.board("main", vg.side(damage=damage + 1, hand=[WALL, TOWER]), vg.side())
        assert worth(unhurt.game, 0) > worth(two.game, 0)
    many = vg.board("main", vg.side(damage=1, hand=[WALL] * 4), vg.side())
    assert worth(many.game, 0) > worth(vg.board("main", vg.side(), vg.side()).game, 0)


def test_an_attack_that_would_end_the_game_is_guarded_with_one_trigger_to_spare() -> None:
    """Only if drive checks follow: the vanguard attacks, not a rear-guard."""
    assert guarding(13_000, damage=5)['guard with "Wall"'] > 0
    play = vg.board("battle", vg.side(vc=vg.unit("Lord", 3, 13_000)), vg.side(hand=[WALL, TOWER], damage=5))
    play.take("attack")
    assert play.decision is not None
    weights = dict(zip(play.offered, guards(play.game, play.decision), strict=True))
    assert weights['guard with "Wall"'] == 0 and weights['guard with "Tower"'] > 1


def test_a_sentinel_stops_what_no_shield_stops_if_there_is_a_card_to_discard() -> None:
    ward = vg.card("Ward", grade=1, power=6000, shield=0, keywords=["Sentinel"])
    for hand, used in (([ward, WALL], True), ([ward], False)):
        play = vg.board("battle", vg.side(fl=vg.unit("Raider", 3, 60_000)), vg.side(hand=hand, damage=5))
        play.take("attack", 'attack with "Raider"')
        assert play.decision is not None
        weights = dict(zip(play.offered, guards(play.game, play.decision), strict=True))
        assert (weights['guard with "Ward"'] > 0) is used


# --- calling and attacking in Vanguard -------------------------------------------------------------------------------


def test_attackers_are_called_to_the_front_and_boosters_behind_them() -> None:
    squire = vg.card("Squire", grade=1, power=8000, shield=5000, keywords=["Boost"])
    pup = vg.card("Pup", type="trigger unit", grade=0, power=5000, shield=15000, trigger="critical", keywords=["Boost"])
    lance = vg.unit("Lance", 2, 10_000)
    play = vg.board("main", vg.side(fl=vg.unit("Old", 2, 11_000), hand=[squire, pup, lance]), vg.side())
    assert play.decision is not None
    weights = dict(zip(play.offered, calls(play.game, play.decision), strict=True))
    assert weights['call "Lance" to front right'] > weights['call "Lance" to back right']
    assert weights['call "Squire" to back left'] > weights['call "Squire" to front right']
    assert weights['call "Lance" to front left'] == 0, "nobody takes the place of a stronger unit"
    assert weights['call "Pup" to back left'] < weights['call "Squire" to back left'], "triggers are kept for guarding"


def test_an_attack_that_cannot_hit_is_hardly_made() -> None:
    theirs = vg.side(vc=vg.unit("Lord", 3, 13_000), fl=vg.unit("Clerk", 1, 7_000))
    play = vg.board("battle", vg.side(vc=vg.unit("Hero", 3, 13_000), fl=vg.unit("Weak", 1, 8_000)), theirs)
    play.take("attack")
    assert play.decision is not None
    weights = dict(zip(play.offered, attacks(play.game, play.decision), strict=True))
    by = {
        (who, whom): weights[f'attack with "{who}" -> "{whom}"']
        for who in ("Hero", "Weak")
        for whom in ("Lord", "Clerk")
    }
    assert by["Hero", "Lord"] > by["Hero", "Clerk"] > by["Weak", "Lord"]
    assert by["Weak", "Clerk"] > by["Weak", "Lord"]


def test_a_vanguard_with_more_drive_checks_to_come_is_worth_more() -> None:
    plain = vg.board("main", vg.side(vc=vg.card("Lord", grade=3, power=13000)), vg.side())
    twin = vg.board("main", vg.side(vc=vg.card("Lord", grade=3, power=13000, keywords=["Twin Drive"])), vg.side())
    assert worth(twin.game, 0) > worth(plain.game, 0)
