"""Nodes of surface trees, which settling takes away: what is said before `it` and `instead` are understood."""

from __future__ import annotations

from dataclasses import dataclass

from ludex.core import tree as t

THAT, CHOSEN, SAME = "that", "chosen", "same"


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
class Last(t.Ref):
    """A reference that may be written as `it`, as "the selected one" (`chosen`), or by its own name."""

    it: bool = True
    chosen: bool = False

    def written_as(self, name: str) -> bool:
        return name == self.name or (name == THAT and self.it) or (name == CHOSEN and self.chosen)


@dataclass(frozen=True)
class Me(t.Self):
    """The object itself, where nothing else was named that `it` could mean."""

    def written_as(self, name: str) -> bool:
        return name == THAT
