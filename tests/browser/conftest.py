"""One Chromium and one server for all tests of a worker."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.browser.marks import CHROMIUM
from tests.table.support import Crowded, Process

Sit = Callable[..., Any]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    playwright = pytest.importorskip("playwright.sync_api", reason="the browser tests need playwright")
    if not CHROMIUM:
        pytest.skip("no Chromium here: the browser tests are skipped (Debian: apt-get install chromium)")
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    running = Crowded(tmp_path_factory.mktemp("table"))
    yield running
    running.kill()


@pytest.fixture
def sit(chromium: Any, server: Process) -> Iterator[Sit]:
    """Somebody opens a browser of their own; at the end nobody may have seen an error or asked another host."""
    from tests.browser.support import Person

    people: list[Any] = []

    def open_one(speed: str = "none", port: int = 0, **options: Any) -> Any:
        wide = {"viewport": {"width": 1366, "height": 768}, "locale": "en-US", **options}
        people.append(Person(chromium.new_context(**wide), port or server.port, speed))
        return people[-1]

    yield open_one
    for person in people:
        person.close()
        person.context.close()
