"""Marks: nodes that occur only in surface trees, for "it", "instead" and the like. `surface.settle` replaces them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ludex.compiling import mypyc_attr
from ludex.core import tree as t
from ludex.core.tree import walk

THAT, CHOSEN, SAME = "that", "chosen", "same"
"""Names of references: `it`; the selected one; the same objects as in the instruction before."""
THOSE = "those"
"""The name of a reference in the plural: as `THAT`, but never the card itself."""
OMITTED = "omitted"
"""The name of a reference that the text leaves out: the objects of the instruction before."""
UNSAID = "unsaid"
"""The name for objects that a keyword chooses without the text saying so: `it` never refers to them."""
(
    DISCARDED, REVEALED, BURIED, SUMMONED, KEPT, BANISHED, TAKEN, CALLED, RETIRED, PUT_BACK, RIDDEN, LAID,
    SHUT, FREED, CAPTURED, JOINED, SUFFERED, STOOD, RESTED, ERASED, SHIFTED,
) = DEEDS = (
    "discarded", "revealed", "buried", "summoned", "put aside", "banished", "taken", "called", "retired", "put back",
    "ridden", "laid", "shut", "freed", "captured", "joined", "suffered", "stood",
    "rested", "erased", "shifted",
)  # fmt: skip
"""Names of references to the objects that something was done with before: the discarded one, ..."""
TOP_CARDS = "top"
"""The name of cards from the top of a zone that nobody chooses, and of which the text speaks later."""
EVERY = "every"
"""The name of all cards of a group with which something is done, and of which the text speaks later."""
SPOKEN_OF = (TOP_CARDS, EVERY)
"""Names of cards that nobody chooses: they have them only if the text speaks of the cards later."""
FIRST, SECOND = "first", "second"
"""Names of references to the two objects that were selected in one sentence."""
FOUND = "found"
"""The name of cards that are chosen from among those looked at."""
TOO = "+"
"""The name of a choice that is written in one sentence with the choice before."""


@dataclass(frozen=True)
class Equals(t.Instr):
    """X equals the amount: replaces X in the instructions before."""

    amount: t.Amount


@dataclass(frozen=True)
class Instead(t.Instr):
    """If the condition holds, `then` is carried out instead of the instruction before."""

    cond: t.Cond
    then: tuple[t.Instr, ...]
    was: tuple[t.Instr, ...] = ()
    """What the text says that this is done instead of; empty: it does not say."""


OURS = "ours"
"""A value of `Move.whose` in trees to be written: matches `YOU` and `OWNER`, because the player is the owner."""


class Loose(t.Instr):
    """A mark that has no node of its own in final trees: it must be recognised in another node."""

    @staticmethod
    def seen_in(value: object) -> Iterator[tuple[Any, ...]]:
        """The fields of the mark, for every way in which the final node can be read as one."""
        raise NotImplementedError


class LooseCond(t.Cond):
    """A `Loose` mark that stands for a condition. NB: mypyc compiles no class with two bases."""

    @staticmethod
    def seen_in(value: object) -> Iterator[tuple[Any, ...]]:
        """As `Loose.seen_in`."""
        raise NotImplementedError


@dataclass(frozen=True)
class Under(Loose):
    """If the condition holds, `then`; and also `more`, the sentences after it that refer to what `then` bound."""

    cond: t.Cond
    then: tuple[t.Instr, ...]
    more: tuple[t.Instr, ...]

    @staticmethod
    def seen_in(value: object) -> Iterator[tuple[Any, ...]]:
        if isinstance(value, t.If) and not value.otherwise:
            for n in range(1, len(value.then)):
                yield value.cond, value.then[:n], value.then[n:]


@dataclass(frozen=True)
class Further(Loose):
    """If the condition holds, the objects that the instruction before gave something get these effects, too, for the
    same time."""

    cond: t.Cond
    effects: tuple[t.Continuous, ...]

    @staticmethod
    def seen_in(value: object) -> Iterator[tuple[Any, ...]]:
        if isinstance(value, t.If) and not value.otherwise and len(value.then) == 1:
            given = value.then[0]
            if isinstance(given, Give):
                yield value.cond, given.effects


@dataclass(frozen=True)
class FurtherFor(Loose):
    """The player may pay the cost: the objects that the instruction before gave something get these effects, too, for
    the same time."""

    cost: tuple[t.Instr, ...]
    effects: tuple[t.Continuous, ...]

    @staticmethod
    def seen_in(value: object) -> Iterator[tuple[Any, ...]]:
        if isinstance(value, t.May) and value.cost and len(value.do) == 1:
            given = value.do[0]
            if isinstance(given, Give):
                yield value.cost, given.effects


@dataclass(frozen=True)
class FurtherIf(Loose):
    """`FurtherFor` under a condition."""

    cond: t.Cond
    cost: tuple[t.Instr, ...]
    effects: tuple[t.Continuous, ...]

    @staticmethod
    def seen_in(value: object) -> Iterator[tuple[Any, ...]]:
        if isinstance(value, t.If) and not value.otherwise and len(value.then) == 1:
            for cost, effects in FurtherFor.seen_in(value.then[0]):
                yield value.cond, cost, effects


@dataclass(frozen=True)
class Otherwise(t.Instr):
    """If the condition of the sentence before does not hold, `do`."""

    do: tuple[t.Instr, ...]


@dataclass(frozen=True)
class Raised(t.Instr):
    """If the condition holds, the objects get `n` instead of the `m` that the instruction before gives them."""

    cond: t.Cond
    what: t.Sel
    figure: str
    n: int
    m: int


@dataclass(frozen=True)
class Regiven(t.Instr):
    """If the condition holds, the objects get the figures `more` instead of those that the instruction before gives
    them (`less`; empty: the text does not name them). The effects are on `Ref(SAME)`."""

    cond: t.Cond
    what: t.Sel
    more: tuple[t.Continuous, ...]
    less: tuple[t.Continuous, ...] = ()


@dataclass(frozen=True)
class RaisedFor(Loose):
    """The player may pay the cost: the objects get `n` instead of the `m` that the instruction before gives them, and
    `then` is done. Final: they get the difference, too."""

    cost: tuple[t.Instr, ...]
    n: int
    m: int
    then: tuple[t.Instr, ...] = ()

    @staticmethod
    def seen_in(value: object) -> Iterator[tuple[Any, ...]]:
        if not isinstance(value, t.May) or not value.cost or not value.do:
            return
        given = value.do[0]
        change = given.effects[0] if isinstance(given, Give) and len(given.effects) == 1 else None
        if isinstance(change, t.Modify) and isinstance(change.amount, t.Plus) and len(change.amount.parts) == 2:
            n, less = change.amount.parts
            if isinstance(n, int) and isinstance(less, int) and less < 0:
                yield value.cost, n, -less, value.do[1:]


@dataclass(frozen=True)
class Widened(t.Instr):
    """If the condition holds, `n` objects are chosen instead of the `m` that the text before chooses; `up_to`: or
    fewer; `differ`: no two of which share such a word. `looks`: so many cards are looked at instead."""

    cond: t.Cond
    n: int
    m: int
    up_to: bool
    differ: str = ""
    looks: bool = False


@dataclass(frozen=True)
class Otherwhere(t.Instr):
    """If the condition holds, `then` is done with the objects instead of the `deed` before; `may`: or the deed, as the
    player likes. NB: other instructions may stand between the two."""

    cond: t.Cond
    deed: str
    then: tuple[t.Instr, ...]
    may: bool = False


@dataclass(frozen=True)
class Rekinded(t.Instr):
    """If the condition holds, objects of the kind `such` are chosen instead of those of the kind `was`; `may`: or of
    either, as the player likes."""

    cond: t.Cond
    such: t.Sel
    was: t.Sel
    may: bool = False


@dataclass(frozen=True)
class More(t.Cond):
    """The amount of the condition before, compared with another number ("if there are `n` or more")."""

    op: str
    n: int


@dataclass(frozen=True)
class MoreThan(LooseCond):
    """`More` where the condition before is a part of the same condition."""

    op: str
    n: int

    @staticmethod
    def seen_in(value: object) -> Iterator[tuple[Any, ...]]:
        if isinstance(value, (t.Exists, t.Among)):
            yield ">=", value.n
        elif isinstance(value, t.Compare) and isinstance(value.a, t.Computed):
            yield value.op, value.b


@dataclass(frozen=True)
class MoreOf(LooseCond):
    """`More` that names again what is counted, without where it is ("if it has `n` or more Bases")."""

    op: str
    n: int
    such: t.Sel

    @staticmethod
    def seen_in(value: object) -> Iterator[tuple[Any, ...]]:
        if isinstance(value, t.Exists):
            yield ">=", value.n, kind_of(value.what)
        elif isinstance(value, t.Compare) and isinstance(value.a, t.Count):
            yield value.op, value.b, kind_of(value.a.what)


def kind_of(group: t.Sel) -> t.Sel:
    """What the cards of a group are, without whose they are and where."""
    parts = group.parts if isinstance(group, t.All) else (group,)
    kept = tuple(part for part in parts if not isinstance(part, (t.Side, t.Zone)))
    return t.All(kept) if len(kept) > 1 else kept[0] if kept else t.ANY


@dataclass(frozen=True)
class Done(t.Cond):
    """What the instruction before says was done, completely ("if you do")."""


@dataclass(frozen=True)
class Give(t.Instr):
    """Give the objects `what` figures and abilities: the effects are on `Ref(SAME)`."""

    what: t.Sel
    effects: tuple[t.Continuous, ...]
    until: str = ""


@dataclass(frozen=True)
class Gives(t.Continuous):
    """`Give` in a passive ability: the objects have figures and abilities."""

    what: t.Sel
    effects: tuple[t.Continuous, ...]


@dataclass(frozen=True)
class Lasting(Loose):
    """Several effects with one duration, each on objects of its own: `Gives` and others."""

    effects: tuple[t.Continuous, ...]
    until: str

    @staticmethod
    def seen_in(value: object) -> Iterator[tuple[Any, ...]]:
        if isinstance(value, Give):
            yield (Gives(value.what, value.effects),), value.until
            for n in range(1, len(value.effects)):
                yield (Gives(value.what, value.effects[:n]), Gives(value.what, value.effects[n:])), value.until
        elif isinstance(value, t.Continue):
            yield value.effects, value.until


@dataclass(frozen=True)
class Owned(t.Instr):
    """The player gets effects for a time: their objects are looked for anew at any time (`Continue.anew`)."""

    effects: tuple[t.Continuous, ...]
    until: str


@dataclass(frozen=True)
class Different(t.Sel):
    """In a group to choose from or to count: no two objects share a word of this kind, or the value of this figure
    (`Choose.differ`)."""

    kind: str


@dataclass(frozen=True)
class Sharing(t.Sel):
    """In a group to choose from or to count: all objects share a word of this kind (`Choose.alike`)."""

    kind: str


@dataclass(frozen=True)
class AllTold(t.Sel):
    """In a group to choose from: a limit for the sum of a figure over the chosen objects (`Choose.total`)."""

    total: t.Total


@dataclass(frozen=True, eq=False)
class Shown(t.Ref):
    """The cards that were looked at, called "the revealed cards": all of them were revealed. Equal to the plain
    reference."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, t.Ref) and other.name == self.name

    def __hash__(self) -> int:
        return hash(t.Ref(self.name))


