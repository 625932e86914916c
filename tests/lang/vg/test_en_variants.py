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


def test_one_ability_instead_of_the_other() -> None:
    less, more = read(
        "[CONT](RC):This unit gets [Power] +2000. If your soul has five or more cards, it gets [Power] +7000 instead "
        "of +2000."
    )
    soul = t.Exists(t.All((t.YOURS, t.Zone(("soul",)))), 5)
    assert isinstance(less, t.Passive) and isinstance(more, t.Passive)
    assert (less.cond, more.cond) == (t.Unless(soul), soul)
    assert more.effects == (t.Modify(t.SELF, "power", "+", 7000),)
    assert declined(
        "[CONT](RC):This unit gets [Power] +2000. If your soul has five or more cards, it gets [Power] +7000 instead "
        "of +3000."
    )


def test_a_condition_that_follows_the_event() -> None:
    (ability,) = read("[AUTO](RC):When your other rear-guard attacks, and if you went second, draw a card.")
    assert isinstance(ability, t.Automatic) and ability.cond == t.Named("went second")


def test_all_units_at_rest() -> None:
    made = condition("all of your opponent's vanguard and rear-guards are [Rest]")
    other = t.All((t.ENEMY, t.Zone(("RC", "VC")), t.Not(t.State("rest"))))
    assert made == t.Unless(t.Exists(other))


def test_a_unit_that_does_not_boost_some() -> None:
    (ability,) = read("[CONT](RC):This unit cannot boost grade 2 or less units.")
    assert isinstance(ability, t.Passive)
    (rule,) = ability.effects
    assert isinstance(rule, t.Rule) and (rule.op, rule.query, rule.what) == ("forbid", "boost", t.SELF)
