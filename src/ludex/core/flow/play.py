"""`Play`: the locals of a procedure that plays a card or an ability."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.compiling import mypyc_attr
from ludex.core import tree as t
from ludex.core.flow.frames import Frame
from ludex.core.position.game import Bound, Ctx
from ludex.core.position.records import Record, record

if TYPE_CHECKING:
    pass


Playable = t.Activated | t.Automatic | t.Spell


@mypyc_attr(free_list_len=1)
class Play(Record):
    """The locals of a procedure that plays a card or an ability. Frozen: each method returns a changed copy."""

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
        """The id of the card that is played, or whose ability is."""
        self.ability = ability
        """The ability that is played; None: a card without one."""
        self.ctx = ctx
        """The context of the ability: its controller, its event, and the targets bound so far."""
        self.at = at
        """The index, among the ability's targets, of the choice in progress."""
        self.picks = picks
        """What was picked for the choice in progress."""
        self.price = price
        """The cost of the card, in the unit in which the game counts costs."""
        self.origin = origin
        """The name of the zone that the card is played from; "": not a card that moves."""
        self.means = means
        """The game's word for an unusual way of playing or paying; "": the usual way."""
        self.negated = negated
        """Whether an effect negated the play."""
        self.since = since
        """The `loops.position_key` of the position in which the play began; 0: not recorded."""

    def fields(self) -> tuple[object, ...]:
        return (
            self.source, self.ability, self.ctx, self.at, self.picks, self.price, self.origin, self.means,
            self.negated, self.since,
        )  # fmt: skip

    def copy(self) -> Play:
        """A copy, which may be changed until it is put into a frame."""
        return Play(
            self.source, self.ability, self.ctx, self.at, self.picks, self.price, self.origin, self.means,
            self.negated, self.since,
        )  # fmt: skip

    def takes_bound(self, bound: Bound) -> Play:
        """A copy with the names that an inner frame bound (`resolving.hand_bound`)."""
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
        """A copy in which the choice in progress is made. `more` 1: `at` moves on to the next choice."""
        play = self.copy()
        play.ctx = ctx
        play.at = self.at + more
        play.picks = ()
        return play

    def as_source(self, source: int, ctx: Ctx) -> Play:
        """A copy whose card has become another object."""
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
        """A copy that is negated, without `means`."""
        play = self.copy()
        play.means = ""
        play.negated = True
        return play


record(Play)


def local_play(frame: Frame) -> Play:
    """The `Play` that is the frame's local."""
    local = frame.local
    assert isinstance(local, Play)
    return local
