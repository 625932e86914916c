"""[CC 800] Battle phase handling."""

from __future__ import annotations

from typing import Any

from ludex.core import tree as t
from ludex.core.happening.zones import move
from ludex.core.position.game import Ctx
from ludex.core.position.objects import Card
from ludex.core.resolving.deeds import start_effect
from ludex.core.values import layers
from ludex.games.cc.c0300_zones import SERVANT, is_type
from ludex.games.cc.c0803_attacking import battle_of
from tests.rules.cc.support import (
    ENEMY_SERVANTS,
    QUICK,
    SERVANTS,
    YOUR_SERVANTS,
    Table,
    barrier,
    caster,
    conjure,
    position,
    servant,
    table,
)

RESTED, REVERSED = {"state": "rested"}, {"state": "reversed"}
BATTLE = ("CC 802.1", "CC 803.1", "CC 803.3", "CC 804.1", "CC 805.1", "CC 806.1")


def instant(name: str, *do: t.Instr, target: t.Sel | None = None) -> Card:
    """A free conjure that may be played at any time."""
    targets = (t.Choose("t", 1, target),) if target is not None else ()
    return conjure(name, t.Spell(do, targets), t.Mere("Quickcast"))


def bell(word: str, kind: str) -> Card:
    return barrier(f"Bell of {word}", t.Automatic(t.When(kind, word=word), do=(t.Gain(word, 1),)))


def steps(driver: Table) -> list[str]:
    return [s for s in driver.trace.steps if s in BATTLE]


def to_judgment(driver: Table, attack: str) -> Table:
    """Pass through to the attack, declare it, and stop where somebody may act after the declaration."""
    return driver.pass_until("attack with").take(attack)


def test_801_1_the_steps_in_their_order() -> None:
    driver = table("battle", you={"servant": [servant("A")]}).take('attack with "A" -> player', "corrupt orb 1")
    assert steps(driver) == ["CC 802.1", "CC 803.1", "CC 803.3", "CC 804.1", "CC 805.1", "CC 806.1"]


def test_802_1_beginning_of_the_battle_phase_triggers_once() -> None:
    field = [servant("A"), servant("B"), bell("battle phase", "begin")]
    driver = table("battle", you={"servant": field})
    driver.take('attack with "A" -> player', "corrupt orb 1", 'attack with "B" -> player', "corrupt orb 1")
    assert driver.game.num(0, "battle phase") == 1


def test_802_2_priority_before_any_attacker_is_chosen() -> None:
    hold = instant("Hold", t.SetState(t.Ref("t"), "rested"), target=ENEMY_SERVANTS)
    driver = table("battle", you={"servant": [servant("A")]}, enemy={"hand": [hold]})
    assert (driver.rule, driver.player) == ("CC 602.1c", 1) and "CC 803.1" not in driver.trace.steps
    driver.take('play "Hold"')
    assert "CC 803.4" not in driver.trace.steps and "CC 806.1" in driver.trace.steps


def test_803_1_beginning_of_attack_declaration_triggers_for_every_attack() -> None:
    field = [servant("A"), servant("B"), bell("attack declaration step", "begin")]
    driver = table("battle", you={"servant": field}).take('attack with "A" -> player', "corrupt orb 1")
    assert driver.game.num(0, "attack declaration step") == 2
    assert driver.offered == ['attack with "B" -> player', "attack no more"]


def test_803_2_a_servant_rested_in_the_sequence_cannot_be_chosen() -> None:
    hold = instant("Hold", t.SetState(t.Ref("t"), "rested"), target=ENEMY_SERVANTS)
    driver = table("battle", you={"servant": [servant("A"), servant("B")]}, enemy={"hand": [hold]}).take("pass")
    assert driver.rule == "CC 602.1c" and driver.trace.steps[-1] != "CC 802.1"
    assert "CC 803.1" in driver.trace.steps
    driver.take('play "Hold"', 'choose "A"')
    assert driver.offered == ['attack with "B" -> player', "attack no more"]


