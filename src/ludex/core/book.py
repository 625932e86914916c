"""`Book`: the tables and functions by which one game tells the machine its rules. Each game fills in one per edition.

Indices: a *kind* is an index into `Book.zones`; a player is 0 or 1; a *place* is `kind * 2 + player`, an index into
`Game.zones` (a shared zone uses player 0).
"""

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
"""A value of `ZoneKind.sight`: both players see the face-up cards."""
HIDDEN: Final = "hidden"
"""A value of `ZoneKind.sight`: nobody sees the cards."""
OWN: Final = "own"
"""A value of `ZoneKind.sight`: only the player whose zone it is sees the cards."""


class ZoneKind:
    """A kind of zone. Each player has one zone of the kind, or both share one (`shared`)."""

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
        """The rulebook's word for the zone; trees and texts refer to it."""
        self.sight = sight
        """Who sees the cards: `PUBLIC`, `HIDDEN` or `OWN`. `Obj.known` adds players who saw a card earlier."""
        self.ordered = ordered
        """Whether the order of the cards matters. The last id of the zone is the top card."""
        self.shared = shared
        """Whether both players share one zone; its cards are then listed at player 0."""
        self.oriented = oriented
        """Whether cards have an orientation here (`Obj.state`)."""
        self.faces = faces
        """Whether cards can be turned face up or face down here."""
        self.face_down_own = face_down_own
        """In a `PUBLIC` zone: whether its player may look at the face-down cards."""
        self.states = states
        """The orientations (indices into `Book.states`) that a card can have here; empty: all of them."""
        self.apart = apart
        """Whether a section of the deck list of its own fills the zone. Everybody then knows which cards it holds."""
        self.linked = linked
        """Whether cards here can be linked to another card (`Obj.host`). No other zone holds linked cards."""
        self.index = -1
        """The place of the kind in `Book.zones`; -1 until `Book.set_zones` sets it."""


VerbFn = Callable[["Game", "Ctx", "Do", tuple[int, ...], int], None]
CanFn = Callable[["Game", "Ctx", "Do"], bool]
CondFn = Callable[["Game", "Ctx"], bool]
CheckFn = Callable[["Game"], bool]


class Verb:
    """A verb that the game defines. `do` carries out a `Do` node with this verb. `can` says whether it can be paid as
    part of a cost; None: always. `rule` is the paragraph that defines the verb."""

    __slots__ = ("can", "do", "rule")

    def __init__(self, rule: str, do: VerbFn, can: CanFn | None = None) -> None:
        self.rule = rule
        self.do = do
        self.can = can


class Shortcut:
    """A quick test that lets the machine skip slow work. Whenever `quick` returns True, `long` must return True as
    well; `testing.invariants` compares the two. `long` gets a clone and may change it."""

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
    """The game's rules for moves, and its hooks after events."""

    def __init__(self) -> None:
        self.reroute: Callable[[Game, Obj, int, int], tuple[int, int]] = leaves_as_is
        """Returns the zone (kind, player) that an object really enters when it is moved to the given one."""
        self.same_object: Callable[[Game, int, int], bool] = same_object_never
        """Whether a move between two zone kinds keeps the same object: its id, effects and state."""
        self.room: Callable[[Game, int, int], int] | None = None
        """How many more cards fit into a player's zone of a kind. None: zones have no limit."""
        self.after_move: Callable[[Game, Obj, Obj], None] | None = None
        """Called after each move with the object before and after it, for example to update links or erase tokens."""
        self.after_event: Callable[[Game, Event], None] | None = None
        """Called for each event that happened, before triggers are collected: the rules record here what they count."""
        self.noted: frozenset[str] = frozenset()
        """The event kinds that `after_event` or `after_batch` reads. `events.announce` only logs the other kinds."""
        self.after_batch: Callable[[Game, list[Event]], None] | None = None
        """Called once for a batch of events, after triggers are collected, for what the rules do immediately."""


