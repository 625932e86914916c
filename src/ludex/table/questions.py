"""Questions that take time (`look`, `whynot`) are answered in a thread, one after the other, so that nobody else waits.

A match keeps its last answers: who asks the same again gets the same, and who asks while it is being answered waits for
that answer. Each socket has a budget of computing; one that has used it up is heard again when it has come back.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from ludex.table.limits import Budget

THREAD = ThreadPoolExecutor(1, "question")
"""For the questions of all matches; those with strangers' cards have a thread of their own (`apart.ASKING`)."""
KEPT = 8
"""Answers that a match keeps."""

Answer = dict[str, Any]
R = TypeVar("R")


class Questions:
    """The answers of one match."""

    def __init__(self, thread: ThreadPoolExecutor = THREAD) -> None:
        self.thread = thread
        self.kept: dict[Hashable, asyncio.Future[Answer]] = {}

    def ask(self, key: Hashable, work: Callable[[], Callable[[], Answer]], budget: Budget) -> asyncio.Future[Answer]:
        """The answer to a question. `work` copies what is needed of the match and returns what computes the answer; it
        is called only if the answer is not known."""
        known = self.kept.pop(key, None)
        if known is None:
            known = asyncio.get_running_loop().run_in_executor(self.thread, spending, budget, work())
        self.kept[key] = known
        if len(self.kept) > KEPT:
            del self.kept[next(iter(self.kept))]
        return asyncio.shield(known)

    def share(
        self, key: Hashable, ask: Callable[[], Coroutine[Any, Any, Answer]], budget: Budget
    ) -> asyncio.Future[Answer]:
        """The answer of another process. The budget pays the time until it comes; what failed is asked again."""
        known = self.kept.pop(key, None)
        if known is None or (known.done() and (known.cancelled() or known.exception() is not None)):
            known = asyncio.ensure_future(paid(ask(), budget))
        self.kept[key] = known
        if len(self.kept) > KEPT:
            del self.kept[next(iter(self.kept))]
        return asyncio.shield(known)


async def paid(asking: Coroutine[Any, Any, R], budget: Budget) -> R:
    """What another process answers; the budget pays the time until then."""
    began = time.monotonic()
    try:
        return await asking
    finally:
        budget.spend(time.monotonic() - began)


def spending(budget: Budget, work: Callable[[], R]) -> R:
    """The result of some work, whose time the budget pays."""
    began = time.thread_time()
    try:
        return work()
    finally:
        budget.spend(time.thread_time() - began)
