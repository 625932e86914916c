"""Cards of other people's files: which manual has the words of a card."""

from __future__ import annotations

import pytest

from ludex.games.dbs.printed import READER
from ludex.lang.files.cards import Printed


@pytest.mark.parametrize(
    ("kind", "text", "group"),
    [
        ("Battle", "[Blocker]", "book"),
        ("Battle", "[Counter: Play] Draw 1 card.", "book"),
        ("Battle", "", "book"),
        ("Battle", "[Barrier]", "later"),
        ("Battle", "[Auto] When you play this card, send 1 card from your Drop to your Warp.", "later"),
        ("Battle", "[Revive Red/Blue]", "later"),
        ("Battle", "[Revived]", "later"),
        ("Unison", "[Blocker]", "neither"),
        ("Z-Battle", "", "neither"),
        ("Battle", "[Auto] When you play this card, place 1 marker on your Leader.", "neither"),
        ("Extra", "[Activate Main] Choose 1 of your Unison Cards.", "neither"),
        ("Battle", "[Spirit Boost 1] Draw 1 card.", "neither"),
        ("Battle", "[Auto] When your Z-Energy leaves, draw 1 card.", "neither"),
        ("Battle", "[Permanent] Cards in Hidden Mode get +5000 power.", "neither"),
        ("Battle", "[Auto] When this card is switched to Revealed Mode, draw 1 card.", "neither"),
    ],
)
def test_cards_are_counted_apart_by_the_manual_that_has_their_words(kind: str, text: str, group: str) -> None:
    assert READER.sort is not None
    assert READER.sort(Printed("T-1", "Thistle", kind, text, {"type": kind}, "t.jsonl:1")) == group
