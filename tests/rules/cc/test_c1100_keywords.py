"""[CC 1100] Keywords and keyword skills."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.core.values import layers
from ludex.games.cc.c0300_zones import stocks_of
from ludex.games.cc.c1100_keywords import bingo, break_for, dct, vanity
from ludex.games.cc.c1109_keyword_actions import ride
from tests.rules.cc.support import (
    DIES,
    DRAW,
    ENEMY_SERVANTS,
    ENTERS,
    FILLER,
    QUICK,
    SERVANTS,
    YOUR_SERVANTS,
    Table,
    barrier,
    caster,
    conjure,
    servant,
    table,
)

HUBRIS = t.Passive((t.Rule("permit", "attack past reversed"),), keyword="Hubris")
STRONG = t.Passive((t.Modify(t.SELF, "atk", "+", 500),))


def atk(driver: Table, name: str) -> int:
    return layers.value(driver.game, driver.id(name), "atk")


def attack(attacker: Any, orbs: int = 7, **parts: Any) -> Table:
    driver = table("battle", you={"servant": [attacker]}, orbs=orbs, **parts)
    return driver.take(f'attack with "{attacker.name}" -> player')


# --- 1102 -----------------------------------------------------------------------------------------------------------


def test_1102_2_double_corrupt_takes_two_orbs() -> None:
    driver = attack(servant("A", text="[Double Corrupt]")).take("corrupt orb 1", "corrupt orb 2")
    assert driver.size("orb", 1) == 5
    assert attack(servant("A", text="[Double Corrupt]"), orbs=1).size("orb", 1) == 0


def test_1102_3_triple_corrupt_takes_three_orbs() -> None:
    driver = attack(servant("A", text="[Triple Corrupt]")).take("corrupt orb 1", "corrupt orb 2", "corrupt orb 3")
    assert driver.size("orb", 1) == 4


def test_1102_4_of_several_the_controller_applies_one() -> None:
    driver = attack(servant("A", text="[Double Corrupt] [Triple Corrupt]"))
    assert driver.player == 0 and driver.offered == ["2", "3"]
    assert driver.take("2", "corrupt orb 1", "corrupt orb 2").size("orb", 1) == 5
    twice = attack(servant("A", text="[Double Corrupt] [Double Corrupt]")).take("corrupt orb 1", "corrupt orb 2")
    assert twice.size("orb", 1) == 5


# --- 1103 Break -----------------------------------------------------------------------------------------------------


def corrupted(*cards: Any, n: int = 1, **parts: Any) -> Table:
    """The enemy corrupts orbs of player 1 until these come into hand, all at once."""
    enemy = {"orb": list(cards), **parts.pop("enemy", {})}
    spell = conjure("Hit", t.Spell((t.Do("corrupt", t.SELF, n),)))
    return table("main", you={"hand": [spell]}, enemy=enemy, orbs=0, **parts).take('play "Hit"')


def test_1103_1_break_changes_when_a_card_can_be_played() -> None:
    """[CC 1103.2b] A card that is no caster is played at once without its cost."""
    card = servant("A", cost=5, element="ignus", text="[Break]")
    driver = corrupted(card)
    assert driver.player == 1 and driver.offered == ['break "A"', "done"]  # in the other player's turn
    driver.take('break "A"', '"A" enters recovered')
    assert driver.it("A", "servant", 1).player == 1
    drawn = table("draw", you={"deck": [card], "hand": [QUICK]})
    assert not any(o.startswith("break") for o in drawn.offered)  # only as an orb
    assert "A" in corrupted(card).take("done").names("hand", 1)


def test_1103_2b_nothing_that_could_not_be_played() -> None:
    kill = conjure(
        "Kill", t.Spell((t.Move(t.Ref("t"), "graveyard"),), (t.Choose("t", 1, ENEMY_SERVANTS),)), text="[Break]"
    )
    driver = corrupted(kill)
    assert not any(o.startswith("break") for o in driver.offered) and "Kill" in driver.names("hand", 1)


def test_1103_2b_break_that_an_effect_gives() -> None:
    """To the cards in a hand, by an ability in the field or for a turn; others have no Break."""
    gives = t.Grant(t.YOURS & t.Zone(("hand",)) & t.Word("type", "conjure"), (t.Mere("Break"),))
    boon = conjure("Boon", t.Spell((t.Gain("boons", 1),)))
    source = barrier("Herald", t.Passive((gives,)))
    driver = corrupted(boon, enemy={"servant": [source]}).take('break "Boon"')
    driver.pass_until("call nothing")
    assert driver.game.num(1, "boons") == 1
    for other, field in ((boon, []), (servant("Boon"), [source])):
        assert not any(o.startswith("break") for o in corrupted(other, enemy={"servant": field}).offered)


def test_1103_2a_a_caster_is_put_into_the_field_without_a_namesake() -> None:
    """[CC 1103.2a-1] At level 1."""
    card = caster("Aya", text="[Break]")
    driver = corrupted(card).take('break "Aya"')
    assert driver.names("caster", 1) == ["Aya"]
    second = corrupted(card, enemy={"caster": [caster("Aya", level=2)]})
    assert not any(o.startswith("break") for o in second.offered)


def test_1103_2a_twins_may_stand_beside_a_namesake() -> None:
    card = caster("Aya", text="[Break]\nThis caster may stand beside its namesakes.")
    driver = corrupted(card, enemy={"caster": [caster("Aya", level=2)]}).take('break "Aya"')
    assert driver.names("caster", 1) == ["Aya", "Aya"]


def test_1103_2a_1_level_one_needs_no_other_caster() -> None:
    assert corrupted(caster("Aya", text="[Break]")).take('break "Aya"').it("Aya").card.figures["level"] == 1


def test_1103_2a_2_a_higher_level_levels_one_up() -> None:
    card = caster("Aya", level=2, text="[Break]")
    alone = corrupted(card)
    assert not any(o.startswith("break") for o in alone.offered)
    driver = corrupted(card, enemy={"caster": [(caster("Aya"), {"state": "rested"})]}).take('break "Aya" on "Aya"')
    it = driver.it("Aya", "caster")
    assert it.card.figures["level"] == 2 and len(stocks_of(driver.game, it.id)) == 1


def test_1103_3_break_with_a_cost_is_paid_for() -> None:
    """[CC 1103.3b] Instead of the card's own cost."""
    card = servant("A", break_for(1, "ignus"), cost=5, element="aqua")
    assert not any(o.startswith("break") for o in corrupted(card, enemy_aether={"aether": 9}).offered)
    driver = corrupted(card, enemy={"hand": [QUICK]}, enemy_aether={"aether": 2, "aether ignus": 1})
    driver.take("pass", 'break "A"', "pass", '"A" enters recovered')
    assert driver.where("A") == ["servant"]
    assert {k: n for k, n in driver.game.nums[1].items() if n} == {"aether": 2}


