"""[CC 909] Continuous effects, [CC 910] replacement effects, [CC 911] last known information."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.values import layers
from tests.rules.cc.support import (
    ENEMY_SERVANTS,
    ENTERS,
    FILLER,
    QUICK,
    SERVANTS,
    YOUR_SERVANTS,
    Put,
    Table,
    barrier,
    conjure,
    position,
    servant,
    table,
)

ELVES = SERVANTS & t.Word("race", "Elf")


def passive(name: str, *effects: t.Continuous, cond: t.Cond | None = None) -> Put:
    return barrier(name, t.Passive(effects, cond=cond))


def plus(what: t.Sel, n: int, figure: str = "atk") -> t.Modify:
    return t.Modify(what, figure, "+", n)


def becomes(what: t.Sel, n: int) -> t.Modify:
    return t.Modify(what, "atk", "=", n)


def atk(field: list[Put], name: str = "A", figure: str = "atk") -> int:
    game = position("draw", you={"servant": field})
    id = next(i for i in game.zone("servant", 0) if game.objects[i].info.name == name)
    return layers.value(game, id, figure)


def spell(name: str, *do: t.Instr, target: t.Sel | None = None) -> Put:
    return conjure(name, t.Spell(do, (t.Choose("t", 1, target),) if target is not None else ()))


def value(driver: Table, name: str, figure: str = "atk") -> int:
    return layers.value(driver.game, driver.id(name), figure)


def test_909_1a_base_information_is_what_effects_start_from() -> None:
    base = servant("A", t.Passive((plus(t.SELF, 500),)))
    assert atk([base]) == 1500
    assert atk([base, passive("Flat", becomes(SERVANTS, 700))]) == 700


def test_909_1b_words_come_before_figures_that_depend_on_them() -> None:
    lord, elf = passive("Lord", plus(ELVES, 500)), passive("Grove", t.Rename(SERVANTS, "race", "add", "Elf"))
    assert atk([servant("A"), lord]) == 1000
    assert atk([servant("A"), lord, elf]) == 1500  # although the lord is older


def test_909_1c_abilities_come_before_figures() -> None:
    hush = passive("Hush", t.Strip(SERVANTS))
    lord = servant("Lord", t.Passive((plus(SERVANTS & ~t.SELF, 500),)))
    assert atk([servant("A"), lord]) == 1500
    assert atk([servant("A"), lord, hush]) == 1000
    grant = passive("Gift", t.Grant(YOUR_SERVANTS, (t.Passive((plus(t.SELF, 300),), cond=t.TurnOf(t.YOU)),)))
    assert atk([servant("A"), grant]) == 1300


def test_909_1d_words_given_to_a_card_without_any_are_there_for_figures() -> None:
    named = passive("Name", t.Rename(SERVANTS, "element", "add", "luna"))
    moon = passive("Moon", plus(t.Word("element", "luna") & SERVANTS, 400))
    assert atk([servant("A"), moon, named]) == 1400


def test_909_1e_set_values_come_before_plus_and_minus() -> None:
    """[CC 909.1f]"""
    assert atk([servant("A"), passive("Plus", plus(SERVANTS, 500)), passive("Flat", becomes(SERVANTS, 1000))]) == 1500
    assert atk([servant("A"), passive("Plus", plus(SERVANTS, 500)), passive("Less", plus(SERVANTS, -300)),
                passive("Flat", becomes(SERVANTS, 2000))]) == 2200  # fmt: skip


def test_909_1f_all_changes_are_added_after_the_last_set_value() -> None:
    field = [servant("A"), passive("Less", plus(SERVANTS, -300)), passive("Flat", becomes(SERVANTS, 800)),
             passive("Plus", plus(SERVANTS, 600)), passive("Later", becomes(SERVANTS, 900))]  # fmt: skip
    assert atk(field) == 1200


def test_909_1g_rounded_up_once_after_all_effects() -> None:
    half = passive("Half", becomes(SERVANTS, 750))
    assert atk([servant("A"), half]) == 800
    assert atk([servant("A"), half, passive("Bit", plus(SERVANTS, 50))]) == 800  # 750 + 50, not 800 + 50
    assert atk([servant("A"), passive("D", t.Modify(SERVANTS, "def", "+", 1))], figure="def") == 1100


def test_909_2_each_part_of_an_effect_is_applied_in_its_own_layer() -> None:
    both = passive("Both", t.Rename(SERVANTS, "race", "become", "Elf"), plus(SERVANTS, 500))
    assert atk([servant("A"), passive("Lord", plus(ELVES, 1000)), both]) == 2500


def test_909_3a_a_dependent_effect_comes_later_whatever_its_age() -> None:
    elves = passive("Grove", t.Rename(SERVANTS, "race", "become", "Elf"))
    kin = passive("Kin", t.Rename(ELVES, "race", "add", "Kin"))
    game = position("draw", you={"servant": [servant("A"), kin, elves]})
    assert layers.words(game, game.zone("servant", 0)[0], "race") == ("Elf", "Kin")
    grow = passive("Grow", t.Modify(SERVANTS & t.Figure("atk", ">=", 1500), "atk", "+", 1000))
    assert atk([servant("A"), grow, passive("Plus", plus(SERVANTS, 500))]) == 2500


def test_909_3b_the_earlier_effect_first_so_the_later_set_value_stays() -> None:
    assert atk([servant("A"), passive("One", becomes(SERVANTS, 500)), passive("Two", becomes(SERVANTS, 2000))]) == 2000
    assert atk([servant("A"), passive("Two", becomes(SERVANTS, 2000)), passive("One", becomes(SERVANTS, 500))]) == 500


def test_909_3b_the_turn_player_orders_effects_of_one_time() -> None:
    """Two servants enter together; the turn player decides, also about the other player's servants."""
    low = servant("Low", t.Passive((becomes(SERVANTS & ~t.SELF, 500),)))
    high = servant("High", t.Passive((becomes(SERVANTS & ~t.SELF, 2000),)))
    both = spell("Both", t.Move(t.Zone(("graveyard",)), "servant", "put"))
    for theirs in (False, True):
        for older, n in (("Low", 2000), ("High", 500)):
            mine, other = ([], [low, high]) if theirs else ([low, high], [])
            driver = table(
                "main",
                you={"servant": [servant("A")], "hand": [both, FILLER], "graveyard": mine},
                enemy={"graveyard": other},
            )
            driver.take('play "Both"', '"Low" enters recovered', '"High" enters recovered')
            assert driver.decision is not None
            assert (driver.decision.player, driver.offered) == (0, ['"Low" first', '"High" first'])
            driver.take(f'"{older}" first')
            assert value(driver, "A") == n


