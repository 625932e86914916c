"""Japanese, numbers: digits, negative numbers, hundreds of millions; and numbers with a counter after them."""

from __future__ import annotations

from ludex.lang.grammar import Grammar, Token
from ludex.lang.pattern import V

OKU = 100_000_000


def say_digits(value: object) -> str | None:
    return str(value) if type(value) is int and value >= 0 else None


def say_minus(value: object) -> str | None:
    return str(-value) if type(value) is int and value <= 0 else None


def _say_oku(value: object) -> str | None:
    return str(value // OKU) if type(value) is int and value and value % OKU == 0 else None


def add(g: Grammar, counters: tuple[str, ...]) -> None:
    """`digits`, `minus` (read as a negative number), `oku` (a number before 億), `count` (a number with a counter)."""
    g.add("digits", Token(r"\d+", int, say_digits))
    g.add("minus", Token(r"\d+", lambda text: -int(text), say_minus))
    g.add("oku", Token(r"\d+(?=億)", lambda text: int(text) * OKU, _say_oku))
    for counter in counters:
        g.phrase("count", f"{{n:digits}}{counter}", V("n"))