class Triggers:
    """The game's rules for triggers: which information they use, and when an ability waits."""

    def __init__(self) -> None:
        self.looks_back: Callable[[Game, Event], bool] = looks_back_nowhere
        """Whether triggers on this move use the object as it was before the move."""
        self.looks_both: Callable[[Game, Event], bool] | None = None
        """Whether triggers on a move for which `looks_back` is True may also use the object after it. None: never."""
        self.states_retrigger = False
        """True: a state trigger whose condition stays true waits again as soon as it no longer waits or resolves.
        False: its condition must first become false."""
        self.spent_waits = True
        """Whether an automatic ability that reached its limit for the turn still triggers."""
        self.asked_late: frozenset[str] = frozenset()
        """Keywords whose abilities ignore `When.other` when they trigger; the game checks it when they resolve."""
        self.silent: Callable[[Game, Pending], bool] | None = None
        """Whether a waiting ability is hidden from the other player. None: never."""
        self.lets_go: Callable[[Game, Pending], bool] | None = None
        """Whether the controller may drop a waiting ability instead of playing it. None: never."""


class Layers:
    """The game's rules for continuous effects: how they change figures and words, and how long they last."""

    def __init__(self) -> None:
        self.base_figure: Callable[[Game, Obj, str], int] | None = None
        """Returns a figure of an object before effects. None: the printed figure."""
        self.round_figure: Callable[[str, int], int] | None = None
        """Applied to a figure after all effects, for example to keep it from being negative. None: no change."""
        self.worn = ""
        """The figure that damage lowers ("": none). An effect that sets it restarts from that number: earlier damage no
        longer counts."""
        self.layer: Callable[[str, str], int] | None = None
        """The rank of the layer for (`Modify.op`, `Modify.layer`); lower ranks apply first. None: `=` before `+`."""
        self.word_layer: Callable[[str, str], int] | None = None
        """The rank of the layer for (`Rename.op`, `Rename.layer`); lower ranks apply first. None: one layer."""
        self.dynamic_groups = False
        """Whether an effect on a group of objects also applies to objects that join the group later."""
        self.single: frozenset[str] = frozenset()
        """Keywords that an object has at most once: granting one again adds nothing."""
        self.begins: Callable[[Game, str], bool] | None = None
        """Whether an effect with this duration word can start now. None: always."""
        self.until: Callable[[Game, str, int, int], str] | None = None
        """Replaces a duration word when an effect starts: `until(game, word, controller, player of the affected card)`
        returns the word to store. A word that begins with `from ` makes the effect wait until `durations.begin`.
        None: words are stored unchanged."""


class Costs:
    """The game's rules for paying costs."""

    def __init__(self) -> None:
        self.pays_at_once = False
        """Whether all parts of a cost are paid in one batch of events, instead of one after the other."""
        self.pays_with_own = False
        """Whether a player may choose only their own cards to pay a cost."""
        self.all_of_none = False
        """Whether a cost that concerns all objects of a group can be paid when the group is empty."""
        self.turned_from: dict[str, str] = {}
        """Orientation word -> the only orientation from which a card can be turned to it for a cost. An orientation
        that is not listed can be reached from any other."""


class Choices:
    """The game's rules for choices that effects make, and for reading the chosen cards later."""

    def __init__(self) -> None:
        self.may_fail_to_choose = False
        """Whether a player may choose fewer cards than demanded when nobody else sees the candidates and the choice
        depends on what is printed on them (`choices.may_fail`)."""
        self.final_information = False
        """When a chosen card has moved: True reads the object it has become, False its last known information."""


class Ends:
    """The game's rules for its end."""

    def __init__(self) -> None:
        self.may_lose: Callable[[Game, int, bool], bool] | None = None
        """Whether an effect can make a player lose. The flag is True if the effect says that the opponent wins.
        None: always."""
        self.finish_rule = ""
        """The paragraph to cite when an effect ends the game."""
        self.loop_rule = ""
        """The paragraph to cite when a loop that nobody can stop ends the game as a draw."""


