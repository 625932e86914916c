"""The log: events as sentences, each with its paragraph, for one viewer.

A sentence comes from `Book.log`, looked up under `"kind word"` (as in `"move play"`), then under `"kind"`, then in the
shared words (`ludex.games.words`); an empty template says nothing. Fields: {card} {other} {player} {n} {signed} {word}
{src} {dst} {state}. A card that the viewer may not see is called "a card".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

from ludex.core.book import book_key
from ludex.core.flow.api import rule_now
from ludex.core.flow.decisions import texts
from ludex.core.position.seen import front, seen_by, shown_to
from ludex.core.sight.view import SPECTATOR, may_see
from ludex.games.words import SHARED
from ludex.rules.citations import cited_in

if TYPE_CHECKING:
    from ludex.core.flow.decisions import Decision, Option
    from ludex.core.flow.frames import Frame
    from ludex.core.position.event import Event
    from ludex.core.position.game import Game, Observer, Outcome
    from ludex.record.japanese import Japanese

EVERYTHING = -2
"""A viewer from whom nothing is hidden: the log of a finished game. Players are 0 and 1, `view.SPECTATOR` is -1."""

HIDDEN = "a card"
NAMES = ("Player 1", "Player 2")

TEMPLATES = SHARED.lines
"""What a game's own words do not say."""


class Line(NamedTuple):
    """One line of a log. `kind` is the event's, or `decision`, or `outcome`."""

    text: str
    rule: str
    turn: int
    active: int
    kind: str


class Log:
    """An observer that keeps the lines for one viewer, and hands each to `out` if given.

    A decision is shown only to the player who takes it, and to a viewer who sees everything; the others see the events.
    """

    def __init__(
        self,
        viewer: int = EVERYTHING,
        names: tuple[str, str] = NAMES,
        decisions: bool = False,
        out: Callable[[Line], None] | None = None,
        japanese: Japanese | None = None,
    ) -> None:
        self.viewer = viewer
        self.names = names
        self.decisions = decisions
        self.out = out
        self.japanese = japanese
        """What tells the lines in Japanese; None: they are English."""
        self.lines: list[Line] = []

    def step(self, game: Game, cite: str) -> None:
        pass

    def event(self, game: Game, event: Event) -> None:
        fields = fields_of(game, event, self.viewer, self.names)
        text = worded(game, event, fields)
        if text and self.japanese is not None:
            text = self.japanese.event(event, fields) or text
        if text:
            self._tell(game, text, rule_now(game), event.kind)

    def decided(self, game: Game, decision: Decision, option: Option) -> None:
        if self.decisions and self.viewer in (EVERYTHING, decision.player):
            said = texts(game, decision) if self.japanese is None else self.japanese.options(game, decision)
            text = said[decision.options.index(option)]
            self._tell(game, f"{self.names[decision.player]}: {text}", decision.rule, "decision")

    def finish(self, game: Game) -> None:
        """Add the outcome; call it once the game is over."""
        if game.outcome is not None:
            text = self.japanese.outcome(game, self.names) if self.japanese is not None else ""
            self._tell(game, text or outcome_text(game, self.names), game.outcome.rule, "outcome")

    def _tell(self, game: Game, text: str, rule: str, kind: str) -> None:
        line = Line(text, told(game, rule), game.turn, game.active, kind)
        self.lines.append(line)
        if self.out is not None:
            self.out(line)


class Watchers:
    """Several observers as one."""

    def __init__(self, *observers: Observer) -> None:
        self.observers = observers

    def step(self, game: Game, cite: str) -> None:
        for observer in self.observers:
            observer.step(game, cite)

    def event(self, game: Game, event: Event) -> None:
        for observer in self.observers:
            observer.event(game, event)

    def decided(self, game: Game, decision: Decision, option: Option) -> None:
        for observer in self.observers:
            observer.decided(game, decision, option)


def begun(game: Game) -> list[Frame]:
    """The frames of the procedures that have begun. During the preparation, the turn below it has not."""
    waits = game.turn == 0 and len(game.frames) > 1 and game.frames[0].ran < 0
    return game.frames[1:] if waits else game.frames


def told(game: Game, cite: str) -> str:
    """A citation in the numbers of the edition that is played."""
    return cited_in(book_key(game.book), cite)


