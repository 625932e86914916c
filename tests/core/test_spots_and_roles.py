"""Spots that come and go, selectors that ask for them, and roles: changes of an object that are no moves."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludex.core import tree as t
from ludex.core.book import PUBLIC, Book, ZoneKind
from ludex.core.codec import fingerprint, from_json, to_json
from ludex.core.flow.frames import Step, nothing, procedure
from ludex.core.happening import events, loops, zones
from ludex.core.machine import complete, misused
from ludex.core.position import spots
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx, Effect, Game
from ludex.core.position.objects import Card, Obj
from ludex.core.position.spots import Spot
from ludex.core.sight.view import view
from ludex.core.tree.vocabulary import Vocabulary
from ludex.core.values import layers, select

FIELD, UNDER, MASKED, PILE = range(4)


def _book() -> Book:
    book = Book("spots", "SPOTS", "Spots")
    book.set_zones(
        ZoneKind("field", PUBLIC, oriented=True, faces=True, linked=True),
        ZoneKind("under", PUBLIC, oriented=True, linked=True, aloof=True, retypes=("unit", "root")),
        ZoneKind("masked", PUBLIC, faces=True, face_down=PUBLIC, blank="mask", sealed=True),
        ZoneKind("pile", PUBLIC, retypes=("unit", "relic", "old")),
    )
    book.acting = (FIELD,)
    book.rarely_acting = (UNDER,)
    one = (Spot(0, "front", 0, ("plain",)), Spot(1, "front", 1, ("plain",)), Spot(2, "back", 0, ("plain",)))
    two = (Spot(0, "front", 0, ("plain",)), Spot(1, "front", -1, ("plain",)), Spot(2, "back", 0, ("deep",)))
    book.spots.layout = (one, two)
    book.spots.rows = ("front", "back")
    book.spots.words = ("plain", "deep")
    book.spots.seats = {UNDER: 2}
    book.tokens = {"mask": Card("mask", "a masked card", (), {}, {}, "", (), nameless=True)}
    book.vocabulary = Vocabulary(figures=("power",), numbers=("told",))
    book.add(procedure("nb.root", "Root", Step("nb.wait", nothing)))
    book.root = "nb.root"
    return complete(book)


BOOK = _book()
TELLS = t.Automatic(t.When("become", t.SELF), do=(t.Gain("told", 1),))
LEFT = t.Automatic(t.When("move", t.SELF, src=("field",)), do=(t.Gain("told", 1),))


def card(name: str, *abilities: t.Ability) -> Card:
    return Card(name, name, ("unit",), {"power": 5}, {}, "", abilities)


def table(*lies: tuple[Card, int, int]) -> Game:
    """A game with each card on a spot (player, number) of the field."""
    game = Game(BOOK, tuple(dict.fromkeys(one for one, _, _ in lies)))
    for one, player, number in lies:
        zones.create(game, one, FIELD, player, 0, number)
    return game


def found(game: Game, sel: t.Sel, source: int = 1) -> list[str]:
    return [game.objects[id].card.name for id in select.find(game, sel, Ctx(source, game.objects[source].player))]


ROOT, OAK, ELM, FAR, FOE = (card(name) for name in ("Root", "Oak", "Elm", "Far", "Foe"))


@pytest.fixture
def grove() -> Game:
    return table((OAK, 0, 0), (ELM, 0, 1), (ROOT, 0, 2), (FOE, 1, 0), (FAR, 1, 2))


# --- spots -------------------------------------------------------------------------------------------------------


def test_a_row_and_a_type_of_a_spot(grove: Game) -> None:
    assert found(grove, t.Lies("front")) == ["Oak", "Elm", "Foe"]
    assert found(grove, t.Lies("deep")) == ["Far"]
    assert found(grove, t.YOURS & t.Lies("back")) == ["Root"]


def test_spots_are_counted_by_what_they_are_and_what_lies_there(grove: Game) -> None:
    ctx = Ctx(1, 0)
    assert select.amount(grove, t.Spots(t.YOU), ctx) == 3
    assert select.amount(grove, t.Spots(t.YOU, ("front",)), ctx) == 2
    assert select.amount(grove, t.Spots(t.OPPONENT, ("back", "deep")), ctx) == 1
    assert select.amount(grove, t.Spots(t.OPPONENT, (), t.Zone(("field",))), ctx) == 1
    assert select.amount(grove, t.Spots(t.YOU, (), t.Word("name", "Elm")), ctx) == 2
    assert misused(BOOK, t.Draw(t.Spots(t.YOU, ("attic",)))).startswith("no row or type 'attic'")


def test_where_it_lies_seen_from_another(grove: Game) -> None:
    assert found(grove, t.Beside(t.SELF, "column")) == ["Oak", "Root", "Foe", "Far"]
    assert found(grove, t.Beside(t.SELF, "row")) == ["Oak", "Elm"]
    assert found(grove, t.Beside(t.SELF, "spot")) == ["Oak"]
    assert found(grove, t.Beside(t.SELF, "behind")) == ["Root"]
    assert found(grove, t.Beside(t.SELF, "behind"), 2) == []
    assert found(grove, t.Beside(t.SELF, "before"), 3) == ["Oak"]
    assert found(grove, t.Beside(t.SELF, "before"), 1) == []


def test_an_unknown_row_or_direction_is_refused() -> None:
    assert misused(BOOK, t.Lies("attic")).startswith("no row or type 'attic'")
    assert misused(BOOK, t.Beside(t.SELF, "above")).startswith("no direction 'above'")
    assert not misused(BOOK, t.Lies("deep") & t.Beside(t.SELF, "behind"))


def test_spots_are_gained_and_lost_and_get_types_by_events(grove: Game) -> None:
    gained = Event("spot gained", 0, 0, 7, "plain", position="back")
    assert events.perform(grove, gained) and gained.slot == 3
    assert grove.spots[0][-1] == Spot(3, "back", 7, ("plain",)) and len(grove.spots[1]) == 3
    events.perform(grove, Event("spot type", 0, 0, 1, "deep", slot=3))
    assert grove.spots[0][-1] == Spot(3, "back", 7, ("plain", "deep"))
    events.perform(grove, Event("spot type", 0, 0, -1, "plain", slot=3))
    assert grove.spots[0][-1] == Spot(3, "back", 7, ("deep",))
    events.perform(grove, Event("spot lost", 0, 0, slot=3))
    assert grove.spots == BOOK.spots.layout


def test_a_change_of_spots_that_changes_nothing_does_not_happen(grove: Game) -> None:
    told: list[str] = []

    class Watch:
        def step(self, game: Game, cite: str) -> None: ...
        def decided(self, *said: object) -> None: ...
        def event(self, game: Game, event: Event) -> None:
            told.append(event.kind)

    grove.observer = Watch()
    events.perform(grove, Event("spot lost", 0, 0, slot=9), Event("spot type", 0, 0, 1, "plain", slot=0))
    assert told == [] and grove.spots is BOOK.spots.layout


def test_figures_follow_the_spots() -> None:
    deep = card("Deep", t.Passive((t.Modify(t.YOURS & t.Lies("deep"), "power", "+", 3),)))
    game = table((deep, 0, 0))
    assert layers.value(game, 1, "power") == 5
    events.perform(game, Event("spot type", 0, 0, 1, "deep", slot=0))
    assert layers.value(game, 1, "power") == 8


def test_spots_are_part_of_the_position(grove: Game) -> None:
    before, key, data = fingerprint(grove), loops.position_key(grove), to_json(grove)
    assert "spots" not in data
    twin = grove.clone()
    events.perform(grove, Event("spot type", 0, 1, 1, "deep", slot=0))
    assert twin != grove and fingerprint(grove) != before and loops.position_key(grove) != key
    back = from_json(to_json(grove))
    assert back == grove and back.spots[1][0].types == ("plain", "deep")
    assert view(grove, 0)["players"][1]["spots"][0] == {
        "number": 0, "row": "front", "column": 0, "types": ["plain", "deep"],
    }  # fmt: skip


def test_a_book_may_say_which_types_follow_from_what_lies_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOOK.spots, "types", lambda game, player, spot: ("deep",) if player == 0 else spot.types)
    game = table((OAK, 0, 0), (FOE, 1, 0))
    assert found(game, t.Lies("deep")) == ["Oak"]
    assert spots.types_of(game, 1, game.spots[1][0]) == ("plain",)


# --- roles -------------------------------------------------------------------------------------------------------


def become(game: Game, id: int, kind: int, host: int = 0, fresh: bool = False, up: int = -1) -> int:
    event = Event("become", id, dst=kind, other=host, n=1 if fresh else 0, up=up)
    events.perform(game, event)
    return event.new


def test_a_role_is_no_move_and_keeps_the_object() -> None:
    game = table((card("Leaf", TELLS, LEFT), 0, 1), (OAK, 0, 0))
    entered = game.objects[1].entered
    assert become(game, 1, UNDER, 2) == 1
    obj = game.objects[1]
    assert (obj.zone, obj.host, obj.slot, obj.entered) == (UNDER, 2, 1, entered)
    assert game.at(UNDER, 0) == (1,) and game.at(FIELD, 0) == (2,) and not game.gone
    assert [pending.source for pending in game.pending] == []
    become(game, 1, FIELD)
    assert [p.ability.when for p in game.pending] == [TELLS.when] and game.objects[1].host == 0


def test_a_fresh_role_makes_a_new_object_with_the_old_one_known() -> None:
    game = table((OAK, 0, 1))
    game.add_effect(Effect(t.Modify(t.SELF, "power", "+", 2), "", 1, 0, 1, (1,), ()))
    new = become(game, 1, MASKED, fresh=True, up=0)
    assert new == 2 and game.gone[1].became == 2 and layers.value(game, 1, "power") == 7
    obj = game.objects[2]
    assert obj.info.name == "a masked card" and not obj.up and obj.slot == 1
    third = become(game, 2, FIELD, fresh=True, up=1)
    assert third == 3 and layers.value(game, 3, "power") == 5 and game.objects[3].info.name == "Oak"


def test_the_same_role_with_the_same_host_does_not_happen() -> None:
    game = table((OAK, 0, 1), (ELM, 0, 0))
    become(game, 1, UNDER, 2)
    clock = game.zones.copy()
    assert become(game, 1, UNDER, 2) == 0 and game.zones == clock


def test_effects_do_not_reach_an_object_in_an_aloof_zone_unless_they_name_it() -> None:
    game = table((OAK, 0, 1), (ELM, 0, 0))
    game.add_effect(Effect(t.Modify(t.SELF, "power", "+", 2), "", 1, 0, 1, (1,), ()))
    game.add_effect(Effect(t.Modify(t.Zone(("under",)), "power", "+", 30), "", 1, 0, 2, (1,), ()))
    game.add_effect(Effect(t.Grant(t.SELF, (t.Mere("Boost"),)), "", 1, 0, 3, (1,), ()))
    assert layers.value(game, 1, "power") == 37 and layers.has(game, 1, "Boost")
    become(game, 1, UNDER, 2)
    assert layers.value(game, 1, "power") == 35 and not layers.has(game, 1, "Boost")
    become(game, 1, FIELD)
    assert layers.value(game, 1, "power") == 37 and layers.has(game, 1, "Boost")


def test_a_zone_gives_its_cards_another_type() -> None:
    game = table((OAK, 0, 1))
    become(game, 1, UNDER)
    assert layers.words(game, 1, "type") == ("root",)
    assert found(game, t.Zone(("under",)) & t.Word("type", "unit")) == []


def test_a_zone_kind_may_give_several_types_for_one() -> None:
    game = table((Card("Ox", "Ox", ("big", "unit", "wild"), {}, {}, "", ()), 0, 0))
    assert layers.words(game, 1, "type") == ("big", "unit", "wild")
    events.perform(game, Event("become", 1, dst=PILE))
    assert layers.words(game, 1, "type") == ("big", "relic", "old", "wild")


def test_the_book_hears_of_each_change_of_role(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[int, int]] = []

    def heard(game: Game, old: Obj, new: Obj) -> None:
        told.append((old.zone, new.zone))

    monkeypatch.setattr(BOOK.moves, "after_become", heard)
    become(table((OAK, 0, 1)), 1, UNDER)
    assert told == [(FIELD, UNDER)]


def test_printed_abilities_of_a_face_down_object_stay_off_when_others_are_taken() -> None:
    """The index is built anew where an effect takes abilities."""
    game = table((card("Sign", t.Passive((t.Modify(t.SELF, "power", "+", 4),))), 0, 0), (OAK, 0, 1))
    events.perform(game, Event("face", 1, up=0))
    given = t.Passive((t.Modify(t.SELF, "power", "+", 100),))
    game.add_effect(Effect(t.Grant(t.SELF, (given,)), "", 2, 0, 1, (1,), ()))
    assert layers.value(game, 1, "power") == 105
    game.add_effect(Effect(t.Strip(t.SELF), "", 2, 0, 2, (2,), ()))
    assert layers.value(game, 1, "power") == 105


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    from ludex.core import book as books

    books.BOOKS["spots"] = BOOK
    yield
    del books.BOOKS["spots"]
