"""The record of one event."""

from __future__ import annotations

from ludex.compiling import mypyc_attr
from ludex.core.position.objects import Obj


@mypyc_attr(free_list_len=1)
class Event:
    """One event. `kind` decides which of the other fields are used; `happening.carrying` has a function per kind."""

    __slots__ = (
        "before", "cause", "dst", "kind", "n", "new", "obj", "other", "player", "position", "slot", "src", "state",
        "up", "word",
    )  # fmt: skip

    def __init__(
        self,
        kind: str,
        obj: int = 0,
        player: int = -1,
        n: int = 0,
        word: str = "",
        other: int = 0,
        dst: int = -1,
        src: int = -1,
        state: int = -1,
        up: int = -1,
        slot: int = -1,
        position: str = "top",
        cause: int = 0,
        new: int = 0,
        before: Obj | None = None,
    ) -> None:
        self.kind = kind
        """`move`, `state`, `face`, `damage`, `restore`, `number`, `counter`, `create`, `erase`, `shuffle`, `reveal`,
        `control`, `become`, `spot gained`, `spot lost`, `spot type`, or a kind of the game's own, which changes nothing
        itself (`events.announce`)."""
        self.obj = obj
        """The id of the object that the event happens to; 0: none."""
        self.player = player
        """The player whom the event is about; of a move or creation, the player of the zone entered; -1: none."""
        self.n = n
        """The amount: of damage, counters, a change of a number. Negative amounts take away."""
        self.word = word
        """The game's word for the event (the verb of a move, the name of a counter, number or token); "": none."""
        self.other = other
        """The id of the event's second object, for example the target of an attack; 0: none."""
        self.dst = dst
        """The zone kind that a move or creation enters, or that is shuffled; -1: none."""
        self.src = src
        """The zone kind that a moving object leaves; -1: none, or not known yet."""
        self.state = state
        """The orientation that the object gets, an index into `Book.states`; -1: unchanged or the zone's default."""
        self.up = up
        """1: the object is turned face up, 0: face down, -1: as the zone has it."""
        self.slot = slot
        """The place within the zone that the object gets; -1: none."""
        self.position = position
        """Where a move puts the object in its zone: `top`, `bottom`, or `bottom` followed by more words."""
        self.cause = cause
        """The id of the object whose ability or attack causes the event; 0: the rules cause it."""
        self.new = new
        """The id that the object has after the move or creation; 0 until it has happened."""
        self.before = before
        """The object as it was before the event; None until it has happened, or where the kind does not set it."""

    def copy(self) -> Event:
        return Event(
            self.kind, self.obj, self.player, self.n, self.word, self.other, self.dst, self.src, self.state, self.up,
            self.slot, self.position, self.cause, self.new, self.before,
        )  # fmt: skip

    def fields(self) -> tuple[object, ...]:
        return (
            self.kind, self.obj, self.player, self.n, self.word, self.other, self.dst, self.src, self.state, self.up,
            self.slot, self.position, self.cause, self.new, self.before,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash((self.kind, self.obj, self.player, self.n, self.word))

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.obj}, player={self.player}, n={self.n}, word={self.word!r})"
