"""Instructions, trigger conditions and continuous effects: the verbs of the ability tree.

Fields that several nodes have: `what` selects the objects concerned; `who` is a player word (`YOU`, `OPPONENT`, ...);
`n` is an amount; `name` is the name to which the node binds its result.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludex.core.tree.selectors import (
    ANY,
    OWNER,
    SELF,
    YOU,
    Amount,
    Computed,
    Cond,
    Node,
    Sel,
    Total,
)

if TYPE_CHECKING:
    from ludex.core.tree.abilities import Ability

# --- trigger conditions ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class When(Node):
    """A trigger condition: an event of the kind `event` happens, and matches every field that is given.

    `subject` is its object, `other` its second object, `cause` the object whose ability or attack causes it; a selector
    other than `ANY` for the last two demands that there is one, `Not(ANY)` that there is none. `player` is a player
    word ("": any). `src` and `dst` are zones that it leads from and to (empty: any), `not_src` zones that it does not
    lead from, `left` the player from whose zone it leads ("": any), who may be another than the one to whose zone it
    leads (`player`). `word` is the event's word ("": any). `least` is the least amount that the event has. `phase`
    is the phase in which it happens, a word of `Book.phases` ("": any). `span` is a number of the game's memory, for
    `Happened`: only what happened since that number last changed is counted ("": everything this turn).
    """

    event: str
    subject: Sel = ANY
    other: Sel = ANY
    player: str = ""
    src: tuple[str, ...] = ()
    dst: tuple[str, ...] = ()
    not_src: tuple[str, ...] = ()
    word: str = ""
    cause: Sel = ANY
    least: int = 0
    left: str = ""
    phase: str = ""
    span: str = ""


@dataclass(frozen=True)
class Becomes(Node):
    """A state trigger: the ability waits once each time the condition becomes true."""

    cond: Cond


@dataclass(frozen=True)
class Happened(Computed):
    """How often the event happened this turn, with `you` as the ability's controller. Its subject
    may be the ability's own card, since it came to its zone, or others than it; with `of`, the itself in it is each of
    those objects. `total`: the sum of the amounts of those events."""

    when: When
    of: Sel = SELF
    total: bool = False


@dataclass(frozen=True)
class Underwent(Sel):
    """The event, of which the itself is the object, happened to it this turn, since it came to its zone."""

    when: When


@dataclass(frozen=True)
class CausedBy(Cond):
    """The event was caused by an object that matches `what`."""

    what: Sel = ANY


Trigger = When | Becomes

# --- continuous effects ----------------------------------------------------------------------------------------


class Continuous(Node):
    """A continuous effect: of a passive ability while it is valid, or started by `Continue` for a duration."""


@dataclass(frozen=True)
class Modify(Continuous):
    """Change a figure: `op` is `+` (add) or `=` (set). `layer` names a special layer of the game ("": `op` decides)."""

    what: Sel
    figure: str
    op: str
    amount: Amount
    layer: str = ""


@dataclass(frozen=True)
class Rename(Continuous):
    """Change the words of one kind (trait, type, name, ...): `op` is `add`, `lose`, or `become` (replaces all others).
    `layer` names a special layer of the game. `of`: the words are those of the kind that these objects have, and not
    `value`."""

    what: Sel
    kind: str
    op: str
    value: str
    layer: str = ""
    of: Sel | None = None


@dataclass(frozen=True)
class Grant(Continuous):
    """Give abilities to objects: `abilities`, and those that are printed on the objects `of`."""

    what: Sel
    abilities: tuple[Ability, ...]
    of: Sel | None = None


@dataclass(frozen=True)
class Strip(Continuous):
    """Take abilities from objects: those with the keyword, those of one kind (name of the node class, `Continuous` for
    `Passive`, `Replace` and `Mere`, `Keyword` for those with any keyword, `Plain` for those without one), or all.
    `printed`: only those that are printed on them. `negate`: the objects keep them (`Has` finds them), but they do
    nothing and cannot be played."""

    what: Sel
    keyword: str = ""
    kind: str = ""
    negate: bool = False
    printed: bool = False


@dataclass(frozen=True)
class Rule(Continuous):
    """Change the answer to a query of `values.queries`: `op` is `permit`, `forbid`, `widen` or `narrow`.

    `what` selects the objects that the query is asked about, `to` the candidates that are added, kept or removed.
    `if_any`: a `narrow` that would keep no candidate does nothing. If the query asks for a number, `permit` adds `n` to
    it. `once`: only the next time that the game does what the query is about (`queries.use_up`).
    """

    op: str
    query: str
    what: Sel = SELF
    to: Sel = ANY
    if_any: bool = False
    n: Amount = 1
    once: bool = False


@dataclass(frozen=True)
class Price(Continuous):
    """Change what it costs to play the cards `what`: `op` is `+` (add) or `=` (set); all `=` apply before all `+`.
    `once`: only for the next such card."""

    what: Sel
    op: str
    amount: Amount
    once: bool = False


# --- instructions ----------------------------------------------------------------------------------------------


class Instr(Node):
    """One instruction of an effect or a cost."""


@dataclass(frozen=True)
class Choose(Instr):
    """The player `who` chooses `n` of the objects `what`; binds them to `name`.

    The choice is made when the ability is played if it is in `targets`, or if it has `target` and stands at the top of
    `do`; otherwise when it is reached. `up_to`: fewer may be chosen, but not fewer than `least`. `random`: chance
    chooses. `differ`: no two of them share a word of this kind, or the value of this figure; `alike`: all of them share
    one. `total` limits the sum of a figure over them. `also`: adds them to the objects already bound to `name`.
    `fully`: as many as possible must be chosen, also among cards that only the chooser sees; where there are not enough
    of them, the cards that do not match are revealed to prove it. `past`: abilities of this keyword keep nothing from
    being chosen.
    """

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
    fully: bool = False
    alike: str = ""
    past: str = ""


@dataclass(frozen=True)
class Divide(Instr):
    """Divide an amount among the objects bound to `among`; each gets at least one. Binds the shares to `name`."""

    name: str
    amount: Amount
    among: str


@dataclass(frozen=True)
class NameNumber(Instr):
    """The player names a number from `least` to `most`. Binds it to `name`."""

    name: str
    least: Amount
    most: Amount
    who: str = YOU


@dataclass(frozen=True)
class Move(Instr):
    """Put objects into the zone `to` of the player `whose`. `word` is the game's verb (destroy, discard, ...); for
    `position`, `state` and `up` see `Event` (None or "": as the zone has it)."""

    what: Sel
    to: str
    word: str = "put"
    position: str = "top"
    state: str = ""
    up: bool | None = None
    whose: str = OWNER


@dataclass(frozen=True)
class Draw(Instr):
    """Draw `n` cards. `up_to`: the player may stop earlier."""

    n: Amount = 1
    who: str = YOU
    up_to: bool = False


@dataclass(frozen=True)
class SetState(Instr):
    """Turn objects to an orientation, a word of `Book.states`."""

    what: Sel
    state: str


@dataclass(frozen=True)
class SetFace(Instr):
    """Turn objects face up or face down. `word` is the game's word for it ("": none)."""

    what: Sel
    up: bool
    word: str = ""


