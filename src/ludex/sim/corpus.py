"""Card files compiled: how much of them is read, where reading stops, and whether two languages agree."""

from __future__ import annotations

import re
import time
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from ludex.core.tree import Ability, Spell
from ludex.errors import InputError
from ludex.games import compile_text
from ludex.lang.compile import (
    BLANK,
    DECLINED,
    PARTIAL,
    WHOLE,
    Ambiguous,
    Compiled,
    with_remarks,
)
from ludex.lang.corpus import Printed
from ludex.lang.surface import self_named, settle
from ludex.lang.wording import Unsettled


class Stop(NamedTuple):
    """Where reading stopped: the place in the text, and the words from there."""

    at: int
    words: str
    reason: str = ""
    """If it is not simply that no phrase goes on: what is wrong with the grammar."""


class Clause(NamedTuple):
    """A line of a text, from `start` to `end`: the abilities it says, or why it was not read. Without either it is a
    remark, which says nothing."""

    start: int
    end: int
    abilities: tuple[Ability, ...] = ()
    stop: Stop | None = None


class Read(NamedTuple):
    """A text as read: its status, all its abilities, and its lines. Spans count in `text`."""

    status: str
    text: str
    abilities: tuple[Ability, ...]
    clauses: tuple[Clause, ...]

    @property
    def stops(self) -> list[Stop]:
        return [clause.stop for clause in self.clauses if clause.stop is not None]


def read_text(code: str, language: str, text: str, kind: str = "") -> Read:
    """A text compiled, and held to its word: what does not print back as it was is not read."""
    from ludex.games import load

    languages = load(code).languages
    if language not in languages:
        there = ", ".join(f"{name}" for name in languages) or "none"
        raise InputError("--lang", f"no grammar of {code} for {language!r}; there is {there}")
    try:
        made = compile_text(code, language, text, kind)
    except Ambiguous:
        return _refused(languages[language].normalise(text), TWO_READINGS)
    read = Read(made.status, made.text, made.abilities, tuple(_clauses(made)))
    if made.status != DECLINED or read.stops:
        return read
    return _refused(made.text, PRINTS_OTHERWISE if _sensible(made) else NO_SENSE)


def _sensible(made: Compiled) -> bool:
    """Whether what was read refers only to what is there."""
    try:
        for line in made.lines:
            for ability in line.abilities:
                settle(ability)
    except Unsettled:
        return False
    return True


TWO_READINGS, PRINTS_OTHERWISE, NO_SENSE = "two readings", "prints otherwise", "refers to nothing"


def _refused(text: str, reason: str) -> Read:
    """A text that the grammar gets wrong, which is the grammar's fault: it is declined as a whole."""
    return Read(DECLINED, text, (), (Clause(0, len(text), (), Stop(0, text, reason)),))


def _clauses(made: Compiled) -> Iterator[Clause]:
    """The lines of a text with their final abilities. A spell's sentences are one ability, told at the first."""
    at = taken = 0
    spell = False
    for line in made.lines:
        raw = with_remarks(line.text, line.remarks)
        start, at = at, at + len(raw) + 1
        if line.stopped >= 0:
            place = line.stopped + sum(len(words) for where, words in line.remarks if where <= line.stopped)
            yield Clause(start, start + len(raw), (), Stop(start + place, raw[place:]))
            continue
        n = 0
        for ability in line.abilities:
            if not isinstance(ability, Spell):
                n += 1
            elif not spell:
                n += 1
                spell = True
        yield Clause(start, start + len(raw), made.abilities[taken : taken + n])
        taken += n


# --- measuring ---------------------------------------------------------------------------------------------------


def compile_card(code: str, language: str, row: Printed) -> Read:
    read = read_text(code, language, row.text, kind_of(code, row))
    name = own_name(code, row)
    if name not in row.text:
        return read
    clauses = tuple(clause._replace(abilities=self_named(clause.abilities, name)) for clause in read.clauses)
    return read._replace(abilities=self_named(read.abilities, name), clauses=clauses)


def own_name(code: str, row: Printed) -> str:
    from ludex.games import load

    reader = load(code).reader
    return reader.name_of(row) if reader is not None else row.name


def kind_of(code: str, row: Printed) -> str:
    """The kind of card for the grammar."""
    from ludex.games import load

    reader = load(code).reader
    return reader.kind_of(row) if reader is not None else ""


class Report(NamedTuple):
    """What became of the cards of a file."""

    reads: list[tuple[Printed, Read]]
    seconds: float
    lacking: dict[str, list[str]]
    """By number of card: the tokens it makes that nobody describes, without which no deck may have it."""

    def counts(self) -> dict[str, Any]:
        found = [read.status for _, read in self.reads]
        with_text = len(found) - found.count(BLANK)
        counted = {status: found.count(status) for status in (WHOLE, PARTIAL, DECLINED)}
        return {"cards": len(found), "with_text": with_text, **counted, "seconds": round(self.seconds, 3)}

    def short_of_tokens(self) -> int:
        """How many whole cards make a token that nobody describes."""
        return sum(row.number in self.lacking and read.status == WHOLE for row, read in self.reads)


def compile_all(code: str, language: str, rows: Iterable[Printed], tokens: Iterable[Printed] | None = None) -> Report:
    """What the rows come to. `tokens`: the rows that describe the tokens they name, if they are not all."""
    from ludex.sim.tokens import known_tokens, undescribed

    began = time.perf_counter()
    rows = list(rows)
    known = known_tokens(code, language, rows if tokens is None else tokens)
    reads = [(row, compile_card(code, language, row)) for row in rows]
    lacking = {row.number: names for row, read in reads if (names := undescribed(read, known))}
    return Report(reads, time.perf_counter() - began, lacking)


def each(row: Printed, read: Read, lacking: list[str]) -> dict[str, Any]:
    """A card's line of `--each`."""
    stops = [f"[{stop.reason}] {stop.words[:60]}" if stop.reason else stop.words[:60] for stop in read.stops]
    told = {"number": row.number, "status": read.status, "stopped_at": stops}
    return {**told, "lacking_tokens": lacking} if lacking else told


class Stopped(NamedTuple):
    """Words that stop readings: how many clauses, and the numbers of some cards."""

    words: str
    times: int
    cards: list[str]


def stopped(reads: Iterable[tuple[Printed, Read]], length: int = 4) -> list[Stopped]:
    """The words that stopped readings, the most frequent first; numbers are counted as one word."""
    found: dict[str, list[str]] = {}
    for row, read in reads:
        for stop in read.stops:
            words = f"[{stop.reason}]" if stop.reason else key_words(stop.words, length)
            found.setdefault(words, []).append(row.number)
    ordered = sorted(found.items(), key=lambda pair: (-len(pair[1]), pair[0]))
    return [Stopped(words, len(cards), list(dict.fromkeys(cards))) for words, cards in ordered]


def key_words(words: str, length: int = 4) -> str:
    """The beginning of the words, alike for like clauses: so many words (in Japanese thrice as many signs), figures as
    `#`, the rest of the sentence left out."""
    line = re.sub(r"\d+", "#", words.strip().split("\n")[0])
    if re.search(r"[぀-ヿ一-鿿]", line):
        return re.split(r"(?<=[。、：])", line)[0][: 3 * length]
    return " ".join(line.split()[:length])
