"""Chapter 2: what is printed on a card, and paying energy."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.core.sight.view import view
from ludex.core.values import layers
from ludex.errors import InputError
from ludex.games.dbs import SPEC
from ludex.testing.driver import Driver
from tests.rules.dbs.support import (
    ATTACK_LEADER,
    ENEMY_BATTLE,
    MAIN,
    PLAIN,
    battle,
    board,
    count,
    extra,
    leader,
    life,
    power,
    resting,
)

ANYWHERE = ("leader", "battle", "hand", "drop", "deck", "energy")


def using(*do: t.Instr, you: dict[str, Any] | None = None, foe: dict[str, Any] | None = None) -> Driver:
    skill = t.Activated(do=do, timing=MAIN, limit=1)
    return board({"leader": [leader("Mind", skill)], **(you or {})}, foe).take('activate "Mind"')


def found(sel: t.Sel, **zones: Any) -> list[str]:
    """The names of one's own cards that the selector matches."""
    play = using(t.Choose("x", 9, t.YOURS & t.Zone(ANYWHERE) & sel, up_to=True), you=zones)
    return [text.removeprefix('choose "').rstrip('"') for text in play.offered if text.startswith("choose")]


NAMESAKE = battle("Aldo", character="Aldo of the Hill", traits=["Miner"])
SAME_CHARACTER = battle("Old Aldo", character="Aldo", traits=["Miner", "Ghost"], era="Autumn")
TRAITOR = battle("Third", character="Bea", traits=["Aldo"])
TRICK = extra("Aldo's Trick")
MIX = {"battle": [NAMESAKE, SAME_CHARACTER, TRAITOR], "drop": [TRICK]}


def test_2_1_2_a_card_name_matches_only_that_name() -> None:
    assert found(t.Word("name", "Aldo"), **MIX) == ["Aldo"]


def test_2_5_3_a_character_name_matches_cards_of_any_name() -> None:
    """[DBS 2-5-2] [DBS 2-5-4] Two of a character may be in play; Extra Cards have none (RULING-DBS-004)."""
    assert found(t.Word("character", "Aldo"), **MIX) == ["Old Aldo"]
    twice = {"battle": [SAME_CHARACTER, battle("Young Aldo", character="Aldo")], "drop": [TRICK]}
    assert found(t.Word("character", "Aldo"), **twice) == ["Old Aldo", "Young Aldo"]


def chosen_by(noun: str) -> list[str]:
    """The enemy Battle Cards of `MIX` that a printed text with this noun offers."""
    sword = extra("Sword", text=f"[Activate: Main] Rest up to 1 enemy Battle Card {noun}.")
    play = board({"hand": [sword]}, MIX)
    play.take('activate "Sword"')
    return [text.removeprefix('choose "').rstrip('"') for text in play.offered if text.startswith("choose")]


def test_2_5_3_single_angle_brackets_are_a_character() -> None:
    """[DBS 2-6-4] Double ones are a special trait; neither is the name of the card."""
    assert chosen_by("named <Aldo>") == ["Old Aldo"]
    assert chosen_by("of <<Aldo>>") == ["Third"]
    assert chosen_by("of <<Miner>>") == ["Aldo", "Old Aldo"]
    assert chosen_by("named <Miner>") == []


def test_2_6_4_a_special_trait_matches_the_trait_only() -> None:
    """[DBS 2-6-2] [DBS 2-6-3] Of several traits each counts; [DBS 2-6-5] Extra Cards have none."""
    assert found(t.Word("trait", "Aldo"), **MIX) == ["Third"]
    assert found(t.Word("trait", "Miner"), **MIX) == ["Aldo", "Old Aldo"]
    assert found(t.Word("trait", "Ghost"), **MIX) == ["Old Aldo"]
    assert found(t.Word("trait", "Miner") | t.Word("trait", "Ghost"), **MIX) == ["Aldo", "Old Aldo"]


def test_2_7_2_an_era_matches_that_era_only() -> None:
    """[DBS 2-7-3] Extra Cards have none, not even an empty one."""
    assert found(t.Word("era", "Autumn"), **MIX) == ["Old Aldo"]
    assert "Aldo's Trick" not in found(t.Word("era", ""), **MIX)


def test_2_2_2_pictures_rarity_and_copyright_are_no_data() -> None:
    """[DBS 2-13-2] [DBS 2-14-2] A row that gives them is refused: nothing could depend on them."""
    for key in ("picture", "rarity", "copyright"):
        with pytest.raises(InputError, match=key):
            SPEC.make_card({"number": "A", "name": "A", key: "x"}, "here")