def test_1103_3_break_leaves_what_its_card_demands() -> None:
    """[CC 903.2h] [CC 907.2] The cost of Break and what the text demands are one payment; aether abilities pay it."""
    demand = (t.Choose("r", 1, YOUR_SERVANTS), t.SetState(t.Ref("r"), "rested"))
    card = conjure("Boom", t.Spell((t.Gain("boom", 1),), cost=demand), break_for(1), cost=5)
    maker = t.Activated(cost=(t.SetState(t.SELF, "rested"),), do=(t.Do("produce", t.SELF, 1, ""),))
    tree = servant("Tree", maker)
    alone = corrupted(card, enemy={"servant": [tree]})
    assert not any(o.startswith("break") for o in alone.offered)  # it cannot do both
    driver = corrupted(card, enemy={"servant": [tree, servant("Idle")]}).take('break "Boom"')
    rested = [driver.game.objects[e.obj].card.name for e in driver.trace.events if e.word == "rested"]
    assert rested == ["Tree", "Idle"] and driver.game.num(1, "boom") == 1


def test_1103_3a_a_caster_with_a_cost() -> None:
    card = caster("Aya", break_for(2))
    assert not any(o.startswith("break") for o in corrupted(card, enemy_aether={"aether": 1}).offered)
    driver = corrupted(card, enemy={"hand": [QUICK]}, enemy_aether={"aether": 3}).take("pass", 'break "Aya"')
    assert driver.names("caster", 1) == ["Aya"] and driver.game.num(1, "aether") == 1


