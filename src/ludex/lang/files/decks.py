"""Deck lists: plain text, one `COUNT CARD` a line under `[section]` headings. CARD is a number or a name.

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
"""The section of cards that lie ready because cards of the deck create them; no list has it."""


class Entry(NamedTuple):
    """One line of a deck: how many of which card, and where it stands."""

    copies: int
    card: Card
    line: int


class Deck(NamedTuple):
    """A deck as written: sections in order, each a list of entries. `about` are the `key: value` lines."""

    name: str
    sections: dict[str, list[Entry]]
    about: dict[str, str]
    place: str

    def cards(self, section: str) -> list[Card]:
        return [entry.card for entry in self.sections.get(section, []) for _ in range(entry.copies)]


class Breach(NamedTuple):
    """A paragraph that a deck breaks, and how."""

    rule: str
    reason: str
    line: int = 0


Find = Callable[[str, str], Card]
"""A card by its number or name, and the section it is to go into. Raises `InputError`; a place that it gives says where
the card stands, not the line of the deck."""


def found_in(pool: Mapping[str, Card]) -> Find:
    """Looks numbers and names up in a table; after a number the name may stand as well."""

    def find(name: str, section: str) -> Card:
        card = pool.get(name) or pool.get(name.split(maxsplit=1)[0])
        if card is None:
            raise InputError("", f"no card {name!r}")
        return card

    return find


def parse_deck(text: str, place: str, cards: Mapping[str, Card] | Find, sections: tuple[str, ...]) -> Deck:
    """Read a deck list. `cards` finds them, or is a table of numbers and names. A line that does not fit is told with
    its number; of cards that cannot be had, every one."""
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
    count, name = int(match.group(1)), match.group(2).strip()
    if not 1 <= count <= 60:
        raise InputError(where, f"{count} is no number of copies")
    return count, name


def by_number_and_name(cards: list[Card]) -> dict[str, Card]:
    """A pool for `parse_deck`: numbers, and names that only one card has."""
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
