"""English texts of Vanguard about units that are moved, rides without a discard, abilities told by their keyword, units
that came this turn, names with quotes in them. All sentences are our own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.tree import walk
from tests.lang.vg.test_en_older import asked, when
from tests.lang.vg.test_en_parts import declined, effect, read

VC, RC = t.Zone(("VC",)), t.Zone(("RC",))


@pytest.mark.parametrize(
    ("words", "where"),
    [
        ("an open (RC)", "open"),
        ("an open back row (RC)", "open back"),
        ("an open front row (RC)", "open front"),
        ("an open (RC) in the same column", "open column"),
    ],
)
def test_a_unit_is_moved(words: str, where: str) -> None:
    assert effect(f"move this unit to {words}.") == (t.Do("move to circle", t.SELF, word=where),)
    (_, theirs) = effect(f"your opponent chooses one of their rear-guards, and moves it to {words}.")
    assert theirs == t.By(t.OPPONENT, (t.Do("move to circle", t.Ref("t"), word=where),))


def test_a_unit_is_moved_only_to_a_circle_that_is_said_to_be_open() -> None:
    assert declined("[AUTO](RC):When this unit attacks, move this unit to a (RC).")


def test_a_ride_without_a_discard() -> None:
    (ability,) = read(
        '[CONT](VC):If your soul has a card, when you would ride "Great Oak" from the ride deck, you can ride without '
        "discarding a card from hand."
    )
    assert isinstance(ability, t.Passive)
    oak = t.All((t.YOURS, t.Word("name", "Great Oak")))
    assert ability.effects == (t.Rule("permit", "ride without discarding", oak),)


def test_abilities_are_told_by_their_keyword() -> None:
    heard = when("your vanguard is placed by the [RevolDress] ability").when
    assert isinstance(heard, t.When) and heard.cause == t.All((t.YOURS, t.Role("using RevolDress")))
    paid = when("this unit is put from (RC) into your soul for the cost of [OverSoul]", "[AUTO]").when
    assert isinstance(paid, t.When) and t.Role("paying") in walk.nodes(paid.cause)


def test_units_that_came_this_turn() -> None:
    (ability,) = read("[CONT](VC):All of your rear-guards placed this turn get [Power] +5000.")
    assert isinstance(ability, t.Passive) and isinstance(ability.effects[0], t.Modify)
    assert ability.effects[0].what == t.All((t.YOURS, RC, t.Role("came this turn")))


def test_gauges_with_a_name() -> None:
    gauges = t.All((t.YOURS, t.Zone(("gauge",)), t.Mark("AutoMOD gauge")))
    assert asked("you have two or more AutoMOD gauges") == t.Exists(gauges, 2)


def test_friends_are_a_state_and_no_name() -> None:
    cond = asked('you have three or more other "Friends"')
    assert isinstance(cond, t.Exists) and t.Word("state", "friend") in walk.nodes(cond)
    assert not any(isinstance(part, t.Word) and part.kind == "name" for part in walk.nodes(cond))


def test_names_with_quotes_in_them() -> None:
    cond = asked('your vanguard is "Oak, "Great" Tree"')
    assert t.Word("name", 'Oak, "Great" Tree') in walk.nodes(cond)
    part = asked('you have a vanguard with ""Great" Tree" in its card name')
    assert t.Within("name", '"Great" Tree') in walk.nodes(part)


def test_loud_effects() -> None:
    (spell,) = read("Additional Effect - Draw a card! Draw two cards!", "order")
    assert isinstance(spell, t.Spell) and spell.do == (t.Draw(1), t.Draw(2))