def test_803_3_without_an_attacker_the_phase_ends_with_its_triggers() -> None:
    driver = table("battle", you={"servant": [(servant("A"), RESTED), bell("battle phase", "end")]})
    assert driver.game.num(0, "battle phase") == 1
    assert steps(driver)[:4] == ["CC 802.1", "CC 803.1", "CC 803.3", "CC 806.1"]


def test_803_3_attacking_is_never_forced() -> None:
    driver = table("battle", you={"servant": [servant("A")]})
    driver.take("attack no more")
    assert "CC 803.4" not in driver.trace.steps and "CC 806.1" in driver.trace.steps


def test_803_3a_recovered_servants_that_may_attack() -> None:
    never = servant("Never", t.Passive((t.Rule("forbid", "attack"),)))
    field = [
        servant("A"),
        (servant("New"), {"this turn": True}),
        (servant("R"), RESTED),
        (servant("V"), REVERSED),
        never,
    ]
    driver = table("battle", you={"servant": field, "caster": [caster("Mage")]})
    assert driver.offered == ['attack with "A" -> player', 'attack with "New" -> player', "attack no more"]


def test_803_3b_a_reversed_servant_protects_its_player() -> None:
    driver = table(
        "battle", you={"servant": [servant("A")]}, enemy={"servant": [(servant("W"), REVERSED), servant("X")]}
    )
    assert driver.offered == ['attack with "A" -> "W"', 'attack with "A" -> "X"', "attack no more"]
    rested = table("battle", you={"servant": [servant("A")]}, enemy={"servant": [(servant("W"), RESTED)]})
    assert 'attack with "A" -> player' in rested.offered
    hidden = servant("W", t.Passive((t.Rule("forbid", "attack targets", t.ENEMY, t.SELF),)))
    past = table("battle", you={"servant": [servant("A")]}, enemy={"servant": [(hidden, REVERSED)]})
    assert past.offered == ['attack with "A" -> player', "attack no more"]  # it cannot be attacked: no protection


def test_803_4_the_attacker_rests_and_pays_what_attacking_requires() -> None:
    toll = t.Spell(cost=(t.Choose("c", 1, t.Zone(("hand",)) & t.YOURS), t.Move(t.Ref("c"), "graveyard", "discard")),
                   keyword="attack cost")  # fmt: skip
    payer = servant("Payer", toll)
    poor = table("battle", you={"servant": [payer, servant("B")]})
    assert not any("Payer" in o for o in poor.offered)  # it cannot do what it has to do
    rich = table("battle", you={"servant": [payer], "hand": [barrier("Coinage")]}, enemy={"hand": [QUICK]})
    rich.pass_until("attack").take('attack with "Payer" -> player')
    assert rich.where("Coinage") == ["graveyard"] and rich.state("Payer") == "rested"
    assert "attacking" in rich.it("Payer").marks


def test_803_4a_an_attacker_that_left_or_changed_sides_attacks_no_more() -> None:
    back = instant("Back", t.Move(t.Ref("t"), "hand", "return"), target=SERVANTS)
    driver = table("battle", you={"servant": [servant("A")]}, enemy={"hand": [back]})
    to_judgment(driver, 'attack with "A" -> player').take('play "Back"')
    assert driver.size("orb", 1) == 7 and "CC 804.5" not in driver.trace.steps
    taken = table("battle", you={"servant": [servant("A")]}, enemy={"hand": [QUICK]})
    to_judgment(taken, 'attack with "A" -> player')
    move(taken.game, taken.it("A"), SERVANT, 1)
    taken.take("pass")
    assert taken.size("orb", 1) == 7 and "attacking" not in taken.it("A").marks
    stone = instant("Stone", t.Continue((t.Rename(t.Ref("t"), "type", "become", "barrier"),), "turn"), target=SERVANTS)
    changed = table("battle", you={"servant": [servant("A")]}, enemy={"hand": [stone]})
    to_judgment(changed, 'attack with "A" -> player').take('play "Stone"')
    assert changed.size("orb", 1) == 7


