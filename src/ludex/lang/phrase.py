"""A simple compiler: reads a text line by line, each line with exactly one phrase (a regular expression).

A line that no phrase matches raises `Declined`; a line that two phrases read differently raises ValueError. `grammar`
is the full compiler.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from ludex.core.tree import Ability

Build = Callable[[re.Match[str]], tuple[Ability, ...]]


class Declined(ValueError):
    """A line was not understood; `words` is the line."""

    def __init__(self, words: str) -> None:
        super().__init__(f"not understood: {words!r}")
        self.words = words


class Phrase:
    """A pattern for a whole line, and the function that builds the abilities from the match."""

    __slots__ = ("build", "pattern")

    def __init__(self, pattern: str, build: Build) -> None:
        self.pattern = re.compile(pattern)
        self.build = build


def read_lines(text: str, phrases: list[Phrase]) -> tuple[Ability, ...]:
    """The abilities of a whole text, in printed order. Reminder text in round brackets is skipped."""
    result: list[Ability] = []
    for line in text.split("\n"):
        bare = without_reminder(line)
        if bare:
            result.extend(_read_line(bare, phrases))
    return tuple(result)


def without_reminder(line: str) -> str:
    """The line without reminder text."""
    return re.sub(r"\s*[(（][^()（）]*[)）]", "", line).strip()


def _read_line(line: str, phrases: list[Phrase]) -> tuple[Ability, ...]:
    readings: list[tuple[Ability, ...]] = []
    for phrase in phrases:
        match = phrase.pattern.fullmatch(line)
        if match is not None:
            reading = phrase.build(match)
            if reading not in readings:
                readings.append(reading)
    if not readings:
        raise Declined(line)
    if len(readings) > 1:
        raise ValueError(f"two readings of {line!r}")
    return readings[0]
