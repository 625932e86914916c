"""English texts of Vanguard: Völundr, units that pay for two, figures brought to another. All sentences are our own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.games.vg.c17_volundr import volundr
from tests.lang.vg.test_en_actions import rules
from tests.lang.vg.test_en_parts import declined, effect, read
from tests.rules.vg.support import board, count, may, side, unit, value

ARMED = "[CONT](VC):If this card is Armed to a vanguard, all of the following abilities are active."


@pytest.mark.parametrize("dash", ["-", " - "])
def test_17_9_3_the_vanguard_that_is_named(dash: str) -> None:
    assert read(f'[Völundr]{dash}"Reed Lord"') == (volundr("Reed Lord"),)
    assert declined(f'[Völundr]{dash}almost "Reed Lord"')


def test_17_9_4_abilities_as_an_arms_order() -> None:
    held, used = read(
        f"{ARMED}\n・[CONT]:During your turn, the unit Armed with this card gets [Power] +5000.\n"
        "・[ACT][1/turn]:[COST][Soul-Blast 1], and draw a card."
    )
    assert isinstance(held, t.Passive) and isinstance(used, t.Activated)
    assert held.zones == used.zones == ("arms",) and used.limit == 1
    assert declined(f"{ARMED}\n・Draw a card.")


def test_17_9_4_an_armed_unit_has_its_power_only_then() -> None:
    text = f'[Völundr] - "Reed Lord"\n{ARMED}\n・[CONT]:The unit Armed with this card gets [Power] +5000.'
    blade = unit("Blade", 1, text=text)
    d = board("main", side(vc=unit("Reed Lord", 3, 13000), hand=[blade]), side())
    assert value(d, "Reed Lord") == 13000
    d.take('play "Blade" as arms')
    assert count(d, "arms") == 1 and value(d, "Reed Lord") == 18000


PAYS = (
    '[CONT](RC):When this unit would be put into soul for the cost of the ability of your vanguard with "Reed" in its '
    "card name, it may be regarded as putting two units."
)


@pytest.mark.parametrize(("name", "two"), [("Reed Lord", True), ("Elm Lord", False)])
def test_11_7_1_a_unit_pays_for_two(name: str, two: bool) -> None:
    lord = unit(name, 3, 13000, text="[ACT](VC)[1/turn]:[COST][Put two rear-guards into your soul], and draw a card.")
    d = board("main", side(vc=lord, fl=unit("Fen", 1, text=PAYS)), side())
    assert may(d, f'use "{name}"') is two
    if two:
        d.take(f'use "{name}"')
        assert count(d, "soul") == 1 and count(d, "hand") == 1


def test_11_7_1_a_unit_is_retired_or_bound_for_two() -> None:
    for done, doing, query in (("retired", "retiring", "retired as two"), ("bound", "binding", "bound as two")):
        start = f"When this unit would be {done} for the cost of the ability of your vanguard"
        (rule,) = rules(f"{start}, it may be regarded as {doing} two units.")
        assert isinstance(rule, t.Rule) and (rule.op, rule.query, rule.what) == ("permit", query, t.SELF)
        assert declined(f"[CONT](RC):{start}, it may be regarded as {doing} two days.")


def test_12_7_1_a_figure_is_brought_to_that_of_another_unit() -> None:
    (made,) = effect(
        "increase or decrease the [Power] of this unit to match the [Power] of the attacking unit until end of turn."
    )
    assert isinstance(made, t.Continue) and isinstance(made.effects[0], t.Modify)
    foe, own = (t.FigureOf(what, "power") for what in (t.Role("attacking"), t.SELF))
    assert made.effects[0].amount == t.Plus((foe, t.Times(-1, own)))
    (rule,) = rules("All grade 0 guardians get [Shield] -5000.")
    assert isinstance(rule, t.Modify) and rule.what == t.All((t.Zone(("GC",)), t.Figure("grade", "=", 0)))
