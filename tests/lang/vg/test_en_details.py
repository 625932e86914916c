"""English texts of Vanguard: attacks that hit, battles with several units, zones that are searched, names of several
cards, units in a state, two events of one ability. All sentences are our own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.tree import walk
from tests.lang.vg.test_en_older import asked, when
from tests.lang.vg.test_en_parts import declined, effect, read

VC, RC = t.Zone(("VC",)), t.Zone(("RC",))


def test_positions_are_swapped() -> None:
    (_, swap) = effect("choose one of your other rear-guards, and swap its position with this unit.")
    assert swap == t.Do("exchange", t.Some((t.Ref("t"), t.SELF)))


def test_an_attack_that_hit() -> None:
    hit = asked("that attack hit")
    assert hit == t.Both((t.Named("battle"), t.Unless(t.Named("attack missed"))))
    assert asked("that attack did not hit") == t.Named("attack missed")


def test_which_battle_it_is() -> None:
    first = asked("this is the first battle of this turn")
    assert t.Compare(t.Memory("battles"), "=", 1) in walk.nodes(first)
    (late,) = read("[CONT](RC):During the fourth battle of this turn or more, this unit gets [Power] +5000.")
    assert isinstance(late, t.Passive) and t.Compare(t.Memory("battles"), ">=", 4) in walk.nodes(late.cond)


def test_a_unit_battles_several() -> None:
    (ability,) = read(
        "[CONT](RC):When this unit would attack, this unit battles all of your opponent's front row units."
    )
    assert isinstance(ability, t.Passive) and isinstance(ability.effects[0], t.Rule)
    rule = ability.effects[0]
    assert (rule.op, rule.query, rule.what) == ("widen", "battles", t.SELF)
    assert t.Lies("front") in walk.nodes(rule.to) and t.ENEMY in walk.nodes(rule.to)


def test_three_zones_are_searched() -> None:
    (looking, search, _, _) = effect(
        "search your deck, soul, or drop for up to one grade 3 card, ride it as [Stand], and shuffle your deck."
    )
    assert isinstance(search, t.Search) and search.more == ("soul", "drop")
    assert isinstance(looking, t.May) and looking.name == search.given


def test_names_in_a_zone() -> None:
    soul = t.Zone(("soul",))
    oak = t.Exists(t.All((t.YOURS, soul, t.Word("name", "Oak"))))
    elm = t.Exists(t.All((t.YOURS, soul, t.Word("name", "Elm"))))
    assert asked('your soul has "Oak"') == oak
    assert asked('your soul has "Oak" and "Elm"') == t.Both((oak, elm))
    assert asked('your soul does not have "Oak"') == t.Unless(oak)


def test_different_cards_have_different_names() -> None:
    cond = asked("your order zone has three or more different set orders")
    assert isinstance(cond, t.Compare) and isinstance(cond.a, t.Distinct) and cond.a.kind == "name"


@pytest.mark.parametrize(
    ("state", "such"), [("overDress", t.Mark("overDress")), ("Malwyrm", t.Word("state", "Malwyrms"))]
)
def test_a_unit_in_a_state_attacks(state: str, such: t.Sel) -> None:
    heard = when(f"this unit in the [{state}] state attacks a vanguard").when
    assert heard == t.When("attack", t.All((t.SELF, such)), VC)


def test_original_figures_in_words() -> None:
    (ability,) = read("[CONT](VC):If your soul has a card, this unit's original [Critical] becomes two.")
    assert isinstance(ability, t.Passive)
    assert ability.effects == (t.Modify(t.SELF, "critical", "=", 2, layer="original"),)


def test_a_card_of_one_clan_only() -> None:
    (ability,) = read("[CONT]:If you have a vanguard, this card is only from <Narukami>.")
    assert isinstance(ability, t.Passive) and ability.effects == (t.Rename(t.SELF, "clan", "become", "Narukami"),)
    assert declined("[CONT]:If you have a vanguard, this card is only from <Tree Folk>.")


def test_two_events_at_one_time() -> None:
    came, thrown = read(
        "[AUTO]:When this card is placed on (RC) from hand during your turn or discarded from hand during your turn, "
        "draw a card."
    )
    assert isinstance(came, t.Automatic) and isinstance(thrown, t.Automatic)
    assert came.cond == thrown.cond == t.TurnOf(t.YOU) and thrown.zones == ("drop",)
    attack, ridden = read("[AUTO]:When this unit attacks from (VC) or is rode upon, draw a card.")
    assert isinstance(attack, t.Automatic) and attack.when == t.When("attack", t.All((t.SELF, VC)))
    assert isinstance(ridden, t.Automatic) and ridden.when == t.When("move", t.SELF, word="rode upon")


def test_a_cost_of_one_or_more() -> None:
    (ability,) = read("[ACT](RC):[COST][retire one or more of your other rear-guards], and draw a card.")
    assert isinstance(ability, t.Activated) and isinstance(ability.cost[0], t.Choose)
    assert (ability.cost[0].least, ability.cost[0].up_to) == (1, True)
