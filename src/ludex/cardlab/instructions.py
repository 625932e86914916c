"""Notes which instructions of an ability were carried out, and which of them changed something.

While a card is tried, a wrapper of core's table of instructions compares the position before and after each one.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ludex.core import tree as t
from ludex.core.flow.frames import Frame
from ludex.core.position.game import Ctx, Game
from ludex.core.position.objects import Card
from ludex.core.resolving import resolving
from ludex.core.resolving.resolving import DoInstr, Resolve
from ludex.lang.pattern import names_of

SETTLED = (t.Divide,)
"""Instructions that some games settle while a card is played."""


def leaves(ability: t.Ability) -> list[t.Instr]:
    """The instructions of an ability that hold no others, each once. Costs are no effect."""
    blocks = [getattr(ability, "do", ())]
    modes = getattr(ability, "modes", None)
    if modes is not None:
        blocks.extend(modes.options)
    return list(dict.fromkeys(leaf for block in blocks for leaf in _leaves(block)))


def _leaves(block: tuple[t.Instr, ...]) -> Iterator[t.Instr]:
    for instr in block:
        inner = list(_blocks(instr))
        if not inner or isinstance(instr, t.Delay):
            chosen_before = isinstance(instr, t.Choose) and instr.target
            if not chosen_before and not isinstance(instr, SETTLED):
                yield instr
        for part in inner:
            yield from _leaves(part)


def _blocks(instr: t.Instr) -> Iterator[tuple[t.Instr, ...]]:
    """The blocks within an instruction."""
    for name in names_of(type(instr)):
        value = getattr(instr, name)
        if name in ("cost", "targets") or type(value) is not tuple:
            continue
        if value and all(isinstance(item, t.Instr) for item in value):
            yield value
        else:
            yield from (part for part in value if type(part) is tuple and part and isinstance(part[0], t.Instr))


class Notes:
    """What the instructions of one ability did, over all tries."""

    def __init__(self, card: Card, ability: t.Ability) -> None:
        self.card = card
        self.leaves = leaves(ability)
        self.reached: set[t.Instr] = set()
        self.seen: set[t.Instr] = set()
        self.checked = False
        """Whether every law was checked at least once after the ability had done something."""
        self._open: list[tuple[t.Instr, tuple[Any, ...], int]] = []

    @property
    def complete(self) -> bool:
        return len(self.seen) == len(self.leaves)

    def missed(self) -> tuple[str, ...]:
        """The instructions that changed nothing, with the reason."""
        return tuple(
            f"{said(leaf)}: {'carried out, and nothing changed' if leaf in self.reached else 'never reached'}"
            for leaf in self.leaves
            if leaf not in self.seen
        )

    def concerns(self, game: Game, local: Resolve, instr: t.Instr) -> bool:
        if instr not in self.leaves:
            return False
        obj = game.look(local.ctx.source)
        return obj is not None and self.card in (obj.card, obj.guise)

    def begin(self, game: Game, local: Resolve, instr: t.Instr) -> tuple[Any, ...]:
        self.settle(game)
        self.reached.add(instr)
        return position(game)

    def end(self, game: Game, local: Resolve, instr: t.Instr, before: tuple[Any, ...], done: Ctx | None) -> None:
        if position(game) != before or _binds(local.ctx, done):
            self.seen.add(instr)
        elif len(game.frames) > before[-1]:
            self._open.append((instr, before, before[-1]))

    def settle(self, game: Game, over: bool = False) -> None:
        """Compare again for instructions that waited for something else to end (a choice, a replacement, a verb)."""
        still = []
        for instr, before, depth in self._open:
            if len(game.frames) > depth and not over:
                still.append((instr, before, depth))
            elif position(game)[:-1] != before[:-1]:
                self.seen.add(instr)
        self._open = still

    def forget_open(self) -> None:
        """A new try begins."""
        self._open = []


def said(instr: t.Instr) -> str:
    text = repr(instr)
    return text if len(text) <= 90 else f"{text[:87]}..."


def position(game: Game) -> tuple[Any, ...]:
    """The position, quick to compare: objects are never changed in place. The last part is the depth."""
    return (
        {id: _Same(obj) for id, obj in game.objects.items()}, list(game.zones), [dict(nums) for nums in game.nums],
        len(game.pending), tuple(effect.stamp for effect in game.effects), len(game.delayed), game.outcome, game.rng,
        dict(game.memory), len(game.frames),
    )  # fmt: skip


class _Same:
    """Equal only to the very same object."""

    __slots__ = ("it",)

    def __init__(self, it: object) -> None:
        self.it = it

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.it is other.it

    def __hash__(self) -> int:
        return id(self.it)


def _binds(before: Ctx, after: Ctx | None) -> bool:
    """Whether an instruction has named something: cards chosen or found, a number."""
    if after is None or after.bound == before.bound:
        return False
    return any(ids and before.get(name) != ids for name, ids in after.bound)


@contextmanager
def watched(notes: Notes) -> Iterator[None]:
    """Carry out instructions while the notes watch."""
    table = resolving.DO
    plain = dict(table)
    notes.forget_open()

    def wrapped(carry: DoInstr) -> DoInstr:
        def carry_out(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
            if not notes.concerns(game, local, instr):
                return carry(game, frame, local, instr)
            before = notes.begin(game, local, instr)
            done = carry(game, frame, local, instr)
            notes.end(game, local, instr, before, done)
            return done

        return carry_out

    table.update({kind: wrapped(carry) for kind, carry in plain.items()})
    try:
        yield
    finally:
        table.update(plain)
