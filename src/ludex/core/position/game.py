"""`Game`: one position. It holds ids, numbers, strings and frozen records: no closure, no generator, no pointer into
code.

`Game.clone` is cheap because clones share objects, zones and effects: these are replaced, never changed in place. The
fields that are not part of the position (`decision`, `observer`, `index`, `values`) can always be rebuilt.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from ludex.compiling import mypyc_attr
from ludex.core.position import caches, pools
from ludex.core.position.event import Event
from ludex.core.position.objects import Card, Gone, Obj, no_objects
from ludex.core.position.records import Record
from ludex.core.position.rng import seeded
from ludex.core.tree import Automatic, Continuous, Delay

if TYPE_CHECKING:
    from ludex.core.book import Book
    from ludex.core.flow.decisions import Decision, Option
    from ludex.core.flow.frames import Frame
    from ludex.core.position.spots import Layout
    from ludex.core.values.index import Index

Bound = tuple[tuple[str, tuple[int, ...]], ...]
"""What an ability has bound so far: pairs of a name and the ids or numbers it stands for."""


@mypyc_attr(free_list_len=1)
class Ctx(Record):
    """The context in which the tree of an ability is evaluated: the object that has the ability (`source`), the player
    who controls it, the names bound so far, the event that triggered it or that it replaces (None: none), and which
    ability of the object it is (`number`, see `layers.numbers`; -1: not known, or none)."""

    __slots__ = ("bound", "controller", "event", "number", "source")

    def __init__(
        self, source: int, controller: int, bound: Bound = (), event: Event | None = None, number: int = -1
    ) -> None:
        self.source = source
        self.controller = controller
        self.bound = bound
        self.event = event
        self.number = number

    def fields(self) -> tuple[object, ...]:
        return (self.source, self.controller, self.bound, self.event, self.number)

    def get(self, name: str) -> tuple[int, ...] | None:
        """What is bound to the name; None: nothing was bound to it."""
        for key, ids in self.bound:
            if key == name:
                return ids
        return None

    def bind(self, name: str, ids: tuple[int, ...]) -> Ctx:
        """A context in which the name stands for the ids, instead of what it stood for before."""
        if not self.bound:
            return Ctx(self.source, self.controller, ((name, ids),), self.event, self.number)
        rest = tuple([pair for pair in self.bound if pair[0] != name])
        return Ctx(self.source, self.controller, (*rest, (name, ids)), self.event, self.number)

    def with_bound(self, bound: Bound) -> Ctx:
        return Ctx(self.source, self.controller, bound, self.event, self.number)

    def with_source(self, source: int) -> Ctx:
        return Ctx(source, self.controller, self.bound, self.event, self.number)

    def with_controller(self, controller: int) -> Ctx:
        return Ctx(self.source, controller, self.bound, self.event, self.number)


FIRST: Final = seeded(0)
"""The state of the random numbers of a position that was given no seed: of a copy, before it gets its own."""


FROM: Final = "from "
"""The prefix of `Effect.until` while the effect waits for its time to begin (`durations.begin_turn` removes it)."""


class Effect(Record):
    """A continuous effect with a duration. `until` is the duration word, `stamp` the time at which it started.
    `subjects` are the objects it applies to; None: those that the selector of `node` matches at any time."""

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
        """The same effect with another duration."""
        return Effect(self.node, until, self.source, self.controller, self.stamp, self.subjects, self.bound)

    def about(self, subjects: tuple[int, ...]) -> Effect:
        """The same effect on other objects."""
        return Effect(self.node, self.until, self.source, self.controller, self.stamp, subjects, self.bound)

    def waits(self) -> bool:
        """Whether the effect waits for its time to begin."""
        return self.until.startswith(FROM)


class Pending(Record):
    """An automatic ability that triggered and waits to be played. An ability that triggered twice waits twice.
    `event` is the event that triggered it (None: a state trigger); `number` says which ability of the source it is
    (`layers.numbers`; -1: none, a delayed trigger)."""

    __slots__ = ("ability", "bound", "controller", "event", "number", "source", "stamp")

    def __init__(
        self, ability: Automatic, source: int, controller: int, event: Event | None, bound: Bound, stamp: int,
        number: int = -1,
    ) -> None:  # fmt: skip
        self.ability = ability
        self.source = source
        self.controller = controller
        self.event = event
        self.bound = bound
        self.stamp = stamp
        self.number = number

    def fields(self) -> tuple[object, ...]:
        return (self.ability, self.source, self.controller, self.event, self.bound, self.stamp, self.number)


class Delayed(NamedTuple):
    """A delayed trigger that an effect created. `stamp` is the time at which it did, `until` the duration word."""

    instr: Delay
    source: int
    controller: int
    bound: Bound
    stamp: int
    until: str


class Outcome(NamedTuple):
    """How the game ended: the winner (-1: a draw), the reason in words, and the paragraph that says so ("": none)."""

    winner: int
    reason: str
    rule: str


class Observer(Protocol):
    """Is notified while a game runs: logs, coverage, debuggers. It is not part of the position, and must not change
    it. One that also has a method `batch` is shown each batch of events (`carrying.Audit`)."""

    def step(self, game: Game, cite: str) -> None:
        """The step with this citation is about to run."""

    def event(self, game: Game, event: Event) -> None:
        """The event has happened."""

    def decided(self, game: Game, decision: Decision, option: Option) -> None:
        """The player takes the option."""


def gather(value: object, ids: set[int]) -> None:
    """Add every number in the value to `ids`: the ids that it names, and possibly other numbers."""
    if isinstance(value, int):
        ids.add(value)
    elif isinstance(value, tuple):
        for item in value:
            if isinstance(item, int):
                ids.add(item)
            elif not isinstance(item, str):
                gather(item, ids)
    elif isinstance(value, Event):
        ids.update((value.obj, value.other, value.new, value.cause))
    elif isinstance(value, Ctx):
        ids.add(value.source)
        gather(value.bound, ids)
        gather(value.event, ids)
    elif isinstance(value, Record):
        gather(value.fields(), ids)


class Game:
    """A position of one game. Zones and objects are read here; `happening.events` changes them."""

    __slots__ = (
        "active", "book", "clock", "counted", "decision", "delayed", "effects", "faces", "fixed", "frames", "gone",
        "index", "lingers", "memory", "next_id", "nums", "objects", "observer", "outcome", "pending", "pool",
        "printed", "quiet", "rng", "seen", "settled", "spots", "truths", "turn", "used", "values", "windows",
        "zones",
    )  # fmt: skip

    def __init__(self, book: Book, pool: tuple[Card, ...] = (), seed: int = 0) -> None:
        self.book = book
        """The rules."""
        self.pool = pools.kept(pool)
        """Every card of both deck lists, and the cards that lie ready to be created."""
        self.objects = no_objects()
        """Id -> object, for the objects that are in a zone now."""
        self.zones: list[tuple[int, ...]] = [()] * (2 * len(book.zones))
        """The ids in each zone, at `kind * 2 + player` (a shared zone: player 0). The top card is the last."""
        self.spots: Layout = book.spots.layout
        """The spots of each player (`position.spots`); most games have none."""
        self.nums: list[dict[str, int]] = [{}, {}]
        """For each player: name of a number -> its value."""
        self.memory: dict[str, int] = {}
        """Numbers that the rules remember, mostly for one turn. See `remember`."""
        self.frames: list[Frame] = []
        """The stack of running procedures, the innermost last."""
        self.pending: tuple[Pending, ...] = ()
        """The automatic abilities that wait to be played."""
        self.delayed: tuple[Delayed, ...] = ()
        """The delayed triggers that wait for their event."""
        self.effects: tuple[Effect, ...] = ()
        """The continuous effects with a duration."""
        self.truths: tuple[tuple[int, int], ...] = ()
        """The state triggers (object id, ability number) whose condition was true at the last check."""
        self.used: tuple[tuple[int, int, int], ...] = ()
        """How often abilities were used this turn: (object id, ability number, times). See `values.uses`."""
        self.seen: tuple[int, ...] = ()
        """Keys of earlier positions, with which `loops.again` recognises a loop."""
        self.gone: dict[int, Gone] = {}
        """Id -> last known information, for objects that left their zone."""
        self.outcome: Outcome | None = None
        """How the game ended; None: it goes on."""
        self.rng = seeded(seed) if seed else FIRST
        """The state of the random number generator (`position.rng`)."""
        self.fixed: tuple[int, ...] = ()
        """Random results that a scenario fixed; `rng.below` uses them up first."""
        self.turn = 0
        """The number of the turn; 0 before the first."""
        self.active = 0
        """The player whose turn it is: 0 or 1."""
        self.clock = 0
        """The last time stamp given out (`tick`)."""
        self.next_id = 1
        """The id that the next object gets."""
        self.decision: Decision | None = None
        """The decision that the game waits for; None: `advance` can run on."""
        self.observer: Observer | None = None
        """Is notified of steps, events and decisions; not part of the position."""
        self.windows: int = 0
        """1: windows at which a player can only pass are offered too (`decisions.window`). 2: so are a player's own
        steps of that kind (`decisions.step`). 3: so are choices with one option (`decisions.veiled`). For
        people, whose pauses would tell; not part of the position."""
        self.lingers = 0
        """The players (bits) who end their turns themselves, also when nothing else is left to do (`decisions.ending`):
        people; not part of the position."""
        self.index: Index | None = None
        """Cache: the index of active abilities and effects; None: `layers.index_of` builds it."""
        self.printed: Index | None = None
        """Cache: the index of the abilities on cards alone, of which `index` is made."""
        self.values: dict[tuple[int, str], int] = {}
        """Cache: (object id, figure) -> value after effects."""
        self.settled = False
        """Cache: whether the game's rules have found nothing to do in where cards lie: in zones, on spots, under other
        cards, face up or down. Any change of this clears it, and any change of effects and numbers."""
        self.counted = False
        """Cache: whether the game's rules have found nothing to do in players' numbers. Any change of one clears it."""
        self.faces = caches.faces_changed()
        """Cache: a number that stands for the information that objects have; it is another one when an object gets
        other information. Moves do not change it: the same ids in a zone are the same cards."""
        self.quiet = 0
        """Cache: bits by which the game's rules note that they have found nothing to do. Any change clears them, but
        not the beginning or end of a phase: what a phase may change is not noted. NB: a clone finds out by itself."""

    def clone(self) -> Game:
        """An equal position that can be changed independently. It has no observer."""
        game = Game(self.book)
        game.pool = self.pool
        game.objects = self.objects.copy()
        game.zones = self.zones.copy()
        game.spots = self.spots
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
        game.windows = self.windows
        game.lingers = self.lingers
        game.index = self.index
        game.printed = self.printed
        game.settled = self.settled
        game.counted = self.counted
        game.faces = self.faces
        return game

    def fields(self) -> tuple[object, ...]:
        """Everything that belongs to the position, for comparing."""
        return (
            self.book.code, self.book.edition, self.objects, self.zones, self.nums, self.memory, self.frames,
            self.pending, self.delayed, self.effects, self.truths, self.used, self.seen, self.gone, self.outcome,
            self.rng, self.fixed, self.turn, self.active, self.clock, self.next_id, self.spots,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Game) and self.fields() == other.fields())

    def __hash__(self) -> int:
        return hash((self.rng, self.turn, self.clock, self.next_id, tuple(self.zones)))

    # --- reading ---------------------------------------------------------------------------------------------

    def kind(self, name: str) -> int:
        """The zone kind of that name."""
        return self.book.zone_index[name]

    def zone(self, name: str, player: int) -> tuple[int, ...]:
        """The ids of the objects in a player's zone (or a shared one), by its name; the top card is the last."""
        kind = self.book.zones[self.book.zone_index[name]]
        return self.zones[kind.index * 2 + (0 if kind.shared else player)]

    def at(self, kind: int, player: int) -> tuple[int, ...]:
        """The ids in a player's zone of a kind. For a shared zone, the caller must pass player 0."""
        return self.zones[kind + kind + player]

    def side(self, player: int) -> list[tuple[int, ...]]:
        """The ids in all zones of a player, by zone kind; shared zones are on the side of player 0."""
        return self.zones[player::2]

    def zone_at(self, kind: int, player: int) -> tuple[int, ...]:
        """The ids in a player's zone of a kind, or in the shared zone of that kind."""
        return self.zones[kind * 2 + (0 if self.book.zones[kind].shared else player)]

    def get(self, id: int) -> Obj | None:
        """The object with this id; None once it has left its zone."""
        return self.objects.get(id)

    def look(self, id: int) -> Obj | None:
        """The object with this id, or its last known information; None: there is neither."""
        obj = self.objects.get(id)
        if obj is not None:
            return obj
        gone = self.gone.get(id)
        return gone.obj if gone is not None else None

    def token(self, name: str) -> Card:
        """The card of the token with that name or number: from `Book.tokens`, else from the pool. KeyError: there is
        none."""
        card = self.book.tokens.get(name)
        if card is not None:
            return card
        for card in self.pool:
            if card.token and (name in (card.name, card.number) or name in card.names):
                return card
        raise KeyError(name)

    def num(self, player: int, name: str) -> int:
        """A number of a player; 0 if it was never set."""
        return self.nums[player].get(name, 0)

    def remembers(self, name: str) -> int:
        """The number that `remember` stored under the name; 0: none."""
        return self.memory.get(name, 0)

    def touched(self) -> frozenset[int]:
        """The ids that an effect, a link, a waiting ability or a running procedure refers to. `decisions.distinct`
        treats these objects as different from all others.

        Every number in the locals of procedures counts as an id; at worst, two equal objects are offered separately.
        """
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
        """A new time stamp, later than all before."""
        self.clock += 1
        return self.clock

    def put(self, obj: Obj) -> None:
        """Replace an object by a changed copy of it, in the same zone."""
        old = self.objects[obj.id]
        self.objects[obj.id] = obj
        caches.object_changed(self, old, obj)

    def set_pool(self, pool: tuple[Card, ...]) -> None:
        """Replace the cards that belong to this game."""
        self.pool = pools.kept(pool)
        caches.all_changed(self)

    def set_num(self, player: int, name: str, value: int) -> None:
        self.nums[player][name] = value
        caches.number_changed(self, name)

    def remember(self, name: str, value: int) -> None:
        self.memory[name] = value
        caches.changed(self)

    def add_effect(self, effect: Effect) -> None:
        self.effects = (*self.effects, effect)
        caches.effect_added(self, effect)

    def set_effects(self, effects: tuple[Effect, ...]) -> None:
        if effects != self.effects:
            self.effects = effects
            caches.effects_changed(self)
