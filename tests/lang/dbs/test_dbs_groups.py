"""English texts of the Dragon Ball Super Card Game: groups of cards."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.library.reading import Read, read_text


def read(text: str, kind: str = "") -> Read:
    return read_text("dbs", "en", text, kind, "later")


def whole(text: str, kind: str = "") -> tuple[t.Ability, ...]:
    found = read(text, kind)
    assert found.status == "whole", found.stops
    return found.abilities


def declined(text: str) -> bool:
    return read(text).status != "whole"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("a <Tarn> <Brae> card", "a <Brae> <Tarn> card"),
        ("a red card with both <Tarn> and <Brae>", "a red card with both <Brae> and <Tarn>"),
    ],
)
def test_the_order_of_two_names_is_printed_and_means_nothing(one: str, other: str) -> None:
    text = "[Auto] If your Leader is {} : When this card is played, draw 1 card."
    assert whole(text.format(one)) == whole(text.format(other))


def test_what_is_said_twice_of_a_group_is_one_thing() -> None:
    text = "[Activate Main] Place up to 2 {}black Battle Cards from your Warp in their owner's Drop."
    assert whole(text.format("of your ")) == whole(text.format(""))
    assert declined(text.format("of your opponent's "))


def test_a_type_that_goes_without_saying_may_be_said() -> None:
    told = "[Auto] [Bond 3] Green{} : When this card is played, draw 1 card."
    assert whole(told.format(" Battle Card")) == whole(told.format(" card"))
