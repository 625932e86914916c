"""What nobody at the table is told: the seed before the end, and from which chance a bot draws."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludex.ai import BOTS, Asked
from ludex.ai.chance import derived
from ludex.table.store import Store
from tests.table.support import Seat, Server, against_friend, database, new_match, post


def drawn_match(port: int, game: str, **more: Any) -> dict[str, Any]:
    """A match whose seed nobody typed."""
    return new_match(port, game, seed=None, **more)


def stored(folder: Path) -> Any:
    """The row of the one match there is."""
    store = Store(database(folder))
    with store.engine.connect() as connection:
        id = connection.exec_driver_sql("select id from matches order by made desc").scalar()
    found = store.match(str(id))
    store.close()
    assert found is not None
    return found[0]


def test_the_seed_is_told_to_nobody_before_the_end(server: Server, tmp_path: Path) -> None:
    made = drawn_match(server.port, "vg")
    assert post(server.port, "/api/matches/join", {"token": made["friend"]})[0] == 200
    first, second = Seat(server.port, made["token"]), Seat(server.port, made["friend"])
    watcher = Seat(server.port, made["watch"])
    everyone = (first, second, watcher)
    for seat in everyone:
        seat.until("state")
    while first.state["n"] < 12:
        for seat in (first, second):
            if seat.state["choice"] is not None:
                seat.decide(0)
        n = first.state["n"]
        for seat in everyone:
            seat.until_n(n + 1)
    first.decide(999)
    first.say("look", n=3, viewer=0)
    first.until("look")
    tokens = [made["token"], made["watch"]]
    heard = json.dumps([made, *(seat.messages for seat in everyone)])
    heard += json.dumps(post(server.port, "/api/matches/mine", {"tokens": tokens}))
    heard += json.dumps(post(server.port, "/api/matches/file", {"token": made["token"]}))
    row = stored(tmp_path)
    assert row.seed >= 2**64
    assert not row.open
    assert first.state["seed"] == ""
    for secret in (row.seed, row.secret):
        assert str(secret) not in heard
        assert f"{secret:x}" not in heard
    first.say("concede")
    for seat in everyone:
        while not seat.state["over"]:
            seat.until("state")
    assert [seat.state["seed"] for seat in everyone] == [str(row.seed), str(row.seed), ""]
    head = json.loads(post(server.port, "/api/matches/file", {"token": made["token"]})[1].split("\n")[0])
    assert head["seed"] == row.seed


def test_spectators_learn_the_seed_once_both_players_let_them_see_the_hands(server: Server, tmp_path: Path) -> None:
    """Who knows the seed can deal the same hands again."""
    made = drawn_match(server.port, "sve")
    assert post(server.port, "/api/matches/join", {"token": made["friend"]})[0] == 200
    first, second = Seat(server.port, made["token"]), Seat(server.port, made["friend"])
    watcher = Seat(server.port, made["watch"])
    first.say("allow", open=True)
    first.say("concede")
    while not watcher.until("state")["over"]:
        pass
    seed = str(stored(tmp_path).seed)
    assert seed not in json.dumps(watcher.messages)
    assert Seat(server.port, made["watch"]).until("seated")["seed"] == ""
    second.say("allow", open=True)
    while watcher.until("state")["allowed"] != 3:
        pass
    assert watcher.state["seed"] == seed


def test_a_typed_seed_makes_the_match_open_and_all_sides_see_it(server: Server) -> None:
    first, second, watch = against_friend(server.port, "sve", seed="340282366920938463463374607431768211455")
    for seat in (first, second, Seat(server.port, watch)):
        assert seat.until("seated")["open"] is True
        assert seat.until("state")["seed"] == "340282366920938463463374607431768211455"
    made = drawn_match(server.port, "sve", opponent="random")
    hidden = Seat(server.port, made["token"]).until("seated")
    assert (made["open"], hidden["open"], hidden["seed"]) == (False, False, "")
    for wrong in ("1e3", "-1", "", "1" * 40):
        assert post(server.port, "/api/matches", {"game": "sve", "seed": wrong})[0] == 400


def test_a_match_that_goes_back_from_its_end_is_open(server: Server) -> None:
    made = drawn_match(server.port, "sve", opponent="random")
    seat = Seat(server.port, made["token"])
    seat.until("state")
    seat.say("concede")
    while not seat.until("state")["over"]:
        pass
    seat.say("undo", to=seat.state["n"])
    assert seat.until("state")["seed"] != ""
    assert Seat(server.port, made["token"]).until("seated")["open"] is True


class Spy:
    """Keeps the state of its random numbers."""

    looks = False
    states: list[Any] = []  # noqa: RUF012

    def __init__(self, rng: Random) -> None:
        self.states.append(rng.getstate())

    def choose(self, asked: Asked) -> int:
        return 0


@pytest.mark.parametrize("typed", [None, 7])
def test_a_bot_does_not_find_the_deal(
    server: Server, tmp_path: Path, typed: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even of a match with a typed seed: the bot is not told it."""
    monkeypatch.setitem(BOTS, "spy", Spy)
    monkeypatch.setattr(Spy, "states", [])
    made = new_match(server.port, "sve", seed=typed, opponent="spy")
    seat = Seat(server.port, made["token"])
    seat.until("state")
    while not Spy.states:
        if seat.state["choice"] is not None:
            seat.decide(0)
        seat.until("state")
    row = stored(tmp_path)
    for guess in (*range(3000), row.seed, *range(row.seed, row.seed + 50)):
        for player in (0, 1):
            assert Random(guess * 2 + player).getstate() not in Spy.states
            assert Random(derived(guess, "bot", player)).getstate() not in Spy.states


