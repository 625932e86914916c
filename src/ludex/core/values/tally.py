"""Counts of this turn: events that a card asks about (`Happened`) and cards played (`Played`)."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import Book
from ludex.core.position.objects import Card
from ludex.core.position.pools import POOLS
from ludex.core.tree import Happened, Underwent, When, walk
from ludex.core.values import layers
from ludex.core.values.bringing import BROUGHT
from ludex.core.values.compare import compare
from ludex.core.values.memo import Memo

if TYPE_CHECKING:
    from ludex.core.position.game import Game

MARK: Final = "did "
"""The prefix of the names in `Game.memory` under which `noting` counts events."""


def key(game: Game, when: When, player: int, source: int = 0) -> str:
    """The name of the count in `Game.memory`: the player, the fields of `when` that differ from their defaults, and the
    id of the card that it happened to, or that caused it, if cards ask about themselves (0: any); with the number of
    its `span` as it is now."""
    given = GIVEN.of(when, None)
    if when.span:
        given = f"{given} {game.remembers(when.span)}"
    return f"{MARK}{player} {given} {source}" if source else f"{MARK}{player} {given}"


def _given(when: When, about: None) -> str:
    values = [(getattr(when, spec.name), spec.default) for spec in fields(when)]
    return " ".join([str(value) for value, default in values if value != default])


GIVEN: Final[Memo[When, None, str]] = Memo(_given)
"""The fields of a `When` that differ from their defaults, in words."""


ANYONE, ITSELF, OTHERS, BY_ITSELF = 0, 1, 2, 3
"""Whom a `When` is about: whoever its subject describes; the card that asks; others than that card; whoever it
describes, by an effect or a cost of the card that asks."""


def _speaks_of(when: When, about: None) -> int:
    if any(isinstance(node, t.Self) for node in walk.nodes(when.subject, skip=(t.Not,))):
        return ITSELF
    if any(isinstance(node, t.Self) for node in walk.nodes(when.cause, skip=(t.Not,))):
        return BY_ITSELF
    return OTHERS if any(isinstance(node, t.Self) for node in walk.nodes(when.subject)) else ANYONE


SPEAKS: Final[Memo[When, None, int]] = Memo(_speaks_of)


def happened(game: Game, when: When, player: int, source: int, total: bool = False) -> int:
    """How often the event happened this turn, as the card `source` of the player asks; `total`: with what amounts."""
    speaks = SPEAKS.of(when, None)
    if speaks in (ITSELF, BY_ITSELF):
        return _noted(game, key(game, when, player, source), total)
    every = _noted(game, key(game, when, player), total)
    return every - _noted(game, key(game, when, player, source), total) if speaks == OTHERS else every


def _noted(game: Game, name: str, total: bool) -> int:
    return game.remembers(name) + (game.remembers(name + BESIDES) if total else 0)


BESIDES: Final = " besides"
"""The end of the names that count how much more than one the amounts of events were."""


def forget(game: Game) -> None:
    """Call when a turn begins: reset all counts."""
    for name in [name for name in game.memory if name.startswith((MARK, PLAYED))]:
        del game.memory[name]


PLAYED: Final = "played "
"""The prefix of the names in `Game.memory` that count played cards; the player and the card's number follow."""


def note_played(game: Game, player: int, card: Card) -> None:
    """Count a card that the player played."""
    name = f"{PLAYED}{player} {card.number}"
    game.remember(name, game.remembers(name) + 1)


def count(game: Game, player: int, such: t.Sel) -> int:
    """How many cards whose printed information matches `such` the player has played this turn."""
    start = f"{PLAYED}{player} "
    numbers = {name.removeprefix(start): n for name, n in game.memory.items() if name.startswith(start)}
    if not numbers:
        return 0
    cards = {card.number: card for card in (*game.book.tokens.values(), *game.pool) if card.number in numbers}
    return sum(n for number, n in numbers.items() if prints(game, cards[number], such))


def spelled_out(game: Game, sel: t.Sel, source: int) -> t.Sel:
    """The description with the words of the card `source` in the place of "with the same name as this card"."""
    if isinstance(sel, t.All):
        return t.All(tuple([spelled_out(game, part, source) for part in sel.parts]))
    if isinstance(sel, t.Not):
        return t.Not(spelled_out(game, sel.part, source))
    if isinstance(sel, t.Shares) and isinstance(sel.what, t.Self):
        return t.Some(tuple([t.Word(sel.kind, word) for word in layers.words(game, source, sel.kind)]))
    return sel


def prints(game: Game, card: Card, sel: t.Sel) -> bool:
    """Whether the printed information of the card matches the selector. Owner and zone are ignored."""
    if isinstance(sel, t.All):
        return all(prints(game, card, part) for part in sel.parts)
    if isinstance(sel, t.Some):
        return any(prints(game, card, part) for part in sel.parts)
    if isinstance(sel, t.Not):
        return not prints(game, card, sel.part)
    if isinstance(sel, t.Word):
        return sel.value in layers.base_words(game, card, sel.kind)
    if isinstance(sel, t.Within):
        return any(sel.value in word for word in layers.base_words(game, card, sel.kind))
    if isinstance(sel, t.Figure) and isinstance(sel.amount, int):
        return compare(card.figures.get(sel.figure, 0), sel.op, sel.amount)
    if isinstance(sel, t.Has):
        return sel.keyword in card.keywords
    if isinstance(sel, (t.Anything, t.Side, t.Zone)):
        return True
    raise TypeError(f"{sel!r} is not printed on cards")


def _asked_by(card: Card, about: None) -> tuple[When, ...]:
    asked = [node.when for node in walk.nodes(card.abilities) if isinstance(node, (Happened, Underwent))]
    return tuple(dict.fromkeys(asked))


ASKED: Final[Memo[Card, None, tuple[When, ...]]] = Memo(_asked_by)
"""The `When` conditions of a card's `Happened` and `Underwent` nodes."""


def _watched_in(pool: tuple[Card, ...], book: Book) -> dict[str, tuple[When, ...]]:
    by_kind: dict[str, tuple[When, ...]] = {}
    for card in BROUGHT.of(pool, book):
        for when in ASKED.of(card, None):
            have = by_kind.get(when.event, ())
            if when not in have:
                by_kind[when.event] = (*have, when)
    return by_kind


WATCHED: Final[Memo[tuple[Card, ...], Book, dict[str, tuple[When, ...]]]] = Memo(_watched_in, POOLS)
"""Event kind -> the `When` conditions that cards of the pool, and tokens that can come, ask about."""
