"""VG 4.4, 7.9, 7.17, 7.18, 7.34: what a move is depends on where the card came from and went, not on the verb."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.core.codec import from_json, to_json
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.objects import Card
from ludex.core.sight.knowledge import knowledge
from ludex.core.sight.view import view
from ludex.games.vg.c04_zones import RC, VC
from ludex.games.vg.c07_specific_actions import discard
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    FILLER,
    act,
    board,
    build,
    card,
    charged,
    count,
    energy,
    find,
    order,
    put,
    side,
    state,
    told,
    unit,
    value,
    when,
    where,
)

A, B = unit("A", 1, 8000), unit("B", 1, 7000)


def user(*do: t.Instr) -> Card:
    return unit("User", 1, 8000, 5000, act(*do, limit=1))


def use(d: Driver) -> Driver:
    """Use the unit, and let everything resolve that waits."""
    return settle(d.take('use "User"'))


def settle(d: Driver) -> Driver:
    while d.offered and d.offered[0].startswith("resolve"):
        d.take(d.offered[0])
    return d


def named(name: str) -> t.Sel:
    return t.Word("name", name)


def watcher(subject: t.Sel, *rows: tuple[int, dict[str, Any]]) -> Card:
    """A unit that gains an amount of energy for each event that fits."""
    watching = [when("move", energy(n), subject=subject, **fields) for n, fields in rows]
    return unit("Watcher", 1, 8000, 5000, *watching)


def test_4_4_3_an_order_sent_to_a_circle_triggers_for_the_drop_zone() -> None:
    """[VG 7.9.2] And from the hand it was discarded; to the circle nothing came."""
    watch = watcher(
        named("Scroll"), (1, {"dst": ("drop",)}), (10, {"dst": ("RC",)}), (100, {"word": "discard"}),
        (1000, {"word": "placed"}),
    )  # fmt: skip
    send = user(t.Move(t.YOURS & t.Zone(("hand",)) & named("Scroll"), "RC"))
    d = board("main", side(fl=watch, fr=send, hand=[order("Scroll", t.Draw(1), type="set order")]))
    use(d)
    assert where(d, "Scroll") == "drop" and charged(d) == 101


def test_4_18_4_a_ride_deck_card_sent_to_the_deck_triggers_for_the_ride_deck_zone() -> None:
    """Another card goes to the deck, and triggers for it."""
    rows = ((1, {"dst": ("ride deck",)}), (10, {"dst": ("deck",)}))
    d = board("ride", side(vc=A, fl=watcher(t.ANY, *rows), hand=[FILLER], ride_deck=[unit("Two", 2, 9000)]))
    d.take('ride "Two" from the ride deck')
    events.perform(d.game, events.moving(d.game, find(d, "Two"), "deck"))
    assert where(d, "Two") == "ride deck" and [p.ability.do for p in d.game.pending] == [(energy(1),)]
    events.perform(d.game, events.moving(d.game, find(d, "A"), "deck"))
    assert where(d, "A") == "deck" and [p.ability.do for p in d.game.pending] == [(energy(1),), (energy(10),)]


G_UNIT = card("Gale", type="G unit", grade=4, power=15000)


def test_4_4_2_1_a_g_vanguard_that_would_be_retired_is_not() -> None:
    """[VG 4.4.2.2] A rear-guard is, and moves on to the G zone by a move of its own."""
    rows: tuple[tuple[int, dict[str, Any]], ...] = (
        (1, {"word": "retire"}),
        (10, {"dst": ("G",)}),
        (100, {"dst": ("drop",)}),
    )
    kill = user(t.Do("retire", named("Gale")))
    d = use(board("main", side(vc=[A, G_UNIT], fl=watcher(named("Gale"), *rows), fr=kill)))
    assert where(d, "Gale") == "G" and charged(d) == 10
    d = use(board("main", side(fl=watcher(named("Gale"), *rows), fr=kill, bl=G_UNIT)))
    assert where(d, "Gale") == "G" and charged(d) == 111


PLACED = "[AUTO]:When placed on ({zone}), draw a card."


@pytest.mark.parametrize(
    ("zone", "do", "drawn"),
    [
        ("RC", t.Move(t.YOURS & t.Zone(("soul",)), "RC"), 1),
        ("RC", t.Do("call", t.YOURS & t.Zone(("soul",)), word="RC"), 1),
        ("VC", t.Move(named("Newcomer"), "VC"), 1),
        ("VC", t.Move(named("Newcomer"), "RC"), 0),
    ],
)
def test_7_17_2_placed_by_effects_and_calls(zone: str, do: t.Instr, drawn: int) -> None:
    """[VG 7.4.1.1] A rear-guard put on the vanguard circle rides it."""
    new = unit("Newcomer", 1, 8000, 5000, text=PLACED.format(zone=zone))
    d = board("main", side(vc=[new, A] if zone == "RC" else A, bl=new if zone == "VC" else None, fl=user(do)))
    before = count(d, "hand")
    d.take('use "User"')
    for text in d.offered:
        if text.endswith("back right") and "Newcomer" in text:
            d.take(text)
            break
    assert count(d, "hand") - before == drawn


def test_6_2_5_a_unit_called_from_another_circle_is_placed_and_a_moved_one_is_not() -> None:
    """[VG 7.34.2] [VG 9.9.2.2.1] Calling is not moving: the called unit is a new card, the exchanged one is not."""
    new = unit("Newcomer", 1, 8000, 5000, text=PLACED.format(zone="RC"))
    d = board("main", side(bl=new, fr=user(t.Do("call", named("Newcomer"), word="RC"))))
    old, before = find(d, "Newcomer"), count(d, "hand")
    d.take('use "User"', 'call "Newcomer" to back center')
    assert find(d, "Newcomer") != old and count(d, "hand") == before + 1
    d = board("main", side(bl=new)).take("exchange left column")
    assert count(d, "hand") == 0 and where(d, "Newcomer") == "RC front left"


RETIRED = "[AUTO]:When retired, draw a card."
GRAVE = unit("Grave", 1, 8000, 5000, text=RETIRED)


@pytest.mark.parametrize(
    ("do", "drawn"),
    [
        (t.Move(named("Grave"), "drop"), 1),
        (t.Do("retire", named("Grave")), 1),
        (t.Move(named("Grave"), "soul", "retire"), 0),
        (t.Move(named("Grave"), "GC"), 1),
    ],
)
def test_7_18_2_put_into_the_drop_zone_from_the_field_is_retired(do: t.Instr, drawn: int) -> None:
    """[VG 13.4.1] By a rule action, too: a guardian without a battle. Not what goes elsewhere, whatever the verb."""
    d = board("main", side(fl=user(do), bl=GRAVE)).take('use "User"')
    assert count(d, "hand") == drawn


@pytest.mark.parametrize(
    ("deed", "to"), [("retire it", "RC"), ("put it into the drop zone", "RC"), ("put it into the soul", "soul")]
)
def test_7_18_2_a_unit_that_cannot_be_retired_is_not_put_into_the_drop_zone(deed: str, to: str) -> None:
    """[VG 1.3.3] What is forbidden is the action, whatever the words of the effect are."""
    tower = unit("Tower", 1, 8000, 5000, text="[CONT](RC):This unit cannot be retired by your opponent's card effects.")
    text = f"[ACT](RC)[1/turn]:Choose one of your opponent's rear-guards, and {deed}."
    for target, ends in ((tower, to), (A, "soul" if to == "soul" else "drop")):
        d = board("main", side(fl=unit("User", 1, 8000, 5000, text=text)), side(fl=target)).take('use "User"')
        assert where(d, target.name).split()[0] == ends


def test_7_18_2_the_overloaded_unit_is_retired_and_a_card_of_the_soul_is_not() -> None:
    """[VG 13.3.5]"""
    d = board("main", side(fl=user(t.Move(t.YOURS & named("B"), "RC")), bl=GRAVE, bc=B)).take('use "User"')
    assert count(d.take('put "B" on back left'), "hand") == 1 and where(d, "Grave") == "drop"
    d = board("main", side(vc=[GRAVE, A], fl=user(t.Move(t.YOURS & t.Zone(("soul",)), "drop", "retire"))))
    assert count(d.take('use "User"'), "hand") == 0 and where(d, "Grave") == "drop"


def test_7_34_1_a_unit_put_from_one_circle_on_another_really_goes_there() -> None:
    """Its own circle is not offered. It is the same card in the same state, and it is not placed. [VG 4.9.2.5.2]"""
    new = unit("Newcomer", 1, 8000, 5000, text=PLACED.format(zone="RC"))
    d = board("main", side(fl=user(t.Move(named("Newcomer"), "RC")), bl=(new, "rest"))).take('use "User"')
    assert d.decision is not None and d.decision.rule == "VG 7.34.1" and len(d.offered) == 4
    assert 'put "Newcomer" on back left' not in d.offered
    assert from_json(to_json(d.game)) == d.game
    old = find(d, "Newcomer")
    d.take('put "Newcomer" on front right')
    assert where(d, "Newcomer") == "RC front right" and find(d, "Newcomer") == old
    assert state(d, "Newcomer") == "rest" and count(d, "hand") == 0


@pytest.mark.parametrize(("moved", "power"), [("Helper", 8000), ("Idle", 13000)])
def test_7_47_1_2_a_boost_ends_when_the_booster_leaves_its_circle(moved: str, power: int) -> None:
    helper = unit("Helper", 1, 5000, 5000, keywords=("boost",))
    idle = unit("Idle", 1, 5000)
    shift = t.Automatic(t.When("boost"), do=(t.Move(named(moved), "RC"),))
    d = board("battle", side(fl=A, bl=helper, br=idle, fr=unit("Shifter", 1, 8000, 5000, shift)), side(hand=[FILLER]))
    d.take("attack", 'attack with "A" -> "Villain"', 'boost with "Helper"')
    d.take(f'put "{moved}" on back center')
    assert where(d, moved) == "RC back center" and value(d, "A") == power


def test_4_9_2_4_1_a_card_put_on_the_guardian_circle_rests() -> None:
    bring = t.Automatic(t.When("attack"), do=(t.Move(t.ENEMY & t.Zone(("soul",)), "GC", whose=t.OPPONENT),))
    d = board("battle", side(fl=unit("Caller", 1, 8000, 5000, bring)), side(vc=[B, A], hand=[FILLER]))
    d.take("attack", 'attack with "Caller"')
    assert where(d, "B") == "GC" and state(d, "B") == "rest"


def test_4_1_9_the_owner_orders_cards_put_into_the_deck_together() -> None:
    """[VG 4.1.10] Nobody else learns the order."""
    send = t.Move(t.ENEMY & t.Zone(("RC",)), "deck", position="bottom")
    d = board("main", side(fl=user(send)), side(fl=A, fr=B)).take('use "User"')
    assert d.decision is not None and (d.decision.player, d.decision.rule) == (1, "VG 4.1.9")
    d.take('put "B" next')
    assert [d.game.objects[id].card.name for id in d.game.zone("deck", 1)[:2]] == ["A", "B"]
    assert all(shown.get("hidden") for shown in view(d.game, 0)["players"][1]["zones"]["deck"])


def test_4_5_3_cards_leave_the_deck_one_by_one() -> None:
    """An ability of the first card to arrive sees the second one arrive; of two that go together neither does."""
    late = unit("Late", 1, 8000, 5000, when("move", energy(), subject=named("B"), dst=("drop",), zones=("drop",)))
    mill = user(t.Look("top", 2, "deck"), t.Move(t.Ref("top"), "drop"))
    assert charged(use(board("main", side(fl=mill, deck=[late, B])))) == 1
    assert charged(use(board("main", side(fl=mill, deck=[B, late])))) == 0


def test_1_3_4_1_both_players_choose_before_a_card_is_discarded() -> None:
    """Neither the view nor what a bot knows tells which card the first player chose."""
    storm = order("Storm", t.By(t.EACH, discard(1)))
    mine, theirs = [storm, unit("X", 1, 5000), unit("Y", 1, 6000)], [unit("P", 1, 5000), unit("Q", 1, 6000)]
    boards = [
        board("main", side(hand=mine), side(hand=theirs)).take('play "Storm"', f'choose "{name}"') for name in "XY"
    ]  # fmt: skip
    for d in boards:
        assert d.decision is not None and d.decision.player == 1
        assert count(d, "hand") == 2 and d.names("drop", 0) == [] and told(d, "chooses") == []
    assert view(boards[0].game, 1) == view(boards[1].game, 1)
    first, second = (knowledge(d.game, 1).position for d in boards)
    assert first.fields() == second.fields()
    assert from_json(to_json(boards[0].game)) == boards[0].game
    d = boards[0].take('choose "Q"')
    assert d.names("hand", 0) == ["Y"] and d.names("hand", 1) == ["P"] and told(d, "move", "discard") == ["X", "Q"]


def test_1_3_4_what_is_chosen_in_the_open_is_known_to_the_next_player() -> None:
    cull = t.By(t.EACH, (t.Choose("u", 1, t.YOURS & t.Zone(("RC",))), t.Move(t.Ref("u"), "drop")))
    d = board("main", side(fl=A, fr=B, hand=[order("Cull", cull)]), side(fl=A, fr=B)).take('play "Cull"')
    d.take('choose "A"')
    assert told(d, "chooses") == ["A"] and d.names("drop", 0) == []
    d.take('choose "B"')
    assert len(d.game.at(RC, 0)) == len(d.game.at(RC, 1)) == 1 and len(d.game.at(VC, 0)) == 1


# --- G units between circles [VG 4.4.2] [VG 4.9.5] -------------------------------------------------------------------


def rear_giant(*abilities: t.Ability, **row: Any) -> Card:
    return card("Giant", type="G unit", grade=4, power=15000, shield=5000, abilities=abilities, **row)


def test_4_4_2_2_a_g_unit_that_intercepts_goes_on_to_the_g_zone() -> None:
    """It does not stay on the guardian circle, and gives no shield."""
    d = board("battle", side(), side(fl=rear_giant(keywords=["Intercept"]), hand=[FILLER]))
    d.take("attack", 'attack with "Hero" -> "Villain"', 'intercept with "Giant"')
    assert where(d, "Giant") == "G" and d.obj("G", 1, "Giant").up and value(d, "Villain") == 13000


@pytest.mark.parametrize(
    ("src", "dst", "ends"), [("GC", "RC", "G"), ("RC", "RC", "RC"), ("VC", "RC", "RC"), ("RC", "VC", "G")]
)
def test_4_9_5_a_g_unit_stays_only_between_rear_guard_circles(src: str, dst: str, ends: str) -> None:
    """[VG 4.4.2] A vanguard that moves to a rear-guard circle stays there, too. RULING-VG-243: a rear-guard that would
    become the vanguard rides nobody."""
    game = build("main", side(soul=[unit("Old")]))
    id = put(game, 0, src, rear_giant(), "front left" if src == "RC" else "")
    events.perform(game, Event("move", id, 0, dst=game.kind(dst), src=game.kind(src), slot=1 if dst == "RC" else -1))
    d = Driver(game)
    assert where(d, "Giant").split()[0] == ends and where(d, "Hero") == "VC"
