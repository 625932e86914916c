"""Small things that everybody sees: what questions say, who is named, numbers, and places that are clicked."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from ludex.games import GAMES
from tests.browser.conftest import Sit
from tests.browser.support import SEEN
from tests.browser.test_seen import DESK, HAND, PHONE, RIDE
from tests.table.support import Process, new_match

pytestmark = pytest.mark.timeout(300)

# --- questions, names and numbers ------------------------------------------------------------------------------------

DRAFT = """
game: sve
title: x
phase: main
you:
  numbers: {play points: 9, maximum play points: 9}
  hand: [Golem Draft]
  deck: {filler: 9}
opponent: {deck: {filler: 9}}
"""


def test_ways_to_use_one_card_are_buttons(sit: Sit, server: Process) -> None:
    person = sit(**DESK).open(new_match(server.port, "sve", opponent="random", scenario=DRAFT)["token"])
    person.wait_turn()
    assert person.find(".prompt [data-pick]").count() == 1, "what can be done in a phase is no question"
    n = person.n
    person.find(f"{HAND}.offered").click()
    person.moved_on(n)
    person.wait_turn()
    assert person.find(".stage .offered").count() == 1
    assert person.find(".prompt [data-pick]").count() == 2
    person.find(".prompt [data-pick]").last.click()
    person.page.wait_for_selector("[data-zone='0/field'] .card:has-text('Guardform')")


@pytest.mark.parametrize("locale", ["en-US", "ja-JP"])
def test_before_the_first_turn_it_is_nobodys(sit: Sit, server: Process, locale: str) -> None:
    person = sit(locale=locale).open(new_match(server.port, "vg", opponent="greedy", seed=3)["token"])
    person.wait_turn()
    assert person.find(".turnmark").count() == 0
    assert person.find(".log .turn").count() == 1
    assert person.find(".far .player").inner_text() == (
        "Player 2 (greedy bot)" if locale == "en-US" else "プレイヤー2 (貪欲ボット)"
    )


def test_who_joins_reads_which_game_it_is(sit: Sit, server: Process) -> None:
    made = new_match(server.port, "cc")
    for token in (made["friend"], made["token"]):
        person = sit()
        person.page.goto(f"http://localhost:{server.port}/table#{token}")
        person.page.wait_for_selector(".lone .gamename:has-text('The Caster Chronicles')")
        assert person.find(".where").inner_text() == "The Caster Chronicles"


def test_asking_why_does_not_move_the_log(sit: Sit, server: Process) -> None:
    person = sit(**DESK).open(new_match(server.port, "vg", opponent="random", seed=3)["token"])
    person.play(Random(2), 6)
    person.wait_turn()
    line = person.find(".log .line").nth(2)
    line.scroll_into_view_if_needed()
    before = line.bounding_box()
    line.click()
    person.page.wait_for_selector(".whybox .stack")
    assert line.bounding_box() == before
    last = person.find(".log .line").last
    last.scroll_into_view_if_needed()
    last.click(position={"x": 20, "y": 8})  # above the answer
    person.page.wait_for_timeout(200)


def test_an_endless_number_is_a_sign(sit: Sit, server: Process) -> None:
    endless = RIDE.replace("name: Bell, type: normal unit, grade: 0, power: 8000", GREAT, 1)
    person = sit(**DESK).open(new_match(server.port, "vg", opponent="random", scenario=endless)["token"])
    person.wait_turn()
    card = person.find("[data-zone='0/VC'] .card")
    assert card.locator(".figure.right").inner_text() == "∞"
    card.hover()
    person.page.wait_for_selector("dl.figures dd:has-text('∞')")
    assert "1000000000" not in (card.get_attribute("aria-label") or "")


GREAT = "name: Bell, type: normal unit, grade: 0, power: 1000000000000"


# --- places ----------------------------------------------------------------------------------------------------------

ORBS = """
game: cc
title: x
phase: battle
you:
  servant: [{name: Pike, type: servant, cost: 1, atk: 1000, def: 1000, element: ignus}]
  deck: {filler: 9}
opponent: {orb: {filler: 4}, deck: {filler: 9}}
"""


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_an_orb_is_clicked_where_it_lies(sit: Sit, server: Process, screen: dict[str, Any]) -> None:
    person = sit(**screen).open(new_match(server.port, "cc", opponent="random", scenario=ORBS)["token"])
    for _ in range(12):
        assert person.wait_turn(), "no orb was offered"
        if person.find("[data-zone='1/orb'] .card.offered").count():
            break
        n = person.n
        attacker = person.find("[data-zone='0/servant'] .card.offered")
        if attacker.count() and screen is DESK:
            attacker.click()
        elif attacker.count():
            person.tap(attacker.first)
        else:
            person.find("#pass").click()
        person.moved_on(n)
    assert person.find("[data-zone='1/orb'] .card.offered").count() == 4
    assert person.find(".prompt [data-pick]").count() == 0
    n = person.n
    person.page.evaluate("() => document.querySelector('[data-zone=\"1/orb\"] .card.offered').click()")
    person.moved_on(n)
    person.page.wait_for_selector("[data-zone='1/orb'] .card >> nth=2")
    assert person.find("[data-zone='1/orb'] .card").count() == 3


TOKEN = """
game: vg
title: x
phase: main
you:
  VC: [{name: Bell, type: normal unit, grade: 1, power: 8000}]
  RC: [{card: "Dye-Vat Alchemist, Coral", circle: front left}]
  soul: {filler: 1}
  deck: {filler: 9}
