"""Seeds: drawn so that nobody guesses them, and derived so that none leads to another.

A run of games has one master seed. The deal of each game and the random numbers of each bot are derived from it by
SHA-256, each with a label of its own: a bot that reads the state of its random numbers learns nothing of the deal. Who
types a small master seed gives that away, because such a seed can be guessed.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

BITS: Final = 128


def drawn() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(BITS)


def derived(master: int, *label: str | int) -> int:
    """The seed with this label. Neither the master nor a seed with another label can be found from it."""
    words = " ".join(map(str, ("ludex", *label, master)))
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[: BITS // 8], "big")


def game_seed(master: int, number: int) -> int:
    """The seed of the deal of game `number` in a run."""
    return derived(master, "game", number)


def bots_seed(master: int, number: int = 0) -> int:
    """What the bots of game `number` in a run draw their random numbers from (`make_bot`)."""
    return derived(master, "bots", number)
