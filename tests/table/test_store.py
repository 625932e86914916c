"""A store that fails: nothing is lost, nothing is told that is not kept, no gap is possible."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ludex.table import store as stores
from ludex.table.store import Away, Elsewhere, Lease, Lost, Store, Taken
from tests.table.support import Seat, Server, against_friend, database, new_match, post


class Broken:
    """Makes a database refuse to be written, as a full disk or a read-only folder does."""

    def __init__(self, store: Store, pragma: str, back: str) -> None:
        self.pragma, self.back = pragma, back
        self.on = False
        sa.event.listen(store.engine, "checkout", self._checkout)

    def _checkout(self, connection: Any, record: Any, proxy: Any) -> None:
        connection.execute(f"PRAGMA {self.pragma if self.on else self.back}")


FULL = ("max_page_count=1", "max_page_count=1000000")
READ_ONLY = ("query_only=1", "query_only=0")


def mover_of(first: Seat, second: Seat, n: int) -> Seat:
    """Who has to decide after n decisions or more, once the table has passed all windows that it passes by itself."""
    while True:
        first.until_n(n)
        second.until_n(n)
        quiet = [_quiet(seat) for seat in (first, second)]
        if all(quiet) and first.state["n"] == second.state["n"]:
            found = [seat for seat in (first, second) if seat.state["choice"] is not None]
            if found:
                return found[0]


def _quiet(seat: Seat) -> bool:
    try:
        seat.hear(0.15)
    except TimeoutError:
        return True
    return False


def test_a_write_that_fails_leaves_the_match_as_it_was(server: Server) -> None:
    if server.app.state.hall.store.engine.dialect.name != "sqlite":
        pytest.skip("the faults are those of SQLite")
    broken = Broken(server.app.state.hall.store, *READ_ONLY)
    made = new_match(server.port, "dbs")
    assert post(server.port, "/api/matches/join", {"token": made["friend"]})[0] == 200
    first, second = Seat(server.port, made["token"]), Seat(server.port, made["friend"])
    watcher = Seat(server.port, made["watch"])
    watcher.until_n(0)
    mover = mover_of(first, second, 0)
    before = mover.state
    broken.on = True
    mover.decide(0)
    assert mover.until("store", "refused", "state") == {"type": "store", "away": True}
    refused = mover.until("refused")
    assert refused["word"] == "store"
    watching = watcher.ask("look", n=before["n"], viewer=-1)
    assert (watching["of"], watching["n"]) == (before["n"], before["n"])
    assert "no match" not in str(watcher.ask("why", line=-1))
    broken.on = False
    mover.decide(0)
    after = mover.until_n(before["n"] + 1)
    assert {"type": "store", "away": False} in mover.messages
    for seat_ in (first, second, watcher):
        seat_.close()
    again = Seat(server.port, made["token"])
    assert again.until_n(after["n"])["n"] >= after["n"]
    again.close()


def test_a_decision_waits_for_a_store_that_is_soon_back(server: Server) -> None:
    if server.app.state.hall.store.engine.dialect.name != "sqlite":
        pytest.skip("the faults are those of SQLite")
    broken = Broken(server.app.state.hall.store, *READ_ONLY)
    first, second, _ = against_friend(server.port, "cc")
    mover = mover_of(first, second, 0)
    broken.on = True
    mover.decide(0)
    assert mover.until("store")["away"]
    time.sleep(1)
    broken.on = False
    assert mover.until("store", "refused") == {"type": "store", "away": False}
    assert mover.until_n(1)["n"] == 1
    first.close()
    second.close()


def test_a_store_that_is_away_refuses_requests_with_a_sentence(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    made = new_match(server.port, "sve", opponent="random")

    def fails(*_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(server.app.state.hall.store.engine, "connect", fails)
    status, said = post(server.port, "/api/matches/mine", {"tokens": [made["token"]]})
    assert (status, said["word"]) == (503, "store")
    seat = Seat(server.port, made["token"])
    assert seat.until("refused")["again"]
    monkeypatch.undo()
    seat = Seat(server.port, made["token"])
    assert seat.until("state")
    seat.close()


def test_why_is_answered_after_the_commit(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a decision is being written, a question waits: what it would tell may never have been."""
    store: Store = server.app.state.hall.store
    first, second, _ = against_friend(server.port, "sve")
    mover = mover_of(first, second, 0)
    other = second if mover is first else first
    commit, ends = store.commit, []

    def slowly(writes: list[stores.Write]) -> None:
        time.sleep(0.7)
        commit(writes)
        ends.append(time.monotonic())

    monkeypatch.setattr(store, "commit", slowly)
    mover.decide(0)
    time.sleep(0.2)
    other.ask("why", line=-1)
    assert ends and time.monotonic() >= ends[0]
    first.close()
    second.close()


# --- the store itself ------------------------------------------------------------------------------------------------


def stored_match(store: Store, id: str = "m") -> str:
    row = stores.new_row(id, "sve", "", 1, "decks", "{}", ("", ""))
    store.commit([store.adding(row, {"t" * 20 + id: 0}, [])])
    return id


def taken(n: int, pick: int = 0) -> Taken:
    return Taken(n, 0, "SVE 1", pick, "x")


