"""Chapter 3: areas, who sees them, and what a card is after moving."""

from __future__ import annotations

from typing import Any

from ludex.core import tree as t
from ludex.core.happening import events
from ludex.core.position.objects import Card
from ludex.core.sight.view import view
from ludex.games.dbs import SPEC
from ludex.games.dbs.book import BOOK
from ludex.testing.driver import Driver
from tests.rules.dbs.support import (
    ATTACK_LEADER,
    BIG,
    ENEMY_BATTLE,
    MAIN,
    PLAIN,
    WEAK,
    Rested,
    battle,
    board,
    boost,
    count,
    energy,
    extra,
    leader,
    life,
    power,
    resting,
    words_of,
)


def using(*do: t.Instr, you: dict[str, Any] | None = None, foe: dict[str, Any] | None = None) -> Driver:
    skill = t.Activated(do=do, timing=MAIN, limit=1)
    return board({"leader": [leader("Mind", skill)], **(you or {})}, foe).take('activate "Mind"')


def seen(play: Driver, viewer: int, player: int, zone: str) -> list[str]:
    cards = view(play.game, viewer)["players"][player]["zones"][zone]
    return [card.get("name", "?") for card in cards]


def test_3_1_1_each_player_has_one_of_each_area() -> None:
    play = board()
    for player in (0, 1):
        zones = view(play.game, 0)["players"][player]["zones"]
        assert set(zones) == {"deck", "hand", "drop", "leader", "battle", "combo", "energy", "life", "under"}
    assert view(play.game, 0)["shared"] == {}


def test_3_1_2_the_number_of_cards_is_open_and_so_are_open_areas() -> None:
    """[DBS 3-1-3] [DBS 3-2-2] [DBS 3-3-2] [DBS 3-3-3] [DBS 3-9-2] Secret areas show backs only."""
    play = board({"hand": [PLAIN], "drop": [WEAK], "battle": [BIG], "energy": 1, "life": 3, "deck": 2})
    for viewer in (0, 1):
        assert seen(play, viewer, 0, "life") == ["?"] * 3
        assert seen(play, viewer, 0, "deck") == ["?"] * 2
        assert seen(play, viewer, 0, "drop") == ["Weak"]
        assert seen(play, viewer, 0, "battle") == ["Big"]
        assert seen(play, viewer, 0, "energy") == ["red energy"]
        assert seen(play, viewer, 0, "leader") == ["Plain Leader"]
    assert seen(play, 0, 0, "hand") == ["Plain"]
    assert seen(play, 1, 0, "hand") == ["?"]


def test_3_1_4_out_of_the_battle_area_a_card_is_new_but_not_in_the_combo_area() -> None:
    """[DBS 3-1-5] Comboed, it keeps what it had; from the Combo Area to Drop it is new."""
    up = t.Activated(
        do=(t.Choose("x", 1, t.YOURS & t.Word("name", "Plain")), boost(3000, what=t.Ref("x"))), timing=MAIN, limit=1
    )
    play = board({"leader": [leader("Mind", up)], "battle": [PLAIN]})
    id = play.obj("battle", 0).id
    play.take('activate "Mind"', 'attack with "Mind" -> "Plain Leader"')
    events.perform(play.game, events.moving(play.game, id, "combo", 0, "combo"))
    assert play.obj("combo", 0).id == id
    assert power(play, "combo", 0) == 13000
    events.perform(play.game, events.moving(play.game, id, "battle", 0))
    assert play.obj("battle", 0).id == id
    assert power(play, "battle", 0) == 13000
    events.perform(play.game, events.moving(play.game, id, "combo", 0), events.moving(play.game, id, "drop"))
    assert play.obj("drop", 0).id != id


def test_3_1_6_the_owner_orders_cards_placed_together() -> None:
    """[DBS 3-1-6-1] The other player sees which cards went, not in which order."""
    put = (
        t.Choose("x", 2, t.ENEMY & t.Zone(("drop",)), who=t.OPPONENT),
        t.Move(t.Ref("x"), "deck"),
    )
    play = using(*put, foe={"drop": [PLAIN, WEAK]})
    assert play.decision is not None
    assert play.decision.player == 1
    play.take('put "Plain" next')
    top = [play.game.objects[id] for id in play.game.zone("deck", 1)[-2:]]
    assert [obj.card.name for obj in top] == ["Weak", "Plain"]
    assert [obj.known for obj in top] == [2, 2]
    assert seen(play, 0, 1, "deck")[-2:] == ["?", "?"]


