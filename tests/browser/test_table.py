"""What the page does around the game: coming back, taking back, asking why, looking back, small screens."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from ludex.games import GAMES, load
from tests.browser.conftest import Sit
from tests.browser.marks import MINE, OVER
from tests.table.support import Process, new_match


def test_a_reload_comes_back_to_the_same_choice(sit: Sit, server: Process) -> None:
    person = sit().open(new_match(server.port, "cc", opponent="random")["token"])
    person.play(Random(3), 6)
    person.wait_turn()
    before = (person.n, person.seen(), person.find(".asked").inner_text())
    person.page.reload()
    person.wait_turn()
    assert (person.n, person.seen(), person.find(".asked").inner_text()) == before


def test_a_killed_server_is_found_again_in_the_middle_of_a_choice(sit: Sit, tmp_path: Path) -> None:
    own = Process(tmp_path)
    person = sit(port=own.port).open(new_match(own.port, "vg", opponent="random")["token"])
    while person.wait_turn() and not person.find(".chosencount").count():
        person.click(Random(1))
    person.find(".stage .offered").first.click()
    person.page.wait_for_selector(".card.chosen")
    before = (person.n, person.seen(), person.find(".asked").inner_text())
    own.kill()
    person.page.wait_for_selector("body[data-line=down]")
    again = Process(tmp_path, own.port)
    try:
        person.page.wait_for_selector("body[data-line=up]")
        person.page.wait_for_selector(".card.chosen")
        assert (person.n, person.seen(), person.find(".asked").inner_text()) == before
        person.click(Random(1))
    finally:
        person.page.goto("about:blank")
        again.kill()
    person.expects("WebSocket", "ERR_CONNECTION")


def test_undo_goes_back_step_by_step(sit: Sit, server: Process) -> None:
    person = sit().open(new_match(server.port, "sve", opponent="random")["token"])
    stood = []
    for _ in range(6):
        person.wait_turn()
        stood.append((person.n, person.seen()))
        person.click(Random(5))
    person.wait_turn()
    for n, seen in reversed(stood):
        person.find("#undo").click()
        person.page.wait_for_selector(f"body[data-decision='{n}']")
        assert person.seen() == seen


def test_a_broken_deck_is_refused_with_its_paragraph(sit: Sit, tmp_path: Path) -> None:
    lines = load("sve").deck_texts()["stormtide"].split("\n")
    at = next(i for i, line in enumerate(lines) if line.startswith("3 "))
    broken = tmp_path / "broken.txt"
    broken.write_text("\n".join([*lines[:at], lines[at].replace("3 ", "9 ", 1), *lines[at + 1 :]]), encoding="utf-8")
    person = sit().open()
    person.find("#deck").select_option("")
    person.find("#deckfile").set_input_files(str(broken))
    person.page.wait_for_selector(".deckpicker .bad .rule")
    assert person.find(".deckpicker .bad .rule").first.inner_text().startswith("SVE 6.1")
    person.find("#start").click()
    person.page.wait_for_selector("form > .said .bad")
    assert "SVE 6.1" in person.find("form > .said .bad").inner_text()
    person.expects("400")
    person.find("#decktext").fill("\n".join(lines))
    person.find("#deckcheck").click()
    person.page.wait_for_selector(".deckpicker .good")
    person.find("#start").click()
    person.page.wait_for_selector("body[data-n]")


WHY = """
game: sve
title: x
phase: main
you:
  numbers: {play points: 3, maximum play points: 5}
  hand:
    - {name: Bell Ringer, type: follower, cost: 1, attack: 1, defense: 1, class: Neutral,
       text: "[fanfare] Draw 2 cards."}
    - Weeping Colossus
  deck: {filler: 9}
