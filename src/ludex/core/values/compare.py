"""The comparison operators of selectors and conditions."""

from __future__ import annotations

from typing import Final

BOUNDLESS: Final = 10**12
"""The value of `Boundless`: a figure above half of it counts as without bound."""


def boundless(n: int) -> bool:
    """Whether a figure is without bound."""
    return n > BOUNDLESS // 2


def compare(a: int, op: str, b: int) -> bool:
    """Whether `a op b` holds; `op` is `=`, `!=`, `<`, `<=`, `>` or `>=`."""
    if op == ">=":
        return a >= b
    if op == "<=":
        return a <= b
    if op == "=":
        return a == b
    if op == ">":
        return a > b
    if op == "<":
        return a < b
    if op == "!=":
        return a != b
    raise ValueError(f"no comparison {op!r}")
