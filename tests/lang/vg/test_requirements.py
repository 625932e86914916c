"""How far a requirement of a text of Vanguard reaches, in English and in Japanese. All sentences are our own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.tree import walk
from tests.lang.vg import test_en_parts as en
from tests.lang.vg import test_ja_parts as ja

EN, JA = "[AUTO](RC):When this unit attacks, ", "【自】【(R)】：このユニットがアタックした時、"
IF, NARA = "if you have a grade 3 vanguard, ", "あなたのグレード３のヴァンガードがいるなら、"
HELD = t.Exists(t.All((t.YOURS, t.Zone(("VC",)), t.Figure("grade", "=", 3))))
FIVE = t.Exists(t.All((t.YOURS, t.Zone(("soul",)))), 5)


def both(english: str, japanese: str) -> tuple[t.Cond | None, tuple[t.Instr, ...]]:
    """The condition of an ability and what it does: in both languages the same."""
    (one,), (two,) = en.read(EN + IF + english), ja.read(JA + NARA + japanese)
    assert isinstance(one, t.Automatic) and isinstance(two, t.Automatic)
    assert (one.cond, one.do) == (two.cond, two.do)
    return one.cond, one.do


def test_11_2_2_one_sentence_is_all_of_the_ability() -> None:
    assert both("draw a card.", "１枚引く。") == (HELD, (t.Draw(1),))


def test_11_2_2_another_sentence_is_not_under_the_requirement() -> None:
    assert both("draw a card. Draw two cards.", "１枚引く。２枚引く。") == (
        None,
        (t.If(HELD, (t.Draw(1),)), t.Draw(2)),
    )


def test_11_2_2_a_requirement_of_its_own() -> None:
    cond, do = both(
        "draw a card. If your soul has five or more cards, draw two cards.",
        "１枚引く。あなたのソウルが５枚以上なら、２枚引く。",
    )
    assert cond is None and do == (t.If(HELD, (t.Draw(1),)), t.If(FIVE, (t.Draw(2),)))


def test_11_2_2_the_unit_itself_is_no_result() -> None:
    cond, do = both(
        "draw a card. This unit gets [Power] +5000 until end of turn.",
        "１枚引く。そのターン中、このユニットのパワー＋5000。",
    )
    given = t.Continue((t.Modify(t.SELF, "power", "+", 5000),), "turn")
    assert cond is None and do == (t.If(HELD, (t.Draw(1),)), given)
    (again,) = en.read(
        f"{EN}{IF}this unit gets [Power] +5000 until end of turn. It gets [Critical] +1 until end of turn."
    )
    assert isinstance(again, t.Automatic) and again.cond is None and again.do[0] == t.If(HELD, (given,))


def test_11_2_2_a_later_moment_is_not_under_the_requirement() -> None:
    cond, do = both(
        "draw a card. At the end of that battle, retire this unit.",
        "１枚引く。そのバトル終了時、このユニットを退却させる。",
    )
    assert cond is None and isinstance(do[1], t.Delay)


def test_11_2_4_what_refers_to_the_result_is_under_the_requirement() -> None:
    cond, do = both(
        "choose one of your rear-guards, and retire it. If you retired a card, draw a card.",
        "あなたのリアガードを１枚選び、退却させる。退却させたなら、１枚引く。",
    )
    assert cond == HELD and do[-1] == t.If(t.Compare(t.Moved("t"), ">=", 1), (t.Draw(1),))


@pytest.mark.parametrize("answer", ("If you do not, draw a card.", "If you did not, draw a card."))
def test_11_2_4_that_something_was_not_done_is_asked_only_if_it_could_be(answer: str) -> None:
    (ability,) = en.read(f"{EN}{IF}you may retire this unit. {answer}")
    assert isinstance(ability, t.Automatic) and ability.cond == HELD


def test_11_2_4_it_is_what_was_chosen_under_the_requirement() -> None:
    (ability,) = en.read(
        f"{EN}{IF}choose one of your rear-guards, and it gets [Power] +5000 until end of turn. It gets [Critical] +1 "
        "until end of turn. Draw a card."
    )
    assert isinstance(ability, t.Automatic) and ability.cond is None
    head, draw = ability.do
    assert isinstance(head, t.If) and len(head.then) == 3 and draw == t.Draw(1)


def test_11_2_4_a_greater_amount_instead_is_under_the_requirement() -> None:
    cond, do = both(
        "this unit gets [Power] +5000 until end of turn. If your soul has five or more cards, it gets [Power] +10000 "
        "instead of +5000.",
        "そのターン中、このユニットのパワー＋5000。あなたのソウルが５枚以上なら、＋5000ではなく＋10000。",
    )
    (one,) = do
    assert cond == HELD and isinstance(one, t.If) and one.cond == FIVE and one.otherwise


def test_11_2_5_then_is_under_the_requirement() -> None:
    """RULING-VG-354: さらに and その後 are Then."""
    for word in ("さらに", "さらに、", "その後、"):
        assert both("draw a card. Then, draw two cards.", f"１枚引く。{word}２枚引く。") == (
            HELD,
            (t.Draw(1), t.Draw(2)),
        )


def test_11_2_5_then_is_of_the_sentence_before_it() -> None:
    """What stands between them is not under the requirement, and neither is Then."""
    assert both("draw a card. Draw two cards. Then, draw three cards.", "１枚引く。２枚引く。さらに３枚引く。") == (
        None,
        (t.If(HELD, (t.Draw(1),)), t.Draw(2), t.Draw(3)),
    )


def test_11_2_5_then_with_a_requirement_of_its_own() -> None:
    cond, do = both(
        "draw a card. Then, if your soul has five or more cards, draw two cards. Draw three cards.",
        "１枚引く。さらにあなたのソウルが５枚以上なら、２枚引く。３枚引く。",
    )
    assert cond is None and do == (t.If(HELD, (t.Draw(1), t.If(FIVE, (t.Draw(2),)))), t.Draw(3))


def test_11_2_5_in_the_middle_of_an_effect() -> None:
    (one,) = en.read(f"{EN}draw a card. {IF.capitalize()}draw two cards. Then, draw three cards.")
    (two,) = ja.read(f"{JA}１枚引く。{NARA}２枚引く。さらに３枚引く。")
    for ability in (one, two):
        assert isinstance(ability, t.Automatic)
        assert ability.do == (t.Draw(1), t.If(HELD, (t.Draw(2), t.Draw(3))))


def test_11_2_5_1_then_is_done_for_the_cost_before_it() -> None:
    (ability,) = en.read(f"{EN}draw a card. [COST][retire this unit], draw two cards. Then, draw three cards.")
    assert isinstance(ability, t.Automatic)
    paid = t.May((t.Draw(2), t.Draw(3)), (t.Move(t.SELF, "drop", "retire"),))
    assert ability.do == (t.Draw(1), paid)


def test_otherwise_after_a_requirement_at_the_head() -> None:
    (ability,) = en.read(f"{EN}{IF}draw a card. Otherwise, draw two cards.")
    assert isinstance(ability, t.Automatic)
    assert (ability.cond, ability.do) == (None, (t.If(HELD, (t.Draw(1),), (t.Draw(2),)),))


def test_11_9_5_1_a_cost_after_the_requirement_buys_every_sentence() -> None:
    """RULING-VG-355: without the requirement the cost is not paid, and without the cost nothing after it is done."""
    (one,) = en.read(f"{EN}{IF}[COST][retire this unit], draw a card. Draw two cards.")
    (two,) = ja.read(f"{JA}{NARA}【コスト】[このユニットを退却させる]ことで、１枚引く。２枚引く。")
    for ability in (one, two):
        assert isinstance(ability, t.Automatic)
        assert (ability.cond, ability.do) == (HELD, (t.Draw(1), t.Draw(2)))


def test_11_9_5_1_a_cost_in_the_middle_buys_every_sentence_after_it() -> None:
    (one,) = en.read(f"{EN}draw a card. [COST][retire this unit], draw two cards. Draw three cards.")
    (two,) = ja.read(f"{JA}１枚引く。【コスト】[このユニットを退却させる]ことで、２枚引く。３枚引く。")
    paid = t.May((t.Draw(2), t.Draw(3)), (t.Move(t.SELF, "drop", "retire"),))
    for ability in (one, two):
        assert isinstance(ability, t.Automatic)
        assert ability.do == (t.Draw(1), paid)
    (head,) = en.read(f"{EN}{IF}draw a card. Then, [COST][retire this unit], draw two cards. Draw three cards.")
    assert isinstance(head, t.Automatic)
    assert (head.cond, head.do) == (HELD, (t.Draw(1), paid))


def test_11_1_1_1_1_what_an_activated_ability_needs_before_its_cost() -> None:
    (paid,) = en.read(f"[ACT](RC):{IF.capitalize()}[COST][retire this unit], draw a card. Draw two cards.")
    (free,) = en.read(f"[ACT](RC):{IF.capitalize()}draw a card. Draw two cards.")
    (alone,) = en.read(f"[ACT](RC):{IF.capitalize()}draw a card.")
    assert isinstance(paid, t.Activated) and paid.cond == HELD
    assert isinstance(alone, t.Activated) and alone.cond == HELD
    assert isinstance(free, t.Activated) and free.cond is None and free.do[1] == t.Draw(2)


@pytest.mark.parametrize(
    "text",
    (
        "[AUTO](RC):When this unit attacks or boosts, {}draw a card. Draw two cards.",
        "[AUTO](RC):When this unit is placed, or when this unit attacks, {}draw a card. Draw two cards.",
    ),
)
def test_11_2_2_of_two_events(text: str) -> None:
    for ability in en.read(text.format(IF)):
        assert isinstance(ability, t.Automatic)
        assert (ability.cond, ability.do) == (None, (t.If(HELD, (t.Draw(1),)), t.Draw(2)))
    for ability in en.read(text.format(IF).replace("Draw two", "Then, draw two")):
        assert isinstance(ability, t.Automatic)
        assert (ability.cond, ability.do) == (HELD, (t.Draw(1), t.Draw(2)))


def test_11_9_7_what_is_done_at_a_later_moment_has_no_result_yet() -> None:
    """It would be asked when the ability resolves, and not when the timed trigger does."""
    later = "at the end of that battle, choose one of your rear-guards, and retire it"
    assert en.declined(f"{EN}draw a card, and {later}. If you did not retire a card, draw two cards.")
    assert en.declined(f"{EN}draw a card. A{later[1:]}. If you retired a card, draw two cards.")
    assert not en.declined(f"{EN}draw a card, and {later}. If your soul has five or more cards, draw two cards.")


def test_further_after_a_condition_of_its_own_is_declined() -> None:
    """Whether what is done further needs both conditions is not said."""
    assert ja.declined(f"{JA}{NARA}１枚引く。あなたのソウルが５枚以上なら、さらに１枚引く。")


@pytest.mark.parametrize("cost", ("", "[COST][Counter-Blast 1], "))
def test_11_2_4_in_the_middle_that_something_was_not_done_is_asked_only_if_it_could_be(cost: str) -> None:
    """Outside the requirement it would be true where nothing could be done."""
    retire = f"{cost}choose up to one of your opponent's rear-guards, and retire it."
    start = f"{EN}draw a card. If you have a grade 3 vanguard, {retire}"
    (ability,) = en.read(f"{start} If you did not retire a card, draw two cards.")
    assert isinstance(ability, t.Automatic) and len(ability.do) == 2
    (held,) = (part for part in ability.do if isinstance(part, t.If))
    assert any(isinstance(node, t.Unless) for node in walk.nodes(held.then))
    earlier = f"{EN}{retire[len(cost) :]} If you have a grade 3 vanguard, draw a card. "
    (apart,) = en.read(f"{earlier}If you did not retire a card, draw two cards.")
    assert isinstance(apart, t.Automatic) and len(apart.do) == 4
    assert not en.declined(f"{start} If your soul has five or more cards, draw two cards.")
    assert not en.declined(
        f"{EN}draw a card. {retire[0].upper()}{retire[1:]} If you did not retire a card, draw two cards."
    )
