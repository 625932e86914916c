"""English texts of Vanguard about this turn: who chose a unit, how much was blasted at once, for whose cost a card was
taken; what units cannot do; figures that are brought to a number. All sentences are our own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.tree import walk
from tests.lang.vg.test_en_older import asked, when
from tests.lang.vg.test_en_parts import declined, effect, read

VC, RC = t.Zone(("VC",)), t.Zone(("RC",))
VANGUARD = t.All((t.YOURS, VC))
PAYING = t.Role("paying")


def event(words: str, head: str = "[AUTO](RC)") -> t.When:
    heard = when(words, head).when
    assert isinstance(heard, t.When)
    return heard


def happened(text: str) -> t.When:
    cond = asked(text)
    assert isinstance(cond, t.Compare) and isinstance(cond.a, t.Happened) and (cond.op, cond.b) == (">=", 1)
    return cond.a.when


def test_a_unit_is_chosen_by_an_ability() -> None:
    assert event("this unit is chosen by your vanguard's ability") == t.When("chosen", t.SELF, cause=VANGUARD)
    assert happened("this unit was chosen by the ability of your vanguard this turn") == t.When(
        "chosen", t.SELF, cause=VANGUARD
    )
    smithy = happened("this unit was chosen by the ability of the Smithy in your order zone this turn")
    assert t.Zone(("order zone",)) in walk.nodes(smithy.cause)
    named = happened('this unit was chosen by the ability of "Great Forge" in your order zone this turn')
    assert t.Word("name", "Great Forge") in walk.nodes(named.cause)
    (over,) = read(
        "Overcharge - [CONT](RC):If this unit was chosen by your vanguard's ability this turn, this unit gets [Power] "
        "+5000."
    )
    assert over.headings[0].keyword == "Overcharge"
    assert declined("Overcharge - [CONT](RC):If this unit was chosen this turn, this unit gets [Power] +5000.")


def test_so_much_at_the_same_time() -> None:
    four = event("you [Soul-Blast 4] or more cards at the same time for the cost of your vanguard's ability")
    assert (four.event, four.player, four.least) == ("soul-blast", t.YOU, 4)
    assert PAYING in walk.nodes(four.subject) and VC in walk.nodes(four.subject)
    three = happened("you [Energy-Blast 3] or more at the same time for the cost of your card's ability this turn")
    assert (three.event, three.least) == ("energy-blast", 3)
    own = happened("you [Energy-Blast 6] or more at the same time for the cost of this unit's abilities this turn")
    assert t.SELF in walk.nodes(own.subject)


def test_for_the_cost_of_a_card_is_not_by_its_effect() -> None:
    paid = event("this unit is retired from (RC) for the cost of your card")
    assert paid.cause == t.All((t.YOURS, PAYING))
    by = event("this unit is retired from (RC) by your card's ability")
    assert by.cause == t.YOURS
    thrown = event(
        'this card is discarded from hand for the cost of the ability of your vanguard with "Oak" in its card name',
        "[AUTO]",
    )
    assert PAYING in walk.nodes(thrown.cause) and t.Within("name", "Oak") in walk.nodes(thrown.cause)


@pytest.mark.parametrize(
    ("words", "event"),
    [
        ("this unit attacked this turn", t.When("attack", t.SELF)),
        ("this unit attacked a vanguard this turn", t.When("attack", t.SELF, VC)),
        ("this unit boosted this turn", t.When("boost", t.SELF)),
        ("this unit was boosted this turn", t.When("boosted", t.SELF)),
        ("this unit was placed from soul this turn", t.When("move", t.SELF, src=("soul",), word="placed")),
        (
            "this unit was placed on (RC) by your card's ability this turn",
            t.When("move", t.SELF, dst=("RC",), word="placed", cause=t.YOURS),
        ),
    ],
)
def test_what_happened_to_this_unit(words: str, event: t.When) -> None:
    assert happened(words) == event


def test_how_often() -> None:
    cond = asked("your units in the center column attacked two or more times this turn")
    assert isinstance(cond, t.Compare) and cond.b == 2 and isinstance(cond.a, t.Happened)
    assert t.Beside(VANGUARD, "column") in walk.nodes(cond.a.when.subject)
    hits = asked("your vanguard's attack hit a vanguard two or more times this turn")
    assert hits == t.Compare(t.Happened(t.When("hit", VANGUARD, VC)), ">=", 2)
    boosts = asked("your vanguard was boosted a total of three or more times this turn")
    assert boosts == t.Compare(t.Happened(t.When("boosted", VANGUARD)), ">=", 3)


def test_how_a_unit_came_is_asked_where_it_comes() -> None:
    text = "draw a card, and if this unit was placed {}, this unit gets [Power] +5000 until end of turn."
    (by,) = read("[AUTO]:When this unit is placed on (RC), " + text.format("by your card's ability"))
    assert t.CausedBy(t.YOURS) in walk.nodes(by)
    (came,) = read("[AUTO]:When this unit is placed on (RC), " + text.format("from deck"))
    assert t.CameFrom(("deck",)) in walk.nodes(came)
    (there,) = read("[AUTO]:When this unit is placed on (VC) or (RC), " + text.format("on (RC) from deck"))
    assert t.CameFrom(("deck",), ("RC",)) in walk.nodes(there)
    assert declined("[AUTO](RC):When this unit attacks, " + text.format("from deck"))


def test_two_rules_in_one_sentence() -> None:
    (both,) = read("[CONT](RC):This unit cannot attack, and can intercept from the back row.")
    assert isinstance(both, t.Passive)
    assert both.effects == (
        t.Rule("forbid", "attack", t.SELF),
        t.Rule("permit", "intercept from the back", t.SELF),
    )
    (safe,) = read("[CONT](RC):All of your rear-guards cannot be chosen or retired by your opponent's card effects.")
    rear = t.All((t.YOURS, RC))
    assert isinstance(safe, t.Passive)
    assert safe.effects == (
        t.Rule("forbid", "select", t.ENEMY, rear),
        t.Rule("forbid", "ability retire", rear, t.ENEMY),
    )
    (fixed,) = read("[CONT](RC):All of your opponent's rear-guards cannot move to other (RC).")
    assert isinstance(fixed, t.Passive)
    assert fixed.effects == (t.Rule("forbid", "change circles", t.All((t.ENEMY, RC))),)
    (shy,) = read("[CONT](RC):All of your opponent's rear-guards cannot attack this unit.")
    assert isinstance(shy, t.Passive)
    assert shy.effects == (t.Rule("forbid", "attack targets", t.All((t.ENEMY, RC)), t.SELF),)


def test_what_holds_in_the_battles_of_one_unit() -> None:
    do = effect(
        "choose one of your vanguards, and until end of turn, your opponent cannot call sentinels from hand to (GC) "
        "for the battles that unit attacked."
    )
    given = do[-1]
    assert isinstance(given, t.Continue) and isinstance(given.effects[0], t.Grant)
    (ability,) = given.effects[0].abilities
    assert isinstance(ability, t.Passive) and ability.cond == t.Is(t.SELF, t.Role("attacking"))
    assert given.effects[0].what == t.Ref("t")


def test_a_figure_is_brought_to_a_number() -> None:
    do = effect("choose one of your vanguards, and increase or decrease its drive to 1 until end of turn.")
    amount = t.Plus((1, t.Times(-1, t.FigureOf(t.Ref("t"), "drive"))))
    assert do[-1] == t.Continue((t.Modify(t.Ref("t"), "drive", "+", amount),), "turn")
    assert declined("[CONT](VC):Increase or decrease this unit's [Power] to 1.")


def test_cards_with_another_name() -> None:
    (other, _) = effect(
        'choose a card with "Oak" in its different card name from this unit from your drop, and bind it.'
    )
    assert isinstance(other, t.Choose)
    parts = walk.nodes(other.what)
    assert t.Not(t.Shares(t.SELF, "name")) in parts and t.Within("name", "Oak") in parts
    (world, _) = effect(
        "choose a World card with a different card name from the cards in your order zone from your drop, and bind it."
    )
    assert isinstance(world, t.Choose)
    placed = t.All((t.YOURS, t.Zone(("order zone",))))
    assert t.Not(t.Shares(placed, "name")) in walk.nodes(world.what)
    (apart, _) = effect(
        'choose up to two cards each with "Oak" in their different card names from your drop, and bind them.'
    )
    assert isinstance(apart, t.Choose) and apart.differ == "name"


def test_keywords_with_a_name() -> None:
    (dress,) = read('DressUp - "Coming Tree, Fir"')
    assert dress.keyword == "DressUp"
    (arms,) = read('Left Deity Arms - "Sealed Sea, Sol"', "order")
    assert arms.keyword == "Left Deity Arms"
    first, second = read(
        "[AUTO]:When this unit is placed on (RC), draw a card.\n[Glitter]-Eve (Active if your vanguard is a [Glitter] "
        'with "Eve" in its card name)\n[AUTO](RC):When this unit attacks, draw a card.'
    )
    assert not first.headings and second.headings[0].word == "Eve"
    beside = "another unit in the same column as this unit"
    (friend,) = read(f'Friend-[CONT](RC):If you have {beside}, that unit and this unit become "Friends".')
    assert (friend.keyword, friend.zones) == ("Friend", ("RC",))
    assert read("Powerful-[AUTO](RC):When this unit attacks, if your soul has no cards, draw a card.")
    assert declined("Powerful-[AUTO](RC):When this unit attacks, if your soul has a card, draw a card.")


def test_cards_that_cannot_be_normal_called() -> None:
    (never,) = read("[CONT]:This card cannot be ridden, and cannot be normal called to (RC) from hand.")
    assert isinstance(never, t.Passive)
    assert never.effects == (t.Rule("forbid", "ride", t.SELF), t.Rule("forbid", "normal call", t.SELF))
