"""The position. It holds ids, numbers, strings and frozen records: no closure, no generator, no pointer into code.

`Game.clone` is cheap because everything in it is shared until replaced: objects, zones and effects are never changed in
place. What is not data (`observer`, `decision`, the caches) can always be made anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from ludex.core.position import caches
from ludex.core.position.event import Event
from ludex.core.position.objects import Card, Gone, Obj
from ludex.core.position.records import Record
from ludex.core.position.rng import seeded
from ludex.core.tree import Automatic, Continuous, Delay

if TYPE_CHECKING:
    from ludex.core.book import Book
    from ludex.core.flow.decisions import Decision, Option
    from ludex.core.flow.frames import Frame
    from ludex.core.values.index import Index

Bound = tuple[tuple[str, tuple[int, ...]], ...]


class Ctx(Record):
    """Whose ability is being asked or carried out: its object, its controller, the names bound so far, its event."""

    __slots__ = ("bound", "controller", "event", "source")

    def __init__(self, source: int, controller: int, bound: Bound = (), event: Event | None = None) -> None:
        self.source = source
        self.controller = controller
        self.bound = bound
        self.event = event

    def fields(self) -> tuple[object, ...]:
        return (self.source, self.controller, self.bound, self.event)

    def get(self, name: str) -> tuple[int, ...] | None:
        for key, ids in self.bound:
            if key == name:
                return ids
        return None

    def bind(self, name: str, ids: tuple[int, ...]) -> Ctx:
        if not self.bound:
            return Ctx(self.source, self.controller, ((name, ids),), self.event)
        rest = tuple([pair for pair in self.bound if pair[0] != name])
        return Ctx(self.source, self.controller, (*rest, (name, ids)), self.event)

    def with_bound(self, bound: Bound) -> Ctx:
        return Ctx(self.source, self.controller, bound, self.event)

    def with_source(self, source: int) -> Ctx:
        return Ctx(source, self.controller, self.bound, self.event)

    def with_controller(self, controller: int) -> Ctx:
        return Ctx(self.source, controller, self.bound, self.event)


FROM: Final = "from "
"""How a duration begins whose time has yet to come."""


class Effect(Record):
    """A continuous effect with a duration. `subjects` None: it asks its selector anew each time."""

    __slots__ = ("bound", "controller", "node", "source", "stamp", "subjects", "until")

    def __init__(
        self,
        node: Continuous,
        until: str,
        source: int,
        controller: int,
        stamp: int,
        subjects: tuple[int, ...] | None,
        bound: Bound,
    ) -> None:
        self.node = node
        self.until = until
        self.source = source
        self.controller = controller
        self.stamp = stamp
        self.subjects = subjects
        self.bound = bound

    def fields(self) -> tuple[object, ...]:
        return (self.node, self.until, self.source, self.controller, self.stamp, self.subjects, self.bound)

    def lasting(self, until: str) -> Effect:
        return Effect(self.node, until, self.source, self.controller, self.stamp, self.subjects, self.bound)

    def about(self, subjects: tuple[int, ...]) -> Effect:
        return Effect(self.node, self.until, self.source, self.controller, self.stamp, subjects, self.bound)

    def waits(self) -> bool:
        """Whether its time has yet to come."""
        return self.until.startswith(FROM)


class Pending(Record):
    """An automatic ability that waits to be played, once for each time it triggered."""

    __slots__ = ("ability", "bound", "controller", "event", "source", "stamp")

    def __init__(
        self, ability: Automatic, source: int, controller: int, event: Event | None, bound: Bound, stamp: int
    ) -> None:
        self.ability = ability
        self.source = source
        self.controller = controller
        self.event = event
        self.bound = bound
        self.stamp = stamp

    def fields(self) -> tuple[object, ...]:
        return (self.ability, self.source, self.controller, self.event, self.bound, self.stamp)


class Delayed(NamedTuple):
    """A delayed trigger an effect has created."""

    instr: Delay
    source: int
    controller: int
    bound: Bound
    stamp: int


class Outcome(NamedTuple):
    """How the game ended: the winner (-1: a draw), and the paragraph that says so."""

    winner: int
    reason: str
    rule: str


class Observer(Protocol):
    """Watches a game: logs, coverage, debuggers. It is not part of the position."""

    def step(self, game: Game, cite: str) -> None: ...

    def event(self, game: Game, event: Event) -> None: ...

    def decided(self, game: Game, decision: Decision, option: Option) -> None: ...


def gather(value: object, ids: set[int]) -> None:
    """Collect every number in a record."""
    if isinstance(value, int):
        ids.add(value)
    elif isinstance(value, tuple):
        for item in value:
            gather(item, ids)
    elif isinstance(value, Event):
        ids.update((value.obj, value.other, value.new, value.cause))
    elif isinstance(value, Record):
        for item in value.fields():
            gather(item, ids)


class Game:
    """A position of one game."""

    __slots__ = (
        "active", "book", "clock", "decision", "delayed", "effects", "fixed", "frames", "gone", "index", "memory",
        "next_id", "nums", "objects", "observer", "outcome", "pending", "pool", "rng", "seen", "truths", "turn",
        "used", "values", "zones",
    )  # fmt: skip

    def __init__(self, book: Book, pool: tuple[Card, ...] = (), seed: int = 0) -> None:
        self.book = book
        self.pool = pool
        self.objects: dict[int, Obj] = {}
        self.zones: list[tuple[int, ...]] = [()] * (2 * len(book.zones))
        self.nums: list[dict[str, int]] = [{}, {}]
        self.memory: dict[str, int] = {}
        self.frames: list[Frame] = []
        self.pending: tuple[Pending, ...] = ()
        self.delayed: tuple[Delayed, ...] = ()
        self.effects: tuple[Effect, ...] = ()
        self.truths: tuple[tuple[int, int], ...] = ()
        self.used: tuple[tuple[int, int, int], ...] = ()
        self.seen: tuple[int, ...] = ()
        self.gone: dict[int, Gone] = {}
        self.outcome: Outcome | None = None
        self.rng = seeded(seed)
        self.fixed: tuple[int, ...] = ()
        self.turn = 0
        self.active = 0
        self.clock = 0
        self.next_id = 1
        self.decision: Decision | None = None
        self.observer: Observer | None = None
        self.index: Index | None = None
        self.values: dict[tuple[int, str], int] = {}

    def clone(self) -> Game:
        """An equal position that goes its own way. It has no observer."""
        game = Game(self.book)
        game.pool = self.pool
        game.objects = self.objects.copy()
        game.zones = self.zones.copy()
        game.nums = [self.nums[0].copy(), self.nums[1].copy()]
        game.memory = self.memory.copy()
        game.frames = [frame.copy() for frame in self.frames]
        game.pending = self.pending
        game.delayed = self.delayed
        game.effects = self.effects
        game.truths = self.truths
        game.used = self.used
        game.seen = self.seen
        game.gone = self.gone.copy()
        game.outcome = self.outcome
        game.rng = self.rng
        game.fixed = self.fixed
        game.turn = self.turn
        game.active = self.active
        game.clock = self.clock
        game.next_id = self.next_id
        game.decision = self.decision
        game.index = self.index
        return game

    def fields(self) -> tuple[object, ...]:
        """Everything that is the position, for comparing."""
        return (
            self.book.code, self.book.edition, self.objects, self.zones, self.nums, self.memory, self.frames,
            self.pending, self.delayed, self.effects, self.truths, self.used, self.seen, self.gone, self.outcome,
            self.rng, self.fixed, self.turn, self.active, self.clock, self.next_id,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Game) and self.fields() == other.fields())

    def __hash__(self) -> int:
        return hash((self.rng, self.turn, self.clock, self.next_id, tuple(self.zones)))

    # --- reading ---------------------------------------------------------------------------------------------

    def kind(self, name: str) -> int:
        return self.book.zone_index[name]

    def zone(self, name: str, player: int) -> tuple[int, ...]:
        """The ids of the objects in a zone, the top one last where order counts."""
        kind = self.book.zones[self.book.zone_index[name]]
        return self.zones[kind.index * 2 + (0 if kind.shared else player)]

    def at(self, kind: int, player: int = 0) -> tuple[int, ...]:
        """The ids in the player's zone of a kind that is not shared, or (player 0) in a shared one."""
        return self.zones[kind * 2 + player]

    def zone_at(self, kind: int, player: int) -> tuple[int, ...]:
        return self.zones[kind * 2 + (0 if self.book.zones[kind].shared else player)]

    def get(self, id: int) -> Obj | None:
        """The object, if it is still what it was; None once it has left its zone."""
        return self.objects.get(id)

    def look(self, id: int) -> Obj | None:
        """The object, or its last known information."""
        obj = self.objects.get(id)
        if obj is not None:
            return obj
        gone = self.gone.get(id)
        return gone.obj if gone is not None else None

    def token(self, name: str) -> Card:
        """The token of that name: the book's, else one that lies ready among the cards of this game."""
        card = self.book.tokens.get(name)
        if card is not None:
            return card
        for card in self.pool:
            if card.token and name in card.names:
                return card
        raise KeyError(name)

    def num(self, player: int, name: str) -> int:
        return self.nums[player].get(name, 0)

    def remembers(self, name: str) -> int:
        return self.memory.get(name, 0)

    def touched(self) -> frozenset[int]:
        """Objects that an effect, a link, a waiting ability or a running procedure names: they are like no other.

        Numbers in the locals of procedures are taken for ids; at worst two equal objects are told apart."""
        ids: set[int] = set()
        objects = self.objects
        for at in self.book.linked_places:
            for id in self.zones[at]:
                host = objects[id].host
                if host:
                    ids.add(host)
        for effect in self.effects:
            if effect.subjects is not None:
                ids.update(effect.subjects)
            ids.add(effect.source)
        for pending in self.pending:
            ids.add(pending.source)
            gather(pending.event, ids)
        for delayed in self.delayed:
            ids.add(delayed.source)
            gather(delayed.bound, ids)
        for frame in self.frames:
            if frame.proc != "nb.choose":
                gather(frame.local, ids)
        return frozenset(ids)

    # --- writing ---------------------------------------------------------------------------------------------

    def tick(self) -> int:
        """A new time stamp."""
        self.clock += 1
        return self.clock

    def put(self, obj: Obj) -> None:
        """Put a changed copy of an object back in its place."""
        old = self.objects[obj.id]
        self.objects[obj.id] = obj
        caches.object_changed(self, old, obj)

    def set_num(self, player: int, name: str, value: int) -> None:
        self.nums[player][name] = value
        caches.number_changed(self, name)

    def remember(self, name: str, value: int) -> None:
        self.memory[name] = value
        caches.changed(self)

    def add_effect(self, effect: Effect) -> None:
        self.effects = (*self.effects, effect)
        caches.effects_changed(self)

    def set_effects(self, effects: tuple[Effect, ...]) -> None:
        if effects != self.effects:
            self.effects = effects
            caches.effects_changed(self)
