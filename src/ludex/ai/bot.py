"""The interface of bots: a bot is asked, and answers with the number of an option.

A bot gets what its player knows, the options offered, a clock, and its own random numbers: nothing that leads to the
position itself.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from ludex.core.flow.decisions import Option, texts
from ludex.core.sight.knowledge import Knowledge
from ludex.core.sight.view import view


class Clock:
    """The time for one decision; `seconds` None: no limit. `now` gives the time: wall time, or processor time where
    bots compete on a busy machine."""

    __slots__ = ("end", "now", "seconds")

    def __init__(self, seconds: float | None = None, now: Callable[[], float] = time.perf_counter) -> None:
        self.seconds = seconds
        self.now = now
        self.end = float("inf") if seconds is None else now() + seconds

    def left(self) -> float:
        return self.end - self.now()


class Asked:
    """A decision as its player sees it. `known` (what the player knows) is None for a bot with `looks` False."""

    __slots__ = ("clock", "known", "options", "player", "prompt", "rule")

    def __init__(
        self,
        player: int,
        options: list[Option],
        known: Knowledge | None = None,
        clock: Clock | None = None,
        prompt: str = "",
        rule: str = "",
    ) -> None:
        self.player = player
        self.options = options
        self.known = known
        self.clock = clock if clock is not None else Clock()
        self.prompt = prompt
        self.rule = rule

    @property
    def view(self) -> dict[str, Any]:
        """What `view` shows this player; empty for a bot with `looks` False."""
        return view(self.known.position, self.player) if self.known is not None else {}

    @property
    def texts(self) -> list[str]:
        """One readable text per option; none for a bot with `looks` False."""
        if self.known is None or self.known.position.decision is None:
            return []
        return texts(self.known.position, self.known.position.decision)


class Bot(Protocol):
    """A bot. `looks` False: it reads neither `view`, `texts` nor `known`, so they are not made for it."""

    looks: bool

    def choose(self, asked: Asked) -> int: ...


class Unstarted:
    """In place of a bot that raised when it was made: it raises at every decision."""

    looks = False

    def __init__(self, reason: str) -> None:
        self.reason = reason

    def choose(self, asked: Asked) -> int:
        raise RuntimeError(self.reason)


class RandomBot:
    """Any option, each as likely as the others."""

    looks = False

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, asked: Asked) -> int:
        return int(self.rng.random() * len(asked.options))
