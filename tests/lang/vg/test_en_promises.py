"""English texts of Vanguard: one of two rules, the rest that may be discarded, this unit or another, markers that are
removed, figures of cards off the field. All sentences are our own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.games.vg.c15_markers import MARKERS
from tests.lang.vg.test_en_parts import declined, effect, read
from tests.lang.vg.test_en_stations import heard
from tests.rules.vg.support import board, card, count, may, side, unit, value

EYES = t.Word("marker", "Infinity Eyes")
GIVEN = '"your opponent cannot play blitz orders" or "this unit gets [Power] +2000" until end of that battle'


def test_one_of_two_rules_for_a_while() -> None:
    (offer,) = effect(f"you may get {GIVEN}.")
    assert isinstance(offer, t.May) and isinstance(offer.do[0], t.Modes)
    one, other = (option[0] for option in offer.do[0].options)
    blitz = t.All((t.ENEMY, t.Word("type", "blitz"), t.Word("type", "order")))
    assert one == t.Continue((t.Rule("forbid", "play order", blitz),), "battle")
    assert other == t.Continue((t.Modify(t.SELF, "power", "+", 2000),), "battle")
    assert declined(f"[AUTO](RC):When this unit attacks, you may get {GIVEN} or so.")


SIFTS = (
    "Look at the top three cards of your deck, choose up to one unit card from among them, call it to (RC), and you "
    "may discard the rest. If you did not discard any cards, put the cards not chosen on the bottom of your deck."
)


@pytest.mark.parametrize(("answer", "dropped"), [("yes", 2), ("no", 0)])
def test_11_2_4_the_rest_is_discarded_or_goes_below_the_deck(answer: str, dropped: int) -> None:
    deck = [unit("Elm"), unit("Fir"), unit("Oak")]
    d = board("main", side(fl=unit("Reed", 1, text=f"[ACT](RC)[1/turn]:{SIFTS}"), deck=deck), side())
    d.take('use "Reed"', 'choose "Fir"', 'call "Fir" to front right', answer)
    if may(d, "done"):
        d.take("done")
    assert count(d, "drop") == dropped
    assert declined(f"[ACT](RC):{SIFTS.replace('If you did not', 'If they did not')}")


def test_7_17_this_unit_or_another_is_placed() -> None:
    made = heard("this unit or your other unit is placed on (RC) from your deck")
    assert isinstance(made.subject, t.Some) and made.subject.parts[0] == t.SELF
    assert (made.src, made.dst, made.word) == (("deck",), ("RC",), "placed")


def test_15_8_4_2_record_markers_are_removed() -> None:
    (ability,) = read("[ACT](RC):[COST][Remove an Infinity Eyes marker], draw a card.")
    assert isinstance(ability, t.Activated)
    assert ability.cost[0] == t.Choose("cost", 1, t.All((t.YOURS, MARKERS, EYES)))
    (gone,) = effect("remove all Infinity Eyes markers from your opponent's (RC).")
    assert gone == t.Move(t.All((t.ENEMY, MARKERS, EYES, t.Lies("rear-guard"))), "removed", "remove")
    assert declined("[ACT](RC):[COST][Remove a brass marker], draw a card.")


def test_15_8_4_2_only_the_markers_of_those_circles_go() -> None:
    gifts = "[ACT](VC)[1/turn]:You get an Imaginary Gift: Force II."
    text = "[ACT](RC)[1/turn]:Remove all markers from your (RC)."
    d = board("main", side(vc=unit("Hero", 3, 13000, text=gifts), fl=unit("Reed", 1, text=text)), side())
    d.take('use "Hero"', "marker on front left")
    assert count(d, "marker") == 1
    d.take('use "Reed"')
    assert count(d, "marker") == 0
    d = board("main", side(vc=unit("Hero", 3, 13000, text=gifts), fl=unit("Reed", 1, text=text)), side())
    d.take('use "Hero"', "marker on front center", 'use "Reed"')
    assert count(d, "marker") == 1


def test_2_5_1_a_card_off_the_field_gets_grade() -> None:
    text = "[ACT](RC)[1/turn]:Choose a card from your bind zone, and it gets grade +1 until end of turn."
    d = board("main", side(fl=unit("Reed", 1, text=text), bind=[unit("Elm", 2)]), side()).take('use "Reed"')
    assert value(d, "Elm", "grade") == 3
    assert declined(text.replace("grade +1", "[Power] +1000"))


def test_10_1_while_a_unit_attacks() -> None:
    start = 'During the battle your unit with "Reed" in its card name attacks'
    (ability,) = read(f"[CONT](VC):{start}, your opponent cannot intercept.")
    assert isinstance(ability, t.Passive) and isinstance(ability.cond, t.Exists)
    assert t.Role("attacking") in ability.cond.what.parts if isinstance(ability.cond.what, t.All) else False


def test_6_6_a_g_unit_strides_by_its_own_ability() -> None:
    text = (
        "[ACT]G zone:If this card is face down and your and your opponent's vanguards are grade 3 or greater, "
        "[Stride] this card on (VC), and it gets [Power] +10000 until end of turn."
    )
    elder = card("Elder", type="g unit", grade=4, power=15000, text=text)
    d = board("main", side(vc=unit("Hero", 3, 13000), G=[elder]), side(vc=unit("Rival", 3, 13000)))
    d.take('use "Elder"')
    assert value(d, "Elder") == 15000 + 13000 + 10000
    assert not may(board("main", side(vc=unit("Hero", 3), G=[elder]), side(vc=unit("Rival", 2))), 'use "Elder"')
