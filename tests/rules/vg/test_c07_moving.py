"""[VG 7.2] to [VG 7.20], [VG 7.29]: turning, moving, shuffling, looking, revealing, searching."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.objects import Card
from ludex.core.sight.view import looked_through, view
from ludex.games.vg.c07_moving import DRAWN_BY_AN_ABILITY, TRIGGER_REVEALED, bind, remove
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    FILLER,
    act,
    board,
    charged,
    cont,
    count,
    energy,
    find,
    may,
    order,
    side,
    state,
    told,
    trigger,
    unit,
    when,
    where,
)

HAND = t.YOURS & t.Zone(("hand",))
DECK = t.YOURS & t.Zone(("deck",))
DROP = t.YOURS & t.Zone(("drop",))
ONE, TWO, THREE = unit("One", 1), unit("Two", 2), unit("Three", 3)


def user(*do: t.Instr, cost: tuple[t.Instr, ...] = (), **rest: Any) -> Card:
    return unit("User", 1, 8000, 5000, act(*do, cost=cost, **rest))


def names(d: Driver, zone: str, player: int = 0) -> list[str]:
    """From the top."""
    return [d.game.objects[id].info.name for id in reversed(d.game.zone(zone, player))]


def seen(d: Driver, viewer: int, zone: str, player: int = 0) -> list[str]:
    """What a viewer sees of a zone, from the top; hidden cards are `?`."""
    cards: list[dict[str, Any]] = view(d.game, viewer)["players"][player]["zones"][zone]
    return ["?" if card.get("hidden") else str(card["name"]) for card in reversed(cards)]


# --- turning --------------------------------------------------------------------------------------------------------


def test_7_2_1_resting_turns_the_card_once() -> None:
    """As a cost it cannot be paid by a unit that rests already."""
    d = board("main", side(fl=user(energy(), cost=(t.SetState(t.SELF, "rest"),))))
    d.take('use "User"')
    assert state(d, "User") == "rest" and told(d, "state", "rest") == ["User"]
    assert not may(d, 'use "User"')
    d = board("main", side(fl=(user(t.SetState(t.SELF, "stand"), limit=1), "rest")))
    d.take('use "User"')
    assert state(d, "User") == "stand"


def test_7_3_1_turning_a_card_face_down_is_no_counter_blast() -> None:
    watch = unit("Watch", 1, 8000, 5000, when("counter-blast", energy(), subject=t.ANY))
    d = board("main", side(fl=user(t.SetFace(t.YOURS & t.Zone(("damage",)), False)), fr=watch, damage=1))
    d.take('use "User"')
    card = d.game.zone("damage", 0)[0]
    assert not d.game.objects[card].up and charged(d) == 0
    d = board("main", side(fl=user(t.SetFace(t.YOURS & t.Zone(("damage",)), True)), damage=1))
    d.take('use "User"')
    assert told(d, "face") == []


def test_7_4_1_putting_a_card_into_the_soul_is_no_soul_charge() -> None:
    watch = unit("Watch", 1, 8000, 5000, when("soul-charge", energy(), subject=t.ANY))
    d = board("main", side(fl=user(t.Move(DROP, "soul")), fr=watch, drop=[ONE]))
    d.take('use "User"')
    assert names(d, "soul") == ["One"] and told(d, "move", "put") == ["One"] and charged(d) == 0


# --- shuffling ------------------------------------------------------------------------------------------------------


def test_7_5_1_only_the_deck_of_the_named_player_is_shuffled() -> None:
    """[VG 7.12.1] No card is lost; [VG 7.12.3] and who had looked at the top card does not know it any more."""
    cards = [unit(f"Card {i}") for i in range(12)]
    d = board(
        "main", side(fl=user(t.Look("a", 1, "deck"), t.Shuffle("deck")), deck=cards, filler=0), side(deck=cards)
    )  # fmt: skip
    before, theirs = names(d, "deck"), names(d, "deck", 1)
    d.take('use "User"')
    assert names(d, "deck") != before and sorted(names(d, "deck")) == sorted(before)
    assert names(d, "deck", 1) == theirs
    assert all(d.game.objects[id].known == 0 for id in d.game.zone("deck", 0))


@pytest.mark.parametrize("left", [0, 1])
def test_7_5_1_1_a_deck_of_one_card_is_shuffled_too(left: int) -> None:
    watch = unit("Watch", 1, 8000, 5000, t.Automatic(t.When("shuffle", player=t.YOU), do=(energy(),)))
    empty = t.Move(DECK, "drop")
    do = (empty, t.Shuffle("deck"), t.Move(DROP, "deck")) if not left else (t.Shuffle("deck"),)
    d = board("main", side(fl=user(*do), fr=watch, deck=[ONE], filler=0))
    d.take('use "User"')
    assert names(d, "deck") == ["One"] and charged(d) == 1


def test_7_12_2_the_card_found_is_not_shuffled_with_the_others() -> None:
    """It lies on top, and the opponent, to whom it was shown, knows that."""
    cards = [unit(f"Card {i}") for i in range(9)]
    seek = t.Search("x", 1, t.Word("name", "Three"), "deck")
    do = (seek, t.Reveal(t.Ref("x")), t.Shuffle("deck"), t.Move(t.Ref("x"), "deck"))
    d = board("main", side(fl=user(*do), deck=[*cards, THREE], filler=0))
    d.take('use "User"', 'find "Three"')
    assert names(d, "deck")[0] == "Three"
    top = d.game.objects[d.game.zone("deck", 0)[-1]]
    assert top.known == 3
    d = board("main", side(fl=user(*do[:-1]), deck=[*cards, THREE], filler=0))
    d.take('use "User"', 'find "Three"')
    assert all(d.game.objects[id].known == 0 for id in d.game.zone("deck", 0))


def test_7_12_3_a_card_that_an_effect_shows_is_hidden_by_the_shuffle() -> None:
    show = unit("Glass", 1, 8000, 5000, cont(t.Rule("permit", "reveal", t.Top("deck"))))
    cards = [unit(f"Card {i}") for i in range(9)]
    d = board("main", side(fl=user(t.Shuffle("deck")), fr=show, deck=cards, filler=0))
    d.take('use "User"')
    assert seen(d, 1, "deck")[0] == names(d, "deck")[0] and seen(d, 1, "deck")[1:] == ["?"] * 8


# --- cards from the deck --------------------------------------------------------------------------------------------


def test_7_6_1_a_card_from_the_deck_is_the_top_card() -> None:
    """[VG 7.6.2] Several are moved one by one."""
    d = board("main", side(fl=user(t.Do("put from deck", n=2, word="soul")), deck=[ONE, TWO, THREE]))
    d.take('use "User"')
    assert told(d, "move", "put") == ["One", "Two"] and names(d, "soul") == ["Two", "One"]
    assert names(d, "deck")[0] == "Three"


UP_TO = t.Do("put up to from deck", n=2, word="drop")


def test_7_6_3_1_up_to_none_asks_nobody() -> None:
    d = board("main", side(fl=user(t.Do("put up to from deck", n=0, word="drop"), energy()), deck=[ONE]))
    d.take('use "User"')
    assert charged(d) == 1 and count(d, "drop") == 0


def test_7_6_3_2_the_player_may_stop_before_each_card() -> None:
    d = board("main", side(fl=user(UP_TO, energy()), deck=[ONE, TWO]))
    d.take('use "User"')
    assert d.offered == ["move one more", "done"]
    d.take("done")
    assert count(d, "drop") == 0 and charged(d) == 1


def test_7_6_3_3_each_time_one_card_is_moved() -> None:
    d = board("main", side(fl=user(UP_TO), deck=[ONE, TWO]))
    d.take('use "User"', "move one more")
    assert names(d, "drop") == ["One"] and d.offered == ["move one more", "done"]


def test_7_6_3_4_after_the_last_nobody_is_asked() -> None:
    d = board("main", side(fl=user(UP_TO, energy()), deck=[ONE, TWO, THREE]))
    d.take('use "User"', "move one more", "move one more")
    assert names(d, "drop") == ["Two", "One"] and charged(d) == 1 and may(d, "pass")


def test_7_6_4_drawing_takes_the_top_card_and_taking_one_from_the_deck_is_no_draw() -> None:
    watch = unit("Watch", 1, 8000, 5000, t.Automatic(DRAWN_BY_AN_ABILITY, do=(energy(),)))
    d = board("main", side(fl=user(t.Draw(1)), fr=watch, deck=[ONE, TWO]))
    d.take('use "User"')
    assert names(d, "hand") == ["One"] and charged(d) == 1
    seek = (t.Search("x", 1, t.Word("name", "Two"), "deck"), t.Move(t.Ref("x"), "hand", "to hand"))
    d = board("main", side(fl=user(*seek), fr=watch, deck=[ONE, TWO]))
    d.take('use "User"', 'find "Two"')
    assert names(d, "hand") == ["Two"] and charged(d) == 0


def test_7_6_4_1_the_draw_of_the_draw_phase_is_not_by_an_ability() -> None:
    watch = unit("Watch", 1, 8000, 5000, t.Automatic(DRAWN_BY_AN_ABILITY, do=(energy(),)))
    d = board("draw", side(fl=watch))
    assert count(d, "hand") == 1 and charged(d) == 0
    d = board("main", side(fl=user(t.Draw(1)), fr=watch))
    d.take('use "User"')
    assert charged(d) == 1
    d = board("main", side(fl=user(t.Move(DROP, "hand")), fr=watch, drop=[ONE]))
    d.take('use "User"')
    assert charged(d) == 0


def test_7_6_4_1_1_trigger_effects_and_persona_ride_draw_by_an_ability() -> None:
    watch = unit("Watch", 1, 8000, 5000, t.Automatic(DRAWN_BY_AN_ABILITY, do=(energy(),)))
    d = board("battle", side(fl=watch, deck=[trigger("Well", "draw")]))
    d.take("attack", 'attack with "Hero"', "draw of", 'power to "Hero"')
    assert charged(d) == 1
    d = board("main", side(fl=user(t.Do("persona ride")), fr=watch))
    d.take('use "User"')
    assert charged(d) == 1


# --- looking --------------------------------------------------------------------------------------------------------


def test_7_7_1_only_the_player_who_looks_sees_the_cards() -> None:
    """They stay where they are."""
    d = board("main", side(fl=user(t.Look("a", 2, "deck"), t.May((energy(),))), deck=[ONE, TWO, THREE]))
    d.take('use "User"')
    assert seen(d, 0, "deck")[:3] == ["One", "Two", "?"] and seen(d, 1, "deck")[:2] == ["?", "?"]
    d.take("no")
    assert seen(d, 0, "deck")[0] == "?" and names(d, "deck")[:3] == ["One", "Two", "Three"]


LOOKS = t.Automatic(t.When("look", player=t.YOU), do=(t.Gain("note looks", 1),))
WATCHER = unit("Watcher", 1, 8000, 5000, LOOKS)


def looks(d: Driver) -> int:
    return d.game.num(0, "note looks")


def test_7_7_2_1_up_to_no_card_is_no_look() -> None:
    d = board("main", side(fl=user(t.Look("a", 0, "deck", up_to=True), energy()), fr=WATCHER))
    d.take('use "User"')
    assert looks(d) == 0 and charged(d) == 1


def test_7_7_2_3_one_may_stop_before_each_look() -> None:
    """[VG 7.7.2.2] The first is the top card, each further one lies one deeper. [VG 7.7.2.4] Only that player sees
    it."""
    d = board(
        "main", side(fl=user(t.Look("a", 3, "deck", up_to=True), t.May((energy(),))), deck=[ONE, TWO, THREE])
    )  # fmt: skip
    d.take('use "User"')
    assert d.offered == ["look", "done"] and seen(d, 0, "deck")[0] == "?"
    d.take("look")
    assert seen(d, 0, "deck")[:2] == ["One", "?"]
    d.take("look")
    assert seen(d, 0, "deck")[:3] == ["One", "Two", "?"] and seen(d, 1, "deck")[:2] == ["?", "?"]
    d.take("done")
    assert d.offered == ["yes", "no"]


def test_7_7_2_5_after_the_last_look_it_ends_by_itself() -> None:
    d = board("main", side(fl=user(t.Look("a", 2, "deck", up_to=True), t.Move(t.Ref("a"), "drop")), deck=[ONE, TWO]))
    d.take('use "User"', "look", "look")
    assert sorted(names(d, "drop")) == ["One", "Two"]


def test_7_7_3_a_continuous_ability_lets_one_look_at_any_time() -> None:
    """[VG 7.7.3.1] The same card counts as looked at once, a new top card as a new look."""
    eye = unit("Eye", 1, 8000, 5000, cont(t.Rule("permit", "look", t.Top("deck"))))
    d = board("main", side(fl=WATCHER, hand=[eye, FILLER], deck=[ONE, TWO]))
    assert seen(d, 0, "deck")[0] == "?" and looks(d) == 0
    d.take('call "Eye" to front right')
    assert seen(d, 0, "deck")[:2] == ["One", "?"] and seen(d, 1, "deck")[0] == "?" and looks(d) == 1
    d.take('call "Filler" to back left')
    assert looks(d) == 1
    assert seen(d, 0, "deck")[0] == "One"


def test_7_7_3_1_a_new_top_card_is_a_new_look() -> None:
    eye = unit("Eye", 1, 8000, 5000, cont(t.Rule("permit", "look", t.Top("deck"))))
    d = board("main", side(fl=WATCHER, fr=user(t.Draw(1)), hand=[eye], deck=[ONE, TWO]))
    d.take('call "Eye" to back right')
    assert looks(d) == 1
    d.take('use "User"')
    assert looks(d) == 2


def test_7_7_4_an_effect_that_looks_twice_triggers_once() -> None:
    d = board("main", side(fl=user(t.Look("a", 1, "deck"), t.Look("b", 2, "deck")), fr=WATCHER))
    d.take('use "User"')
    assert looks(d) == 1
    d.take('use "User"')
    assert looks(d) == 2


# --- switching ------------------------------------------------------------------------------------------------------


def switcher(a: t.Sel, b: t.Sel) -> Card:
    return user(t.Choose("a", 1, a), t.Choose("b", 1, b), t.Do("switch", t.Ref("a"), word="b"))


def test_7_8_1_two_cards_change_zones_at_the_same_time() -> None:
    d = board("main", side(fl=switcher(HAND, DROP), hand=[ONE], drop=[TWO]))
    d.take('use "User"')
    assert names(d, "hand") == ["Two"] and names(d, "drop") == ["One"]
    back = t.YOURS & t.Slot((2,))
    d = board("main", side(fl=switcher(t.YOURS & t.Slot((1,)), back), fr=ONE, bl=(TWO, "rest")))
    d.take('use "User"')
    assert where(d, "One") == "RC back left" and where(d, "Two") == "RC front right"


def test_7_8_1_a_switched_card_is_turned_as_any_card_that_comes_there() -> None:
    """[VG 4.9.2.5.1] From the drop zone it comes standing, whoever rested there; [VG 4.9.2.5.2] from another rear-guard
    circle as it was."""
    back = t.YOURS & t.Slot((2,))
    d = board("main", side(fl=switcher(DROP, back), bl=(ONE, "rest"), drop=[TWO]))
    d.take('use "User"')
    assert where(d, "Two") == "RC back left" and state(d, "Two") == "stand" and names(d, "drop") == ["One"]
    d = board("main", side(fl=switcher(t.YOURS & t.Slot((1,)), back), fr=ONE, bl=(TWO, "rest")))
    d.take('use "User"')
    assert state(d, "One") == "stand" and state(d, "Two") == "rest"


def test_7_8_2_if_one_cannot_go_there_neither_moves() -> None:
    spell = order("Spell", energy())
    d = board("main", side(fl=switcher(HAND, t.YOURS & t.Slot((2,))), bl=ONE, hand=[spell]))
    d.take('use "User"')
    assert where(d, "One") == "RC back left" and names(d, "hand") == ["Spell"]


def test_7_8_3_two_zones_are_switched_as_a_whole() -> None:
    d = board(
        "main",
        side(fl=user(t.Do("switch zones", t.YOURS & t.Zone(("soul",)), word="drop")), soul=[ONE, TWO], drop=[THREE]),
    )
    d.take('use "User"')
    assert names(d, "soul") == ["Three"] and sorted(names(d, "drop")) == ["One", "Two"]


# --- revealing ------------------------------------------------------------------------------------------------------

ASK = t.May((energy(),))


def test_7_10_1_revealed_cards_are_seen_by_all() -> None:
    """[VG 7.10.1.1] Showing is the same. [VG 7.10.4] They stay where they are."""
    watch = unit("Watch", 1, 8000, 5000, t.Automatic(t.When("reveal", t.YOURS), do=(t.Gain("note shown", 1),)))
    d = board("main", side(fl=user(t.Reveal(t.Top("deck", 2)), ASK), fr=watch, deck=[ONE, TWO, THREE]))
    d.take('use "User"')
    for viewer in (0, 1):
        assert seen(d, viewer, "deck")[:3] == ["One", "Two", "?"]
    d.take("no")
    assert d.game.num(0, "note shown") == 2 and names(d, "deck")[:3] == ["One", "Two", "Three"]
    assert seen(d, 1, "deck")[0] == "?"


def test_7_10_2_a_card_revealed_as_a_cost_is_shown_when_all_is_paid() -> None:
    cost = (t.Choose("r", 1, HAND), t.Reveal(t.Ref("r")), t.Choose("d", 1, DROP), t.Move(t.Ref("d"), "soul"))
    d = board("main", side(fl=user(ASK, cost=cost), hand=[ONE, TWO], drop=[THREE, FILLER]))
    d.take('use "User"', 'choose "One"')
    assert seen(d, 1, "hand") == ["?", "?"] and count(d, "soul") == 0
    d.take('choose "Three"')
    assert "One" in seen(d, 1, "hand") and names(d, "soul") == ["Three"]


# --- searching ------------------------------------------------------------------------------------------------------


def seeker(*zones: str, n: int = 1) -> Card:
    seek = t.Search("x", n, t.Figure("grade", "=", 2), zones[0], more=zones[1:])
    return user(seek, t.Reveal(t.Ref("x")), t.Move(t.Ref("x"), "hand", "to hand"), limit=1)


def test_7_11_1_a_search_sees_the_whole_zone() -> None:
    """[VG 7.11.2] In a hidden zone the player may find nothing."""
    d = board("main", side(fl=seeker("deck"), deck=[ONE, TWO, THREE], filler=1))
    d.take('use "User"')
    assert d.offered == ['find "Two"', "done"]
    assert looked_through(d.game, 0) == {(d.game.kind("deck"), 0)} and not looked_through(d.game, 1)
    assert seen(d, 1, "deck") == ["?"] * 4
    d.take("done")
    assert count(d, "hand") == 0


def test_7_11_3_in_a_public_zone_the_cards_must_be_found() -> None:
    d = board("main", side(fl=seeker("drop"), drop=[ONE, TWO, unit("Other", 2)]))
    d.take('use "User"')
    assert sorted(d.offered) == ['find "Other"', 'find "Two"']


def test_7_11_4_two_zones_are_searched_together() -> None:
    """RULING-VG-091: while the public one has such a card, one must be found."""
    d = board("main", side(fl=seeker("deck", "drop"), deck=[TWO], drop=[unit("Other", 2)]))
    d.take('use "User"')
    assert sorted(d.offered) == ['find "Other"', 'find "Two"']
    d.take('find "Two"')
    assert names(d, "hand") == ["Two"]
    d = board("main", side(fl=seeker("deck", "drop"), deck=[TWO], drop=[ONE]))
    d.take('use "User"')
    assert d.offered == ['find "Two"', "done"]


# --- the rest -------------------------------------------------------------------------------------------------------


def test_7_16_1_a_trigger_unit_is_revealed_by_a_check_only() -> None:
    well = trigger("Well", "draw")
    watch = unit("Watch", 1, 8000, 5000, t.Automatic(TRIGGER_REVEALED, do=(energy(),)))
    d = board("battle", side(fl=watch, deck=[well]))
    d.take("attack", 'attack with "Hero"', "draw of", 'power to "Hero"')
    assert charged(d) == 1
    d = board("main", side(fl=user(t.Reveal(t.Top("deck"))), fr=watch, deck=[well]))
    d.take('use "User"')
    assert charged(d) == 0
    d = board("battle", side(fl=watch, deck=[ONE]))
    d.take("attack", 'attack with "Hero"')
    assert charged(d) == 0


def test_7_17_1_placing_is_coming_to_a_circle_from_elsewhere() -> None:
    new = unit("New", 1, 8000, 5000, when("move", energy(), word="placed"))
    d = board("main", side(hand=[new]))
    d.take('call "New" to front left')
    assert charged(d) == 1
    d.take("exchange left column")
    assert charged(d) == 1 and where(d, "New") == "RC back left"
    d = board("main", side(fl=user(t.Move(DROP, "RC")), drop=[new]))
    d.take('use "User"', 'put "New" on front right')
    assert charged(d) == 1


def test_7_19_1_a_removed_card_is_in_no_zone_of_the_game() -> None:
    """[VG 7.19.2] Everybody may read it."""
    probe = t.Gain("energy", t.Count(t.YOURS & t.Zone(("drop", "bind", "deck", "hand", "soul", "damage"))))
    do = (*remove(t.YOURS & t.Zone(("drop",))), probe)
    d = board("main", side(fl=user(*do), drop=[ONE], deck=[TWO], filler=0))
    d.take('use "User"')
    assert charged(d) == 1 and where(d, "One") == "removed"
    assert seen(d, 0, "removed") == seen(d, 1, "removed") == ["One"]


def test_7_20_1_healing_takes_a_card_from_the_damage_zone() -> None:
    """It is not discarded."""
    watch = unit("Watch", 1, 8000, 5000, t.Automatic(t.When("move", word="discard"), do=(energy(),)))
    pick = (t.Choose("x", 1, t.YOURS & t.Zone(("damage",))), t.Do("heal", t.Ref("x")))
    d = board("main", side(fl=user(*pick), fr=watch, damage=[ONE]))
    d.take('use "User"')
    assert names(d, "drop") == ["One"] and told(d, "move", "heal") == ["One"] and charged(d) == 0


def test_7_29_1_binding_leads_to_the_owners_bind_zone() -> None:
    d = board("main", side(fl=user(*bind(t.ENEMY & t.Zone(("RC",))))), side(fl=ONE))
    d.take('use "User"')
    assert count(d, "bind", 1) == 1 and count(d, "bind", 0) == 0
    assert d.game.objects[find(d, "One")].up and told(d, "move", "bind") == ["One"]


def test_7_35_1_1_each_of_several_vanguards_is_dealt_the_damage() -> None:
    d = board("main", side(fl=user(t.Do("deal damage", t.ENEMY & t.Zone(("VC",)), 1))))
    events.perform(d.game, Event("move", find(d, "Filler", "deck", 1), 1, 0, "put", 0, 0, 3, 0, 1))
    assert count(d, "VC", 1) == 2
    d.take('use "User"')
    assert count(d, "damage", 1) == 2


def test_7_50_1_so_many_different_ones_are_chosen() -> None:
    """[VG 7.50.1.1] Acting on a number of units is choosing them: who cannot be chosen is not among them."""
    shy = unit("Shy", 1, 8000, 5000, keywords=["Resist"])
    weaken = (t.Choose("x", 2, t.ENEMY & t.Zone(("RC",))), t.Do("retire", t.Ref("x")))
    d = board("main", side(fl=user(*weaken)), side(fl=ONE, fr=TWO, bl=THREE, br=shy))
    d.take('use "User"')
    assert sorted(d.offered) == ['choose "One"', 'choose "Three"', 'choose "Two"']
    d.take('choose "One"')
    assert sorted(d.offered) == ['choose "Three"', 'choose "Two"']
    d.take('choose "Three"')
    assert where(d, "One") == where(d, "Three") == "drop" and where(d, "Two") == "RC front right"
