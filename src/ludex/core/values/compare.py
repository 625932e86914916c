"""The comparison operators of selectors and conditions."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass


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
