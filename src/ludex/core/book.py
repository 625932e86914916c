"""A rulebook as the machine sees it: tables of zones, procedures, keywords, verbs and words. Games fill it in."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ludex.core import judgement
from ludex.core.flow.frames import Procedure
from ludex.core.tree import Keyword

if TYPE_CHECKING:
    from ludex.core.position.event import Event
    from ludex.core.position.game import Ctx, Game, Pending
    from ludex.core.position.objects import Card, Obj
    from ludex.core.tree import Do
    from ludex.core.values.index import Index

PUBLIC: Final = "public"
HIDDEN: Final = "hidden"
OWN: Final = "own"


class ZoneKind:
    """A kind of zone: who sees it, whether order is kept, whether both players share one. `states` are the orientations
    a card can have there (none given: any); `apart`: it is filled from a part of the deck list of its own, so that
    everybody knows which cards may lie there unseen; `linked`: cards there may belong to another (`Obj.host`), and only
    there."""

    __slots__ = (
        "apart", "face_down_own", "faces", "index", "linked", "name", "ordered", "oriented", "shared", "sight",
        "states",
    )  # fmt: skip

    def __init__(
        self, name: str, sight: str, ordered: bool = False, shared: bool = False, oriented: bool = False,
        faces: bool = False, face_down_own: bool = True, states: tuple[int, ...] = (), apart: bool = False,
        linked: bool = False,
    ) -> None:  # fmt: skip
        self.name = name
        self.sight = sight
        self.ordered = ordered
        self.shared = shared
        self.oriented = oriented
        self.faces = faces
        self.face_down_own = face_down_own
        self.states = states
        self.apart = apart
        self.linked = linked
        self.index = -1


VerbFn = Callable[["Game", "Ctx", "Do", tuple[int, ...], int], None]
CanFn = Callable[["Game", "Ctx", "Do"], bool]
CondFn = Callable[["Game", "Ctx"], bool]
CheckFn = Callable[["Game"], bool]


class Verb:
    """A verb of the game: what it does, and whether it can be done (asked when it stands in a cost)."""

    __slots__ = ("can", "do", "rule")

    def __init__(self, rule: str, do: VerbFn, can: CanFn | None = None) -> None:
        self.rule = rule
        self.do = do
        self.can = can


class Shortcut:
    """A quick test that spares the machine a longer way, and the longer way itself. Where `quick` says yes, `long` must
    say yes, too; it may change the position it is given, which is a clone. `testing.invariants` compares the two."""

    __slots__ = ("long", "name", "quick")

    def __init__(self, name: str, quick: CheckFn, long: CheckFn) -> None:
        self.name = name
        self.quick = quick
        self.long = long


def looks_back_nowhere(game: Game, event: Event) -> bool:
    return False


def leaves_as_is(game: Game, obj: Obj, to: int, player: int) -> tuple[int, int]:
    return to, player


def same_object_never(game: Game, src: int, dst: int) -> bool:
    return False


def no_index(game: Game) -> Index:
    raise RuntimeError(f"{game.book.name}: the book is not complete (`machine.complete`)")


class Moves:
    """What the book does with moves and after events."""

    def __init__(self) -> None:
        self.reroute: Callable[[Game, Obj, int, int], tuple[int, int]] = leaves_as_is
        """Where a card really goes that is told to go to (zone kind, player)."""
        self.same_object: Callable[[Game, int, int], bool] = same_object_never
        """Whether a move between these zone kinds keeps identity, effects and state."""
        self.room: Callable[[Game, int, int], int] | None = None
        """How many more cards a zone kind of a player takes; None: as many as come."""
        self.after_move: Callable[[Game, Obj, Obj], None] | None = None
        """Called with the object before and after a move: links, tokens that cease to exist."""
        self.after_event: Callable[[Game, Event], None] | None = None
        """Called for each event that has happened, before triggers are collected: what the rules note down."""
        self.noted: frozenset[str] = frozenset()
        """The kinds of announced events that `after_event` or `after_batch` looks at."""
        self.after_batch: Callable[[Game, list[Event]], None] | None = None
        """Called once a batch of events has happened and triggers are collected: what the rules do at once."""


class Triggers:
    """What triggers see, and when they wait."""

    def __init__(self) -> None:
        self.looks_back: Callable[[Game, Event], bool] = looks_back_nowhere
        """Whether a zone-change trigger uses the information before the move."""
        self.looks_both: Callable[[Game, Event], bool] | None = None
        """Whether abilities may also use the information after a move that is looked back at."""
        self.states_retrigger = False
        """Whether a state trigger waits again while its condition simply stays true."""
        self.spent_waits = True
        """Whether an automatic ability whose uses are spent still triggers."""
        self.asked_late: frozenset[str] = frozenset()
        """Keywords whose abilities trigger whatever the other object of the event is, and ask about it on resolving."""
        self.silent: Callable[[Game, Pending], bool] | None = None
        """Whether a waiting ability is one only if its master says so: nobody else is told of it."""
        self.lets_go: Callable[[Game, Pending], bool] | None = None
        """Whether its master may give up a waiting ability instead of playing it."""


class Layers:
    """How continuous effects change figures and words, and how long they last."""

    def __init__(self) -> None:
        self.base_figure: Callable[[Game, Obj, str], int] | None = None
        """A figure before any effect, where it is not simply the printed one."""
        self.round_figure: Callable[[str, int], int] | None = None
        """The last step of every figure (never below zero, ...); None: none."""
        self.worn = ""
        """The figure that damage lowers: set to a number, it counts from there."""
        self.layer: Callable[[str, str], int] | None = None
        """(op, layer word) to a layer's rank for figures; default: `=` before `+`."""
        self.word_layer: Callable[[str, str], int] | None = None
        """(op, layer word) to a layer's rank for words; None: all in one."""
        self.dynamic_groups = False
        """Whether a resolved effect on a group includes later arrivals."""
        self.single: frozenset[str] = frozenset()
        """Keywords of which several instances on one object count as one."""
        self.begins: Callable[[Game, str], bool] | None = None
        """Whether an effect that lasts until then can begin now; None: always."""
        self.until: Callable[[Game, str, int, int], str] | None = None
        """What a duration's word means for an effect that a player starts now on a card of the second player given;
        None: the word itself. One that begins with `from ` waits until then (`durations.begin`)."""


