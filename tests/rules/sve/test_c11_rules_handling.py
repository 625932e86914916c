"""SVE chapter 11: rules handling. Also chapter 1 on how games end."""

from __future__ import annotations

import pytest

from ludex.core.happening import zones
from ludex.core.machine import concede
from ludex.core.tree import Automatic, Continue, Draw, Finish, Gain, Modify, Move, Passive, Rule, When
from ludex.games.sve.book import BOOKS
from ludex.games.sve.c05_key_notations import link
from tests.rules.sve.support import (
    DRAIN,
    ENEMY_LEADER,
    YOUR_FOLLOWER,
    YOUR_LEADER,
    Driver,
    amulet,
    attack_of,
    board,
    defense,
    defense_of,
    evolved,
    evolver,
    follower,
    last_words,
    num,
    offers,
    one,
    position,
    put,
    spell,
    t,
    zone_sizes,
)

BEAR, CAT, OX = follower("Bear", 2, 4), follower("Cat", 1, 1), follower("Ox", 3, 3)
T = t.Ref("t")
END = spell("End", t.Damage(ENEMY_LEADER, 20))


def outcome(play: Driver) -> tuple[int, str] | None:
    return None if play.game.outcome is None else (play.game.outcome.winner, play.game.outcome.rule)


def hand(play: Driver) -> int:
    return len(play.game.zone("hand", 0))


def test_11_1_2_only_what_is_true_at_confirmation_timing_counts(edition: str) -> None:
    brink = spell("Brink", t.Damage(YOUR_LEADER, 21), t.Do("restore", YOUR_LEADER, 3))
    play = board(edition, hand=(brink, CAT)).take('play "Brink"')
    assert outcome(play) is None and defense(play, 0) == 2
    save = spell("Save", t.Damage(T, 4), Continue((Modify(T, "defense", "+", 1),), ""), targets=one(YOUR_FOLLOWER))
    assert board(edition, field=(BEAR,), hand=(save, CAT)).take('play "Save"').names("field", 0) == ["Bear"]


def test_11_1_3_everything_due_is_done_at_once(edition: str) -> None:
    elf = put(evolver("Elf"), evolve=evolved("Elf", 4, 1))
    hail = spell("Hail", t.Damage(t.Zone(("field",)), 1), Gain("field limit", 0))
    play = board(edition, field=(elf, CAT), enemy=(CAT,), hand=(hail, BEAR)).take('play "Hail"')
    moved = [event.word for event in play.trace.events if event.word == "destroy"]
    assert len(moved) == 3 and play.names("field", 1) == []
    both = spell("Both", t.Damage(t.Zone(("leader", "field")), 20))
    last = follower("Last", 1, 1, last_words(t.Do("restore", YOUR_LEADER, 9)))
    play = board(edition, field=(last,), hand=(both,)).take('play "Both"')
    assert outcome(play) == (-1, "SVE 1.2.2")  # [SVE 1.2.2]


def test_11_2_1_a_leader_without_defense_loses_before_anything_waits_no_longer(edition: str) -> None:
    """[SVE 1.2.1] [SVE 1.2.1.1]"""
    bat = follower("Bat", 2, 2, *DRAIN.means)
    play = board(edition, field=(bat,), hand=(spell("Hurt", t.Damage(YOUR_LEADER, 19)), END, CAT))
    play.take('play "Hurt"')
    assert outcome(play) is None and defense(play, 0) == 1
    play.take('play "End"')
    assert outcome(play) == (0, "SVE 11.2.1")
    doom = follower("Doom", 1, 2, *DRAIN.means)
    hit = t.Replace(When("damage", t.SELF), (t.Damage(ENEMY_LEADER, 20),), keep=True)
    play = board(edition, field=(doom,), enemy=(put(follower("Mine", 0, 5, hit), engaged=True),), hand=(CAT,))
    play.take('attack "Doom" -> "Mine"')
    assert outcome(play) == (1, "SVE 11.2.1")  # Drain never resolved


