"""The ability tree: what printed text compiles to. Frozen, hashable data without code.

Everything a tree is made of can be imported from here; selectors, amounts and conditions live in `selectors`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ludex.core.tree.selectors import (
    ANY,
    CONTROLLER,
    EACH,
    ENEMY,
    OPPONENT,
    OWNER,
    SELF,
    THEY,
    YOU,
    YOURS,
    All,
    Among,
    Amount,
    Anything,
    Both,
    CameFrom,
    Chosen,
    Compare,
    Computed,
    Cond,
    Count,
    Counter,
    CountersOn,
    Did,
    Distinct,
    Either,
    EventAmount,
    Exists,
    Extreme,
    FaceUp,
    Figure,
    FigureOf,
    Fits,
    Greatest,
    Has,
    Is,
    Mark,
    Memory,
    Modulo,
    Moved,
    Named,
    Node,
    Not,
    Number,
    Played,
    Plus,
    Ref,
    SameSide,
    Sel,
    Self,
    Shares,
    Side,
    Slot,
    Some,
    State,
    Times,
    Total,
    TurnOf,
    Unless,
    Within,
    Word,
    Zone,
)

# --- trigger conditions ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class When(Node):
    """An event that happens: its kind, and what must be true of it. `other` is its second object, `cause` the one whose
    ability or attack it comes from; where they are told, there must be one."""

    event: str
    subject: Sel = ANY
    other: Sel = ANY
    player: str = ""
    src: tuple[str, ...] = ()
    dst: tuple[str, ...] = ()
    not_src: tuple[str, ...] = ()
    word: str = ""
    cause: Sel = ANY


@dataclass(frozen=True)
class Becomes(Node):
    """A state trigger: waits once each time the condition has become true."""

    cond: Cond


@dataclass(frozen=True)
class Happened(Computed):
    """How often the event happened this turn, seen from the ability's controller. It cannot speak of the ability's own
    card."""

    when: When


@dataclass(frozen=True)
class CausedBy(Cond):
    """An effect of such a card brought the event about."""

    what: Sel = ANY


Trigger = When | Becomes

# --- continuous effects ----------------------------------------------------------------------------------------


class Continuous(Node):
    """What a passive ability, or an effect with a duration, does for as long as it lasts."""


@dataclass(frozen=True)
class Modify(Continuous):
    """Change a figure: op is `+` or `=`. `layer` names a special layer of the game, else it follows from op."""

    what: Sel
    figure: str
    op: str
    amount: Amount
    layer: str = ""


@dataclass(frozen=True)
class Rename(Continuous):
    """Give or take a word (trait, type, name, ...): op is `add`, `lose` or `become`. `layer` names a special layer."""

    what: Sel
    kind: str
    op: str
    value: str
    layer: str = ""


@dataclass(frozen=True)
class Grant(Continuous):
    what: Sel
    abilities: tuple[Ability, ...]


@dataclass(frozen=True)
class Strip(Continuous):
    """Lose abilities: all of them, those of one keyword, or those of one kind (the node's name, or `Continuous`)."""

    what: Sel
    keyword: str = ""
    kind: str = ""


@dataclass(frozen=True)
class Rule(Continuous):
    """An answer to a named query: op is `permit`, `forbid`, `widen`, `narrow`.

    `what` is the object the query is about; `to` are the candidates that are added, kept or taken away.
    """

    op: str
    query: str
    what: Sel = SELF
    to: Sel = ANY
    if_any: bool = False


@dataclass(frozen=True)
class Price(Continuous):
    """Change what playing costs: op is `+` or `=`; `=` comes first whatever its age. `once`: of the next such card."""

    what: Sel
    op: str
    amount: Amount
    once: bool = False


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


# --- instructions ----------------------------------------------------------------------------------------------


class Instr(Node):
    """One thing an effect or a cost does."""


@dataclass(frozen=True)
class Choose(Instr):
    """Bind `n` objects to a name. Among an ability's targets, or with `target` at the top of what it does, it is chosen
    when the ability is played; else when reached. `differ`: no two alike in this kind of word or figure; `total`: what
    their figures may come to; `also`: they join those bound to the name before."""

    name: str
    n: Amount
    what: Sel
    up_to: bool = False
    who: str = YOU
    random: bool = False
    least: int = 0
    target: bool = False
    differ: str = ""
    total: Total | None = None
    also: bool = False


@dataclass(frozen=True)
class Divide(Instr):
    """Divide an amount among the objects bound to `among`; each gets at least one. Binds `name`."""

    name: str
    amount: Amount
    among: str


@dataclass(frozen=True)
class NameNumber(Instr):
    """The player names a number."""

    name: str
    least: Amount
    most: Amount
    who: str = YOU


@dataclass(frozen=True)
class Move(Instr):
    """Put objects into a zone. `word` is the game's verb (destroy, discard, ...)."""

    what: Sel
    to: str
    word: str = "put"
    position: str = "top"
    state: str = ""
    up: bool | None = None
    whose: str = OWNER


@dataclass(frozen=True)
class Draw(Instr):
    n: Amount = 1
    who: str = YOU
    up_to: bool = False


@dataclass(frozen=True)
class SetState(Instr):
    """Turn objects to an orientation, by the game's word for it."""

    what: Sel
    state: str


@dataclass(frozen=True)
class SetFace(Instr):
    what: Sel
    up: bool


@dataclass(frozen=True)
class Damage(Instr):
    """Deal damage to each of the objects; the amount may come from a `Divide`."""

    what: Sel
    n: Amount
    word: str = "ability"


@dataclass(frozen=True)
class Gain(Instr):
    """Change a player's number; as a cost, a negative amount needs that much to be there."""

    number: str
    n: Amount
    who: str = YOU


@dataclass(frozen=True)
class Counters(Instr):
    """Put counters on objects (negative: remove)."""

    what: Sel
    name: str
    n: Amount


@dataclass(frozen=True)
class Continue(Instr):
    """Start continuous effects that last until the given time (the game's word: `turn`, `battle`, ...)."""

    effects: tuple[Continuous, ...]
    until: str


@dataclass(frozen=True)
class Modes(Instr):
    """Choose options of a list; the others do not exist. `fresh`: not one that this object chose before this turn."""

    n: int
    options: tuple[tuple[Instr, ...], ...]
    up_to: bool = False
    targets: tuple[tuple[Choose, ...], ...] = ()
    fresh: bool = False


@dataclass(frozen=True)
class May(Instr):
    """The player may do this, paying the cost if there is one. Binds `name` when done."""

    do: tuple[Instr, ...]
    cost: tuple[Instr, ...] = ()
    who: str = YOU
    name: str = "did"


@dataclass(frozen=True)
class If(Instr):
    cond: Cond
    then: tuple[Instr, ...]
    otherwise: tuple[Instr, ...] = ()


@dataclass(frozen=True)
class Then(Instr):
    """Done unless the requirement of the text before it (an `If`, or a `May` and its cost) was not met."""

    do: tuple[Instr, ...]


@dataclass(frozen=True)
class Items(Instr):
    """A list: the items whose conditions are met, from the top; which ones is fixed before the first."""

    conds: tuple[Cond, ...]
    blocks: tuple[tuple[Instr, ...], ...]


@dataclass(frozen=True)
class Repeat(Instr):
    n: Amount
    do: tuple[Instr, ...]


@dataclass(frozen=True)
class ForEach(Instr):
    """Once for each object. `ordered`: the controller says which comes next."""

    name: str
    what: Sel
    do: tuple[Instr, ...]
    ordered: bool = False


@dataclass(frozen=True)
class Until(Instr):
    """Again and again, at least once, until the condition holds; a round that changes nothing is the last."""

    do: tuple[Instr, ...]
    cond: Cond


@dataclass(frozen=True)
class By(Instr):
    """Done by other players: told by a word (each: the turn player first), or those who control, or last controlled,
    the objects `of`. In the block `you` is that player."""

    who: str
    do: tuple[Instr, ...]
    of: Sel = ANY


@dataclass(frozen=True)
class Delay(Instr):
    """A delayed trigger: waits for the event, once unless `always`, at most until the given time."""

    when: When
    do: tuple[Instr, ...]
    until: str = ""
    always: bool = False


@dataclass(frozen=True)
class Create(Instr):
    """Create tokens by card number. Binds `name`; `also`: together with those bound to it before."""

    card: str
    n: Amount
    to: str
    who: str = YOU
    state: str = ""
    name: str = "created"
    also: bool = False


@dataclass(frozen=True)
class Roll(Instr):
    name: str
    sides: int = 6


@dataclass(frozen=True)
class Look(Instr):
    """Look at the top cards of a zone; the player knows them from now on. Binds `name`."""

    name: str
    n: Amount
    zone: str
    who: str = YOU


@dataclass(frozen=True)
class RevealUntil(Instr):
    """Reveal cards from the top of a zone until one is such a one. Binds it to `name`, all of them to `seen`."""

    name: str
    what: Sel
    zone: str


@dataclass(frozen=True)
class Reveal(Instr):
    what: Sel


@dataclass(frozen=True)
class Shuffle(Instr):
    zone: str
    who: str = YOU


@dataclass(frozen=True)
class Search(Instr):
    """Look through a hidden zone for cards; with a condition beyond the number it may fail to find. `differ`, `total`
    and `also` as in `Choose`."""

    name: str
    n: Amount
    what: Sel
    zone: str
    who: str = YOU
    differ: str = ""
    total: Total | None = None
    also: bool = False


@dataclass(frozen=True)
class Finish(Instr):
    """A player wins or loses at once."""

    who: str
    wins: bool


@dataclass(frozen=True)
class Do(Instr):
    """A verb of the game itself, told in the game's own verb table."""

    verb: str
    what: Sel = SELF
    n: Amount = 1
    word: str = ""


@dataclass(frozen=True)
class Keyword(Node):
    """A keyword: its name, its section of the book, and all its meanings together."""

    name: str
    rule: str
    means: tuple[Ability, ...] = ()
    ja: str = ""
    words: tuple[str, ...] = field(default=())
