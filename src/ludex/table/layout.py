"""How a game's table is laid out: data of the game (`table.yaml` in its package), checked against its book here.

A game without `table.yaml` gets a plain layout, made from its zone kinds.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Literal

import msgspec
import yaml
from msgspec import Meta, Struct, field

from ludex.core.book import HIDDEN, Book, ZoneKind
from ludex.errors import InputError
from ludex.games import load, package_of
from ludex.games.words import Words

Show = Literal["row", "slots", "pile", "strip", "column", "hand", "under", "upon"]
Picture = Literal["portrait", "rune", "tower"]
Hex = Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]


class Zone(Struct, forbid_unknown_fields=True):
    """A zone on the table and how it is shown; `under`: counted on the card that its cards lie under; `upon`: small, on
    the spot or on the card that its cards lie upon."""

    show: Show
    area: str = ""
    places: list[str] = field(default_factory=list)
    """Of slots: the area of each; empty: it is drawn nowhere. Slots with the same area lie side by side, and where the
    player has spots, a slot that is none of them is not drawn."""
    small: bool = False
    empty: bool = True
    """Whether the place is drawn when nothing lies there."""


class Colour(Struct, forbid_unknown_fields=True):
    """The colour of a frame, by a kind of the card's words; without hues, by the card's type."""

    by: str = ""
    hues: dict[str, list[int]] = field(default_factory=dict)
    """By word: hue, saturation."""


class Probe(Struct, forbid_unknown_fields=True):
    """One answer to "why not?": if `change` makes the card offered, this is what stands in the way. `key` names the
    sentence in the game's words."""

    key: str
    rule: str
    change: dict[str, Any]
    zones: list[str] = field(default_factory=list)


class Layout(Struct, forbid_unknown_fields=True):
    """One player's half of the table as a grid (rows from the middle outwards). The words are in words.yaml."""

    areas: list[str]
    columns: str
    zones: dict[str, Zone]
    shared: dict[str, Zone]
    accent: Hex = "#8a8094"
    """The game's colour in the lobby."""
    numbers: dict[str, str] | None = None
    """What stands by a player's name, by the key of its label in the game's words: `{name}` is a number,
    `{zone:name}` a count. None: all numbers that the player has."""
    figures: dict[str, dict[str, str]] | None = None
    """Where figures stand on a card, by its type (empty: any other): top, left, right, low. None: in the order in which
    the card lists them."""
    tints: dict[str, Hex] = field(default_factory=dict)
    """The colour behind a figure, where it is not that of its place."""
    pictures: dict[str, Picture] = field(default_factory=dict)
    """What the picture of a card shows, by its type; any other type: a being."""
    golden: list[str] = field(default_factory=list)
    """Types of cards with a golden frame."""
    colour: Colour = field(default_factory=Colour)
    spots: list[str] = field(default_factory=list)
    """Types of spots that are told where the spot is drawn."""
    whynot: list[Probe] = field(default_factory=list)
    no_target: str = ""
    """The paragraph by which what must be chosen has to exist."""
    targets: dict[str, str] = field(default_factory=dict)
    """Verbs that are dropped on a zone: verb to `own` or `enemy` and the zone's name."""
    counted: dict[str, str] = field(default_factory=dict)
    """Options whose number is the place of a card in a zone, 1 for the top: verb, or verb and word, to `own` or `enemy`
    and the zone's name."""


@cache
def layout_of(code: str) -> Layout:
    spec = load(code)
    file = files(package_of(code)) / "table.yaml"
    if not file.is_file():
        return plain(spec.book())
    place = f"{code}/table.yaml"
    try:
        layout = msgspec.convert(yaml.safe_load(file.read_text(encoding="utf-8")), Layout)
    except msgspec.ValidationError as error:
        raise InputError(place, str(error)) from None
    books = (*spec.books.values(), *spec.extensions.values())
    every = {kind.name for book in books for kind in book.zones if not kind.shared}
    for book in books:
        check_book(layout, book, place, every)
    check_words(layout, spec.words, place)
    return layout


def check_book(layout: Layout, book: Book, place: str, every: Iterable[str] = ()) -> None:
    """Every zone of the book has its place, and the grid names no other; `every`: the zones of the game's other books,
    too."""
    own = {*(kind.name for kind in book.zones if not kind.shared), *every}
    shared = {kind.name for kind in book.zones if kind.shared}
    if own != set(layout.zones) or shared != set(layout.shared):
        raise InputError(place, f"zones differ from the book's: {sorted(own ^ set(layout.zones))}")
    areas = {zone.area for zone in layout.zones.values() if zone.area}
    areas |= {area for zone in layout.zones.values() for area in zone.places if area}
    drawn = {word for row in layout.areas for word in row.split()} - {"."}
    if drawn != areas:
        raise InputError(place, f"the grid and the zones differ: {sorted(drawn ^ areas)}")
    for word in layout.spots:
        if word not in book.spots.words:
            raise InputError(place, f"spots: no type {word!r}; there is {', '.join(book.spots.words)}")
    for goal in (*layout.targets.values(), *layout.counted.values()):
        side, _, zone = goal.partition(" ")
        if side not in ("own", "enemy") or zone not in own:
            raise InputError(place, f"`own` or `enemy` and a zone, please, instead of {goal!r}")
    for probe in layout.whynot:
        for zone in probe.zones:
            if zone not in own:
                raise InputError(place, f"why not {probe.key}: no zone {zone!r}")


def check_words(layout: Layout, words: Words, place: str) -> None:
    """Every number and every answer to "why not?" has its words, and no others do."""
    for kind, keys, said in (
        ("numbers and labels", set(layout.numbers or ()), set(words.labels)),
        ("answers to why not", {probe.key for probe in layout.whynot}, set(words.whynot)),
    ):
        if keys != said:
            raise InputError(place, f"{kind} differ from those of words.yaml: {sorted(keys ^ said)}")
    for name, zone in layout.zones.items():
        if len(zone.places) != len(words.zone(name).slots):
            raise InputError(place, f"zone {name}: as many places as slots in words.yaml, please")


# --- a game without a layout of its own --------------------------------------------------------------------------

WIDEST = 6
"""Zones side by side in a row of the grid."""


def plain(book: Book) -> Layout:
    """A layout from the zone kinds: each zone where cards stand and turn has a row, the others lie side by side."""
    zones = {kind.name: _plain_zone(kind, book) for kind in book.zones if not kind.shared}
    shared = {kind.name: Zone("row") for kind in book.zones if kind.shared}
    rows = [zone.area for zone in zones.values() if zone.show == "row"]
    beside = [zone for show in ("strip", "pile") for zone in zones.values() if zone.show == show]
    lines = [beside[at : at + WIDEST] for at in range(0, len(beside), WIDEST)]
    width = max([1, *map(len, lines)])
    areas = [" ".join([area] * width) for area in rows]
    areas += [" ".join([zone.area for zone in line] + ["."] * (width - len(line))) for line in lines]
    piles = [bool(lines) and all(at >= len(line) or line[at].show == "pile" for line in lines) for at in range(width)]
    columns = " ".join("auto" if pile else "1fr" for pile in piles)
    return Layout(areas, columns, zones, shared)


def _plain_zone(kind: ZoneKind, book: Book) -> Zone:
    area = f"z{kind.index}"
    if kind.name == book.hand_zone:
        return Zone("hand")
    if kind.linked:
        return Zone("under")
    if kind.oriented:
        return Zone("row", area=area)
    if kind.sight == HIDDEN or kind.ordered or kind.apart:
        return Zone("pile", area=area)
    return Zone("strip", area=area)
