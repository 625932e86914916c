"""Abilities and keywords: what a line of printed text compiles to.

Fields that several abilities have: `cost` must be paid before the ability resolves; `targets` are chosen when it is
played; `modes` is its list of options (None: it has none); `do` is what it does; `cond` must hold (None: always);
`limit` is how often it can be used per turn (0: any number of times); `timing` are the game's words for further moments
at which it can be played; `span` is where it stands in the text; `headings` are the keywords at its head: unless the
conditions of all of them hold, it does not trigger, cannot be played and has no effect.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ludex.core.tree.instructions import Choose, Continuous, Instr, Modes, Trigger, When
from ludex.core.tree.selectors import Amount, Cond, Heading, Node

# --- abilities -------------------------------------------------------------------------------------------------


class Ability(Node):
    """One ability of a card. `keyword` is the keyword it comes from ("": none). `zones` are the zones where it is
    valid; empty: those of `Book.acting`."""

    keyword: str
    zones: tuple[str, ...]
    headings: tuple[Heading, ...]

    def called(self, name: str) -> bool:
        """Whether the ability has the keyword, by itself or at its head (`Heading.names`)."""
        return self.keyword == name or (bool(self.headings) and any(name in part.names() for part in self.headings))

    def keywords(self) -> tuple[str, ...]:
        """The keywords that the ability has."""
        own = (self.keyword,) if self.keyword else ()
        return own + tuple(name for part in self.headings for name in part.names())


@dataclass(frozen=True)
class Activated(Ability):
    """An ability that its controller may play by paying its cost."""

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
    headings: tuple[Heading, ...] = ()


@dataclass(frozen=True)
class Automatic(Ability):
    """An ability that waits to be played each time its trigger `when` is fulfilled. `joint`: the limit that it has
    together with the ability before it, which is the same one with another trigger (0: a limit of its own)."""

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
    headings: tuple[Heading, ...] = ()
    joint: int = 0


@dataclass(frozen=True)
class Passive(Ability):
    """An ability whose continuous effects apply while it is valid and `cond` holds."""

    effects: tuple[Continuous, ...]
    cond: Cond | None = None
    keyword: str = ""
    zones: tuple[str, ...] = ()
    span: tuple[int, int] = (0, 0)
    headings: tuple[Heading, ...] = ()


@dataclass(frozen=True)
class Replace(Ability):
    """A replacement effect: when the event `when` would happen, carry out `instead`.

    `may`: the player may decline. `keep`: the event happens as well. `amount` and `dst` make the event happen with
    another amount or zone, `word` gives it another word. `cost` is paid first; if it cannot be paid, the effect does
    not apply.
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
    headings: tuple[Heading, ...] = ()


@dataclass(frozen=True)
class Spell(Ability):
    """The text that is carried out when the card itself, once played, resolves."""

    do: tuple[Instr, ...] = ()
    targets: tuple[Choose, ...] = ()
    modes: Modes | None = None
    cost: tuple[Instr, ...] = ()
    timing: tuple[str, ...] = ()
    cond: Cond | None = None
    keyword: str = ""
    zones: tuple[str, ...] = ()
    span: tuple[int, int] = (0, 0)
    headings: tuple[Heading, ...] = ()


@dataclass(frozen=True)
class Mere(Ability):
    """A keyword that the game's own procedures look for and give a meaning: it has no tree. `n` and `word` are its
    parameters."""

    keyword: str = field()  # NB: when compiled, the attribute of the base class would count as a default
    n: int = 0
    word: str = ""
    zones: tuple[str, ...] = ()
    span: tuple[int, int] = (0, 0)
    headings: tuple[Heading, ...] = ()


@dataclass(frozen=True)
class Keyword(Node):
    """A keyword: its name, the paragraph that defines it (`rule`), the abilities it stands for (`means`), its Japanese
    name (`ja`), and how texts write it (`words`)."""

    name: str
    rule: str
    means: tuple[Ability, ...] = ()
    ja: str = ""
    words: tuple[str, ...] = field(default=())
