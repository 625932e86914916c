"""One tuple for each pool of cards: what is worked out about a pool (`Memo`) holds for all games played with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ludex.core.position.objects import Card

POOLS: Final = 128
"""So many pools are kept."""

KEPT: Final[dict[tuple[int, ...], tuple[Card, ...]]] = {}
"""Ids of the cards -> the pool, which keeps them alive."""


def kept(pool: tuple[Card, ...]) -> tuple[Card, ...]:
    """The tuple that an earlier game had for the same cards in the same order, or this one."""
    ids = tuple([id(card) for card in pool])
    found = KEPT.get(ids)
    if found is not None:
        return found
    if len(KEPT) >= POOLS:
        KEPT.clear()
    KEPT[ids] = pool
    return pool