def test_2_3_2_1_a_leader_stays_in_the_leader_area() -> None:
    """[DBS 2-3-2-1-1] "Leader" means the card there, not a Battle Card of the same character."""
    head = leader("Head", character="Aldo")
    play = board({"leader": [head], "battle": [SAME_CHARACTER]})
    assert not any(text.startswith("play") for text in play.offered)
    with pytest.raises(InputError):
        SPEC.place(play.game, 0, "battle", head, {})
    cheer = extra("Cheer", text="[Activate: Main] Your Leader gets +5000 power this turn.")
    up = board({"leader": [head], "battle": [SAME_CHARACTER], "hand": [cheer]}, {"leader": [head]})
    up.take('activate "Cheer"')
    assert (power(up, "leader", 0), power(up, "battle", 0), power(up, "leader", 1)) == (15000, 10000, 10000)


HERO = leader(
    "Hero",
    text="[Awaken] With 4 or less life: draw 1 card; turn this card over.\n[Activate: Main] Draw 1 card.",
    back={"name": "Great Hero", "power": 15000, "text": "[Auto] When this card attacks, draw 1 card."},
)


def test_2_3_2_1_2_only_the_side_that_shows_counts() -> None:
    """[DBS 2-3-2-1-3] Front first; after turning over the back, and nothing of the front."""
    front = board({"leader": [HERO], "life": 5})
    front.take('attack with "Hero" -> "Plain Leader"')
    assert count(front, "hand", 0) == 0
    back = board({"leader": [HERO], "life": 4})
    back.take('awaken "Hero"')
    assert power(back, "leader", 0) == 15000
    assert not any("activate" in text for text in back.offered)
    back.take('attack with "Great Hero" -> "Plain Leader"')
    assert count(back, "hand", 0) == 2


def test_2_3_2_2_1_battle_card_means_that_type() -> None:
    """[DBS 3-6-6] "Choose a card" offers neither Leader nor [Field]."""
    field = extra("Meadow", text="[Field]")
    play = using(t.Choose("x", 1, ENEMY_BATTLE, up_to=True), foe={"battle": [field, PLAIN]})
    assert play.offered == ['choose "Plain"', "done"]


def test_2_3_2_2_1_printed_text_means_that_type_in_the_battle_area() -> None:
    """[DBS 3-6-6] Not an Extra Card beside it, not a Battle Card in another area, not the Leader."""
    field = extra("Meadow", text="[Field]")
    sword = extra("Sword", text="[Activate: Main] KO up to 1 enemy Battle Card.")
    foe = {"battle": [field, PLAIN], "drop": [battle("Dead")], "energy": [battle("Fuel")]}
    play = board({"hand": [sword], "battle": [battle("Own")]}, foe)
    play.take('activate "Sword"')
    assert play.offered == ['choose "Plain"', "done"]
    play.take('choose "Plain"')
    assert (play.names("battle", 1), play.names("drop", 1)) == (["Meadow"], ["Dead", "Plain"])


def test_2_3_2_3_a_used_extra_card_ends_in_the_drop_area() -> None:
    play = board({"hand": [extra("Trick", text="[Activate: Main] Draw 1 card.")]})
    play.take('activate "Trick"')
    assert play.names("drop", 0) == ["Trick"]
    assert play.names("battle", 0) == []


def test_2_4_1_colours_pay_costs() -> None:
    """[DBS 2-11-1] [DBS 2-11-1-1] A total of 3 of which 2 red: revealed, then 3 in all with 2 red."""
    card = battle("Ember", cost=3, specified="red red")
    assert 'play "Ember"' not in board({"hand": [card], "energy": "red blue blue"}).offered
    assert 'play "Ember"' not in board({"hand": [card], "energy": "red red"}).offered
    play = board({"hand": [card], "energy": "red red green"})
    play.take('play "Ember"')
    assert resting(play, "energy", 0) == 3
    assert play.names("battle", 0) == ["Ember"]
    revealed = [event.kind for event in play.trace.events if event.kind in ("reveal", "state", "move")]
    assert revealed == ["reveal", "state", "state", "state", "move"]


def test_2_11_1_1_energy_of_two_colours_covers_one_of_them() -> None:
    both = battle("Mixed", color="red blue")
    card = battle("Prism", cost=2, specified="red blue")
    assert 'play "Prism"' not in board({"hand": [card], "energy": [both]}).offered
    assert 'play "Prism"' in board({"hand": [card], "energy": [both, both]}).offered
    assert 'play "Prism"' in board({"hand": [card], "energy": [both, battle("Blue", color="blue")]}).offered
    assert 'play "Prism"' not in board({"hand": [card], "energy": [battle("Blue", color="blue")] * 3}).offered
    assert 'play "Prism"' not in board({"hand": [card], "energy": [both, battle("Leaf", color="green")]}).offered


def test_2_11_1_2_an_extra_card_is_revealed_and_paid_for() -> None:
    trick = extra("Trick", text="[Activate: Main] Draw 1 card.", cost=2, specified="blue")
    assert not any("Trick" in text for text in board({"hand": [trick], "energy": "red red red"}).offered)
    play = board({"hand": [trick], "energy": "red red blue"})
    play.take('activate "Trick"')
    assert resting(play, "energy", 0) == 2
    assert play.obj("energy", 0, "blue energy").state == 1
    assert any(event.kind == "reveal" for event in play.trace.events)


