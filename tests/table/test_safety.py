"""What a stranger, a slow line or a wrong message can do: nothing."""

from __future__ import annotations

import json
import socket
import time
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from ludex.table.limits import Bucket, Limits
from ludex.table.protocol import Refused, read_said
from ludex.table.server import HEADERS
from tests.table.support import QUICK, Seat, Server, against_friend, new_match, post


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "[]", '"sit"', "{}", '{"type": "dance"}', '{"type": "sit"}', '{"type": "sit", "token": "short"}',
        '{"type": "sit", "token": "../../../etc/passwd-and-more"}', '{"type": "decide", "n": -1, "pick": 0}',
        '{"type": "decide", "n": 0, "pick": true}', '{"type": "decide", "n": 0}', '{"type": "undo", "to": 0.5}',
        '{"type": "decide", "n": 0, "pick": 0, "as": 1}', '{"type": "look", "n": 0, "viewer": 2}',
    ],
)  # fmt: skip
def test_a_message_outside_the_schema_is_refused_with_a_reason(text: str) -> None:
    with pytest.raises(Refused, match="not a message of this protocol"):
        read_said(text)


def test_a_wrong_message_changes_nothing_and_the_socket_goes_on(server: Server) -> None:
    seat = Seat(server.port, new_match(server.port, "sve", opponent="random")["token"])
    before = seat.until("state")
    while before["choice"] is None:
        before = seat.until("state")
    for said in ({"type": "decide", "n": 99, "pick": 0}, {"type": "decide", "n": before["n"], "pick": 999}, {"no": 1}):
        seat.line.send(json.dumps(said))
        assert seat.until("refused")["reason"]
    seat.say("sit", token="x" * 32)
    assert seat.until("refused")["reason"] == "this socket has a seat"
    seat.say("whynot", id=10**6)
    assert seat.until("refused")["reason"] == "there is no such card"
    seat.decide(0)
    assert seat.until_n(before["n"] + 1)["n"] == before["n"] + 1
    seat.close()


def test_a_player_cannot_decide_for_the_other(server: Server) -> None:
    first, second, _ = against_friend(server.port, "dbs")
    first.until_n(0)
    second.until_n(0)
    other = second if first.state["choice"] else first
    other.decide(0)
    assert other.until("refused")["reason"] == "it is not yours to decide"
    first.close()
    second.close()


def test_links_are_long_and_needed(server: Server) -> None:
    made = new_match(server.port, "sve")
    assert len({made["token"], made["friend"], made["watch"]}) == 3
    assert all(len(made[key]) >= 32 for key in ("token", "friend", "watch"))
    stranger = Seat(server.port, "A" * 32)
    assert stranger.until("refused")["reason"] == "no match has this link"
    with pytest.raises(ConnectionClosed):
        stranger.line.recv(5)
    with connect(f"ws://127.0.0.1:{server.port}/socket") as line:
        line.send('{"type": "concede"}')
        assert json.loads(line.recv(5))["reason"] == "say first where you sit"


def test_other_pages_are_refused(server: Server) -> None:
    made = new_match(server.port, "sve", opponent="random")
    with pytest.raises(InvalidStatus):
        Seat(server.port, made["token"], origin="http://elsewhere.example")
    Seat(server.port, made["token"], origin=f"http://127.0.0.1:{server.port}").close()
    status, said = post(server.port, "/api/matches", {"game": "sve"}, origin="http://elsewhere.example")
    assert (status, said) == (400, {"refused": "the request comes from another page"})
    assert post(server.port, "/api/matches", {"game": "sve"}, host="elsewhere.example")[0] == 400


def test_every_answer_carries_the_security_headers(server: Server) -> None:
    for path in ("/", "/api/games", "/page/index.html", "/nowhere"):
        try:
            answer: Any = urllib.request.urlopen(f"http://127.0.0.1:{server.port}{path}", timeout=10)
        except urllib.error.HTTPError as error:
            answer = error
        with answer:
            for name, value in HEADERS.items():
                assert answer.headers[name] == value, (path, name)
    assert "unsafe" not in HEADERS["content-security-policy"]


