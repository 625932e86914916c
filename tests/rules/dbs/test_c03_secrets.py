"""[DBS 3] Secret areas: choices in them name nothing, and what is known of them fades."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.core.happening import events
from ludex.core.sight.view import view
from ludex.record.log import Log
from ludex.testing.driver import Driver
from tests.rules.dbs.support import BIG, MAIN, PLAIN, WEAK, battle, board, count, leader

FOES_HAND = t.ENEMY & t.Zone(("hand",))
BURN = (t.Choose("x", 1, FOES_HAND), t.Move(t.Ref("x"), "drop"))


def using(*do: t.Instr, you: dict[str, Any] | None = None, foe: dict[str, Any] | None = None, seed: int = 1) -> Driver:
    skill = t.Activated(do=do, timing=MAIN, limit=1)
    play = board({"leader": [leader("Mind", skill)], **(you or {})}, foe)
    play.game.rng = seed
    return play.take('activate "Mind"')


def remembered(play: Driver, viewer: int, player: int, zone: str = "hand") -> list[str]:
    """The hidden cards of a zone that a player knows of; none of them is shown."""
    cards = view(play.game, viewer)["players"][player]["zones"][zone]
    assert all(card.get("hidden") for card in cards)
    return [card["remembered"]["name"] for card in cards if "remembered" in card]


def back(play: Driver, name: str, player: int, zone: str = "battle") -> None:
    """A card returns to the hand, in sight of both players."""
    events.perform(play.game, events.moving(play.game, play.obj(zone, player, name).id, "hand"))


def secretly(play: Driver, name: str, player: int) -> None:
    """A card of the hand goes under the deck; only its player sees it."""
    moving = events.moving(play.game, play.obj("hand", player, name).id, "deck", player, position="bottom")
    events.perform(play.game, moving)


def test_3_3_3_a_choice_in_the_others_hand_names_no_card() -> None:
    """[DBS 3-3-2] Which of them it is, chance says: their player may have put them in any order."""
    burnt = set()
    for seed in range(1, 12):
        play = using(
            t.Choose("x", 1, FOES_HAND, up_to=True), t.Move(t.Ref("x"), "drop"),
            foe={"hand": [PLAIN, WEAK, BIG]}, seed=seed,
        )  # fmt: skip
        assert play.offered == ["choose a hidden card", "done"]
        play.take("choose")
        burnt.update(play.names("drop", 1))
        assert count(play, "hand", 1) == 2
    assert burnt == {"Plain", "Weak", "Big"}


def test_3_3_3_a_known_card_in_the_others_hand_cannot_be_picked_out() -> None:
    play = board({"leader": [leader("Mind", t.Activated(do=BURN, timing=MAIN, limit=1))]},
                 {"hand": [PLAIN, WEAK], "battle": [BIG]}, show_forced=True)  # fmt: skip
    back(play, "Big", 1)
    assert remembered(play, 0, 1) == ["Big"]
    assert play.take('activate "Mind"').offered == ["choose a hidden card"]


def test_3_3_3_what_is_chosen_in_ones_own_hand_is_named() -> None:
    drop = (t.Choose("x", 1, t.YOURS & t.Zone(("hand",))), t.Move(t.Ref("x"), "drop"))
    assert using(*drop, you={"hand": [PLAIN, WEAK]}).offered == ['choose "Plain"', 'choose "Weak"']


@pytest.mark.parametrize("side", [t.YOURS, t.ENEMY])
def test_3_9_2_a_choice_in_a_life_area_names_no_card(side: t.Sel) -> None:
    take = (t.Choose("x", 1, side & t.Zone(("life",)), up_to=True), t.Move(t.Ref("x"), "drop"))
    lives = {"life": [PLAIN, WEAK, BIG]}
    play = using(*take, you=dict(lives), foe=dict(lives))
    assert play.offered == ["choose a hidden card", "done"]
    assert not any(name in str(view(play.game, 0)["decision"]) for name in ("Plain", "Weak", "Big"))
    play.take("choose")
    assert count(play, "drop", 0) + count(play, "drop", 1) == 1


def test_3_9_2_a_life_card_that_the_chooser_knows_is_named() -> None:
    take = (t.Choose("x", 1, t.YOURS & t.Zone(("life",)), up_to=True), t.Move(t.Ref("x"), "drop"))
    play = board({"leader": [leader("Mind", t.Activated(do=take, timing=MAIN, limit=1))], "life": [PLAIN, WEAK],
                  "battle": [BIG]})  # fmt: skip
    events.perform(play.game, events.moving(play.game, play.obj("battle", 0, "Big").id, "life"))
    assert play.take('activate "Mind"').offered == ["choose a hidden card", 'choose "Big"', "done"]


@pytest.mark.parametrize("n", [1, 2])
def test_3_1_6_1_which_of_two_cards_put_into_life_is_which_is_not_known(n: int) -> None:
    """RULING-DBS-044: their own player put them there in an order of their choice; a single one is followed. Both are
    told from the life card that was there before."""
    mind = leader("Mind", text="[Activate: Main] Place all of your opponent's Battle Cards in their life.")
    burn = t.Activated(do=(t.Choose("x", 1, t.ENEMY & t.Zone(("life",))), t.Move(t.Ref("x"), "drop")), timing=MAIN)
    burnt = set()
    for seed in range(1, 9):
        play = board({"leader": [mind], "battle": [battle("Eye", burn)]}, {"battle": [BIG, WEAK][:n], "life": [PLAIN]})
        play.game.rng = seed
        play.take('activate "Mind"')
        assert sorted(remembered(play, 1, 1, "life")) == ["Big", "Weak"][:n]
        assert remembered(play, 0, 1, "life") == (["Big"] if n == 1 else [])
        play.take('activate "Eye"')
        plain, new = ("", 'choose "Big"') if n == 1 else (" #1", "choose a hidden card #2")
        assert play.offered == [f"choose a hidden card{plain}", new]
        burnt.update(play.take(new).names("drop", 1))
    assert burnt == {"Big", "Weak"} if n == 2 else burnt == {"Big"}


def test_3_1_6_1_two_equal_cards_put_into_life_stay_known() -> None:
    mind = leader("Mind", text="[Activate: Main] Place all of your opponent's Battle Cards in their life.")
    play = board({"leader": [mind]}, {"battle": [BIG, BIG], "life": [PLAIN]}).take('activate "Mind"')
    assert remembered(play, 0, 1, "life") == ["Big", "Big"]


def test_3_3_2_a_returned_card_is_known_until_a_card_leaves_the_hand_unseen() -> None:
    """[DBS 3-3-3] It may be the one that left. Its own player knows where each card is."""
    play = board({}, {"hand": [PLAIN, WEAK], "battle": [BIG]})
    back(play, "Big", 1)
    assert remembered(play, 0, 1) == ["Big"]
    secretly(play, "Weak", 1)
    assert remembered(play, 0, 1) == [] == remembered(play, 0, 1, "deck")
    assert remembered(play, 1, 1, "deck") == ["Weak"]


def test_3_3_2_the_known_card_that_leaves_unseen_is_not_followed() -> None:
    play = board({}, {"hand": [PLAIN, WEAK], "battle": [BIG]})
    back(play, "Big", 1)
    log = Log(0)
    play.game.observer = log
    secretly(play, "Big", 1)
    assert remembered(play, 0, 1) == [] == remembered(play, 0, 1, "deck")
    assert "Big" not in str([line.text for line in log.lines])


def test_3_3_2_a_lone_card_is_followed() -> None:
    play = board({}, {"battle": [BIG]})
    back(play, "Big", 1)
    secretly(play, "Big", 1)
    assert remembered(play, 0, 1, "deck") == ["Big"]


def test_3_3_2_what_leaves_openly_takes_no_other_knowledge_along() -> None:
    """A card like the known one might be it: of two, one is known to stay only if two were known."""
    play = board({}, {"hand": [PLAIN, BIG], "battle": [BIG, WEAK]})
    back(play, "Big", 1)
    back(play, "Weak", 1)
    assert sorted(remembered(play, 0, 1)) == ["Big", "Weak"]
    events.perform(play.game, events.moving(play.game, play.obj("hand", 1, "Plain").id, "drop"))
    assert sorted(remembered(play, 0, 1)) == ["Big", "Weak"]
    old = next(obj for obj in play.game.objects.values() if obj.info.name == "Big" and not obj.known)
    events.perform(play.game, events.moving(play.game, old.id, "drop"))
    assert remembered(play, 0, 1) == ["Weak"]


def test_8_6_3_5_a_choice_by_content_in_a_secret_area_may_be_declined() -> None:
    """In an open area, or by number alone, it may not. [DBS 8-6-3-1]"""
    red = t.Word("color", "red")
    for what, free in (
        (t.YOURS & t.Zone(("hand",)) & red, True),
        (t.YOURS & t.Zone(("hand",)), False),
        (t.YOURS & t.Zone(("battle",)) & red, False),
    ):
        cards: dict[str, Any] = {"hand": [PLAIN, WEAK], "battle": [PLAIN, WEAK]}
        play = using(t.Choose("x", 1, what), t.Move(t.Ref("x"), "drop"), you=cards)
        assert ("done" in play.offered) == free
    assert "done" in using(t.Choose("x", 1, t.YOURS & t.Zone(("hand",)) & red), t.Move(t.Ref("x"), "drop"),
                           you={"hand": [PLAIN]}).offered  # fmt: skip
