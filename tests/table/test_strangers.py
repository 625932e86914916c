"""Strangers at the door: stalled requests, bytes, forged addresses and names are refused, and nobody else waits."""

from __future__ import annotations

import logging
import socket
import time
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from ludex.table.limits import Bucket, Buckets, Limits
from ludex.table.run import ANY, Place, own_names
from tests.table.support import QUICK, Process, Seat, Server, new_match, post

FEW = Limits(makes_burst=3, makes_per_second=0.001)


def lines_until_closed(line: socket.socket, seconds: float) -> bytes:
    """What the server says until it hangs up; a server that keeps the line open fails the test."""
    line.settimeout(seconds)
    said = b""
    while chunk := line.recv(4096):
        said += chunk
    return said


@pytest.mark.parametrize(
    "sent",
    [
        b"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\n{",
        b"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Le",
        b"",
    ],
)
def test_a_stalled_request_is_dropped(tmp_path: Path, sent: bytes) -> None:
    running = Server(tmp_path, replace(QUICK, slow=1.0))
    try:
        with socket.create_connection(("127.0.0.1", running.port)) as line:
            line.sendall(sent)
            said = lines_until_closed(line, 15)
        assert said == b"" or b"did not arrive in time" in said
    finally:
        running.stop()


def test_a_second_stalled_request_on_the_same_line_is_dropped(tmp_path: Path) -> None:
    running = Server(tmp_path, replace(QUICK, slow=1.0))
    try:
        with socket.create_connection(("127.0.0.1", running.port)) as line:
            line.sendall(b"GET /nowhere HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert b"404" in line.recv(4096)
            line.sendall(b"GET /no")
            lines_until_closed(line, 15)
    finally:
        running.stop()


def test_bytes_are_refused_with_a_sentence(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    seat = Seat(server.port, new_match(server.port, "sve", opponent="random")["token"])
    seat.until("state")
    with caplog.at_level(logging.ERROR):
        seat.line.send(b"\x00\x01")
        assert seat.until("refused")["reason"] == "messages are text, not bytes"
        with pytest.raises(ConnectionClosed):
            while True:
                seat.line.recv(5)
    assert "Traceback" not in caplog.text


def test_a_forged_address_does_not_pass_the_limit(tmp_path: Path) -> None:
    running = Server(tmp_path, FEW)
    try:
        answers = [
            post(running.port, "/api/matches/mine", {"tokens": []}, forwarded=f"10.0.0.{n}")[0] for n in range(5)
        ]
        assert answers == [200, 200, 200, 400, 400]
    finally:
        running.stop()


def test_a_named_proxy_is_believed(tmp_path: Path) -> None:
    running = Server(tmp_path, FEW, proxies=("127.0.0.1",))
    try:
        for n in range(5):
            assert post(running.port, "/api/matches/mine", {"tokens": []}, forwarded=f"10.0.0.{n}")[0] == 200
        forged = [
            post(running.port, "/api/matches/mine", {"tokens": []}, forwarded=f"1.1.1.{n}, 10.0.0.9")[0]
            for n in range(5)
        ]
        assert forged == [200, 200, 200, 400, 400]
    finally:
        running.stop()


def test_new_matches_are_counted_apart(tmp_path: Path) -> None:
    running = Server(tmp_path, replace(QUICK, stores_burst=2, stores_per_second=0.001))
    try:
        answers = [post(running.port, "/api/matches", {"game": "sve", "opponent": "random"}) for _ in range(3)]
        assert [status for status, _ in answers] == [200, 200, 400]
        assert answers[2][1]["refused"] == "too many new matches; wait a little"
        assert post(running.port, "/api/matches/mine", {"tokens": []})[0] == 200
    finally:
        running.stop()


def test_an_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    running = Server(tmp_path, replace(QUICK, sockets=2))
    try:
        made = new_match(running.port, "sve", opponent="random")
        seats = [Seat(running.port, made["token"]) for _ in range(2)]
        with pytest.raises(Exception, match="403"):
            Seat(running.port, made["token"])
        seats[0].close()
        for _ in range(100):
            try:
                Seat(running.port, made["token"]).close()
                break
            except Exception:
                time.sleep(0.05)
        else:
            pytest.fail("a socket that was closed still counts")
        seats[1].close()
    finally:
        running.stop()


def test_forgotten_addresses_take_no_memory() -> None:
    buckets = Buckets(1, 0.001)
    for n in range(Buckets.MOST + 50):
        buckets.take(str(n))
    assert len(buckets.by_address) == Buckets.MOST
    assert not buckets.take(str(Buckets.MOST + 49))
    assert isinstance(buckets.by_address[str(60)], Bucket)


def test_every_address_of_the_machine_is_not_every_name(tmp_path: Path) -> None:
    """`--host 0.0.0.0` takes its own names and addresses, and no name that somebody else points at this machine."""
    running = Process(tmp_path, host="0.0.0.0", name="table.example")
    try:
        asked: dict[str, list[str]] = {"tokens": []}
        assert post(running.port, "/api/matches/mine", asked)[0] == 200
        assert post(running.port, "/api/matches/mine", asked, host=f"table.example:{running.port}")[0] == 200
        status, said = post(running.port, "/api/matches/mine", asked, host="evil.example")
        assert status == 400
        assert "does not go by that name" in said
        assert post(running.port, "/api/matches/mine", asked, host="10.9.8.7")[0] == 400
    finally:
        running.kill()


def test_a_server_knows_its_own_names() -> None:
    assert socket.gethostname() in own_names(Place(ANY[0], 1))
    assert own_names(Place("10.0.0.1", 1, ("a",), (), "http://b:1")) == ("10.0.0.1", "a", "b")


def test_a_deeply_nested_body_is_refused(server: Server) -> None:
    for deep in (b"[" * 100_000, b'{"a":' * 100_000, b'{"game": ' + b"[" * 100_000):
        status, said = post(server.port, "/api/matches", deep)
        assert status == 400
        assert said["refused"]
    seat = Seat(server.port, new_match(server.port, "sve", opponent="random")["token"])
    seat.until("state")
    seat.line.send("[" * 50_000)
    assert seat.until("refused")["reason"]
    seat.close()
