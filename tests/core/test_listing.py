"""The index is made anew when what it lists can have changed, and not before."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.happening import carrying, events, zones
from ludex.core.position.game import Ctx, Game
from ludex.core.position.objects import Card
from ludex.core.resolving.deeds import start_effect
from ludex.core.values import durations, layers
from ludex.testing.invariants import check_kept
from tests.core import skirmish

BRAVE = t.Passive((t.Rule("permit", "attack"),), keyword="Brave")
MEN = t.YOURS & t.Zone(("field",)) & t.Word("type", "unit") & ~t.SELF
PLAIN = skirmish.unit("Plain", 1, 1, 1)
CAPTAIN = skirmish.unit("Captain", 3, 2, 2, t.Passive((t.Grant(MEN, (BRAVE,)),)))
RICH = t.Compare(t.Number(t.YOU, "mana"), ">=", 5)
MERCENARY = skirmish.unit("Mercenary", 2, 2, 2, t.Passive((t.Grant(t.SELF, (BRAVE,)),), RICH))
VETERAN = skirmish.unit("Veteran", 2, 2, 2, BRAVE)
SHAME = t.Strip(t.Ref("it"), keyword="Brave")


def game_with(*cards: Card) -> tuple[Game, list[int]]:
    game = skirmish.start([PLAIN] * 10, [PLAIN] * 10)
    return game, [zones.create(game, card, game.kind("field"), 0) for card in cards]


def brave(game: Game, id: int) -> bool:
    check_kept(game)
    found = layers.has(game, id, "Brave")
    check_kept(game)
    return found


def move(game: Game, id: int, to: str) -> int:
    event = events.moving(game, id, to)
    carrying.carry_out(game, (event,))
    return event.new


def test_whoever_comes_has_what_all_have_and_loses_it_with_the_captain() -> None:
    game, (captain, first) = game_with(CAPTAIN, PLAIN)
    assert brave(game, first) and not brave(game, captain)
    second = zones.create(game, PLAIN, game.kind("field"), 0)
    enemy = zones.create(game, PLAIN, game.kind("field"), 1)
    assert brave(game, second) and not brave(game, enemy)
    in_hand = move(game, second, "hand")
    assert not brave(game, in_hand) and brave(game, first)
    move(game, captain, "grave")
    assert not brave(game, first)


def test_what_one_object_was_given_goes_with_it_and_nothing_else_touches_the_index() -> None:
    game, (given, other) = game_with(PLAIN, PLAIN)
    start_effect(game, t.Grant(t.Ref("it"), (BRAVE,)), "", Ctx(given, 0, (("it", (given,)),)))
    assert brave(game, given) and not brave(game, other)
    before = game.index
    game.set_num(0, "mana", 7)
    move(game, other, "grave")
    assert game.index is before and brave(game, given)
    again = move(game, move(game, given, "hand"), "field")
    assert not brave(game, again)


def test_what_hangs_on_a_condition_is_asked_after_every_change() -> None:
    game, (soldier,) = game_with(MERCENARY)
    for mana, has in ((1, False), (5, True), (4, False)):
        game.set_num(0, "mana", mana)
        assert brave(game, soldier) is has


def test_what_is_taken_is_not_listed() -> None:
    game, (veteran, other) = game_with(VETERAN, VETERAN)
    start_effect(game, SHAME, "turn", Ctx(other, 0, (("it", (veteran,)),)))
    assert not brave(game, veteran) and brave(game, other)
    assert [entry.source for entry in layers.index_of(game).rules["attack"]] == [other]
    durations.expire(game, "turn")
    assert brave(game, veteran)


def test_effects_on_what_is_gone_end_with_the_turn() -> None:
    game, (given, other) = game_with(PLAIN, PLAIN)
    for id in (given, other):
        start_effect(game, t.Modify(t.Ref("it"), "power", "+", 2), "", Ctx(id, 0, (("it", (id,)),)))
    move(game, given, "grave")
    durations.expire(game, "turn")
    assert [effect.subjects for effect in game.effects] == [(other,)]
    assert layers.value(game, other, "power") == 3
    check_kept(game)
