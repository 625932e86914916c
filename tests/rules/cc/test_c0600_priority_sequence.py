"""[CC 600] Priority sequence."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.position.objects import Card
from tests.rules.cc.support import (
    DRAW,
    ENEMY_SERVANTS,
    QUICK,
    Table,
    barrier,
    card,
    caster,
    conjure,
    servant,
    table,
)

PING = t.Activated(do=(t.Gain("pings", 1),))
"""An activated ability without a cost: something to do whenever one has priority."""


def bell(name: str, *do: t.Instr, targets: tuple[t.Choose, ...] = ()) -> Card:
    """Triggers at the beginning of the main phase."""
    return barrier(name, t.Automatic(t.When("begin", word="main phase"), targets=targets, do=do or (DRAW,)))


def chase(driver: Table) -> list[str]:
    return driver.names("chase", 0)


def test_601_1_rule_processes_then_triggers_then_an_action() -> None:
    god = card("God", "deity", t.Automatic(t.When("move", t.SELF, dst=("graveyard",)), do=(DRAW,)))
    driver = table("main", you={"servant": [god, bell("Bell")], "hand": [QUICK]})
    assert driver.where("God") == ["graveyard"]  # without counters: banished before anything else
    assert sorted(driver.offered) == ['play ability of "Bell"', 'play ability of "God"']
    driver.take('play ability of "Bell"')
    assert driver.offered == ['play "Quick"', "pass"] and chase(driver) == ["Bell", "God"]
    steps = driver.trace.steps
    assert steps.index("CC 602.1a") < steps.index("CC 602.1b") and "CC 602.1c" not in steps


def test_602_1a_rule_processes_are_repeated_until_none_is_left() -> None:
    """[CC 602.1b] Only then are triggered abilities chosen."""
    support = t.Passive((t.Modify(t.Word("type", "servant"), "atk", "+", 100),))
    fall = t.Automatic(t.When("move", src=("servant",), dst=("graveyard",), word="banish"), do=(DRAW,))
    gods = [card("God", "deity", support), card("Idol", "deity")]
    driver = table("main", you={"servant": [*gods, barrier("Bell", fall)], "hand": [QUICK]})
    assert driver.where("God") == ["graveyard"] and driver.where("Idol") == ["graveyard"]
    assert driver.trace.steps.index("CC 602.1a") < driver.trace.steps.index("CC 602.1b")
    assert len(driver.game.zone("chase", 0)) == 2 and driver.rule == "CC 602.1c"


def test_602_1b_triggered_abilities_are_played_before_anybody_acts() -> None:
    driver = table("main", you={"servant": [bell("Bell")], "hand": [QUICK, servant("A")]})
    assert chase(driver) == ["Bell"]
    assert driver.offered == ['play "Quick"', "pass"]


def test_602_1c_only_the_player_with_priority_acts() -> None:
    """[CC 602.1d] Who acts is asked again, who passes hands over."""
    driver = table("draw", you={"servant": [servant("P", PING)]}, enemy={"servant": [servant("Q", PING)]})
    assert driver.player == 0 and driver.offered == ['use "P"', "pass"]
    driver.take('use "P"')
    assert driver.player == 0
    driver.take("pass")
    assert driver.player == 1 and driver.offered == ['use "Q"', "pass"]


def test_602_1d_a_sequence_never_ends_without_looking_who_is_next() -> None:
    driver = table("draw", you={"servant": [servant("P", PING)]})
    driver.take('use "P"', "pass")
    steps = driver.trace.steps
    assert all(steps[i + 1] == "CC 602.1d" or steps[i + 1] == "nb.possible"
               for i, s in enumerate(steps[:-1]) if s == "CC 602.1c")  # fmt: skip
    assert driver.game.num(0, "pings") == 1


def test_603_1_one_triggered_ability_is_played_by_itself() -> None:
    driver = table("main", you={"servant": [bell("Bell")]}, enemy={"hand": [QUICK]})
    assert chase(driver) == ["Bell"] and driver.player == 1


def test_603_2_the_turn_player_stacks_first_so_the_other_resolves_first() -> None:
    gain = t.Gain("order", 1)
    mine, theirs = bell("Mine", t.Gain("mine", t.Number(t.OPPONENT, "order")), gain), bell("Theirs", gain)
    driver = table("main", you={"servant": [mine], "hand": [QUICK]}, enemy={"servant": [theirs]})
    assert chase(driver) == ["Mine", "Theirs"]
    driver.take("pass")
    assert driver.game.num(1, "order") == 1 and driver.game.num(0, "order") == 0
    driver.take("pass")
    assert driver.game.num(0, "mine") == 1


def test_603_3_an_ability_without_a_legal_target_is_not_played_and_its_count_drops() -> None:
    aimed = bell("Aim", t.Move(t.Ref("t"), "graveyard"), targets=(t.Choose("t", 1, ENEMY_SERVANTS),))
    driver = table("main", you={"servant": [aimed], "hand": [QUICK]})
    assert chase(driver) == [] and driver.game.pending == ()
    assert "play" in driver.offered[0]


def test_603_4_after_each_ability_the_sequence_starts_over() -> None:
    driver = table("main", you={"servant": [bell("One"), bell("Two")], "hand": [QUICK]})
    before = driver.trace.steps.count("CC 602.1a")
    driver.take('play ability of "One"')
    assert chase(driver) == ["One", "Two"]
    assert driver.trace.steps.count("CC 602.1a") >= before + 2


def test_604_1a_an_activated_ability_of_a_card_one_controls() -> None:
    driver = table("draw", you={"servant": [servant("P", PING)]}, enemy={"servant": [servant("Q", PING)]})
    assert driver.offered == ['use "P"', "pass"]
    driver.take("pass")
    assert driver.player == 1 and driver.offered == ['use "Q"', "pass"]
    driver.take('use "Q"')
    assert chase(driver) == ["Q"]


def test_604_1b_quickcast_in_the_enemy_turn_and_on_a_filled_chase() -> None:
    driver = table("main", you={"hand": [conjure("Slow", text="Draw a card.")]}, enemy={"hand": [QUICK, servant("A")]})
    driver.take('play "Slow"')
    assert driver.player == 1 and driver.offered == ['play "Quick"', "pass"]
    driver.take('play "Quick"')
    assert driver.where("Quick") == ["graveyard"] and driver.where("Slow") == ["graveyard"]
    assert driver.game.zone("graveyard", 1) and driver.trace.steps.count("CC 903.3b") == 2


def test_604_1c_pass_is_always_there() -> None:
    driver = table("draw", you={"servant": [servant("P", PING)]}, enemy={"servant": [servant("Q", PING)]})
    for _ in range(4):
        assert driver.offered[-1] == "pass"
        driver.take(driver.offered[0])
        assert driver.offered[-1] == "pass"
        driver.take("pass")


def test_604_2_the_long_list_is_for_main_timing() -> None:
    """[CC 604.2a] [CC 604.2b] [CC 604.2c]"""
    hand = [servant("A"), conjure("C", text="Draw a card."), barrier("B")]
    driver = table("main", you={"hand": hand, "servant": [servant("P", PING)]}, enemy={"hand": hand})
    long = {'play "A"', 'play "C"', 'play "B"', 'switch "P"'}
    assert long <= set(driver.offered)
    driver.take('use "P"')
    assert driver.offered == ['use "P"', "pass"]  # the chase is not empty
    driver.take("pass")
    assert driver.game.active == 0 and long <= set(driver.offered)  # resolved: the enemy had nothing to do
    driver.take("pass")
    assert driver.rule == "CC 602.1c" and driver.offered == ['use "P"', "pass"]  # the battle phase


def test_604_2a_no_servant_without_quickcast_outside_main_timing() -> None:
    plain, quick = servant("Plain"), servant("Fast", text="[Quickcast]")
    driver = table("draw", you={"hand": [plain, quick]}, enemy={"hand": [plain, quick]})
    assert driver.offered == ['play "Fast"', "pass"]
    driver.take("pass")
    assert driver.player == 1 and driver.offered == ['play "Fast"', "pass"]


def test_604_2b_no_conjure_without_quickcast_in_answer() -> None:
    slow = conjure("Slow", text="Draw a card.")
    driver = table("main", you={"hand": [slow, slow, QUICK]}).take('play "Slow"')
    assert driver.offered == ['play "Quick"', "pass"]


def test_604_2c_no_barrier_without_quickcast_outside_main_timing() -> None:
    driver = table("draw", you={"hand": [barrier("Wall"), QUICK]})
    assert driver.offered == ['play "Quick"', "pass"]


def test_604_2d_only_a_servant_there_since_the_turn_began_is_switched() -> None:
    driver = table("main", you={"servant": [servant("Old"), (servant("New"), {"this turn": True})]})
    assert 'switch "Old"' in driver.offered and 'switch "New"' not in driver.offered


def test_604_2e_deity_abilities_at_main_timing_only() -> None:
    god = (card("God", "deity", PING), {"counters": {"deity": 1}})
    driver = table("main", you={"servant": [god], "hand": [QUICK, QUICK]})
    assert 'use "God"' in driver.offered
    driver.take('play "Quick"')
    assert 'use "God"' not in driver.offered
    for phase in ("draw", "end"):
        assert 'use "God"' not in table(phase, you={"servant": [god], "hand": [QUICK]}).offered
    enemy = table("main", you={"hand": [QUICK]}, enemy={"servant": [god], "hand": [QUICK]})
    enemy.take("pass")
    assert enemy.player == 1 and 'use "God"' not in enemy.offered


def test_605_1a_who_acts_keeps_priority_and_may_add_more() -> None:
    driver = table("main", you={"hand": [QUICK, QUICK]}, enemy={"hand": [QUICK]}).take('play "Quick"')
    assert driver.player == 0
    driver.take('play "Quick"')
    assert chase(driver) == ["Quick", "Quick"] and driver.player == 1  # nothing left for us but a pass


def test_605_1b_two_passes_resolve_the_last_item_then_the_turn_player_has_priority() -> None:
    mark = conjure("Mark", t.Spell((t.Gain("marks", 1),)), t.Mere("Quickcast"))
    ping = servant("P", PING)
    driver = table("draw", you={"servant": [ping]}, enemy={"hand": [mark], "servant": [servant("Q", PING)]})
    driver.take('use "P"', "pass", 'play "Mark"', "pass")
    assert driver.player == 0 and chase(driver) == ["P", "Mark"]  # the enemy kept priority, passed, now it is ours
    driver.take("pass")
    assert driver.game.num(1, "marks") == 1 and driver.game.num(0, "pings") == 0
    assert driver.player == 0 and chase(driver) == ["P"]  # the enemy's item resolved: the turn player has priority
    driver.take("pass", "pass")
    assert driver.game.num(0, "pings") == 1 and "CC 504.1" not in driver.trace.steps
    driver.take("pass", "pass")
    assert driver.rule == "CC 504.1"


def test_605_1c_a_first_pass_hands_over_and_an_action_resets_the_count() -> None:
    driver = table("draw", you={"servant": [servant("P", PING)]}, enemy={"servant": [servant("Q", PING)]})
    driver.take("pass")
    assert driver.player == 1
    driver.take('use "Q"', "pass")
    assert driver.player == 0 and chase(driver) == ["Q"]  # one pass since the action: the other is asked


def test_605_2_after_a_resolution_the_sequence_goes_on_in_the_same_phase() -> None:
    summons = servant("Herald", t.Automatic(t.When("move", t.SELF, dst=("servant",)), do=(DRAW,)))
    driver = table("main", you={"hand": [summons, QUICK]})
    driver.take('play "Herald"', "pass", '"Herald" enters recovered')
    assert chase(driver) == ["Herald"] and driver.rule == "CC 602.1c"
    assert "CC 506.1" not in driver.trace.steps


def test_605_1b_with_an_empty_chase_the_sequence_is_complete() -> None:
    driver = table("draw", you={"servant": [servant("P", PING)], "hand": [caster("Aya")]})
    driver.take("pass")
    assert driver.rule == "CC 504.1"
