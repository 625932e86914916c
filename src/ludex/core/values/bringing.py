"""Which tokens can come into a game: those that its cards name. A book may list many that no card of a game creates."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.position.objects import Card
from ludex.core.tree import walk
from ludex.core.values.memo import POOLS, Memo

if TYPE_CHECKING:
    from ludex.core.book import Book


def _said(card: Card, about: None) -> tuple[str, ...]:
    return tuple(dict.fromkeys(walk.strings(card.abilities)))


SAID: Final[Memo[Card, None, tuple[str, ...]]] = Memo(_said)
"""The words in the trees of a card."""


def _brought(pool: tuple[Card, ...], book: Book) -> tuple[Card, ...]:
    found: dict[str, Card] = {}
    backs = [card.back for card in pool if card.back is not None]
    rest = [*pool, *backs]
    while rest:
        named = rest.pop()
        rules = book.brings(named) if book.brings is not None else ()
        for said in (*SAID.of(named, None), *rules):
            card = book.tokens.get(said)
            if card is not None and card.number not in found:
                found[card.number] = card
                rest.append(card)
    return (*pool, *backs, *found.values())


BROUGHT: Final[Memo[tuple[Card, ...], Book, tuple[Card, ...]]] = Memo(_brought, POOLS)
"""The cards of the pool with both their sides, and the tokens of the book that these and such tokens name in their
trees, or that the rules create because of them (`Book.brings`)."""