@pytest.fixture
def two(tmp_path: Path) -> tuple[Store, Store]:
    first, second = Store(database(tmp_path), "http://127.0.0.1:1"), Store(database(tmp_path), "http://127.0.0.1:2")
    first.beat()
    second.beat()
    return first, second


def lease_of(store: Store, id: str, dead: str = "") -> Lease:
    found = store.claim(id, dead)
    assert isinstance(found, Lease)
    return found


def test_a_full_disk_stores_nothing_and_is_told(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'matches.db'}")
    lease = lease_of(store, stored_match(store))
    long = taken(1)._replace(option="x" * 20_000)
    broken = Broken(store, *FULL)
    broken.on = True
    for write in (store.deciding(lease, [long]), store.probing):
        with pytest.raises(Away, match="full"):
            store.commit([write])
    assert store.count(lease.match) == 0
    broken.on = False
    store.commit([store.probing, store.deciding(lease, [long])])
    assert store.count(lease.match) == 1
    store.close()


def test_no_gap_and_no_second_history_can_be_stored(two: tuple[Store, Store]) -> None:
    store, _ = two
    lease = lease_of(store, stored_match(store, f"gap{time.time()}"))
    store.commit([store.deciding(lease, [taken(1)])])
    with pytest.raises(Lost, match="decision 3 does not follow"):
        store.commit([store.deciding(lease, [taken(3)])])
    with pytest.raises(Lost, match="is another one"):
        store.commit([store.deciding(lease, [taken(1, 5)])])
    store.commit([store.deciding(lease, [taken(1)])])  # a commit that seemed to fail is tried again
    store.commit([store.deciding(lease, [taken(2), taken(3)])])
    assert store.count(lease.match) == 3


def test_a_match_has_one_owner_and_a_former_owner_cannot_write(two: tuple[Store, Store]) -> None:
    first, second = two
    id = stored_match(first, f"own{time.time()}")
    lease = lease_of(first, id)
    row = stores.new_row(id, "sve", "", 1, "decks", "{}", ("", ""))
    assert second.claim(id) == Elsewhere(first.id, first.address)
    first.commit([first.deciding(lease, [taken(1)])])
    over = lease_of(second, id, dead=first.id)
    assert over.fence == lease.fence + 1
    for write in (
        first.deciding(lease, [taken(2)]),
        first.going_back(lease, row, 0),
        first.changing(lease, conceded=0),
    ):
        with pytest.raises(Lost, match="another server"):
            first.commit([write])
    second.commit([second.deciding(over, [taken(2)])])
    assert first.held([lease]) == set()
    assert second.held([over]) == {id}
    second.leave()
    assert lease_of(first, id).fence == over.fence + 1


def test_a_lease_ends_with_the_signs_of_life(two: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = two
    id = stored_match(first, f"end{time.time()}")
    lease_of(first, id)
    monkeypatch.setattr(stores, "LEASE", -1.0)
    first.beat()
    assert isinstance(second.claim(id), Lease)


def test_a_stored_decision_that_is_not_offered_is_named(server: Server) -> None:
    made = new_match(server.port, "vg", opponent="random")
    seat = Seat(server.port, made["token"])
    while seat.until("state")["choice"] is None or seat.state["n"] < 3:
        if seat.state["choice"] is not None:
            seat.decide(0)
    seat.close()
    store: Store = server.app.state.hall.store
    with store.engine.begin() as connection:
        connection.execute(sa.text("UPDATE decisions SET option = 'win the game' WHERE n = 2"))
    for _ in range(100):
        if not server.app.state.hall.live:
            break
        time.sleep(0.05)
    again = Seat(server.port, made["token"])
    reason = again.until("refused")["reason"]
    assert "cannot be opened: decision 2" in reason
    assert "win the game" in reason
    with store.engine.begin() as connection:
        connection.execute(sa.text("DELETE FROM decisions WHERE n = 2"))
    again = Seat(server.port, made["token"])
    assert "decision 2 is missing" in again.until("refused")["reason"]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ("start = substr(start, 1, 200)", "cannot be opened"),
        ("start = '{}'", "cannot be opened"),
        ("seats = 'x'", "damaged"),
        ("chance = 'x'", "damaged"),
        ("game = 'gone'", "gone"),
    ],
)
def test_a_row_that_is_damaged_is_told_and_hides_no_other(server: Server, change: str, reason: str) -> None:
    made, other = new_match(server.port, "cc", opponent="random"), new_match(server.port, "cc", opponent="random")
    store: Store = server.app.state.hall.store
    found = store.seat(made["token"])
    assert found is not None
    with store.engine.begin() as connection:
        connection.execute(sa.text(f"UPDATE matches SET {change} WHERE id = :id"), {"id": found[0]})
    refused = Seat(server.port, made["token"]).until("refused")
    assert reason in refused["reason"]
    assert refused["closed"]
    status, listed = post(server.port, "/api/matches/mine", {"tokens": [made["token"], other["token"]]})
    assert status == 200
    assert listed[-1]["token"] == other["token"]
    status, said = post(server.port, "/api/matches/file", {"token": made["token"]})
    assert status == 400
    assert reason in said["refused"]
