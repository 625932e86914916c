"""A match that began in a position may have cards that strangers wrote: it is rehearsed in a process of its own.

`Stage` is the line to that process, and `rehearse` what runs in it. The server takes a decision itself only after the
process has taken it in a short time. Questions about such a match are answered there, and its bots think there.
"""

from __future__ import annotations

import asyncio
import pickle
import time
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from ludex.ai import Bot, Clock, make_bot
from ludex.ai.bot import Unstarted
from ludex.ai.chance import derived
from ludex.ai.referee import answered
from ludex.errors import InputError
from ludex.sim.match import ask_of
from ludex.table import lobby, why
from ludex.table.match import EVERY, Match
from ludex.table.protocol import Refused
from ludex.table.screen import HEAD, Screen

if TYPE_CHECKING:
    from ludex.table.store import Row, Taken

HEAVY: Final = 0.2
"""Seconds of computing that a decision may take, with what everybody then sees."""
SHORT: Final = 1
"""Seconds of computing after which a decision is ended."""
BEGIN: Final = "begin"
TAKE: Final = "take"
AT_ONCE: Final = 2
"""Stages on which something happens at the same time."""


class Stage:
    """The line to the process of one match; the process is started when it is needed."""

    def __init__(self, opened: Callable[[], Awaitable[Screen]], turn: asyncio.Semaphore) -> None:
        self.opened, self.turn = opened, turn
        self.screen: Screen | None = None
        self.closed = False

    def ask(self, match: Match, name: str, *args: Any) -> Callable[[], Coroutine[Any, Any, Any]]:
        """Asks `rehearse` about the match as it is now."""
        return partial(self._ask, name, [one.pick for one in match.taken], match.row.conceded, args)

    async def begin(self, taken: list[Taken], conceded: int) -> None:
        """Play there what is stored of the match, before the server does."""
        await self._ask(BEGIN, [one.pick for one in taken], conceded, ())

    async def _ask(self, name: str, picks: list[int], conceded: int, args: tuple[Any, ...]) -> Any:
        async with self.turn:
            if self.closed:
                raise Refused("the match has left memory", "anew")
            if self.screen is None or self.screen.closed:
                self.screen = await self.opened()
            return await self.screen.ask(name, picks, conceded, args)

    def close(self) -> None:
        self.closed = True
        if self.screen is not None:
            self.screen.close()


# --- in the process ----------------------------------------------------------------------------------------------


def rehearse(file: Any, row: Row, bound: Callable[..., None]) -> None:
    """Answer about the match until nobody asks any more. `bound` begins the time that one answer may take."""
    match: Match | None = None
    bots: dict[int, Bot] = {}
    asked: tuple[str, tuple[Any, ...]] = (BEGIN, ([], -1, ()))
    while True:
        bound()
        try:
            name, (picks, conceded, args) = asked
            match = match or Match(row, [])
            _follow(match, picks, conceded, bound)
            bound(SHORT) if name == TAKE else bound()
            answer = "told", _answer(match, bots, name, args)
        except (Refused, InputError) as error:
            answer = "refused", str(error)
        except Exception as error:
            match, answer = None, ("refused", f"{type(error).__name__}: {error}")
        if asked[0] == BEGIN:  # whatever is wrong with what is stored, the server will find and say it
            answer = "told", None
        data = pickle.dumps(answer)
        file.write(HEAD.pack(len(data)) + data)
        file.flush()
        try:
            asked = pickle.load(file)
        except EOFError:
            return


def _follow(match: Match, picks: list[int], conceded: int, bound: Callable[..., None]) -> None:
    """Bring the match to where the server has it."""
    mine = [one.pick for one in match.taken]
    if mine != picks[: len(mine)] or match.row.conceded != conceded:
        same = next((i for i, pair in enumerate(zip(mine, picks, strict=False)) if len(set(pair)) > 1), len(picks))
        match.go_back(min(same, len(mine)))
    for n, pick in enumerate(picks[len(match.taken) :]):
        if n % EVERY == 0:
            bound()
        match.take(pick)
    if conceded >= 0 and not match.over:
        match.row = match.row._replace(conceded=conceded)
        match.concede(conceded)


def _answer(match: Match, bots: dict[int, Bot], name: str, args: tuple[Any, ...]) -> Any:
    if name == TAKE:
        return _take(match, *args)
    if name == "whynot":
        return why.why_not(match, *args)
    if name == "look":
        return match.look(*args)
    if name == "played on":
        return lobby.played_on(match, *args)
    if name == "think":
        return _think(match, bots, *args)
    return lobby.check_size(match)


def _take(match: Match, pick: int) -> None:
    """Take a decision, and compute what everybody sees of it. The first time something may have to be read: if it takes
    long, a second try counts."""
    for again in (True, False):
        began = time.process_time()
        match.take(pick)
        try:
            lobby.check_size(match)
        except Refused:
            match.go_back(len(match.taken) - 1)
            raise
        took = time.process_time() - began
        if took <= HEAVY:
            return
        match.go_back(len(match.taken) - 1)
        if not again:
            raise Refused(f"it takes {took:.1f} seconds of computing, more than {HEAVY}")


def seated(match: Match, seat: int) -> Bot:
    """The bot of a seat; what is wrong with it is told at each of its decisions."""
    row = match.row
    try:
        return make_bot(row.seats[seat], derived(row.secret, len(match.taken)), seat)
    except InputError as error:
        return Unstarted(str(error))


def _think(match: Match, bots: dict[int, Bot], seat: int, seconds: float) -> tuple[str, int, str]:
    """What `answered` says of the bot's thought."""
    if seat not in bots:
        bots[seat] = seated(match, seat)
    assert match.decision is not None
    return answered(bots[seat], ask_of(match.game, match.decision, bots[seat].looks, Clock(seconds)), False)