def template(game: Game, event: Event) -> str | None:
    """The template for an event; None: neither the book nor the defaults know it."""
    for table in (game.book.log, TEMPLATES):
        for key in (f"{event.kind} {event.word}", event.kind):
            if key in table:
                return table[key]
    return None


def sentence(game: Game, event: Event, viewer: int = EVERYTHING, names: tuple[str, str] = NAMES) -> str:
    """The event in words, as the viewer may hear them; empty: nothing worth a line."""
    return worded(game, event, fields_of(game, event, viewer, names))


def worded(game: Game, event: Event, fields: dict[str, str]) -> str:
    """The event in words, with these fields."""
    pattern = template(game, event)
    if pattern is not None:
        return pattern.format(**fields).strip()
    who = fields["player"] if event.player >= 0 else ""
    parts = [who, event.kind, event.word, fields["card"], fields["other"], str(event.n) if event.n else ""]
    return " ".join(part for part in parts if part)


def fields_of(game: Game, event: Event, viewer: int, names: tuple[str, str]) -> dict[str, str]:
    """The fields of a template, as the viewer may hear them."""
    zones = game.book.zones
    shown = game.look(event.new or event.obj)
    player = event.player
    if player < 0:
        player = shown.player if shown is not None else game.active
    return {
        "card": card_name(game, event, viewer) if event.obj else "",
        "other": name_for(game, event.other, viewer) if event.other else "",
        "player": names[player],
        "n": str(event.n),
        "signed": f"{event.n:+d}",
        "word": event.word,
        "src": zones[event.src].name if event.src >= 0 else "",
        "dst": zones[event.dst].name if event.dst >= 0 else "",
        "state": _state(game, event),
    }


def _state(game: Game, event: Event) -> str:
    if event.kind == "face":
        return "face up" if event.up == 1 else "face down"
    return game.book.states[event.state] if 0 <= event.state < len(game.book.states) else event.word


def card_name(game: Game, event: Event, viewer: int) -> str:
    """The name of the event's object, for a viewer who saw it before the move or sees it after."""
    if event.before is not None and event.kind == "move":
        before = event.before
        if viewer == EVERYTHING or _sees(shown_to(game, before), viewer):
            return f'"{front(game, before)}"'
        return name_for(game, event.new, viewer)
    return name_for(game, event.obj, viewer)


def name_for(game: Game, id: int, viewer: int) -> str:
    """The name of an object, or of what it last was, in quotation marks; "a card" if the viewer may not see it."""
    obj = game.look(id)
    if obj is None:
        return HIDDEN
    if viewer == EVERYTHING:
        return f'"{front(game, obj)}"'
    now = game.objects.get(id)
    visible = may_see(game, now, viewer) if now is not None else _sees(seen_by(game, obj), viewer)
    return f'"{front(game, obj)}"' if visible else HIDDEN


def _sees(mask: int, viewer: int) -> bool:
    return mask == 3 if viewer == SPECTATOR else bool(mask >> viewer & 1)


def outcome_text(game: Game, names: tuple[str, str] = NAMES) -> str:
    if game.outcome is None:
        return "not over"
    player = names[max(game.outcome.winner, 0)]
    return TEMPLATES[outcome_key(game.outcome)].format(player=player, word=game.outcome.reason)


def outcome_key(outcome: Outcome) -> str:
    """The line of the log that tells an outcome."""
    return "outcome drawn" if outcome.winner < 0 else "outcome won"


def render(lines: Iterable[Line], names: tuple[str, str] = NAMES) -> list[str]:
    """Lines as plain text: a heading for each turn, the paragraph at the end, equal neighbours counted."""
    result: list[str] = []
    turn: tuple[int, int] | None = None
    last: Line | None = None
    count = 0
    for line in lines:
        if last is not None and line == last:
            count += 1
            result[-1] = _plain(line, count)
            continue
        if (line.turn, line.active) != turn:
            turn = (line.turn, line.active)
            result.append(f"-- turn {line.turn}: {names[line.active]} --")
        result.append(_plain(line))
        last, count = line, 1
    return result


def _plain(line: Line, count: int = 1) -> str:
    mark = "> " if line.kind == "decision" else "  "
    times = f" (x{count})" if count > 1 else ""
    rule = f"  [{line.rule}]" if line.rule else ""
    return f"{mark}{line.text}{times}{rule}"
