"""What strangers send (decks, scenarios, replays) is read in processes of their own, bounded in time and memory.

One helper process has read the cards. For each thing to read it forks a child with limits, which answers and ends; a
child that takes too much is ended by the system. Where processes cannot fork, a thread reads, without such bounds.
"""

from __future__ import annotations

import asyncio
import atexit
import math
import os
import pickle
import select
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from threading import Lock
from typing import Any, TypeVar

from ludex.errors import InputError
from ludex.games import codes, load
from ludex.library.served import served
from ludex.table import lobby, stage
from ludex.table.match import Match
from ludex.table.protocol import Refused
from ludex.table.screen import Film, Screen, show
from ludex.table.stage import Stage, rehearse
from ludex.table.store import Row, Taken

AT_ONCE = 2
"""Things that are read at the same time; of one address, one."""
SCREENS = 24
"""Replays that are looked through at the same time."""
QUEUE = 40
"""Things that wait to be read; more are refused."""
SHARE = 10
"""Of these, those of one address."""
CPU = 6
"""Seconds of computing for one of them."""
WALL = 45
"""Seconds until it must be done, however busy the machine is."""
MEMORY = 512 * 1024 * 1024
"""Bytes for one of them, on top of what the cards take."""
TOO_MUCH = f"this takes more than {CPU} seconds or {MEMORY >> 20} MB to read"

STAGES = 60
"""Matches that began in a position and are played at the same time."""

SHOW = "show"
"""What a process is asked for that is to show a replay."""
REHEARSE = "rehearse"
"""What a process is asked for in which a match is rehearsed."""

CAN_FORK = hasattr(os, "fork") and hasattr(socket, "send_fds")

R = TypeVar("R")


class Helper:
    """The process that has read the cards, and the line on which it is given what to read."""

    def __init__(self) -> None:
        self.path = list(sys.path)
        self.line, theirs = socket.socketpair()
        command = [sys.executable, "-m", __name__, str(theirs.fileno())]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(self.path)}
        with theirs:
            self.process = subprocess.Popen(
                command, pass_fds=[theirs.fileno()], env=env, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
            )

    def end(self) -> None:
        """It ends by itself once nobody is on its line."""
        self.line.close()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


_helper: Helper | None = None
_starting = Lock()


def helper() -> Helper:
    """The helper of this process, started if there is none, or if it cannot find the same packages any more."""
    global _helper  # noqa: PLW0603
    with _starting:
        if _helper is not None and (_helper.process.poll() is not None or _helper.path != sys.path):
            _end()
        if _helper is None:
            _helper = Helper()
        return _helper


def _end() -> None:
    global _helper  # noqa: PLW0603
    if _helper is not None:
        _helper.end()
        _helper = None


atexit.register(_end)


