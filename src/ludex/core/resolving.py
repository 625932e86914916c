"""A block of instructions being carried out: the frame's local record, and how blocks are started and handed back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from ludex.core import sequences
from ludex.core import tree as t
from ludex.core.decisions import Decision
from ludex.core.flow import Frame
from ludex.core.records import record
from ludex.core.state import Bound, Ctx

if TYPE_CHECKING:
    from ludex.core.state import Game


@record
class Resolve(NamedTuple):
    """A block being carried out: the next instruction, the context, and the picks of the choice in progress."""

    block: tuple[t.Instr, ...]
    i: int
    ctx: Ctx
    picks: tuple[int, ...] = ()


def resolve(game: Game, block: tuple[t.Instr, ...], ctx: Ctx) -> None:
    """Carry out a block of instructions as the next thing that happens."""
    if block:
        game.frames.append(Frame("nb.resolve", 0, Resolve(block, 0, ctx)))


def hand_bound(game: Game, bound: Bound) -> None:
    """Give the names bound so far to the frame below the running one."""
    if len(game.frames) < 2:
        return
    outer = game.frames[-2]
    if isinstance(outer.local, Resolve):
        ctx = outer.local.ctx
        outer.local = outer.local._replace(ctx=ctx._replace(bound=sequences.handed(bound, ctx)))
    elif hasattr(outer.local, "takes_bound"):
        outer.local = outer.local.takes_bound(bound)


AskInstr = Callable[["Game", Resolve, t.Instr], Decision | None]
DoInstr = Callable[["Game", Frame, Resolve, t.Instr], Ctx | None]
