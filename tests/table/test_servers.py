"""Two servers on one PostgreSQL: a match has one owner, a dead owner is followed by another, nothing is lost."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludex.table.store import Store
from tests.table.postgres import MISSING, Postgres, programs
from tests.table.support import Process, Seat, against_friend, new_match, post

GAMES_AT_ONCE = 4


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    folder = programs()
    if folder is None:
        pytest.skip(MISSING)
    running = Postgres(folder)
    yield running
    running.remove()


@pytest.fixture
def two(postgres: Postgres, tmp_path: Path) -> Iterator[list[Process]]:
    running = [Process(tmp_path, address=postgres.address) for _ in range(2)]
    yield running
    for one in running:
        one.kill()


class Player:
    """Somebody who connects to any server that answers, decides at random, and notes all that was told."""

    def __init__(self, ports: list[int], token: str, rng: Random) -> None:
        self.ports, self.token, self.rng = ports, token, rng
        self.told: dict[int, Any] = {}
        """The public half of the view after so many decisions."""
        self.wrong: list[str] = []
        self.stop = False
        self.thread = threading.Thread(target=self._play, daemon=True)
        self.thread.start()

    @property
    def n(self) -> int:
        return max(self.told, default=-1)

    def _play(self) -> None:
        while not self.stop:
            try:
                seat = Seat(self.ports[0], self.token, open_timeout=5)
                self._sit(seat)
                seat.close()
            except (OSError, ConnectionClosed, InvalidStatus, TimeoutError):
                self.ports = self.ports[1:] + self.ports[:1]
                time.sleep(0.2)

    def _sit(self, seat: Seat) -> None:
        while not self.stop:
            try:
                message = seat.hear(1)
            except TimeoutError:
                continue
            if message["type"] != "state":
                continue
            n, seen = message["n"], [half["numbers"] for half in message["view"]["players"]]
            if self.told.setdefault(n, seen) != seen:
                self.wrong.append(f"{n} was {self.told[n]}, now {seen}")
            if message["over"]:
                self.stop = True
            elif message["choice"] is not None:
                time.sleep(0.02)
                seat.decide(self.rng.randrange(len(message["choice"]["options"])))


def wait_for(what: str, true: Any, seconds: float = 60) -> None:
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until, what
        time.sleep(0.1)


@pytest.mark.timeout(240)
def test_one_of_two_servers_is_killed_under_load(two: list[Process], postgres: Postgres) -> None:
    first, second = two
    store = Store(postgres.address)
    players: list[Player] = []
    matches = []
    for i in range(GAMES_AT_ONCE):
        at = two[i % 2]
        made = new_match(at.port, ["sve", "vg", "dbs", "cc"][i % 4], seed=i)
        assert post(at.port, "/api/matches/join", {"token": made["friend"]})[0] == 200
        found = store.seat(made["token"])
        assert found is not None
        matches.append(found[0])
        players.append(Player([first.port, second.port], made["token"], Random(2 * i)))
        players.append(Player([second.port, first.port], made["friend"], Random(2 * i + 1)))

    def all_at(n: int) -> bool:
        return all(player.n >= n or player.stop for player in players)

    wait_for("the matches begin, whatever server the players are at", lambda: all_at(8), 90)
    os.kill(first.process.pid, signal.SIGKILL)
    ns = [player.n for player in players]
    wait_for(
        "the other server goes on with all of them",
        lambda: all(player.n >= n + 8 or player.stop for player, n in zip(players, ns, strict=True)),
        90,
    )
    for player in players:
        player.stop = True
    for player in players:
        player.thread.join(10)
    assert [player.wrong for player in players if player.wrong] == []
    for i, id in enumerate(matches):
        stored = store.match(id)
        assert stored is not None
        assert [one.n for one in stored[1]] == list(range(1, len(stored[1]) + 1))
        mine, theirs = players[2 * i], players[2 * i + 1]
        assert len(stored[1]) >= max(mine.n, theirs.n)
        assert all(mine.told[n] == theirs.told[n] for n in mine.told.keys() & theirs.told.keys())
    store.close()


@pytest.mark.timeout(120)
def test_an_owner_that_was_only_asleep_cannot_write_a_second_history(two: list[Process], postgres: Postgres) -> None:
    first, second = two
    one, other, _ = against_friend(first.port, "dbs")
    one.until_n(0)
    other.until_n(0)
    mover = one if one.state["choice"] is not None else other
    os.kill(first.process.pid, signal.SIGSTOP)
    try:
        token = mover.token
        waker = Seat(second.port, token, open_timeout=5)
        while not waker.state:  # until the lease has ended, the socket is refused or waits
            try:
                waker.hear(30)
            except (ConnectionClosed, TimeoutError):
                time.sleep(0.5)
                waker = Seat(second.port, token, open_timeout=5)
        waker.decide(len(waker.state["choice"]["options"]) - 1)
        waker.until_n(1)
        mover.decide(0)  # reaches the sleeper
    finally:
        os.kill(first.process.pid, signal.SIGCONT)
    assert mover.until("refused")["word"] == "anew"
    store = Store(postgres.address)
    found = store.seat(token)
    assert found is not None
    stored = store.match(found[0])
    assert stored is not None
    assert stored[1][0].pick == len(mover.state["choice"]["options"]) - 1
    store.close()
    again = Seat(first.port, token)
    assert again.until("state")["n"] >= 1
    for seat in (one, other, waker, again):
        seat.close()


@pytest.mark.timeout(120)
def test_play_goes_on_when_the_database_was_away(two: list[Process], postgres: Postgres) -> None:
    one, other, _ = against_friend(two[0].port, "cc")
    far = Seat(two[1].port, other.token)
    one.until_n(0)
    other.until_n(0)
    far.until_n(0)
    mover = one if one.state["choice"] is not None else other
    postgres.stop()
    try:
        mover.decide(0)
        assert mover.until("store")["away"]
        time.sleep(2)
    finally:
        postgres.start()
    if mover.until("state", "refused")["type"] == "refused":
        mover.until("store")
        mover.decide(0)
    assert mover.until_n(1)["n"] == 1
    assert far.until_n(1)["n"] == 1
    for seat in (one, other, far):
        seat.close()


@pytest.mark.timeout(60)
def test_a_file_can_be_saved_and_a_friend_can_join_at_any_server(two: list[Process]) -> None:
    made = new_match(two[0].port, "sve")
    host = Seat(two[0].port, made["token"])
    host.until("waiting")
    assert post(two[1].port, "/api/matches/join", {"token": made["friend"]}) == (200, {"joined": True})
    host.until("state")
    host.say("concede")
    while not host.until("state")["over"]:
        pass
    status, text = post(two[1].port, "/api/matches/file", {"token": made["token"]})
    assert status == 200
    assert "conceded" in text
    host.close()
