"""[CC 903.2e] Targets that are no servants: players, orbs; being targeted; phases, positions and stocks in texts."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.flow.api import advance, decide
from ludex.core.flow.decisions import texts
from ludex.core.flow.frames import push
from ludex.core.happening import events
from ludex.core.sight.view import view
from ludex.core.values import layers
from ludex.errors import InputError
from ludex.games.cc.c0700_player_actions import open_options
from ludex.games.cc.c0900_cards_and_abilities import chase_of
from tests.rules.cc.support import (
    ENEMY_SERVANTS,
    QUICK,
    SERVANTS,
    YOUR_SERVANTS,
    Put,
    Table,
    barrier,
    caster,
    conjure,
    position,
    servant,
    table,
)

TARGET_DRAWS = t.By(t.CONTROLLER, (t.Draw(2),), of=t.Ref("p"))


def aimed(name: str, what: t.Sel, *do: t.Instr) -> Put:
    return conjure(name, t.Spell(do, (t.Choose("p", 1, what),)), text="")


# --- players --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("choice", "drawn"), [("choose yourself", (3, 0)), ("choose the opponent", (1, 2))])
def test_903_2e_a_player_may_be_a_target(choice: str, drawn: tuple[int, int]) -> None:
    driver = table("main", you={"hand": [aimed("Gift", t.Player(), TARGET_DRAWS), QUICK]}).take('play "Gift"')
    assert driver.player == 0 and driver.offered == ["choose yourself", "choose the opponent"]
    driver.take(choice, "pass")
    assert (driver.size("hand", 0), driver.size("hand", 1)) == drawn


def test_903_2e_target_enemy_player_is_no_choice_and_a_servant_is_no_player() -> None:
    """[CC 105.4a] With servants and players as candidates, both are offered; what is done fits the one chosen."""
    gift = aimed("Gift", t.Player(t.OPPONENT), TARGET_DRAWS)
    driver = table("main", you={"hand": [gift, QUICK]}).take('play "Gift"', "pass")
    assert (driver.size("hand", 0), driver.size("hand", 1)) == (1, 2)
    either = aimed("Either", ENEMY_SERVANTS | t.Player(), t.Move(t.Ref("p"), "graveyard", "destroy"), TARGET_DRAWS)
    for choice, where, drawn in (('choose "W"', ["graveyard"], 2), ("choose yourself", ["servant"], 0)):
        driver = table("main", you={"hand": [either, QUICK]}, enemy={"servant": [servant("W")]}).take('play "Either"')
        assert driver.offered == ['choose "W"', "choose yourself", "choose the opponent"]
        driver.take(choice, "pass")
        assert driver.where("W") == where and driver.size("hand", 1) == drawn


def test_105_4_what_a_targeted_player_controls() -> None:
    wrath = aimed("Wrath", t.Player(), t.Move(SERVANTS & t.SameSide(t.Ref("p")), "graveyard", "destroy"))
    field = {"servant": [servant("Mine")]}
    driver = table("main", you={"hand": [wrath], **field}, enemy={"servant": [servant("W"), servant("V")]})
    driver.take('play "Wrath"', "choose the opponent")
    assert driver.names("graveyard", 1) == ["W", "V"] and driver.where("Mine") == ["servant"]


# --- being targeted -------------------------------------------------------------------------------------------------


def test_903_2e_being_targeted_triggers_when_the_targets_are_chosen() -> None:
    """[CC 901.1b] Its ability is played before the spell resolves; for another target it does not trigger."""
    wary = servant("Wary", t.Automatic(t.When("select", t.SELF), do=(t.Move(t.SELF, "hand", "return"),)))
    kill = aimed("Kill", ENEMY_SERVANTS, t.Move(t.Ref("p"), "graveyard", "destroy"))
    for name, where in (("Wary", ["hand"]), ("Slow", ["servant"])):
        driver = table("main", you={"hand": [kill]}, enemy={"servant": [wary, servant("Slow")]})
        driver.take('play "Kill"', f'choose "{name}"')
        assert driver.where("Wary") == where
        assert driver.where("Slow") == (["servant"] if name == "Wary" else ["graveyard"])


def test_903_2e_a_targeted_player_triggers_too() -> None:
    ward = barrier("Ward", t.Automatic(t.When("select", t.Player(t.YOU)), do=(t.Gain("n", 1),)))
    for choice, n in (("choose the opponent", 1), ("choose yourself", 0)):
        driver = table("main", you={"hand": [aimed("Gift", t.Player(), t.Draw(0))]}, enemy={"servant": [ward]})
        assert driver.take('play "Gift"', choice).game.num(1, "n") == n


def test_1009_1_a_targeted_orb_is_the_one_that_is_corrupted() -> None:
    """Even if other orbs were put on it meanwhile; if it is gone, nothing is corrupted [CC 903.3a]."""
    hit = aimed("Hit", t.Zone(("orb",)) & t.ENEMY, t.Do("corrupt", t.Ref("p")))
    for gone in (False, True):
        driver = table("main", you={"hand": [hit, QUICK]}, enemy={"orb": [servant("Prize")]}, orbs=2)
        driver.take('play "Hit"')
        driver.take(driver.offered[0])
        (target,) = chase_of(driver.game)[-1].play.ctx.get("p") or ()
        if gone:
            events.perform(driver.game, events.moving(driver.game, target, "graveyard"))
        driver.take("pass")
        became = driver.game.gone[target].became
        assert (became in driver.game.zone("hand", 1)) != gone
        assert driver.size("orb", 1) == 2
        assert [e.n for e in driver.trace.events if e.kind == "corrupt"] == ([] if gone else [1])


# --- what a servant loses ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("figure", ["atk", "def", ""])
def test_803_4a_an_attacker_that_loses_its_atk_or_def_attacks_no_more(figure: str) -> None:
    lose = t.Continue((t.Rename(t.Ref("p"), "figure", "lose", figure),), "turn")
    blunt = conjure("Blunt", t.Spell((lose,), (t.Choose("p", 1, YOUR_SERVANTS),)), text="[Quickcast]")
    you = {"servant": [servant("A", atk=3000)], "hand": [blunt, QUICK]}
    driver = table("battle", you=you, enemy={"servant": [servant("W")]}).pass_until("attack")
    driver.take('attack with "A" -> "W"', 'play "Blunt"', "pass")
    if figure:
        shown = view(driver.game, 1)["players"][0]["zones"]["servant"][0]["figures"]
        assert layers.value(driver.game, driver.id("A"), figure) == 0 and figure not in shown
    driver.pass_until("call")
    assert driver.where("W") == (["servant"] if figure else ["graveyard"])


# --- phases, positions, stocks ----------------------------------------------------------------------------------------


def test_501_1_a_text_may_ask_for_a_phase() -> None:
    """[CC 904.1] The bonus holds in the main phase of either player and in no other."""
    proud = servant("Proud", t.Passive((t.Modify(t.SELF, "atk", "+", 500),), cond=t.During("main")))

    def atk(driver: Table) -> int:
        return layers.value(driver.game, driver.id("Proud"), "atk")

    driver = table("call", you={"servant": [proud], "hand": [QUICK]})
    assert atk(driver) == 1000
    driver.take("call nothing")
    assert (driver.game.frames[1].proc, atk(driver)) == ("CC 504", 1000)
    driver.take("pass")
    assert (driver.game.frames[1].proc, atk(driver)) == ("CC 505", 1500)
    driver.take("pass")
    assert (driver.game.frames[1].proc, atk(driver)) == ("CC 801", 1000)


def test_501_1_a_figure_that_was_looked_up_before_changes_with_the_phase() -> None:
    """In one and the same game, without a copy in between."""
    proud = servant("Proud", t.Passive((t.Modify(t.SELF, "atk", "+", 500),), cond=t.During("main")))
    game = position("call", you={"servant": [proud], "hand": [QUICK]})
    found: list[tuple[str, int]] = []
    for _ in range(4):
        decision = advance(game)
        assert decision is not None
        found.append((game.frames[1].proc, layers.value(game, game.zone("servant", 0)[0], "atk")))
        decide(game, len(decision.options) - 1)
    assert found == [("CC 504", 1000), ("CC 504", 1000), ("CC 505", 1500), ("CC 801", 1000)]


def test_501_1_an_ability_may_be_for_one_phase_only() -> None:
    drum = servant("Drum", t.Activated(do=(t.Gain("n", 1),), cond=t.During("battle"), limit=1))
    assert 'use "Drum"' not in table("main", you={"servant": [drum], "hand": [QUICK]}).offered
    assert 'use "Drum"' in table("battle", you={"servant": [drum], "hand": [QUICK]}).offered


def test_501_1_who_could_do_nothing_before_is_asked_in_the_phase_of_the_ability() -> None:
    """In one and the same game, without a copy in between."""
    drum = servant("Drum", t.Activated(do=(t.Gain("n", 1),), cond=t.During("battle")))
    game = position("call", you={"hand": [QUICK]}, enemy={"servant": [drum]})
    asked: list[tuple[str, list[str]]] = []
    while not asked:
        decision = advance(game)
        assert decision is not None
        if decision.player == 1:
            asked.append((game.frames[1].proc, texts(game, decision)))
        else:
            assert not game.quiet & 3
            decide(game, len(decision.options) - 1)
    assert asked == [("CC 801", ['use "Drum"', "pass"])]


def test_501_1_who_can_do_nothing_can_do_nothing_in_the_next_phase_until_anything_changes() -> None:
    game = position("call", you={"hand": [QUICK]}, enemy={"servant": [servant("Still")]})
    assert advance(game) is not None and open_options(game, 1) == [] and game.quiet & 2
    push(game, "CC 505")
    assert game.quiet & 2 and not game.clone().quiet & 3
    game.set_num(1, "n", 1)
    assert not game.quiet & 3


def test_501_1_a_phase_that_the_book_does_not_have_is_refused() -> None:
    with pytest.raises(InputError, match="no phase 'tea'; there is recovery, draw, call"):
        servant("Guest", t.Passive((t.Modify(t.SELF, "atk", "+", 500),), cond=t.During("tea")))


def test_303_1b_an_effect_may_say_in_which_position_a_card_enters() -> None:
    """[CC 307.6] Then nobody is asked."""
    law = barrier("Law", t.Passive((t.Rule("permit", "enter reversed", t.ENEMY & t.Word("type", "servant")),)))
    free = servant("Free", cost=0)
    driver = table("main", active=1, turn=4, you={"servant": [law]}, enemy={"hand": [free]}).take('play "Free"')
    assert driver.state("Free") == "reversed"
    own = table("main", you={"servant": [law], "hand": [free]}).take('play "Free"')
    assert own.offered == ['"Free" enters recovered', '"Free" enters reversed']
    rise = conjure("Rise", t.Spell((t.Do("put", t.Zone(("graveyard",)) & t.YOURS, word="rested"),)))
    risen = table("main", you={"hand": [rise], "graveyard": [free]}).take('play "Rise"')
    assert risen.state("Free") == "rested"


def test_306_2_the_stock_of_this_card_is_not_that_of_another() -> None:
    dig = t.Activated(do=(t.Move(t.Zone(("stock",)) & t.Linked(t.SELF), "hand", "return"),), limit=1)
    rich = t.Passive((t.Modify(t.SELF, "level", "+", t.Count(t.Linked(t.SELF) & t.Zone(("stock",)))),))
    field: list[Put] = [caster("Aya", dig, rich), caster("Bea")]
    bare = table("main", you={"caster": field})
    hosts = [bare.id("Aya"), bare.id("Bea")]
    stock: list[Put] = [(caster("One"), {"host": hosts[0]}), (caster("Two"), {"host": hosts[1]})]
    driver = table("main", you={"caster": field, "stock": stock, "hand": [QUICK]})
    assert layers.value(driver.game, driver.id("Aya"), "level") == 2
    driver.take('use "Aya"', "pass")
    assert driver.where("One") == ["hand"] and driver.where("Two") == ["stock"]
    assert layers.value(driver.game, driver.id("Aya"), "level") == 1
