"""Conditions that are each other's opposite, and abilities that would never be used, are not guessed."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.games.vg.text.en.abilities import contradicts
from ludex.library.reading import read_text


def _status(do: str) -> str:
    return read_text("vg", "en", f"[AUTO]:When this unit is placed on (RC), {do}", "unit").status


def test_11_2_2_a_condition_and_its_opposite_are_not_one_within_the_other() -> None:
    met, also = t.TurnOf(t.YOU), t.Exists(t.YOURS & t.Zone(("RC",)), 1)

    def within(inner: t.Cond) -> bool:
        return contradicts(t.Activated(do=(t.If(met, (t.Draw(1), t.If(inner, (t.Draw(2),)))),)))

    assert within(t.Unless(met)) and within(t.Both((also, t.Unless(met))))
    assert not within(also) and not within(t.Both((also, met)))


@pytest.mark.parametrize("zone", ["drop", "soul"])
def test_a_card_off_the_field_is_given_no_abilities_by_itself(zone: str) -> None:
    given = "・[AUTO]({}):When your vanguard is placed, draw a card."
    head = "[CONT]:If you have a vanguard, this card gets all of the following.\n"
    assert read_text("vg", "en", head + given.format("RC"), "unit").status == "whole"
    assert read_text("vg", "en", head + given.format(zone.capitalize()), "unit").status == "declined"


def test_what_stands_is_what_gets_the_power() -> None:
    when = "[AUTO](RC):When your opponent's rear-guard is retired, [Stand] this unit, and {} gets [Power] +2000 "
    when += "until end of turn."
    assert read_text("vg", "en", when.format("this unit"), "unit").status == "whole"
    assert read_text("vg", "en", when.format("it"), "unit").status == "declined"
