"""[VG 9] The phases of a turn."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.position.game import Ctx
from ludex.core.resolving import deeds
from ludex.core.sight.view import may_see
from ludex.core.values import durations
from ludex.games.vg.c07_specific_actions import counter_blast
from ludex.games.vg.c09_game_progression import _ask_main
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    DRAW,
    FILLER,
    NOBODY,
    at,
    board,
    build,
    card,
    charged,
    count,
    find,
    gets,
    order,
    pass_all,
    rules,
    side,
    state,
    told,
    unit,
    value,
    when,
    where,
)

G0 = unit("Zero", 0, 6000, 10000)
G1, G2, G3 = unit("One", 1), unit("Two", 2, 10000), unit("Three", 3, 13000, None)
G4 = unit("Four", 4, 15000, None)


def words(d: Driver) -> list[str]:
    return [event.word for event in d.trace.events if event.kind == "begin"]


def energy(n: int = 1) -> t.Instr:
    return t.Gain("energy", n)


def test_9_1_1_turns_alternate() -> None:
    """[VG 9.11.10] After the end phase the opponent is the turn player of the next turn."""
    d = board("end")
    assert (d.game.turn, d.game.active) == (6, 1)
    pass_all(d, "call")
    d = board("end", active=1)
    assert (d.game.turn, d.game.active) == (6, 0)


def test_9_1_2_phases_come_in_their_order() -> None:
    """[VG 9.3.1] The draw step comes before the G assist step, [VG 9.6.1] the ride step before the stride step."""
    d = board("stand", side(vc=G3, hand=[FILLER]))
    d.take("pass")
    d.take("pass")
    assert words(d)[:11] == [
        "turn", "stand phase", "draw phase", "G assist step", "ride phase", "stride step", "main phase",
        "battle phase", "end phase", "end of turn", "turn",
    ]  # fmt: skip
    steps = ["9.2.3", "9.4.2", "9.5.1", "9.7.2", "9.8.2", "9.9.2"]
    assert rules(d, *steps)[: len(steps)] == steps


def test_9_2_2_abilities_of_the_beginning_come_before_standing() -> None:
    """Those of the turn and of the stand phase become standby together."""
    early = unit("Early", 1, 8000, 5000, at("stand phase"), at("turn", energy()))
    d = board("stand", side(fl=(early, "rest")), forced=True)
    assert len(d.game.pending) == 2
    assert state(d, "Early") == "rest"
    pass_all(d, "call", "attack")
    assert state(d, "Early") == "stand" and d.game.num(0, "energy") == 1


def test_9_2_3_all_cards_of_the_turn_player_stand_at_once() -> None:
    """The order zone too, and nothing of the opponent's. [VG 9.2.4] What that triggers comes before the draw."""
    riser = unit("Riser", 1, 8000, 5000, when("state", energy(), word="stand"))
    song = card("Song", type="set order", text="draw a card.")
    game = build("stand", side(fl=(riser, "rest"), br=(G1, "rest"), order_zone=[song]), side(fr=(G2, "rest")))
    ordered = game.objects[game.zone("order zone", 0)[0]].copy()
    ordered.state = 1
    game.put(ordered)
    d = Driver(game)
    assert [state(d, name) for name in ("Riser", "One", "Song", "Two")] == ["stand", "stand", "stand", "rest"]
    kinds = [event.kind for event in d.trace.events if event.kind in ("state", "number") or event.word == "draw"]
    assert kinds == ["state", "state", "state", "number", "move"]


def test_9_2_4_standing_triggers_resolve_before_the_draw_phase() -> None:
    riser = unit("Riser", 1, 8000, 5000, when("state", energy(), word="stand"))
    d = board("stand", side(fl=(riser, "rest")))
    seen = [e.kind if e.kind != "begin" else e.word for e in d.trace.events]
    assert seen.index("state") < seen.index("number") < seen.index("draw phase")


