"""Abilities and keywords: what a line of printed text compiles to."""

from __future__ import annotations

from dataclasses import dataclass, field

from ludex.core.tree.instructions import Choose, Continuous, Instr, Modes, Trigger, When
from ludex.core.tree.selectors import Amount, Cond, Node

# --- abilities -------------------------------------------------------------------------------------------------


class Ability(Node):
    """One ability of a card. `zones` empty: where abilities of such a card are valid by the game's rules."""

    keyword: str
    zones: tuple[str, ...]


@dataclass(frozen=True)
class Activated(Ability):
    cost: tuple[Instr, ...] = ()
    targets: tuple[Choose, ...] = ()
    modes: Modes | None = None
    do: tuple[Instr, ...] = ()
    cond: Cond | None = None
    timing: tuple[str, ...] = ()
    limit: int = 0
    keyword: str = ""
    zones: tuple[str, ...] = ()
    span: tuple[int, int] = (0, 0)


@dataclass(frozen=True)
class Automatic(Ability):
    when: Trigger
    targets: tuple[Choose, ...] = ()
    modes: Modes | None = None
    cost: tuple[Instr, ...] = ()
    do: tuple[Instr, ...] = ()
    cond: Cond | None = None
    limit: int = 0
    keyword: str = ""
    zones: tuple[str, ...] = ()
    span: tuple[int, int] = (0, 0)


@dataclass(frozen=True)
class Passive(Ability):
    effects: tuple[Continuous, ...]
    cond: Cond | None = None
    keyword: str = ""
    zones: tuple[str, ...] = ()
    span: tuple[int, int] = (0, 0)


@dataclass(frozen=True)
class Replace(Ability):
    """Replacement: when the event would happen, do this instead.

    `keep` carries the event out too (changed by `amount` if given); `may` asks first. `who` is told by the game's
    rules on who orders replacements. `cost` is done first, and where it cannot be, nothing is replaced. `word` is what
    the changed event is called.
    """

    when: When
    instead: tuple[Instr, ...] = ()
    may: bool = False
    keep: bool = False
    amount: Amount | None = None
    dst: str = ""
    cond: Cond | None = None
    keyword: str = ""
    zones: tuple[str, ...] = ()
    span: tuple[int, int] = (0, 0)
    cost: tuple[Instr, ...] = ()
    word: str = ""


@dataclass(frozen=True)
class Spell(Ability):
    """The text of a card that is carried out when the card resolves."""

    do: tuple[Instr, ...] = ()
    targets: tuple[Choose, ...] = ()
    modes: Modes | None = None
    cost: tuple[Instr, ...] = ()
    timing: tuple[str, ...] = ()
    cond: Cond | None = None
    keyword: str = ""
    zones: tuple[str, ...] = ()
    span: tuple[int, int] = (0, 0)


@dataclass(frozen=True)
class Mere(Ability):
    """A keyword whose whole meaning is read by the game's own procedures (a timing word, a deck rule)."""

    keyword: str = field()  # NB: compiled, the base class has an attribute of that name, which would pass for a default
    n: int = 0
    word: str = ""
    zones: tuple[str, ...] = ()
    span: tuple[int, int] = (0, 0)


@dataclass(frozen=True)
class Keyword(Node):
    """A keyword: its name, its section of the book, and all its meanings together."""

    name: str
    rule: str
    means: tuple[Ability, ...] = ()
    ja: str = ""
    words: tuple[str, ...] = field(default=())
