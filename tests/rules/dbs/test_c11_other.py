"""Chapter 11: infinite loops."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.happening import declared
from ludex.testing.driver import Driver
from tests.rules.dbs.support import MAIN, battle, board, leader, resting, words_of

BATTLE = t.Zone(("battle",))
RESTED, ACTIVE = t.Word("name", "Lamp") & t.State("rest"), t.Word("name", "Lamp") & t.State("active")
LAMP = battle("Lamp")


def on(event: str, state: str, then: str, **more: object) -> t.Automatic:
    """When the lamp switches to a mode, switch it to the other."""
    when = t.When("state", t.Word("name", "Lamp"), word=state)
    return t.Automatic(when, do=(t.SetState(BATTLE & t.Word("name", "Lamp"), then),), **more)  # type: ignore[arg-type]


def switch(state: str) -> t.Activated:
    cond = t.Exists(t.YOURS & BATTLE & (ACTIVE if state == "rest" else RESTED))
    return t.Activated(do=(t.SetState(BATTLE & t.Word("name", "Lamp"), state),), timing=MAIN, cond=cond)


def test_11_1_1_1_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    play = board(
        {"battle": [LAMP, battle("Up", on("state", "rest", "active")), battle("Down", on("state", "active", "rest"))],
         "leader": [leader("Mind", switch("rest"))]}
    )  # fmt: skip
    play.take('activate "Mind"')
    assert play.game.outcome is not None
    assert (play.game.outcome.winner, play.game.outcome.rule) == (-1, "DBS 11-1-1-1")


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(declared, "PATIENCE", 1)


def one_player() -> Driver:
    return board({"battle": [LAMP, battle("Off", switch("rest")), battle("On", switch("active"))]})


@pytest.mark.usefixtures("soon")
def test_11_1_1_2_one_player_who_can_stop_declares_a_number() -> None:
    """[DBS 11-1-1] Then it ends at that player's choice, and cannot be started again from the same state."""
    play = one_player()
    play.take('activate "Off"', 'activate "On"', 'activate "Off"')
    assert play.decision is not None
    assert (play.decision.player, play.decision.prompt) == (0, "how often?")
    assert play.offered[0] == "1 times"
    play.take("4 times")
    assert play.decision.rule == "DBS 6-3-1-3"
    assert 'activate "Off"' not in play.offered
    assert "end the main phase" in play.offered
    assert resting(play, "battle", 0) == 0
    repeat = [event for event in play.trace.events if event.kind == "repeat"]
    assert [event.n for event in repeat] == [4]


@pytest.mark.usefixtures("soon")
def test_11_1_1_2_another_state_is_another_matter() -> None:
    play = one_player()
    play.take('activate "Off"', 'activate "On"', 'activate "Off"', "1 times")
    play.take('attack with "Plain Leader" -> "Plain Leader"', "pass")
    assert 'activate "Off"' in play.offered


@pytest.mark.usefixtures("soon")
def test_11_1_1_3_both_can_stop_turn_player_first_smaller_number_counts() -> None:
    """The other player's optional skill closes the loop: it runs as often as they said and ends at their choice."""
    energy_free = (t.SetState(t.SELF, "rest"),)
    answer = battle(
        "Answer",
        t.Automatic(
            t.When("state", t.Word("name", "Lamp"), word="rest"),
            cost=energy_free,
            do=(t.SetState(BATTLE & t.Word("name", "Lamp"), "active"), t.SetState(t.SELF, "active")),
        ),
    )
    play = board({"battle": [LAMP, battle("Off", switch("rest"))]}, {"battle": [answer]})
    play.take('activate "Off"', 'activate "Answer"', 'activate "Off"')
    assert play.decision is not None
    assert (play.decision.player, play.decision.prompt) == (0, "how often?")
    play.take("5 times")
    assert (play.decision.player, play.decision.prompt) == (1, "how often?")
    play.take("3 times")
    repeat = [event for event in play.trace.events if event.kind == "repeat"]
    assert [(event.player, event.n) for event in repeat] == [(1, 3)]
    assert play.obj("battle", 0, "Lamp").state == 1, "it ended where the other player chose not to answer"
    assert play.decision.player == 0
    assert "state active" in words_of(play)
