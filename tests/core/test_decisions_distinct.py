"""Equal options are offered once."""

from __future__ import annotations

from ludex.core.decisions import distinct
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
