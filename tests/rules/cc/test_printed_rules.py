"""Rules about what printed text can say, with printed text alone: copies, changed values, Quickcast, battles by
effects."""

from __future__ import annotations

import pytest

from ludex.core.values import layers
from tests.rules.cc.support import QUICK, barrier, conjure, free, servant, table


def test_1023_1_a_printed_copy_has_what_is_printed_and_not_what_was_given() -> None:
    model = servant("Model", atk=700, defence=300, text="[Hubris]")
    mime = servant(
        "Mime", atk=100, defence=100, text="[1]: This card becomes a copy of target servant until end of turn."
    )
    boost = barrier("Drum", text='Allied servants named "Model" gain +500 ATK.')
    sides = {"servant": [mime, model, boost], "hand": [QUICK]}
    driver = table("draw", you=sides, aether={"aether": 1}).take('use "Mime"', 'choose "Model"', "pass")
    found = [o for o in driver.game.objects.values() if o.info.name == "Model"]
    assert len(found) == 2 and all(
        layers.value(driver.game, o.id, "atk") == 1200 for o in found
    )  # the Drum counts both
    assert all(layers.has(driver.game, o.id, "Hubris") for o in found)
    while driver.game.turn == 3:
        driver.take(next(o for o in driver.offered if o in ("pass", "call nothing", "attack no more")))
    assert len([o for o in driver.game.objects.values() if o.info.name == "Mime"]) == 1


def test_1023_2_a_printed_copy_of_a_spell_resolves_with_the_same_target_and_is_gone() -> None:
    """[CC 1023.2a] [CC 1023.2c]"""
    hit = conjure("Hit", cost=0, text="[Quickcast]\nTarget servant gains -300 ATK until end of turn.")
    twin = conjure("Twin", cost=0, text="[Quickcast]\nCopy target spell.")
    sides = {"hand": [hit, twin], "servant": [servant("A", atk=900), servant("B", atk=900)]}
    driver = table("main", you=sides).take('play "Hit"', 'choose "A"', 'play "Twin"')
    driver.pass_until("switch")
    assert layers.value(driver.game, driver.id("A"), "atk") == 300
    assert layers.value(driver.game, driver.id("B"), "atk") == 900
    assert driver.where("Hit") == ["graveyard"]  # the copy is nowhere
    alone = table("main", you={"hand": [twin, QUICK]})
    assert 'play "Twin"' not in alone.offered  # [CC 903.2e] there is no spell


@pytest.mark.parametrize(
    ("text", "up", "down"),
    [
        ("Target servant gains +100 ATK until end of turn.", 1, 0),
        ("Target servant gains -100 ATK until end of turn.", 0, 1),
        ("Target servant gains +100 DEF until end of turn.", 0, 0),
    ],
)
def test_104_6_printed_triggers_on_values_that_change(text: str, up: int, down: int) -> None:
    watch = servant("Watch", text="Whenever this card's ATK is increased ⇒ Put a rise counter on this card.\n"
                                  "Whenever this card's ATK is decreased ⇒ Put a fall counter on this card.")  # fmt: skip
    sides = {"hand": [conjure("Word", cost=0, text=text), QUICK], "servant": [watch]}
    driver = table("main", you=sides).take('play "Word"', "pass")
    driver.pass_until("switch")
    assert (driver.it("Watch").counter("rise"), driver.it("Watch").counter("fall")) == (up, down)


@pytest.mark.parametrize(("mine", "theirs", "fought"), [("", "", True), ("[Φ]", "", False), ("", "[Φ]", False),
                                                        ("[Φ]", "[Φ]", True)])  # fmt: skip
def test_1116_2c_a_printed_battle(mine: str, theirs: str, fought: bool) -> None:
    duel = conjure("Duel", cost=0, text="Target allied servant battles target enemy servant.")
    ours, other = servant("Ours", atk=900, text=mine), servant("Other", atk=100, text=theirs)
    driver = table("main", you={"hand": [duel, QUICK], "servant": [ours]}, enemy={"servant": [other]})
    driver.take('play "Duel"', "pass")
    assert (driver.where("Other") == ["graveyard"]) == fought and driver.where("Ours") == ["servant"]


def test_1105_2_printed_quickcast_that_is_lost_or_given() -> None:
    """[CC 1105.3] Between the beginning of a play and the chase no printed text acts, so what is lost is lost
    before."""
    leap = servant("Leap", cost=0, text="[Quickcast]")
    ban = barrier("Ban", text="Cards in your hand lose [Quickcast].")
    for field, able in (([], True), ([ban], False)):
        driver = table("draw", you={"hand": [leap, QUICK], "servant": field}, enemy={"hand": [QUICK]}, aether=free())
        assert ('play "Leap"' in driver.offered) == able
