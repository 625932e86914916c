"""English, numbers: digits, and numbers written as words."""

from __future__ import annotations

from ludex.lang.grammar import Grammar, Token

DIGITS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
WORDS = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    *(f"{ten}{one}" for ten in ("twenty", "thirty", "forty") for one in ("", *(f"-{digit}" for digit in DIGITS))),
)  # fmt: skip
ORDINALS = ("", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


def say_digits(value: object) -> str | None:
    return str(value) if type(value) is int and value >= 0 else None


def say_minus(value: object) -> str | None:
    return str(-value) if type(value) is int and value < 0 else None


def _said(words: tuple[str, ...], least: int) -> Token:
    longest = "|".join(sorted((word for word in words[least:]), key=len, reverse=True))

    def say(value: object) -> str | None:
        return words[value] if type(value) is int and least <= value < len(words) else None

    return Token(rf"(?:{longest})\b", words.index, say)


def add(g: Grammar) -> None:
    """`digits` and `minus` (read as a negative number), `number` ("one" to "forty-nine"), `several` (from "two"),
    `ordinal`."""
    g.add("digits", Token(r"\d+", int, say_digits))
    g.add("minus", Token(r"\d+", lambda text: -int(text), say_minus))
    g.add("number", _said(WORDS, 1))
    g.add("several", _said(WORDS, 2))
    g.add("ordinal", _said(ORDINALS, 1))
