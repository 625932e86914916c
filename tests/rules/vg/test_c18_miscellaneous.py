"""[VG 18] Loops, extra turns, counting of different cards, ended turns."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.machine import concede
from ludex.games.vg.c12_terms import DIVINE_SKILL
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    act,
    at,
    board,
    card,
    charged,
    count,
    energy,
    gets,
    pass_all,
    rules,
    side,
    state,
    told,
    unit,
    using,
    when,
    where,
)


def test_18_1_1_1_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    see = when("state", t.SetState(t.SELF, "rest"), word="stand")
    saw = when("state", t.SetState(t.SELF, "stand"), word="rest")
    d = board("main", side(fl=unit("Seesaw", 1, 8000, 5000, see, saw, at("main phase", t.SetState(t.SELF, "rest")))))
    assert d.game.outcome is not None
    assert (d.game.outcome.winner, d.game.outcome.rule) == (-1, "VG 18.1.1.1")


def test_18_1_1_2_a_loop_that_one_player_can_stop_is_declared_and_not_started_anew() -> None:
    turn = t.Activated(do=(t.SetState(t.SELF, "rest"), t.SetState(t.SELF, "stand")))
    d = board("main", side(fl=unit("Spinner", 1, 8000, 5000, turn), hand=[unit("Other")]))
    for _ in range(100):
        if 'use "Spinner"' not in d.offered:
            break
        d.take('use "Spinner"')
    assert d.decision is not None and d.decision.player == 0 and d.offered[:2] == ["1 times", "2 times"]
    d.take("3 times")
    assert 'use "Spinner"' not in d.offered and "pass" in d.offered and state(d, "Spinner") == "stand"
    d.take('call "Other" to front right')
    assert 'use "Spinner"' in d.offered


def test_1_2_4_who_concedes_loses_at_once_and_for_good() -> None:
    d = board("main")
    concede(d.game, 1)
    concede(d.game, 0)
    outcome = d.game.outcome
    assert outcome is not None and (outcome.winner, outcome.rule) == (0, "VG 1.2.4") and d.game.decision is None


def spun(ability: t.Activated) -> Driver:
    """A board on which the unit Spinner was used until somebody is asked how often."""
    d = board("main", side(fl=unit("Spinner", 1, 8000, 5000, ability), hand=[unit("Other")]))
    for _ in range(200):
        if "1 times" in d.offered:
            return d
        d.take('use "Spinner"' if 'use "Spinner"' in d.offered else d.offered[0])
    raise AssertionError("no loop is found")


def test_18_1_1_3_if_both_can_stop_a_loop_the_smaller_number_counts() -> None:
    """[VG 18.1.1] The turn player names a number first; who named the bigger one may not start the loop again."""
    both = t.Activated(
        do=(t.SetState(t.SELF, "rest"), t.NameNumber("n", 0, 1, t.OPPONENT), t.SetState(t.SELF, "stand"))
    )
    d = spun(both)
    assert d.decision is not None and d.decision.player == 0
    d.take("5 times")
    assert d.decision.player == 1 and "3 times" in d.offered
    d.take("3 times")
    repeats = [(event.player, event.n) for event in d.trace.events if event.kind == "repeat"]
    assert repeats == [(1, 3)]
    pass_all(d, "call")
    assert d.decision.player == 0 and 'use "Spinner"' not in d.offered


def test_18_1_1_4_the_rounds_of_a_loop_are_not_played_one_by_one() -> None:
    """They count as done: the number is told."""
    d = spun(t.Activated(do=(t.SetState(t.SELF, "rest"), t.SetState(t.SELF, "stand"))))
    before = len(told(d, "state", "rest"))
    d.take("7 times")
    assert len(told(d, "state", "rest")) <= before + 1 and state(d, "Spinner") == "stand"
    assert [event.n for event in d.trace.events if event.kind == "repeat"] == [7]


# --- extra turns [VG 18.2] -----------------------------------------------------------------------------------------


def turns(d: Driver, n: int) -> list[int]:
    """Whose the next turns are."""
    found: list[int] = []
    for _ in range(400):
        now = d.game.turn
        d.take("pass") if "pass" in d.offered else d.take(d.offered[0])
        if d.game.turn != now:
            found.append(d.game.active)
        if len(found) == n:
            return found
    raise AssertionError("the turns never come")


AGAIN = t.Do("extra turn")


def test_18_2_1_an_extra_turn_comes_right_after_this_one() -> None:
    assert turns(using(AGAIN), 4) == [0, 1, 0, 1]
    assert turns(using(energy()), 4) == [1, 0, 1, 0]
    assert turns(using(t.By(t.OPPONENT, (AGAIN,))), 4) == [1, 1, 0, 1]


def test_18_2_2_of_several_extra_turns_the_one_added_last_comes_first() -> None:
    theirs = t.By(t.OPPONENT, (AGAIN,))
    assert turns(using(AGAIN, theirs, AGAIN), 5) == [0, 1, 0, 1, 0]
    assert turns(using(theirs, AGAIN), 5) == [0, 1, 1, 0, 1]
    assert turns(using(t.Do("extra turn", n=2)), 4) == [0, 0, 1, 0]


# --- different cards [VG 18.3] --------------------------------------------------------------------------------------

HAND = t.YOURS & t.Zone(("hand",))


def test_18_3_1_different_cards_are_those_with_different_names() -> None:
    """[VG 18.3.1.1] Names are counted, those with some word in them too; [VG 18.3.1.2] or what the text says."""
    hand = [unit("Red Ash", 1), unit("Red Ash", 2), unit("Elm", 1), card("Oak", grade=2, also_named=["Red Oak"])]
    for amount, n in (
        (t.Distinct(HAND, "name"), 4),
        (t.Distinct(HAND, "name", "Red"), 2),
        (t.Distinct(HAND, "grade"), 2),
        (t.Count(HAND), 4),
    ):
        assert charged(using(t.Gain("energy", amount), you={"hand": hand})) == n


def test_18_3_1_1_one_card_with_two_names_has_two_different_ones() -> None:
    blade = card("Red Blade", also_named=["Red Arrow", "Bow"])
    for within, n in (("Red", 2), ("Bow", 1), ("", 3), ("Blue", 0)):
        assert charged(using(t.Gain("energy", t.Distinct(HAND, "name", within)), you={"hand": [blade]})) == n


def test_18_3_1_2_different_grades_are_counted_by_grade() -> None:
    hand = [unit("A", 1), unit("B", 1), unit("C", 3)]
    assert charged(using(t.Gain("energy", t.Distinct(HAND, "grade")), you={"hand": hand})) == 2


# --- ended turns [VG 18.4] ------------------------------------------------------------------------------------------

END = t.Do("end turn")


def attacked(*do: t.Instr, **mine: object) -> Driver:
    """A battle in which the unit Lance attacks and does this; the battle would go on in the guard step."""
    lance = unit("Lance", 1, 8000, 5000, when("attack", *do))
    return board("battle", side(fl=lance, **mine), side(hand=[unit("Wall")])).take("attack", 'attack with "Lance"')  # type: ignore[arg-type]


def test_18_4_1_1_effects_that_would_end_before_the_turn_end_now() -> None:
    """Those until the end of the turn are still there in the end phase."""
    boost = t.YOURS & t.Zone(("VC",))
    see = at("end phase", t.Gain("energy", t.FigureOf(t.SELF, "power")), zones=("VC",))
    for until, power in (("battle", 13000), ("turn", 14000), ("", 14000), ("opponent's next turn", 14000)):
        d = attacked(gets(1000, until, boost), END, vc=unit("Hero", 3, 13000, None, see))
        assert d.game.turn == 6 and charged(d) == power


def test_18_4_1_2_what_the_ability_would_do_next_is_not_done() -> None:
    d = using(energy(), END, energy(10), t.Draw(5))
    assert (charged(d), count(d, "hand"), d.game.turn) == (1, 0, 6)
    d = using(t.Repeat(3, (energy(), END)), energy(10))
    assert (charged(d), d.game.turn) == (1, 6)
    song = card("Song", type="normal order", abilities=(t.Spell((energy(), END, energy(10))),))
    d = board("main", side(hand=[song])).take('play "Song"')
    assert (charged(d), where(d, "Song"), d.game.turn) == (1, "drop", 6)


def test_18_4_1_3_the_end_phase_comes_at_once_and_once() -> None:
    """No battle phase, no guard step; in the end phase, the turn does not begin to end again."""
    d = using(END)
    assert rules(d, "10.3.1.1", "9.11.1") == ["9.11.1"]
    d = attacked(END)
    assert rules(d, "10.5.1.1", "10.8.1.1", "9.11.1") == ["9.11.1"] and d.game.active == 1
    late = at("end phase", energy(), END, energy(10), zones=("VC",))
    d = board("main", side(vc=unit("Hero", 3, 13000, None, late))).take("pass")
    pass_all(d, "call")
    assert (charged(d), rules(d, "9.11.1")) == (1, ["9.11.1"])


def test_18_4_2_damage_that_is_left_is_taken_in_the_end_phase() -> None:
    d = using(t.Do("deal damage", t.ENEMY & t.Zone(("VC",)), 2), END)
    pass_all(d, "call")
    assert count(d, "damage", 1) == 2 and d.game.num(1, "damage") == 0
    steps = rules(d, "9.11.1", "13.6.2", "9.11.8")
    assert steps == ["9.11.1", "13.6.2", "13.6.2", "9.11.8"]


def test_18_4_3_abilities_in_standby_are_played_in_the_end_phase() -> None:
    glad = when("move", energy(), subject=t.ANY, word="draw", player=t.YOU, zones=("VC",))
    d = using(t.Draw(1), END, you={"vc": unit("Hero", 3, 13000, None, glad)})
    assert charged(d) == 1
    assert rules(d, "9.11.1", "9.11.8")[:2] == ["9.11.1", "9.11.8"]


def test_18_4_1_2_an_ability_that_ended_the_turn_has_been_used() -> None:
    """[VG 12.3.3.2]"""
    end = unit("End", 1, 8000, 5000, act(END, headings=(DIVINE_SKILL,)))
    d = board("main", side(fl=end)).take('use "End"')
    assert d.game.turn == 6 and d.game.num(0, "divine skills") == 1