def test_1103_3_of_several_breaks_the_player_takes_one() -> None:
    """A Break that is given for nothing stands beside the one that is printed; equal ones are one."""
    card = servant("A", break_for(1, "ignus"), cost=5, element="aqua")
    gives = t.Grant(t.YOURS & t.Zone(("hand",)), (t.Mere("Break"),))
    sides = {"servant": [barrier("Herald", t.Passive((gives,)))]}
    free = corrupted(card, enemy=sides)
    assert free.offered == ['break "A" (0)', "done"]  # the other cannot be paid
    driver = corrupted(card, enemy=sides, enemy_aether={"aether ignus": 1})
    driver.pass_until("break")
    assert driver.offered == ['break "A" (1 ignus)', 'break "A" (0)', "done"]
    assert driver.take('break "A" (0)').game.num(1, "aether ignus") == 1
    twice = corrupted(servant("B", text="[Break]"), enemy=sides)
    assert twice.offered == ['break "B"', "done"]


def test_1103_4_several_in_the_order_their_player_chooses() -> None:
    cards = [servant(n, text="[Break]") for n in "ABC"]
    driver = corrupted(*cards, n=3)
    assert driver.player == 1 and driver.offered == ['break "A"', 'break "B"', 'break "C"', "done"]
    driver.take('break "C"', 'break "A"', "done")
    assert driver.names("chase", 0) == ["C", "A"] and "B" in driver.names("hand", 1)
    driver.take('"A" enters recovered', '"C" enters recovered')
    assert driver.names("servant", 1) == ["A", "C"]


def test_1103_5_break_with_a_cost_is_break() -> None:
    away = conjure("Spell", t.Spell((t.Move(t.Has("Break") & SERVANTS, "removed"),)))
    both = [servant("A", break_for(1)), servant("B", text="[Break]"), servant("C")]
    driver = table("main", you={"servant": list(both), "hand": [away]})
    assert driver.take('play "Spell"').names("removed", 0) == ["A", "B"]


# --- 1104 to 1107 ---------------------------------------------------------------------------------------------------


def test_1104_2_slow_start_does_not_attack_on_its_first_turn() -> None:
    slow = servant("A", text="[Slow Start]")
    fresh = table("battle", you={"servant": [(slow, {"this turn": True}), servant("B")]})
    assert not any('"A"' in o for o in fresh.offered) and any('"B"' in o for o in fresh.offered)
    assert any('"A"' in o for o in table("battle", you={"servant": [slow]}).offered)


def test_1105_2_quickcast_whenever_one_has_priority() -> None:
    ambush = servant("A", text="[Quickcast]")
    driver = table("draw", you={"hand": [ambush, servant("B")]}, enemy={"hand": [ambush]})
    assert driver.offered == ['play "A"', "pass"]
    driver.take("pass")
    assert driver.player == 1 and driver.offered == ['play "A"', "pass"]
    driver.take('play "A"', "pass", '"A" enters recovered')
    assert driver.it("A", "servant").player == 1


def test_1106_1_enter_plays_itself() -> None:
    """[CC 1106.2] When the card comes into the field from elsewhere."""
    card = servant("A", text="[Enter] ⇒ Draw a card.")
    driver = table("main", you={"hand": [card, QUICK]}).take('play "A"', "pass", '"A" enters recovered')
    assert driver.names("chase", 0) == ["A"]  # nobody had to decide
    driver.take("pass")
    assert driver.names("hand", 0) == ["Quick", "Filler"]


