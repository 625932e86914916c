"""Chapter 9: losses and stray combo cards."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.games.dbs.c09_rule_processing import judge_losses
from tests.rules.dbs.support import (
    MAIN,
    PLAIN,
    WEAK,
    Rested,
    battle,
    board,
    boost,
    count,
    leader,
    life,
    words_of,
)

COMBO = t.Zone(("combo",))


def mind(*do: t.Instr) -> dict[str, object]:
    return {"leader": [leader("Mind", t.Activated(do=do, timing=MAIN, limit=1))]}


def test_9_1_2_1_a_loss_interrupts_whatever_is_going_on() -> None:
    """[DBS 9-2-1] [DBS 9-2-4] The third draw empties the deck; the life that would follow is never set."""
    play = board({**mind(t.Draw(3), t.Gain("after", 1)), "deck": 3})
    play.take('activate "Mind"')
    assert play.game.outcome is not None
    assert (play.game.outcome.winner, play.game.outcome.rule) == (1, "DBS 9-2-4")
    assert play.game.num(0, "after") == 0
    assert play.decision is None


def test_9_1_2_2_a_card_that_leaves_the_combo_area_in_time_is_not_dropped() -> None:
    """[DBS 9-3-1] The rule looks at checkpoints and counter timings only, not in mid-resolution."""
    there = (t.Choose("x", 1, t.YOURS & t.Zone(("battle",))), t.Move(t.Ref("x"), "combo"))
    back = t.Move(t.YOURS & COMBO, "battle", whose=t.YOU)
    play = board({**mind(*there, back), "battle": [PLAIN]})
    play.take('activate "Mind"')
    assert play.names("battle", 0) == ["Plain"]
    assert "move rule" not in words_of(play)
    gone = board({**mind(*there, t.If(t.Exists(COMBO), (t.Draw(1),))), "battle": [PLAIN]})
    gone.take('activate "Mind"')
    assert gone.names("drop", 0) == ["Plain"]
    assert count(gone, "hand", 0) == 1, "it still lay there while the skill resolved"


def test_9_1_2_3_stray_cards_of_both_players_go_at_the_same_time() -> None:
    """[DBS 9-3-2] Each to its own player's Drop Area, and it is no KO."""
    mourner = battle("Mourner", t.Automatic(t.When("move", word="KO"), do=(boost(1000),)))
    watcher = t.When("move", word="rule", src=("combo",))
    ledger = battle("Ledger", t.Automatic(watcher, do=(t.Draw(1),)))
    play = board(
        {**mind(t.Move(t.Zone(("hand",)), "combo")), "hand": [PLAIN], "battle": [mourner, ledger]}, {"hand": [WEAK]}
    )
    play.take('activate "Mind"')
    assert (play.names("drop", 0), play.names("drop", 1)) == (["Plain"], ["Weak"])
    assert count(play, "hand", 0) == 2, "both moves were noticed"
    assert not play.game.effects


def test_9_2_1_the_first_hit_of_a_double_strike_may_end_the_game() -> None:
    """[DBS 9-2-3] The second is not processed, nor anything that waits."""
    healer = battle("Healer", t.Automatic(t.When("inflict"), do=(t.Draw(1),)))
    play = board({"battle": [battle("Hitter", keywords=["Double Strike"])]}, {"life": 1, "battle": [Rested(healer)]})
    play.take('attack with "Hitter" -> "Plain Leader"')
    assert play.game.outcome is not None
    assert (play.game.outcome.winner, play.game.outcome.rule) == (0, "DBS 9-2-3")
    assert count(play, "hand", 1) == 1


def test_9_2_2_both_lose_at_the_same_check() -> None:
    """[DBS 9-1-1] [DBS 9-1-2] All who fulfil a loss condition lose together: a draw."""
    play = board({**mind(t.Move(t.Zone(("life",)), "hand")), "life": 2}, {"life": 3})
    play.take('activate "Mind"')
    assert play.game.outcome is not None
    assert (play.game.outcome.winner, play.game.outcome.rule) == (-1, "DBS 1-2-3")


def test_9_2_3_life_emptied_by_ones_own_effect_loses_too() -> None:
    play = board({**mind(t.Move(t.YOURS & t.Zone(("life",)), "drop")), "life": 2})
    play.take('activate "Mind"')
    assert play.game.outcome is not None
    assert play.game.outcome.winner == 1


def test_9_2_4_a_deck_emptied_otherwise_than_by_drawing_loses_too() -> None:
    play = board({**mind(t.Do("mill", n=5, word="drop")), "deck": 3})
    play.take('activate "Mind"')
    assert play.game.outcome is not None
    assert (play.game.outcome.winner, play.game.outcome.rule) == (1, "DBS 9-2-4")
    fine = board({"deck": 1})
    assert not judge_losses(fine.game)


def test_9_3_2_combo_cards_left_by_a_battle_that_ended_early() -> None:
    bounce = t.Activated(
        do=(t.Choose("x", 1, t.ENEMY & t.Zone(("battle",))), t.Move(t.Ref("x"), "hand")), timing=("battle",)
    )
    play = board(
        {"battle": [battle("Runner")], "hand": [PLAIN]}, {"leader": [leader("Puller", bounce)], "hand": [WEAK]}
    )
    play.take('attack with "Runner" -> "Puller"', 'combo with "Plain"', 'combo with "Weak"', 'activate "Puller"')
    assert (play.names("drop", 0), play.names("drop", 1)) == (["Plain"], ["Weak"])
    assert words_of(play).count("move rule") == 2
    assert life(play, 1) == 8
