"""Printed texts, played: durations, what costs took, orbs that change places. All cards are our own."""

from __future__ import annotations

from tests.rules.cc.support import caster, servant, table


def test_903_2g_what_a_cost_took_is_counted() -> None:
    text = "[Rest], banish any number of servants: Draw cards equal to the number of servants banished this way."
    driver = table("main", you={"caster": [caster("Ask", text=text)], "servant": [servant("A"), servant("B")]})
    driver.take('use "Ask"').take('choose "A"').take('choose "B"')
    assert driver.where("A") == ["graveyard"] and driver.size("hand", 0) == 2