def test_803_4a_an_attacker_that_was_lost_and_won_back_attacks_no_more() -> None:
    """By control, or by its type: once it has stopped, nothing makes it attack again."""
    named = t.Word("name", "A")
    take = t.Do("gain control", t.Ref("t"))
    rock = t.Continue((t.Rename(t.Ref("t"), "type", "become", "barrier"),), "turn")
    flesh = t.Continue((t.Rename(t.Ref("t"), "type", "become", "servant"),), "turn")
    for lose, win in ((take, take), (rock, flesh), (None, None)):
        theirs = [instant("Lose", lose, target=named)] if lose is not None else []
        mine = [instant("Win", win, target=named)] if win is not None else []
        driver = table(
            "battle",
            you={"servant": [servant("A")], "hand": [*mine, QUICK]},
            enemy={"hand": [*theirs, QUICK]},
        )
        to_judgment(driver, 'attack with "A" -> player')
        if lose is not None:
            driver.take("pass", 'play "Lose"')
            while driver.it("A").player == 0 and is_type(driver.game, driver.it("A"), "servant"):
                driver.take("pass")
            assert "CC 804.1" not in driver.trace.steps and "attacking" not in driver.it("A").marks
            driver.take('play "Win"')
            while driver.it("A").player == 1 or not is_type(driver.game, driver.it("A"), "servant"):
                driver.take("pass")
            assert "CC 804.1" not in driver.trace.steps
            driver.pass_until("call nothing")
            assert driver.it("A").player == 0 and is_type(driver.game, driver.it("A"), "servant")
        else:
            driver.pass_until("corrupt orb").take("corrupt orb 1")
        assert driver.size("orb", 1) == (6 if lose is None else 7)


def test_803_5_the_two_servants_are_battling_from_the_declaration_on() -> None:
    """[CC 803.5a] Both battle; an attack on a player makes no pair."""
    proud = t.Automatic(t.When("battle", t.SELF), do=(t.Gain("battles", 1),))
    field: dict[str, Any] = {
        "you": {"servant": [servant("A", proud)]},
        "enemy": {"servant": [servant("W", proud)], "hand": [QUICK]},
    }
    driver = to_judgment(table("battle", **field), 'attack with "A" -> "W"')
    assert "in battle" in driver.it("A").marks and "in battle" in driver.it("W").marks
    assert driver.names("chase", 0) == ["A", "W"]
    alone = to_judgment(table("battle", **field), 'attack with "A" -> player')
    assert "in battle" not in alone.it("A").marks and "attacking" in alone.it("A").marks
    assert alone.names("chase", 0) == []


def test_803_5a_the_attacked_servant_battles_too() -> None:
    proud = servant("W", t.Automatic(t.When("battle", t.SELF), do=(t.Gain("battles", 1),)))
    driver = table("battle", you={"servant": [servant("A")]}, enemy={"servant": [proud]})
    driver.take('attack with "A" -> "W"')
    assert driver.game.num(1, "battles") == 1


def test_803_6_priority_between_declaration_and_judgment() -> None:
    brace = instant("Brace", t.SetState(t.Ref("t"), "reversed"), target=YOUR_SERVANTS)
    wall = servant("W", atk=0, defence=5000)
    driver = table("battle", you={"servant": [servant("A")]}, enemy={"servant": [wall], "hand": [brace]})
    to_judgment(driver, 'attack with "A" -> "W"')
    assert driver.player == 1 and "CC 804.1" not in driver.trace.steps
    driver.take('play "Brace"')
    assert driver.where("W") == ["servant"]  # DEF was compared, not ATK


def test_804_1_an_attacked_servant_that_left_ends_the_attack_without_an_orb() -> None:
    back = instant("Back", t.Move(t.Ref("t"), "hand", "return"), target=YOUR_SERVANTS)
    driver = table("battle", you={"servant": [servant("A")]}, enemy={"servant": [servant("W")], "hand": [back]})
    to_judgment(driver, 'attack with "A" -> "W"').take('play "Back"')
    assert driver.size("orb", 1) == 7 and driver.where("W") == ["hand"]
    assert "CC 804.2" not in driver.trace.steps and "CC 805.1" in driver.trace.steps


