"""`Game.settled`: what the rules found out about a position holds until zones, objects or players' numbers change."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludex.core import tree as t
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx, Game
from ludex.core.position.objects import Obj
from ludex.core.resolving import deeds
from tests.core.skirmish import board, unit

RAT = unit("Rat", 1, 1, 1)


def _settled() -> tuple[Game, int]:
    game = board(RAT)
    game.settled = True
    return game, game.zone("field", 0)[0]


def turned(game: Game, id: int) -> Obj:
    new = game.objects[id].copy()
    new.up = False
    return new


CHANGES: dict[str, Callable[[Game, int], object]] = {
    "an object is turned face down": lambda game, id: game.put(turned(game, id)),
    "an object moves": lambda game, id: events.perform(game, events.moving(game, id, "hand")),
    "a number changes": lambda game, id: game.set_num(0, "life", 3),
    "an effect begins": lambda game, id: deeds.start_effect(
        game, t.Modify(t.SELF, "power", "+", 1), "turn", Ctx(id, 0)
    ),
    "the cards of the game change": lambda game, id: game.set_pool((RAT,)),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_of_the_table_unsettles(change: str) -> None:
    game, rat = _settled()
    CHANGES[change](game, rat)
    assert not game.settled


def test_what_the_rules_only_remember_does_not_unsettle() -> None:
    """Nor does orientation, on which no rule depends that is asked again."""
    game, rat = _settled()
    game.remember("anything", 1)
    events.perform(game, Event("state", rat, state=1, word="rested"))
    assert game.settled


def test_a_clone_is_as_settled_as_its_original_and_settled_is_no_part_of_the_position() -> None:
    game, _ = _settled()
    other = game.clone()
    assert other.settled
    other.settled = False
    assert other == game
