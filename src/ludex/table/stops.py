"""Stops: at which windows a player wants to be asked, and how long the table waits before it passes for them.

At a window a player may answer something with cards that the other does not see. Between people every window takes its
time, whether or not there is an answer: the table waits for a time drawn from `Pace` before it passes, and a pass that
comes earlier is kept back until then. So the other side cannot tell a player who has no answer, one who does not want
to be asked, and one who passes.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from random import SystemRandom
from typing import Literal

from ludex.core.flow.decisions import Decision

Stop = Literal["always", "can", "never"]
"""Ask at every window; only where there is an answer; never."""

CHANCE = SystemRandom()


@dataclass
class Stops:
    """What one player wants. `here`: for windows of one paragraph. `rest`: the turn in which they said that
    they do not want to be asked until their next one (-1: they did not)."""

    usual: Stop = "can"
    here: dict[str, Stop] = field(default_factory=dict)
    rest: int = -1

    def asks(self, decision: Decision, rule: str, turn: int, active: int) -> bool:
        """Whether the player is asked at this decision."""
        if not decision.window:
            return True
        if self.rest >= 0 and active == decision.player and turn > self.rest:
            self.rest = -1
        if decision.own:
            return len(decision.options) > 1 or (self.usual == "always" and not decision.veiled)
        stop = "never" if self.rest >= 0 else self.here.get(rule, self.usual)
        return stop == "always" or (stop == "can" and (len(decision.options) > 1 or decision.ending))


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
