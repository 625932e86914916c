"""[CC 1012.2] Whoever chooses in a hidden zone looks at it."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.sight.view import view
from tests.rules.cc.support import QUICK, Table, conjure, servant, table

THEIRS = t.ENEMY & t.Zone(("hand",))


def cast(*do: t.Instr) -> Table:
    enemy = {"hand": [servant("Fox", race="Fox"), servant("Owl"), servant("Elk")]}
    driver = table("main", you={"hand": [conjure("Spell", t.Spell(do, ())), QUICK]}, enemy=enemy).take('play "Spell"')
    while "Spell" in driver.names("chase", 0) and "pass" in driver.offered:
        driver.take("pass")
    return driver


def test_1012_2_who_chooses_in_the_others_hand_looks_at_it() -> None:
    """The options name the cards because the chooser sees them, also those that do not fit; afterwards they are hidden
    again, and known."""
    driver = cast(t.Choose("c", 1, THEIRS & t.Word("race", "Fox")), t.Move(t.Ref("c"), "graveyard", "discard"))
    assert driver.offered == ['choose "Fox"', "done"] and driver.rule == "CC 1012.2"
    looks = view(driver.game, 0)["decision"]["looks"]
    assert [(at["player"], at["zone"], [card["name"] for card in at["cards"]]) for at in looks] == [
        (1, "hand", ["Elk", "Fox", "Owl"])
    ]
    assert "looks" not in view(driver.game, 1)["decision"]
    driver.take("choose")
    hand = view(driver.game, 0)["players"][1]["zones"]["hand"]
    assert all(card["hidden"] for card in hand) and [card["remembered"]["name"] for card in hand] == ["Elk", "Owl"]


def test_1012_2_chance_looks_at_nothing() -> None:
    driver = cast(t.Choose("c", 1, THEIRS, random=True), t.Move(t.Ref("c"), "graveyard", "discard"))
    assert "remembered" not in str(view(driver.game, 0)["players"][1]["zones"]["hand"])
