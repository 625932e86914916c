"""Which tokens can come into a game: those that its cards name. A book may list many that no card of a game creates."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.position.objects import Card
from ludex.core.position.pools import POOLS
from ludex.core.tree import walk
from ludex.core.values.memo import Memo

if TYPE_CHECKING:
    from ludex.core.book import Book


def _named_by(card: Card, book: Book) -> tuple[Card, ...]:
    rules = book.brings(card) if book.brings is not None else ()
    tokens = [book.tokens.get(said) for said in (*sorted(walk.strings(card.abilities)), *rules)]
    return tuple([token for token in tokens if token is not None])


NAMED_BY: Final[Memo[Card, Book, tuple[Card, ...]]] = Memo(_named_by)
"""The tokens that a card names in its trees, or that the rules create because of it (`Book.brings`)."""


def _brought(pool: tuple[Card, ...], book: Book) -> tuple[Card, ...]:
    found: dict[str, Card] = {}
    backs = [card.back for card in pool if card.back is not None]
    rest = [*pool, *backs]
    while rest:
        for card in NAMED_BY.of(rest.pop(), book):
            if card.number not in found:
                found[card.number] = card
                rest.append(card)
    return (*pool, *backs, *found.values())


BROUGHT: Final[Memo[tuple[Card, ...], Book, tuple[Card, ...]]] = Memo(_brought, POOLS)
"""The cards of the pool with both their sides, and the tokens that can come because of these and of such tokens
(`NAMED_BY`)."""