def test_909_3b_nobody_is_asked_where_the_order_does_not_count() -> None:
    plain = servant("Plain", t.Passive((plus(SERVANTS, 500),)))
    low = servant("Low", t.Passive((becomes(SERVANTS & ~t.SELF, 500),)))
    own = servant("Own", t.Passive((becomes(t.SELF, 300),)))
    same = servant("Same", t.Passive((becomes(t.SELF, 700),)))
    both = spell("Both", t.Move(t.YOURS & t.Zone(("graveyard",)), "servant", "put"))
    for pair in ((plain, low), (own, same)):
        you = {"servant": [servant("A")], "hand": [both, FILLER], "graveyard": list(pair)}
        driver = table("main", you=you)
        driver.take('play "Both"', *(f'"{card.name}" enters recovered' for card in pair))
        assert not any(text.endswith(" first") for text in driver.offered)


def test_909_3b_1_a_continuous_ability_counts_from_when_it_became_valid() -> None:
    low = servant("Low", t.Passive((becomes(SERVANTS & ~t.SELF, 500),)))
    high = servant("High", t.Passive((becomes(SERVANTS & ~t.SELF, 2000),)))
    back = spell("Back", t.Move(t.Ref("t"), "hand", "return"), target=SERVANTS)
    driver = table("main", you={"servant": [servant("A"), low, high], "hand": [back, FILLER]})
    assert value(driver, "A") == 2000
    driver.take('play "Back"', 'choose "Low"', 'play "Low"', '"Low" enters recovered')
    assert value(driver, "A") == 500  # it came anew, so it is the later one


