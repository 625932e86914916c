"""The index is made anew when what it lists can have changed, and not before."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.book import Places
from ludex.core.happening import carrying, events, zones
from ludex.core.position.game import Ctx, Effect, Game
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


def kept(game: Game, id: int, what: bool) -> bool:
    """Whether the object has what it is granted, and a change that says nothing of it leaves the index as it is."""
    found, before = brave(game, id), game.index
    game.set_num(0, "mana", game.num(0, "mana") + 1)
    return found is what and game.index is before


FALLEN = t.YOURS & t.Zone(("grave",)) & t.Word("type", "unit")
AVENGER = skirmish.unit(
    "Avenger", 2, 2, 2, t.Passive((t.Grant(t.SELF, (BRAVE,)),), t.Compare(t.Count(FALLEN), ">=", 2))
)
MOURNER = skirmish.unit("Mourner", 2, 2, 2, t.Passive((t.Grant(t.SELF, (BRAVE,)),), t.Exists(FALLEN)))


def test_what_hangs_on_cards_in_a_zone_is_asked_when_one_comes_or_goes() -> None:
    game, (avenger, mourner, first, second) = game_with(AVENGER, MOURNER, PLAIN, PLAIN)
    assert kept(game, avenger, False) and kept(game, mourner, False)
    fallen = move(game, first, "grave")
    assert kept(game, avenger, False) and kept(game, mourner, True)
    move(game, second, "grave")
    assert kept(game, avenger, True)
    move(game, fallen, "hand")
    assert kept(game, avenger, False) and kept(game, mourner, True)


BOLD = t.Mere("Bold")
HERALD = skirmish.unit("Herald", 1, 1, 1, t.Passive((t.Grant(MEN & t.Has("Bold"), (BRAVE,)),)))
BOLD_ONE = skirmish.unit("Bold One", 1, 1, 1, BOLD)


def test_what_hangs_on_a_keyword_is_asked_when_keywords_or_cards_come_and_go() -> None:
    game, (herald, bold, plain) = game_with(HERALD, BOLD_ONE, PLAIN)
    assert kept(game, bold, True) and kept(game, plain, False) and kept(game, herald, False)
    start_effect(game, t.Grant(t.Ref("it"), (BOLD,)), "turn", Ctx(plain, 0, (("it", (plain,)),)))
    assert kept(game, plain, True)
    late = zones.create(game, BOLD_ONE, game.kind("field"), 0)
    assert kept(game, late, True)
    durations.expire(game, "turn")
    assert kept(game, plain, False) and kept(game, bold, True)
    move(game, herald, "grave")
    assert not brave(game, bold) and not brave(game, late)


def test_a_condition_of_the_book_is_asked_when_a_card_comes_or_goes_in_its_zones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Unless an effect changes a figure that it asks for: then it is asked after every change."""
    heir = skirmish.unit("Heir", 1, 1, 1, t.Passive((t.Grant(t.SELF, (BRAVE,)),), t.Named("costly")))
    game, (heir_id, plain) = game_with(heir, PLAIN)

    def costly(game: Game, ctx: Ctx) -> bool:
        return any(layers.value(game, id, "cost") > 1 for id in game.zone("grave", ctx.controller))

    monkeypatch.setitem(game.book.conditions, "costly", costly)
    assert not brave(game, heir_id) and layers.index_of(game).volatile
    monkeypatch.setattr(game.book, "condition_places", {"costly": Places(("grave",), ("cost",))})
    start_effect(game, t.Modify(t.Ref("it"), "power", "+", 1), "turn", Ctx(plain, 0, (("it", (plain,)),)))
    assert kept(game, heir_id, False)
    fallen = move(game, zones.create(game, CAPTAIN, game.kind("hand"), 0), "grave")
    assert kept(game, heir_id, True)
    start_effect(game, t.Modify(t.Ref("it"), "cost", "=", 0), "turn", Ctx(fallen, 0, (("it", (fallen,)),)))
    assert not brave(game, heir_id) and layers.index_of(game).volatile
    durations.expire(game, "turn")
    assert kept(game, heir_id, True)


