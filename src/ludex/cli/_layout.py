"""A game's layout for the terminal, completed by what its zone kinds say."""

from __future__ import annotations

from dataclasses import replace

from ludex.core.book import HIDDEN, Book
from ludex.games.terminal import Terminal
from ludex.games.words import Words


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