def test_1106_2_coming_back_counts_and_changing_control_does_not() -> None:
    card = servant("A", t.Automatic(ENTERS, do=(t.Gain("n", 1),), keyword="Enter"))
    take = conjure("Take", t.Spell((t.Do("gain control", ENEMY_SERVANTS),)))
    assert table("main", you={"hand": [take]}, enemy={"servant": [card]}).take('play "Take"').game.num(0, "n") == 0
    raise_ = conjure("Raise", t.Spell((t.Move(t.Zone(("graveyard",)) & t.YOURS & t.Word("name", "A"), "servant"),)))
    back = table("main", you={"hand": [raise_], "graveyard": [card]}).take('play "Raise"', '"A" enters recovered')
    assert back.game.num(0, "n") == 1


def test_1107_1_last_words_plays_itself() -> None:
    """[CC 1107.2] When the card comes from the field into a graveyard, however that happens."""
    card = servant("A", text="[Last Words] ⇒ Draw a card.")
    for word in ("destroy", "banish", "put"):
        away = conjure("Away", t.Spell((t.Move(ENEMY_SERVANTS, "graveyard", word),)))
        driver = table("main", you={"hand": [away, QUICK]}, enemy={"servant": [card]}).take('play "Away"', "pass")
        assert driver.names("chase", 0) == ["A"]
        assert driver.take("pass").size("hand", 1) == 1


def test_1107_2_only_from_the_field_and_only_to_a_graveyard() -> None:
    card = servant("A", t.Automatic(DIES, do=(t.Gain("n", 1),), keyword="Last Words"))
    bounce = conjure("Away", t.Spell((t.Move(ENEMY_SERVANTS, "hand"),)))
    assert table("main", you={"hand": [bounce]}, enemy={"servant": [card]}).take('play "Away"').game.num(1, "n") == 0
    discard = conjure("Away", t.Spell((t.Do("discard hand", word="opponent"),)))
    assert table("main", you={"hand": [discard]}, enemy={"hand": [card]}).take('play "Away"').game.num(1, "n") == 0


# --- 1108 to 1110 ---------------------------------------------------------------------------------------------------


def test_1108_2_united_front_takes_aether_of_casters_with_the_trait() -> None:
    card = servant("A", cost=2, element="solis", text="[United Front] (Justice)")
    just = caster("Red", element="ignus", race="Justice")
    other = caster("Blue", element="aqua")
    assert 'play "A"' in table("main", you={"hand": [card, QUICK], "caster": [just, other]}).offered
    without = caster("Red", element="ignus", race="Mercy")
    assert 'play "A"' not in table("main", you={"hand": [card, QUICK], "caster": [without, other]}).offered
    plain = servant("A", cost=2, element="solis")
    assert 'play "A"' not in table("main", you={"hand": [plain, QUICK], "caster": [just, other]}).offered
    void = caster("Grey", race="Justice")
    assert 'play "A"' not in table("main", you={"hand": [card, QUICK], "caster": [void, other]}).offered


SEALED = "[Soul Seal]"


def sealed(*abilities: t.Ability, text: str = SEALED, stocks: int = 2, hand: Any = QUICK, at: str = "main") -> Table:
    """A servant A with Soul Seal that has stocks under it."""
    first = table("main", you={"servant": [servant("A", *abilities, text=text)], "hand": [hand]})
    under = [(servant(f"S{i}"), {"host": first.id("A")}) for i in range(stocks)]
    return table(at, you={"servant": [servant("A", *abilities, text=text)], "stock": under, "hand": [hand]})


