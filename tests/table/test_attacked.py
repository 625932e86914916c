"""What a second attacker found: each of these stopped the server, told too much, or said nothing."""

from __future__ import annotations

import socket
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from ludex.table import writer
from ludex.table.limits import Budget
from ludex.table.screen import Film, Screen
from ludex.table.store import Away
from tests.table.support import QUICK, Seat, Server, against_friend, new_match, post

STRANGE = """
game: sve
title: A card that somebody wrote
phase: main
you:
  numbers: {play points: 9, maximum play points: 9}
  hand:
    - name: Spark
      cost: 0
      attack: 1
      defense: 1
      tree: ["Automatic(When('move', SELF, dst=('field',)), do=(TREE,))"]
  deck: {filler: 5}
opponent: {deck: {filler: 5}}
"""
TREES = {
    "repeat": "Repeat(1000000000, (Gain('note x', 1),))",
    "nested": "Repeat(900, (Repeat(900, (Gain('note x', 1),)),))",
    "silent": "Repeat(900, (Repeat(30, (Repeat(30, (If(Compare(1, '=', 2), (Draw(1),)),)),)),))",
    "names": "NameNumber('n', 0, 1000000000)",
    "square": "Gain('note x', 7), Repeat(60, (Gain('note x', Times(Number(YOU, 'note x'), Number(YOU, 'note x'))),))",
    "draw": "Draw(1000000000)",
}


@pytest.mark.parametrize("tree", TREES)
def test_a_card_that_never_ends_is_refused_and_stops_nobody(server: Server, tree: str) -> None:
    other = Seat(server.port, new_match(server.port, "cc", opponent="random")["token"])
    other.until("state")
    made = new_match(server.port, "sve", seed=None, opponent="random", scenario=STRANGE.replace("TREE", TREES[tree]))
    seat = Seat(server.port, made["token"])
    seat.until("state")
    options = seat.state["choice"]["options"]
    seat.decide(next(i for i, option in enumerate(options) if "Spark" in option["text"]))
    waits: list[float] = []
    told: list[str] = []

    def listen() -> None:
        while not told:
            message = seat.hear(60)
            told.extend([message["reason"]] if message["type"] == "refused" else [])

    listening = threading.Thread(target=listen)
    listening.start()
    while not waits or (listening.is_alive() and len(waits) < 200):
        began = time.monotonic()
        other.say("ping")
        other.until("pong")
        waits.append(time.monotonic() - began)
        time.sleep(0.05)
    listening.join(60)
    assert told and told[0].startswith("the game cannot go on with that")
    assert max(waits) < 2, "a decision at another table stopped this one"
    assert seat.ask("look", n=0, viewer=0)["of"] == 0, "nothing has changed"
    seat.close()
    other.close()


def test_a_refused_question_says_which_one_it_was(server: Server) -> None:
    """Else the page waits for an answer, and its replay bar stands still."""
    seat = Seat(server.port, new_match(server.port, "cc", opponent="random")["token"])
    seat.until("state")
    refused = seat.ask("look", n=0, viewer=-2, ask="q7")
    assert (refused["type"], refused["ask"]) == ("refused", "q7")
    refused = seat.ask("whynot", id=999_999, ask="q8")
    assert (refused["type"], refused["ask"]) == ("refused", "q8")
    seat.say("decide", n=99, pick=0)
    assert "ask" not in seat.until("refused")
    seat.close()


def test_an_address_opens_only_so_many_sockets(tmp_path: Path) -> None:
    server = Server(tmp_path, type(QUICK)(**{**vars(QUICK), "sits_burst": 3, "sits_per_second": 0.001}))
    token = new_match(server.port, "cc", opponent="random")["token"]
    for _ in range(3):
        seat = Seat(server.port, token)
        assert seat.until("state", "refused")["type"] == "state"
        seat.close()
    fourth = Seat(server.port, token)
    refused = fourth.until("refused")
    assert refused["word"] == "often" and refused["again"], "the page comes back by itself"
    fourth.close()
    server.stop()


def test_a_new_socket_does_not_fill_the_budget_of_questions() -> None:
    now = [0.0]
    address = Budget(5, 0.5, lambda: now[0])
    for _ in range(3):
        Budget(1, 0.2, lambda: now[0], address).spend(2)
    fresh = Budget(1, 0.2, lambda: now[0], address)
    assert fresh.wait() == pytest.approx(2), "one second is owed, and half a second comes back in a second"
    now[0] = 2.5
    assert fresh.wait() == 0


def test_sockets_of_an_address_share_its_budget(server: Server) -> None:
    token = new_match(server.port, "cc", opponent="random")["token"]
    seats = [Seat(server.port, token) for _ in range(2)]
    for seat in seats:
        seat.until("state")
    live = next(iter(server.app.state.hall.live.values()))
    one, other = live.guests
    assert one.budget is not other.budget
    assert one.budget.shared is other.budget.shared is not None
    for seat in seats:
        seat.close()


