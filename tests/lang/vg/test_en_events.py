"""English texts of Vanguard: what stands after "when", and what "it" is then. All sentences are our own."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludex.core import tree as t
from tests.lang.vg.test_en_parts import declined, read


def when(words: str, head: str = "[AUTO](RC)") -> t.Automatic:
    (ability,) = read(f"{head}:When {words}, draw a card.")
    assert isinstance(ability, t.Automatic)
    return ability


PLACED = t.When("move", t.SELF, word="placed")


@pytest.mark.parametrize(
    ("short", "long"),
    (
        ("placed", "this unit is placed"),
        ("placed from hand", "this unit is placed from hand"),
        ("rode upon", "this unit is rode upon"),
        ("it attacks a vanguard", "this unit attacks a vanguard"),
        ("its attack hits", "this unit's attack hits"),
        ("the attack it boosted hits", "the attack this unit boosted hits"),
        ("retired from (GC)", "this unit is retired from (GC)"),
    ),
)
def test_older_printings_leave_this_unit_unsaid(short: str, long: str) -> None:
    assert when(short) == when(long)


def test_where_a_unit_is_placed_from_and_by_whom() -> None:
    assert when("placed").when == PLACED
    assert when("this unit is placed from soul").when == replace(PLACED, src=("soul",))
    anybody = t.Some((t.YOURS, t.ENEMY))
    assert when("this unit is placed on (RC) by a card's ability").when == replace(PLACED, dst=("RC",), cause=anybody)
    assert when("this unit is placed on (RC) by your card's ability").when == replace(
        PLACED, dst=("RC",), cause=t.YOURS
    )
    elsewhere = when("this unit is placed on (RC) other than from hand").when
    assert elsewhere == replace(PLACED, dst=("RC",), not_src=("hand",))


def test_two_events_are_two_abilities_with_one_limit() -> None:
    words = "its attack or the attack it boosted hits a vanguard, draw a card."
    first, second = read(f"[AUTO](RC):When {words}")
    assert isinstance(first, t.Automatic) and isinstance(second, t.Automatic)
    vanguard = t.Zone(("VC",))
    assert first.when == t.When("hit", t.SELF, vanguard)
    assert second.when == t.When("hit", t.Role("boosted", t.SELF), vanguard)
    assert read(f"[AUTO](RC)[1/turn]:When {words}") == (replace(first, limit=1), replace(second, limit=1, joint=1))


@pytest.mark.parametrize(
    ("words", "zones"),
    (
        ("this card is discarded from hand", ("drop",)),
        ("this card is put into drop from soul", ("drop",)),
        ("this card is put into your order zone", ("order zone",)),
        ("this card is revealed for a drive check", ("trigger",)),
        ("this card is revealed for a damage check", ("trigger",)),
        ("this unit is put into drop from (RC)", ()),
        ("this unit is retired", ()),
        ("this unit is rode upon", ()),
    ),
)
def test_an_ability_is_valid_where_its_card_is_when_it_triggers(words: str, zones: tuple[str, ...]) -> None:
    assert when(words, "[AUTO]").zones == zones


def test_a_unit_that_has_left_is_moved_as_what_it_became() -> None:
    for words in ("this unit is retired", "this unit is retired from (GC)", "this unit is put into drop from (RC)"):
        (ability,) = read(f"[AUTO]:When {words}, you may put this card into your soul.")
        assert isinstance(ability, t.Automatic)
        assert ability.do == (t.May((t.Move(t.Ref("became"), "soul"),)),)
    (ability,) = read("[AUTO]:When this unit is rode upon, call this card to (RC).")
    assert isinstance(ability, t.Automatic) and ability.do == (t.Do("call", t.Ref("became"), word="RC"),)
    (ability,) = read("[AUTO]:When this card is discarded from hand, put this card into your soul.")
    assert isinstance(ability, t.Automatic) and ability.do == (t.Move(t.SELF, "soul"),)


@pytest.mark.parametrize("cost", ("", "[COST][Soul-Blast 1], and ", "[COST][Counter-Blast 1], and "))
def test_that_unit_is_the_one_that_the_trigger_is_about_and_no_card_of_the_cost(cost: str) -> None:
    for subject, what in (("that unit", t.Ref("it")), ("this unit", t.SELF)):
        (ability,) = read(
            f"[AUTO](RC):When your other rear-guard attacks, {cost}{subject} gets [Power] +5000 until end of turn."
        )
        assert isinstance(ability, t.Automatic)
        assert ability.do == (t.Continue((t.Modify(what, "power", "+", 5000),), "turn"),)
    (both,) = read(
        f"[AUTO](RC):When your vanguard attacks, {cost}that unit and this unit get [Power] +5000 until end of turn."
    )
    assert isinstance(both, t.Automatic)
    two = t.Some((t.Ref("it"), t.SELF))
    assert both.do == (t.Continue((t.Modify(two, "power", "+", 5000),), "turn"),)


def test_that_unit_in_a_condition_is_the_one_that_the_trigger_is_about() -> None:
    (ability,) = read(
        "[AUTO](RC):When your vanguard attacks, if that unit's [Power] is 30000 or greater, [COST][Counter-Blast 1], "
        "and [Stand] this unit."
    )
    assert isinstance(ability, t.Automatic)
    assert ability.cond == t.Is(t.Ref("it"), t.Figure("power", ">=", 30000))


def test_standing_locking_and_striding_are_events_of_their_own() -> None:
    assert when("this unit [Stand] by your card's effect").when == t.When("state", t.SELF, word="stand", cause=t.YOURS)
    enemy = t.All((t.ENEMY, t.Zone(("RC",))))
    assert when("your opponent's rear-guard is locked").when == t.When("become", enemy, word="lock")
    g_unit = when("your G unit [Stride]").when
    assert isinstance(g_unit, t.When) and g_unit.event == "stride"
    assert when("this unit's attack does not hit").when == t.When("no hit", t.SELF)
    assert declined("[AUTO](RC):When this unit is unlucky, draw a card.")


def test_only_orders_are_played() -> None:
    order = t.All((t.Word("type", "normal"), t.Word("type", "order")))
    played = t.When("move", order, player=t.YOU, dst=("order area",), word="play")
    assert when("you play a normal order").when == played
    assert declined("[AUTO](RC):When you play a normal unit, draw a card.")


def test_what_did_not_cause_it() -> None:
    ability = when("this unit is placed on (RC) other than by a unit card's ability")
    assert ability.cond == t.Unless(t.CausedBy(t.Word("type", "unit")))


def test_that_unit_is_never_the_card_itself() -> None:
    assert declined("[CONT](RC):During the battle this unit boosted a vanguard, that unit gets [Power] +1000.")
