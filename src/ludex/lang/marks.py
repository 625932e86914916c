"""Nodes of surface trees, which settling takes away: what is said before `it` and `instead` are understood."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ludex.core import tree as t
from ludex.core.tree import walk

THAT, CHOSEN, SAME = "that", "chosen", "same"
UNSAID = "unsaid"
"""What a keyword takes without the text saying so: `it` never means that."""
DISCARDED, REVEALED, BURIED, SUMMONED, KEPT, BANISHED = DEEDS = (
    "discarded", "revealed", "buried", "summoned", "put aside", "banished",
)  # fmt: skip
"""References to what something was done with before."""
FIRST, SECOND = "first", "second"
"""Of two that were selected in one sentence."""
TOO = "+"
"""The name of a choice that is made together with the one before."""


@dataclass(frozen=True)
class Equals(t.Instr):
    """X equals this."""

    amount: t.Amount


@dataclass(frozen=True)
class Instead(t.Instr):
    """If the condition holds, this instead of the instruction before; `first` is done before either."""

    cond: t.Cond
    then: tuple[t.Instr, ...]
    first: tuple[t.Instr, ...] = ()


OURS = "ours"
"""In a tree to be written: whose zone it is may be said as the player's or as the owner's, which is one."""


class Loose(t.Instr):
    """A mark that in final trees is a part of something else."""

    @staticmethod
    def seen_in(value: object) -> Iterator[tuple[Any, ...]]:
        """The fields it would have, in every way that the value can be seen as one such."""
        raise NotImplementedError


@dataclass(frozen=True)
class Under(Loose):
    """If the condition holds, this; and so for what is said after it of the things it has brought in."""

    cond: t.Cond
    then: tuple[t.Instr, ...]
    more: tuple[t.Instr, ...]

    @staticmethod
    def seen_in(value: object) -> Iterator[tuple[Any, ...]]:
        if isinstance(value, t.If) and not value.otherwise:
            for n in range(1, len(value.then)):
                yield value.cond, value.then[:n], value.then[n:]


@dataclass(frozen=True)
class Otherwise(t.Instr):
    """If the condition of the sentence before does not hold, this."""

    do: tuple[t.Instr, ...]


@dataclass(frozen=True)
class More(t.Cond):
    """What the condition before counts, compared with another number."""

    op: str
    n: int


@dataclass(frozen=True)
class Give(t.Instr):
    """Give the objects figures and abilities: effects on `Ref("same")`."""

    what: t.Sel
    effects: tuple[t.Continuous, ...]
    until: str = ""


@dataclass(frozen=True)
class Gives(t.Continuous):
    """The same in a passive ability: the objects have figures and abilities."""

    what: t.Sel
    effects: tuple[t.Continuous, ...]


@dataclass(frozen=True)
class Different(t.Sel):
    """Of what is chosen or counted: no two are alike in this kind of word or figure (`Choose.differ`)."""

    kind: str


@dataclass(frozen=True)
class AllTold(t.Sel):
    """Of what is chosen: so much their figures come to (`Choose.total`)."""

    total: t.Total


@dataclass(frozen=True)
class Last(t.Ref):
    """A reference that may be written as `it`, as "the selected one" (`chosen`), or by its own name."""

    it: bool = True
    chosen: bool = False
    ways: tuple[str, ...] = field(default=(), compare=False)
    """What else it may be called: the discarded one, the first of two."""

    def written_as(self, name: str) -> bool:
        return name == self.name or name in self.ways or (name == THAT and self.it) or (name == CHOSEN and self.chosen)


@dataclass(frozen=True)
class Me(t.Self):
    """The object itself, where nothing else was named that `it` could mean."""

    def written_as(self, name: str) -> bool:
        return name == THAT


def left_in(node: Any) -> str:
    """The first mark that is left in a tree, by its name: no engine could carry it out."""
    for part in walk.nodes(node):
        if type(part).__module__ == __name__:
            return type(part).__name__
    return ""
