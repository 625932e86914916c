"""What cards cannot do, as one slot: said of the card itself, of cards of a kind, of a target, for good or for a while,
alone, in lists, and after what they gain."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.tree import ANY, ENEMY, SELF, YOURS
from ludex.lang import pattern
from tests.lang.cc.reading import FIELD, SERVANT, declined, effect, read, target

ALLIES = t.All((YOURS, t.Zone(("servant", "caster")), SERVANT))
NO_ATTACK = t.Rule("forbid", "attack", SELF)
SAFE = t.Rule("forbid", "event destroy", SELF)


@pytest.mark.parametrize(
    ("words", "rules"),
    [
        ("This card cannot attack.", (NO_ATTACK,)),
        ("This card cannot attack, be destroyed, or be banished.",
         (NO_ATTACK, SAFE, t.Rule("forbid", "event banish", SELF))),
        ("This card cannot be attacked, destroyed or rested.",
         (t.Rule("forbid", "attack targets", ANY, SELF), SAFE, t.Rule("forbid", "event rested", SELF))),
        ("This card cannot attack or be targeted by enemy effects.",
         (NO_ATTACK, t.Rule("forbid", "select", ENEMY, SELF))),
        ("This card cannot be destroyed or targeted by enemy effects.",
         (t.Rule("forbid", "ability destroy", SELF, ENEMY), t.Rule("forbid", "select", ENEMY, SELF))),
    ],
)  # fmt: skip
def test_what_is_forbidden_is_said_alone_or_in_lists(words: str, rules: tuple[t.Continuous, ...]) -> None:
    assert read(words) == (t.Passive(rules),)


def test_the_same_of_others_and_for_a_while() -> None:
    others = tuple(t.Rule("forbid", query, ALLIES) for query in ("attack", "event destroy"))
    assert read("Allied servants cannot attack or be destroyed.") == (t.Passive(others),)
    chosen = target(ALLIES)
    held = tuple(t.Rule("forbid", query, t.Ref("t")) for query in ("attack", "event destroy"))
    said = "Target allied servant cannot attack or be destroyed until end of turn."
    assert effect(said) == (chosen, t.Continue(held, "turn"))
    grown = t.Continue((t.Modify(t.Ref("t"), "atk", "+", 500),), "turn")
    more = "Target allied servant gains +500 ATK and cannot attack or be destroyed until end of turn."
    assert effect(more) == (chosen, grown, t.Continue(held, "turn"))


def test_an_effect_is_not_made_to_attack() -> None:
    """What effects of some cards do is told apart from what nothing does."""
    assert declined("This card cannot be destroyed or attack by enemy effects.")
    assert declined("This card cannot be destroyed, or.")


def test_effects_of_a_slot_are_said_of_other_objects() -> None:
    """A pattern that puts objects into effects finds them again."""
    means = pattern.On(pattern.Hole("r"), pattern.Hole("g"))
    same = t.Ref(pattern.SAME)
    for rule in (t.Rule("forbid", "attack", same), t.Rule("forbid", "attack targets", ANY, same)):
        made = pattern.fill(means, {"r": (rule,), "g": FIELD})
        assert made == (pattern._swapped(rule, same, FIELD),)
        assert {"r": (rule,), "g": FIELD} in list(pattern.unify(means, made, {}))
    assert list(pattern.unify(means, (), {})) == []
