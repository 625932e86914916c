"""Draw the picture of the table in README.md: a game in Chromium, and the answer to a "why?"."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.marks import CHROMIUM  # noqa: E402
from tests.browser.support import Person  # noqa: E402
from tests.table.support import Process, new_match  # noqa: E402


def main() -> None:
    target = ROOT / "docs" / "pictures" / "table.jpg"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = Process(Path(folder))
        try:
            browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            person = Person(browser.new_context(viewport={"width": 1280, "height": 760}), server.port)
            person.open(new_match(server.port, "sve", opponent="greedy", seed=12)["token"])
            person.play(Random(6), 22)
            person.wait_turn()
            person.find(".log .line.kind-attack").last.click()
            person.page.wait_for_selector(".whybox .stack")
            person.find("[data-zone='0/field'] .card").first.hover()
            person.page.mouse.move(600, 4)
            person.page.screenshot(path=target, type="jpeg", quality=84)
            browser.close()
        finally:
            server.kill()
    print(target.relative_to(ROOT))


if __name__ == "__main__":
    main()
