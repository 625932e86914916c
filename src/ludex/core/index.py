"""What is in force now, by what it may answer. `listing` makes it, `layers` and `queries` ask it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core.position.records import Record
from ludex.core.tree import Ability, Automatic, Cond, Continuous, Replace

if TYPE_CHECKING:
    from ludex.core.position.game import Bound


class Entry(Record):
    """One continuous effect in force, from a passive ability or with a duration."""

    __slots__ = ("bound", "cond", "controller", "node", "source", "stamp", "subjects")

    def __init__(
        self,
        node: Continuous,
        source: int,
        controller: int,
        stamp: int,
        subjects: tuple[int, ...] | None,
        bound: Bound,
        cond: Cond | None,
    ) -> None:
        self.node = node
        self.source = source
        self.controller = controller
        self.stamp = stamp
        self.subjects = subjects
        self.bound = bound
        self.cond = cond

    def fields(self) -> tuple[object, ...]:
        return (self.node, self.source, self.controller, self.stamp, self.subjects, self.bound, self.cond)


class Index:
    """What is in force now, by what it may answer."""

    __slots__ = (
        "bars", "crowded", "events", "figures", "grants", "granted", "nums", "own_figures", "owners", "prices",
        "replaces", "rules", "settling", "states", "volatile", "wide_figures", "words",
    )  # fmt: skip

    def __init__(self) -> None:
        self.events: dict[str, list[tuple[int, Automatic]]] = {}
        self.states: list[tuple[int, int, Automatic]] = []
        self.replaces: dict[str, list[tuple[int, Replace]]] = {}
        self.rules: dict[str, list[Entry]] = {}
        self.figures: dict[str, list[Entry]] = {}
        self.own_figures: dict[tuple[int, str], list[Entry]] = {}
        """Of the figures, what concerns one object alone; `wide_figures`: what may concern any."""
        self.owners: set[int] = set()
        """The objects that some of `own_figures` concern."""
        self.wide_figures: dict[str, list[Entry]] = {}
        self.words: dict[str, list[Entry]] = {}
        self.prices: list[Entry] = []
        self.grants: list[Entry] = []
        self.granted: dict[int, tuple[Ability, ...]] = {}
        self.volatile = False
        """Whether any change may change who has which abilities."""
        self.crowded = False
        """Whether who comes to or leaves a zone where abilities are valid may."""
        self.nums: set[str] = set()
        """The players' numbers that may."""
        self.bars = False
        """Whether some rule may say that an event cannot happen."""
        self.settling: dict[tuple[int, str], tuple[str, ...]] = {}
