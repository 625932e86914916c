"""English texts of Vanguard: costs that are lower, others, or nothing; cards that pay for two; what is taken from
several places or in one of two ways; figures given instead of others. All sentences are our own."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.games.vg.text import read_text
from ludex.testing.driver import Driver
from tests.lang.vg.test_en_parts import declined, effect, read
from tests.rules.vg.support import board, card, count, may, side, unit, value, where

REED = "[ACT](RC)[1/turn]:"
LORD = unit("Lord", 3, 13000)


def pearl(grade: int = 1, name: str = "Pearl", text: str = "") -> Any:
    return card(name, type="normal unit", grade=grade, power=8000, text=text)


def used(text: str, mine: dict[str, Any] | None = None, theirs: dict[str, Any] | None = None) -> Driver:
    own = {"vc": LORD, "fl": unit("Reed", 1, text=text), **(mine or {})}
    return board("main", side(**own), side(**(theirs or {}))).take('use "Reed"')


def test_11_7_1_a_cost_that_can_be_paid_in_another_way() -> None:
    text = f'{REED}This cost can be paid with "[Soul-Blast 1]". [COST][Discard two cards from hand], draw a card.'
    d = used(text, {"soul": [pearl()]})
    assert count(d, "soul") == 0 and count(d, "drop") == 1
    assert declined(f'{REED}This cost can be paid with "[Soul-Blast 1]" gladly. [COST][Counter-Blast 1], draw a card.')


@pytest.mark.parametrize(("grade", "left"), [(3, 1), (2, 0)])
def test_11_7_2_a_cost_that_is_lower_under_a_condition(grade: int, left: int) -> None:
    start = "If you have a grade 3 vanguard, this ability's cost is reduced by [Soul-Blast 1]."
    text = f"{REED}{start} [COST][Soul-Blast 2], draw a card."
    d = used(text, {"vc": unit("Lord", grade, 13000), "soul": [pearl(), pearl()]})
    assert count(d, "soul") == left


def test_11_8_2_4_an_order_that_costs_nothing_under_a_condition() -> None:
    line = 'If your opponent\'s vanguard has "Triple Drive", this ability can be played without paying the cost.'
    play = "Play this with [COST][discard a card from hand]!"
    for text in (f"{line}\n{play}\nDraw a card.", f"{play}\n{line}\nDraw a card."):
        (spell,) = read_text(text, "order")
        assert isinstance(spell, t.Spell) and isinstance(spell.cost[0], t.If) and spell.cost[0].then == ()
        assert spell.do == (t.Draw(1),)


def test_11_7_2_an_order_that_costs_less_for_each_card() -> None:
    less = "This cost is reduced by [Counter-Blast 1] for each card in your bind zone."
    (spell,) = read_text(f"{less}\nPlay this with [COST][Counter-Blast 4]!\nDraw a card.", "order")
    assert isinstance(spell, t.Spell)
    amounts = [part for part in t.walk.nodes(spell.cost) if isinstance(part, t.Plus)]
    assert amounts == [t.Plus((4, t.Times(-1, t.Count(t.YOURS & t.Zone(("bind",))))))]


def test_11_7_1_the_cost_of_an_original_ability_becomes_another() -> None:
    text = f'{REED}The cost of your vanguard\'s original [ACT] ability becomes "[Counter-Blast 1]" until end of turn.'
    lord = unit("Lord", 3, 13000, text="[ACT](VC):[COST][Soul-Blast 5], and draw a card.")
    damage = [pearl(1, "Sand"), pearl(1, "Sand")]
    me = side(vc=lord, fl=unit("Reed", 1, text=text), damage=damage)
    d = board("main", me, side())
    assert not may(d, 'use "Lord"')
    d.take('use "Reed"')
    before = count(d, "hand")
    d.take('use "Lord"')
    assert count(d, "hand") == before + 1
    d.take('use "Lord"')
    assert not may(d, 'use "Lord"')


TWICE = (
    '[CONT]:When this card would be discarded from hand for the cost of the ability of your vanguard with "Lord" '
    "in its card name, it may be regarded as discarding two cards."
)


@pytest.mark.parametrize("name", ["Lord", "Rogue"])
def test_11_7_1_a_card_that_pays_for_two(name: str) -> None:
    lord = unit(name, 3, 13000, text="[ACT](VC):[COST][Discard two cards from hand], and [Soul-Charge 1].")
    d = board("main", side(vc=lord, hand=[pearl(text=TWICE)]), side())
    assert may(d, f'use "{name}"') is (name == "Lord")
    if name == "Lord":
        d.take('use "Lord"')
        assert where(d, "Pearl") == "drop" and count(d, "soul") == 1


def test_11_7_1_who_has_enough_says_how_the_cost_is_paid() -> None:
    lord = unit("Lord", 3, 13000, text="[ACT](VC):[COST][Discard three cards from hand], and [Soul-Charge 1].")
    d = board("main", side(vc=lord, hand=[pearl(text=TWICE), pearl(2, "Shell"), pearl(3, "Sand")]), side())
    d.take('use "Lord"').take("pay cost 2")
    d.take('discard "Shell"' if may(d, 'discard "Shell"') else 'choose "Shell"')
    assert where(d, "Pearl") == where(d, "Shell") == "drop" and where(d, "Sand") == "hand"


def test_11_7_1_a_card_that_is_revealed_as_two() -> None:
    text = "[CONT](Hand):When a grade 3 card would be revealed from your hand for the cost of your card's ability, "
    text += "this card may be revealed as two cards."
    lord = unit("Lord", 3, 13000, text="[ACT](VC):[COST][Reveal two grade 3 cards from hand], and [Soul-Charge 1].")
    for grade in (3, 2):
        d = board("main", side(vc=lord, hand=[pearl(grade, text=text)]), side())
        assert may(d, 'use "Lord"') is (grade == 3)


def test_a_grade_is_declared() -> None:
    text = f"{REED}Choose a grade from 1 to 3, declare it, look at the top two cards of your deck, choose up to one "
    text += "card with the declared grade from among them, reveal it and put it into hand, and shuffle the deck."
    d = used(text, {"deck": [pearl(1), pearl(2, "Shell"), *[pearl(1, "Sand")] * 8]})
    d.take("2")
    assert may(d, 'choose "Shell"') and not may(d, 'choose "Pearl"')


def test_cards_from_among_those_looked_at_or_from_a_zone() -> None:
    text = (
        f"{REED}Look at the top two cards of your deck, choose up to one grade 1 card and up to one grade 2 card each "
    )
    text += "from among them or your drop, put them into hand, and shuffle the deck."
    drop = [pearl(2, "Shell"), pearl(3, "Rock")]
    d = used(text, {"deck": [pearl(1), *[pearl(3, "Sand")] * 8], "drop": drop})
    d.take('choose "Pearl"').take('choose "Shell"')
    assert where(d, "Pearl") == where(d, "Shell") == "hand" and where(d, "Rock") == "drop"


def test_one_kind_one_way_or_another_kind_another_way() -> None:
    text = (
        f"{REED}Look at the top three cards of your deck, choose up to one grade 3 card from among them and reveal it "
    )
    text += "and put it into your hand, or choose up to one grade 1 card from among them and call it to (RC), and put "
    text += "the rest on the bottom of your deck in any order."
    made = read(text)[0]
    assert isinstance(made, t.Activated)
    modes = next(part for part in made.do if isinstance(part, t.Modes))
    assert [type(option[-1]).__name__ for option in modes.options] == ["Move", "Do"]
    assert declined(text.replace("call it to (RC)", "draw a card"))


def test_two_of_a_kind_or_any_one() -> None:
    text = (
        f'{REED}Look at the top three cards of your deck, choose two cards with "Kiln" in their card names or any one '
    )
    text += "card from among them, call them to (RC), and put the rest on the bottom of the deck in any order."
    made = read(text)[0]
    assert isinstance(made, t.Activated)
    _, _, call, rest = made.do
    assert isinstance(call, t.Do) and call.what == t.Ref("found") and isinstance(rest, t.Move)


def test_some_of_the_rest_on_the_top_and_the_others_on_the_bottom() -> None:
    text = f"{REED}Look at the top two cards of your deck, choose up to one unit card from among them, call it to "
    text += "(RC), and put any number of the remaining cards on the top or bottom of the deck in any order."
    d = used(text, {"deck": [pearl(1), pearl(2, "Shell"), *[pearl(3, "Sand")] * 4]}).take("done")
    assert may(d, 'choose "Pearl"') and may(d, 'choose "Shell"')


def test_16_grades_all_told_and_names_that_stand_alone() -> None:
    made = effect(
        "choose up to two cards from your drop with different grades and a total grade less than or equal to the "
        "number of cards in your damage zone, and call them to (RC)."
    )
    assert isinstance(made[0], t.Choose) and made[0].total is not None and made[0].differ == "grade"
    (chosen, _) = effect('choose a card with "Kiln" from your drop, and put it into hand.')
    assert t.Within("name", "Kiln") in t.walk.nodes(chosen)


def test_all_other_cards_of_a_zone_go_back() -> None:
    d = used(
        f"{REED}Choose a card from your soul, and return all other cards from your soul to your deck and shuffle it.",
        {"soul": [pearl(), pearl(2, "Shell"), pearl(3, "Sand")]},
    ).take('choose "Shell"')
    assert where(d, "Shell") == "soul" and count(d, "soul") == 1


@pytest.mark.parametrize(("grade", "offered"), [(1, True), (2, False)])
def test_a_card_with_the_same_grade_as_one_of_a_group(grade: int, offered: bool) -> None:
    text = f"{REED}Choose a card from your drop with the same grade as any of your opponent's rear-guards, "
    text += "and put it into hand."
    d = used(text, {"drop": [pearl(1), pearl(3, "Sand")]}, {"fl": unit("Rock", grade), "fr": unit("Crab", 3)})
    assert (where(d, "Pearl") == "hand") is offered or may(d, 'choose "Pearl"') is offered


def test_what_was_paid_is_asked_afterwards() -> None:
    paid = "[AUTO](RC):When this unit attacks, [COST][Soul-Blast 1 or more], and draw a card. "
    (made,) = read(f"{paid}If you [Soul-Blast 3] or more, draw a card.")
    assert isinstance(made, t.Automatic)
    much = t.Compare(t.Count(t.Ref("soul-blast")), ">=", 3)
    assert made.do[1] == t.If(much, (t.Draw(1),))
    lost = "[AUTO](RC):When this unit attacks, [COST][Discard one or more cards from hand], and draw a card. "
    words = "If you discarded cards with the sum of their grades being 6 or greater for this cost, draw a card."
    (made,) = read(lost + words)
    assert isinstance(made, t.Automatic)
    assert made.do[1] == t.If(t.Compare(t.FigureOf(t.Ref("discard"), "grade"), ">=", 6), (t.Draw(1),))


def test_if_you_looked_at_several_cards() -> None:
    text = (
        f"{REED}Look at the same number of cards from the top of your deck as the number of your rear-guards, choose "
    )
    text += "a card from among them, put it into soul, and if you looked at two or more cards, draw a card."
    for mine, drawn in (({}, 0), ({"fr": unit("Shell", 1)}, 1)):
        d = used(text, {"deck": [pearl(1), pearl(2, "Sand"), *[pearl(3, "Rock")] * 5], **mine})
        if may(d, 'choose "Pearl"'):
            d.take('choose "Pearl"')
        assert count(d, "soul") == 1 and count(d, "hand") == drawn


def test_7_28_2_a_charge_that_becomes_more() -> None:
    more = f"{REED}Until end of turn, when you would [Soul-Charge] by your card's ability, increase that number by 1."
    d = used(more, {"fr": unit("Shell", 1, text="[ACT](RC):[Soul-Charge 1].")}).take('use "Shell"')
    assert count(d, "soul") == 2


def test_other_figures_within_a_sentence() -> None:
    (made,) = read(
        "[AUTO](RC):When this unit attacks, this unit gets [Power] +5000 until end of that battle, and if your soul "
        "has three or more cards, it gets [Power] +10000 instead of +5000."
    )
    assert isinstance(made, t.Automatic) and isinstance(made.do[0], t.If) and len(made.do) == 1
    assert made.do[0].otherwise
    assert declined(
        "[AUTO](RC):When this unit attacks, this unit gets [Power] +5000 until end of that battle, and if your soul "
        "has three or more cards, it gets [Power] +10000 instead of +2000."
    )


def test_what_a_unit_also_gets_is_for_the_same_unit() -> None:
    text = (
        f"{REED}Look at the top card of your deck, choose a card from among them, discard it, and shuffle the deck. If "
    )
    text += "your drop has a card, until end of turn, this unit gets [Power] +5000, and if your drop has two or more "
    text += "cards, it also gets [Critical] +1."
    d = used(text, {"drop": [pearl(), pearl()]})
    if may(d, "choose"):
        d.take("choose")
    assert value(d, "Reed", "power") == 13000 and value(d, "Reed", "critical") == 2


def test_if_it_is_of_that_grade_is_not_said_of_a_card_after_a_vanguard_was_asked() -> None:
    start = "[AUTO]:When this unit is placed on (RC), if your opponent's vanguard is grade 2 or greater, your opponent "
    start += "chooses a card from their hand, and discards it. "
    assert declined(f"{start}If it is grade 1 or less, draw a card.")


def test_a_list_of_which_some_items_have_a_time() -> None:
    lines = "・One or more - During your turn, this unit gets [Power] +5000.\n"
    lines += "・Two or more - This unit cannot be chosen by your opponent's card effects."
    made = read(
        f"[CONT](RC):This unit gets all of the following according to the number of cards in your order zone.\n{lines}"
    )
    assert len(made) == 2 and all(isinstance(one, t.Passive) for one in made)


def test_6_3_3_1_who_cannot_ride_by_effects() -> None:
    ride = "[ACT](RC):Choose up to one card from your hand, and ride it as [Stand]."
    barred = f"{REED}You cannot ride by card effects until end of turn."
    for stops in (False, True):
        me = side(vc=LORD, fl=unit("Reed", 1, text=barred), fr=unit("Gate", 1, text=ride), hand=[pearl(3)])
        d = board("main", me, side())
        if stops:
            d.take('use "Reed"')
        d.take('use "Gate"').take('choose "Pearl"')
        assert where(d, "Pearl") == ("hand" if stops else "VC")


def test_6_2_3_2_a_card_is_called_to_the_circle_of_this_unit() -> None:
    text = f"{REED}Choose a card from your drop, and call it to the (RC) this unit is on."
    d = used(text, {"drop": [pearl()], "fr": unit("Shell", 1)})
    assert where(d, "Pearl") == "RC front left" and where(d, "Reed") == "drop" and where(d, "Shell") != "drop"


def test_one_deed_or_another_pays() -> None:
    text = f"{REED}[COST][choose a card from your drop, put it on the bottom of your deck or bind it], and draw a card."
    (made,) = read(text)
    assert isinstance(made, t.Activated) and isinstance(made.cost[0], t.Modes) and len(made.cost[0].options) == 2


def test_cards_of_one_clan_or_of_a_name() -> None:
    (made,) = read(
        '[CONT](RC):If you have a vanguard with "Kiln" in its card name or only <Kagero> for its clan, this '
        "unit gets [Power] +5000."
    )
    assert isinstance(made, t.Passive) and isinstance(made.cond, t.Exists)
    assert read("[CONT](RC):If your vanguard's clan is only <Kagero>, this unit gets [Power] +5000.")


def test_what_is_done_besides_under_the_same_condition() -> None:
    start = (
        "[AUTO](RC):When this unit attacks, this unit gets [Power] +2000 until end of that battle. If your soul has "
    )
    (made,) = read(f"{start}three or more cards, this unit gets [Power] +5000 instead of +2000, and draw a card.")
    assert isinstance(made, t.Automatic)
    raised, besides = made.do
    assert isinstance(raised, t.If) and isinstance(besides, t.If) and raised.cond == besides.cond
    assert besides.then == (t.Draw(1),)
    assert declined(f"{start}three or more cards, this unit gets [Power] +5000 instead of +3000, and draw a card.")


@pytest.mark.parametrize(("cards", "there"), [(2, "drop"), (1, "RC front left")])
def test_what_follows_from_how_much_was_given(cards: int, there: str) -> None:
    text = (
        f"{REED}This unit gets [Power] +2000 until end of turn for each card in your soul. If it gets [Power] +4000 or "
    )
    text += "more, retire this unit."
    d = used(text, {"soul": [pearl()] * cards})
    assert where(d, "Reed") == there
