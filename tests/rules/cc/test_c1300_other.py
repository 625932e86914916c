"""[CC 1300] Other rules: loops and tokens."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludex.core import tree as t
from ludex.core.happening import declared
from ludex.core.values import layers
from ludex.games.cc.book import BOOK
from ludex.games.cc.c1300_other import TOKEN, token
from tests.rules.cc.support import (
    DIES,
    ENEMY_SERVANTS,
    ENTERS,
    QUICK,
    SERVANTS,
    YOUR_SERVANTS,
    Table,
    conjure,
    servant,
    table,
)

TURN = t.Activated(do=(t.Do("switch"),))
LAMP = servant("Lamp", TURN)


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(declared, "PATIENCE", 1)


# --- 1301 loops -----------------------------------------------------------------------------------------------------


def test_1301_1a_who_alone_can_stop_a_loop_names_a_number(soon: None) -> None:
    driver = table("main", you={"servant": [(LAMP, {"this turn": True})], "hand": [QUICK]})
    for _ in range(4):
        if "1 times" in driver.offered:
            break
        driver.take('use "Lamp"')
        if "pass" in driver.offered and driver.game.zone("chase", 0):
            driver.take("pass")
    assert driver.player == 0 and "7 times" in driver.offered
    driver.take("7 times")
    assert driver.offered == ['play "Quick"', "pass"]  # something else has to be done first
    assert 'use "Lamp"' in driver.take('play "Quick"', "pass").offered
    assert ("repeat", 7) in [(e.kind, e.n) for e in driver.trace.events]


def test_1301_1b_of_two_who_can_stop_it_the_smaller_number_counts(soon: None) -> None:
    back = servant("Snuffer", t.Activated(do=(t.Do("switch", ENEMY_SERVANTS),)))
    driver = table("main", you={"servant": [(LAMP, {"this turn": True})]}, enemy={"servant": [back]})
    script = ['use "Lamp"', "pass", "pass", "pass", 'use "Snuffer"', "pass", "pass"]
    for _ in range(4):
        for step in script:
            if any(o.endswith(" times") for o in driver.offered):
                break
            driver.take(step)
    assert driver.player == 0 and driver.offered[0] == "1 times"  # the turn player first
    driver.take("9 times")
    assert driver.player == 1 and driver.offered[0] == "1 times"
    driver.take("4 times")
    assert ("repeat", 4) in [(e.kind, e.n) for e in driver.trace.events]


def test_1301_1c_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    again = servant("Top", t.Automatic(t.When("switch"), do=(t.Do("switch"),)))
    driver = table("main", you={"servant": [again], "hand": [conjure("Push", t.Spell((t.Do("switch", SERVANTS),)))]})
    driver.take('play "Push"')
    outcome = driver.game.outcome
    assert outcome is not None and outcome.winner == -1 and outcome.rule == "CC 1301.1c"


def test_1301_1c_a_loop_in_which_something_grows_is_a_draw_too() -> None:
    """No position comes back, but nobody can stop it; one that ends by itself is no loop."""
    for cond, draws in ((None, True), (t.Compare(t.CountersOn(t.SELF, "seed"), "<", 150), False)):
        grow = t.Automatic(t.When("counter", t.SELF), do=(t.Counters(t.SELF, "seed", 1),), cond=cond)
        sow = conjure("Sow", t.Spell((t.Counters(SERVANTS, "seed", 1),)))
        driver = table("main", you={"servant": [servant("Weed", grow)], "hand": [sow]}).take('play "Sow"')
        outcome = driver.game.outcome
        assert (outcome is not None and outcome.winner == -1 and outcome.rule == "CC 1301.1c") == draws
        assert draws or driver.it("Weed").counter("seed") == 150


# --- 1302 tokens ----------------------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def imps() -> Iterator[None]:
    BOOK.tokens["imp"] = token("Imp", 300, 200)
    yield
    del BOOK.tokens["imp"]


def make(n: int = 1, who: str = t.YOU, **you: object) -> Table:
    spell = conjure("Make", t.Spell((t.Create("imp", n, "servant", who, "recovered"),)))
    driver = table("main", you={"hand": [spell, QUICK], **you}).take('play "Make"')
    return driver.take("pass")


def test_1302_1a_a_token_has_information_like_a_card() -> None:
    driver = make()
    imp = driver.id("Imp")
    assert [layers.value(driver.game, imp, f) for f in ("atk", "def", "cost")] == [300, 200, 0]


def test_1302_1b_a_servant_unless_it_is_said() -> None:
    assert token("Imp").types == ("servant",) and token("Fence", kind="barrier").types == ("barrier",)
    driver = make()
    driver.pass_until("call")
    assert layers.words(driver.game, driver.id("Imp"), "type") == ("servant",)


def test_1302_1c_under_the_control_of_the_effects_controller() -> None:
    mine, theirs = make().it("Imp"), make(who=t.OPPONENT).it("Imp")
    assert (mine.player, theirs.player) == (0, 1)


def test_1302_1d_its_name_is_its_race() -> None:
    driver = make()
    assert layers.words(driver.game, driver.id("Imp"), "race") == ("Imp",)
    assert layers.words(driver.game, driver.id("Imp"), "name") == ("Imp",)


def test_1302_2_tokens_are_treated_as_cards() -> None:
    """[CC 1302.2a] They are chosen, and effects on cards of the field are on them too."""
    hail = servant("Hail", t.Passive((t.Modify(YOUR_SERVANTS, "atk", "+", 500),)))
    arrives = servant("W", t.Automatic(t.When("move", YOUR_SERVANTS, dst=("servant",)), do=(t.Gain("n", 1),)))
    driver = make(servant=[hail, arrives])
    assert layers.value(driver.game, driver.id("Imp"), "atk") == 800
    driver.take("pass")
    assert driver.game.num(0, "n") == 1


def test_1302_2a_a_token_may_be_chosen() -> None:
    hit = conjure("Hit", t.Spell((t.Move(t.Ref("t"), "graveyard", "destroy"),), (t.Choose("t", 1, SERVANTS),)))
    spell = conjure("Make", t.Spell((t.Create("imp", 1, "servant", state="recovered"),)))
    driver = table("main", you={"hand": [spell, hit], "servant": [servant("A")]})
    driver.take('play "Make"', 'play "Hit"')
    assert driver.offered == ['choose "A"', 'choose "Imp"']
    assert driver.take('choose "Imp"').where("Imp") == []


def test_1302_2b_what_is_about_tokens_is_not_about_cards() -> None:
    driver = table("main", you={"hand": [conjure("Make", t.Spell((t.Create("imp", 2, "servant", state="recovered"),))),
                                         conjure("Rest", t.Spell((t.SetState(SERVANTS & TOKEN, "rested"),)))],
                                "servant": [servant("A")]})  # fmt: skip
    driver.take('play "Make"', 'play "Rest"')
    assert driver.state("A") == "recovered"
    assert [o.state for o in driver.game.objects.values() if o.card.name == "Imp"] == [1, 1]


def test_1302_3_an_erased_token_is_in_no_zone() -> None:
    """[CC 1302.3a] It reaches the other zone first, so that what watches that zone sees it."""
    for zone in ("graveyard", "hand", "removed", "deck"):
        watch = servant("W", t.Automatic(t.When("move", t.YOURS, dst=(zone,)), do=(t.Gain("n", 1),)))
        clear = conjure("Clear", t.Spell((t.Move(SERVANTS & TOKEN, zone),)), text="[Quickcast]")
        spell = conjure("Make", t.Spell((t.Create("imp", 1, "servant", state="recovered"),)))
        driver = table("main", you={"hand": [spell, clear, QUICK], "servant": [watch]}).take('play "Make"', "pass")
        imp = driver.id("Imp")
        driver.take('play "Clear"', "pass")
        assert imp not in driver.game.objects and driver.where("Imp") == []
        assert all(imp not in ids for ids in driver.game.zones)
        moves = [e for e in driver.trace.events if e.kind == "move" and e.obj == imp]
        assert len(moves) == 1 and BOOK.zones[moves[0].dst].name == zone


def test_1302_3a_last_words_of_a_token() -> None:
    BOOK.tokens["imp"] = token("Imp", 300, 200, abilities=(
        t.Automatic(DIES, do=(t.Gain("n", 1),), keyword="Last Words"),
        t.Automatic(ENTERS, do=(t.Gain("came", 1),), keyword="Enter"),
    ))  # fmt: skip
    hit = conjure("Hit", t.Spell((t.Move(SERVANTS, "graveyard", "destroy"),)))
    driver = table(
        "main", you={"hand": [conjure("Make", t.Spell((t.Create("imp", 1, "servant", state="recovered"),))), hit]}
    )
    driver.take('play "Make"', 'play "Hit"')
    assert (driver.game.num(0, "came"), driver.game.num(0, "n")) == (1, 1)
    assert not any(o.card.name == "Imp" for o in driver.game.objects.values())