def test_11_2_2_a_draw_from_an_empty_deck_loses_an_empty_deck_does_not(edition: str) -> None:
    """[SVE 1.2.1.2] [SVE 5.9.1.1]"""
    two = spell("Two", Draw(2), Move(t.YOURS & t.Zone(("cemetery",)), "deck"))
    play = board(edition, deck=(CAT,), hand=(spell("One", Draw(1)), two, CAT))
    play.take('play "One"')
    assert outcome(play) is None and zone_sizes(play, 0, "deck") == [0]
    refilled = board(edition, deck=(CAT,), hand=(two,), cemetery=(BEAR,)).take('play "Two"')
    assert outcome(refilled) == (1, "SVE 11.2.2")  # refilling the deck afterwards does not help
    mill = spell("Mill", t.Look("top", 1, "deck"), Move(t.Ref("top"), "cemetery"))
    assert outcome(board(edition, deck=(), hand=(mill, CAT)).take('play "Mill"')) is None


def test_11_3_1_followers_without_defense_are_destroyed(edition: str) -> None:
    wake = follower("Wake", 1, 1, last_words(Draw(1)))
    weaken = spell(
        "Weaken", Continue((Modify(t.Zone(("field",)) & t.Word("type", "follower"), "defense", "+", -1),), "")
    )
    play = board(edition, field=(wake,), enemy=(CAT, BEAR), hand=(weaken, OX)).take('play "Weaken"')
    assert play.names("cemetery", 0) == ["Weaken", "Wake"] and hand(play) == 2
    assert play.names("field", 1) == ["Bear"]
    assert [e.word for e in play.trace.events if e.word == "destroy"] == ["destroy"] * 2


def test_11_4_1_too_many_cards_on_a_field(edition: str) -> None:
    shrink = spell("Shrink", Gain("field limit", -3, "opponent"))
    game = position(edition, enemy=(CAT, BEAR, OX, follower("Elk", 1, 1, last_words(Draw(1)))), hand=(shrink, CAT))
    game.nums[1]["field limit"] = 5
    play = Driver(game).take('play "Shrink"')
    assert play.decision is not None and play.decision.player == 1
    assert play.offered == ['keep "Cat"', 'keep "Bear"', 'keep "Ox"', 'keep "Elk"']
    play.take('keep "Ox"', 'keep "Bear"')
    assert sorted(play.names("field", 1)) == ["Bear", "Ox"] and sorted(play.names("cemetery", 1)) == ["Cat", "Elk"]
    assert "destroy" not in [event.word for event in play.trace.events]
    assert zone_sizes(play, 1, "hand") == [1]  # put into the cemetery from the field: Last Words


def test_11_4_1_the_active_player_chooses_first(edition: str) -> None:
    """[SVE 1.3.4] [SVE 11.1.3] And what both gave up goes at once."""
    shrink = spell("Shrink", Gain("field limit", -4, "each"))
    game = position(edition, field=(CAT, OX), enemy=(BEAR, CAT), hand=(shrink, CAT))
    game.nums[0]["field limit"] = game.nums[1]["field limit"] = 5
    play = Driver(game).take('play "Shrink"')
    assert play.decision is not None and play.decision.player == 0
    play.take('keep "Ox"')
    assert play.decision.player == 1 and len(play.game.zone("field", 0)) == 2
    play.take('keep "Bear"')
    assert play.names("field", 0) == ["Ox"] and play.names("field", 1) == ["Bear"]


def test_11_5_1_too_many_cards_in_an_ex_area(edition: str) -> None:
    shrink = spell("Shrink", Gain("ex limit", -4))
    knight = BOOKS[edition].tokens["Knight"]
    game = position(edition, ex=(CAT, BEAR, knight), hand=(shrink, CAT))
    game.nums[0]["ex limit"] = 5
    play = Driver(game).take('play "Shrink"', 'keep "Bear"')
    assert play.names("ex", 0) == ["Bear"] and play.names("cemetery", 0) == ["Shrink", "Cat"]


def test_11_6_1_an_unlinked_evolved_card_returns_faceup(edition: str) -> None:
    elf = put(evolver("Elf"), evolve=evolved("Elf", 4, 1))
    kill = spell("Kill", Move(T, "cemetery", "destroy"), targets=one(YOUR_FOLLOWER))
    play = board(edition, field=(elf,), hand=(kill, CAT)).take('play "Kill"')
    card = play.obj("evolve deck", 0)
    assert card.up and play.names("evolve zone", 0) == [] and play.names("cemetery", 0) == ["Elf", "Kill"]
    assert play.game.objects[play.game.zone("cemetery", 0)[0]].info.figures["attack"] == 2


