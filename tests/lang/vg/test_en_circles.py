"""English texts of Vanguard about circles and markers, about what was paid with, and about figures that another
sentence raises. All sentences are our own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.tree import walk
from tests.lang.vg.test_en_older import asked, when
from tests.lang.vg.test_en_parts import declined, effect, read

VC, RC = t.Zone(("VC",)), t.Zone(("RC",))
REAR = ("rear-guard",)


def given(text: str) -> t.Modify:
    (ability,) = read(text)
    assert isinstance(ability, t.Passive) and isinstance(ability.effects[0], t.Modify)
    return ability.effects[0]


def test_open_circles_are_counted() -> None:
    each = given("[CONT](RC):This unit gets [Power] +2000 for each of your opponent's open (RC).")
    assert each.amount == t.Times(2000, t.Spots(t.OPPONENT, REAR, RC))
    back = given("[CONT](RC):This unit gets [Power] +2000 for each of your open (RC) in the back row.")
    assert back.amount == t.Times(2000, t.Spots(t.YOU, (*REAR, "back"), RC))
    assert asked("you have three or more open (RC)") == t.Compare(t.Spots(t.YOU, REAR, RC), ">=", 3)
    assert asked("your opponent has one or less open (RC)") == t.Compare(t.Spots(t.OPPONENT, REAR, RC), "<=", 1)
    assert asked("you have an additional (RC)") == t.Compare(t.Spots(t.YOU, ("additional",)), ">=", 1)


def test_units_on_additional_circles() -> None:
    on = asked("this unit is on (VC) or an additional (RC)")
    assert isinstance(on, t.Is) and isinstance(on.such, t.Some)
    (_, call) = effect("choose a card from your hand, and call it to an additional (RC).")
    assert isinstance(call, t.Do) and call.word == "RC additional"


def test_markers() -> None:
    force = t.All((t.YOURS, t.Zone(("marker",)), t.Word("gift", "Force")))
    assert asked("you have two or more Force markers") == t.Exists(force, 2)
    on_vc = asked("there is a Force marker on your (VC)")
    assert t.Beside(t.All((t.YOURS, VC)), "spot") in walk.nodes(on_vc)
    here = asked("there is a force marker on this unit's circle")
    assert t.Beside(t.SELF, "spot") in walk.nodes(here)
    (first,) = effect("choose one of your (RC) without any Dragontree markers, and put a Dragontree marker.")
    assert first == t.Do("put first marker", t.SELF, word="Dragontree")
    (chosen, put) = effect(
        "choose one of your opponent's rear-guards without any Cradle markers, and put a Cradle marker on it."
    )
    assert isinstance(chosen, t.Choose) and any(isinstance(part, t.Related) for part in walk.nodes(chosen.what))
    assert put == t.Do("put marker", t.Ref("t"), word="Cradle")


def test_a_name_has_no_article() -> None:
    assert when('this unit boosts "Oak"').when == t.When("boost", t.SELF, t.All((FIELD, t.Word("name", "Oak"))))
    (ability,) = read('[AUTO](RC):When this unit attacks, if you have "Oak" and "Elm" in your soul, draw a card.')
    assert isinstance(ability, t.Automatic) and isinstance(ability.cond, t.Both)


FIELD = t.Zone(("VC", "RC", "GC", "attached"))


def test_a_continuous_figure_is_raised() -> None:
    less, more = read(
        "[CONT](RC):During your turn, if you have three or more rear-guards, this unit gets [Power] +2000. If your "
        "soul has a card, it gets [Power] +5000 instead of +2000."
    )
    assert isinstance(less, t.Passive) and isinstance(more, t.Passive)
    soul = t.Exists(t.All((t.YOURS, t.Zone(("soul",)))))
    assert isinstance(less.cond, t.Both) and less.cond.parts[-1] == t.Unless(soul)
    assert isinstance(more.cond, t.Both) and more.cond.parts[-1] == soul
    assert [effect.amount for effect in (less.effects[0], more.effects[0]) if isinstance(effect, t.Modify)] == [
        2000,
        5000,
    ]
    assert declined(
        "[CONT](RC):This unit gets [Power] +2000. If your soul has a card, it gets [Power] +5000 instead of +3000."
    )


def test_the_raised_unit_may_be_left_out() -> None:
    do = effect(
        "this unit gets [Power] +2000 until end of that battle. If your soul has a card, [Power] +5000 instead of "
        "+2000."
    )
    assert isinstance(do[0], t.If) and isinstance(do[0].then[0], t.Continue)


def test_drive_checks_of_other_units() -> None:
    do = effect("this unit performs drive checks until end of that battle.")
    assert do == (t.Continue((t.Rule("permit", "drive check", t.SELF),), "battle"),)


def test_orders_with_their_cost_in_one_line() -> None:
    (spell,) = read("Play this with [COST][Counter-Blast 1] if you have a vanguard! Draw a card.", "order")
    assert isinstance(spell, t.Spell) and spell.cost and spell.cond is not None and spell.do == (t.Draw(1),)
    (bare,) = read("[COST][Counter-Blast 1]\nDraw a card.", "order")
    assert isinstance(bare, t.Spell) and bare.cost and bare.do == (t.Draw(1),)


def test_what_was_paid_with() -> None:
    (ability,) = read(
        "[ACT](VC):[COST][retire one or more of your rear-guards], and this unit gets [Power] +4000 until end of turn "
        "for each unit retired for this cost. If you retired two or more units for this cost, draw a card."
    )
    assert isinstance(ability, t.Activated)
    assert t.Count(t.Ref("cost")) in walk.nodes(ability.do)
    asked_ = ability.do[-1]
    assert isinstance(asked_, t.If) and asked_.cond == t.Among(t.Ref("cost"), t.Word("type", "unit"), 2)


def test_which_deed_was_done() -> None:
    """Where the same card may be called or put into hand, the text asks which it was."""
    do = effect(
        "look at the top card of your deck, and put it on the top of your deck or into your soul. If you put it into "
        "your soul, draw a card."
    )
    last = do[-1]
    assert isinstance(last, t.If) and last.cond == t.Compare(t.Moved("seen", to="soul"), ">=", 1)
    plain = effect(
        "choose a card from your hand, and put it into your soul. If you put a card into your soul, draw a card."
    )
    last = plain[-1]
    assert isinstance(last, t.If) and last.cond == t.Compare(t.Moved("t"), ">=", 1)


def test_three_places_and_totals() -> None:
    (chosen, _) = effect("choose a card from your hand, soul, or drop, and bind it.")
    assert isinstance(chosen, t.Choose) and t.Zone(("drop", "hand", "soul")) in walk.nodes(chosen.what)
    (total, _) = effect("choose up to a total of two cards from your hand or drop, and bind them.")
    assert isinstance(total, t.Choose) and (total.n, total.up_to) == (2, True)


def test_later_deeds() -> None:
    (later,) = effect("retire this unit at the end of that battle.")
    assert later == t.Delay(t.When("begin", word="end of battle"), (t.Do("retire", t.SELF),))


def test_lists_after_a_cost() -> None:
    do = effect(
        "draw a card. [COST][Counter-Blast 1], and perform one of the following.\n・Draw a card.\n・Retire this unit."
    )
    assert isinstance(do[-1], t.May) and isinstance(do[-1].do[0], t.Modes)


@pytest.mark.parametrize("start", ["perform one of the effects below.", "resolve one of the following."])
def test_how_lists_begin(start: str) -> None:
    (modes,) = effect(f"{start}\n・Draw a card.\n・Retire this unit.")
    assert isinstance(modes, t.Modes) and modes.n == 1
