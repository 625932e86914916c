"""[CC 100] Game overview."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.flow.api import decide
from ludex.core.flow.decisions import NotOffered, Option
from ludex.core.happening.zones import move
from ludex.core.machine import concede
from ludex.core.values import layers
from ludex.games.cc import SPEC
from ludex.games.cc.c0300_zones import SERVANT
from tests.rules.cc.support import (
    ENEMY_SERVANTS,
    FILLER,
    QUICK,
    SERVANTS,
    YOUR_SERVANTS,
    Put,
    barrier,
    conjure,
    position,
    servant,
    table,
)

HAND = t.Zone(("hand",))
PING = t.Activated(do=(t.Gain("pings", 1),))
TAKE = t.Spell((t.Move(t.Ref("t"), "servant", whose=t.YOU),), (t.Choose("t", 1, ENEMY_SERVANTS),))


def infinite(name: str, **more: object) -> Put:
    return servant(name, atk="∞", **more)


def test_102_1_a_game_has_two_players() -> None:
    names = list(SPEC.deck_texts())
    game = SPEC.new_game(SPEC.deck(names[0]), SPEC.deck(names[1]), 1, "")
    assert len(game.nums) == 2 and {game.objects[id].owner for id in game.objects} == {0, 1}


def test_103_1_one_losing_condition_is_enough() -> None:
    """[CC 103.2] The other player wins, whatever else either has."""
    driver = table("draw", deck=0, orbs=7, you={"servant": [infinite("Best")], "hand": [QUICK]})
    assert driver.game.outcome is not None and driver.game.outcome.winner == 1
    assert driver.decision is None and driver.game.outcome.rule == "CC 1202.1"


def test_103_2_the_player_who_has_not_lost_wins() -> None:
    driver = table("draw", deck=0, active=1, turn=4)
    assert driver.game.outcome is not None and driver.game.outcome.winner == 0


def test_103_3_both_at_once_is_a_draw() -> None:
    """A trigger of the draw phase makes both draw: the deck of neither is enough."""
    flood = barrier("Flood", t.Automatic(t.When("begin", word="draw phase"), do=(t.Draw(2, t.EACH),)))
    driver = table("draw", deck=3, you={"servant": [flood]})
    assert driver.game.outcome is None and driver.size("hand", 1) == 2
    driver = table("draw", deck=1, you={"servant": [flood]})
    assert driver.game.outcome is not None
    assert (driver.game.outcome.winner, driver.game.outcome.rule) == (-1, "CC 103.3")


def test_103_4_a_player_may_concede_at_any_time() -> None:
    driver = table("main", you={"hand": [QUICK]})
    concede(driver.game, 1, "CC 103.4")
    assert driver.game.outcome is not None
    assert (driver.game.outcome.winner, driver.game.outcome.rule) == (0, "CC 103.4")
    with pytest.raises(NotOffered):
        decide(driver.game, 0)


def test_104_1_a_card_beats_the_rules() -> None:
    bold = servant("Bold", text="[Hubris]")
    wall: list[Put] = [(servant("W"), {"state": "reversed"})]
    driver = table("battle", you={"servant": [bold, servant("Plain")]}, enemy={"servant": wall})
    assert 'attack with "Bold" -> player' in driver.offered and 'attack with "Plain" -> player' not in driver.offered


def test_104_2_what_is_possible_is_done_the_rest_is_not() -> None:
    two = t.Choose("t", 2, ENEMY_SERVANTS)
    spell = conjure("Half", t.Spell((t.Move(t.Ref("t"), "graveyard", "destroy"), t.Draw(2)), (two,)))
    driver = table("main", you={"hand": [spell, FILLER]}, enemy={"servant": [servant("W")]}).take('play "Half"')
    assert driver.where("W") == ["graveyard"] and driver.size("deck", 0) == 8
    for n in (0, -1):
        none = table("main", you={"hand": [conjure("None", t.Spell((t.Draw(n), t.Gain("done", 1))))]}).take(
            'play "None"'
        )
        assert none.game.num(0, "done") == 1 and none.size("deck", 0) == 10
    last = table("main", you={"hand": [conjure("Three", t.Spell((t.Draw(3),)))]}, deck=2).take('play "Three"')
    assert last.size("deck", 0) == 0 and last.names("hand", 0) == ["Filler", "Filler"] and last.game.outcome is None


def test_104_3_becoming_what_it_was_is_no_change() -> None:
    watch = barrier("Watch", t.Automatic(t.When("state", SERVANTS, word="reversed"), do=(t.Gain("n", 1),)))
    flip = conjure("Flip", t.Spell((t.SetState(SERVANTS, "reversed"),)))
    field: list[Put] = [watch, (servant("A"), {"state": "reversed"}), servant("B")]
    driver = table("main", you={"hand": [flip], "servant": field}).take('play "Flip"')
    assert driver.game.num(0, "n") == 1  # only B turned


def test_104_4_what_is_forbidden_is_not_done_whatever_an_effect_says() -> None:
    drought = barrier("Drought", t.Passive((t.Rule("forbid", "event draw", t.ANY),)))
    spell = conjure("Two", t.Spell((t.Draw(2), t.Gain("rest", 1))))
    driver = table("main", you={"hand": [spell, FILLER], "servant": [drought]}).take('play "Two"')
    assert driver.game.num(0, "rest") == 1 and driver.size("deck", 0) == 10


def test_104_5_a_number_is_zero_or_a_greater_integer() -> None:
    """[CC 104.5a] Infinity cannot be chosen."""
    name = conjure("Name", t.Spell((t.NameNumber("n", -2, 3), t.Gain("n", t.Chosen("n")))))
    driver = table("main", you={"hand": [name, FILLER]}).take('play "Name"')
    assert driver.offered == ["0", "1", "2", "3"]
    for word in ("-1", "∞"):
        with pytest.raises(NotOffered):
            decide(driver.game, Option("name", (), -1, word))
    driver.take("0")
    assert driver.game.num(0, "n") == 0


def test_104_7a_infinity_is_greater_than_any_number() -> None:
    """[CC 104.7b] Two infinities are equal. [CC 104.7c] It stays infinite, unless it is set."""
    wall = servant("W", defence=99900)
    driver = table("battle", you={"servant": [infinite("A")]}, enemy={"servant": [(wall, {"state": "reversed"})]})
    driver.take('attack with "A" -> "W"')
    assert driver.where("W") == ["graveyard"]
    even = table("battle", you={"servant": [infinite("A")]}, enemy={"servant": [infinite("B")]})
    even.take('attack with "A" -> "B"')
    assert even.where("B") == ["servant"]
    for effect, result in ((t.Modify(SERVANTS, "atk", "+", -5000), 10**9), (t.Modify(SERVANTS, "atk", "+", 100), 10**9),
                           (t.Modify(SERVANTS, "atk", "=", 500), 500)):  # fmt: skip
        game = position("draw", you={"servant": [infinite("A"), barrier("E", t.Passive((effect,)))]})
        assert layers.value(game, game.zone("servant", 0)[0], "atk") == result


def test_104_7b_two_infinities_are_equal() -> None:
    even = table("battle", you={"servant": [infinite("A")]}, enemy={"servant": [infinite("B")]})
    even.take('attack with "A" -> "B"')
    assert even.where("B") == ["servant"]


def test_104_7c_infinity_stays_infinite_until_it_is_set() -> None:
    plus = barrier("Plus", t.Passive((t.Modify(SERVANTS, "atk", "+", -5000),)))
    game = position("draw", you={"servant": [infinite("A"), plus]})
    plain = position("draw", you={"servant": [infinite("A")]})
    assert layers.value(game, game.zone("servant", 0)[0], "atk") == layers.value(
        plain, plain.zone("servant", 0)[0], "atk"
    )
    flat = barrier("Flat", t.Passive((t.Modify(SERVANTS, "atk", "=", 500),)))
    low = position("draw", you={"servant": [infinite("A"), flat]})
    assert layers.value(low, low.zone("servant", 0)[0], "atk") == 500


def test_105_2_the_owner_stays_the_owner() -> None:
    take = conjure("Take", TAKE)
    kill = conjure("Kill", t.Spell((t.Move(t.Ref("t"), "graveyard", "destroy"),), (t.Choose("t", 1, YOUR_SERVANTS),)))
    driver = table("main", you={"hand": [take, kill]}, enemy={"servant": [servant("A")]}).take('play "Take"')
    assert driver.it("A").player == 0 and driver.it("A").owner == 1
    driver.take('play "Kill"')
    assert driver.names("graveyard", 1) == ["A"] and "A" not in driver.names("graveyard", 0)


def test_105_3_you_is_the_controller() -> None:
    """[CC 105.3b] [CC 105.4a] Only the present controller uses the ability; the enemy is that player's enemy."""
    hurt = t.Activated(do=(t.Gain("hurt", 1, t.OPPONENT), t.Gain("mine", 1)))
    driver = table("main", you={"hand": [conjure("Take", TAKE), FILLER]}, enemy={"servant": [servant("A", hurt)]})
    assert 'use "A"' not in driver.offered
    driver.take('play "Take"', "pass", 'use "A"', "pass")
    assert driver.game.num(1, "hurt") == 1 and driver.game.num(0, "mine") == 1


