"""Rules about what printed text can say, with printed text alone: copies, changed values, Quickcast, battles by
effects."""

from __future__ import annotations

import pytest

from ludex.core.values import layers
from tests.rules.cc.support import QUICK, barrier, caster, conjure, free, servant, table


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
    lines = [f"Whenever this card's ATK is {way} ⇒ Put a {word} counter on this card."
             for way, word in (("increased", "rise"), ("decreased", "fall"))]  # fmt: skip
    watch = servant("Watch", text="\n".join(lines))
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


def test_1022_1_a_caster_levels_up_by_a_printed_effect() -> None:
    """[CC 1022.2] [CC 1022.2a] To a card of the hand that fits, in the same orientation; others do not fit."""
    up = conjure("Rise", cost=0, text="Level up target allied caster to a caster in your hand.")
    base, higher = caster("Aya", element="luna"), caster("Aya", level=2, element="luna")
    sides = {"hand": [up, higher, caster("Bea", level=2), QUICK], "caster": [(base, {"state": "rested"})]}
    driver = table("main", you=sides).take('play "Rise"', "pass", 'choose "Aya"')
    top = driver.it("Aya", "caster")
    assert top.card.figures["level"] == 2 and top.state == 1 and driver.where("Bea") == ["hand"]
    for held in (caster("Aya", level=3), caster("Bea", level=2)):
        alone = table("main", you={"hand": [up, held, QUICK], "caster": [base]}).take('play "Rise"', "pass")
        assert alone.it("Aya", "caster").card.figures["level"] == 1


def test_1022_1_a_caster_levels_up_to_what_was_found() -> None:
    up = conjure(
        "Seek",
        cost=0,
        text="Search your deck for a caster and level up an allied caster to it. Then shuffle your deck.",
    )
    base, higher = caster("Aya"), caster("Aya", level=2)
    sides = {"hand": [up, QUICK], "caster": [base], "deck": [higher]}
    driver = table("main", you=sides).take('play "Seek"', "pass", 'find "Aya"')
    assert driver.it("Aya", "caster").card.figures["level"] == 2


def test_1018_1a_1_candy_counters_are_gained_and_paid() -> None:
    """[CC 1018.3] [CC 1018.3a] Only in full."""
    shop = barrier("Shop", text="Pay two candy counters: Draw a card.")
    treat = conjure("Treat", cost=0, text="Gain a candy counter.")
    driver = table("main", you={"servant": [shop], "hand": [treat, treat, QUICK]}).take('play "Treat"', "pass")
    assert driver.game.num(0, "candy") == 1 and 'use "Shop"' not in driver.offered
    driver.take('play "Treat"', "pass", 'use "Shop"')
    assert driver.game.num(0, "candy") == 0


def test_901_2d_by_whom_a_servant_was_rested() -> None:
    rest = conjure("Hush", cost=0, text="Rest target enemy servant.")
    ask = conjure(
        "Ask", cost=0, text="Draw a card if an enemy servant was rested by an allied spell or ability this turn."
    )
    for first, drawn in ((True, 1), (False, 0)):
        driver = table("main", you={"hand": [rest, ask, QUICK]}, enemy={"servant": [servant("Foe")]})
        if first:
            driver.take('play "Hush"', "pass")
        before = driver.size("deck", 0)
        assert before - driver.take('play "Ask"', "pass").size("deck", 0) == drawn
