"""[CC 1200] Rule processes."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.core.values import layers
from tests.rules.cc.support import QUICK, SERVANTS, YOUR_SERVANTS, barrier, card, conjure, servant, table


def test_1202_1_who_cannot_draw_in_the_draw_phase_loses() -> None:
    driver = table("draw", deck=0, you={"hand": [QUICK]})
    assert driver.game.outcome is not None
    assert driver.game.outcome.winner == 1 and driver.game.outcome.rule == "CC 1202.1"
    other = table("draw", deck=0, active=1, enemy={"hand": [QUICK]})
    assert other.game.outcome is not None and other.game.outcome.winner == 0
    last = table("draw", deck=1, you={"hand": [QUICK]})
    assert last.game.outcome is None and last.size("deck", 0) == 0  # the last card is drawn, and nobody loses
    effect = table("main", deck=0, you={"hand": [conjure("Spell", t.Spell((t.Draw(2),))), QUICK]}).take('play "Spell"')
    assert effect.take("pass").game.outcome is None  # no draw phase
    first = table("draw", deck=0, turn=1, you={"hand": [QUICK]})
    assert first.game.outcome is None  # nothing had to be drawn


def flood(who: str, n: int = 2) -> Card:
    return barrier("Flood", t.Automatic(t.When("begin", word="draw phase"), do=(t.Draw(n, who),)))


def test_1202_1_any_draw_that_falls_short_in_a_draw_phase_loses() -> None:
    """An effect's draw too, of either player, and if only a part of it was possible."""
    you = table("draw", deck=2, you={"servant": [flood(t.YOU)]})
    assert you.game.outcome is not None
    assert (you.game.outcome.winner, you.game.outcome.rule, you.size("hand", 0)) == (1, "CC 1202.1", 2)
    other = table("draw", deck=1, you={"servant": [flood(t.OPPONENT)]})
    assert other.game.outcome is not None and other.game.outcome.winner == 0
    enough = table("draw", deck=3, you={"servant": [flood(t.YOU)], "hand": [QUICK]}).take("pass")
    assert enough.game.outcome is None and enough.size("deck", 0) == 0


def test_1202_1_not_in_another_phase_nor_for_a_draw_up_to() -> None:
    later = barrier("Late", t.Automatic(t.When("begin", word="call phase"), do=(t.Draw(9, t.EACH),)))
    driver = table("call", deck=1, you={"servant": [later], "hand": [QUICK]}).take("call nothing", "pass")
    assert driver.game.outcome is None and driver.size("deck", 1) == 0
    upto = barrier("Upto", t.Automatic(t.When("begin", word="draw phase"), do=(t.Draw(2, up_to=True),)))
    driver = table("draw", deck=2, you={"servant": [upto], "hand": [QUICK]}).pass_until("draw").take("draw")
    assert driver.game.outcome is None and driver.size("deck", 0) == 0  # nobody had to draw the second


def test_1203_1_atk_and_def_are_rounded_up_to_hundreds() -> None:
    for change, value in ((50, 1100), (-50, 1000), (-150, 900), (1, 1100), (100, 1100)):
        grow = t.Continue(tuple(t.Modify(YOUR_SERVANTS, f, "+", change) for f in ("atk", "def")), "turn")
        driver = table("main", you={"hand": [conjure("Spell", t.Spell((grow,))), QUICK], "servant": [servant("A")]})
        driver.take('play "Spell"', "pass")
        assert [layers.value(driver.game, driver.id("A"), f) for f in ("atk", "def")] == [value, value]


def test_1203_1_rounded_once_after_everything() -> None:
    half = t.Passive((t.Modify(SERVANTS, "atk", "+", 50),))
    driver = table("main", you={"servant": [servant("A", half, atk=1000), servant("B", half)], "hand": [QUICK]})
    assert layers.value(driver.game, driver.id("A"), "atk") == 1100  # 50 and 50, not 100 and 100


def test_1204_1_a_deity_without_deity_counters_is_banished() -> None:
    down = t.Activated(cost=(t.Counters(t.SELF, "deity", -1),), do=(t.Gain("n", 1),))
    god = card("God", "deity", down)
    fallen = servant("W", t.Automatic(t.When("move", t.YOURS, word="destroy"), do=(t.Gain("destroyed", 1),)))
    driver = table("main", you={"servant": [(god, {"counters": {"deity": 2}}), fallen], "hand": [QUICK]})
    driver.take('use "God"', "pass")
    assert driver.where("God") == ["servant"] and driver.it("God").counter("deity") == 1
    driver.take('use "God"')
    assert driver.where("God")[0] != "servant"  # gone before its ability resolves
    driver.take("pass")
    assert driver.names("graveyard", 0) == ["God"] and driver.game.num(0, "n") == 2
    assert driver.game.num(0, "destroyed") == 0
    other = table("main", you={"servant": [(god, {"counters": {"web": 2}})], "hand": [QUICK]})
    assert other.where("God") == ["graveyard"]  # counters of another name do not help