def test_9_4_1_abilities_of_the_draw_phase_come_before_the_draw() -> None:
    early = unit("Early", 1, 8000, 5000, at("draw phase", energy()))
    d = board("draw", side(fl=early))
    kinds = [e.kind for e in d.trace.events if e.kind == "number" or e.word == "draw"]
    assert kinds == ["number", "move"]


def test_9_4_2_the_turn_player_draws_one_card_even_on_turn_one() -> None:
    d = board("draw", side(hand=[G1]), turn=1)
    assert count(d, "hand") == 2 and count(d, "hand", 1) == 0 and count(d, "deck") == 19


def test_9_4_3_an_empty_deck_is_found_before_the_g_assist_step() -> None:
    """[VG 13.2.3]"""
    d = board("draw", side(vc=G0, deck=[FILLER], filler=0))
    assert d.game.outcome is not None and d.game.outcome.winner == 1
    assert "G assist step" not in words(d)
    assert rules(d, "9.4.3", "9.5.1") == ["9.4.3"]


def test_9_5_1_players_with_a_ride_deck_skip_g_assist() -> None:
    """RULING-VG-010: also once it is empty."""
    early = unit("Early", 1, 8000, 5000, at("G assist step", energy()))
    d = board("draw", side(vc=G0, fl=early, numbers={"ride deck": 1}, deck=[G0]))
    assert d.game.num(0, "energy") == 0 and "G assist" not in d.offered
    d = board("draw", side(vc=G0, fl=early, deck=[G0]))
    assert d.game.num(0, "energy") == 1 and d.offered == ["G assist", "pass"]


def test_9_5_2_abilities_of_the_step_come_before_the_offer() -> None:
    early = unit("Early", 1, 8000, 5000, at("G assist step", energy()))
    d = board("draw", side(vc=G0, fl=early, deck=[G0]))
    assert d.game.num(0, "energy") == 1 and d.decision is not None
    assert d.offered == ["G assist", "pass"]


@pytest.mark.parametrize(
    ("vanguard", "hand", "offered"),
    [(G1, [G2], False), (G3, [], False), (G1, [], True), (G1, [order("Two", DRAW, grade=2)], True), (G1, [G1], True)],
)
def test_9_5_3_offered_without_a_unit_of_the_next_grade(vanguard: object, hand: list[object], offered: bool) -> None:
    d = board("draw", side(vc=vanguard, hand=hand, deck=[G0]))  # type: ignore[arg-type]
    assert ("G assist" in d.offered) is offered


def test_9_5_3_1_the_hand_is_revealed() -> None:
    d = board("draw", side(vc=G0, hand=[G3, G3], deck=[G0]))
    assert not may_see(d.game, d.obj("hand", 0), 1)
    d.take("G assist")
    assert all(may_see(d.game, d.game.objects[id], 1) for id in d.game.zone("hand", 0))


def test_9_5_3_2_take_one_of_five_then_remove_two_and_shuffle() -> None:
    top = [G0, unit("Wanted", 1), G2, G3, order("Order", DRAW, grade=1), unit("Deep", 1)]
    d = board("draw", side(vc=G0, hand=[G3, G2], deck=[FILLER, *top]), forced=True)
    game = d.game
    fetched = [game.objects[id] for id in game.zone("hand", 0) if game.objects[id].card is FILLER]
    assert len(fetched) == 1
    # the card just drawn is a grade 1 unit, so there is nothing to assist
    assert "G assist" not in d.offered
    d = board("draw", side(vc=G0, hand=[G3, G2], deck=[G3, *top]))
    d.take("G assist")
    assert d.offered == ['take "Wanted"', "done"]
    d.take('take "Wanted"')
    assert sorted(d.names("hand", 0)) == ["Three", "Three", "Two", "Wanted"]
    assert may_see(d.game, d.game.objects[find(d, "Wanted", "hand")], 1)
    d.take('remove "Wanted"', 'remove "Two"')
    assert sorted(d.names("removed", 0)) == ["Two", "Wanted"] and count(d, "hand") == 2
    assert d.trace.kinds().count("shuffle") == 1
    d = board("draw", side(vc=G0, hand=[G3, G2], deck=[G3, *top]))
    d.take("G assist", "done")
    assert count(d, "removed") == 0 and d.trace.kinds().count("shuffle") == 1


