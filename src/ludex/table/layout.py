"""How a game's table is laid out: data of the game (`table.yaml` in its package), checked against its book here."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
import yaml
from msgspec import Struct, field

from ludex.core.book import Book
from ludex.errors import InputError
from ludex.games import load


class Zone(Struct, forbid_unknown_fields=True):
    """A zone on the table. `show`: row, slots, pile, strip, hand, or under (told on the card it lies under)."""

    en: str
    show: str
    ja: str = ""
    area: str = ""
    places: list[list[str]] = field(default_factory=list)
    """Of slots: for each slot its area, its name, and its name in Japanese."""
    small: bool = False
    empty: bool = True
    """Whether the place is drawn when nothing lies there."""


class Colour(Struct, forbid_unknown_fields=True):
    """The colour of a frame, by a kind of the card's words."""

    by: str
    hues: dict[str, list[int]]
    """By word: hue, saturation."""


class Probe(Struct, forbid_unknown_fields=True):
    """One answer to "why not?": if `change` makes the card offered, this is what stands in the way."""

    key: str
    rule: str
    en: str
    ja: str
    change: dict[str, Any]
    zones: list[str] = field(default_factory=list)


class Layout(Struct, forbid_unknown_fields=True):
    """One player's half of the table as a grid (rows from the middle outwards), and the words of the game."""

    name_ja: str
    areas: list[str]
    columns: str
    phone: list[str]
    phone_columns: str
    zones: dict[str, Zone]
    shared: dict[str, Zone]
    numbers: list[list[str]]
    """What stands by a player's name: template, English, Japanese. `{name}` is a number, `{zone:name}` a count."""
    figures: dict[str, dict[str, str]]
    """Where figures stand on a card, by its type (empty: any other): top, left, right, low."""
    colour: Colour
    passing: dict[str, list[str]]
    """What a button without a card means, by verb or `verb @ rule`: English, Japanese."""
    whynot: list[Probe]
    no_target: str
    """The paragraph by which what must be chosen has to exist."""
    texts_ja: dict[str, str]
    prompts_ja: dict[str, str]
    phases_ja: dict[str, str] = field(default_factory=dict)
    log_ja: dict[str, str] = field(default_factory=dict)
    words_ja: dict[str, str] = field(default_factory=dict)
    """Further words within lines of the log: numbers, states, elements."""
    meanings: dict[str, list[str]] = field(default_factory=dict)
    """What a keyword means, in a few words of our own: English, Japanese. The paragraph has the last word."""
    targets: dict[str, str] = field(default_factory=dict)
    """Verbs that are dropped on a zone: verb to `own` or `enemy` and the zone's name."""
    stacks: list[str] = field(default_factory=list)
    """Zones whose cards lie under a card of another zone."""
    worn: str = ""
    """The figure that already counts damage."""


@cache
def layout_of(code: str) -> Layout:
    spec = load(code)
    place = f"{code}/table.yaml"
    text = (files(f"ludex.games.{code}") / "table.yaml").read_text(encoding="utf-8")
    try:
        layout = msgspec.convert(yaml.safe_load(text), Layout)
    except msgspec.ValidationError as error:
        raise InputError(place, str(error)) from None
    for book in spec.books.values():
        _check(layout, book, place)
    return layout


def _check(layout: Layout, book: Book, place: str) -> None:
    """Every zone of the book has its place, and the grid names no other."""
    own = {kind.name for kind in book.zones if not kind.shared}
    shared = {kind.name for kind in book.zones if kind.shared}
    if own != set(layout.zones) or shared != set(layout.shared):
        raise InputError(place, f"zones differ from the book's: {sorted(own ^ set(layout.zones))}")
    areas = {zone.area for zone in layout.zones.values() if zone.area}
    areas |= {spot[0] for zone in layout.zones.values() for spot in zone.places}
    for grid in (layout.areas, layout.phone):
        drawn = {word for row in grid for word in row.split()} - {"."}
        if drawn != areas:
            raise InputError(place, f"the grid and the zones differ: {sorted(drawn ^ areas)}")
    for probe in layout.whynot:
        for zone in probe.zones:
            if zone not in own:
                raise InputError(place, f"why not {probe.key}: no zone {zone!r}")
