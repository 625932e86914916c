"""Printed texts of the composed grammar, played. All cards are our own."""

from __future__ import annotations

from ludex.core.values import layers
from tests.rules.cc.support import FILLER, QUICK, barrier, caster, conjure, servant, table


def test_910_1_what_happens_instead_of_corrupting_is_no_corruption() -> None:
    """[CC 1009.2] Nothing triggers on it."""
    guard = barrier("Guard", text="If an allied orb would be corrupted, banish me instead.")
    alarm = barrier("Alarm", text="Whenever an allied orb is corrupted : Draw a card.")
    bite = conjure("Bite", text="Corrupt target enemy orb.")
    enemy = {"servant": [guard, alarm]}
    driver = table("main", you={"hand": [bite, QUICK]}, enemy=enemy)
    driver.take('play "Bite"', "choose orb 1", "pass")
    assert driver.where("Guard") == ["graveyard"]
    assert (driver.size("orb", 1), driver.size("hand", 1)) == (7, 0)
    plain = table("main", you={"hand": [bite, QUICK]}, enemy={"servant": [alarm]})
    plain.take('play "Bite"', "choose orb 1", "pass")
    assert (plain.size("orb", 1), plain.size("hand", 1)) == (6, 1)
    assert plain.size("chase", 0) == 1 and driver.size("chase", 0) == 0


def test_905_1_an_activated_ability_may_give_a_replacement() -> None:
    """RULING-CC-054"""
    aya = caster("Aya", text="Rest: If an allied servant would be destroyed, you may turn me face down instead.")
    bolt = conjure("Bolt", text="Destroy target servant.")
    mine = {"caster": [aya], "servant": [servant("A")], "hand": [bolt, QUICK]}
    driver = table("main", you=mine)
    driver.take('use "Aya"', "pass", 'play "Bolt"', "pass", 'replace with "Aya"')
    assert driver.where("A") == ["servant"]
    idle = table("main", you=mine)
    idle.take('play "Bolt"', "pass")
    assert idle.where("A") == ["graveyard"]


def test_306_1_a_servant_that_entered_this_turn() -> None:
    bolt = conjure("Bolt", text="Destroy target servant that entered the field this turn.")
    lure = conjure("Lure", text="Put a servant from your hand into the field.")
    driver = table("main", you={"hand": [bolt, lure, servant("New"), QUICK], "servant": [servant("Old")]})
    assert 'play "Bolt"' not in driver.offered
    driver.take('play "Lure"', "pass", 'choose "New"', '"New" enters recovered')
    driver.pass_until('play "Bolt"').take('play "Bolt"', "pass")
    assert (driver.where("New"), driver.where("Old")) == (["graveyard"], ["servant"])


def test_1011_2_a_servant_that_switched_this_turn() -> None:
    bolt = conjure("Bolt", text="Destroy target servant that switched this turn.")
    turn = conjure("Turn", text="Switch target servant.")
    driver = table("main", you={"hand": [bolt, turn, QUICK], "servant": [servant("A")]})
    assert 'play "Bolt"' not in driver.offered
    driver.take('play "Turn"', "pass")
    assert 'play "Bolt"' in driver.offered


def test_903_2e_only_enemy_spells_cannot_target_it() -> None:
    shy = servant("Shy", text="I cannot be targeted by enemy spells.")
    bolt = conjure("Bolt", text="Destroy target servant.")
    aya = caster("Aya", text="Rest: Rest target servant.")
    driver = table("main", you={"hand": [bolt, QUICK], "caster": [aya]}, enemy={"servant": [shy]})
    assert 'play "Bolt"' not in driver.offered and 'use "Aya"' in driver.offered


def test_104_4_a_card_that_is_played_only_at_times() -> None:
    late = conjure("Late", text="Play me only if you control a [Fox].\nDraw two cards.")
    alone = table("main", you={"hand": [late, QUICK]})
    assert 'play "Late"' not in alone.offered
    fox = table("main", you={"hand": [late, QUICK], "servant": [servant("F", race="Fox")]})
    assert 'play "Late"' in fox.offered


def test_314_1_cards_are_put_into_the_bingo_zone() -> None:
    dip = conjure("Dip", text="Put the top two cards of your deck into your BINGO zone.")
    driver = table("main", you={"hand": [dip, QUICK], "deck": [FILLER, FILLER, FILLER]})
    driver.take('play "Dip"', "pass")
    assert driver.size("bingo", 0) == 2


def test_1009_1_if_you_do_after_corrupting_an_orb() -> None:
    burn = conjure("Burn", text="Corrupt an allied orb. If you do, target servant gains +500 ATK until end of turn.")
    driver = table("main", you={"hand": [burn, QUICK], "servant": [servant("A", atk=1000)], "orb": [FILLER]})
    driver.take('play "Burn"', "pass", "choose your orb 1")
    assert layers.value(driver.game, driver.id("A"), "atk") == 1500
    none = table("main", you={"hand": [burn, QUICK], "servant": [servant("A", atk=1000)]}, orbs=0)
    none.take('play "Burn"', "pass")
    assert layers.value(none.game, none.id("A"), "atk") == 1000


def test_1022_2_a_caster_that_levels_up_is_heard() -> None:
    proud = barrier("Proud", text="Whenever an allied caster levels up : Draw a card.")
    low = caster("Aya", level=1)
    driver = table("call", you={"servant": [proud], "caster": [low], "hand": [caster("Aya", level=2)], "deck": [QUICK]})
    driver.take('call "Aya"').pass_until('play "Quick"')
    assert driver.where("Quick") == ["hand"]


def test_105_4a_what_another_player_does_is_done_by_them() -> None:
    shun = conjure("Shun", text="Target enemy player returns a servant they control to its owner's hand.")
    driver = table("main", you={"hand": [shun, QUICK], "servant": [servant("A")]}, enemy={"servant": [servant("B")]})
    driver.take('play "Shun"', "pass")
    assert (driver.where("A"), driver.where("B")) == (["servant"], ["hand"])