def test_105_3a_who_owns_a_spell_controls_it() -> None:
    pick = conjure("Pick", t.Spell((t.Gain("n", 1),), (t.Choose("t", 1, SERVANTS),)))
    driver = table("main", you={"hand": [pick, FILLER], "servant": [servant("A")]}, enemy={"servant": [servant("B")]})
    driver.take('play "Pick"')
    assert driver.player == 0 and driver.rule == "CC 903.2e"
    driver.take('choose "B"')
    assert driver.game.num(0, "n") == 1


def test_105_3b_an_ability_is_controlled_by_its_cards_controller() -> None:
    driver = table("main", you={"hand": [QUICK]}, enemy={"servant": [servant("A", PING)]})
    assert 'use "A"' not in driver.offered
    move(driver.game, driver.it("A"), SERVANT, 0)
    driver.take('play "Quick"', 'use "A"')
    assert driver.game.objects[driver.game.zone("chase", 0)[-1]].player == 0


def test_105_3c_an_effect_belongs_to_the_controller_of_the_ability() -> None:
    steal = conjure("Steal", TAKE, t.Mere("Quickcast"))
    driver = table("main", you={"servant": [servant("A", PING)]}, enemy={"hand": [steal]})
    driver.take('use "A"', "pass", 'play "Steal"').pass_until("call")
    assert driver.it("A").player == 1 and driver.game.num(0, "pings") == 1 and driver.game.num(1, "pings") == 0