opponent: {deck: {filler: 9}}
"""


def test_why_shows_stack_paragraph_and_clause_and_why_not_the_condition(sit: Sit, server: Process) -> None:
    person = sit().open(new_match(server.port, "sve", opponent="random", scenario=WHY)["token"])
    person.wait_turn()
    person.find(
        ".near .hand .card",
    ).filter(has_text="Weeping").click()
    person.page.wait_for_selector(".whynot .reasons")
    assert "play points" in person.find(".whynot").inner_text()
    assert "SVE 10.4.4" in person.find(".whynot").inner_text()
    n = person.n
    person.find(".near .hand .offered").first.click()
    person.moved_on(n)
    person.find(
        ".log .line",
    ).filter(has_text="draws").last.click()
    person.page.wait_for_selector(".whybox .stack li")
    assert person.find(".whybox mark").inner_text() == "[fanfare] Draw 2 cards."
    assert "SVE 10" in person.find(".whybox .stack").inner_text()
    assert person.find(".whybox .paragraph .rule").inner_text().startswith("SVE ")
    person.find(".rulebutton").click()
    person.page.wait_for_selector(".whybox .stack li")
    assert "SVE 7.3" in person.find(".whybox .stack").inner_text()


def test_a_replay_is_scrubbed_and_played_on_from(sit: Sit, server: Process) -> None:
    person = sit().open(new_match(server.port, "dbs", opponent="random")["token"])
    person.play(Random(2), 14)
    person.wait_turn()
    n = person.n
    person.find("#replay").click()
    person.page.wait_for_selector("body[data-replay=yes]")
    person.find("#first").click()
    person.page.wait_for_selector("body[data-n='0']")
    for step in range(1, 5):
        person.find("#stepon").click()
        person.page.wait_for_selector(f"body[data-n='{step}']")
    person.find("#stepback").click()
    person.page.wait_for_selector("body[data-n='3']")
    person.find("#lastframe").click()
    person.page.wait_for_selector(f"body[data-n='{n}']")
    before = person.seen()
    old = person.page.url
    person.find("#playon").click()
    person.page.wait_for_selector("body[data-replay=no][data-n='0']")
    assert person.page.url != old
    assert person.seen() == before
    person.play(Random(2), 5)
    person.find("#concede").click()
    person.find("#sure").click()
    person.page.wait_for_selector(".outcome")
    person.find("#replay").click()
    person.find("#first").click()  # the hands of the later frames depend on what play-on has dealt
    person.page.wait_for_selector("body[data-n='0']")
    person.find("#eyes").select_option("1")
    person.page.wait_for_selector(".near .hand[data-zone='1/hand']")
    person.find("#eyes").select_option("-2")
    person.page.wait_for_selector(".far .hand .card[data-id]")


def test_an_imported_replay_opens_as_one(sit: Sit, server: Process, tmp_path: Path) -> None:
    person = sit().open(new_match(server.port, "sve", opponent="random")["token"])
    person.play(Random(1), 8)
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


@pytest.mark.parametrize("code", ["sve", "vg"])
def test_a_phone_shows_everything_without_scrolling_sideways(sit: Sit, server: Process, code: str) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    person = sit(**phone).open(new_match(server.port, code, opponent="random")["token"])
    person.wait_turn()
    for _ in range(12):
        if not person.wait_turn():
            break
        wide = person.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0
        assert person.page.evaluate("() => document.querySelector('.stage').scrollWidth - innerWidth") <= 0
        n = person.n
        tile = person.find(".prompt [data-pick]")
        person.tap(tile.first if tile.count() else person.find(".stage .offered").first)
        person.moved_on(n)
    person.wait_turn()
    person.find("#showlog").tap()
    person.page.wait_for_selector(".side.shown")
    person.find(".log .line").last.tap()
    person.page.wait_for_selector(".whybox .stack")
    person.find(".sideclose").tap()


def test_japanese_and_dark(sit: Sit, server: Process) -> None:
    person = sit().open(new_match(server.port, "sve", opponent="random")["token"])
    person.wait_turn()
    light = person.page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    person.find("#settings").click()
    person.find("#language").select_option("ja")
    person.find("#theme").select_option("dark")
    person.page.keyboard.press("Escape")
    assert person.page.evaluate("() => getComputedStyle(document.body).backgroundColor") != light
    assert "あなたが決めます" in person.find(".asked").inner_text()
    assert "シャドウバース" in person.find(".where").inner_text()
    person.page.reload()
    person.wait_turn()
    assert person.page.evaluate("() => document.documentElement.lang") == "ja"
    assert "場" in person.find(".near .zone .title").all_inner_texts()


@pytest.mark.parametrize("code", GAMES)
def test_a_japanese_table_asks_in_japanese(sit: Sit, server: Process, code: str) -> None:
    """Prompts, buttons and the rules that run: no word stays English but names of cards and races."""
    person = sit(locale="ja-JP").open(new_match(server.port, code, opponent="random", seed=3)["token"])
    rng = Random(3)
    for _ in range(12):
        if not person.wait_turn():
            break
        said = [person.find(".asked .ask").inner_text(), *person.find(".actions button").all_inner_texts()]
        assert [text for text in said if re.search("[a-z]{3,}", re.sub(r"「[^」]*」|\([^)]*\)", "", text))] == []
        person.click(rng)
    person.find(".rulebutton").first.click()
    person.page.wait_for_selector(".why .stack")
    assert not re.search("[a-z]{3,}", "".join(person.find(".why .stack li").all_inner_texts()))


def test_steps_of_the_bot_are_shown_one_by_one_and_can_be_skipped(sit: Sit, server: Process) -> None:
    person = sit(speed="slow").open(new_match(server.port, "vg", opponent="random", seed=5)["token"])
    rng = Random(1)
    while person.wait_turn():
        if person.find("#pass").count():
            n = person.n
            person.find("#pass").click()
            person.moved_on(n)
        else:
            person.click(rng)
        person.page.wait_for_selector(f"#skip, {MINE}, {OVER}")
        if person.find("#skip").count():
            break
    person.find("#skip").click()
    person.page.wait_for_selector(MINE)


def test_why_not_is_asked_only_of_a_card_without_an_option(sit: Sit, server: Process) -> None:
    person = sit().open(new_match(server.port, "sve", opponent="random", scenario=WHY)["token"])
    person.wait_turn()
    person.find(".near .hand .card").filter(has_text="Weeping").hover()
    person.page.wait_for_selector(".askwhynot")
    person.find(".near .hand .offered").first.hover()
    person.page.wait_for_selector(".cardbox .read:not(:has-text('Weeping'))")
    assert not person.find(".askwhynot").count()


def test_a_saved_file_has_a_name_also_while_the_seed_is_secret(sit: Sit, server: Process) -> None:
    made = new_match(server.port, "sve", opponent="random", scenario=WHY)
    names: list[str] = []
    for _ in range(2):
        person = sit().open(made["token"])
        person.wait_turn()
        if not names:
            person.find("#concede").click()
            person.find("#sure").click()
        with person.page.expect_download() as saved:
            person.find("#save").click()
        names.append(saved.value.suggested_filename)
    assert re.fullmatch(r"ludex-sve-match-\d+\.jsonl", names[0])
    assert names[0] == names[1]


def test_a_scenario_file_chooses_its_game(sit: Sit, server: Process, tmp_path: Path) -> None:
    person = sit().open()
    person.find("[data-game=vg]").click()
    path = tmp_path / "here.yaml"
    path.write_text(WHY)
    person.find("#scenario").set_input_files(str(path))
    person.page.wait_for_selector("[data-game=sve][aria-checked=true]")
    person.find("#start").click()
    person.page.wait_for_selector("body[data-n]")
