"""A bot in a process of its own: it gets what its player knows as JSON, and the clock, and nothing else.

`Isolated` is the bot on this side; `python -m ludex.ai.isolated` is the other side. There the bot can look through all
the memory of its process, and finds no game in it. A bot that takes too long, or ends its process, gets a new one for
the next decision.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from typing import IO, Any, Final

from ludex.ai.bot import Asked, Clock
from ludex.ai.interrupts import described

GRACE: Final = 10.0
"""Seconds of wall time, beside twice the time of the decision, after which the process is ended."""
START: Final = 60.0
"""Seconds that the process may take to start."""
WITHOUT_LIMIT: Final = 120.0
"""Seconds that a decision may take where no time is set."""


class BotFailed(RuntimeError):
    """The bot raised, or its process ended."""


class BotLate(TimeoutError):
    """The bot did not answer in time; its process was ended."""


class Isolated:
    """Asks a bot in another process. `seed` and `player` are those of `make_bot`."""

    looks = True

    def __init__(self, name: str, seed: int, player: int) -> None:
        self.hello = {"name": name, "seed": str(seed), "player": player}
        self.process: subprocess.Popen[bytes] | None = None
        self.lines: queue.Queue[bytes] = queue.Queue()

    def choose(self, asked: Asked) -> int:
        seconds = asked.clock.seconds
        pick = self._answer(message_of(asked), WITHOUT_LIMIT if seconds is None else 2 * seconds + GRACE)
        if pick.get("late"):
            raise BotLate(f"more than {seconds} seconds")
        if "error" in pick:
            raise BotFailed(str(pick["error"]))
        answer: int = pick["pick"]
        return answer

    def _answer(self, message: dict[str, Any], limit: float) -> dict[str, Any]:
        try:
            process = self._running(message["game"])
            assert process.stdin is not None
            process.stdin.write(json.dumps(message).encode() + b"\n")
            process.stdin.flush()
            answer = json.loads(self._line(time.monotonic() + limit))
        except BotLate:
            self.close()
            raise
        except (OSError, ValueError) as error:
            self.close()
            raise BotFailed(f"its process ended: {error}") from error
        if not isinstance(answer, dict):
            raise BotFailed("it wrote something else than an answer")
        return answer

    def _line(self, end: float) -> bytes:
        try:
            line = self.lines.get(timeout=max(0.0, end - time.monotonic()))
        except queue.Empty:
            raise BotLate("no answer") from None
        if not line:
            raise OSError("no answer")
        return line

    def _running(self, game: str) -> subprocess.Popen[bytes]:
        if self.process is None or self.process.poll() is not None:
            self.close()
            command = [sys.executable, "-m", "ludex.ai.isolated"]
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            assert self.process.stdin is not None
            self.process.stdin.write(json.dumps({**self.hello, "game": game}).encode() + b"\n")
            self.process.stdin.flush()
            self.lines = queue.Queue()
            threading.Thread(target=_read, args=(self.process.stdout, self.lines), daemon=True).start()
            self._line(time.monotonic() + START)
        return self.process

    def close(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is None:
            return
        process.kill()
        process.wait()
        if process.stdin is not None:
            with contextlib.suppress(OSError):
                process.stdin.close()


def _read(pipe: IO[bytes], lines: queue.Queue[bytes]) -> None:
    """Put the lines of a process into the queue; an empty one at its end."""
    with contextlib.suppress(OSError, ValueError), pipe:
        for line in pipe:
            lines.put(line)
    lines.put(b"")


def message_of(asked: Asked) -> dict[str, Any]:
    """What the other process is told: all that `Asked` has, as JSON."""
    from ludex.core.codec import knowledge_to_json

    assert asked.known is not None
    return {
        "game": asked.known.position.book.code,
        "known": knowledge_to_json(asked.known),
        "prompt": asked.prompt,
        "rule": asked.rule,
        "seconds": asked.clock.seconds,
    }


def asked_from(message: dict[str, Any]) -> Asked:
    from ludex.core.codec import knowledge_from_json

    known = knowledge_from_json(message["known"])
    decision = known.position.decision
    assert decision is not None
    clock = Clock(message["seconds"], time.process_time)
    return Asked(known.viewer, list(decision.options), known, clock, message["prompt"], message["rule"])


def main() -> None:
    """The other side: a line with the bot's name and seed, then a line for each decision, answered by a line."""
    from ludex.ai import make_bot
    from ludex.games import load

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that asks, which ends this one
    lines, out = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever the bot prints goes to the error output
    hello = json.loads(lines.readline())
    load(hello["game"]).cards()
    out.write(b"ready\n")
    out.flush()
    bot = None
    for line in lines:
        asked = asked_from(json.loads(line))
        try:
            if bot is None:
                bot = make_bot(hello["name"], int(hello["seed"]), hello["player"])
            asked.clock = Clock(asked.clock.seconds, time.process_time)
            pick = bot.choose(asked)
            late = asked.clock.left() < -allowance(asked.clock.seconds)
            answer = {"late": True} if late else {"pick": pick}
            text = json.dumps(answer)
        except BaseException as error:
            text = json.dumps({"error": described(error)})
        out.write(text.encode() + b"\n")
        out.flush()


def allowance(seconds: float | None) -> float:
    """How much later than the clock says an answer may come and still be in time."""
    return float("inf") if seconds is None else 0.1 * seconds + 0.05


if __name__ == "__main__":
    main()