def test_2_8_2_figures_that_a_type_has_not() -> None:
    """[DBS 2-9-2] [DBS 2-10-2] [DBS 2-11-2]"""
    for kind, figure in (("extra", "power"), ("extra", "combo_power"), ("leader", "combo_cost"), ("leader", "cost")):
        with pytest.raises(InputError, match="has no"):
            SPEC.make_card({"number": "A", "name": "A", "type": kind, figure: 0}, "here")
    assert set(HERO.figures) == {"power"}
    assert set(TRICK.figures) == {"cost"}


def test_2_9_2_leaders_and_extra_cards_never_combo() -> None:
    play = board({"hand": [TRICK, PLAIN], "battle": [extra("Meadow", text="[Field]"), battle("Runner")]})
    play.take('attack with "Runner" -> "Plain Leader"')
    assert play.offered == ['combo with "Plain" from hand', "pass"]


def test_2_10_1_the_combo_cost_is_the_same_from_hand_and_battle_area() -> None:
    costly = battle("Costly", combo_cost=1)
    for zone in ("hand", "battle"):
        play = board({zone: [costly], "energy": 1})
        play.take(ATTACK_LEADER, 'combo with "Costly"')
        assert resting(play, "energy", 0) == 1


def test_2_12_2_skills_are_valid_in_leader_and_battle_area_only() -> None:
    banner = battle(
        "Banner", t.Automatic(t.When("attack"), do=(t.Draw(1),)), text="[Permanent] Your Leader gets +5000 power."
    )
    play = board({zone: [banner] for zone in ("hand", "drop", "energy", "life", "deck")} | {"deck": [banner] * 3})
    assert power(play, "leader", 0) == 10000
    play.take(ATTACK_LEADER, "pass")
    assert count(play, "hand", 0) == 1
    assert power(board({"battle": [banner]}), "leader", 0) == 15000


def test_2_12_2_a_skill_may_say_that_it_is_valid_elsewhere() -> None:
    """In the Drop Area: [Permanent], [Auto] and [Activate]; in the Battle Area such a skill does nothing."""
    elder = battle("Elder", text="[Permanent] While this card is in your Drop Area, your Leader gets +5000 power.")
    assert power(board({"drop": [elder]}), "leader", 0) == 15000
    assert power(board({"battle": [elder]}), "leader", 0) == 10000
    text = "[Auto] While this card is in your Drop Area, at the end of your Main Phase, draw 1 card."
    echo = battle("Echo", text=text)
    for zone, drawn in (("drop", 1), ("battle", 0)):
        play = board({zone: [echo]})
        play.take("end the main phase")
        assert count(play, "hand", 0) == drawn
    text = "[Activate: Main] [Once per turn] While this card is in your Drop Area, {1}: add this card to your hand."
    ghost = battle("Ghost", text=text)
    play = board({"drop": [ghost], "energy": 1})
    play.take('activate "Ghost"')
    assert (play.names("hand", 0), count(play, "drop", 0)) == (["Ghost"], 0)
    for side in ({"drop": [ghost]}, {"battle": [ghost], "energy": 1}, {"hand": [ghost], "energy": 1}):
        assert 'activate "Ghost"' not in board(side).offered
    assert 'activate "Ghost"' not in board({}, {"drop": [ghost], "energy": 1}).offered


def test_2_12_2_nobody_activates_a_card_they_cannot_see() -> None:
    row = {"number": "S", "name": "S", "tree": ["Activated(do=(Draw(1),), timing=('main',), zones=('life',))"]}
    with pytest.raises(InputError, match="cannot be valid in the life"):
        SPEC.make_card(row, "here")


def test_2_12_3_explanatory_notes_do_nothing() -> None:
    plain = battle("A", text="[Double Strike]")
    noted = battle("A", text="[Double Strike] (This card inflicts 2 damage instead of 1.)")
    assert plain.abilities == noted.abilities
    play = board({"battle": [noted]})
    play.take('attack with "A" -> "Plain Leader"')
    assert life(play, 1) == 6


def test_2_15_2_1_four_of_a_number() -> None:
    texts = SPEC.deck_texts()
    name = next(iter(texts))
    deck = SPEC.deck(name)
    assert SPEC.check_deck(deck, "") == []
    first = deck.sections["deck"][0]
    deck.sections["deck"][0] = first._replace(copies=5)
    assert "DBS 5-1-3-1" in [breach.rule for breach in SPEC.check_deck(deck, "")]


def test_2_6_5_layers_ask_the_same_words() -> None:
    play = board({"battle": [SAME_CHARACTER]})
    id = play.obj("battle", 0).id
    assert layers.words(play.game, id, "trait") == ("Miner", "Ghost")
    assert view(play.game, 1)["players"][0]["zones"]["battle"][0]["name"] == "Old Aldo"
