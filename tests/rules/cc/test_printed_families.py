"""Printed texts, played: whom a card battles, stocks, control that ends, abilities told apart, what effects cannot do,
what was done this turn. All cards are our own."""

from __future__ import annotations

import pytest

from ludex.core.values import layers
from tests.rules.cc.support import FILLER, QUICK, barrier, caster, conjure, servant, table


def test_803_5a_the_servant_that_battled_the_card() -> None:
    """[CC 1107.2] The one that battled it this turn is destroyed, and no other may be chosen."""
    ghost = servant("Ghost", text="[Last Words] ⇒ Destroy target servant that battled this card this turn.")
    driver = table("battle", you={"servant": [servant("A", atk=3000), servant("B")]}, enemy={"servant": [ghost]})
    driver.pass_until("attack with").take('attack with "A" -> "Ghost"').pass_until("attack with")
    assert driver.where("A") == ["graveyard"] and driver.where("B") == ["servant"]
    bolt = conjure("Bolt", text="Destroy target servant.")
    calm = table("main", you={"hand": [bolt], "servant": [servant("A")]}, enemy={"servant": [ghost], "hand": [FILLER]})
    calm.take('play "Bolt"', 'choose "Ghost"').pass_until("call")
    assert calm.where("A") == ["servant"]


@pytest.mark.parametrize(
    ("words", "wall", "atk"),
    [
        ("while battling a reversed servant", "reversed", 2000),
        ("while battling a reversed servant", "recovered", 1000),
        ("while attacking", "recovered", 2000),
        ("while attacking a Fox", "recovered", 2000),
        ("while attacking an enemy player", "recovered", 1000),
        ("while being attacked", "recovered", 1000),
    ],
)
def test_803_4_what_holds_in_a_battle(words: str, wall: str, atk: int) -> None:
    bold = servant("Bold", text=f"This card gains +1000 ATK {words}.")
    rock = servant("Rock", race="Fox", atk=9000, defence=9000)
    driver = table("battle", you={"servant": [bold], "hand": [QUICK]}, enemy={"servant": [(rock, {"state": wall})]})
    assert layers.value(driver.game, driver.id("Bold"), "atk") == 1000
    driver.pass_until("attack with").take('attack with "Bold" -> "Rock"')
    assert layers.value(driver.game, driver.id("Bold"), "atk") == atk


def test_803_4_while_it_attacks_a_player() -> None:
    bold = servant("Bold", text="This card gains +1000 ATK while attacking an enemy player.")
    driver = table("battle", you={"servant": [bold], "hand": [QUICK]})
    driver.pass_until("attack with").take('attack with "Bold" -> player')
    assert layers.value(driver.game, driver.id("Bold"), "atk") == 2000


def test_306_2_cards_put_under_a_card() -> None:
    """The top card of the deck becomes a stock, which can be banished for a cost; without one it cannot be paid."""
    text = (
        "[Enter] ⇒ Put the top card of your deck into this card's stock.\nBanish one of this card's stock: Draw a card."
    )
    deep = servant("Deep", text=text)
    driver = table("main", you={"hand": [deep]})
    driver.take('play "Deep"').take('"Deep" enters recovered').pass_until('use "Deep"')
    assert driver.size("stock", 0) == 1 and driver.size("deck", 0) == 9
    driver.take('use "Deep"').pass_until("attack with")
    assert driver.size("stock", 0) == 0 and driver.size("graveyard", 0) == 1 and driver.size("deck", 0) == 8
    assert 'use "Deep"' not in table("main", you={"servant": [deep]}).offered


def test_1016_1_control_that_ends_when_the_card_leaves() -> None:
    """[CC 909.7]"""
    siren = servant(
        "Siren", cost=3, text="[Enter] ⇒ Gain control of target enemy servant until this card leaves the field."
    )
    bolt = conjure("Bolt", cost=2, text="[Quickcast]\nDestroy target enemy servant with a cost of 3.")
    driver = table(
        "main",
        you={"hand": [siren, QUICK]},
        enemy={"servant": [servant("A", cost=1)], "hand": [bolt]},
        aether={"aether": 3},
        enemy_aether={"aether": 2},
    )
    driver.take('play "Siren"').pass_until('"Siren" enters recovered').take('"Siren" enters recovered')
    while driver.it("A").player == 1:
        driver.take("pass")
    driver.pass_until('play "Bolt"').take('play "Bolt"')
    while driver.where("Siren") != ["graveyard"]:
        driver.take("pass")
    assert driver.it("A").player == 1


