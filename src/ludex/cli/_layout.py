"""A game's layout for the terminal, completed by what its zone kinds say."""

from __future__ import annotations

from dataclasses import replace

from ludex.core.book import HIDDEN, Book
from ludex.games.terminal import Terminal
from ludex.games.words import Said, Words, ZoneName


def layout_of(own: Terminal, book: Book, words: Words | None = None, lang: str = "en") -> Terminal:
    """The game's own layout, with the zones that it does not name, and the game's words in a language."""
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


def _worded(layout: Terminal, words: Words, lang: str) -> Terminal:
    """The layout with the game's words; what has none is called as the layout says, or by its key."""
    said = _japanese if lang == "ja" else _english
    titles = {name: said(zone) for name, zone in words.zones.items()}
    places: dict[str, str] = {}
    for row in layout.rows:
        for place in row if any(":" in place for place in row) else ():
            zone, _, slot = place.partition(":")
            if zone in words.zones:
                places[place] = said(words.zones[zone].slots[int(slot)]) if slot else titles[zone]
    labels = {key: said(label) for key, label in words.labels.items()}
    keywords = {name: keyword.ja for name, keyword in words.keywords.items() if keyword.ja}
    return replace(
        layout,
        titles={**layout.titles, **titles},
        places={**layout.places, **places},
        labels={**{key: key for key in layout.numbers or ()}, **layout.labels, **labels},
        terms={**layout.terms, **words.states, **keywords} if lang == "ja" else layout.terms,
    )


def _english(name: Said | ZoneName) -> str:
    return name.en


def _japanese(name: Said | ZoneName) -> str:
    return name.ja or name.en
