"""What strangers send is read apart: it is bounded, and those who play do not wait for it."""

from __future__ import annotations

import asyncio
import os
import statistics
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludex.errors import InputError
from ludex.games import load
from ludex.lang.files.text import DEEPEST, read_yaml
from ludex.table import lobby, reader
from ludex.table.protocol import Refused
from ludex.table.screen import Film
from ludex.testing.position import MOST_CARDS
from ludex.testing.reading import Document
from tests.table.support import Process, Seat, Server, new_match, post

DEEP = 50_000
HEAD = "game: sve\ntitle: x\nphase: main\n"


def asked(scenario: str) -> dict[str, str]:
    return {"game": "sve", "opponent": "random", "scenario": scenario}


def own_cards(count: int) -> str:
    """A scenario with many cards, each with a text of its own."""
    card = '{{name: "N{n}", type: spell, cost: 1, class: Neutral, text: "Draw {n} cards."}}'
    return HEAD + "you: {hand: [" + ", ".join(card.format(n=n) for n in range(2, count + 2)) + "]}"


@pytest.mark.parametrize(
    "text",
    ["[" * DEEP, "{a: " * DEEP, "- " * DEEP + "x", HEAD + "you: " + "[" * DEEP + "]" * DEEP, "? " * DEEP],
    ids=["lists", "mappings", "blocks", "closed", "keys"],
)
def test_what_is_nested_too_deep_is_refused(server: Server, text: str) -> None:
    """libyaml would end the process."""
    for read in (lambda: Document(text, "file"), lambda: read_yaml(text, "file", dict[str, Any])):
        with pytest.raises(InputError, match=f"more than {DEEPEST} deep"):
            read()
    status, said = post(server.port, "/api/matches", asked(text[:190_000]))
    assert status == 400
    assert f"more than {DEEPEST} deep" in said["refused"]


