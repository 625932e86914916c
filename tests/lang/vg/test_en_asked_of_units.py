"""A condition may ask something of a unit that is told by what it does, not only of one that has a name."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.position.game import Ctx
from ludex.core.values import select
from ludex.games import load


def test_what_is_asked_of_no_unit_does_not_hold() -> None:
    spec = load("vg")
    decks = list(spec.deck_texts())
    game = spec.start(decks[0], decks[1], seed=1)
    id = next(iter(game.objects))
    boosted = t.Is(t.Role("boosted", t.SELF), t.Figure("grade", ">=", 0))
    assert not select.holds(game, boosted, Ctx(id, 0))
    assert select.holds(game, t.Is(t.YOURS & t.Zone(("deck",)), t.YOURS), Ctx(id, 0))
