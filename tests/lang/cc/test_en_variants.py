"""Sentences that no card prints, made by changing verb, zone, player, amount or order: all of them are read, and print
back. They are our own; a line of a file is a text, with `\\n` between its lines."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludex.core import tree as t
from tests.lang.cc.reading import declined, effect, read

HERE = Path(__file__).parent / "variants"


def texts(name: str) -> list[str]:
    return (HERE / f"{name}.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(("name", "kind"), [("lines", ""), ("conjures", "conjure")])
def test_variants_are_read(name: str, kind: str) -> None:
    for text in texts(name):
        read(text.replace("\\n", "\n"), kind)


@pytest.mark.parametrize(
    ("newer", "older"),
    [
        ("I cannot attack or switch.", "This card can't attack or switch."),
        ("I have [Hubris] as long as you have no orbs.", "This card has [Hubris] as long as you have no orbs."),
        ("Whenever I enter the field or attack : Draw a card.",
         "Whenever this card enters the field or attacks ⇒ Draw a card."),
        ("My ATK is equal to 500 times the number of allied casters.",
         "This card's ATK is equal to 500 times the number of allied casters."),
        ("Once per turn, discard a card: Draw a card.",
         "Discard a card: Draw a card. Play this ability only once per turn."),
        ("Rest: Draw a card. Only play this ability during your turn.",
         "[Rest]: Draw a card. Play this ability only during your turn."),
        ("Rest: Put the top card of your deck into an allied caster zone face down, as a rested Caster.",
         "[Rest]: Put the top card of your deck into an allied caster zone face down and rested, as a caster."),
    ],
)  # fmt: skip
def test_both_wordings_of_variants_give_one_tree(newer: str, older: str) -> None:
    assert read(newer) == read(older)


def test_one_or_another_said_whole() -> None:
    (choose, _) = effect("Destroy an enemy servant or an enemy barrier.")
    assert isinstance(choose, t.Choose)
    kinds = t.Some((t.Word("type", "barrier"), t.Word("type", "servant")))
    assert choose.what == t.All((t.ENEMY, t.Zone(("servant", "caster")), kinds))


def test_that_many_is_what_was_moved_before() -> None:
    """Nothing is counted that no choice has bound."""
    do = effect("Banish any number of allied servants. Draw that many cards.")
    assert do[-1] == t.Draw(t.Moved("t"))
    declined("Destroy all servants. Draw that many cards.", "conjure")


def test_what_another_player_does_is_done_with_their_cards() -> None:
    choose, by = effect("Target enemy player returns a servant they control to its owner's hand.")
    assert isinstance(choose, t.Choose) and isinstance(by, t.By)
    servant = t.All((t.YOURS, t.Zone(("servant", "caster")), t.Word("type", "servant")))
    assert by.do[0] == t.Choose("t2", 1, servant)


@pytest.mark.parametrize(
    "text",
    [
        "Whenever an enemy orb is corrupted : That player discards a card.",
        "Whenever I attack an enemy player : They discard a card.",
    ],
)
def test_that_player_is_the_one_it_is_done_to(text: str) -> None:
    """The object of the event is the attacker, whose player is another one."""
    (ability,) = read(text)
    assert isinstance(ability, t.Automatic)
    assert isinstance(ability.do[0], t.By) and ability.do[0].who == t.OPPONENT


def test_it_is_no_player() -> None:
    declined("Target enemy player discards a card. If it's a servant, draw a card.", "conjure")
    declined("Target enemy player discards a card. Put it into your hand.", "conjure")
