"""Measure how long a decision takes from the socket to the view, with many matches at once in one server process.

Each match has two bots at sockets of their own, who wait a little before they decide, as people do. The script measures
the time from sending `decide` to the first `state` that has it, and stops after `--seconds`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from random import Random
from typing import Any

from websockets.asyncio.client import connect

from ludex.games import codes

CODES = codes()
SERVER = """
import asyncio, sys
from pathlib import Path
from ludex.table.limits import Limits
from ludex.table.run import Place, serve
limits = Limits(makes_burst=10_000, makes_per_second=1_000, stores_burst=10_000, stores_per_second=1_000)
asyncio.run(serve(Place("127.0.0.1", 0), Path(sys.argv[1]), "", False, limits))
"""


class Seat:
    """A bot at a socket. It knows only the messages that it gets."""

    def __init__(self, port: int, token: str, pause: float, until: float, rng: Random, took: list[float]) -> None:
        self.port, self.token, self.pause, self.until = port, token, pause, until
        self.rng, self.took = rng, took
        self.sent: tuple[int, float] | None = None

    async def run(self) -> None:
        async with connect(f"ws://127.0.0.1:{self.port}/socket", max_size=None) as line:
            await line.send(json.dumps({"type": "sit", "token": self.token}))
            while (left := self.until - time.perf_counter()) > 0:
                try:
                    message = json.loads(await asyncio.wait_for(line.recv(), left))
                except TimeoutError:
                    return
                if message["type"] == "state" and await self._heard(line, message):
                    return

    async def _heard(self, line: Any, state: dict[str, Any]) -> bool:
        """Take a state: note the time, and decide if this seat has to. True: the game is over."""
        if self.sent is not None and state["n"] > self.sent[0]:
            self.took.append(time.perf_counter() - self.sent[1])
            self.sent = None
        if state["over"]:
            return True
        if state["choice"] is not None:
            await asyncio.sleep(self.pause * (0.5 + self.rng.random()))
            self.sent = (state["n"], time.perf_counter())
            pick = self.rng.randrange(len(state["choice"]["options"]))
            await line.send(json.dumps({"type": "decide", "n": state["n"], "pick": pick}))
        return False


async def begin(port: int, code: str, seed: int) -> dict[str, Any]:
    """A new match with both decks."""
    made: dict[str, Any] = await asyncio.to_thread(post, port, "/api/matches", {"game": code, "seed": seed})
    await asyncio.to_thread(post, port, "/api/matches/join", {"token": made["friend"]})
    return made


async def play(port: int, code: str, made: dict[str, Any], pause: float, until: float, took: list[float]) -> int:
    """Play matches one after the other until the time is over; returns how many were finished."""
    finished = 0
    rng = Random(made["seed"])
    while time.perf_counter() < until:
        if finished:
            made = await begin(port, code, rng.randrange(10**6))
        seats = [Seat(port, made[key], pause, until, Random(rng.random()), took) for key in ("token", "friend")]
        await asyncio.gather(*(seat.run() for seat in seats))
        finished += time.perf_counter() < until
    return finished


def post(port: int, path: str, body: Any) -> Any:
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", json.dumps(body).encode())
    with urllib.request.urlopen(request, timeout=120) as answer:
        return json.loads(answer.read())


async def measure(port: int, matches: int, seconds: float, pause: float) -> None:
    took: list[float] = []
    made = [await begin(port, CODES[i % len(CODES)], i) for i in range(matches)]
    until = time.perf_counter() + seconds
    tables = [play(port, CODES[i % len(CODES)], made[i], pause, until, took) for i in range(matches)]
    finished = sum(await asyncio.gather(*tables))
    times = sorted(took[len(took) // 5 :])
    print(f"{matches} matches at once for {seconds:.0f} s, {pause:.1f} s of thought before a decision")
    print(f"{len(took)} decisions, {len(took) / seconds:.0f} a second; {finished} games finished")
    slow, slowest = times[len(times) * 9 // 10], times[len(times) * 99 // 100]
    print(f"from decision to view: median {1000 * statistics.median(times):.1f} ms")
    print(f"90% under {1000 * slow:.1f} ms, 99% under {1000 * slowest:.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pause", type=float, default=3.0)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([sys.executable, "-c", SERVER, folder], stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        port = int(server.stdout.readline().split("http://localhost:")[1].split("/")[0])
        try:
            asyncio.run(measure(port, asked.matches, asked.seconds, asked.pause))
        finally:
            server.send_signal(signal.SIGTERM)
            try:
                server.wait(10)
            except subprocess.TimeoutExpired:
                server.kill()


if __name__ == "__main__":
    main()