def test_9_5_4_what_g_assist_triggers_comes_before_the_ride_phase() -> None:
    spy = unit("Spy", 1, 8000, 5000, t.Automatic(t.When("G assist"), do=(energy(),)))
    d = board("draw", side(vc=G0, fl=spy, deck=[G0] * 6))
    d.take("G assist")
    seen = [e.kind if e.kind != "begin" else e.word for e in d.trace.events]
    assert seen.index("shuffle") < seen.index("number") < seen.index("ride phase")


def test_9_7_1_abilities_of_the_ride_phase_come_before_the_ride() -> None:
    early = unit("Early", 1, 8000, 5000, at("ride phase"))
    d = board("ride", side(vc=G0, fl=early, deck=[G1]))
    assert d.offered == ['ride "One"', "pass"]


def test_9_7_2_ride_the_same_grade_or_one_more_from_hand_one_more_from_the_ride_deck() -> None:
    other = unit("Other Two", 2)
    rides = [unit("Ride Two", 2), unit("Ride Three", 3), unit("Ride Four", 4)]
    hand = [G0, G1, G2, G3, G4, order("Order", DRAW, grade=2)]
    d = board("ride", side(vc=other, hand=hand, ride_deck=rides))
    assert d.offered == ['ride "Two"', 'ride "Three"', 'ride "Ride Three" from the ride deck', "pass"]
    d.take("pass")
    assert where(d, "Other Two") == "VC"


def test_9_7_2_face_up_ride_deck_cards_cannot_be_ridden_and_one_ride_a_step() -> None:
    """RULING-VG-010: at most one ride a step, and none from the ride deck with an empty hand."""
    d = board("ride", side(vc=G1, hand=[G2, G2, G3]))
    d.take('ride "Two"')
    assert not any(text.startswith("ride") for text in d.offered)
    d = board("ride", side(vc=G1, ride_deck=[G2]))
    assert not any(text.startswith("ride") for text in d.offered)


def test_9_7_2_1_the_ride_of_the_ride_step_is_a_normal_ride() -> None:
    d = board("ride", side(vc=G1, hand=[G2]))
    d.take('ride "Two"')
    assert [e.word for e in d.trace.events if e.kind == "ride"] == ["normal ride"]


def test_9_7_3_placed_abilities_resolve_before_the_stride_step() -> None:
    """[VG 9.8.1] Abilities of the stride step come at its beginning, [VG 9.8.3] before the main phase."""
    lord = unit("Lord", 2, 10000, 5000, when("move", energy(), dst=("VC",)), at("stride step", energy(2)))
    d = board("ride", side(vc=G1, hand=[lord]))
    d.take('ride "Lord"')
    seen = [e.word if e.kind == "begin" else e.n for e in d.trace.events if e.kind in ("begin", "number")]
    assert seen[:5] == ["ride phase", 1, "stride step", 2, "main phase"]


def test_9_9_1_abilities_of_the_main_phase_come_before_the_first_action() -> None:
    early = unit("Early", 1, 8000, 5000, at("main phase"))
    d = board("main", side(fl=early, deck=[G2]))
    assert 'call "Two" to front left' in d.offered and count(d, "hand") == 1