def test_909_3b_1_a_granted_ability_counts_from_when_it_was_granted() -> None:
    """It became valid then, not when its card came."""
    flat = t.Passive((becomes(SERVANTS & ~t.SELF, 500),))
    high = servant("High", t.Passive((becomes(SERVANTS & ~t.SELF, 2000),)))
    gift = spell("Gift", t.Continue((t.Grant(t.Ref("t"), (flat,)),), "turn"), target=SERVANTS)
    driver = table("main", you={"servant": [servant("A"), servant("Low"), high], "hand": [gift, FILLER]})
    driver.take('play "Gift"', 'choose "Low"')
    assert value(driver, "A") == 500
    printed = servant("Low", flat)
    assert atk([servant("A"), printed, high]) == 2000


def test_909_3b_1_what_a_granted_ability_grants_is_there_too() -> None:
    inner = t.Passive((t.Grant(SERVANTS & ~t.SELF, (t.Passive((plus(t.SELF, 300),)),)),))
    gift = spell("Gift", t.Continue((t.Grant(t.Ref("t"), (inner,)),), "turn"), target=SERVANTS)
    driver = table("main", you={"servant": [servant("A"), servant("B")], "hand": [gift, FILLER]})
    driver.take('play "Gift"', 'choose "B"')
    assert (value(driver, "A"), value(driver, "B")) == (1300, 1000)


def test_909_3b_2_an_effect_counts_from_its_resolution() -> None:
    one = conjure("One", t.Spell((t.Continue((becomes(YOUR_SERVANTS, 500),), "turn"),)), t.Mere("Quickcast"))
    two = conjure("Two", t.Spell((t.Continue((becomes(YOUR_SERVANTS, 2000),), "turn"),)), t.Mere("Quickcast"))
    driver = table("main", you={"servant": [servant("A")], "hand": [one, two, QUICK]})
    driver.take('play "One"', 'play "Two"', "pass", "pass")
    assert value(driver, "A") == 500  # played first, resolved last


def test_909_3b_3_a_resolved_group_effect_reaches_later_arrivals_and_lets_go() -> None:
    rally = spell("Rally", t.Continue((plus(ELVES & t.YOURS, 1000),), "turn"))
    human = spell("Human", t.Continue((t.Rename(t.Ref("t"), "race", "become", "Human"),), "turn"), target=SERVANTS)
    elf = servant("Elf", race="Elf")
    driver = table("main", you={"hand": [rally, elf, human, FILLER]})
    driver.take('play "Rally"', 'play "Elf"', '"Elf" enters recovered')  # made with no elf present
    assert value(driver, "Elf") == 2000
    driver.take('play "Human"')
    assert value(driver, "Elf") == 1000


def test_909_4_a_card_comes_into_the_zone_with_the_effect_applied() -> None:
    rally = spell("Rally", t.Continue((plus(YOUR_SERVANTS, 1000),), "turn"))
    big = t.When("move", YOUR_SERVANTS & t.Figure("atk", ">=", 2000), dst=("servant",))
    watch = barrier("Watch", t.Automatic(big, do=(t.Gain("n", 1),)))
    driver = table("main", you={"hand": [rally, servant("A")], "servant": [watch]})
    driver.take('play "Rally"', 'play "A"', '"A" enters recovered')
    assert driver.game.num(0, "n") == 1


def test_909_5_becoming_something_else_loses_the_older_information() -> None:
    sun = passive("Sun", t.Rename(SERVANTS, "element", "become", "solis"))
    game = position("draw", you={"servant": [servant("A", element="ignus"), sun]})
    assert layers.words(game, game.zone("servant", 0)[0], "element") == ("solis",)


def test_909_6_printed_information_is_without_effects() -> None:
    game = position(
        "draw", you={"servant": [servant("A", t.Passive((plus(t.SELF, 200),))), passive("P", plus(SERVANTS, 500))]}
    )
    a = game.zone("servant", 0)[0]
    assert layers.value(game, a, "atk") == 1700 and layers.value(game, a, "printed atk") == 1000
    assert game.objects[a].info.figures["printed atk"] == 1000


