"""SVE chapter 7: turns and phases."""

from __future__ import annotations

from ludex.core.position.game import Ctx
from ludex.core.resolving import deeds
from ludex.core.tree import EACH, OPPONENT, YOU, Automatic, Delay, Draw, Modify, When
from ludex.core.values import durations
from tests.rules.sve.support import (
    ENEMY_FOLLOWER,
    FILLER,
    WARD,
    YOUR_FOLLOWER,
    YOUR_LEADER,
    Driver,
    amulet,
    attack_of,
    board,
    defense,
    end_turn,
    fanfare,
    follower,
    last_words,
    num,
    offers,
    one,
    position,
    put,
    quick_spell,
    spell,
    start,
    t,
    zone_sizes,
)

BEAR, CAT = follower("Bear", 2, 4), follower("Cat", 1, 1)


def test_7_1_1_turns_alternate(edition: str) -> None:
    play = start(edition, forced=True).take("go first", "keep", "keep")
    order = []
    for _ in range(4):
        order.append(play.game.active)
        end_turn(play)
    assert order == [order[0], 1 - order[0]] * 2


def test_7_1_2_phases_in_order(edition: str) -> None:
    play = board(edition, phase="start")
    assert offers(play, "end the main phase")
    play.take("end the main phase")
    phases = [s for s in play.trace.steps if s in ("SVE 7.2.1", "SVE 7.3.1", "SVE 7.4.1")]
    assert phases[:4] == ["SVE 7.2.1", "SVE 7.3.1", "SVE 7.4.1", "SVE 7.2.1"]


def test_7_2_1_maximum_play_points_rise_by_one_up_to_ten(edition: str) -> None:
    play = board(edition, phase="start", max_pp=4)
    assert (num(play, 0, "maximum play points"), num(play, 1, "maximum play points")) == (5, 4)
    full = board(edition, phase="start", max_pp=10)
    assert num(full, 0, "maximum play points") == 10
    assert not [e for e in full.trace.events if e.kind == "number" and e.word == "maximum play points"]


def test_7_2_2_play_points_are_set_to_the_maximum(edition: str) -> None:
    play = board(edition, phase="start", pp=2, max_pp=4, enemy_pp=3)
    assert (num(play, 0), num(play, 1)) == (5, 3)


def test_7_2_3_all_own_cards_are_refreshed(edition: str) -> None:
    play = board(
        edition,
        phase="start",
        field=(put(BEAR, engaged=True), put(amulet("Urn"), engaged=True)),
        enemy=(put(CAT, engaged=True),),
    )
    assert [play.obj("field", 0, name).state for name in ("Bear", "Urn")] == [0, 0]
    assert play.obj("field", 1, "Cat").state == 1


def test_7_2_4_the_turn_draw_is_a_draw(edition: str) -> None:
    scribe = follower(
        "Scribe", 1, 1, Automatic(When("move", t.ANY, player=YOU, word="draw"), do=(t.Damage(YOUR_LEADER, 1),))
    )
    play = board(edition, phase="start", field=(scribe,))
    assert zone_sizes(play, 0, "hand", "deck") == [1, 5]
    assert defense(play, 0) == 19
    empty = board(edition, phase="start", deck=())
    assert empty.game.outcome is not None and empty.game.outcome.winner == 1
    assert empty.game.outcome.rule == "SVE 11.2.2"


def test_7_2_4_1_first_player_does_not_draw_on_the_first_turn(edition: str) -> None:
    play = start(edition, forced=True).take("go first", "keep", "keep")
    first = play.game.active
    assert len(play.game.zone("hand", first)) == 4
    end_turn(play)
    assert len(play.game.zone("hand", 1 - first)) == 5
    end_turn(play)
    assert len(play.game.zone("hand", first)) == 5


def test_7_2_5_confirmation_only_after_the_draw(edition: str) -> None:
    woken = follower("Woken", 1, 1, Automatic(When("state", t.SELF, word="reserved"), do=(t.Damage(YOUR_LEADER, 1),)))
    reader = follower("Reader", 1, 1, Automatic(When("move", t.ANY, player=YOU, word="draw"), do=(Draw(1),), limit=1))
    play = board(edition, phase="start", field=(put(woken, engaged=True), reader))
    assert play.offered == ['resolve "Woken"', 'resolve "Reader"']
    assert len(play.game.zone("hand", 0)) == 1
    assert "SVE 7.3.1" not in play.trace.steps
    play.take('resolve "Reader"', 'resolve "Woken"')
    assert len(play.game.zone("hand", 0)) == 2 and defense(play, 0) == 19


def _watcher(name: str, phase: str, whose: str) -> t.Automatic:
    return Automatic(When(phase, player=whose), do=(t.Damage(YOUR_LEADER, 1),))


