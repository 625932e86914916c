"""English texts of Vanguard: what they mean, and what is declined. All sentences are our own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.games.vg.text.en import ENGLISH
from ludex.lang.compile import WHOLE, compile_with


def read(text: str, kind: str = "") -> tuple[t.Ability, ...]:
    made = compile_with(ENGLISH, text, kind)
    assert made.status == WHOLE, made.words
    return made.abilities


def effect(text: str) -> tuple[t.Instr, ...]:
    (ability,) = read(f"[AUTO](RC):When this unit attacks, {text}")
    assert isinstance(ability, t.Automatic)
    return ability.do


def declined(text: str) -> bool:
    return compile_with(ENGLISH, text).status != WHOLE


ENEMY_REAR = t.All((t.ENEMY, t.Zone(("RC",))))


def test_trigger_condition_cost_and_effect() -> None:
    (ability,) = read(
        "[AUTO](VC/RC)[1/turn]:When this unit attacks a vanguard, if your hand has two or less cards, "
        "[COST][Soul-Blast 2 & retire this unit], and draw a card."
    )
    assert isinstance(ability, t.Automatic)
    assert ability.when == t.When("attack", t.SELF, t.Zone(("VC",)))
    assert ability.cond == t.Compare(t.Count(t.All((t.YOURS, t.Zone(("hand",))))), "<=", 2)
    assert (ability.limit, ability.zones) == (1, ("VC", "RC"))
    assert ability.cost[-1] == t.Move(t.SELF, "drop", "retire")
    assert ability.do == (t.Draw(1),)


def test_it_is_the_chosen_unit() -> None:
    do = effect("choose one of your opponent's grade 2 or less rear-guards, and retire it.")
    group = t.All((t.ENEMY, t.Zone(("RC",)), t.Figure("grade", "<=", 2)))
    assert do == (t.Choose("t", 1, group), t.Do("retire", t.Ref("t")))


def test_up_to_is_another_choice() -> None:
    (up_to, _), (must, _) = (
        effect(f"choose {words} of your opponent's rear-guards, and retire them.") for words in ("up to two", "two")
    )
    assert isinstance(up_to, t.Choose) and up_to.up_to and isinstance(must, t.Choose) and not must.up_to


def test_instead_of_changes_the_figure_that_was_given() -> None:
    do = effect(
        "this unit gets [Power] +2000 until end of that battle. "
        "If your soul has five or more cards, it gets [Power] +7000 instead of +2000."
    )
    soul = t.Exists(t.All((t.YOURS, t.Zone(("soul",)))), 5)
    small, large = (t.Continue((t.Modify(t.SELF, "power", "+", n),), "battle") for n in (2000, 7000))
    assert do == (t.If(soul, (large,), (small,)),)


@pytest.mark.parametrize(
    "text",
    (
        # another figure, or another amount, than was given
        "this unit gets [Power] +2000 until end of turn. If you went second, it gets [Power] +7000 instead of +3000.",
        "this unit gets [Power] +2000 until end of turn. If you went second, it gets [Critical] +2 instead of +1.",
        # nobody was called, and nothing was named
        "draw a card. If you called a card, draw a card.",
        "draw a card, and retire them.",
    ),
)
def test_what_refers_to_nothing_is_declined(text: str) -> None:
    assert declined(f"[AUTO](RC):When this unit attacks, {text}")


def test_a_state_in_the_trigger_is_about_its_subject() -> None:
    (ability,) = read("[AUTO](RC):When this unit attacks while boosted, draw a card.")
    assert isinstance(ability, t.Automatic)
    assert ability.cond == t.Is(t.SELF, t.Role("boosted"))
    (other,) = read("[AUTO](RC):When your other rear-guard attacks while boosted, draw a card.")
    assert isinstance(other, t.Automatic) and isinstance(other.when, t.When) and other.cond is None
    assert isinstance(other.when.subject, t.All) and t.Role("boosted") in other.when.subject.parts
    assert declined("[AUTO](RC):When your other rear-guard is placed while boosted, draw a card.")


def test_what_was_called_is_counted_by_the_moves() -> None:
    *_, last = effect(
        "choose up to one card from your drop, and call it to (RC). If you did not call a card, draw a card."
    )
    assert last == t.If(t.Unless(t.Compare(t.Moved("t"), ">=", 1)), (t.Draw(1),))


def test_rows_are_conditions() -> None:
    (ability,) = read("[CONT]Back Row (RC):During your turn, this unit gets [Power] +3000.")
    assert isinstance(ability, t.Passive)
    assert ability.cond == t.Both((t.Is(t.SELF, t.Lies("back")), t.TurnOf(t.YOU)))


def test_circles_in_brackets_are_no_remark() -> None:
    assert declined("[AUTO](RC):When this unit attacks (only if it is your turn), draw a card.")
    assert read("[AUTO](RC):When this unit is placed on (VC), draw a card. (Draw before you ride again)")


def test_who_cannot_be_ridden_is_described() -> None:
    def forbidden(whom: str) -> t.Continuous:
        (ability,) = read(f"[CONT](VC):You cannot ride {whom}.")
        assert isinstance(ability, t.Passive)
        return ability.effects[0]

    vanguard = t.All((t.YOURS, t.Zone(("VC",))))
    unit = t.Word("type", "unit")
    other = t.All((t.YOURS, t.Not(t.Shares(vanguard, "name")), unit))
    assert forbidden("a unit with a different card name from your vanguard") == t.Rule("forbid", "ride", other)
    low = t.All((t.YOURS, unit, t.Figure("grade", "<=", 2)))
    assert forbidden("a grade 2 or less unit") == t.Rule("forbid", "ride", low)


def test_cards_that_nothing_looked_at_are_declined() -> None:
    text = "search your deck for up to one card, choose a card from among them, and put it into your hand."
    assert declined(f"[AUTO](RC):When this unit attacks, {text}")