def test_804_2_a_reversed_attacker_strikes_nobody() -> None:
    trip = instant("Trip", t.SetState(t.Ref("t"), "reversed"), target=ENEMY_SERVANTS)
    for attack in ('attack with "A" -> "W"', 'attack with "A" -> player'):
        driver = table(
            "battle", you={"servant": [servant("A", atk=9000)]}, enemy={"servant": [servant("W")], "hand": [trip]}
        )
        to_judgment(driver, attack).take('play "Trip"')
        assert driver.size("orb", 1) == 7 and driver.where("W") == ["servant"]
        assert "CC 804.3" not in driver.trace.steps and "CC 805.1" in driver.trace.steps


def test_804_3_atk_against_the_atk_of_a_servant_that_is_not_reversed() -> None:
    for state in ("recovered", "rested"):
        for atk, dies in ((900, True), (1000, False), (1100, False)):
            wall = (servant("W", atk=atk, defence=9000), {"state": state})
            driver = table("battle", you={"servant": [servant("A", atk=1000)]}, enemy={"servant": [wall]})
            driver.take('attack with "A" -> "W"')
            assert (driver.where("W") == ["graveyard"]) == dies
            assert driver.where("A") == ["servant"]  # never the attacker


def test_804_4_atk_against_the_def_of_a_reversed_servant() -> None:
    for defence, dies in ((1400, True), (1500, False), (1600, False)):
        wall = (servant("W", atk=9000, defence=defence), REVERSED)
        driver = table("battle", you={"servant": [servant("A", atk=1500)]}, enemy={"servant": [wall]})
        driver.take('attack with "A" -> "W"')
        assert (driver.where("W") == ["graveyard"]) == dies


def test_804_5_the_attacker_picks_an_orb_or_wins_without_one() -> None:
    driver = table("battle", you={"servant": [servant("A")]}, orbs=3, enemy={"orb": [servant("Prize")]})
    driver.take('attack with "A" -> player')
    assert driver.player == 0 and driver.offered == [f"corrupt orb {n}" for n in (1, 2, 3, 4)]
    driver.take("corrupt orb 1")  # the top one
    assert driver.where("Prize") == ["hand"] and driver.size("orb", 1) == 3
    last = table("battle", you={"servant": [servant("A")]}, orbs=0).take('attack with "A" -> player')
    assert last.game.outcome is not None
    assert (last.game.outcome.winner, last.game.outcome.rule) == (0, "CC 804.5")
    two = servant("B", text="[Double Corrupt]")
    one = table("battle", you={"servant": [two]}, orbs=1).take('attack with "B" -> player')
    assert one.game.outcome is None and one.size("orb", 1) == 0  # an orb was there: no win yet


def test_804_6_what_the_judgment_triggered_comes_before_the_end_of_battle() -> None:
    mourn = t.Automatic(t.When("move", src=("servant",), dst=("graveyard",)), do=(t.Gain("fallen", 1),))
    end = t.Automatic(t.When("end", word="battle"), do=(t.Gain("seen", t.Number(t.YOU, "fallen")),))
    field = [servant("A", atk=2000), barrier("Grave", mourn, end)]
    driver = table("battle", you={"servant": field}, enemy={"servant": [servant("W")]})
    driver.take('attack with "A" -> "W"')
    assert driver.game.num(0, "seen") == 1


def test_805_1_the_end_of_battle_comes_even_without_a_judgment() -> None:
    back = instant("Back", t.Move(t.Ref("t"), "hand", "return"), target=ENEMY_SERVANTS)
    driver = table("battle", you={"servant": [servant("A"), bell("battle", "end")]}, enemy={"hand": [back]})
    to_judgment(driver, 'attack with "A" -> player').take('play "Back"')
    assert driver.game.num(0, "battle") == 1


