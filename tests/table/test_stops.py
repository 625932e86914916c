"""Pauses tell nothing: what the other seat receives, and when, is the same with and without an answer in hand."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from ludex.core.flow.decisions import PASS, Decision, Option
from ludex.core.position.game import Game
from ludex.games import load
from ludex.games.stops import UsualStops
from ludex.record.stops import Stops
from ludex.table.stops import Pace
from tests.table.support import QUICK, Seat, Server, new_match

WAIT = 0.5
SLACK = 0.25

IDLE = {
    "sve": "{name: Idle, cost: 9, attack: 1, defense: 1}",
    "dbs": "{name: Idle, type: battle, color: red, cost: 9, power: 1000, combo_cost: 9, combo_power: 5000}",
}
ANSWER = {
    "sve": "Sudden Squall",
    "dbs": "{name: Imp, type: battle, color: red, cost: 5, power: 1000, combo_cost: 9, combo_power: 5000, "
    'text: "[Counter: Attack] Negate the attack."}',
}
POSITION = {
    "sve": """
game: sve
title: An attack
phase: main
you:
  field: [{name: Fox, cost: 2, attack: 3, defense: 3}]
  hand: [{name: Idle, cost: 0, attack: 1, defense: 1}]
  deck: {filler: 5}
opponent:
  numbers: {play points: 2}
  hand: [HELD]
  field: [{name: Ox, cost: 3, attack: 3, defense: 3, engaged: true}]
  deck: {filler: 5}
""",
    "dbs": """
game: dbs
title: An attack
phase: main
you:
  leader: [{name: Cap, type: leader, color: red, power: 10000}]
  battle: [{name: Other, type: battle, color: red, cost: 1, power: 1000, combo_cost: 0, combo_power: 5000}]
  life: {filler: 5}
  deck: {filler: 8}
opponent:
  leader: [{name: Foe, type: leader, color: red, power: 10000}]
  hand: [HELD]
  life: {filler: 5}
  deck: {filler: 8}
