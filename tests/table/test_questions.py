"""Questions that take time: nobody else waits for them, and a socket has a budget of computing."""

from __future__ import annotations

import threading
import time
from typing import Any

import pytest

from ludex.table.limits import Budget
from ludex.table.match import Match
from tests.table.support import Seat, Server, new_match

HELD = 20.0
"""Seconds that an answer is held back at most."""


class Held:
    """Holds back the answers to looks until `go`; counts them."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.go = threading.Event()
        self.began = threading.Event()
        self.count = 0
        looked = Match._looked

        def slowly(match: Match, *args: Any) -> dict[str, Any]:
            self.count += 1
            self.began.set()
            self.go.wait(HELD)
            return looked(match, *args)

        patch.setattr(Match, "_looked", slowly)


def asked(seat: Seat) -> Seat:
    while seat.state.get("choice") is None:
        seat.until("state")
    return seat


def test_while_a_question_is_answered_all_matches_go_on(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    made = new_match(server.port, "sve", opponent="random")
    looks, plays = Seat(server.port, made["token"]), asked(Seat(server.port, made["token"]))
    other = Seat(server.port, new_match(server.port, "cc", opponent="random")["token"])
    held = Held(monkeypatch)
    looks.say("look", n=0, viewer=0)
    assert held.began.wait(10)
    began, n = time.monotonic(), plays.state["n"]
    other.say("ping")
    other.until("pong")
    plays.decide(0)
    plays.until_n(n + 1)
    assert time.monotonic() - began < HELD / 2
    held.go.set()
    assert looks.until("look")["of"] == n, "it tells of the moment at which it was asked"
    for seat in (looks, plays, other):
        seat.close()


def test_the_same_question_is_answered_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    made = new_match(server.port, "sve", opponent="random")
    one, two = asked(Seat(server.port, made["token"])), asked(Seat(server.port, made["token"]))
    held = Held(monkeypatch)
    one.say("look", n=0, viewer=0, ask="a")
    two.say("look", n=0, viewer=0, ask="b")
    assert held.began.wait(10)
    held.go.set()
    answers = [one.until("look"), two.until("look"), one.ask("look", n=0, viewer=0, ask="c")]
    assert [answer.pop("ask") for answer in answers] == ["a", "b", "c"]
    assert answers[0] == answers[1] == answers[2]
    assert held.count == 1
    n = one.state["n"]
    one.decide(0)
    one.until_n(n + 1)
    assert one.ask("look", n=0, viewer=0)["of"] > n
    assert held.count == 2, "after a decision it is another question"
    one.close()
    two.close()


def test_a_socket_that_has_used_up_its_budget_waits_and_no_other_does(server: Server) -> None:
    made = new_match(server.port, "sve", opponent="random")
    greedy = asked(Seat(server.port, made["token"]))
    (live,) = server.app.state.hall.live.values()
    (guest,) = live.guests
    greedy.ask("look", n=0, viewer=0)
    assert guest.budget.left < guest.budget.burst, "it has paid"
    fresh = asked(Seat(server.port, made["token"]))
    guest.budget.spend(guest.budget.left + 0.6)
    greedy.say("look", n=0, viewer=0)
    fresh.ask("look", n=0, viewer=0)
    assert guest.budget.wait() > 0, "the other socket was answered before"
    greedy.until("look")
    assert guest.budget.wait() < 0.01
    greedy.close()
    fresh.close()


def test_a_budget_comes_back_with_time() -> None:
    now = [0.0]
    budget = Budget(1.0, 0.25, lambda: now[0])
    budget.spend(0.75)
    assert budget.wait() == 0
    budget.spend(0.75)
    assert budget.wait() == 2
    now[0] = 1.0
    assert budget.wait() == 1
    now[0] = 100.0
    assert (budget.wait(), budget.left) == (0, 1.0)
