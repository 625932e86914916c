"""The notation of trees: a field takes only what the machine can use."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.lang.trees import BadTree, parse_tree


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Draw('x')", "Draw: n is int | Computed, not 'x'"),
        ("Draw(True)", "Draw: n is int | Computed, not True"),
        ("Rule('forbid', 'attack', YOU)", "Rule: what is Sel, not 'you'"),
        ("When('move', YOU)", "When: subject is Sel, not 'you'"),
        ("Automatic(When('move', SELF), do=Draw(1))", "Automatic: do is tuple[Instr, ...], not Draw"),
        ("Passive((Replace(When('move', SELF), dst='hand'),))", "Passive: effects is tuple[Continuous, ...], not "),
        ("SELF & 3", "& and | join selectors"),
    ],
)
def test_a_value_of_another_kind_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadTree) as error:
        parse_tree(text)
    assert str(error.value).startswith(reason)


def test_values_of_the_kind_are_taken() -> None:
    assert parse_tree("Draw(1)") == t.Draw(1)
    assert parse_tree("Draw(Count(YOURS), EACH)") == t.Draw(t.Count(t.YOURS), t.EACH)
    granted = parse_tree("Grant(SELF, (Mere('Boost'),))")
    assert granted == t.Grant(t.SELF, (t.Mere("Boost"),))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Draw(1, much=2)", "Draw: no field 'much'; it takes n, who"),
        ("Draw(1, EACH, True, 3)", "Draw: 4 parts are too many; it takes n, who"),
        ("Draw(1, n=2)", "Draw: n is said twice; it takes n, who"),
        ("Move(SELF)", "Move: to is missing; it takes what, to, "),
        ("Draw(**3)", "Draw: no field '**'; it takes n, who"),
        ("HAND", "no word 'HAND'; there is ANY, CONTROLLER, "),
        ("Drow(1)", "no node 'Drow'; there is "),
        ("().odd(1)", "no node '().odd'; there is "),
        ("Draw(" + "-" * 50_000 + "1)", "not a tree, nested too deep: 'Draw(---"),
    ],
)
def test_what_there_is_not_is_refused_with_what_there_is(text: str, reason: str) -> None:
    with pytest.raises(BadTree) as error:
        parse_tree(text)
    assert str(error.value).startswith(reason)
