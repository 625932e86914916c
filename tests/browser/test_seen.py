"""Small things that everybody sees: equal copies, taps, menus, prompts, stacks, the lobby, the turn, saved replays."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludex.games import GAMES
from tests.browser.conftest import Sit
from tests.browser.support import Person
from tests.table.support import Process, new_match

pytestmark = pytest.mark.timeout(300)
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK = {"viewport": {"width": 1280, "height": 800}}
HAND = ".near .hand .card"


def names(person: Person, selector: str) -> list[str]:
    found: list[str] = person.find(selector).evaluate_all(
        "found => found.map(card => card.querySelector('.name')?.textContent ?? '?')"
    )
    return found


# --- equal copies ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", GAMES)
def test_all_equal_copies_in_hand_glow_and_the_last_can_be_clicked(sit: Sit, server: Process, code: str) -> None:
    """NB: the bot's chance is its own, so a game may end before copies are offered; then the next one is played."""
    person, double = sit(**DESK), ""
    for seed in range(3, 9):
        person = person.open(new_match(server.port, code, opponent="random", seed=seed)["token"])
        double = _played_to_copies(person, Random(seed))
        if double:
            break
    assert double, "no copies were offered"
    copies = person.find(f"{HAND}:not(.chosen)").filter(has_text=double)
    assert all("offered" in (copy.get_attribute("class") or "") for copy in copies.all())
    n = person.n
    copies.last.click()
    person.page.wait_for_selector(f".menu button, body:not([data-n='{n}'])")
    if person.data["n"] == str(n):
        person.find(".menu button").first.click()
    person.moved_on(n)


def _played_to_copies(person: Person, rng: Random) -> str:
    """The name of a card of which copies are offered, after random clicks; "": the game ended before."""
    for _ in range(80):
        if not person.wait_turn():
            return ""
        offered = set(names(person, f"{HAND}.offered:not(.chosen)"))
        held = names(person, f"{HAND}:not(.chosen)")
        double = next((name for name in offered if held.count(name) > 1), "")
        if double:
            return double
        person.click(rng)
    return ""


# --- fingers ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", GAMES)
def test_on_a_phone_a_tap_reads_and_a_second_one_plays(sit: Sit, server: Process, code: str) -> None:
    person = sit(**PHONE).open(new_match(server.port, code, opponent="random", seed=3)["token"])
    rng = Random(3)
    for _ in range(60):
        assert person.wait_turn(), "no card in hand was offered"
        if person.find(f"{HAND}.offered").count():
            break
        person.click(rng)
    n, card = person.n, person.find(f"{HAND}.offered").first
    name = names(person, f"{HAND}.offered")[0]
    card.tap()
    person.page.wait_for_selector(".peek.shown .read, .piledialog")
    if person.find(".piledialog").count():  # too many cards for a finger: they lie side by side now
        card = person.find(".piledialog .card.offered").filter(has_text=name).first
        card.tap()
        person.page.wait_for_selector(".pilepage .read")
    assert name.rstrip("…") in person.find(".peek h3, .pilepage h3").inner_text()
    assert person.data["n"] == str(n)
    assert person.find(".menu").count() == 0
    card.tap()
    person.page.wait_for_selector(f".menu button, body:not([data-n='{n}'])")
    if person.data["n"] == str(n):
        person.find(".menu button").first.tap()
    person.moved_on(n)


def test_on_a_phone_a_tap_elsewhere_forgets_the_first_one(sit: Sit, server: Process) -> None:
    person = sit(**PHONE).open(new_match(server.port, "sve", opponent="random", scenario=PLAY)["token"])
    person.wait_turn()
    person.find(f"{HAND}.offered").first.tap()
    person.page.wait_for_selector(".peek.shown")
    assert "Tap the card again" in person.find(".peek").inner_text()
    n = person.n
    person.find(".near .zone.vacant").first.tap(position={"x": 12, "y": 8})  # far from any card
    person.page.wait_for_selector(".peek:not(.shown)", state="attached")
    assert person.n == n
    assert person.find(".peek.shown").count() == 0
    person.find(f"{HAND}.offered").first.tap()
    person.page.wait_for_selector(".peek.shown")
    assert person.n == n


PLAY = """
game: sve
title: x
phase: main
you:
  numbers: {play points: 3, maximum play points: 3}
  hand: [Candle Imp]
  field: [Sexton Hound]
  deck: {filler: 9}
opponent:
  field: [{card: Chapel Bat, engaged: true}, {card: Chapel Bat, engaged: true}]
  hand: [Candle Imp]
  deck: {filler: 9}
"""


