"""Counts the events of this turn that some card of the game asks about with a `Happened` node."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.book import Book
from ludex.core.happening import hearing
from ludex.core.position.game import Ctx
from ludex.core.position.objects import Card
from ludex.core.tree import Happened, When, walk
from ludex.core.values import tally
from ludex.core.values.memo import POOLS, Memo

if TYPE_CHECKING:
    from ludex.core.position.event import Event
    from ludex.core.position.game import Game


MOST: Final = 99
"""The highest count; further events are not counted."""


def _asked_by(card: Card, about: None) -> tuple[When, ...]:
    return tuple(dict.fromkeys(node.when for node in walk.nodes(card.abilities) if isinstance(node, Happened)))


ASKED: Final[Memo[Card, None, tuple[When, ...]]] = Memo(_asked_by)
"""The `When` conditions of a card's `Happened` nodes."""


def _watched_in(pool: tuple[Card, ...], book: Book) -> dict[str, tuple[When, ...]]:
    by_kind: dict[str, tuple[When, ...]] = {}
    for card in (*pool, *book.tokens.values()):
        for when in ASKED.of(card, None):
            have = by_kind.get(when.event, ())
            if when not in have:
                by_kind[when.event] = (*have, when)
    return by_kind


WATCHED: Final[Memo[tuple[Card, ...], Book, dict[str, tuple[When, ...]]]] = Memo(_watched_in, POOLS)


def watched(game: Game) -> dict[str, tuple[When, ...]]:
    """Event kind -> the `When` conditions that cards of this game, tokens included, ask about."""
    return WATCHED.of(game.pool, game.book)


def note(game: Game, happened: list[Event]) -> None:
    """Count the events of a batch that a card asks about, once for each player as the controller of the card."""
    asked = watched(game)
    for event in happened:
        for when in asked.get("move" if event.kind == "create" else event.kind, ()):
            seen = hearing.as_seen(game, event)
            for player in (0, 1):
                if hearing.happens(game, when, Ctx(0, player, (), seen), seen):
                    name = tally.key(when, player)
                    game.remember(name, min(MOST, game.remembers(name) + 1))
