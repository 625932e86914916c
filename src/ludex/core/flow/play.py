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
    in progress (`at`: its number, `picks`).

    `price` is what the card costs, `origin` the zone it is played from, `means` how it is played or paid for where that
    is not the usual way, `negated` whether an effect negated it, `since` the key of the position in which it began.
    """

    __slots__ = ("ability", "at", "ctx", "means", "negated", "origin", "picks", "price", "since", "source")

    def __init__(
        self,
        source: int,
        ability: Playable | None,
        ctx: Ctx,
        at: int = 0,
        picks: tuple[int, ...] = (),
        price: int = 0,
        origin: str = "",
        means: str = "",
        negated: bool = False,
        since: int = 0,
    ) -> None:
        self.source = source
        self.ability = ability
        self.ctx = ctx
        self.at = at
        self.picks = picks
        self.price = price
        self.origin = origin
        self.means = means
        self.negated = negated
        self.since = since

    def fields(self) -> tuple[object, ...]:
        return (
            self.source, self.ability, self.ctx, self.at, self.picks, self.price, self.origin, self.means,
            self.negated, self.since,
        )  # fmt: skip

    def copy(self) -> Play:
        """A copy to change before it is put into a frame."""
        return Play(
            self.source, self.ability, self.ctx, self.at, self.picks, self.price, self.origin, self.means,
            self.negated, self.since,
        )  # fmt: skip

    def takes_bound(self, bound: Bound) -> Play:
        return self if bound == self.ctx.bound else self.with_ctx(self.ctx.with_bound(bound))

    def with_ctx(self, ctx: Ctx) -> Play:
        play = self.copy()
        play.ctx = ctx
        return play

    def with_ability(self, ability: Playable) -> Play:
        play = self.copy()
        play.ability = ability
        return play

    def with_picks(self, picks: tuple[int, ...]) -> Play:
        play = self.copy()
        play.picks = picks
        return play

    def chosen(self, ctx: Ctx, more: int = 0) -> Play:
        """The choice in progress is made; `more` 1: the next one follows."""
        play = self.copy()
        play.ctx = ctx
        play.at = self.at + more
        play.picks = ()
        return play

    def as_source(self, source: int, ctx: Ctx) -> Play:
        """The card is another object now."""
        play = self.copy()
        play.source = source
        play.ctx = ctx
        return play

    def from_zone(self, origin: str) -> Play:
        play = self.copy()
        play.origin = origin
        return play

    def at_price(self, price: int) -> Play:
        play = self.copy()
        play.price = price
        return play

    def by_means(self, means: str) -> Play:
        play = self.copy()
        play.means = means
        return play

    def begun_at(self, since: int) -> Play:
        play = self.copy()
        play.since = since
        return play

    def negate(self) -> Play:
        play = self.copy()
        play.means = ""
        play.negated = True
        return play


record(Play)


def local_play(frame: Frame) -> Play:
    local = frame.locals(Play)
    return local
