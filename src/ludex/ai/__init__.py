"""Bots. A bot gets what its player may see, the options offered, and chance of its own; it answers with an index.

To add one, write a class with `choose` and put it into `BOTS` under the name people will type.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple, Protocol

from ludex.core.decisions import Option
from ludex.errors import InputError


class Asked(NamedTuple):
    """A decision as its player meets it. Nothing in it leads to the position itself."""

    player: int
    prompt: str
    rule: str
    texts: list[str]
    """One readable text per option."""
    options: list[Option]
    view: dict[str, Any]
    """What `core.view` shows this player; empty for a bot whose `looks` is False."""


class Bot(Protocol):
    """One player's mind. `looks` False: it never reads the view or the texts, so nobody needs to make them."""

    looks: bool

    def choose(self, asked: Asked) -> int: ...


class RandomBot:
    """Any option, each as likely as the others."""

    looks = False

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, asked: Asked) -> int:
        return int(self.rng.random() * len(asked.options))


BOTS: dict[str, Callable[[Random], Bot]] = {"random": RandomBot}


def make_bot(name: str, seed: int, player: int) -> Bot:
    """A bot by name. Its chance depends on the seed and its seat only, never on the game's chance."""
    if name not in BOTS:
        raise InputError("bot", f"no bot {name!r}; there is {', '.join(BOTS)}")
    return BOTS[name](Random(seed * 2 + player))