def test_an_origin_that_is_no_address_is_another_page(server: Server) -> None:
    made = new_match(server.port, "sve", opponent="random")
    said = {"refused": "the request comes from another page"}
    assert post(server.port, "/api/matches/mine", {"tokens": []}, origin="http://[") == (400, said)
    with pytest.raises(InvalidStatus) as refused:
        Seat(server.port, made["token"], origin="http://[")
    assert refused.value.response.status_code == 403


def test_a_message_that_is_too_deep_is_refused_and_the_socket_goes_on(server: Server) -> None:
    seat = Seat(server.port, new_match(server.port, "sve", opponent="random")["token"])
    seat.line.send('{"a":' + "[" * 30_000 + "]" * 30_000 + ',"type":"ping"}')
    assert "not a message of this protocol" in seat.until("refused", "pong")["reason"]
    seat.say("ping")
    seat.until("pong")
    seat.close()


def test_asking_for_the_games_counts_as_a_request(tmp_path: Path) -> None:
    running = Server(tmp_path, Limits(makes_burst=4, makes_per_second=0.001))
    try:
        for path in ("/api/games", "/api/games/sve") * 2:
            urllib.request.urlopen(f"http://127.0.0.1:{running.port}{path}", timeout=60).close()
        for path in ("/api/games", "/api/games/sve"):
            with pytest.raises(urllib.error.HTTPError) as refused:
                urllib.request.urlopen(f"http://127.0.0.1:{running.port}{path}", timeout=60)
            assert b"too many requests" in refused.value.read()
    finally:
        running.stop()


def test_too_large_and_too_many(tmp_path: Path) -> None:
    running = Server(tmp_path, Limits(burst=20, per_second=0.001, makes_burst=4, makes_per_second=0.001, body=5000))
    try:
        made = new_match(running.port, "sve", opponent="random")
        assert "larger than" in post(running.port, "/api/matches", b"x" * 6000)[1]["refused"]
        seat = Seat(running.port, made["token"])
        seat.until("state")
        with suppress(ConnectionClosed):  # the server may hang up before the last one is sent
            for _ in range(30):
                seat.say("ping")
        assert seat.until("refused")["reason"] == "too many messages"
        with pytest.raises(ConnectionClosed):
            while True:
                seat.line.recv(5)
        huge = Seat(running.port, made["token"])
        huge.line.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            while True:
                huge.line.recv(5)
        answers = [post(running.port, "/api/matches/mine", {"tokens": []}) for _ in range(5)]
        assert answers[-1][1] == {"refused": "too many requests; wait a little"}
    finally:
        running.stop()


def test_a_bucket_fills_with_time() -> None:
    now = [0.0]
    bucket = Bucket(2, 1.0, lambda: now[0])
    assert [bucket.take(), bucket.take(), bucket.take()] == [True, True, False]
    now[0] = 1.5
    assert [bucket.take(), bucket.take()] == [True, False]


def test_a_line_that_never_reads_stops_nobody(server: Server) -> None:
    """A raw socket that takes its seat and then never reads; another match goes on at full speed."""
    made = new_match(server.port, "vg", opponent="random")
    deaf = socket.create_connection(("127.0.0.1", server.port))
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    deaf.sendall(
        b"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    assert b"101" in deaf.recv(200)
    text = json.dumps({"type": "sit", "token": made["token"]}).encode()
    deaf.sendall(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)
    mate = Seat(server.port, made["token"])
    other = Seat(server.port, new_match(server.port, "cc", opponent="random")["token"])
    began = time.monotonic()
    for seat in (mate, other):
        for _ in range(40):
            while seat.until("state")["choice"] is None and not seat.state["over"]:
                pass
            if seat.state["over"]:
                break
            seat.decide(len(seat.state["choice"]["options"]) - 1)
    assert time.monotonic() - began < 30
    deaf.close()
    mate.close()
    other.close()


def test_limits_of_the_tests_are_wider_than_those_of_the_server() -> None:
    assert QUICK.burst > Limits().burst