opponent: {VC: [{name: Bell, type: normal unit, grade: 1, power: 8000}], deck: {filler: 9}}
"""


def test_a_circle_is_clicked_where_it_lies(sit: Sit, server: Process) -> None:
    person = sit(**DESK).open(new_match(server.port, "vg", opponent="random", scenario=TOKEN)["token"])
    person.wait_turn()
    n = person.n
    person.find("[data-zone='0/RC'] .card.offered").click()
    person.moved_on(n)
    person.wait_turn()
    assert person.find(".zone.goal[data-takes]").count() >= 4
    n = person.n
    person.find(".zone.goal[data-slot='3']").click()
    person.moved_on(n)
    person.page.wait_for_selector(".zone[data-slot='3'] .card:has-text('Clay Alchemix Body')")


@pytest.mark.parametrize("code", GAMES)
def test_what_is_printed_on_cards_is_read_in_japanese(sit: Sit, server: Process, code: str) -> None:
    person = sit(locale="ja-JP", **DESK).open(new_match(server.port, code, opponent="random", seed=3)["token"])
    person.wait_turn()
    person.find(HAND).first.hover()
    person.page.wait_for_selector(".cardbox dl.figures dt")
    figures = person.find(".cardbox dl.figures dt").all_inner_texts()
    types = person.find(".cardbox .types").inner_text().partition(" — ")[0]
    assert not re.search("[a-z]", " ".join([*figures, types]))


DIG = """
game: sve
title: An amulet in the deck
phase: main
you:
  numbers: {play points: 9, maximum play points: 9}
  hand: [{name: Dig, type: Spell, cost: 1, text: "Search your deck for an amulet, reveal it, and add it to your hand."}]
  deck: [{name: Lamp, type: Amulet, cost: 1}, Candle Imp, Candle Imp]
opponent: {deck: {filler: 5}}
"""


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_search_shows_cards_also_a_single_one(sit: Sit, server: Process, screen: dict[str, Any]) -> None:
    made = new_match(server.port, "sve", seed=None, opponent="random", scenario=DIG)
    person = sit(**screen).open(made["token"])
    person.wait_turn()
    dig = person.find(".near .hand .card.offered").first
    if screen is PHONE:
        person.tap(dig)
    else:
        dig.click()
    tile = person.find(".cardform .tile")
    tile.wait_for()
    assert tile.count() == 1
    assert tile.locator(".card .name").inner_text() == "Lamp"
    box, size = tile.bounding_box(), screen["viewport"]
    assert box is not None and box["y"] + box["height"] <= size["height"] and box["x"] + box["width"] <= size["width"]
    n = person.n
    tile.click()
    person.moved_on(n)
    assert "Lamp" in person.seen()["0/hand"]


SIZES = """() => [
  Math.max(...[...document.querySelectorAll('.stage .card')].map(card => card.offsetHeight)),
  document.querySelector('.stage').offsetHeight,
]"""


@pytest.mark.parametrize("code", ["sve", "dbs"])
def test_on_a_phone_cards_keep_their_size_whatever_is_asked(sit: Sit, server: Process, code: str) -> None:
    person = sit(**PHONE).open(new_match(server.port, code, opponent="random", seed=3)["token"])
    rng, seen = Random(2), set()
    for _ in range(25):
        if not person.wait_turn():
            break
        seen.add(tuple(person.page.evaluate(SIZES)))
        person.click(rng)
    assert len(seen) == 1


CROWDED = """
game: dbs
title: Many cards side by side
phase: main
you: {hand: {filler: 14}, energy: {filler: 8}, deck: {filler: 9}}
opponent: {deck: {filler: 9}}
"""


@pytest.mark.parametrize("zone", [".near .hand", "[data-zone='0/energy'] .cards"])
def test_a_card_under_the_pointer_covers_no_other(sit: Sit, server: Process, zone: str) -> None:
    made = new_match(server.port, "dbs", seed=None, opponent="random", scenario=CROWDED)
    person = sit(viewport={"width": 400, "height": 800}).open(made["token"])
    person.wait_turn()
    cards = person.find(f"{zone} .card").all()
    assert len(cards) >= 8
    for card in cards:
        spot = card.evaluate(SEEN)
        assert spot
        person.page.mouse.move(*spot)
        assert all(other.evaluate(SEEN) for other in cards)


READ = """() => [...document.querySelectorAll(
  ".asked .who, .asked .ask, .asked .part, .actions button, .zone .title, .bar button, .bar .where, .nameplate, h2")]
  .map(element => element.textContent)"""
PRINTED = re.compile(r"「[^」]*」|\([^)]*\)|ATK|DEF|Ludex")
"""What is printed on cards. Signs of two letters are used in Japanese too."""


@pytest.mark.parametrize("code", GAMES)
def test_in_japanese_no_question_and_no_title_is_english(sit: Sit, server: Process, code: str) -> None:
    person = sit(**DESK, locale="ja-JP").open(new_match(server.port, code, opponent="random", seed=3)["token"])
    rng, english = Random(2), set()
    for _ in range(20):
        if not person.wait_turn():
            break
        english |= {text for text in person.page.evaluate(READ) if re.search("[A-Za-z]{3,}", PRINTED.sub("", text))}
        person.click(rng)
    assert english == set()
