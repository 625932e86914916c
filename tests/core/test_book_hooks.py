"""What a book may hook in: notes on events, room in zones, single keywords, figures that rise above the printed."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.happening import events
from ludex.core.position import caches
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx, Game
from ludex.core.resolving import deeds, resolving
from ludex.core.values import layers
from ludex.testing.driver import Driver
from tests.core.skirmish import BOOK, board, spell, unit

RAT, OWL, FOX = unit("Rat", 1, 1, 1), unit("Owl", 2, 2, 2), unit("Fox", 3, 3, 3)


def test_after_event_is_told_each_event_that_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(BOOK.moves, "after_event", lambda game, event: told.append(event.kind))
    game = board(RAT)
    rat = game.zone("field", 0)[0]
    events.perform(game, Event("damage", rat, n=1), Event("damage", rat, n=0))
    assert told == ["damage"]


def test_after_batch_is_told_the_whole_batch_once(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[list[int]] = []
    monkeypatch.setattr(BOOK.moves, "after_batch", lambda game, happened: told.append([e.n for e in happened]))
    game = board(RAT, OWL)
    rat, owl = game.zone("field", 0)
    events.perform(game, Event("damage", rat, n=1), Event("damage", rat, n=0), Event("damage", owl, n=2))
    assert told == [[1, 2]]


def test_after_parts_is_told_of_cards_that_left_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once, after all of them; not of a single card."""
    told: list[list[str]] = []
    parts: list[int] = []
    monkeypatch.setattr(BOOK.moves, "one_by_one", frozenset((BOOK.zone_index["field"],)))
    monkeypatch.setattr(BOOK.moves, "after_batch", lambda game, happened: parts.append(len(happened)))

    def note(game: Game, batch: list[Event]) -> None:
        told.append([game.objects[event.new].card.name for event in batch])

    monkeypatch.setattr(BOOK.moves, "after_parts", note)
    game = board(RAT, OWL, FOX)
    rat, owl, fox = game.zone("field", 0)
    events.perform(game, events.moving(game, rat, "grave"), events.moving(game, owl, "grave"))
    assert told == [["Rat", "Owl"]] and parts == [1, 1]
    events.perform(game, events.moving(game, fox, "grave"))
    assert len(told) == 1


def test_restore_may_rise_above_the_printed_figure() -> None:
    game = board(RAT)
    rat = game.zone("field", 0)[0]
    events.perform(game, Event("restore", rat, n=3))
    assert game.objects[rat].damage == -3


def _room(game: Game, kind: int, player: int) -> int:
    return 2 - len(game.zone_at(kind, player)) if BOOK.zones[kind].name == "field" else 99


def test_room_lets_the_controller_pick_which_cards_are_put(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOOK.moves, "room", _room)
    rise = spell("Rise", 0, t.Spell(do=(t.Move(t.YOURS & t.Zone(("grave",)), "field"),)))
    game = board(RAT, hand=(rise, OWL, FOX))
    for card in (OWL, FOX):
        id = next(i for i in game.zone("hand", 0) if game.objects[i].card is card)
        events.perform(game, events.moving(game, id, "grave"))
    play = Driver(game).take('play "Rise"')
    assert play.offered == ['put "Owl"', 'put "Fox"']
    play.take('put "Fox"')
    assert play.names("field", 0) == ["Rat", "Fox"]
    assert "Owl" in play.names("grave", 0)


def test_room_limits_what_is_created(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOOK.moves, "room", _room)
    swarm = spell("Swarm", 0, t.Spell(do=(t.Create("rat", 5, "field"),)))
    play = Driver(board(OWL, hand=(swarm,))).take('play "Swarm"')
    assert play.names("field", 0) == ["Owl", "Rat"]


def test_single_keywords_are_granted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    leech = t.Automatic(t.When("damage", other=t.SELF), do=(t.Draw(1),), keyword="Leech")
    game = board(unit("Bat", 1, 1, 1, leech))
    bat = game.zone("field", 0)[0]
    deeds.start_effect(game, t.Grant(t.SELF, (leech,)), "turn", Ctx(bat, 0))
    assert len(layers.abilities(game, bat)) == 2
    monkeypatch.setattr(BOOK.layers, "single", frozenset({"Leech"}))
    caches.all_changed(game)
    assert len(layers.abilities(game, bat)) == 1


def test_a_zone_may_know_only_some_orientations() -> None:
    game = board(RAT)
    imp = game.zone("field", 0)[0]
    kind = game.book.zones[game.objects[imp].zone]
    kind.states = (0,)
    try:
        events.perform(game, Event("state", imp, state=1, word="rested"))
        assert game.objects[imp].state == 0
    finally:
        kind.states = ()
    events.perform(game, Event("state", imp, state=1, word="rested"))
    assert game.objects[imp].state == 1


@pytest.mark.parametrize(("final", "drawn"), [(False, 3), (True, 1)])
def test_final_information_reads_a_moved_card_where_it_ended(
    monkeypatch: pytest.MonkeyPatch, final: bool, drawn: int
) -> None:
    monkeypatch.setattr(BOOK.choices, "final_information", final)
    game = board(RAT)
    ctx = Ctx(game.zone("hero", 0)[0], 0).bind("x", game.zone("field", 0))
    deeds.start_effect(game, t.Modify(t.Ref("x"), "power", "+", 2), "turn", ctx)
    resolving.resolve(game, (t.Move(t.Ref("x"), "grave"), t.Draw(t.FigureOf(t.Ref("x"), "power"))), ctx)
    before = len(game.zone("hand", 0))
    Driver(game)
    assert len(game.zone("hand", 0)) - before == drawn


def test_face_down_changes_what_lies_face_down_in_the_zones_that_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """The change begins and ends with the face, and goes along when the object leaves face down."""
    lower = (t.Modify(t.SELF, "power", "+", -1),)
    monkeypatch.setattr(BOOK.layers, "face_down", lambda game, obj: lower)
    monkeypatch.setattr(BOOK.layers, "face_down_in", (BOOK.zone_index["field"],))
    game = board(FOX)
    fox = game.zone("field", 0)[0]
    assert layers.value(game, fox, "power") == 3
    events.perform(game, Event("face", fox, up=0))
    assert layers.value(game, fox, "power") == 2
    events.perform(game, Event("face", fox, up=1))
    assert layers.value(game, fox, "power") == 3
    events.perform(game, Event("face", fox, up=0))
    events.perform(game, events.moving(game, fox, "grave"))
    assert layers.value(game, fox, "power") == 2
