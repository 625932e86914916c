"""The index of active abilities and effects. `in_force` builds it; `layers` and `queries` ask it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.position.records import Record
from ludex.core.tree import Ability, Automatic, Cond, Continuous, Replace, When

if TYPE_CHECKING:
    from ludex.core.position.game import Bound, Effect, Game
    from ludex.core.position.objects import Obj


INCREASE: Final = "increase"
DECREASE: Final = "decrease"
"""The events that a figure became greater or less (`happening.changes`)."""


class Entry(Record):
    """One active continuous effect, from a passive ability or with a duration. `stamp` orders effects by age;
    `subjects` None: it applies to the objects that its selector matches; `cond` must hold (None: always). `number` is
    that of the passive ability of the source (`layers.numbers`; -1: an effect with a duration)."""

    __slots__ = ("bound", "cond", "controller", "node", "number", "source", "stamp", "subjects")

    def __init__(
        self,
        node: Continuous,
        source: int,
        controller: int,
        stamp: int,
        subjects: tuple[int, ...] | None,
        bound: Bound,
        cond: Cond | None,
        number: int = -1,
    ) -> None:
        self.node = node
        self.source = source
        self.controller = controller
        self.stamp = stamp
        self.subjects = subjects
        self.bound = bound
        self.cond = cond
        self.number = number

    def fields(self) -> tuple[object, ...]:
        return (self.node, self.source, self.controller, self.stamp, self.subjects, self.bound, self.cond, self.number)


class Index:
    """Active abilities and effects, keyed by the question they can change."""

    __slots__ = (
        "bars", "compares", "events", "figures", "granted", "grants", "negated", "numbers", "nums", "originals",
        "own_figures", "owners", "places", "prices", "ranks", "reaching", "replaces", "rules", "settling", "states",
        "uncovers", "volatile", "watched", "wide_figures", "words",
    )  # fmt: skip

    def __init__(self, like: Index | None = None) -> None:
        """An empty index, or one that shares everything with another."""
        self.events: dict[str, list[tuple[int, int, Automatic]]] = {} if like is None else like.events
        """Event kind -> (object id, ability number, ability) for the automatic abilities that it may trigger."""
        self.states: list[tuple[int, int, Automatic]] = [] if like is None else like.states
        """(object id, ability number, ability) for the state triggers."""
        self.replaces: dict[str, list[tuple[int, int, Replace]]] = {} if like is None else like.replaces
        """Event kind -> (object id, ability number, ability) for the replacement abilities that may replace it."""
        self.rules: dict[str, list[Entry]] = {} if like is None else like.rules
        """Query name -> the `Rule` effects that may change its answer."""
        self.figures: dict[str, list[Entry]] = {} if like is None else like.figures
        """Figure -> the `Modify` effects on it: those of `own_figures` and of `wide_figures` together."""
        self.own_figures: dict[tuple[int, str], list[Entry]] = {} if like is None else like.own_figures
        """(object id, figure) -> the `Modify` effects that apply only to objects known in advance."""
        self.owners: set[int] = set() if like is None else like.owners
        """The ids that are keys of `own_figures`."""
        self.wide_figures: dict[str, list[Entry]] = {} if like is None else like.wide_figures
        """Figure -> the `Modify` effects that may apply to any object."""
        self.reaching: dict[str, dict[int, list[Entry]]] = {} if like is None else like.reaching
        """Figure -> zone kind -> those of `wide_figures` that may apply to objects in that zone, where asked for."""
        self.words: dict[str, list[Entry]] = {} if like is None else like.words
        """Kind of word -> the `Rename` effects on it."""
        self.originals: tuple[tuple[str, ...], tuple[str, ...]] | None = None if like is None else like.originals
        """The figures and the kinds of words whose original values effects change (`layers`); None: not looked for."""
        self.prices: list[Entry] = [] if like is None else like.prices
        """The `Price` effects."""
        self.grants: list[Entry] = [] if like is None else like.grants
        """The `Grant` and `Strip` effects."""
        self.granted: dict[int, tuple[Ability, ...]] = {} if like is None else like.granted
        """Object id -> its valid abilities now, for the objects whose abilities effects change."""
        self.numbers: dict[int, tuple[int, ...]] = {} if like is None else like.numbers
        """Object id -> the numbers of the abilities in `granted`, in the same order."""
        self.negated: dict[int, tuple[Ability, ...]] = {} if like is None else like.negated
        """Object id -> the abilities that it has but that are negated (`Strip.negate`)."""
        self.volatile: bool = False if like is None else like.volatile
        """Whether any change of the position may change who has which abilities, so that the index becomes stale."""
        self.places: int = 0 if like is None else like.places
        """The zone kinds (bits) that make the index stale when an object enters or leaves one, is linked otherwise in
        it, or gets another place in its order."""
        self.nums: set[str] = set() if like is None else like.nums
        """The players' numbers whose change makes the index stale."""
        self.bars: bool = False if like is None else like.bars
        """Whether some `Rule` may forbid an event (see `queries.forbidden`)."""
        self.compares: bool = False if like is None else like.compares
        """Whether an automatic ability may wait for a figure to change (`INCREASE`, `DECREASE`)."""
        self.uncovers: bool = False if like is None else like.uncovers
        """Whether some `Rule` shows cards of hidden zones (see `uncovering`)."""
        self.watched: dict[str, tuple[When, ...]] = {} if like is None else like.watched
        """Event kind -> the conditions that `Happened` nodes of the game's cards ask about."""
        self.ranks: list[int] = [] if like is None else like.ranks
        """Zone kind -> its place in the order in which the index lists objects; -1: it lists none there."""
        self.settling: dict[tuple[int, str], tuple[str, ...]] = {} if like is None else like.settling
        """(object id, kind of word) -> the words so far, while `settle_words` applies effects to them."""

    def settle_figure(self, game: Game, entries: list[Entry], key: tuple[int, str], base: int) -> int:
        """The value of the figure `key` (object id, figure) after the entries apply to `base`. `settling.Layered`
        implements it."""
        raise NotImplementedError

    def after_move(self, game: Game, old: Obj | None, new: Obj | None) -> Index | None:
        """The index of the abilities on cards after a listed object left its zone (`old`) and one arrived (`new`);
        None: it has to be built anew. `settling.Layered` implements it."""
        raise NotImplementedError

    def hearing(self, other: Index) -> Index:
        """This index with the automatic abilities of the other. `settling.Layered` implements it."""
        raise NotImplementedError

    def joined(self, effect: Effect) -> Index | None:
        """This index with one more effect; None: it has to be built anew. `settling.Layered` implements it."""
        raise NotImplementedError

    def permits(self, game: Game, query: str, id: int) -> bool:
        """Whether a `Rule` permits for the object what the query names. `settling.Layered` implements it."""
        raise NotImplementedError

    def settle_words(
        self, game: Game, entries: list[Entry], key: tuple[int, str], base: tuple[str, ...]
    ) -> tuple[str, ...]:
        """The words `key` (object id, kind) after the entries apply to `base`. `settling.Layered` implements it."""
        raise NotImplementedError
