"""What people see of seats that are taken, open matches, and stops."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.browser.conftest import Sit
from tests.browser.support import Person
from tests.table.support import Process, new_match
from tests.table.test_stops import ANSWER, POSITION

pytestmark = pytest.mark.timeout(240)


def picture(person: Person, name: str) -> None:
    """Keep a picture of the page, if somebody wants to look at it."""
    if folder := os.environ.get("LUDEX_PICTURES"):
        person.page.screenshot(path=Path(folder) / f"{name}.png")


def test_a_seat_is_taken_once_and_the_host_sees_it(sit: Sit, server: Process) -> None:
    made = new_match(server.port, "sve", seed=None)
    host, friend = sit(), sit()
    for person, token in ((host, made["token"]), (friend, made["friend"])):
        person.page.goto(f"http://localhost:{server.port}/table#{token}")
    host.page.evaluate("([a, b]) => localStorage.setItem(`ludex.friend.${a}`, b)", [made["token"], made["friend"]])
    friend.page.wait_for_selector("#join")
    friend.page.click("#join")
    for person in (host, friend):
        person.page.wait_for_selector("body[data-n]")
        assert person.find(".where .open").count() == 0
    host.page.click("#links")
    host.page.wait_for_selector("#taken")
    picture(host, "taken")
    thief = host.context.new_page()
    thief.goto(f"http://localhost:{server.port}/table#{made['friend']}")
    thief.wait_for_selector(".lone:has-text('taken')")
    thief.close()
    again = friend.context.new_page()
    again.goto(f"http://localhost:{server.port}/table#{made['friend']}")
    again.wait_for_selector("body[data-n]")
    again.close()


def test_an_open_match_says_so_in_both_languages(sit: Sit, server: Process) -> None:
    made = new_match(server.port, "cc", opponent="random", seed=3)
    person = sit().open(made["token"])
    assert "open match · Seed 3" in person.find(".where").inner_text()
    picture(person, "open")
    reader = sit(locale="ja-JP").open(made["watch"])
    assert "公開対戦" in reader.find(".where").inner_text()


def test_stops_are_set_at_a_window_and_in_their_dialog(sit: Sit, server: Process) -> None:
    text = POSITION["sve"].replace("HELD", ANSWER["sve"])
    made = new_match(server.port, "sve", seed=None, scenario=text)
    first, second = sit().open(made["token"]), sit().open(made["friend"])
    first.wait_turn()
    first.page.keyboard.press("o")
    first.page.click("dialog .options button:has-text('attack')")
    second.page.wait_for_selector("#stophere")
    picture(second, "window")
    second.page.click("#stophere")
    first.page.wait_for_selector("body[data-n='2']")
    second.page.wait_for_selector("body[data-n='2']")
    second.page.click("#stops")
    second.page.wait_for_selector("dialog label:has-text('SVE 8.4.7')")
    picture(second, "stops")
    second.page.select_option("#stopusual", "always")
    kept = second.page.evaluate("() => JSON.parse(localStorage.getItem('ludex.stops.sve'))")
    assert kept == {"usual": "always", "here": {"SVE 8.4.7": "never"}}


CHASED = """
game: cc
title: A servant is played
phase: main
you:
  hand: [{name: Page, type: servant, cost: 0, element: Ignus, atk: 100, def: 100}]
  deck: {filler: 10}
  orb: {filler: 3}
opponent:
  hand: [{name: Cinder, type: conjure, cost: 0, element: Ignus, text: "Quickcast\\nDraw 1 card."}]
  deck: {filler: 10}
  orb: {filler: 3}
"""


def test_a_player_passes_until_something_happens(sit: Sit, server: Process) -> None:
    """The question names what can be answered; a player who waits is not asked before the other acts again."""
    made = new_match(server.port, "cc", seed=None, scenario=CHASED)
    first, second = sit().open(made["token"]), sit().open(made["friend"])
    first.wait_turn()
    first.page.keyboard.press("o")
    first.page.click("dialog .options button:has-text('Page')")
    second.page.wait_for_selector("#act")
    assert "Page" in second.find(".prompt").inner_text()
    picture(second, "chase")
    second.page.click("#stops")
    second.page.wait_for_selector("dialog label:has-text('draw phase')")
    assert "as usual (nobody)" in second.find("dialog label:has-text('draw phase')").inner_text()
    picture(second, "places")
    second.page.select_option("dialog label:has-text('draw phase') select", "always")
    kept = second.page.evaluate("() => JSON.parse(localStorage.getItem('ludex.stops.cc'))")
    assert kept == {"usual": "can", "here": {"CC 503.3": "always"}}
    second.page.keyboard.press("Escape")
    n = second.n
    second.page.click("#act")
    second.moved_on(n)
