"""Loops: the same position again."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.flow import forced
from ludex.core.flow.api import advance, decide
from ludex.core.happening import events, loops
from ludex.core.position.event import Event
from ludex.testing.driver import Driver
from tests.core.skirmish import board, unit

WOLF = unit("Wolf", 1, 2, 1)
TICK = t.Automatic(t.When("roll"), do=(t.Roll("d"),))
GROW = t.Automatic(t.When("number", word="tick"), do=(t.Gain("tick", 1),))
ONCE = t.Automatic(t.When("number", word="tick"), do=(t.Gain("tock", 1),))


def test_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    game = board(unit("Clock", 1, 1, 9, TICK))
    driver = Driver(game)
    events.announce(game, "roll")
    driver.take('attack "Clock" -> "Hero"')
    assert game.outcome is not None
    assert game.outcome.winner == -1
    assert driver.trace.kinds().count("roll") < loops.PATIENCE + 5


def test_a_loop_in_which_something_grows_is_a_draw_in_the_end() -> None:
    game = board(unit("Clock", 1, 1, 9, GROW))
    driver = Driver(game)
    events.perform(game, Event("number", 0, 0, 1, "tick"))
    driver.take('attack "Clock" -> "Hero"')
    assert game.outcome is not None
    assert game.outcome.winner == -1
    assert game.num(0, "tick") == loops.ENDLESS


def test_abilities_that_come_to_an_end_are_no_loop() -> None:
    game = board(unit("Clock", 1, 1, 9, ONCE))
    driver = Driver(game)
    for _ in range(loops.PATIENCE + 20):
        events.perform(game, Event("number", 0, 0, 1, "tick"))
    driver.take('attack "Clock" -> "Hero"')
    assert game.outcome is None
    assert game.num(0, "tock") == loops.PATIENCE + 20


def test_a_decision_breaks_a_row_of_forced_abilities() -> None:
    game = board(WOLF)
    decision = advance(game)
    assert decision is not None
    game.memory[forced.FORCED] = 50
    decide(game, len(decision.options) - 2)
    assert forced.FORCED not in game.memory


def test_positions_are_equal_whatever_the_ids_but_not_the_states() -> None:
    one, two = board(WOLF, WOLF), board(WOLF, WOLF)
    first = two.zone("field", 0)[0]
    events.perform(two, events.moving(two, first, "hand"))
    events.perform(two, events.moving(two, two.zone("hand", 0)[0], "field"))
    for id in two.zone("field", 0):
        obj = two.objects[id].copy()
        obj.known = 0
        two.put(obj)
    assert loops.position_key(one) == loops.position_key(two)
    events.perform(two, Event("state", two.zone("field", 0)[0], state=1))
    assert loops.position_key(one) != loops.position_key(two)


def test_an_outline_is_of_numbers_and_places_only() -> None:
    one, two = board(WOLF, WOLF), board(WOLF, WOLF)
    assert loops.outline(one) == loops.outline(two)
    events.perform(two, Event("state", two.zone("field", 0)[0], state=1))
    assert loops.outline(one) == loops.outline(two), "this only the key tells"
    events.perform(two, events.moving(two, two.zone("field", 0)[0], "hand"))
    assert loops.outline(one) != loops.outline(two)
    one.set_num(0, "mana", one.num(0, "mana") + 1)
    assert loops.outline(one) != loops.outline(board(WOLF, WOLF))


def test_a_noted_position_is_known_until_something_irreversible() -> None:
    game = board(WOLF)
    assert not loops.again(game)
    assert loops.again(game)
    loops.moved_on(game)
    assert not loops.again(game)
