"""Drive a game by the texts of its options, as tests and scenarios do."""

from __future__ import annotations

import re

from ludex.core.flow.api import advance, decide
from ludex.core.flow.decisions import Decision, texts
from ludex.core.position.event import Event
from ludex.core.position.game import Game
from ludex.core.position.objects import Obj


class Trace:
    """An observer that keeps the paragraphs stepped through and the events that happened."""

    def __init__(self) -> None:
        self.steps: list[str] = []
        self.events: list[Event] = []
        self.taken: list[str] = []

    def step(self, game: Game, cite: str) -> None:
        self.steps.append(cite)

    def event(self, game: Game, event: Event) -> None:
        self.events.append(event)

    def decided(self, game: Game, decision: Decision, option: object) -> None:
        self.taken.append(texts(game, decision)[decision.options.index(option)])  # type: ignore[arg-type]

    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]


class NoSuchOption(AssertionError):
    """The script names an option that is not offered, or more than one."""


def matching(pattern: str, offered: list[str]) -> list[int]:
    """The options a pattern means: the exact text, else every text it is a prefix of, else (written between slashes)
    every text the regular expression is found in. Where nothing fits, quotation marks do not count."""
    if len(pattern) > 1 and pattern.startswith("/") and pattern.endswith("/"):
        return [i for i, text in enumerate(offered) if re.search(pattern[1:-1], text)]
    found = _written(pattern, offered)
    return found or _written(_bare(pattern), [_bare(text) for text in offered])


def _written(pattern: str, offered: list[str]) -> list[int]:
    exact = [i for i, text in enumerate(offered) if text == pattern]
    return exact or [i for i, text in enumerate(offered) if text.startswith(pattern)]


def _bare(text: str) -> str:
    return text.replace('"', "")


class Driver:
    """A game and its trace. `take` answers decisions one after the other; single options are taken by themselves
    unless `show_forced`."""

    def __init__(self, game: Game, show_forced: bool = False) -> None:
        self.game = game
        self.show_forced = show_forced
        self.trace = Trace()
        game.observer = self.trace
        self.decision = advance(game, show_forced)

    @property
    def offered(self) -> list[str]:
        """The option texts of the current decision; empty once the game is over."""
        return texts(self.game, self.decision) if self.decision is not None else []

    def take(self, *patterns: str) -> Driver:
        """Take options one decision after the other. Each pattern must match exactly one option."""
        for pattern in patterns:
            offered = self.offered
            found = matching(pattern, offered)
            if len(found) != 1:
                rule = self.decision.rule if self.decision is not None else "the game is over"
                what = "is not offered" if not found else "means several options"
                raise NoSuchOption(f"{pattern!r} {what} at {rule}: {offered}")
            decide(self.game, found[0])
            self.decision = advance(self.game, self.show_forced)
        return self

    def obj(self, zone: str, player: int, name: str = "", n: int = 0) -> Obj:
        """The n-th object of that card name (any, if empty) in a zone."""
        ids = [id for id in self.game.zone(zone, player) if not name or self.game.objects[id].info.name == name]
        return self.game.objects[ids[n]]

    def names(self, zone: str, player: int) -> list[str]:
        return [self.game.objects[id].info.name for id in self.game.zone(zone, player)]
