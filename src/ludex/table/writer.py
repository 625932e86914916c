"""Writing to the store: many matches share a commit, and a store that is away is tried again for a while."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import NamedTuple

from ludex.table.store import Away, Store, Write

LOG = logging.getLogger("ludex.table")
PATIENCE = 4.0
"""Seconds that a write waits for the store."""
PAUSE = 0.2
"""Seconds between two tries."""
HANGS = 2.0
"""Seconds after which people are told that the store does not answer. Whether it has written is not known before."""
PROBE = 2.0
"""Seconds between two looks whether it is back, while nothing is to be written."""


class Pending(NamedTuple):
    write: Write
    done: asyncio.Future[None]
    until: float


class Writer:
    """Commits the writes of several matches together; each waits until its own are on disk."""

    def __init__(self, store: Store, changed: Callable[[bool], None]) -> None:
        self.store = store
        self.changed = changed
        """Called when the store goes away (True) or is back (False)."""
        self.away = False
        self.queue: asyncio.Queue[Pending] = asyncio.Queue()

    async def write(self, write: Write) -> None:
        """Return once this is on disk. `Away`: it is not, and the store cannot be reached; `Lost`: it never will be."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait(Pending(write, done, time.monotonic() + PATIENCE))
        await done

    async def ready(self) -> None:
        """Return at once while the store is well; else wait for it, not for long."""
        if self.away:
            await self.write(self.store.probing)

    async def run(self) -> None:
        waiting: list[Pending] = []
        while True:
            if not waiting:
                waiting.append(await self._next())
            while not self.queue.empty():
                waiting.append(self.queue.get_nowait())
            waiting = await self._commit(waiting)
            if waiting:
                await asyncio.sleep(PAUSE)

    async def _next(self) -> Pending:
        """What is to be written next. While the store is away it is asked now and then, so that people learn when it is
        back."""
        if not self.away:
            return await self.queue.get()
        try:
            return await asyncio.wait_for(self.queue.get(), PROBE)
        except TimeoutError:
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            done.add_done_callback(lambda asked: asked.exception())
            return Pending(self.store.probing, done, time.monotonic())

    async def _written(self, waiting: list[Pending]) -> None:
        """Return once the store has answered; people are told if that takes long."""
        writing = asyncio.create_task(asyncio.to_thread(self.store.commit, [one.write for one in waiting]))
        done, _ = await asyncio.wait([writing], timeout=HANGS)
        if not done:
            self._note(True, "it does not answer")
        await writing

    async def _commit(self, waiting: list[Pending]) -> list[Pending]:
        """Commit what can be; returns what has to wait."""
        try:
            await self._written(waiting)
        except Exception as error:
            if len(waiting) > 1:
                return await self._one_by_one(waiting)
            return self._failed(waiting, error)
        self._note(False)
        for one in waiting:
            _settle(one.done, None)
        return []

    async def _one_by_one(self, waiting: list[Pending]) -> list[Pending]:
        """A write that fails must not stop the others. Once two of them have to wait, all do."""
        late: list[Pending] = []
        for at, one in enumerate(waiting):
            late += await self._commit([one])
            if len(late) > 1:
                return waiting[at + 1 :] + late
        return late

    def _failed(self, waiting: list[Pending], error: Exception) -> list[Pending]:
        if not isinstance(error, Away):
            for one in waiting:
                _settle(one.done, error)
            return []
        self._note(True, error)
        now = time.monotonic()
        for one in waiting:
            if one.until <= now:
                _settle(one.done, error)
        return [one for one in waiting if not one.done.done()]

    def _note(self, away: bool, error: Exception | str = "") -> None:
        if away == self.away:
            return
        self.away = away
        if away:
            LOG.warning("the matches cannot be written at the moment: %s", error)
        else:
            LOG.warning("the matches can be written again")
        self.changed(away)


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
