"""[VG 4] Zones: who sees what, how cards lie, where they go."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.core.sight.view import view
from ludex.core.values import layers
from ludex.games.vg import SPEC
from ludex.games.vg.c04_zones import FIELD
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    act,
    board,
    card,
    charged,
    cont,
    count,
    energy,
    find,
    may,
    order,
    pass_all,
    side,
    state,
    told,
    trigger,
    unit,
    using,
    value,
    when,
    where,
)

ENEMY_REAR = t.ENEMY & t.Zone(("RC",))
OWN_REAR = t.YOURS & t.Zone(("RC",))
HAND = t.YOURS & t.Zone(("hand",))
DROP = t.YOURS & t.Zone(("drop",))
IT = t.Ref("it")


def sees(d: Driver, viewer: int, zone: str, player: int = 0) -> list[str]:
    """The cards of a zone as a player sees them: `?` for a hidden one."""
    cards: list[dict[str, Any]] = view(d.game, viewer)["players"][player]["zones"][zone]
    return ["?" if "hidden" in shown else shown["card"] if "card" in shown else shown["name"] for shown in cards]


# --- each player's zones -------------------------------------------------------------------------------------------


def test_4_1_1_each_player_has_each_zone() -> None:
    """An effect on "the drop zone" is about that of its master alone, unless it says otherwise."""
    d = using(t.Gain("energy", t.Count(DROP)), you={"drop": [unit("Mine")]}, foe={"drop": [unit("T1"), unit("T2")]})
    assert charged(d) == 1
    shown = view(d.game, 0)["players"]
    assert len(shown) == 2 and set(shown[0]["zones"]) == set(shown[1]["zones"])
    assert (count(d, "drop", 0), count(d, "drop", 1)) == (1, 2)


def test_4_1_3_a_card_is_public_or_hidden_as_its_zone_is() -> None:
    """From the hand to the drop zone all see it; from there to the deck or to a hand it is hidden again."""
    d = using(t.Move(HAND, "drop"), you={"hand": [unit("Card")]})
    assert sees(d, 1, "drop") == ["Card"]
    d = using(t.Move(DROP, "hand"), you={"drop": [unit("Card")]})
    assert sees(d, 1, "hand") == ["?"] and sees(d, 0, "hand") == ["Card"]
    d = using(t.Move(DROP, "deck"), you={"drop": [unit("Card")], "filler": 1})
    assert sees(d, 1, "deck") == ["?", "?"] == sees(d, 0, "deck")


def test_4_1_4_everybody_sees_how_many_cards_there_are() -> None:
    zones = {"hand": 3, "ride_deck": 2, "G": 4, "bind": 1, "soul": 2, "drop": 1}
    cards: dict[str, Any] = {zone: [card(f"{zone} {i}", type="G unit" if zone == "G" else "normal unit")
                                    for i in range(n)] for zone, n in zones.items()}  # fmt: skip
    d = board("main", side(**cards, filler=7))
    for viewer in (0, 1):
        for zone, n in {**zones, "deck": 7}.items():
            assert len(sees(d, viewer, zone.replace("_", " "))) == n


def test_4_1_5_sight_of_cards_turned_down_and_of_cards_revealed() -> None:
    down = t.SetFace(t.YOURS & t.Zone(("damage",)), False)
    d = using(down, you={"damage": [unit("Hurt")]})
    assert sees(d, 1, "damage") == ["Hurt"]
    d = using(t.Reveal(HAND), t.Choose("it", 1, OWN_REAR), t.SetState(IT, "rest"),
              you={"hand": [unit("Card")], "fl": unit("One")})  # fmt: skip
    assert sees(d, 1, "hand") == ["Card"]
    assert sees(d.take('choose "One"'), 1, "hand") == ["?"]


def test_4_1_6_a_hidden_card_that_may_not_come_out_because_of_what_it_is_is_revealed() -> None:
    """A ban on all cards proves nothing, and shows none."""
    for what, shown in ((t.Figure("grade", "<=", 1), True), (HAND, False)):
        ban = cont(t.Rule("forbid", "event superior call", t.Zone(("hand",)) & what))
        mine = {"hand": [unit("Small")], "fl": unit("Ban", 1, 8000, 5000, ban)}
        d = using(t.Choose("it", 1, HAND), t.Do("call", IT), you=mine).take('call "Small" to front right')
        assert where(d, "Small") == "hand"
        assert told(d, "reveal") == (["Small"] if shown else [])


# --- order ---------------------------------------------------------------------------------------------------------


def test_4_1_7_nobody_changes_the_order_of_a_deck_or_of_the_trigger_zone() -> None:
    """Cards stay in their order, and nobody is offered to change it."""
    d = board("main", side(deck=[unit("Top"), unit("Next")], filler=3))
    assert all("order" not in text and "arrange" not in text for text in d.offered)
    assert pile(d.take("pass")) == [*["Filler"] * 3, "Next", "Top"]
    d = using(t.Draw(1), you={"deck": [unit("Top"), unit("Next")], "filler": 3})
    assert where(d, "Top") == "hand" and pile(d) == [*["Filler"] * 3, "Next"]
    d = using(t.Move(DROP, "deck", position="bottom"), you={"drop": [unit("Low")], "filler": 3})
    assert pile(d) == ["Low", *["Filler"] * 3]


def pile(d: Driver) -> list[str]:
    """The cards of the deck, the top card last."""
    return [d.game.objects[id].card.name for id in d.game.zone("deck", 0)]


def test_4_1_7_1_a_card_in_a_hand_cannot_be_followed() -> None:
    """The opponent saw it come, and can tell it from no other when they choose blindly."""
    take = t.By(t.OPPONENT, (t.Choose("it", 1, t.ENEMY & t.Zone(("hand",))), t.Move(IT, "drop")))
    user = unit("User", 1, 8000, 5000, act(t.Move(OWN_REAR & ~t.SELF, "hand"), take))
    you = side(fl=unit("Known"), br=user, hand=[unit("One"), unit("Two")])
    d = board("main", you, forced=True).take('use "User"')
    while d.decision is not None and d.decision.player == 0:
        d.take(d.offered[0])
    assert len(d.offered) == 1 and not any(name in d.offered[0] for name in ("Known", "One", "Two"))
    d.take(d.offered[0])
    assert count(d, "drop") == 1 and count(d, "hand") == 2


# --- where cards go ------------------------------------------------------------------------------------------------


def test_4_1_8_1_an_effect_follows_the_card_that_it_moves() -> None:
    up = t.Continue((t.Modify(IT, "power", "+", 5000),), "turn")
    d = using(t.Choose("it", 1, DROP), t.Do("call", IT, word="RC"), up, you={"drop": [unit("Fallen")]})
    d.take('call "Fallen" to front left')
    assert (where(d, "Fallen"), value(d, "Fallen")) == ("RC front left", 13000)
    d = using(t.Choose("it", 1, HAND), t.Move(IT, "drop"), t.Move(IT, "soul"), you={"hand": [unit("Card")]})
    assert where(d, "Card") == "soul"


def test_4_1_11_how_many_cards_went_to_the_top_and_the_bottom_is_known() -> None:
    """The opponent sees the numbers of the moves, and not the cards."""
    put = (t.Choose("it", 2, HAND & t.Figure("grade", "=", 2)), t.Move(IT, "deck", position="bottom"),
           t.Choose("top", 1, HAND), t.Move(t.Ref("top"), "deck"))  # fmt: skip
    d = using(*put, you={"hand": [unit("A", 2), unit("B", 2), unit("C", 1)], "filler": 5})
    pass_all(d, "use")
    moves = [(e.position, e.dst) for e in d.trace.events if e.kind == "move" and e.dst == d.game.kind("deck")]
    assert [position for position, _ in moves] == ["bottom", "bottom", "top"]
    assert sees(d, 1, "deck") == ["?"] * 8


def test_4_1_12_without_a_word_whose_zone_it_goes_to_the_owners() -> None:
    for zone in ("hand", "drop", "deck", "soul", "bind"):
        d = using(t.Move(ENEMY_REAR, zone), foe={"fl": unit("Other"), "filler": 3})
        obj = d.game.objects[find(d, "Other")]
        assert (d.game.book.zones[obj.zone].name, obj.player) == (zone, 1)


@pytest.mark.parametrize("zone", ["soul", "hand", "drop", "RC", "damage"])
def test_4_1_13_a_card_does_not_go_to_another_players_zone(zone: str) -> None:
    """Unless a text says so. RULING-VG-061"""
    lets = t.Continue((t.Rule("permit", "another player's zone", ENEMY_REAR),), "turn")
    for do, goes in (((), False), ((lets,), True)):
        d = using(*do, t.Move(ENEMY_REAR, zone, whose=t.YOU), energy(), foe={"fl": unit("Other")})
        if may(d, "put"):
            d.take('put "Other" on front left')
        obj = d.game.objects[find(d, "Other")]
        assert (d.game.book.zones[obj.zone].name, obj.player) == ((zone, 0) if goes else ("RC", 1))
        assert charged(d) == 1
        assert ([e for e in d.trace.events if e.kind == "move"] != []) is goes


# --- states of cards -----------------------------------------------------------------------------------------------


ZONES = ["soul", "drop", "damage", "bind", "RC", "order zone", "removed"]


@pytest.mark.parametrize("zone", ZONES)
def test_4_2_2_all_see_cards_in_the_public_state(zone: str) -> None:
    """[VG 4.7.2] [VG 4.10.2] [VG 4.11.2] [VG 4.12.2] [VG 4.3.3.1] [VG 4.3.3.3] They came face up."""
    d = using(
        t.Move(HAND, zone), you={"hand": [card("Card", type="set order") if zone == "order zone" else unit("Card")]}
    )
    if may(d, "put"):
        d.take('put "Card" on front left')
    assert "Card" in sees(d, 0, zone) and "Card" in sees(d, 1, zone)
    assert d.game.objects[find(d, "Card")].up


def test_4_2_3_cards_in_the_hidden_state_are_not_seen_by_all() -> None:
    """[VG 4.5.2] The deck by nobody; [VG 4.6.2] the hand by its master."""
    d = board("main", side(hand=[unit("Mine")], deck=[unit("Top")], filler=1), side(hand=[unit("Theirs")]))
    assert sees(d, 0, "deck") == ["?", "?"] == sees(d, 1, "deck")
    assert (sees(d, 0, "hand"), sees(d, 1, "hand")) == (["Mine"], ["?"])
    assert (sees(d, 0, "hand", 1), sees(d, 1, "hand", 1)) == (["?"], ["Theirs"])
    assert "Theirs" not in str(view(d.game, 0)) and "Top" not in str(view(d.game, 0)["players"])


def test_4_5_2_only_an_effect_shows_cards_of_the_deck() -> None:
    """To the player who looks, and only while the effect goes on."""
    look = (t.Look("seen", 1, "deck"), t.Choose("it", 1, OWN_REAR), t.SetState(IT, "rest"))
    d = using(*look, you={"deck": [unit("Top")], "filler": 1, "fl": unit("One")})
    assert (sees(d, 0, "deck"), sees(d, 1, "deck")) == (["?", "Top"], ["?", "?"])
    assert sees(d.take('choose "One"'), 0, "deck") == ["?", "?"]


def test_4_6_2_the_hand_is_for_its_master_to_see_and_in_no_order() -> None:
    d = board("main", side(), side(hand=[unit("B"), unit("A"), unit("C")]))
    assert sorted(sees(d, 1, "hand", 1)) == ["A", "B", "C"] and sees(d, 0, "hand", 1) == ["?"] * 3


def test_4_3_2_a_card_stands_or_rests() -> None:
    """[VG 4.3.2.3] It stands when it comes, and is in one of the two states all the time."""
    d = using(t.Do("call", HAND, word="RC"), t.SetState(IT_REAR, "rest"), you={"hand": [unit("New")]})
    d.take('call "New" to front left')
    assert state(d, "New") == "rest" and state(d, "User") == "stand"
    for viewer in (0, 1):
        shown = view(d.game, viewer)["players"][0]["zones"]
        assert {one["state"] for zone in ("VC", "RC") for one in shown[zone]} == {"stand", "rest"}


IT_REAR = t.YOURS & t.Zone(("RC",)) & t.Word("name", "New")


def test_4_3_2_3_a_card_arrives_standing() -> None:
    d = board("main", side(hand=[card("Song", type="set order"), unit("New")]))
    d.take('play "Song"')
    assert (where(d, "Song"), state(d, "Song")) == ("order zone", "stand")
    assert state(d.take('call "New" to front left'), "New") == "stand"
    d = using(t.Do("call", HAND, word="rest"), you={"hand": [unit("New")]}).take('call "New" to front left')
    assert state(d, "New") == "rest"


def test_4_3_3_a_card_lies_face_up_or_face_down() -> None:
    """[VG 1.3.2.1] Turned up when it is up, nothing happens."""
    hurt = t.YOURS & t.Zone(("damage",))
    for do, ups, turned in (((), True, 0), ((True,), True, 0), ((False,), False, 1), ((False, True), True, 2)):
        d = using(*(t.SetFace(hurt, up) for up in do), you={"damage": [unit("Hurt")]})
        assert d.game.objects[d.game.zone("damage", 0)[0]].up is ups
        assert [e.kind for e in d.trace.events].count("face") == turned


def test_4_3_3_2_face_down_cards_are_seen_by_nobody_unless_the_zone_says_so() -> None:
    """[VG 4.3.3.3] The first vanguard lies hidden until Stand Up; of bound cards their owner sees the face."""
    d = using(t.Move(HAND, "bind", up=False), you={"hand": [unit("Card")]})
    assert (sees(d, 0, "bind"), sees(d, 1, "bind")) == (["Card"], ["?"])
    names = list(SPEC.deck_texts())
    d = Driver(SPEC.new_game(SPEC.deck(names[0]), SPEC.deck(names[1]), 1, ""))
    pass_all(d, "go first")
    assert sees(d, 1, "VC", 0) == ["?"] and sees(d, 0, "VC", 1) == ["?"] and sees(d, 0, "VC", 0) != ["?"]


# --- the zones -----------------------------------------------------------------------------------------------------


def test_4_7_2_the_drop_zone_is_open_to_all_whatever_its_order() -> None:
    d = board("main", side(drop=[unit("A"), unit("B")]))
    assert sorted(sees(d, 0, "drop")) == ["A", "B"] == sorted(sees(d, 1, "drop"))
    pick = (t.Choose("it", 1, DROP), t.Move(IT, "soul"))
    assert using(*pick, you={"drop": [unit("A"), unit("B")]}).offered == ['choose "A"', 'choose "B"']


def test_4_10_1_the_soul_is_no_part_of_the_field() -> None:
    d = using(t.Gain("energy", t.Count(t.YOURS & FIELD)), t.Continue((t.Modify(t.YOURS, "power", "+", 1000),), "turn"),
              you={"soul": [unit("Soul"), unit("Deep")]})  # fmt: skip
    assert charged(d) == 2 and value(d, "Soul") == 8000 and value(d, "User") == 9000


def test_4_10_2_the_soul_and_the_damage_zone_are_open_to_all() -> None:
    """[VG 4.11.2]"""
    d = board("main", side(soul=[unit("S1"), unit("S2")], damage=[unit("D1"), unit("D2")]))
    for viewer in (0, 1):
        assert sorted(sees(d, viewer, "soul")) == ["S1", "S2"] and sorted(sees(d, viewer, "damage")) == ["D1", "D2"]


def test_4_11_4_six_cards_of_damage_lose_by_rule_action() -> None:
    for have, lost in ((4, False), (5, True)):
        d = using(t.Do("deal damage", t.ENEMY & t.Zone(("VC",)), 1), foe={"damage": have})
        outcome = d.game.outcome
        assert (outcome is not None and outcome.rule == "VG 13.2.2" and outcome.winner == 0) is lost
    d = using(t.Do("deal damage", t.ENEMY & t.Zone(("VC",)), 1), foe={"damage": 5, "deck": [trigger("Nurse", "heal")]})
    pass_all(d, "use")
    assert d.game.outcome is None and count(d, "damage", 1) == 5


def test_4_12_2_bound_cards_that_lie_face_up_are_seen_by_all() -> None:
    for up, seen in ((True, ["Card"]), (False, ["?"])):
        d = using(t.Move(HAND, "bind", up=up), you={"hand": [unit("Card")]})
        assert sees(d, 1, "bind") == seen and sees(d, 0, "bind") == ["Card"]


def test_4_12_5_it_stays_clear_which_card_bound_which() -> None:
    """An ability that speaks of the cards bound by its card finds those alone."""
    binds = when("move", t.Choose("it", 1, DROP), t.Move(IT, "bind"), dst=("RC",), word="placed")
    back = act(t.Move(t.YOURS & t.Zone(("bind",)) & t.Related("bound by"), "hand"))
    one, two = (unit(name, 1, 8000, 5000, binds, back) for name in ("One", "Two"))
    d = board("main", side(hand=[one, two], drop=[unit("A"), unit("B")], bind=[unit("Old")]))
    d.take('call "One" to front left', 'choose "A"', 'call "Two" to front right')
    assert sorted(sees(d, 1, "bind")) == ["A", "B", "Old"]
    d.take('use "Two"')
    assert (where(d, "A"), where(d, "B"), where(d, "Old")) == ("bind", "hand", "bind")


def test_4_14_3_the_g_deck_lies_hidden_at_the_beginning() -> None:
    """[VG 4.18.3] And so does the ride deck."""
    deck = SPEC.deck(next(iter(SPEC.deck_texts())))
    giants = deck._replace(sections={**deck.sections, "g": [deck.sections["main"][0]._replace(
        card=card("Giant", type="G unit", grade=4), copies=4)]})  # fmt: skip
    d = Driver(SPEC.new_game(giants, giants, 1, ""))
    assert sees(d, 0, "G") == ["Giant"] * 4 and sees(d, 1, "G") == ["?"] * 4
    assert "?" not in sees(d, 0, "ride deck") and set(sees(d, 1, "ride deck")) == {"?"}
    for zone in ("G", "ride deck"):
        assert not any(d.game.objects[id].up for id in d.game.zone(zone, 0))


def test_4_14_4_face_up_cards_of_the_g_zone_lie_apart_for_all_to_see() -> None:
    """[VG 4.18.5] And of the ride deck zone; these are not ridden any more."""
    down, up = card("Down", type="G unit", grade=4), card("Up", type="G unit", grade=4)
    d = using(t.SetFace(t.YOURS & t.Zone(("G",)) & t.Word("name", "Up"), True), you={"G": [down, up]})
    assert sorted(sees(d, 1, "G")) == ["?", "Up"] and sorted(sees(d, 0, "G")) == ["Down", "Up"]
    face = (t.SetFace(t.YOURS & t.Zone(("ride deck",)), True),)
    d = using(*face, you={"ride_deck": [unit("Next", 4)]})
    assert sees(d, 1, "ride deck") == ["Next"]


def test_4_18_5_a_face_up_card_of_the_ride_deck_zone_is_not_ridden() -> None:
    for up, offered in ((False, True), (True, False)):
        turn = when("begin", t.SetFace(t.YOURS & t.Zone(("ride deck",)), up), subject=t.ANY, word="ride phase")
        d = board("ride", side(vc=unit("Lead", 1, 8000, 5000, turn), ride_deck=[unit("Next", 2)],
                               hand=[unit("Cost", 3), unit("Same", 1)]))  # fmt: skip
        assert any("from the ride deck" in text for text in d.offered) is offered and may(d, 'ride "Same"')
        assert sees(d, 1, "ride deck") == (["Next"] if up else ["?"])


def test_4_14_5_a_card_comes_to_the_g_zone_face_up_unless_a_text_says_otherwise() -> None:
    giant = card("Giant", type="G unit", grade=4, power=15000)
    for face, up in ((None, True), (False, False), (True, True)):
        d = using(t.Move(t.YOURS & t.Zone(("RC",)) & t.Word("name", "Giant"), "G", up=face), you={"fl": giant})
        assert (where(d, "Giant"), d.game.objects[find(d, "Giant")].up) == ("G", up)
        assert sees(d, 1, "G") == (["Giant"] if up else ["?"])


def test_4_16_2_an_order_that_is_played_lies_open_in_the_order_area() -> None:
    song = order("Song", t.Choose("it", 1, OWN_REAR), t.SetState(IT, "rest"))
    d = board("main", side(hand=[song], fl=unit("One"), fr=unit("Two"))).take('play "Song"')
    assert sees(d, 0, "order area") == ["Song"] == sees(d, 1, "order area") and count(d, "hand") == 0
    d.take('choose "One"')
    assert where(d, "Song") == "drop"


def test_4_17_3_orders_in_the_order_zone_stand_or_rest_and_lie_up_or_down() -> None:
    """One that rests cannot rest for a cost."""
    song = card("Song", type="set order", abilities=(act(energy(), cost=(t.SetState(t.SELF, "rest"),),
                                                         zones=("order zone",)),))  # fmt: skip
    d = board("main", side(hand=[song])).take('play "Song"')
    d.take('use "Song"')
    assert (state(d, "Song"), charged(d)) == ("rest", 1) and not may(d, 'use "Song"')
    d = using(t.SetFace(t.YOURS & t.Zone(("order zone",)), False), you={"order_zone": [song]})
    assert not d.game.objects[d.game.zone("order zone", 0)[0]].up


def test_4_19_2_crests_are_seen_by_all() -> None:
    d = board("main", side(crest=[card("Sigil", type="crest")]))
    assert sees(d, 0, "crest") == ["Sigil"] == sees(d, 1, "crest")
    assert d.game.objects[find(d, "Sigil")].up and layers.words(d.game, find(d, "Sigil"), "type") == ("crest",)


def test_4_8_3_all_see_the_cards_on_the_field() -> None:
    """[VG 4.9.3] [VG 4.9.2.2] And whether each of them stands or rests, guardians too."""
    d = board("battle", side(fl=unit("Lance"), bl=(unit("Tired"), "rest")), side(hand=[unit("Wall"), unit("Spare")]))
    d.take("attack", 'attack with "Lance" -> "Villain"', 'guard with "Wall"')
    for viewer in (0, 1):
        mine, theirs = (view(d.game, viewer)["players"][player]["zones"] for player in (0, 1))
        shown = [(one["name"], one["state"]) for one in mine["VC"] + mine["RC"]]
        assert shown == [("Hero", "stand"), ("Lance", "rest"), ("Tired", "rest")]
        shown = [(one["name"], one["state"]) for one in theirs["VC"] + theirs["GC"]]
        assert shown == [("Villain", "stand"), ("Wall", "rest")]


@pytest.mark.parametrize(("kind", "types"), [("G unit", ("heart", "G")), ("trigger unit", ("heart", "trigger"))])
def test_2_9_4_1_a_heart_keeps_its_subtype(kind: str, types: tuple[str, ...]) -> None:
    """It is no unit any more."""
    d = board("main", side(heart=[card("Core", type=kind, grade=3)]))
    assert layers.words(d.game, find(d, "Core"), "type") == types
    held = board("main", side(hand=[card("Core", type=kind)]))
    assert layers.words(held.game, find(held, "Core"), "type") == ("unit", types[1])
