"""English texts of Vanguard: costs that are spoken of, gauges, gifts, limits by name. All sentences are our own."""

from __future__ import annotations

from ludex.core import tree as t
from tests.lang.vg.test_en_parts import declined, effect, read

SOUL = t.All((t.YOURS, t.Zone(("soul",))))
FRONT = t.All((t.YOURS, t.Zone(("VC", "RC", "GC", "attached")), t.Word("type", "unit"), t.Lies("front")))


def test_the_card_with_which_a_cost_was_paid() -> None:
    (ability,) = read(
        "[AUTO](RC):When this unit attacks, [COST][reveal a grade 3 card from your hand], and put the card revealed "
        "for this cost on the top of your deck."
    )
    assert isinstance(ability, t.Automatic) and ability.do == (t.Move(t.Ref("cost"), "deck"),)
    assert declined("[AUTO](RC):When this unit attacks, put the card revealed for this cost on the top of your deck.")


def test_more_of_a_figure_for_a_whole_group() -> None:
    (made,) = effect(
        "all of your front row units get [Power] +2000 until end of turn. If your soul has five or more cards, they "
        "get [Power] +4000 instead of +2000."
    )
    less, more = (t.Continue((t.Modify(FRONT, "power", "+", n),), "turn") for n in (2000, 4000))
    assert made == t.If(t.Exists(SOUL, 5), (more,), (less,))


def test_an_ability_that_cards_of_one_name_use_once() -> None:
    do = effect("draw a card. This ability may only be used by a card with the same card name once a turn.")
    assert do == (t.Draw(1), t.Do("cannot be used", word="name"))


def test_the_top_card_becomes_a_gauge() -> None:
    (made,) = effect("put the top card of your deck face down as an equip gauge for this unit.")
    assert made == t.Do("gauge from deck", t.SELF, 1)


def test_a_card_that_strides_by_its_own_text() -> None:
    (ability,) = read(
        "[ACT](G Zone):If you did not get an Imaginary Gift this fight, [COST][choose one or more cards from hand with "
        "the sum of their grades being 3 or greater, and discard them], and [Stride] this card on your (VC) from face "
        "down."
    )
    assert isinstance(ability, t.Activated) and ability.zones == ("G",)
    assert ability.do == (t.Do("stride", t.SELF),)


def test_names_that_are_somewhere() -> None:
    (ability,) = read('[CONT](RC):If "Oak" and "Elm" are on your (VC) or (RC), this unit gets [Power] +2000.')
    assert isinstance(ability, t.Passive)
    parts = tuple(t.Exists(t.All((t.YOURS, t.Zone(("RC", "VC")), t.Word("name", name)))) for name in ("Oak", "Elm"))
    assert ability.cond == t.Both(parts)


def test_remarks_that_give_an_example_are_no_limits() -> None:
    (ability,) = read("[AUTO](RC):When this unit attacks, [Soul-Charge 2]. (+10000 if you have two cards)")
    assert isinstance(ability, t.Automatic)
    assert declined("[AUTO](RC):When this unit attacks, [Soul-Charge 2]. (Only if your soul has two cards)")


def test_it_is_not_read_where_it_may_be_the_card_or_what_it_attacks() -> None:
    assert declined(
        "[AUTO](RC):When this unit attacks a vanguard, until end of that battle, this unit gets [Power] +2000, if you "
        "have a vanguard, [COST][discard a card from hand], and its [Critical] becomes 2."
    )


def test_cards_taken_twice_from_those_looked_at_are_told_apart() -> None:
    """The second choice is from what the first left, and the rest is what neither took; whose of the two was moved is
    not asked."""
    text = (
        "[AUTO](RC):When this unit attacks, look at the top three cards of your deck, choose a card from among them, "
        "put it into hand, choose a card from among them, put it into soul, and discard the rest."
    )
    (ability,) = read(text)
    assert isinstance(ability, t.Automatic)
    taken = [part for part in ability.do if isinstance(part, t.Choose)]
    assert [part.name for part in taken] == ["found", "found2"]
    assert taken[1].what == t.All((t.Ref("seen"), t.Not(t.Ref("found"))))
    (*_, rest) = ability.do
    assert isinstance(rest, t.Move) and isinstance(rest.what, t.All)
    assert set(rest.what.parts) == {t.Ref("seen"), t.Not(t.Ref("found")), t.Not(t.Ref("found2"))}
    assert declined(f"{text} If you put a card into soul, draw a card.")


def test_what_was_done_with_the_card_itself() -> None:
    (ability,) = read(
        "[AUTO](Drop):When your vanguard is placed, you may call this card to (RC). If you called a card, draw a card."
    )
    assert isinstance(ability, t.Automatic)
    assert ability.do[-1] == t.If(t.Compare(t.Moved("self"), ">=", 1), (t.Draw(1),))
    (gone,) = read("[AUTO]:When this unit is rode upon, you may call this card to (RC). If you called it, draw a card.")
    assert isinstance(gone, t.Automatic)
    assert gone.do[-1] == t.If(t.Compare(t.Moved("became"), ">=", 1), (t.Draw(1),))


def test_on_what_a_card_is_dressed() -> None:
    (over,) = read('[overDress]-"Sprout"')
    rule = t.Rule("widen", "overDress", t.SELF, t.Word("name", "Sprout"))
    assert over == t.Passive((rule,), keyword="overDress", zones=("hand",))
    (both,) = read('[XoverDress]-One "Sprout" and one <Plant> unit')
    assert isinstance(both, t.Passive) and len(both.effects) == 2 and both.keyword == "XoverDress"
