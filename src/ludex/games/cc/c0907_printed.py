"""[CC 907.1] Aether abilities as they are printed, and facts about cards that are asked often."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.core.position.pools import POOLS
from ludex.core.values.bringing import BROUGHT
from ludex.core.values.memo import Memo
from ludex.games.cc.c0907_kinds import AetherNeed, key_of
from ludex.games.cc.c0907_restricted import PRODUCES

if TYPE_CHECKING:
    from ludex.core.book import Book
    from ludex.core.position.game import Game
    from ludex.core.values.index import Index

REST_FOR_AETHER: Final = t.Activated(
    cost=(t.SetState(t.SELF, "rested"),),
    do=(t.Do("produce", t.SELF, t.FigureOf(t.SELF, "level"), "own"),),
    keyword="aether",
)
"""[CC 907.6] The ability of every caster: rest it, and produce as much aether of its elements as its level."""


def rests_for_aether(ability: t.Activated) -> bool:
    """Whether it is the ability of every caster, or one equal to it."""
    return ability is REST_FOR_AETHER or (ability.keyword == "aether" and ability == REST_FOR_AETHER)


def is_aether_ability(ability: t.Activated | t.Automatic) -> bool:
    """[CC 907.1] Whether the ability has no target and produces aether; an automatic one must be triggered by an
    aether ability."""
    if ability.targets or not ability.do or any(isinstance(part, t.Choose) and part.target for part in ability.do):
        return False
    if isinstance(ability, t.Automatic) and not (isinstance(ability.when, t.When) and ability.when.event == "aether"):
        return False
    return any(isinstance(part, t.Do) and part.verb in PRODUCES for part in ability.do)


def _servants_make(pool: tuple[Card, ...], book: Book) -> bool:
    return any("servant" in card.types and notes_of(card).rests for card in BROUGHT.of(pool, book))


SERVANTS_MAKE: Final[Memo[tuple[Card, ...], Book, bool]] = Memo(_servants_make, POOLS)
"""Whether a servant that can come into the game has an aether ability."""


def no_servant_makes(game: Game, index: Index) -> bool:
    """Whether surely no servant has an aether ability: none is printed, and no effect gives abilities or types."""
    if index.granted or (index.words and "type" in index.words):
        return False
    return not SERVANTS_MAKE.of(game.pool, game.book)


def beyond_servants(what: t.Sel) -> bool:
    """Whether the selector may match cards that are no servants."""
    return what != SERVANT_TYPE and not (isinstance(what, t.All) and SERVANT_TYPE in what.parts)


SERVANT_TYPE: Final = t.Word("type", "servant")


def is_payment(part: t.Instr) -> bool:
    """Whether a part of a cost is aether."""
    return isinstance(part, t.Do) and part.verb == "pay"


def _without_aether(ability: t.Activated, about: None) -> tuple[t.Instr, ...]:
    return tuple([part for part in ability.cost if not is_payment(part)])


WITHOUT_AETHER: Final[Memo[t.Activated, None, tuple[t.Instr, ...]]] = Memo(_without_aether)
"""The cost of an ability but for its aether."""


def simple(cost: tuple[t.Instr, ...]) -> bool:
    return all(isinstance(part, (t.SetState, t.Move, t.Counters)) and isinstance(part.what, t.Self) for part in cost)


def _simple(ability: t.Activated, about: None) -> bool:
    return simple(ability.cost)


SIMPLE: Final[Memo[t.Activated, None, bool]] = Memo(_simple)
"""Whether the ability costs no more than its own card."""

SPENT: Final = frozenset(("pay", "banish named", "banish stock", "discard hand", "corrupt", "switch"))
"""The verbs in the cost of an aether ability that is used while a payment is made (`c0907_dear.used`)."""


def _spendable(ability: t.Activated, about: None) -> bool:
    return all(not isinstance(part, t.Do) or part.verb in SPENT for part in ability.cost)


SPENDABLE: Final[Memo[t.Activated, None, bool]] = Memo(_spendable)


def _any_dear(pool: tuple[Card, ...], book: Book) -> bool:
    return any(notes_of(card).dear for card in BROUGHT.of(pool, book))


DEAR: Final[Memo[tuple[Card, ...], Book, bool]] = Memo(_any_dear, POOLS)
"""Whether a card that can come into the game has an aether ability that costs more than its own card."""

MIXED: Final = "?"


class Notes:
    """Facts about a card that are asked often, computed once and kept in `Card.notes`."""

    __slots__ = (
        "caster", "cost", "dear", "deity", "first", "in_graveyard", "in_hand", "level", "made", "need", "quick",
        "ready", "rests", "single", "steps", "unfixed",
    )  # fmt: skip

    def __init__(self, card: Card) -> None:
        making = [a for a in card.activated if is_aether_ability(a)]
        self.rests = MIXED if making else ""
        """The kind of aether that resting the card produces, if it produces aether in no other way; empty: it produces
        none; `MIXED`: the abilities have to be examined."""
        if len(making) == 1 and making[0] == REST_FOR_AETHER:
            self.rests = key_of(card.words.get("element", ()), card.words.get("race", ()))
        self.dear = any(not simple(a.cost) for a in making)
        """Whether one of its aether abilities costs more than the card itself."""
        self.level = card.figures.get("level", 0)
        self.made: tuple[tuple[str, int], ...] = ((self.rests, self.level),)
        """What resting the card produces: one kind, and how much of it."""
        self.first = bool(making) and card.abilities[0] is REST_FOR_AETHER
        """Whether its first ability is that of every caster."""
        self.single = len(card.activated) == 1
        """Whether it has one activated ability."""
        self.cost = card.figures.get("cost", 0)
        self.unfixed = "X" in card.words.get("cost", ())
        """[CC 203.4] Whether the card's cost is X."""
        self.steps = "Step Up" in card.keywords
        self.caster = "caster" in card.types
        self.deity = "deity" in card.types
        self.quick = "Quickcast" in card.keywords
        self.in_hand = any("hand" in a.zones for a in card.activated)
        self.in_graveyard = any("graveyard" in a.zones for a in card.activated)
        self.ready = _ready(card)
        """Four bits, for main timing or not and recovered or not: whether the card has an ability to use then."""
        self.need: AetherNeed | None = None
        """What the card costs if no effect changes costs or elements; None: not computed yet."""


def _ready(card: Card) -> int:
    """The bits of `Notes.ready`. An ability that is used only during payments is not an action."""
    bits = 0
    for ability in card.activated:
        paying_only = is_aether_ability(ability) and simple(ability.cost) and "main" not in ability.timing
        if paying_only and "deity" not in card.types:
            continue
        rests = any(
            isinstance(p, t.SetState) and p.state == "rested" and isinstance(p.what, t.Self) for p in ability.cost
        )
        for bit in range(4):
            if (bit >= 2 or "main" not in ability.timing) and (bit % 2 == 0 or not rests):
                bits |= 1 << bit
    return 0 if card.activated == (REST_FOR_AETHER,) else bits


def notes_of(card: Card) -> Notes:
    known = card.notes
    if isinstance(known, Notes):
        return known
    notes = Notes(card)
    card.notes = notes
    return notes
