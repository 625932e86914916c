"""Carries out blocks of instructions. A resolving ability is a frame of `nb.resolve` with a `Resolve` as its local."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ludex.compiling import mypyc_attr
from ludex.core import tree as t
from ludex.core.flow.decisions import Decision
from ludex.core.flow.frames import Frame, Step, procedure
from ludex.core.happening import replacement
from ludex.core.happening.carrying import show_uncovered
from ludex.core.happening.uncovering import SHUFFLING
from ludex.core.position.game import Bound, Ctx
from ludex.core.position.records import Record, record
from ludex.core.values import select

if TYPE_CHECKING:
    from ludex.core.position.game import Game


@mypyc_attr(free_list_len=1)
class Resolve(Record):
    """A block being carried out: `i` is the index of the next instruction, `ctx` the context, and `picks` what the
    instruction in progress keeps between steps, mostly the picks of a choice. If the block pays a cost whose parts
    depend on each other, `then` is what is to be paid after the block; else it is None."""

    __slots__ = ("block", "ctx", "i", "picks", "then")

    def __init__(
        self,
        block: tuple[t.Instr, ...],
        i: int,
        ctx: Ctx,
        picks: tuple[int, ...] = (),
        then: tuple[t.Instr, ...] | None = None,
    ) -> None:
        self.block = block
        self.i = i
        self.ctx = ctx
        self.picks = picks
        self.then = then

    def fields(self) -> tuple[object, ...]:
        return (self.block, self.i, self.ctx, self.picks, self.then)

    def with_picks(self, picks: tuple[int, ...]) -> Resolve:
        return Resolve(self.block, self.i, self.ctx, picks, self.then)

    def with_bound(self, bound: Bound) -> Resolve:
        return Resolve(self.block, self.i, self.ctx.with_bound(bound), self.picks, self.then)

    def after(self, ctx: Ctx) -> Resolve:
        """The block after the instruction in progress."""
        return Resolve(self.block, self.i + 1, ctx, (), self.then)

    def owed(self, i: int) -> tuple[t.Instr, ...]:
        """The rest of the cost from instruction `i` on; empty if the block pays none."""
        return () if self.then is None else self.block[i:] + self.then


record(Resolve)


def resolve(game: Game, block: tuple[t.Instr, ...], ctx: Ctx, then: tuple[t.Instr, ...] | None = None) -> None:
    """Carry out a block of instructions as the next thing that happens. For `then` see `Resolve`."""
    if block:
        game.frames.append(Frame("nb.resolve", 0, Resolve(block, 0, ctx, (), then)))


def defray(game: Game, block: tuple[t.Instr, ...], ctx: Ctx, then: tuple[t.Instr, ...] | None) -> None:
    """Carry out a block of instructions that pays a cost. For `then` see `Resolve`."""
    if block:
        game.frames.append(Frame("nb.cost", 0, Resolve(block, 0, ctx, (), then)))


def hand_bound(game: Game, bound: Bound) -> None:
    """Give the bound names to the frame below the running one, if its local takes them (`takes_bound`)."""
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
"""Instruction class -> function that returns its decision; `branches`, `choices` and `deeds` fill it. Instructions that
are not listed never ask."""

DO: Final[dict[type, DoInstr]] = {}
"""Instruction class -> function that carries it out; `branches`, `choices` and `deeds` fill it. The function returns
the context for the next instruction; None: the instruction is not finished and runs once more."""


def _ask(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Resolve)
    if local.i >= len(local.block):
        return None
    instr = local.block[local.i]
    ask = ASK.get(type(instr))
    return ask(game, local, instr) if ask is not None else None


AT_ONCE: Final = 4
"""Instructions that one step carries out at most, so that `advance`, which counts steps, counts a long block too."""


def _do(game: Game, frame: Frame) -> str | None:
    """[nb] Carry out instructions until one has to ask or pushes a frame, or they were many."""
    depth = len(game.frames)
    asked = True  # `advance` has already asked the first instruction
    left = AT_ONCE
    while True:
        local = frame.locals(Resolve)
        if SHUFFLING in game.memory and not (local.i and isinstance(local.block[local.i - 1], t.Shuffle)):
            del game.memory[SHUFFLING]  # what belonged to the shuffle is done
            show_uncovered(game)
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
            frame.local = local.after(done)
        left -= 1
        if len(game.frames) != depth or game.outcome is not None or not left:
            return "nb.do"  # NB: fewer frames than before, if the instruction ended what was going on


def _hand_back(game: Game, local: Resolve) -> None:
    """Give the names bound in this block to the outer one."""
    hand_bound(game, local.ctx.bound)


RESOLVE = procedure("nb.resolve", "Carrying out instructions", Step("nb.do", _do, ask=_ask))
COST = procedure("nb.cost", "Paying a cost", Step("nb.do", _do, ask=_ask))


def _note_replaced(game: Game, id: int) -> None:
    """Record in the effect that is being carried out that something else happened to the object (`select.REPLACED`).
    NB: a cost is paid even so."""
    for frame in reversed(game.frames):
        if frame.proc in ("nb.cost", "nb.pay"):
            return
        if frame.proc == "nb.resolve":
            local = frame.locals(Resolve)
            bound = local.ctx.bind(select.REPLACED, (*(local.ctx.get(select.REPLACED) or ()), id)).bound
            frame.local = local.with_bound(bound)
            return


replacement.NOTE.append(_note_replaced)


REQUIREMENT: Final = "requirement"
"""Bound to (1,) if the last requirement of a block was met, to () if not; unbound if no `Then` depends on it."""


def handed(bound: Bound, outer: Ctx) -> Bound:
    """The names that an inner block gives to the outer one: all but `REQUIREMENT`, which stays the outer block's."""
    if all(name != REQUIREMENT for name, _ in bound):
        return bound
    rest = tuple(pair for pair in bound if pair[0] != REQUIREMENT)
    own = outer.get(REQUIREMENT)
    return rest if own is None else (*rest, (REQUIREMENT, own))
