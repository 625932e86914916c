"""Conditions that are each other's opposite, and abilities that would never be used, are not guessed."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.games.vg.text.en.lines.abilities import contradicts
from ludex.library.reading import read_text


def _status(do: str) -> str:
    return read_text("vg", "en", f"[AUTO]:When this unit is placed on (RC), {do}", "unit").status


def test_11_2_2_a_condition_and_its_opposite_are_not_one_within_the_other() -> None:
    met, also = t.TurnOf(t.YOU), t.Exists(t.YOURS & t.Zone(("RC",)), 1)

    def within(inner: t.Cond) -> bool:
        return contradicts(t.Activated(do=(t.If(met, (t.Draw(1), t.If(inner, (t.Draw(2),)))),)))

    assert within(t.Unless(met)) and within(t.Both((also, t.Unless(met))))
    assert not within(also) and not within(t.Both((also, met)))


@pytest.mark.parametrize("zone", ["Drop", "Soul"])
def test_a_card_gives_itself_abilities_only_where_it_is_valid(zone: str) -> None:
    """[VG 11.1.1.3.1] A continuous ability that names no zone is valid in all of them."""
    given = "\n・[AUTO]({}):When your vanguard is placed, draw a card."
    said = "[CONT]{}:If you have a vanguard, this card gets all of the following."
    for head, inner, status in (("", "RC", "whole"), ("", zone, "whole"), ("(RC)", zone, "declined")):
        assert read_text("vg", "en", (said + given).format(head, inner), "unit").status == status, (head, inner)


def test_what_stands_is_what_gets_the_power() -> None:
    """After "this unit" is turned, "it" is this unit, and not what the ability hears of."""
    when = "[AUTO](RC):When your opponent's rear-guard is retired, [Stand] this unit, and {} gets [Power] +2000 "
    when += "until end of turn."
    named, meant = (read_text("vg", "en", when.format(who), "unit") for who in ("this unit", "it"))
    assert named.status == meant.status == "whole"
    assert named.abilities == meant.abilities
