"""A person at a browser: opens the page, clicks what is offered, and notes whatever goes wrong."""

from __future__ import annotations

from random import Random
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request

from tests.browser.marks import CLICKABLE, MINE, OVER

SEEN = """thing => {
  const box = thing.getBoundingClientRect();
  for (let y = box.top + 4; y < box.bottom; y += 4)
    for (let x = box.left + 4; x < box.right; x += 4)
      if (thing.contains(document.elementFromPoint(x, y))) return [x, y];
  return null;
}"""
"""Where on the screen a thing can be seen, so that a click there meets it and nothing that lies over it."""


class Person:
    """One page, and what it complained about."""

    def __init__(self, context: BrowserContext, port: int, speed: str = "none") -> None:
        self.port = port
        self.context = context
        self.page: Page = context.new_page()
        self.page.set_default_timeout(20_000)
        self.errors: list[str] = []
        self.expected: tuple[str, ...] = ()
        self.elsewhere: list[str] = []
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("request", self._request)
        kept = f"localStorage.getItem('ludex.speed') ?? localStorage.setItem('ludex.speed', '{speed}')"
        self.page.add_init_script(f"try {{ {kept} }} catch {{}}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(message.text)

    def _request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("data", "about", "blob") and address.netloc != f"localhost:{self.port}":
            self.elsewhere.append(request.url)

    # --- going -------------------------------------------------------------------------------------------------------

    def open(self, token: str = "") -> Person:
        path = f"table#{token}" if token else ""
        self.page.goto(f"http://localhost:{self.port}/{path}")
        self.page.wait_for_selector("body[data-n]" if token else "#start")
        return self

    @property
    def data(self) -> dict[str, str]:
        found: dict[str, str] = self.page.evaluate("() => ({...document.body.dataset})")
        return found

    @property
    def n(self) -> int:
        return int(self.data["n"])

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector)

    # --- playing -----------------------------------------------------------------------------------------------------

    def wait_turn(self) -> bool:
        """Wait until there is something to decide; False: the game is over."""
        self.page.wait_for_selector(f"{MINE}, {OVER}")
        return bool(self.data["decision"])

    def click(self, rng: Random) -> None:
        """Click something that is offered; where a card has several uses, click one of the menu. What is drawn anew
        meanwhile (the line is back) is found again by its place."""
        n = self.n
        offered = self.find(CLICKABLE)
        classes = offered.evaluate_all("found => found.map(thing => thing.getAttribute('class') ?? '')")
        assert classes, "nothing offered can be clicked"
        plays = [i for i, words in enumerate(classes) if "passing" not in words]
        chosen = offered.nth(rng.choice(plays if plays and rng.random() < 0.8 else range(len(classes))))
        chosen.scroll_into_view_if_needed()
        spot = None
        for _ in range(40):  # a card in flight may cover it for a moment
            if spot := chosen.evaluate(SEEN):
                break
            self.page.wait_for_timeout(50)
        assert spot, "something offered is covered by other things"
        self.page.mouse.click(*spot)
        if self.data["n"] == str(n) and (items := self.page.query_selector_all(".menu button")):
            rng.choice(items).click()
        self.moved_on(n)

    def tap(self, thing: Locator) -> None:
        """Use something with a finger: the first tap on a card reads it, and opens a stack that is too narrow."""
        n = self.n
        card = "card" in (thing.get_attribute("class") or "").split() or thing.locator(".card").count() > 0
        thing.tap()
        if card:
            self.page.wait_for_selector(".peek.shown, .piledialog")
            if self.find(".piledialog").count():
                thing = self.find(".piledialog .card.offered").first
                thing.tap()
            thing.tap()
        self.page.wait_for_selector(f".menu button, body:not([data-n='{n}'])")
        if self.n == n:
            self.find(".menu button").first.tap()

    def moved_on(self, n: int) -> None:
        self.page.wait_for_selector(f"body:not([data-n='{n}'])")

    def play(self, rng: Random, decisions: int) -> bool:
        """Decide so many times; True: the game has ended."""
        for _ in range(decisions):
            if not self.wait_turn():
                return True
            self.click(rng)
        return self.data["over"] == "yes"

    def seen(self) -> Any:
        """The names of all face-up cards on the board, by zone."""
        return self.page.evaluate(
            """() => Object.fromEntries([...document.querySelectorAll('.stage [data-zone]')].map(zone =>
                 [zone.dataset.zone + (zone.dataset.slot ?? ''), [...zone.querySelectorAll('.card')].map(card =>
                   card.querySelector('.name')?.textContent ?? '?')]))"""
        )

    def expects(self, *words: str) -> None:
        """Complaints with one of these words belong to the test, whenever they come (a page goes on calling a server
        that has stopped until it is closed)."""
        self.expected = words

    def close(self) -> None:
        self.page.close()
        assert [error for error in self.errors if not any(word in error for word in self.expected)] == []
        assert self.elsewhere == []