@pytest.mark.parametrize(("kind", "left"), [("activated", 10), ("automatic", 9)])
def test_1019_1_abilities_of_one_sort(kind: str, left: int) -> None:
    """[CC 901.1a] [CC 901.1b] An activated ability can be cancelled as such, and not as an automatic one."""
    no = conjure("No", text=f"[Quickcast]\nCancel target {kind} ability.")
    eye = servant("Eye", text="[Rest]: Draw a card.")
    driver = table("main", you={"servant": [eye]}, enemy={"hand": [no, QUICK]})
    driver.take('use "Eye"').pass_until('play "Quick"')
    if kind == "activated":
        driver.take('play "No"')
    else:
        assert 'play "No"' not in driver.offered
    driver.pass_until("call")
    assert driver.size("deck", 0) == left - (driver.game.active == 0)


@pytest.mark.parametrize(
    ("text", "safe"),
    [
        ("This card cannot be targeted or destroyed by enemy spells or abilities.", True),
        ("This card cannot be destroyed by enemy conjures.", True),
        ("This card cannot be destroyed by enemy abilities.", False),
        ("This card cannot be destroyed by abilities of enemy casters.", False),
    ],
)
def test_104_4_by_which_effects(text: str, safe: bool) -> None:
    """A conjure is a spell, no ability."""
    rain = conjure("Rain", text="Destroy all enemy servants.")
    driver = table("main", you={"hand": [rain]}, enemy={"servant": [servant("Wall", text=text)], "hand": [FILLER]})
    driver.take('play "Rain"').pass_until("call")
    assert driver.where("Wall") == (["servant"] if safe else ["graveyard"])


def test_910_1_until_end_of_turn_nothing_is_destroyed() -> None:
    """[CC 901.2b] The enemy's servants are, and those of the player are again after the turn."""
    hymn = conjure("Hymn", text="Until end of turn, if an allied servant would be destroyed, it isn't.")
    rain = conjure("Rain", text="Destroy all servants.")
    driver = table("main", you={"hand": [hymn, rain], "servant": [servant("A")]}, enemy={"servant": [servant("B")]})
    driver.take('play "Hymn"').pass_until('play "Rain"').take('play "Rain"').pass_until("attack with")
    assert driver.where("A") == ["servant"] and driver.where("B") == ["graveyard"]


def test_1007_1_all_cards_like_the_target() -> None:
    cull = conjure("Cull", text="Destroy all enemy servants with the same name as target servant.")
    sides = {"servant": [servant("A"), servant("B")]}
    driver = table("main", you={"hand": [cull], "servant": [servant("A")]}, enemy=sides)
    driver.take('play "Cull"')
    driver.take(next(text for text in driver.offered if '"A"' in text)).pass_until("attack with")
    assert sorted(driver.where("A")) == ["graveyard", "servant"] and driver.where("B") == ["servant"]


def test_903_2d_3_as_many_as_there_are() -> None:
    """X is counted when it resolves, and that many casters recover."""
    tide = conjure("Tide", text="Recover X allied casters, where X is the number of allied servants.")
    asleep = [(caster(name), {"state": "rested"}) for name in ("P", "Q", "R")]
    driver = table("main", you={"hand": [tide], "servant": [servant("A")], "caster": asleep})
    driver.take('play "Tide"')
    driver.take(next(text for text in driver.offered if '"P"' in text)).pass_until("attack with")
    assert [driver.it(name).state for name in ("P", "Q", "R")].count(0) == 1


def test_908_1_for_each_is_done_so_often() -> None:
    woe = conjure("Woe", text="For each enemy servant, banish a servant.")
    driver = table(
        "main",
        you={"hand": [woe], "servant": [servant("A"), servant("B"), servant("C")]},
        enemy={"servant": [servant("X"), servant("Y")]},
    )
    driver.take('play "Woe"')
    for _ in range(2):
        driver.take(driver.offered[0])
    driver.pass_until("attack with")
    assert driver.size("servant", 0) == 1 and driver.size("servant", 1) == 2


