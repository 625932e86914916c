"""[CC 906] Automatic abilities, [CC 907] aether."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.values import layers
from tests.rules.cc.support import (
    DIES,
    DRAW,
    ENEMY_SERVANTS,
    ENTERS,
    FILLER,
    QUICK,
    SERVANTS,
    YOUR_SERVANTS,
    barrier,
    caster,
    conjure,
    servant,
    table,
)

SWEEP = conjure("Sweep", t.Spell((t.Move(ENEMY_SERVANTS, "graveyard", "destroy"),)))
KILL = conjure("Kill", t.Spell((t.Move(t.Ref("t"), "graveyard", "destroy"),), (t.Choose("t", 1, SERVANTS),)))
FALLEN = t.When("move", ENEMY_SERVANTS, src=("servant",), dst=("graveyard",))
MAKE = t.Do("produce", t.SELF, 1, "luna")


def pool(driver: object, player: int = 0) -> dict[str, int]:
    game = driver.game  # type: ignore[attr-defined]
    return {k: n for k, n in game.nums[player].items() if k.startswith("aether") and n}


# --- automatic abilities ----------------------------------------------------------------------------------------------


def test_906_1_an_automatic_ability_plays_itself_in_either_turn() -> None:
    seer = servant("Seer", t.Automatic(t.When("begin", word="main phase"), do=(t.Gain("n", 1),)))
    driver = table("main", you={"hand": [FILLER, QUICK]}, enemy={"servant": [seer]})
    assert driver.names("chase", 0) == ["Seer"]  # put there without a decision of anybody
    driver.take("pass")
    assert driver.game.num(1, "n") == 1


def test_906_2_it_is_triggered_as_often_as_its_condition_was_met() -> None:
    reaper = barrier("Reaper", t.Automatic(FALLEN, do=(t.Gain("n", 1),)))
    driver = table(
        "main", you={"hand": [SWEEP, QUICK], "servant": [reaper]}, enemy={"servant": [servant(n) for n in "ABC"]}
    )
    driver.take('play "Sweep"', "pass")
    assert driver.names("chase", 0) == ["Reaper"] * 3
    driver.take("pass", "pass", "pass")
    assert driver.game.num(0, "n") == 3


def test_906_3_the_turn_players_first_in_the_order_their_controller_chooses() -> None:
    """[CC 906.3a] One at a time; only when nobody has any left does anybody act."""

    def bell(name: str) -> object:
        return barrier(name, t.Automatic(t.When("begin", word="main phase"), do=(t.Gain(name, 1),)))

    field = {"servant": [bell("One"), bell("Two")]}
    driver = table("main", you={**field, "hand": [QUICK]}, enemy={"servant": [bell("Three"), bell("Four")]})
    assert driver.player == 0 and driver.offered == ['play ability of "One"', 'play ability of "Two"']
    driver.take('play ability of "Two"')
    assert driver.player == 1 and driver.offered == ['play ability of "Three"', 'play ability of "Four"']
    assert len(driver.game.pending) == 2 and driver.names("chase", 0) == ["Two", "One"]
    driver.take('play ability of "Four"')
    assert driver.rule == "CC 602.1c" and driver.names("chase", 0) == ["Two", "One", "Four", "Three"]


def test_906_3a_action_time_comes_only_when_no_ability_is_left() -> None:
    bell = barrier("Bell", t.Automatic(t.When("begin", word="main phase"), do=(DRAW,)))
    driver = table("main", you={"hand": [QUICK]}, enemy={"servant": [bell]})
    assert driver.names("chase", 0) == ["Bell"] and driver.player == 0  # who has priority acts, not who owns the bell
    steps = driver.trace.steps
    assert steps.count("CC 602.1a") == 2 and "CC 602.1c" not in steps


def test_906_4_a_harmful_ability_cannot_be_declined() -> None:
    doom = servant("Doom", t.Automatic(t.When("begin", word="main phase"), do=(t.Move(t.SELF, "graveyard", "banish"),)))
    driver = table("main", you={"servant": [doom], "hand": [QUICK]})
    assert driver.names("chase", 0) == ["Doom"]
    aim = t.Automatic(
        t.When("begin", word="main phase"), targets=(t.Choose("t", 1, ENEMY_SERVANTS),), do=(t.Gain("n", 1),)
    )
    none = table("main", you={"servant": [barrier("Aim", aim)], "hand": [QUICK]})
    assert none.game.pending == () and none.names("chase", 0) == []


def test_906_5a_from_public_to_hidden_the_public_side_is_looked_at() -> None:
    """[CC 906.5b] The card as it was in the field, its changed figures and words included."""
    big = t.When("move", SERVANTS & t.Figure("atk", ">=", 1500), src=("servant",), dst=("hand",))
    watch = barrier("Watch", t.Automatic(big, do=(t.Gain("n", 1),)))
    back = conjure("Back", t.Spell((t.Move(t.Ref("t"), "hand", "return"),), (t.Choose("t", 1, SERVANTS),)))
    lord = barrier("Hall", text="Allied servants gain +500 ATK.")
    driver = table("main", you={"hand": [back], "servant": [watch, lord, servant("A")]}).take('play "Back"')
    assert driver.where("A") == ["hand"] and driver.game.num(0, "n") == 1


def test_906_5b_leaving_the_field_the_card_is_looked_at_in_the_field() -> None:
    elf = t.Passive((t.Rename(YOUR_SERVANTS, "race", "add", "Elf"),))
    mourn = t.When("move", t.Word("race", "Elf"), src=("servant",), dst=("graveyard",))
    field = [barrier("Grove", elf), barrier("Mourner", t.Automatic(mourn, do=(t.Gain("n", 1),))), servant("A")]
    driver = table("main", you={"hand": [KILL], "servant": field}).take('play "Kill"')
    assert driver.where("A") == ["graveyard"] and driver.game.num(0, "n") == 1
    greet = t.When("move", t.Word("race", "Elf"), dst=("servant",), not_src=("servant",))
    enter = [field[0], barrier("Greeter", t.Automatic(greet, do=(t.Gain("n", 1),)))]
    driver = table("main", you={"hand": [servant("B")], "servant": enter}).take('play "B"', '"B" enters recovered')
    assert driver.game.num(0, "n") == 1


def test_906_5c_otherwise_the_card_is_looked_at_where_it_comes_to() -> None:
    gone = t.When("move", t.Zone(("removed",)), src=("graveyard",), dst=("removed",))
    watch = barrier("Watch", t.Automatic(gone, do=(t.Gain("n", 1),)))
    exile = conjure("Exile", t.Spell((t.Move(t.Zone(("graveyard",)) & t.ENEMY, "removed", "remove"),)))
    driver = table("main", you={"hand": [exile], "servant": [watch]}, enemy={"graveyard": [servant("A")]})
    driver.take('play "Exile"')
    assert driver.where("A") == ["removed"] and driver.game.num(0, "n") == 1


def test_906_6a_a_delayed_ability_triggers_once() -> None:
    """[CC 906.6b] It is an ability of the card that made it."""
    later = t.Delay(t.When("begin", word="battle phase"), (t.Gain("n", 1),))
    spell = conjure("Later", t.Spell((later,)), element="ignus", cost=1)
    driver = table("main", you={"hand": [spell, QUICK]}, aether={"aether ignus": 1})
    driver.take('play "Later"', "pass", "pass")
    made = driver.game.objects[driver.game.zone("chase", 0)[0]]
    assert made.info.name == "Later" and layers.words(driver.game, made.id, "element") == ("ignus",)
    assert made.player == 0 and driver.game.num(0, "n") == 0
    driver.take("pass")
    assert driver.game.num(0, "n") == 1 and driver.game.delayed == ()
    driver.pass_until("call nothing").take("call nothing").pass_until("call nothing")
    assert driver.game.num(0, "n") == 1


def test_906_6b_the_delayed_ability_belongs_to_the_card_that_made_it() -> None:
    stop = t.Spell((t.Do("cancel", t.Ref("t")),), (t.Choose("t", 1, t.Zone(("chase",)) & t.Word("element", "luna")),))
    later = t.Delay(t.When("begin", word="battle phase"), (t.Gain("n", 1),))
    giver = servant("Moon", t.Activated(cost=(t.Move(t.SELF, "graveyard", "banish"),), do=(later,)), element="luna")
    driver = table("main", you={"servant": [giver]}, enemy={"hand": [conjure("Stop", stop, t.Mere("Quickcast"))]})
    driver.take('use "Moon"', "pass")  # the enemy does not cancel the ability that makes it
    driver.pass_until('play "Stop"').take('play "Stop"')
    assert driver.game.num(0, "n") == 0


def test_906_7_a_status_ability_watches_the_situation_itself() -> None:
    alone = t.Becomes(t.Unless(t.Exists(YOUR_SERVANTS)))
    hermit = barrier("Hermit", t.Automatic(alone, do=(t.Gain("n", 1), t.Move(t.SELF, "graveyard", "banish"))))
    for spell in (
        KILL,
        conjure("Back", t.Spell((t.Move(t.Ref("t"), "hand", "return"),), (t.Choose("t", 1, SERVANTS),))),
    ):
        driver = table("main", you={"hand": [spell], "servant": [servant("A"), hermit]})
        assert driver.game.num(0, "n") == 0
        driver.take(f'play "{spell.name}"')
        assert driver.game.num(0, "n") == 1


def test_906_7a_no_second_time_while_it_is_triggered_or_in_the_chase() -> None:
    alone = t.Becomes(t.Unless(t.Exists(YOUR_SERVANTS)))
    hermit = barrier("Hermit", t.Automatic(alone, do=(t.Gain("n", 1),)))
    driver = table("main", you={"hand": [KILL, QUICK, QUICK], "servant": [servant("A"), hermit]})
    driver.take('play "Kill"', "pass")
    assert driver.names("chase", 0) == ["Hermit"]
    driver.take('play "Quick"')
    assert driver.names("chase", 0) == ["Hermit", "Quick"]  # still alone, but it waits already
    driver.take("pass", "pass")
    assert driver.game.num(0, "n") == 1 and driver.names("chase", 0) == ["Hermit"]  # still alone: triggered anew


def test_906_8_an_ability_whose_card_has_left_is_played_all_the_same() -> None:
    herald = servant("Herald", t.Automatic(ENTERS, do=(t.Gain("n", 1),)), text="[Quickcast]")
    pyre = barrier(
        "Pyre", t.Automatic(t.When("move", SERVANTS, dst=("servant",)), do=(t.Move(YOUR_SERVANTS, "graveyard"),))
    )
    driver = table("main", you={"hand": [herald], "servant": [pyre]})
    driver.take('play "Herald"', '"Herald" enters recovered', 'play ability of "Herald"')
    assert driver.where("Herald") == ["graveyard"] and driver.game.num(0, "n") == 1
    last = servant("Last", t.Automatic(DIES, do=(t.Gain("m", 1),)))
    driver = table("main", you={"hand": [KILL], "servant": [last]}).take('play "Kill"')
    assert driver.game.num(0, "m") == 1


# --- aether -----------------------------------------------------------------------------------------------------------


def test_907_1_with_a_target_or_as_a_spell_it_is_no_aether_ability() -> None:
    aimed = servant("Aimed", t.Activated(targets=(t.Choose("t", 1, SERVANTS),), do=(MAKE,)))
    driver = table("main", you={"servant": [aimed]}, enemy={"hand": [QUICK]}).take('use "Aimed"')
    assert driver.names("chase", 0) == ["Aimed"] and pool(driver) == {}
    spell = conjure("Well", t.Spell((MAKE,)))
    driver = table("main", you={"hand": [spell]}, enemy={"hand": [QUICK]}).take('play "Well"')
    assert driver.names("chase", 0) == ["Well"] and driver.player == 1 and pool(driver) == {}
    echo = barrier("Echo", t.Automatic(t.When("aether"), do=(t.Do("produce", t.SELF, 1, "aqua"),), limit=0))
    once = t.Automatic(t.When("aether", CASTERS), do=(t.Do("produce", t.SELF, 1, "aqua"),))
    echo = barrier("Echo", once)
    driver = table(
        "main",
        you={"servant": [echo], "caster": [caster("Aya")], "hand": [conjure("Two", cost=2, text="Draw a card.")]},
    )
    assert 'play "Two"' not in driver.offered
    driver.take('"Aya" produces 1 free')
    assert pool(driver) == {"aether": 1, "aether aqua": 1} and not driver.game.zone("chase", 0)
    assert 'play "Two"' in driver.offered


def test_907_2_aether_abilities_while_paying_even_without_priority() -> None:
    """[CC 1002.6]"""
    tax = t.May((t.Gain("paid", 1),), cost=(t.Do("pay", t.SELF, 1),), who=t.OPPONENT)
    driver = table("main", you={"hand": [conjure("Toll", t.Spell((tax,)))]}, enemy={"caster": [caster("Bea")]})
    driver.take('play "Toll"')
    assert driver.player == 1 and driver.offered == ["yes", "no"]


def test_907_3_no_chase_and_no_answer() -> None:
    spell = conjure("Spell", cost=2, text="Draw a card.")
    driver = table(
        "main", you={"hand": [spell], "caster": [caster("Aya"), caster("Bea", element="luna")]}, enemy={"hand": [QUICK]}
    )
    driver.take('play "Spell"')
    assert driver.names("chase", 0) == ["Spell"] and driver.player == 1
    assert [driver.it(n).state for n in ("Aya", "Bea")] == [1, 1]


def test_907_4_aether_stays_with_its_controller() -> None:
    field = {
        "caster": [caster("Aya", level=3, element="luna")],
        "hand": [conjure("S", cost=1, element="luna", text="Draw a card."), QUICK],
    }
    driver = table("main", you=field, enemy={"hand": [conjure("Q", cost=1, text="[Quickcast]\nDraw a card.")]})
    driver.take('play "S"')
    assert pool(driver) == {"aether luna": 2} and driver.player == 0
    driver.take("pass", "pass")
    assert pool(driver) == {"aether luna": 2}  # through several plays; and the enemy never could pay with it


def test_907_5_free_aether_meets_no_demand_for_an_element() -> None:
    red = conjure("Red", cost=2, element="ignus", text="Draw a card.")
    for have, can in (({"aether": 5}, False), ({"aether solis": 5}, False), ({"aether": 1, "aether ignus": 1}, True)):
        driver = table("main", you={"hand": [red, QUICK]}, aether=have)
        assert ('play "Red"' in driver.offered) == can, have


def test_907_6_casters_rest_for_their_level_in_their_element() -> None:
    cases = [
        (caster("Aya", level=2, element="ignus"), {}, {"aether ignus": 2}),
        (caster("Aya", level=3, element="aqua"), {"up": False}, {"aether": 1}),
        (caster("Aya", element=["solis", "ignus"]), {}, {"aether ignus+solis": 1}),
        (caster("Aya", element="luna", race="Justice"), {}, {"aether luna (Justice)": 1}),
    ]
    look = barrier("Look", t.Automatic(t.When("aether", player=t.OPPONENT), do=(t.Gain("n", 1),)))
    for mage, how, made in cases:
        driver = table("main", you={"caster": [(mage, how)], "hand": [QUICK], "servant": [look]})
        offer = [o for o in driver.offered if "produces" in o]
        assert len(offer) == 1
        driver.take(offer[0])
        assert pool(driver) == made
        rested = table("main", you={"caster": [(mage, {**how, "state": "rested"})], "hand": [QUICK], "servant": [look]})
        assert not [o for o in rested.offered if "produces" in o]


def test_907_6_a_dual_aether_meets_one_demand_of_the_two() -> None:
    dual = conjure("Dual", cost=2, element=["solis", "ignus"], text="Draw a card.")
    twin = {"aether ignus+solis": 1}
    assert 'play "Dual"' not in table("main", you={"hand": [dual, QUICK]}, aether={**twin, "aether": 3}).offered
    assert 'play "Dual"' in table("main", you={"hand": [dual, QUICK]}, aether={**twin, "aether ignus": 1}).offered
    assert 'play "Dual"' in table("main", you={"hand": [dual, QUICK]}, aether={"aether ignus+solis": 2}).offered


def test_907_7_any_element_is_one_of_the_seven_for_the_whole_amount() -> None:
    well = t.Activated(
        cost=(t.Move(t.SELF, "graveyard", "banish"),), targets=(), do=(t.Do("produce", t.SELF, 2, "any"),)
    )
    spell = conjure("Well", t.Spell(well.do))
    driver = table("main", you={"hand": [spell, QUICK]}).take('play "Well"', "pass")
    assert driver.rule == "CC 907.7"
    assert driver.offered == ["solis", "ignus", "silva", "terra", "luna", "aqua", "aes"]
    driver.take("terra")
    assert pool(driver) == {"aether terra": 2}
    red = conjure("Red", cost=2, element="ignus", text="Draw a card.")
    paying = table("main", you={"hand": [red], "servant": [barrier("Spring", well)]}).take('play "Red"')
    assert "CC 907.7" in paying.trace.steps and paying.where("Red") == ["graveyard"]  # only ignus could pay


CASTERS = t.Zone(("caster",)) & t.Word("type", "caster")