def test_1109_1_soul_seal_is_continuous_and_activated() -> None:
    """[CC 1109.2] A stock goes instead of the card; or for one of its Enter abilities, at main timing."""
    away = conjure("Away", t.Spell((t.Move(YOUR_SERVANTS, "graveyard", "destroy"),)))
    driver = sealed(hand=away).take('play "Away"')
    assert driver.player == 0 and driver.offered == ['replace with "A"', "do not replace"]
    assert driver.rule == "CC 1109.2"
    driver.take('replace with "A"')
    assert driver.offered == ['banish "S0"', 'banish "S1"']
    driver.take('banish "S1"')
    assert driver.where("A") == ["servant"] and "S1" in driver.names("graveyard", 0)
    assert driver.where("S0") == ["stock"]
    let = sealed(hand=away).take('play "Away"', "do not replace")
    assert let.where("A") == ["graveyard"] and let.where("S0") == ["graveyard"]
    assert sealed(hand=away, stocks=0).take('play "Away"').where("A") == ["graveyard"]
    enter = t.Automatic(ENTERS, do=(t.Gain("n", 1),), keyword="Enter")
    assert 'use "A"' in sealed(enter).offered
    assert 'use "A"' not in sealed(enter, stocks=0).offered and 'use "A"' not in sealed(enter, at="draw").offered


def test_1109_2_a_stock_for_an_enter_ability() -> None:
    driver = sealed(t.Automatic(ENTERS, do=(t.Gain("n", 1),), keyword="Enter"))
    driver.take('use "A"', 'banish "S0"')
    assert driver.names("chase", 0) == ["A"] and driver.game.num(0, "n") == 0
    driver.take("pass")
    if driver.game.zone("chase", 0):
        driver.take("pass")
    assert driver.game.num(0, "n") == 1 and "S0" in driver.names("graveyard", 0)
    early = sealed(t.Automatic(ENTERS, do=(t.Gain("n", 1),), keyword="Enter"), at="draw")
    assert early.offered == ['play "Quick"', "pass"]  # no main timing
    assert not any("use" in o for o in sealed(stocks=0).offered)


def test_1110_2_hubris_attacks_past_reversed_servants() -> None:
    wall = (servant("Wall"), {"state": "reversed"})
    bold = table("battle", you={"servant": [servant("A", text="[Hubris]")]}, enemy={"servant": [wall]})
    assert 'attack with "A" -> player' in bold.offered
    shy = table("battle", you={"servant": [servant("A")]}, enemy={"servant": [wall]})
    assert 'attack with "A" -> player' not in shy.offered


# --- 1111 to 1114 ---------------------------------------------------------------------------------------------------

EARNEST = servant("Student", race="Earnest", cost=9)


def test_1111_2_dct_gives_text_while_enough_earnest_cards_are_in_the_graveyard() -> None:
    """[CC 1111.2b] For a card that is no conjure, as long as they are there."""
    card = servant("A", *dct(2, STRONG, HUBRIS), atk=1000)
    for n, value in ((1, 1000), (2, 1500), (3, 1500)):
        driver = table("main", you={"servant": [card], "graveyard": [EARNEST] * n, "hand": [QUICK]},
                       enemy={"graveyard": [EARNEST] * 3})  # fmt: skip
        assert atk(driver, "A") == value
        assert layers.has(driver.game, driver.id("A"), "Hubris") == (n >= 2)
    clear = conjure("Clear", t.Spell((t.Move(t.Zone(("graveyard",)) & t.YOURS, "removed"),)))
    driver = table("main", you={"servant": [card], "graveyard": [EARNEST] * 2, "hand": [clear, QUICK]})
    assert atk(driver, "A") == 1500
    assert atk(driver.take('play "Clear"', "pass"), "A") == 1000


def test_1111_2a_a_conjure_is_judged_as_it_is_played() -> None:
    card = conjure("Spell", t.Spell((t.Gain("n", 1),)), *dct(2, t.Spell((t.Gain("more", 1),))))
    clear = conjure("Clear", t.Spell((t.Move(t.Zone(("graveyard",)) & t.YOURS, "removed"),)), text="[Quickcast]")
    for n, more in ((1, 0), (2, 1)):
        driver = table("main", you={"hand": [card, clear, QUICK], "graveyard": [EARNEST] * n}).take('play "Spell"')
        driver.take('play "Clear"', "pass", "pass")  # too late to change it
        assert (driver.game.num(0, "n"), driver.game.num(0, "more")) == (1, more)