def test_105_4a_enemy_player_is_the_controllers_opponent() -> None:
    mean = conjure(
        "Mean", t.Spell((t.Choose("d", 1, HAND & t.ENEMY, who=t.OPPONENT), t.Move(t.Ref("d"), "graveyard", "discard")))
    )
    driver = table("main", you={"hand": [mean, FILLER]}, enemy={"hand": [servant("X")]}).take('play "Mean"')
    assert driver.where("X") == ["graveyard"] and "Filler" in driver.names("hand", 0)


def test_105_4b_allied_zone_is_the_controllers_own() -> None:
    grave = t.Zone(("graveyard",))
    for side, mine in ((t.YOURS, True), (t.ENEMY, False)):
        dig = conjure("Dig", t.Spell((t.Move(t.Ref("t"), "removed"),), (t.Choose("t", 1, grave & side),)))
        driver = table("main", you={"hand": [dig, FILLER], "graveyard": [servant("A"), servant("A2")]},
                       enemy={"graveyard": [servant("B"), servant("B2")]}).take('play "Dig"')  # fmt: skip
        assert driver.offered == (['choose "A"', 'choose "A2"'] if mine else ['choose "B"', 'choose "B2"'])


def test_105_4c_allied_type_is_what_the_controller_controls() -> None:
    lord = barrier("Lord", text="Allied servants gain +500 ATK.")
    driver = table(
        "main", you={"servant": [lord, servant("Mine")], "hand": [QUICK]}, enemy={"servant": [servant("Theirs")]}
    )
    game = driver.game
    assert (
        layers.value(game, driver.id("Mine"), "atk") == 1500 and layers.value(game, driver.id("Theirs"), "atk") == 1000
    )
    move(game, driver.it("Theirs"), SERVANT, 0)
    move(game, driver.it("Mine"), SERVANT, 1)
    assert (
        layers.value(game, driver.id("Mine"), "atk") == 1000 and layers.value(game, driver.id("Theirs"), "atk") == 1500
    )