def test_3_1_7_without_saying_whose_it_is_the_owners_area() -> None:
    play = using(t.Choose("x", 1, ENEMY_BATTLE), t.Move(t.Ref("x"), "hand"), foe={"battle": [PLAIN]})
    assert (count(play, "hand", 0), play.names("hand", 1)) == (0, ["Plain"])


def test_3_1_7_a_card_never_comes_to_another_players_hand() -> None:
    """[DBS 4-2-2] Not even when an effect says whose hand."""
    grab = (t.Choose("x", 1, ENEMY_BATTLE), t.Move(t.Ref("x"), "hand", whose=t.YOU))
    play = using(*grab, foe={"battle": [PLAIN]})
    assert (count(play, "hand", 0), play.names("hand", 1)) == (0, ["Plain"])


def test_3_2_1_the_deck_is_what_is_left() -> None:
    names = list(SPEC.deck_texts())
    play = Driver(SPEC.new_game(SPEC.deck(names[0]), SPEC.deck(names[1]), 4, "")).take("done", "done")
    assert count(play, "deck", play.game.active) == 50 - 6 - 8
    assert sum(len(play.game.zone(zone, 0)) for zone in ("drop", "battle", "combo", "energy")) == 0


def test_3_2_3_cards_leave_the_deck_one_by_one() -> None:
    deck = [PLAIN] * 3 + [battle("Third"), battle("Second"), battle("First")]
    play = using(t.Do("mill", n=3, word="drop"), you={"deck": deck})
    assert play.names("drop", 0) == ["First", "Second", "Third"], "the last one on top"


def test_3_2_3_one_by_one_is_not_all_at_once() -> None:
    """Each card lies in the Drop Area before the next one leaves the deck: the first sees the other two come."""
    put = t.When("move", ~t.SELF, src=("deck",), dst=("drop",))
    first = battle("First", t.Automatic(put, do=(boost(1000, what=t.Zone(("leader",)) & t.YOURS),), zones=("drop",)))
    deck = [PLAIN] * 3 + [battle("Third"), battle("Second"), first]
    play = using(t.Do("mill", n=3, word="drop"), you={"deck": deck})
    assert power(play, "leader", 0) == 12000
    late = using(t.Do("mill", n=3, word="drop"), you={"deck": [PLAIN] * 3 + [first, battle("Second"), PLAIN]})
    assert power(late, "leader", 0) == 10000, "the last one sees none"


def test_3_2_3_a_deck_that_runs_out_loses_at_its_last_card() -> None:
    """The cards that would follow do not count any more: it is over with the last card of the deck."""
    both = t.By(t.EACH, (t.Do("mill", n=2, word="drop"),))
    play = using(both, you={"deck": 2}, foe={"deck": 2})
    assert play.game.outcome is not None
    assert play.game.outcome.winner == 1
    assert (count(play, "deck", 0), count(play, "deck", 1)) == (0, 2)


def test_3_3_2_players_see_their_own_hand_and_its_order_means_nothing() -> None:
    cards = [PLAIN, WEAK, battle("Third")]
    play = board({"hand": cards, "energy": 1})
    assert sorted(seen(play, 0, 0, "hand")) == ["Plain", "Third", "Weak"]
    assert seen(play, 1, 0, "hand") == ["?"] * 3
    assert all("Plain" not in text for text in board({}, {"hand": cards}).offered if "Leader" not in text)
    other = board({"hand": cards[::-1], "energy": 1})
    assert sorted(other.offered) == sorted(play.offered)
    assert not BOOK.zones[BOOK.zone_index["hand"]].ordered
    drawn = using(t.Draw(1), you={"hand": [PLAIN], "deck": [PLAIN, PLAIN, battle("Fresh")]})
    assert sorted(seen(drawn, 0, 0, "hand")) == ["Fresh", "Plain"]
    assert seen(drawn, 1, 0, "hand") == ["?", "?"]


