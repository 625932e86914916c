"""Drive a game by the texts of its options, as tests and scenarios do."""

from __future__ import annotations

import re

from ludex.core.flow.api import advance, decide
from ludex.core.flow.decisions import Decision, plain_texts, texts
from ludex.core.position.event import Event
from ludex.core.position.game import Game
from ludex.core.position.objects import Obj
from ludex.lang.files.decks import Breach


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


class TurnOver(Exception):
    """The turn at whose end the game has to stop is over."""


class TurnTrace(Trace):
    """A trace that stops the game where a turn ends: it keeps the position before each step, and raises `TurnOver` at
    the first step after turn `turn`: in a later turn, or with another active player. Preparation (turn 0) belongs to
    the first turn."""

    def __init__(self, turn: int) -> None:
        super().__init__()
        self.turn = max(turn, 1)
        self.active = -1
        self.kept: tuple[Game, int, int] | None = None

    def step(self, game: Game, cite: str) -> None:
        if self.active < 0 and game.turn == self.turn:
            self.active = game.active
        if game.turn > self.turn or (self.active >= 0 and game.active != self.active):
            raise TurnOver
        self.kept = (game.clone(), len(self.steps), len(self.events))
        super().step(game, cite)

    def back(self) -> Game:
        """The position before the step that began the next turn; what happened since is forgotten."""
        assert self.kept is not None
        game, steps, events = self.kept
        del self.steps[steps:]
        del self.events[events:]
        game.observer = self
        return game


class NoSuchOption(AssertionError):
    """The script names an option that is not offered, or more than one."""


def matching(pattern: str, offered: list[str], plain: list[str]) -> list[int]:
    """The options a pattern means: the exact text, else every text it is a prefix of, else (written between slashes)
    every text the regular expression is found in. Where nothing fits, quotation marks do not count. `plain` are the
    texts without clauses (`decisions.clause`), numbered among themselves: they count if no whole text fits."""
    if len(pattern) > 1 and pattern.startswith("/") and pattern.endswith("/"):
        return [i for i, text in enumerate(offered) if re.search(pattern[1:-1], text)]
    found = _written(pattern, offered) or _written(_bare(pattern), [_bare(text) for text in offered])
    return found or _written(_bare(pattern), [_bare(text) for text in plain])


def _written(pattern: str, offered: list[str]) -> list[int]:
    exact = [i for i, text in enumerate(offered) if text == pattern]
    return exact or [i for i, text in enumerate(offered) if text.startswith(pattern)]


def _bare(text: str) -> str:
    return text.replace('"', "")


class Driver:
    """A game and its trace. `take` answers decisions one after the other; single options are taken by themselves
    unless `show_forced`. If `stops`, the game stands still where a turn ends (`turn_over`), until `go_on`."""

    def __init__(self, game: Game, show_forced: bool = False, stops: bool = False) -> None:
        self.game = game
        self.show_forced = show_forced
        self.trace: Trace = TurnTrace(game.turn) if stops else Trace()
        self.turn_over = False
        self.breaches: tuple[list[Breach], ...] = ()
        """What the deck lists of the players break, if the game begins with deck lists."""
        game.observer = self.trace
        self.decision: Decision | None = None
        self.run()

    def run(self) -> None:
        """Run to the next decision, or to the end of the turn if the game stops there."""
        try:
            self.decision = advance(self.game, self.show_forced)
        except TurnOver:
            assert isinstance(self.trace, TurnTrace)
            self.game = self.trace.back()
            self.decision = None
            self.turn_over = True

    def pick(self, n: int) -> None:
        """Take the option with this index."""
        decide(self.game, n)
        self.run()

    def go_on(self) -> None:
        """Begin the next turn, after the game stopped at the end of one."""
        assert isinstance(self.trace, TurnTrace)
        self.trace.turn = self.game.turn + 1
        self.trace.active = -1
        self.turn_over = False
        self.run()

    @property
    def offered(self) -> list[str]:
        """The option texts of the current decision; empty once the game is over."""
        return texts(self.game, self.decision) if self.decision is not None else []

    @property
    def plain(self) -> list[str]:
        """The option texts without the clauses that say which ability they are about."""
        return [] if self.decision is None else plain_texts(self.game, self.decision)

    def take(self, *patterns: str) -> Driver:
        """Take options one decision after the other. Each pattern must match exactly one option."""
        for pattern in patterns:
            offered = self.offered
            found = matching(pattern, offered, self.plain)
            if len(found) != 1:
                rule = self.decision.rule if self.decision is not None else "the game is over"
                what = "is not offered" if not found else "means several options"
                raise NoSuchOption(f"{pattern!r} {what} at {rule}: {offered}")
            self.pick(found[0])
        return self

    def obj(self, zone: str, player: int, name: str = "", n: int = 0) -> Obj:
        """The n-th object of that card name (any, if empty) in a zone."""
        ids = [id for id in self.game.zone(zone, player) if not name or self.game.objects[id].info.name == name]
        return self.game.objects[ids[n]]

    def names(self, zone: str, player: int) -> list[str]:
        return [self.game.objects[id].info.name for id in self.game.zone(zone, player)]