@pytest.mark.parametrize(
    ("cause", "drawn"),
    [
        ("a spell or ability", 1),
        ("an allied conjure", 1),
        ("an enemy spell or ability", 0),
        ("an ability of a caster", 0),
    ],
)
def test_501_1_what_was_returned_and_by_what(cause: str, drawn: int) -> None:
    wave = conjure("Wave", text="Return target servant to its owner's hand.")
    rin = caster(
        "Rin", text=f"[Rest]: Draw a card if an enemy servant was returned to its owner's hand by {cause} this turn."
    )
    driver = table("main", you={"hand": [wave], "caster": [rin]}, enemy={"servant": [servant("A")]})
    driver.take('play "Wave"')
    while driver.where("A") != ["hand"]:
        driver.take("pass")
    driver.pass_until('use "Rin"').take('use "Rin"').pass_until("call")
    assert driver.size("deck", 0) == 10 - drawn


@pytest.mark.parametrize(("mine", "drawn"), [(("A", "A"), 1), (("A", "B"), 0)])
def test_202_4_cards_with_the_same_name(mine: tuple[str, str], drawn: int) -> None:
    rin = caster("Rin", text="[Rest]: Draw a card if you control two or more servants with the same name.")
    driver = table("main", you={"caster": [rin], "servant": [servant(name) for name in mine]})
    driver.take('use "Rin"').pass_until("attack with")
    assert driver.size("deck", 0) == 10 - drawn


def test_1013_1_measured_by_what_the_cost_took() -> None:
    """A cheaper servant than the discarded one, of the graveyard."""
    cheaper = "Put a servant with a lower cost than the discarded card from your graveyard into your hand."
    rin = caster("Rin", text=f"[Rest], discard a servant: {cheaper}")
    low, high = servant("Low", cost=1), servant("High", cost=5)
    driver = table("main", you={"caster": [rin], "hand": [servant("Mid", cost=3)], "graveyard": [low, high]})
    driver.take('use "Rin"').pass_until("call")
    assert driver.where("Low") == ["hand"] and driver.where("High") == ["graveyard"]


def test_104_1_a_limit_for_both_players() -> None:
    hush = barrier("Hush", text="Each player can only play one conjure each turn.")
    spark = conjure("Spark", text="Draw a card.")
    driver = table("main", you={"servant": [hush], "hand": [spark, spark]}, enemy={"hand": [QUICK]})
    driver.take('play "Spark"').pass_until("call")
    assert driver.size("hand", 0) >= 1 and driver.size("deck", 0) == 9


def test_1008_2_the_card_itself_is_banished_for_it() -> None:
    moth = servant("Moth", text="Whenever this card attacks ⇒ Banish this card. If you do, draw two cards.")
    driver = table("battle", you={"servant": [moth]})
    driver.pass_until("attack with").take('attack with "Moth" -> player').pass_until("call")
    assert driver.where("Moth") == ["graveyard"] and driver.size("deck", 0) == 8 and driver.size("orb", 1) == 7


def test_504_1a_a_caster_called_from_the_graveyard() -> None:
    """Not if one of its name is there."""
    wake = conjure("Wake", text="Call a Lv1 caster from your graveyard.")
    driver = table("main", you={"hand": [wake], "graveyard": [caster("Rin")]})
    driver.take('play "Wake"').pass_until("call")
    assert driver.where("Rin") == ["caster"]
    twice = table("main", you={"hand": [wake], "graveyard": [caster("Rin")], "caster": [caster("Rin")]})
    twice.take('play "Wake"').pass_until("call")
    assert sorted(twice.where("Rin")) == ["caster", "graveyard"]


def test_905_2a_an_ability_of_a_card_in_hand_at_a_certain_time() -> None:
    """[CC 902.2] Only in the enemy's turn."""
    text = "Discard this card: Draw a card."
    free = servant("Ward", cost=9, text=text)
    bound = servant("Ward", cost=9, text=f"{text} Play this ability only during an enemy turn.")
    assert 'use "Ward"' in table("main", you={"hand": [free, QUICK]}).offered
    driver = table("main", you={"hand": [bound, QUICK]})
    assert driver.game.active == 0 and 'use "Ward"' not in driver.offered
    driver.pass_until('use "Ward"')
    assert driver.game.active == 1


def test_1013_2_as_many_are_drawn_as_were_in_the_hand() -> None:
    """The enemy player discards three cards and draws three; the other player keeps the hand."""
    wind = conjure("Wind", text="Target enemy player discards their hand, then draws that many cards.")
    driver = table("main", you={"hand": [wind, QUICK]}, enemy={"hand": [FILLER, FILLER, FILLER]})
    driver.take('play "Wind"')
    while driver.where("Wind") != ["graveyard"]:
        driver.take("pass")
    assert driver.size("graveyard", 1) == 3 and driver.size("hand", 1) == 3 and driver.size("deck", 1) == 7
    assert driver.size("hand", 0) == 1
