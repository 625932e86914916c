"""What one client may ask for, and how often. docs/table.md has the numbers."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """Bounds on what one client may ask for."""

    burst: int = 120
    per_second: float = 40.0
    """Messages of a socket."""
    makes_burst: int = 60
    makes_per_second: float = 2.0
    """Requests of an address."""
    message: int = 64 * 1024
    body: int = 4 * 1024 * 1024
    guests: int = 12
    """Sockets at one match with the same token."""
    outbox: int = 256
    slow: float = 15.0
    """Seconds that sending a message, or receiving a request, may take; then the line is dropped."""


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