@pytest.mark.parametrize("count", [2_000, 12_000])
def test_a_position_has_so_many_cards_at_most(server: Server, count: int) -> None:
    number = next(iter(load("sve").cards().values())).number
    hand = ", ".join([f"{{card: {number}, count: 60}}"] * (count // 60))
    began = time.monotonic()
    status, said = post(server.port, "/api/matches", asked(HEAD + "you: {hand: [" + hand + "]}"))
    assert status == 400
    assert f"{MOST_CARDS} cards at most" in said["refused"]
    status, said = post(server.port, "/api/matches", asked(own_cards(count)[:199_990] + "]}"))
    assert status == 400
    assert said["refused"]
    assert time.monotonic() - began < 60


class Hog:
    """Takes the time or the memory of whoever reads it."""

    def __init__(self, function: Callable[..., object], *args: object) -> None:
        self.heavy = (function, args)

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return self.heavy


@pytest.mark.skipif(not reader.CAN_FORK, reason="nothing is read apart where processes cannot fork")
@pytest.mark.parametrize(
    "hog", [Hog(sum, range(10**13)), Hog(bytes, 10**11), Hog(os.abort)], ids=["time", "memory", "end"]
)
def test_a_reading_that_takes_too_much_is_ended_and_the_next_goes_on(hog: Hog) -> None:
    async def both() -> Any:
        apart = reader.Reader()
        with pytest.raises(Refused, match="this takes more than"):
            await apart.read(lobby.checked, "sve", "", hog)
        return await apart.read(lobby.checked, "sve", "", "[main]\n3 Nobody")

    assert not asyncio.run(both())["legal"]


@pytest.mark.skipif(not reader.CAN_FORK, reason="nothing is read apart where processes cannot fork")
def test_a_helper_that_has_died_is_replaced() -> None:
    before = reader.helper()
    before.process.kill()
    before.process.wait(10)
    found = asyncio.run(reader.Reader().read(lobby.checked, "sve", "", "[main]\n3 Nobody"))
    assert not found["legal"]
    assert reader.helper() is not before


def test_only_so_many_wait_to_be_read() -> None:
    async def crowd() -> list[Any]:
        apart = reader.Reader()
        several = range(reader.QUEUE + 5)
        asked = [apart.read(lobby.checked, "sve", "", "[main]", address=str(one)) for one in several]
        return list(await asyncio.gather(*asked, return_exceptions=True))

    found = asyncio.run(crowd())
    assert sum(isinstance(one, Refused) for one in found) == (5 if reader.CAN_FORK else 0)


WITHIN = 0.2
"""Seconds in which those who play are answered, whatever strangers send meanwhile."""


def answered(seat: Seat) -> float:
    """Seconds until the server answers somebody who plays."""
    began = time.monotonic()
    assert seat.ask("why", line=-1)["type"] == "answer"
    return time.monotonic() - began


BAD = """
game: sve
title: A card that somebody wrote
phase: main
you:
  numbers: {play points: 9, maximum play points: 9}
  hand: [{name: Spark, cost: 0, attack: 1, defense: 1, tree: ["Automatic(When('move', SELF, dst=('field',)), do=(TREE,))"]}]
  deck: {filler: 5}
opponent: {deck: {filler: 5}}
"""  # noqa: E501
QUICKLY = 0.08
"""Seconds that most answers take at most beyond what the machine takes."""
TREES = [
    "Repeat(900, (Repeat(900, (Gain('note x', 1),)),))",
    "Repeat(900, (Repeat(30, (Repeat(30, (If(Compare(1, '=', 2), (Draw(1),)),)),)),))",
]


def playing_badly(port: int, tree: str, told: list[str]) -> None:
    """Somebody plays a card of their own that takes long, and asks about it."""
    made = new_match(port, "sve", seed=None, opponent="random", scenario=BAD.replace("TREE", tree))
    seat = Seat(port, made["token"])
    seat.until("state")
    options = seat.state["choice"]["options"]
    seat.decide(next(i for i, option in enumerate(options) if "Spark" in option["text"]))
    while seat.hear(90)["type"] != "refused":
        pass
    told.append(seat.messages[-1]["reason"])
    seat.close()


@pytest.mark.skipif(not reader.CAN_FORK, reason="nothing is played apart where processes cannot fork")
def test_others_play_on_while_bad_cards_are_played(tmp_path: Path) -> None:
    """Decisions that take seconds are rehearsed in a process of their own, so that the server answers others. In the
    server itself, in threads, they would take its time from everybody."""
    folders = [tmp_path / name for name in ("asked", "idle")]
    for folder in folders:
        folder.mkdir()
    servers = [Process(folder) for folder in folders]
    told: list[str] = []
    try:
        busy, idle = (seated(server.port) for server in servers)
        crowd = [
            threading.Thread(target=playing_badly, args=(servers[0].port, tree, told), daemon=True)
            for tree in TREES * 2
        ]
        for one in crowd:
            one.start()
        took: list[tuple[float, float]] = []
        until = time.monotonic() + 60
        before = answered(idle)
        while time.monotonic() < until and any(one.is_alive() for one in crowd):
            now, after = answered(busy), answered(idle)
            took.append((now, max(before, after)))
            before = after
            time.sleep(0.02)
        late = [(round(now, 2), round(machine, 2)) for now, machine in took if now > WITHIN + machine]
        slow = [now for now, machine in took if now > QUICKLY + machine]
        assert len(told) == len(crowd)
        assert all(reason.startswith("the game cannot go on with that") for reason in told), told
        assert len(late) <= len(took) // 50, (len(took), late)
        assert len(slow) <= len(took) // 20, "the server itself takes long"
        for seat in (busy, idle):
            seat.close()
    finally:
        for server in servers:
            server.kill()


@pytest.mark.skipif(not reader.CAN_FORK, reason="nothing is played apart where processes cannot fork")
def test_a_position_is_played_on_after_its_process_was_ended(server: Server) -> None:
    """The stage is set up anew, follows what was decided and taken back, and answers questions."""
    scenario = BAD.replace("TREE", "Gain('note x', 1)")
    seat = Seat(server.port, new_match(server.port, "sve", seed=None, opponent="greedy", scenario=scenario)["token"])
    seat.until("state")
    live = next(iter(server.app.state.hall.live.values()))
    options = [option["text"] for option in seat.state["choice"]["options"]]
    spark = next(i for i, text in enumerate(options) if "Spark" in text)
    seat.decide(spark)
    seat.until_n(1)
    assert live.stage.screen is not None
    seat.say("undo", to=0)
    while seat.until("state")["n"] != 0:
        pass
    assert seat.ask("look", n=0, viewer=0)["of"] == 0
    live.stage.screen.close()
    seat.decide(spark)
    seat.until_n(1)
    while seat.state["choice"] is None:
        seat.until("state")
    n = seat.state["n"]
    looked = seat.ask("look", n=1, viewer=0)
    assert (looked["of"], looked["n"]) == (n, 1)
    seat.decide(len(seat.state["choice"]["options"]) - 1)
    while not any(line["active"] == 1 for line in seat.log):  # the bot thinks on the stage
        seat.until("state")
    seat.close()


def test_others_play_on_meanwhile(tmp_path: Path) -> None:
    """Every answer of a server that reads what strangers send comes within 200 ms. A second server, that nobody sends
    anything, is asked before and after each question: what the machine itself takes is not counted."""
    folders = [tmp_path / name for name in ("asked", "idle")]
    for folder in folders:
        folder.mkdir()
    servers = [Process(folder) for folder in folders]
    crowd: list[threading.Thread] = []
    try:
        busy, idle = (seated(server.port) for server in servers)
        heavy, replay_file = own_cards(590), played(servers[1].port)
        done: list[Any] = []

        def ask(path: str, body: dict[str, str]) -> None:
            done.append(post(servers[0].port, path, body, timeout=100))

        asking = [("/api/matches", asked(heavy))] * 6 + [("/api/replays", {"text": replay_file})] * 2
        crowd = [threading.Thread(target=ask, args=one, daemon=True) for one in asking]
        for one in crowd:
            one.start()
        took: list[tuple[float, float]] = []
        until = time.monotonic() + 8
        before = answered(idle)
        while time.monotonic() < until and any(one.is_alive() for one in crowd):
            now, after = answered(busy), answered(idle)
            took.append((now, max(before, after)))
            before = after
            time.sleep(0.05)
        late = [(now, machine) for now, machine in took if now > WITHIN + machine]
        assert len(took) > 10
        assert statistics.median(now for now, _ in took) < WITHIN
        assert len(late) <= len(took) // 50, late
        for seat in (busy, idle):
            seat.close()
        for thread in crowd:
            thread.join(100)
        assert len(done) == len(crowd)
    finally:
        for server in servers:
            server.kill()


def seated(port: int) -> Seat:
    """Somebody who is asked for a decision."""
    seat = Seat(port, new_match(port, "dbs", opponent="random")["token"])
    while seat.until("state")["choice"] is None:
        pass
    return seat


def played(port: int) -> str:
    """The replay file of a short game."""
    other = seated(port)
    other.say("concede")
    while not other.until("state")["over"]:
        pass
    status, text = post(port, "/api/matches/file", {"token": other.token})
    other.close()
    assert status == 200
    return str(text)


# --- replays that people bring -----------------------------------------------------------------------------------


def opened(server: Server) -> tuple[str, int]:
    """The link of a replay that somebody has brought, and how many decisions it has."""
    seat = seated(server.port)
    for _ in range(4):
        while seat.state["choice"] is None:
            seat.until("state")
        seat.decide(0)
        seat.until("state")
    seat.say("concede")
    while not seat.until("state")["over"]:
        pass
    n = seat.state["n"]
    text = post(server.port, "/api/matches/file", {"token": seat.token})[1]
    seat.close()
    status, made = post(server.port, "/api/replays", {"text": text})
    assert status == 200, made
    return str(made["token"]), n


def film_of(server: Server) -> Film:
    return next(live.match for live in server.app.state.hall.live.values() if isinstance(live.match, Film))


@pytest.mark.skipif(not reader.CAN_FORK, reason="nothing is read apart where processes cannot fork")
def test_a_replay_is_looked_through_in_a_process_of_its_own(server: Server) -> None:
    token, n = opened(server)
    watcher = Seat(server.port, token)
    state = watcher.until("state")
    assert (state["n"], state["over"], state["since"]) == (n, True, 0)
    assert state["faces"]
    film = film_of(server)
    assert not hasattr(film, "game"), "nothing of it runs in the server"
    for viewer in (0, 1, -1, -2):
        look = watcher.ask("look", n=1, viewer=viewer)
        assert (look["type"], look["n"], look["viewer"]) == ("look", 1, viewer)
    assert watcher.ask("why", line=0)["stack"]
    assert "decisions" in watcher.ask("look", n=n + 5, viewer=-2)["reason"]
    on = watcher.ask("playon", n=2, seat=0, bot="random")
    assert Seat(server.port, on["token"]).until("state")["view"]["players"]
    status, text = post(server.port, "/api/matches/file", {"token": token})
    assert status == 200
    assert len(text.splitlines()) == n + 2
    second = Seat(server.port, token)
    assert second.until("state")["n"] == n
    second.close()
    watcher.close()
    for _ in range(200):
        if film.screen.closed:
            return
        time.sleep(0.05)
    raise AssertionError("the process goes on without anybody who looks")


@pytest.mark.skipif(not reader.CAN_FORK, reason="nothing is read apart where processes cannot fork")
@pytest.mark.parametrize("hog", [Hog(sum, range(10**13)), Hog(bytes, 10**11)], ids=["time", "memory"])
def test_a_replay_that_takes_too_much_ends_alone(server: Server, hog: Hog) -> None:
    token, n = opened(server)
    watcher = Seat(server.port, token)
    watcher.until("state")
    film = film_of(server)
    with pytest.raises(Refused, match="this takes more than"):
        server.ask(film.screen.ask("look", hog, -2))
    assert film.screen.closed
    watcher.close()
    again = Seat(server.port, token)
    assert again.until("state")["n"] == n
    again.close()


@pytest.mark.skipif(not reader.CAN_FORK, reason="nothing is read apart where processes cannot fork")
def test_only_so_many_replays_are_open(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "SCREENS", 1)
    first, second = Seat(server.port, opened(server)[0]), opened(server)[0]
    first.until("state")
    refused = Seat(server.port, second).until("state", "refused")
    assert "too many replays are open" in refused["reason"]
    first.close()
    for _ in range(100):
        found = Seat(server.port, second).until("state", "refused")
        if found["type"] == "state":
            return
        time.sleep(0.05)
    raise AssertionError("the second replay cannot be opened")


@pytest.mark.skipif(not reader.CAN_FORK, reason="nothing is read apart where processes cannot fork")
def test_only_so_many_replays_are_opened_at_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "SCREENS", 2)
    hall = server.app.state.hall
    row, taken = hall.store.match(hall.store.seat(opened(server)[0])[0])

    async def at_once(*rows: Any) -> list[Any]:
        return await asyncio.gather(*(hall.reader.film(one, taken) for one in rows), return_exceptions=True)

    found = server.ask(at_once(*[row] * 5))
    films = [one for one in found if isinstance(one, Film)]
    assert len(films) == 2
    assert all("too many replays are open" in str(one) for one in found if one not in films)
    for film in films:
        film.close()
    broken = server.ask(at_once(row._replace(start="{}")))
    assert isinstance(broken[0], Exception)
    assert all(screen.closed for screen in hall.reader.screens), "what cannot be opened takes no place"