def test_1111_2b_the_text_is_there_in_the_field_only_while_true() -> None:
    card = servant("A", *dct(1, t.Activated(do=(DRAW,))))
    assert 'use "A"' not in table("main", you={"servant": [card], "hand": [QUICK]}).offered
    assert 'use "A"' in table("main", you={"servant": [card], "hand": [QUICK], "graveyard": [EARNEST]}).offered


def test_1111_2c_break_under_dct() -> None:
    card = servant("A", *dct(2, t.Mere("Break")), cost=5)
    assert not any(o.startswith("break") for o in corrupted(card, enemy={"graveyard": [EARNEST]}).offered)
    driver = corrupted(card, enemy={"graveyard": [EARNEST] * 2}).take('break "A"', '"A" enters reversed')
    assert driver.state("A") == "reversed"


def test_1112_2_lethargy_enters_rested() -> None:
    driver = table("main", you={"hand": [servant("A", text="[Lethargy]"), QUICK]}).take('play "A"', "pass")
    assert driver.state("A") == "rested"  # and no position was chosen


def test_1113_2_vanity_while_it_is_the_only_servant() -> None:
    card = servant("A", *vanity(STRONG), atk=1000)
    assert atk(table("main", you={"servant": [card, barrier("Wall")], "hand": [QUICK]}, enemy={
        "servant": [servant("B")]}), "A") == 1500  # fmt: skip
    assert atk(table("main", you={"servant": [card, servant("B")], "hand": [QUICK]}), "A") == 1000


def step_up(cost: int, *servants: Any, aether: int = 9) -> Table:
    card = servant("Star", cost=cost, element="ignus", text="[Step Up] (Choir)")
    return table("main", you={"hand": [card, QUICK], "servant": list(servants)}, aether={"aether ignus": aether})


def test_1114_2_step_up_rests_servants_of_the_race_for_a_lower_cost() -> None:
    two = servant("Two", cost=2, race="Choir")
    driver = step_up(5, two).take('play "Star"', "yes")
    if driver.offered == ['rest "Two"']:
        driver.take('rest "Two"')
    assert driver.state("Two") == "rested" and driver.game.num(0, "aether ignus") == 6
    driver.take("pass")
    assert driver.state("Star") == "rested"
    plain = step_up(5, two).take('play "Star"', "no")
    assert plain.game.num(0, "aether ignus") == 4 and plain.state("Two") == "recovered"
    assert plain.take("pass").offered == ['"Star" enters recovered', '"Star" enters reversed']
    no_race = step_up(5, servant("Two", cost=2, race="Forge")).take('play "Star"')
    assert no_race.game.num(0, "aether ignus") == 4  # nobody to step up with: not asked
    resting = step_up(5, (two, {"state": "reversed"})).take('play "Star"')
    assert resting.game.num(0, "aether ignus") == 4


@pytest.mark.parametrize(("cost", "paid"), [(5, 1), (6, 0), (4, 1)])
def test_1114_2_only_a_greater_total_makes_it_free(cost: int, paid: int) -> None:
    driver = step_up(5, servant("Big", cost=cost, race="Choir")).take('play "Star"', "yes")
    assert driver.game.num(0, "aether ignus") == 9 - paid


def test_1114_3_stepping_up_rests_one_or_more() -> None:
    driver = step_up(5, servant("Two", cost=2, race="Choir"), servant("One", cost=1, race="Choir"))
    driver.take('play "Star"', "yes")
    assert driver.offered == ['rest "Two"', 'rest "One"']  # at least one
    driver.take('rest "One"')
    assert driver.offered == ['rest "Two"', "done"]
    driver.take('rest "Two"')
    assert driver.game.num(0, "aether ignus") == 7


# --- 1115 to 1118 ---------------------------------------------------------------------------------------------------


