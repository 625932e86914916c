"""Steps of one's own that may be left out: the other seat cannot tell who declines from who has nothing to choose."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from ludex.core.position.game import Game
from ludex.games import load
from ludex.games.stops import UsualStops
from ludex.record.stops import Stops
from tests.table.support import QUICK, Seat, Server, new_match

WAIT = 0.5
SLACK = 0.25

CHOICE = """
game: sve
title: A follower in hand
phase: main
you:
  numbers: {play points: 9, maximum play points: 9}
  hand:
    - {name: Host, cost: 4, attack: 1, defense: 1, text: "[fanfare] Select a follower that costs 3 or less in your hand and put it onto your field. Draw a card."}
    - {name: Kid, cost: COST, attack: 1, defense: 1}
  deck: {filler: 5}
opponent: {deck: {filler: 5}}
"""  # noqa: E501
SEARCH = """
game: sve
title: An amulet in the deck
phase: main
you:
  numbers: {play points: 9, maximum play points: 9}
  hand: [{name: Dig, type: Spell, cost: 1, text: "Search your deck for an amulet, reveal it, and add it to your hand."}]
  deck: [CARD, Candle Imp, Candle Imp]
opponent: {deck: {filler: 5}}
"""
RIDE = """
game: vg
title: A unit to ride
phase: main
active: opponent
you:
  VC: [{name: Page, grade: 1, power: 6000, shield: 5000}]
  hand: [{name: Rook, grade: GRADE, power: 9000, shield: 5000}]
  deck: {filler: 8}
opponent:
  VC: [{name: Foe, grade: 1, power: 6000, shield: 5000}]
  deck: {filler: 8}
"""
STEP_UP = """
game: cc
title: A card with Step Up
phase: main
you:
  hand:
    - {name: Star, type: servant, cost: 3, element: Ignus, atk: 900, def: 900, text: "[Step Up] (Choir)"}
    - {name: CARD, type: servant, cost: 9, element: Luna, atk: 100, def: 100}
  servant:
    - {name: Alto, type: servant, cost: 4, element: Luna, atk: 100, def: 100, race: Choir}
    - name: Altar
      type: barrier
      cost: 1
      element: Ignus
      def: 500
      tree:
        - "Activated(cost=(Choose('d', 1, Zone(('hand',)) & YOURS & Word('name', 'Coal')), Move(Ref('d'), 'graveyard',
          'discard')), do=(Do('produce', SELF, 3, 'ignus'),))"
  deck: {filler: 10}
  orb: {filler: 3}
opponent: {deck: {filler: 10}, orb: {filler: 3}}
"""
CASES = {
    "a choice in hand": ("sve", CHOICE.replace("COST", "1"), CHOICE.replace("COST", "9"), 'play "Host"'),
    "a search": (
        "sve",
        SEARCH.replace("CARD", "{name: Lamp, type: Amulet, cost: 1}"),
        SEARCH.replace("CARD", "{name: Lamp, cost: 1, attack: 1, defense: 1}"),
        'play "Dig"',
    ),
    "a ride, and G assist": ("vg", RIDE.replace("GRADE", "2"), RIDE.replace("GRADE", "3"), ""),
}


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[Server]:
    """A server at which every window takes half a second."""
    server = Server(tmp_path, type(QUICK)(**{**vars(QUICK), "window": (WAIT, WAIT)}))
    yield server
    server.stop()


Told = list[tuple[Any, float]]


def declined(server: Server, code: str, text: str, does: str) -> tuple[Told, list[bool]]:
    """Seat 0 comes to steps of its own and declines where it is asked; else both take the last option. What seat 1
    receives, each with the time since the message before, until seat 0 has another decision; was seat 0 asked?"""
    made = new_match(server.port, code, seed=None, scenario=text)
    first, second = Seat(server.port, made["token"]), Seat(server.port, made["friend"])
    for seat in (first, second):
        seat.until("state")
    if does:
        options = first.state["choice"]["options"]
        first.decide(next(i for i, option in enumerate(options) if option["text"].startswith(does)))
    else:
        second.decide(len(second.state["choice"]["options"]) - 1)
    told: Told = []
    asked: list[bool] = []
    while True:
        began = time.monotonic()
        second.until("state")
        told.append((second.state, time.monotonic() - began))
        first.until_n(second.state["n"])
        if first.state["own"] and second.state["view"]["decision"]["player"] == 0:
            asked.append(first.state["choice"] is not None)
        elif first.state["choice"] is not None:
            break
        for seat in (first, second):
            if seat.state["choice"] is not None:
                seat.decide(len(seat.state["choice"]["options"]) - 1)
    first.close()
    second.close()
    return told, asked


def pauses(told: Told) -> list[float]:
    """How long each step of seat 0's own took."""
    return [later for (frame, _), (_, later) in pairwise(told) if frame["own"]]