def test_909_7_no_effect_once_its_condition_is_gone_before_resolution() -> None:
    pump = t.Continue((plus(t.Ref("t"), 500),), "while rested")
    hold = t.Activated(
        cost=(t.SetState(t.SELF, "rested"),), do=(pump,), targets=(t.Choose("t", 1, YOUR_SERVANTS & ~t.SELF),)
    )
    wake = conjure(
        "Wake",
        t.Spell((t.SetState(t.Ref("t"), "recovered"),), (t.Choose("t", 1, YOUR_SERVANTS & t.State("rested")),)),
        t.Mere("Quickcast"),
    )
    field = {"servant": [servant("Hold", hold), servant("A")], "hand": [wake, QUICK]}
    driver = table("draw", you=field).take('use "Hold"', "pass")
    assert value(driver, "A") == 1500
    driver.take('play "Wake"', "pass")
    assert value(driver, "A") == 1000 and driver.game.effects == ()
    early = table("draw", you=field).take('use "Hold"', 'play "Wake"', "pass", "pass")
    assert value(early, "A") == 1000 and early.game.effects == ()
    early.take('use "Hold"', "pass")
    assert value(early, "A") == 1500  # only the new one


def test_910_2_the_controller_of_the_card_chooses_among_replacements() -> None:
    rest = t.Replace(t.When("move", t.SELF, word="destroy"), instead=(t.SetState(t.SELF, "rested"),))
    shelter = t.Replace(t.When("move", ENEMY_SERVANTS | YOUR_SERVANTS, word="destroy"), dst="removed", keep=True)
    kill = spell("Kill", t.Move(t.Ref("t"), "graveyard", "destroy"), target=ENEMY_SERVANTS)
    driver = table(
        "main",
        you={"hand": [kill, FILLER], "servant": [barrier("Shelter", shelter)]},
        enemy={"servant": [servant("Cat", rest)]},
    )
    driver.take('play "Kill"')
    assert driver.player == 1 and driver.offered == ['replace with "Shelter"', 'replace with "Cat"']
    assert driver.rule == "CC 910.2"
    driver.take('replace with "Cat"')
    assert driver.where("Cat") == ["servant"]


def test_910_3_a_replacement_applies_by_itself_and_once_unless_it_says_may() -> None:
    twice = t.Replace(
        t.When("move", t.SELF, word="destroy"), instead=(t.Gain("saved", 1), t.Move(t.SELF, "graveyard", "destroy"))
    )
    kill = spell("Kill", t.Move(t.Ref("t"), "graveyard", "destroy"), target=ENEMY_SERVANTS)
    must = table(
        "main",
        you={"hand": [kill]},
        enemy={"servant": [servant("Cat", t.Replace(twice.when, instead=twice.instead[:1]))]},
    )
    must.take('play "Kill"')
    assert must.where("Cat") == ["servant"] and must.game.num(1, "saved") == 1
    may = t.Replace(twice.when, instead=twice.instead[:1], may=True)
    driver = table("main", you={"hand": [kill]}, enemy={"servant": [servant("Cat", may)]}).take('play "Kill"')
    assert driver.player == 1 and driver.offered == ['replace with "Cat"', "do not replace"]
    driver.take("do not replace")
    assert driver.where("Cat") == ["graveyard"] and driver.game.num(1, "saved") == 0


def test_911_1_a_card_that_moved_is_remembered_as_it_was() -> None:
    gain = t.Gain("power", t.FigureOf(t.SELF, "atk"))
    bomb = servant("Bomb", t.Activated(cost=(t.Move(t.SELF, "graveyard", "banish"),), do=(gain,)), t.Automatic(ENTERS))
    driver = table("main", you={"servant": [bomb, passive("Plus", plus(YOUR_SERVANTS, 500))]})
    driver.take('use "Bomb"')
    assert driver.where("Bomb") == ["graveyard"] and driver.game.num(0, "power") == 1500
