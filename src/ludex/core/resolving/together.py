"""Several players carry out one block together (`By`): instruction by instruction, so that all of them choose before
anything is seen or moved, and what they do happens in one batch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.flow.frames import Frame, Step, procedure, push, stay
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.game import Bound, Ctx
from ludex.core.position.records import record
from ludex.core.position.seen import seen_by
from ludex.core.resolving import deeds
from ludex.core.resolving.resolving import hand_bound, resolve
from ludex.core.values import select

if TYPE_CHECKING:
    from ludex.core.position.game import Game

IN_STEP: Final = (
    t.Choose, t.Divide, t.NameNumber, t.Move, t.SetState, t.SetFace, t.Damage, t.Gain, t.Counters, t.Reveal, t.Shuffle,
    t.Draw, t.Create, t.Look, t.Search, t.Continue,
)  # fmt: skip
"""The instructions that players can carry out in step. A block with any other is carried out player by player."""


@record
class Together(NamedTuple):
    """A block that several players carry out in step: `ctxs` are their contexts, in the order in which they choose, `i`
    is the index of the instruction, `turn` how many of them have carried it out. `moved` are the ids that each of them
    has just moved."""

    block: tuple[t.Instr, ...]
    ctxs: tuple[Ctx, ...]
    i: int = 0
    turn: int = 0
    moved: tuple[tuple[int, ...], ...] = ()

    def takes_bound(self, bound: Bound) -> Together:
        """The names that the last player's instruction bound."""
        last = self.turn - 1
        return self._replace(ctxs=(*self.ctxs[:last], self.ctxs[last].with_bound(bound), *self.ctxs[last + 1 :]))


def in_step(block: tuple[t.Instr, ...]) -> bool:
    """Whether players can carry out the block in step."""
    return all(isinstance(instr, IN_STEP) for instr in block)


def together(game: Game, block: tuple[t.Instr, ...], ctxs: tuple[Ctx, ...]) -> None:
    """Let players carry out the block together, as the next thing that happens. The calling frame gets the names it
    binds, those of all players together."""
    push(game, "nb.together", Together(block, ctxs))


def _step(game: Game, frame: Frame) -> str | None:
    local = frame.locals(Together)
    if local.moved:
        ctxs = tuple(deeds.followed(game, ctx, ids) for ctx, ids in zip(local.ctxs, local.moved, strict=True))
        local = local._replace(ctxs=ctxs, moved=())
    if local.i >= len(local.block):
        hand_bound(game, _joined(local.ctxs))
        return None
    instr = local.block[local.i]
    if local.turn:
        _tell(game, instr, local.ctxs[local.turn - 1])
    batches = _batches(game, instr, local.ctxs) if local.turn == 0 else None
    if batches is not None:
        moved = tuple(tuple(event.obj for event in batch) for batch in batches) if isinstance(instr, t.Move) else ()
        frame.local = local._replace(i=local.i + 1, moved=moved)
        stay(frame)
        events.perform(game, *(event for batch in batches for event in batch))
    elif local.turn == len(local.ctxs):
        frame.local = local._replace(i=local.i + 1, turn=0)
        stay(frame)
    else:
        frame.local = local._replace(turn=local.turn + 1)
        stay(frame)
        resolve(game, (instr,), local.ctxs[local.turn])
    return None


def _batches(game: Game, instr: t.Instr, ctxs: tuple[Ctx, ...]) -> list[list[Event]] | None:
    """The events of each player, if the instruction is a plain one and none of them has to decide about it."""
    batches: list[list[Event]] = []
    for ctx in ctxs:
        batch = deeds.creations(game, ctx, instr) if isinstance(instr, t.Create) else deeds.events_of(game, ctx, instr)
        if batch is None or (isinstance(instr, t.Move) and not deeds.free_to_go(game, ctx, batch)):
            return None
        batches.append(batch)
    return None if isinstance(instr, t.Create) and game.book.moves.ways is not None else batches


def _tell(game: Game, instr: t.Instr, ctx: Ctx) -> None:
    """Announce what a player chose among cards that everybody sees: the next player chooses knowing it."""
    if isinstance(instr, t.Choose):
        for id in select.bound(instr.name, ctx):
            obj = game.objects.get(id)
            if obj is not None and seen_by(game, obj) == 3:
                events.announce(game, "chooses", id, ctx.controller)


def _joined(ctxs: tuple[Ctx, ...]) -> Bound:
    """The names that the players bound, each with what all of them bound to it; what they have in common counts
    once."""
    joined: list[tuple[str, tuple[int, ...]]] = []
    for name in dict.fromkeys(name for ctx in ctxs for name, _ in ctx.bound):
        ids = dict.fromkeys(ctx.get(name) or () for ctx in ctxs)
        joined.append((name, tuple(id for part in ids for id in part)))
    return tuple(joined)


TOGETHER = procedure("nb.together", "Players act together", Step("nb.step", _step))