def test_a_database_of_the_first_release_is_read_and_grows(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    with sqlite3.connect(file) as connection:
        connection.executescript(
            """create table matches (id varchar(40) primary key, made float not null, game varchar(20) not null,
            edition varchar(20) not null, seed bigint not null, kind varchar(20) not null, start text not null,
            seats text not null, conceded integer not null, allowed integer not null, outcome text not null);
            insert into matches values ('a', 1.0, 'vg', '', 77, 'waiting', '{}', '["", ""]', -1, 0, '');"""
        )
    connection.close()
    store = Store(f"sqlite:///{file}")
    found = store.match("a")
    assert found is not None
    assert (found[0].seed, found[0].open) == (77, True)
    new = found[0]._replace(id="b", seed=2**128 - 1, open=False, secret=2**127)
    store.commit([store.adding(new, {"t" * 20: 0}, [])])
    again = store.match("b")
    store.close()
    assert again is not None
    assert again[0] == new


KEYS = ("host-key-0123456789", "friend-key-0123456789", "stranger-key-0123456789")


def refused(port: int, token: str, key: str) -> str:
    seat = Seat(port, token, key=key)
    message = seat.until("refused", "state", "waiting")
    seat.close()
    return str(message.get("reason", ""))


def test_a_friends_seat_belongs_to_the_browser_that_took_it(server: Server) -> None:
    host, friend, stranger = KEYS
    made = drawn_match(server.port, "cc")
    sits = Seat(server.port, made["token"], key=host)
    assert sits.until("present")["taken"] == [False, False]
    early = Seat(server.port, made["friend"])
    assert early.until("waiting")["joins"]
    assert post(server.port, "/api/matches/join", {"token": made["friend"], "key": friend})[0] == 200
    assert early.until("refused")["word"] == "taken"
    early.say("concede")
    assert early.until("refused")["word"] == "taken"
    for key in (host, stranger, ""):
        assert "taken" in refused(server.port, made["friend"], key)
    one, two = Seat(server.port, made["friend"], key=friend), Seat(server.port, made["friend"], key=friend)
    for tab in (one, two):
        assert tab.until("state")["view"]["viewer"] == 1
    while sits.until("present")["taken"] != [False, True]:
        pass
    assert post(server.port, "/api/matches/join", {"token": made["friend"], "key": stranger})[0] == 400


def test_a_taken_seat_stays_taken_when_the_server_comes_back(tmp_path: Path) -> None:
    server = Server(tmp_path)
    made = drawn_match(server.port, "cc")
    assert post(server.port, "/api/matches/join", {"token": made["friend"], "key": KEYS[1]})[0] == 200
    server.stop()
    server = Server(tmp_path)
    try:
        assert "taken" in refused(server.port, made["friend"], KEYS[0])
        assert refused(server.port, made["friend"], KEYS[1]) == ""
    finally:
        server.stop()


def test_a_player_sees_no_more_through_the_spectators_link(server: Server) -> None:
    """Against a bot, too: who allows spectators everything does not see the bot's hand there."""
    made = drawn_match(server.port, "sve", opponent="random")
    player, guest = Seat(server.port, made["token"]), Seat(server.port, made["watch"])
    player.until("state")
    guest.until("state")
    player.say("allow", open=True)
    while guest.until("state")["allowed"] != 3:
        pass
    mine, theirs = (half["zones"]["hand"] for half in guest.state["view"]["players"])
    assert not any(card.get("hidden") for card in mine)
    assert all(card.get("hidden") for card in theirs)
    assert "not yours" in guest.ask("look", n=0, viewer=-2)["reason"]


def test_playing_on_waits_for_the_end_between_people(server: Server) -> None:
    first, second, _ = against_friend(server.port, "sve")
    first.until("state")
    second.until("state")
    mover, seat = (first, 0) if first.state["choice"] is not None else (second, 1)
    assert "once the game is over" in mover.ask("playon", n=0, seat=seat, bot="random")["reason"]
    mover.decide(0)
    mover.until_n(1)
    first.say("concede")
    while not mover.until("state")["over"]:
        pass
    assert mover.ask("playon", n=0, seat=seat, bot="random")["token"]