class Book:
    """The rules of one edition of one game, as tables and functions that core reads. See docs/architecture.md."""

    def __init__(self, code: str, tag: str, name: str, edition: str = "") -> None:
        self.code = code
        """The game's short name: its package under `games`, and the word on the command line."""
        self.tag = tag
        """The rulebook's name in citations: the first word of `[TAG 1.2.3]`."""
        self.name = name
        """The game's full name."""
        self.edition = edition
        """The code of the edition; "" where a game has only one."""
        self.zones: tuple[ZoneKind, ...] = ()
        """The kinds of zones; `set_zones` fills them in."""
        self.zone_index: dict[str, int] = {}
        """Zone name -> its index in `zones`."""
        self.linked_places: tuple[int, ...] = ()
        """The places (`kind * 2 + player`) of the zones whose kind is `linked`."""
        self.states: tuple[str, ...] = ("upright", "rested")
        """The game's words for orientations; `Obj.state` is an index into them."""
        self.procedures: dict[str, Procedure] = {}
        """Procedure id -> procedure; `add` fills them in."""
        self.root = ""
        """The id of the procedure that loops over the turns. Its frame is the lowest one for the whole game."""
        self.deck_zone = "deck"
        """The zone from which players draw."""
        self.hand_zone = "hand"
        """The zone into which players draw."""
        self.keywords: dict[str, Keyword] = {}
        """Keyword name -> keyword."""
        self.verbs: dict[str, Verb] = {}
        """The verbs that `Do` nodes name."""
        self.play_procedure = ""
        """The id of the procedure that plays a waiting automatic ability. Its local is a `play.Play`."""
        self.conditions: dict[str, CondFn] = {}
        """The conditions that `Named` nodes name."""
        self.condition_numbers: dict[str, str] = {}
        """For the entries of `conditions` that depend on nothing but one number of a player (`Game.num`): condition
        name -> name of that number. The index of active abilities is rebuilt only when the number changes."""
        self.shortcuts: tuple[Shortcut, ...] = ()
        """Quick tests and the slow ones they stand for; the conformance suite compares them."""
        self.texts: dict[str, str] = {}
        """`Option.verb` -> template of the option's text, with the slots {a}, {b}, {cards}, {n} and {word}."""
        self.log: dict[str, str] = {}
        """Event kind, or kind and word, -> template of its line in the log; an empty template hides the event."""
        self.starts: dict[str, tuple[tuple[str, str], ...]] = {}
        """Phase name -> the frames (procedure id, step number) of a position in that phase, outermost first."""
        self.acting: tuple[int, ...] = ()
        """The zone kinds where an ability that names no zone is valid. A selector without a zone searches them."""
        self.also_acting: tuple[int, ...] = ()
        """Further zone kinds that the index always searches for abilities that name their zone."""
        self.rarely_acting: tuple[int, ...] = ()
        """Further zone kinds that the index searches only if an ability of some card in the game names the zone."""
        self.judgement = judgement.NONE
        """How bots evaluate positions and options. The rules never read it."""
        self.build_index: Callable[[Game], Index] = no_index
        """Builds the index of active abilities and effects; `machine.complete` sets it."""
        self.tokens: dict[str, Card] = {}
        """Token name or number -> the card that `Create` puts into a zone."""
        self.moves = Moves()
        self.triggers = Triggers()
        self.layers = Layers()
        self.costs = Costs()
        self.choices = Choices()
        self.ends = Ends()

    def set_zones(self, *kinds: ZoneKind) -> None:
        """Set `zones`, and what follows from them: `ZoneKind.index`, `zone_index` and `linked_places`."""
        for i, kind in enumerate(kinds):
            kind.index = i
        self.zones = kinds
        self.zone_index = {kind.name: kind.index for kind in kinds}
        self.linked_places = tuple(at for at in range(2 * len(kinds)) if kinds[at // 2].linked)

    def add(self, *procedures: Procedure) -> None:
        """Add procedures by their ids; an id that is already taken raises ValueError."""
        for procedure in procedures:
            if procedure.id in self.procedures:
                raise ValueError(f"{procedure.id} is defined twice")
            self.procedures[procedure.id] = procedure

    def add_keywords(self, *keywords: Keyword) -> None:
        for keyword in keywords:
            self.keywords[keyword.name] = keyword


BOOKS: Final[dict[str, Book]] = {}
"""The registered books, by `book_key`."""


def register(book: Book) -> Book:
    """Add the book to `BOOKS`, so that `codec.from_json` finds it, and return it."""
    key = f"{book.code}-{book.edition}" if book.edition else book.code
    BOOKS[key] = book
    return book


def book_key(book: Book) -> str:
    """The name of the book in JSON: `code` or `code-edition`."""
    return f"{book.code}-{book.edition}" if book.edition else book.code