def test_on_a_phone_a_card_is_dragged_with_a_finger(sit: Sit, server: Process) -> None:
    person = sit(**PHONE).open(new_match(server.port, "sve", opponent="random", scenario=PLAY)["token"])
    person.wait_turn()
    n = person.n
    from_box = person.find(f"{HAND}.offered").first.bounding_box()
    to_box = person.find(".near [data-zone='0/field']").bounding_box()
    assert from_box and to_box
    start = (from_box["x"] + from_box["width"] / 2, from_box["y"] + from_box["height"] / 2)
    end = (to_box["x"] + to_box["width"] - 12, to_box["y"] + to_box["height"] / 2)
    finger = person.context.new_cdp_session(person.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", start)
    for step in range(1, 9):
        touch("touchMove", tuple(a + (b - a) * step / 8 for a, b in zip(start, end, strict=True)))
    touch("touchEnd")
    person.moved_on(n)
    assert "Candle Imp" in person.seen()["0/field"]


# --- menus -----------------------------------------------------------------------------------------------------------

COVERED = """() => {
  const menu = document.querySelector('.menu').getBoundingClientRect();
  const apart = box =>
    box.right <= menu.left || box.left >= menu.right || box.bottom <= menu.top || box.top >= menu.bottom;
  const goals = [...document.querySelectorAll('.stage .goal')];
  return [goals.length, goals.filter(goal => !apart(goal.getBoundingClientRect())).length];
}"""


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("code", ["sve", "vg", "cc"])
def test_a_menu_does_not_cover_its_targets(sit: Sit, server: Process, code: str, screen: dict[str, Any]) -> None:
    person = sit(**screen).open(new_match(server.port, code, opponent="random", seed=3)["token"])
    rng, seen = Random(3), 0
    for _ in range(60):
        if not person.wait_turn() or seen >= 4:
            break
        for card in person.find(".stage .offered:not([data-pile])").all()[:5]:
            if int(card.get_attribute("data-offered") or 0) < 2 and code != "vg":
                continue
            n = person.n
            card.evaluate("card => card.click()")
            if person.data["n"] != str(n) or not person.find(".menu").count():
                person.moved_on(n)  # the click has decided
                break
            goals, covered = person.page.evaluate(COVERED)
            assert covered == 0
            seen += goals > 0
            person.page.keyboard.press("Escape")
            person.page.wait_for_timeout(300)
        if person.wait_turn():
            person.click(rng)
    assert seen, "no menu had a target"


# --- prompts and turns -----------------------------------------------------------------------------------------------

VOLLEY = """
game: sve
title: x
phase: main
you:
  numbers: {play points: 9, maximum play points: 9}
  hand: [Crossbow Volley]
  deck: {filler: 9}
opponent:
  field: [Chapel Bat, Sexton Hound]
  deck: {filler: 9}
"""


@pytest.mark.parametrize("locale", ["en-US", "ja-JP"])
def test_a_choice_says_what_for_with_the_clause(sit: Sit, server: Process, locale: str) -> None:
    person = sit(locale=locale).open(new_match(server.port, "sve", opponent="random", scenario=VOLLEY)["token"])
    person.wait_turn()
    n = person.n
    person.find(f"{HAND}.offered").click()
    person.moved_on(n)
    person.wait_turn()
    asked = person.find(".asked").inner_text()
    assert "Crossbow Volley" in asked
    assert person.find(".asked .clause").inner_text().strip('“”"「」') == (
        "Select an enemy follower on the field. Deal it 4 damage."
    )


@pytest.mark.parametrize("locale", ["en-US", "ja-JP"])
@pytest.mark.parametrize("code", GAMES)
def test_there_is_no_turn_0(sit: Sit, server: Process, code: str, locale: str) -> None:
    person = sit(locale=locale).open(new_match(server.port, code, opponent="random", seed=3)["token"])
    person.wait_turn()
    said = [person.find(".where").inner_text(), *person.find(".log .turn").all_inner_texts()]
    assert not re.search("Turn 0|ターン0", " ".join(said))
    assert ("最初のターンの前" if locale == "ja-JP" else "Before the first turn") in said[0]
    title = person.page.title()
    assert bool(re.search("[ぁ-ん]|[ァ-ヶ]", title)) == (locale == "ja-JP"), title


@pytest.mark.parametrize("code", GAMES)
def test_the_turn_is_ended_by_the_player(sit: Sit, server: Process, code: str) -> None:
    person = sit(**DESK).open(new_match(server.port, code, opponent="random", seed=3)["token"])
    rng = Random(5)
    for _ in range(150):
        assert person.wait_turn(), "there was always something left to do"
        if person.data["choice"] == "1":
            break
        person.click(rng)
    assert person.find(".near .turnmark").count() == 1
    n = person.n
    person.page.wait_for_timeout(600)
    assert person.n == n, "the turn ended by itself"
    person.find("#pass").click()
    person.moved_on(n)


# --- looking back ----------------------------------------------------------------------------------------------------


def test_eyes_that_are_not_mine_do_not_freeze_the_replay(sit: Sit, server: Process) -> None:
    person = sit().open(new_match(server.port, "dbs", opponent="random")["token"])
    person.play(Random(2), 8)
    person.wait_turn()
    person.find("#replay").click()
    person.page.wait_for_selector("body[data-replay=yes]")
    assert person.find("#eyes option:not([disabled])").all_inner_texts() == ["Player 1"]
    person.page.evaluate(
        """() => {
          const eyes = document.querySelector('#eyes');
          eyes.querySelector('[value="1"]').disabled = false;
          eyes.value = '1';
          eyes.dispatchEvent(new Event('change'));
        }"""
    )
    person.page.wait_for_selector(".notice.shown")
    person.page.wait_for_selector("#eyes option[value='0']:checked", state="attached")
    person.find("#first").click()
    person.page.wait_for_selector("body[data-n='0']")
    person.find("#stepon").click()
    person.page.wait_for_selector("body[data-n='1']")


@pytest.mark.parametrize("how", ["scenario", "play on"])
def test_a_replay_is_saved_and_opened_again(sit: Sit, server: Process, tmp_path: Path, how: str) -> None:
    position = {"scenario": PLAY} if how == "scenario" else {}
    person = sit().open(new_match(server.port, "sve", opponent="random", **position)["token"])
    person.play(Random(1), 4)
    if how == "play on":
        person.wait_turn()
        person.find("#replay").click()
        person.page.wait_for_selector("body[data-replay=yes]")
        person.find("#playon").click()
        person.page.wait_for_selector("body[data-replay=no][data-n='0']")
        person.play(Random(1), 3)
    person.wait_turn()
    person.find("#concede").click()
    person.find("#sure").click()
    with person.page.expect_download() as saved:
        person.find("#save").click()
    path = tmp_path / "saved.jsonl"
    saved.value.save_as(path)
    other = sit().open()
    other.find("#replayfile").set_input_files(str(path))
    other.page.wait_for_selector("body[data-replay=yes][data-n='0']")
    other.find("#lastframe").click()
    other.page.wait_for_selector(".line.kind-outcome")


# --- stacks ----------------------------------------------------------------------------------------------------------


DAMAGE = """
game: vg
title: x
phase: main
you:
  VC: [{name: Bell, type: normal unit, grade: 1, power: 8000,
        text: "[ACT](VC)[1/turn]:[COST][Counter-Blast 1], draw a card."}]
  damage: ["Coal Bearer, Minna", "Bellows Monk, Harrow", "Parade Drummer, Uno", "Kiln Imp, Scatter"]
  deck: {filler: 9}
opponent: {VC: [{name: Bell, type: normal unit, grade: 1, power: 8000}], deck: {filler: 9}}
"""


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("code", ["vg", "dbs"])
def test_every_card_of_a_stack_can_be_reached(sit: Sit, server: Process, code: str, screen: dict[str, Any]) -> None:
    """Damage and energy: the zone opens, and an offered card in it can be taken."""
    zone = {"vg": "damage", "dbs": "energy"}[code]
    position = {"scenario": DAMAGE} if code == "vg" else {}
    person = sit(**screen).open(new_match(server.port, code, opponent="random", seed=3, **position)["token"])
    rng = Random(1)
    for _ in range(150):
        assert person.wait_turn(), "nothing of the stack was offered"
        if (
            person.find(f"[data-zone='0/{zone}'] .card.offered").count()
            and person.find(f"[data-opens='0/{zone}']").count()
        ):
            break
        person.click(rng)
    count = person.find(f"[data-zone='0/{zone}'] .card").count()
    assert count > 1
    person.find(f"[data-opens='0/{zone}']").click()
    cards = person.find(".piledialog .card")
    assert cards.count() == count
    boxes = [card.bounding_box() for card in cards.all()]
    assert len({(box["x"], box["y"]) for box in boxes if box}) == count
    n = person.n
    card = person.find(".piledialog .card.offered").last
    if screen is PHONE:
        card.tap()
        person.page.wait_for_selector(".pilepage .read")
        card.tap()
    else:
        card.click()
    person.moved_on(n)


# --- the lobby -------------------------------------------------------------------------------------------------------


def test_the_lobby_shows_something_before_the_games_are_read(sit: Sit, server: Process) -> None:
    person = sit()
    held: list[Any] = []

    def hold(route: Any) -> None:
        held.append(route)

    person.page.route("**/api/games", hold)
    person.page.goto(f"http://localhost:{server.port}/")
    person.page.wait_for_selector("h2:has-text('New match')", timeout=5000)
    assert person.find(".loading").count() == 2
    assert person.find("#replayfile").is_visible()
    while not held:
        person.page.wait_for_timeout(20)
    held[0].continue_()
    person.page.wait_for_selector("#start")
    assert person.find(".loading").count() == 0


def test_without_any_script_yet_the_page_has_its_name(sit: Sit, server: Process) -> None:
    person = sit(java_script_enabled=False)
    person.page.goto(f"http://localhost:{server.port}/")
    assert person.find(".brand").inner_text() == "Ludex"


# --- everything at once ----------------------------------------------------------------------------------------------

CROWDED = """
game: vg
title: x
phase: main
you:
  VC: [{name: Bell, type: normal unit, grade: 1, power: 8000,
        text: "[ACT](VC)[1/turn]:[COST][Soul-Blast 1], draw a card."}]
  RC: [{card: "Glass Juggler, Fip", circle: front left}, {card: "Glass Juggler, Fip", circle: back right}]
  soul: ["Coal Bearer, Minna", "Bellows Monk, Harrow", "Parade Drummer, Uno", "Kiln Imp, Scatter"]
  damage: ["Coal Bearer, Minna", "Bellows Monk, Harrow", "Parade Drummer, Uno", "Kiln Imp, Scatter"]
  drop: {filler: 4}
  crest: [Garland of Four Seasons]
  order zone: [The Well Below the Tower]
  ride deck: [Isolde of the Striking Hour]
  hand: {filler: 6}
  deck: {filler: 9}
opponent: {VC: [{name: Bell, type: normal unit, grade: 1, power: 8000}], deck: {filler: 9}}
"""

HIDDEN = """() => {
  const [hand, stage] = ['.near .hand', '.stage'].map(one => document.querySelector(one).getBoundingClientRect());
  return [...document.querySelectorAll('.near .zone')].filter(zone => {
    const box = zone.getBoundingClientRect();
    return box.bottom > hand.top + 4 || box.right > stage.right + 1 || box.left < stage.left - 1;
  }).map(zone => zone.dataset.zone);
}"""
"""The player's own zones that the hand covers, or that lie beyond the edge."""


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_neither_a_tall_prompt_nor_the_replay_hides_a_zone(sit: Sit, server: Process, screen: dict[str, Any]) -> None:
    person = sit(**screen).open(new_match(server.port, "vg", opponent="random", scenario=CROWDED)["token"])
    person.wait_turn()
    assert person.page.evaluate(HIDDEN) == []
    n = person.n
    person.find("#alloptions").click()
    person.find(".options button:has-text('use')").click()
    person.moved_on(n)
    person.wait_turn()
    assert person.find(".cardform .tile").count() == 4
    assert person.page.evaluate(HIDDEN) == []
    person.find("#replay").click()
    person.page.wait_for_selector("body[data-replay=yes] #scrub")
    assert person.page.evaluate(HIDDEN) == []


RIDE = """
game: vg
title: x
phase: ride
you:
  VC: [{name: Bell, type: normal unit, grade: 0, power: 8000}]
  ride deck: [{name: One, type: normal unit, grade: 1, power: 8000}, {name: Two, type: normal unit, grade: 2, power: 9}]
  hand: ["Glass Juggler, Fip"]
  deck: {filler: 9}
opponent: {VC: [{name: Bell, type: normal unit, grade: 1, power: 8000}], deck: {filler: 9}}
"""


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_pile_shows_the_one_card_of_it_that_is_offered(sit: Sit, server: Process, screen: dict[str, Any]) -> None:
    person = sit(**screen).open(new_match(server.port, "vg", opponent="random", scenario=RIDE)["token"])
    person.wait_turn()
    card = person.find("[data-zone='0/ride deck'] .card")
    assert names(person, "[data-zone='0/ride deck'] .card.offered") == ["One"]
    box = card.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= screen["viewport"]["width"]
    person.find("[data-zone='0/ride deck'] button.title").click()
    person.page.wait_for_selector(".piledialog .card.offered:has-text('One')")
    person.find(".piledialog .close").click()
    n = person.n
    if screen is PHONE:
        person.tap(card)
    else:
        card.click()
    person.moved_on(n)
    assert "One" in person.seen()["0/VC"]


def test_a_dragged_card_keeps_its_shape(sit: Sit, server: Process) -> None:
    person = sit(**DESK).open(new_match(server.port, "sve", opponent="random", scenario=PLAY)["token"])
    person.wait_turn()
    card = person.find(f"{HAND}.offered").first
    box = card.bounding_box()
    assert box is not None
    mouse = person.page.mouse
    mouse.move(box["x"] + 20, box["y"] + 20)
    mouse.down()
    mouse.move(box["x"] + 60, box["y"] - 60, steps=4)
    ghost: list[float] = person.find(".ghost").evaluate("ghost => [ghost.offsetWidth, ghost.offsetHeight]")
    mouse.up()
    assert ghost == pytest.approx([box["width"], box["height"]], abs=2)