def test_3_2_3_cards_that_a_text_moves_together_leave_the_deck_one_by_one() -> None:
    """The first one to arrive sees the second one played; if it arrives second, it does not."""
    eager = battle("Eager", t.Automatic(t.When("play", t.Word("name", "Second")), do=(t.Draw(1),)))
    bring = (t.Look("x", 2, "deck"), t.Do("play", t.Ref("x")))
    for top, drawn in (((battle("Second"), eager), 1), ((eager, battle("Second")), 0)):
        play = using(*bring, you={"deck": [PLAIN] * 6 + list(top)})
        assert count(play, "battle", 0) == 2
        assert count(play, "hand", 0) == drawn


def test_3_1_6_nobody_is_asked_about_equal_cards_or_in_the_drop_area() -> None:
    """RULING-DBS-044: the order of the Drop Area may be changed at any time."""
    same = using(t.Move(t.ENEMY & t.Zone(("drop",)), "deck"), foe={"drop": [PLAIN, PLAIN]})
    assert not any(text.endswith("next") for text in same.offered)
    drop = using(t.Move(t.ENEMY & t.Zone(("battle",)), "drop"), foe={"battle": [PLAIN, WEAK]})
    assert sorted(drop.names("drop", 1)) == ["Plain", "Weak"]
    assert not any(text.endswith("next") for text in drop.offered)


def test_3_6_7_an_extra_card_that_stays_has_not_moved() -> None:
    """No skill hears of a move that did not happen."""
    put = (t.Choose("x", 1, t.YOURS & t.Zone(("drop",))), t.Move(t.Ref("x"), "battle", whose=t.YOU))
    watch = battle("Watch", t.Automatic(t.When("move", t.Word("name", "Other")), do=(t.Draw(1),)))
    field = extra("Meadow", text="[Field]")
    full = using(*put, you={"battle": [field, watch], "drop": [extra("Other")]})
    assert full.names("drop", 0) == ["Other"]
    assert count(full, "hand", 0) == 0
    assert count(using(*put, you={"battle": [watch], "drop": [extra("Other")]}), "hand", 0) == 1


def test_3_2_4_a_shuffle_forgets_what_was_known() -> None:
    play = using(t.Look("x", 2, "deck", who=t.OPPONENT), t.Shuffle("deck", who=t.OPPONENT), foe={"deck": 6})
    assert all(play.game.objects[id].known == 0 for id in play.game.zone("deck", 1))
    shuffles = [event for event in play.trace.events if event.kind == "shuffle"]
    assert [event.player for event in shuffles] == [1]


def test_3_4_1_koed_cards_and_used_extra_cards_go_to_the_drop_area() -> None:
    trick = extra("Trick", text="[Activate: Main] Put the top 1 card of your deck into your Drop Area.")
    play = board({"hand": [trick], "drop": [WEAK], "battle": [BIG]}, {"battle": [Rested(PLAIN)]})
    play.take('activate "Trick"')
    assert play.names("drop", 0)[:2] == ["Weak", "Trick"]
    assert count(play, "drop", 0) == 3
    play.take('attack with "Big" -> "Plain"')
    assert seen(play, 0, 1, "drop") == ["Plain"]


def test_3_4_2_new_cards_lie_face_up_on_top_and_everybody_sees_all() -> None:
    """Also a card that nobody had seen before, from a deck or a life."""
    play = using(t.Do("mill", n=1, word="drop"), you={"drop": [PLAIN, WEAK], "deck": [PLAIN, PLAIN, BIG]})
    assert play.names("drop", 0) == ["Plain", "Weak", "Big"], "the newest last, which is the top"
    critical = battle("Sharp", text="[Critical]")
    hurt = board({"battle": [critical]}, {"drop": [PLAIN], "life": [WEAK] * 2})
    hurt.take('attack with "Sharp" -> "Plain Leader"')
    assert hurt.names("drop", 1) == ["Plain", "Weak"]
    for viewer in (0, 1):
        assert seen(play, viewer, 0, "drop") == ["Plain", "Weak", "Big"]
        assert seen(hurt, viewer, 1, "drop") == ["Plain", "Weak"]
    assert all(hurt.game.objects[id].up for id in hurt.game.zone("drop", 1))


def test_3_5_1_leaders_begin_front_side_up() -> None:
    """[DBS 3-5-2]"""
    hero = leader("Hero", back={"name": "Back", "power": 15000})
    play = board({"leader": [hero]})
    assert seen(play, 1, 0, "leader") == ["Hero"]


