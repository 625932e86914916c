"""A card that goes to a zone of the other player than its own is declined: the book sends it to its owner's zone only
where nobody is named [VG 4.1.12] [VG 4.1.13]."""

from __future__ import annotations

import pytest

from ludex.library.reading import read_text

OWN = "choose one of your rear-guards, and "
FOES = "choose one of your opponent's rear-guards, and "


def _status(deed: str) -> str:
    return read_text("vg", "en", f"[AUTO](RC):When this unit attacks, {deed}.", "unit").status


@pytest.mark.parametrize("zone", ["put it into {} soul", "return it to {} hand", "put it on the bottom of {} deck"])
def test_4_1_13_a_card_is_said_to_go_to_its_players_zone(zone: str) -> None:
    assert _status(OWN + zone.format("your")) == "whole"
    assert _status(FOES + zone.format("your opponent's")) == "whole"
    assert _status(FOES + zone.format("its owner's")) == "whole"
    assert _status(OWN + zone.format("your opponent's")) == "declined"
    assert _status(FOES + zone.format("your")) == "declined"


def test_4_1_12_where_no_player_is_named_the_owners_zone_is_meant() -> None:
    bare = "put it into the soul"
    assert _status(OWN + bare) == _status(FOES + bare) == "whole"


def test_4_1_13_what_was_looked_at_is_the_players_whose_deck_it_was() -> None:
    looked = (
        "look at two cards from the top of your deck, choose one card from among them, put it on the top of {} deck"
    )
    assert _status(looked.format("your") + ", and put the rest into your soul") == "whole"
    assert _status(looked.format("your opponent's") + ", and put the rest into your soul") == "declined"
