"""Intervals of rates."""

from __future__ import annotations

from math import sqrt

Z = 1.959964
"""95 of 100 intervals hold the true rate."""


def wilson(won: float, games: int) -> tuple[float, float, float]:
    """The rate and its interval (Wilson's): it stays between 0 and 1, and is honest for few games."""
    if games <= 0:
        return 0.0, 0.0, 1.0
    rate = won / games
    middle = (rate + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z / (1 + Z * Z / games) * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    return rate, max(0.0, middle - half), min(1.0, middle + half)
