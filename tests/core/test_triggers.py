"""Triggers: how often an ability waits, what it saw, in which order it is played."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.flow.frames import Frame
from ludex.core.happening import check_timing, events, hearing
from ludex.core.position.event import Event
from ludex.core.position.game import Game, Pending
from ludex.core.values import layers
from ludex.testing.driver import Driver
from tests.core.skirmish import BOOK, board, unit
from tests.core.test_abilities import FIELD, WOLF, cast, run


def test_an_ability_waits_as_often_as_it_triggered() -> None:
    watcher = unit("Watcher", 1, 1, 9, t.Automatic(t.When("move", t.YOURS, dst=("field",)), do=(t.Draw(1),)))
    driver = run(cast(t.Create("rat", 3, "field")), watcher)
    assert len(driver.game.zone("hand", 0)) == 3


def test_a_card_that_leaves_is_seen_as_it_was() -> None:
    last = t.Automatic(
        t.When("move", t.SELF, src=("field",), dst=("grave",)), do=(t.Draw(t.FigureOf(t.SELF, "power")),)
    )
    martyr = unit("Martyr", 1, 1, 1, last)
    lord = unit("Lord", 3, 2, 9, t.Passive((t.Modify(t.YOURS & FIELD & ~t.SELF, "power", "+", 1),)))
    destroy = cast(t.Move(t.Ref("t"), "grave", "die"), targets=(t.Choose("t", 1, t.Word("name", "Martyr")),))
    driver = run(destroy, martyr, lord)
    assert len(driver.game.zone("hand", 0)) == 2


def test_cards_that_leave_together_see_each_other_leave() -> None:
    mourner = unit(
        "Mourner", 1, 1, 1, t.Automatic(t.When("move", ~t.SELF, src=("field",), dst=("grave",)), do=(t.Draw(1),))
    )
    driver = run(cast(t.Damage(FIELD, 1)), mourner, unit("Cub", 1, 1, 1))
    assert len(driver.game.zone("hand", 0)) == 1


def test_a_card_sees_what_enters_with_it_but_not_what_left_before() -> None:
    watcher = unit("Watcher", 1, 1, 9, t.Automatic(t.When("move", ~t.SELF, dst=("field",)), do=(t.Draw(1),)))
    game = board(hand=(watcher, WOLF))
    ids = game.zone("hand", 0)
    events.perform(game, *(events.moving(game, id, "field", 0) for id in ids))
    assert len(game.pending) == 1


def test_the_active_players_abilities_come_first_and_each_is_chosen() -> None:
    one = unit("One", 1, 1, 9, t.Automatic(t.When("attack"), do=(t.Gain("one", 1),)))
    two = unit("Two", 1, 1, 9, t.Automatic(t.When("attack"), do=(t.Gain("two", 1),)))
    driver = Driver(board(one, two, enemy=(one,))).take('attack "Two" -> "Hero"')
    assert driver.offered == ['resolve "One"', 'resolve "Two"']
    assert driver.game.num(1, "one") == 0
    driver.take('resolve "Two"')
    assert (driver.game.num(0, "one"), driver.game.num(0, "two"), driver.game.num(1, "one")) == (1, 1, 1)


def test_waiting_abilities_that_make_different_players_draw_are_two_options() -> None:
    herald = unit("Herald", 1, 1, 9, t.Automatic(t.When("number"), do=(t.Draw(1, t.THEY),)))
    driver = run(cast(t.Gain("fame", 1, t.EACH)), herald)
    assert driver.offered == ['resolve "Herald" #1', 'resolve "Herald" #2']
    driver.take('resolve "Herald" #2')
    assert [len(driver.game.zone("hand", player)) for player in (0, 1)] == [1, 1]


def test_waiting_abilities_that_do_the_same_are_one_option() -> None:
    herald = unit("Herald", 1, 1, 9, t.Automatic(t.When("number"), do=(t.Draw(1),)))
    driver = run(cast(t.Gain("fame", 1, t.EACH)), herald)
    assert 'resolve "Herald"' not in driver.offered
    assert len(driver.game.zone("hand", 0)) == 2


def test_a_delayed_trigger_waits_once() -> None:
    delay = cast(t.Delay(t.When("attack"), do=(t.Gain("seen", 1),)))
    driver = run(delay, WOLF, unit("Fox", 1, 1, 1), script=('attack "Wolf" -> "Hero"', 'attack "Fox" -> "Hero"'))
    assert driver.game.num(0, "seen") == 1
    always = cast(t.Delay(t.When("attack"), do=(t.Gain("seen", 1),), always=True, until="turn"))
    driver = run(always, WOLF, unit("Fox", 1, 1, 1), script=('attack "Wolf" -> "Hero"', 'attack "Fox" -> "Hero"'))
    assert driver.game.num(0, "seen") == 2
    driver.take("end turn")
    assert driver.game.delayed == ()


def test_a_state_trigger_waits_once_for_each_time_it_becomes_true() -> None:
    poor = t.Compare(t.Number(t.YOU, "mana"), "<=", 2)
    beggar = unit("Beggar", 1, 1, 9, t.Automatic(t.Becomes(poor), do=(t.Gain("alms", 1),)))
    driver = run(cast(t.Gain("mana", -3), t.Gain("mana", -1)), beggar)
    assert driver.game.num(0, "alms") == 1
    driver = run(cast(t.Gain("mana", -3), t.Gain("mana", 3), t.Gain("mana", -3)), beggar)
    assert driver.game.num(0, "alms") == 2


def test_a_waiting_ability_is_played_even_if_its_card_has_left() -> None:
    bomb = unit("Bomb", 1, 1, 9, t.Automatic(t.When("attack", t.SELF), do=(t.Gain("boom", 1),)))
    killer = unit(
        "Killer", 1, 1, 9, t.Automatic(t.When("attack"), do=(t.Move(t.Word("name", "Bomb"), "grave", "die"),))
    )
    driver = Driver(board(bomb, killer)).take('attack "Bomb" -> "Hero"', 'resolve "Killer"')
    assert driver.game.num(0, "boom") == 1


def test_an_automatic_ability_without_its_target_is_dropped() -> None:
    arrival = t.When("move", t.SELF, dst=("field",))
    target = t.Choose("t", 1, t.ENEMY & FIELD)
    scout = unit("Scout", 1, 1, 1, t.Automatic(arrival, targets=(target,), do=(t.Draw(1),)))
    driver = Driver(board(hand=(scout,))).take('play "Scout"')
    assert driver.game.zone("hand", 0) == ()
    assert driver.game.pending == ()


def waiting_twice(do: t.Instr, *events_: Event, cond: t.Cond | None = None) -> int:
    """How many options there are if the same ability waits because of each of the events."""
    game = board(unit("Herald", 1, 1, 9), WOLF)
    herald = game.zone("field", 0)[0]
    ability = t.Automatic(t.When("number"), do=(do,), cond=cond)
    game.pending = tuple(Pending(ability, herald, 0, event, (), i, 0) for i, event in enumerate(events_))
    ask = check_timing.play_one_pending(check_timing.ACTIVE, "", "")["ask"]
    assert ask is not None
    decision = ask(game, Frame(""))
    assert decision is not None
    return len(decision.options)


READERS: list[tuple[t.Instr, t.Cond | None]] = [
    (t.Draw(t.EventAmount()), None),
    (t.Draw(1, t.THEY), None),
    (t.By(t.THEY, (t.Draw(1),)), None),
    (t.Damage(t.Ref("it"), 1), None),
    (t.Damage(t.Ref("other"), 1), None),
    (t.Damage(t.Ref("became"), 1), None),
    (t.Draw(1), t.CameFrom(("hand",))),
    (t.If(t.CameFrom(("hand",)), (t.Draw(1),)), None),
    (t.Draw(1), t.CausedBy(t.YOURS)),
    (t.May((t.Items((t.CausedBy(t.YOURS),), ((t.Draw(1),),)),)), None),
    (t.Delay(t.When("attack"), (t.Damage(t.Ref("it"), 1),)), None),
    (t.Continue((t.Modify(t.Ref("it"), "power", "+", 1),), "turn"), None),
    (t.Do("a verb of the game"), None),
    (t.Draw(1), t.Named("a condition of the game")),
]


@pytest.mark.parametrize(("do", "cond"), READERS)
def test_what_reads_its_event_is_offered_for_each_event(do: t.Instr, cond: t.Cond | None) -> None:
    one = Event("number", 1, 0, 1, other=1, src=0, cause=1, new=1)
    two = Event("number", 2, 1, 2, other=2, src=1, cause=2, new=2)
    assert waiting_twice(do, one, two, cond=cond) == 2
    assert waiting_twice(do, one, one.copy(), cond=cond) == 1


def test_what_does_not_read_its_event_is_offered_once() -> None:
    events_ = (Event("number", 1, 0, 1), Event("number", 2, 1, 2))
    assert waiting_twice(t.Draw(1), *events_) == 1
    assert waiting_twice(t.Damage(t.SELF, 1), *events_, cond=t.TurnOf(t.YOU)) == 1


def test_a_condition_that_is_tested_late_reads_the_event(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOOK.triggers, "asked_late", frozenset({""}))
    assert waiting_twice(t.Draw(1), Event("number", 1, other=1), Event("number", 1, other=2)) == 2


def test_what_happened_to_the_card_itself_and_to_others_this_turn() -> None:
    """Of two cards that ask the same, only the one that attacked gets power for itself; the other for the other."""
    itself = t.Compare(t.Happened(t.When("attack", t.SELF)), ">=", 1)
    others = t.Compare(t.Happened(t.When("attack", t.YOURS & ~t.SELF)), ">=", 1)
    brave = t.Passive((t.Modify(t.SELF, "power", "+", 10),), itself)
    proud = t.Passive((t.Modify(t.SELF, "power", "+", 100),), others)
    one, two = unit("One", 1, 1, 9, brave, proud), unit("Two", 1, 1, 9, brave, proud)
    driver = Driver(board(one, two)).take('attack "One" -> "Hero"')
    power = {
        driver.game.objects[id].info.name: layers.value(driver.game, id, "power") for id in driver.game.zone("field", 0)
    }
    assert (power["One"], power["Two"]) == (11, 101)


def test_what_happened_to_another_card_itself() -> None:
    """A card asks of each card of a group what happened to it: what its neighbour did is not counted."""
    attacks = t.Happened(t.When("attack", t.SELF), t.YOURS & t.Word("name", "One"))
    asks = t.Passive((t.Modify(t.SELF, "power", "+", attacks),))
    for attacker, counted in (("One", 1), ("Two", 0)):
        three = unit("Three", 1, 1, 9, asks)
        driver = Driver(board(unit("One", 1, 1, 9), unit("Two", 1, 1, 9), three))
        driver.take(f'attack "{attacker}" -> "Hero"')
        (id,) = [id for id in driver.game.zone("field", 0) if driver.game.objects[id].info.name == "Three"]
        assert layers.value(driver.game, id, "power") == 1 + counted


def test_what_happened_in_a_span_and_how_much() -> None:
    """`When.span`: since a number of the memory changed; `Happened.total`: the sum of the amounts."""
    gold = t.When("number", t.ANY, word="gold")
    for asked, amounts, found in (
        (t.Happened(gold), (2, 3), 2),
        (t.Happened(gold, total=True), (2, 3), 5),
        (t.Happened(gold, total=True), (1, 1), 2),
    ):
        asks = t.Passive((t.Modify(t.SELF, "power", "+", asked),))
        game = board(unit("Asker", 1, 1, 9, asks))
        for n in amounts:
            events.announce(game, "number", 0, 0, n, word="gold")
        (id,) = [id for id in game.zone("field", 0) if game.objects[id].info.name == "Asker"]
        assert layers.value(game, id, "power") == 1 + found
    asked = t.Happened(t.When("number", word="gold", span="rounds"))
    game = board(unit("Asker", 1, 1, 9, t.Passive((t.Modify(t.SELF, "power", "+", asked),))))
    (id,) = [id for id in game.zone("field", 0) if game.objects[id].info.name == "Asker"]
    events.announce(game, "number", 0, 0, 1, word="gold")
    assert layers.value(game, id, "power") == 2
    game.remember("rounds", 1)
    assert layers.value(game, id, "power") == 1, "that was in another round"
    events.announce(game, "number", 0, 0, 1, word="gold")
    assert layers.value(game, id, "power") == 2


def test_a_trigger_asks_for_a_least_amount() -> None:
    heir = unit("Heir", 1, 1, 9, t.Automatic(t.When("number", word="gold", least=3), do=(t.Draw(1),)))
    assert not run(cast(t.Gain("gold", 2)), heir).game.zone("hand", 0)
    assert len(run(cast(t.Gain("gold", 3)), heir).game.zone("hand", 0)) == 1
    spent = unit("Spent", 1, 1, 9, t.Automatic(t.When("number", word="gold"), do=(t.Draw(1),)))
    assert len(run(cast(t.Gain("gold", -1)), spent).game.zone("hand", 0)) == 1  # no least amount: less counts, too


def test_what_happened_this_turn_is_counted_for_the_asking_card_itself() -> None:
    twice = t.Compare(t.Happened(t.When("attack", t.SELF)), ">=", 1)
    proud = t.Passive((t.Modify(t.SELF, "power", "+", 5),), twice)
    driver = Driver(board(unit("Bear", 1, 1, 9, proud), unit("Boar", 1, 1, 9, proud))).take('attack "Bear" -> "Hero"')
    power = {
        driver.game.objects[id].card.name: layers.value(driver.game, id, "power") for id in driver.game.zone("field", 0)
    }
    assert power == {"Bear": 6, "Boar": 1}


def test_what_an_effect_has_moved_to_one_zone() -> None:
    """`Moved.to`: what was put elsewhere is not counted."""
    for to, drawn in (("hand", 2), ("grave", 0)):
        choose = t.Choose("t", 1, t.YOURS & FIELD & t.Word("name", "Wolf"))
        move = t.Move(t.Ref("t"), to)
        draw = t.If(t.Compare(t.Moved("t", to="hand"), ">=", 1), (t.Draw(1),))
        driver = run(cast(choose, move, draw), WOLF)
        assert len(driver.game.zone("hand", 0)) == drawn


def test_the_owner_of_a_card_acts_and_not_who_controls_it() -> None:
    """`By.who` is `OWNER`: the players who own the objects `of`."""
    wolf = t.Choose("t", 1, t.Word("name", "Wolf"))
    for who, player in ((t.CONTROLLER, 0), (t.OWNER, 1)):
        game = board(WOLF, hand=(cast(wolf, t.By(who, (t.Gain("told", 1),), of=t.Ref("t"))),))
        id = next(id for id in game.zone("field", 0) if game.objects[id].card is WOLF)
        lent = game.objects[id].copy()
        lent.owner = 1
        game.put(lent)
        driver = Driver(game)
        driver.take(next(text for text in driver.offered if text.startswith("play")))
        assert [driver.game.num(seat, "told") for seat in (0, 1)] == [player == 0, player == 1]


def test_a_trigger_may_demand_that_there_is_no_second_object() -> None:
    for other, drawn in ((t.YOURS, 0), (t.Not(t.ANY), 1)):
        assert len(_watched(other).zone("hand", 0)) == drawn
    game = _watched(t.ANY)
    (id,) = [id for id in game.zone("field", 0) if game.objects[id].card.name == "Watcher"]
    alone = t.When("meet", t.ANY, t.Not(t.ANY))
    assert hearing.fires(game, alone, id, Event("meet", id))
    assert not hearing.fires(game, alone, id, Event("meet", id, other=id))


def _watched(other: t.Sel) -> Game:
    """After a token was created, with a card that draws for that if the second object is such."""
    when = t.When("move", t.YOURS, other, dst=("field",))
    return run(cast(t.Create("rat", 1, "field")), unit("Watcher", 1, 1, 9, t.Automatic(when, do=(t.Draw(1),)))).game
