"""English texts of Vanguard: units told by a chosen column, by their circle, by a name that others have; costs of all
cards, costs that may be paid otherwise, the same number again. All sentences are our own."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.games.vg.c04_columns import ROLE
from tests.lang.vg.test_en_gifts import cost, rule
from tests.lang.vg.test_en_parts import declined, effect, read
from tests.lang.vg.test_en_stations import condition, heard

RC, VC = (t.Zone((name,)) for name in ("RC", "VC"))
REAR = t.All((t.YOURS, RC))
COLUMN = t.Role(ROLE)


def test_4_9_1_1_a_row_of_the_column_that_was_chosen() -> None:
    _, choice, _ = effect("choose a column, choose one of your opponent's rear-guards in that back row, and retire it.")
    assert isinstance(choice, t.Choose) and {COLUMN, t.Lies("back")} <= set(choice.what.parts)  # type: ignore[attr-defined]
    *_, call = effect("choose a column, and call a card from your soul to (RC) in that column.")
    assert call == t.Do("call", t.Ref("t"), word="RC chosen")
    assert declined(
        "[AUTO](RC):When this unit attacks, choose one of your opponent's rear-guards in that back row, and retire it."
    )


def test_cards_by_a_name_that_units_have() -> None:
    search, *_ = effect(
        "search your deck for up to one card with the same card name as one of your rear-guards, call "
        "it to (RC), and shuffle your deck."
    )
    assert isinstance(search, t.Search) and search.what == t.Shares(REAR, "name") and search.n == 1
    assert declined(
        "[AUTO](RC):When this unit attacks, search your deck for up to two cards with the same card name as "
        "one of your rear-guards, call them to (RC), and shuffle your deck."
    )


def test_1_3_2_3_costs_of_all_cards() -> None:
    assert cost("Put all of your rear-guards into your soul")[0] == t.Choose("cost", t.Count(REAR), REAR)
    total, _ = cost("Put a total of three cards from your hand and rear-guards into your drop zone")
    assert total == t.Choose("cost", 3, t.All((t.YOURS, t.Zone(("RC", "hand")))))
    assert cost("Call a grade 1 card from your hand to (RC)")[1] == t.Do("call", t.Ref("cost"), word="RC")
    assert cost("[Rest] this unit, and put it into your soul") == (t.SetState(t.SELF, "rest"), t.Move(t.SELF, "soul"))
    assert declined("[ACT](RC):[COST][Put all of your rear-guards into your heart], and draw a card.")


AGAIN = "draw the same number of cards."


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("put any number of cards from your hand on the bottom of your deck in any order, and ", "t"),
        ("discard any number of cards from your hand, and ", "discard"),
        ("return any number of your rear-guards to your hand, and ", "t"),
    ],
)
def test_the_same_number_again(text: str, name: str) -> None:
    *_, drawn = effect(f"{text}{AGAIN}")
    assert isinstance(drawn, t.Draw) and isinstance(drawn.n, t.Moved)


def test_the_same_number_of_nothing_is_declined() -> None:
    assert declined(f"[AUTO](RC):When this unit attacks, {AGAIN}")


def test_events_of_this_unit_or_another() -> None:
    made = heard("this unit or your other rear-guard is placed on (RC)")
    assert made.subject == t.Some((t.SELF, t.All((t.YOURS, RC, t.Not(t.SELF))))) and made.dst == ("RC",)
    assert heard("any rear-guard is returned to hand").subject == RC
    first, second = read("[AUTO](VC):When your rear-guard attacks or boosts, draw a card.")
    assert [one.when.event for one in (first, second)] == ["attack", "boost"]  # type: ignore[attr-defined]
    assert declined("[AUTO](VC):When this unit or its other rear-guard is placed, draw a card.")


def test_11_11_4_1_a_figure_is_matched() -> None:
    (made,) = effect(
        "increase or decrease this unit's power to match one of your opponent's vanguards until end of turn."
    )
    enemy = t.All((t.ENEMY, VC))
    change = t.Plus((t.Greatest(enemy, "power"), t.Times(-1, t.FigureOf(t.SELF, "power"))))
    assert made == t.Continue((t.Modify(t.SELF, "power", "+", change),), "turn")


def test_7_28_2_the_next_blast_costs_less() -> None:
    (made,) = effect("until end of turn, reduce the next [Soul-Blast] you pay by ②, and this unit gets [Power] +2000.")[
        :1
    ]
    assert isinstance(made, t.Continue) and made.effects[0] == t.Rule("permit", "soul-blast", t.YOURS, n=-2, once=True)
    assert declined("[AUTO](RC):When this unit attacks, reduce the next [Mind-Blast] you pay by ②.")


def test_units_on_the_circles_of_the_player() -> None:
    made = rule("All the rear-guards on your (RC) in the back row get [Power] +2000.")
    assert t.All((RC, t.Lies("back"))) in made.what.parts
    assert condition('"Oak" or "Elm" is on your (VC) or (RC)') == t.Exists(
        t.All((t.YOURS, t.Zone(("RC", "VC")), t.Some((t.Word("name", "Elm"), t.Word("name", "Oak")))))
    )


def test_a_card_here_and_a_card_there() -> None:
    first, second, moved = effect('return a "Oak" and "Elm" each from your soul to your hand.')
    assert isinstance(first, t.Choose) and isinstance(second, t.Choose) and second.also and not first.also
    assert moved == t.Move(t.Ref("found"), "hand", "return")
    assert declined('[AUTO](RC):When this unit attacks, return a "Oak" and "Elm" each to your hand.')


OTHERWISE = (
    'If your and your opponent\'s vanguards have the same grade, you may pay "[Soul-Blast 1]" for this cost. '
    "When placed, [COST][Counter-Blast 1], draw a card."
)


def test_11_7_1_a_cost_may_be_paid_otherwise_while_the_condition_holds() -> None:
    (made,) = read(f"[AUTO](RC):{OTHERWISE}")
    assert isinstance(made, t.Automatic)
    (paid,) = made.cost
    assert isinstance(paid, t.If) and isinstance(paid.then[0], t.Modes) and paid.otherwise[-1].verb == "counter-blast"  # type: ignore[attr-defined]
    assert declined(f"[AUTO](RC):{OTHERWISE.replace('for this cost', 'for that')}")


def test_what_is_done_at_the_end_of_the_turn() -> None:
    *_, late = effect("draw a card. Discard a card from your hand at the end of this turn.")
    assert isinstance(late, t.Delay) and late.when == t.When("begin", word="end of turn")
    assert condition_of("Other than during the turn it was placed, ") == t.Unless(t.Named("came this turn"))


def condition_of(start: str) -> Any:
    (made,) = read(f"[CONT](RC):{start}this unit gets [Power] +2000.")
    assert isinstance(made, t.Passive)
    return made.cond


def test_a_number_that_would_have_to_be_two_is_declined() -> None:
    start = "[CONT](RC):If your soul has one card, this unit gets [Power] +2000. "
    assert read(start[:-1])
    assert declined(f"{start}If your soul has zero cards, it gets [Power] +7000 instead of +2000.")


def test_11_10_5_triggers_of_drive_checks_give_more_power() -> None:
    made = rule("The [Power] increase of [Front] trigger effects revealed for your drive check get +5000.")
    front = t.All((t.YOURS, t.Zone(("trigger",)), t.Word("trigger", "front")))
    assert made == t.Rule("permit", "drive trigger power", front, n=5000)
    assert declined("[CONT](VC):The [Critical] increase of trigger effects revealed for your drive check get +1.")


def test_revealed_and_declared_cards() -> None:
    look, shown, put = effect(
        "reveal two cards from the top of your deck. Put the cards revealed with this effect into your hand."
    )
    assert put == t.Move(t.Ref("seen"), "hand") and isinstance(look, t.Look) and isinstance(shown, t.Reveal)
    *_, asked = effect(
        "declare a card name, and reveal the top card of your deck. If the revealed card is the card you "
        "declared, draw a card."
    )
    assert isinstance(asked, t.If) and t.Related("declared by") in walk.nodes(asked.cond)
    assert declined("[AUTO](RC):When this unit attacks, put the cards revealed with this effect into your hand.")


def test_12_7_1_one_figure_for_each_is_given_once() -> None:
    (made,) = effect("for each of your rear-guards, this unit gets [Power] +2000 until end of turn.")
    assert made == t.Continue((t.Modify(t.SELF, "power", "+", t.Times(2000, t.Count(REAR))),), "turn")
    (again,) = effect(
        "for each of your rear-guards, choose one of your units, and it gets [Power] +2000 until end of turn."
    )
    assert isinstance(again, t.Repeat)


def test_11_10_4_triggers_that_do_nothing_to_a_unit() -> None:
    checked = t.Zone(("trigger",))
    assert rule("This unit cannot be chosen by trigger effects.") == t.Rule("forbid", "select", checked, t.SELF)
    assert rule("All of your opponent's trigger effects are nullified.") == t.Rule("forbid", "trigger effects", t.ENEMY)
    assert declined("[CONT](VC):This unit cannot be chosen by trigger icons.")


def test_a_unit_in_the_column_of_this_one() -> None:
    made = rule("Your other unit in the same column as this unit gets [Power] +2000.")
    assert t.Beside(t.SELF, "column") in made.what.parts
    assert declined("[CONT](VC):Your other rear-guard gets [Power] +2000.")


def test_14_12_3_1_a_card_counts_for_a_stride_while_its_condition_holds() -> None:
    (made,) = read(
        '[CONT](Hand):If you have a vanguard with "Reed" in its card name, this card may be discarded as a grade 3 '
        "while you are paying the cost for [Stride]."
    )
    assert isinstance(made, t.Passive) and made.zones == ("hand",) and made.cond is not None
    assert heard("other dominated units attack").subject == t.All((t.Mark("dominated"), t.Not(t.SELF)))


def test_what_it_is_when_something_else_was_discarded() -> None:
    single = condition("you have one vanguard, and it is grade 2 or less")
    assert isinstance(single, t.Both) and t.SELF not in walk.nodes(single)
    paid = "[ACT](Drop zone):[COST][Discard an equip gauge], and ride this card as [Stand]"
    assert read(f"{paid}.")
    assert declined(f"{paid} or call it to (RC).")
