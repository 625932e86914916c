"""English texts of Vanguard: what became of cards that the text named, and cards told by that. All sentences are our
own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.tree import walk
from tests.lang.vg.test_en_parts import declined, effect, read

T = t.Ref("t")


def asked(text: str) -> t.Cond:
    last = effect(text)[-1]
    assert isinstance(last, t.If)
    return last.cond


def moved(n: int = 1, such: t.Sel = t.ANY, op: str = ">=") -> t.Cond:
    return t.Compare(t.Moved("t", such), op, n)


@pytest.mark.parametrize(
    ("did", "words", "cond"),
    [
        ("retire them", "you retired two or more rear-guards", moved(2)),
        ("retire them", "you did not retire two cards", t.Unless(moved(2))),
        ("bind them", "you could not bind any units", t.Unless(moved())),
        ("bind them", "no cards were bound by this effect", t.Unless(moved())),
        ("return them to hand", "three cards were returned to hand with this effect", moved(3, op="=")),
        ("retire them", "you retired a grade 2 unit with this effect", None),
    ],
)
def test_what_was_done_with_cards_that_were_named(did: str, words: str, cond: t.Cond | None) -> None:
    found = asked(f"choose up to three of your opponent's rear-guards, and {did}. If {words}, draw a card.")
    assert found == (cond or moved(such=t.All((t.Word("type", "unit"), t.Figure("grade", "=", 2)))))


def test_what_nobody_did_is_not_asked_for() -> None:
    text = (
        "[AUTO](RC):When this unit attacks, choose one of your units, and retire it. If you bound a card, draw a card."
    )
    assert declined(text)


def test_what_the_opponent_did() -> None:
    cond = asked(
        "your opponent chooses up to two of their rear-guards, and binds them. "
        "If they did not bind two cards, draw a card."
    )
    assert cond == t.Unless(moved(2))


def test_a_card_that_one_may_put_counts_only_if_it_was_put() -> None:
    cond = asked("choose a card from your drop, and you may put it into your soul. If you put a grade 3, draw a card.")
    assert cond == moved(such=t.Figure("grade", "=", 3))


def test_on_the_bottom_is_one_of_two_options() -> None:
    do = effect(
        "look at the top card of your deck, and put it on the top or bottom of your deck. "
        "If you put it on the bottom of your deck, draw a card."
    )
    assert isinstance(do[1], t.Modes) and do[1].options[1][-1] == t.Draw(1) and len(do[1].options[0]) == 1
    assert declined(
        "[AUTO](RC):When this unit attacks, look at the top card of your deck, and put it on the top or bottom of your "
        "deck. If a card was put on the bottom of your deck, draw a card."
    )


@pytest.mark.parametrize(
    ("words", "grade"),
    [
        ("with the same grade as the discarded card", "="),
        ("with grade less than the discarded card's grade", "<"),
        ("with a grade equal to or less than the card discarded with this effect", "<="),
        ("with grade greater than that discarded card", ">"),
    ],
)
def test_cards_are_compared_with_a_card_told_by_a_deed(words: str, grade: str) -> None:
    do = effect(
        "choose a card from your hand, and discard it. "
        f"Choose one of your opponent's rear-guards {words}, and retire it."
    )
    figure = t.Figure("grade", grade, t.FigureOf(T, "grade"))
    assert do[2] == t.Choose("t2", 1, t.All((t.ENEMY, t.Zone(("RC",)), figure)))


def test_all_but_the_unit_that_was_chosen() -> None:
    do = effect("choose one of your units, and retire all of your rear-guards other than that unit.")
    assert do[1] == t.Do("retire", t.All((t.YOURS, t.Zone(("RC",)), t.Not(T))))


def test_a_sentence_that_names_its_own_cards_stands_outside_a_condition() -> None:
    do = effect(
        "draw a card. If you have a <Kagero> vanguard, draw a card. "
        "Choose one of your rear-guards, and it gets [Power] +5000 until end of turn."
    )
    assert isinstance(do[1], t.If) and do[1].then == (t.Draw(1),)
    assert isinstance(do[2], t.Choose)


def test_cards_that_were_soul_charged() -> None:
    do = effect("[Soul-Charge 2]. If a trigger unit was [Soul-Charge] by this effect, draw a card.")
    n = t.Altered("soul-charge", 2)
    assert do[0] == t.Choose("top", n, t.Top("deck", n)) and do[1] == t.Do("soul-charge", t.SELF, 2)
    assert effect("[Soul-Charge 2].") == (t.Do("soul-charge", t.SELF, 2),)


@pytest.mark.parametrize(
    ("words", "kind"),
    [("have different card names", t.Distinct), ("have the same card name", t.Alike)],
)
def test_what_several_cards_are_together(words: str, kind: type) -> None:
    cond = asked(
        f"choose up to three cards from your hand, and reveal them. If all of the revealed cards {words}, draw a card."
    )
    assert isinstance(cond, t.Compare) and isinstance(cond.a, kind) and cond.b == t.Count(T)


def test_the_opponent_looks_at_their_deck() -> None:
    do = effect(
        "your opponent looks at four cards from the top of their deck, chooses up to one grade 1 card from among them, "
        "calls it to an open (RC), and puts the rest on the bottom of their deck in any order."
    )
    found = t.Choose("found", 1, t.All((t.Ref("seen"), t.Figure("grade", "=", 1))), up_to=True)
    assert isinstance(do[0], t.By) and do[0].who == t.OPPONENT
    assert do[0].do[:3] == (t.Look("seen", 4, "deck"), found, t.Do("call", t.Ref("found"), word="RC open"))


@pytest.mark.parametrize("dash", [" - ", "-"])
def test_a_list_according_to_a_number(dash: str) -> None:
    do = effect(
        "perform all of the following according to the number of your rear-guards.\n"
        f"・2 or more{dash}Draw a card.\n・4 or more{dash}This unit gets [Power] +5000 until end of turn."
    )
    count = t.Count(t.All((t.YOURS, t.Zone(("RC",)))))
    assert isinstance(do[0], t.Items) and do[0].conds == tuple(t.Compare(count, ">=", n) for n in (2, 4))


def test_a_list_of_what_a_unit_has() -> None:
    first, second = read(
        "[CONT](VC):This unit gets all of the following according to the number of cards in your soul.\n"
        "・Three or more - This unit gets [Power] +5000.\n・Six or more - This unit gets [Critical] +1."
    )
    soul = t.Count(t.All((t.YOURS, t.Zone(("soul",)))))
    for ability, n in ((first, 3), (second, 6)):
        assert isinstance(ability, t.Passive) and ability.cond == t.Compare(soul, ">=", n)


def test_a_list_by_the_type_of_a_card() -> None:
    do = effect(
        "discard the top card of your deck, and perform one of the effects below depending on that card's type.\n"
        "・Normal Unit - Draw a card.\n・Trigger Unit - [Counter-Charge 1]."
    )
    assert isinstance(do[2], t.Items) and all(isinstance(cond, t.Is) for cond in do[2].conds)


def test_discarded_for_a_ride_from_the_ride_deck_or_for_a_stride() -> None:
    ride, stride = read(
        "[AUTO]:When this card is discarded from hand while riding a grade 3 from the ride deck or paying the cost for "
        "[Stride], draw a card."
    )
    assert isinstance(ride, t.Automatic) and isinstance(ride.when, t.When)
    assert ride.when.other == t.All((t.YOURS, t.Zone(("ride deck",)), t.Figure("grade", "=", 3)))
    assert isinstance(stride, t.Automatic) and isinstance(stride.when, t.When) and stride.when.cause != t.ANY


def test_all_units_of_a_group_have_a_name_if_the_text_speaks_of_them() -> None:
    foes = t.All((t.ENEMY, t.Zone(("RC",))))
    assert effect("retire all of your opponent's rear-guards.") == (t.Do("retire", foes),)
    do = effect("retire all of your opponent's rear-guards. If you retired two or more units, draw a card.")
    assert do[:2] == (t.Choose("every", t.Count(foes), foes), t.Do("retire", t.Ref("every")))
    assert isinstance(do[2], t.If) and do[2].cond == t.Compare(t.Moved("every"), ">=", 2)
    *_, given = effect(
        "choose one of your units, retire all of your opponent's rear-guards, "
        "and it gets [Power] +5000 until end of turn."
    )
    assert given == t.Continue((t.Modify(T, "power", "+", 5000),), "turn")


def test_some_of_the_revealed_cards_are_chosen_again() -> None:
    do = effect(
        "look at the top six cards of your deck, choose up to two unit cards from among them, reveal them, choose one "
        "of the revealed cards, put it into hand, discard the rest of the revealed cards, and shuffle the deck."
    )
    assert do[3:5] == (t.Choose("picked", 1, t.Ref("found")), t.Move(t.Ref("picked"), "hand"))
    assert do[5] == t.Move(t.All((t.Ref("found"), t.Not(t.Ref("picked")))), "drop", "discard")


def test_the_card_of_which_the_trigger_tells() -> None:
    (ability,) = read(
        "[AUTO](VC):When your rear-guard is put into your soul, increase this unit's [Power] by the original [Power] "
        "of the card put into your soul until end of turn."
    )
    assert isinstance(ability, t.Automatic) and t.FigureOf(t.Ref("became"), "original power") in walk.nodes(ability.do)
    assert declined(
        "[AUTO](VC):When your rear-guard is put into your soul, draw a card. If you put a card, draw a card."
    )


def test_what_the_player_gets_is_looked_for_anew() -> None:
    (given,) = effect('you get "All of your front row units get [Power] +5000." until end of turn.')
    assert isinstance(given, t.Continue) and given.anew
    assert declined('[AUTO](RC):When this unit attacks, you get "This unit gets [Power] +5000." until end of turn.')