@dataclass(frozen=True)
class Damage(Instr):
    """Deal `n` damage to each of the objects, or to each its share of a `Divide`. `word` is the word of the event."""

    what: Sel
    n: Amount
    word: str = "ability"


@dataclass(frozen=True)
class Gain(Instr):
    """Add `n` to a number of the player. As a cost, a negative `n` can only be paid if the number is large enough."""

    number: str
    n: Amount
    who: str = YOU


@dataclass(frozen=True)
class Counters(Instr):
    """Put `n` counters on each of the objects; a negative `n` removes them."""

    what: Sel
    name: str
    n: Amount


@dataclass(frozen=True)
class Continue(Instr):
    """Start continuous effects with the duration `until`, a word of the game (for example `turn`). `anew`: their
    objects are looked for anew at any time ("you get 'all of your units get ...'"), not fixed when they start."""

    effects: tuple[Continuous, ...]
    until: str
    anew: bool = False


@dataclass(frozen=True)
class Modes(Instr):
    """The player chooses `n` of the options (`up_to`: or fewer) and carries them out. `targets` are the targets of each
    option. `fresh`: an option can be chosen only once per turn and object. `played`: the options are chosen when the
    ability is played, if the list stands at the top of `do` or in a branch of an `If` there; otherwise when it is
    reached."""

    n: int
    options: tuple[tuple[Instr, ...], ...]
    up_to: bool = False
    targets: tuple[tuple[Choose, ...], ...] = ()
    fresh: bool = False
    played: bool = False


@dataclass(frozen=True)
class May(Instr):
    """The player may pay `cost` and carry out `do`. Binds `name` to (1,) if they did so completely, else to ()."""

    do: tuple[Instr, ...]
    cost: tuple[Instr, ...] = ()
    who: str = YOU
    name: str = "did"


