"""English texts of Vanguard: costs of which one is paid, so many or more, together with this unit; what happened this
turn to other units, and what did not. All sentences are our own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.tree import walk
from tests.lang.vg.test_en_older import asked
from tests.lang.vg.test_en_parts import declined, effect, read


def cost(words: str) -> tuple[t.Instr, ...]:
    (ability,) = read(f"[ACT](RC):[COST][{words}], and draw a card.")
    assert isinstance(ability, t.Activated)
    return ability.cost


@pytest.mark.parametrize(
    ("words", "first", "second"),
    [
        ("Counter-Blast 2 or Energy-Blast 4", "counter-blast", "energy-blast"),
        ("Soul-Blast 1 or Counter-Blast 1", "soul-blast", "counter-blast"),
        ("Soul-Blast 3] or [Energy-Blast 2", "soul-blast", "energy-blast"),
    ],
)
def test_one_cost_or_another(words: str, first: str, second: str) -> None:
    (either,) = cost(words)
    assert isinstance(either, t.Modes) and either.n == 1
    for option, verb in zip(either.options, (first, second), strict=True):
        assert any(isinstance(part, t.Do) and part.verb == verb for part in option)


def test_one_of_two_beside_another_cost() -> None:
    paid = cost("[Rest] this unit & Counter-Blast 1 or discard a card from your hand")
    assert paid[0] == t.SetState(t.SELF, "rest")
    assert isinstance(paid[1], t.Modes) and len(paid[1].options) == 2


def test_so_many_or_more() -> None:
    some, *_ = cost("Soul-Blast one or more cards")
    assert isinstance(some, t.Choose) and (some.least, some.up_to) == (1, True)
    some, *_ = cost("put two or more rear-guards into soul")
    assert isinstance(some, t.Choose) and (some.least, some.up_to) == (2, True)
    some, *_ = cost("discard up to three cards from hand")
    assert isinstance(some, t.Choose) and (some.n, some.least, some.up_to) == (3, 0, True)
    some, *_ = cost("retire one or more, up to three Plant tokens")
    assert isinstance(some, t.Choose) and (some.n, some.least) == (3, 1)


def test_this_unit_and_another() -> None:
    choice, move = cost("put this unit and another rear-guard into soul")
    assert isinstance(choice, t.Choose) and t.Not(t.SELF) in walk.nodes(choice.what)
    assert isinstance(move, t.Move) and move.what == t.Some((t.SELF, t.Ref("cost")))


def test_where_the_cards_come_from_is_said_last() -> None:
    choice, move = cost('put a card with "Ember" in its card name into soul from drop')
    assert isinstance(choice, t.Choose) and t.Zone(("drop",)) in walk.nodes(choice.what)
    assert isinstance(move, t.Move) and move.to == "soul"


def test_another_cost_may_be_paid_under_a_condition() -> None:
    """The ability is asked for its cost first; what the condition allows is one of two."""
    for start, cls in (("", t.Activated), ("When this unit attacks, ", t.Automatic)):
        kind = "ACT" if not start else "AUTO"
        (ability,) = read(
            f'[{kind}](RC):If you persona rode this turn, this cost may be paid with "[Soul-Blast 2]". {start}[COST]'
            "[discard a card from hand], and draw a card."
        )
        assert isinstance(ability, cls)
        (paid,) = ability.cost
        assert isinstance(paid, t.If) and isinstance(paid.then[0], t.Modes) and ability.cond is None
        assert paid.then[0].options[0] == paid.otherwise
        assert any(isinstance(part, t.Do) and part.verb == "soul-blast" for part in paid.then[0].options[1])


def test_a_unit_that_attacks_again() -> None:
    cond = asked("your opponent's attacking unit has attacked two or more times this turn")
    assert isinstance(cond, t.Compare) and cond.b == 2
    assert cond.a == t.Happened(t.When("attack", t.SELF), t.All((t.ENEMY, t.Role("attacking"))))


def test_zones_together_have_so_many() -> None:
    cond = asked("your order zone and drop have a total of three or more set orders")
    assert isinstance(cond, t.Exists) and cond.n == 3
    assert t.Zone(("drop", "order zone")) in walk.nodes(cond)


def turn(words: str) -> t.Cond:
    cond = asked(f"{words} this turn")
    assert cond is not None
    return cond


def test_other_units_this_turn() -> None:
    cond = turn("your other rear-guard was retired by your card's ability")
    (happened,) = [node for node in walk.nodes(cond) if isinstance(node, t.Happened)]
    assert t.Not(t.SELF) in walk.nodes(happened.when.subject)
    assert happened.when.word == "retire"


def test_what_did_not_happen() -> None:
    cond = turn("your vanguard was not placed from hand")
    assert isinstance(cond, t.Unless)
    (happened,) = [node for node in walk.nodes(cond) if isinstance(node, t.Happened)]
    assert happened.when.src == ("hand",)
    assert isinstance(turn("your drive checks did not reveal any trigger units"), t.Unless)


def test_one_event_or_another() -> None:
    cond = turn("your opponent's rear-guard was bound or retired")
    assert isinstance(cond, t.Either) and len(cond.parts) == 2


def test_how_often_in_total() -> None:
    cond = turn("your grade 3 or greater unit attacked three or more times in total")
    assert isinstance(cond, t.Compare) and cond.b == 3
    back = turn("your unit attacked from the back row")
    assert t.Lies("back") in walk.nodes(back)


def test_cards_that_were_put_somewhere() -> None:
    cond = turn("three or more of your cards were put into soul from (RC)")
    assert isinstance(cond, t.Compare) and isinstance(cond.a, t.Happened) and cond.b == 3
    assert (cond.a.when.src, cond.a.when.dst) == (("RC",), ("soul",))
    order = turn("your set order was put from order zone into drop by your card's ability")
    assert isinstance(order, t.Compare) and isinstance(order.a, t.Happened) and order.a.when.cause == t.YOURS


def test_from_where_a_card_was_put() -> None:
    (ability,) = read(
        "[AUTO]:When this unit is placed on (RC), choose up to one set order from your hand or drop, and put it into "
        "soul. If you put a card from drop, draw a card."
    )
    (moved,) = [node for node in walk.nodes(ability) if isinstance(node, t.Moved)]
    assert moved.such == t.Zone(("drop",))


def test_all_of_a_group() -> None:
    cond = asked('all of your rear-guards have "Ember" in their card names')
    assert isinstance(cond, t.Unless) and t.Not(t.Within("name", "Ember")) in walk.nodes(cond)
    cond = asked("all of your opponent's units are grade 2 or less")
    assert isinstance(cond, t.Unless)


def test_a_cost_needs_a_verb_of_its_own() -> None:
    assert declined("[ACT](RC):[COST][Counter-Blast 1 or three cards], and draw a card.")


def test_two_figures_for_each() -> None:
    (ability,) = read("[CONT](VC):This unit gets [Power] +3000/[Critical] +1 for each of your rear-guards.")
    assert isinstance(ability, t.Passive)
    rear = t.Count(t.All((t.YOURS, t.Zone(("RC",)))))
    assert [one.amount for one in ability.effects if isinstance(one, t.Modify)] == [
        t.Times(3000, rear),
        t.Times(1, rear),
    ]


def test_only_under_a_condition() -> None:
    (ability,) = read("[CONT](RC):This unit can only attack if you persona rode this turn.")
    assert isinstance(ability, t.Passive) and isinstance(ability.cond, t.Unless)
    assert ability.effects == (t.Rule("forbid", "attack", t.SELF),)
    (ability,) = read("[CONT](RC):This unit cannot attack if your opponent has two or less cards in their hand.")
    assert isinstance(ability, t.Passive) and isinstance(ability.cond, t.Compare)


def test_the_front_row_is_no_place_to_attack_from() -> None:
    (ability,) = read("[CONT](RC):This unit cannot attack from the front row.")
    assert isinstance(ability, t.Passive)
    assert ability.effects == (t.Rule("forbid", "attack", t.All((t.SELF, t.Lies("front")))),)


def test_a_vanguard_that_was_not_attacked() -> None:
    cond = turn("your vanguard was not attacked")
    assert isinstance(cond, t.Unless)
    assert any(isinstance(node, t.Happened) and node.when.event == "attacked" for node in walk.nodes(cond))


def test_what_follows_if_a_card_is_put_on_the_bottom() -> None:
    text = (
        "look at the top card of your deck, and put it on the top or bottom of your deck. If you put it on the {}, "
        "draw a card."
    )
    for end, drawn in (("bottom", 1), ("bottom of the deck", 1), ("top of your deck", 0)):
        (*_, either) = effect(text.format(end))
        assert isinstance(either, t.Modes) and len(either.options) == 2
        assert [t.Draw(1) in option for option in either.options] == [drawn == 0, drawn == 1]
        top, bottom = (option[0] for option in either.options)
        assert isinstance(top, t.Move) and isinstance(bottom, t.Move)
        assert (top.position, bottom.position) == ("top", "bottom")


def test_into_memory_only_if_there_is_one() -> None:
    do = effect("choose a card from your hand, and put it into memory.")
    assert do[1] == t.If(t.Named("memory"), (t.Move(t.Ref("t"), "order zone"),))
