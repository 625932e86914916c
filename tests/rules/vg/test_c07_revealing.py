"""[VG 7.10] Revealing: when it ends, and what is hidden then."""

from __future__ import annotations

from typing import Any

from ludex.core import tree as t
from ludex.core.sight.view import view
from tests.rules.vg.support import act, board, side, unit

HAND = t.YOURS & t.Zone(("hand",))
ONE, TWO = unit("One"), unit("Two", 2, 10000)


def hand(game: Any, viewer: int) -> list[dict[str, Any]]:
    shown: list[dict[str, Any]] = view(game, viewer)["players"][0]["zones"]["hand"]
    return shown


def test_7_10_3_1_revealed_cards_are_hidden_again_when_the_effect_ends() -> None:
    """[VG 7.10.3] Until then everybody sees them; afterwards they are hidden, and who saw them remembers.
    RULING-VG-034"""
    ask = t.May((t.Gain("energy", 1),))
    d = board("main", side(vc=unit("Lead", 3, 13000, None, act(t.Reveal(HAND), ask)), hand=[ONE, TWO]))
    d.take('/"Lead"/')
    assert d.offered == ["yes", "no"] or len(d.offered) == 2
    assert [card.get("name") for card in hand(d.game, 1)] == ["One", "Two"]
    d.take(d.offered[-1])
    assert all(card["hidden"] for card in hand(d.game, 1))
    assert [card["remembered"]["name"] for card in hand(d.game, 1)] == ["One", "Two"]
    assert [card["name"] for card in hand(d.game, 0)] == ["One", "Two"]


def test_11_8_4_1_4_after_the_revealing_a_choice_by_content_may_be_declined_again() -> None:
    """[VG 7.10.3.1] While the cards are revealed it may not."""
    grade = t.Choose("x", 1, HAND & t.Figure("grade", ">=", 1))
    both = unit("Lead", 3, 13000, None, act(t.Reveal(HAND), limit=1), act(grade, t.Move(t.Ref("x"), "drop"), limit=1))
    d = board("main", side(vc=both, hand=[ONE, TWO]))
    d.take(next(text for text in d.offered if "Lead" in text))
    d.take(next(text for text in d.offered if "Lead" in text))
    assert "done" in d.offered
    d = board("main", side(vc=unit("Lead", 3, 13000, None, act(t.Reveal(HAND), grade)), hand=[ONE, TWO]))
    d.take(next(text for text in d.offered if "Lead" in text))
    assert d.offered == ['choose "One"', 'choose "Two"']
