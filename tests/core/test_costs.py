"""A cost is one thing: it is judged and paid as a whole."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from ludex.core import tree as t
from ludex.core.flow.api import advance, decide
from ludex.core.position.game import Ctx, Game
from ludex.core.position.objects import Card
from ludex.core.values import queries
from ludex.testing.driver import Driver
from tests.core.skirmish import BOOK, board, unit

HAND = t.YOURS & t.Zone(("hand",))
FIELD = t.YOURS & t.Zone(("field",))
GRAVE = t.YOURS & t.Zone(("grave",))
STRONG = t.Figure("power", ">=", 3)
RAT = unit("Rat", 1, 1, 1)
OWL = unit("Owl", 1, 1, 2)
FOX = unit("Fox", 1, 4, 2)


def drop(name: str, what: t.Sel = HAND, n: int = 1) -> tuple[t.Instr, ...]:
    return (t.Choose(name, n, what), t.Move(t.Ref(name), "grave"))


def rest(name: str, what: t.Sel = FIELD) -> tuple[t.Instr, ...]:
    return (t.Choose(name, 1, what), t.SetState(t.Ref(name), "rested"))


def payer(*cost: t.Instr) -> Card:
    return unit("Payer", 1, 1, 9, t.Activated(cost=cost, do=(t.Gain("paid", 1),)))


def offers(*cost: t.Instr, hand: tuple[Card, ...] = (), field: tuple[Card, ...] = ()) -> bool:
    return 'use "Payer"' in Driver(board(payer(*cost), *field, hand=hand)).offered


@pytest.fixture(params=[False, True], ids=["in order", "at once"])
def at_once(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    monkeypatch.setattr(BOOK.costs, "pays_at_once", request.param)
    return bool(request.param)


@pytest.mark.parametrize("second", ["a", "b"])
def test_one_card_pays_one_part(at_once: bool, second: str) -> None:
    cost = (*drop("a"), *drop(second))
    assert not offers(*cost, hand=(RAT,))
    driver = Driver(board(payer(*cost), hand=(RAT, OWL))).take('use "Payer"')
    driver.take('choose "Rat"')
    assert driver.names("grave", 0) == ["Rat", "Owl"] and driver.game.num(0, "paid") == 1


def test_only_what_leaves_the_rest_payable_is_offered(at_once: bool) -> None:
    cost = (*drop("a"), *drop("b", HAND & STRONG))
    assert not offers(*cost, hand=(FOX,)) and not offers(*cost, hand=(RAT, OWL))
    driver = Driver(board(payer(*cost), hand=(FOX, RAT, OWL))).take('use "Payer"')
    assert driver.offered == ['choose "Rat"', 'choose "Owl"']
    driver.take('choose "Owl"')
    assert driver.names("hand", 0) == ["Rat"]
    forced = Driver(board(payer(*cost), hand=(FOX, RAT))).take('use "Payer"')
    assert forced.names("grave", 0) == ["Rat", "Fox"]  # nothing was left to decide


def test_a_choice_of_several_leaves_enough(at_once: bool) -> None:
    cost = (*drop("a", n=2), *drop("b", HAND & STRONG))
    assert not offers(*cost, hand=(FOX, RAT))
    driver = Driver(board(payer(*cost), hand=(FOX, RAT, OWL, FOX))).take('use "Payer"')
    assert driver.offered == ['choose "Fox"', 'choose "Rat"', 'choose "Owl"']
    driver.take('choose "Fox"')
    assert driver.offered == ['choose "Rat"', 'choose "Owl"']


def test_no_card_is_turned_twice(at_once: bool) -> None:
    cost = (t.SetState(t.SELF, "rested"), *rest("a"))
    assert not offers(*cost) and offers(*cost, field=(RAT,))
    assert not offers(*rest("a"), *rest("b")) and offers(*rest("a"), *rest("b"), field=(RAT,))
    driver = Driver(board(payer(*rest("a"), t.SetState(t.SELF, "rested")), RAT)).take('use "Payer"')
    assert [driver.game.objects[id].state for id in driver.game.zone("field", 0)] == [1, 1]


def test_what_has_left_is_turned_no_more(at_once: bool) -> None:
    cost = (*drop("a", FIELD), t.SetState(t.SELF, "rested"))
    assert not offers(*cost)
    assert Driver(board(payer(*cost), RAT)).take('use "Payer"').names("grave", 0) == ["Rat"]


def test_in_order_a_turned_card_may_still_be_moved() -> None:
    assert offers(t.SetState(t.SELF, "rested"), *drop("a", FIELD))
    assert offers(t.SetState(t.SELF, "rested"), t.Move(t.SELF, "grave"))
    ready = FIELD & t.State("standing")
    assert not offers(t.SetState(t.SELF, "rested"), *drop("a", ready))
    assert offers(t.SetState(t.SELF, "rested"), *drop("a", ready), field=(RAT,))


def test_at_once_no_card_is_both(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOOK.costs, "pays_at_once", True)
    assert not offers(t.SetState(t.SELF, "rested"), *drop("a", FIELD))
    assert offers(t.SetState(t.SELF, "rested"), t.Move(t.SELF, "grave"))


def test_in_order_a_moved_card_is_found_where_it_is() -> None:
    cost = (*drop("a"), t.Choose("b", 1, GRAVE), t.Move(t.Ref("b"), "deck"))
    assert offers(*cost, hand=(RAT,)) and not offers(*cost)
    strong = (*drop("a"), t.Choose("b", 1, GRAVE & STRONG), t.Move(t.Ref("b"), "deck"))
    assert not offers(*strong, hand=(RAT,))
    driver = Driver(board(payer(*strong), hand=(RAT, FOX))).take('use "Payer"')
    assert driver.names("hand", 0) == ["Rat"] and driver.game.num(0, "paid") == 1  # only the Fox would do


def test_at_once_nothing_is_found_where_it_will_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOOK.costs, "pays_at_once", True)
    assert not offers(*drop("a"), t.Choose("b", 1, GRAVE), t.Move(t.Ref("b"), "deck"), hand=(RAT,))


def test_numbers_and_counters_are_counted_once() -> None:
    mana = t.Gain("mana", -3)
    assert offers(mana) and not offers(mana, mana)
    assert not offers(t.Choose("a", 1, FIELD), t.Gain("mana", t.Times(-6, t.FigureOf(t.Ref("a"), "cost"))))


@pytest.mark.parametrize("word", ["state", "rested"])
def test_what_is_forbidden_pays_nothing(at_once: bool, word: str) -> None:
    calm = unit("Calm", 1, 1, 9, t.Passive((t.Rule("forbid", f"event {word}", t.Word("name", "Payer")),)))
    cost = rest("a", FIELD & t.Word("name", "Payer"))
    assert offers(*cost) and not offers(*cost, field=(calm,))
    assert not offers(t.SetState(t.SELF, "rested"), field=(calm,))
    driver = Driver(board(payer(*rest("a")), calm, RAT)).take('use "Payer"')
    assert driver.offered == ['choose "Calm"', 'choose "Rat"']


def test_a_card_that_may_not_be_moved_is_not_offered(at_once: bool) -> None:
    still = unit("Still", 1, 1, 9, t.Passive((t.Rule("forbid", "event put"),)))
    assert not offers(*drop("a", FIELD & ~t.SELF), field=(still,))
    driver = Driver(board(payer(*drop("a", FIELD & ~t.SELF)), still, RAT, OWL)).take('use "Payer"')
    assert driver.offered == ['choose "Rat"', 'choose "Owl"']


# --- random costs, against a search that knows nothing of the engine's ---------------------------------------------

KINDS = ("drop", "drop strong", "rest", "rest strong", "bury", "rest self", "bury self", "mana", "drop two")


def _instrs(kind: str, i: int) -> tuple[t.Instr, ...]:
    name = f"c{i}"
    if kind == "mana":
        return (t.Gain("mana", -2),)
    if kind == "rest self":
        return (t.SetState(t.SELF, "rested"),)
    if kind == "bury self":
        return (t.Move(t.SELF, "grave"),)
    if kind == "bury":
        return drop(name, FIELD)
    strong: t.Sel = STRONG if kind.endswith("strong") else t.ANY
    if kind.startswith("rest"):
        return rest(name, FIELD & strong)
    return drop(name, HAND & strong, 2 if kind == "drop two" else 1)


Left = tuple[frozenset[int], frozenset[int], frozenset[int], int]
"""What is left: the cards in hand, upright and rested units on the field, mana."""


def _strong(game: Game, ids: frozenset[int], kind: str) -> list[int]:
    return [id for id in ids if not kind.endswith("strong") or game.objects[id].info.figures["power"] >= 3]


def _after(game: Game, kind: str, own: int, left: Left) -> list[Left]:
    """Everything that paying one part may leave."""
    hand, up, rested, mana = left
    if kind == "mana":
        return [(hand, up, rested, mana - 2)] if mana >= 2 else []
    if kind == "rest self":
        return [(hand, up - {own}, rested | {own}, mana)] if own in up else []
    if kind == "bury self":
        return [(hand, up - {own}, rested - {own}, mana)] if own in up | rested else []
    if kind == "bury":
        return [(hand, up - {id}, rested - {id}, mana) for id in up | rested]
    if kind.startswith("rest"):
        return [(hand, up - {id}, rested | {id}, mana) for id in _strong(game, up, kind)]
    n = 2 if kind == "drop two" else 1
    return [(hand - set(ids), up, rested, mana) for ids in combinations(_strong(game, hand, kind), n)]


def _possible(game: Game, kinds: tuple[str, ...], own: int) -> bool:
    lefts: set[Left] = {
        (
            frozenset(game.zone("hand", 0)),
            frozenset(id for id in game.zone("field", 0) if game.objects[id].state == 0),
            frozenset(id for id in game.zone("field", 0) if game.objects[id].state == 1),
            game.num(0, "mana"),
        )
    }
    for kind in kinds:
        lefts = {after for left in lefts for after in _after(game, kind, own, left)}
    return bool(lefts)


def _sizes(game: Game) -> tuple[int, int, int, int]:
    field = [game.objects[id].state for id in game.zone("field", 0)]
    return len(game.zone("hand", 0)), len(game.zone("grave", 0)), sum(field), game.num(0, "mana")


@pytest.mark.parametrize("seed", range(60))
def test_random_costs_are_offered_exactly_if_they_can_be_paid(seed: int) -> None:
    """And whatever the player picks, the whole cost is paid."""
    random = Random(seed)
    for _ in range(4):
        kinds = tuple(random.choice(KINDS) for _ in range(random.randint(1, 4)))
        cost = tuple(part for i, kind in enumerate(kinds) for part in _instrs(kind, i))
        game = board(
            payer(*cost),
            *(random.choice((RAT, FOX)) for _ in range(random.randint(0, 2))),
            hand=tuple(random.choice((RAT, OWL, FOX)) for _ in range(random.randint(0, 3))),
            mana=random.randint(0, 5),
        )
        own = game.zone("field", 0)[0]
        driver = Driver(game)
        assert ('use "Payer"' in driver.offered) == _possible(game, kinds, own), kinds
        if 'use "Payer"' in driver.offered:
            before = _sizes(game)
            driver.take('use "Payer"')
            _pay_all_ways(driver.game, before, kinds)


def _pay_all_ways(game: Game, before: tuple[int, int, int, int], kinds: tuple[str, ...]) -> None:
    """Follow every choice until the ability has resolved, and see what was paid."""
    decision = advance(game)
    assert decision is not None
    if decision.options[0].verb == "choose":
        for option in decision.options:
            other = game.clone()
            decide(other, option)
            _pay_all_ways(other, before, kinds)
        return
    hand, grave, _, mana = _sizes(game)
    dropped = sum({"drop two": 2, "drop": 1, "drop strong": 1}.get(kind, 0) for kind in kinds)
    buried = sum(kind in ("bury", "bury self") for kind in kinds)
    assert game.num(0, "paid") == 1
    assert (before[0] - hand, grave - before[1]) == (dropped, dropped + buried)
    assert before[3] - mana == 2 * kinds.count("mana")


# --- costs that effects change ---------------------------------------------------------------------------------------

CHEAP, DEAR = drop("a"), drop("b", n=2)


def changed(game: Game, ctx: Ctx, cost: tuple[t.Instr, ...]) -> tuple[tuple[t.Instr, ...], ...]:
    """The Broker offers to rest a Fox in place of any cost of its controller."""
    return (
        (cost, rest("fox", FIELD & t.Word("name", "Fox"))) if queries.may(game, "broke", ctx.source, False) else (cost,)
    )


@pytest.fixture
def brokers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOOK.costs, "ways", changed)
    monkeypatch.setattr(BOOK.costs, "changed_by", ("broke",))


BROKER = unit("Broker", 1, 1, 9, t.Passive((t.Rule("permit", "broke", FIELD),)))


@pytest.mark.usefixtures("brokers")
def test_a_player_says_which_of_two_costs_they_pay(at_once: bool) -> None:
    driver = Driver(board(payer(*DEAR), BROKER, FOX, hand=(RAT, OWL))).take('use "Payer"')
    assert [text.split(":")[0] for text in driver.offered] == ["pay cost 1", "pay cost 2"]
    driver.take("/pay cost 2/")
    assert driver.names("hand", 0) == ["Rat", "Owl"] and driver.game.num(0, "paid") == 1
    fox = next(obj for obj in driver.game.objects.values() if obj.card.name == "Fox")
    assert BOOK.states[fox.state] == "rested"
    driver = Driver(board(payer(*DEAR), BROKER, FOX, hand=(RAT, OWL))).take('use "Payer"', "/pay cost 1/")
    assert driver.names("grave", 0) == ["Rat", "Owl"] and driver.game.num(0, "paid") == 1


@pytest.mark.usefixtures("brokers")
def test_only_costs_that_can_be_paid_are_offered(at_once: bool) -> None:
    driver = Driver(board(payer(*DEAR), BROKER, FOX, hand=(RAT,))).take('use "Payer"')
    assert driver.game.num(0, "paid") == 1 and driver.names("hand", 0) == ["Rat"]
    assert 'use "Payer"' not in Driver(board(payer(*DEAR), BROKER, hand=(RAT,))).offered
    assert 'use "Payer"' not in Driver(board(payer(*DEAR), FOX, hand=(RAT,))).offered


@pytest.mark.usefixtures("brokers")
def test_what_the_chosen_cost_binds_is_known_to_the_effect(at_once: bool) -> None:
    pays = t.Activated(cost=CHEAP, do=(t.SetState(t.Ref("fox"), "standing"), t.Move(t.Ref("fox"), "hand")))
    driver = Driver(board(unit("Payer", 1, 1, 9, pays), BROKER, FOX, hand=(RAT,))).take('use "Payer"', "/pay cost 2/")
    assert sorted(driver.names("hand", 0)) == ["Fox", "Rat"]


def test_costs_are_not_looked_at_while_no_effect_changes_them(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def noted(game: Game, ctx: Ctx, cost: tuple[t.Instr, ...]) -> tuple[tuple[t.Instr, ...], ...]:
        asked.append(ctx.source)
        return changed(game, ctx, cost)

    monkeypatch.setattr(BOOK.costs, "ways", noted)
    monkeypatch.setattr(BOOK.costs, "changed_by", ("broke",))
    assert offers(*CHEAP, hand=(RAT,)) and not asked
    assert offers(*CHEAP, hand=(RAT,), field=(BROKER,)) and asked


def test_a_cost_of_which_one_of_two_parts_is_paid(at_once: bool) -> None:
    """A `Modes` in a cost: payable if one option is; the player says which, if both are."""
    cost = (t.Modes(1, (drop("a"), rest("b", FIELD & t.Word("name", "Fox")))), t.Gain("mana", -1))
    assert not offers(*cost)
    one = Driver(board(payer(*cost), hand=(RAT,))).take('use "Payer"')
    assert one.names("grave", 0) == ["Rat"] and one.game.num(0, "paid") == 1
    both = Driver(board(payer(*cost), FOX, hand=(RAT,))).take('use "Payer"')
    assert len(both.offered) == 2
    both.take(both.offered[1])
    assert not both.names("grave", 0) and both.game.num(0, "paid") == 1 and both.game.num(0, "mana") == 4


def test_a_cost_that_is_lower_under_a_condition(at_once: bool) -> None:
    cost = (t.If(t.Exists(FIELD & t.Word("name", "Owl")), (), drop("a")),)
    assert not offers(*cost) and offers(*cost, field=(OWL,))
    kept = Driver(board(payer(*cost), OWL, hand=(RAT,))).take('use "Payer"')
    assert kept.names("hand", 0) == ["Rat"] and kept.game.num(0, "paid") == 1
    paid = Driver(board(payer(*cost), hand=(RAT,))).take('use "Payer"')
    assert paid.names("grave", 0) == ["Rat"] and paid.game.num(0, "paid") == 1