def test_a_link_counts_as_a_move_of_what_is_linked(monkeypatch: pytest.MonkeyPatch) -> None:
    squire = skirmish.unit("Squire", 1, 1, 1, t.Passive((t.Grant(t.SELF, (BRAVE,)),), t.Named("followed")))
    game, (knight, plain) = game_with(squire, PLAIN)

    def followed(game: Game, ctx: Ctx) -> bool:
        return any(game.objects[id].host == ctx.source for id in game.zone("grave", ctx.controller))

    monkeypatch.setitem(game.book.conditions, "followed", followed)
    monkeypatch.setattr(game.book, "condition_places", {"followed": Places(("grave",))})
    fallen = move(game, plain, "grave")
    assert kept(game, knight, False)
    linked = game.objects[fallen].copy()
    linked.host = knight
    game.put(linked)
    assert kept(game, knight, True)


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


# --- a card that only listens moves: the index is changed, not made anew --------------------------------------------

ALARM = t.Automatic(t.When("move", t.Anything()), do=(t.Draw(1),))
GUARD = skirmish.unit("Guard", 2, 2, 2, ALARM, ALARM)
SCOUT = skirmish.unit("Scout", 1, 1, 1, ALARM)
SPY = skirmish.unit("Spy", 1, 1, 1, t.Automatic(ALARM.when, do=ALARM.do, zones=("hand",)))


def hears(game: Game) -> list[int]:
    """The objects that listen to moves, in the order of the index, which must not have been cleared."""
    check_kept(game)
    assert game.index is not None and game.printed is not None
    return [id for id, _, _ in game.index.events.get("move", ())]


def test_who_only_listens_is_listed_where_a_new_index_would_list_it() -> None:
    game, (guard, scout) = game_with(GUARD, SCOUT)
    enemy = zones.create(game, GUARD, game.kind("field"), 1)
    layers.index_of(game)
    assert hears(game) == [guard, guard, scout, enemy, enemy]
    late = zones.create(game, GUARD, game.kind("field"), 0)
    spy = zones.create(game, SPY, game.kind("hand"), 1)
    last = zones.create(game, SCOUT, game.kind("field"), 0)
    assert hears(game) == [guard, guard, scout, late, late, last, enemy, enemy, spy]
    zones.move(game, game.objects[scout], game.kind("hand"), 0)
    zones.erase(game, enemy)
    assert hears(game) == [guard, guard, late, late, last, spy]
    came = zones.move(game, game.objects[spy], game.kind("field"), 1)
    assert hears(game) == [guard, guard, late, late, last] and came
    for id in (guard, late, last):
        zones.move(game, game.objects[id], game.kind("grave"), 0)
    assert hears(game) == [] and "move" not in layers.index_of(game).events


def test_other_effects_stay_in_the_index_while_listeners_come_and_go() -> None:
    game, (guard, plain) = game_with(GUARD, PLAIN)
    start_effect(game, t.Modify(t.Ref("it"), "power", "+", 2), "", Ctx(plain, 0, (("it", (plain,)),)))
    assert layers.value(game, plain, "power") == 3 and hears(game) == [guard, guard]
    scout = zones.create(game, SCOUT, game.kind("field"), 0)
    assert hears(game) == [guard, guard, scout] and layers.value(game, plain, "power") == 3
    assert game.index is not game.printed


def test_a_clone_keeps_its_own_listeners() -> None:
    game, (guard,) = game_with(GUARD)
    layers.index_of(game)
    other = game.clone()
    zones.create(other, SCOUT, game.kind("field"), 0)
    assert len(hears(other)) == 3 and hears(game) == [guard, guard]


def test_what_is_more_than_a_listener_makes_the_index_anew() -> None:
    for card in (VETERAN, CAPTAIN):
        game, (guard,) = game_with(GUARD)
        layers.index_of(game)
        zones.create(game, card, game.kind("field"), 0)
        assert game.index is None and game.printed is None
        layers.index_of(game)
        assert hears(game) == [guard, guard]


def test_a_listener_that_does_not_come_last_makes_the_index_anew() -> None:
    game, (guard,) = game_with(GUARD)
    scout = zones.create(game, SCOUT, game.kind("hand"), 0)
    layers.index_of(game)
    came = zones.move(game, game.objects[scout], game.kind("field"), 0, "bottom")
    assert game.index is None
    layers.index_of(game)
    assert hears(game) == [came, guard, guard]


