"""Printed texts, played: what costs took, a duration until one's own next turn, orbs that change places, coins,
cards that are removed face down. All cards are our own."""

from __future__ import annotations

from ludex.core.values import layers
from tests.rules.cc.support import QUICK, caster, conjure, servant, table


def test_903_2g_what_a_cost_took_is_counted() -> None:
    text = "[Rest], banish any number of servants: Draw cards equal to the number of servants banished this way."
    driver = table("main", you={"caster": [caster("Ask", text=text)], "servant": [servant("A"), servant("B")]})
    driver.take('use "Ask"').take('choose "A"').take('choose "B"')
    assert driver.where("A") == ["graveyard"] and driver.size("hand", 0) == 2


def test_901_2b_until_the_end_of_the_next_turn_of_the_player() -> None:
    """RULING-CC-044: it lasts through the enemy turn and the player's next one."""
    dawn = conjure("Dawn", cost=0, text="Target servant gains +500 ATK until the end of your next turn.")
    driver = table("main", you={"hand": [dawn], "servant": [servant("A")]}, enemy={"hand": [QUICK]})
    driver.take('play "Dawn"')
    driver.pass_until("call nothing")
    turns: list[tuple[int, int]] = []
    for _ in range(3):
        turns.append((driver.game.active, layers.value(driver.game, driver.id("A"), "atk")))
        driver.take("call nothing").pass_until("call nothing")
    assert turns == [(1, 1500), (0, 1500), (1, 1000)]


def test_309_1_an_orb_and_a_card_of_the_hand_change_places() -> None:
    """No orb is corrupted, so that [Break] asks nothing [CC 1009.1]."""
    text = "[Rest]: Exchange an allied orb with a card in your hand."
    driver = table("main", you={"caster": [caster("Swap", text=text)], "hand": [servant("Old", cost=9)]})
    driver.take('use "Swap"')
    while driver.where("Old") != ["orb"]:
        driver.take(driver.offered[0])
    assert driver.size("orb", 0) == 7 and driver.size("hand", 0) == 1


def test_403_6_a_coin_that_an_effect_creates_lies_among_the_casters() -> None:
    mint = conjure("Mint", cost=0, text="Create a coin token.")
    driver = table("main", you={"hand": [mint, QUICK]}, enemy={"hand": [QUICK]})
    driver.take('play "Mint"')
    while not driver.where("Coin"):
        driver.take("pass")
    assert driver.where("Coin") == ["caster"]


def test_311_2a_a_card_is_removed_face_down() -> None:
    hide = conjure("Hide", cost=0, text="Remove target servant from the game face down.")
    driver = table("main", you={"hand": [hide]}, enemy={"servant": [servant("A")], "hand": [QUICK]})
    driver.take('play "Hide"')
    while driver.where("A") != ["removed"]:
        driver.take("pass")
    assert not driver.it("A").up


def test_1009_1_a_card_hears_that_it_is_corrupted() -> None:
    bold = servant("Bold", text="When I am corrupted : You may put me into the field.")
    text = "Corrupt target enemy orb."
    driver = table("main", you={"hand": [conjure("Take", cost=0, text=text)]}, enemy={"orb": [bold]}, orbs=0)
    driver.take('play "Take"')
    for _ in range(20):
        if driver.where("Bold") == ["servant"]:
            break
        driver.take(next((o for o in driver.offered if not o.startswith("pass")), driver.offered[0]))
    assert driver.where("Bold") == ["servant"]


def test_1013_1_a_card_that_would_be_discarded_by_an_enemy_effect() -> None:
    saved = "If I would be discarded by an enemy spell or ability, put me into the field instead."
    proud = servant("Proud", text=saved)
    text = "Target enemy player discards a card."
    driver = table("main", you={"hand": [conjure("Take", cost=0, text=text)]}, enemy={"hand": [proud]})
    driver.take('play "Take"')
    for _ in range(20):
        if driver.where("Proud") != ["hand"]:
            break
        driver.take(driver.offered[0])
    assert driver.where("Proud") == ["servant"]
