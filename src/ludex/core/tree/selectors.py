"""Selectors, amounts and conditions: the nouns of the ability tree. `instructions` has the verbs.

Selectors can be combined with `&`, `|` and `~`. An amount is an integer or a `Computed` node. While an ability is
played or resolved, it binds objects and numbers to names; `Ref("t")` refers to the objects bound to `t`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

YOU: Final = "you"
"""A player word: the controller of the ability."""
OPPONENT: Final = "opponent"
"""A player word: the opponent of the ability's controller."""
EACH: Final = "each"
"""A player word: both players."""
OWNER: Final = "owner"
"""In `Move.whose`: the owner of the moved object."""
THEY: Final = "they"
"""A player word: the player whom the event is about (`Event.player`)."""
CONTROLLER: Final = "controller"
"""In `By.who`: the players who control the objects `By.of`."""


class Node:
    """Base class of everything that a tree consists of."""


# --- selectors -------------------------------------------------------------------------------------------------


class Sel(Node):
    """A selector: a test on one object, and so a set of objects. `select.matches` tests, `select.find` lists the
    set."""

    def __and__(self, other: Sel) -> Sel:
        return All((*_parts(self), *_parts(other)))

    def __or__(self, other: Sel) -> Sel:
        return Some((self, other))

    def __invert__(self) -> Sel:
        return Not(self)


@dataclass(frozen=True)
class All(Sel):
    """Matches every part."""

    parts: tuple[Sel, ...]


def _parts(sel: Sel) -> tuple[Sel, ...]:
    return sel.parts if isinstance(sel, All) else (sel,)


@dataclass(frozen=True)
class Some(Sel):
    """Matches at least one part."""

    parts: tuple[Sel, ...]


@dataclass(frozen=True)
class Not(Sel):
    """Does not match the part."""

    part: Sel


@dataclass(frozen=True)
class Anything(Sel):
    """Every object."""


@dataclass(frozen=True)
class Self(Sel):
    """The object that has the ability."""

    def written_as(self, name: str) -> bool:
        """Whether `lang` may write it as a reference of that name."""
        return False


@dataclass(frozen=True)
class Ref(Sel):
    """The objects bound to a name. Of the event, `it` is the object, `other` the second object, `became` the object
    after a move."""

    name: str

    def written_as(self, name: str) -> bool:
        """Whether `lang` may write it as a reference of that name."""
        return name == self.name


@dataclass(frozen=True)
class Side(Sel):
    """Controlled by the player `who`."""

    who: str