class Reader:
    """Reads for one server: a few things at once, the others wait."""

    def __init__(self) -> None:
        self.turn = asyncio.Semaphore(AT_ONCE)
        self.ours = asyncio.Semaphore(AT_ONCE)
        """The same for what is only our own: it waits for nothing that strangers wrote."""
        self.waiting: Counter[str] = Counter()
        self.own: dict[str, asyncio.Lock] = {}
        """By address: how many of its things wait, and which of them is read."""
        self.screens: list[Screen] = []
        self.opening = 0
        """Screens that are being made."""
        self.stages: list[Stage] = []
        self.acting = asyncio.Semaphore(stage.AT_ONCE)

    def start(self) -> None:
        """Have the cards read before somebody waits for it."""
        if CAN_FORK:
            helper()

    async def read(self, function: Callable[..., R], *args: Any, address: str = "", ours: bool = False) -> R:
        """The result of a function of `lobby`; what it refuses is refused here. `address`: who wants it read; `ours`:
        it has only decks that we ship."""
        if not CAN_FORK:
            return await asyncio.to_thread(function, *args)
        found: R
        if ours:
            async with self.ours:
                found = await self._ask(function.__name__, args)
                return found
        if self.waiting.total() >= QUEUE or self.waiting[address] >= SHARE:
            raise Refused("too much is being read at the moment; try again in a moment")
        self.waiting[address] += 1
        try:
            async with self.own.setdefault(address, asyncio.Lock()), self.turn:
                found = await self._ask(function.__name__, args)
                return found
        finally:
            self.waiting[address] -= 1
            if not self.waiting[address]:
                del self.waiting[address], self.own[address]

    async def film(self, row: Row, taken: list[Taken]) -> Match:
        """A replay that somebody brought, played again apart."""
        if not CAN_FORK:
            return await asyncio.to_thread(Match, row, taken)
        self.screens = [screen for screen in self.screens if not screen.closed]
        if len(self.screens) + self.opening >= SCREENS:
            raise Refused("too many replays are open at the moment; try again in a moment")
        self.opening += 1
        try:
            screen = Screen(*await self._line(), WALL + 5, TOO_MUCH)
            self.screens.append(screen)
        finally:
            self.opening -= 1
        try:
            async with self.turn:
                return Film(row, screen, await screen.ask(SHOW, row, taken))
        except BaseException:
            screen.close()
            raise

    def stage(self, row: Row) -> Stage | None:
        """Where a match is rehearsed that may have strangers' cards; None: where processes cannot fork."""
        if not CAN_FORK:
            return None
        self.stages = [one for one in self.stages if not one.closed]
        if len(self.stages) >= STAGES:
            raise Refused("too many positions are being played at the moment; try again in a moment")
        self.stages.append(Stage(partial(self._rehearsing, row), self.acting))
        return self.stages[-1]

    async def _rehearsing(self, row: Row) -> Screen:
        screen = Screen(*await self._line(), WALL + 5, TOO_MUCH)
        try:
            await screen.ask(REHEARSE, row)
        except BaseException:
            screen.close()
            raise
        return screen

    async def _line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A line to a new process."""
        ours, theirs = socket.socketpair()
        with theirs:
            given = await asyncio.to_thread(helper)
            socket.send_fds(given.line, [b"x"], [theirs.fileno()])
        return await asyncio.open_connection(sock=ours, limit=MEMORY)

    async def _ask(self, name: str, args: tuple[Any, ...]) -> Any:
        hears, says = await self._line()
        try:
            says.write(pickle.dumps((name, args)))
            says.write_eof()
            data = await asyncio.wait_for(hears.read(), WALL + 5)
        except (OSError, TimeoutError):
            data = b""
        finally:
            says.close()
        if not data:
            raise Refused(TOO_MUCH)
        kind, found = pickle.loads(data)
        if kind == "refused":
            raise Refused(found)
        return found


# --- in the helper ---------------------------------------------------------------------------------------------------


def _serve(line: socket.socket) -> None:
    """Read all cards; in between and afterwards, fork for each thing to read. Ends when the server is gone."""
    unread = list(codes())
    while True:
        if unread and not select.select([line], [], [], 0)[0]:
            code = unread.pop(0)
            load(code).cards()
            served(code)
            continue
        _, given, _, _ = socket.recv_fds(line, 1, 1)
        if not given:
            return
        if os.fork() == 0:
            line.close()
            _bound()
            with socket.socket(fileno=given[0]) as asked, asked.makefile("rwb") as file:
                _answer(file)
            os._exit(0)
        os.close(given[0])


def _answer(file: Any) -> None:
    """Read what is given, or show a replay or rehearse a match until nobody asks any more."""
    name, args = pickle.load(file)
    if name == SHOW:
        row, taken = args
        show(file, row, taken, _bound_time)
    elif name == REHEARSE:
        (row,) = args
        rehearse(file, row, _bound_time)
    else:
        pickle.dump(_read(name, args), file)


def _read(name: str, args: tuple[Any, ...]) -> tuple[str, Any]:
    try:
        return "read", getattr(lobby, name)(*args)
    except (Refused, InputError) as error:
        return "refused", str(error)
    except (MemoryError, RecursionError):
        return "refused", TOO_MUCH
    except Exception as error:
        return "refused", f"this cannot be read: {type(error).__name__}: {error}"


def _bound() -> None:
    """From here on, the system ends this process when it takes too much."""
    import resource

    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_AS, (_used() + MEMORY,) * 2)
    _bound_time()


def _bound_time(cpu: int = CPU) -> None:
    """The time that may be taken from here on."""
    import resource

    signal.setitimer(signal.ITIMER_REAL, WALL)
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(time.process_time()) + cpu, hard))


def _used() -> int:
    """The address space of this process."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[0]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 2 * MEMORY


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    os.nice(3)
    with socket.socket(fileno=int(sys.argv[1])) as line:
        _serve(line)


if __name__ == "__main__":
    main()
