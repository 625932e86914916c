"""A server on loopback, in a thread or in a process of its own, and people at its sockets."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import uvicorn
from websockets.sync.client import ClientConnection, connect

from ludex.table.limits import Limits
from ludex.table.run import config_of, listen
from ludex.table.server import app_of
from ludex.table.store import Store

ROOT = Path(__file__).parents[2]
QUICK = Limits(
    burst=100_000,
    per_second=10_000,
    makes_burst=10_000,
    makes_per_second=1_000,
    stores_burst=10_000,
    stores_per_second=1_000,
    sits_burst=100_000,
    sits_per_second=1_000,
    address_burst=1_000,
    window=(0, 0),
)


def database(folder: Path) -> str:
    """A file in the folder; with LUDEX_TEST_DATABASE another database, as of a PostgreSQL server."""
    return os.environ.get("LUDEX_TEST_DATABASE") or f"sqlite:///{folder / 'matches.db'}"


class Server:
    """A server in a thread of this process."""

    def __init__(self, folder: Path, limits: Limits = QUICK, proxies: tuple[str, ...] = ()) -> None:
        self.app = app_of(Store(database(folder)), limits)
        self.listening = listen("127.0.0.1", 0)
        self.port: int = self.listening.getsockname()[1]
        config = config_of(self.app, limits, proxies)
        config.timeout_graceful_shutdown = 1
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()
        for _ in range(500):
            if self.server.started:
                return
            time.sleep(0.01)
        raise RuntimeError("the server did not start")

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.server.serve(sockets=[self.listening])

    def ask(self, question: Coroutine[Any, Any, Any]) -> Any:
        """Let the server itself do something, and wait for it."""
        return asyncio.run_coroutine_threadsafe(question, self.loop).result(60)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(10)
        self.listening.close()


class Process:
    """A server in a process of its own, as `ludex table` starts it; it can be killed."""

    def __init__(self, folder: Path, port: int = 0, address: str = "", **more: str) -> None:
        options = ["--no-browser", "--port", str(port), "--database", address or database(folder)]
        options += [part for name, value in more.items() for part in (f"--{name}", value)]
        self._start(["-c", "from ludex.cli import main; main()", "table", *options])

    def _start(self, arguments: list[str]) -> None:
        self.process = subprocess.Popen([sys.executable, *arguments], stdout=subprocess.PIPE, text=True, cwd=ROOT)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.port = int(line.split("http://localhost:")[1].split("/")[0])
        for _ in range(500):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/api/games", timeout=5).close()
                return
            except OSError:
                time.sleep(0.02)
        raise RuntimeError("the server did not start")

    def kill(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)
        if self.process.stdout is not None:
            self.process.stdout.close()


class Crowded(Process):
    """The same for many tests one after another: all come from one address, and its limits would refuse them."""

    def __init__(self, folder: Path) -> None:
        self._start(["-m", "tests.table.crowded", "0", database(folder)])


def post(
    port: int, path: str, body: Any, origin: str = "", host: str = "", forwarded: str = "", timeout: float = 60
) -> tuple[int, Any]:
    """A request, and its answer: status and content."""
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    headers = {"content-type": "application/json"}
    headers |= {"origin": origin} if origin else {}
    headers |= {"host": host} if host else {}
    headers |= {"x-forwarded-for": forwarded} if forwarded else {}
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", data, headers)
    try:
        with urllib.request.urlopen(request, timeout=timeout) as answer:
            return answer.status, _content(answer.read())
    except urllib.error.HTTPError as error:
        with error:
            return error.code, _content(error.read())


def _content(data: bytes) -> Any:
    try:
        return json.loads(data)
    except ValueError:
        return data.decode()


def new_match(port: int, game: str, **more: Any) -> dict[str, Any]:
    status, made = post(port, "/api/matches", {"game": game, "seed": 7, **more})
    assert status == 200, made
    found: dict[str, Any] = made
    return found


def against_friend(port: int, game: str, **more: Any) -> tuple[Seat, Seat, str]:
    """Two people at a table, and the link for spectators."""
    made = new_match(port, game, **more)
    status, said = post(port, "/api/matches/join", {"token": made["friend"]})
    assert status == 200, said
    seats = Seat(port, made["token"]), Seat(port, made["friend"])
    for seat in seats:
        seat.say("stops", usual="always")
    return *seats, made["watch"]


class Seat:
    """Somebody at a socket."""

    def __init__(self, port: int, token: str, key: str = "", **options: Any) -> None:
        self.line: ClientConnection = connect(f"ws://127.0.0.1:{port}/socket", max_size=None, legacy=True, **options)
        self.token = token
        self.state: dict[str, Any] = {}
        self.token = token
        self.log: list[dict[str, Any]] = []
        self.messages: list[dict[str, Any]] = []
        self.say("sit", token=token, key=key)

    def say(self, type: str, **more: Any) -> None:
        self.line.send(json.dumps({"type": type, **more}))

    def hear(self, timeout: float = 20) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.line.recv(timeout))
        self.messages.append(message)
        if message["type"] == "state":
            self.state = message
            del self.log[message["since"] :]
            self.log += message["log"]
        return message

    def until(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types."""
        while True:
            message = self.hear()
            if message["type"] in types:
                return message

    def until_n(self, n: int) -> dict[str, Any]:
        """The state after n decisions or more."""
        while not self.state or self.state["n"] < n:
            self.until("state")
        return self.state

    def decide(self, pick: int) -> None:
        self.say("decide", n=self.state["n"], pick=pick)

    def ask(self, type: str, **more: Any) -> dict[str, Any]:
        self.say(type, **more)
        return self.until("answer", "refused", "look")

    def close(self) -> None:
        self.line.close()
