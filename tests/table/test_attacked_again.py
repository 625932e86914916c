"""What a third attacker found: frames of any size, one address that stops all others, a seat that nobody holds."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import pytest

from ludex.table import lobby
from ludex.table.match import Match
from ludex.table.protocol import Refused
from ludex.table.reader import AT_ONCE, SHARE, Reader
from ludex.table.run import _tells
from ludex.table.store import new_row
from tests.table.support import Seat, Server, new_match, post

CROWD = """
game: sve
title: A crowd
phase: main
you:
  hand: [{name: NAME, type: follower, cost: 1, attack: 1, defense: 1, text: "TEXT"}]
  deck: {filler: 5}
opponent: {deck: {filler: 5}}
"""


def refused(server: Server, scenario: str) -> str:
    status, said = post(server.port, "/api/matches", {"game": "sve", "opponent": "random", "scenario": scenario})
    assert status == 400
    return str(said["refused"])


def test_a_name_and_a_text_have_bounds(server: Server) -> None:
    assert "name: more than 200 letters" in refused(server, CROWD.replace("NAME", "N" * 201).replace("TEXT", "Ward."))
    long = CROWD.replace("NAME", "Crow").replace("TEXT", "Ward. " * 4000)
    assert "text: more than 20000 letters" in refused(server, long)
    made = {"game": "sve", "opponent": "random", "scenario": CROWD.replace("NAME", "N" * 200).replace("TEXT", "Ward.")}
    assert post(server.port, "/api/matches", made)[0] == 200


def test_there_is_not_too_much_to_show(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "LARGEST", 500)
    found = lobby.scenario_start(CROWD.replace("NAME", "Crow").replace("TEXT", "Ward."), "sve", "en")
    row = new_row("x", "sve", "en", 1, "position", found, ("", ""), True)
    with pytest.raises(Refused, match="bytes to show, more than 500"):
        lobby.check_size(Match(row, []))


def test_our_own_decks_do_not_wait_for_what_strangers_wrote(server: Server) -> None:
    async def occupied() -> None:
        for _ in range(AT_ONCE):
            await server.app.state.hall.reader.turn.acquire()

    server.ask(occupied())
    assert new_match(server.port, "cc", opponent="random")["token"]


def test_what_one_address_sends_is_read_one_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []

    async def ask(self: Reader, name: str, args: tuple[Any, ...]) -> Any:
        begun.append(args[0])
        await asyncio.sleep(0.05)
        return {"said": args[0]}

    async def run() -> None:
        reader = Reader()
        sent = [reader.read(lobby.checked, f"a{i}", address="a") for i in range(SHARE)]
        waiting = [asyncio.ensure_future(one) for one in sent]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="too much"):
            await reader.read(lobby.checked, "one more", address="a")
        assert await reader.read(lobby.checked, "b0", address="b") == {"said": "b0"}
        await asyncio.gather(*waiting)
        assert not reader.waiting and not reader.own

    monkeypatch.setattr(Reader, "_ask", ask)
    asyncio.run(run())
    assert begun[:2] == ["a0", "b0"]


def test_a_seat_that_was_taken_without_a_key_is_taken(server: Server) -> None:
    made = new_match(server.port, "cc", seed=None)
    assert post(server.port, "/api/matches/join", {"token": made["friend"]})[0] == 200
    host = Seat(server.port, made["friend"], key="host-key-0123456789")
    assert host.until("refused", "state")["word"] == "taken"
    friend = Seat(server.port, made["friend"])
    assert friend.until("refused", "state")["type"] == "state"


def _record(error: Callable[[], object]) -> logging.LogRecord:
    try:
        error()
    except ValueError as found:
        return logging.LogRecord("x", 40, "x", 1, "x", (), (type(found), found, None))
    raise AssertionError


def test_text_that_is_no_text_is_no_line_of_our_log() -> None:
    assert not _tells(_record(b"\xff\xfe".decode))
    assert _tells(_record(lambda: int("x")))
