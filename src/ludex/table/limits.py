"""What one client may ask for, and how often. docs/table.md has the numbers."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar


@dataclass(frozen=True)
class Limits:
    """Bounds on what one client may ask for."""

    burst: int = 120
    per_second: float = 40.0
    """Messages of a socket."""
    makes_burst: int = 60
    makes_per_second: float = 2.0
    """Requests of an address."""
    stores_burst: int = 30
    stores_per_second: float = 0.2
    """New matches and replays of an address."""
    work_burst: float = 1.0
    work_share: float = 0.2
    """Seconds of computing for the questions of a socket, and how much of a second comes back in a second."""
    address_burst: float = 5.0
    address_share: float = 0.5
    """The same for all sockets of an address together, also those that are gone."""
    sits_burst: int = 300
    sits_per_second: float = 5.0
    """Sockets that an address opens."""
    message: int = 64 * 1024
    body: int = 4 * 1024 * 1024
    guests: int = 12
    """Sockets at one match with the same token."""
    outbox: int = 256
    slow: float = 15.0
    """Seconds that sending a message, or receiving a request, may take; then the line is dropped."""
    window: tuple[float, float] = (0.8, 2.0)
    """Seconds after which the table passes for a player between people: the usual range (`stops.Pace`)."""
    lines: int = 900
    """Connections at once; more are refused with status 503."""
    sockets: int = 300
    """Sockets of one address at once."""
    sweep: float = 10.0
    """Seconds between two looks for what can leave memory."""
    idle: float = 3600.0
    """Seconds without a message after which a match leaves memory."""
    idle_over: float = 600.0
    """The same once the game is over."""
    keep: float = 365.0
    """Days without a change after which a match is deleted."""
    keep_replay: float = 30.0
    """The same for a replay that somebody has opened."""
    keep_unbegun: float = 7.0
    """The same for a match in which nothing was decided."""


class Bucket:
    """Tokens that come back with time: a burst, then a steady rate."""

    def __init__(self, burst: int, per_second: float, now: Callable[[], float] = time.monotonic) -> None:
        self.burst, self.per_second, self.now = burst, per_second, now
        self.left, self.at = float(burst), now()

    def take(self) -> bool:
        now = self.now()
        self.left = min(self.burst, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Budget:
    """Seconds of computing that come back with time. Who has overdrawn them is not heard until they are back. `shared`:
    a budget for several of them, which pays too."""

    def __init__(
        self, burst: float, share: float, now: Callable[[], float] = time.monotonic, shared: Budget | None = None
    ) -> None:
        self.burst, self.share, self.now, self.shared = burst, share, now, shared
        self.left, self.at = burst, now()

    def spend(self, seconds: float) -> None:
        now = self.now()
        self.left = min(self.burst, self.left + (now - self.at) * self.share) - seconds
        self.at = now
        if self.shared is not None:
            self.shared.spend(seconds)

    def wait(self) -> float:
        """Seconds until nothing is owed."""
        self.spend(0)
        return max(0.0, -self.left / self.share, 0.0 if self.shared is None else self.shared.wait())


K = TypeVar("K")


class ByAddress(Generic[K]):
    """One of a kind for each address; the addresses not seen for longest are forgotten."""

    MOST = 10_000

    def __init__(self, make: Callable[[], K]) -> None:
        self.make = make
        self.by_address: dict[str, K] = {}

    def of(self, address: str) -> K:
        found = self.by_address.pop(address, None) or self.make()
        self.by_address[address] = found
        if len(self.by_address) > self.MOST:
            del self.by_address[next(iter(self.by_address))]
        return found


class Buckets(ByAddress[Bucket]):
    """A bucket for each address."""

    def __init__(self, burst: int, per_second: float) -> None:
        super().__init__(lambda: Bucket(burst, per_second))

    def take(self, address: str) -> bool:
        return self.of(address).take()