def test_9_9_2_any_actions_in_any_order_with_a_check_timing_before_each_choice() -> None:
    """[VG 9.9.2.6] Until the player does nothing. [VG 11.6.2.1]"""
    actor = unit("Actor", 1, 8000, 5000, t.Activated(do=(energy(),)))
    comer = unit("Comer", 1, 8000, 5000, when("move", energy(10), dst=("RC",)))
    d = board("main", side(hand=[comer, G2]))
    d.take('call "Comer" to front left')
    assert d.game.num(0, "energy") == 10
    d.take("exchange left", 'call "Two" to front left')
    d.take("pass")
    assert "battle phase" in words(d) and where(d, "Comer") == "RC back left"
    d = board("main", side(fl=actor, hand=[G1]))
    d.take('use "Actor"', 'use "Actor"', 'call "One" to back left', 'use "Actor"', "pass")
    assert d.game.num(0, "energy") == 3


def test_9_9_2_1_call_units_up_to_the_vanguards_grade_to_any_rear_guard_circle() -> None:
    """[VG 9.9.2.1.1] It is a normal call."""
    d = board("main", side(vc=unit("Lord", 2), hand=[G0, G2, G3]))
    calls = [text for text in d.offered if text.startswith("call")]
    assert len(calls) == 10 and not any("Three" in text for text in calls)
    d.take('call "Two" to back center')
    assert where(d, "Two") == "RC back center" and state(d, "Two") == "stand"
    assert told(d, "move", "normal call") == ["Two"]


def test_9_9_2_1_2_without_a_vanguard_nothing_can_be_called() -> None:
    game = build("main", side(vc=NOBODY, hand=[G0], fl=G1))
    decision = _ask_main(game, game.frames[-1])
    assert decision is not None and [option.verb for option in decision.options] == ["exchange", "pass"]


def test_9_9_2_2_exchange_only_where_both_circles_are_rear_guard_circles() -> None:
    """[VG 9.9.2.2.3] With both empty nothing is offered, and the middle column never."""
    d = board("main", side(bc=G1))
    assert not any("exchange" in text for text in d.offered)
    d = board("main", side(bl=G1, fr=G2))
    assert [text for text in d.offered if "exchange" in text] == ["exchange left column", "exchange right column"]


def test_9_9_2_2_1_both_cards_change_places_at_once_and_stay_what_they_are() -> None:
    """[VG 4.1.8] [VG 4.9.2.5.2] Orientation and identity are kept, nothing is retired."""
    d = board("main", side(fl=(G1, "rest"), bl=G2))
    ids = find(d, "One"), find(d, "Two")
    d.take("exchange left column")
    assert (where(d, "One"), where(d, "Two")) == ("RC back left", "RC front left")
    assert (state(d, "One"), state(d, "Two")) == ("rest", "stand")
    assert (find(d, "One"), find(d, "Two")) == ids and count(d, "drop") == 0


def test_9_9_2_2_2_a_lone_card_moves_to_the_other_circle() -> None:
    d = board("main", side(br=(G1, "rest")))
    d.take("exchange right column")
    assert where(d, "One") == "RC front right" and state(d, "One") == "rest"


def test_9_9_2_2_exchanging_back_and_forth_is_not_offered_without_end() -> None:
    """[VG 18.1.1.2] The turn player alone could stop it; anything else done in between opens it again."""
    d = board("main", side(fl=G1, fr=G2, hand=[G3]))
    d.take("exchange left column")
    assert [text for text in d.offered if "exchange" in text] == ["exchange right column"]
    d.take("exchange right column")
    assert [text for text in d.offered if "exchange" in text] == ["exchange left column"]
    d.take("exchange left column")
    assert not any("exchange" in text for text in d.offered)
    d.take('call "Three" to back center')
    assert len([text for text in d.offered if "exchange" in text]) == 2


def test_9_9_2_3_one_order_a_turn_up_to_the_vanguards_grade_and_no_blitz_order() -> None:
    """[VG 9.9.2.3.1]"""
    hand = [
        order("Low", energy(), grade=2),
        order("High", energy(), grade=3),
        order("Fast", energy(), type="blitz order"),
        order("Again", energy()),
        order("Lasting", energy(), type="set order"),
    ]
    d = board("main", side(vc=G2, hand=hand))
    assert [text for text in d.offered if text.startswith("play")] == ['play "Low"', 'play "Again"', 'play "Lasting"']
    d.take('play "Low"')
    assert d.game.num(0, "energy") == 1 and where(d, "Low") == "drop"
    assert not any(text.startswith("play") for text in d.offered)


