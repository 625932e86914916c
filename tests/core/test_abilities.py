"""The machinery for abilities: targets, modes, costs, durations, layers, replacement, queries."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.codec import to_json
from ludex.core.flow.api import advance, decide
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx, Game
from ludex.core.position.objects import Card
from ludex.core.resolving import deeds, playing, resolving
from ludex.core.values import layers, queries, settling
from ludex.testing.driver import Driver
from tests.core.skirmish import board, spell, unit

FIELD = t.Zone(("field",))
WOLF = unit("Wolf", 1, 2, 1)
BEAR = unit("Bear", 3, 3, 4)
OX = unit("Ox", 1, 0, 9)


def cast(
    *do: t.Instr, targets: tuple[t.Choose, ...] = (), modes: t.Modes | None = None, cost: tuple[t.Instr, ...] = ()
) -> Card:
    return spell("Charm", 0, t.Spell(do=do, targets=targets, modes=modes))


def run(card: Card, *units: Card, enemy: tuple[Card, ...] = (), script: tuple[str, ...] = (), mana: int = 5) -> Driver:
    """Play the spell and follow the script."""
    return Driver(board(*units, enemy=enemy, hand=(card,), mana=mana)).take('play "Charm"', *script)


def value(driver: Driver, player: int, name: str, figure: str) -> int:
    return layers.value(driver.game, driver.obj("field", player, name).id, figure)


# --- targets, modes, division --------------------------------------------------------------------------------------


def test_a_number_of_targets_takes_as_many_as_there_are() -> None:
    two = cast(t.Damage(t.Ref("t"), 1), targets=(t.Choose("t", 2, t.ENEMY & FIELD),))
    driver = run(two, enemy=(OX,))
    assert driver.obj("field", 1).damage == 1
    none = Driver(board(WOLF, hand=(two,)))
    assert 'play "Charm"' not in none.offered


def test_a_target_written_among_the_instructions_is_chosen_when_playing() -> None:
    foe = t.Choose("t", 1, t.ENEMY & FIELD, target=True)
    zap = cast(t.Gain("boom", 1), foe, t.Damage(t.Ref("t"), 1))
    driver = run(zap, enemy=(OX, BEAR), script=())
    assert driver.offered == ['choose "Ox"', 'choose "Bear"']
    assert driver.game.num(0, "boom") == 0
    driver.take('choose "Bear"')
    assert driver.obj("field", 1, "Bear").damage == 1
    assert 'play "Charm"' not in Driver(board(WOLF, hand=(zap,))).offered
    later = cast(t.If(t.TurnOf(t.YOU), (foe, t.Damage(t.Ref("t"), 1))), t.Gain("boom", 1))
    assert run(later).game.num(0, "boom") == 1
    assert run(later, enemy=(OX, BEAR), script=('choose "Ox"',)).obj("field", 1, "Ox").damage == 1


def test_what_shares_a_word_with_the_source_and_where_it_came_from() -> None:
    twin = t.Shares(t.SELF, "name")
    arrival = t.When("move", t.SELF, dst=("field",))
    echo = t.Automatic(arrival, do=(t.Damage(t.YOURS & FIELD & twin, 1), t.Damage(t.ENEMY & FIELD & ~twin, 2)))
    imp = unit("Imp", 1, 1, 9, echo)
    driver = Driver(board(imp, hand=(imp,), enemy=(OX,))).take('play "Imp"')
    assert [driver.game.objects[id].damage for id in driver.game.zone("field", 0)] == [1, 1]
    assert driver.obj("field", 1, "Ox").damage == 2
    for came_from, boom in (
        (t.CameFrom(("hand",)), 1),
        (t.CameFrom(("deck", "grave")), 0),
        (t.CameFrom(("hand",), ("field",)), 1),
        (t.CameFrom(("hand",), ("grave",)), 0),
    ):
        came = t.Automatic(arrival, do=(t.If(came_from, (t.Gain("boom", 1),)),))
        driver = Driver(board(hand=(unit("Scout", 1, 1, 1, came),))).take('play "Scout"')
        assert driver.game.num(0, "boom") == boom


def test_a_word_with_something_in_it() -> None:
    bears = cast(t.Damage(t.ENEMY & FIELD & t.Within("name", "ear"), 1))
    driver = run(bears, enemy=(OX, BEAR))
    assert (driver.obj("field", 1, "Ox").damage, driver.obj("field", 1, "Bear").damage) == (0, 1)


def test_up_to_may_be_none() -> None:
    some = cast(t.Damage(t.Ref("t"), 1), targets=(t.Choose("t", 2, t.ENEMY & FIELD, up_to=True),))
    driver = run(some, enemy=(OX, BEAR), script=("done",))
    assert driver.obj("field", 1, "Ox").damage == 0
    driver = run(some, enemy=(OX, BEAR), script=('choose "Ox"', 'choose "Bear"'))
    assert (driver.obj("field", 1, "Ox").damage, driver.obj("field", 1, "Bear").damage) == (1, 1)


def test_a_later_target_may_refer_to_an_earlier_one() -> None:
    tough = t.ENEMY & FIELD & t.Figure("health", ">=", t.FigureOf(t.Ref("a"), "power"))
    targets = (t.Choose("a", 1, t.YOURS & FIELD), t.Choose("b", 1, tough))
    pair = cast(t.Damage(t.Ref("b"), t.FigureOf(t.Ref("a"), "power")), targets=targets)
    driver = run(pair, BEAR, WOLF, enemy=(OX, unit("Imp", 1, 1, 2)), script=('choose "Wolf"',))
    assert driver.offered == ['choose "Ox"', 'choose "Imp"']
    impossible = Driver(board(BEAR, enemy=(WOLF,), hand=(pair,)))
    assert 'play "Charm"' not in impossible.offered


def test_modes_are_chosen_when_played_and_need_their_targets() -> None:
    modes = t.Modes(1, ((t.Draw(2),), (t.Damage(t.Ref("t"), 4),)), targets=((), (t.Choose("t", 1, t.ENEMY & FIELD),)))
    charm = cast(modes=modes)
    driver = run(charm, enemy=(OX,), script=("option 2",))
    assert driver.obj("field", 1).damage == 4
    only = Driver(board(hand=(charm,))).take('play "Charm"')
    assert len(only.game.zone("hand", 0)) == 2
    both = cast(modes=t.Modes(2, ((t.Gain("a", 1),), (t.Gain("b", 1),), (t.Gain("c", 1),)), up_to=True))
    driver = run(both, script=("option 3", "option 1"))
    assert [driver.game.num(0, name) for name in "abc"] == [1, 0, 1]
    driver = run(both, script=("option 3", "done"))
    assert [driver.game.num(0, name) for name in "abc"] == [0, 0, 1]


def test_a_value_is_divided_with_at_least_one_each() -> None:
    split = cast(
        t.Divide("d", 4, "t"),
        t.Damage(t.Ref("t"), t.Chosen("d")),
        targets=(t.Choose("t", 2, t.ENEMY & FIELD),),
    )
    driver = run(split, enemy=(OX, unit("Elk", 1, 0, 9), BEAR), script=('choose "Ox"', 'choose "Elk"'))
    assert driver.offered == ['1 to "Ox"', '2 to "Ox"', '3 to "Ox"']
    driver.take('3 to "Ox"')
    assert (driver.obj("field", 1, "Ox").damage, driver.obj("field", 1, "Elk").damage) == (3, 1)


def test_the_opponent_may_be_the_one_who_chooses() -> None:
    edict = cast(t.Choose("t", 1, t.ENEMY & FIELD, who=t.OPPONENT), t.Move(t.Ref("t"), "grave", "die"))
    driver = run(edict, enemy=(OX, BEAR))
    assert driver.decision is not None
    assert driver.decision.player == 1
    driver.take('choose "Bear"')
    assert driver.names("field", 1) == ["Ox"]


def test_when_each_player_chooses_the_turn_player_is_first_and_both_happen_together() -> None:
    each = cast(t.Choose("t", 1, FIELD, who=t.EACH), t.Move(t.Ref("t"), "grave", "die"))
    driver = run(each, WOLF, BEAR, enemy=(OX, WOLF))
    assert driver.decision is not None
    assert (driver.decision.player, driver.offered) == (0, ['choose "Wolf"', 'choose "Bear"'])
    driver.take('choose "Bear"')
    assert driver.decision is not None
    assert (driver.decision.player, driver.offered) == (1, ['choose "Ox"', 'choose "Wolf"'])
    assert driver.names("field", 0) == ["Wolf", "Bear"]
    driver.take('choose "Ox"')
    assert (driver.names("field", 0), driver.names("field", 1)) == (["Wolf"], ["Wolf"])
    some = cast(t.Choose("t", 2, FIELD, who=t.EACH, up_to=True), t.Move(t.Ref("t"), "grave", "die"))
    driver = run(some, WOLF, BEAR, enemy=(OX,), script=("done", 'choose "Ox"'))
    assert (driver.names("field", 0), driver.names("field", 1)) == (["Wolf", "Bear"], [])
    one = run(each, WOLF, enemy=(OX, BEAR), script=('choose "Bear"',))
    assert (one.names("field", 0), one.names("field", 1)) == ([], ["Ox"])


def test_random_choices_come_from_the_seeded_stream_and_can_be_fixed() -> None:
    card = cast(
        t.Choose("t", 1, t.ENEMY & FIELD, random=True),
        t.Move(t.Ref("t"), "grave", "die"),
        t.Roll("d"),
        t.Gain("die", t.Chosen("d")),
    )
    game = board(enemy=(OX, BEAR), hand=(card,))
    game.fixed = (1, 5)
    driver = Driver(game).take('play "Charm"')
    assert driver.names("field", 1) == ["Ox"]
    assert driver.game.num(0, "die") == 6


# --- instructions -----------------------------------------------------------------------------------------------


def test_may_with_a_cost_is_asked_only_if_it_can_be_paid() -> None:
    charm = cast(t.May((t.Draw(1),), cost=(t.Gain("mana", -4),)), t.If(t.Did("did"), (t.Gain("paid", 1),)))
    driver = run(charm, mana=4, script=("yes",))
    assert (driver.game.num(0, "mana"), driver.game.num(0, "paid"), len(driver.game.zone("hand", 0))) == (0, 1, 1)
    driver = run(charm, mana=3)
    assert (driver.game.num(0, "mana"), driver.game.num(0, "paid")) == (3, 0)


def test_repeat_and_for_each() -> None:
    driver = run(cast(t.Repeat(t.Count(t.ENEMY & FIELD), (t.Gain("n", 1),))), enemy=(OX, BEAR))
    assert driver.game.num(0, "n") == 2
    assert run(cast(t.Repeat(-2, (t.Gain("n", 1),)))).game.num(0, "n") == 0
    each = cast(t.ForEach("x", t.ENEMY & FIELD, (t.Damage(t.Ref("x"), t.FigureOf(t.Ref("x"), "power")),)))
    driver = run(each, enemy=(OX, BEAR))
    assert (driver.obj("field", 1, "Ox").damage, driver.obj("field", 1, "Bear").damage) == (0, 3)


def test_drawing_is_one_card_at_a_time_and_may_stop_when_up_to() -> None:
    driver = run(cast(t.Draw(3, up_to=True)), script=("draw", "done"))
    assert len(driver.game.zone("hand", 0)) == 1
    draws = [e for e in run(cast(t.Draw(2, who=t.EACH))).trace.events if e.word == "draw"]
    assert [e.player for e in draws] == [0, 0, 1, 1]


def test_looking_makes_known_and_searching_may_fail() -> None:
    find = t.Search("s", 1, t.Word("type", "unit"), "deck")
    charm = cast(t.Look("top", 2, "deck"), find, t.Move(t.Ref("s"), "hand"), t.Shuffle("deck"))
    driver = run(charm, script=("done",))
    assert driver.game.zone("hand", 0) == ()
    assert all(driver.game.objects[id].known == 0 for id in driver.game.zone("deck", 0))
    looked = run(cast(t.Look("top", 2, "deck")))
    deck = looked.game.zone("deck", 0)
    assert [looked.game.objects[id].known for id in deck] == [0, 0, 0, 1, 1]
    must = run(cast(t.Search("s", 1, t.ANY, "deck"), t.Move(t.Ref("s"), "hand")))
    assert "done" not in must.offered


def test_a_same_state_change_is_no_event() -> None:
    driver = run(cast(t.SetState(t.ENEMY & FIELD, "rested")), WOLF, enemy=(OX,))
    assert "state" not in driver.trace.kinds()
    driver = run(cast(t.Damage(t.ENEMY & FIELD, 0), t.Counters(t.ENEMY & FIELD, "mark", -1)), WOLF, enemy=(OX,))
    assert {"damage", "counter"}.isdisjoint(driver.trace.kinds())


def test_counters_are_put_and_removed() -> None:
    driver = run(cast(t.Counters(t.ENEMY & FIELD, "mark", 3), t.Counters(t.ENEMY & FIELD, "mark", -2)), enemy=(OX,))
    assert driver.obj("field", 1).counters == (("mark", 1),)


def test_an_effect_may_end_the_game_in_the_middle() -> None:
    driver = run(cast(t.Finish(t.OPPONENT, wins=False), t.Gain("late", 1)))
    assert driver.game.outcome is not None
    assert driver.game.outcome.winner == 0
    assert driver.game.num(0, "late") == 0


def test_a_verb_nobody_defined_is_a_named_gap() -> None:
    with pytest.raises(NotImplementedError, match="GAP: Skirmish has no verb 'juggle'"):
        run(cast(t.Do("juggle")))
    game = board(WOLF)
    obj = game.objects[game.zone("hero", 0)[0]].copy()
    obj.damage = 5
    game.put(obj)
    resolving.resolve(game, (t.Do("heal", t.YOURS & t.Zone(("hero",)), 2),), Ctx(0, 0))
    advance(game)
    assert game.objects[game.zone("hero", 0)[0]].damage == 3


# --- costs --------------------------------------------------------------------------------------------------------


def activated(*cost: t.Instr, limit: int = 0) -> Card:
    return unit("Smith", 1, 1, 9, t.Activated(cost=cost, do=(t.Gain("made", 1),), limit=limit))


def test_costs_are_all_or_nothing() -> None:
    smith = activated(t.Gain("mana", -2), t.Gain("mana", -2), t.SetState(t.SELF, "rested"))
    assert 'use "Smith"' not in Driver(board(smith, mana=3)).offered
    driver = Driver(board(smith, mana=4)).take('use "Smith"')
    assert (driver.game.num(0, "mana"), driver.game.num(0, "made"), driver.obj("field", 0).state) == (0, 1, 1)
    assert 'use "Smith"' not in driver.offered


def test_a_cost_may_have_to_be_chosen() -> None:
    smith = activated(t.Choose("d", 1, t.YOURS & t.Zone(("hand",))), t.Move(t.Ref("d"), "grave", "discard"))
    assert 'use "Smith"' not in Driver(board(smith)).offered
    driver = Driver(board(smith, hand=(WOLF, BEAR))).take('use "Smith"', 'choose "Bear"')
    assert (driver.names("grave", 0), driver.game.num(0, "made")) == (["Bear"], 1)


def test_a_limit_per_turn_counts_for_each_card() -> None:
    smith = activated(limit=1)
    driver = Driver(board(smith, smith)).take('use "Smith" #1')
    assert [text for text in driver.offered if text.startswith("use")] == ['use "Smith"']


def test_costs_paid_at_once_trigger_together(monkeypatch: pytest.MonkeyPatch) -> None:
    smith = activated(
        t.Choose("d", 1, t.YOURS & t.Zone(("hand",))),
        t.Move(t.Ref("d"), "grave", "discard"),
        t.SetState(t.SELF, "rested"),
    )
    game = board(smith, hand=(WOLF, BEAR))
    monkeypatch.setattr(game.book.costs, "pays_at_once", True)
    driver = Driver(game).take('use "Smith"', 'choose "Wolf"')
    assert (driver.names("grave", 0), driver.game.num(0, "made"), driver.obj("field", 0).state) == (["Wolf"], 1, 1)


# --- continuous effects -----------------------------------------------------------------------------------------------


def test_a_duration_ends_and_whom_it_touches_is_fixed() -> None:
    rally = cast(t.Continue((t.Modify(t.YOURS & FIELD, "power", "+", 2),), "turn"))
    driver = Driver(board(WOLF, hand=(rally, unit("Late", 0, 1, 1)))).take('play "Charm"', 'play "Late"')
    assert (value(driver, 0, "Wolf", "power"), value(driver, 0, "Late", "power")) == (4, 1)
    driver.take("end turn")
    assert value(driver, 0, "Wolf", "power") == 2


def test_groups_may_grow_where_the_book_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    rally = cast(t.Continue((t.Modify(t.YOURS & FIELD, "power", "+", 2),), "turn"))
    game = board(WOLF, hand=(rally, unit("Late", 0, 1, 1)))
    monkeypatch.setattr(game.book.layers, "dynamic_groups", True)
    driver = Driver(game).take('play "Charm"', 'play "Late"')
    assert value(driver, 0, "Late", "power") == 3


def test_a_new_object_keeps_no_effect() -> None:
    game = board(WOLF)
    wolf = game.zone("field", 0)[0]
    deeds.start_effect(game, t.Modify(t.SELF, "power", "+", 2), "", Ctx(wolf, 0))
    assert layers.value(game, wolf, "power") == 4
    events.perform(game, events.moving(game, wolf, "hand"))
    events.perform(game, events.moving(game, game.zone("hand", 0)[0], "field"))
    assert layers.value(game, game.zone("field", 0)[0], "power") == 2
    assert layers.value(game, wolf, "power") == 4


def test_set_comes_before_plus_whatever_its_age() -> None:
    game = board(WOLF)
    wolf = game.zone("field", 0)[0]
    deeds.start_effect(game, t.Modify(t.SELF, "power", "+", 2), "turn", Ctx(wolf, 0))
    deeds.start_effect(game, t.Modify(t.SELF, "power", "=", 7), "turn", Ctx(wolf, 0))
    assert layers.value(game, wolf, "power") == 9


def test_a_dependent_effect_is_applied_after_the_one_it_depends_on() -> None:
    weak = unit(
        "Tutor",
        1,
        1,
        9,
        t.Passive((t.Modify(FIELD & t.Word("name", "Wolf") & t.Figure("power", ">=", 3), "power", "+", 10),)),
    )
    strong = unit("Lord", 1, 1, 9, t.Passive((t.Modify(FIELD & t.Word("name", "Wolf"), "power", "+", 1),)))
    game = board(WOLF, weak, strong)
    assert layers.value(game, game.zone("field", 0)[0], "power") == 13


def test_abilities_are_granted_and_lost() -> None:
    haste = t.Passive((t.Rule("permit", "attack"),), keyword="Haste")
    captain = unit("Captain", 1, 1, 9, t.Passive((t.Grant(t.YOURS & FIELD & ~t.SELF, (haste,)),)))
    driver = Driver(board(captain, hand=(WOLF,))).take('play "Wolf"')
    wolf = driver.obj("field", 0, "Wolf").id
    assert layers.has(driver.game, wolf, "Haste")
    assert 'attack "Wolf" -> "Hero"' in driver.offered
    deeds.start_effect(driver.game, t.Strip(t.Ref("w"), "Haste"), "turn", Ctx(wolf, 0, (("w", (wolf,)),)))
    assert not layers.has(driver.game, wolf, "Haste")
    events.perform(driver.game, events.moving(driver.game, driver.obj("field", 0, "Captain").id, "grave"))
    assert not layers.has(driver.game, wolf, "Haste")


def test_abilities_are_granted_as_they_are_printed_on_others() -> None:
    """As long as the others are there, and without what effects gave those."""
    copies = t.Passive((t.Grant(t.SELF, (), t.YOURS & FIELD & t.Word("name", "Sage")),))
    strong = t.Passive((t.Modify(t.SELF, "power", "+", 3),))
    sage, ape = unit("Sage", 1, 1, 1, strong), unit("Ape", 1, 1, 1, copies)
    game = board(ape, sage)
    first, other = game.zone("field", 0)
    deeds.start_effect(game, t.Grant(t.Ref("t"), (t.Mere("Guard"),)), "turn", Ctx(0, 0, (("t", (other,)),)))
    assert layers.value(game, first, "power") == 4 and not layers.has(game, first, "Guard")
    assert strong in layers.abilities(game, first)
    events.perform(game, events.moving(game, other, "grave"))
    assert layers.value(game, first, "power") == 1 and strong not in layers.abilities(game, first)


def test_granted_triggers_trigger() -> None:
    gift = t.Automatic(t.When("attack", t.SELF), do=(t.Gain("gift", 1),))
    driver = run(
        cast(t.Continue((t.Grant(t.YOURS & FIELD, (gift,)),), "turn")), WOLF, script=('attack "Wolf" -> "Hero"',)
    )
    assert driver.game.num(0, "gift") == 1


def test_words_and_prices_change() -> None:
    game = board(WOLF, unit("Sage", 1, 1, 9, t.Passive((t.Price(t.YOURS & t.Zone(("hand",)), "+", -2),))), hand=(BEAR,))
    bear = game.zone("hand", 0)[0]
    assert settling.price(game, bear, 3) == 1
    deeds.start_effect(game, t.Price(t.Ref("b"), "=", 2), "turn", Ctx(bear, 0, (("b", (bear,)),)))
    assert settling.price(game, bear, 3) == 0
    wolf = game.zone("field", 0)[0]
    deeds.start_effect(game, t.Rename(t.SELF, "tribe", "add", "Dog"), "turn", Ctx(wolf, 0))
    deeds.start_effect(game, t.Rename(t.SELF, "type", "become", "relic"), "turn", Ctx(wolf, 0))
    assert layers.words(game, wolf, "tribe") == ("Dog",)
    assert layers.words(game, wolf, "type") == ("relic",)


def test_a_condition_may_switch_a_passive_ability() -> None:
    proud = unit("Proud", 1, 1, 9, t.Passive((t.Modify(t.SELF, "power", "+", 5),), cond=t.Named("rich")))
    game = board(proud, mana=5)
    id = game.zone("field", 0)[0]
    assert layers.value(game, id, "power") == 6
    game.set_num(0, "mana", 4)
    assert layers.value(game, id, "power") == 1


# --- queries ---------------------------------------------------------------------------------------------------------


def test_prohibition_beats_permission() -> None:
    quick = unit("Quick", 0, 1, 1, t.Passive((t.Rule("permit", "attack"),)))
    jailer = unit("Jailer", 1, 1, 9, t.Passive((t.Rule("forbid", "attack", what=t.ENEMY),)))
    assert 'attack "Quick" -> "Hero"' in Driver(board(hand=(quick,))).take('play "Quick"').offered
    assert (
        'attack "Quick" -> "Hero"'
        not in Driver(board(hand=(quick, WOLF), enemy=(jailer,))).take('play "Quick"').offered
    )


def guard() -> Card:
    narrow = t.Rule("narrow", "attack targets", what=t.ENEMY, to=t.State("rested") & t.Has("Guard"), if_any=True)
    return unit("Guard", 1, 1, 9, t.Passive((narrow,), keyword="Guard"))


def test_targets_are_narrowed_widened_and_forbidden() -> None:
    attacks = [text for text in Driver(board(WOLF, enemy=(guard(), OX))).offered if text.startswith("attack")]
    assert attacks == ['attack "Wolf" -> "Guard"']
    hunter = unit("Hunter", 1, 1, 9, t.Passive((t.Rule("widen", "attack targets", to=t.ENEMY & FIELD),)))
    game = board(hunter, enemy=(OX,))
    ox = game.objects[game.zone("field", 1)[0]].copy()
    ox.state = 0
    game.put(ox)
    assert 'attack "Hunter" -> "Ox"' in Driver(game).offered
    shy = unit("Shy", 1, 1, 9, t.Passive((t.Rule("forbid", "attack targets", what=t.ENEMY, to=t.SELF),)))
    assert 'attack "Wolf" -> "Shy"' not in Driver(board(WOLF, enemy=(shy,))).offered


def test_an_object_may_not_be_selected_by_the_enemy() -> None:
    aura = unit("Aura", 1, 1, 9, t.Passive((t.Rule("forbid", "select", what=t.ENEMY, to=t.SELF),)))
    zap = cast(t.Damage(t.Ref("t"), 1), targets=(t.Choose("t", 1, t.ENEMY & FIELD),))
    assert 'play "Charm"' not in Driver(board(enemy=(aura,), hand=(zap,))).offered
    wild = cast(t.Choose("t", 1, t.ENEMY & FIELD, random=True), t.Damage(t.Ref("t"), 1))
    assert run(wild, enemy=(aura,)).obj("field", 1).damage == 1


def test_an_event_may_be_forbidden() -> None:
    rock = unit("Rock", 1, 1, 1, t.Passive((t.Rule("forbid", "event die"),)))
    driver = run(cast(t.Move(FIELD, "grave", "die")), rock, WOLF)
    assert driver.names("field", 0) == ["Rock"]


def test_a_limit_may_be_raised_or_taken_away() -> None:
    game = board(unit("Twin", 1, 1, 1, t.Passive((t.Rule("permit", "swings"),))), WOLF)
    twin, wolf = game.zone("field", 0)
    assert (queries.limit(game, "swings", twin, 1), queries.limit(game, "swings", wolf, 1)) == (2, 1)


# --- replacement ------------------------------------------------------------------------------------------------------


def shield(n: int, name: str = "Shield") -> Card:
    less = t.Replace(t.When("damage", t.SELF), amount=t.Plus((t.EventAmount(), -n)))
    return unit(name, 1, 1, 9, less)


def test_damage_is_changed_by_a_replacement() -> None:
    driver = run(cast(t.Damage(t.ENEMY & FIELD, 3)), enemy=(shield(1), OX))
    assert (driver.obj("field", 1, "Shield").damage, driver.obj("field", 1, "Ox").damage) == (2, 3)


def test_a_replaced_event_did_not_happen_and_triggers_nothing() -> None:
    phoenix = unit(
        "Phoenix", 1, 1, 9, t.Replace(t.When("move", t.SELF, dst=("grave",)), instead=(t.Move(t.SELF, "hand"),))
    )
    mourner = unit(
        "Mourner", 1, 1, 9, t.Automatic(t.When("move", ~t.SELF, src=("field",), dst=("grave",)), do=(t.Draw(1),))
    )
    driver = run(cast(t.Move(t.ENEMY & FIELD, "grave", "die")), mourner, enemy=(phoenix,))
    assert driver.names("hand", 1) == ["Phoenix"]
    assert driver.game.zone("hand", 0) == ()


def test_several_replacements_are_ordered_by_the_affected_player_and_apply_once_each() -> None:
    double = t.Replace(t.When("damage", t.YOURS), amount=t.Times(t.EventAmount(), 2))
    less = t.Replace(t.When("damage", t.YOURS), amount=t.Plus((t.EventAmount(), -1)))
    one, two = unit("Doubler", 1, 1, 9, double), unit("Softener", 1, 1, 9, less)
    zap = cast(t.Damage(t.Ref("t"), 3), targets=(t.Choose("t", 1, t.Word("name", "Ox")),))
    driver = run(zap, enemy=(one, two, OX))
    assert driver.decision is not None
    assert driver.decision.player == 1
    first = run(zap, enemy=(one, two, OX), script=('replace with "Doubler"',))
    assert first.obj("field", 1, "Ox").damage == 5
    second = run(zap, enemy=(one, two, OX), script=('replace with "Softener"',))
    assert second.obj("field", 1, "Ox").damage == 4


def test_an_optional_replacement_may_be_declined() -> None:
    dodge = t.Replace(t.When("damage", t.SELF), instead=(t.Gain("dodged", 1),), may=True)
    fox = unit("Fox", 1, 1, 9, dodge)
    zap = cast(t.Damage(t.ENEMY & FIELD, 3))
    yes = run(zap, enemy=(fox,), script=('replace with "Fox"',))
    assert (yes.obj("field", 1).damage, yes.game.num(1, "dodged")) == (0, 1)
    no = run(zap, enemy=(fox,), script=("do not replace",))
    assert (no.obj("field", 1).damage, no.game.num(1, "dodged")) == (3, 0)


def test_a_cost_part_that_is_replaced_counts_as_paid() -> None:
    sticky = unit("Sticky", 1, 1, 9, t.Replace(t.When("move", t.SELF, src=("field",)), instead=(t.Gain("stuck", 1),)),
                  t.Activated(cost=(t.Move(t.SELF, "grave"),), do=(t.Gain("made", 1),)))  # fmt: skip
    driver = Driver(board(sticky)).take('use "Sticky"')
    assert (driver.game.num(0, "stuck"), driver.game.num(0, "made"), driver.names("field", 0)) == (1, 1, ["Sticky"])


def test_playable_looks_at_condition_and_limit() -> None:
    game: Game = board(WOLF, mana=4)
    ability = t.Activated(cond=t.Named("rich"))
    assert not playing.playable(game, ability, Ctx(game.zone("field", 0)[0], 0))
    game.set_num(0, "mana", 5)
    assert playing.playable(game, ability, Ctx(game.zone("field", 0)[0], 0))


def test_a_batch_happens_together() -> None:
    game = board(WOLF, enemy=(OX,))
    wolf, ox = game.zone("field", 0)[0], game.zone("field", 1)[0]
    events.perform(game, Event("damage", wolf, n=1), Event("damage", ox, n=2))
    assert (game.objects[wolf].damage, game.objects[ox].damage) == (1, 2)


def test_declining_a_replacement_in_a_clone_leaves_the_original_alone() -> None:
    dodge = t.Replace(t.When("move", t.SELF, dst=("grave",)), instead=(t.Gain("dodged", 1),), may=True)
    game = board(unit("Cat", 1, 1, 9, dodge))
    cat = game.zone("field", 0)[0]
    events.perform(game, events.moving(game, cat, "grave", word="die"))
    advance(game)
    before = to_json(game)
    copy = game.clone()
    decide(copy, 1)
    advance(copy)
    assert cat not in copy.objects
    assert to_json(game) == before


def test_an_effect_whose_objects_are_looked_for_anew() -> None:
    """`Continue.anew`: a unit that comes later has it too; without it the units are fixed when it starts."""
    for anew in (True, False):
        raised = t.Continue((t.Modify(t.YOURS & FIELD, "power", "+", 10),), "turn", anew)
        driver = run(cast(raised, t.Create("rat", 1, "field")), WOLF)
        assert (value(driver, 0, "Rat", "power") > 10) == anew and value(driver, 0, "Wolf", "power") > 10
