"""Selectors, amounts and conditions: the nouns of the ability tree. Their verbs are in `tree`.

Selectors form an algebra (`&`, `|`, `~`). An amount is a plain integer or an amount node. Names bound while an ability
is played or resolved are strings; `Ref("t")` refers to them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

YOU: Final = "you"
OPPONENT: Final = "opponent"
EACH: Final = "each"
OWNER: Final = "owner"
THEY: Final = "they"
"""The player whom the event is about."""
CONTROLLER: Final = "controller"
"""In `By`: who controls the objects."""


class Node:
    """Anything that may stand in a tree."""


# --- selectors -------------------------------------------------------------------------------------------------


class Sel(Node):
    """A set of objects, told by a test on one object."""

    def __and__(self, other: Sel) -> Sel:
        return All((*_parts(self), *_parts(other)))

    def __or__(self, other: Sel) -> Sel:
        return Some((self, other))

    def __invert__(self) -> Sel:
        return Not(self)


@dataclass(frozen=True)
class All(Sel):
    parts: tuple[Sel, ...]


def _parts(sel: Sel) -> tuple[Sel, ...]:
    return sel.parts if isinstance(sel, All) else (sel,)


@dataclass(frozen=True)
class Some(Sel):
    parts: tuple[Sel, ...]


@dataclass(frozen=True)
class Not(Sel):
    part: Sel


@dataclass(frozen=True)
class Anything(Sel):
    pass


@dataclass(frozen=True)
class Self(Sel):
    """The object the ability is on."""

    def written_as(self, name: str) -> bool:
        return False


@dataclass(frozen=True)
class Ref(Sel):
    """The objects bound to a name. `it` is the event's object, `other` its other object."""

    name: str

    def written_as(self, name: str) -> bool:
        return name == self.name


@dataclass(frozen=True)
class Side(Sel):
    """Controlled by the given player, seen from the ability's controller."""

    who: str


@dataclass(frozen=True)
class Zone(Sel):
    names: tuple[str, ...]


@dataclass(frozen=True)
class Word(Sel):
    """The card says so: kind is `type`, `name`, or a word kind of the game (trait, class, color, ...)."""

    kind: str
    value: str


@dataclass(frozen=True)
class State(Sel):
    """In the given orientation, by the game's own word."""

    word: str


@dataclass(frozen=True)
class FaceUp(Sel):
    up: bool = True


@dataclass(frozen=True)
class Has(Sel):
    """Has the keyword now."""

    keyword: str


@dataclass(frozen=True)
class Figure(Sel):
    """A figure of the card as it is now compares so."""

    figure: str
    op: str
    amount: Amount


@dataclass(frozen=True)
class Counter(Sel):
    name: str
    op: str = ">="
    n: int = 1


@dataclass(frozen=True)
class Within(Sel):
    """Has a word of the kind (a name, ...) with the value in it."""

    kind: str
    value: str


@dataclass(frozen=True)
class Shares(Sel):
    """Has a word of the kind (name, trait, ...) in common with one of the objects."""

    what: Sel
    kind: str


@dataclass(frozen=True)
class SameSide(Sel):
    """Controlled by the player who controls one of the objects, or did when it was last there."""

    what: Sel


@dataclass(frozen=True)
class Mark(Sel):
    """Carries a mark of this turn or this battle (attacked, evolved, ...)."""

    word: str


@dataclass(frozen=True)
class Slot(Sel):
    """Stands on one of the given places of its zone."""

    slots: tuple[int, ...]


@dataclass(frozen=True)
class Extreme(Sel):
    """Those of the objects whose figure is the lowest, or with `most` the highest."""

    what: Sel
    figure: str
    most: bool = False


ANY: Final = Anything()
SELF: Final = Self()
YOURS: Final = Side(YOU)
ENEMY: Final = Side(OPPONENT)

# --- amounts ---------------------------------------------------------------------------------------------------


class Computed(Node):
    """An amount that has to be looked up."""


Amount = int | Computed


@dataclass(frozen=True)
class Count(Computed):
    what: Sel


@dataclass(frozen=True)
class Distinct(Computed):
    """How many different words of a kind (names, traits, icons), or values of a figure, the objects have among them."""

    what: Sel
    kind: str


@dataclass(frozen=True)
class FigureOf(Computed):
    what: Sel
    figure: str


@dataclass(frozen=True)
class Number(Computed):
    """A player's number (play points, ...)."""

    who: str
    name: str


@dataclass(frozen=True)
class Memory(Computed):
    """A number the game keeps about this turn."""

    name: str


@dataclass(frozen=True)
class Chosen(Computed):
    """A number bound to a name (X, a die, a division)."""

    name: str


@dataclass(frozen=True)
class EventAmount(Computed):
    pass


@dataclass(frozen=True)
class CountersOn(Computed):
    """How many counters of the name the objects have."""

    what: Sel
    name: str


@dataclass(frozen=True)
class Played(Computed):
    """How many such cards, by what is printed on them, the player has played this turn."""

    who: str
    such: Sel


@dataclass(frozen=True)
class Moved(Computed):
    """How many of the objects bound to the name the effect itself has moved: such as they were before."""

    name: str
    such: Sel = ANY


@dataclass(frozen=True)
class Modulo(Computed):
    """What is left of a number once it is divided."""

    a: Amount
    b: int


@dataclass(frozen=True)
class Plus(Computed):
    parts: tuple[Amount, ...]


@dataclass(frozen=True)
class Times(Computed):
    a: Amount
    b: Amount


@dataclass(frozen=True)
class Fits(Computed):
    """How often `size` goes into the amount; what is left over does not count."""

    a: Amount
    size: int


@dataclass(frozen=True)
class Greatest(Computed):
    """The greatest figure among the objects; zero where there are none."""

    what: Sel
    figure: str


@dataclass(frozen=True)
class Total(Node):
    """What the figures of objects chosen together come to, all told."""

    figure: str
    op: str
    amount: Amount


# --- conditions ------------------------------------------------------------------------------------------------


class Cond(Node):
    """True or false now."""


@dataclass(frozen=True)
class Compare(Cond):
    a: Amount
    op: str
    b: Amount


@dataclass(frozen=True)
class Exists(Cond):
    what: Sel
    n: int = 1


@dataclass(frozen=True)
class Is(Cond):
    """The object named by `what` (`SELF` or a `Ref`) is such a one, or was when it was last there."""

    what: Sel
    such: Sel


@dataclass(frozen=True)
class Among(Cond):
    """At least `n` of the objects bound to the name are such ones, or were when they were last there."""

    what: Ref
    such: Sel
    n: int = 1


@dataclass(frozen=True)
class TurnOf(Cond):
    who: str


@dataclass(frozen=True)
class Both(Cond):
    parts: tuple[Cond, ...]


@dataclass(frozen=True)
class Either(Cond):
    parts: tuple[Cond, ...]


@dataclass(frozen=True)
class Unless(Cond):
    part: Cond


@dataclass(frozen=True)
class Did(Cond):
    """Something was bound to the name (a cost paid, a card found, an option taken)."""

    name: str


@dataclass(frozen=True)
class CameFrom(Cond):
    """The event moved its object from one of these zones."""

    zones: tuple[str, ...]


@dataclass(frozen=True)
class Named(Cond):
    """A condition the game defines once (`Overflow`, ...)."""

    name: str
