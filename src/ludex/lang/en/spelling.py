"""English, spelling: one kind of quotes, dashes and blanks, and small letters at the start of sentences."""

from __future__ import annotations

import re

SIGNS = str.maketrans(
    {
        "’": "'",
        "‘": "'",
        "“": '"',
        "”": '"',
        "–": "-",
        "—": "-",
        "−": "-",
        "‐": "-",
        "－": "-",
        "＋": "+",
        "\u00a0": " ",
        "\t": " ",
    }
)


def plain(text: str) -> str:
    """The text with one kind of quotes, dashes, blanks and line ends, without blank lines."""
    text = text.replace("\r\n", "\n").replace("\r", "\n").translate(SIGNS)
    lines = (re.sub(r" +", " ", line).strip() for line in text.split("\n"))
    return "\n".join(line for line in lines if line)


def unfold(text: str) -> str:
    """`^` and a small letter, which stand for the capital at the start of a sentence, as that capital."""
    return re.sub(r"\^([a-z])", lambda m: m[1].upper(), text)


def folder(start: str) -> re.Pattern[str]:
    """The pattern of a capital at the start of a sentence; `start` is a pattern of what stands before it."""
    return re.compile(rf"({start})([A-Z])(?=[a-z ]|$)")


def folded(pattern: re.Pattern[str], text: str) -> str:
    """The inverse of `unfold`."""
    return pattern.sub(lambda m: f"{m[1]}^{m[2].lower()}", text)
