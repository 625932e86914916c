"""English texts of Vanguard: cards of several places, some of which go one way, and lists by high or low grades. All
sentences are our own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.games.vg.c04_columns import ROLE
from ludex.games.vg.text.en import ENGLISH
from ludex.lang.compile import WHOLE, compile_with
from tests.lang.vg.test_en_parts import declined, effect, read

PAID, FURTHER = t.Ref("cost"), t.Ref("further cost")


def cost(words: str) -> tuple[t.Instr, ...]:
    (ability,) = read(f"[ACT](VC):[COST][{words}], and draw a card.")
    assert isinstance(ability, t.Activated)
    return ability.cost


def test_one_of_the_chosen_cards_is_armed_and_the_rest_goes_elsewhere() -> None:
    first = "choose up to a total of two Arms cards from your hand or drop"
    do = effect(f"{first}, arm one to your vanguard from among them, and put the rest into soul.")
    picked = t.Ref("picked")
    assert do[1:] == (
        t.Choose("picked", 1, t.Ref("found")),
        t.Do("arm", picked),
        t.Move(t.All((t.Ref("found"), t.Not(picked))), "soul"),
    )
    assert declined(f"[AUTO]:When this unit is placed on (VC), {first}, arm one to your hand, and draw a card.")


def test_a_held_card_and_units_pay_one_cost_together() -> None:
    a, b, moved = cost("Put a card from your hand and two rear-guards into soul")
    assert isinstance(a, t.Choose) and isinstance(b, t.Choose)
    assert (a.name, a.n, b.name, b.n) == ("cost", 1, "further cost", 2)
    assert moved == t.Move(t.Some((PAID, FURTHER)), "soul")
    assert cost("Put a card from your soul and a rear-guard into drop")[2] == t.Move(t.Some((PAID, FURTHER)), "drop")
    assert declined("[ACT](VC):[COST][Put a card and two rear-guards into soul], and draw a card.")


def test_units_of_one_column_that_is_chosen() -> None:
    do = effect("choose two of your rear-guards in the same column as each other, and swap their positions.")
    assert do[0] == t.Do("choose column")
    assert t.Role(ROLE) in walk.nodes(do[1])
    assert declined("[AUTO]:When this unit is placed on (RC), choose two cards in the same column as each other.")


def test_a_list_of_low_and_high_grades() -> None:
    words = "[Soul-Charge 1], and perform one of the following according to the grade of the card [Soul-Charge]"
    do = effect(f"{words} by this effect.\n・2 or less - Draw a card.\n・3 or greater - Draw two cards.")
    assert [part.op for part in walk.nodes(do) if isinstance(part, t.Compare)] == ["<=", ">="]


@pytest.mark.parametrize("words", ["[Rest] two or less units", "[Rest] one or less units"])
def test_so_few_were_paid_with(words: str) -> None:
    (ability,) = read(
        "[AUTO](RC):When this unit attacks, [COST][[Rest] any number of your other rear-guards], and if you "
        f"{words} for this cost, draw a card."
    )
    asked = [part.cond for part in walk.nodes(ability) if isinstance(part, t.If)]
    assert [cond.op for cond in asked if isinstance(cond, t.Compare)] == ["<="]


def test_a_card_that_is_described_before_it_is_asked_for() -> None:
    words = "reveal the top card of your deck, and if that grade 1 or less normal unit is a <Human>, call it to (RC)."
    asked = [part.cond for part in walk.nodes(effect(words)) if isinstance(part, t.If)]
    assert len(asked) == 1 and isinstance(asked[0], t.Is)
    assert t.Figure("grade", "<=", 1) in walk.nodes(asked[0])
    assert declined("[AUTO](RC):When this unit attacks, if that grade 1 unit was, draw a card.")


@pytest.mark.parametrize(
    "whom", ["All of the units on your (GC)", "All the units on your (GC)", "All units on your (GC)"]
)
def test_units_of_a_zone_are_told_in_one_way(whom: str) -> None:
    for zone in ("(GC)", "(RC)", "(VC) and (RC)"):
        text = f"[CONT](VC):{whom.replace('(GC)', zone)} get [Power] +1000."
        assert compile_with(ENGLISH, text, "").status == WHOLE


def test_the_charged_cards_of_a_kind_go_on() -> None:
    do = effect(
        "[Soul-Charge 2], and put all of the trigger units [Soul-Charge] by this effect on the bottom of your deck."
    )
    assert isinstance(do[-1], t.Move) and do[-1].position == "bottom"


def test_cards_of_any_player_came_into_the_order_zone() -> None:
    text = '[CONT](RC):If any player\'s card was put into your order zone this turn, this unit gets "Boost".'
    (ability,) = read(text)
    assert isinstance(ability, t.Passive) and isinstance(ability.cond, t.Either)