def test_3_6_3_any_way_into_the_battle_area_is_playing() -> None:
    """[DBS 3-6-3-1] In Active Mode, able to attack at once. [DBS 3-6-4] Unless another mode is said."""
    herald = battle("Herald", text="[Auto] When you play this card, draw 1 card.")
    choose = t.Choose("x", 1, t.YOURS & t.Zone(("drop",)))
    play = using(choose, t.Do("play", t.Ref("x")), you={"drop": [herald]})
    assert count(play, "hand", 0) == 1
    assert 'attack with "Herald" -> "Plain Leader"' in play.offered
    tired = using(choose, t.Move(t.Ref("x"), "battle", "play", state="rest"), you={"drop": [herald]})
    assert tired.obj("battle", 0).state == 1
    assert count(tired, "hand", 0) == 1


BACK = t.Activated(
    do=(t.Choose("x", 1, t.YOURS & t.Zone(("combo",))), t.Move(t.Ref("x"), "battle")), timing=("battle",), limit=1
)


def comboed(card: Card) -> Driver:
    """The card comboed from the Battle Area in the Offense Step, in Rest Mode since then."""
    play = board({"leader": [leader("Mind", BACK)], "battle": [card]})
    play.take('attack with "Mind" -> "Plain Leader"', f'combo with "{card.name}"')
    return play


def test_3_6_3_back_from_the_combo_area_is_playing_too() -> None:
    """It is placed in the Battle Area, and that is what playing means (RULING-DBS-031), though it is the same card."""
    herald = battle("Herald", text="[Auto] When you play this card, draw 1 card.")
    play = comboed(herald)
    id = play.obj("combo", 0).id
    assert count(play, "hand", 0) == 0
    play.take('activate "Mind"')
    assert play.obj("battle", 0).id == id
    assert count(play, "hand", 0) == 1


def test_3_6_4_back_from_the_combo_area_a_card_stands_in_active_mode() -> None:
    play = comboed(PLAIN)
    tired = play.obj("combo", 0).copy()
    tired.state = 1  # as an effect may have left it in the Battle Area
    play.game.put(tired)
    play.take('activate "Mind"')
    assert play.obj("battle", 0).state == 0
    rest = t.Activated(
        do=(t.Choose("x", 1, t.YOURS & t.Zone(("combo",))), t.Move(t.Ref("x"), "battle", state="rest")),
        timing=("battle",),
    )
    other = board({"leader": [leader("Mind", rest)], "battle": [PLAIN]})
    other.take('attack with "Mind" -> "Plain Leader"', 'combo with "Plain"', 'activate "Mind"')
    assert other.obj("battle", 0).state == 1, "unless the effect says otherwise"


def test_3_6_2_cards_in_the_battle_area_are_face_up() -> None:
    play = board({"battle": [PLAIN], "hand": [WEAK], "energy": 1})
    play.take('play "Weak"')
    assert seen(play, 1, 0, "battle") == ["Plain", "Weak"]
    assert all(play.game.objects[id].up for id in play.game.zone("battle", 0))


def test_3_6_5_any_number_of_battle_cards() -> None:
    play = board({"battle": [PLAIN] * 20, "hand": [WEAK], "energy": 1})
    play.take('play "Weak"')
    assert count(play, "battle", 0) == 21


def test_3_6_7_one_extra_card_at_most() -> None:
    """A second that is not a [Field] stays where it is (RULING-DBS-029)."""
    put = (t.Choose("x", 1, t.YOURS & t.Zone(("drop",))), t.Move(t.Ref("x"), "battle", whose=t.YOU))
    play = using(*put, you={"battle": [extra("Meadow", text="[Field]")], "drop": [extra("Other")]})
    assert (play.names("battle", 0), play.names("drop", 0)) == (["Meadow"], ["Other"])
    free = using(*put, you={"drop": [extra("Other")]})
    assert free.names("battle", 0) == ["Other"]
    assert free.obj("battle", 0).state == 0


def test_3_7_2_combo_cards_are_open_and_any_number_of_them() -> None:
    """[DBS 3-7-3] A combo is no play. [DBS 3-7-4]"""
    proud = battle("Proud", text="[Auto] When you play this card, draw 1 card.")
    play = board({"hand": [proud] * 5}, {"hand": [PLAIN]})
    play.take(ATTACK_LEADER, *(['combo with "Proud" from hand'] * 5))
    assert seen(play, 1, 0, "combo") == ["Proud"] * 5
    assert words_of(play).count("move combo") == 5
    assert count(play, "hand", 0) == 0


