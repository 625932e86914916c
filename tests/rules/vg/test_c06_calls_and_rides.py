"""[VG 6] Calls and rides, and [VG 4] what zones do with cards."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx
from ludex.core.resolving import resolving
from ludex.core.sight.view import may_see
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    FILLER,
    board,
    build,
    card,
    count,
    find,
    gets,
    may,
    order,
    pass_all,
    put,
    side,
    state,
    told,
    trigger,
    unit,
    value,
    when,
    where,
)

ONE, TWO, THREE = unit("One", 1), unit("Two", 2, 10000), unit("Three", 3, 13000, None)
SIDE = unit("Side")
PERSONA = unit("Self", 3, 13000, None, keywords=["persona ride", "Twin Drive"])
DROP = t.YOURS & t.Zone(("drop",))


def energy(n: int = 1) -> t.Instr:
    return t.Gain("energy", n)


def user(*do: t.Instr) -> object:
    return unit("User", 1, 8000, 5000, t.Activated(do=do, limit=1))


# --- zones -----------------------------------------------------------------------------------------------------


def test_4_1_8_a_move_between_circles_keeps_effects_a_call_does_not() -> None:
    """[VG 6.2.5] A card called from another circle is a new card."""
    d = board("main", side(fl=unit("Pumped", 1, 8000, 5000, t.Activated(do=(gets(5000),), limit=1))))
    d.take('use "Pumped"', "exchange left")
    assert value(d, "Pumped") == 13000 and where(d, "Pumped") == "RC back left"
    resolving.resolve(d.game, (t.Do("call", t.YOURS & t.Zone(("RC",)), word="RC"),), Ctx(find(d, "Pumped"), 0))
    d.game.decision = None
    d = Driver(d.game)
    d.take('call "Pumped" to front right')
    assert value(d, "Pumped") == 8000 and where(d, "Pumped") == "RC front right"


def test_4_9_2_5_1_a_card_that_comes_to_a_rear_guard_circle_stands() -> None:
    """[VG 4.9.2.5.2] From another rear-guard circle it keeps its orientation."""
    d = board("main", side(vc=[unit("Old"), unit("New")], fl=(ONE, "rest")))
    events.perform(d.game, Event("state", find(d, "New"), state=1, word="rest"))
    events.perform(d.game, events.moving(d.game, find(d, "New"), "RC", slot=1))
    assert state(d, "New") == "stand"
    events.perform(d.game, events.moving(d.game, find(d, "One"), "RC", slot=2))
    assert state(d, "One") == "rest"


def test_4_11_2_1_face_down_damage_is_public() -> None:
    """RULING-VG-006"""
    d = board("main", side(damage=[ONE]))
    events.perform(d.game, Event("face", one := find(d, "One"), up=0))
    obj = d.game.objects[one]
    assert not obj.up and may_see(d.game, obj, 0) and may_see(d.game, obj, 1)


def test_4_18_2_face_down_ride_deck_cards_are_seen_by_their_owner_only() -> None:
    """RULING-VG-006 [VG 4.14.2] Face-up ones are seen by both players."""
    d = board("main", side(ride_deck=[ONE], G=[card("Giant", type="G unit", grade=4, power=1)]))
    for name in ("One", "Giant"):
        obj = d.game.objects[find(d, name)]
        assert may_see(d.game, obj, 0) and not may_see(d.game, obj, 1)
        events.perform(d.game, Event("face", obj.id, up=1))
        assert all(may_see(d.game, d.game.objects[obj.id], player) for player in (0, 1))


def test_4_18_4_ride_deck_cards_never_enter_the_deck() -> None:
    """They lie face up in the ride deck zone instead, and cannot be ridden from there again. [VG 9.7.2]"""
    d = board("ride", side(vc=ONE, hand=[FILLER], ride_deck=[TWO]))
    d.take('ride "Two" from the ride deck')
    assert where(d, "Two") == "VC"
    events.perform(d.game, events.moving(d.game, find(d, "Two"), "deck"))
    assert where(d, "Two") == "ride deck" and d.game.objects[find(d, "Two")].up
    assert may_see(d.game, d.game.objects[find(d, "Two")], 1)
    game = build("ride", side(vc=ONE, hand=[FILLER], ride_deck=[TWO]))
    shown = game.objects[game.zone("ride deck", 0)[0]].copy()
    shown.up = True
    game.put(shown)
    assert not any('"Two"' in text for text in Driver(game).offered)


# --- calls -----------------------------------------------------------------------------------------------------


def test_6_2_2_2_a_call_by_an_effect_is_a_superior_call() -> None:
    d = board("main", side(fl=user(t.Do("call", DROP, word="RC")), drop=[THREE], vc=ONE))
    d.take('use "User"')
    assert len(d.offered) == 5
    d.take('call "Three" to back right')
    assert told(d, "move", "superior call") == ["Three"] and where(d, "Three") == "RC back right"


def test_6_2_3_2_1_several_called_at_once_take_separate_circles_and_come_together() -> None:
    """[VG 6.2.3.3]"""
    sees = when("move", t.Gain("energy", t.Count(t.YOURS & t.Zone(("RC",)))), dst=("RC",))
    pair = [unit("A", 1, 8000, 5000, sees), unit("B", 1, 8000, 5000, sees)]
    d = board("main", side(fl=user(t.Do("call", DROP, word="RC")), drop=pair))
    d.take('use "User"', 'call "A" to front right')
    assert 'call "B" to front right' not in d.offered and len(d.offered) == 4
    d.take('call "B" to back left')
    pass_all(d, "call", "pass")
    assert d.game.num(0, "energy") == 6


def test_6_2_3_2_1_1_as_many_as_there_are_circles() -> None:
    six = [unit(f"U{i}") for i in range(6)]
    d = board("main", side(vc=THREE, hand=[order("Muster", t.Do("call", DROP, word="RC"))], drop=six))
    d.take('play "Muster"')
    pass_all(d, "never", "pass")
    assert count(d, "RC") == 5 and [n for n in d.names("drop", 0) if n.startswith("U")] == ["U5"]


def test_6_2_3_2_1_1_the_player_says_which_cards_find_a_circle() -> None:
    """As long as there are more cards than circles, each of them may come to any circle that is left."""
    game = build("main", side(vc=THREE, hand=[order("Muster", t.Do("call", DROP, word="RC"))], drop=[ONE, TWO, SIDE]))
    for circle in ("back left", "back center", "back right"):
        put(game, 0, "locked", unit("Bound"), circle)
    d = Driver(game).take('play "Muster"')
    names, circles = ("One", "Two", "Side"), ("front left", "front right")
    assert sorted(d.offered) == sorted(f'call "{name}" to {circle}' for name in names for circle in circles)
    d.take('call "Side" to front right')
    assert sorted(d.offered) == ['call "One" to front left', 'call "Two" to front left']
    d.take('call "Two" to front left')
    assert (where(d, "Side"), where(d, "Two"), where(d, "One")) == ("RC front right", "RC front left", "drop")


def test_6_2_3_2_with_enough_circles_the_cards_are_asked_for_in_turn() -> None:
    d = board("main", side(vc=THREE, hand=[order("Muster", t.Do("call", DROP, word="RC"))], drop=[ONE, TWO]))
    d.take('play "Muster"')
    assert len(d.offered) == 5 and all("One" in text for text in d.offered)


def test_4_4_3_an_order_that_is_called_goes_to_the_drop_zone() -> None:
    """[VG 6.2.3.3] It is shown, goes there with the units that are called, and retires nobody. [VG 6.2.3.4]"""
    hand = t.YOURS & t.Zone(("hand",))
    for word, both in (("RC", True), ("GC", False)):
        mine = side(vc=THREE, fl=user(t.Do("call", hand, word=word)), fr=FILLER, hand=[order("Song"), ONE])
        d = board("main", mine).take('use "User"')
        if both:
            d.take('call "Song" to front right', 'call "One" to back left')
            assert where(d, "One") == "RC back left"
        assert where(d, "Song") == "drop" and where(d, "Filler") == "RC front right"
        assert told(d, "move", "superior call").count("Song") == 1


def test_4_4_3_an_order_that_is_ridden_rides_nobody() -> None:
    """RULING-VG-243: it goes to the drop zone, and the vanguard stays."""
    d = board("main", side(vc=THREE, fl=user(t.Do("ride", t.YOURS & t.Zone(("soul",)))), soul=[order("Song")]))
    d.take('use "User"')
    assert (where(d, "Song"), where(d, "Three")) == ("drop", "VC") and told(d, "ride") == []


def test_6_2_3_3_1_called_units_stand_and_guardians_rest() -> None:
    d = board("main", side(fl=user(t.Do("call", DROP, word="RC rest")), drop=[ONE], hand=[TWO]))
    d.take('use "User"', 'call "One" to front right', 'call "Two" to back center')
    assert state(d, "One") == "rest" and state(d, "Two") == "stand"
    d = board("battle", side(fl=ONE), side(hand=[TWO, FILLER]))
    d.take("attack", 'attack with "One"', 'guard with "Two"')
    assert state(d, "Two") == "rest"


def test_6_2_3_4_calling_over_a_unit_retires_it_within_the_call() -> None:
    """Before any check timing: both abilities wait together."""
    old = unit("Old", 1, 8000, 5000, when("move", energy(1), word="retire"))
    new = unit("New", 1, 8000, 5000, when("move", energy(10), dst=("RC",)))
    d = board("main", side(fl=old, hand=[new]), forced=True)
    d.take('call "New" to front left')
    assert where(d, "Old") == "drop" and len(d.game.pending) == 2
    assert told(d, "move", "retire") == ["Old"]


# --- rides -----------------------------------------------------------------------------------------------------


def test_6_3_3_1_a_card_of_the_field_is_not_ridden() -> None:
    """RULING-VG-001: [VG 7.4.1.1] but an ability that puts it on the vanguard circle performs a ride."""
    rear = t.YOURS & t.Zone(("RC",)) & t.Word("name", "Two")
    d = board("main", side(fl=TWO, fr=user(t.Do("ride", rear))))
    d.take('use "User"')
    assert where(d, "Two") == "RC front left" and d.names("VC", 0) == ["Hero"]
    d = board("main", side(fl=(TWO, "rest"), fr=user(t.Move(rear, "VC"))))
    d.take('use "User"')
    assert d.names("VC", 0) == ["Two"] and d.names("soul", 0) == ["Hero"] and state(d, "Two") == "stand"
    assert [e.word for e in d.trace.events if e.kind == "ride"] == ["superior ride"]


def test_6_3_3_2_2_from_the_ride_deck_a_card_is_discarded() -> None:
    """Not if an effect rides it."""
    d = board("ride", side(vc=ONE, hand=[THREE, FILLER], ride_deck=[TWO]))
    d.take('ride "Two" from the ride deck')
    assert d.offered == ['discard "Three"', 'discard "Filler"']
    d.take('discard "Three"')
    assert d.names("drop", 0) == ["Three"] and d.names("VC", 0) == ["Two"]
    fetch = t.Do("ride", t.YOURS & t.Zone(("ride deck",)))
    d = board("main", side(vc=ONE, fl=user(fetch), hand=[THREE], ride_deck=[TWO]))
    d.take('use "User"')
    assert d.names("VC", 0) == ["Two"] and d.names("hand", 0) == ["Three"]


def test_6_3_3_2_2_the_discarded_card_hears_for_which_ride() -> None:
    """Not of a card that is discarded otherwise, nor of a ride of another grade."""
    rides = t.YOURS & t.Zone(("ride deck",)) & t.Figure("grade", "=", 2)
    heard = t.When("move", t.SELF, rides, src=("hand",), word="discard")
    crier = unit("Crier", 0, 6000, 5000, t.Automatic(heard, do=(energy(),), zones=("drop",)))
    d = board("ride", side(vc=ONE, hand=[crier, FILLER], ride_deck=[TWO]))
    d.take('ride "Two" from the ride deck', 'discard "Crier"')
    assert d.game.num(0, "energy") == 1
    d = board("ride", side(vc=TWO, hand=[crier, FILLER], ride_deck=[THREE]))
    d.take('ride "Three" from the ride deck', 'discard "Crier"')
    assert d.game.num(0, "energy") == 0


def test_6_3_3_2_2_an_effect_lets_another_card_pay_for_the_ride() -> None:
    """[VG 7.25.4] A card of the soul is soul-blasted, which is heard; a rear-guard is put into the soul. [VG 11.12.1]
    Without the effect, and for a card that it does not name, only cards of the hand pay."""
    text = '"[Soul-Blast 1]" instead of "Choose a card from your hand, and discard it".'
    page = unit("Page", 1, 8000, text=f"[CONT](VC):When you would ride from your ride deck, you can ride with {text}")
    d = board("ride", side(vc=page, hand=[THREE], soul=[FILLER], ride_deck=[TWO]))
    d.take('ride "Two" from the ride deck')
    assert d.offered == ['discard "Three"', 'discard "Filler"']
    d.take('discard "Filler"')
    assert d.names("drop", 0) == ["Filler"] and d.names("hand", 0) == ["Three"] and told(d, "soul-blast")
    d = board("ride", side(vc=page, soul=[FILLER], ride_deck=[TWO]))
    assert may(d, 'ride "Two" from the ride deck'), "also with an empty hand"
    assert not may(board("ride", side(vc=page, ride_deck=[TWO])), 'ride "Two" from the ride deck')
    only = f'[CONT](VC):When you would ride a card with "Three" in its card name from your ride deck, you may {text}'
    squire = unit("Squire", 1, 8000, text=only)
    assert not may(board("ride", side(vc=squire, soul=[FILLER], ride_deck=[TWO])), 'ride "Two" from the ride deck')
    put = '"Put this unit into your soul" instead of "Choose a card from your hand, and discard it".'
    groom = unit("Groom", 1, 8000, text=f"[CONT](RC):When you would ride from your ride deck, you can ride with {put}")
    d = board("ride", side(vc=ONE, fl=groom, hand=[THREE], ride_deck=[TWO]))
    d.take('ride "Two" from the ride deck', 'discard "Groom"')
    assert sorted(d.names("soul", 0)) == ["Groom", "One"] and d.names("hand", 0) == ["Three"]


def test_6_3_3_5_the_old_vanguard_goes_into_the_soul_and_the_new_one_stands() -> None:
    """[VG 6.3.3.4.1] Its effects do not stay. [VG 6.3.4]"""
    d = board("ride", side(vc=ONE, hand=[TWO]))
    d.take('ride "Two"')
    assert d.names("soul", 0) == ["One"] and d.names("VC", 0) == ["Two"] and state(d, "Two") == "stand"


def test_6_3_5_rode_upon_abilities_trigger() -> None:
    """[VG 11.9.6.1.4]"""
    page = unit("Page", 0, 6000, 5000, when("move", energy(), word="rode upon"))
    d = board("ride", side(vc=page, hand=[ONE]))
    d.take('ride "One"')
    assert d.game.num(0, "energy") == 1


def test_6_3_5_1_rode_upon_loses_track_after_another_move() -> None:
    """The card is followed into the soul, and no further."""
    here = t.Do("call", t.Ref("became"), word="RC")
    page = unit("Page", 0, 6000, 5000, when("move", here, word="rode upon"))
    d = board("ride", side(vc=page, hand=[ONE]))
    d.take('ride "One"', 'call "Page" to front left')
    assert where(d, "Page") == "RC front left"
    dump = when("move", t.Move(t.YOURS & t.Zone(("soul",)), "drop"), dst=("VC",))
    d = board("ride", side(vc=page, hand=[unit("Dump", 1, 8000, 5000, dump)]))
    d.take('ride "Dump"', 'resolve "Dump"')
    assert where(d, "Page") == "drop" and not any(text.startswith('call "Page"') for text in d.offered)


def test_6_3_8_persona_ride_draws_and_strengthens_the_front_row() -> None:
    """[VG 7.15.1.4.1] [VG 7.15.1.4.2] Whoever stands in the front row, for this turn. [VG 9.7.2]"""
    d = board("ride", side(vc=PERSONA, fl=ONE, bl=TWO, hand=[PERSONA]))
    d.take('ride "Self"')
    assert count(d, "hand") == 1 and told(d, "persona ride") == ["Self"]
    assert [value(d, n) for n in ("Self", "One", "Two")] == [23000, 18000, 10000]
    d.take("exchange left")
    assert [value(d, n) for n in ("Self", "One", "Two")] == [23000, 8000, 20000]
    d.take("pass", "pass")
    assert [value(d, n) for n in ("Self", "One", "Two")] == [13000, 8000, 10000]


def test_7_15_1_4_2_a_text_may_let_a_persona_ride_reach_the_back_row() -> None:
    """Of the player who has the text only, and only where it is valid: this one is on the vanguard circle."""
    text = "[CONT](VC):Your persona ride also increases the [Power] of your back row units."
    both = unit("Self", 3, 13000, None, keywords=["persona ride", "Twin Drive"], text=text)
    d = board("ride", side(vc=both, fl=ONE, bl=TWO, hand=[both]))
    d.take('ride "Self"')
    assert [value(d, n) for n in ("Self", "One", "Two")] == [23000, 18000, 20000]
    d = board("ride", side(vc=PERSONA, fl=ONE, bl=TWO, hand=[PERSONA], drop=[both]))
    d.take('ride "Self"')
    assert [value(d, n) for n in ("One", "Two")] == [18000, 10000]


def test_6_3_8_persona_ride_needs_hand_same_name_and_both_icons() -> None:
    plain = card("Self", number="plain", grade=3, power=13000)
    other = unit("Other", 3, 13000, None, keywords=["persona ride"])
    for vanguard, ridden in ((plain, PERSONA), (PERSONA, plain), (other, PERSONA)):
        d = board("ride", side(vc=vanguard, hand=[ridden]))
        d.take(f'ride "{ridden.name}"')
        assert told(d, "persona ride") == [] and count(d, "hand") == 0
    again = t.Do("ride", t.YOURS & t.Zone(("hand",)))
    d = board("main", side(vc=PERSONA, fl=user(again), hand=[PERSONA]))
    d.take('use "User"')
    assert d.names("soul", 0) == ["Self"] and told(d, "persona ride") == []


def test_6_3_8_a_text_may_say_from_which_other_vanguards_a_ride_is_a_persona_ride() -> None:
    """Only for cards that have the text, and only from such vanguards; without the icon it is no persona ride."""
    says = t.Passive((t.Rule("widen", "persona ride from", t.SELF, t.Figure("grade", "=", 3)),), zones=("hand",))
    for words, vanguard, rides in ((["persona ride"], THREE, 1), (["persona ride"], TWO, 0), ([], THREE, 0)):
        heir = unit("Heir", 3, 13000, None, says, keywords=words)
        d = board("ride", side(vc=vanguard, hand=[heir]))
        d.take('ride "Heir"')
        assert len(told(d, "persona ride")) == rides


def test_6_3_8_another_name_of_the_card_counts_for_a_persona_ride() -> None:
    """[VG 2.1.2] [VG 12.6.2.2] The vanguard's or the ridden card's; a name that neither has does not."""
    alias = card("Alias", grade=3, power=13000, keywords=["persona ride"], also_named=["Self"])
    text = '[CONT]:This card is also regarded as "Self".\n[CONT]:This card is also regarded as "Third".'
    printed = card("Printed", grade=3, power=13000, keywords=["persona ride"], text=text)
    stranger = card("Stranger", grade=3, power=13000, keywords=["persona ride"], also_named=["Elf"])
    for old, new, persona in (
        (PERSONA, alias, True),
        (alias, PERSONA, True),
        (alias, printed, True),
        (PERSONA, stranger, False),
    ):
        d = board("ride", side(vc=old, hand=[new]))
        d.take(f'ride "{new.name}"')
        assert told(d, "persona ride") == ([new.name] if persona else [])


def test_6_3_6_several_rides_one_at_a_time_in_the_order_their_master_says() -> None:
    """Each rides upon the one before; a single card needs no order."""
    again = t.Do("ride", t.YOURS & t.Zone(("hand",)))
    for first, second in ((ONE, TWO), (TWO, ONE)):
        d = board("main", side(fl=user(again), hand=[ONE, TWO]))
        d.take('use "User"')
        assert d.offered == ['ride "One"', 'ride "Two"']
        d.take(f'ride "{first.name}"')
        assert d.names("VC", 0) == [second.name] and d.names("soul", 0) == ["Hero", first.name]
    d = board("main", side(fl=user(again), hand=[ONE]))
    d.take('use "User"')
    assert d.names("VC", 0) == ["One"]


def test_6_3_8_persona_ride_comes_before_the_check_timing() -> None:
    lord = unit(
        "Self", 3, 13000, None, when("move", t.Gain("energy", t.Count(t.YOURS & t.Zone(("hand",)))), dst=("VC",)),
        keywords=["persona ride"],
    )  # fmt: skip
    d = board("ride", side(vc=lord, hand=[lord]))
    d.take('ride "Self"')
    assert d.game.num(0, "energy") == 1


def test_6_2_4_1_a_guardian_that_leaves_takes_its_shield_along() -> None:
    d = board("battle", side(fl=ONE), side(hand=[TWO, trigger("Wisp", "draw")]))
    d.take("attack", 'attack with "One"', 'guard with "Two"')
    assert value(d, "Villain") == 18000
    events.perform(d.game, events.moving(d.game, find(d, "Two"), "drop"))
    assert value(d, "Villain") == 13000


def test_7_34_1_a_card_put_on_some_rear_guard_circle_goes_where_its_master_says() -> None:
    """No call, so nobody is retired by it; the rule action settles who stays. [VG 13.3.5] [VG 15.2.2]"""
    d = board("main", side(vc=[THREE, TWO], fl=ONE, fr=user(t.Move(t.YOURS & t.Zone(("soul",)), "RC"))))
    assert d.names("soul", 0) == ["Three"]
    d.take('use "User"')
    assert len(d.offered) == 5
    d.take('put "Three" on front left')
    assert where(d, "Three") == "RC front left" and d.names("drop", 0) == ["One"]
    assert told(d, "move", "retire") == [] and told(d, "move", "superior call") == []
    d = board("main", side(fl=user(t.Create("LV-T1", 1, "RC"))))
    d.take('use "User"', "call the token to back left")
    assert where(d, "Ember Wisp") == "RC back left"


def test_6_2_1_a_normal_call_puts_the_unit_on_the_circle_that_was_named() -> None:
    """[VG 6.2.2.1] [VG 6.2.3.2] It is called a normal call only if it is made by the rules, from the hand."""
    d = board("main", side(hand=[ONE], drop=[unit("Risen")], fl=user(t.Do("call", DROP, word="RC"))))
    d.take('call "One" to back center')
    assert where(d, "One") == "RC back center" and told(d, "move", "normal call") == ["One"]
    d.take('use "User"', 'call "Risen" to back left')
    assert told(d, "move", "normal call") == ["One"] and told(d, "move", "superior call") == ["Risen"]


def test_6_2_3_1_1_cards_from_a_hidden_zone_are_shown_before_their_circles_are_chosen() -> None:
    """[VG 6.2.3.1] A card from the drop zone is seen anyway."""
    caller = user(t.Look("seen", 1, "deck"), t.Do("call", t.Ref("seen"), word="RC"))
    d = board("main", side(fl=caller, deck=[TWO]))
    d.take('use "User"')
    obj = d.game.objects[find(d, "Two", "deck")]
    assert may_see(d.game, obj, 1) and told(d, "reveal") == ["Two"]
    d.take('call "Two" to back left')
    d = board("main", side(fl=user(t.Do("call", DROP, word="RC")), drop=[TWO]))
    d.take('use "User"', 'call "Two" to back left')
    assert told(d, "reveal") == []


def test_6_3_1_a_ridden_unit_comes_to_the_vanguard_circle_of_its_owner() -> None:
    """[VG 6.3.2.1] [VG 6.3.3.2] [VG 6.3.3.3] [VG 6.3.3.3.1] [VG 6.3.3.4] [VG 6.3.3.4.2] What is heard is about the new
    unit, while the old one is still there."""
    hears = when("move", t.Gain("energy", t.FigureOf(t.Ref("became"), "grade")), subject=t.YOURS, dst=("VC",))
    d = board("ride", side(vc=unit("Old", 1), hand=[TWO], fl=unit("Watch", 1, 8000, 5000, hears)))
    d.take('ride "Two"')
    assert d.names("VC", 0) == ["Two"] and d.names("VC", 1) == ["Villain"] and d.game.num(0, "energy") == 2
    assert told(d, "ride", "normal ride") == ["Two"] and told(d, "ride", "superior ride") == []


def test_6_3_3_2_1_a_card_ridden_from_the_deck_is_revealed() -> None:
    d = board("main", side(fl=user(t.Look("seen", 1, "deck"), t.Do("ride", t.Ref("seen"))), deck=[TWO]))
    d.take('use "User"')
    assert told(d, "reveal") == ["Two"] and d.names("VC", 0) == ["Two"]
    assert told(d, "ride", "superior ride") == ["Two"]


def test_6_2_3_2_the_circles_that_an_effect_names() -> None:
    """The center of the back row; a row of the own column; an open circle of a row."""
    for word, free in (
        ("RC center", ["back center"]),
        ("RC back column", ["back left"]),
        ("RC open back", ["back center", "back right"]),
        ("RC rest open front", ["front right"]),
        ("RC other column", ["back left"]),
    ):
        call = (t.Choose("c", 1, DROP), t.Do("call", t.Ref("c"), word=word))
        d = board("main", side(fl=user(*call), bl=SIDE, drop=[ONE]))
        d.take('use "User"')
        if len(free) > 1:
            assert d.offered == [f'call "One" to {circle}' for circle in free]
            d.take(d.offered[-1])
        assert where(d, "One") == f"RC {free[-1]}"
        assert state(d, "One") == ("rest" if "rest" in word else "stand")


def test_6_3_3_4_an_effect_may_ride_a_card_as_rested() -> None:
    for word in ("", "rest"):
        d = board("main", side(fl=user(t.Choose("c", 1, DROP), t.Do("ride", t.Ref("c"), word=word)), drop=[THREE]))
        d.take('use "User"')
        assert where(d, "Three") == "VC" and state(d, "Three") == (word or "stand")


def test_6_3_3_5_the_highest_grade_ridden_is_known_where_a_card_asks() -> None:
    """Nobody has ridden yet; after a ride of grade 3 the number is 4, and a lower ride leaves it."""
    draws = t.If(t.Compare(t.Number(t.YOU, "highest grade ridden + 1"), "<=", 3), (t.Draw(1),))
    asks = unit("Asker", 1, 8000, 5000, t.Activated(do=(draws,)))
    ride = (t.Choose("c", 1, DROP), t.Do("ride", t.Ref("c")))
    d = board("main", side(fl=asks, fr=user(*ride), drop=[THREE]))
    d.take('use "Asker"')
    assert count(d, "hand", 0) == 1
    d.take('use "User"', 'use "Asker"')
    assert count(d, "hand", 0) == 1 and d.game.num(0, "highest grade ridden + 1") == 4


def test_7_5_1_units_that_were_placed_this_turn() -> None:
    came = t.YOURS & t.Zone(("RC",)) & t.Role("came this turn")
    do = (t.Choose("c", 1, DROP), t.Do("call", t.Ref("c"), word="RC open"), t.Gain("energy", t.Count(came)))
    d = board("main", side(fl=user(*do), bl=SIDE, drop=[ONE]))
    before = d.game.num(0, "energy")
    d.take('use "User"', 'call "One" to front right')
    assert d.game.num(0, "energy") - before == 1


def test_9_1_1_units_in_the_turn_of_their_player() -> None:
    """Of the units of both players, only those of the turn player are on their turn."""
    mine = t.Zone(("RC",)) & t.Role("on its turn")
    theirs = t.ENEMY & mine
    do = (t.Gain("energy", t.Plus((t.Count(mine), t.Times(5, t.Count(theirs))))),)
    d = board("main", side(fl=user(*do), bl=SIDE), side(fl=ONE))
    before = d.game.num(0, "energy")
    d.take('use "User"')
    assert d.game.num(0, "energy") - before == 2


def test_6_2_3_3_a_unit_hears_on_whose_circle_it_is_placed() -> None:
    """The unit that was there is still there then. [VG 6.2.3.4] Not if the circle was open, or has another unit."""
    text = "[AUTO]:When this unit is placed on a (RC) with your other grade 2 or greater rear-guard, [Soul-Charge 1]."
    heir = unit("Heir", 1, 8000, text=text)
    for below, charged in ((TWO, 1), (FILLER, 0), (None, 0)):
        d = board("main", side(vc=THREE, fl=below, hand=[heir], deck=[FILLER, FILLER]))
        d.take('call "Heir" to front left')
        assert count(d, "soul") == charged
