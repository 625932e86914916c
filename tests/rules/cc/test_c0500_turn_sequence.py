"""[CC 500] Turn sequence."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.position.game import Ctx
from ludex.core.position.objects import Card
from ludex.core.resolving import deeds
from ludex.core.values import durations, layers
from ludex.games.cc import SPEC
from tests.rules.cc.support import (
    DRAW,
    QUICK,
    YOUR_SERVANTS,
    Table,
    barrier,
    card,
    caster,
    conjure,
    position,
    servant,
    table,
)

RESTED, REVERSED = {"state": "rested"}, {"state": "reversed"}


def watcher(word: str, kind: str = "begin") -> Card:
    return barrier(f"Watcher of {word}", t.Automatic(t.When(kind, word=word), do=(DRAW,)))


def test_501_1_phases_follow_each_other_and_the_turns_alternate() -> None:
    driver = table("recovery", turn=3).pass_until("call nothing").take("call nothing").pass_until("call nothing")
    phases = ["CC 502", "CC 503", "CC 504", "CC 505", "CC 506.1", "CC 507", "CC 507.6"]
    steps = [s for s in driver.trace.steps if s in phases]
    assert steps[:8] == [*phases, "CC 502"]
    assert driver.game.active == 1 and driver.game.turn == 4


def test_502_1_rested_cards_of_the_turn_player_recover_reversed_ones_do_not() -> None:
    a, b, c = servant("A"), servant("B"), servant("C")
    driver = table(
        "recovery",
        you={"servant": [(a, RESTED), (b, REVERSED)], "caster": [(caster("Mage"), RESTED)], "hand": [QUICK]},
        enemy={"servant": [(c, RESTED)]},
    )
    assert driver.rule == "CC 602.1c"
    assert (driver.state("A"), driver.state("B"), driver.state("C")) == ("recovered", "reversed", "rested")
    assert driver.it("Mage").state == 0


def test_502_2_beginnings_of_game_turn_and_recovery_phase_after_the_recovering() -> None:
    marks = [watcher("recovery phase"), watcher("game"), watcher("turn")]
    first = table("recovery", turn=1, you={"servant": marks})
    assert len(first.offered) == 3  # all three wait, in an order of the player's choice
    later = table("recovery", turn=3, you={"servant": marks, "caster": [(caster("Mage"), RESTED)]})
    assert sorted(later.offered) == ['play ability of "Watcher of recovery phase"', 'play ability of "Watcher of turn"']
    assert later.it("Mage").state == 0


def test_502_3_priority_in_the_recovery_phase_comes_before_the_draw() -> None:
    driver = table("recovery", you={"hand": [QUICK]}, enemy={"hand": [QUICK]})
    assert (driver.rule, driver.player) == ("CC 602.1c", 0)
    assert driver.offered == ['play "Quick"', "pass"]
    driver.take("pass")
    assert driver.player == 1 and driver.offered == ['play "Quick"', "pass"]
    assert "CC 503.1" not in driver.trace.steps


def test_503_1_no_draw_on_the_first_turn_of_the_game_only() -> None:
    for turn, drawn in ((1, 0), (2, 1), (3, 1)):
        driver = table("draw", turn=turn)
        assert driver.size("hand", 0) == drawn, turn
        assert driver.size("deck", 0) == 10 - drawn


def test_503_2_beginning_of_the_draw_phase_triggers_after_the_draw() -> None:
    driver = table("draw", you={"servant": [watcher("draw phase")], "hand": [QUICK]})
    assert driver.size("hand", 0) == 2  # the card of the turn is there, the ability still waits in the chase
    assert len(driver.game.zone("chase", 0)) == 1


def test_503_3_priority_after_the_draw_until_both_pass() -> None:
    driver = table("draw", you={"hand": [QUICK]}, enemy={"hand": [QUICK]})
    assert driver.player == 0 and driver.size("hand", 0) == 2
    driver.take("pass")
    assert driver.player == 1 and "CC 504.1" not in driver.trace.steps
    driver.take("pass")
    assert driver.rule == "CC 504.1"


def test_504_1_one_call_a_turn_without_the_chase() -> None:
    """[CC 504.1d] Or none at all; what follows in the phase comes either way."""
    driver = table("call", you={"hand": [caster("Aya"), caster("Bea"), QUICK]}, enemy={"hand": [QUICK]})
    driver.take('call "Aya"')
    assert driver.where("Aya") == ["caster"] and driver.rule == "CC 602.1c"
    driver.take("pass", "pass")
    assert driver.rule != "CC 504.1" and driver.where("Bea") == ["hand"]
    none = table("call", you={"hand": [caster("Aya"), QUICK]}).take("call nothing")
    assert none.where("Aya") == ["hand"] and none.rule == "CC 602.1c"
    assert "CC 504.2" in none.trace.steps


def test_504_1d_nothing_may_be_called_and_the_phase_goes_on() -> None:
    driver = table("call", you={"hand": [caster("Aya")], "servant": [watcher("call phase")]}).take("call nothing")
    assert driver.where("Aya") == ["hand"]
    assert driver.size("hand", 0) == 2  # the watcher drew a card


def test_504_1a_a_second_face_up_caster_of_the_name_cannot_be_called() -> None:
    aya, older = caster("Aya"), caster("Aya", level=2)
    assert 'call "Aya"' not in table("call", you={"hand": [aya], "caster": [aya]}).offered
    assert 'call "Aya"' not in table("call", you={"hand": [aya], "caster": [older]}).offered
    assert 'call "Aya"' in table("call", you={"hand": [aya]}, enemy={"caster": [aya]}).offered
    assert 'call "Aya"' in table("call", you={"hand": [aya], "caster": [(aya, {"up": False})]}).offered
    assert 'call "Aya"' not in table("call", you={"hand": [older]}).offered
    driver = table("call", you={"hand": [aya]}).take('call "Aya"')
    assert driver.it("Aya", "caster").up


def test_504_1a_1_twins_may_stand_next_to_a_namesake() -> None:
    twin = caster("Aya", text="This caster may stand beside its namesakes.")
    driver = table("call", you={"hand": [twin], "caster": [twin]}).take('call "Aya"')
    assert driver.where("Aya") == ["caster", "caster"]


def test_504_1b_any_card_face_down_is_a_nameless_void_level_one_caster() -> None:
    spell = conjure("Secret", cost=3, element="ignus")
    driver = table("call", you={"hand": [spell], "caster": [(spell, {"up": False})]}).take('call "Secret" face down')
    ids = driver.game.zone("caster", 0)
    assert len(ids) == 2
    new = driver.game.objects[ids[1]]
    assert not new.up and new.info.types == ("caster",) and new.info.name != "Secret"
    assert layers.value(driver.game, new.id, "level") == 1
    assert layers.words(driver.game, new.id, "element") == ()
    assert new.known == 1  # only its owner knows


def test_504_1c_level_up_is_a_call_and_needs_a_base() -> None:
    low, high = caster("Aya"), caster("Aya", level=2)
    assert not any(
        o.startswith("level up") for o in table("call", you={"hand": [high], "caster": [caster("Bea")]}).offered
    )
    driver = table("call", you={"hand": [high, high], "caster": [low]}).take('level up "Aya" with "Aya"')
    assert layers.value(driver.game, driver.id("Aya", "caster"), "level") == 2
    assert len(driver.game.zone("stock", 0)) == 1 and driver.size("hand", 0) == 1


def test_504_2_beginning_of_the_call_phase_triggers_after_the_call() -> None:
    eager = caster("Aya", t.Automatic(t.When("begin", word="call phase"), do=(DRAW,)))
    driver = table("call", you={"hand": [eager]}).take('call "Aya"')
    assert driver.size("hand", 0) == 1  # her own ability saw the beginning of the phase she was called in


def test_504_3_priority_after_the_call_and_the_new_caster_can_pay() -> None:
    quick = conjure("Spark", cost=1, element="ignus", text="[Quickcast]\nDraw a card.")
    driver = table("call", you={"hand": [caster("Aya", element="ignus"), quick]}).take('call "Aya"')
    assert driver.rule == "CC 602.1c" and driver.offered == ['play "Spark"', "pass"]
    driver.take('play "Spark"')
    assert driver.it("Aya").state == 1


def test_505_1_beginning_of_the_main_phase_comes_before_the_first_action() -> None:
    driver = table("main", you={"servant": [watcher("main phase")], "hand": [servant("A")]})
    assert driver.size("hand", 0) == 2
    steps = driver.trace.steps
    assert steps.index("CC 505.1") < steps.index("CC 602.1c")


def test_505_2_main_actions_are_offered_in_the_main_phase_only() -> None:
    god = card("God", "deity", t.Activated(do=(DRAW,), timing=()))
    hand = [servant("A"), conjure("C", text="Draw a card."), barrier("B"), QUICK]
    field = [(servant("S"), {}), (god, {"counters": {"deity": 1}})]
    main = table("main", you={"hand": hand, "servant": field}).offered
    assert {'play "A"', 'play "C"', 'play "B"', 'switch "S"', 'use "God"'} <= set(main)
    for phase in ("recovery", "draw", "end"):
        driver = table(phase, you={"hand": hand, "servant": field})
        assert driver.offered == ['play "Quick"', "pass"], phase


def test_506_1_no_battle_phase_on_the_first_turn_of_the_game() -> None:
    first = table("battle", turn=1, you={"servant": [servant("A")]})
    assert "CC 802.1" not in first.trace.steps and "CC 507.1" in first.trace.steps
    second = table("battle", turn=2, you={"servant": [servant("A")]})
    assert 'attack with "A" -> player' in second.offered


def test_507_1_beginning_of_the_end_phase_comes_before_the_end_of_turn() -> None:
    """[CC 507.2] [CC 507.3] A whole priority sequence lies between them."""
    marks = [watcher("end phase"), watcher("turn", "end")]
    driver = table("end", you={"servant": marks, "hand": [QUICK]}, enemy={"hand": [QUICK]})
    first = driver.game.objects[driver.game.zone("chase", 0)[0]]
    assert first.info.name == "Watcher of end phase" and len(driver.game.zone("chase", 0)) == 1
    assert driver.player == 0
    driver.take("pass")
    assert driver.player == 1  # both may act before end of turn triggers happen
    driver.take("pass")
    assert driver.size("hand", 0) == 2 and "CC 507.3" not in driver.trace.steps
    driver.take("pass", "pass")
    assert driver.game.objects[driver.game.zone("chase", 0)[0]].info.name == "Watcher of turn"


def test_507_2_both_players_act_in_the_end_phase_before_the_end_of_turn() -> None:
    driver = table("end", you={"hand": [QUICK]}, enemy={"hand": [QUICK]})
    assert driver.player == 0 and 'play "Quick"' in driver.offered
    driver.take("pass")
    assert driver.player == 1 and 'play "Quick"' in driver.offered
    assert "CC 507.3" not in driver.trace.steps


def test_507_3_end_of_turn_triggers_after_the_first_sequence_of_the_phase() -> None:
    driver = table("end", you={"servant": [watcher("turn", "end")], "hand": [QUICK]})
    assert not driver.game.zone("chase", 0) and not driver.game.pending
    driver.take("pass")
    assert len(driver.game.zone("chase", 0)) == 1


def test_507_4_end_of_turn_abilities_can_be_answered() -> None:
    driver = table("end", you={"servant": [watcher("turn", "end")]}, enemy={"hand": [QUICK]}).take("pass")
    assert driver.player == 1 and len(driver.game.zone("chase", 0)) == 1
    assert driver.offered == ['play "Quick"', "pass"]
    assert "CC 507.5a" not in driver.trace.steps


def test_507_5_final_step_in_its_order() -> None:
    """[CC 507.5a] [CC 507.5b] Effects end, then aether is erased; until then both are there."""
    pump = conjure("Pump", t.Spell((t.Continue((t.Modify(YOUR_SERVANTS, "atk", "+", 500),), "turn"),)))
    driver = table("main", you={"hand": [pump, QUICK], "servant": [servant("A"), watcher("turn", "end")]},
                   aether={"aether ignus": 2}, enemy_aether={"aether": 1})  # fmt: skip
    driver.take('play "Pump"', "pass").pass_until("attack no more")
    assert layers.value(driver.game, driver.id("A"), "atk") == 1500
    assert driver.game.num(0, "aether ignus") == 2
    while not driver.game.zone("chase", 0):
        driver.take("attack no more" if "attack no more" in driver.offered else "pass")
    assert layers.value(driver.game, driver.id("A"), "atk") == 1500  # end of turn abilities still see it
    while driver.game.active == 0:
        driver.take("pass")
    assert layers.value(driver.game, driver.id("A"), "atk") == 1000
    assert not [n for nums in driver.game.nums for n in nums if n.startswith("aether")]
    steps = driver.trace.steps
    assert steps.index("CC 507.5a") < steps.index("CC 507.5b") < steps.index("CC 507.5c")


def test_507_5b_aether_stays_until_the_final_step_of_the_turn() -> None:
    driver = table("call", you={"hand": [QUICK]}, aether={"aether aqua": 1}, enemy_aether={"aether": 3})
    driver.take("call nothing").pass_until("play")
    while driver.game.active == 0:
        assert driver.game.num(0, "aether aqua") == 1 and driver.game.num(1, "aether") == 3
        driver.take("pass")
    assert driver.game.num(0, "aether aqua") == 0 and driver.game.num(1, "aether") == 0


def test_507_5c_something_due_after_expiry_repeats_the_final_step() -> None:
    weak = t.Becomes(t.Compare(t.Count(YOUR_SERVANTS & t.Figure("atk", "<=", 1000)), ">=", 1))
    banish = t.Move(t.SELF, "graveyard", "banish")
    mourner = barrier(
        "Mourner", t.Automatic(weak, do=(banish, t.Continue((t.Modify(YOUR_SERVANTS, "atk", "+", 300),), "turn")))
    )
    pump = t.Continue((t.Modify(YOUR_SERVANTS, "atk", "+", 500),), "turn")
    driver = table("main", you={"servant": [servant("A", atk=1000), mourner], "hand": [QUICK]}, enemy={"hand": [QUICK]})
    assert driver.game.zone("chase", 0)  # weak already: answered while it waits, it does not trigger again
    lively = table(
        "main", you={"hand": [conjure("Pump", t.Spell((pump,))), QUICK], "servant": [servant("A", atk=1000)]}
    )
    lively.take('play "Pump"', "pass")
    SPEC.place(lively.game, 0, "servant", mourner, {})
    lively.take("pass").pass_until("attack no more").take("attack no more")
    while not lively.game.zone("chase", 0):
        lively.take("pass")
    assert lively.trace.steps.count("CC 507.5a") == 1 and lively.trace.steps[-1] != "CC 507.6"
    lively.take("pass")
    assert lively.where("Mourner") == ["graveyard"]
    while lively.game.active == 0:
        lively.take("pass")
    assert lively.trace.steps.count("CC 507.5a") == 2
    assert layers.value(lively.game, lively.id("A"), "atk") == 1000  # what came in the final step ended in it too


def test_507_6_the_other_player_is_next() -> None:
    driver = table("end").pass_until("call nothing")
    assert driver.game.active == 1 and driver.game.turn == 4
    assert "CC 502.1" in driver.trace.steps


def test_507_5a_each_duration_ends_when_it_says() -> None:
    """[CC 901.2b] Until the end of the opponent's next turn is not the current one."""
    for active in (0, 1):
        for until, turns in (
            ("", (1500, 1500, 1500, 1500)),
            ("turn", (1500, 1000, 1000, 1000)),
            (durations.ENEMY_TURN, (1500, 1500, 1000, 1000) if active == 0 else (1500, 1500, 1500, 1000)),
        ):
            game = position("main", {"servant": [servant("A")], "hand": [QUICK]}, {"hand": [QUICK]}, active=active)
            a = game.zone("servant", 0)[0]
            deeds.start_effect(game, t.Modify(t.SELF, "atk", "+", 500), until, Ctx(a, 0))
            driver = Table(game, True)
            for expected in turns:
                assert layers.value(game, a, "atk") == expected, (active, until)
                turn = game.turn
                while game.turn == turn:
                    driver.take(driver.offered[-1])
