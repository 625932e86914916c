"""The finer points of text: requirements, lists, choices that may fail, costs of one's own, abilities given up."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.flow.api import advance, decide
from ludex.core.happening import events, loops, zones
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx, Game
from ludex.core.position.objects import Card
from ludex.core.resolving import choices, deeds
from ludex.core.sight.view import view
from ludex.core.values import layers, queries, select, uses
from ludex.testing.driver import Driver
from tests.core.skirmish import BOOK, board, spell, unit

FIELD = t.Zone(("field",))
RAT, OWL, FOX = unit("Rat", 1, 1, 1), unit("Owl", 2, 2, 2), unit("Fox", 3, 3, 3)
NEVER, ALWAYS = t.Compare(0, ">", 1), t.Compare(1, ">", 0)


def gain(word: str, n: t.Amount = 1) -> t.Instr:
    return t.Gain(word, n)


def cast(*do: t.Instr, field: tuple[t.Ability, ...] = (), script: tuple[str, ...] = ()) -> Driver:
    """Play a spell that does this, with a unit of these abilities on the field."""
    game = board(unit("Helper", 1, 1, 9, *field), hand=(spell("Charm", 0, t.Spell(do=do)),))
    return Driver(game).take('play "Charm"', *script)


def test_then_waits_for_the_requirement_before_it() -> None:
    """A `Then` in an inner block asks that block's requirement, and leaves the outer one's alone."""
    met = cast(t.If(ALWAYS, (gain("b"),)), t.Then((gain("c"),)))
    assert (met.game.num(0, "b"), met.game.num(0, "c")) == (1, 1)
    unmet = cast(t.If(NEVER, (gain("b"),)), t.Then((gain("c"),)), gain("d"))
    assert (unmet.game.num(0, "b"), unmet.game.num(0, "c"), unmet.game.num(0, "d")) == (0, 0, 1)
    inner = (t.If(NEVER, ()), t.Then((gain("x"),)))
    nested = cast(t.If(ALWAYS, inner), t.Then((gain("c"),)))
    assert (nested.game.num(0, "x"), nested.game.num(0, "c")) == (0, 1)
    assert cast(t.May((gain("b"),)), t.Then((gain("c"),)), script=("no",)).game.num(0, "c") == 0
    assert cast(t.May((gain("b"),)), t.Then((gain("c"),)), script=("yes",)).game.num(0, "c") == 1


def test_the_items_of_a_list_are_fixed_before_the_first() -> None:
    poor = t.Compare(t.Number(t.YOU, "a"), "=", 0)
    driver = cast(t.Items((poor, NEVER, poor), ((gain("a"),), (gain("b"),), (gain("c"),))))
    assert [driver.game.num(0, word) for word in "abc"] == [1, 0, 1]


def test_an_ordered_for_each_asks_which_comes_next() -> None:
    note = t.Gain("last", t.Plus((t.FigureOf(t.Ref("u"), "power"), t.Times(-1, t.Number(t.YOU, "last")))))
    game = board(RAT, FOX, hand=(spell("Charm", 0, t.Spell(do=(t.ForEach("u", t.YOURS & FIELD, (note,), True),))),))
    driver = Driver(game).take('play "Charm"')
    assert driver.offered == ['choose "Rat"', 'choose "Fox"']
    driver.take('choose "Fox"')
    assert driver.game.num(0, "last") == 1


def test_an_option_of_a_fresh_list_is_chosen_once() -> None:
    modes = t.Modes(1, ((gain("a"),), ()), fresh=True)
    driver = Driver(board(unit("Sage", 1, 1, 9, t.Activated(do=(modes,)))))
    driver.take('use "Sage"', 'option 2 of "Sage"', 'use "Sage"')
    assert driver.game.num(0, "a") == 1


def test_a_bound_card_is_asked_wherever_it_is() -> None:
    game = board(RAT, hand=(FOX,))
    fox = game.zone("hand", 0)[0]
    ctx = Ctx(game.zone("field", 0)[0], 0, (("c", (fox,)),))
    assert select.find(game, t.Ref("c") & t.Figure("power", ">=", 3), ctx) == [fox]
    assert select.find(game, t.Ref("c") & t.Figure("power", ">=", 4), ctx) == []


def test_different_words_are_counted() -> None:
    game = board(RAT, RAT, OWL)
    assert select.amount(game, t.Distinct(t.YOURS & FIELD, "name"), Ctx(0, 0)) == 2


def test_what_an_object_last_was_can_be_asked() -> None:
    game = board(RAT)
    rat = game.zone("field", 0)[0]
    events.perform(game, Event("state", rat, state=1), events.moving(game, rat, "grave"))
    assert select.holds(game, t.Is(t.SELF, t.State(BOOK.states[1])), Ctx(rat, 0))
    assert not select.holds(game, t.Is(t.SELF, t.State(BOOK.states[0])), Ctx(rat, 0))


def test_unseen_cards_need_not_be_found_except_to_pay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOOK.choices, "may_fail_to_choose", True)
    strong = t.Choose("c", 1, t.YOURS & t.Zone(("hand",)) & t.Figure("power", ">=", 3))
    anyone = t.Choose("c", 1, t.YOURS & t.Zone(("hand",)))
    game = board(RAT, hand=(FOX, OWL))
    ctx = Ctx(game.zone("field", 0)[0], 0)
    decision = choices.pick_decision(game, ctx, strong, ())
    assert decision is not None and [o.verb for o in decision.options] == ["choose", "done"]
    other = choices.pick_decision(game, ctx, anyone, ())
    assert other is not None and "done" not in [o.verb for o in other.options]
    pay = board(unit("Payer", 1, 1, 9, t.Activated(cost=(strong, t.Move(t.Ref("c"), "grave")))), hand=(FOX, OWL))
    assert Driver(pay).take('use "Payer"').names("hand", 0) == ["Owl"]
    seen = board(RAT, hand=(FOX, OWL))
    for id in seen.zone("hand", 0):
        events.perform(seen, Event("reveal", id))
    assert choices.pick_decision(seen, ctx, strong, ()) is None


def test_costs_are_paid_with_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    def payer() -> Card:  # a new one for each book: what a book makes of a cost is kept
        cost = (t.Choose("c", 1, FIELD & ~t.SELF), t.Move(t.Ref("c"), "grave"))
        return unit("Payer", 1, 1, 9, t.Activated(cost=cost, do=(gain("a"),)))

    assert 'use "Payer"' in Driver(board(payer(), enemy=(RAT,))).offered
    monkeypatch.setattr(BOOK.costs, "pays_with_own", True)
    assert 'use "Payer"' not in Driver(board(payer(), enemy=(RAT,))).offered


def test_all_of_none_can_be_paid_where_the_book_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    payer = unit("Payer", 1, 1, 9, t.Activated(cost=(t.Move(t.YOURS & t.Zone(("hand",)), "grave"),), do=(gain("a"),)))
    assert 'use "Payer"' not in Driver(board(payer)).offered
    monkeypatch.setattr(BOOK.costs, "all_of_none", True)
    assert Driver(board(payer)).take('use "Payer"').game.num(0, "a") == 1


def test_an_effect_may_take_a_cost_away() -> None:
    payer = unit("Payer", 1, 1, 9, t.Activated(cost=(t.Gain("mana", -99),), do=(gain("a"),)))
    free = unit("Patron", 1, 1, 9, t.Passive((t.Rule("permit", "pay nothing", t.Word("name", "Payer")),)))
    assert 'use "Payer"' not in Driver(board(payer)).offered
    driver = Driver(board(payer, free)).take('use "Payer"')
    assert driver.game.num(0, "a") == 1


def test_effects_may_be_kept_away_but_not_rules() -> None:
    aloof = unit("Aloof", 1, 1, 9, t.Passive((t.Rule("forbid", "affect", t.SELF, t.ENEMY),)))
    game = board(aloof, enemy=(RAT,))
    id, rat = game.zone("field", 0)[0], game.zone("field", 1)[0]
    assert queries.forbidden(game, events.moving(game, id, "grave", cause=rat))
    assert not queries.forbidden(game, events.moving(game, id, "grave", cause=id))
    assert not queries.forbidden(game, events.moving(game, id, "grave"))


def test_an_optional_replacement_with_a_cost_is_offered_only_where_it_can_be_paid() -> None:
    pay = (t.Choose("c", 1, t.YOURS & t.Zone(("hand",))), t.Move(t.Ref("c"), "grave"))
    dodge = t.Replace(t.When("damage", t.SELF), (gain("dodged"),), may=True, cost=pay)
    zap = spell("Zap", 0, t.Spell(do=(t.Damage(FIELD, 3),)))
    broke = Driver(board(unit("Imp", 1, 1, 9, dodge), hand=(zap,))).take('play "Zap"')
    assert broke.obj("field", 0).damage == 3
    rich = Driver(board(unit("Imp", 1, 1, 9, dodge), hand=(zap, RAT))).take('play "Zap"', 'replace with "Imp"')
    assert (rich.obj("field", 0).damage, rich.game.num(0, "dodged"), rich.names("hand", 0)) == (0, 1, [])


def test_a_changed_event_may_be_called_otherwise() -> None:
    turn_aside = t.Replace(t.When("move", t.SELF, word="die"), dst="hand", word="flee")
    mourner = t.Automatic(t.When("move", word="die"), do=(gain("died"),))
    herald = t.Automatic(t.When("move", word="flee"), do=(gain("fled"),))
    bane = spell("Bane", 0, t.Spell(do=(t.Move(t.Word("name", "Imp"), "grave", "die"),)))
    game = board(unit("Imp", 1, 1, 9, turn_aside), unit("Watch", 1, 1, 9, mourner, herald), hand=(bane,))
    driver = Driver(game).take('play "Bane"')
    assert (driver.game.num(0, "died"), driver.game.num(0, "fled"), driver.names("hand", 0)) == (0, 1, ["Imp"])


def test_abilities_of_a_kind_are_lost() -> None:
    auto = t.Automatic(t.When("attack"), do=(gain("a"),))
    boost = t.Passive((t.Modify(t.SELF, "power", "+", 5),))
    game = board(unit("Imp", 1, 1, 9, auto, boost, t.Mere("Ward")))
    imp = game.zone("field", 0)[0]
    deeds.start_effect(game, t.Strip(t.SELF, kind="Automatic"), "turn", Ctx(imp, 0))
    assert (layers.value(game, imp, "power"), layers.has(game, imp, "Ward")) == (6, True)
    deeds.start_effect(game, t.Strip(t.SELF, kind="Continuous"), "turn", Ctx(imp, 0))
    assert (layers.value(game, imp, "power"), layers.has(game, imp, "Ward")) == (1, False)


def test_words_have_layers_where_the_book_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game = board(RAT)
    rat = game.zone("field", 0)[0]
    deeds.start_effect(game, t.Rename(t.SELF, "trait", "lose", "Odd", "late"), "turn", Ctx(rat, 0))
    deeds.start_effect(game, t.Rename(t.SELF, "trait", "add", "Odd"), "turn", Ctx(rat, 0))
    assert layers.words(game, rat, "trait") == ("Odd",)
    monkeypatch.setattr(BOOK.layers, "word_layer", lambda op, layer: int(layer == "late"))
    assert layers.words(game, rat, "trait") == ()


def test_a_duration_that_cannot_begin_starts_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOOK.layers, "begins", lambda game, until: until != "battle")
    monkeypatch.setattr(BOOK.layers, "durations", frozenset({"battle", "turn"}))
    game = board(RAT)
    ctx = Ctx(game.zone("field", 0)[0], 0)
    deeds.start_effect(game, t.Modify(t.SELF, "power", "+", 1), "battle", ctx)
    deeds.start_effect(game, t.Modify(t.SELF, "power", "+", 2), "turn", ctx)
    assert layers.value(game, ctx.source, "power") == 3


def test_what_one_instruction_starts_is_of_one_age() -> None:
    both = t.Continue((t.Modify(t.SELF, "power", "+", 1), t.Modify(t.SELF, "life", "+", 1)), "turn")
    game = board(unit("Imp", 1, 1, 9, t.Activated(do=(both, both))))
    driver = Driver(game).take('use "Imp"')
    stamps = [effect.stamp for effect in driver.game.effects]
    assert stamps[0] == stamps[1] < stamps[2] == stamps[3]


def test_a_spent_ability_need_not_trigger(monkeypatch: pytest.MonkeyPatch) -> None:
    once = t.Automatic(t.When("attack"), do=(gain("a"),), limit=1)
    game = board(unit("Imp", 1, 1, 9, once))
    uses.use(game, game.zone("field", 0)[0], once)
    events.announce(game, "attack")
    assert len(game.pending) == 1
    monkeypatch.setattr(BOOK.triggers, "spent_waits", False)
    events.announce(game, "attack")
    assert len(game.pending) == 1


def test_what_is_announced_may_have_a_cause() -> None:
    heard = t.Automatic(t.When("attack", cause=t.SELF), do=(gain("a"),))
    game = board(unit("Imp", 1, 1, 9, heard))
    events.announce(game, "attack")
    assert not game.pending
    events.announce(game, "attack", cause=game.zone("field", 0)[0])
    assert len(game.pending) == 1


def test_a_waiting_ability_may_be_given_up_and_kept_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOOK.triggers, "lets_go", lambda game, pending: True)
    monkeypatch.setattr(BOOK.triggers, "silent", lambda game, pending: True)
    driver = Driver(board(unit("Imp", 1, 1, 9, t.Automatic(t.When("attack"), do=(gain("a"),)))))
    driver.take('attack "Imp" -> "Hero"')
    assert driver.offered == ['resolve "Imp"', 'let go of "Imp"']
    assert (len(view(driver.game, 0)["waiting"]), len(view(driver.game, 1)["waiting"])) == (1, 0)
    driver.take("let go")
    assert (driver.game.pending, driver.game.num(0, "a")) == ((), 0)


def test_a_position_may_be_compared_without_what_runs() -> None:
    game: Game = board(RAT, hand=(FOX,))
    before, running = loops.position_key(game, False), loops.position_key(game)
    assert advance(game) is not None
    game.frames[0].pc += 1
    assert loops.position_key(game, False) == before and loops.position_key(game) != running
    game.frames[0].pc -= 1
    decide(game, len(game.decision.options) - 1) if game.decision is not None else None
    events.perform(game, events.moving(game, game.zone("hand", 0)[0], "grave"))
    assert loops.position_key(game, False) != before


def test_zones_that_abilities_rarely_name_are_looked_through_if_one_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOOK, "rarely_acting", (BOOK.zone_index["deck"],))
    elsewhere = unit("Ghost", 1, 1, 1, t.Passive((t.Modify(FIELD, "power", "+", 4),), zones=("deck",)))
    for ghost, power in ((elsewhere, 5), (FOX, 1)):
        game = board(RAT, hand=(ghost,))
        game.pool = (RAT, ghost)
        events.perform(game, events.moving(game, game.zone("hand", 0)[0], "deck"))
        assert layers.value(game, game.zone("field", 0)[0], "power") == power


def test_a_move_may_be_looked_at_from_both_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each ability waits once, with the information of the side that fulfils it."""
    in_grave = t.Passive((t.Modify(t.Zone(("grave",)), "power", "+", 5),))
    strong = t.Automatic(t.When("move", t.Figure("power", ">=", 6), dst=("grave",)), do=(gain("strong"),))
    anyone = t.Automatic(t.When("move", dst=("grave",)), do=(gain("any"),))
    for both, n in ((False, 1), (True, 2)):
        monkeypatch.setattr(BOOK.triggers, "looks_both", lambda game, event, both=both: both)
        game = board(RAT, unit("Watch", 1, 1, 9, in_grave, strong, anyone))
        events.perform(game, events.moving(game, game.zone("field", 0)[0], "grave"))
        assert len(game.pending) == n


@pytest.mark.parametrize(("n", "found", "seen"), [(0, 0, 0), (1, 1, 2), (2, 2, 4), (5, 2, 5)])
def test_cards_are_revealed_until_so_many_fit(n: int, found: int, seen: int) -> None:
    """All cards, if there are not so many."""
    block = (
        t.RevealUntil("found", t.Word("name", "Owl"), "deck", n),
        gain("b", t.Count(t.Zone(("deck",)) & t.Ref("found"))),
        gain("c", t.Count(t.Zone(("deck",)) & t.Ref("seen"))),
    )
    game = board(RAT, hand=(spell("Charm", 0, t.Spell(do=block)),))
    for id in game.zone("deck", 0):
        events.perform(game, Event("erase", id))
    for one in (RAT, OWL, FOX, OWL, RAT):
        zones.create(game, one, BOOK.zone_index["deck"], 0)
    d = Driver(game).take('play "Charm"')
    assert (d.game.num(0, "b"), d.game.num(0, "c")) == (found, seen)