def test_9_9_2_3_1_an_effect_may_raise_the_order_limit() -> None:
    wise = unit("Wise", 3, 13000, None, t.Passive((t.Rule("permit", "orders"),)))
    d = board("main", side(vc=wise, hand=[order("A", energy()), order("B", energy()), order("C", energy())]))
    d.take('play "A"')
    assert [text for text in d.offered if text.startswith("play")] == ['play "B"', 'play "C"']
    d.take('play "B"')
    assert not any(text.startswith("play") for text in d.offered)


def test_9_9_2_3_an_effect_lets_an_order_be_played_from_another_zone() -> None:
    """By the same rules: once a turn, of at most the vanguard's grade; not the one beside it."""
    known = order("Known", energy(), grade=2)
    high = order("High", energy(), grade=3)
    where = t.YOURS & t.Zone(("drop",)) & t.Some((t.Word("name", "Known"), t.Word("name", "High")))
    reader = unit("Reader", 2, 10000, 5000, t.Passive((t.Rule("permit", "play from drop", where),)))
    drop = [known, high, order("Other", energy())]
    d = board("main", side(vc=G2, fl=reader, drop=drop))
    assert [text for text in d.offered if text.startswith("play")] == ['play "Known"']
    d.take('play "Known"')
    assert d.game.num(0, "energy") == 1 and not any(text.startswith("play") for text in d.offered)
    d = board("main", side(vc=G2, drop=drop))
    assert not any(text.startswith("play") for text in d.offered)


def test_9_9_2_4_activated_abilities_as_often_as_they_can_be_paid() -> None:
    """One that is once a turn, once."""
    payer = unit("Payer", 1, 8000, 5000, t.Activated(cost=counter_blast(1), do=(energy(),)))
    once = unit("Once", 1, 8000, 5000, t.Activated(do=(energy(10),), limit=1))
    d = board("main", side(fl=payer, fr=once, damage=2), side(fl=unit("Foe", 1, 1, 1, t.Activated(do=(energy(),)))))
    d.take('use "Payer"', 'use "Once"', 'use "Payer"')
    assert d.game.num(0, "energy") == 12
    assert not any(text.startswith("use") for text in d.offered)


def test_9_9_2_6_doing_nothing_ends_the_main_phase() -> None:
    d = board("main", side(hand=[G1]))
    assert "main phase" in words(d) and "battle phase" not in words(d)
    d.take("pass")
    assert "battle phase" in words(d)


def test_9_11_1_g_units_return_face_up_before_anything_else_of_the_end_phase() -> None:
    """[VG 4.4.2] [VG 9.11.7] What that triggers comes before abilities of the end of the turn."""
    giant = card("Giant", type="G unit", grade=4, power=15000, abilities=[when("move", energy(1), dst=("G",))])
    late = unit("Late", 1, 8000, 5000, at("end of turn", energy(5)))
    d = board("end", side(vc=[G3, giant], fl=late), side(fl=card("Rear G", type="G unit", grade=4, power=1)))
    assert where(d, "Giant") == "G" and d.game.objects[find(d, "Giant")].up
    assert where(d, "Rear G") == "G" and where(d, "Three") == "VC"
    assert [e.n for e in d.trace.events if e.kind == "number"] == [1, 5]


def test_9_11_1_1_every_g_unit_goes() -> None:
    giants = [card(f"G{i}", type="G unit", grade=4, power=15000) for i in range(2)]
    d = board("end", side(fl=giants[0], br=giants[1]))
    assert sorted(d.names("G", 0)) == ["G0", "G1"] and count(d, "RC") == 0


