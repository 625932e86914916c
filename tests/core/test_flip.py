"""Cards with two sides: the event `flip`, and what a pool with such cards brings along."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.book import BOOKS, PUBLIC, Book, ZoneKind
from ludex.core.codec import from_json, to_json
from ludex.core.flow.frames import Step, nothing, procedure
from ludex.core.happening import events, zones
from ludex.core.machine import complete
from ludex.core.position.event import Event
from ludex.core.position.game import Game
from ludex.core.position.objects import Card
from ludex.core.tree.vocabulary import Vocabulary
from ludex.core.values import layers
from ludex.core.values.bringing import BROUGHT

FIELD, MASKED, PILE = range(3)


def _book() -> Book:
    book = Book("flips", "FLIPS", "Flips")
    book.set_zones(
        ZoneKind("field", PUBLIC, oriented=True, faces=True),
        ZoneKind("masked", PUBLIC, faces=True, face_down=PUBLIC, blank="mask", sealed=True),
        ZoneKind("pile", PUBLIC),
    )
    book.acting = (FIELD,)
    book.rarely_acting = (MASKED, PILE)
    book.tokens = {"mask": Card("mask", "a masked card", (), {}, {}, "", (), nameless=True)}
    book.vocabulary = Vocabulary(figures=("power",), numbers=("told",))
    book.add(procedure("nb.root", "Root", Step("nb.wait", nothing)))
    book.root = "nb.root"
    return complete(book)


BOOK = _book()
HEARS = t.Automatic(t.When("flip", t.SELF), do=(t.Gain("told", 1),))


def two(*front: t.Ability, back: tuple[t.Ability, ...] = ()) -> Card:
    other = Card("1b", "Night", ("unit",), {"power": 9}, {}, "", back)
    return Card("1", "Day", ("unit",), {"power": 5}, {}, "", front, other)


def table(card: Card, zone: int = FIELD, up: bool = True) -> tuple[Game, int]:
    game = Game(BOOK, (card,), 1)
    return game, zones.create(game, card, zone, 0, up=up)


def flip(game: Game, id: int) -> None:
    events.perform(game, Event("flip", id, 0))


def test_an_object_has_the_information_of_its_other_side_and_stays_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOOKS, "flips", BOOK)
    game, id = table(two())
    flip(game, id)
    assert (game.objects[id].info.name, layers.value(game, id, "power")) == ("Night", 9)
    assert from_json(to_json(game)) == game
    flip(game, id)
    assert (game.objects[id].info.name, layers.value(game, id, "power")) == ("Day", 5)


def test_abilities_of_the_side_that_it_has_then_hear_of_it() -> None:
    game, id = table(two(back=(HEARS,)))
    flip(game, id)
    assert [pending.source for pending in game.pending] == [id]
    flip(game, id)
    assert len(game.pending) == 1


def test_a_card_with_one_side_and_a_masked_card_are_not_turned_over() -> None:
    game, id = table(Card("2", "Plain", ("unit",), {"power": 1}, {}, "", ()))
    flip(game, id)
    assert game.objects[id].guise is None
    game, id = table(two(), MASKED, up=False)
    flip(game, id)
    assert game.objects[id].info.name == "a masked card"


def test_uses_are_counted_for_each_side() -> None:
    game, id = table(two())
    game.used = ((id, 0, 1), (id, layers.GRANTED, 2), (id + 1, 0, 3))
    flip(game, id)
    assert game.used == ((id, -1, 1), (id, layers.GRANTED, 2), (id + 1, 0, 3))
    flip(game, id)
    assert game.used == ((id, 0, 1), (id, layers.GRANTED, 2), (id + 1, 0, 3))


def test_a_pool_brings_both_sides_so_that_zones_of_the_other_side_are_searched() -> None:
    loud = t.Passive((t.Modify(t.SELF, "power", "+", 1),), zones=("pile",))
    card = two(back=(loud,))
    assert [each.name for each in BROUGHT.of((card,), BOOK)] == ["Day", "Night"]
    game, id = table(card, PILE)
    flip(game, id)
    assert layers.value(game, id, "power") == 10
