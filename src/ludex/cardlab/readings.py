"""Readings for review: each text beside what the engine understood, kept in a file, so that a change of the grammar
shows which readings moved."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from ludex.cardlab.explained import explain_read
from ludex.errors import InputError
from ludex.games import load
from ludex.lang.files.cards import Printed
from ludex.lang.files.text import read_text_file
from ludex.library.reading import compile_card


class Reading(NamedTuple):
    """A card's text, its status, and the explanation of the text, line by line."""

    number: str
    name: str
    status: str
    text: str
    means: list[str]


class Moved(NamedTuple):
    """A card whose reading is another than the kept one; either may be missing."""

    number: str
    was: Reading | None
    now: Reading | None


def readings(code: str, language: str, rows: Iterable[Printed], edition: str = "") -> list[Reading]:
    spec = load(code)
    found = []
    for row in rows:
        read = compile_card(code, language, row, edition)
        found.append(Reading(row.number, row.name, read.status, row.text, explain_read(spec, read)))
    return found


def write(path: Path, found: Iterable[Reading]) -> None:
    """Write the readings to a file, one JSON object a line."""
    try:
        lines = (json.dumps(one._asdict(), ensure_ascii=False) + "\n" for one in found)
        path.write_text("".join(lines), encoding="utf-8")
    except OSError as error:
        raise InputError(path, error.strerror or "cannot be written") from None


def kept_in(path: Path) -> list[Reading]:
    found = []
    for number, line in enumerate(read_text_file(path).splitlines(), 1):
        try:
            data: dict[str, Any] = json.loads(line)
            found.append(Reading(*(data[name] for name in Reading._fields)))
        except (ValueError, KeyError, TypeError):
            raise InputError(f"{path}:{number}", "is no kept reading") from None
    return found


def moved(before: Iterable[Reading], now: Iterable[Reading]) -> list[Moved]:
    """The cards of both lists whose readings differ. A card that one of them does not have has not moved."""
    was = {one.number: one for one in before}
    return [
        Moved(one.number, was[one.number], one)
        for one in now
        if one.number in was and (was[one.number].status, was[one.number].means) != (one.status, one.means)
    ]
