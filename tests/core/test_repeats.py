"""Loops that somebody could stop: numbers are named, the smallest counts, and the loop is not started anew."""

from __future__ import annotations

import pytest

from ludex.core.flow import forced
from ludex.core.flow.decisions import PASS, Decision, Option
from ludex.core.flow.frames import Frame, Step, call, procedure
from ludex.core.happening import declared, events, loops
from ludex.core.position.event import Event
from ludex.core.position.game import Game
from ludex.core.sight.view import view
from ludex.testing.driver import Driver
from tests.core.skirmish import BOOK, board, unit

LAMP = unit("Lamp", 1, 1, 9)


def turn_lamp(game: Game) -> None:
    lamp = game.objects[game.zone("field", 0)[0]]
    events.perform(game, Event("state", lamp.id, state=1 - lamp.state, word="turn"))


def ask_first(game: Game, frame: Frame) -> Decision:
    return Decision(0, "turn it?", declared.open_options(game, 0, [Option("turn"), PASS]))


def do_first(game: Game, frame: Frame) -> str | None:
    assert frame.answer is not None
    if frame.answer == PASS:
        return "nb.done"
    if declared.chosen(game, 0, frame.answer):
        return "nb.first"
    turn_lamp(game)
    return None


def ask_second(game: Game, frame: Frame) -> Decision:
    options = [Option("turn back"), PASS] if game.remembers("both") else [Option("turn back")]
    return Decision(1, "turn it back?", declared.open_options(game, 1, options))


def do_second(game: Game, frame: Frame) -> str | None:
    assert frame.answer is not None
    if frame.answer == PASS:
        return "nb.done"
    if declared.chosen(game, 1, frame.answer):
        return "nb.second"
    turn_lamp(game)
    return "nb.first"


if "nb.lamp" not in BOOK.procedures:
    BOOK.add(
        procedure(
            "nb.lamp",
            "Lamp",
            Step("nb.first", do_first, ask=ask_first),
            Step("nb.second", do_second, ask=ask_second),
            Step("nb.done", call("SKIRMISH 2")),
        )
    )


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(declared, "PATIENCE", 1)


def lamp(both: int) -> Driver:
    game = board(LAMP)
    game.memory["both"] = both
    game.frames = [Frame("nb.lamp")]
    return Driver(game)


def turns(play: Driver) -> int:
    return sum(event.word == "turn" for event in play.trace.events)


@pytest.mark.usefixtures("soon")
def test_one_player_who_can_stop_names_a_number_and_cannot_start_again() -> None:
    play = lamp(both=0)
    play.take("turn", "turn")
    assert play.decision is not None
    assert (play.decision.player, play.decision.prompt) == (0, "how often?")
    assert "loop choices" not in view(play.game, 0)["memory"]
    play.take("7 times")
    assert [(e.kind, e.n) for e in play.trace.events if e.kind in ("declare", "repeat")] == [
        ("declare", 7),
        ("repeat", 7),
    ]
    assert play.decision.prompt == "your turn", "the only option left was to pass"
    assert turns(play) == 2


@pytest.mark.usefixtures("soon")
def test_two_players_who_can_stop_the_smaller_number_counts() -> None:
    play = lamp(both=1)
    play.take("turn", "turn back", "turn")
    assert play.decision is not None
    assert play.decision.player == 0
    play.take("5 times")
    assert (play.decision.player, play.decision.prompt) == (1, "how often?")
    play.take("3 times")
    repeat = [e for e in play.trace.events if e.kind == "repeat"]
    assert [(e.player, e.n) for e in repeat] == [(1, 3)]
    assert play.decision.prompt == "your turn"
    assert turns(play) == 3, "turned once more, and not turned back"


@pytest.mark.usefixtures("soon")
def test_the_first_player_with_the_smaller_number_stops_at_their_own_choice() -> None:
    play = lamp(both=1)
    play.take("turn", "turn back", "turn", "2 times", "9 times")
    assert turns(play) == 2
    assert play.decision is not None
    assert play.decision.prompt == "your turn"


@pytest.mark.usefixtures("soon")
def test_a_new_turn_forgets_and_another_position_is_no_loop() -> None:
    play = lamp(both=1)
    play.take("turn", "turn back")
    declared.fresh(play.game)
    assert not any(name.startswith(forced.OWN) for name in play.game.memory)
    play.take("turn")
    assert play.decision is not None
    assert play.decision.player == 1
    events.perform(play.game, Event("number", 0, 0, 1, "mana"))
    play.take("turn back", "turn")
    assert play.decision.prompt == "turn it back?"


def test_short_turns_are_not_watched() -> None:
    play = lamp(both=1)
    for _ in range(20):
        play.take("turn", "turn back")
    assert play.game.memory[loops.CHOICES] == 40
    assert forced.DECIDERS not in play.game.memory
