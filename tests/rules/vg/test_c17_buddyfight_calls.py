"""[VG 17.16.6] The call cost zone and [VG 17.16.8] call costs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.core.position.seen import shown_to
from ludex.games.vg.book import BOOK
from ludex.games.vg.c17_buddyfight import Block, pay_gauge
from ludex.games.vg.c17_buddyfight_calls import call_cost, into_soul, on_top, retire, top_into_soul
from ludex.games.vg.c17_buddyfight_soul import soul_of
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    FILLER,
    VILLAIN,
    act,
    board,
    build,
    card,
    count,
    energy,
    find,
    may,
    order,
    pass_all,
    side,
    state,
    told,
    unit,
    when,
    where,
)
from tests.rules.vg.test_c17_buddyfight_soul import stacked

HAND = t.YOURS & t.Zone(("hand",))
REAR = t.Zone(("RC",))
CREST = card("Core Gauge", type="crest", keywords=["gauge crest"])
PLACED = when("move", energy(), dst=("RC",), word="placed")
CALL = 'call "Titan" for its call cost'


def titan(*parts: Block, also: Sequence[t.Ability] = (), grade: int = 3, **row: Any) -> Card:
    """A unit with a call cost."""
    made = {"nation": "Buddyfight", "world": "Dragon World", **row}
    return unit("Titan", grade, 12000, 5000, call_cost(*parts), *also, **made)


def calling(*parts: Block, also: Sequence[t.Ability] = (), **mine: Any) -> Driver:
    """A main phase with Titan in hand."""
    mine = {"hand": [titan(*parts, also=also), unit("Spare")], **mine}
    return board("main", side(**mine), side(VILLAIN))


def souls(d: Driver, name: str = "Titan") -> list[str]:
    return sorted(d.game.objects[id].card.name for id in soul_of(d.game, find(d, name)))


# --- the zone --------------------------------------------------------------------------------------------------------


def test_17_16_6_1_both_players_see_the_call_cost_zone() -> None:
    d = calling(into_soul(1, HAND), top_into_soul(1)).take(CALL)
    ids = d.game.zone("call cost", 0)
    assert len(ids) == 3 and all(shown_to(d.game, d.game.objects[id]) == 3 for id in ids)
    assert not BOOK.zones[d.game.objects[ids[0]].zone].ordered


def test_17_16_6_2_a_card_comes_from_the_zone_before_the_call_cost_zone() -> None:
    from_hand = when("move", energy(), dst=("RC",), src=("hand",))
    from_cost = when("move", energy(10), dst=("RC",), src=("call cost",))
    d = calling(retire(1), also=(from_hand, from_cost), fl=unit("Left")).take(CALL, 'call "Titan" to back left')
    assert d.game.num(0, "energy") == 1


def test_17_16_6_2_also_the_cards_that_become_buddy_soul_and_those_that_are_put_away() -> None:
    watch = when("move", energy(), subject=t.Word("name", "Gem"), src=("hand",), dst=("Buddy Soul",))
    d = calling(
        into_soul(1, HAND & t.Word("name", "Gem")),
        hand=[titan(into_soul(1, HAND & t.Word("name", "Gem"))), unit("Gem")],
        fl=unit("Watch", 1, 8000, 5000, watch),
    )
    d.take(CALL, 'call "Titan" to back left')
    assert souls(d) == ["Gem"] and d.game.num(0, "energy") == 1
    lose = order("Lose", t.Do("call", HAND & t.Word("name", "Titan"), word="RC"))
    watch = when("move", energy(), subject=t.Word("name", "Titan"), src=("hand",), word="discard")
    d = board("main", side(hand=[lose, titan(pay_gauge(1))], fl=unit("Watch", 1, 8000, 5000, watch))).take(
        'play "Lose"'
    )
    assert where(d, "Titan") == "drop" and d.game.num(0, "energy") == 1


# --- the cost --------------------------------------------------------------------------------------------------------


def test_17_16_8_a_unit_with_a_call_cost_is_not_called_without_it() -> None:
    d = calling(retire(1), fl=unit("Left"))
    assert [text for text in d.offered if "Titan" in text] == [CALL]
    d.take(CALL, 'call "Titan" to back left')
    assert where(d, "Titan") == "RC back left" and where(d, "Left") == "drop"
    assert told(d, "move", "normal call") == ["Titan"]


def test_17_16_8_to_the_guardian_circle_there_is_no_cost() -> None:
    d = board("battle", side(), side(VILLAIN, hand=[titan(retire(1)), unit("Spare")])).take(
        "attack", 'guard with "Titan"'
    )
    assert where(d, "Titan") == "GC"


@pytest.mark.parametrize(
    ("parts", "mine"),
    [
        ((retire(1),), {}),
        ((retire(2),), {"fl": FILLER}),
        ((pay_gauge(1),), {"crest": [CREST]}),
        ((on_top(t.Word("name", "Base")),), {"fl": FILLER}),
        ((into_soul(2, HAND),), {}),
        ((top_into_soul(30),), {}),
        ((retire(1), on_top()), {"fl": FILLER}),
    ],
)
def test_17_16_8_2_it_is_offered_only_if_all_of_it_can_be_performed(
    parts: tuple[Block, ...], mine: dict[str, Any]
) -> None:
    assert not may(calling(*parts, **mine), CALL)
    more: dict[str, Any] = {"fl": unit("Base"), "fr": FILLER, "crest": [CREST], "filler": 40}
    hand = [titan(*parts), unit("Spare"), unit("Gem")]
    gain = unit("Gain", 1, 8000, 5000, act(t.Do("gain gauge from deck"), limit=1))
    d = board("main", side(hand=hand, br=gain, **more), side(VILLAIN)).take('use "Gain"')
    assert may(d, CALL)


def test_11_7_1_1_what_is_done_to_call_is_a_cost() -> None:
    """All of it must be payable, and with what the player is the master of."""
    parts = (into_soul(1, HAND), retire(1))
    d = board("main", side(hand=[titan(*parts), unit("Spare")]), side(VILLAIN, fl=unit("Theirs")))
    assert not may(d, CALL)  # the hand would do for the first part, and only the opponent has a rear-guard
    d = board("main", side(hand=[titan(*parts), unit("Spare")], fl=unit("Mine")), side(VILLAIN, fl=unit("Theirs")))
    d.take(CALL, 'call "Titan" to front right')
    assert where(d, "Mine") == "drop" and where(d, "Theirs") == "RC front left" and souls(d) == ["Spare"]


def test_17_16_8_2_1_the_card_does_not_pay_for_itself() -> None:
    d = board("main", side(hand=[titan(into_soul(1, HAND))]), side(VILLAIN), forced=True)
    assert not may(d, CALL)
    d = calling(into_soul(1, HAND)).take(CALL)
    assert told(d, "move", "call cost") == ["Titan"] and told(d, "move", "for Buddy Soul") == ["Spare"]


def test_17_16_8_2_2_cards_for_the_buddy_soul_wait_in_the_call_cost_zone() -> None:
    """[VG 17.16.8.5.3] They come under the unit at the same time as it is placed."""
    seen = when("move", energy(t.Count(t.Zone(("Buddy Soul",)) & t.Linked(t.SELF))), dst=("RC",), word="placed")
    d = calling(into_soul(1, HAND), top_into_soul(2), also=(seen,), deck=[unit("Top"), unit("Next")]).take(CALL)
    assert sorted(d.names("call cost", 0)) == ["Next", "Spare", "Titan", "Top"] and d.names("Buddy Soul", 0) == []
    d.take('call "Titan" to front left')
    assert souls(d) == ["Next", "Spare", "Top"] and d.names("call cost", 0) == []
    assert d.game.num(0, "energy") == 3


def test_17_16_8_2_3_units_are_retired_before_the_unit_is_placed() -> None:
    gone = when("move", energy(t.Count(t.YOURS & REAR & t.Word("name", "Titan"))), word="retire")
    d = calling(retire(1), fl=unit("Left", 1, 8000, 5000, gone), fr=unit("Right")).take(CALL, 'choose "Left"')
    assert where(d, "Left") == "drop" and d.names("call cost", 0) == ["Titan"]
    assert d.game.num(0, "energy") == 0  # its ability is standing by
    d.take('call "Titan" to back left')
    assert d.game.num(0, "energy") == 1 and where(d, "Right") == "RC front right"


def test_17_16_8_2_4_a_unit_is_specified_that_the_card_is_put_on_top_of() -> None:
    d = calling(on_top(t.Figure("grade", "=", 1)), fl=unit("Low"), fr=unit("High", 2), bl=unit("Also"))
    d.take(CALL)
    assert sorted(d.offered) == ['choose "Also"', 'choose "Low"']


def test_17_16_8_2_4_another_unit_is_retired() -> None:
    d = calling(retire(1), on_top(), fl=unit("Left"), fr=unit("Right")).take(CALL, 'choose "Left"')
    assert where(d, "Titan") == "RC front right" and souls(d) == ["Right"] and where(d, "Left") == "drop"


def test_17_16_8_2_5_gauge_is_paid() -> None:
    gain = unit("Gain", 1, 8000, 5000, act(t.Do("gain gauge from deck", n=2), limit=1))
    d = calling(pay_gauge(2), br=gain, crest=[CREST]).take('use "Gain"', CALL, 'call "Titan" to back left')
    assert count(d, "gauge") == 0 and count(d, "drop") == 2 and where(d, "Titan") == "RC back left"


def superior(
    *more: t.Instr, src: str = "hand", word: str = "RC", parts: tuple[Block, ...] = (retire(1),), **mine: Any
) -> Driver:
    """An effect calls Titan."""
    who = t.Word("name", "Titan")
    find_it: tuple[t.Instr, ...] = (t.Choose("u", 1, t.YOURS & t.Zone((src,)) & who),)
    if src == "deck":
        find_it = (t.Search("u", 1, who, "deck"),)
    zone = {src: [titan(*parts, also=(PLACED,))]}
    user = unit("User", 1, 8000, 5000, act(*find_it, t.Do("call", t.Ref("u"), word=word), *more, limit=1))
    d = board("main", side(br=user, **{"hand": [unit("Spare")], **zone, **mine}), side(VILLAIN)).take('use "User"')
    for text in ('choose "Titan"', 'find "Titan"'):
        if may(d, text):
            d.take(text)
    return d


@pytest.mark.parametrize("src", ["drop", "soul"])
def test_17_16_8_3_a_unit_that_an_effect_calls_in_vain_goes_to_the_drop_zone(src: str) -> None:
    d = superior(t.Gain("note on", 1), src=src, parts=(pay_gauge(1),))
    assert where(d, "Titan") == "drop" and d.game.num(0, "note on") == 1 and d.game.num(0, "energy") == 0
    assert d.names("RC", 0) == ["User"]


def test_17_16_8_3_the_others_are_called() -> None:
    both = act(t.Do("call", t.YOURS & t.Zone(("drop",)), word="RC"), limit=1)
    drop = [titan(pay_gauge(1)), unit("Other")]
    d = board("main", side(br=unit("User", 1, 8000, 5000, both), drop=drop, hand=[FILLER]), side(VILLAIN)).take(
        'use "User"'
    )
    d.take('call "Other" to back left')
    assert where(d, "Titan") == "drop" and where(d, "Other") == "RC back left"


def test_17_16_8_4_an_effect_calls_the_unit_for_its_cost() -> None:
    d = superior(src="drop", fl=unit("Left")).take('choose "Left"', 'call "Titan" to back left')
    assert where(d, "Titan") == "RC back left" and where(d, "Left") == "drop"
    assert told(d, "move", "superior call") == ["Titan"]


def test_17_16_8_4_1_from_the_deck_the_rest_of_the_effect_comes_first() -> None:
    d = superior(t.Shuffle("deck"), t.Gain("note on", 1), src="deck", fl=unit("Left"), fr=unit("Right"))
    assert d.names("call cost", 0) == ["Titan"] and d.game.num(0, "note on") == 1
    assert sorted(d.offered) == ['choose "Left"', 'choose "Right"', 'choose "User"']
    d.take('choose "Left"', 'call "Titan" to back left')
    assert where(d, "Titan") == "RC back left" and d.game.num(0, "energy") == 1


def test_17_16_8_4_1_from_elsewhere_it_comes_at_once() -> None:
    d = superior(t.Gain("note on", 1), src="drop", fl=unit("Left"))
    assert d.game.num(0, "note on") == 0
    d.take('choose "Left"', 'call "Titan" to back left')
    assert d.game.num(0, "note on") == 1


def test_17_16_8_5_the_unit_is_called_standing_as_by_any_call() -> None:
    d = calling(retire(1), also=(PLACED,), fl=(unit("Left"), "rest")).take(CALL, 'call "Titan" to front left')
    assert state(d, "Titan") == "stand" and d.game.num(0, "energy") == 1


def test_17_16_8_5_1_the_unit_below_and_its_buddy_soul_are_buddy_soul_of_the_new_one() -> None:
    gone = when("move", energy(10), word="retire")
    hand = [titan(on_top(), also=(PLACED,)), unit("Spare")]
    game = build("main", side(fl=(unit("Base", 1, 8000, 5000, gone), "rest"), hand=hand), side(VILLAIN))
    stacked(game, "Base", unit("Deep"))
    d = Driver(game).take(CALL)
    assert where(d, "Titan") == "RC front left" and souls(d) == ["Base", "Deep"] and d.names("drop", 0) == []
    assert state(d, "Titan") == "stand" and d.game.num(0, "energy") == 1
    assert told(d, "move", "retire") == []


def test_17_16_8_5_1_with_all_circles_taken() -> None:
    full: dict[str, Any] = {"fl": unit("Base"), "fr": FILLER, "bl": FILLER, "bc": FILLER, "br": FILLER}
    d = calling(on_top(t.Word("name", "Base")), **full).take(CALL)
    assert souls(d) == ["Base"] and len(d.names("RC", 0)) == 5


def test_17_16_8_5_2_otherwise_the_unit_on_the_circle_is_retired() -> None:
    d = calling(retire(1), fl=unit("Left"), fr=unit("Right")).take(CALL, 'choose "Left"', 'call "Titan" to front right')
    assert where(d, "Titan") == "RC front right" and sorted(d.names("drop", 0)) == ["Left", "Right"]
    assert souls(d) == []


def test_17_16_8_5_3_without_a_circle_they_go_to_the_drop_zone() -> None:
    """RULING-VG-187"""
    lead = unit("Lead", 3, 13000, None, act(t.Do("call", t.YOURS & t.Zone(("soul",)), word="RC")))
    mine = side(lead, locked=[FILLER] * 5, hand=[unit("Spare")], soul=[titan(into_soul(1, HAND))])
    d = board("main", mine, side(VILLAIN)).take('use "Lead"')
    assert sorted(d.names("drop", 0)) == ["Spare", "Titan"] and d.names("call cost", 0) == []


def test_17_16_8_4_1_cards_without_a_call_cost_are_called_at_once() -> None:
    """RULING-VG-186"""
    both = act(t.Search("u", 2, t.ANY, "deck"), t.Do("call", t.Ref("u"), word="RC"), t.Gain("note on", 1), limit=1)
    deck = [titan(retire(1)), unit("Other")]
    d = board("main", side(br=unit("User", 1, 8000, 5000, both), deck=deck, hand=[FILLER]), side(VILLAIN))
    d.take('use "User"', 'find "Titan"', 'find "Other"', 'call "Other" to back left')
    assert where(d, "Other") == "RC back left" and d.game.num(0, "note on") == 1
    d.take('choose "User"', 'call "Titan" to front left')
    assert where(d, "Titan") == "RC front left"


def test_17_16_8_6_an_effect_may_call_without_the_call_cost() -> None:
    d = superior(src="drop", word="RC free", fl=unit("Left")).take('call "Titan" to back left')
    assert where(d, "Left") == "RC front left" and where(d, "Titan") == "RC back left"
    d = superior(src="drop", word="RC free", parts=(pay_gauge(1),)).take('call "Titan" to back left')
    assert where(d, "Titan") == "RC back left"


def test_17_16_8_6_from_the_deck_too() -> None:
    d = superior(t.Gain("note on", 1), src="deck", word="RC free")
    assert d.game.num(0, "note on") == 0
    d.take('call "Titan" to back left')
    assert where(d, "Titan") == "RC back left"


def test_17_16_8_2_a_printed_call_cost() -> None:
    under = "put this card on top of one of your <Dragon World> rear-guards"
    text = f"[Call Cost][pay a gauge & put the top card of your deck into Buddy Soul & {under}]"
    made = unit("Titan", 3, 12000, 5000, text=text, nation="Buddyfight", world="Dragon World")
    dragon = t.Word("world", "Dragon World")
    assert made.activated == (call_cost(pay_gauge(1), top_into_soul(1), on_top(dragon)),)
    text = "[Call Cost][put a card from your hand into Buddy Soul & retire two of your rear-guards]"
    made = unit("Titan", 3, 12000, 5000, text=text, nation="Buddyfight", world="Dragon World")
    assert made.activated[0].cost == (*into_soul(1, HAND), *retire(2))


def test_17_16_8_it_is_never_played_as_an_ability() -> None:
    d = calling(retire(1), fl=unit("Left")).take(CALL, 'call "Titan" to back left')
    assert not may(d, 'use "Titan"')
    pass_all(d, "ride")
