"""How long the table waits before it passes for a player at a window.

At a window a player may answer something with cards that the other does not see. Between people every window takes its
time, whether or not there is an answer: the table waits for a time drawn from `Pace` before it passes, and a pass that
comes earlier is kept back until then. So the other side cannot tell a player who has no answer, one who does not want
to be asked (`record.stops`), and one who passes. Only where players are usually not asked at all (`UsualStops.quiet`)
the table passes at once.
"""

from __future__ import annotations

from collections import deque
from random import SystemRandom

CHANCE = SystemRandom()


class Pace:
    """How long one player takes to pass at a window: drawn from the times that this player took when asked, and from a
    usual range while there are few."""

    KEPT = 20

    def __init__(self, least: float, most: float) -> None:
        self.least, self.most = least, most
        self.times: deque[float] = deque(maxlen=self.KEPT)

    def draw(self) -> float:
        """The time until the next pass, if the table passes."""
        if CHANCE.randrange(self.KEPT) < len(self.times):
            return CHANCE.choice(self.times)
        return CHANCE.uniform(self.least, self.most)

    def took(self, seconds: float) -> None:
        self.times.append(min(max(seconds, self.least), 4 * self.most))
