"""What is not stored is told to nobody: a decision that ends the game, while the store cannot be written."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from ludex.table import writer
from ludex.table.store import Away, Store, Write
from tests.table.support import Seat, Server, new_match, post
from tests.table.test_store import mover_of

LAST_BLOW = """
game: sve
title: the last blow
phase: main
you:
  field: [{name: Fox, cost: 2, attack: 30, defense: 3}]
  hand: [{name: Mine, cost: 9, attack: 1, defense: 1}]
  deck: {filler: 5}
opponent:
  hand: [{name: Theirs, cost: 9, attack: 1, defense: 1}]
  deck: {filler: 5}
"""


class Ending:
    """Two people and a spectator; the decision that ends the game cannot be stored. `mover` has just taken it."""

    def __init__(self, server: Server, patch: pytest.MonkeyPatch) -> None:
        made = new_match(server.port, "sve", seed=None, scenario=LAST_BLOW)
        self.server, self.made = server, made
        self.host, self.friend = Seat(server.port, made["token"]), Seat(server.port, made["friend"])
        self.watcher = Seat(server.port, made["watch"])
        self.seats = (self.host, self.friend, self.watcher)
        store: Store = server.app.state.hall.store
        commit = store.commit
        patch.setattr(writer, "PATIENCE", 1.5)

        def fails_at_the_end(writes: list[Write]) -> None:
            if self.live.match.over:
                raise Away("the disk is full")
            commit(writes)

        for seat in (self.host, self.friend):
            seat.say("stops", usual="always")
        patch.setattr(store, "commit", fails_at_the_end)
        self.mover = self._last()

    @property
    def live(self) -> Any:
        (live,) = self.server.app.state.hall.live.values()
        return live

    def _last(self) -> Seat:
        n = 0
        while True:
            mover = mover_of(self.host, self.friend, n)
            n = mover.state["n"] + 1
            options = mover.state["choice"]["options"]
            mover.decide(next((i for i, o in enumerate(options) if o["verb"] == "attack"), len(options) - 1))
            while (said := mover.until("state", "store"))["type"] == "state" and said["n"] < n:
                pass
            if said["type"] == "store":
                self.watcher.until_n(n - 1)
                return mover

    def refused(self) -> None:
        assert self.mover.until("refused")["word"] == "store"


@pytest.fixture
def ending(server: Server, monkeypatch: pytest.MonkeyPatch) -> Iterator[Ending]:
    made = Ending(server, monkeypatch)
    assert made.live.match.over
    yield made
    for seat in made.seats:
        seat.close()


def test_no_file_of_an_end_that_is_not_stored(ending: Ending) -> None:
    status, said = post(ending.server.port, "/api/matches/file", {"token": ending.made["token"]})
    assert (status, said) == (400, {"refused": "the file shows all cards: only once the game is over"})
    ending.refused()


def test_nobody_plays_on_in_the_others_seat_from_an_end_that_is_not_stored(ending: Ending) -> None:
    ending.host.say("playon", n=0, seat=1, bot="random")
    said = ending.host.until("answer", "refused")
    if ending.mover is ending.host and said.get("word") == "store":
        said = ending.host.until("answer", "refused")
    assert said["reason"] == "between people, play on once the game is over"


def test_a_socket_that_fell_behind_is_not_told_what_is_not_stored(ending: Ending) -> None:
    n = ending.watcher.state["n"]
    (guest,) = [one for one in ending.live.guests if one.seat == -1]
    guest.behind = True
    ending.watcher.say("ping")
    state = ending.watcher.until("state")
    assert (state["n"], state["over"]) == (n, False)
    ending.refused()
    assert "Theirs" not in json.dumps(ending.watcher.messages)