""",
}


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[Server]:
    """A server at which every window takes half a second."""
    server = Server(tmp_path, type(QUICK)(**{**vars(QUICK), "window": (WAIT, WAIT)}))
    yield server
    server.stop()


Frames = list[tuple[Any, float]]


def attacked(server: Server, code: str, held: str, usual: str) -> tuple[Frames, bool]:
    """Seat 0 attacks; what it receives until it decides again, with times. Seat 1 passes at once whenever it is asked.
    Was it asked?"""
    text = POSITION[code].replace("HELD", held)
    made = new_match(server.port, code, scenario=text)
    first, second = Seat(server.port, made["token"]), Seat(server.port, made["friend"])
    for seat in (first, second):
        seat.until("state")
    second.say("stops", usual=usual)
    options = first.state["choice"]["options"]
    first.messages.clear()
    first.decide(next(i for i, option in enumerate(options) if option["text"].startswith("attack")))
    began = time.monotonic()
    frames: Frames = []
    asked = False
    second.until_n(1)
    while True:
        if second.state["choice"] is not None and second.state["window"]:
            asked = True
            second.decide(len(second.state["choice"]["options"]) - 1)
        message = first.until("state")
        frames.append((message, time.monotonic() - began))
        if message["choice"] is not None and not message["window"]:
            break
        if message["choice"] is not None:
            first.decide(len(message["choice"]["options"]) - 1)
        second.until_n(message["n"])
    for seat in (first, second):
        seat.close()
    return frames, asked


@pytest.mark.parametrize("code", POSITION)
def test_the_other_seat_cannot_tell_who_holds_an_answer(slow: Server, code: str) -> None:
    cases = [
        attacked(slow, code, IDLE[code], "can"),
        attacked(slow, code, IDLE[code], "always"),
        attacked(slow, code, ANSWER[code], "can"),
        attacked(slow, code, ANSWER[code], "never"),
    ]
    assert [asked for _, asked in cases] == [False, True, True, False]
    plain, _ = cases[0]
    assert any(frame["window"] and frame["view"]["decision"]["player"] == 1 for frame, _ in plain)
    for frames, _ in cases[1:]:
        assert [json.dumps(frame) for frame, _ in frames] == [json.dumps(frame) for frame, _ in plain]
        for (_, one), (_, other) in zip(frames, plain, strict=True):
            assert abs(one - other) < SLACK
    gaps = [later - earlier for (_, earlier), (_, later) in pairwise(plain)]
    assert max(gaps) > WAIT - 0.05


def test_an_answer_is_told_at_once(slow: Server) -> None:
    made = new_match(slow.port, "sve", seed=None, scenario=POSITION["sve"].replace("HELD", ANSWER["sve"]))
    first, second = Seat(slow.port, made["token"]), Seat(slow.port, made["friend"])
    for seat in (first, second):
        seat.until("state")
    options = first.state["choice"]["options"]
    first.decide(next(i for i, option in enumerate(options) if option["text"].startswith("attack")))
    second.until_n(1)
    began = time.monotonic()
    second.decide(0)
    first.until_n(2)
    assert time.monotonic() - began < SLACK


def test_stops_are_the_players_own_affair(slow: Server) -> None:
    """Changing them in the middle of a window sends nothing to the other seat."""
    made = new_match(slow.port, "sve", seed=None, scenario=POSITION["sve"].replace("HELD", ANSWER["sve"]))
    first, second = Seat(slow.port, made["token"]), Seat(slow.port, made["friend"])
    for seat in (first, second):
        seat.until("state")
    options = first.state["choice"]["options"]
    first.decide(next(i for i, option in enumerate(options) if option["text"].startswith("attack")))
    first.until_n(1)
    second.until_n(1)
    assert second.state["choice"] is not None
    count = len(first.messages)
    rule = second.state["view"]["decision"]["rule"]
    second.say("stops", usual="always", here={rule: "never"})
    assert second.until("state")["choice"] is None
    assert first.until("state")["n"] == 2
    assert [message["type"] for message in first.messages[count:] if message["type"] != "present"] == ["state"]
    for wrong in ({"usual": "sometimes"}, {"here": {"x": 1}}, {"rest": "yes"}, {"act": 1}, {"more": 1}):
        second.say("stops", **wrong)
        assert "not a message" in second.until("refused")["reason"]


def window(options: int, rule: str = "SVE 8.4.7", about: int = 0) -> Decision:
    decision = Decision(1, "Quick", [*(Option("play", (i,)) for i in range(options)), PASS], about)
    decision.window = True
    decision.rule = rule
    return decision


def at(turn: int, active: int) -> Game:
    game = Game(load("sve").book())
    game.turn, game.active = turn, active
    return game


ALL = UsualStops()
QUIET = UsualStops(asked={"SVE 8.4.7": "nobody", "SVE 7.4.4": "turn player", "SVE 7.4.5": "other player"})


def test_where_a_player_is_asked() -> None:
    empty, full = window(0), window(2)
    for stops, asked in (
        (Stops(), (False, True)),
        (Stops("always"), (True, True)),
        (Stops("never"), (False, False)),
        (Stops("never", {"SVE 8.4.7": "always"}), (True, True)),
        (Stops("always", {"SVE 8.4.7": "never"}), (False, False)),
        (Stops("always", {"SVE 7.4.4": "never"}), (True, True)),
    ):
        assert tuple(stops.asks(at(4, 0), decision, ALL) for decision in (empty, full)) == asked
    assert Stops("never").asks(at(4, 0), Decision(1, "discard", [PASS, PASS]), ALL)
    resting = Stops("always", {}, rest=4)
    assert not resting.asks(at(4, 0), full, ALL)
    assert resting.asks(at(5, 1), full, ALL), "the player's own turn ends it"
    assert resting.asks(at(6, 0), full, ALL)


def test_where_nobody_is_usually_asked() -> None:
    """Player 1 in the turn of player 0."""
    turns = at(4, 0)
    assert not Stops().asks(turns, window(2), QUIET)
    assert Stops().asks(turns, window(2, about=7), QUIET), "there is something to answer"
    assert not Stops().asks(turns, window(2, "SVE 7.4.4"), QUIET), "the turn player is asked there"
    assert Stops().asks(at(4, 1), window(2, "SVE 7.4.4"), QUIET)
    assert Stops().asks(turns, window(2, "SVE 7.4.5"), QUIET), "the other player is"
    assert Stops().asks(turns, window(2, "SVE 7.2.4"), QUIET)
    assert Stops("always").asks(turns, window(0), QUIET), "who wants to be asked everywhere is"
    assert Stops("can", {"SVE 8.4.7": "can"}).asks(turns, window(2), QUIET)
    assert not Stops("can", {"SVE 8.4.7": "can"}).asks(turns, window(0), QUIET)


def test_a_pass_that_everybody_makes_has_nothing_to_hide() -> None:
    turns = at(4, 0)
    assert Stops().hushed(turns, window(2), QUIET)
    assert Stops().hushed(turns, window(0), QUIET), "whatever the cards"
    for other in (Stops("never"), Stops("always"), Stops("can", {"SVE 8.4.7": "never"}), Stops("can", rest=4)):
        assert not other.hushed(turns, window(2), QUIET), "this pass is their own"
    assert not Stops().hushed(turns, window(2, about=7), QUIET)


def test_resting_until_something_happens() -> None:
    turns = at(4, 0)
    for happened in (False, True):
        resting = Stops("can", {}, rest=4, act=6)
        resting.heard(window(2), 2)
        resting.heard(Decision(0, "mulligan", [PASS]), 0)
        assert not resting.asks(turns, window(2), ALL), "the other player has only passed"
        assert not resting.asks(turns, window(2, about=6), ALL), "the player has seen this"
        if happened:
            resting.heard(window(2), 0)
            assert resting.asks(turns, window(2), ALL)
        else:
            assert resting.asks(turns, window(2, about=7), ALL), "something waits for an answer"
    resting = Stops("can", {}, rest=4)
    resting.heard(window(2), 0)
    assert not resting.asks(turns, window(2, about=7), ALL), "this one rests until the turn"


def test_the_table_takes_as_long_as_the_player_does() -> None:
    pace = Pace(1.0, 2.0)
    assert all(1.0 <= pace.draw() <= 2.0 for _ in range(50))
    for _ in range(Pace.KEPT):
        pace.took(3.0)
    assert {pace.draw() for _ in range(50)} == {3.0}
    pace.took(1000.0)
    assert max(pace.times) == 8.0


def test_a_match_with_windows_can_be_saved_and_looked_through(server: Server) -> None:
    from tests.table.support import against_friend, post

    first, second, _ = against_friend(server.port, "cc")
    seats = {0: first, 1: second}
    for n in range(40):
        for seat in seats.values():
            seat.until_n(n)
        decides = seats[first.state["view"]["decision"]["player"]]
        decides.decide(len(decides.state["choice"]["options"]) - 1)
    first.say("concede")
    while not first.until("state")["over"]:
        pass
    text = post(server.port, "/api/matches/file", {"token": first.token})[1]
    assert json.loads(text.split("\n")[0])["windows"] == 3
    status, made = post(server.port, "/api/replays", {"text": text})
    assert status == 200, made
    looked = Seat(server.port, made["token"])
    assert looked.until("state")["n"] == first.state["n"]


EMPTY_TURN = """
game: cc
title: A turn without an action
phase: main
you: {deck: {filler: 10}, orb: {filler: 3}}
opponent: {deck: {filler: 10}, orb: {filler: 3}}
"""


def test_a_turn_without_an_action_is_short(slow: Server) -> None:
    """Priority is given to both players at up to nine steps of a turn, and five of these windows take time: the others
    are passed at once, whatever anybody holds."""
    made = new_match(slow.port, "cc", scenario=EMPTY_TURN)
    first, second = Seat(slow.port, made["token"]), Seat(slow.port, made["friend"])
    for seat in (first, second):
        seat.until("state")
    began, times, turn = time.monotonic(), [], first.state["view"]["turn"]
    while first.state["view"]["turn"] < turn + 2:
        for seat in (first, second):
            if seat.state["choice"] is not None and (not seat.state["window"] or seat.state["own"]):
                seat.decide(len(seat.state["choice"]["options"]) - 1)
        n = first.state["n"]
        first.until_n(n + 1)
        second.until_n(n + 1)
        times.append(time.monotonic() - began)
    gaps = [later - earlier for earlier, later in pairwise([0.0, *times])]
    assert len(gaps) > 25
    assert sum(gap > WAIT / 2 for gap in gaps) <= 10
    for seat in (first, second):
        seat.close()
