"""What a person sees when the match cannot be saved, and when it sleeps."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from tests.browser.conftest import Sit
from tests.browser.marks import CLICKABLE
from tests.table.support import QUICK, Server, new_match

SAID = {"en-US": ("cannot be saved", "nothing has changed"), "ja": ("保存できません", "何も変わっていません")}


@pytest.mark.parametrize("locale", SAID)
def test_a_store_that_is_away_is_told_and_play_goes_on(sit: Sit, tmp_path: Path, locale: str) -> None:
    own = Server(tmp_path)
    waits, refused = SAID[locale]
    fault = {"on": 0}

    def checkout(connection: Any, record: Any, proxy: Any) -> None:
        connection.execute(f"PRAGMA query_only={fault['on']}")

    sa.event.listen(own.app.state.hall.store.engine, "checkout", checkout)
    try:
        person = sit(port=own.port, locale=locale).open(new_match(own.port, "sve", opponent="random")["token"])
        person.play(Random(1), 2)
        person.wait_turn()
        n = person.n
        fault["on"] = 1
        person.find(CLICKABLE).first.click(force=True, position={"x": 8, "y": 8})
        if (items := person.find(".menu button")).count():
            items.first.click()
        person.page.wait_for_selector(f".notice.shown:has-text('{waits}')")
        person.page.wait_for_selector(f".notice.shown:has-text('{refused}')")
        person.page.screenshot(path=tmp_path / "store.png")
        assert person.n == n
        fault["on"] = 0
        person.wait_turn()
        person.click(Random(1))
        person.page.wait_for_selector(f".notice:not(:has-text('{refused}'))", state="attached")
    finally:
        own.stop()
    person.expects("WebSocket", "ERR_CONNECTION")


def test_a_match_that_sleeps_wakes_with_a_click(sit: Sit, tmp_path: Path) -> None:
    own = Server(tmp_path, replace(QUICK, sweep=0.5, idle=5.0))
    try:
        person = sit(port=own.port).open(new_match(own.port, "sve", opponent="random")["token"])
        person.wait_turn()
        n = person.n
        person.page.wait_for_selector(".notice.shown:has-text('sleeps')")
        person.page.screenshot(path=tmp_path / "asleep.png")
        person.find(".where").click()
        person.page.wait_for_selector("body[data-line=up]")
        person.wait_turn()
        assert person.n == n
    finally:
        own.stop()
    person.expects("WebSocket", "ERR_CONNECTION")
