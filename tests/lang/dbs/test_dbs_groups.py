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


@pytest.mark.parametrize(
    ("first", "last"),
    [
        ("add up to 1 red card from your Drop to your hand", "add up to 1 red card to your hand from your Drop"),
        ("play up to 1 red card from your Drop in Rest Mode", "play up to 1 red card in Rest Mode from your Drop"),
        ("send 2 red cards from your Drop to your Warp", "send 2 red cards to your Warp from your Drop"),
    ],
)
def test_the_area_may_be_said_first_or_last(first: str, last: str) -> None:
    text = "[Auto] When this card is played, {}."
    (a,), (b,) = whole(text.format(first)), whole(text.format(last))
    assert isinstance(a, t.Automatic) and isinstance(b, t.Automatic)
    chosen = [part for do in (a.do, b.do) for part in do if isinstance(part, t.Choose)]
    assert chosen[0].n == chosen[1].n and chosen[0].up_to == chosen[1].up_to and a.do[1:] == b.do[1:]
    flat = t.YOURS & t.Zone(("drop",)) & t.Word("color", "red")
    assert chosen[0].what == flat and chosen[1].what == t.All((t.YOURS & t.Zone(("drop",)), t.Word("color", "red")))
    assert declined(text.format(last.replace("your Drop", "their owner's Drop")))


def test_of_the_cards_is_of_those_cards() -> None:
    text = "[Activate Main] Choose up to 1 {}cards in your opponent's hand and place it in its owner's Drop."
    (said,) = whole(text.format("of the "))
    assert (
        said
        == whole("[Activate Main] Choose up to 1 card in your opponent's hand and place it in its owner's Drop.")[0]
    )


def test_unless_is_the_opposite_of_if() -> None:
    text = "[Permanent] This card can't attack {} you have 2 or more energy."
    (barred,), (freed,) = whole(text.format("if")), whole(text.format("unless"))
    assert isinstance(barred, t.Passive) and isinstance(freed, t.Passive) and barred.cond is not None
    assert freed.cond == t.Unless(barred.cond) and freed.effects == barred.effects
    assert whole("[Permanent] This card can only attack if you have 2 or more energy.") == (freed,)


def test_5_1_3_as_many_copies_as_a_deck_has_cards() -> None:
    (rule,) = whole("[Permanent] You can include as many copies of this card in your deck as you like.")
    assert isinstance(rule, t.Mere) and rule.word == "copies" and rule.n >= 50
    assert declined("[Permanent] You can include as many copies of this card in your hand as you like.")