@dataclass(frozen=True)
class If(Instr):
    """Carry out `then` if the condition holds, else `otherwise`."""

    cond: Cond
    then: tuple[Instr, ...]
    otherwise: tuple[Instr, ...] = ()


@dataclass(frozen=True)
class Then(Instr):
    """Carry out `do`, unless the `If` or `May` before it in the block was not met or not done."""

    do: tuple[Instr, ...]


@dataclass(frozen=True)
class Items(Instr):
    """Carry out those of `blocks` whose conditions (`conds`) hold, in order. All conditions are tested before the first
    block."""

    conds: tuple[Cond, ...]
    blocks: tuple[tuple[Instr, ...], ...]


@dataclass(frozen=True)
class Repeat(Instr):
    """Carry out `do` `n` times."""

    n: Amount
    do: tuple[Instr, ...]


@dataclass(frozen=True)
class ForEach(Instr):
    """Carry out `do` once for each of the objects, with that object bound to `name`. `ordered`: the controller chooses
    which comes next."""

    name: str
    what: Sel
    do: tuple[Instr, ...]
    ordered: bool = False


@dataclass(frozen=True)
class Until(Instr):
    """Repeat `do`, at least once, until the condition holds or a round changes nothing."""

    do: tuple[Instr, ...]
    cond: Cond


@dataclass(frozen=True)
class By(Instr):
    """The players `who` carry out `do`, with `you` as that player: `EACH` starts with the active player; `CONTROLLER`
    are the players who control, or last controlled, the objects `of`, `OWNER` those who own them."""

    who: str
    do: tuple[Instr, ...]
    of: Sel = ANY


@dataclass(frozen=True)
class Delay(Instr):
    """Create a delayed trigger: `do` waits to be played when the event `when` happens; only the first time unless
    `always`. It ends at the time `until` ("": never)."""

    when: When
    do: tuple[Instr, ...]
    until: str = ""
    always: bool = False


@dataclass(frozen=True)
class Create(Instr):
    """Create `n` tokens of the card named `card` (see `Game.token`) in the zone `to`. Binds them to `name`; `also`:
    adds them to the objects already bound. `where`: the spots there that are named, words of the game."""

    card: str
    n: Amount
    to: str
    who: str = YOU
    state: str = ""
    name: str = "created"
    also: bool = False
    where: str = ""


@dataclass(frozen=True)
class Roll(Instr):
    """Roll a die. Binds the result, 1 to `sides`, to `name`."""

    name: str
    sides: int = 6


@dataclass(frozen=True)
class Look(Instr):
    """Look at the top `n` cards of a zone of the player `who`; the controller knows them from now on. `up_to`: the
    controller looks at one after the other and may stop before each. `unseen`: nobody looks at them; they are only
    meant ("put the top card ..."). `bottom`: those at the bottom. Binds them to `name`."""

    name: str
    n: Amount
    zone: str
    who: str = YOU
    up_to: bool = False
    unseen: bool = False
    bottom: bool = False


@dataclass(frozen=True)
class RevealUntil(Instr):
    """Reveal cards from the top of a zone until `n` of them match `what`. Binds these to `name`, and all revealed cards
    to `seen`."""

    name: str
    what: Sel
    zone: str
    n: Amount = 1


@dataclass(frozen=True)
class Reveal(Instr):
    """Show the objects to both players."""

    what: Sel


@dataclass(frozen=True)
class Shuffle(Instr):
    """Shuffle a zone. Where the book says so (`Moves.shuffles_there`), right after a `Move` of cards that were named
    into such a zone: that of each player whose cards went there."""

    zone: str
    who: str = YOU


@dataclass(frozen=True)
class Search(Instr):
    """Search a zone of the player `who`, and with it the zones `more`, for `n` cards that match `what`. With `up_to`,
    or if `what` is not `ANY`, the player may find fewer. Binds them to `name`; for `differ`, `alike`, `total` and
    `also` see `Choose`. `given`: the zone itself is searched only if something is bound to this name (a `May` was
    done), else only the zones `more`."""

    name: str
    n: Amount
    what: Sel
    zone: str
    who: str = YOU
    differ: str = ""
    total: Total | None = None
    also: bool = False
    up_to: bool = False
    more: tuple[str, ...] = ()
    alike: str = ""
    given: str = ""


@dataclass(frozen=True)
class Finish(Instr):
    """The player wins (`wins`) or loses the game at once."""

    who: str
    wins: bool


@dataclass(frozen=True)
class Do(Instr):
    """Carry out a verb that the game defines (`Book.verbs`)."""

    verb: str
    what: Sel = SELF
    n: Amount = 1
    word: str = ""
