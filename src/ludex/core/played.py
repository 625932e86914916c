"""Cards played this turn: how many of each, so that texts may count those of a kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.values import compare

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Card

PLAYED: Final = "played "
"""What the memory's names of played cards begin with: then follow the player and the card's number."""


def note(game: Game, player: int, card: Card) -> None:
    name = f"{PLAYED}{player} {card.number}"
    game.remember(name, game.remembers(name) + 1)


def forget(game: Game) -> None:
    """A new turn begins."""
    for name in [name for name in game.memory if name.startswith(PLAYED)]:
        del game.memory[name]


def count(game: Game, player: int, such: t.Sel) -> int:
    """How many such cards the player has played."""
    start = f"{PLAYED}{player} "
    numbers = {name.removeprefix(start): n for name, n in game.memory.items() if name.startswith(start)}
    if not numbers:
        return 0
    cards = {card.number: card for card in (*game.book.tokens.values(), *game.pool) if card.number in numbers}
    return sum(n for number, n in numbers.items() if prints(cards[number], such))


def prints(card: Card, sel: t.Sel) -> bool:
    """Whether such a thing is printed on the card. Whose it is and where it lies is no matter."""
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
        return compare.compare(card.figures.get(sel.figure, 0), sel.op, sel.amount)
    if isinstance(sel, t.Has):
        return sel.keyword in card.keywords
    if isinstance(sel, (t.Anything, t.Side, t.Zone)):
        return True
    raise TypeError(f"{sel!r} is not printed on cards")
