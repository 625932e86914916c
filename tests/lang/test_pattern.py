"""Trees with slots: plain nodes without one, patterns with one."""

from __future__ import annotations

import pytest

from ludex.core import tree
from ludex.lang import pattern as p
from ludex.lang.marks import Me
from ludex.lang.pattern import On, Pattern, Rest, V, fill, node_of, pattern, replace, unify


def test_a_node_without_a_slot_is_a_plain_node() -> None:
    assert type(p.Damage(p.SELF, 2)) is tree.Damage
    assert p.Damage(p.SELF, 2) == tree.Damage(tree.SELF, 2)


def test_a_node_with_a_slot_is_a_pattern_and_its_filling_the_plain_node() -> None:
    damage = p.Damage(p.SELF, V("n"))
    assert type(damage) is not tree.Damage
    assert node_of(damage) is tree.Damage
    assert isinstance(damage, p.Damage)
    assert fill(damage, {"n": 3}) == tree.Damage(tree.SELF, 3)


def test_slots_deep_inside_and_for_several_items() -> None:
    spell = p.Spell((Rest("before"), p.Draw(V("n"))), cond=V("c"))
    value = tree.Spell((tree.Shuffle("deck"), tree.Draw(2)), cond=tree.TurnOf("you"))
    env = {"before": (tree.Shuffle("deck"),), "n": 2, "c": tree.TurnOf("you")}
    assert fill(spell, env) == value
    assert list(unify(spell, value, {})) == [env]
    assert list(unify(spell, tree.Spell((tree.Draw(2), tree.Shuffle("deck"))), {})) == []


def test_other_values_in_some_fields() -> None:
    draw = replace(tree.Draw(1), n=V("n"))
    assert fill(draw, {"n": 4}) == tree.Draw(4)
    assert replace(draw, n=5) == tree.Draw(5)


def test_groups_are_put_together_on_either_side() -> None:
    named = p.Word("name", V("name"))
    for both in (pattern(tree.YOURS & named), named & tree.YOURS):
        assert isinstance(both, Pattern)
        filled = fill(both, {"name": "Moss"})
        assert isinstance(filled, tree.All)
        assert set(filled.parts) == {tree.YOURS, tree.Word("name", "Moss")}


def test_wrong_fields_are_refused() -> None:
    with pytest.raises(TypeError, match="Damage needs n"):
        p.Damage(what=V("what"))  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="Draw has no colour"):
        p.Draw(V("n"), colour=1)  # type: ignore[call-arg]


def test_a_slot_for_items_may_be_said_twice() -> None:
    """Both times it stands for equal items, however their references may be written."""
    means = ((Rest("x"), 1), (Rest("x"), 2))
    assert list(unify(means, ((7, 8, 1), (7, 8, 2)), {})) == [{"x": (7, 8)}]
    assert list(unify(means, ((7, 8, 1), (7, 9, 2)), {})) == []
    noted, plain = tree.Do("energy", Me()), tree.Do("energy")
    assert list(unify(means, ((noted, 1), (plain, 2)), {})) == [{"x": (noted,)}]


def test_an_event_is_said_of_another() -> None:
    when = p.When("attack", other=p.Ref("same"))
    means = On(V("w"), p.SELF)
    assert fill(means, {"w": when}) == p.When("attack", other=p.SELF)
    assert {"w": when} in list(unify(means, p.When("attack", other=p.SELF), {}))
