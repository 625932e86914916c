"""Resolving a tree: an ability that resolves is a frame with a block of instructions and the names bound so far."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.flow.decisions import Decision
from ludex.core.flow.frames import Frame, Step, procedure
from ludex.core.position.game import Bound, Ctx
from ludex.core.position.records import Record, record

if TYPE_CHECKING:
    from ludex.core.position.game import Game


class Resolve(Record):
    """A block being carried out: the next instruction, the context, and the picks of the choice in progress."""

    __slots__ = ("block", "ctx", "i", "picks")

    def __init__(self, block: tuple[t.Instr, ...], i: int, ctx: Ctx, picks: tuple[int, ...] = ()) -> None:
        self.block = block
        self.i = i
        self.ctx = ctx
        self.picks = picks

    def fields(self) -> tuple[object, ...]:
        return (self.block, self.i, self.ctx, self.picks)

    def with_picks(self, picks: tuple[int, ...]) -> Resolve:
        return Resolve(self.block, self.i, self.ctx, picks)

    def with_bound(self, bound: Bound) -> Resolve:
        return Resolve(self.block, self.i, self.ctx.with_bound(bound), self.picks)


record(Resolve)


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
        outer.local = outer.local.with_bound(handed(bound, outer.local.ctx))
    elif hasattr(outer.local, "takes_bound"):
        outer.local = outer.local.takes_bound(bound)


AskInstr = Callable[["Game", Resolve, t.Instr], Decision | None]
DoInstr = Callable[["Game", Frame, Resolve, t.Instr], Ctx | None]

ASK: Final[dict[type, AskInstr]] = {}
"""Instructions that may ask, with how; filled by `effects` and `deeds`."""

DO: Final[dict[type, DoInstr]] = {}
"""Every instruction, with what carries it out; filled by `effects` and `deeds`."""


def _ask(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Resolve)
    if local.i >= len(local.block):
        return None
    instr = local.block[local.i]
    ask = ASK.get(type(instr))
    return ask(game, local, instr) if ask is not None else None


def _do(game: Game, frame: Frame) -> str | None:
    """[nb] Carry out instructions until one has to ask or pushes a frame."""
    depth = len(game.frames)
    asked = True  # of the first one, before this step
    while True:
        local = frame.locals(Resolve)
        if local.i >= len(local.block):
            _hand_back(game, local)
            return None
        instr = local.block[local.i]
        if not asked:
            ask = ASK.get(type(instr))
            if ask is not None and ask(game, local, instr) is not None:
                return "nb.do"
        asked = False
        done = DO[type(instr)](game, frame, local, instr)
        frame.answer = None
        if done is not None:
            frame.local = Resolve(local.block, local.i + 1, done)
        if len(game.frames) > depth or game.outcome is not None:
            return "nb.do"


def _hand_back(game: Game, local: Resolve) -> None:
    """Names bound in an inner block are known to the outer one."""
    hand_bound(game, local.ctx.bound)


RESOLVE = procedure("nb.resolve", "Carrying out instructions", Step("nb.do", _do, ask=_ask))


REQUIREMENT: Final = "requirement"
"""Bound to something once the last requirement of a block was met, where a later part depends on it."""


def handed(bound: Bound, outer: Ctx) -> Bound:
    """The names an inner block hands back: all but its own requirements."""
    if all(name != REQUIREMENT for name, _ in bound):
        return bound
    rest = tuple(pair for pair in bound if pair[0] != REQUIREMENT)
    own = outer.get(REQUIREMENT)
    return rest if own is None else (*rest, (REQUIREMENT, own))
