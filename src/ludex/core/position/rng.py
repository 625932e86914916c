"""Random numbers from the position's own state, `Game.rng`: one integer, the same stream on every machine.

A seed below 2**64 gives a state of 64 bits and a fast stream. A larger seed gives a key and a counter, and the stream
is SHA-256 of both: whatever players see of it tells them nothing of the rest.
"""

from __future__ import annotations

from hashlib import sha256
from struct import Struct
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ludex.core.position.game import Game

MASK: Final = (1 << 64) - 1
SURE: Final = (1 << 64) - (1 << 32)
"""A 64-bit value below this is accepted for every n < 2**32 without computing the exact bound."""


FIRST_64_BITS: Final = Struct(">Q24x")
"""Reads a number from the first 64 bits of a hash."""


def seeded(seed: int) -> int:
    """The first state of the stream for a seed. Nearby seeds give unrelated streams."""
    if seed > MASK:
        return (int.from_bytes(sha256(str(seed).encode()).digest()[:16], "big") | 1 << 127) << 64
    return _mix((seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & MASK)


def _mix(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


UNSHUFFLED: Final = -1
"""As the first number of `Game.fixed`: shuffling leaves the cards in their order."""


def below(game: Game, n: int) -> int:
    """A random number from 0 to n-1. Results that a scenario fixed (`Game.fixed`) are used first."""
    if game.fixed:
        first = 1 if game.fixed[0] == UNSHUFFLED else 0
        if len(game.fixed) > first:
            value = game.fixed[first]
            if not 0 <= value < n:
                raise ValueError(f"fixed chance {value} is not below {n}")
            game.fixed = game.fixed[:first] + game.fixed[first + 1 :]
            return value
    while True:
        value = _next(game)
        if value < SURE or value < (1 << 64) - (1 << 64) % n:
            return value % n


def _next(game: Game) -> int:
    """The next 64 bits of the stream."""
    state = game.rng
    if state > MASK:
        game.rng = state = state + 1
        value: int = FIRST_64_BITS.unpack(sha256(state.to_bytes(24, "big")).digest())[0]
        return value
    game.rng = state = (state + 0x9E3779B97F4A7C15) & MASK
    return _mix(state)


def shuffled(game: Game, items: tuple[int, ...]) -> tuple[int, ...]:
    """The items in a random order (Fisher-Yates). Of `Game.fixed` only `UNSHUFFLED` applies to shuffles."""
    if game.fixed and game.fixed[0] == UNSHUFFLED:
        return items
    fixed, game.fixed = game.fixed, ()
    order = list(items)
    for i in range(len(order) - 1, 0, -1):
        j = below(game, i + 1)
        order[i], order[j] = order[j], order[i]
    game.fixed = fixed
    return tuple(order)
