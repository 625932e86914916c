"""Threads for matches that began in a position: strangers may have written its cards, and a decision may take long.

Nobody at another match waits for these threads. What takes long never comes to them, because it was rehearsed in a
process of its own (`stage`); where processes cannot fork, steps and events are counted (`chronicle.STEPS`,
`chronicle.EVENTS`, `select.MANY`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from ludex.table.store import Row

PLAYING = ThreadPoolExecutor(2, "apart")
ASKING = ThreadPoolExecutor(1, "question apart")
THINKING = ThreadPoolExecutor(2, "bot apart")

P = ParamSpec("P")
R = TypeVar("R")


def strange(row: Row) -> bool:
    """Whether somebody may have written cards of this match."""
    return row.kind == "position"


async def played(row: Row, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """The result of some work on a match, done in a thread."""
    pool = PLAYING if strange(row) else None
    return await asyncio.get_running_loop().run_in_executor(pool, lambda: work(*args, **kwargs))
