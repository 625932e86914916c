"""Printed texts, played: states that trigger, moves that are forbidden, orbs to which something else happens, tolls in
cards, and what is chosen twice from among cards. All cards are our own."""

from __future__ import annotations

from typing import Any

from tests.rules.cc.support import QUICK, barrier, caster, conjure, free, servant, table


def test_906_7_a_barrier_that_ends_when_there_are_no_orbs() -> None:
    """[CC 906.7a] The state triggers once it is fulfilled."""
    wall = barrier("Wall", text="When you have no orbs ⇒ Banish this card.")
    give = conjure("Give", text="Corrupt an allied orb.")
    driver = table("main", you={"servant": [wall], "hand": [give, give]}, orbs=2)
    driver.take('play "Give"').pass_until("choose").take("choose your orb 1")
    driver.pass_until('play "Give"')
    assert driver.where("Wall") == ["servant"]
    driver.take('play "Give"').pass_until("call nothing")
    assert driver.size("orb", 0) == 0 and driver.where("Wall") == ["graveyard"]


def test_104_4_what_cannot_leave_the_field_by_effects() -> None:
    """An enemy effect does not return it; battle and its own player do."""
    root = servant("Root", text="This card cannot leave the field by enemy spells or abilities.")
    away = conjure("Away", text="Return target servant to its owner's hand.")
    driver = table("main", you={"hand": [away]}, enemy={"servant": [root]})
    driver.take('play "Away"').pass_until("pass").pass_until("call nothing")
    assert driver.where("Root") == ["servant"]
    own = table("main", you={"hand": [away], "servant": [root]})
    own.take('play "Away"').pass_until("pass").pass_until("call nothing")
    assert own.where("Root") == ["hand"]


def test_104_4_what_cannot_be_removed_from_the_game() -> None:
    bone = servant("Bone", text="This card cannot be removed from the game.")
    away = conjure("Away", text="Remove target servant from the game.")
    driver = table("main", you={"hand": [away]}, enemy={"servant": [bone]})
    driver.take('play "Away"').pass_until("call nothing")
    assert driver.where("Bone") == ["servant"]


def test_910_1_an_orb_that_is_not_corrupted_triggers_nothing() -> None:
    """[CC 1009.2] Something else happens to the orb, so that no orb was corrupted."""
    ash = servant("Ash", text="If this card would corrupt an orb, put that orb into its owner's graveyard instead.")
    bell = barrier("Bell", text="Whenever an enemy orb is corrupted ⇒ Draw a card.")
    driver = table("battle", you={"servant": [ash, bell]})
    driver.pass_until("attack with").take('attack with "Ash" -> player').pass_until("corrupt")
    driver.take("corrupt orb 1").pass_until("call nothing")
    assert driver.size("orb", 1) == 6 and driver.size("graveyard", 1) == 1
    assert driver.size("hand", 0) == 0


def test_803_4_attacking_costs_a_card() -> None:
    """The controller of the attacker pays with a card of their hand."""
    toll = barrier("Toll", text="Enemy servants cannot attack unless their controller discards a card.")
    poor = table("battle", you={"servant": [servant("A")]}, enemy={"servant": [toll]})
    assert not [text for text in poor.offered if text.startswith("attack with")]
    rich = table("battle", you={"servant": [servant("A")], "hand": [QUICK]}, enemy={"servant": [toll]})
    rich.pass_until("attack with").take('attack with "A" -> player')
    assert rich.where("Quick") == ["graveyard"]


def test_1012_1_cards_taken_to_two_places() -> None:
    places = "Put one of them into your hand, one into your graveyard, and the rest on the bottom of your deck."
    sort = conjure("Sort", text=f"Look at the top three cards of your deck. {places}")
    driver = table("main", you={"hand": [sort]}, deck=5)
    driver.take('play "Sort"').pass_until("choose").take('choose "Filler" #1', 'choose "Filler" #1')
    driver.pass_until("call nothing")
    assert (driver.size("hand", 0), driver.size("graveyard", 0), driver.size("deck", 0)) == (1, 2, 3)


def test_907_1_casters_that_cannot_produce_aether() -> None:
    """They are without aether abilities, as long as the barrier is there."""
    lamp = servant("Lamp", cost=1, element="luna")
    dusk = barrier("Dusk", text="Enemy casters cannot produce aether.")
    casters = [caster("Mila", element="luna")]
    lit = table("main", you={"caster": casters, "hand": [lamp, QUICK]})
    assert 'play "Lamp"' in lit.offered
    dry = table("main", you={"caster": casters, "hand": [lamp, QUICK]}, enemy={"servant": [dusk]})
    assert 'play "Lamp"' not in dry.offered


def test_104_4_what_cannot_be_put_into_a_graveyard_by_enemy_effects() -> None:
    ivy = servant("Ivy", text="This card cannot be put into a graveyard from the field by enemy spells or abilities.")
    axe = conjure("Axe", text="Destroy target servant.")
    driver = table("main", you={"hand": [axe]}, enemy={"servant": [ivy]})
    driver.take('play "Axe"').pass_until("call nothing")
    assert driver.where("Ivy") == ["servant"]


