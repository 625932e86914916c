"""English texts of Vanguard: imaginary gifts and their markers, gauges of units with a name. All sentences are our
own."""

from __future__ import annotations

from typing import Any

from ludex.core import tree as t
from ludex.games.vg.c07_gauges import DIVINE, named_gauges
from tests.lang.vg.test_en_parts import declined, effect, read
from tests.lang.vg.test_en_stations import FORCE, condition

DIVINES = named_gauges(DIVINE)
REAR, SOUL = (t.All((t.YOURS, t.Zone((name,)))) for name in ("RC", "soul"))
FIELD = "[ACT](RC):[COST][Counter-Blast 1], and "


def rule(text: str) -> Any:
    (ability,) = read(f"[CONT](VC):{text}")
    assert isinstance(ability, t.Passive)
    return ability.effects[0]


def cost(text: str) -> tuple[t.Instr, ...]:
    (ability,) = read(f"[ACT](RC):[COST][{text}], and draw a card.")
    assert isinstance(ability, t.Activated)
    return ability.cost


def test_7_14_3_gifts_are_counted_or_one_of_several() -> None:
    (each,) = effect("you get an Imaginary Gift:Force, Accel, or Protect.")
    assert isinstance(each, t.Modes) and [do[0].word for do in each.options] == ["Force", "Accel", "Protect"]  # type: ignore[attr-defined]
    (again,) = effect("get the same number of Imaginary Gift:Protect as the number of your rear-guards.")
    assert again == t.Repeat(t.Count(REAR), (t.Do("get gift", word="Protect"),))
    assert declined("[AUTO](RC):When this unit attacks, you get an Imaginary Gift:Force, Accel, or Mirth.")


def test_16_3_1_4_1_the_circle_of_the_marker_is_named() -> None:
    *_, got = effect(
        "call up to one card from your soul to (RC). Get an Imaginary Gift:Force, and put that marker on "
        "that called unit's circle."
    )
    assert got == t.Do("get gift", t.Ref("t"), word="Force on its circle")
    assert declined(
        "[AUTO](RC):When this unit attacks, get an Imaginary Gift:Accel, and put that marker on this unit's circle."
    )


def test_units_are_told_by_the_markers_on_their_circles() -> None:
    made = rule("All of your rear-guards on circles with Force markers get [Power] +2000.")
    assert made.what == t.All((*REAR.parts, t.Beside(FORCE, "spot")))
    both = condition("your circles have Force markers I and II")
    assert isinstance(both, t.Both) and len(both.parts) == 2
    assert condition("there are two or more force markers on your (VC)") == condition(
        "your (VC) has two or more force markers"
    )
    assert condition("you have no force markers") == t.Unless(t.Exists(t.All((t.YOURS, *FORCE.parts))))
    assert declined("[CONT](RC):If your circles have Force markers I and III, this unit gets [Power] +2000.")


def test_markers_are_moved_and_removed() -> None:
    mine = t.All((t.YOURS, *FORCE.parts))
    (moved,) = effect("move all of your force markers to this unit's circle.")
    assert moved == t.ForEach("there", t.SELF, (t.Do("move marker", mine, word="there"),))
    assert effect("choose one of your force markers, and move it to another circle.") == (
        t.Choose("t", 1, mine),
        t.Do("move marker", t.Ref("t")),
    )
    assert cost("Remove two force markers from your circles")[1] == t.Move(t.Ref("cost"), "removed", "remove")
    assert declined(FIELD + "move all of your force markers to your hand.")


def test_15_3_8_a_protect_in_the_hand() -> None:
    hand = t.All((t.YOURS, t.Zone(("hand",)), t.Word("marker", "Protect")))
    assert cost("Discard an Imaginary Gift:Protect from your hand")[0] == t.Choose("discard", 1, hand)
    assert condition("your hand has an Imaginary Gift:Protect") == t.Exists(hand)
    assert declined("[ACT](RC):[COST][Discard an Imaginary Gift:Force from your hand], and draw a card.")


def test_7_40_2_other_cards_become_gauges() -> None:
    one = (t.Choose("gauge", 1, SOUL), t.Do("put as gauge", t.Ref("gauge"), word="divine"))
    assert effect("put a card from your soul face down as a divine gauge for this unit.") == one
    choice, each = effect(
        "choose two of your rear-guards, and put a card from your soul face down as a divine gauge for each of those "
        "units."
    )
    assert each == t.ForEach("holder", t.Ref("t"), one) and isinstance(choice, t.Choose)
    (every,) = effect("put the top card of your deck face down as an equip gauge for each of your rear-guards.")
    assert every == t.ForEach("holder", REAR, (t.Do("gauge from deck", t.Ref("holder"), 1),))
    assert declined(FIELD + "put a card from your soul face down as a lucky gauge for this unit.")


def test_gauges_with_a_name_are_counted_and_paid() -> None:
    held = t.All((*DIVINES.parts, t.Linked(t.SELF)))  # type: ignore[attr-defined]
    more = rule("This unit gets [Power] +2000 for each of this unit's divine gauge.")
    assert more.amount == t.Times(2000, t.Count(held))
    assert cost("Discard one of this unit's divine gauge")[0] == t.Choose("discard", 1, held)
    assert cost("Discard three divine gauges")[0] == t.Choose("discard", 3, t.All((t.YOURS, *DIVINES.parts)))  # type: ignore[attr-defined]
    _, moved = effect("move all of this unit's divine gauge to another rear-guard.")
    assert moved == t.ForEach("holder", t.Ref("t"), (t.Do("move gauge", held),))


def test_units_with_so_many_gauges() -> None:
    gauges = t.Zone(("gauge",))
    for text, told in (("an equip gauge", ""), ("three or more equip gauges", " 3")):
        made = rule(f"All of your rear-guards with {text} get [Power] +2000.")
        assert made.what == t.All((*REAR.parts, t.Related(f"equipped with{told}", gauges)))
    assert declined("[CONT](VC):All of your rear-guards with three or less equip gauges get [Power] +2000.")
