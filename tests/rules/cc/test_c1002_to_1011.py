"""[CC 1000] Game actions, from paying aether to switching."""

from __future__ import annotations

from random import Random
from typing import Any

from ludex.core import tree as t
from ludex.core.flow.api import advance, decide
from ludex.core.position.seen import REVEALED
from ludex.core.sight.view import view
from ludex.core.values import layers
from ludex.games import load
from ludex.games.cc import c0907_aether as aether
from ludex.games.cc.c1000_game_actions import CANNOT_CHASE
from ludex.testing.conformance import new_game
from tests.rules.cc.support import (
    DRAW,
    ENEMY_SERVANTS,
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

HAND = t.Zone(("hand",))
PING = t.Activated(do=(t.Gain("pings", 1),))


def cast(*do: t.Instr, targets: tuple[t.Choose, ...] = (), **parts: Any) -> Table:
    """Play a conjure that does this; nobody answers."""
    you = dict(parts.pop("you", {}))
    you["hand"] = [conjure("Spell", t.Spell(do, targets)), *you.get("hand", [])]
    return table("main", you=you, **parts).take('play "Spell"')


def pool(driver: Table, player: int = 0) -> dict[str, int]:
    return {k: n for k, n in driver.game.nums[player].items() if k.startswith("aether") and n}


# --- 1002 paying aether ---------------------------------------------------------------------------------------------


def test_1002_1_paid_aether_is_eliminated() -> None:
    driver = table("main", you={"hand": [servant("A", cost=2), QUICK]}, aether={"aether": 3}).take('play "A"')
    assert pool(driver) == {"aether": 1}


def test_1002_2_aether_of_any_element_is_of_some_element() -> None:
    costly = servant("P", t.Activated(cost=(t.Do("pay", t.SELF, 1, "any"),), do=(t.Gain("n", 1),)))
    assert 'use "P"' not in table("main", you={"servant": [costly], "hand": [QUICK]}, aether={"aether": 5}).offered
    for element in ("solis", "ignus", "silva", "terra", "luna", "aqua", "aes"):
        driver = table("main", you={"servant": [costly], "hand": [QUICK]}, aether={f"aether {element}": 1})
        assert pool(driver.take('use "P"')) == {}
    void = table("main", you={"servant": [costly], "caster": [caster("Nobody")], "hand": [QUICK]})
    assert 'use "P"' not in void.offered  # a void caster makes free aether


def test_1002_3_each_element_is_asked_for_by_name() -> None:
    burn = servant("P", text="[Ignus][Aqua]: Draw a card.")
    red, blue = caster("Red", element="ignus"), caster("Blue", element="aqua")
    assert 'use "P"' not in table("main", you={"servant": [burn], "caster": [red], "hand": [QUICK]}).offered
    two_red = {"servant": [burn], "caster": [red, caster("Ruby", element="ignus")], "hand": [QUICK]}
    assert 'use "P"' not in table("main", you=two_red).offered
    assert 'use "P"' in table("main", you={"servant": [burn], "caster": [red, blue], "hand": [QUICK]}).offered


def test_1002_4_one_of_the_aether_has_the_element_of_the_card() -> None:
    card = servant("A", cost=3, element="ignus")
    blue = [caster(n, element="aqua") for n in ("B1", "B2", "B3")]
    assert 'play "A"' not in table("main", you={"hand": [card, QUICK], "caster": list(blue)}).offered
    mixed = table("main", you={"hand": [card, QUICK], "caster": [*blue[:2], caster("Red", element="ignus")]})
    mixed.take('play "A"')
    assert mixed.where("A") == ["chase"] and [mixed.it(n).state for n in ("B1", "B2", "Red")] == [1, 1, 1]


def test_1002_5_nothing_is_paid_in_part() -> None:
    card = servant("A", cost=3)
    driver = table("main", you={"hand": [card, QUICK], "caster": [caster("Aya")]}, aether={"aether": 1})
    assert 'play "A"' not in driver.offered
    assert pool(driver) == {"aether": 1} and driver.it("Aya").state == 0


def test_1002_5_the_supply_without_a_card_is_the_supply_of_the_others() -> None:
    random = Random(5)
    less = 0
    for seed in range(6):
        game = new_game(load("cc"), "", seed)
        while (decision := advance(game)) is not None:
            for player in (0, 1):
                have = aether.supply(game, player)
                for id in (*game.zone("caster", player), *game.zone("servant", player), *game.zone("hand", player)):
                    rest = aether.supply_without(game, player, have, id)
                    others = aether.supply(game, player, (id,))
                    assert (rest.pool, rest.total) == (others.pool, others.total)
                    assert len(rest.choices) == len(others.choices)
                    less += rest.total < have.total
            decide(game, random.randrange(len(decision.options)))
    assert less > 1000


def test_1002_6_aether_abilities_are_used_while_paying() -> None:
    red, blue = caster("Red", element="ignus"), caster("Blue", element="aqua")
    driver = table("main", you={"hand": [servant("A", cost=1), QUICK], "caster": [red, blue]}, enemy={"hand": [QUICK]})
    driver.take('play "A"')
    assert driver.player == 0 and set(driver.offered) == {'"Red" produces 1 ignus', '"Blue" produces 1 aqua'}
    driver.take('"Blue" produces')
    assert driver.it("Blue").state == 1 and driver.it("Red").state == 0 and pool(driver) == {}


# --- 1003 to 1005 ---------------------------------------------------------------------------------------------------


def test_1003_1_removing_moves_to_the_owners_removed_zone() -> None:
    stolen = (servant("A"), {"owner": 0})
    driver = cast(t.Move(ENEMY_SERVANTS, "removed", "remove"), enemy={"servant": [stolen, servant("B")]})
    assert driver.names("removed", 0) == ["A"] and driver.names("removed", 1) == ["B"]


WATCH = t.Automatic(t.When("reveal", t.YOURS), do=(t.Gain("seen", 1),))


def test_1004_1_a_revealed_card_is_shown_until_the_effect_ends() -> None:
    """[CC 1004.3] The trigger sees it."""
    look = t.Gain("open", t.Count(HAND & t.YOURS & t.Mark(REVEALED)))
    driver = cast(t.Choose("c", 1, HAND & t.YOURS), t.Reveal(t.Ref("c")), look, you={"hand": [FILLER]},
                  enemy={"servant": [servant("W", WATCH)]})  # fmt: skip
    assert driver.game.num(0, "open") == 1
    hidden = view(driver.game, 1)["players"][0]["zones"]["hand"][0]
    assert hidden["hidden"] and hidden["remembered"]["name"] == "Filler"
    assert not driver.it("Filler", "hand", 0).marks  # over, though it is remembered
    moved = cast(t.Choose("c", 1, HAND & t.YOURS), t.Reveal(t.Ref("c")), t.Move(t.Ref("c"), "deck"),
                 you={"hand": [servant("A")]})  # fmt: skip
    assert not moved.it("A", "deck").marks


def test_1004_2_what_is_revealed_cannot_be_revealed_again() -> None:
    twice = (t.Choose("c", 1, HAND & t.YOURS), t.Reveal(t.Ref("c")), t.Reveal(t.Ref("c")))
    driver = cast(*twice, you={"hand": [FILLER], "servant": [servant("W", WATCH)]})
    assert driver.game.num(0, "seen") == 1
    shown = cast(t.Reveal(YOUR_SERVANTS), you={"servant": [servant("W", WATCH)]})
    assert shown.game.num(0, "seen") == 0


def test_1004_3_a_hidden_card_that_becomes_known_to_all() -> None:
    again = (t.Choose("c", 1, HAND & t.YOURS), t.Reveal(t.Ref("c")))
    driver = cast(*again, you={"hand": [conjure("Spell", t.Spell(again))], "servant": [servant("W", WATCH)]})
    assert driver.game.num(0, "seen") == 1
    looked = cast(t.Look("c", 1, "deck"), you={"servant": [servant("W", WATCH)]})
    assert looked.game.num(0, "seen") == 0  # only one player knows it


def test_1004_3a_allied_cards_are_those_of_ones_own_zones() -> None:
    foe = (t.Look("c", 1, "deck", t.OPPONENT), t.Reveal(t.Ref("c")))
    driver = cast(*foe, you={"servant": [servant("W", WATCH)]}, enemy={"servant": [servant("V", WATCH)]})
    assert (driver.game.num(0, "seen"), driver.game.num(1, "seen")) == (0, 1)


def test_1004_3b_cards_of_a_race_from_any_zone() -> None:
    watch = t.Automatic(t.When("reveal", t.Word("race", "Fox")), do=(t.Gain("seen", 1),))
    show = (t.Look("c", 1, "deck"), t.Reveal(t.Ref("c")), t.Reveal(HAND & t.YOURS))
    fox, owl = servant("Fox", race="Fox", cost=9), servant("Owl", race="Owl", cost=9)
    for deck, hand, seen in ((fox, owl, 1), (owl, fox, 1), (fox, fox, 2), (owl, owl, 0)):
        driver = cast(*show, you={"deck": [deck], "hand": [hand], "servant": [servant("W", watch)]})
        assert driver.game.num(0, "seen") == seen


def test_1005_1_to_chase_is_to_put_a_card_or_an_ability_that_is_not_automatic() -> None:
    """[CC 1005.2] While it is in the chase, nobody chases it; automatic abilities come all the same."""
    seer = servant("Seer", t.Automatic(t.When("play", word="card"), do=(t.Gain("heard", 1),)), PING)
    hush = conjure("Hush", t.Spell((t.Gain("n", 1),)), t.Mere(CANNOT_CHASE))
    loud = conjure("Loud", t.Spell((t.Gain("n", 1),)))
    for spell, open_ in ((hush, False), (loud, True)):
        driver = table("main", you={"hand": [spell, QUICK]}, enemy={"hand": [QUICK], "servant": [seer]})
        driver.take(f'play "{spell.name}"')
        assert ('play "Quick"' in driver.offered and driver.game.num(1, "heard") == 0) == open_
        if not open_:
            assert driver.game.num(0, "n") == 1 and driver.game.num(1, "heard") == 1


def test_1005_2_an_ability_may_say_so_too() -> None:
    quiet = t.Activated(do=(t.Gain("n", 1),), keyword=CANNOT_CHASE)
    driver = table(
        "main", you={"servant": [servant("P", quiet)]}, enemy={"hand": [QUICK], "servant": [servant("Q", PING)]}
    )
    driver.take('use "P"')
    assert driver.game.num(0, "n") == 1  # the enemy was never asked
    driver.take("pass")
    assert driver.player == 1  # with the chase empty again they may act


# --- 1006 to 1008 ---------------------------------------------------------------------------------------------------


def test_1006_1_the_top_card_of_the_deck() -> None:
    driver = cast(DRAW, you={"deck": [servant("Low"), servant("Top")]})
    assert driver.names("hand", 0) == ["Top"]


def test_1006_2_two_cards_are_drawn_one_by_one() -> None:
    seer = servant("Seer", t.Automatic(t.When("move", t.YOURS, dst=("hand",), word="draw"), do=(t.Gain("n", 1),)))
    driver = cast(t.Draw(2), you={"deck": [servant("Low"), servant("Top")], "servant": [seer]})
    assert driver.names("hand", 0) == ["Top", "Low"] and driver.game.num(0, "n") == 2
    assert cast(t.Draw(3), deck=2).names("hand", 0) == ["Filler", "Filler"]


def test_1007_1_a_destroyed_card_goes_to_its_owners_graveyard() -> None:
    driver = cast(t.Move(ENEMY_SERVANTS, "graveyard", "destroy"), enemy={"servant": [(servant("A"), {"owner": 0})]})
    assert "A" in driver.names("graveyard", 0) and not driver.names("graveyard", 1)


def test_1007_2_what_cannot_be_destroyed_is_not() -> None:
    rock = servant("Rock", t.Passive((t.Rule("forbid", "event destroy"),)), atk=500)
    driver = cast(t.Move(ENEMY_SERVANTS, "graveyard", "destroy"), enemy={"servant": [rock, servant("B")]})
    assert driver.where("Rock") == ["servant"] and driver.where("B") == ["graveyard"]
    for wall, left in ((rock, ["servant"]), (servant("Rock", atk=500), ["graveyard"])):
        battle = table("battle", you={"servant": [servant("A", atk=3000)]}, enemy={"servant": [wall]})
        assert battle.take('attack with "A" -> "Rock"').where("Rock") == left
    gone = cast(t.Move(ENEMY_SERVANTS, "graveyard", "banish"), enemy={"servant": [rock]})
    assert gone.where("Rock") == ["graveyard"]  # that is no destruction


def test_1008_1_banishing_is_no_destruction() -> None:
    fallen = t.Automatic(t.When("move", t.YOURS, word="destroy"), do=(t.Gain("n", 1),))
    driver = cast(t.Do("banish", YOUR_SERVANTS), you={"servant": [(servant("A"), {"owner": 1})], "caster": [
        caster("Aya", fallen)]})  # fmt: skip
    assert driver.names("graveyard", 1) == ["A"] and driver.game.num(0, "n") == 0


def test_1008_2_only_what_one_controls() -> None:
    driver = cast(t.Do("banish", SERVANTS), you={"servant": [servant("A")]}, enemy={"servant": [servant("B")]})
    assert driver.where("A") == ["graveyard"] and driver.where("B") == ["servant"]
    costly = servant("P", t.Activated(cost=(t.Do("banish", t.Word("name", "B")),), do=(DRAW,)))
    assert 'use "P"' not in table("main", you={"servant": [costly], "hand": [QUICK]}, enemy={
        "servant": [servant("B")]}).offered  # fmt: skip


def test_1008_2a_orbs_of_the_own_orb_zone_only() -> None:
    driver = cast(t.Do("banish", t.Zone(("orb",))))
    assert driver.size("orb", 0) == 0 and driver.size("orb", 1) == 7


def test_1008_3_a_cost_by_name_takes_an_entity_or_a_stock() -> None:
    """[CC 1008.3a] Of a face-down one the front counts."""
    cost = t.Do("banish named", t.SELF, 1, "Aya")
    user = servant("P", t.Activated(cost=(cost,), do=(t.Gain("n", 1),)))
    alone = table("main", you={"servant": [user], "caster": [caster("Bea")], "hand": [QUICK]})
    assert 'use "P"' not in alone.offered
    driver = table("main", you={"servant": [user], "caster": [caster("Aya")]}).take('use "P"')
    assert driver.where("Aya") == ["graveyard"]
    under = table("main", you={"servant": [user], "caster": [caster("Bea")]})
    host = under.id("Bea")
    stocked = table("main", you={"servant": [user], "caster": [caster("Bea")], "stock": [(caster("Aya"), {
        "host": host})]})  # fmt: skip
    stocked.take('use "P"')
    assert stocked.where("Aya") == ["graveyard"] and stocked.where("Bea") == ["caster"]
    hidden = table("main", you={"servant": [user], "caster": [(caster("Aya"), {"up": False})]}).take('use "P"')
    assert hidden.where("Aya") == ["graveyard"]


# --- 1009 to 1011 ---------------------------------------------------------------------------------------------------


def test_1009_1_a_corrupted_orb_goes_to_its_owners_hand() -> None:
    driver = cast(t.Do("corrupt"), enemy={"orb": [servant("Pearl")]}, orbs=2).take("corrupt orb 1")
    assert driver.names("hand", 1)[0] == "Pearl" and driver.size("orb", 1) == 2


def test_1009_1a_several_at_the_same_time() -> None:
    """[CC 1009.2] What watches for corruption sees it once."""
    once = t.Automatic(t.When("corrupt"), do=(t.Gain("n", 1),))
    tell = t.Automatic(t.When("move", src=("orb",)), do=(t.Gain("came", t.Count(HAND & t.ENEMY)),))
    driver = cast(t.Do("corrupt", t.SELF, 2), you={"servant": [servant("W", once), servant("V", tell)]})
    driver.take("corrupt orb 1")
    assert driver.offered == [f"corrupt orb {i}" for i in range(2, 8)]  # not the same one twice
    driver.take("corrupt orb 2")
    while driver.offered and driver.offered[0].startswith("play ability"):
        driver.take(driver.offered[0])
    assert driver.size("hand", 1) == 2 and driver.game.num(0, "n") == 1
    assert driver.game.num(0, "came") == 4  # each of the two saw both in hand


def test_1010_1_rest_recover_and_reverse() -> None:
    for word in ("rested", "recovered", "reversed"):
        for before in ("rested", "recovered", "reversed"):
            driver = cast(t.SetState(YOUR_SERVANTS, word), you={"servant": [(servant("A"), {"state": before})]})
            assert driver.state("A") == word


def test_1010_2_the_rest_symbol_needs_a_recovered_card() -> None:
    user = servant("P", text="[Rest]: Draw a card.")
    for state, able in (("recovered", True), ("rested", False), ("reversed", False)):
        driver = table("main", you={"servant": [(user, {"state": state})], "hand": [QUICK]})
        assert ('use "P"' in driver.offered) == able
    resting = table("main", you={"servant": [user], "hand": [QUICK]}).take('use "P"')
    assert resting.state("P") == "rested"


def test_1010_3_a_cost_rests_recovered_cards() -> None:
    cost = (t.Choose("c", 1, YOUR_SERVANTS & ~t.SELF), t.SetState(t.Ref("c"), "rested"))
    user = servant("P", t.Activated(cost=cost, do=(DRAW,)))
    others = [(servant("A"), {"state": "reversed"}), (servant("B"), {"state": "rested"})]
    assert 'use "P"' not in table("main", you={"servant": [user, *others], "hand": [QUICK]}).offered
    driver = table("main", you={"servant": [user, *others, servant("C")], "hand": [QUICK]}).take('use "P"')
    assert driver.state("C") == "rested" and driver.state("A") == "reversed"


def test_1011_1_switching_turns_recovered_and_reversed() -> None:
    for before, after in (("recovered", "reversed"), ("reversed", "recovered"), ("rested", "rested")):
        driver = cast(t.Do("switch", YOUR_SERVANTS), you={"servant": [(servant("A"), {"state": before})]})
        assert driver.state("A") == after


def test_1011_2_what_counts_as_switching() -> None:
    watch = servant("W", t.Automatic(t.When("switch", YOUR_SERVANTS & ~t.SELF), do=(t.Gain("n", 1),)))
    changes = {
        ("recovered", "reversed"): 1, ("rested", "reversed"): 1, ("reversed", "recovered"): 1,
        ("rested", "recovered"): 0, ("reversed", "rested"): 0, ("recovered", "rested"): 0, ("reversed", "reversed"): 0,
    }  # fmt: skip
    for (before, after), n in changes.items():
        turn = t.SetState(YOUR_SERVANTS & t.Word("name", "A"), after)
        driver = cast(turn, you={"servant": [(servant("A"), {"state": before}), watch]})
        assert driver.game.num(0, "n") == n, (before, after)
    arrives = table("main", you={"hand": [servant("A")], "servant": [watch]}).take('play "A"', '"A" enters reversed')
    assert arrives.game.num(0, "n") == 0


def test_1014_1_become_replaces_and_gain_adds() -> None:
    fox = servant("A", race="Fox")
    become = t.Continue((t.Rename(YOUR_SERVANTS, "race", "become", "Owl"),), "turn")
    gain = t.Continue((t.Rename(YOUR_SERVANTS, "race", "add", "Owl"),), "turn")
    turned, more = cast(become, you={"servant": [fox]}), cast(gain, you={"servant": [fox]})
    assert layers.words(turned.game, turned.id("A"), "race") == ("Owl",)
    assert layers.words(more.game, more.id("A"), "race") == ("Fox", "Owl")
    wall = barrier("Wall", atk=1000, defence=1000)
    walls = t.Zone(("servant",)) & t.Word("name", "Wall")
    typed = cast(t.Continue((t.Rename(walls, "type", "become", "servant"),), "turn"), you={"servant": [wall]})
    assert layers.words(typed.game, typed.id("Wall"), "type") == ("servant",)


def test_1014_2_becoming_two_numbers_sets_atk_and_def() -> None:
    sets = tuple(t.Modify(YOUR_SERVANTS, f, "=", n) for f, n in (("atk", 700), ("def", 300)))
    driver = cast(t.Continue(sets, "turn"), you={"servant": [servant("A", atk=2000, defence=2500)]})
    assert [layers.value(driver.game, driver.id("A"), f) for f in ("atk", "def")] == [700, 300]


def test_1014_3_gaining_numbers_adds_to_atk_and_def() -> None:
    adds = tuple(t.Modify(YOUR_SERVANTS, f, "+", n) for f, n in (("atk", 700), ("def", -300)))
    driver = cast(t.Continue(adds, "turn"), you={"servant": [servant("A", atk=2000, defence=2500)]})
    assert [layers.value(driver.game, driver.id("A"), f) for f in ("atk", "def")] == [2700, 2200]
    driver.pass_until("call nothing")  # the next turn
    assert layers.value(driver.game, driver.id("A"), "atk") == 2000
