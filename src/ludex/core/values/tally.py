"""Counts of this turn: events that a card asks about (`Happened`) and cards played (`Played`)."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.tree import When
from ludex.core.values.compare import compare

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Card

MARK: Final = "did "
"""The prefix of the names in `Game.memory` under which `noting` counts events."""


def key(when: When, player: int) -> str:
    """The name of the count in `Game.memory`: the player and the fields of `when` that differ from their defaults."""
    given = [str(getattr(when, spec.name)) for spec in fields(when) if getattr(when, spec.name) != spec.default]
    return f"{MARK}{player} {' '.join(given)}"


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
    return sum(n for number, n in numbers.items() if prints(cards[number], such))


def prints(card: Card, sel: t.Sel) -> bool:
    """Whether the printed information of the card matches the selector. Owner and zone are ignored."""
    if isinstance(sel, t.All):
        return all(prints(card, part) for part in sel.parts)
    if isinstance(sel, t.Some):
        return any(prints(card, part) for part in sel.parts)
    if isinstance(sel, t.Not):
        return not prints(card, sel.part)
    if isinstance(sel, t.Word):
        if sel.kind == "name":
            return card.name == sel.value
        return sel.value in (card.types if sel.kind == "type" else card.words.get(sel.kind, ()))
    if isinstance(sel, t.Figure) and isinstance(sel.amount, int):
        return compare(card.figures.get(sel.figure, 0), sel.op, sel.amount)
    if isinstance(sel, t.Has):
        return sel.keyword in card.keywords
    if isinstance(sel, (t.Anything, t.Side, t.Zone)):
        return True
    raise TypeError(f"{sel!r} is not printed on cards")
