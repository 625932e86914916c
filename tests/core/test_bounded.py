"""Trees that would take all time or memory are stopped: nothing is done, made or offered beyond `select.MANY` at
once, and `advance` counts the instructions of a long block."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.flow.api import MAX_STEPS, advance
from ludex.core.position.game import Ctx, Game
from ludex.core.resolving.resolving import AT_ONCE, resolve
from ludex.core.values import select
from ludex.core.values.compare import BOUNDLESS
from ludex.core.values.select import MANY
from tests.core.skirmish import board, unit

RAT = unit("Rat", 1, 1, 1)
NOTE = t.Gain("mana", 1)


def run(*block: t.Instr) -> Game:
    """The game after these instructions, at the next decision."""
    game = board(RAT)
    game.decision = None
    resolve(game, block, Ctx(game.zone("field", 0)[0], 0))
    advance(game)
    return game


class Counter:
    """Counts the steps of an `advance`."""

    def __init__(self) -> None:
        self.steps = 0

    def step(self, game: Game, cite: str) -> None:
        self.steps += 1

    def event(self, game: Game, event: object) -> None:
        pass

    def decided(self, game: Game, decision: object, option: object) -> None:
        pass


def test_nothing_is_repeated_beyond_a_bound() -> None:
    before = board(RAT).num(0, "mana")
    assert run(t.Repeat(MANY, (NOTE,))).num(0, "mana") == before + MANY
    with pytest.raises(RuntimeError, match=f"more than {MANY} at once"):
        run(t.Repeat(10**9, (NOTE,)))


def test_only_so_many_numbers_are_offered() -> None:
    ctx = Ctx(0, 0)
    assert list(select.span(board(RAT), t.NameNumber("n", 2, 4), ctx)) == [2, 3, 4]
    with pytest.raises(RuntimeError, match="at once"):
        select.span(board(RAT), t.NameNumber("n", 0, 10**9), ctx)


def test_products_do_not_grow_for_ever() -> None:
    game, ctx = board(RAT), Ctx(0, 0)
    assert select.amount(game, t.Times(t.Boundless(), 2), ctx) == 2 * BOUNDLESS
    with pytest.raises(RuntimeError, match="at once"):
        select.amount(game, t.Times(t.Times(t.Boundless(), t.Boundless()), 2), ctx)


def test_a_long_block_counts_as_many_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    game = board(RAT)
    game.decision = None
    counter = Counter()
    game.observer = counter
    resolve(game, (NOTE,) * 100 * AT_ONCE, Ctx(game.zone("field", 0)[0], 0))
    advance(game)
    assert 100 <= counter.steps < MAX_STEPS
    with pytest.raises(RuntimeError, match="no decision for"):
        run(t.Repeat(MANY, (t.Repeat(MANY, (NOTE,)),)))
