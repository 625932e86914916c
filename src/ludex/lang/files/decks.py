"""Reads deck lists: plain text with one `COUNT CARD` per line under `[section]` headings. CARD is a number or a name.

name: My deck
[main]
3 A-004
2 Lantern Keeper
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

from ludex.core.position.objects import Card
from ludex.errors import InputError, InputErrors

TOKENS = "tokens"
"""The section for tokens that cards of the deck create; it cannot be written in a deck list."""


ABOUT = ("name", "level")
"""What the lines above the first section may say about a deck."""


class Entry(NamedTuple):
    """One line of a deck list: the number of copies, the card, and the number of the line."""

    copies: int
    card: Card
    line: int


class Deck(NamedTuple):
    """A deck list as written. `sections` are in order; `about` has the `key: value` lines above the first section;
    `place` is the file, for error messages."""

    name: str
    sections: dict[str, list[Entry]]
    about: dict[str, str]
    place: str

    def cards(self, section: str) -> list[Card]:
        """The cards of a section, each as often as it has copies."""
        return [entry.card for entry in self.sections.get(section, []) for _ in range(entry.copies)]


class Breach(NamedTuple):
    """A rule that a deck breaks: the paragraph, the reason, and the line of the deck list (0: the whole list)."""

    rule: str
    reason: str
    line: int = 0


Find = Callable[[str, str], Card]
"""`find(number or name, section)` returns the card, or raises `InputError`. The error's place, if any, is where the
card is defined, not the line of the deck list."""


def found_in(pool: Mapping[str, Card]) -> Find:
    """A `Find` that looks up numbers and names in a table. A name may follow the number in the deck list."""

    def find(name: str, section: str) -> Card:
        card = pool.get(name) or pool.get(name.split(maxsplit=1)[0])
        if card is None:
            raise InputError("", f"no card {name!r}")
        return card

    return find


def parse_deck(text: str, place: str, cards: Mapping[str, Card] | Find, sections: tuple[str, ...]) -> Deck:
    """Read a deck list. `cards` is a `Find`, or a table for `found_in`. Raises `InputError` for the first malformed
    line, or `InputErrors` with every card that was not found."""
    find = found_in(cards) if isinstance(cards, Mapping) else cards
    about: dict[str, str] = {}
    found: dict[str, list[Entry]] = {}
    section = ""
    wrong: list[InputError] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#")[0].strip()
        where = f"{place}:{number}"
        if not line:
            continue
        heading = re.fullmatch(r"\[(.+)\]", line)
        if heading:
            section = heading.group(1).strip().lower()
            if section not in sections:
                raise InputError(where, f"no section [{section}]; this game has {', '.join(sections)}")
            found.setdefault(section, [])
            continue
        header = re.fullmatch(r"([a-z]+):\s*(.+)", line)
        if header and not section:
            if header.group(1) not in ABOUT:
                raise InputError(where, f"no {header.group(1)!r} of a deck; there is {', '.join(ABOUT)}")
            about[header.group(1)] = header.group(2).strip()
            continue
        if not section:
            raise InputError(where, f"{line!r} stands before any [section]")
        copies, name = _counted(line, where)
        try:
            found[section].append(Entry(copies, find(name, section), number))
        except InputError as error:
            there = f" ({error.place})" if error.place else ""
            wrong.append(InputError(where, error.reason + there))
    if wrong:
        raise InputErrors(wrong)
    if not found:
        raise InputError(place, f"no sections; write {', '.join(f'[{s}]' for s in sections)}")
    return Deck(about.get("name", place), found, about, place)


def _counted(line: str, where: str) -> tuple[int, str]:
    match = re.fullmatch(r"(\d+)\s*x?\s+(.+)", line)
    if match is None:
        raise InputError(where, f"{line!r} is not 'COUNT CARD'")
    digits, name = match.group(1), match.group(2).strip()
    if len(digits) > 9 or not 1 <= int(digits) <= 60:
        said = digits if len(digits) <= 9 else f"{digits[:9]}..."
        raise InputError(where, f"{said} is no number of copies")
    return int(digits), name


def by_number_and_name(cards: list[Card]) -> dict[str, Card]:
    """The table for `parse_deck`: number -> card, and name -> card for names that only one card has."""
    pool: dict[str, Card] = {}
    shared: set[str] = set()
    for card in cards:
        if card.name in pool:
            shared.add(card.name)
        pool[card.name] = card
    for name in shared:
        del pool[name]
    for card in cards:
        pool[card.number] = card
    return pool