def test_805_2_during_the_resolution_step_battle_effects_still_last() -> None:
    """[CC 805.3] [CC 805.3a] They end after its priority sequence, before the next attack."""
    pump = instant("Pump", t.Continue((t.Modify(t.Ref("t"), "atk", "+", 500),), "battle"), target=YOUR_SERVANTS)
    field = [servant("A"), servant("B"), bell("battle", "end")]
    driver = table("battle", you={"servant": field, "hand": [pump, QUICK]})
    driver.pass_until("attack").take('attack with "A" -> player', 'play "Pump"', 'choose "A"', "pass", "pass")
    driver.take("corrupt orb 1", "pass")
    assert driver.names("chase", 0) == ["Bell of battle"]
    assert layers.value(driver.game, driver.id("A"), "atk") == 1500
    driver.take("pass")
    assert layers.value(driver.game, driver.id("A"), "atk") == 1500 and "CC 805.3a" not in driver.trace.steps
    driver.pass_until("attack")
    assert layers.value(driver.game, driver.id("A"), "atk") == 1000
    order = driver.trace.steps
    assert order.index("CC 805.2") < order.index("CC 805.3a")


def test_805_3a_until_end_of_battle_is_over_before_the_next_attack() -> None:
    eager = servant("A", text="Whenever this card attacks ⇒ This card gains +500 ATK until end of battle.")
    driver = table("battle", you={"servant": [eager, servant("B")]}).take('attack with "A" -> player')
    assert layers.value(driver.game, driver.id("A"), "atk") == 1500
    driver.take("corrupt orb 1")
    assert driver.rule == "CC 803.3" and layers.value(driver.game, driver.id("A"), "atk") == 1000


def test_805_3b_something_due_after_expiry_repeats_the_step_but_not_its_end_of_battle() -> None:
    weak = t.Becomes(t.Unless(t.Exists(YOUR_SERVANTS & t.Figure("atk", ">=", 1500))))
    mourner = barrier("Mourner", t.Automatic(weak, do=(t.Move(t.SELF, "graveyard", "banish"),)))
    game = position("battle", you={"servant": [servant("A"), mourner, bell("battle", "end")]})
    start_effect(game, t.Modify(YOUR_SERVANTS, "atk", "+", 500), "battle", Ctx(0, 0))
    driver = Table(game).take('attack with "A" -> player', "corrupt orb 1")
    assert driver.where("Mourner") == ["graveyard"]
    assert driver.trace.steps.count("CC 805.2") == 2 and driver.trace.steps.count("CC 805.1") == 1
    assert driver.game.num(0, "battle") == 1


def test_805_4_after_the_battle_nobody_is_attacking() -> None:
    driver = table("battle", you={"servant": [servant("A"), servant("B")]}, enemy={"servant": [servant("W")]})
    driver.take('attack with "A" -> "W"')
    assert driver.rule == "CC 803.3"
    assert driver.it("A").marks == () and driver.it("W").marks == () and battle_of(driver.game) is None


def test_805_5_back_to_the_declaration_while_someone_can_attack() -> None:
    driver = table("battle", you={"servant": [servant("A"), servant("B")]})
    driver.take('attack with "A" -> player', "corrupt orb 1")
    assert driver.rule == "CC 803.3" and driver.trace.steps.count("CC 803.1") == 2
    driver.take('attack with "B" -> player', "corrupt orb 1")
    assert driver.trace.steps.count("CC 803.1") == 2 and "CC 806.1" in driver.trace.steps


def test_806_1_end_of_the_battle_phase_triggers_once_even_without_an_attack() -> None:
    driver = table("battle", you={"servant": [servant("A"), bell("battle phase", "end")]}).take("attack no more")
    assert driver.game.num(0, "battle phase") == 1
    driver = table("battle", you={"servant": [servant("A"), bell("battle phase", "end")]})
    driver.take('attack with "A" -> player', "corrupt orb 1")
    assert driver.game.num(0, "battle phase") == 1


def test_806_2_priority_before_the_end_phase() -> None:
    driver = table("battle", you={"servant": [servant("A")], "hand": [QUICK]}, enemy={"hand": [QUICK]})
    driver.pass_until("attack").take("attack no more")
    assert driver.rule == "CC 602.1c" and driver.player == 0
    assert driver.trace.steps[-4:].count("CC 806.2") == 1 and "CC 507.1" not in driver.trace.steps
    driver.take("pass")
    assert driver.player == 1
