"""A game's layout for the terminal, completed by what its zone kinds say."""

from __future__ import annotations

from dataclasses import replace

from ludex.core.book import HIDDEN, Book
from ludex.games.terminal import Terminal


def layout_of(own: Terminal, book: Book) -> Terminal:
    """The game's own layout, with the zones that it does not name."""
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
    return replace(own, rows=tuple(rows), lines=tuple(lines), counts=tuple(counts))
