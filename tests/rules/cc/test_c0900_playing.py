"""[CC 900] Cards and abilities: abilities, playing, resolving."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.codec import from_json, to_json
from ludex.core.flow.api import advance
from ludex.core.happening.zones import move
from ludex.core.position.game import Ctx
from ludex.core.resolving.deeds import start_effect
from ludex.core.sight.view import may_see
from ludex.core.values import layers
from ludex.games.cc.c0300_zones import STOCK
from ludex.games.cc.c0903_costs import price
from tests.rules.cc.support import (
    DIES,
    DRAW,
    ENEMY_SERVANTS,
    FILLER,
    QUICK,
    SERVANTS,
    YOUR_SERVANTS,
    Put,
    Table,
    barrier,
    caster,
    conjure,
    free,
    position,
    servant,
    table,
)

PING = t.Activated(do=(t.Gain("pings", 1),))
REST = t.SetState(t.SELF, "rested")
HAND = t.Zone(("hand",)) & t.YOURS
DISCARD = (t.Choose("d", 1, HAND), t.Move(t.Ref("d"), "graveyard", "discard"))
KILL = t.Spell((t.Move(t.Ref("t"), "graveyard", "destroy"),), (t.Choose("t", 1, SERVANTS),))


GIFT = servant(
    "Gift",
    t.Automatic(
        t.When("attack", t.SELF),
        do=(t.Do("play", HAND & t.Figure("cost", "!=", 0) | HAND & t.Word("cost", "X"), word="free"),),
    ),
)
"""Plays what costs anything from the hand for free when it attacks."""


def atk(driver: Table, name: str) -> int:
    return layers.value(driver.game, driver.id(name), "atk")


def test_901_1a_everything_before_the_colon_has_to_be_done() -> None:
    able = servant("A", t.Activated(cost=(REST, *DISCARD), do=(t.Draw(2),)))
    driver = table("draw", you={"servant": [able], "hand": [barrier("Wall")]})
    driver.take('use "A"', 'choose "Wall"')
    assert driver.state("A") == "rested" and driver.where("Wall") == ["graveyard"]
    assert 'use "A"' not in table("draw", you={"servant": [(able, {"state": "rested"})], "hand": [QUICK]}).offered
    assert 'use "A"' not in table("main", you={"servant": [able]}).offered  # no card to discard


def test_901_1b_a_trigger_met_in_mid_resolution_waits_for_the_next_sequence() -> None:
    spell = conjure("Spell", t.Spell((t.Move(t.Ref("t"), "graveyard"), t.Gain("after", 1)), KILL.targets))
    dying = servant("D", t.Automatic(DIES, do=(t.Gain("seen", t.Number(t.OPPONENT, "after")),)))
    driver = table("main", you={"hand": [spell]}, enemy={"servant": [dying]}).take('play "Spell"')
    assert driver.game.num(1, "seen") == 1


def test_901_1c_a_continuous_ability_applies_while_its_card_is_there() -> None:
    lord = servant("Lord", text="Other allied servants gain +500 ATK.")
    driver = table("main", you={"servant": [servant("A")], "hand": [lord, conjure("Kill", KILL)]})
    driver.take('play "Lord"', '"Lord" enters recovered')
    assert atk(driver, "A") == 1500 and atk(driver, "Lord") == 1000 and not driver.game.zone("chase", 0)
    driver.take('play "Kill"', 'choose "Lord"')
    assert atk(driver, "A") == 1000


def test_901_1d_an_ability_name_finds_every_ability_of_that_name() -> None:
    named = t.Activated(do=(t.Gain("n", 1),), keyword="Dance")
    strip = barrier("Hush", t.Passive((t.Strip(SERVANTS, "Dance"),)))
    field: list[Put] = [servant("A", named), servant("B", t.Activated(do=(t.Gain("m", 1),), keyword="Dance"), PING)]
    game = position("draw", you={"servant": field})
    assert [layers.has(game, id, "Dance") for id in game.zone("servant", 0)] == [True, True]
    driver = table("draw", you={"servant": [*field, strip]})
    assert driver.offered == ['use "B"', "pass"]
    driver.take('use "B"', "pass")
    assert driver.game.num(0, "pings") == 1


def test_901_1e_the_ability_of_a_card_with_the_information() -> None:
    """[CC 901.2d] So an effect of an Ignus card is an Ignus effect."""
    cancel = t.Spell(
        (t.Do("cancel", t.Ref("t")),), (t.Choose("t", 1, t.Zone(("chase",)) & t.Word("element", "ignus")),)
    )
    stop = conjure("Stop", cancel, t.Mere("Quickcast"))
    fire, sun = servant("Fire", PING, element="ignus"), servant("Sun", PING, element="solis")
    driver = table("draw", you={"servant": [fire, sun]}, enemy={"hand": [stop]})
    driver.take('use "Sun"', "pass")
    assert driver.game.num(0, "pings") == 1  # nothing to cancel: the enemy was not even asked
    driver.take('use "Fire"', "pass", 'play "Stop"', "pass")
    assert driver.game.num(0, "pings") == 1 and not driver.game.zone("chase", 0)


def test_901_2d_an_ignus_effect_is_one_of_an_ignus_card() -> None:
    proof = servant("Proof", t.Passive((t.Rule("forbid", "event destroy", t.SELF, t.Word("element", "ignus")),)))
    for element, survives in (("ignus", True), ("solis", False)):
        kill = conjure("Kill", KILL, element=element, cost=1)
        driver = table("main", you={"hand": [kill]}, enemy={"servant": [proof]}, aether={f"aether {element}": 1})
        driver.take('play "Kill"')
        assert (driver.where("Proof") == ["servant"]) == survives


def test_901_2a_a_one_time_effect_is_over_at_once() -> None:
    """[CC 908.1]"""
    sweep = conjure("Sweep", t.Spell((t.Move(ENEMY_SERVANTS, "graveyard", "destroy"),)))
    late = servant("Late", text="[Quickcast]")
    driver = table("main", you={"hand": [sweep]}, enemy={"servant": [servant("W")], "hand": [late]})
    driver.take('play "Sweep"', "pass")
    assert driver.where("W") == ["graveyard"] and driver.game.effects == ()
    driver.pass_until('play "Late"').take('play "Late"', '"Late" enters recovered')
    assert driver.where("Late") == ["servant"]


def test_908_1_a_one_time_effect_is_performed_when_it_resolves() -> None:
    draw = conjure("Draw", t.Spell((t.Draw(2), t.Gain("n", 1))), t.Mere("Quickcast"))
    driver = table("draw", you={"hand": [draw, QUICK]}).take('play "Draw"')
    assert driver.game.num(0, "n") == 0 and driver.size("deck", 0) == 9
    driver.take("pass")
    assert driver.game.num(0, "n") == 1 and driver.size("deck", 0) == 7 and driver.game.effects == ()


def test_901_2b_with_a_duration_an_effect_outlives_its_source() -> None:
    pump = t.Continue((t.Modify(t.Ref("t"), "atk", "+", 500),), "turn")
    giver = servant("G", t.Activated(cost=(t.Move(t.SELF, "graveyard", "banish"),), do=(pump,),
                                     targets=(t.Choose("t", 1, YOUR_SERVANTS & ~t.SELF),)))  # fmt: skip
    driver = table("main", you={"servant": [giver, servant("A")]}).take('use "G"')
    assert driver.where("G") == ["graveyard"]
    assert atk(driver, "A") == 1500


def test_901_2c_a_replaced_destruction_never_happens() -> None:
    """[CC 910.1] The card is rested instead; nothing sees a destruction."""
    save = t.Replace(t.When("move", t.SELF, word="destroy"), instead=(REST,))
    watch = barrier(
        "Watch", t.Automatic(t.When("move", src=("servant",), dst=("graveyard",)), do=(t.Gain("fallen", 1),))
    )
    kill = conjure("Kill", t.Spell(KILL.do, (t.Choose("t", 1, SERVANTS),)))
    driver = table("main", you={"hand": [kill, QUICK], "servant": [watch]}, enemy={"servant": [servant("Cat", save)]})
    driver.take('play "Kill"', "pass")
    assert driver.state("Cat") == "rested" and driver.game.num(0, "fallen") == 0


def test_910_1_only_the_replacing_event_is_seen() -> None:
    save = t.Replace(t.When("move", t.SELF, word="destroy"), dst="removed", keep=True)
    died = t.Automatic(DIES, do=(t.Gain("died", 1),))
    driver = table("main", you={"hand": [conjure("Kill", KILL)]}, enemy={"servant": [servant("Cat", save, died)]})
    driver.take('play "Kill"')
    assert driver.where("Cat") == ["removed"] and driver.game.num(1, "died") == 0


def test_902_1_abilities_are_valid_in_the_field_only() -> None:
    lord = servant("Lord", text="Other allied servants gain +500 ATK.")
    seer = servant("Seer", t.Automatic(t.When("begin", word="main phase"), do=(DRAW,)), PING)
    driver = table("main", you={"hand": [lord, seer], "graveyard": [lord, seer], "servant": [servant("A")]})
    assert atk(driver, "A") == 1000 and driver.size("hand", 0) == 2
    assert not any(o.startswith("use") for o in driver.offered)
    there = table("main", you={"servant": [lord, seer, servant("A")], "hand": [QUICK]}).take("pass")
    assert atk(there, "A") == 1500 and there.size("hand", 0) == 2
    assert 'use "Seer"' in there.offered


def test_902_1a_the_entity_has_abilities_the_stock_below_has_none() -> None:
    low, high = caster("Aya", PING), caster("Aya", t.Activated(do=(t.Gain("high", 1),)), level=2)
    driver = table("call", you={"caster": [low], "hand": [high, QUICK]}).take('level up "Aya" with "Aya"')
    assert driver.game.objects[driver.game.at(STOCK, 0)[0]].card.activated
    driver.take('use "Aya"', "pass")
    assert driver.game.num(0, "high") == 1 and driver.game.num(0, "pings") == 0


def test_902_2_an_ability_for_one_zone_is_valid_there_only() -> None:
    ghost = servant("Ghost", t.Activated(do=(t.Gain("boo", 1),), zones=("graveyard",)))
    assert 'use "Ghost"' in table("draw", you={"graveyard": [ghost]}).offered
    assert 'use "Ghost"' not in table("draw", you={"servant": [ghost], "hand": [QUICK]}).offered
    assert 'use "Ghost"' not in table("draw", you={"hand": [ghost, QUICK]}).offered


def test_903_2a_step_up_is_asked_before_everything_else() -> None:
    modes = t.Modes(1, ((t.Gain("a", 1),), (t.Gain("b", 1),)))
    big = servant("Big", t.Spell(modes=modes), cost=3, text="[Step Up] (Elf)")
    driver = table("main", you={"hand": [big], "servant": [servant("Elf", race="Elf", cost=2)]}, aether=free())
    driver.take('play "Big"')
    assert driver.rule == "CC 903.2a" and driver.offered == ["yes", "no"]
    assert driver.where("Big") == ["hand"]
    driver.take("no")
    assert driver.rule == "CC 903.2c"


def test_903_2b_the_card_leaves_the_hand_first_an_ability_is_its_own_object() -> None:
    count = t.Choose("t", t.Count(HAND), SERVANTS)
    spell = conjure("Spell", t.Spell((t.SetState(t.Ref("t"), "rested"),), (count,)))
    driver = table("main", you={"hand": [spell, QUICK], "servant": [servant("A"), servant("B"), servant("P", PING)]})
    driver.take('play "Spell"', 'choose "A"', "pass")
    assert [driver.state(n) for n in ("A", "B")] == ["rested", "recovered"]  # one card in hand, not two
    driver.take('use "P"')
    ids = driver.game.zone("chase", 0)
    assert len(ids) == 1 and ids[0] != driver.id("P") and "ability" in driver.game.objects[ids[0]].marks


def test_903_2b_1_effects_on_the_card_stay_while_it_is_in_the_chase() -> None:
    game = position("main", you={"hand": [servant("A", cost=3), QUICK]}, aether={"aether": 5})
    hand = game.zone("hand", 0)[0]
    start_effect(game, t.Modify(t.Ref("t"), "cost", "+", -2), "turn", Ctx(0, 0, (("t", (hand,)),)))
    start_effect(game, t.Modify(t.Ref("t"), "atk", "+", 700), "turn", Ctx(0, 0, (("t", (hand,)),)))
    driver = Table(game).take('play "A"')
    assert driver.game.num(0, "aether") == 4
    assert atk(driver, "A") == 1700 and driver.where("A") == ["chase"]
    driver.take("pass", '"A" enters recovered')
    assert atk(driver, "A") == 1000


def test_903_2c_options_are_chosen_while_playing_and_only_they_have_targets() -> None:
    modes = t.Modes(1, ((t.Move(t.Ref("t"), "graveyard", "destroy"),), (t.Draw(2),)),
                    targets=((t.Choose("t", 1, ENEMY_SERVANTS),), ()))  # fmt: skip
    spell = conjure("Either", t.Spell(modes=modes))
    driver = table("main", you={"hand": [spell, QUICK]}, enemy={"servant": [servant("W"), servant("V")]})
    driver.take('play "Either"')
    assert driver.rule == "CC 903.2c" and len(driver.offered) == 2
    driver.take('option 2 of "Either"')
    assert driver.rule == "CC 602.1c"  # no target was asked for
    driver.take("pass")
    assert driver.where("W") == ["servant"] and driver.size("hand", 0) == 3
    other = table("main", you={"hand": [spell, QUICK]}, enemy={"servant": [servant("W"), servant("V")]})
    other.take('play "Either"', 'option 1 of "Either"')
    assert other.rule == "CC 903.2e"
    other.take('choose "W"', "pass")
    assert other.where("W") == ["graveyard"] and other.size("hand", 0) == 1


def test_903_2d_x_is_fixed_while_playing_after_options_and_before_targets() -> None:
    """[CC 203.4]"""
    cheap = t.Choose("t", 1, ENEMY_SERVANTS & t.Figure("cost", "<=", t.Chosen("X")))
    spell = conjure(
        "Bolt", t.Spell((t.Move(t.Ref("t"), "graveyard", "destroy"), t.Gain("x", t.Chosen("X"))), (cheap,)), cost="X"
    )
    field = {"servant": [servant("One", cost=1), servant("Two", cost=2)]}
    driver = table("main", you={"hand": [spell, QUICK]}, enemy=field, aether={"aether": 3}).take('play "Bolt"')
    assert driver.rule == "CC 903.2d" and driver.offered == ["X = 1", "X = 2", "X = 3"]  # 0 would have no target
    driver.take("X = 2")
    assert driver.rule == "CC 903.2e" and driver.offered == ['choose "One"', 'choose "Two"']
    driver.take('choose "Two"')
    assert driver.game.num(0, "aether") == 1
    driver.take("pass")
    assert driver.where("Two") == ["graveyard"] and driver.game.num(0, "x") == 2


def test_903_2d_1_x_is_at_least_the_number_of_elements() -> None:
    gain = t.Spell((t.Gain("x", t.Chosen("X")),))
    for element, least in (([], 0), (["ignus"], 1), (["ignus", "solis"], 2)):
        spell = conjure("Bolt", gain, cost="X", element=element)
        driver = table("main", you={"hand": [spell]}, aether={"aether ignus": 2, "aether solis": 2})
        driver.take('play "Bolt"')
        assert driver.offered[0] == f"X = {least}", element


def test_903_2d_2_without_paying_the_cost_x_is_zero() -> None:
    spell = conjure("Bolt", t.Spell((t.Gain("x", t.Chosen("X")), t.Gain("done", 1))), cost="X")
    driver = table("battle", you={"servant": [GIFT], "hand": [spell, QUICK]}, aether={"aether": 3})
    driver.pass_until("attack").take('attack with "Gift" -> player', "pass")
    assert driver.names("chase", 0) == ["Bolt"]  # nobody was asked for X
    driver.take("pass")
    assert driver.game.num(0, "done") == 1 and driver.game.num(0, "x") == 0 and driver.game.num(0, "aether") == 3


def test_903_2d_3_an_x_that_the_text_tells_is_counted_while_playing() -> None:
    targets = t.Choose("t", t.Count(t.Zone(("orb",)) & t.YOURS), ENEMY_SERVANTS)
    spell = conjure("Judge", t.Spell((t.SetState(t.Ref("t"), "rested"),), (targets,)))
    driver = table("main", you={"hand": [spell, QUICK]}, orbs=2, enemy={"servant": [servant(n) for n in "ABC"]})
    driver.take('play "Judge"', 'choose "A"', 'choose "C"')
    assert driver.rule == "CC 602.1c"
    orb = driver.game.objects[driver.game.zone("orb", 0)[0]]
    move(driver.game, orb, 1, 0)
    driver.take("pass")
    assert [driver.state(n) for n in "ABC"] == ["rested", "recovered", "rested"]


def test_903_2e_without_a_legal_target_the_card_cannot_be_played() -> None:
    spell = conjure("Kill", KILL, cost=1)
    driver = table("main", you={"hand": [spell, QUICK]}, aether={"aether": 2})
    assert 'play "Kill"' not in driver.offered
    with_target = table("main", you={"hand": [spell, QUICK]}, enemy={"servant": [servant("W")]}, aether={"aether": 2})
    assert 'play "Kill"' in with_target.offered


def test_903_2e_1_nothing_in_the_chase_targets_itself() -> None:
    stop = conjure("Stop", text="[Quickcast]\nCancel target spell.")
    assert 'play "Stop"' not in table("main", you={"hand": [stop, QUICK]}).offered
    driver = table("main", you={"hand": [stop, QUICK, FILLER]}).take('play "Quick"', 'play "Stop"')
    assert driver.where("Quick") == ["graveyard"]
    assert driver.where("Stop") == ["graveyard"] and driver.size("deck", 0) == 10  # Quick was cancelled, nothing else


def test_903_2f_shares_are_decided_while_playing() -> None:
    both = t.Choose("t", 2, ENEMY_SERVANTS)
    one, other = t.Choose("d", 1, ENEMY_SERVANTS), t.Choose("r", 1, ENEMY_SERVANTS & ~t.Ref("d"))
    split = conjure(
        "Split",
        t.Spell((t.Move(t.Ref("d"), "graveyard", "destroy"), t.Move(t.Ref("r"), "hand", "return")), (one, other)),
    )
    driver = table("main", you={"hand": [split, QUICK]}, enemy={"servant": [servant("W"), servant("V")]})
    driver.take('play "Split"', 'choose "V"')
    assert driver.rule == "CC 602.1c" and driver.where("V") == ["servant"]  # fixed, and nothing has happened yet
    driver.take("pass")
    assert driver.where("V") == ["graveyard"] and driver.where("W") == ["hand"]
    divide = t.Divide("s", 3, "t")
    rain = conjure("Rain", t.Spell((divide, t.Damage(t.Ref("t"), t.Chosen("s"))), (both,)))
    shares = table("main", you={"hand": [rain, QUICK]}, enemy={"servant": [servant("W"), servant("V")]})
    shares.take('play "Rain"')
    assert shares.rule == "CC 903.2f" and shares.offered == ['1 to "W"', '2 to "W"']
    shares.take('2 to "W"', "pass")
    assert (shares.it("W").damage, shares.it("V").damage) == (2, 1)


def test_903_2g_1_effects_on_the_kind_of_cost_come_first() -> None:
    flat = t.Passive((t.Price(t.Zone(("hand", "chase")), "=", 2),))
    more = t.Passive((t.Price(t.Zone(("hand", "chase")), "+", 1),))
    game = position(
        "main", you={"hand": [servant("A", cost=7)], "servant": [barrier("More", more), barrier("Flat", flat)]}
    )
    assert price(game, game.zone("hand", 0)[0]).total == 3


def test_903_2g_2_free_of_cost_still_pays_increases() -> None:
    tax = barrier("Tax", t.Passive((t.Price(t.Zone(("hand", "chase")) & t.Word("type", "conjure"), "+", 2),)))
    bolt = conjure("Bolt", t.Spell((t.Gain("done", 1),)), cost=5, element="luna")
    fast = servant("Fast", text="[Quickcast]")
    for have, done in ((2, 1), (1, 0)):
        driver = table(
            "battle", you={"servant": [GIFT], "hand": [bolt, fast]}, enemy={"servant": [tax]}, aether={"aether": have}
        )
        driver.pass_until("attack").take('attack with "Gift" -> player', "pass").pass_until("corrupt")
        assert driver.game.num(0, "done") == done and driver.game.num(0, "aether") == (0 if done else 1)


def test_903_2g_3_increases_before_reductions() -> None:
    more, less = (t.Passive((t.Price(t.Zone(("hand", "chase")), "+", n),)) for n in (2, -4))
    field: list[Put] = [barrier("Less", less), barrier("More", more)]
    game = position("main", you={"hand": [servant("A", cost=3, element="solis")], "servant": field})
    assert price(game, game.zone("hand", 0)[0]).total == 1


def test_903_2g_4_the_player_chooses_which_part_a_reduction_takes_away() -> None:
    less = barrier("Less", t.Passive((t.Price(SERVANTS, "+", -1),)))
    able = servant("A", t.Activated(cost=(t.Do("pay", t.SELF, 3, "ignus solis"),), do=(t.Gain("n", 1),)))
    rich = {"aether ignus": 1, "aether solis": 1, "aether": 1}
    driver = table("draw", you={"servant": [able, less]}, aether=rich).take('use "A"')
    assert driver.rule == "CC 903.2g" and driver.offered == ["1 free less", "1 solis less", "1 ignus less"]
    driver.take("1 solis less", "pay 1 ignus", "pay 1 solis")
    assert driver.game.num(0, "aether") == 1  # one ignus, and any other
    poor = table("draw", you={"servant": [able, less]}, aether={"aether ignus": 1, "aether": 1}).take('use "A"')
    assert poor.game.num(0, "n") == 1  # only the solis could be spared
    none = table("draw", you={"servant": [able, less], "hand": [QUICK]}, aether={"aether": 2})
    assert 'use "A"' not in none.offered


def test_903_2g_5_a_reduction_stops_at_one_for_each_element() -> None:
    less = barrier("Less", t.Passive((t.Price(t.Zone(("hand", "chase")), "+", -5),)))
    for element, least in ((["solis"], 1), (["solis", "luna"], 2), ([], 0)):
        a = servant("A", cost=5, element=element)
        game = position("main", you={"hand": [a], "servant": [less]})
        need = price(game, game.zone("hand", 0)[0])
        assert (need.total, need.elements) == (least, tuple(element))
    a = servant("A", cost=5, element="solis")
    assert (
        'play "A"' not in table("main", you={"hand": [a, QUICK], "servant": [less]}, aether={"aether luna": 4}).offered
    )


def test_903_2g_6_the_cost_is_fixed_before_it_is_paid() -> None:
    less = t.Passive((t.Price(t.Zone(("hand", "chase")), "+", -2),))
    shrine = barrier("Shrine", less, t.Activated(cost=(t.Move(t.SELF, "graveyard", "banish"),),
                                                 do=(t.Do("produce", t.SELF, 1, ""),), keyword="aether"))  # fmt: skip
    driver = table("main", you={"hand": [servant("A", cost=3), QUICK], "servant": [shrine]})
    driver.take('play "A"')
    assert driver.where("Shrine") == ["graveyard"] and driver.where("A") == ["chase"]  # one was enough


def test_903_2g_an_element_that_an_effect_gives_is_paid_for() -> None:
    hand = {"hand": [servant("A", cost=2, element="solis"), QUICK]}
    assert 'play "A"' in table("main", you=hand, aether={"aether solis": 2}).offered
    moon = barrier("Moon", t.Passive((t.Rename(t.Zone(("hand",)), "element", "become", "luna"),)))
    assert 'play "A"' not in table("main", you={**hand, "servant": [moon]}, aether={"aether solis": 2}).offered
    assert 'play "A"' in table("main", you={**hand, "servant": [moon]}, aether={"aether luna": 2}).offered


def test_903_2h_what_cannot_be_done_cannot_be_played_a_replaced_part_counts() -> None:
    able = t.Activated(cost=(REST, *DISCARD), do=(DRAW,))
    assert 'use "A"' not in table("main", you={"servant": [servant("A", able), servant("B")]}).offered
    fate = t.Replace(t.When("move", t.SELF, word="banish"), dst="removed", keep=True)
    relic = servant("Relic", fate, t.Activated(cost=(t.Move(t.SELF, "graveyard", "banish"),), do=(t.Gain("n", 1),)))
    driver = table("draw", you={"servant": [relic]}).take('use "Relic"')
    assert driver.where("Relic") == ["removed"] and driver.game.num(0, "n") == 1


def test_903_2h_1_requirements_are_met_in_the_order_written() -> None:
    first = t.Activated(cost=(REST, t.Gain("rested", t.Count(YOUR_SERVANTS & t.State("rested"))), *DISCARD), do=(DRAW,))
    watch = barrier("Watch", t.Automatic(t.When("move", word="discard"), do=(t.Gain("seen", 1),)))
    driver = table("draw", you={"servant": [servant("A", first), watch], "hand": [FILLER, QUICK]})
    driver.take('use "A"', 'choose "Filler"')
    assert driver.game.num(0, "rested") == 1
    assert driver.names("chase", 0) == ["A", "Watch"]  # the trigger came after the play was done


def test_903_3a_an_illegal_target_is_left_out_and_the_rest_happens() -> None:
    spell = conjure(
        "Strike", t.Spell((t.Move(t.Ref("t"), "graveyard", "destroy"), DRAW), (t.Choose("t", 1, ENEMY_SERVANTS),))
    )
    back = conjure(
        "Back",
        t.Spell((t.Move(t.Ref("t"), "hand", "return"),), (t.Choose("t", 1, YOUR_SERVANTS),)),
        t.Mere("Quickcast"),
    )
    driver = table("main", you={"hand": [spell, FILLER]}, enemy={"servant": [servant("W")], "hand": [back]})
    driver.take('play "Strike"', 'play "Back"')
    assert driver.where("W") == ["hand"] and driver.size("hand", 0) == 2
    assert driver.where("Strike") == ["graveyard"]


def test_903_3b_what_resolving_means_for_each_kind() -> None:
    field = {
        "hand": [servant("S"), barrier("B"), conjure("C", t.Spell((t.Gain("c", 1),)))],
        "servant": [servant("P", PING)],
    }
    driver = table("main", you=field)
    driver.take('play "S"', "pass", '"S" enters recovered', 'play "B"', "pass", 'play "C"', "pass", 'use "P"', "pass")
    assert (driver.where("S"), driver.where("B"), driver.where("C")) == (["servant"], ["servant"], ["graveyard"])
    assert driver.game.num(0, "c") == driver.game.num(0, "pings") == 1 and not driver.game.zone("chase", 0)


def test_903_3b_1_an_x_not_needed_for_playing_is_counted_at_resolution() -> None:
    spell = conjure("Tally", t.Spell((t.Draw(t.Count(YOUR_SERVANTS)),)))
    fast = servant("Fast", text="[Quickcast]")
    driver = table("main", you={"hand": [spell, fast], "servant": [servant("A")]})
    driver.take('play "Tally"', 'play "Fast"', '"Fast" enters recovered')
    assert driver.size("deck", 0) == 8


def test_904_1_gained_and_lost_continuous_abilities_count_at_once() -> None:
    lord = servant("Lord", text="Other allied servants gain +500 ATK.")
    hush = conjure("Hush", t.Spell((t.Continue((t.Strip(t.Ref("t")),), "turn"),), (t.Choose("t", 1, SERVANTS),)))
    driver = table("main", you={"servant": [lord, servant("A")], "hand": [hush, FILLER]})
    assert atk(driver, "A") == 1500
    driver.take('play "Hush"', 'choose "Lord"')
    assert atk(driver, "A") == 1000


def test_904_2_a_base_ability_applies_in_every_zone() -> None:
    """[CC 909.1a] [CC 909.6] A condition makes it an ordinary one; what is printed stays known."""
    base = servant("Base", t.Passive((t.Modify(t.SELF, "atk", "+", 500), t.Rename(t.SELF, "element", "add", "solis"))))
    cond = t.Exists(t.SELF & t.State("rested"))
    other = servant("Other", t.Passive((t.Modify(t.SELF, "atk", "+", 500),), cond=cond))
    for zone in ("hand", "deck", "graveyard", "servant"):
        game = position("draw", you={zone: [base, (other, {"state": "rested"})]})
        first, second = (next(i for i in game.objects if game.objects[i].card is c) for c in (base, other))
        assert layers.value(game, first, "atk") == 1500 and layers.words(game, first, "element") == ("solis",)
        assert layers.value(game, first, "printed atk") == 1000
        assert layers.value(game, second, "atk") == (1500 if zone == "servant" else 1000)


def test_905_1_an_activated_ability_may_be_used_again_and_again() -> None:
    driver = table("draw", you={"servant": [servant("P", PING)]}).take('use "P"', 'use "P"', 'use "P"')
    assert driver.names("chase", 0) == ["P", "P", "P"]
    driver.take("pass", "pass", "pass")
    assert driver.game.num(0, "pings") == 3


def test_905_2a_a_card_in_hand_is_shown_while_its_ability_is_in_the_chase() -> None:
    sly = servant("Sly", t.Activated(do=(DRAW,), zones=("hand",), limit=1))
    driver = table("draw", you={"hand": [sly]}, enemy={"hand": [QUICK]})
    card = driver.it("Sly", "hand")
    assert not may_see(driver.game, card, 1)
    driver.take('use "Sly"')
    assert may_see(driver.game, driver.it("Sly", "hand"), 1) and driver.player == 1
    copy = from_json(to_json(driver.game))
    assert advance(copy) is not None and copy == driver.game
    driver.take("pass")
    assert not may_see(driver.game, driver.it("Sly", "hand"), 1)