@dataclass(frozen=True)
class Last(t.Ref):
    """A reference in a tree to be written. It may be written by its own name; as `it`, if `it`; as "the selected one",
    if `chosen`."""

    it: bool = True
    chosen: bool = False
    ways: tuple[str, ...] = field(default=(), compare=False)
    """Further names it may be written as: the discarded one, the first of two."""

    def written_as(self, name: str) -> bool:
        if name == self.name or name in self.ways:
            return True
        return (name in (THAT, THOSE) and self.it) or (name == CHOSEN and self.chosen)


@dataclass(frozen=True)
class Me(t.Self):
    """The object itself in a tree to be written, where `it` can mean nothing else."""

    def written_as(self, name: str) -> bool:
        return name == THAT


def left_in(node: Any) -> str:
    """The class name of the first mark in a tree; "": there is none."""
    for part in walk.nodes(node):
        if type(part).__module__ == __name__:
            return type(part).__name__
    return ""


@mypyc_attr(native_class=False)
class Of(str):
    """The word of a zone, and the player whose it is said to be. It is equal to the word alone: which of both was
    printed is a matter of the form."""

    __slots__ = ("player",)
    player: str

    def __new__(cls, zone: str, player: str) -> Of:
        made = str.__new__(cls, zone)
        made.player = player
        return made