def test_9_11_8_both_kinds_of_end_abilities_become_standby_together_once() -> None:
    a = unit("A", 1, 8000, 5000, at("end phase", energy(1)))
    b = unit("B", 1, 8000, 5000, at("end of turn", energy(10)))
    d = board("end", side(fl=a, fr=b), forced=True)
    assert len(d.game.pending) == 2
    pass_all(d, "never", "call", "attack", "pass")
    assert d.game.num(0, "energy") == 11


def test_9_11_9_effects_until_end_of_turn_last_through_the_check_timing() -> None:
    strong = unit("Strong", 1, 8000, 5000, at("main phase", gets(5000)))
    probe = t.If(t.Exists(t.YOURS & t.Figure("power", ">=", 13000) & t.Zone(("RC",))), (energy(),))
    late = unit("Late", 1, 8000, 5000, at("end of turn", probe))
    d = board("main", side(fl=strong, fr=late))
    assert value(d, "Strong") == 13000
    pass_all(d.take("pass"), "never", "call")
    assert d.game.num(0, "energy") == 1
    assert value(d, "Strong") == 8000


def test_9_11_10_newcomers_with_end_of_turn_abilities_get_their_turn_in_a_repeat() -> None:
    """Only those that did not become standby yet."""
    comer = unit("Comer", 1, 8000, 5000, at("end of turn", energy(10)))
    bring = t.Do("call", t.YOURS & t.Zone(("drop",)), word="RC")
    caller = unit("Caller", 1, 8000, 5000, at("end of turn", energy(1), bring))
    d = board("end", side(fl=caller, drop=[comer]))
    d.take('call "Comer" to front right')
    assert d.game.num(0, "energy") == 11
    assert d.game.active == 1 and rules(d, "9.11.10") == ["9.11.10", "9.11.10"]


def boosted(watch: t.Automatic, *until: tuple[int, str]) -> Driver:
    """A main phase in which a unit of power 8000 has got power with these durations."""
    game = build("main", side(fl=unit("Watch", 1, 8000, 5000, watch)))
    id = next(id for id in game.zone("RC", 0))
    for n, word in until:
        deeds.start_effect(game, t.Modify(t.SELF, "power", "+", n), word, Ctx(id, 0))
    return Driver(game)


def test_9_11_10_a_situation_that_arises_when_effects_end_is_resolved_in_the_same_end_phase() -> None:
    """The unit is weak again only after the check timing of 9.11.9; the end of the turn is repeated for it."""
    weak = t.Exists(t.SELF & t.Figure("power", "<=", 8000))
    watch = t.Automatic(t.Becomes(weak), do=(energy(), gets(1000, "")))
    for until, times in (("turn", 1), ("", 0)):
        d = boosted(watch, (5000, until))
        assert charged(d) == 0
        pass_all(d.take("pass"), "never", "call")
        assert charged(d) == times and d.game.active == 1
        steps = [step for step in d.trace.steps if step in ("VG 9.11.10", "VG 11.8.3.1")]
        assert steps == ["VG 9.11.10"] + ["VG 11.8.3.1", "VG 9.11.10"] * times


def test_9_11_10_an_effect_until_the_opponents_next_turn_outlives_this_one() -> None:
    """[VG 11.3.1.2] It ends with the opponent's turn, and not with the repeat of this end phase."""
    weak = t.Exists(t.SELF & t.Figure("power", "<=", 9000))
    watch = t.Automatic(t.Becomes(weak), do=(energy(), gets(2000, "")))
    d = boosted(watch, (1000, durations.ENEMY_TURN), (5000, "turn"))
    assert value(d, "Watch") == 14000
    pass_all(d.take("pass"), "never", "call")
    assert d.game.active == 1 and charged(d) == 1 and value(d, "Watch") == 11000
    while d.game.active == 1:
        d.take(d.offered[-1])
    assert value(d, "Watch") == 10000
