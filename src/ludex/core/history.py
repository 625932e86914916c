"""What happened this turn, as far as a card of the game asks for it (`Happened`)."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any, Final

from ludex.core.happening import hearing
from ludex.core.position.game import Ctx
from ludex.core.tree import Happened, When

if TYPE_CHECKING:
    from ludex.core.book import Book
    from ludex.core.position.event import Event
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Card

MARK: Final = "did "
"""What is kept in the memory of a position begins so."""
MOST: Final = 99


class Watched:
    """What the cards of a pool ask about."""

    __slots__ = ("book", "by_kind", "pool")

    def __init__(self, book: Book, pool: tuple[Card, ...], by_kind: dict[str, tuple[When, ...]]) -> None:
        self.book = book
        self.pool = pool
        self.by_kind = by_kind


_KNOWN: Final[list[Watched]] = []
_ASKED: Final[dict[Card, tuple[When, ...]]] = {}


def watched(game: Game) -> dict[str, tuple[When, ...]]:
    """The events that cards of this game, tokens included, ask about, by kind. NB: those of the last two pools are
    kept."""
    for known in _KNOWN:
        if known.pool is game.pool and known.book is game.book:
            return known.by_kind
    by_kind: dict[str, tuple[When, ...]] = {}
    for card in (*game.pool, *game.book.tokens.values()):
        for when in _asked_by(card):
            have = by_kind.get(when.event, ())
            if when not in have:
                by_kind[when.event] = (*have, when)
    _KNOWN[:] = [Watched(game.book, game.pool, by_kind), *_KNOWN[:1]]
    return by_kind


def _asked_by(card: Card) -> tuple[When, ...]:
    """What a card asks about. NB: each card is looked through once."""
    found = _ASKED.get(card)
    if found is None:
        whens: dict[When, None] = {}
        _gather(card.abilities, whens)
        found = tuple(whens)
        _ASKED[card] = found
    return found


def _gather(node: Any, whens: dict[When, None]) -> None:
    if isinstance(node, Happened):
        whens[node.when] = None
    elif type(node) is tuple:
        for item in node:
            _gather(item, whens)
    elif is_dataclass(node) and not isinstance(node, type):
        for spec in fields(node):
            _gather(getattr(node, spec.name), whens)


def note(game: Game, happened: list[Event]) -> None:
    """Count the events of a batch that somebody asks about, as each player sees them."""
    asked = watched(game)
    for event in happened:
        for when in asked.get("move" if event.kind == "create" else event.kind, ()):
            seen = hearing.as_seen(game, event)
            for player in (0, 1):
                if hearing.happens(game, when, Ctx(0, player, (), seen), seen):
                    name = key(when, player)
                    game.remember(name, min(MOST, game.remembers(name) + 1))


def key(when: When, player: int) -> str:
    """The name of a count: what of the event is told, and who sees it."""
    told = [str(getattr(when, spec.name)) for spec in fields(when) if getattr(when, spec.name) != spec.default]
    return f"{MARK}{player} {' '.join(told)}"


def forget(game: Game) -> None:
    """A new turn: nothing has happened in it."""
    for name in [name for name in game.memory if name.startswith(MARK)]:
        del game.memory[name]
