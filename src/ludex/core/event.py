"""The record of one event."""

from __future__ import annotations

from ludex.core.position.objects import Obj


class Event:
    """One event. Which fields count depends on the kind; `new` is what a move made, `before` what it ended."""

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
        self.obj = obj
        self.player = player
        self.n = n
        self.word = word
        self.other = other
        self.dst = dst
        self.src = src
        self.state = state
        self.up = up
        self.slot = slot
        self.position = position
        self.cause = cause
        self.new = new
        self.before = before

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
