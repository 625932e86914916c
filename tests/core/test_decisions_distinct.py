"""Equal options are offered once."""

from __future__ import annotations

from ludex.core.flow.decisions import distinct
from ludex.core.sight.view import view
from tests.core.skirmish import board, unit

OWL = unit("Owl", 2, 2, 2)


def test_when_a_card_came_counts_on_the_field_but_not_in_a_hand() -> None:
    game = board(OWL, OWL, hand=(OWL, OWL))
    for zone in ("hand", "field"):
        late = game.objects[game.zone(zone, 0)[1]].copy()
        late.turn = game.turn
        game.put(late)
        early = game.objects[game.zone(zone, 0)[0]].copy()
        early.turn = game.turn - 1
        game.put(early)
    assert len(distinct(game, game.zone("hand", 0))) == 1
    assert len(distinct(game, game.zone("field", 0))) == 2


def test_face_down_cards_that_count_as_something_are_told_apart_whatever_their_fronts() -> None:
    game = board(OWL, OWL)
    for id in game.zone("field", 0):
        hidden = game.objects[id].copy()
        hidden.up, hidden.guise = False, unit("Shape", 0, 0, 1)
        game.put(hidden)
    assert len(distinct(game, game.zone("field", 0))) == 2
    shown = view(game, 0)["players"][0]["zones"]["field"][0]
    assert (shown["name"], shown["card"]) == ("Shape", "Owl")
    assert "card" not in view(game, 1)["players"][0]["zones"]["field"][0]
