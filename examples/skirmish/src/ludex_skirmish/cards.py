"""Cards: rows of a card file or a scenario, and the shipped cards and decks."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from ludex.core.position.objects import Card
from ludex.errors import InputError
from ludex.lang.files.decks import by_number_and_name
from ludex.lang.files.text import read_yaml, shipped_files
from ludex.lang.phrase import Declined
from ludex_skirmish.text import read_text

TYPES = ("unit", "spell", "hero")


class Row(msgspec.Struct, forbid_unknown_fields=True):
    """One card as a file writes it. `keywords` are lines of text that need no line of their own."""

    name: str
    number: str = ""
    type: str = "unit"
    cost: int = 0
    power: int = 0
    health: int = 0
    keywords: list[str] = []
    text: str = ""


def make_card(row: dict[str, Any], place: str) -> Card:
    """A card from a row; an error says the place."""
    try:
        data = msgspec.convert(row, Row)
    except msgspec.ValidationError as error:
        raise InputError(place, str(error)) from None
    if data.type not in TYPES:
        raise InputError(place, f"no type {data.type!r}; there is {', '.join(TYPES)}")
    figures = {"cost": data.cost}
    if data.type == "unit":
        figures |= {"power": data.power, "health": data.health}
    text = "\n".join([*data.keywords, *filter(None, [data.text])])
    try:
        abilities = read_text(text, data.type)
    except Declined as error:
        raise InputError(f"{place}: {data.name}", str(error)) from None
    return Card(data.number or data.name, data.name, (data.type,), figures, {}, text, abilities)


@cache
def shipped_cards() -> dict[str, Card]:
    """The shipped cards by number and by name."""
    made: list[Card] = []
    for name, text in shipped_files("ludex_skirmish", "cards", ".yaml").items():
        rows = read_yaml(text, f"{name}.yaml", list[dict[str, Any]])
        made.extend(make_card(row, f"{name}.yaml") for row in rows)
    return by_number_and_name(made)


@cache
def deck_texts() -> dict[str, str]:
    """The shipped deck lists by name."""
    return shipped_files("ludex_skirmish", "decks", ".txt")
