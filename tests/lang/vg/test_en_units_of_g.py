"""English texts of Vanguard about G units and what came with them: what a card was discarded for, gifts, places in two
zones, two events of one ability, references by what happened. All sentences are our own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.games.vg.text.en import ENGLISH
from tests.lang.vg.test_en_older import asked, automatic, paid, when
from tests.lang.vg.test_en_parts import declined, effect, read

VC, RC, G = t.Zone(("VC",)), t.Zone(("RC",)), t.Zone(("G",))


def test_what_a_card_was_discarded_for() -> None:
    (guard,) = read("[AUTO]:When this card is discarded from hand for the cost of calling a [G Guardian], draw a card.")
    assert isinstance(guard, t.Automatic) and isinstance(guard.when, t.When)
    assert guard.when.cause == t.All((t.YOURS, G, t.Has("G guardian")))
    assert guard.zones == ("drop",)
    (stride,) = read("[AUTO]:When this card is discarded for the cost of [Stride], draw a card.")
    assert isinstance(stride, t.Automatic) and isinstance(stride.when, t.When)
    assert t.Has("stride") in walk.nodes(stride.when.cause) and G in walk.nodes(stride.when.cause)


def test_two_events_are_two_abilities() -> None:
    placed, strode = read(
        "[AUTO](VC):[Counter-Blast 1] When this unit is placed on (VC), or when your G unit [Stride], "
        "you may pay the cost. If you do, draw a card."
    )
    assert isinstance(placed, t.Automatic) and isinstance(strode, t.Automatic)
    assert placed.when == t.When("move", t.SELF, dst=("VC",), word="placed")
    assert isinstance(strode.when, t.When) and strode.when.event == "stride"
    assert placed.cost == strode.cost != () and placed.do == strode.do == (t.Draw(1),)
    once = read("[AUTO](VC)[1/turn]:When this unit is placed on (VC), or when your G unit [Stride], draw a card.")
    assert [(one.limit, one.joint) for one in once if isinstance(one, t.Automatic)] == [(1, 0), (1, 1)]


def test_rows_and_zones_at_the_head() -> None:
    (back,) = read("[AUTO](RC) in the back row:When your vanguard attacks, draw a card.")
    assert isinstance(back, t.Automatic) and back.cond == t.Is(t.SELF, t.Lies("back")) and back.zones == ("RC",)
    (left,) = read("[AUTO](RC) in the left column of the front row:When your vanguard attacks, draw a card.")
    assert isinstance(left, t.Automatic) and left.cond == t.Is(t.SELF, t.Slot((0,)))
    (two,) = read('[CONT](VC)/Soul:This card is also regarded as "Ember".')
    assert two.zones == ("VC", "soul")


def test_hits_of_an_attack_that_this_unit_made_or_boosted() -> None:
    hit = when("an attack hits a vanguard during the battle that this unit attacked or boosted").when
    assert hit == t.When("hit", t.Some((t.SELF, t.Role("boosted", t.SELF))), VC)
    both = automatic("At the end of the battle that this unit attacked or boosted")
    assert both.cond == t.Is(t.SELF, t.Some((t.Role("attacking"), t.Role("boosting"))))
    assert when("a dominated unit attacks").when == t.When(
        "attack", t.All((t.Zone(("VC", "RC", "GC", "attached")), t.Word("type", "unit"), t.Mark("dominated")))
    )
    assert declined("[AUTO](RC):When a unit attacks, draw a card.")


def test_charges_exchanges_and_moves() -> None:
    (modes,) = effect("[Counter-Charge 1] or [Soul-Charge 1].")
    assert isinstance(modes, t.Modes) and len(modes.options) == 2 and modes.n == 1
    do = effect("choose another of your rear-guards, and exchange positions with this unit.")
    assert do[1] == t.Do("exchange", t.Some((t.Ref("t"), t.SELF)))
    do = effect("choose two of your rear-guards, and exchange their positions.")
    assert do[1] == t.Do("exchange", t.Ref("t"))
    assert effect("move this unit to (GC).") == (t.Do("move to guard", t.SELF),)


def test_gifts() -> None:
    assert effect("you get two Imaginary Gift:Force.") == (t.Do("get gift", t.SELF, word="Force and Force"),)
    none = asked("you did not get an Imaginary Gift this fight")
    assert isinstance(none, t.Compare) and none.op == "=" and none.b == 0


def test_costs_with_other_cards() -> None:
    cost = paid("Choose another card with [Heal] from your drop zone, and bind it face up")
    assert isinstance(cost[0], t.Choose)
    parts = walk.nodes(cost[0].what)
    assert t.Not(t.SELF) in parts and t.Word("trigger", "heal") in parts
    cost = paid("Choose a card from your hand, and put it on your (RC) as a locked card")
    assert cost[1] == t.Do("put as locked", t.Ref("cost"))


def test_comparisons_with_a_card_that_was_named() -> None:
    do = effect(
        "choose one of your other units, choose one of your opponent's rear-guards with [Power] less than or equal to "
        "that unit's [Power], and retire it."
    )
    assert isinstance(do[1], t.Choose)
    assert t.Figure("power", "<=", t.FigureOf(t.Ref("t"), "power")) in walk.nodes(do[1].what)
    do = effect(
        "choose a card from your hand, reveal it, choose one of your opponent's rear-guards with the same grade as "
        "that card, and retire it."
    )
    assert t.Figure("grade", "=", t.FigureOf(t.Ref("t"), "grade")) in walk.nodes(do)


def test_cards_by_what_happened_to_them() -> None:
    do = effect(
        "your opponent chooses a card from his or her hand, and binds it face down. "
        "At the end of that turn, your opponent puts the card bound with this effect into his or her hand."
    )
    assert isinstance(do[2], t.Delay) and do[2].do == (t.Move(t.Ref("t"), "hand"),)
    assert declined(
        "[AUTO](RC):When this unit attacks, your opponent puts the card bound with this effect into his or her hand."
    )
    do = effect(
        "look at four cards from the top of your deck, call up to two cards from among them to separate (RC), and put "
        "the rest into your drop zone. If you called two grade 1 cards, draw a card."
    )
    last = do[-1]
    assert isinstance(last, t.If)
    assert last.cond == t.Compare(t.Moved("found", t.Figure("grade", "=", 1)), ">=", 2)


def test_joints() -> None:
    do = effect(
        "draw a card, and choose one of your other units, and it gets [Power] +2000 until end of turn, and retire "
        "this unit."
    )
    assert [type(part).__name__ for part in do] == ["Draw", "Choose", "Continue", "Do"]
    do = effect("draw a card, then, if you have four or more rear-guards, [Soul-Charge 1].")
    assert isinstance(do[1], t.If)
    do = effect(
        "until end of turn, this unit gets [Power] +2000, then, if you have four or more rear-guards, "
        "this unit gets [Critical] +1."
    )
    assert isinstance(do[1], t.If)
    assert do[1].then == (t.Continue((t.Modify(t.SELF, "critical", "+", 1),), "turn"),)
    do = effect(
        "reveal the top card of your deck. If the revealed card is a <Kagero>, call it to (RC), and if it is not, "
        "shuffle your deck."
    )
    assert isinstance(do[-1], t.If) and do[-1].otherwise == (t.Shuffle("deck"),)
    # [VG 12.7.1.1] the text up to the full stop is carried out so many times
    assert effect("for each of your rear-guards, draw a card.") == (
        t.Repeat(t.Count(t.All((t.YOURS, RC))), (t.Draw(1),)),
    )


def test_names_with_quotes_in_them() -> None:
    have = asked('you have a vanguard named "Dusk Herald "Gloam""')
    assert have == t.Exists(t.All((t.YOURS, VC, t.Word("name", 'Dusk Herald "Gloam"'))))


@pytest.mark.parametrize(
    ("printed", "meant"),
    (
        ("[AUTO](RC)::When this unit attacks, draw a card.", "[AUTO](RC):When this unit attacks, draw a card."),
        ("AUTO(RC):When this unit attacks, draw a card.", "[AUTO](RC):When this unit attacks, draw a card."),
        ("[ACT](RC):[Soul-Blast 2]-normal units] Draw a card.", "[ACT](RC):[Soul-Blast 2-normal units] Draw a card."),
        ("[ACT]{Soul}:[Counter-Blast1] Draw a card.", "[ACT](Soul):[Counter-Blast 1] Draw a card."),
        ("[AUTO]:Forerunner[ACT](RC):Draw a card.", "[AUTO]:Forerunner\n[ACT](RC):Draw a card."),
    ),
)
def test_more_misprints(printed: str, meant: str) -> None:
    assert ENGLISH.normalise(printed) == ENGLISH.normalise(meant)


def test_strip_and_states() -> None:
    do = effect('this unit loses "Restraint" until end of turn.')
    assert do == (t.Continue((t.Strip(t.SELF, keyword="Restraint"),), "turn"),)
    do = effect("choose one of your other rear-guards, and you may have it become hollowed until end of turn.")
    assert isinstance(do[1], t.May) and do[1].do == (t.Do("become", t.Ref("t"), word="hollowed"),)
    never = read("[CONT](RC):This unit cannot [Stand] during your stand phase.")
    assert never == (t.Passive((t.Rule("forbid", "stand", t.SELF),), zones=("RC",)),)


def test_another_of_the_same_name_is_another_than_the_named_card() -> None:
    chosen = "choose one of your other units, and if you have"
    gets = "with the same card name as that unit, this unit gets [Power] +2000 until end of turn."
    (_, asked) = effect(f"{chosen} another unit {gets}")
    assert isinstance(asked, t.If) and isinstance(asked.cond, t.Exists) and isinstance(asked.cond.what, t.All)
    assert t.Not(t.Ref("t")) in asked.cond.what.parts and t.Not(t.SELF) not in asked.cond.what.parts
    assert isinstance(effect(f"{chosen} three or more units {gets}")[1], t.If)


def test_usual_cost_of_a_stride_is_paid_for_a_stride() -> None:
    discard = (
        "choose one or more cards from your hand with the sum of their grades being 3 or greater, and discard them"
    )
    assert declined(f"[ACT](VC):[COST][{discard}], draw a card.")
    (ability,) = read(f"[ACT](G Zone):[COST][{discard}], and [Stride] this card on your (VC) from face down.")
    assert isinstance(ability, t.Activated) and ability.do == (t.Do("stride", t.SELF),)


def test_the_opponent_may() -> None:
    do = effect(
        "your opponent may choose a card from his or her hand, and discard it. If he or she does not, draw a card."
    )
    assert isinstance(do[0], t.May) and do[0].who == t.OPPONENT
    assert do[1] == t.If(t.Unless(t.Did("did")), (t.Draw(1),))


def test_one_card_and_another() -> None:
    both = asked('you have a card named "Ember" and a card named "Frost" in your soul')
    assert isinstance(both, t.Both) and len(both.parts) == 2
    cost = paid('Choose a unit named "Ember" and a unit named "Frost" from your (RC), and put them into your soul')
    assert [type(part).__name__ for part in cost] == ["Choose", "Choose", "Move", "Move"]


def test_everything_of_a_kind() -> None:
    do = effect('put all of the cards with "Ember" in their card names from your drop zone into your soul.')
    assert do == (t.Move(t.All((t.YOURS, t.Zone(("drop",)), t.Within("name", "Ember"))), "soul"),)
    do = effect("choose all of your rear-guards, and they get [Power] +2000 until end of turn.")
    assert do[0] == t.Choose("t", t.Count(t.All((t.YOURS, RC))), t.All((t.YOURS, RC)))
    do = effect("choose one or more of your rear-guards, and retire them.")
    assert isinstance(do[0], t.Choose) and do[0].up_to and do[0].least == 1


def test_a_further_clan() -> None:
    (ability,) = read("[CONT]:This card is also a <Kagero>.")
    assert isinstance(ability, t.Passive) and ability.effects == (t.Rename(t.SELF, "clan", "add", "Kagero"),)


def test_of_two_calls_nobody_says_which_is_meant() -> None:
    call = "choose a card from your soul, call it to (RC)"
    gets = "the units called with this effect get [Power] +2000 until end of turn."
    assert len(effect(f"{call}, and {gets}")) == 3
    assert declined(
        f"[AUTO](RC):When this unit attacks, {call}, choose a card from your hand, call it to (RC), and {gets}"
    )


def test_a_later_choice_does_not_hide_what_was_called() -> None:
    do = effect(
        "choose a card from your soul, call it to (RC), choose one of your opponent's rear-guards, retire it, and at "
        "the end of that turn, put the unit called with this effect into your soul."
    )
    assert isinstance(do[-1], t.Delay) and do[-1].do == (t.Move(t.Ref("t"), "soul"),)


def test_later_if() -> None:
    do = effect("draw a card, and at the end of that battle, if the attack did not hit, retire this unit.")
    assert isinstance(do[1], t.Delay) and isinstance(do[1].do[0], t.If)
    two = read(
        "[CONT](VC):This unit gets [Power] +2000. If you have four or more rear-guards, this unit gets [Critical] +1."
    )
    assert [getattr(ability, "cond", None) for ability in two] == [None, t.Exists(t.All((t.YOURS, RC)), 4)]


def test_a_cost_that_turns_cards_takes_those_that_lie_otherwise() -> None:
    """[VG 1.3.2.1] A card that lies face up already is not turned face up, so it does not pay, whether the words say
    so or not."""
    said = read("[ACT](VC)[1/turn]:[COST][turn a face down card from G zone face up], draw a card.")
    unsaid = read("[ACT](VC)[1/turn]:[COST][turn a card from G zone face up], draw a card.")
    assert said == unsaid
    assert t.FaceUp(False) in walk.nodes(unsaid[0])
    down = read("[ACT](VC)[1/turn]:[COST][Choose a card from your damage zone, and turn it face down], draw a card.")
    assert t.FaceUp(True) in walk.nodes(down[0])
