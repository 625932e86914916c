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
        asked = [apart.read(lobby.checked, "sve", "", "[main]") for _ in range(reader.QUEUE + 5)]
        return list(await asyncio.gather(*asked, return_exceptions=True))

    found = asyncio.run(crowd())
    assert sum(isinstance(one, Refused) for one in found) == (5 if reader.CAN_FORK else 0)


def test_others_play_on_meanwhile(tmp_path: Path) -> None:
    running = Process(tmp_path)
    try:
        seat = Seat(running.port, new_match(running.port, "dbs", opponent="random")["token"])
        while seat.until("state")["choice"] is None:
            pass
        heavy = own_cards(590)
        done: list[Any] = []

        def ask() -> None:
            done.append(post(running.port, "/api/matches", asked(heavy), timeout=100))

        crowd = [threading.Thread(target=ask, daemon=True) for _ in range(8)]
        for one in crowd:
            one.start()
        took = []
        until = time.monotonic() + 8
        while time.monotonic() < until and any(one.is_alive() for one in crowd):
            began = time.monotonic()
            assert seat.ask("why", line=-1)["type"] == "answer"
            took.append(time.monotonic() - began)
            time.sleep(0.05)
        assert statistics.median(took) < 0.2
        assert max(took) < 2.0
        seat.close()
        for one in crowd:
            one.join(100)
        assert len(done) == 8
    finally:
        running.kill()
