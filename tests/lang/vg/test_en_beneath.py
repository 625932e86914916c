"""English texts of Vanguard: cards from the bottom of the deck, units and soul counted together, units that do not
leave their circle, healing asked for, who revealed this card. All sentences are our own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.tree import walk
from tests.lang.vg.test_en_parts import declined, effect, read


def test_4_3_cards_from_the_bottom_of_the_deck_are_taken_unseen() -> None:
    text = "[ACT](RC)[1/turn]:Put a card from the bottom of your deck into your hand."
    (one,) = read(text)
    assert isinstance(one, t.Activated)
    taken, put = one.do
    assert taken == t.Look("low", 1, "deck", unseen=True, bottom=True)
    assert isinstance(put, t.Move) and (put.what, put.to) == (t.Ref("low"), "hand")
    assert declined(text.replace("bottom of", "middle of"))


@pytest.mark.parametrize("words", ["(GC)", "(RC)", "(VC) and (RC)", "(VC) or (RC)"])
def test_units_on_circles_are_said_once(words: str) -> None:
    (one,) = read(f"[CONT](VC):All of the units on your {words} get [Power] +5000.")
    sides = [part for part in walk.nodes(one) if isinstance(part, t.Zone)]
    assert len(sides) == 1


def test_units_and_soul_are_counted_together() -> None:
    text = (
        '[CONT](VC):If there is a total of three or more grade 1 cards with "Ki" in their card names among your units '
    )
    text += "and cards in your soul, this unit gets drive +1."
    (one,) = read(text)
    assert isinstance(one, t.Passive) and isinstance(one.cond, t.Exists) and one.cond.n == 3
    zones = {name for part in walk.nodes(one.cond) if isinstance(part, t.Zone) for name in part.names}
    assert zones == {"VC", "RC", "GC", "soul"}
    assert declined(text.replace("your soul", "your sky"))


def test_units_that_do_not_leave_their_circle() -> None:
    text = (
        "[CONT](VC):All of your rear-guards cannot leave (RC) by your opponent's card effects, and get [Power] +5000."
    )
    (one,) = read(text)
    assert isinstance(one, t.Passive)
    rules = [part for part in one.effects if isinstance(part, t.Rule)]
    assert [(rule.op, rule.query) for rule in rules] == [("forbid", "ability move")] and len(one.effects) == 2
    assert declined(text.replace("leave (RC)", "leave (RC) twice"))


def test_whether_a_card_was_healed() -> None:
    text = "Heal a card from your damage zone. If you healed, deal one damage to your "
    text += "vanguard."
    found = [part for part in effect(text[:1].lower() + text[1:]) if isinstance(part, t.If)]
    assert len(found) == 1 and isinstance(found[0].cond, t.Is)
    assert declined("[AUTO](RC):When this unit attacks, " + text.replace("If you healed", "If you healed well"))


def test_this_card_is_revealed_by_an_effect() -> None:
    (one,) = read("[AUTO](Deck):When this card is revealed by a card's effect, draw a card.")
    assert isinstance(one, t.Automatic) and one.when == t.When("reveal", t.SELF) and one.zones == ("deck",)


def test_what_is_done_where_it_also_gets_something() -> None:
    text = "Until end of turn, this unit gets [Power] +5000. If your damage zone "
    text += (
        "has four or more cards, it also gets [Power] +5000, choose up to one order card from your drop, and put it "
    )
    text += "into hand."
    found = effect(text[:1].lower() + text[1:])
    conds = [part for part in walk.nodes(found) if isinstance(part, t.If)]
    assert any(isinstance(part, t.Choose) for one in conds for part in one.then)
    assert not any(isinstance(part, t.Choose) for part in found)


def test_for_every_total() -> None:
    text = 'Choose one of your rear-guards for every total of four cards with "Kiln" in '
    text += 'their card names on your (RC) and drop, and it gets "Boost" until end of turn.'
    first = effect(text[:1].lower() + text[1:])[0]
    assert isinstance(first, t.Choose) and isinstance(first.n, t.Fits) and first.n.size == 4
    assert declined("[AUTO](RC):When this unit attacks, " + text.replace("total of four", "sum of four"))


def test_what_stood_up_by_the_ability_of_a_card() -> None:
    text = (
        '[AUTO](RC):When your rear-guard [Stand] by the ability of a grade 3 or greater card with "Kiln" in its card '
    )
    text += "name, that [Stand] unit and all of your vanguards get [Power] +5000 until end of turn."
    (one,) = read(text)
    assert isinstance(one, t.Automatic) and isinstance(one.when, t.When) and one.when.cause != t.ANY