def test_7_3_1_start_of_main_phase_triggers(edition: str) -> None:
    """[SVE 7.3.2] They resolve before the first action."""
    mine = follower("Mine", 1, 1, _watcher("m", "main phase", YOU))
    each = follower("Each", 1, 1, _watcher("e", "main phase", EACH))
    play = board(edition, phase="main begins", field=(mine, each))
    play.take('resolve "Mine"')
    assert defense(play, 0) == 18
    assert "end the main phase" in play.offered
    end_turn(play)
    assert play.game.active == 1 and defense(play, 0) == 17
    end_turn(play)
    play.take('resolve "Mine"')
    assert defense(play, 0) == 15


def test_7_3_3_cards_abilities_attacks_and_the_end(edition: str) -> None:
    drum = amulet("Drum", t.Activated((t.SetState(t.SELF, "engaged"),), do=(Draw(1),)))
    play = board(edition, field=(BEAR, drum), hand=(CAT,), ex=(follower("Fox"),))
    assert sorted(play.offered) == sorted(
        ['play "Cat"', 'play "Fox"', 'use "Drum"', 'attack "Bear" -> leader', "end the main phase"]
    )
    play.take('attack "Bear" -> leader', 'play "Cat"', 'use "Drum"', 'play "Fox"')
    assert defense(play, 1) == 18


def test_7_3_4_confirmation_after_each_action_and_no_way_back(edition: str) -> None:
    greeter = follower("Greeter", 1, 1, fanfare(Draw(1)))
    play = board(edition, hand=(greeter,))
    play.take('play "Greeter"')
    assert len(play.game.zone("hand", 0)) == 1  # resolved before the next action is offered
    play.take("end the main phase")
    assert play.game.active == 1


def test_7_4_1_start_of_end_phase_triggers(edition: str) -> None:
    mine = follower("Mine", 1, 1, _watcher("m", "end phase", YOU))
    each = follower("Each", 1, 1, _watcher("e", "end phase", EACH))
    theirs = follower("Theirs", 1, 1, _watcher("o", "end phase", OPPONENT))
    play = board(edition, field=(mine,))
    assert defense(end_turn(play), 0) == 19
    assert defense(end_turn(play), 0) == 19
    play = board(edition, field=(each,))
    assert [defense(end_turn(play), 0) for _ in range(2)] == [19, 18]
    play = board(edition, field=(theirs,))
    assert [defense(end_turn(play), 0) for _ in range(2)] == [20, 19]


def test_7_4_2_end_phase_triggers_come_before_the_ward_choice(edition: str) -> None:
    fading = follower(
        "Fading",
        1,
        1,
        *WARD.means,
        Automatic(When("end phase", player=YOU), do=(t.Move(t.SELF, "banished", "banish"),)),
    )
    play = board(edition, field=(fading,)).take("end the main phase")
    assert play.names("banished", 0) == ["Fading"]
    assert play.game.active == 1  # nobody was asked to engage it


def test_7_4_3_any_number_of_followers_with_ward(edition: str) -> None:
    guard, wall = follower("Guard", 1, 1, *WARD.means), follower("Wall", 1, 1, *WARD.means)
    play = board(edition, field=(guard, wall, BEAR), enemy=(guard,)).take("end the main phase")
    assert play.offered == ['engage "Guard"', 'engage "Wall"', "engage no more"]
    play.take('engage "Wall"')
    assert play.offered == ['engage "Guard"', "engage no more"]
    play.take("engage no more")
    assert [play.obj("field", 0, name).state for name in ("Guard", "Wall", "Bear")] == [0, 1, 0]
    assert play.obj("field", 1, "Guard").state == 0


ZAP = quick_spell("Zap", t.Damage(t.Ref("t"), 1), targets=one(ENEMY_FOLLOWER), cost=1)


def test_7_4_4_only_the_other_player_may_play_something_quick(edition: str) -> None:
    play = board(edition, field=(BEAR,), hand=(ZAP,), enemy=(CAT,), enemy_hand=(ZAP, CAT), enemy_pp=3)
    play.take("end the main phase")
    assert play.decision is not None and play.decision.player == 1
    assert play.offered == ['play "Zap"', "do nothing"]
    play.take('play "Zap"')
    assert num(play, 1) == 6  # 3 - 1 were left, then the turn began: 6 of 6
    poor = board(edition, field=(BEAR,), enemy_hand=(ZAP,), enemy_pp=0).take("end the main phase")
    assert poor.decision is not None and poor.decision.player == 1 and poor.game.active == 1


def test_7_4_5_the_offer_is_repeated_after_confirmation(edition: str) -> None:
    play = board(edition, field=(follower("Rat", 1, 1, last_words(Draw(1))), BEAR), enemy_hand=(ZAP, ZAP), enemy_pp=2)
    play.take("end the main phase", 'play "Zap"', 'choose "Rat"')
    assert play.names("cemetery", 0) == ["Rat"] and len(play.game.zone("hand", 0)) == 1
    assert play.offered == ['play "Zap"', "do nothing"] and play.game.active == 0
    play.take("do nothing")
    assert play.game.active == 1


