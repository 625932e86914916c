"""A figure without bound."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.position.game import Ctx, Game
from ludex.core.resolving import deeds
from ludex.core.tree.saying import saying
from ludex.core.values import layers, select
from ludex.core.values.compare import BOUNDLESS, boundless, compare
from tests.core.skirmish import BOOK, board, unit

RAT, OWL = unit("Rat", 1, 5, 1), unit("Owl", 2, 2, 2)


def late(op: str, layer: str) -> int:
    """Layers in which a figure is set after everything that is added."""
    return 1 if op == "=" else 0


def _start(game: Game, *changes: tuple[str, t.Amount]) -> int:
    rat = game.zone("field", 0)[0]
    for op, amount in changes:
        deeds.start_effect(game, t.Modify(t.SELF, "power", op, amount), "", Ctx(rat, 0))
    return layers.value(game, rat, "power")


def test_a_figure_without_bound_is_above_every_number() -> None:
    game = board(RAT, OWL)
    now = _start(game, ("=", t.Boundless()))
    assert now == select.amount(game, t.Boundless(), Ctx(0, 0)) == BOUNDLESS
    assert boundless(now) and not boundless(10**9) and compare(now, ">", 10**9)
    found = select.find(game, t.Zone(("field",)) & t.Figure("power", ">", 10**9), Ctx(0, 0))
    assert [game.objects[id].card.name for id in found] == ["Rat"]
    assert saying(()).amount(t.Boundless()) == "∞"


def test_what_is_added_counts_before_and_after(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOOK.layers, "layer", late)
    assert _start(board(RAT), ("=", t.Boundless()), ("+", 3), ("+", -1)) == BOUNDLESS + 2
    assert _start(board(RAT), ("+", 3), ("=", t.Boundless())) == BOUNDLESS + 3
    assert _start(board(RAT), ("+", 3), ("=", 7), ("=", t.Boundless()), ("=", t.Boundless())) == BOUNDLESS + 3


def test_a_number_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOOK.layers, "layer", late)
    assert _start(board(RAT), ("=", t.Boundless()), ("+", 3), ("=", 7)) == 7
    assert _start(board(RAT), ("=", 7), ("+", 3), ("=", t.Boundless())) == BOUNDLESS + 3
