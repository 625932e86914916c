"""The comparisons that selectors and conditions name."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass


def compare(a: int, op: str, b: int) -> bool:
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
