"""[CC 104.6] [CC 310.3] [CC 1015.2a] [CC 1105.3] [CC 1116.2c]: values that change, orders, shuffles, plays taken back,
battles by effects."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.happening import events
from ludex.games import load
from tests.rules.cc.support import (
    ENEMY_SERVANTS,
    FILLER,
    QUICK,
    SERVANTS,
    YOUR_SERVANTS,
    Put,
    Table,
    barrier,
    conjure,
    position,
    servant,
    table,
)

# --- [CC 104.6] increased, decreased ----------------------------------------------------------------------------------

GROWS = t.Automatic(t.When("increase", t.SELF, word="atk"), do=(t.Gain("up", t.EventAmount()),))
SHRINKS = t.Automatic(t.When("decrease", t.SELF, word="atk"), do=(t.Gain("down", t.EventAmount()),))


def told(driver: Table) -> tuple[int, int]:
    return driver.game.num(0, "up"), driver.game.num(0, "down")


def grow(n: int, figure: str = "atk", op: str = "+") -> Put:
    return conjure("Grow", t.Spell((t.Continue((t.Modify(YOUR_SERVANTS, figure, op, n),), "turn"),)))


@pytest.mark.parametrize(
    ("spell", "up", "down"),
    [
        (grow(300), 300, 0),
        (grow(-300), 0, 300),
        (grow(1500, op="="), 500, 0),
        (grow(200, op="="), 0, 800),
        (grow(1000, op="="), 0, 0),
        (grow(0), 0, 0),
        (grow(300, "def"), 0, 0),
    ],
)
def test_104_6_a_value_that_becomes_greater_is_increased_a_lesser_one_decreased(spell: Put, up: int, down: int) -> None:
    """Whether it was added to or set; [CC 104.3] the same value as before is neither."""
    driver = table("main", you={"servant": [servant("A", GROWS, SHRINKS)], "hand": [spell, QUICK]})
    driver.take('play "Grow"', "pass", "pass")
    assert told(driver) == (up, down)


def test_104_6_an_effect_that_ends_changes_the_value_back() -> None:
    driver = table("main", you={"servant": [servant("A", GROWS, SHRINKS)], "hand": [grow(300), QUICK]})
    driver.take('play "Grow"', "pass", "pass").pass_until("call")
    assert driver.game.active == 1 and told(driver) == (300, 300)


def test_104_6_what_enters_or_leaves_the_field_changes_values_too() -> None:
    flag = servant("Flag", t.Passive((t.Modify(YOUR_SERVANTS & ~t.SELF, "atk", "+", 200),)), cost=0)
    driver = table("main", you={"servant": [servant("A", GROWS, SHRINKS)], "hand": [flag, QUICK]})
    driver.take('play "Flag"', "pass", '"Flag" enters recovered', "pass")
    assert told(driver) == (200, 0)
    events.perform(driver.game, events.moving(driver.game, driver.id("Flag"), "graveyard"))
    assert [p.ability.when for p in driver.game.pending] == [SHRINKS.when]


# --- [CC 310.3] the order of a graveyard ------------------------------------------------------------------------------


def wiped(keeps: bool) -> Table:
    wipe = conjure("Wipe", t.Spell((t.Move(SERVANTS, "graveyard", "destroy"),)))
    theirs: list[Put] = [servant("A"), servant("B"), servant("C")]
    game = position("main", you={"hand": [wipe], "servant": [servant("Mine")]}, enemy={"servant": theirs})
    if keeps:
        game.book = load("cc").book("ordered")
    return Table(game).take('play "Wipe"')


def test_310_3_the_owner_orders_cards_that_get_into_a_graveyard_together() -> None:
    """Where the organiser forbids to rearrange graveyards [CC 310.2]: the last one put is the top."""
    driver = wiped(True)
    assert driver.player == 1 and driver.offered == ['put "A"', 'put "B"', 'put "C"']
    driver.take('put "C"', 'put "A"')
    assert driver.names("graveyard", 1) == ["C", "A", "B"]


def test_310_3_nobody_is_asked_where_graveyards_may_be_rearranged() -> None:
    assert wiped(False).names("graveyard", 1) == ["A", "B", "C"]


# --- [CC 1015.2a] moves that belong to a shuffle ----------------------------------------------------------------------

OPEN_TOP = barrier("Lamp", t.Passive((t.Rule("permit", "reveal", t.Top("deck")),)))
OWN_TOP = barrier("Lens", t.Passive((t.Rule("permit", "look", t.Top("deck")),)))
TOP_TO_BOTTOM = t.Move(t.Top("deck"), "deck", "put", position="bottom")


def known(driver: Table) -> list[int]:
    """Who knows the cards of the deck, from the top."""
    return [driver.game.objects[id].known for id in reversed(driver.game.zone("deck", 0))]


def shuffled(*after: t.Instr, lamp: Put = OPEN_TOP) -> Table:
    spell = conjure("Mix", t.Spell((t.Shuffle("deck"), *after)))
    deck: list[Put] = [servant(name) for name in "ABCDEF"]
    you: dict[str, list[Put]] = {"servant": [lamp], "hand": [spell, QUICK], "deck": deck}
    driver = table("main", you=you, enemy={"hand": [QUICK], "deck": [FILLER]}, deck=0)
    return driver.take('play "Mix"', "pass", "pass")


def test_1015_2_an_effect_that_shows_the_top_card_shows_the_new_one_after_a_shuffle() -> None:
    assert known(shuffled()) == [3, 0, 0, 0, 0, 0]
    assert known(shuffled(lamp=OWN_TOP)) == [1, 0, 0, 0, 0, 0]
    assert known(shuffled(lamp=barrier("Dark"))) == [0] * 6
    assert known(shuffled(t.Draw(1))) == [3, 0, 0, 0, 0], "the card drawn was on top, and so is the next"


def test_1015_2a_a_move_right_after_the_shuffle_belongs_to_it() -> None:
    """The card that is moved away was on top for a moment, and nobody saw it."""
    assert known(shuffled(TOP_TO_BOTTOM)) == [3, 0, 0, 0, 0, 0]
    seen = shuffled(t.Gain("n", 1), TOP_TO_BOTTOM)  # not right after it: the shuffle is over
    assert known(seen) == [3, 0, 0, 0, 0, 3]


def test_1015_2a_only_a_move_of_shuffled_cards() -> None:
    """A card of the hand that is put on the deck was not shuffled: the top card is shown before."""
    put = t.Move(t.Zone(("hand",)) & t.YOURS, "deck", "put")
    assert known(shuffled(put))[:2] == [3, 3]


# --- [CC 1105.3] Quickcast lost in the middle -------------------------------------------------------------------------

HASTE = t.Passive((t.Grant(t.Zone(("hand",)) & t.YOURS & t.Word("name", "Leap"), (t.Mere("Quickcast"),)),))
LEAP = servant("Leap", cost=2, race="Elf", text="[Step Up] (Elf)")


def stepping(at: str) -> Table:
    elf = servant("Elf", cost=3, race="Elf")
    you = {"servant": [elf, barrier("Wind", HASTE)], "hand": [LEAP]}
    enemy = {"hand": [QUICK]}
    driver = table(at, you=you, enemy=enemy, aether={"aether": 2}).pass_until('play "Leap"').take('play "Leap"')
    assert driver.decision is not None and driver.decision.prompt == "step up?"
    return driver


def lose_haste(driver: Table) -> Table:
    events.perform(driver.game, events.moving(driver.game, driver.id("Wind"), "graveyard"))
    return driver.take("no")


def test_1105_3_a_card_that_loses_quickcast_before_the_chase_is_not_played() -> None:
    """The situation is the one before: the card in hand, nothing paid, and the same player has priority."""
    lost = lose_haste(stepping("battle"))
    assert lost.where("Leap") == ["hand"] and not lost.game.zone("chase", 0)
    assert lost.game.num(0, "aether") == 2 and lost.it("Elf").state == 0
    assert 'play "Leap"' not in lost.offered
    assert "move play" not in [f"{e.kind} {e.word}" for e in lost.trace.events]


def test_1105_3_the_passes_before_it_count_again() -> None:
    """The other player has passed: after the play is taken back, one more pass ends the sequence."""
    driver = table(
        "battle", active=1, turn=4, enemy={"hand": [QUICK]}, aether={"aether": 2},
        you={"servant": [servant("Elf", cost=3, race="Elf"), barrier("Wind", HASTE)], "hand": [LEAP, QUICK]},
    )  # fmt: skip
    assert driver.player == 1
    driver.take("pass", 'play "Leap"')
    lose_haste(driver)
    assert driver.player == 0 and 'play "Quick"' in driver.offered
    step = driver.game.frames[1].pc
    driver.take("pass")
    assert driver.game.frames[1].pc > step, "both have passed: the step is over"


def test_1105_3_the_play_goes_on_where_quickcast_is_not_needed_or_kept() -> None:
    assert lose_haste(stepping("main")).where("Leap") == ["chase"]
    assert stepping("battle").take("no").where("Leap") == ["chase"]


# --- [CC 1116.2c] battles by effects ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("mine", "theirs", "fought"), [("", "", True), ("[Φ]", "", False), ("", "[Φ]", False),
                                                        ("[Φ]", "[Φ]", True)])  # fmt: skip
def test_1116_2c_an_effect_makes_no_battle_between_one_with_phi_and_one_without(
    mine: str, theirs: str, fought: bool
) -> None:
    duel = t.Activated(do=(t.Do("battle", t.Ref("t")),), targets=(t.Choose("t", 1, ENEMY_SERVANTS),), limit=1)
    watch = barrier("Watch", t.Automatic(t.When("battle"), do=(t.Gain("battles", 1),)))
    field = [servant("A", duel, atk=2000, text=mine), watch]
    driver = table("main", you={"servant": field, "hand": [QUICK]}, enemy={"servant": [servant("W", text=theirs)]})
    driver.take('use "A"', "pass")
    assert driver.where("W") == (["graveyard"] if fought else ["servant"])
    driver.take("pass") if driver.game.zone("chase", 0) else None
    assert bool(driver.game.num(0, "battles")) == fought


def test_1116_2c_the_first_strikes_as_in_a_judgment() -> None:
    """RULING-CC-045: against DEF if the other is reversed, and not at all if it is reversed itself."""
    duel = t.Activated(do=(t.Do("battle", t.Ref("t")),), targets=(t.Choose("t", 1, ENEMY_SERVANTS),), limit=1)
    for mine, theirs, dead in (("recovered", "recovered", True), ("recovered", "reversed", False),
                               ("reversed", "recovered", False)):  # fmt: skip
        wall = servant("W", atk=0, defence=3000)
        driver = table("main", you={"servant": [(servant("A", duel, atk=2000), {"state": mine})], "hand": [QUICK]},
                       enemy={"servant": [(wall, {"state": theirs})]})  # fmt: skip
        driver.take('use "A"', "pass")
        assert (driver.where("W") == ["graveyard"]) == dead and driver.where("A") == ["servant"]
