"""[CC 907.2] Which aether abilities a player with priority is offered (RULING-CC-004)."""

from __future__ import annotations

from ludex.core import tree as t
from tests.rules.cc.support import DRAW, QUICK, barrier, caster, conjure, servant, table

ALLIED_CASTERS = t.Zone(("caster",)) & t.Word("type", "caster") & t.YOURS
ENEMY_CASTERS = t.Zone(("caster",)) & t.Word("type", "caster") & t.ENEMY
AYA = caster("Aya", element="luna")


def makes(offered: list[str]) -> list[str]:
    return [text for text in offered if "produces" in text]


def test_907_2_before_an_own_cost_takes_the_caster() -> None:
    for text, stake in (
        ("Banish an allied caster: Draw a card.", True),
        ("Return an allied caster to its owner's hand: Draw a card.", True),
        ("Rest an allied caster: Draw a card.", False),  # one that made aether is rested and cannot pay it
        ("Discard a card: Draw a card.", False),
    ):
        driver = table("main", you={"servant": [servant("User", text=text)], "caster": [AYA], "hand": [QUICK]})
        assert 'use "User"' in driver.offered, text
        assert makes(driver.offered) == (['"Aya" produces 1 luna'] if stake else []), text


def test_907_2_before_an_own_effect_takes_turns_or_changes_the_caster() -> None:
    for text, stake in (
        ("Recover all allied casters.", True),
        ("Turn target allied caster face down.", True),
        ("Banish all casters.", True),
        ("Recover all allied servants.", False),
        ("Rest all enemy casters.", False),
    ):
        driver = table("main", you={"hand": [conjure("Own", cost=0, text=text)], "caster": [AYA]},
                       enemy={"caster": [caster("Bea")]})  # fmt: skip
        assert makes(driver.offered) == (['"Aya" produces 1 luna'] if stake else []), text


def test_907_2_the_card_that_leaves_for_its_own_ability() -> None:
    for text, stake in (("Banish this card: Draw a card.", True), ("Rest: Draw a card.", False)):
        driver = table("main", you={"caster": [caster("Aya", element="luna", text=text)]})
        assert makes(driver.offered) == (['"Aya" produces 1 luna'] if stake else []), text


def test_907_2_recovered_after_it_made_aether_it_makes_it_again() -> None:
    """[CC 907.4]"""
    again = conjure("Again", cost=1, element="luna", text="Recover all allied casters.")
    dear = servant("Dear", cost=2, element="luna")
    driver = table("main", you={"hand": [again, dear], "caster": [AYA, caster("Bea", element="luna")]})
    driver.take('"Aya" produces 1 luna', '"Bea" produces 1 luna', 'play "Again"')
    assert driver.game.num(0, "aether luna") == 1
    driver.take('play "Dear"')
    assert driver.game.num(0, "aether luna") == 0


def test_907_2_in_battle_a_servant_makes_aether_before_it_is_destroyed() -> None:
    giver = servant("Giver", atk=500, text="Banish this card: Produce {Luna}.")
    plain = servant("Plain", atk=500, text="Banish this card: Draw a card. Play this ability only during main timing.")
    for struck, stake in ((giver, True), (plain, False)):
        enemy = {"servant": [(struck, {"state": "reversed"})], "caster": [AYA], "hand": [QUICK]}
        driver = table("battle", you={"servant": [servant("Big", atk=3000)]}, enemy=enemy)
        driver.pass_until('attack with "Big"')
        assert not makes(driver.offered)
        driver.take(next(text for text in driver.offered if text.startswith('attack with "Big"')))
        assert driver.player == 1
        assert len(makes(driver.offered)) == int(stake), driver.offered


def test_907_2_before_the_cost_of_an_automatic_ability_or_a_replacement() -> None:
    banish = (t.Choose("paid", 1, ALLIED_CASTERS), t.Move(t.Ref("paid"), "graveyard", "banish"))
    discard = (t.Choose("paid", 1, t.Zone(("hand",)) & t.YOURS), t.Move(t.Ref("paid"), "graveyard", "discard"))
    for cost, stake in ((banish, True), (discard, False)):
        watcher = barrier("Watcher", t.Automatic(t.When("switch"), cost=cost, do=(DRAW,)))
        saved = barrier("Saver", t.Replace(t.When("move", t.YOURS, dst=("graveyard",)), instead=cost, may=True))
        for card in (watcher, saved):
            driver = table("main", you={"servant": [card], "caster": [AYA], "hand": [QUICK]})
            assert bool(makes(driver.offered)) == stake, card.name


def test_907_2_before_the_other_players_effect_and_not_for_others() -> None:
    for what, stake in ((ENEMY_CASTERS, True), (ALLIED_CASTERS, False)):
        spell = conjure("Sweep", t.Spell((t.SetState(what, "rested"),)), cost=0)
        driver = table("main", you={"hand": [spell]}, enemy={"caster": [AYA], "hand": [QUICK]}).take('play "Sweep"')
        assert driver.player == 1 and bool(makes(driver.offered)) == stake


def test_907_2_equal_casters_are_offered_once_and_a_rested_one_never() -> None:
    user = servant("User", text="Banish an allied caster: Draw a card.")
    field = {"servant": [user], "caster": [AYA, AYA, (caster("Bea"), {"state": "rested"})]}
    assert makes(table("main", you=field).offered) == ['"Aya" produces 1 luna']


def test_907_2_an_effect_on_the_caster_may_end() -> None:
    lift = t.Passive((t.Modify(ALLIED_CASTERS, "level", "+", 1),))
    driver = table("main", you={"servant": [servant("Lift", lift)], "caster": [AYA], "hand": [QUICK]})
    assert makes(driver.offered) == ['"Aya" produces 2 luna']
    quiet = table("draw", you={"servant": [servant("Lift", lift)], "caster": [AYA]})
    assert not makes(quiet.offered)