def test_who_leaves_in_the_middle_of_a_request_leaves_no_trace(
    server: Server, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    for _ in range(3):
        with socket.create_connection(("127.0.0.1", server.port), 5) as line:
            line.sendall(b"POST /api/matches/mine HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90\r\n\r\n{")
            time.sleep(0.1)
    time.sleep(0.3)
    assert "Traceback" not in caplog.text + capfd.readouterr().err


def test_people_are_told_of_a_store_that_hangs_and_when_it_is_back(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It does not fail, it does not answer: a locked file, a frozen database."""
    monkeypatch.setattr(writer, "HANGS", 0.2)
    monkeypatch.setattr(writer, "PROBE", 0.1)
    first, second, _ = against_friend(server.port, "cc")
    for seat in (first, second):
        seat.until("state")
    mover, other = (first, second) if first.state["choice"] is not None else (second, first)
    store, go = server.app.state.hall.store, threading.Event()
    commit = store.commit

    def slowly(writes: list[Any]) -> None:
        go.wait(20)
        commit(writes)

    monkeypatch.setattr(store, "commit", slowly)
    mover.decide(0)
    assert other.until("store", "state") == {"type": "store", "away": True}
    go.set()
    assert other.until("store", "state") == {"type": "store", "away": False}
    assert other.until_n(1)["n"] == 1
    for seat in (first, second):
        seat.close()


def test_people_are_told_that_a_store_is_back_though_nobody_decides(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "PROBE", 0.1)
    monkeypatch.setattr(writer, "PATIENCE", 0.1)
    first, second, _ = against_friend(server.port, "cc")
    for seat in (first, second):
        seat.until("state")
    mover = first if first.state["choice"] is not None else second
    store, away = server.app.state.hall.store, [True]
    commit = store.commit

    def failing(writes: list[Any]) -> None:
        if away[0]:
            raise Away("gone")
        commit(writes)

    monkeypatch.setattr(store, "commit", failing)
    mover.decide(0)
    assert mover.until("refused")["word"] == "store"
    away[0] = False
    assert mover.until("store") == {"type": "store", "away": False}
    for seat in (first, second):
        seat.close()


def test_a_concession_that_was_refused_is_no_concession(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The store has written it, and its answer was lost."""
    monkeypatch.setattr(writer, "PATIENCE", 0.1)
    first, second, _ = against_friend(server.port, "cc")
    for seat in (first, second):
        seat.until("state")
    mover = first if first.state["choice"] is not None else second
    store, lost = server.app.state.hall.store, [True]
    commit = store.commit

    def silent(writes: list[Any]) -> None:
        commit(writes)
        if lost[0]:
            raise Away("no answer")

    monkeypatch.setattr(store, "commit", silent)
    mover.say("concede")
    assert mover.until("refused")["word"] == "store"
    lost[0] = False
    mover.decide(0)
    assert mover.until_n(1)["over"] is False
    for seat in (first, second):
        seat.close()
    again = Seat(server.port, first.token)
    assert again.until("state")["over"] is False, "who was told that nothing has changed plays on"
    again.close()


def test_everybody_sees_that_a_match_has_become_open(server: Server) -> None:
    made = new_match(server.port, "cc", seed=None, opponent="random")
    seat, watcher = Seat(server.port, made["token"]), Seat(server.port, made["watch"])
    for one in (seat, watcher):
        assert one.until("seated")["open"] is False
        one.until("state")
    while seat.state["choice"] is None:
        seat.until("state")
    n = seat.state["n"]
    seat.say("concede")
    while not seat.until("state")["over"]:
        pass
    seat.say("undo", to=n)
    for one in (seat, watcher):
        assert one.until("seated")["open"] is True
        one.close()


def test_a_look_at_a_replay_is_kept_and_paid(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    made = new_match(server.port, "cc", opponent="random")
    seat = Seat(server.port, made["token"])
    seat.until("state")
    seat.say("concede")
    while not seat.until("state")["over"]:
        pass
    text = post(server.port, "/api/matches/file", {"token": made["token"]})[1]
    replay = Seat(server.port, post(server.port, "/api/replays", {"text": text})[1]["token"])
    replay.until("state")
    asked: list[str] = []
    ask = Screen.ask

    async def counted(screen: Screen, name: str, *args: Any) -> Any:
        asked.append(name)
        return await ask(screen, name, *args)

    monkeypatch.setattr(Screen, "ask", counted)
    looks = [replay.ask("look", n=0, viewer=-2, ask=name) for name in "ab"]
    assert [look.pop("ask") for look in looks] == ["a", "b"] and looks[0] == looks[1]
    assert asked == ["look"]
    live = next(one for one in server.app.state.hall.live.values() if isinstance(one.match, Film))
    (guest,) = live.guests
    assert guest.budget.left < guest.budget.burst
    seat.close()
    replay.close()
