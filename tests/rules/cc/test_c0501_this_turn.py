"""[CC 501.1] What objects did this turn, as printed texts ask about it."""

from __future__ import annotations

import pytest

from ludex.games.cc.c0501_this_turn import ATTACKED, BATTLED, DISCARDED, FELL
from tests.rules.cc.support import QUICK, Table, caster, conjure, servant, table

HOME = "At end of turn ⇒ Return this card to its owner's hand if it {} this turn."


def fight(text: str, enemy: bool = True) -> Table:
    """A servant with the text attacks a servant, or the player."""
    foes = {"servant": [servant("W", atk=5000)]} if enemy else {}
    driver = table("battle", you={"servant": [servant("A", text=text)], "hand": [QUICK]}, enemy=foes)
    driver.pass_until("attack with")
    return driver.take('attack with "A" -> "W"' if enemy else 'attack with "A" -> player')


def test_803_5a_a_servant_that_battled_goes_home() -> None:
    driver = fight(HOME.format("battled"))
    assert BATTLED in driver.it("A").marks
    assert driver.pass_until("call").where("A") == ["hand"]


def test_803_5_an_attack_on_a_player_is_no_battle() -> None:
    """It is an attack all the same."""
    for deed, zone in (("battled", "servant"), ("attacked", "hand")):
        driver = fight(HOME.format(deed), enemy=False).pass_until("corrupt orb").take("corrupt orb 1")
        assert driver.pass_until("call").where("A") == [zone]


def test_501_1_the_marks_are_gone_in_the_next_turn() -> None:
    driver = fight(HOME.format("attacked").replace("At end", "At the beginning"))
    assert ATTACKED in driver.it("A").marks
    driver.pass_until("call")
    assert not driver.it("A").marks and driver.where("A") == ["servant"]


def test_501_1_nothing_is_marked_where_no_card_asks() -> None:
    assert not [mark for mark in fight("[Hubris]").it("A").marks if mark.endswith("this turn")]


@pytest.mark.parametrize("died", [True, False])
def test_310_1_a_card_that_fell_this_turn_comes_back(died: bool) -> None:
    text = "At end of turn ⇒ If this card was put into a graveyard from the field this turn, put it into the field."
    bird = servant("Bird", text=text)
    kill = conjure("Kill", text="Destroy target allied servant.")
    zone = "servant" if died else "graveyard"
    driver = table("main", you={zone: [bird], "hand": [kill, QUICK]})
    if died:
        driver.take('play "Kill"', "pass")
        assert FELL in driver.it("Bird").marks
        driver.pass_until('"Bird" enters').take('"Bird" enters recovered')
    driver.pass_until("call")
    assert driver.where("Bird") == (["servant"] if died else ["graveyard"])


def test_1013_1_a_servant_that_was_discarded_this_turn() -> None:
    """One that lay in the graveyard before is no target."""
    thief = caster(
        "Thief",
        text="[Rest]: Put target servant that was discarded from an enemy hand this turn into an allied servant zone.",
    )
    throw = conjure("Throw", text="Target enemy player discards a card.")
    driver = table(
        "main",
        you={"caster": [thief], "hand": [throw, QUICK]},
        enemy={"hand": [servant("Young")], "graveyard": [servant("Old")]},
    )
    assert 'use "Thief"' not in driver.offered
    driver.take('play "Throw"', "pass")
    assert DISCARDED in driver.it("Young").marks
    driver.take('use "Thief"', "pass", '"Young" enters recovered')
    assert driver.it("Young").player == 0 and driver.where("Old") == ["graveyard"]


def test_803_5_what_attacked_this_card_is_struck_by_its_last_words() -> None:
    text = "[Last Words] ⇒ Return target servant that attacked this card this turn to its owner's hand."
    trap = servant("Trap", atk=0, text=text)
    driver = table(
        "battle",
        you={"servant": [servant("A"), servant("B")], "hand": [QUICK]},
        enemy={"servant": [trap]},
    )
    driver.pass_until("attack with").take('attack with "A" -> "Trap"').pass_until("attack with")
    assert driver.where("A") == ["hand"] and driver.where("B") == ["servant"]


def test_1009_2_who_corrupted_an_orb() -> None:
    text = "At end of turn ⇒ Draw a card if this card corrupted an enemy orb this turn."
    driver = fight(text, enemy=False).pass_until("corrupt orb").take("corrupt orb 1")
    size = driver.size("hand", 0)
    assert driver.pass_until("call").size("hand", 0) == size + 1
