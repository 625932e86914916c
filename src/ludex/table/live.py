"""A match in memory: the sockets at it, the windows that are open, and its bots."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import Any

from ludex.ai.referee import Referee
from ludex.core.flow.decisions import Decision
from ludex.record.stops import Stops, passes
from ludex.table import protocol
from ludex.table.limits import Bucket, Budget, Limits
from ludex.table.match import Match
from ludex.table.questions import Questions
from ludex.table.stage import Stage, seated
from ludex.table.stops import Pace
from ludex.table.store import FREE, Lease

ANEW = "the match is loaded anew"


class Guest:
    """One socket at a match: its seat, and what was sent to it so far."""

    def __init__(self, live: Live, seat: int, limits: Limits, holder: str = "") -> None:
        self.live = live
        self.seat = seat
        self.outbox: asyncio.Queue[str] = asyncio.Queue(limits.outbox)
        self.bucket = Bucket(limits.burst, limits.per_second)
        self.budget = Budget(limits.work_burst, limits.work_share)
        self.told = 0
        self.known: set[str] = set()
        self.behind = False
        self.holder = holder
        """The digest of the key of its browser."""
        self.dropped = False
        """Another browser holds the seat now: nothing is told or taken any more."""
        self.heard = time.monotonic()
        self.ended = False
        """The match is no longer here."""

    def tell(self, message: dict[str, Any]) -> None:
        try:
            self.outbox.put_nowait(protocol.written(message))
        except asyncio.QueueFull:
            self.behind = True

    def end(self) -> None:
        """The match is no longer here. The socket is closed; the page connects again by itself."""
        self.ended = True
        self.tell({"type": "refused", "reason": ANEW, "word": "anew", "again": True})

    def catch_up(self) -> None:
        """The state to send, with what is new since this socket's last state."""
        if self.outbox.full():
            self.behind = True
            return
        match = self.live.match
        since = min(self.told, match.length)
        self.tell(match.state(self.seat, since, self.known, self.live.asks(self.seat)))
        self.told = match.length


@dataclass
class Window:
    """A window that is open: when it opened, until when nobody learns of a pass, and the pick that is kept back (-1:
    none)."""

    version: int
    opened: float
    until: float
    held: int = -1


@dataclass(eq=False)
class Live:
    """A match in memory with the sockets at it."""

    match: Match
    tokens: dict[int, str]
    holders: dict[int, str]
    lease: Lease
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    guests: set[Guest] = field(default_factory=set)
    thinking: asyncio.Task[None] | None = None
    bots: dict[int, Referee] = field(default_factory=dict)
    stops: dict[int, Stops] = field(default_factory=dict)
    paces: dict[tuple[int, str], Pace] = field(default_factory=dict)
    questions: Questions = field(default_factory=Questions)
    stage: Stage | None = None
    """Where the match is rehearsed, if strangers may have written cards of it."""
    window: Window | None = None
    passing: asyncio.Task[None] | None = None
    doubt: bool = False
    """A concession was refused that may be stored."""

    def bot(self, seat: int) -> Referee:
        if seat not in self.bots:
            self.bots[seat] = Referee(seated(self.match, seat), seat)
        return self.bots[seat]

    def asks(self, seat: int) -> bool:
        """Whether this seat is asked what it decides now; else the table passes for it."""
        match = self.match
        if match.decision is None or match.decision.player != seat:
            return True
        return self.wants(seat).asks(match.game, match.decision, match.spec.stops)

    def wants(self, seat: int) -> Stops:
        return self.stops.setdefault(seat, Stops())

    def hushed(self, seat: int) -> bool:
        """Whether this seat passes at once, as players usually do at this window whatever their cards."""
        match = self.match
        return match.decision is not None and self.wants(seat).hushed(match.game, match.decision, match.spec.stops)

    def heard(self, decision: Decision | None, pick: int) -> None:
        """A decision was taken: the other player may have waited for it."""
        if decision is not None:
            self.wants(1 - decision.player).heard(decision, pick)

    def keeps_back(self, pick: int) -> bool:
        """Whether nobody learns of this pick yet."""
        match, window = self.match, self.window
        if window is None or window.version != match.version or not takes_time(match, pick):
            return False
        return time.monotonic() < window.until

    def rest(self) -> None:
        """The match leaves memory: no bot thinks any more, and no time of a window runs."""
        for task in (self.thinking, self.passing):
            if task is not None:
                task.cancel()
        self.window = None
        if self.stage is not None:
            self.stage.close()
        self.match.close()

    def present(self) -> list[bool]:
        return [any(guest.seat == seat for guest in self.guests) for seat in (0, 1)]

    def standing(self) -> dict[str, Any]:
        """Who is here, and which seats belong to a browser."""
        taken = [self.holders.get(seat, "") not in ("", FREE) for seat in (0, 1)]
        return {"type": "present", "present": self.present(), "taken": taken}

    def tell_all(self, message: dict[str, Any] | None = None) -> None:
        for guest in self.guests:
            if message is None:
                guest.catch_up()
            else:
                guest.tell(message)


def takes_time(match: Match, pick: int) -> bool:
    """Whether the pick takes the time of a window: it passes, or others cannot tell how many options there are."""
    decision = match.decision
    return decision is not None and decision.window and (decision.veiled or passes(decision, pick))
