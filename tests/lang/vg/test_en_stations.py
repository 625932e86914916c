"""English texts of Vanguard: where units stand, markers, gauges, cards taken twice, deeds done once for each. All
sentences are our own."""

from __future__ import annotations

from ludex.core import tree as t
from tests.lang.vg.test_en_parts import declined, effect, read

RC, SEEN, FOUND = t.Zone(("RC",)), t.Ref("seen"), t.Ref("found")
FORCE = t.All((t.Zone(("marker",)), t.Word("gift", "Force")))


def condition(text: str) -> t.Cond | None:
    (ability,) = read(f"[CONT](RC):If {text}, this unit gets [Power] +2000.")
    assert isinstance(ability, t.Passive)
    return ability.cond


def heard(text: str) -> t.When:
    (ability,) = read(f"[AUTO]:When {text}, draw a card.")
    assert isinstance(ability, t.Automatic) and isinstance(ability.when, t.When)
    return ability.when


def test_units_are_told_by_their_circle() -> None:
    (made,) = effect('all of your "Oak" on (RC) get [Power] +2000 until end of turn.')
    assert made == t.Continue((t.Modify(t.All((t.YOURS, RC, t.Word("name", "Oak"))), "power", "+", 2000),), "turn")
    assert declined("[AUTO](RC):When this unit attacks, all of your rear-guards on (VX) get [Power] +2000.")


def test_additional_circles_are_those_gained() -> None:
    made = condition("this unit is on an additional (RC)")
    assert isinstance(made, t.Is) and isinstance(made.such, t.Slot) and min(made.such.slots) == 7


def test_a_marker_on_the_circle_of_this_unit_or_of_the_vanguard() -> None:
    here = t.Exists(t.All((*FORCE.parts, t.Beside(t.SELF, "spot"))))
    assert condition("this unit's circle has a Force marker") == here
    assert condition("it is on a (RC) with a force marker") == t.Both((t.Is(t.SELF, RC), here))
    made = condition("your (VC) has three or more force markers")
    assert isinstance(made, t.Exists) and made.n == 3
    assert made != condition("you have three or more force markers")


def test_a_marker_is_put_on_units_that_have_none() -> None:
    choice, put = effect(
        "choose one of your opponent's rear-guards without any Cradle markers, and put a Cradle marker on it."
    )
    marked = t.Related("bearing", t.All((t.Zone(("marker",)), t.Word("marker", "Cradle"))))
    assert isinstance(choice, t.Choose) and t.Not(marked) in choice.what.parts  # type: ignore[attr-defined]
    assert put == t.Do("put marker", t.Ref("t"), word="Cradle")


def test_gauges_of_a_unit() -> None:
    held = t.All((t.Zone(("gauge",)), t.Linked(t.SELF)))
    choice, _ = effect("return up to two gauges equipped to this unit to your hand.")
    assert choice == t.Choose("t", 2, held, up_to=True)
    choice, put = effect("put the top card of your deck face down as an equip gauge for one of your rear-guards.")
    assert isinstance(choice, t.Choose) and put == t.Do("gauge from deck", t.Ref("t"), 1)


def test_a_second_card_is_another_one() -> None:
    do = effect(
        "look at two cards from the top of your deck, put one card from among them into your hand, and put one card "
        "from among them into your soul."
    )
    assert do[1] == t.Choose("found", 1, SEEN)
    assert do[3:] == (
        t.Choose("found2", 1, t.All((SEEN, t.Not(FOUND)))),
        t.Move(t.Ref("found2"), "soul"),
    )
    more = effect(
        "look at three cards from the top of your deck, put one card from among them into your hand, put one card from "
        "among them into your soul, and put the rest into your drop zone."
    )
    assert isinstance(more[-1], t.Move) and isinstance(more[-1].what, t.All)
    assert {t.Not(FOUND), t.Not(t.Ref("found2"))} <= {*more[-1].what.parts}


def test_for_each_reaches_to_the_end_of_the_sentence() -> None:
    (made,) = effect(
        "for each of your rear-guards, choose one of your opponent's rear-guards, retire it, and draw a card."
    )
    assert isinstance(made, t.Repeat) and made.do[-1] == t.Draw(1) and len(made.do) == 3


def test_a_deed_with_its_moment_after_it() -> None:
    (made,) = effect("retire this unit at the end of that battle.")
    assert made == t.Delay(t.When("begin", word="end of battle"), (t.Do("retire", t.SELF),))


def test_both_players_do_it() -> None:
    assert effect("you and your opponent draw two cards.") == (t.By(t.EACH, (t.Draw(2),)),)


def test_zones_that_are_searched() -> None:
    made = effect("search your deck or drop zone for up to one grade 1, and put it into your hand.")[1]
    assert isinstance(made, t.Search) and made.more == ("drop",)


def test_events_whose_unit_is_not_named() -> None:
    assert heard("bound from hand") == t.When("move", t.SELF, src=("hand",), dst=("bind",))
    assert heard("put into the drop zone from deck") == t.When("move", t.SELF, src=("deck",), dst=("drop",))
    assert heard("it is unlocked") == t.When("become", t.SELF, word="unlock")
    assert heard("[Rest] by a card's ability").word == "rest"
    assert heard("[Stand] by a card's ability").word == "stand"


def test_a_unit_told_by_its_state() -> None:
    when = heard("this engorged unit is retired from (RC)")
    assert when.subject == t.All((t.SELF, t.Word("state", "engorged")))


def test_it_is_not_what_the_unit_attacks() -> None:
    assert declined(
        "[AUTO](VC):When this unit attacks a vanguard, draw a card, and it gets [Power] +5000 until end of turn."
    )
    (ability,) = read(
        "[AUTO](VC):When this unit attacks a vanguard, [Stand] all of your rear-guards, and they get [Power] +5000 "
        "until end of turn."
    )
    assert isinstance(ability, t.Automatic)
    every, stood, given = ability.do
    assert isinstance(every, t.Choose) and every.n == t.Count(every.what)
    assert stood == t.SetState(t.Ref(every.name), "stand")
    assert isinstance(given, t.Continue) and given.effects[0].what == t.Ref(every.name)  # type: ignore[attr-defined]


def test_one_event_of_a_card_is_read_once() -> None:
    assert heard("your card is put into the drop zone from your soul").subject == t.YOURS
    assert heard("your opponent's locked card is unlocked").subject == t.ENEMY


def test_one_of_the_effects_below() -> None:
    (made,) = effect("perform one of the effects below.\n・Draw a card.\n・[Soul-Charge 1].")
    assert isinstance(made, t.Modes) and made.n == 1 and len(made.options) == 2