def test_7_4_6_the_active_player_discards_down_to_seven(edition: str) -> None:
    seer = follower("Seer", 1, 1, Automatic(When("move", t.ANY, player=YOU, word="discard"), do=(Draw(2),), limit=1))
    hand = tuple(follower(f"C{i}") for i in range(8))
    play = board(edition, field=(seer,), hand=hand, enemy_hand=hand, pp=0, enemy_deck=(FILLER,) * 9)
    play.take("end the main phase", 'discard "C3"')
    assert len(play.game.zone("hand", 0)) == 9  # the trigger drew two before the check was repeated
    assert play.game.active == 0
    play.take('discard "C0"', 'discard "C1"')
    assert len(play.game.zone("hand", 0)) == 7
    assert play.game.active == 1 and len(play.game.zone("hand", 1)) == 9  # the other hand was never checked


def test_7_4_7_what_lasted_for_the_turn_ends_without_confirmation(edition: str) -> None:
    boost = spell(
        "Boost",
        t.Continue((Modify(t.Ref("t"), "defense", "+", 3), Modify(t.Ref("t"), "attack", "+", 1)), "turn"),
        targets=one(YOUR_FOLLOWER),
    )
    hurt = spell("Hurt", t.Damage(t.Ref("t"), 4), targets=one(YOUR_FOLLOWER))
    play = board(edition, field=(BEAR,), hand=(boost, hurt)).take('play "Boost"', 'play "Hurt"')
    assert play.names("field", 0) == ["Bear"] and attack_of(play, 0, "Bear") == 3
    game = play.game
    play.take("end the main phase")
    steps = play.trace.steps
    at = max(i for i, step in enumerate(steps) if step == "SVE 7.4.7")
    assert steps[at + 1 : at + 3] == ["SVE 7.4.8", "SVE 7.1.1"]
    assert play.names("field", 0) == [] and game.turn == 6  # dead at the next Confirmation Timing, after 7.2.4
    assert "SVE 7.2.4" in steps[at:] and steps.index("SVE 10.5.2.1", at) > steps.index("SVE 7.2.4", at)


def test_7_4_7_each_duration_ends_with_its_turn(edition: str) -> None:
    """[SVE 10.2.1.2] Until the end of the opponent's next turn, only during its player's next turn, and for good; also
    if it started in a turn of the opponent."""
    for active in (0, 1):
        for until, turns in (
            ("", (3, 3, 3, 3)),
            ("turn", (3, 2, 2, 2)),
            (durations.ENEMY_TURN, (3, 3, 2, 2) if active == 0 else (3, 3, 3, 2)),
            (durations.ITS_NEXT_TURN, (2, 2, 3, 2) if active == 0 else (2, 3, 2, 2)),
        ):
            game = position(edition, field=(BEAR,), hand=(BEAR,) * 3)
            game.active = active
            bear = game.zone("field", 0)[0]
            deeds.start_effect(game, Modify(t.SELF, "attack", "+", 1), until, Ctx(bear, 0))
            play = Driver(game, True)
            for expected in turns:
                assert attack_of(play, 0, "Bear") == expected, (active, until)
                end_turn(play)


def test_7_4_7_a_delayed_trigger_ends_with_its_duration(edition: str) -> None:
    for until, left in (("", (1, 1, 1)), ("turn", (1, 0, 0)), (durations.ENEMY_TURN, (1, 1, 0))):
        omen = spell("Omen", Delay(When("attack"), (Draw(1),), until, True))
        play = board(edition, hand=(omen, BEAR)).take('play "Omen"')
        for expected in left:
            assert len(play.game.delayed) == expected, until
            end_turn(play)


def test_7_4_7_a_delayed_trigger_of_its_players_next_turn_sleeps_until_then(edition: str) -> None:
    omen = spell("Omen", Delay(When("main phase"), (Draw(1),), durations.ITS_NEXT_TURN, True))
    play = board(edition, hand=(omen, BEAR)).take('play "Omen"')
    drawn = len(play.game.zone("hand", 0))
    end_turn(play)
    assert len(play.game.zone("hand", 0)) == drawn
    end_turn(play)
    assert len(play.game.zone("hand", 0)) == drawn + 2  # for the turn and for the omen
    end_turn(play)
    assert play.game.delayed == ()


def test_7_4_8_the_other_player_becomes_active_and_points_are_kept(edition: str) -> None:
    play = end_turn(board(edition, pp=3, hand=(CAT,)))
    assert play.game.active == 1 and play.game.turn == 6
    assert num(play, 0) == 3


def test_7_3_1_a_delayed_trigger_for_the_next_main_phase_fires_once(edition: str) -> None:
    omen = spell("Omen", Delay(When("main phase", player=YOU), (Draw(1),)))
    play = end_turn(board(edition, hand=(omen,)).take('play "Omen"'))
    end_turn(play)
    assert len(play.game.zone("hand", 0)) == 2  # the turn draw and the omen
    end_turn(end_turn(play))
    assert len(play.game.zone("hand", 0)) == 3


def test_7_2_4_1_effects_still_draw_on_the_first_turn(edition: str) -> None:
    letter = spell("Letter", Draw(1))
    play = Driver(position(edition, phase="start", hand=(letter,), turn=1)).take('play "Letter"')
    assert len(play.game.zone("hand", 0)) == 1
