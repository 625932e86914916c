"""Steps of a player's own that may be left out, and what the view leaves out so that nobody can tell."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.flow.api import advance
from ludex.core.flow.decisions import DONE, OWN_STEPS, Option, step
from ludex.core.flow.forced import FORCED
from ludex.core.position.game import Ctx, Game
from ludex.core.resolving.resolving import resolve
from ludex.core.sight.view import SPECTATOR, view
from tests.core.skirmish import board, unit

RAT = unit("Rat", 1, 1, 1)


def test_a_step_without_an_option_is_asked_where_own_steps_are_offered() -> None:
    game = board(RAT)
    for game.windows in (0, 1):
        assert step(game, 0, "search", [], DONE) is None
    game.windows = OWN_STEPS
    empty = step(game, 0, "search", [], DONE)
    assert empty is not None and empty.options == [DONE] and empty.window and empty.own
    some = step(game, 0, "search", [Option("find", (1,))], DONE)
    assert some is not None and some.options == [Option("find", (1,)), DONE] and some.own


def searching(name: str, windows: int) -> Game:
    """A game in which player 0 searches the deck for a card of that name."""
    game = board(RAT)
    game.windows = windows
    game.decision = None
    find = t.Search("found", 1, t.Word("name", name), "deck")
    resolve(game, (find,), Ctx(game.zone("field", 0)[0], 0))
    advance(game)
    return game


def test_a_search_that_finds_nothing_is_asked_like_one_that_finds() -> None:
    for windows, asked in ((0, False), (1, False), (OWN_STEPS, True)):
        decision = searching("No such card", windows).decision
        assert decision is not None and (decision.own and decision.options == [DONE]) is asked


def test_nobody_is_told_how_long_nobody_had_a_choice() -> None:
    game = board(RAT)
    game.memory[FORCED] = 3
    for viewer in (0, 1, SPECTATOR):
        assert FORCED not in view(game, viewer)["memory"]
