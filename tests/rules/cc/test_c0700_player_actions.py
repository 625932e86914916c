"""[CC 700] Player actions."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.happening.zones import move
from ludex.core.position.objects import Card
from ludex.games.cc.c0300_zones import SERVANT
from tests.rules.cc.support import (
    DRAW,
    ENEMY_SERVANTS,
    QUICK,
    SERVANTS,
    barrier,
    card,
    caster,
    conjure,
    servant,
    table,
)

PING = t.Activated(do=(t.Gain("pings", 1),))
DESTROY = t.Spell((t.Move(t.Ref("t"), "graveyard", "destroy"),), (t.Choose("t", 1, ENEMY_SERVANTS),))


def test_701_2_main_timing_needs_turn_player_main_phase_and_empty_chase() -> None:
    a, p = servant("A"), servant("P", PING)
    driver = table("main", you={"hand": [a], "servant": [p]}, enemy={"hand": [a], "servant": [servant("Q", PING)]})
    assert 'play "A"' in driver.offered
    driver.take('use "P"')
    assert 'play "A"' not in driver.offered  # even an ability fills the chase
    driver.take("pass")
    assert driver.player == 1 and 'play "A"' not in driver.offered  # not the turn player
    driver.take("pass")
    assert 'play "A"' in driver.offered
    driver.take("pass", "pass")
    assert 'play "A"' not in driver.offered  # battle phase


def test_702_1_servants_and_barriers_at_main_timing() -> None:
    driver = table("main", you={"hand": [servant("A"), barrier("B")]})
    assert {'play "A"', 'play "B"'} <= set(driver.offered)
    assert table("draw", you={"hand": [servant("A"), barrier("B"), QUICK]}).offered == ['play "Quick"', "pass"]


def test_702_2_from_the_hand_and_fully_paid() -> None:
    costly = servant("A", cost=2, element="ignus")
    red = caster("Red", element="ignus")
    assert (
        not table("main", you={"graveyard": [costly], "caster": [red, red], "hand": [QUICK]}).offered[0].endswith('"A"')
    )
    assert 'play "A"' not in table("main", you={"hand": [costly, QUICK], "caster": [red]}).offered
    driver = table("main", you={"hand": [costly], "caster": [red, caster("Blue", element="aqua")]}).take('play "A"')
    assert [driver.it(n).state for n in ("Red", "Blue")] == [1, 1]
    assert driver.where("A") == ["chase"] and driver.rule == "CC 702.3"


def test_702_3_the_position_is_chosen_when_the_servant_resolves() -> None:
    driver = table("main", you={"hand": [servant("A"), QUICK]}).take('play "A"')
    assert driver.where("A") == ["chase"] and not any("enters" in o for o in driver.offered)
    driver.take("pass")
    assert driver.rule == "CC 702.3" and driver.player == 0
    assert driver.offered == ['"A" enters recovered', '"A" enters reversed']
    driver.take('"A" enters reversed')
    assert driver.state("A") == "reversed" and driver.it("A").player == 0
    wall = table("main", you={"hand": [barrier("Wall")]}).take('play "Wall"')
    assert wall.state("Wall") == "recovered"  # no choice for a barrier


def test_703_1_conjures_at_main_timing() -> None:
    slow = conjure("Slow", text="Draw a card.")
    driver = table("main", you={"hand": [slow], "servant": [servant("P", PING)]})
    assert 'play "Slow"' in driver.offered
    assert 'play "Slow"' not in driver.take('use "P"').offered


def test_703_2_a_conjure_from_the_hand_fully_paid() -> None:
    spell = conjure("Spell", cost=2, text="Draw a card.")
    poor = table("main", you={"hand": [spell, QUICK], "caster": [caster("Aya")]})
    assert 'play "Spell"' not in poor.offered and poor.it("Aya").state == 0
    grave = table("main", you={"graveyard": [spell], "hand": [QUICK]}, aether={"aether": 3})
    assert 'play "Spell"' not in grave.offered
    paid = table("main", you={"hand": [spell, QUICK]}, aether={"aether": 3}).take('play "Spell"')
    assert paid.game.num(0, "aether") == 1


def test_703_3_a_conjure_is_in_the_chase_while_it_resolves_then_in_the_graveyard() -> None:
    counts = t.Gain("seen", t.Count(t.Zone(("graveyard",)) & t.YOURS))
    chased = t.Gain("chased", t.Count(t.Zone(("chase",))))
    driver = table("main", you={"hand": [conjure("Spell", t.Spell((counts, chased)))]}).take('play "Spell"')
    assert driver.game.num(0, "seen") == 0 and driver.game.num(0, "chased") == 1
    assert driver.where("Spell") == ["graveyard"]


def test_704_1_activated_abilities_whenever_one_has_priority() -> None:
    for phase in ("recovery", "draw", "end"):
        driver = table(phase, you={"servant": [servant("P", PING)]}, enemy={"servant": [servant("Q", PING)]})
        assert driver.offered == ['use "P"', "pass"]
        driver.take("pass")
        assert driver.player == 1 and driver.offered == ['use "Q"', "pass"]


def test_704_2_aether_abilities_resolve_at_once_others_go_to_the_chase() -> None:
    driver = table("main", you={"hand": [conjure("Spell", cost=1, text="Draw a card.")], "caster": [caster("Aya")],
                                "servant": [servant("P", PING)]}, enemy={"hand": [QUICK]})  # fmt: skip
    driver.take('play "Spell"')
    assert driver.it("Aya").state == 1  # rested while paying, nobody was asked in between
    assert [driver.game.objects[id].card.name for id in driver.game.zone("chase", 0)] == ["Spell"]
    driver.take("pass")
    driver.take("pass")
    driver.take('use "P"')
    assert driver.names("chase", 0) == ["P"] and driver.game.num(0, "pings") == 0


def test_704_3_a_resolved_ability_is_erased() -> None:
    driver = table("main", you={"servant": [servant("P", PING)]}).take('use "P"')
    assert driver.names("chase", 0) == ["P"]
    driver.take("pass")
    assert driver.game.num(0, "pings") == 1
    assert driver.where("P") == ["servant"] and not driver.game.zone("chase", 0)


def test_705_1_switching_does_not_use_the_chase() -> None:
    field = {"servant": [servant("A")], "hand": [servant("B")]}
    driver = table("main", you=field, enemy={"hand": [QUICK]}).take('switch "A"')
    assert driver.state("A") == "reversed" and driver.player == 0  # the enemy was not asked
    assert 'play "B"' in driver.offered


def test_705_2_there_since_the_turn_began_even_if_taken_over_since() -> None:
    a = servant("A")
    driver = table("main", you={"hand": [servant("X")]}, enemy={"servant": [a]})
    game = driver.game
    move(game, game.objects[driver.id("A")], SERVANT, 0)
    driver.take('play "X"', '"X" enters recovered')
    assert 'switch "A"' in driver.offered and 'switch "X"' not in driver.offered
    driver.take('switch "A"')
    assert driver.state("A") == "reversed"


def test_705_3_once_a_turn_for_each_servant_not_counting_effects() -> None:
    turn = conjure("Turn", t.Spell((t.Do("switch", t.Ref("t")),), (t.Choose("t", 1, SERVANTS),)))
    driver = table("main", you={"servant": [servant("A"), servant("B")], "hand": [turn, QUICK]})
    driver.take('switch "A"')
    assert 'switch "A"' not in driver.offered and 'switch "B"' in driver.offered
    other = table("main", you={"servant": [servant("A"), servant("B")], "hand": [turn, QUICK]})
    other.take('play "Turn"', 'choose "A"', "pass")
    assert other.state("A") == "reversed" and 'switch "A"' in other.offered
    driver.pass_until("attack").take("attack no more").pass_until("call nothing")
    driver.take("call nothing").pass_until("call nothing")
    driver.take("call nothing").pass_until("switch")
    assert 'switch "A"' in driver.offered  # a new turn


def test_706_1_the_player_with_priority_may_play_quickcast() -> None:
    fast = servant("Fast", text="[Quickcast]")
    driver = table("battle", you={"servant": [servant("A")]}, enemy={"hand": [fast]})
    assert driver.player == 1 and driver.offered == ['play "Fast"', "pass"]
    driver.take('play "Fast"', '"Fast" enters reversed')
    assert driver.it("Fast", "servant").player == 1


def test_706_2_quickcast_costs_as_much_and_comes_from_the_hand() -> None:
    fast = servant("Fast", text="[Quickcast]", cost=1, element="aqua")
    draw = {"hand": [fast, QUICK]}
    assert 'play "Fast"' not in table("draw", you=draw).offered
    assert 'play "Fast"' not in table("draw", you=draw, aether={"aether ignus": 1}).offered
    assert 'play "Fast"' in table("draw", you=draw, aether={"aether aqua": 1}).offered
    assert (
        'play "Fast"'
        not in table("draw", you={"graveyard": [fast], "hand": [QUICK]}, aether={"aether aqua": 1}).offered
    )


def test_706_3_a_quickcast_servant_may_come_reversed_and_the_attack_stays_as_it_was() -> None:
    fast = servant("Fast", text="[Quickcast]")
    driver = table("battle", you={"servant": [servant("A", atk=2000)]}, enemy={"hand": [fast]})
    driver.take("pass", "pass", 'attack with "A" -> player')
    driver.take('play "Fast"', '"Fast" enters reversed')
    assert driver.state("Fast") == "reversed"
    driver.take("corrupt orb 1")
    assert driver.size("orb", 1) == 6 and driver.where("Fast") == ["servant"]


def test_706_4_a_quickcast_conjure_goes_to_its_owners_graveyard() -> None:
    driver = table("draw", you={"hand": [QUICK]}).take('play "Quick"')
    assert driver.where("Quick") == ["graveyard"] and driver.size("graveyard", 0) == 1
    assert driver.size("deck", 0) == 8


def test_707_1_deity_abilities_belong_to_the_turn_players_main_timing() -> None:
    god = (card("God", "deity", PING), {"counters": {"deity": 1}})
    assert 'use "God"' in table("main", you={"servant": [god]}).offered
    assert 'use "God"' not in table("end", you={"servant": [god], "hand": [QUICK]}).offered


def test_707_2_own_deities_only_and_their_aether_at_once() -> None:
    giver = t.Activated(cost=(t.Counters(t.SELF, "deity", -1),), do=(t.Do("produce", t.SELF, 2, "luna"),))
    god = (card("God", "deity", PING, giver), {"counters": {"deity": 2}})
    driver = table("main", you={"hand": [QUICK]}, enemy={"servant": [god]})
    assert not any(o.startswith("use") for o in driver.offered)
    mine = table("main", you={"servant": [god], "hand": [QUICK]}, enemy={"hand": [QUICK]})
    mine.take('use "God" 2')
    assert mine.game.num(0, "aether luna") == 2 and not mine.game.zone("chase", 0)


def test_707_3_a_deity_ability_waits_in_the_chase_and_vanishes() -> None:
    god = (card("God", "deity", t.Activated(do=(DRAW,))), {"counters": {"deity": 1}})
    driver = table("main", you={"servant": [god]}, enemy={"hand": [QUICK]}).take('use "God"')
    assert driver.names("chase", 0) == ["God"] and driver.size("hand", 0) == 0
    assert driver.player == 1  # the enemy may answer
    driver.take("pass")
    assert driver.size("hand", 0) == 1 and not driver.game.zone("chase", 0)


def test_708_1_a_pass_changes_nothing_but_priority() -> None:
    driver = table("draw", you={"servant": [servant("P", PING)]}, enemy={"servant": [servant("Q", PING)]})
    zones, nums = list(driver.game.zones), [dict(n) for n in driver.game.nums]
    driver.take("pass")
    assert (driver.game.zones, driver.game.nums) == (zones, nums) and driver.player == 1
    must = barrier("Must", t.Automatic(t.When("begin", word="main phase"), do=(t.Gain("hurt", 1),)))
    forced = table("main", you={"servant": [must], "hand": [QUICK]})
    assert forced.names("chase", 0) == ["Must"]  # passing does not skip what has triggered
    forced.take("pass")
    assert forced.game.num(0, "hurt") == 1


def test_704_1_abilities_are_numbered_as_they_are_printed() -> None:
    """[CC 907.6] The ability of every caster to make aether is not printed and has no number."""
    aya = caster("Aya", text="Rest: Draw a card.\nBanish this card: Draw a card.")

    def uses(card: Card) -> list[str]:
        offered = table("main", you={"caster": [card]}).offered
        return [text.partition(":")[0] for text in offered if text.startswith("use")]

    assert uses(aya) == ['use "Aya" 1', 'use "Aya" 2']
    assert uses(caster("Bea", text="Rest: Draw a card.")) == ['use "Bea"']
    assert uses(caster("Cat", text="Rest: Draw a card.\nBanish this card: Produce {Luna}.")) == ['use "Cat" 1']
