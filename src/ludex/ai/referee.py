"""A referee holds bots to the rules: what is no answer is counted, and a random pick stands in for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from operator import index
from random import Random
from typing import Any

from ludex.ai.bot import Asked, Bot
from ludex.ai.interrupts import described, from_outside, heed
from ludex.ai.isolated import BotLate, allowance

NOT_OFFERED = "not offered"
RAISED = "raised"
LATE = "late"

Faults = dict[str, int]
"""How often a bot gave an answer that was not an option, raised, or came too late."""


class Referee:
    """Asks one bot, and counts its faults."""

    def __init__(self, bot: Bot, seat: int = 0, told: Callable[[str], None] | None = None) -> None:
        self.bot = bot
        self.rng = Random(f"stands in for player {seat}")
        self.faults: Counter[str] = Counter()
        self.told = told

    def choose(self, asked: Asked) -> int:
        """The bot's answer; a random pick in place of a fault."""
        options = len(asked.options)  # the bot may change its list
        fault, pick, _ = answered(self.bot, asked)
        if not fault:
            return pick
        return self.stand_in(fault, options)

    def stand_in(self, fault: str, options: int) -> int:
        self.faults[fault] += 1
        if self.told is not None:
            self.told(fault)
        return self.rng.randrange(options)


def answered(bot: Bot, asked: Asked, timed: bool = True) -> tuple[str, int, str]:
    """The fault in the bot's answer ("": none), the pick, and more about the fault. `timed` False: the caller
    watches the time."""
    options = len(asked.options)  # the bot may change its list
    try:
        pick = picked(bot.choose(asked), options)
    except BotLate as late:
        return LATE, -1, str(late)
    except BaseException as error:
        if from_outside(error):
            raise
        return RAISED, -1, described(error)
    heed()
    if pick < 0:
        return NOT_OFFERED, pick, ""
    slow = timed and asked.clock.left() < -allowance(asked.clock.seconds)
    return (LATE if slow else ""), pick, ""


def picked(answer: Any, options: int) -> int:
    """The answer as the number of an option; -1: it is none."""
    try:
        pick = -1 if isinstance(answer, bool) else index(answer)
    except TypeError:
        return -1
    return pick if 0 <= pick < options else -1


def added(faults: Iterable[Faults]) -> Faults:
    total: Counter[str] = Counter()
    for one in faults:
        total.update(one)
    return dict(sorted(total.items()))


def worded(faults: Faults) -> str:
    """In words: `3 raised, 1 late`."""
    return ", ".join(f"{n} {kind}" for kind, n in faults.items())
