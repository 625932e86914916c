"""How each game's table is drawn: which zones are cards on the table, which are a line, which are only counted.

A zone that a layout does not name is placed by its kind, so a new game has a table before it has a layout.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from ludex.core.book import HIDDEN, OWN, Book


@dataclass(frozen=True)
class Layout:
    """Zones by how they are drawn, and the words for figures.

    `rows` go from the middle of the table outwards; a place in a row is a zone (all its cards) or `zone:slot`.
    """

    rows: tuple[tuple[str, ...], ...] = ()
    lines: tuple[str, ...] = ()
    counts: tuple[str, ...] = ()
    hand: str = "hand"
    titles: dict[str, str] = field(default_factory=dict)
    """What players call a zone, where that is not its name."""
    figures: dict[str, str] = field(default_factory=dict)
    """How the figures of a card type are written; an empty key: any other type."""
    cost: str = "cost"
    numbers: tuple[str, ...] | None = None
    """The players' numbers worth showing; None: all."""
    silent: tuple[str, ...] = ()
    """Zones told elsewhere: what lies under a card is counted on that card."""
    places: dict[str, str] = field(default_factory=dict)
    """What an empty place is called."""


LAYOUTS: dict[str, Layout] = {
    "sve": Layout(
        rows=(("field",), ("ex",)),
        lines=("leader", "cemetery", "banished", "evolve zone", "race zone", "evolve deck"),
        counts=("deck",),
        titles={"ex": "EX area"},
        figures={"follower": "{attack}/{defense}", "": ""},
    ),
    "vg": Layout(
        rows=(("GC",), ("RC:0", "VC", "RC:1"), ("RC:2", "RC:3", "RC:4")),
        lines=("damage", "soul", "drop", "order zone", "bind", "trigger", "order area", "ride deck", "G", "crest"),
        counts=("deck",),
        titles={"G": "G zone"},
        cost="grade",
        places={
            "RC:0": "front left",
            "VC": "vanguard",
            "RC:1": "front right",
            "RC:2": "back left",
            "RC:3": "back center",
            "RC:4": "back right",
        },
    ),
    "dbs": Layout(
        rows=(("leader", "battle"),),
        lines=("combo", "energy", "drop"),
        counts=("deck", "life"),
        silent=("under",),
    ),
    "cc": Layout(
        rows=(("servant",), ("caster",)),
        lines=("graveyard", "removed", "bingo", "extra"),
        counts=("deck", "orb"),
        titles={"orb": "orbs"},
        silent=("stock",),
    ),
}


def layout_of(book: Book) -> Layout:
    """The game's own layout, completed by what the zone kinds say."""
    own = LAYOUTS.get(book.code, Layout())
    named = {place.partition(":")[0] for row in own.rows for place in row} | {
        *own.lines,
        *own.counts,
        *own.silent,
        own.hand,
    }
    rows, lines, counts = list(own.rows), list(own.lines), list(own.counts)
    for kind in book.zones:
        if kind.name in named or kind.shared:
            continue
        if kind.sight == HIDDEN:
            counts.append(kind.name)
        elif kind.sight == OWN:
            lines.append(kind.name)
        elif kind.oriented:
            rows.append((kind.name,))
        else:
            lines.append(kind.name)
    return replace(own, rows=tuple(rows), lines=tuple(lines), counts=tuple(counts))
