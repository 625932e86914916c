"""The index lists abilities in the order of their objects: another order makes it anew."""

from __future__ import annotations

from collections.abc import Callable

from ludex.core import tree as t
from ludex.core.happening import zones
from ludex.core.values import layers
from ludex.testing.invariants import check_kept
from tests.core.skirmish import BOOK, board, unit

GROWS = t.Passive((t.Modify(t.SELF, "power", "+", 1),), zones=("hand",))
PLAIN = unit("Plain", 1, 1, 1)


def test_the_index_follows_the_order_of_a_zone() -> None:
    game = board(PLAIN)
    kind = BOOK.zone_index["hand"]
    for name in ("A", "B", "C"):
        zones.create(game, unit(name, 1, 1, 1, GROWS), kind, 0)
    game.set_pool((*game.pool, *(obj.card for obj in game.objects.values())))
    changes: tuple[Callable[[], None], ...] = (
        lambda: zones.reorder(game, kind, 0, game.zone_at(kind, 0)[::-1]),
        lambda: zones.shuffle(game, kind, 0),
    )
    for change in changes:
        layers.index_of(game)
        change()
        check_kept(game)
        listed = [entry.source for entry in layers.index_of(game).figures["power"]]
        assert listed == list(game.zone_at(kind, 0))