class Costs:
    """How costs are paid."""

    def __init__(self) -> None:
        self.pays_at_once = False
        """Whether the parts of a cost are paid simultaneously."""
        self.pays_with_own = False
        """Whether what is chosen to pay a cost must be the player's own."""
        self.all_of_none = False
        """Whether a cost about all of a group can be paid where the group is empty."""
        self.turned_from: dict[str, str] = {}
        """The only orientation from which a card can be turned to another for a cost; not listed: from any other."""


class Choices:
    """How effects choose, and read what they chose."""

    def __init__(self) -> None:
        self.may_fail_to_choose = False
        """Whether a player may choose none of unseen cards that are told by what is on them."""
        self.final_information = False
        """Whether an effect reads a card it chose, and that moved meanwhile, where it ended (else as it last was)."""


class Ends:
    """How a game ends."""

    def __init__(self) -> None:
        self.may_lose: Callable[[Game, int, bool], bool] | None = None
        """Whether an effect can make a player lose, by saying so or because another wins; None: always."""
        self.finish_rule = ""
        """The paragraph by which an effect ends the game."""
        self.loop_rule = ""
        """The paragraph by which a loop that nobody can stop is a draw."""


class Book:
    """One edition of one game. Every field is a table or a function the core asks; see docs/architecture.md."""

    def __init__(self, code: str, tag: str, name: str, edition: str = "") -> None:
        self.code = code
        self.tag = tag
        self.name = name
        self.edition = edition
        self.zones: tuple[ZoneKind, ...] = ()
        self.zone_index: dict[str, int] = {}
        self.linked_places: tuple[int, ...] = ()
        """The places (twice the kind, and the player) of zones where cards belong to others."""
        self.states: tuple[str, ...] = ("upright", "rested")
        self.procedures: dict[str, Procedure] = {}
        self.root = ""
        self.deck_zone = "deck"
        self.hand_zone = "hand"
        self.keywords: dict[str, Keyword] = {}
        self.verbs: dict[str, Verb] = {}
        self.play_procedure = ""
        """The procedure that plays a waiting automatic ability; its local is a `playing.Play`."""
        self.conditions: dict[str, CondFn] = {}
        self.reckoned: dict[str, str] = {}
        """Of these, the ones that depend on one number of the players' alone, with its name."""
        self.shortcuts: tuple[Shortcut, ...] = ()
        self.texts: dict[str, str] = {}
        self.log: dict[str, str] = {}
        self.starts: dict[str, tuple[tuple[str, str], ...]] = {}
        self.acting: tuple[int, ...] = ()
        """Zone kinds whose cards' abilities are valid when an ability names no zone."""
        self.also_acting: tuple[int, ...] = ()
        """Further zone kinds that are looked through for abilities that name them."""
        self.rarely_acting: tuple[int, ...] = ()
        """More of them, which are looked through only if an ability of a card in the game names them."""
        self.judgement = judgement.NONE
        """What bots go by; the rules never ask it."""
        self.build_index: Callable[[Game], Index] = no_index
        """Builds the index of active abilities and effects; `machine.complete` sets it."""
        self.tokens: dict[str, Card] = {}
        self.moves = Moves()
        self.triggers = Triggers()
        self.layers = Layers()
        self.costs = Costs()
        self.choices = Choices()
        self.ends = Ends()

    def set_zones(self, *kinds: ZoneKind) -> None:
        for i, kind in enumerate(kinds):
            kind.index = i
        self.zones = kinds
        self.zone_index = {kind.name: kind.index for kind in kinds}
        self.linked_places = tuple(at for at in range(2 * len(kinds)) if kinds[at // 2].linked)

    def add(self, *procedures: Procedure) -> None:
        for procedure in procedures:
            if procedure.id in self.procedures:
                raise ValueError(f"{procedure.id} is defined twice")
            self.procedures[procedure.id] = procedure

    def add_keywords(self, *keywords: Keyword) -> None:
        for keyword in keywords:
            self.keywords[keyword.name] = keyword


BOOKS: Final[dict[str, Book]] = {}


def register(book: Book) -> Book:
    """Make a book known under `code` or `code-edition`, so that positions read from JSON find it."""
    key = f"{book.code}-{book.edition}" if book.edition else book.code
    BOOKS[key] = book
    return book


def book_key(book: Book) -> str:
    return f"{book.code}-{book.edition}" if book.edition else book.code
