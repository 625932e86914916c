"""[VG 17.8] Orders with a part of unit names as a subtype."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.errors import InputError
from ludex.games.vg import SPEC
from tests.rules.vg.support import FILLER, board, card, order, side, unit

FLAME = card("Flame", type="normal order/Amber")
EMBER = card("Ember", type="Set Order/Amber")
STONE = card("Stone", type="blitz order/Basalt")


def test_17_8_2_2_texts_ask_for_the_subtype_of_an_order() -> None:
    """Next to the normal subtype, in whatever zone; a unit with that word in its name does not have it."""
    seek = order("Seek", t.Move(t.YOURS & t.Zone(("drop", "soul")) & t.Word("type", "Amber"), "hand", "put"))
    mine = side(hand=[seek, FILLER], drop=[FLAME, STONE, unit("Amber", 1)], soul=[EMBER, order("Plain")])
    d = board("main", mine).take('play "Seek"')
    assert sorted(d.names("hand", 0)) == ["Ember", "Filler", "Flame"]


def test_17_8_2_1_it_is_written_after_the_type() -> None:
    assert FLAME.types == ("order", "normal", "Amber") and EMBER.types == ("order", "set", "Amber")


@pytest.mark.parametrize("said", ["normal unit/Amber", "crest/Amber", "normal order/", "sacred order/Amber"])
def test_17_8_2_1_only_orders_have_one(said: str) -> None:
    with pytest.raises(InputError):
        SPEC.make_card({"name": "Wrong", "type": said}, "here")
