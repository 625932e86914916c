"""Turns at the table: a person ends their own; and how a match that began in a position is saved."""

from __future__ import annotations

import json
from random import Random

import pytest

from ludex.games import GAMES, load
from ludex.record import replay
from ludex.table import lobby
from ludex.table.match import Match
from ludex.table.store import Row, new_row
from tests.table.support import Seat, Server, new_match, post

ENDS = {"end", "end main", "pass", "attack no more"}


def ends_turn(match: Match, pick: int) -> bool:
    """Whether the pick ends the turn: the main phase, or the battle phase where there is one after it."""
    decision = match.decision
    assert decision is not None
    verb = decision.options[pick].verb
    if verb == "pass" and match.game.turn > 1:
        return decision.prompt == "attack?"
    return verb in ENDS


def begun(code: str, seats: tuple[str, str]) -> Row:
    spec = load(code)
    names = list(spec.deck_texts())
    start = lobby.decks_start(spec, spec.default_edition, 5, spec.deck(names[0]), spec.deck(names[1]), 0)
    return new_row("m", code, spec.default_edition, 5, "decks", start, seats)


def ended_by_itself(match: Match, rng: Random, person: int, decisions: int) -> list[int]:
    """Play; the turns of the person that ended without their saying so."""
    alone: list[int] = []
    turn, said = 0, True
    for _ in range(decisions):
        decision = match.decision
        if decision is None:
            break
        if match.game.turn != turn:
            alone += [] if said else [turn]
            turn, said = match.game.turn, match.game.active != person
        pick = rng.randrange(len(decision.options))
        if decision.player == person == match.game.active:
            said = said or ends_turn(match, pick)
        match.take(pick)
    return alone


@pytest.mark.parametrize("person", [0, 1])
@pytest.mark.parametrize("code", GAMES)
def test_a_person_ends_their_turn_and_a_bot_is_not_asked(code: str, person: int) -> None:
    seats = ("", "random") if person == 0 else ("random", "")
    row = begun(code, seats)
    match = Match(row, [])
    assert ended_by_itself(match, Random(person), person, 200) == []
    assert Match(row, match.taken).game == match.game
    bots_only = Match(row._replace(lingers=0), [])
    assert ended_by_itself(bots_only, Random(person), person, 200) != [], "the test shows nothing"


@pytest.mark.parametrize("code", GAMES)
def test_with_nothing_left_to_do_only_the_end_is_offered(code: str) -> None:
    match = Match(begun(code, ("", "random")), [])
    rng, lone = Random(1), 0
    for _ in range(250):
        decision = match.decision
        if decision is None:
            break
        if len(decision.options) == 1:
            lone += 1
            assert decision.ending
            assert decision.player == 0 == match.game.active
            assert decision.options[0].verb in ENDS
        match.take(rng.randrange(len(decision.options)))
    assert lone


SCENARIO = """
game: sve
title: x
phase: main
you:
  numbers: {play points: 3, maximum play points: 3}
  hand: [Candle Imp]
  deck: {filler: 9}
opponent: {deck: {filler: 9}}
"""


def saved(server: Server, seat: Seat) -> str:
    """Give up; the replay file."""
    seat.say("concede")
    while not seat.until("state")["over"]:
        pass
    status, text = post(server.port, "/api/matches/file", {"token": seat.token})
    assert status == 200, text
    assert isinstance(text, str)
    return text


def test_a_match_from_a_scenario_is_saved_and_opened_again(server: Server) -> None:
    seat = Seat(server.port, new_match(server.port, "sve", opponent="random", scenario=SCENARIO)["token"])
    seat.until("state")
    for _ in range(3):
        while seat.state["choice"] is None:
            seat.until("state")
        seat.decide(0)
        seat.until("state")
    text = saved(server, seat)
    made = replay.from_text(text, "file")
    assert made.position is not None
    assert replay.verify(made) is None
    status, opened = post(server.port, "/api/replays", {"text": text})
    assert status == 200, opened
    watcher = Seat(server.port, opened["token"])
    state = watcher.until("state")
    assert (state["n"], state["over"]) == (len(made.taken), True)
    assert watcher.ask("look", n=1, viewer=-2)["n"] == 1
    status, again = post(server.port, "/api/matches/file", {"token": opened["token"]})
    assert status == 200
    assert replay.from_text(again, "file").taken == made.taken
    watcher.close()
    seat.close()


@pytest.mark.parametrize("code", GAMES)
def test_a_match_played_on_is_saved(server: Server, code: str) -> None:
    seat = Seat(server.port, new_match(server.port, code, opponent="random")["token"])
    while not seat.state or seat.state["choice"] is None or seat.state["n"] < 6:
        if seat.state and seat.state["choice"] is not None:
            seat.decide(0)
        seat.until("state")
    answer = seat.ask("playon", n=seat.state["n"], seat=0, bot="random")
    other = Seat(server.port, answer["token"])
    while not other.state or other.state["choice"] is None:
        other.until("state")
    other.decide(0)
    other.until("state")
    assert replay.verify(replay.from_text(saved(server, other), "file")) is None
    for one in (seat, other):
        one.close()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"position": None}, "decks or a position"),
        ({"position": {"book": "vg"}}, "the position is not one of"),
        ({"position": {"book": "sve-en"}}, "no game can begin with this position"),
    ],
)
def test_a_replay_of_a_position_is_refused_with_the_reason(
    server: Server, change: dict[str, object], said: str
) -> None:
    head = {"replay": 1, "game": "sve", "edition": "en", "seed": 0, "every": 10, **change}
    text = "\n".join(json.dumps(part) for part in (head, {"end": 0, "fingerprint": ""})) + "\n"
    status, answer = post(server.port, "/api/replays", {"text": text})
    assert status == 400
    assert said in answer["refused"]
