"""Skirmish, a game without `table.yaml`, in a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.browser.conftest import Sit
from tests.table.fifth import fifth_game
from tests.table.support import Server, new_match


@pytest.fixture
def skirmish(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Server]:
    for _ in fifth_game(monkeypatch, tmp_path):
        running = Server(tmp_path)
        yield running
        running.stop()


@pytest.mark.timeout(300)
def test_a_whole_game_on_the_plain_layout(sit: Sit, skirmish: Server) -> None:
    made = new_match(skirmish.port, "skirmish", opponent="random", seed=3)
    person = sit(port=skirmish.port).open(made["token"])
    person.wait_turn()
    assert [number.inner_text() for number in person.find(".near .number").all()] == ["1 max mana", "1 mana"]
    scout = person.find(".near .hand .card:has-text('Scout')").first
    assert [scout.locator(f".figure.{place}").inner_text() for place in ("top", "left", "right")] == ["1", "1", "1"]
    assert person.play(Random(2), 200), "the game did not end"
    assert person.find(".outcome").inner_text() in ("You win", "You lose", "A draw")
    assert person.find("[data-zone$='/hero'] .counters:has-text('damage')").count() > 0
    person.find(".line.kind-outcome").click()
    person.page.wait_for_selector(".whybox .paragraph")
    assert person.find(".whybox .paragraph").inner_text().startswith("SKIRMISH 4.1")
