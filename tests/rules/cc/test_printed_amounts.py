"""Printed texts played: X, what is told of the turn, and wordings of both printings."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from tests.lang.cc.reading import declined, read
from tests.rules.cc.support import FILLER, QUICK, barrier, conjure, free, servant, table

CHEAP, DEAR = servant("Cheap", cost=1), servant("Dear", cost=3)


def test_903_2d_x_of_a_conjure_limits_its_target() -> None:
    bolt = conjure("Bolt", cost="X", text="Destroy target enemy servant with a cost of X or less.")
    for x, fallen in ((1, ["Cheap"]), (3, ["Cheap", "Dear"])):
        driver = table("main", you={"hand": [bolt]}, enemy={"servant": [CHEAP, DEAR]}, aether={"aether": 3})
        driver.take('play "Bolt"', f"X = {x}")
        offered = [text for text in driver.offered if text.startswith("choose")]
        assert offered == ([f'choose "{name}"' for name in fallen] if len(fallen) > 1 else [])
    strict = conjure("Exact", cost="X", text="Destroy target enemy servant with a cost of X.")
    driver = table("main", you={"hand": [strict]}, enemy={"servant": [CHEAP, DEAR]}, aether={"aether": 3})
    driver.take('play "Exact"')
    assert driver.offered == ["X = 1", "X = 3"]  # [CC 903.2e] no target for 2


def test_903_2d_x_of_an_ability_is_what_was_paid_for_it() -> None:
    user = servant("User", text="[X], [Rest]: Draw X cards.")
    driver = table("main", you={"servant": [user], "hand": [QUICK]}, aether={"aether": 3}).take('use "User"', "X = 2")
    driver.take("pass")
    assert driver.size("hand", 0) == 3 and driver.game.num(0, "aether") == 1
    weak = servant("Weak", text="[X]: Target enemy servant gains -X ATK until end of turn.")
    assert 'use "Weak"' in table("main", you={"servant": [weak]}, enemy={"servant": [CHEAP]}, aether=free(1)).offered


@pytest.mark.parametrize(
    "text", ["[Enter] ⇒ Draw X cards.", "[Rest]: Draw X cards.", "[1]: Destroy X target servants."]
)
def test_x_that_nobody_pays_is_not_read(text: str) -> None:
    declined(text)


def test_906_1_a_group_gains_an_enter_ability_in_quotes() -> None:
    giver = barrier("Giver", text='Allied servants gain "[Last Words] ⇒ Draw a card."')
    wipe = conjure("Wipe", cost=0, text="Destroy all servants.")
    driver = table("main", you={"hand": [wipe, QUICK], "servant": [giver, CHEAP]}, enemy={"servant": [DEAR]})
    driver.take('play "Wipe"', "pass", "pass")
    assert driver.size("hand", 0) == 2 and driver.size("hand", 1) == 0


def test_504_1b_face_down_among_its_owners_casters_or_ones_own() -> None:
    for place, owner in (("its owner's", 1), ("an allied", 0)):
        for end in (
            "face down, as a Caster as Rest",
            "face down and rested, as a caster",
            "face down, as a rested Caster",
        ):
            away = conjure("Away", cost=0, text=f"Put target enemy servant into {place} caster zone {end}.")
            driver = table("main", you={"hand": [away, QUICK]}, enemy={"servant": [CHEAP]}).take('play "Away"', "pass")
            (id,) = driver.game.zone("caster", owner)
            put = driver.game.objects[id]
            assert (put.card.name, put.up, put.state) == ("Cheap", False, 1) and not driver.game.zone(
                "caster", 1 - owner
            )


def test_1009_2_orbs_that_are_corrupted_together_are_counted_each() -> None:
    for text, two in (("Corrupt two enemy orbs.", True), ("Corrupt an enemy orb.", False)):
        strike = conjure("Strike", cost=0, text=text)
        draw = conjure("Look", cost=0, text="If two or more enemy orbs were corrupted this turn, draw a card.")
        mine = conjure("Mine", cost=0, text="If two or more allied orbs were corrupted this turn, draw a card.")
        driver = table("main", you={"hand": [strike, draw, mine]}).take('play "Strike"')
        while "orb" in driver.offered[0]:
            driver.take(driver.offered[0])
        driver.take('play "Mine"')
        assert driver.names("hand", 0) == ["Look"]
        driver.take('play "Look"')
        assert driver.size("hand", 0) == int(two)


def test_what_happens_to_several_at_once_is_not_read_as_happening_to_each() -> None:
    declined("Whenever you discard one or more cards ⇒ Draw a card.")
    read("Whenever you discard a card ⇒ Draw a card.")
    read("Whenever this card corrupts one or more orbs ⇒ Draw a card.")  # [CC 1009.2] told once


def test_104_4_what_enemy_spells_cannot_turn() -> None:
    for text, turned in (
        ("This card cannot be reversed by enemy spells or abilities.", False),
        ("This card cannot be rested by enemy spells or abilities.", True),
    ):
        trip = conjure("Trip", cost=0, text="Reverse target servant.")
        driver = table("main", you={"hand": [trip]}, enemy={"servant": [servant("Wall", text=text)]}).take(
            'play "Trip"'
        )
        assert (driver.state("Wall") == "reversed") == turned
        own = table("main", you={"hand": [trip], "servant": [servant("Wall", text=text)]}).take('play "Trip"')
        assert own.state("Wall") == "reversed"


def test_1013_1_who_cannot_discard_does_the_other_thing() -> None:
    text = "[Enter] ⇒ Discard a card. If you cannot, banish this card."
    ogre = servant("Ogre", cost=0, text=text)
    for hand, stays in (([FILLER], True), ([], False)):
        driver = table("main", you={"hand": [ogre, *hand]}).take('play "Ogre"', '"Ogre" enters recovered')
        assert (driver.where("Ogre") == ["servant"]) == stays and driver.size("hand", 0) == 0


def test_two_things_are_forbidden_in_one_clause() -> None:
    (both,) = read("Allied casters cannot be destroyed or turned face down.", "barrier")
    assert isinstance(both, t.Passive)
    queries = [effect.query for effect in both.effects if isinstance(effect, t.Rule)]
    assert queries == ["event destroy", "event face down"]
    declined("Allied casters cannot be destroyed or called face down.", "barrier")
