"""Objects that a player controls in the zone of the other player, numbers that effects alter, looks that are told."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.codec import from_json, to_json
from ludex.core.happening import declared, events, triggers, zones
from ludex.core.happening.loops import CHOICES
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx, Game
from ludex.core.position.objects import Card
from ludex.core.resolving import deeds, resolving
from ludex.core.values import durations, layers, queries, select
from ludex.testing.driver import Driver
from ludex.testing.invariants import check_zones
from tests.core.skirmish import BOOK, board, spell, unit

RAT, OWL, FOX = unit("Rat", 1, 1, 1), unit("Owl", 2, 2, 2), unit("Fox", 3, 3, 3)
FIELD = t.Zone(("field",))


def lent() -> tuple[Game, int]:
    """A board on which player 0 controls the owl of player 1."""
    game = board(RAT, enemy=(OWL,))
    owl = game.zone("field", 1)[0]
    events.perform(game, Event("control", owl, 0))
    return game, owl


def test_a_lent_object_stays_in_its_zone_and_is_on_the_other_side() -> None:
    game, owl = lent()
    assert game.zone("field", 1) == (owl,) and game.objects[owl].side == 1 and game.objects[owl].player == 0
    assert owl in select.find(game, t.YOURS & FIELD, Ctx(0, 0)) and owl in select.find(game, t.ENEMY & FIELD, Ctx(0, 1))
    assert owl not in select.find(game, t.ENEMY & FIELD, Ctx(0, 0))
    check_zones(game)
    assert from_json(to_json(game)) == game
    events.perform(game, Event("control", owl, 1))
    assert select.find(game, t.ENEMY & FIELD, Ctx(0, 0)) == [owl] and not game.objects[owl].marks


def test_a_lent_object_is_still_lent_when_the_choices_of_a_turn_are_forgotten() -> None:
    game, owl = lent()
    game.remember(CHOICES, 1)
    declared.fresh(game)
    assert CHOICES not in game.memory and owl in select.find(game, t.YOURS & FIELD, Ctx(0, 0))


def test_a_lent_object_leaves_the_zone_it_lies_in() -> None:
    game, owl = lent()
    events.perform(game, events.moving(game, owl, "grave"))
    assert game.zone("field", 1) == () and len(game.zone("grave", 1)) == 1
    game, owl = lent()
    zones.erase(game, owl)
    assert game.zone("field", 1) == ()


def test_a_move_to_nowhere_does_not_happen(monkeypatch: pytest.MonkeyPatch) -> None:
    game, owl = lent()
    monkeypatch.setattr(BOOK.moves, "reroute", lambda game, obj, to, player: (-1, player))
    events.perform(game, events.moving(game, owl, "grave"))
    assert game.zone("field", 1) == (owl,)


def test_an_altered_number_is_used_up_when_it_is_for_the_next_time() -> None:
    game = board(RAT, OWL)
    rat, owl = game.zone("field", 0)
    amount = t.Altered("draws", 2)
    assert select.amount(game, amount, Ctx(rat, 0)) == 2
    deeds.start_effect(game, t.Rule("permit", "draws", t.YOURS, n=-3, once=True), "turn", Ctx(rat, 0))
    deeds.start_effect(game, t.Rule("permit", "draws", t.SELF, n=t.Count(t.YOURS & FIELD)), "turn", Ctx(owl, 0))
    assert select.amount(game, amount, Ctx(rat, 0)) == 0
    assert select.amount(game, amount, Ctx(owl, 0)) == 1
    queries.use_up(game, "other", rat)
    assert select.amount(game, amount, Ctx(rat, 0)) == 0
    queries.use_up(game, "draws", rat)
    assert select.amount(game, amount, Ctx(rat, 0)) == 2 and select.amount(game, amount, Ctx(owl, 0)) == 4


def test_what_waits_for_a_later_time_begins_and_is_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOOK.layers, "later", frozenset({"that day"}))
    monkeypatch.setattr(BOOK.layers, "durations", frozenset({"", "turn", "that day"}))
    game = board(RAT, OWL)
    rat, owl = game.zone("field", 0)
    deeds.start_effect(game, t.Modify(t.SELF, "power", "+", 5), "that day", Ctx(rat, 0))
    later = (t.Delay(t.When("damage", t.SELF), (t.Gain("note seen", 1),), "that day"),)
    resolving.resolve(game, later, Ctx(rat, 0))
    play = Driver(game)
    events.perform(play.game, Event("damage", rat, n=1))
    assert layers.value(play.game, rat, "power") == 1 and not play.game.pending
    durations.begin(play.game, "that day", owl)
    assert layers.value(play.game, rat, "power") == 1
    durations.begin(play.game, "that day", rat)
    assert layers.value(play.game, rat, "power") == 6
    events.perform(play.game, Event("damage", rat, n=1))
    assert len(play.game.pending) == 1
    durations.cancel(play.game, "that day", rat)
    assert layers.value(play.game, rat, "power") == 1


def looker(*do: t.Instr) -> Card:
    return spell("Peek", 0, t.Spell(do=do))


WATCHER = unit("Watcher", 1, 1, 1, t.Automatic(t.When("look", player=t.YOU), do=(t.Gain("note looks", 1),)))


def test_a_look_may_stop_before_each_card_and_is_told_once() -> None:
    twice = (t.Look("a", 3, "deck", up_to=True), t.Look("b", 1, "deck"))
    play = Driver(board(WATCHER, hand=(looker(*twice),))).take('play "Peek"')
    assert play.offered == ["look", "done"]
    play.take("look", "look", "done")
    assert play.game.num(0, "note looks") == 1
    play = Driver(board(WATCHER, hand=(looker(t.Look("a", 2, "deck", up_to=True)),))).take('play "Peek"', "done")
    assert play.game.num(0, "note looks") == 0


def test_a_search_of_two_zones_offers_both() -> None:
    seek = spell("Seek", 0, t.Spell(do=(t.Search("x", 1, t.Word("type", "unit"), "grave", more=("field",)),)))
    play = Driver(board(RAT, hand=(seek, OWL)))
    owl = next(i for i in play.game.zone("hand", 0) if play.game.objects[i].card is OWL)
    events.perform(play.game, events.moving(play.game, owl, "grave"))
    play = Driver(play.game).take('play "Seek"')
    assert sorted(play.offered) == ['find "Owl"', 'find "Rat"']


def test_an_ability_may_be_stopped_or_wait_for_several_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    hurt = t.Automatic(t.When("damage", t.SELF), do=(t.Gain("note hurt", 1),))
    game = board(unit("Bear", 3, 3, 9, hurt))
    bear = game.zone("field", 0)[0]
    monkeypatch.setattr(BOOK.triggers, "stops", lambda game, source, event: source == bear)
    events.perform(game, Event("damage", bear, n=1))
    assert not game.pending
    monkeypatch.setattr(BOOK.triggers, "stops", None)
    monkeypatch.setattr(BOOK.triggers, "times", lambda game, pending: 3)
    events.perform(game, Event("damage", bear, n=1))
    left = triggers.left_after_play(game.pending[0])
    assert len(left) == 1 and triggers.left_after_play(triggers.left_after_play(left[0])[0]) == ()
