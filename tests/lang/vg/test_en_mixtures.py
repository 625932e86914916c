"""English texts of Vanguard: cards of one kind or another, each said whole; zones printed one after the other; what a
card never does, and what it cannot do under a condition. All sentences are our own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.tree import walk
from tests.lang.vg.test_en_older import asked
from tests.lang.vg.test_en_parts import declined, effect, read

EMBER = t.Within("name", "Ember")
SET_ORDER = t.All((t.Word("type", "order"), t.Word("type", "set")))


@pytest.mark.parametrize("joint", ["or", "or a", "or one"])
def test_a_card_of_a_name_or_another_kind(joint: str) -> None:
    do = effect(
        f'look at the top five cards of your deck, choose up to one card with "Ember" in its card name {joint} '
        "normal unit from among them, put it into hand, and shuffle the deck."
    )
    (choice,) = [part for part in do if isinstance(part, t.Choose)]
    (some,) = [node for node in walk.nodes(choice.what) if isinstance(node, t.Some)]
    assert EMBER in some.parts and len(some.parts) == 2


def test_a_place_said_last_is_that_of_both() -> None:
    choice, _ = effect(
        'choose a card with "Ember" in its card name or a set order from your drop, and put it into hand.'
    )
    assert isinstance(choice, t.Choose) and isinstance(choice.what, t.All)
    assert t.Zone(("drop",)) in choice.what.parts and t.YOURS in choice.what.parts
    (some,) = [part for part in choice.what.parts if isinstance(part, t.Some)]
    assert EMBER in some.parts


def test_a_cost_of_two_kinds() -> None:
    (ability,) = read(
        '[ACT](RC):[COST][Soul-Blast 1 card with "Ember" in its card name or trigger unit], and draw a card.'
    )
    assert isinstance(ability, t.Activated) and any(isinstance(node, t.Some) for node in walk.nodes(ability.cost))
    (ability,) = read(
        '[ACT](RC):[COST][discard a card with "Ember" in its card name or a set order from hand], and draw a card.'
    )
    assert isinstance(ability, t.Activated) and EMBER in walk.nodes(ability.cost)


def test_what_has_no_mark_needs_an_article() -> None:
    assert declined(
        "[AUTO](RC):When this unit attacks, choose a grade 3 unit card without sentinel or two cards from your drop, "
        "and call it to (RC)."
    )


@pytest.mark.parametrize(
    ("words", "zones"),
    [
        ("(RC)/(Hand)/(Trigger Zone)", ("RC", "hand", "trigger")),
        ("(RC)/Trigger Zone", ("RC", "trigger")),
        ("(RC)/Deck/Soul", ("RC", "deck", "soul")),
    ],
)
def test_zones_one_after_the_other(words: str, zones: tuple[str, ...]) -> None:
    (ability,) = read(f"[CONT]{words}:If you have a grade 3 vanguard, this card gets grade +1.")
    assert ability.zones == zones


def test_or_have_is_said_of_the_same_player() -> None:
    cond = asked("you persona rode this turn, or have two or more grade 3 rear-guards")
    assert isinstance(cond, t.Either) and isinstance(cond.parts[1], t.Exists) and cond.parts[1].n == 2
    assert declined(
        "[AUTO](RC):When this unit attacks, if your opponent's soul has a card, or have a grade 3 unit, draw a card."
    )


def test_never_ridden_and_more() -> None:
    ride, attack = read(
        "[CONT]:This card cannot be ridden, and if you did not use a [Divine Skill] during this fight, this unit "
        "cannot attack."
    )
    assert isinstance(ride, t.Passive) and ride.effects == (t.Rule("forbid", "ride", t.SELF),) and ride.zones
    assert isinstance(attack, t.Passive) and attack.cond == t.Compare(t.Number(t.YOU, "divine skills"), "=", 0)


def test_types_of_trigger_icons() -> None:
    cond = asked("your bind zone has two or more types of trigger icons")
    assert isinstance(cond, t.Compare) and cond.b == 2
    assert cond.a == t.Distinct(t.All((t.YOURS, t.Zone(("bind",)))), "trigger")


def test_regarded_as_another_grade() -> None:
    (ability,) = read("[CONT](Drop):If you have a grade 3 vanguard, this card is regarded as grade 1.")
    assert isinstance(ability, t.Passive) and ability.effects == (t.Modify(t.SELF, "grade", "=", 1),)


def test_revealed_or_have() -> None:
    do = effect(
        "choose a grade 3 card from your hand, and you may reveal it. If you revealed a card, or have a grade 3 unit, "
        "draw a card."
    )
    (asks,) = [part for part in do if isinstance(part, t.If)]
    assert isinstance(asks.cond, t.Either)
