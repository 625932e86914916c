"""Whole games in a real browser, by clicking what is offered."""

from __future__ import annotations

from random import Random

import pytest

from ludex.games import GAMES
from tests.browser.conftest import Sit
from tests.table.support import Process, new_match, post

LONGEST = 400


@pytest.mark.timeout(420)
@pytest.mark.parametrize("code", GAMES)
def test_a_whole_game_against_a_bot_by_clicking(sit: Sit, server: Process, code: str) -> None:
    made = new_match(server.port, code, opponent="random", seed=SEEDS[code])
    person = sit().open(made["token"])
    assert person.play(Random(2), LONGEST), "the game did not end"
    assert person.find(".outcome").inner_text() in ("You win", "You lose", "A draw")
    assert person.find(".line.kind-outcome").count() == 1
    stands = post(server.port, "/api/matches/mine", {"tokens": [made["token"]]})[1]
    assert stands[0]["outcome"]


SEEDS = {"sve": 3, "vg": 3, "dbs": 3, "cc": 3}


def test_two_browsers_against_each_other_through_a_link(sit: Sit) -> None:
    one, two = sit(), sit()
    for person in (one, two):  # asked at every window, so that each decision is clicked
        person.page.add_init_script("""localStorage.setItem("ludex.stops.dbs", '{"usual": "always"}')""")
    one.open()
    one.find("[data-game=dbs]").click()
    one.find("#opponent").select_option("")
    one.find("#start").click()
    link = one.find(".linkline input").input_value()
    two.page.goto(link)
    two.find("#deck").select_option(index=2)
    two.find("#join").click()
    for person in (one, two):
        person.page.wait_for_selector("body[data-n]")
    assert (one.data["seat"], two.data["seat"]) == ("0", "1")
    rng = Random(4)
    for n in range(30):
        for person in (one, two):
            person.page.wait_for_selector(f"body[data-n='{n}']:not([data-busy])")
        mover = one if one.data["decision"] else two
        assert mover.data["decision"] == str(n)
        mover.click(rng)
    one.page.wait_for_selector("body[data-n='30']")
    two.page.wait_for_selector("body[data-n='30']")
    hidden = {name for zone, names in one.seen().items() if zone == "1/hand" for name in names}
    assert hidden <= {"?"}
    assert {zone: names for zone, names in one.seen().items() if "hand" not in zone} == {
        zone: names for zone, names in two.seen().items() if "hand" not in zone
    }


def test_a_spectator_sees_the_table_and_no_hidden_card(sit: Sit, server: Process) -> None:
    made = new_match(server.port, "sve", opponent="random")
    player, guest = sit().open(made["token"]), sit().open(made["watch"])
    player.play(Random(1), 12)
    player.wait_turn()
    guest.page.wait_for_selector(f"body[data-n='{player.n}']:not([data-busy])")
    assert guest.find(".offered").count() == 0
    assert guest.find("#concede, #undo, #pass").count() == 0
    seen = guest.seen()
    assert set(seen["0/hand"]) <= {"?"}
    assert set(seen["1/hand"]) <= {"?"}
    assert seen["0/field"] == player.seen()["0/field"]
    assert guest.find(".log .line").count() > 5
    player.find("#links").click()
    player.find("#allow").check()
    guest.page.wait_for_selector(".hand .card[data-id]")


def test_the_keyboard_alone_is_enough(sit: Sit) -> None:
    """From the lobby into a game and through twenty decisions, without a pointer."""
    person = sit().open()
    keys = person.page.keyboard
    for _ in range(60):
        keys.press("Tab")
        if person.page.evaluate("() => document.activeElement?.id") == "start":
            break
    keys.press("Enter")
    person.page.wait_for_selector("body[data-n]")
    for turn in range(20):
        if not person.wait_turn():
            break
        n = person.n
        if turn % 3 == 0:
            keys.press("o")
            person.page.wait_for_selector("dialog .options button")
            keys.press("1")
        elif turn % 3 == 1 and person.find("#pass").count():
            keys.press("p")
        else:
            keys.press("ArrowRight")
            assert person.page.evaluate("() => document.activeElement?.matches('.offered, [data-pick]')")
            keys.press("Enter")
            if person.find(".menu button").count():
                keys.press("Enter")
        person.moved_on(n)
    keys.press("w")
    person.page.wait_for_selector(".whybox .stack")
    keys.press("Escape")
    assert person.find(".whybox .stack").count() == 0
    keys.press("u")


def test_an_attack_by_dragging(sit: Sit, server: Process) -> None:
    scenario = """
game: sve
title: x
phase: main
you:
  numbers: {play points: 3, maximum play points: 3}
  hand: [Candle Imp]
  field: [Sexton Hound]
  deck: {filler: 9}
opponent:
  field: [{card: Chapel Bat, engaged: true}]
  hand: [Candle Imp]
  deck: {filler: 9}
"""
    made = new_match(server.port, "sve", opponent="random", scenario=scenario)
    person = sit().open(made["token"])
    person.wait_turn()
    person.find(".near .hand .offered").drag_to(person.find(".near [data-zone='0/field']"))
    person.page.wait_for_selector("[data-zone='0/field'] .card:nth-child(2)")
    person.wait_turn()
    hound = person.find("[data-zone='0/field'] .card.offered").first
    hound.drag_to(person.find("[data-zone='1/field'] .card"))
    person.page.wait_for_selector(".line.kind-attack")
    assert "attacks" in person.find(".line.kind-attack").first.inner_text()