def test_while_effects_grant_abilities_only_the_index_of_cards_is_changed() -> None:
    game, (captain, guard) = game_with(CAPTAIN, GUARD)
    assert brave(game, guard)
    scout = zones.create(game, SCOUT, game.kind("field"), 0)
    assert game.index is None and game.printed is not None
    assert brave(game, scout) and hears(game) == [guard, guard, scout] and not brave(game, captain)


FORCE = t.Passive((t.Modify(t.SELF, "power", "+", 1),))
JUDGE = skirmish.unit("Judge", 1, 1, 1, t.Passive((t.Grant(MEN & t.Figure("power", ">=", 1), (BRAVE,)),)))
TRAINER = skirmish.unit("Trainer", 1, 1, 1, t.Passive((t.Grant(MEN, (FORCE,)),)))
BANNER = skirmish.unit("Banner", 1, 1, 1, t.Passive((t.Modify(MEN, "power", "+", 1),)))


def test_a_figure_asked_while_abilities_are_granted_is_asked_again_when_all_are() -> None:
    game, (_, plain, *_) = game_with(JUDGE, PLAIN, TRAINER, BANNER)
    assert brave(game, plain)
    assert layers.value(game, plain, "power") == 3


def test_one_effect_more_on_certain_objects_joins_the_index() -> None:
    game, (one, other) = game_with(PLAIN, PLAIN)
    for n, id in ((1, one), (2, one), (4, other)):
        before = layers.index_of(game)
        start_effect(game, t.Modify(t.SELF, "power", "+", n), "turn", Ctx(id, 0))
        assert game.index is not None and game.index is not before
        check_kept(game)
    assert (layers.value(game, one, "power"), layers.value(game, other, "power")) == (4, 5)


@pytest.mark.parametrize(
    "node",
    [
        t.Rule("forbid", "attack", t.Ref("it")),
        t.Rename(t.Ref("it"), "type", "add", "hero"),
        t.Grant(t.Ref("it"), (BRAVE,)),
    ],
)
def test_another_effect_makes_the_index_anew(node: t.Continuous) -> None:
    game, (one, other) = game_with(PLAIN, PLAIN)
    layers.index_of(game)
    start_effect(game, node, "turn", Ctx(one, 0, (("it", (other,)),)))
    check_kept(game)
    assert game.index is None
    start_effect(game, t.Modify(t.SELF, "power", "+", 1), "turn", Ctx(one, 0))
    check_kept(game)


def test_an_effect_on_whoever_matches_makes_the_index_anew() -> None:
    game, (one, other) = game_with(PLAIN, PLAIN)
    layers.index_of(game)
    game.add_effect(Effect(t.Modify(MEN, "power", "+", 1), "turn", one, 0, game.tick(), None, ()))
    assert game.index is None and layers.value(game, other, "power") == 2
    check_kept(game)


def test_without_effects_the_index_is_that_of_the_cards_if_these_grant_nothing() -> None:
    for cards in ((PLAIN, VETERAN), (PLAIN, CAPTAIN)):
        game, (one, _) = game_with(*cards)
        start_effect(game, t.Modify(t.SELF, "power", "+", 1), "turn", Ctx(one, 0))
        layers.index_of(game)
        durations.end_turn(game)
        assert not game.effects and layers.value(game, one, "power") == 1
        check_kept(game)
        assert brave(game, one) is (CAPTAIN in cards)


def test_the_index_knows_whether_somebody_waits_for_a_figure_to_change() -> None:
    """Also when such a card comes, goes, or only gets the ability."""
    waits = t.Automatic(t.When("increase", t.SELF), do=())
    proud = skirmish.unit("Proud", 1, 1, 1, waits)
    game, (plain,) = game_with(PLAIN)
    assert not layers.index_of(game).compares
    one = zones.create(game, proud, game.kind("field"), 0)
    assert layers.index_of(game).compares
    check_kept(game)
    move(game, one, "grave")
    assert not layers.index_of(game).compares
    check_kept(game)
    start_effect(game, t.Grant(t.Ref("it"), (waits,)), "turn", Ctx(plain, 0, (("it", (plain,)),)))
    assert layers.index_of(game).compares
