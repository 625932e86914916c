"""English texts of Vanguard: joints, durations and lists. All sentences are our own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from tests.lang.vg.test_en_parts import declined, effect, read

REAR = t.All((t.YOURS, t.Zone(("RC",))))
VANGUARD = t.All((t.YOURS, t.Zone(("VC",))))
SOUL = t.All((t.YOURS, t.Zone(("soul",))))
HELD = t.Exists(VANGUARD)


def test_one_of_two_deeds() -> None:
    (choice,) = effect("draw a card or [Soul-Charge 2].")
    assert choice == t.Modes(1, ((t.Draw(1),), (t.Do("soul-charge", t.SELF, 2),)))


def test_a_deed_under_a_condition_said_after_it() -> None:
    do = effect(
        "look at the top card of your deck, call it to (RC) if it is a unit card, and put it into your hand if it is "
        "not."
    )
    seen = t.Ref("seen")
    then, otherwise = (t.Do("call", seen, word="RC"),), (t.Move(seen, "hand"),)
    assert do[-1] == t.If(t.Is(seen, t.Word("type", "unit")), then, otherwise)


def test_a_condition_after_the_cost_is_asked_after_paying() -> None:
    (ability,) = read(
        "[AUTO](RC):When this unit attacks, [COST][Soul-Blast 1], and if you have a vanguard, draw a card. Draw a card."
    )
    assert isinstance(ability, t.Automatic) and ability.cond is None
    assert ability.do == (t.If(HELD, (t.Draw(1),)), t.Draw(1))


def test_a_cost_within_a_sentence_may_be_paid_for_what_follows() -> None:
    do = effect("draw a card, [COST][retire this unit], draw a card, and if you have a vanguard, draw two cards.")
    more = t.May((t.Draw(1), t.If(HELD, (t.Draw(2),))), (t.Move(t.SELF, "drop", "retire"),))
    assert do == (t.Draw(1), more)


def test_a_cost_at_a_later_moment() -> None:
    (later,) = effect("at the end of that battle, if you have a vanguard, [COST][retire this unit], and draw a card.")
    paid = t.May((t.Draw(1),), (t.Move(t.SELF, "drop", "retire"),))
    assert later == t.Delay(t.When("begin", word="end of battle"), (t.If(HELD, (paid,)),))


def test_one_duration_for_several_units() -> None:
    do = effect(
        "choose one of your rear-guards, and until end of turn, it gets [Power] +3000, and this unit cannot be hit."
    )
    effects = (t.Modify(t.Ref("t"), "power", "+", 3000), t.Rule("forbid", "be hit", t.SELF))
    assert do[-2:] == tuple(t.Continue((effect,), "turn") for effect in effects)


def test_the_duration_reaches_what_is_under_a_condition() -> None:
    do = effect(
        "until end of turn, this unit gets [Power] +3000, and if you have a vanguard, it also gets [Critical] +1."
    )
    more = t.Continue((t.Modify(t.SELF, "critical", "+", 1),), "turn")
    assert do == (t.Continue((t.Modify(t.SELF, "power", "+", 3000),), "turn"), t.If(HELD, (more,)))


def test_without_a_duration_a_figure_is_not_given() -> None:
    assert declined("[AUTO](RC):When this unit attacks, this unit gets [Power] +3000.")


def test_items_according_to_a_number() -> None:
    do = effect(
        "perform all of the following according to the number of cards in your soul.\n・Two or more - Draw a card.\n"
        "・Four or more - Draw two cards."
    )
    conds = tuple(t.Compare(t.Count(SOUL), ">=", n) for n in (2, 4))
    assert do == (t.Items(conds, ((t.Draw(1),), (t.Draw(2),))),)


def test_items_according_to_the_circle() -> None:
    do = effect(
        "perform one of the following according to the circle this unit is on.\n・(RC) - Draw a card.\n"
        "・(GC) - This unit gets [Shield] +5000 until end of that battle."
    )
    conds = (t.Is(t.SELF, t.Zone(("RC",))), t.Is(t.SELF, t.Zone(("GC",))))
    shield = t.Continue((t.Modify(t.SELF, "shield", "+", 5000),), "battle")
    assert do == (t.Items(conds, ((t.Draw(1),), (shield,))),)


def test_a_card_gets_abilities_that_are_listed() -> None:
    (ability,) = read(
        '[CONT]:If you have a vanguard, this card gets "Boost" and all of the following.\n'
        "・[AUTO]:When this unit is placed on (RC), draw a card.\n・[CONT](RC):This unit gets [Power] +2000."
    )
    assert isinstance(ability, t.Passive) and ability.cond == HELD and "hand" in ability.zones
    boost, listed = ability.effects
    assert isinstance(boost, t.Grant) and isinstance(listed, t.Grant)
    assert [type(one) for one in listed.abilities] == [t.Automatic, t.Passive]


@pytest.mark.parametrize(("number", "query"), (("two", "guard alone"), ("three", "guard as two")))
def test_guardians_that_must_be_called_together(number: str, query: str) -> None:
    (ability,) = read(
        "[CONT](RC):During the battle this unit attacked, when your opponent would call cards from their hand to (GC), "
        f"they must call {number} or more at the same time."
    )
    assert isinstance(ability, t.Passive)
    assert ability.effects == (t.Rule("forbid", query, t.Player(t.OPPONENT)),)


def test_two_sentences_of_a_continuous_ability_are_two_abilities() -> None:
    one, two = read(
        "[CONT](RC):This unit gets [Power] +2000. If you have a vanguard, this unit cannot be retired by card effects."
    )
    assert isinstance(one, t.Passive) and isinstance(two, t.Passive) and one.cond is None and two.cond == HELD


def test_cards_that_share_a_name() -> None:
    (chosen, _) = effect("choose up to two cards with the same card name from your drop, and put them into your hand.")
    assert chosen == t.Choose("t", 2, t.All((t.YOURS, t.Zone(("drop",)))), up_to=True, alike="name")


def test_the_revealed_cards_are_all_that_were_looked_at() -> None:
    do = effect("reveal the top three cards of your deck, choose a card from among the revealed cards, and discard it.")
    assert do[2] == t.Choose("found", 1, t.Ref("seen"))
    assert declined(
        "[AUTO](RC):When this unit attacks, look at the top three cards of your deck, choose one of the revealed "
        "cards, and put it into your hand."
    )


def test_what_happened_this_turn_with_units() -> None:
    (ability,) = read(
        "[CONT](RC):If two or more of your rear-guards were placed on (RC) from soul this turn, this unit gets [Power] "
        "+2000."
    )
    happened = t.Happened(t.When("move", REAR, src=("soul",), dst=("RC",), word="placed"))
    assert isinstance(ability, t.Passive) and ability.cond == t.Compare(happened, ">=", 2)
    (other,) = read("[CONT](RC):If your other rear-guard was retired this turn, this unit gets [Power] +2000.")
    gone = t.Happened(t.When("move", t.All((t.YOURS, REAR.parts[1], t.Not(t.SELF))), word="retire"))
    assert isinstance(other, t.Passive) and other.cond == t.Compare(gone, ">=", 1)


def test_what_became_of_cards_that_were_named() -> None:
    do = effect(
        "choose up to three of your rear-guards, and retire them. If two or more units were retired, draw a card."
    )
    assert do[-1] == t.If(t.Compare(t.Moved("t", t.Word("type", "unit")), ">=", 2), (t.Draw(1),))


def test_the_highest_grade_that_was_ridden() -> None:
    (ability,) = read(
        "[AUTO]:When this unit is placed on (RC), if you did not ride a grade 3 or greater unit this fight, draw a "
        "card."
    )
    assert isinstance(ability, t.Automatic)
    assert ability.cond == t.Compare(t.Number(t.YOU, "highest grade ridden + 1"), "<=", 3)


def test_a_wider_choice_under_a_condition() -> None:
    do = effect(
        "choose one of your rear-guards, and [Stand] it. If you have a vanguard, choose two cards instead of one."
    )
    stand = t.SetState(t.Ref("t"), "stand")
    assert do == (t.If(HELD, (t.Choose("t", 2, REAR), stand), (t.Choose("t", 1, REAR), stand)),)
    assert declined(
        "[AUTO](RC):When this unit attacks, choose two of your rear-guards, and [Stand] them. If you have a vanguard, "
        "choose three cards instead of one."
    )


def test_a_figure_that_becomes_a_number() -> None:
    (made,) = effect("this unit's drive becomes 2 until end of turn.")
    assert made == t.Continue((t.Modify(t.SELF, "drive", "=", 2),), "turn")
    (made,) = effect("this unit's original [Power] becomes 12000 until end of turn.")
    assert made == t.Continue((t.Modify(t.SELF, "power", "=", 12000, layer="original"),), "turn")


def test_a_gift_for_the_vanguard_circle() -> None:
    (made,) = effect("get an Imaginary Gift:Force, and put that marker on your (VC).")
    assert made == t.Do("get gift", t.SELF, word="Force on VC")


def test_a_sentence_that_begins_with_an_icon() -> None:
    do = effect("draw a card. [COST][Counter-Blast 1], draw a card. [Soul-Charge 2].")
    assert isinstance(do[1], t.May) and do[1].do[1] == t.Do("soul-charge", t.SELF, 2)


def test_two_events_of_one_ability() -> None:
    one, two = read("[AUTO]:When this unit is placed on (RC) or discarded from hand, draw a card.")
    assert isinstance(one, t.Automatic) and isinstance(two, t.Automatic) and two.zones == ("drop",)
    (one,) = read("[AUTO]:When this unit is placed on (RC) or put on (GC), draw a card.")
    assert isinstance(one, t.Automatic) and one.when == t.When("move", t.SELF, dst=("RC", "GC"), word="placed")
