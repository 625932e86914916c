"""Numbered games on several cores: the number determines the game, whichever process plays it."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_all_start_methods, get_context
from typing import Any, TypeVar

T = TypeVar("T")

_play: Callable[[int], Any] | None = None


def on_workers(play: Callable[[int], T], numbers: Iterable[int], workers: int, size: int) -> Iterator[T]:
    """The results of `play` for the numbers, as they are done. `workers` processes take `size` numbers at a time."""
    if workers < 2 or "fork" not in get_all_start_methods():
        yield from map(play, numbers)
        return
    waiting = batches(numbers, size)
    with ProcessPoolExecutor(workers, get_context("fork"), _begin, (play, os.getpid())) as pool:
        running: set[Future[list[Any]]] = {pool.submit(_play_all, batch) for batch in islice(waiting, 4 * workers)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for batch in islice(waiting, len(done)):
                running.add(pool.submit(_play_all, batch))
            for future in done:
                yield from future.result()


def batches(numbers: Iterable[int], size: int) -> Iterator[list[int]]:
    rest = iter(numbers)
    while batch := list(islice(rest, size)):
        yield batch


def _begin(play: Callable[[int], Any], parent: int) -> None:
    """Start a worker, which ends when the process that started it is gone."""
    global _play  # noqa: PLW0603
    _play = play
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)


def _play_all(numbers: list[int]) -> list[Any]:
    assert _play is not None
    return [_play(number) for number in numbers]
