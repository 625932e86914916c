"""How each game's table is drawn: which zones are cards on the table, which are a line, which are only counted.

A zone that a layout does not name is placed by its kind, so a new game has a table before it has a layout. Templates
take figures and numbers by name, as in `{combo power}`; one that a card does not have leaves the template out.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from ludex.core.book import HIDDEN, Book
from ludex.games.words import Words


@dataclass(frozen=True)
class Layout:
    """Zones by how they are drawn, and the words for figures.

    `rows` go from the middle of the table outwards; a place in a row is a zone (all its cards) or `zone:slot`.
    """

    head: tuple[str, ...] = ()
    """Zones whose cards stand in the title of a player's half."""
    rows: tuple[tuple[str, ...], ...] = ()
    lines: tuple[str, ...] = ()
    """Zones with all their names in a line."""
    detailed: tuple[str, ...] = ()
    """Those of the lines that tell figures, too."""
    piles: tuple[str, ...] = ()
    """Zones that are counted, with their top card: `z NAME` lists them."""
    counts: tuple[str, ...] = ()
    silent: tuple[str, ...] = ()
    """Zones told elsewhere: what lies under a card is counted on that card."""
    hand: str = "hand"
    figures: dict[str, str] = field(default_factory=dict)
    """How the figures of a card type are written on the table; an empty key: any other type."""
    in_hand: dict[str, str] = field(default_factory=dict)
    """The same in hand, if it differs there."""
    cost: str = "cost"
    worn: str = ""
    """The figure that already counts damage, so that damage is not told again."""
    numbers: dict[str, str] | None = None
    """The players' numbers worth showing, as templates by the key of their label; None: all."""
    keywords: bool = True
    """Whether keywords stand on the cards of the table."""
    titles: dict[str, str] = field(default_factory=dict)
    """What players call a zone; from the game's words, as are the following."""
    places: dict[str, str] = field(default_factory=dict)
    """What an empty place is called, in rows with slots."""
    labels: dict[str, str] = field(default_factory=dict)
    """What the numbers are called."""
    terms: dict[str, str] = field(default_factory=dict)
    """Other words for states and keywords."""


LAYOUTS: dict[str, Layout] = {
    "sve": Layout(
        head=("leader",),
        rows=(("field",), ("ex",)),
        piles=("cemetery", "banished", "evolve zone", "race zone", "evolve deck"),
        counts=("deck",),
        figures={"follower": "{attack}/{defense}", "leader": "defense {defense}", "": ""},
        worn="defense",
        numbers={"play points": "{play points}/{maximum play points}", "evolution points": "{evolution points}"},
    ),
    "vg": Layout(
        rows=(("RC:0", "VC", "RC:1"), ("RC:2", "RC:3", "RC:4")),
        lines=("GC", "trigger", "order area", "damage"),
        detailed=("GC", "trigger"),
        piles=("soul", "drop", "order zone", "bind", "removed", "ride deck", "G", "crest"),
        counts=("deck",),
        figures={"unit": "G{grade} {power} ★{critical}", "": "G{grade}"},
        in_hand={"unit": "{power}, shield {shield}", "": ""},
        cost="grade",
        numbers={},
        keywords=False,
    ),
    "dbs": Layout(
        rows=(("leader", "battle"),),
        lines=("combo", "energy"),
        detailed=("combo",),
        piles=("drop",),
        counts=("deck", "life"),
        silent=("under",),
        figures={"leader": "{power}", "battle": "{power}", "": ""},
        in_hand={"battle": "{power}, combo {combo power} for {combo cost}", "": ""},
        numbers={},
    ),
    "cc": Layout(
        rows=(("servant",), ("caster",)),
        lines=("bingo",),
        piles=("graveyard", "removed", "extra"),
        counts=("deck", "orb"),
        silent=("stock",),
        figures={"caster": "level {level}", "servant": "{atk}/{def}", "": ""},
        numbers={},
    ),
}


def layout_of(book: Book, words: Words | None = None, lang: str = "en") -> Layout:
    """The game's own layout, completed by what the zone kinds say, with the game's words in a language."""
    own = LAYOUTS.get(book.code, Layout())
    named = {place.partition(":")[0] for row in own.rows for place in row}
    named |= {*own.head, *own.lines, *own.piles, *own.counts, *own.silent, own.hand}
    rows, lines, counts = list(own.rows), list(own.lines), list(own.counts)
    for kind in book.zones:
        if kind.name in named or kind.shared:
            continue
        if kind.sight == HIDDEN:
            counts.append(kind.name)
        elif kind.oriented:
            rows.append((kind.name,))
        else:
            lines.append(kind.name)
    placed = replace(own, rows=tuple(rows), lines=tuple(lines), counts=tuple(counts))
    return _worded(placed, words or Words(), lang)


def _worded(layout: Layout, words: Words, lang: str) -> Layout:
    japanese = lang == "ja"
    titles = {name: zone.ja if japanese and zone.ja else zone.en for name, zone in words.zones.items()}
    places: dict[str, str] = {}
    for row in layout.rows:
        if any(":" in place for place in row):
            for place in row:
                zone, _, slot = place.partition(":")
                said = words.zones[zone].slots[int(slot)] if slot else words.zones[zone]
                places[place] = said.ja if japanese and said.ja else said.en
    labels = {key: label.ja if japanese and label.ja else label.en for key, label in words.labels.items()}
    keywords = {name: keyword.ja for name, keyword in words.keywords.items() if keyword.ja}
    terms = {**words.states, **keywords} if japanese else {}
    return replace(layout, titles=titles, places=places, labels=labels, terms=terms)