@dataclass(frozen=True)
class Zone(Sel):
    """In a zone with one of the names."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class Word(Sel):
    """Has the word `value` of a kind: `type`, `name`, or a kind of the game (`Card.words`: trait, color, ...)."""

    kind: str
    value: str


@dataclass(frozen=True)
class State(Sel):
    """Has the orientation, a word of `Book.states`."""

    word: str


@dataclass(frozen=True)
class FaceUp(Sel):
    """Is face up; with `up` False, face down."""

    up: bool = True


@dataclass(frozen=True)
class Has(Sel):
    """Has the keyword, after effects."""

    keyword: str


@dataclass(frozen=True)
class Figure(Sel):
    """The figure, after effects, compares with the amount: `op` is `=`, `!=`, `<`, `<=`, `>` or `>=`."""

    figure: str
    op: str
    amount: Amount


@dataclass(frozen=True)
class Counter(Sel):
    """The number of its counters of that name compares with `n`."""

    name: str
    op: str = ">="
    n: int = 1


@dataclass(frozen=True)
class Within(Sel):
    """Has a word of the kind (a name, ...) that contains `value`."""

    kind: str
    value: str


@dataclass(frozen=True)
class Shares(Sel):
    """Has a word of the kind (name, trait, ...) in common with one of the objects `what`."""

    what: Sel
    kind: str


@dataclass(frozen=True)
class SameSide(Sel):
    """Controlled by the player who controls one of the objects `what`, or last controlled it."""

    what: Sel


@dataclass(frozen=True)
class Linked(Sel):
    """Lies under one of the objects `what`, or is linked to it (`Obj.host`). Without a zone, every zone with linked
    cards is searched."""

    what: Sel = Self()


@dataclass(frozen=True)
class Player(Sel):
    """A player instead of an object, for choices: the player `who` (`EACH`: either). `By(CONTROLLER, ..., of=Ref(x))`
    lets a chosen player do something, `SameSide(Ref(x))` is what the player controls."""

    who: str = EACH


@dataclass(frozen=True)
class Mark(Sel):
    """Has the mark (`Obj.marks`), for example that it attacked this turn."""

    word: str


@dataclass(frozen=True)
class Role(Sel):
    """Has a role in what is going on now (`Book.roles`: it is attacking, it is being attacked, ...), and plays it
    towards an object that matches `to`."""

    word: str
    to: Sel = Anything()


@dataclass(frozen=True)
class Slot(Sel):
    """Is in one of these places of its zone (`Obj.slot`)."""

    slots: tuple[int, ...]


@dataclass(frozen=True)
class Lies(Sel):
    """Lies in the row, or on a spot of the type (`position.spots`)."""

    on: str


@dataclass(frozen=True)
class Beside(Sel):
    """Lies where `how` says, seen from one of the objects `what`: on the same `spot`, in the same `row` of that player,
    in the same `column` of either player, or next to it in the column of that player: `behind` it, `before` it."""

    what: Sel = Self()
    how: str = "spot"


@dataclass(frozen=True)
class Top(Sel):
    """Is one of the top `n` cards of the zone of the player `who`."""

    zone: str
    n: Amount = 1
    who: str = YOU


@dataclass(frozen=True)
class Related(Sel):
    """Stands in a relation that the game defines (`Book.relations`) to one of the objects `what`."""

    relation: str
    what: Sel = Self()


@dataclass(frozen=True)
class Extreme(Sel):
    """Is one of the objects `what` with the lowest figure; with `most`, the highest."""

    what: Sel
    figure: str
    most: bool = False


ANY: Final[Anything] = Anything()
SELF: Final[Self] = Self()
YOURS: Final[Side] = Side(YOU)
ENEMY: Final[Side] = Side(OPPONENT)

# --- amounts ---------------------------------------------------------------------------------------------------


class Computed(Node):
    """An amount that is computed from the position (`select.amount`)."""


Amount = int | Computed


@dataclass(frozen=True)
class Count(Computed):
    """How many objects match."""

    what: Sel


@dataclass(frozen=True)
class Distinct(Computed):
    """How many different words of a kind (name, trait, ...), or values of a figure, the objects have together; only
    those that contain `within`."""

    what: Sel
    kind: str
    within: str = ""


@dataclass(frozen=True)
class Alike(Computed):
    """How many of the objects have one word of a kind in common (name, trait, ...), or one value of a figure: the
    greatest such number."""

    what: Sel
    kind: str


@dataclass(frozen=True)
class FigureOf(Computed):
    """The sum of a figure over the objects."""

    what: Sel
    figure: str


@dataclass(frozen=True)
class Number(Computed):
    """A number of a player (`Game.num`); for `EACH`, the sum of both."""

    who: str
    name: str


@dataclass(frozen=True)
class Memory(Computed):
    """A number that the game remembers (`Game.remember`)."""

    name: str


@dataclass(frozen=True)
class Chosen(Computed):
    """The number bound to a name, for example by `NameNumber`, `Roll` or `Divide` (there, the sum of the shares)."""

    name: str


@dataclass(frozen=True)
class EventAmount(Computed):
    """The amount of the event (`Event.n`)."""


@dataclass(frozen=True)
class CountersOn(Computed):
    """How many counters of that name the objects have together."""

    what: Sel
    name: str


@dataclass(frozen=True)
class Played(Computed):
    """How many cards whose printed information matches `such` the player has played this turn."""

    who: str
    such: Sel


@dataclass(frozen=True)
class Moved(Computed):
    """How many of the objects bound to the name this effect has moved, to the zone `to` if one is named. `such` tests
    them as they were before the move."""

    name: str
    such: Sel = ANY
    to: str = ""


@dataclass(frozen=True)
class Turned(Computed):
    """How many of the objects bound to the name, and such, this effect has brought into another state."""

    name: str
    such: Sel = ANY


@dataclass(frozen=True)
class Modulo(Computed):
    """The remainder of `a` divided by `b`."""

    a: Amount
    b: int


@dataclass(frozen=True)
class Plus(Computed):
    """The sum of the parts."""

    parts: tuple[Amount, ...]


@dataclass(frozen=True)
class Times(Computed):
    """The product of `a` and `b`."""

    a: Amount
    b: Amount


@dataclass(frozen=True)
class Fits(Computed):
    """`a` divided by `size`, rounded down; 0 if `a` is negative."""

    a: Amount
    size: int


@dataclass(frozen=True)
class Altered(Computed):
    """The number `n` of the query after effects (`Rule.n`), as the card of the ability asks it; at least 0."""

    query: str
    n: Amount


@dataclass(frozen=True)
class Spots(Computed):
    """How many spots of the player `who` have all the words `on` (`position.spots`: rows and types), and nothing on
    them that matches `without`."""

    who: str
    on: tuple[str, ...] = ()
    without: Sel = Not(ANY)


@dataclass(frozen=True)
class Greatest(Computed):
    """The greatest value of the figure among the objects; 0 if there are none."""

    what: Sel
    figure: str


@dataclass(frozen=True)
class Boundless(Computed):
    """An amount above every number (`compare.BOUNDLESS`). A figure that is set to it keeps what is added to it and
    taken from it, and two such figures compare by that."""


@dataclass(frozen=True)
class Total(Node):
    """A limit for objects that are chosen together: the sum of the figure over all of them compares with the amount."""

    figure: str
    op: str
    amount: Amount


# --- conditions ------------------------------------------------------------------------------------------------


class Cond(Node):
    """A condition: true or false in a position (`select.holds`)."""


@dataclass(frozen=True)
class Compare(Cond):
    """`a` compares with `b`."""

    a: Amount
    op: str
    b: Amount


@dataclass(frozen=True)
class Exists(Cond):
    """At least `n` objects match."""

    what: Sel
    n: int = 1


@dataclass(frozen=True)
class Is(Cond):
    """The object `what` (`SELF` or a `Ref`) matches `such`, or did when it was last there. With several objects bound
    to the name, all must match."""

    what: Sel
    such: Sel


@dataclass(frozen=True)
class Among(Cond):
    """At least `n` of the objects bound to the name match `such`, or did when they were last there."""

    what: Ref
    such: Sel
    n: int = 1


@dataclass(frozen=True)
class TurnOf(Cond):
    """It is the turn of the player `who`."""

    who: str


@dataclass(frozen=True)
class During(Cond):
    """It is the phase, a word of `Book.phases`."""

    phase: str


@dataclass(frozen=True)
class Both(Cond):
    """All parts hold."""

    parts: tuple[Cond, ...]


@dataclass(frozen=True)
class Either(Cond):
    """At least one part holds."""

    parts: tuple[Cond, ...]


@dataclass(frozen=True)
class Unless(Cond):
    """The part does not hold."""

    part: Cond


@dataclass(frozen=True)
class Did(Cond):
    """Something is bound to the name: a `May` was done, a card was found, an option was taken."""

    name: str


@dataclass(frozen=True)
class CameFrom(Cond):
    """The event moved its object from one of these zones, and to one of the zones `to` (empty: to any)."""

    zones: tuple[str, ...]
    to: tuple[str, ...] = ()


@dataclass(frozen=True)
class Heading(Cond):
    """A keyword at the head of an ability (`Ability.headings`), with its number (`n`; 0: none) and what it names
    (`word`). As a condition: `cond` holds (None: always), with the number bound to `n`; or an effect lets abilities
    with this keyword be active all the same (query `active KEYWORD`)."""

    keyword: str
    n: int = 0
    cond: Cond | None = None
    word: str = ""

    def names(self) -> tuple[str, ...]:
        """What abilities with this heading are called: the keyword, also with its number or word."""
        if self.word:
            return (self.keyword, f"{self.keyword} - {self.word}")
        return (self.keyword, f"{self.keyword} {self.n}") if self.n else (self.keyword,)


@dataclass(frozen=True)
class Named(Cond):
    """A condition that the game defines (`Book.conditions`)."""

    name: str
