"""Card files compiled: how many cards are read, and the words that stopped the others."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from ludex.lang.compile import BLANK, DECLINED, PARTIAL, WHOLE
from ludex.lang.files.cards import Printed
from ludex.library.reading import Read, compile_card
from ludex.library.tokens import known_tokens, undescribed

UNKNOWN = "unknown"


def _counted(reads: list[Read]) -> dict[str, Any]:
    found = [read.status for read in reads]
    with_text = len(found) - found.count(BLANK)
    counted = {status: found.count(status) for status in (WHOLE, PARTIAL, DECLINED)}
    return {"cards": len(found), "with_text": with_text, **counted}


def _share(reads: list[Read]) -> float:
    """How many of the cards with text are whole."""
    with_text = [read for read in reads if read.status != BLANK]
    return round(sum(read.status == WHOLE for read in with_text) / len(with_text), 4) if with_text else 1.0


class Report(NamedTuple):
    """The results for the cards of a file."""

    reads: list[tuple[Printed, Read]]
    seconds: float
    lacking: dict[str, list[str]]
    """By card number: the tokens it makes that nobody describes. No deck may have these cards."""

    refused: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """By card number: what speaks against the reading of a card whose text was read (`gated`)."""

    def counts(self) -> dict[str, Any]:
        return {**_counted([read for _, read in self.reads]), "seconds": round(self.seconds, 3)}

    def gated(self, more: dict[str, tuple[str, ...]]) -> Report:
        """The same report, in which these cards are not whole, either."""
        refused = {
            number: (*self.refused.get(number, ()), *more.get(number, ())) for number in {**self.refused, **more}
        }
        reads = [
            (row, read._replace(status=PARTIAL) if read.status == WHOLE and row.number in refused else read)
            for row, read in self.reads
        ]
        return self._replace(reads=reads, refused=refused)

    def by(self, column: str, sort: Callable[[Printed], str] | None = None) -> dict[str, dict[str, Any]]:
        """The counts and the share of whole cards for each word of a column, or for each that `sort` says of a card;
        none if no card has one."""
        parts: dict[str, list[Read]] = {}
        for row, read in self.reads:
            parts.setdefault(sort(row) if sort is not None else row.word(column), []).append(read)
        if not any(parts):
            return {}
        return {word or UNKNOWN: {**_counted(reads), "share": _share(reads)} for word, reads in sorted(parts.items())}

    def short_of_tokens(self) -> int:
        """How many whole cards make a token that nobody describes."""
        return sum(row.number in self.lacking and read.status == WHOLE for row, read in self.reads)


def compile_all(
    code: str, language: str, rows: Iterable[Printed], tokens: Iterable[Printed] | None = None, edition: str = ""
) -> Report:
    """The results for the rows. `tokens`: the rows that describe tokens; None: the rows themselves do."""
    began = time.perf_counter()
    rows = list(rows)
    known = known_tokens(code, language, rows if tokens is None else tokens, edition)
    reads = [(row, compile_card(code, language, row, edition)) for row in rows]
    lacking = {row.number: names for row, read in reads if (names := undescribed(code, read, known, edition))}
    return Report(reads, time.perf_counter() - began, lacking)


def each(row: Printed, read: Read, lacking: list[str], refused: tuple[str, ...] = ()) -> dict[str, Any]:
    """A card's line of `--each`."""
    stops = [f"[{stop.reason}] {stop.words[:60]}" if stop.reason else stop.words[:60] for stop in read.stops]
    told = {"number": row.number, "status": read.status, "stopped_at": stops}
    told |= {"refused": list(refused)} if refused else {}
    return {**told, "lacking_tokens": lacking} if lacking else told


class Stopped(NamedTuple):
    """Words that stop readings: the number of clauses, and the numbers of some cards."""

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
    """The beginning of the words, equal for similar clauses: the first `length` words (in Japanese three signs a word),
    figures as `#`, without the rest of the sentence."""
    line = re.sub(r"\d+", "#", words.strip().split("\n")[0])
    if re.search(r"[぀-ヿ一-鿿]", line):
        return re.split(r"(?<=[。、：])", line)[0][: 3 * length]
    return " ".join(line.split()[:length])