def test_1115_1_unity_plays_itself_on_an_attack() -> None:
    """[CC 1115.2] Any number of recovered servants of a common race add their ATK until end of turn."""
    hero = servant("Hero", text="[Unity]", race="Fox/Owl", atk=1000)
    friends = [servant("Fox", race="Fox", atk=700), servant("Owl", race="Owl", atk=300), servant("Cat", race="Cat"),
               (servant("Vix", race="Fox"), {"state": "reversed"})]  # fmt: skip
    driver = table("battle", you={"servant": [hero, *friends], "hand": [QUICK]})
    driver.pass_until("attack").take('attack with "Hero" -> player')
    assert driver.names("chase", 0) == ["Hero"]
    driver.take("pass")
    assert driver.offered == ['rest "Fox"', 'rest "Owl"', "done"]
    driver.take('rest "Fox"', 'rest "Owl"')
    assert atk(driver, "Hero") == 2000
    assert [driver.state(n) for n in ("Fox", "Owl", "Cat", "Vix")] == ["rested", "rested", "recovered", "reversed"]
    driver.pass_until("corrupt").take("corrupt orb 1").pass_until("call")
    assert atk(driver, "Hero") == 1000


def test_1115_2_nobody_need_join() -> None:
    hero = servant("Hero", text="[Unity]", race="Fox", atk=1000)
    driver = table("battle", you={"servant": [hero, servant("Fox", race="Fox", atk=700)]})
    driver.take('attack with "Hero" -> player', "done")
    assert atk(driver, "Hero") == 1000 and driver.state("Fox") == "recovered"


PHI = "[Φ]"


def test_1116_2_phi_battles_only_phi() -> None:
    """[CC 1116.2a] As the attacker. [CC 1116.2b] As the one attacked."""
    driver = table("battle", you={"servant": [servant("P", text=PHI), servant("A")]},
                   enemy={"servant": [servant("Q", text=PHI), servant("B")]})  # fmt: skip
    pairs = {o for o in driver.offered if "player" not in o and o.startswith("attack with")}
    assert pairs == {'attack with "P" -> "Q"', 'attack with "A" -> "B"'}


def test_1116_2a_a_reversed_servant_it_cannot_attack_does_not_stop_it() -> None:
    wall = (servant("Wall"), {"state": "reversed"})
    driver = table("battle", you={"servant": [servant("P", text=PHI)]}, enemy={"servant": [wall]})
    assert driver.offered == ['attack with "P" -> player', "attack no more"]


def test_1116_2b_nor_does_a_reversed_phi_protect_from_others() -> None:
    ghost = (servant("Q", text=PHI), {"state": "reversed"})
    driver = table("battle", you={"servant": [servant("A")]}, enemy={"servant": [ghost]})
    assert driver.offered == ['attack with "A" -> player', "attack no more"]


def test_1117_2_bingo_gives_text_with_three_cards_of_one_cost() -> None:
    """[CC 1117.2b] For a card that is no conjure, as long as they are there."""
    card = servant("A", *bingo(STRONG), atk=1000)

    def value(*costs: int, enemy: tuple[int, ...] = ()) -> int:
        zone = [servant(f"C{i}", cost=cost) for i, cost in enumerate(costs)]
        other = [servant(f"E{i}", cost=cost) for i, cost in enumerate(enemy)]
        return atk(table("main", you={"servant": [card], "bingo": zone, "hand": [QUICK]}, enemy={"bingo": other}), "A")

    assert value(2, 2, 2) == 1500 and value(2, 2, 3) == 1000 and value(2, 2) == 1000
    assert value(enemy=(2, 2, 2)) == 1000
    clear = conjure("Clear", t.Spell((t.Move(t.Zone(("bingo",)) & t.YOURS, "removed"),)))
    driver = table("main", you={"servant": [card], "bingo": [FILLER] * 3, "hand": [clear, QUICK]})
    assert atk(driver.take('play "Clear"', "pass"), "A") == 1000


def test_1117_2a_a_conjure_is_judged_as_it_is_played() -> None:
    card = conjure("Spell", *bingo(t.Spell((t.Gain("more", 1),))), t.Spell((t.Gain("n", 1),)))
    for n, more in ((2, 0), (3, 1)):
        driver = table("main", you={"hand": [card], "bingo": [FILLER] * n}).take('play "Spell"')
        assert (driver.game.num(0, "n"), driver.game.num(0, "more")) == (1, more)


