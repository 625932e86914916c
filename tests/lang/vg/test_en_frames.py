"""English texts of Vanguard: zones in lists, circles of calls, cards of two kinds, lower costs, what is asked after the
deed, what is excluded, what units get in every turn of their player. All sentences are our own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.core.values.durations import GAME
from tests.lang.vg.test_en_older import asked
from tests.lang.vg.test_en_parts import declined, effect, read


@pytest.mark.parametrize(
    ("words", "zones"),
    [
        ("(RC) or hand", ("RC", "hand")),
        ("hand, soul, or drop", ("drop", "hand", "soul")),
        ("your bind zone and your soul", ("bind", "soul")),
    ],
)
def test_zones_are_said_in_any_number_and_order(words: str, zones: tuple[str, ...]) -> None:
    choice, _ = effect(f"choose a card from {words}, and put it on the bottom of the deck.")
    assert isinstance(choice, t.Choose) and choice.what == t.All((t.YOURS, t.Zone(zones)))
    assert declined(f"[AUTO](RC):When this unit attacks, choose a card from {words} or, and put it into hand.")


def test_zones_are_counted_together() -> None:
    assert asked("your hand and rear-guards have a total of four or less cards") == t.Compare(
        t.Count(t.All((t.YOURS, t.Zone(("RC", "hand"))))), "<=", 4
    )


@pytest.mark.parametrize(
    ("words", "circles"),
    [
        ("to a front row (RC) in the same column as this unit", "RC front column"),
        ("to another (RC)", "RC other"),
        ("to an open (RC) as [Rest]", "RC rest open"),
        ("to (GC) as [Rest]", "GC rest"),
    ],
)
def test_circles_of_a_call(words: str, circles: str) -> None:
    *_, call = effect(f"choose up to one card from your drop, and call it {words}.")
    assert isinstance(call, t.Do) and call.verb == "call" and call.word == circles


def test_a_call_that_abilities_do_not_hear() -> None:
    *_, call = effect(
        "your opponent chooses a card from their hand, and calls it to an open (RC). Your opponent's cards' [AUTO] "
        "abilities do not activate from this call."
    )
    assert call == t.By(t.OPPONENT, (t.Do("call", t.Ref("t"), word="RC quiet open"),))


def test_a_card_of_each_of_two_kinds() -> None:
    first, second, _ = effect('choose up to one "Ember" and up to one normal order each from your drop, and bind them.')
    assert isinstance(first, t.Choose) and isinstance(second, t.Choose)
    assert (first.name, second.name, second.also) == ("found", "found", True)
    assert t.Zone(("drop",)) in walk.nodes(first.what) and t.Zone(("drop",)) in walk.nodes(second.what)


def test_what_describes_cards_may_follow_where_they_are() -> None:
    _, choice, *_ = effect(
        'look at the top five cards of your deck, choose up to one unit card from among them with "Ember" in its card '
        "name, put it into hand, and shuffle the deck."
    )
    assert isinstance(choice, t.Choose) and t.Within("name", "Ember") in walk.nodes(choice.what)


def test_one_of_the_chosen_goes_one_way_and_the_rest_another() -> None:
    chosen, picked, one, rest = effect(
        "choose up to two cards from your drop, put one of them on the bottom of the deck, and put the rest into hand."
    )
    assert isinstance(chosen, t.Choose) and picked == t.Choose("picked", 1, t.Ref("found"))
    assert one == t.Move(t.Ref("picked"), "deck", position="bottom")
    assert isinstance(rest, t.Move) and rest.what == t.All((t.Ref("found"), t.Not(t.Ref("picked"))))


@pytest.mark.parametrize("icon", ["[ACT]", "[AUTO]"])
def test_the_cost_of_abilities_is_lower(icon: str) -> None:
    rule = t.Rule("permit", f"counter-blast of original {icon} abilities", t.Ref("t"), n=-1)
    for words in (
        f"the cost of that unit's original {icon} abilities is reduced by [Counter-Blast 1] until end of turn.",
        f"until end of turn, reduce the cost of the original {icon} ability of that unit by [Counter-Blast 1].",
    ):
        *_, given = effect(f"choose one of your vanguards, and {words}")
        assert given == t.Continue((rule,), "turn")


def test_one_more_order() -> None:
    (more,) = effect("you can play an additional order this turn.")
    assert more == t.Continue((t.Rule("permit", "orders", t.Player(t.YOU)),), "turn")


def test_an_order_is_played_from_the_drop_zone() -> None:
    may, spell = read("This card can be played from drop, and play this with [COST][Soul-Blast 1]!", "order")
    assert isinstance(may, t.Passive) and may.zones == ("drop",)
    assert isinstance(spell, t.Spell) and spell.cost


def test_two_conditions_after_two_deeds() -> None:
    *_, first, second = effect(
        "reveal the top card of your deck, call it to (RC) if it is a grade 2 or less unit card, and put it into hand "
        "if it has the same card name as your vanguard."
    )
    assert isinstance(first, t.If) and isinstance(second, t.If) and not first.otherwise


def test_one_of_each_name() -> None:
    cond = asked('you have one of each rear-guard with "Ash", "Elm", "Oak" in their card names')
    assert isinstance(cond, t.Both) and len(cond.parts) == 3


def test_what_is_excluded() -> None:
    (ability,) = read("[AUTO]:When this unit is placed on (RC) other than from deck, draw a card.")
    assert isinstance(ability, t.Automatic) and ability.cond == t.Unless(t.CameFrom(("deck",)))
    (ability,) = read("[AUTO]:When this unit is placed on (RC) other than during your ride phase, draw a card.")
    assert isinstance(ability, t.Automatic) and isinstance(ability.cond, t.Unless)
    assert declined("[AUTO]:When this unit attacks other than from deck, draw a card.")


def test_a_card_that_comes_to_the_soul_from_anywhere() -> None:
    (ability,) = read("[AUTO]:When this card is put into soul by your card's ability, draw a card.")
    assert isinstance(ability, t.Automatic) and "soul" in ability.zones and "RC" in ability.zones
    (ability,) = read("[AUTO]:When this card is put into soul from deck or (RC), draw a card.")
    assert isinstance(ability, t.Automatic) and ability.zones == ("RC", "soul")


def test_what_units_get_in_every_turn_of_their_player() -> None:
    (ability,) = read(
        'Additional Effect - During this fight, you get "During your turn, all of your rear-guards get [Power] +10000"!'
    )
    assert isinstance(ability, t.Spell)
    (given,) = ability.do
    assert isinstance(given, t.Continue) and given.anew and given.until == GAME
    assert t.Role("on its turn") in walk.nodes(given)


def test_that_unit_is_the_one_that_attacked() -> None:
    (ability,) = read("[AUTO](VC):At the end of the battle your rear-guard attacked, put that unit into soul.")
    assert isinstance(ability, t.Automatic) and ability.do == (t.Move(t.All((t.Role("attacking"),)), "soul"),)
    assert declined("[AUTO](VC):At the end of your turn, put that unit into soul.")


def test_the_boosted_unit_at_the_end_of_the_battle() -> None:
    (ability,) = read("[AUTO](RC):At the end of the battle this unit boosted, [Stand] the boosted unit.")
    boosted = t.All((t.Role("boosted", t.SELF),))
    assert isinstance(ability, t.Automatic) and ability.do == (t.SetState(boosted, "stand"),)
    assert declined(
        "[AUTO](RC):At the end of the battle this unit boosted, [COST][put this unit into soul], [Stand] the boosted "
        "unit."
    )


def test_all_items_under_a_condition() -> None:
    (ability,) = read(
        "[AUTO](RC):When this unit attacks, perform one of the following. If your soul has five or more cards, "
        "perform all of the following instead.\n・Draw a card.\n・[Soul-Charge 1]."
    )
    assert isinstance(ability, t.Automatic)
    (either,) = ability.do
    assert isinstance(either, t.If) and len(either.then) == 2 and isinstance(either.otherwise[0], t.Modes)


def test_abilities_are_lost() -> None:
    *_, lost = effect(
        "choose one of your opponent's rear-guards, and until end of turn, it loses all of its [AUTO] abilities."
    )
    assert lost == t.Continue((t.Strip(t.Ref("t"), kind="Automatic"),), "turn")