def test_903_2g_1_a_card_played_for_its_other_cost() -> None:
    """The other cost stands in the place of the aether; what the card is played for is chosen with the action."""
    bold = servant("Bold", cost=5, element="luna", text="You may discard two cards rather than pay this card's cost.")
    driver = table("main", you={"hand": [bold, QUICK, servant("Junk", cost=9)]})
    assert 'play "Bold"' not in driver.offered
    driver.take('play "Bold" for its other cost').pass_until('"Bold" enters')
    assert sorted(driver.where("Quick") + driver.where("Junk")) == ["graveyard", "graveyard"]
    poor = table("main", you={"hand": [bold, QUICK]})
    assert not [text for text in poor.offered if "Bold" in text]
    rich = table("main", you={"hand": [bold, QUICK, servant("Junk", cost=9)]}, aether=free())
    assert 'play "Bold"' in rich.offered and 'play "Bold" for its other cost' in rich.offered


def test_903_2g_1_another_cost_under_a_condition() -> None:
    text = "If you have no orbs, you may banish a servant instead of paying this card's cost."
    rite = conjure("Rite", cost=7, element="luna", text=f"{text}\nDraw a card.")
    sides: dict[str, Any] = {"you": {"hand": [rite, QUICK], "servant": [servant("Goat")]}}
    assert 'play "Rite" for its other cost' not in table("main", **sides).offered
    driver = table("main", orbs=0, **sides)
    driver.take('play "Rite" for its other cost').pass_until("call nothing")
    assert driver.where("Goat") == ["graveyard"] and driver.where("Rite") == ["graveyard"]


def test_506_1_another_battle_phase() -> None:
    """[CC 104.1] It follows the battle phase of the turn, and is the only one more."""
    drum = conjure("Drum", text="Recover all allied servants. There is an additional battle phase after this one.")
    quick = conjure("Rally", cost=0, text="[Quickcast]\nRecover all allied servants.")
    driver = table("main", you={"hand": [drum, quick, quick], "servant": [servant("A")]})
    driver.take('play "Drum"').pass_until("attack with").take('attack with "A" -> player').pass_until("corrupt")
    driver.take("corrupt orb 1").pass_until('play "Rally"').take('play "Rally"')
    driver.pass_until("attack with").take('attack with "A" -> player').pass_until("corrupt")
    driver.take("corrupt orb 1").pass_until('play "Rally"').take('play "Rally"').pass_until("call nothing")
    assert driver.game.active == 1 and driver.size("orb", 1) == 5


def test_1014_1_an_element_of_the_players_choice() -> None:
    hue = conjure("Hue", text="Target servant becomes the element of your choice until end of turn. Draw a card.")
    driver = table("main", you={"hand": [hue, QUICK], "servant": [servant("A", element="luna")]})
    driver.take('play "Hue"').pass_until("option")
    assert len(driver.offered) == 7


def test_910_1_a_replacement_that_a_player_has_until_end_of_turn() -> None:
    """The conjure is in the graveyard by then, and the effect goes on; it ends with the turn [CC 507.5a]."""
    drawn = "if target enemy player would draw a card by a card or ability, you draw a card instead"
    leech = conjure("Leech", text=f"Until end of turn, {drawn}.")
    driver = table("main", you={"hand": [leech]}, enemy={"hand": [QUICK, QUICK]})
    driver.take('play "Leech"').pass_until('play "Quick"')
    while driver.player == 0 or driver.where("Leech") != ["graveyard"]:
        driver.take("pass")
    driver.take('play "Quick"').pass_until("call nothing")
    assert driver.game.active == 1 and driver.size("hand", 0) == 1
    assert driver.size("deck", 1) == 9  # the draw of the turn; the one in your turn was yours
    driver.take("call nothing").pass_until('play "Quick"').take('play "Quick"').pass_until("call nothing")
    assert driver.size("deck", 1) == 8


def test_910_3_an_orb_is_kept_for_a_turn() -> None:
    ward = conjure("Ward", text="[Quickcast]\nThis turn, if an allied orb would be corrupted, it is not corrupted.")
    driver = table("battle", you={"servant": [servant("A")]}, enemy={"hand": [ward]})
    driver.pass_until('play "Ward"').take('play "Ward"').pass_until("attack with")
    driver.take('attack with "A" -> player').pass_until("corrupt").take("corrupt orb 1").pass_until("call nothing")
    assert driver.size("orb", 1) == 7


def test_910_1_that_player_is_the_one_of_the_event() -> None:
    """Not the player of the card that says so."""
    drought = barrier("Drought", text="If an enemy player would draw a card, that player discards a card instead.")
    junk = servant("Junk", cost=9)
    driver = table("main", you={"servant": [drought], "hand": [QUICK]}, enemy={"hand": [junk, junk]})
    driver.pass_until("call nothing")
    assert driver.game.active == 1
    assert (driver.size("deck", 1), driver.size("hand", 1), driver.size("hand", 0)) == (10, 1, 1)


def test_906_1_what_that_player_may_do() -> None:
    """[CC 502.2] Each player in their own turn, for their own cards."""
    text = (
        "At the beginning of each player's main phase ⇒ That player may discard a card. If they do, they draw a card."
    )
    dealer = barrier("Dealer", text=text)
    driver = table("draw", you={"servant": [dealer], "hand": [servant("Junk", cost=9)]}, turn=4)
    driver.pass_until("yes").take("yes", 'choose "Junk"')
    assert driver.where("Junk") == ["graveyard"] and driver.size("hand", 0) >= 1
