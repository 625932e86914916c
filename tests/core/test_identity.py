"""Roles, original values, figures that an object lacks, choices among cards with several names, and proof."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx
from ludex.core.position.objects import Card
from ludex.core.resolving import choices, deeds
from ludex.core.values import candidates, layers, select
from ludex.testing.driver import Driver
from tests.core.skirmish import BOOK, board, spell, unit

FIELD = t.YOURS & t.Zone(("field",))
HAND = t.YOURS & t.Zone(("hand",))
RAT, OWL, FOX = unit("Rat", 1, 1, 1), unit("Owl", 2, 2, 2), unit("Fox", 3, 3, 3)


def named(*names: str) -> Card:
    """A unit with several names."""
    also = tuple(t.Rename(t.SELF, "name", "add", name) for name in names[1:])
    return unit(names[0], 1, 1, 1, *([t.Passive(also, zones=("hand", "field"))] if also else []))


def test_a_role_is_played_towards_somebody(monkeypatch: pytest.MonkeyPatch) -> None:
    game = board(RAT, OWL, FOX)
    rat, owl, _ = game.zone("field", 0)
    monkeypatch.setattr(BOOK, "roles", {"hunting": lambda game, obj: (owl,) if obj.id == rat else ()})
    ctx = Ctx(rat, 0)
    assert select.find(game, FIELD & t.Role("hunting"), ctx) == [rat]
    assert select.find(game, FIELD & t.Role("hunting", t.Word("name", "Owl")), ctx) == [rat]
    assert select.find(game, FIELD & t.Role("hunting", t.Word("name", "Fox")), ctx) == []
    monkeypatch.setattr(BOOK, "roles", {"hunting": lambda game, obj: (0,)})
    assert len(select.find(game, FIELD & t.Role("hunting"), ctx)) == 3
    assert select.find(game, FIELD & t.Role("hunting", FIELD), ctx) == []


def test_words_that_contain_something_are_counted() -> None:
    game = board(named("Red Owl", "Red Rat"), unit("Owl", 1, 1, 1), unit("Red Owl", 2, 2, 2))
    assert select.amount(game, t.Distinct(FIELD, "name"), Ctx(0, 0)) == 3
    assert select.amount(game, t.Distinct(FIELD, "name", "Red"), Ctx(0, 0)) == 2


def test_objects_with_several_names_differ_only_if_they_share_none() -> None:
    """Three names on two cards that share one are not three, nor two, cards with different names."""
    pick = t.Choose("c", 2, HAND, differ="name")
    game = board(RAT, hand=(named("A", "B"), named("B")))
    ctx = Ctx(game.zone("field", 0)[0], 0)
    ids = candidates.candidates(game, ctx, pick)
    assert not candidates.enough(game, ctx, pick, ids, 2) and candidates.enough(game, ctx, pick, ids, 1)
    both = board(RAT, hand=(named("A", "B"), named("B"), named("A")))
    ids = candidates.candidates(both, ctx, pick)
    assert candidates.enough(both, ctx, pick, ids, 2)
    first = choices.pick_decision(both, ctx, pick, ())
    assert first is not None and [both.objects[o.cards[0]].card.name for o in first.options] == ["B", "A"]
    assert [both.objects[id].card.name for id in candidates.fill(both, ctx, pick, ids, (), 2)] == ["B", "A"]


def test_as_many_as_possible_and_the_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOOK.choices, "may_fail_to_choose", True)
    strong = HAND & t.Figure("power", ">=", 3)
    for n, shown in ((1, []), (2, ["Rat"])):
        charm = spell("Charm", 0, t.Spell(do=(t.Choose("c", n, strong, fully=True), t.Gain("b", 1))))
        driver = Driver(board(hand=(charm, FOX, RAT))).take('play "Charm"')
        assert driver.game.num(0, "b") == 1
        hand = [driver.game.objects[id] for id in driver.game.zone("hand", 0)]
        assert [obj.card.name for obj in hand if obj.known == 3] == shown


def test_original_values_are_read_before_other_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOOK.layers, "originals", ("original",))
    monkeypatch.setattr(BOOK.layers, "base_figure", lambda game, obj, figure: (
        layers.original(game, obj.id, figure) if figure.startswith(layers.ORIGINAL) else obj.info.figures.get(figure, 0)
    ))  # fmt: skip
    game = board(RAT, OWL)
    rat = game.zone("field", 0)[0]
    ctx = Ctx(rat, 0)
    deeds.start_effect(game, t.Modify(t.SELF, "power", "+", 5), "", ctx)
    assert (layers.value(game, rat, "power"), layers.value(game, rat, "original power")) == (6, 1)
    deeds.start_effect(game, t.Modify(t.SELF, "power", "=", 4, "original"), "", ctx)
    assert layers.value(game, rat, "original power") == 4
    deeds.start_effect(game, t.Rename(t.SELF, "name", "add", "Bat"), "", ctx)
    deeds.start_effect(game, t.Rename(t.SELF, "name", "add", "Cat", "original"), "", ctx)
    assert set(layers.words(game, rat, "name")) == {"Rat", "Bat", "Cat"}
    assert set(layers.words(game, rat, "original name")) == {"Rat", "Cat"}
    assert layers.words(game, game.zone("field", 0)[1], "original name") == ("Owl",)
    events.perform(game, events.moving(game, rat, "grave"))
    assert layers.value(game, rat, "original power") == 4 and set(layers.words(game, rat, "original name")) == {
        "Rat",
        "Cat",
    }


def test_a_figure_that_is_not_there_is_zero_or_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    game = board(RAT, hand=(spell("Charm", 0),))
    charm = game.zone("hand", 0)[0]
    weak = t.Figure("power", "<=", 3)
    assert select.matches(game, weak, charm, Ctx(charm, 0))
    monkeypatch.setattr(BOOK.layers, "absent_is_zero", False)
    assert not select.matches(game, weak, charm, Ctx(charm, 0))
    assert select.matches(game, weak, game.zone("field", 0)[0], Ctx(charm, 0))


def test_a_move_to_the_other_player_may_be_turned_back(monkeypatch: pytest.MonkeyPatch) -> None:
    game = board(RAT)
    rat = game.zone("field", 0)[0]
    event = Event("move", rat, 1, dst=game.book.zone_index["field"], src=game.objects[rat].zone)
    monkeypatch.setattr(BOOK.moves, "reroute", lambda game, obj, to, player: (obj.zone, obj.player))
    events.perform(game, event)
    assert game.zone("field", 0) == (rat,) and event.new == 0
    monkeypatch.setattr(BOOK.moves, "reroute", lambda game, obj, to, player: (to, player))
    events.perform(game, event)
    assert len(game.zone("field", 1)) == 1


def test_a_hidden_card_that_may_not_come_out_because_of_what_it_is_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOOK.moves, "proves", True)
    for what, shown in ((HAND & t.Figure("power", ">=", 3), True), (HAND, False)):
        stop = unit("Stop", 1, 1, 1, t.Passive((t.Rule("forbid", "event move", what),)))
        game = board(stop, hand=(FOX, RAT))
        fox = game.zone("hand", 0)[0]
        events.perform(game, events.moving(game, fox, "field", 0))
        assert fox in game.zone("hand", 0) and (game.objects[fox].known == 3) is shown
        events.perform(game, events.moving(game, fox, "deck", 0))
        assert fox in game.zone("hand", 0)
    monkeypatch.setattr(BOOK.moves, "proves", False)
    game = board(
        unit("Stop", 1, 1, 1, t.Passive((t.Rule("forbid", "event move", t.Word("name", "Fox")),))), hand=(FOX,)
    )
    fox = game.zone("hand", 0)[0]
    events.perform(game, events.moving(game, fox, "field", 0))
    assert game.objects[fox].known == 0


def test_objects_with_a_name_in_common() -> None:
    """All of them share one name; two that each share one with a third are not alike."""
    hand = (named("A", "B"), named("B", "C"), named("C"), named("D"))
    game = board(RAT, hand=hand)
    ctx = Ctx(game.zone("field", 0)[0], 0)
    assert select.amount(game, t.Alike(HAND, "name"), ctx) == 2
    assert select.amount(game, t.Alike(HAND & t.Word("name", "Z"), "name"), ctx) == 0
    pick = t.Choose("c", 2, HAND, alike="name")
    ids = candidates.candidates(game, ctx, pick)
    assert candidates.enough(game, ctx, pick, ids, 2) and not candidates.enough(game, ctx, pick, ids, 3)
    first = choices.pick_decision(game, ctx, pick, ())
    assert first is not None and [game.objects[o.cards[0]].card.name for o in first.options] == ["A", "B", "C"]
    second = choices.pick_decision(game, ctx, pick, (ids[1],))
    assert second is not None and [game.objects[o.cards[0]].card.name for o in second.options] == ["A", "C"]
    three = t.Choose("c", 3, HAND, alike="name")
    last = choices.pick_decision(game, ctx, three, (ids[0], ids[1]))
    assert last is None, "C has a name of one of them only"
    assert [game.objects[id].card.name for id in candidates.fill(game, ctx, pick, ids, (ids[2],), 2)] == ["C", "B"]
