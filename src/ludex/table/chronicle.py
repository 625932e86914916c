"""The log of the table: each event as a sentence for each viewer, with the rules that were running."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ludex.core.flow.api import rule_now
from ludex.core.flow.play import Play
from ludex.core.position.objects import Card
from ludex.core.position.seen import seen_by, shown_to
from ludex.core.resolving.resolving import Resolve
from ludex.core.sight.view import OPEN, SPECTATOR, sees
from ludex.core.tree import Ability, walk
from ludex.record.japanese import Japanese
from ludex.record.log import HIDDEN, begun, fields_of, outcome_text, told, worded

if TYPE_CHECKING:
    from ludex.core.flow.decisions import Decision, Option
    from ludex.core.flow.frames import Frame
    from ludex.core.position.event import Event
    from ludex.core.position.game import Game

VIEWERS = (0, 1, SPECTATOR, OPEN)
STEPS = 20_000
EVENTS = 10_000
"""Steps and events that one decision may lead to. Cards that strangers write could go on for hours."""


class Place(NamedTuple):
    """One running procedure: its number and title, and the paragraph it is at."""

    rule: str
    title: str
    at: str


class Acting(NamedTuple):
    """The ability being played or carried out, its card, and the players who could see that card then."""

    card: Card
    ability: Ability | None
    seen: int


class Entry(NamedTuple):
    """One event: the text for each viewer (empty: none), and why it happened."""

    n: int
    texts: tuple[str, str, str, str]
    rule: str
    turn: int
    active: int
    kind: str
    stack: tuple[Place, ...]
    acting: Acting | None
    shown: tuple[dict[str, Any] | None, ...]
    ja: tuple[str, str, str, str]
    """The same as the texts, in Japanese; empty: only in English."""


class Chronicle:
    """An observer that keeps all entries. `n` is the number of decisions taken so far."""

    def __init__(self, names: tuple[str, str], japanese: Japanese) -> None:
        self.names = names
        self.japanese = japanese
        self.entries: list[Entry] = []
        self.n = 0
        self.steps = self.events = 0
        """Since the last decision."""
        self.attack: tuple[int, int, int, Frame] | None = None
        """The running attack: attacker, target, and the procedure that announced it, with its depth."""

    def step(self, game: Game, cite: str) -> None:
        self.steps += 1
        if self.steps > STEPS:
            raise RuntimeError(f"no decision for {STEPS} steps")

    def decided(self, game: Game, decision: Decision, option: Option) -> None:
        self.n += 1
        self.steps = self.events = 0

    def event(self, game: Game, event: Event) -> None:
        self.events += 1
        if self.events > EVENTS:
            raise RuntimeError(f"no decision for {EVENTS} events")
        if event.kind == "attack":
            self.attack = (event.obj, event.other, len(game.frames) - 1, game.frames[-1])
        told_to = [fields_of(game, event, viewer, self.names) for viewer in (0, 1, SPECTATOR)]
        pair = [self._english(game, event, fields) for fields in told_to]
        more = 0 if pair[0].count(HIDDEN) <= pair[1].count(HIDDEN) else 1
        texts = (*pair, pair[more])
        ja = [self.japanese.event(event, fields) for fields in told_to]
        shown = tuple(movement(game, event, viewer) for viewer in VIEWERS)
        if any(texts) or any(shown):
            self._keep(game, texts, rule_now(game), event.kind, shown, (*ja, ja[more]))

    def _english(self, game: Game, event: Event, fields: dict[str, str]) -> str:
        """What the page says of an event: zones as readers call them, and lines of its own (`Line.page`)."""
        both = self.japanese.both
        slots = {"src": event.before.slot if event.before is not None else -1, "dst": event.slot}
        for name, slot in slots.items():
            zone = both[0].zones.get(fields[name])
            if zone is not None and zone.line:
                fields = {**fields, name: zone.in_line(slot)}
        keys = (f"{event.kind} {event.word}", event.kind)
        own = next((words.log[key].page for words in both for key in keys if key in words.log), "")
        return own.format(**fields).strip() if own else worded(game, event, fields)

    def note(self, game: Game, text: str, ja: str) -> None:
        """Add a line that no event made."""
        self._keep(game, (text,) * 4, rule_now(game), "note", (None,) * 4, (ja,) * 4)

    def finish(self, game: Game) -> None:
        """Add the outcome, once the game is over."""
        if game.outcome is not None and not (self.entries and self.entries[-1].kind == "outcome"):
            text, ja = outcome_text(game, self.names), self.japanese.outcome(game, self.names)
            self._keep(game, (text,) * 4, game.outcome.rule, "outcome", (None,) * 4, (ja,) * 4)

    def _keep(self, game: Game, texts: Any, rule: str, kind: str, shown: Any, ja: Any) -> None:
        cite = told(game, rule)
        entry = Entry(self.n, texts, cite, game.turn, game.active, kind, stack_of(game), acting_in(game), shown, ja)
        self.entries.append(entry)

    def running_attack(self, game: Game) -> tuple[int, int] | None:
        """Attacker and target of the running attack."""
        if self.attack is None:
            return None
        attacker, target, depth, frame = self.attack
        if len(game.frames) <= depth or game.frames[depth] is not frame or attacker not in game.objects:
            self.attack = None
            return None
        return attacker, target


def stack_of(game: Game) -> tuple[Place, ...]:
    """The procedures that run, outermost first, without the glue between them."""
    places: list[Place] = []
    frames = begun(game)
    last = len(frames) - 1
    for depth, frame in enumerate(frames):
        if frame.proc.startswith("nb."):
            continue
        rules = game.book.procedures[frame.proc]
        here = frame.ran if frame.ran >= 0 and depth < last else min(frame.pc, rules.size - 1)
        if depth == last and game.decision is None and frame.ran >= 0:
            here = frame.ran
        cite = rules.steps[here].cite
        at = "" if cite.startswith("nb.") else told(game, cite)
        places.append(Place(told(game, frame.proc), rules.title, at))
    return tuple(places)


def acting_in(game: Game) -> Acting | None:
    """The innermost ability that is being played or carried out."""
    found = (_acting_at(game, frame) for frame in reversed(game.frames))
    return asking_in(game) or next((one for one in found if one is not None), None)


def asking_in(game: Game) -> Acting | None:
    """The ability that asks for the decision: nothing but glue lies between it and the question. What is carried out
    may differ from what is printed, so what is being played is looked at, too."""
    first: Acting | None = None
    for frame in reversed(game.frames):
        found = _acting_at(game, frame)
        if found is None and not frame.proc.startswith("nb."):
            break
        if found is not None and (first is None or found.card is first.card):
            first = found
            if found.ability is not None:
                break
    return first


def _acting_at(game: Game, frame: Frame) -> Acting | None:
    """The ability that a frame plays or carries out."""
    local = frame.local
    if isinstance(local, Play) and local.ability is not None:
        return _acting(game, local.source, local.ability)
    if isinstance(local, Resolve):
        card = game.look(local.ctx.source)
        found = None if card is None else _ability_with(card.info, local.block)
        return _acting(game, local.ctx.source, found)
    return None


def _ability_with(card: Card, block: object) -> Ability | None:
    """The ability of which the block is a part."""
    for ability in card.abilities:
        if any(block in walk.values_of(node) for node in walk.nodes(ability)):
            return ability
    return None


def _acting(game: Game, source: int, ability: Ability | None) -> Acting | None:
    obj = game.look(source)
    return None if obj is None else Acting(obj.info, ability, seen_by(game, obj))


def movement(game: Game, event: Event, viewer: int) -> dict[str, Any] | None:
    """What the page may draw of an event: a card's move from place to place, or an amount."""
    if event.kind not in ("move", "damage", "attack", "create", "state", "number"):
        return None
    zones = game.book.zones
    now = game.objects.get(event.new or event.obj)
    drawn: dict[str, Any] = {"kind": event.kind, "n": event.n}
    if now is not None and sees(shown_to(game, now), viewer):
        drawn["id"] = now.id
    if event.kind == "move":
        before = event.before
        if before is not None and sees(shown_to(game, before), viewer):
            drawn["old"] = before.id
        drawn["from"] = [before.player if before is not None else -1, zones[event.src].name if event.src >= 0 else ""]
        drawn["to"] = [now.player if now is not None else event.player, zones[event.dst].name if event.dst >= 0 else ""]
    return drawn