def test_11_6_2_of_two_evolved_cards_the_latest_stays(edition: str) -> None:
    again = spell("Again", t.Do("evolve", T), targets=one(YOUR_FOLLOWER))
    play = board(
        edition,
        field=(evolver("Elf"),),
        evolve=(evolved("Elf", 4, 4), evolved("Elf", 6, 6, number="b")),
        hand=(again, CAT),
    )
    play.take('evolve "Elf" (1 play point) #1', 'play "Again"')
    assert attack_of(play, 0, "Elf") == 6 and zone_sizes(play, 0, "evolve zone", "evolve deck") == [1, 1]
    assert play.obj("evolve deck", 0).info.figures["attack"] == 4 and play.obj("evolve deck", 0).up


def test_11_6_3_of_two_followers_the_latest_link_holds(edition: str) -> None:
    game = position(edition, field=(put(evolver("Elf"), evolve=evolved("Elf", 4, 4)), evolver("Elf")), hand=(CAT,))
    first, second = game.zone("field", 0)
    link(game, second, game.zone("evolve zone", 0)[0])
    play = Driver(game).take('play "Cat"')
    assert (game.objects[first].guise is None, game.objects[second].guise is None) == (True, False)
    assert [attack_of(play, 0, "Elf", n) for n in (0, 1)] == [2, 4]


def test_11_7_1_a_stack_without_counters_goes(edition: str) -> None:
    sediment = BOOKS[edition].tokens["Magic Sediment"]
    jar = amulet("Jar", *sediment.abilities)
    play = board(edition, field=(put(jar, counters={"stack": 2}), put(sediment, counters={"stack": 1})), hand=(CAT,))
    play.take('use "Jar"')
    assert play.names("field", 0) == [sediment.name] and play.obj("field", 0).counter("stack") == 3
    assert play.names("cemetery", 0) == ["Jar"] and "destroy" not in [event.word for event in play.trace.events]


def test_11_7_1_other_counters_do_not_keep_a_stack(edition: str) -> None:
    sediment = BOOKS[edition].tokens["Magic Sediment"]
    jar = amulet("Jar", *sediment.abilities)
    game = position(edition, field=(put(jar, counters={"dust": 1}), put(CAT)), hand=(spell("Draw", Draw(1)), CAT))
    play = Driver(game).take('play "Draw"')
    assert play.names("field", 0) == ["Cat"] and play.names("cemetery", 0) == ["Draw", "Jar"]


def test_11_8_1_carrots_return_when_their_follower_has_left(edition: str) -> None:
    game = position(
        edition,
        field=(BEAR,),
        hand=(spell("Kill", Move(T, "cemetery", "destroy"), targets=one(YOUR_FOLLOWER)), CAT),
        evolve=(evolved("Carrot"),),
    )

    carrot = zones.move(game, game.objects[game.zone("evolve deck", 0)[0]], game.kind("race zone"), 0)
    linked = game.objects[carrot].copy()
    linked.host = game.zone("field", 0)[0]
    game.put(linked)
    play = Driver(game)
    assert play.names("race zone", 0) == ["Carrot"]
    play.take('play "Kill"')
    assert play.names("race zone", 0) == [] and play.obj("evolve deck", 0).up


# --- 1.2 how games end -------------------------------------------------------------------------------------------


def test_1_2_3_conceding_ends_the_game_at_once(edition: str) -> None:
    """[SVE 1.2.3.1] Nothing can prevent it."""
    idol = amulet("Idol", Passive((Rule("forbid", "lose", t.YOURS & t.Zone(("leader",))),)))
    play = board(edition, field=(idol,), hand=(CAT,))
    concede(play.game, 0)
    assert outcome(play) == (1, "SVE 1.2.3") and play.game.decision is None


def test_1_2_4_an_effect_wins_or_loses_at_once(edition: str) -> None:
    win = spell("Win", t.Damage(YOUR_LEADER, 30), Finish("you", True), Draw(1))
    play = board(edition, hand=(win, CAT)).take('play "Win"')
    assert play.game.outcome is not None and play.game.outcome.winner == 0 and hand(play) == 1