def test_1117_2b_an_ability_while_it_lasts() -> None:
    card = servant("A", *bingo(t.Activated(do=(DRAW,))))
    assert 'use "A"' in table("main", you={"servant": [card], "bingo": [FILLER] * 3, "hand": [QUICK]}).offered
    assert 'use "A"' not in table("main", you={"servant": [card], "bingo": [FILLER], "hand": [QUICK]}).offered


def test_1117_2c_break_under_bingo() -> None:
    card = servant("A", *bingo(t.Mere("Break")), cost=5)
    assert not any(o.startswith("break") for o in corrupted(card, enemy={"bingo": [FILLER] * 2}).offered)
    driver = corrupted(card, enemy={"bingo": [FILLER] * 3}).take('break "A"', '"A" enters reversed')
    assert driver.where("A") == ["servant"]


BIKE = barrier("Bike", ride(3), atk=2000, defence=1000)


def test_1118_1_ride_turns_a_card_into_a_servant() -> None:
    """[CC 1118.2] Casters whose levels total exactly so much are rested; until end of turn."""
    girls = [caster("Aya", level=1), caster("Bea", level=2), caster("Cleo", level=4), caster("Dot", level=1)]
    driver = table("main", you={"servant": [BIKE], "caster": list(girls), "hand": [QUICK]}).take('use "Bike"')
    assert driver.offered == ['rest "Aya"', 'rest "Bea"', 'rest "Dot"']  # level 4 is too much
    driver.take('rest "Aya"')
    assert driver.offered == ['rest "Bea"'] or driver.it("Bea").state == 1  # 1 and 2, no other way
    driver.take("pass")
    assert [driver.it(n).state for n in ("Aya", "Bea", "Cleo", "Dot")] == [1, 1, 0, 0]
    assert layers.words(driver.game, driver.id("Bike", "servant"), "type") == ("servant",)
    driver.pass_until('attack with "Bike"')
    driver.pass_until("call")
    assert layers.words(driver.game, driver.id("Bike", "servant"), "type") == ("barrier",)


def test_1118_2_exactly_that_total_or_not_at_all() -> None:
    for levels, able in (((1, 1), False), ((2, 2), False), ((3,), True), ((1, 2), True), ((4,), False)):
        girls = [caster(f"G{i}", level=level) for i, level in enumerate(levels)]
        driver = table("main", you={"servant": [BIKE], "caster": list(girls), "hand": [QUICK]})
        assert ('use "Bike"' in driver.offered) == able, levels
    tired = (caster("Aya", level=3), {"state": "rested"})
    assert 'use "Bike"' not in table("main", you={"servant": [BIKE], "caster": [tired], "hand": [QUICK]}).offered


def test_1118_3_once_per_turn() -> None:
    girls = [caster("Aya", level=3), caster("Bea", level=3)]
    driver = table("main", you={"servant": [BIKE], "caster": list(girls), "hand": [QUICK]})
    driver.take('use "Bike"', 'rest "Aya"', "pass")
    assert 'use "Bike"' not in driver.offered and driver.it("Bea").state == 0


def test_1118_4_who_is_rested_for_it_rides() -> None:
    """[CC 1118.4a] The card it rides is the one with Ride."""
    rides = t.Automatic(t.When("ride", t.SELF), do=(t.Gain("n", 1), t.Counters(t.Ref("other"), "carried", 1)))
    girls = [caster("Aya", rides, level=3), caster("Bea", rides, level=3)]
    driver = table("main", you={"servant": [BIKE], "caster": list(girls)}).take('use "Bike"', 'rest "Bea"')
    driver.pass_until("call")
    assert driver.game.num(0, "n") == 1 and driver.it("Bike").counter("carried") == 1
    paid = servant("A", cost=3)
    other = table("main", you={"hand": [paid, QUICK], "caster": [caster("Aya", rides, level=3)]}).take('play "A"')
    assert other.it("Aya").state == 1 and other.game.num(0, "n") == 0  # rested, but for aether
