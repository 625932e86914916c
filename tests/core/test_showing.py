"""Revealing, searching, and turning cards for a cost."""

from __future__ import annotations

from itertools import permutations

import pytest

from ludex.core import tree as t
from ludex.core.happening import events, showing, zones
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx
from ludex.core.values import costs
from ludex.testing.driver import Driver
from tests.core.skirmish import BOOK, board, spell, unit

RAT, OWL, FOX = unit("Rat", 1, 1, 1), unit("Owl", 2, 2, 2), unit("Fox", 3, 3, 3)


def test_what_lies_open_is_not_revealed_again() -> None:
    driver = Driver(board(RAT, hand=(OWL,)))
    game = driver.game
    field, hand = driver.obj("field", 0, "Rat"), driver.obj("hand", 0, "Owl")
    events.perform(game, Event("reveal", field.id))
    assert "reveal" not in driver.trace.kinds()
    events.perform(game, Event("reveal", hand.id))
    assert driver.trace.kinds().count("reveal") == 1 and game.objects[hand.id].known == 3
    events.perform(game, Event("reveal", hand.id))
    assert driver.trace.kinds().count("reveal") == 1
    showing.stop(game)
    events.perform(game, Event("reveal", hand.id))
    assert driver.trace.kinds().count("reveal") == 2


def test_a_search_is_an_event_and_finds_what_everybody_sees() -> None:
    seek = t.Search("s", 1, t.Word("name", "Owl"), "deck")
    game = board(hand=(spell("Charm", 0, t.Spell(do=(seek,))), OWL))
    owl = game.zone("hand", 0)[1]
    events.perform(game, events.moving(game, owl, "deck"))
    driver = Driver(game)
    driver.take('play "Charm"')
    assert driver.offered == ['find "Owl"', "done"]
    clone = driver.game.clone()
    clone.decision = None
    showing.look(clone, clone.zone("deck", 0), 0)
    showing.look(clone, clone.zone("deck", 0), 1)
    assert "search" in Driver(clone).trace.kinds()  # the only one: found by itself
    assert "search" not in driver.trace.kinds()
    assert "search" in driver.take("done").trace.kinds()


def test_the_options_of_a_search_do_not_tell_the_order_of_the_deck() -> None:
    """Cards that the player knows at their places come first."""
    seek = spell("Charm", 0, t.Spell(do=(t.Search("s", 1, t.Word("type", "unit"), "deck"),)))
    for cards in permutations((RAT, OWL, FOX)):
        game = board(hand=(seek, RAT, OWL, FOX))
        ids = {card.name: zones.create(game, card, game.kind("deck"), 0) for card in cards}
        found = Driver(game.clone()).take('play "Charm"').offered
        assert found == ['find "Filler"', 'find "Fox"', 'find "Owl"', 'find "Rat"', "done"]
        showing.look(game, (ids["Owl"],), 0)
        assert Driver(game).take('play "Charm"').offered[:2] == ['find "Owl"', 'find "Filler"']


def test_a_cost_may_demand_the_orientation_to_turn_from(monkeypatch: pytest.MonkeyPatch) -> None:
    game = board(RAT)
    game.objects[game.zone("field", 0)[0]].state = 1
    ctx = Ctx(game.zone("field", 0)[0], 0)
    cost = (t.SetState(t.SELF, "upright"),)
    assert costs.can_pay(game, ctx, cost)
    monkeypatch.setattr(BOOK.costs, "turned_from", {"upright": "elsewhere"})
    assert not costs.can_pay(game, ctx, cost)