def test_1_3_3_a_prohibition_wins(edition: str) -> None:
    idol = amulet(
        "Idol",
        Passive((Rule("forbid", "lose", t.YOURS & t.Zone(("leader",))), Rule("forbid", "event restore", YOUR_LEADER))),
    )
    play = board(
        edition,
        field=(idol,),
        hand=(spell("Hurt", t.Damage(YOUR_LEADER, 25)), spell("Heal", t.Do("restore", YOUR_LEADER, 3)), CAT),
    )
    play.take('play "Hurt"', 'play "Heal"')
    assert outcome(play) is None and defense(play, 0) == -5


@pytest.mark.parametrize("forbids_first", [True, False])
def test_1_3_3_what_one_effect_permits_another_forbids(edition: str, forbids_first: bool) -> None:
    """[SVE 1.3.3] In either order; without the prohibition the new follower attacks."""
    horn = amulet("Horn", Passive((Rule("permit", "attack this turn", YOUR_FOLLOWER),)))
    chain = amulet("Chain", Passive((Rule("forbid", "attack this turn", YOUR_FOLLOWER),)))
    new, enemy = put(CAT, new=True), (put(CAT, engaged=True),)
    assert offers(board(edition, field=(new, horn), enemy=enemy, hand=(CAT,)), 'attack "Cat" -> "Cat"')
    both = (chain, horn) if forbids_first else (horn, chain)
    assert not offers(board(edition, field=(new, *both), enemy=enemy, hand=(CAT,)), "attack")


def test_1_3_2_as_much_as_possible(edition: str) -> None:
    """[SVE 1.3.2.1] A state it is in already is no change. [SVE 1.3.2.2] Nothing is done zero times or fewer."""
    mend = spell(
        "Mend", t.Choose("d", 2, t.YOURS & t.Zone(("hand",))), Move(t.Ref("d"), "cemetery", "discard"), Draw(2)
    )
    assert hand(board(edition, hand=(mend, CAT)).take('play "Mend"')) == 2
    keen = put(follower("Keen", 1, 1, Automatic(When("state", t.SELF), do=(Draw(1),))), engaged=True)
    turn = spell("Turn", t.SetState(T, "engaged"), targets=one(YOUR_FOLLOWER))
    assert hand(board(edition, field=(keen,), hand=(turn, CAT)).take('play "Turn"')) == 1
    none = spell("None", Draw(-2), t.Damage(ENEMY_LEADER, -3))
    play = board(edition, hand=(none, CAT)).take('play "None"')
    assert hand(play) == 1 and defense(play, 1) == 20


def test_1_3_2_2_1_a_negative_cost_is_zero(edition: str) -> None:
    sale = amulet("Sale", Passive((t.Price(t.YOURS, "+", -4),)))
    play = board(edition, field=(sale,), hand=(CAT, BEAR), pp=0).take('play "Cat"')
    assert num(play, 0) == 0 and defense_of(play, 0, "Cat") == 1 and offers(play, 'play "Bear"')


def test_3_2_4_1_play_points_stop_at_ten(edition: str) -> None:
    """[SVE 3.2.4] [SVE 5.14.1.1] Recovering stops at the maximum."""
    ramp = spell("Ramp", Gain("maximum play points", 4), t.Do("recover", n=20))
    play = board(edition, hand=(ramp, CAT), max_pp=8, pp=1).take('play "Ramp"')
    assert (num(play, 0, "maximum play points"), num(play, 0)) == (10, 10)
    rest = spell("Rest", t.Do("recover", n=9))
    assert num(board(edition, hand=(rest, CAT), max_pp=6, pp=1).take('play "Rest"'), 0) == 6


def test_5_13_1_1_defense_may_become_negative(edition: str) -> None:
    peek = spell(
        "Peek",
        t.Damage(T, 9),
        t.If(t.Compare(t.FigureOf(T, "defense"), "=", -5), (Draw(1),)),
        targets=one(YOUR_FOLLOWER),
    )
    assert hand(board(edition, field=(BEAR,), hand=(peek, CAT)).take('play "Peek"')) == 2
