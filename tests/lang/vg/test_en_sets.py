"""English texts of Vanguard: the circle of this unit, phases of this turn, one of each, what is counted again, cards
that are unlocked, imprisoned or armed. All sentences are our own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.tree import walk
from tests.lang.vg.test_en_parts import declined, effect, read
from tests.lang.vg.test_en_stations import condition, heard
from tests.rules.vg.support import board, card, side, trigger, unit

RC, SOUL = t.Zone(("RC",)), t.Zone(("soul",))
SMITHS = t.All((t.YOURS, t.Zone(("order zone",)), t.Word("type", "base")))
ECHO = "[AUTO](VC/RC):When your other unit is placed on this unit's circle, draw a card."


def drawn_after(call: str) -> int:
    """How many cards are in the hand after a card was called from it to a circle; the unit in front hears of it."""
    echo = unit("Echo", 1, 8000, 5000, text=ECHO)
    d = board("main", side(vc=unit("Hero", 3, 13000), fl=echo, hand=[unit("Newcomer", 1), unit("Spare", 3)]), side())
    d.take(f'call "Newcomer" to {call}')
    return len(d.game.zone("hand", 0))


def test_a_unit_is_placed_on_the_circle_of_this_one() -> None:
    assert drawn_after("front left") == 2 and drawn_after("front right") == 1
    rider = side(vc=unit("Echo", 2, 9000, 5000, text=ECHO), hand=[unit("Rider", 3, 13000)])
    d = board("ride", rider, side())
    d.take('ride "Rider"')
    assert len(d.game.zone("hand", 0)) == 1
    here = t.Beside(t.SELF, "spot")
    made = heard("your other grade 2 unit is placed on the (RC) this unit is on")
    assert made.dst == ("RC",) and isinstance(made.subject, t.All) and here in made.subject.parts
    assert declined("[AUTO](RC):When your unit is placed on the (GC) this unit is on, draw a card.")


def test_what_happened_in_a_phase_of_this_turn() -> None:
    made = condition("your vanguard was not placed during the ride phase this turn")
    came = t.When("move", t.All((t.YOURS, t.Zone(("VC",)))), word="placed", phase="ride")
    assert made == t.Unless(t.Compare(t.Happened(came), ">=", 1))
    other = condition("your vanguard was not placed during the battle phase this turn")
    assert other != made and condition("your vanguard was not placed this turn") != made
    assert declined("[CONT](RC):If you rode during the draw phase this turn, this unit gets [Power] +2000.")


def test_one_of_each_name() -> None:
    made = condition('you have one of each rear-guard with "Oak", "Elm", and "Ash" in their card names')
    assert isinstance(made, t.Both) and len(made.parts) == 3
    assert [part.value for part in walk.nodes(made) if isinstance(part, t.Within)] == ["Oak", "Elm", "Ash"]
    two = condition(
        'you have a vanguard with "Oak" in its card name and one of each unit with "A" and "B" in its card name'
    )
    assert isinstance(two, t.Both) and len(two.parts) == 3
    both = condition('you have a unit with "Oak" in its card name and a grade 2 rear-guard')
    assert isinstance(both, t.Both) and len(both.parts) == 2
    graded = condition("you have one or more units each with grade 1 and grade 2")
    assert isinstance(graded, t.Both) and len(graded.parts) == 2


def test_a_vanguard_of_one_kind_or_of_another() -> None:
    made = condition('your vanguard is a grade 3 card with "Oak" in its card name or an <Elf>')
    assert isinstance(made, t.Either) and len(made.parts) == 2
    assert made.parts[1] == t.Exists(t.All((t.YOURS, t.Zone(("VC",)), t.Word("race", "Elf"))))


def test_zones_of_both_players_are_counted_together() -> None:
    made = condition("there are a total of four or more normal units in your and your opponent's drop zones")
    assert isinstance(made, t.Compare) and made.b == 4 and isinstance(made.a, t.Count)
    assert isinstance(made.a.what, t.All) and not any(isinstance(part, t.Side) for part in made.a.what.parts)


@pytest.mark.parametrize(
    "again", ("it has three or more Bases", "there are three or more Bases", "it has three or more")
)
def test_what_was_counted_is_counted_again(again: str) -> None:
    first, second = read(
        f"[CONT](RC):If your order zone has a Base, this unit gets [Power] +2000. If {again}, this unit gets drive +1."
    )
    assert isinstance(first, t.Passive) and first.cond == t.Exists(SMITHS)
    assert isinstance(second, t.Passive) and second.cond == t.Both((t.Exists(SMITHS), t.Exists(SMITHS, 3)))
    *_, more = effect(f"if your order zone has a Base, draw a card. If {again}, draw two cards.")
    assert isinstance(more, t.If) and more.cond == t.Exists(SMITHS, 3)


def test_another_kind_was_not_counted() -> None:
    assert declined(
        "[CONT](RC):If your order zone has a Base, this unit gets [Power] +2000. If it has three or more Prisons, this "
        "unit gets drive +1."
    )
    assert declined("[CONT](RC):If it has three or more Bases, this unit gets drive +1.")


@pytest.mark.parametrize(
    ("deed", "did", "verb"),
    (
        ("choose any number of your locked cards, and unlock them", "unlocked", "unlock"),
        ("choose two of your opponent's rear-guards, and imprison them in your Prison", "imprisoned", "imprison"),
        ("choose two of your rear-guards, and lock them", "locked", "lock"),
    ),
)
def test_what_was_done_is_asked_and_counted(deed: str, did: str, verb: str) -> None:
    _, made, asked = effect(f"{deed}. If you {did} two or more cards, draw a card.")
    assert isinstance(made, t.Do) and made.verb == verb
    assert isinstance(asked, t.If) and asked.cond == t.Compare(t.Moved("t"), ">=", 2)
    *_, each = effect(f"{deed}, and this unit gets [Power] +2000 until end of turn for each card {did} by this effect.")
    assert isinstance(each, t.Continue) and isinstance(each.effects[0], t.Modify)
    assert each.effects[0].amount == t.Times(2000, t.Moved("t"))
    assert declined(f"[AUTO](RC):When this unit attacks, draw a card. If you {did} two or more cards, draw a card.")


def test_arms_of_a_vanguard_that_is_chosen() -> None:
    chosen, host, armed = effect("choose an Arms card from your drop, and arm it to one of your vanguards.")
    assert isinstance(chosen, t.Choose) and host == t.Choose("host", 1, t.All((t.YOURS, t.Zone(("VC",)))))
    assert armed == t.Do("arm", t.Ref("t"), word="host")
    one, more = (condition(f"your (VC) has {words} Arms") for words in ("one", "one or more"))
    assert isinstance(one, t.Compare) and one.op == "=" and isinstance(more, t.Exists)


def test_more_for_each_instead() -> None:
    (made,) = effect(
        "this unit gets [Power] +2000 until end of turn for each of your other rear-guards. If your soul has five or "
        "more cards, it gets [Power] +6000 instead of +2000."
    )
    assert isinstance(made, t.If)
    changes = [part for part in walk.nodes((made.then, made.otherwise)) if isinstance(part, t.Modify)]
    others = t.Count(t.All((t.YOURS, RC, t.Not(t.SELF))))
    assert [part.amount for part in changes] == [t.Times(6000, others), t.Times(2000, others)]


def test_two_zones_of_which_one_is_a_row() -> None:
    (ability,) = read("[AUTO](VC)/Front Row (RC):When your other unit attacks, draw a card.")
    assert isinstance(ability, t.Automatic) and ability.zones == ("VC", "RC")
    assert ability.cond == t.Either((t.Is(t.SELF, t.Zone(("VC",))), t.Is(t.SELF, t.Lies("front"))))
    (held,) = read("[CONT]Back Row (RC)/(GC):This unit gets [Shield] +5000.")
    assert isinstance(held, t.Passive) and held.zones == ("RC", "GC")
    assert held.cond == t.Either((t.Is(t.SELF, t.Lies("back")), t.Is(t.SELF, t.Zone(("GC",)))))
    (left,) = read("[CONT]Back Row Left (RC):This unit gets [Power] +2000.")
    (right,) = read("[CONT]Back Row Right (RC):This unit gets [Power] +2000.")
    assert left != right


def test_loud_sentences_are_read_like_others() -> None:
    (spell,) = read("Additional Effect - Draw a card! If your soul has two or more cards, draw two cards!")
    assert isinstance(spell, t.Spell) and len(spell.do) == 2 and isinstance(spell.do[1], t.If)
    (every,) = effect("until end of turn, you also perform drive checks for the battles your rear-guards attack.")
    rule = t.Rule("permit", "drive check", t.All((t.YOURS, RC)))
    assert every == t.Continue((rule,), "turn", anew=True)


def test_an_ability_used_this_turn() -> None:
    made = condition("your grade 3 vanguard [OverSoul] this turn")
    assert isinstance(made, t.Compare) and isinstance(made.a, t.Happened) and isinstance(made.a.when.cause, t.All)
    assert t.Role("using OverSoul") in made.a.when.cause.parts


def test_a_figure_is_brought_to_that_of_another_unit() -> None:
    _, made = effect(
        "choose one of your other units, and increase or decrease this unit's [Power] to match the chosen unit's until "
        "end of turn."
    )
    assert isinstance(made, t.Continue) and isinstance(made.effects[0], t.Modify)
    amount = made.effects[0].amount
    assert isinstance(amount, t.Plus) and amount.parts[0] == t.FigureOf(t.Ref("t"), "power")


def test_names_are_compared_with_cards_anywhere() -> None:
    chosen, _ = effect(
        "choose a card with the same card name as any of your grade 2 or greater units from your drop, and put it into "
        "your hand."
    )
    assert isinstance(chosen, t.Choose) and isinstance(chosen.what, t.All)
    (shared,) = (part for part in chosen.what.parts if isinstance(part, t.Shares))
    assert t.Figure("grade", ">=", 2) in walk.nodes(shared)
    other, _ = effect(
        "choose a card with a different card name from face up cards in your damage zone from your drop, and put it "
        "into your hand."
    )
    assert isinstance(other, t.Choose) and t.FaceUp(True) in walk.nodes(other.what)
    assert t.Zone(("drop",)) in walk.nodes(other.what)
    assert condition("you have a rear-guard with the same card name as a unit on your (VC)") is not None


def test_for_each_name() -> None:
    *_, made = effect(
        "this unit gets [Power] +2000 until end of turn for each order with a different card name in your drop."
    )
    amount = made.effects[0].amount if isinstance(made, t.Continue) and isinstance(made.effects[0], t.Modify) else 0
    assert isinstance(amount, t.Times) and isinstance(amount.b, t.Distinct)


def test_the_unit_over_an_original_dress() -> None:
    (made, _) = effect("choose one of this card's outerDress units, and it gets [Power] +2000 until end of turn.")
    assert isinstance(made, t.Choose) and t.Related("dressed over") in walk.nodes(made.what)


def test_the_opponent_has_to_intercept() -> None:
    text = (
        "[AUTO](RC):When this unit attacks, your opponent's units must intercept as much as possible until end of that "
        "battle."
    )
    guard = unit("Wall", 2, 9000, 5000, keywords=("Intercept",))
    for words, free in ((text, False), ("[AUTO](RC):When this unit attacks, draw a card.", True)):
        mine = side(vc=unit("Hero", 3, 13000), fl=unit("Bully", 2, 9000, 5000, text=words))
        d = board("battle", mine, side(vc=unit("Villain", 3, 13000), fl=guard, fr=unit("Weak", 1)))
        d.take("attack", 'attack with "Bully" -> "Villain"')
        assert ('intercept with "Wall"' in d.offered and "pass" in d.offered) is free
        assert ("Wall" in d.names("drop", 1)) is not free  # there was nothing else to choose


def test_a_unit_attacks_by_an_effect() -> None:
    *_, made = effect(
        "choose one of your other rear-guards, [Stand] it, and attack your opponent's vanguard with that unit."
    )
    assert isinstance(made, t.ForEach) and made.do == (t.Do("attack", t.Ref("t"), word="foe"),)
    foe, attack = effect("choose one of your other rear-guards, and it attacks your opponent's other rear-guard.")[1:]
    assert isinstance(foe, t.Choose) and foe.name == "foe" and attack == t.Do("attack", t.Ref("t"), word="foe")


def test_so_many_of_this_card_in_a_deck() -> None:
    assert unit("Swarm", text="[CONT]:You may have up to sixteen of this card in your deck.").figures["copies"] == 16


def test_a_figure_that_rises_instead_of_falling() -> None:
    (made,) = effect(
        "this unit gets drive -1 until end of turn. If your soul has two or more cards, it gets drive +1 instead of "
        "drive -1."
    )
    assert isinstance(made, t.If)
    changes = [part.amount for part in walk.nodes((made.then, made.otherwise)) if isinstance(part, t.Modify)]
    assert changes == [1, -1]


def test_revealed_cards_go_different_ways() -> None:
    do = effect(
        "look at the top five cards of your deck, choose up to two cards from among them, reveal them, put the "
        "revealed normal order into your hand, discard the revealed unit card, and shuffle your deck."
    )
    first, second = (part for part in do if isinstance(part, t.Move))
    assert first.to == "hand" and second.to == "drop" and first.what != second.what


def test_trigger_effects_are_activated_by_an_effect() -> None:
    text = "[ACT](RC):Discard the top card of your deck, and activate all of that card's trigger effects."
    drawn = []
    for icon in ("draw", "critical"):
        mine = side(vc=unit("Hero", 3, 13000), fl=unit("Spark", text=text), deck=[trigger("Lucky", icon)])
        d = board("main", mine, side()).take('use "Spark"')
        while not any("use" in option or option == "pass" for option in d.offered):
            d.pick(0)
        assert d.names("drop", 0) == ["Lucky"]
        drawn.append(len(d.game.zone("hand", 0)))
    assert drawn == [1, 0]


def test_a_set_order_that_was_played_from_the_hand() -> None:
    text = "[AUTO](RC):When a set order you played from hand is put into the order zone, draw a card."
    base = card("Tower", type="set order")
    mine = side(vc=unit("Hero", 3, 13000), fl=unit("Mason", text=text), hand=[base])
    d = board("main", mine, side()).take('play "Tower"')
    assert d.names("order zone", 0) == ["Tower"] and len(d.game.zone("hand", 0)) == 1
    assert heard("a set order you played from hand is put into the order zone").event == "set from hand"
    assert declined("[AUTO](RC):When a normal unit you played from hand is put into the order zone, draw a card.")


def test_a_figure_is_doubled() -> None:
    _, made = effect("choose one of your other units, and double its [Power] until end of turn.")
    doubled = t.FigureOf(t.Ref("t"), "power")
    assert made == t.Continue((t.Modify(t.Ref("t"), "power", "+", doubled),), "turn")


def test_in_the_turn_in_which_this_unit_came() -> None:
    (made,) = read("[CONT](RC):During the turn this unit was placed from the deck, this unit gets [Power] +2000.")
    assert isinstance(made, t.Passive) and isinstance(made.cond, t.Compare) and isinstance(made.cond.a, t.Happened)
    assert made.cond.a.when.src == ("deck",)


def test_the_top_card_of_the_opponents_deck_is_spoken_of() -> None:
    named, put, asked = effect(
        "put the top card of your opponent's deck into the drop zone, and if it is grade 1 or greater, you draw a card."
    )
    assert named == t.Choose("top", 1, t.Top("deck", 1, who=t.OPPONENT)) and put == t.Move(t.Ref("top"), "drop")
    assert isinstance(asked, t.If) and asked.cond == t.Is(t.Ref("top"), t.Figure("grade", ">=", 1))
    (silent,) = effect("put the top card of your opponent's deck into the drop zone.")
    assert silent == t.Move(t.Top("deck", 1, who=t.OPPONENT), "drop")


def test_an_ability_and_so_much_for_each() -> None:
    (made,) = effect('this unit gets "Boost", and [Power] +2000 for each card in your soul until end of turn.')
    assert isinstance(made, t.Continue) and isinstance(made.effects[1], t.Modify)
    assert made.effects[1].amount == t.Times(2000, t.Count(t.All((t.YOURS, SOUL))))


def test_there_are_and_has_mean_the_same() -> None:
    made = condition("there are five or more cards in your soul")
    assert made == condition("your soul has five or more cards") == t.Exists(t.All((t.YOURS, SOUL)), 5)
    assert isinstance(condition("there are five or less cards in your soul"), t.Compare)
