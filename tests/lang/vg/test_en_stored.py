"""English texts of Vanguard: imprisoned cards, zones with cards of one kind, names that differ, orders by Alchemagic.
All sentences are our own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from tests.lang.vg.test_en_actions import rules
from tests.lang.vg.test_en_parts import declined, effect, read
from tests.lang.vg.test_en_stations import condition, heard
from tests.rules.vg.support import board, card, count, may, side, unit

HAND, DROP, ORDERS = (t.All((t.YOURS, t.Zone((name,)))) for name in ("hand", "drop", "order zone"))


def test_17_5_1_who_imprisons_what() -> None:
    top = t.Do("imprison", t.Top("deck", 1, t.OPPONENT))
    assert effect("your opponent imprisons the top card of their deck in your Prison.") == (top,)
    assert effect("your opponent imprisons the top card of their deck in your Prison face up.") == (top,)
    (chosen, offer) = effect("your opponent chooses a card from their hand, and they may imprison it in your Prison.")
    assert isinstance(chosen, t.Choose) and offer == t.May((t.Do("imprison", t.Ref("t")),), who=t.OPPONENT)
    parts = effect(
        "your opponent chooses two cards each from their hand, rear-guards, and soul, "
        "and imprisons them in your Prison."
    )
    assert [part.who for part in parts[:3] if isinstance(part, t.Choose)] == [t.OPPONENT] * 3
    assert parts[3] == t.Do("imprison", t.Some((t.Ref("a"), t.Ref("b"), t.Ref("c"))))
    assert declined("[AUTO](RC):When this unit attacks, they may imprison their luck in your Prison.")


def test_17_5_2_a_card_comes_back_from_the_prison() -> None:
    for zone in ("Order Zone", "Prison"):
        made = heard(f"your opponent's card is placed on (RC) from your {zone}")
        assert (made.subject, made.src, made.dst, made.word) == (t.ENEMY, ("imprisoned",), ("RC",), "placed")
    assert declined("[AUTO](RC):When your card is placed on (RC) from your Prison, draw a card.")


def test_zones_with_cards_of_one_kind_only() -> None:
    such = t.Word("type", "World")
    one, none = (t.All((*ORDERS.parts, part)) for part in (such, t.Not(such)))
    only = t.Both((t.Exists(one), t.Unless(t.Exists(none))))
    for words in ("your order zone only has World cards", "your order zone only has world cards"):
        assert condition(words) == only
    assert declined("[CONT](RC):If your order zone only has cards, this unit gets [Power] +2000.")


def test_18_3_1_names_that_differ_from_those_of_a_zone_too() -> None:
    (seek, *_) = effect(
        "search your deck for up to two order cards with different card names from each other and from cards in your "
        "order zone, reveal them, put them into your hand, and shuffle your deck."
    )
    assert isinstance(seek, t.Search) and seek.differ == "name"
    assert t.Not(t.Shares(ORDERS, "name")) in (seek.what.parts if isinstance(seek.what, t.All) else ())


@pytest.mark.parametrize(
    ("words", "amount"),
    [
        ("you chose two cards with the same card name", t.Alike(t.Ref("t"), "name")),
        ("you chose two cards with different grades", t.Distinct(t.Ref("t"), "grade")),
    ],
)
def test_names_of_chosen_cards(words: str, amount: t.Amount) -> None:
    last = effect(f"choose up to two cards from your drop, and put them into your soul. If {words}, draw a card.")[-1]
    assert last == t.If(t.Compare(amount, ">=", 2), (t.Draw(1),))
    assert declined(f"[AUTO](RC):When this unit attacks, if {words}, draw a card.")


def test_12_7_1_for_every_so_many_grades_together() -> None:
    (made,) = effect(
        "for every five grades of the sum of grades of set orders in your order zone, this unit gets [Power] +5000 "
        "until end of that battle."
    )
    assert isinstance(made, t.Continue) and isinstance(made.effects[0], t.Modify)
    orders = t.All((*ORDERS.parts, t.Word("type", "order"), t.Word("type", "set")))
    assert made.effects[0].amount == t.Times(5000, t.Fits(t.FigureOf(orders, "grade"), 5))


def test_cards_with_one_keyword_or_another() -> None:
    (made,) = effect("choose a card with the [overDress] ability or [XoverDress] ability from your drop.")
    kinds = t.Some((t.Has("XoverDress"), t.Has("overDress")))
    assert made == t.Choose("t", 1, t.All((*DROP.parts, kinds)))


def test_7_44_an_order_that_is_part_of_alchemagic() -> None:
    start = "Choose up to one card from your drop, and call it to (RC)."
    (spell,) = read(f"{start} If this is part of Alchemagic, you may choose up to two instead of one to call.", "order")
    assert isinstance(spell, t.Spell) and isinstance(spell.do[0], t.If)
    assert spell.do[0].cond == t.Named("alchemagic")
    (wide, less) = (spell.do[0].then[0], spell.do[0].otherwise[0])
    assert isinstance(wide, t.Choose) and isinstance(less, t.Choose) and (wide.n, less.n) == (2, 1)
    more = "If during Alchemagic, call up to two cards instead of one to (RC), and draw a card."
    (spell,) = read(f"{start} {more}", "order")
    assert isinstance(spell, t.Spell) and spell.do[-1] == t.If(t.Named("alchemagic"), (t.Draw(1),))


SHADE = (
    "[CONT]:This card cannot be played, and it cannot be put into your order zone other than by the ability of a unit "
    'with "Reed" in its card name.'
)


def test_7_4_1_a_set_order_that_only_some_units_put_into_the_order_zone() -> None:
    puts = "[ACT](RC)[1/turn]:Choose a card from your hand, and put it into your order zone."
    shade = card("Shade", type="set order", grade=0, text=SHADE)
    d = board("main", side(fl=unit("Reed", 1, text=puts), fr=unit("Elm", 1, text=puts), hand=[shade, shade]), side())
    assert not may(d, 'play "Shade"')
    d.take('use "Elm"')
    assert count(d, "order zone") == 0
    d.take('use "Reed"')
    assert count(d, "order zone") == 1
    assert declined(SHADE.replace("other than", "rather than"))


def test_9_6_1_one_order_more_this_turn() -> None:
    made, other = effect(
        "until end of turn, you can play an additional order this turn, and cannot play orders other than Codex orders."
    )
    assert isinstance(made, t.Continue)
    assert made.effects == (t.Rule("permit", "orders", t.Player(t.YOU), n=1),) and isinstance(other, t.Continue)


def test_an_item_of_a_list_that_holds_only_in_a_turn() -> None:
    one, two = read(
        "[CONT](RC):This unit gets all of the following according to the Arms on your (VC).\n"
        '・Right Deity Arms-[Power] +5000 during your turn.\n・Left Deity Arms-"Intercept"'
    )
    assert isinstance(one, t.Passive) and isinstance(two, t.Passive)
    (given,) = one.effects
    assert isinstance(given, t.Grant)
    (held,) = given.abilities
    assert isinstance(held, t.Passive) and held.cond == t.TurnOf(t.YOU)
    assert held.effects == (t.Modify(t.SELF, "power", "+", 5000),)


def test_set_orders_are_stood_up() -> None:
    made = effect("choose any number of set orders from your order zone, [Stand] them, and draw a card.")
    assert made[1] == t.SetState(t.Ref("t"), "stand")
    assert declined("[AUTO](RC):When this unit attacks, choose two cards from your drop, and [Stand] them.")
    assert rules("You can play an additional order this turn.") == (t.Rule("permit", "orders", t.Player(t.YOU), n=1),)
