"""What nobody plays leaves memory, and what is old leaves the store."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from ludex.table.hall import Hall
from ludex.table.store import Store, Taken, new_row
from tests.table.support import QUICK, Seat, Server, against_friend, database, new_match, post

DAY = 86400.0


def empty(hall: Hall, seconds: float = 20) -> bool:
    until = time.monotonic() + seconds
    while (hall.live or hall.opening) and time.monotonic() < until:
        time.sleep(0.05)
    return not hall.live and not hall.opening


def test_what_was_only_asked_for_leaves_memory(tmp_path: Path) -> None:
    """A friend's deck and a saved file open a match without a socket."""
    running = Server(tmp_path, replace(QUICK, sweep=0.2))
    try:
        made = new_match(running.port, "sve")
        assert post(running.port, "/api/matches/join", {"token": made["friend"]})[0] == 200
        seat = Seat(running.port, made["token"])
        seat.until("state")
        seat.say("concede")
        while not seat.until("state")["over"]:
            pass
        seat.close()
        status, text = post(running.port, "/api/matches/file", {"token": made["token"]})
        assert status == 200
        assert post(running.port, "/api/replays", {"text": text})[0] == 200
        assert empty(running.app.state.hall)
    finally:
        running.stop()


@pytest.mark.parametrize("over", [False, True])
def test_an_idle_match_sleeps_and_wakes(tmp_path: Path, over: bool) -> None:
    limits = replace(QUICK, sweep=0.2, idle=1000.0 if over else 1.0, idle_over=1.0 if over else 1000.0)
    running = Server(tmp_path, limits)
    try:
        first, second, _ = against_friend(running.port, "dbs")
        n = first.until("state")["n"]
        if over:
            first.say("concede")
        assert first.until("asleep") == {"type": "asleep"}
        assert second.until("asleep")
        assert empty(running.app.state.hall)
        again = Seat(running.port, first.token)
        assert again.until("state")["n"] == n
        assert again.state["over"] == over
        again.close()
    finally:
        running.stop()


def test_old_matches_are_deleted(tmp_path: Path) -> None:
    store = Store(database(tmp_path))
    ages = {"new": 1, "unbegun": 8, "begun": 8, "replay": 31, "old": 366, "here": 400}
    for id, days in ages.items():
        seats = ("import", "import") if id == "replay" else ("", "")
        row = new_row(id, "sve", "", 1, "decks", "{}", seats)._replace(made=time.time() - days * DAY)
        taken = [] if id in ("new", "unbegun") else [Taken(1, 0, "SVE 1", 0, "x")]
        store.commit([store.adding(row, {id * 8: 0}, taken)])
    assert store.expire(365, 7, {'["import", "import"]': 30}, ["here"]) == 3
    assert [id for id in ages if store.match(id) is not None] == ["new", "begun", "here"]
    assert store.seat("old" * 8) is None
    with store.engine.connect() as connection:
        assert connection.execute(sa.text("SELECT count(*) FROM decisions")).scalar_one() == 2
    lease = store.claim("here")
    assert lease is not None
    assert store.expire(365, 7, {}, []) == 0  # somebody has come back to it
    store.close()