def test_3_7_3_whatever_places_a_card_in_the_combo_area_combos_with_it() -> None:
    """A card that goes elsewhere is not comboed, whatever the verb."""
    cheer = battle("Cheer", text="[Auto] When you combo with this card, draw 1 card.")
    for to, word, drawn in (("combo", "put", 1), ("drop", "combo", 0)):
        send = t.Activated(do=(t.Move(t.YOURS & t.Zone(("hand",)), to, word, whose=t.YOU),), timing=("battle",))
        play = board({"battle": [battle("Hunter", send)], "hand": [cheer]}, {"hand": [PLAIN]})
        play.take('attack with "Hunter" -> "Plain Leader"', 'activate "Hunter"')
        assert play.names(to, 0) == ["Cheer"] and count(play, "hand", 0) == drawn


def test_3_7_5_text_in_the_combo_area_is_negated_unless_written_for_it() -> None:
    """RULING-DBS-005"""
    banner = battle("Banner", text="[Permanent] Your Leader gets +5000 power.")
    cheer = battle("Cheer", text="[Auto] When you combo with this card, your Leader gets +1000 power this turn.")
    play = board({"battle": [banner], "hand": [cheer, PLAIN]})
    assert power(play, "leader", 0) == 15000
    play.take(ATTACK_LEADER, 'combo with "Banner"')
    assert power(play, "leader", 0) == 10000
    play.take('combo with "Cheer" from hand')
    assert power(play, "leader", 0) == 11000


def test_3_8_1_1_energy_counts_in_either_mode() -> None:
    rich = t.If(t.Compare(t.Count(t.YOURS & t.Zone(("energy",))), ">=", 2), (t.Draw(1),))
    assert count(using(rich, you={"energy": [energy("red"), Rested(energy("red"))]}), "hand", 0) == 1


def test_3_8_1_1_energy_in_printed_text_is_the_cards_of_that_area() -> None:
    spring = extra("Spring", text="[Activate: Main] Switch up to 2 of your energy to Active Mode.")
    tired = [Rested(energy("red")), Rested(energy("blue"))]
    play = board({"hand": [spring], "energy": tired, "battle": [Rested(PLAIN)]}, {"energy": tired})
    play.take('activate "Spring"')
    assert play.offered == ['choose "red energy"', 'choose "blue energy"', "done"]
    play.take('choose "red energy"', 'choose "blue energy"')
    assert (resting(play, "energy", 0), resting(play, "battle", 0), resting(play, "energy", 1)) == (0, 1, 2)


def test_3_8_2_the_payer_chooses_which_colours_to_rest() -> None:
    """RULING-DBS-026: equal energies are one choice, and a single way is none."""
    card = battle("Any", cost=2)
    play = board({"hand": [card], "energy": "red red blue"})
    play.take('play "Any"')
    assert play.offered == ["pay 1 red, 1 blue", "pay 2 red"]
    play.take("pay 2 red")
    assert play.obj("energy", 0, "blue energy").state == 0
    forced = board({"hand": [card], "energy": "red blue"})
    forced.take('play "Any"')
    assert resting(forced, "energy", 0) == 2


def test_3_8_2_both_players_see_energy_in_either_mode() -> None:
    """Also a card that nobody had seen before, from the deck."""
    play = using(t.Do("mill", n=1, word="energy"), you={"energy": [Rested(WEAK)], "deck": [PLAIN, PLAIN, BIG]})
    for viewer in (0, 1):
        assert seen(play, viewer, 0, "energy") == ["Weak", "Big"]
    assert resting(play, "energy", 0) == 1


def test_3_8_3_energy_arrives_in_active_mode_unless_said_otherwise() -> None:
    play = using(t.Do("mill", n=1, word="energy"), t.Do("mill", n=1, word="energy rest"))
    assert [play.game.objects[id].state for id in play.game.zone("energy", 0)] == [0, 1]


def test_3_9_2_nobody_looks_at_life_before_taking_it() -> None:
    play = board({}, {"life": [PLAIN, WEAK, BIG]}, show_forced=True)
    play.take(ATTACK_LEADER)
    assert play.offered == ["take a hidden life card"]
    assert "Weak" not in str(view(play.game, 1))
    play.take("take")
    assert life(play, 1) == 2
    assert seen(play, 0, 1, "hand") == ["?"]
