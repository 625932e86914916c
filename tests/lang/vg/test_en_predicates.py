"""English, subjects and predicates: history, events, quantities, and what is asked of cards that were named."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.games.vg.text import read_text
from ludex.lang.phrase import Declined
from tests.rules.vg.support import board, card, count, may, side, unit

REAR = t.All((t.YOURS, t.Zone(("RC",))))
OTHER = t.All((t.YOURS, t.Zone(("RC",)), t.Not(t.SELF)))
FOES = t.All((t.ENEMY, t.Zone(("RC",))))
VAN = t.All((t.YOURS, t.Zone(("VC",))))
COLUMN = t.Beside(t.SELF, "column")


def declined(text: str) -> bool:
    try:
        read_text(text)
    except Declined:
        return True
    return False


def nodes(text: str) -> tuple[t.Node, ...]:
    return walk.nodes(read_text(text))


def happened(when: t.When, op: str = ">=", n: int = 1) -> t.Cond:
    return t.Compare(t.Happened(when), op, n)


@pytest.mark.parametrize(
    ("words", "expected"),
    (
        ("your other rear-guard was retired this turn", happened(t.When("move", OTHER, word="retire"))),
        ("your other rear-guard attacked this turn", happened(t.When("attack", OTHER))),
        (
            "your opponent's rear-guard was not bound by your card's effect this turn",
            t.Unless(happened(t.When("move", FOES, dst=("bind",), cause=t.YOURS))),
        ),
        (
            "two or more of your rear-guards were put from (RC) into soul this battle",
            happened(t.When("move", REAR, src=("RC",), dst=("soul",), span="battles"), n=2),
        ),
        (
            "your vanguard's attack hit a vanguard two or more times this turn",
            happened(t.When("hit", VAN, t.Zone(("VC",))), n=2),
        ),
        (
            "your rear-guard was placed from drop during the main phase this turn",
            happened(t.When("move", REAR, src=("drop",), word="placed", phase="main")),
        ),
        ("your opponent played an order this turn", t.Compare(t.Played(t.OPPONENT, t.Word("type", "order")), ">=", 1)),
        (
            "three or more cards were put into your drop from your deck this turn",
            happened(t.When("move", player=t.YOU, src=("deck",), dst=("drop",)), n=3),
        ),
        ("your opponent's card was bound this turn", happened(t.When("move", t.ENEMY, dst=("bind",)))),
    ),
)
def test_history_is_a_subject_and_a_predicate(words: str, expected: t.Cond) -> None:
    assert expected in nodes(f"[AUTO](RC):When this unit attacks, if {words}, draw a card.")
    assert declined(f"[AUTO](RC):When this unit attacks, if {words} gladly, draw a card.")


@pytest.mark.parametrize(
    ("words", "expected"),
    (
        ("your opponent's rear-guard is put into the bind zone", FOES),
        ("your rear-guard is put into your bind zone by the effect of your vanguard", REAR),
        ("your other rear-guard is attacked by your opponent's vanguard", OTHER),
        ("your other rear-guard attacks a vanguard from the back row", t.All((OTHER, t.Lies("back")))),
        ("this unit is placed on (RC) in the back row", t.All((t.SELF, t.Lies("back")))),
        ("your other rear-guard is placed in the same column as this unit", t.All((OTHER, COLUMN))),
        ("your vanguard's attack does not hit", VAN),
    ),
)
def test_events_are_a_subject_and_a_predicate(words: str, expected: t.Sel) -> None:
    (when,) = (node for node in nodes(f"[AUTO](RC):When {words}, draw a card.") if isinstance(node, t.When))
    assert walk.nodes(expected)[-1] in walk.nodes(when.subject)
    assert {type(node) for node in walk.nodes(expected)} <= {type(node) for node in walk.nodes(when.subject)}
    assert declined(f"[AUTO](RC):When {words} gladly, draw a card.")


def test_who_did_it_is_told_by_the_card() -> None:
    line = "[AUTO](RC):When your other rear-guard is retired {}, draw a card."
    for words, cause in (
        ("by the effect of this unit", t.SELF),
        ("by your vanguard's effect", VAN),
        ("due to the effect of your card", t.YOURS),
        ("for the cost of this card's ability", t.All((t.SELF, t.Role("paying")))),
    ):
        (when,) = (node for node in nodes(line.format(words)) if isinstance(node, t.When))
        assert when.cause == cause


def test_18_3_1_1_what_is_counted_may_be_said_in_every_frame() -> None:
    names = t.Distinct(t.All((t.YOURS, t.Zone(("drop",)))), "name")
    for line in (
        "[CONT](RC):This unit gets [Power] +1000 for each different card name in your drop.",
        "[CONT](RC):For each different card name in your drop, this unit gets [Power] +1000.",
        "[CONT](RC):If the number of different card names in your drop is two or more, this unit gets [Power] +1000.",
        "[ACT](RC)[1/turn]:Draw cards equal to the number of different card names in your drop.",
    ):
        assert names in nodes(line)
    assert declined("[CONT](RC):This unit gets [Power] +1000 for each different card name in your pocket.")


@pytest.mark.parametrize(
    "words",
    (
        "it is a vanguard",
        "it has the same card name as this unit",
        "it was not in the back row",
        "its grade is equal to or less than your vanguard's grade",
        "its original [Power] is 8000 or less",
    ),
)
def test_a_card_that_was_named_is_asked(words: str) -> None:
    line = f"[ACT](RC)[1/turn]:Choose one of your other units, and [Stand] it. If {words}, draw a card."
    (asked,) = (node for node in nodes(line) if isinstance(node, t.Is))
    assert asked.what == t.Ref("t")
    assert declined(line.replace(words, f"{words} gladly"))


@pytest.mark.parametrize(
    ("words", "such"),
    (
        ("your other rear-guard boosted your vanguard", t.Role("boosting", VAN)),
        ("your opponent's vanguard was attacked", t.Role("attacked")),
        ("your other rear-guard is boosted by a vanguard", t.Role("boosted", t.Zone(("VC",)))),
    ),
)
def test_10_1_2_a_battle_is_told_by_who_fights_in_it(words: str, such: t.Sel) -> None:
    for line in (
        f"[CONT](RC):During the battle {words}, this unit gets [Power] +1000.",
        f"[AUTO](RC):At the end of the battle that {words}, draw a card.",
    ):
        assert such in nodes(line)
        assert declined(line.replace(words, f"{words} gladly"))


def test_a_grade_is_compared_with_any_number_of_cards() -> None:
    line = (
        "[ACT](RC)[1/turn]:Choose a card with grade less than or equal to the number of {} from your drop, and bind it."
    )
    (figure,) = (node for node in nodes(line.format("your rear-guards")) if isinstance(node, t.Figure))
    assert figure == t.Figure("grade", "<=", t.Count(REAR))
    assert declined(line.format("your thoughts"))


def test_hands_are_compared() -> None:
    text = "[ACT](RC)[1/turn]:If your opponent has more cards in hand than you, draw a card."
    for mine in ([], [card("Pearl", type="normal unit", grade=3)]):
        theirs = side(hand=[card("Shell", type="normal unit", grade=1)])
        d = board("main", side(fl=unit("Reed", 1, text=text), hand=mine), theirs)
        assert may(d, 'use "Reed"') is (not mine)


def test_the_rear_guards_with_the_highest_grade_are_chosen_from() -> None:
    text = "[ACT](RC)[1/turn]:Choose one of your opponent's rear-guards with the {} grade, and retire it."
    for which, one in (("highest", "Two"), ("lowest", "One")):
        foes = side(fl=unit("One", 1), fr=unit("Two", 2))
        d = board("main", side(fl=unit("Reed", 1, text=text.format(which))), foes).take('use "Reed"')
        if may(d, f'choose "{one}"'):
            d.take(f'choose "{one}"')
        assert d.names("drop", 1) == [one]


def test_what_was_retired_this_turn_is_remembered() -> None:
    asks = "[ACT](RC)[1/turn]:If your other rear-guard was retired this turn, draw a card."
    pays = "[ACT](RC)[1/turn]:[COST][Retire this unit], and [Soul-Charge 1]."
    for first in (False, True):
        d = board("main", side(fl=unit("Reed", 1, text=asks), fr=unit("Wave", 1, text=pays)), side())
        if first:
            d.take('use "Wave"')
        before = count(d, "hand")
        if may(d, 'use "Reed"'):
            d.take('use "Reed"')
        assert count(d, "hand") - before == first