@pytest.mark.parametrize("case", CASES)
def test_who_declines_and_who_has_nothing_look_the_same(slow: Server, case: str) -> None:
    """A busy machine makes a pause longer, or seem shorter where the message before it is late: one of a few tries must
    show the whole wait in both cases, and the same one."""
    code, some, none, does = CASES[case]
    tries: list[tuple[list[float], list[float]]] = []
    for _ in range(4):
        has, asked = declined(slow, code, some, does)
        lacks, unasked = declined(slow, code, none, does)
        assert asked != unasked and len(asked) == len(unasked) > 0
        assert [json.dumps(frame) for frame, _ in has] == [json.dumps(frame) for frame, _ in lacks]
        tries.append((pauses(has), pauses(lacks)))
        if alike(*tries[-1]):
            break
    assert any(alike(one, other) for one, other in tries), tries


def alike(one: list[float], other: list[float]) -> bool:
    """Whether all pauses last as long as a window, and each about as long as that of the other case."""
    whole = min(*one, *other) > WAIT - 0.05
    return whole and all(abs(first - second) < SLACK for first, second in zip(one, other, strict=True))


def stepped_up(server: Server, card: str) -> tuple[Told, bool]:
    """Seat 0 plays a card with Step Up and says yes at once, if it is asked. What seat 1 receives until the card is in
    the chase; was seat 0 asked?"""
    made = new_match(server.port, "cc", seed=None, scenario=STEP_UP.replace("CARD", card))
    first, second = Seat(server.port, made["token"]), Seat(server.port, made["friend"])
    for seat in (first, second):
        seat.until("state")
    options = [option["text"] for option in first.state["choice"]["options"]]
    first.decide(options.index('play "Star"'))
    told: Told = []
    asked = False
    while not told or told[-1][0]["own"]:
        began = time.monotonic()
        second.until("state")
        told.append((second.state, time.monotonic() - began))
        first.until_n(second.state["n"])
        if first.state["own"] and first.state["choice"] is not None:
            asked = True
            first.decide(0)
    first.close()
    second.close()
    return told, asked


def test_who_has_a_choice_and_who_has_none_look_the_same(slow: Server) -> None:
    """Only with Coal in hand can the card be paid for without Step Up: then the player is asked. The other player sees
    the same wait in both cases."""
    tries: list[tuple[list[float], list[float]]] = []
    for _ in range(4):
        (some, asked), (none, unasked) = stepped_up(slow, "Coal"), stepped_up(slow, "Idle")
        assert asked and not unasked
        assert [json.dumps(frame) for frame, _ in some] == [json.dumps(frame) for frame, _ in none]
        tries.append((pauses(some), pauses(none)))
        if alike(*tries[-1]):
            break
    assert any(alike(one, other) for one, other in tries), tries


def test_stops_are_for_answers() -> None:
    """Who does not want to be asked at windows still chooses in steps of their own."""
    from ludex.core.flow.decisions import PASS, Decision, Option

    step = Decision(0, "search", [Option("find", (1,)), PASS])
    step.window = step.own = True
    empty = Decision(0, "search", [PASS])
    empty.window = empty.own = True
    game, table = Game(load("sve").book()), UsualStops()
    game.turn = 3
    for stops in (Stops("never"), Stops("can"), Stops("can", rest=3)):
        assert stops.asks(game, step, table) and not stops.asks(game, empty, table)
    assert Stops("always").asks(game, empty, table)
    empty.veiled = True
    assert not Stops("always").asks(game, empty, table), "the table takes the only option, and nobody answers anything"


def test_a_match_stored_before_is_played_as_it_was(tmp_path: Path) -> None:
    """Rows of earlier releases say `true`: windows are offered, own steps are not."""
    from ludex.table.store import _chance_of

    kept = _chance_of(json.dumps({"seed": "1", "open": False, "secret": "2", "windows": True, "lingers": 3}), 0)
    assert kept["windows"] == 1
