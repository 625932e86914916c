"""[VG 12.2] Abilities that cards of one name use once a turn together."""

from __future__ import annotations

from ludex.core.position.objects import Card
from tests.rules.vg.support import board, count, side, unit

LIMIT = "This ability may only be used by a card with the same card name once a turn."


def limited(name: str, text: str) -> Card:
    return unit(name, 1, 8000, 5000, text=f"{text} {LIMIT}")


def test_12_2_1_an_ability_limited_by_name_is_used_once_by_all_cards_of_the_name() -> None:
    """Another card with the same text is not concerned."""
    draws = "[ACT](RC):[COST][Soul-Blast 1], and draw a card."
    twin = limited("Twin", draws)
    d = board("main", side(fl=twin, fr=twin, bl=limited("Other", draws), soul=[unit("A"), unit("A"), unit("A")]))
    d.take('use "Twin" #1')
    assert count(d, "hand", 0) == 1
    assert "Twin" not in " ".join(d.offered) and 'use "Other"' in d.offered
    d.take('use "Other"')
    assert count(d, "hand", 0) == 2


def test_12_2_1_2_2_those_of_the_name_that_stand_by_are_cancelled() -> None:
    twin = limited("Twin", "[AUTO](RC):When your other rear-guard attacks, draw a card.")
    d = board("battle", side(fl=twin, bl=twin, fr=unit("Fighter")))
    d.take("attack", 'attack with "Fighter"')
    while any("Twin" in text for text in d.offered):
        d.take(next(text for text in d.offered if "Twin" in text))
    assert count(d, "hand", 0) == 1
