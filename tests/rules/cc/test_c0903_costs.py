"""[CC 903.2h] What playing requires is one thing: no card and no aether counts twice."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from tests.rules.cc.support import DRAW, QUICK, YOUR_SERVANTS, barrier, caster, conjure, servant, table

HAND = t.Zone(("hand",)) & t.YOURS
REST = t.SetState(t.SELF, "rested")
PING = (t.Gain("pings", 1),)


def discard(name: str = "d", what: t.Sel = HAND) -> tuple[t.Instr, ...]:
    return (t.Choose(name, 1, what), t.Move(t.Ref(name), "graveyard", "discard"))


def resting(name: str = "r", what: t.Sel = YOUR_SERVANTS) -> tuple[t.Instr, ...]:
    return (t.Choose(name, 1, what), t.SetState(t.Ref(name), "rested"))


def pay(n: int, elements: str = "") -> t.Do:
    return t.Do("pay", n=n, word=elements)


def user(*cost: t.Instr) -> t.Activated:
    return t.Activated(cost=cost, do=PING)


@pytest.mark.parametrize("second", ["d", "e"])
def test_903_2h_two_discards_take_two_cards(second: str) -> None:
    able = servant("A", user(*discard(), *discard(second)))
    assert 'use "A"' not in table("main", you={"servant": [able], "hand": [QUICK]}).offered
    driver = table("main", you={"servant": [able], "hand": [QUICK, barrier("Wall")]})
    driver.take('use "A"', 'choose "Wall"')
    assert driver.where("Wall") == driver.where("Quick") == ["graveyard"]


def test_903_2b_a_conjured_card_does_not_pay_for_itself() -> None:
    """[CC 903.2h] It has left the hand by then."""
    spell = conjure("Rite", t.Spell((DRAW,), cost=discard()), cost=0)
    assert 'play "Rite"' not in table("main", you={"hand": [spell], "servant": [servant("Idle")]}).offered
    driver = table("main", you={"hand": [spell, barrier("Wall", cost=5)]}).take('play "Rite"')
    assert driver.where("Wall") == ["graveyard"]


def test_903_2h_a_servant_rests_once() -> None:
    able = servant("A", user(REST, *resting()))
    alone = table("draw", you={"servant": [able], "hand": [QUICK]})
    assert 'use "A"' not in alone.offered
    driver = table("draw", you={"servant": [able, servant("B")], "hand": [QUICK]}).take('use "A"')
    assert driver.state("A") == driver.state("B") == "rested"
    twice = servant("A", user(*resting("r"), *resting("s")))
    assert 'use "A"' not in table("draw", you={"servant": [twice], "hand": [QUICK]}).offered
    late = servant("A", user(*resting(), REST))
    driver = table("draw", you={"servant": [late, servant("B")], "hand": [QUICK]}).take('use "A"')
    assert driver.state("A") == driver.state("B") == "rested"  # only B could rest first


def test_903_2h_a_caster_that_rests_for_the_cost_makes_no_aether_for_it() -> None:
    maker = t.Activated(cost=(REST,), do=(t.Do("produce", t.SELF, 1, ""),))
    tree = servant("Tree", maker)
    able = servant("A", user(pay(1), *resting("r", YOUR_SERVANTS & t.Word("name", "Tree"))))
    assert 'use "A"' not in table("draw", you={"servant": [able, tree], "hand": [QUICK]}).offered
    driver = table("draw", you={"servant": [able, tree], "caster": [caster("Sol")], "hand": [QUICK]})
    driver.take('use "A"')
    assert driver.state("Tree") == "rested" and driver.it("Sol").state == driver.it("Tree").state


def test_903_2h_in_order_a_servant_may_make_aether_and_then_leave() -> None:
    maker = t.Activated(cost=(REST,), do=(t.Do("produce", t.SELF, 1, ""),))
    leave = (t.Choose("b", 1, YOUR_SERVANTS & t.Word("name", "Tree")), t.Move(t.Ref("b"), "graveyard", "banish"))
    first = servant("A", user(pay(1), *leave))
    driver = table("draw", you={"servant": [first, servant("Tree", maker)], "hand": [QUICK]}).take('use "A"')
    assert driver.where("Tree") == ["graveyard"]
    other = servant("A", user(*leave, pay(1)))
    assert 'use "A"' not in table("draw", you={"servant": [other, servant("Tree", maker)], "hand": [QUICK]}).offered


@pytest.mark.parametrize(
    ("text", "able"),
    [
        ("Rest an allied servant, banish an allied servant: Draw a card.", True),
        ("[1], rest an allied servant, return an allied servant to its owner's hand: Draw a card.", True),
        ("Rest an allied servant, reverse an allied servant: Draw a card.", True),
        ("[Rest], Banish this card: Draw a card.", True),
        ("Banish an allied servant, rest an allied servant: Draw a card.", False),
        ("Rest an allied servant, banish another allied servant: Draw a card.", False),
        ("Rest an allied servant, [1], rest an allied servant: Draw a card.", False),
    ],
)
def test_903_2h_1_one_card_rests_and_is_then_banished_for_one_cost(text: str, able: bool) -> None:
    """RULING-CC-034: in the written order, from left to right."""
    sides = {"servant": [servant("A", text=text)], "hand": [QUICK]}
    driver = table("draw", you=sides, aether={"aether": 1})
    assert ('use "A"' in driver.offered) == able
    if able:
        driver.take('use "A"')
        assert driver.size("servant", 0) == (1 if "reverse" in text else 0)


def test_903_2h_a_rested_servant_is_banished_beside_one_that_rests() -> None:
    """[CC 1010.3] Only what the cost rests has to be recovered."""
    able = barrier("Altar", text="Rest an allied servant, banish an allied servant: Draw a card.")
    sides = {"servant": [able, servant("Up"), (servant("Down"), {"state": "rested"})], "hand": [QUICK]}
    driver = table("draw", you=sides).take('use "Altar"')
    assert sorted(driver.offered) == ['choose "Down"', 'choose "Up"']
    assert driver.take('choose "Down"').state("Up") == "rested"


def test_903_2h_the_price_and_the_text_take_aether_of_their_own() -> None:
    """The same aether does not pay the card and what its text demands."""
    spell = conjure("Rite", t.Spell((DRAW,), cost=(pay(1, "solis"),)), cost=1)
    assert 'play "Rite"' not in table("main", you={"hand": [spell, QUICK]}, aether={"aether solis": 1}).offered
    driver = table("main", you={"hand": [spell, QUICK]}, aether={"aether solis": 1, "aether": 1}).take('play "Rite"')
    assert driver.game.num(0, "aether solis") == driver.game.num(0, "aether") == 0


def test_803_4_the_attacker_does_not_rest_for_its_own_attack() -> None:
    toll = t.Spell(cost=resting(), keyword="attack cost")
    alone = table("battle", you={"servant": [servant("Payer", toll)]})
    assert not [text for text in alone.offered if text.startswith('attack with "Payer"')]
    driver = table("battle", you={"servant": [servant("Payer", toll), servant("B")]}, enemy={"hand": [QUICK]})
    driver.pass_until("attack").take('attack with "Payer" -> player')
    assert driver.state("B") == "rested" and "attacking" in driver.it("Payer").marks


def test_803_4_an_attacker_that_pays_with_itself_does_not_attack() -> None:
    toll = t.Spell(cost=(t.Choose("b", 1, YOUR_SERVANTS), t.Move(t.Ref("b"), "graveyard", "banish")),
                   keyword="attack cost")  # fmt: skip
    driver = table("battle", you={"servant": [servant("Payer", toll), servant("B")]})
    driver.take('attack with "Payer" -> player', 'choose "Payer"')
    assert driver.rule == "CC 803.3" and driver.offered == ['attack with "B" -> player', "attack no more"]
    assert driver.size("orb", 1) == table("battle", you={"servant": [servant("B")]}).size("orb", 1)


def test_803_4_a_servant_that_cannot_rest_does_not_attack() -> None:
    stiff = servant("Stiff", t.Passive((t.Rule("forbid", "event rested"),)))
    driver = table("battle", you={"servant": [stiff, servant("B")]})
    assert driver.offered == ['attack with "B" -> player', "attack no more"]


def test_1114_2_a_servant_that_steps_up_makes_no_aether() -> None:
    maker = t.Activated(cost=(REST,), do=(t.Do("produce", t.SELF, 1, "ignus"),))
    both = servant("Two", maker, cost=2, race="Choir")
    star = servant("Star", cost=3, element="ignus", text="[Step Up] (Choir)")
    assert 'play "Star"' not in table("main", you={"hand": [star, QUICK], "servant": [both]}).offered
    one = servant("One", maker, cost=1, race="Choir")
    driver = table("main", you={"hand": [star, QUICK], "servant": [both, one]})
    driver.take('play "Star"')  # Two must step up, and One must make the aether
    driver.take("pass")
    assert driver.state("Two") == driver.state("One") == "rested" and driver.where("Star") == ["servant"]


def test_1114_2_only_servants_with_which_it_can_be_paid_step_up() -> None:
    maker = t.Activated(cost=(REST,), do=(t.Do("produce", t.SELF, 1, "ignus"),))
    plain = servant("Plain", cost=2, race="Choir")
    makes = servant("Makes", maker, cost=2, race="Choir")
    star = servant("Star", cost=3, element="ignus", text="[Step Up] (Choir)")
    driver = table("main", you={"hand": [star, QUICK], "servant": [plain, makes]}, show_forced=True)
    driver.take('play "Star"')
    assert driver.offered == ["yes"]
    driver.take("yes")
    # both together are free of cost: 4 is more than 3
    assert driver.offered == ['rest "Plain"', 'rest "Makes"']
    driver.take('rest "Makes"')
    assert driver.offered == ['rest "Plain"']  # alone, there would be no aether


def test_907_7_two_of_any_element_are_of_one_element() -> None:
    spring = barrier("Spring", t.Activated(cost=(t.Move(t.SELF, "graveyard", "banish"),),
                                           do=(t.Do("produce", t.SELF, 2, "any"),)))  # fmt: skip
    dual = conjure("Dual", cost=2, element=["ignus", "solis"], text="Draw a card.")
    assert 'play "Dual"' not in table("main", you={"hand": [dual, QUICK], "servant": [spring]}).offered
    sides = {"hand": [dual, QUICK], "servant": [spring], "caster": [caster("Sol", element="solis")]}
    helped = table("main", show_forced=True, you=sides)
    assert 'play "Dual"' in helped.offered
    helped.take('play "Dual"', '"Spring" produces')
    assert helped.rule == "CC 907.7" and helped.offered == ["ignus"]  # the caster has solis only
    assert helped.take("ignus").offered == ['"Sol" produces 1 solis']
    two = table("main", you={"hand": [dual, QUICK], "servant": [spring, spring]})
    assert 'play "Dual"' in two.offered


def test_1002_5_a_caster_that_cannot_rest_makes_no_aether() -> None:
    frost = barrier("Frost", t.Passive((t.Rule("forbid", "event rested", t.Zone(("caster",))),)))
    one = conjure("One", cost=1, text="Draw a card.")
    assert 'play "One"' in table("main", you={"hand": [one], "caster": [caster("Sol")]}).offered
    assert (
        'play "One"'
        not in table("main", you={"hand": [one, QUICK], "caster": [caster("Sol")], "servant": [frost]}).offered
    )


def test_907_2_before_something_that_does_not_target_happens_to_a_caster() -> None:
    """RULING-CC-004: the answer to "rest all casters" is to use them."""
    sleep = conjure("Sleep", t.Spell((t.SetState(t.Zone(("caster",)) & t.ENEMY, "rested"),)))
    driver = table("main", you={"hand": [sleep]}, enemy={"caster": [caster("Bea", element="luna")], "hand": [QUICK]})
    driver.take('play "Sleep"')
    assert driver.player == 1 and '"Bea" produces 1 luna' in driver.offered
    idle = conjure("Idle", t.Spell((DRAW,)))
    calm = table("main", you={"hand": [idle]}, enemy={"caster": [caster("Bea", element="luna")], "hand": [QUICK]})
    assert '"Bea" produces 1 luna' not in calm.take('play "Idle"').offered


BURN = t.Activated(cost=discard("burnt"), do=(t.Do("produce", t.SELF, 1, "ignus"),))
"""An aether ability that costs more than its own card."""


def test_907_2_aether_abilities_with_other_costs_pay_too() -> None:
    """[CC 1002.6] They are used during the payment, and what they cost is not needed elsewhere."""
    red = conjure("Red", t.Spell((DRAW,)), cost=1, element="ignus")
    forge = barrier("Forge", BURN)
    assert 'play "Red"' not in table("main", you={"hand": [red], "servant": [forge]}).offered  # not with itself
    driver = table("main", you={"hand": [red, barrier("Wall", cost=9)], "servant": [forge]})
    driver.take('play "Red"')
    assert driver.where("Wall") == ["graveyard"] and driver.game.num(0, "aether ignus") == 0
    rite = conjure("Rite", t.Spell((DRAW,), cost=discard()), cost=1, element="ignus")
    sides = {"hand": [rite, barrier("Wall", cost=9)], "servant": [forge]}
    assert 'play "Rite"' not in table("main", you=sides).offered  # the Wall pays one of the two
    sides["hand"].append(barrier("Door", cost=9))
    driver = table("main", you=sides).take('play "Rite"', 'choose "Door"')
    assert driver.where("Wall") == driver.where("Door") == ["graveyard"]


def test_907_2_an_ability_that_banishes_by_name_pays_too() -> None:
    """[CC 1002.6] [CC 1008.3] Both casters rest first, then one of them is banished: five aether, and not six."""
    aya = caster("Aya", level=2, element="ignus", text='Banish another "Aya": Produce [Ignus][Ignus].')
    for cost, able in ((5, True), (6, False)):
        big = servant("Big", cost=cost, element="ignus")
        driver = table("main", you={"caster": [aya, caster("Aya", element="ignus")], "hand": [big]})
        assert ('play "Big"' in driver.offered) == able
        if able:
            driver.take('play "Big"')
            while not driver.offered[0].startswith('"Big" enters'):
                driver.take(driver.offered[0])
            assert sorted(driver.where("Aya")) == ["caster", "graveyard"]


def test_907_2_what_lies_under_a_caster_produces_nothing() -> None:
    """[CC 902.1a] A stock is banished for the ability, but it rests for no aether before."""
    aya = caster("Aya", level=2, element="ignus", text='Banish a "Aya" from my Stock: Produce [Ignus][Ignus].')
    for cost, able in ((4, True), (5, False)):
        big = servant("Big", cost=cost, element="ignus")
        base = table("main", you={"caster": [aya]}).id("Aya")
        below = (caster("Aya", element="ignus"), {"host": base})
        driver = table("main", you={"caster": [aya], "stock": [below], "hand": [big]})
        assert ('play "Big"' in driver.offered) == able


PRISM = barrier("Prism", text="[1]: Produce [Ignus].")


def test_907_2_an_ability_that_costs_aether_is_used_while_paying_and_with_priority() -> None:
    """RULING-CC-003: a payment within a payment."""
    fire = servant("Fire", cost=1, element="ignus")
    driver = table("main", you={"servant": [PRISM], "caster": [caster("Lu", element="luna")], "hand": [fire]})
    assert driver.offered[:2] == ['play "Fire"', 'use "Prism"']
    driver.take('play "Fire"')
    assert driver.game.num(0, "aether luna") == driver.game.num(0, "aether ignus") == 0
    driver = table("main", you={"servant": [PRISM], "caster": [caster("Lu", element="luna")], "hand": [fire]})
    assert 'play "Fire"' in driver.take('use "Prism"').offered and driver.game.num(0, "aether ignus") == 1
    two = servant("Two", cost=2, element="ignus")  # one aether pays the Prism, and is gone
    assert 'play "Two"' not in table("main", you={"servant": [PRISM], "caster": [caster("Lu")], "hand": [two]}).offered


def test_907_2_a_payment_within_a_payment_leaves_what_the_outer_one_needs() -> None:
    """The solis aether is there, but it is needed: the Prism is paid by the caster of luna."""
    both = conjure("Both", cost=2, element=["ignus", "solis"], text="Draw a card.")
    sides = {"servant": [PRISM], "caster": [caster("Lu", element="luna")], "hand": [both, QUICK]}
    driver = table("main", show_forced=True, you=sides, aether={"aether solis": 1}).take('play "Both"')
    assert driver.offered == ['"Prism" produces 1 ignus']
    assert driver.take('"Prism" produces 1 ignus').offered == ['"Lu" produces 1 luna']
    assert driver.take('"Lu" produces 1 luna').offered == ["pay 1 luna"]


def test_907_2_payments_within_payments_within_payments() -> None:
    """Luna becomes aqua, aqua becomes two of ignus; the same card does not pay twice."""
    first = barrier("First", text="[Luna]: Produce [Aqua].")
    then = barrier("Then", text="[Aqua], Discard a card: Produce [Ignus][Ignus].")
    big = conjure("Big", cost=2, element="ignus", text="Draw a card.")
    sides = {"servant": [first, then], "caster": [caster("Lu", element="luna")]}
    assert 'play "Big"' not in table("main", you={**sides, "hand": [big]}).offered  # nothing to discard
    driver = table("main", you={**sides, "hand": [big, barrier("Wall", cost=9)]}).take('play "Big"')
    assert driver.offered == ['"Lu" produces 1 luna', '"First" produces 1 aqua', '"Then" produces 2 ignus']
    driver.take('"Then" produces 2 ignus')
    assert driver.where("Wall") == ["graveyard"] and not any(driver.game.nums[0].values())
    rite = conjure("Rite", t.Spell((DRAW,), cost=discard()), cost=2, element="ignus")
    assert 'play "Rite"' not in table("main", you={**sides, "hand": [rite, barrier("Wall", cost=9)]}).offered


def test_907_2_an_ability_for_main_timing_is_not_used_while_paying() -> None:
    """[CC 701.2] RULING-CC-010: while a cost is paid it is not main timing."""
    sun = barrier("Sun", text="[Rest]: Produce [Ignus]. Play this ability only during main timing.")
    fire = servant("Fire", cost=1, element="ignus")
    driver = table("main", you={"servant": [sun], "hand": [fire]})
    assert 'play "Fire"' not in driver.offered
    assert 'play "Fire"' in driver.take('use "Sun"').offered


def test_903_2g_4_a_cheaper_aether_ability() -> None:
    """An effect on what abilities cost counts for aether abilities, too."""
    helper = barrier("Help", t.Passive((t.Price(t.Word("name", "Prism"), "+", -1),)))
    fire = servant("Fire", cost=1, element="ignus")
    assert 'play "Fire"' not in table("main", you={"servant": [PRISM], "hand": [fire]}).offered
    driver = table("main", you={"servant": [PRISM, helper], "hand": [fire]}).take('play "Fire"')
    assert driver.game.num(0, "aether ignus") == 0 and driver.where("Fire") != ["hand"]
    dearer = barrier("Toll", t.Passive((t.Price(t.Word("name", "Prism"), "+", 1),)))
    sides = {"servant": [PRISM, dearer], "caster": [caster("Lu")]}
    assert 'play "Fire"' not in table("main", you={**sides, "hand": [fire]}).offered


def test_903_2d_an_aether_ability_that_costs_x() -> None:
    mill = barrier("Mill", t.Activated(cost=(t.Do("pay", n=t.Chosen("X")),),
                                       do=(t.Do("produce", t.SELF, t.Chosen("X"), "ignus"),), limit=1))  # fmt: skip
    two = servant("Two", cost=2, element="ignus")
    three = {"servant": [mill], "caster": [caster("Lu", element="luna", level=3)], "hand": [two]}
    driver = table("main", you=three, show_forced=True).take('play "Two"')
    driver.take('"Mill" produces')
    assert driver.offered == ["X = 1", "X = 2", "X = 3"]  # with 0 there would be no ignus
    driver.take("X = 2", '"Lu" produces 3 luna')
    assert driver.game.num(0, "aether ignus") == 2 and driver.game.num(0, "aether luna") == 1


def test_907_4_all_that_an_aether_ability_produces_pays() -> None:
    both = barrier("Pair", text="[Rest]: Produce [Solis]. Produce [Ignus].")
    dual = conjure("Dual", cost=2, element=["ignus", "solis"], text="Draw a card.")
    driver = table("main", you={"hand": [dual, QUICK], "servant": [both]}, show_forced=True).take('play "Dual"')
    assert driver.offered == ['"Pair" produces 1 solis and 1 ignus']
    other = conjure("Other", cost=2, element=["ignus", "luna"], text="Draw a card.")
    assert 'play "Other"' not in table("main", you={"hand": [other, QUICK], "servant": [both]}).offered
    spring = t.Activated(cost=(REST,), do=(t.Do("produce", t.SELF, 2, "any"), t.Do("produce", t.SELF, 1, "solis")))
    driver = table("main", you={"hand": [dual, QUICK], "servant": [servant("Spring", spring)]}, show_forced=True)
    driver.take('play "Dual"', '"Spring" produces')
    assert driver.offered == ["ignus"]  # the solis is still to come


def test_1002_6_a_dear_ability_does_not_spoil_the_payment() -> None:
    """What its cost takes is only what the rest of the payment can spare."""
    feed = t.Activated(cost=(t.Choose("b", 1, YOUR_SERVANTS), t.Move(t.Ref("b"), "graveyard", "banish")),
                       do=(t.Do("produce", t.SELF, 1, ""),), limit=1)  # fmt: skip
    maker = t.Activated(cost=(REST,), do=(t.Do("produce", t.SELF, 1, ""),))
    two = conjure("Two", cost=2, text="Draw a card.")
    sides = {"hand": [two, QUICK], "servant": [barrier("Altar", feed), servant("Tree", maker), servant("Idle")]}
    driver = table("main", show_forced=True, you=sides).take('play "Two"')
    assert driver.offered == ['"Tree" produces 1 free', '"Altar" produces 1 free']
    driver.take('"Altar" produces 1 free')
    assert driver.where("Idle") == ["graveyard"]  # there was nothing to choose: the Tree must still make aether
    assert driver.offered == ['"Tree" produces 1 free']
