"""Replays that people bring are looked through in processes of their own, as everything is that strangers send.

`Screen` is the line to such a process, `show` what runs in it, and `Film` the match as the server sees it: over, with
the last state at hand, and everything else asked of the process.
"""

from __future__ import annotations

import asyncio
import pickle
import struct
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from ludex.errors import InputError
from ludex.games import load
from ludex.table import lobby, why
from ludex.table.match import Match
from ludex.table.protocol import Refused
from ludex.table.store import WATCHER

if TYPE_CHECKING:
    from ludex.table.store import Row, Taken

HEAD: Final = struct.Struct("!Q")
"""Before each answer: how many bytes it has."""


class Screen:
    """The line to a process that has played a replay again; it is asked one thing after the other."""

    def __init__(self, hears: asyncio.StreamReader, says: asyncio.StreamWriter, patience: float, too_much: str) -> None:
        self.hears, self.says = hears, says
        self.patience, self.too_much = patience, too_much
        self.turn = asyncio.Lock()
        self.closed = False

    async def ask(self, name: str, *args: Any) -> Any:
        """What `show` answers. A process that took too much is gone: the replay has to be opened again."""
        async with self.turn:
            try:
                self.says.write(pickle.dumps((name, args)))
                async with asyncio.timeout(self.patience):
                    (size,) = HEAD.unpack(await self.hears.readexactly(HEAD.size))
                    kind, found = pickle.loads(await self.hears.readexactly(size))
            except (OSError, TimeoutError, asyncio.IncompleteReadError):
                self.close()
                raise Refused(self.too_much) from None
            except BaseException:  # nobody waits for the answer any more: the next one would get it
                self.close()
                raise
        if kind == "refused":
            raise Refused(found)
        return found

    def close(self) -> None:
        """The process ends once nobody is on its line."""
        self.closed = True
        self.says.close()


class Film(Match):
    """A replay on a screen. Nobody decides in it, and nothing of it runs here."""

    def __init__(self, row: Row, screen: Screen, shown: dict[str, Any]) -> None:
        self.row = row
        self.spec = load(row.game)
        self.waiting = False
        self.decision = None
        self.version = 0
        self.taken = []
        self.screen = screen
        self.shown = shown

    @property
    def length(self) -> int:
        return len(self.shown["log"])

    def state(self, seat: int, since: int = 0, known: set[str] | None = None, asked: bool = True) -> dict[str, Any]:
        """The last state, as spectators see it."""
        new = {number: face for number, face in self.shown["faces"].items() if known is None or number not in known}
        if known is not None:
            known |= set(new)
        return {**self.shown, "since": since, "log": self.shown["log"][since:], "faces": new}

    def close(self) -> None:
        self.screen.close()


# --- in the process ----------------------------------------------------------------------------------------------


def show(file: Any, row: Row, taken: list[Taken], bound: Callable[[], None]) -> None:
    """Play a replay again, tell its last state, and answer until nobody asks any more. `bound` begins the time that one
    answer may take."""
    match: Match | None = None
    name, args = "state", (WATCHER,)
    while True:
        bound()
        try:
            match = match or Match(row, taken)
            answer = "told", _answer(match, name, args)
        except (Refused, InputError) as error:
            answer = "refused", str(error)
        data = pickle.dumps(answer)
        if len(data) > lobby.LARGEST:
            data = pickle.dumps(("refused", f"there are {len(data)} bytes to show, more than {lobby.LARGEST}"))
        file.write(HEAD.pack(len(data)) + data)
        file.flush()
        if match is None:
            return
        try:
            name, args = pickle.load(file)
        except EOFError:
            return


def _answer(match: Match, name: str, args: tuple[Any, ...]) -> Any:
    if name == "why":
        return why.why(match, *args)
    if name == "played on":
        return lobby.played_on(match, *args)
    return match.look(*args) if name == "look" else match.state(*args)
