"""English texts of Vanguard: the same parts in other words. All sentences are our own."""

from __future__ import annotations

from ludex.core import tree as t
from tests.lang.vg.test_en_parts import declined, effect, read
from tests.lang.vg.test_en_stations import condition, heard

RC, SEEN, FOUND = t.Zone(("RC",)), t.Ref("seen"), t.Ref("found")


def test_units_in_a_row_are_chosen_and_get_something() -> None:
    choice, given = effect("two rear-guards in your front row get [Power] +5000 until end of turn.")
    assert choice == t.Choose("t", 2, t.All((t.YOURS, RC, t.Lies("front"))))
    assert given == t.Continue((t.Modify(t.Ref("t"), "power", "+", 5000),), "turn")


def test_units_of_both_players() -> None:
    (made,) = effect("retire all of your and your opponent's other rear-guards.")
    assert made == t.Do("retire", t.All((RC, t.Not(t.SELF))))
    (every,) = effect("retire all rear-guards.")
    assert every == t.Do("retire", RC)


def test_two_names_in_one_place() -> None:
    parts = tuple(t.Exists(t.All((t.YOURS, t.Zone(("soul",)), t.Word("name", name)))) for name in ("Oak", "Elm"))
    assert condition('you have "Oak" and "Elm" in your soul') == t.Both(parts)


def test_several_cards_are_shown_and_taken() -> None:
    do = effect(
        "look at five cards from the top of your deck, reveal up to two grade 3 cards from among them and put them "
        "into your hand, and shuffle your deck. If you revealed two cards, draw a card."
    )
    assert do[1] == t.Choose("found", 2, t.All((SEEN, t.Figure("grade", "=", 3))), up_to=True)
    assert do[-1] == t.If(t.Among(FOUND, t.ANY, 2), (t.Draw(1),))


def test_numbers_above_twenty() -> None:
    (ability,) = read("[CONT](RC):If your drop zone has twenty-five or more cards, this unit gets [Power] +2000.")
    assert isinstance(ability, t.Passive) and isinstance(ability.cond, t.Exists) and ability.cond.n == 25


def test_whom_a_unit_battles_besides() -> None:
    (ability,) = read("[CONT](VC):This unit battles all of your opponent's front row units in one attack.")
    assert isinstance(ability, t.Passive)
    (rule,) = ability.effects
    assert isinstance(rule, t.Rule) and (rule.op, rule.query, rule.what) == ("widen", "battles", t.SELF)
    assert declined("[CONT](VC):This unit battles all of your front row units in one attack.")


def test_the_battle_in_which_a_unit_is_placed() -> None:
    (ability,) = read("[AUTO](GC):When placed during the battle your vanguard is attacked, draw a card.")
    assert isinstance(ability, t.Automatic)
    attacked = t.All((t.All((t.YOURS, t.Zone(("VC",)))), t.Role("attacked")))
    assert ability.cond == t.Exists(attacked)


def test_a_card_of_the_hand_is_put_as_a_locked_card() -> None:
    choice, put = effect("put a card from your hand on (RC) as a locked card.")
    assert isinstance(choice, t.Choose) and put == t.Do("put as locked", t.Ref("t"))


def test_the_power_rises_by_the_shield_of_a_card() -> None:
    *_, made = effect(
        "put a card from your hand into your soul, and increase this unit's [Power] by the [Shield] of the card put "
        "into your soul until end of turn."
    )
    rise = t.Modify(t.SELF, "power", "+", t.FigureOf(t.Ref("t"), "shield"))
    assert made == t.Continue((rise,), "turn")


def test_a_state_that_it_comes_to() -> None:
    assert heard("it becomes engorged") == t.When("becomes", t.SELF, word="engorged")
