"""The record of what is being played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core import tree as t
from ludex.core.flow.frames import Frame
from ludex.core.position.game import Bound, Ctx
from ludex.core.position.records import Record, record

if TYPE_CHECKING:
    pass


Playable = t.Activated | t.Automatic | t.Spell


class Play(Record):
    """What is being played: the card (`source`), the ability (None: a card without one), the context, and the choice
    in progress. `n` and `word` are free for the book (a price, where the card came from)."""

    __slots__ = ("ability", "at", "ctx", "n", "picks", "source", "word")

    def __init__(
        self,
        source: int,
        ability: Playable | None,
        ctx: Ctx,
        at: int = 0,
        picks: tuple[int, ...] = (),
        n: int = 0,
        word: str = "",
    ) -> None:
        self.source = source
        self.ability = ability
        self.ctx = ctx
        self.at = at
        self.picks = picks
        self.n = n
        self.word = word

    def fields(self) -> tuple[object, ...]:
        return (self.source, self.ability, self.ctx, self.at, self.picks, self.n, self.word)

    def takes_bound(self, bound: Bound) -> Play:
        return self if bound == self.ctx.bound else self.with_ctx(self.ctx.with_bound(bound))

    def with_ctx(self, ctx: Ctx) -> Play:
        return Play(self.source, self.ability, ctx, self.at, self.picks, self.n, self.word)

    def with_picks(self, picks: tuple[int, ...]) -> Play:
        return Play(self.source, self.ability, self.ctx, self.at, picks, self.n, self.word)

    def chosen(self, ctx: Ctx, more: int = 0) -> Play:
        """The choice in progress is made; `more` 1: the next one follows."""
        return Play(self.source, self.ability, ctx, self.at + more, (), self.n, self.word)

    def with_note(self, n: int, word: str) -> Play:
        return Play(self.source, self.ability, self.ctx, self.at, self.picks, n, word)

    def as_source(self, source: int, ctx: Ctx) -> Play:
        """The card is another object now."""
        return Play(source, self.ability, ctx, self.at, self.picks, self.n, self.word)


record(Play)


def local_play(frame: Frame) -> Play:
    assert isinstance(frame.local, Play)
    return frame.local
