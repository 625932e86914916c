"""[VG 18.1] Loops."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.machine import concede
from tests.rules.vg.support import at, board, side, state, unit, when


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
