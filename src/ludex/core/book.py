"""`Book`: the tables and functions by which one game tells the machine its rules. Each game fills in one per edition.

Indices: a *kind* is an index into `Book.zones`; a player is 0 or 1; a *place* is `kind * 2 + player`, an index into
`Game.zones` (a shared zone uses player 0).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import judgement
from ludex.core.flow.frames import Procedure
from ludex.core.position import seen
from ludex.core.tree import Keyword
from ludex.core.tree.vocabulary import Vocabulary

if TYPE_CHECKING:
    from ludex.core.flow.decisions import Decision, Option
    from ludex.core.position.event import Event
    from ludex.core.position.game import Ctx, Game, Pending
    from ludex.core.position.objects import Card, Obj
    from ludex.core.position.spots import Layout, Spot
    from ludex.core.tree import Ability, Continuous, Do, Instr
    from ludex.core.tree.saying import Sayer
    from ludex.core.values.index import Index

PUBLIC: Final = seen.PUBLIC
HIDDEN: Final = seen.HIDDEN
OWN: Final = seen.OWN

NOWHERE: Final = -2
"""In place of a zone kind: the object leaves the game."""


class ZoneKind:
    """A kind of zone. Each player has one zone of the kind, or both share one (`shared`)."""

    __slots__ = (
        "acts", "aloof", "apart", "blank", "closed", "face_down", "faces", "index", "linked", "mixes", "name",
        "ordered", "oriented", "overturned", "rearranged", "retypes", "sealed", "shared", "sight", "states",
    )  # fmt: skip

    def __init__(
        self, name: str, sight: str, ordered: bool = False, shared: bool = False, oriented: bool = False,
        faces: bool = False, face_down: str = OWN, states: tuple[int, ...] = (), apart: bool = False,
        linked: bool = False, blank: str = "", sealed: bool = False, mixes: bool = False, closed: bool = False,
        aloof: bool = False, retypes: tuple[str, ...] = ("",), rearranged: bool = False,
    ) -> None:  # fmt: skip
        self.name = name
        """The rulebook's word for the zone; trees and texts refer to it."""
        self.sight = sight
        """Who sees the cards: `PUBLIC`, `HIDDEN` or `OWN`. `Obj.known` adds players who saw a card earlier."""
        self.ordered = ordered
        """Whether the order of the cards matters. The last id of the zone is the top card."""
        self.rearranged = rearranged
        """Whether players may rearrange the cards of an `ordered` zone at will, so that their order says nothing."""
        self.shared = shared
        """Whether both players share one zone; its cards are then listed at player 0."""
        self.oriented = oriented
        """Whether cards have an orientation here (`Obj.state`)."""
        self.faces = faces
        """Whether cards can be turned face up or face down here."""
        self.face_down = face_down
        """In a `PUBLIC` zone: who may look at the face-down cards (`PUBLIC`, `HIDDEN` or `OWN`)."""
        self.blank = blank
        """The card (in `Book.tokens`) whose information a face-down card has here; "": it keeps its own."""
        self.sealed = sealed
        """Whether a face-down card cannot be given any information here: effects change neither its figures nor its
        words nor its abilities."""
        self.mixes = mixes or sight == OWN
        """Whether the player of the zone may rearrange the cards that others do not see, so that nobody else can follow
        one of them. Others then know at most which cards are among them (`zones.leave`)."""
        self.states = states
        """The orientations (indices into `Book.states`) that a card can have here; empty: all of them."""
        self.apart = apart
        """Whether a section of the deck list of its own fills the zone. Everybody then knows which cards it holds."""
        self.linked = linked
        """Whether cards here can be linked to another card (`Obj.host`). No other zone holds linked cards."""
        self.closed = closed
        """Whether nobody looks through the zone even to choose among its cards: the choice is blind. Where the zone is
        `ordered`, cards are picked by their places."""
        self.aloof = aloof
        """Whether effects that were given to an object do not apply to it while it is here, unless they name the
        zone."""
        self.retypes = retypes
        """A card type, and those that a card has here instead of it; empty: cards keep their types."""
        self.acts = False
        """Whether abilities that name no zone are valid here (`Book.acting`); `machine.complete` sets it."""
        self.overturned = False
        """Whether the rules change cards that lie face down here (`Layers.face_down_in`); `machine.complete` sets
        it."""
        self.index = -1
        """The place of the kind in `Book.zones`; -1 until `Book.set_zones` sets it."""


VerbFn = Callable[["Game", "Ctx", "Do", tuple[int, ...], int], None]
CanFn = Callable[["Game", "Ctx", "Do"], bool]
SourcesFn = Callable[["Game", "Ctx", "Do"], list[int]]
TurnsFn = Callable[["Game", int], str]
MoreFn = Callable[["Game", "Ctx", "Do", tuple[int, ...]], Iterator["Game"]]
WholeFn = Callable[["Game", "Ctx", "Do", "tuple[Instr, ...]", tuple[int, ...]], bool | None]
WithoutFn = Callable[["Game", "Ctx", "Do", tuple[int, ...]], bool]
CondFn = Callable[["Game", "Ctx"], bool]
RoleFn = Callable[["Game", "Obj"], tuple[int, ...]]
RelationFn = Callable[["Game", "Obj", "Obj"], bool]
CheckFn = Callable[["Game"], bool]


class Spending:
    """How a verb uses up objects when it pays a cost: which `sources` it could use, whether it can be paid `without`
    some of them, and the orientation to which it `turns` a used one ("": it leaves its zone). `adds`: several parts of
    a cost with this verb are one part; their amounts are added, and their words joined. If the player can also get
    what is to be paid by other abilities with costs of their own, `more` gives the positions after using some (the
    last argument: objects that cannot be chosen for them), and `others` the objects that this could use. Where
    something else that it could use is owed after the cost, `whole` says whether the part, the rest of the cost and
    that can be paid; None: nothing is owed."""

    __slots__ = ("adds", "more", "others", "sources", "turns", "whole", "without")

    def __init__(
        self, sources: SourcesFn, without: WithoutFn, turns: TurnsFn, adds: bool = False,
        more: MoreFn | None = None, others: SourcesFn | None = None, whole: WholeFn | None = None,
    ) -> None:  # fmt: skip
        self.sources = sources
        self.without = without
        self.turns = turns
        self.adds = adds
        self.more = more
        self.others = others
        self.whole = whole


class Verb:
    """A verb that the game defines. `do` carries out a `Do` node with this verb. `can` says whether it can be paid as
    part of a cost; None: always. `spends` says which objects that uses up; None: none. `rule` is the paragraph that
    defines the verb."""

    __slots__ = ("can", "do", "rule", "spends")

    def __init__(self, rule: str, do: VerbFn, can: CanFn | None = None, spends: Spending | None = None) -> None:
        self.rule = rule
        self.do = do
        self.can = can
        self.spends = spends


class Shortcut:
    """A quick test that lets the machine skip slow work. Whenever `quick` returns True, `long` must return True as
    well; `testing.invariants` compares the two. `long` gets a clone and may change it."""

    __slots__ = ("long", "name", "quick")

    def __init__(self, name: str, quick: CheckFn, long: CheckFn) -> None:
        self.name = name
        self.quick = quick
        self.long = long


class Places:
    """What a condition depends on: which objects are in these zones (by name), and their hosts; and the objects'
    figures, as long as no effect changes one of these."""

    __slots__ = ("figures", "zones")

    def __init__(self, zones: tuple[str, ...], figures: tuple[str, ...] = ()) -> None:
        self.zones = zones
        self.figures = figures


class Fact:
    """Moves that the rules call by a word, whatever caused them: those that leave one of the zones `src` and none of
    `not_src`, arrive in one of the zones `dst`, and have one of the words `verbs` (empty: any) and none of `not_verbs`.
    `rule` is the paragraph that says so."""

    __slots__ = ("dst", "dst_kinds", "not_src", "not_src_kinds", "not_verbs", "rule", "src", "src_kinds", "verbs")

    def __init__(
        self,
        rule: str,
        src: tuple[str, ...] = (),
        dst: tuple[str, ...] = (),
        not_src: tuple[str, ...] = (),
        verbs: tuple[str, ...] = (),
        not_verbs: tuple[str, ...] = (),
    ) -> None:
        self.rule = rule
        self.src = src
        self.dst = dst
        self.not_src = not_src
        self.verbs = verbs
        self.not_verbs = not_verbs
        self.src_kinds = self.dst_kinds = self.not_src_kinds = 0
        """The zones of `src`, `dst` and `not_src` as bits, by their kinds (`machine.complete`)."""


class Ways(NamedTuple):
    """What a player decides about an event before it happens: each option with the event that it makes of it."""

    player: int
    prompt: str
    about: int
    ways: list[tuple[Option, Event]]


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
        """Returns the zone (kind, player) that an object really enters when it is moved to the given one. `NOWHERE` as
        the kind: it is erased; another kind below 0: the move does not happen."""
        self.same_object: Callable[[Game, int, int], bool] = same_object_never
        """Whether a move between two zone kinds keeps the same object: its id, effects and state."""
        self.facts: dict[str, tuple[Fact, ...]] = {}
        """A word for moves -> the moves that are called so (`facts.called`). A word that is not listed is that of the
        event (`Event.word`)."""
        self.enters: Callable[[Game, Event], int] | None = None
        """Returns the orientation in which the object of a move or creation arrives, given the one that the event asks
        for (`Event.state`). None: the event alone decides."""
        self.entails: Callable[[Game, Event], list[Event]] | None = None
        """Returns the moves that the rules add to a move that has just happened; they happen in the same batch. None:
        there are none."""
        self.one_by_one: frozenset[int] = frozenset()
        """The zone kinds whose cards leave for other zones one by one: cards that would leave together do not."""
        self.ways: Callable[[Game, Event, int], Ways | None] | None = None
        """What somebody decides about a move or creation by an effect of the given player (`resolving.arriving`); None:
        nothing."""
        self.arriving = ""
        """The id of the procedure that asks for `ways` (`arriving.deciding`)."""
        self.room: Callable[[Game, int, int], int] | None = None
        """How many more cards fit into a player's zone of a kind. None: zones have no limit."""
        self.creates: Callable[[Game, str, int], bool] | None = None
        """Whether a token of this name can be created in a zone of the kind. None: everywhere."""
        self.proves = False
        """Whether a hidden card is revealed when an effect keeps it from becoming public because of what is written on
        it."""
        self.removing: frozenset[str] = frozenset()
        """The verbs that move what they are done to somewhere else."""
        self.shuffles_there = False
        """Whether a shuffle right after named cards were put into such a zone is of the zones that they went into, and
        not of the one who shuffles: a card goes to the zone of its owner."""
        self.after_move: Callable[[Game, Obj, Obj], None] | None = None
        """Called after each move with the object before and after it, for example to update links or erase tokens."""
        self.tied: Callable[[Game, int], tuple[int, ...]] | None = None
        """The objects that turn only together with the object (event `state`): what forbids it to one forbids it to
        all. The book turns them (`after_event`). None: each turns by itself."""
        self.by_rule: Callable[[Game, Event], bool] | None = None
        """Whether the rules and no effect bring the event about, although it has a cause (a battle, for example): what
        forbids something to effects does not forbid it. None: every event that has a cause is an effect's."""
        self.after_become: Callable[[Game, Obj, Obj], None] | None = None
        """Called after each change of role (event `become`) with the object before and after it."""
        self.after_event: Callable[[Game, Event], None] | None = None
        """Called for each event that happened, before triggers are collected: the rules record here what they count."""
        self.noted: frozenset[str] = frozenset()
        """The event kinds that `after_event` or `after_batch` reads. `events.announce` only logs the other kinds."""
        self.after_batch: Callable[[Game, list[Event]], None] | None = None
        """Called once for a batch of events, after triggers are collected, for what the rules do immediately."""
        self.after_parts: Callable[[Game, list[Event]], None] | None = None
        """Called with a batch whose cards left their zones one by one (`one_by_one`), after all of them."""


class Spots:
    """The spots of the game (`position.spots`)."""

    def __init__(self) -> None:
        self.layout: Layout = ((), ())
        """The spots of each player when a game begins."""
        self.rows: tuple[str, ...] = ()
        """The rows, from the middle of the table outwards."""
        self.seats: dict[int, int] = {}
        """Zone kind -> the number of the spot on which an object of that zone lies that has no number of its own."""
        self.words: tuple[str, ...] = ()
        """The types that spots can have."""
        self.types: Callable[[Game, int, Spot], tuple[str, ...]] | None = None
        """Returns the types that a player's spot has now. None: those of the spot itself."""


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
        self.stops: Callable[[Game, int, Event | None], bool] | None = None
        """Whether no automatic ability of the object (an id) waits because of the event. None: never."""
        self.times: Callable[[Game, Pending], int] | None = None
        """How often an ability that begins to wait is played before it waits no more. None: once."""
        self.lets_go: Callable[[Game, Pending], bool] | None = None
        """Whether the controller may drop a waiting ability instead of playing it. None: never."""


class Layers:
    """The game's rules for continuous effects: how they change figures and words, and how long they last."""

    def __init__(self) -> None:
        self.base_figure: Callable[[Game, Obj, str], int] | None = None
        """Returns a figure of an object before effects. None: the printed figure."""
        self.as_printed: frozenset[str] = frozenset()
        """The figures for which `base_figure` is not asked: before effects they are what is printed, else 0."""
        self.face_down: Callable[[Game, Obj], tuple[Continuous, ...]] | None = None
        """What the rules change of an object that lies face down in a zone of `face_down_in`. None: nothing."""
        self.face_down_in: tuple[int, ...] = ()
        """The zone kinds in which `face_down` is asked."""
        self.printed_figure: Callable[[Card, str], int] | None = None
        """Returns a figure that a card has by what is printed on it, for display: printed keywords may count. None: the
        printed figure."""
        self.round_figure: Callable[[str, int], int] | None = None
        """Applied to a figure after all effects, for example to keep it from being negative. None: no change."""
        self.base_words: dict[str, Callable[[Game, Card], tuple[str, ...]]] = {}
        """Kind of word -> function that returns the words of the kind that a card has before effects. A kind that is
        not listed: the printed ones."""
        self.worn = ""
        """The figure that damage lowers ("": none). An effect that sets it restarts from that number: earlier damage no
        longer counts."""
        self.layer: Callable[[str, str], int] | None = None
        """The rank of the layer for (`Modify.op`, `Modify.layer`); lower ranks apply first. None: `=` before `+`."""
        self.word_layer: Callable[[str, str], int] | None = None
        """The rank of the layer for (`Rename.op`, `Rename.layer`); lower ranks apply first. None: one layer."""
        self.originals: tuple[str, ...] = ()
        """The special layers (`Modify.layer`, `Rename.layer`) whose effects change original values; if there are any,
        trees may ask for original figures and words (`layers.ORIGINAL`)."""
        self.absent_is_zero = True
        """Whether `Figure` compares a figure that an object does not have as 0; False: such an object never matches."""
        self.by_rule: frozenset[str] = frozenset()
        """The special layers (`Modify.layer`) of changes that the rules make: no effect keeps an object from them."""
        self.dynamic_groups = False
        """Whether an effect on a group of objects also applies to objects that join the group later."""
        self.single: frozenset[str] = frozenset()
        """Keywords that an object has at most once: granting one again adds nothing."""
        self.unnegated: Continuous | None = None
        """The effect by which a passive ability of an object keeps all its abilities from being negated. None: there is
        none."""
        self.own_stamps = False
        """Whether a granted passive ability has a time stamp of its own: the time since which its object has it. False:
        its effects are as old as its object."""
        self.started: Callable[[Game, Continuous, str, Ctx, tuple[int, ...]], None] | None = None
        """Called when an effect has started: its node, its duration word, the context, the objects it applies to now.
        None: nobody hears it."""
        self.begins: Callable[[Game, str], bool] | None = None
        """Whether an effect with this duration word can start now. None: always."""
        self.later: frozenset[str] = frozenset()
        """The duration words of what waits until the game lets it begin (`durations.begin`)."""
        self.personal: frozenset[str] = frozenset()
        """The duration words of what ends at a moment of its controller (`durations.end_for`)."""
        self.durations: frozenset[str] = frozenset(("",))
        """The duration words that the game knows how to end; "": the rest of the game. Others are refused."""


class Costs:
    """The game's rules for paying costs."""

    def __init__(self) -> None:
        self.pays_at_once = False
        """Whether all parts of a cost are paid in one batch of events, instead of one after the other."""
        self.pays_with_own = False
        """Whether a player may choose only their own cards to pay a cost."""
        self.not_itself: frozenset[str] = frozenset()
        """The zones in which the card whose ability is paid for cannot be chosen to pay, because it is being used."""
        self.all_of_none = False
        """Whether a cost that concerns all objects of a group can be paid when the group is empty."""
        self.turned_from: dict[str, str] = {}
        """Orientation word -> the only orientation from which a card can be turned to it for a cost. An orientation
        that is not listed can be reached from any other."""
        self.ways: Callable[[Game, Ctx, tuple[Instr, ...]], tuple[tuple[Instr, ...], ...]] | None = None
        """Returns the costs of which the player pays one, where effects lower a cost, let other objects pay it, or
        offer another one beside it. None: no effect does."""
        self.changed_by: tuple[str, ...] = ()
        """The queries of the effects that `ways` reads: while no effect in force has one of them, it is not called."""
        self.debt: CheckFn | None = None
        """Whether what else is being paid, outside the cost in question, can still be paid in this position. None: one
        payment never interrupts another."""


class Choices:
    """The game's rules for choices that effects make, and for reading the chosen cards later."""

    def __init__(self) -> None:
        self.chosen: Callable[[Game, Ctx, tuple[int, ...]], None] | None = None
        """Called with the objects that a player has chosen for an effect or a cost. None: no rule asks for it."""
        self.follows_itself = False
        """Whether an effect follows its own card where a verb moves it, as it follows objects that a name stands
        for."""
        self.follows_by: frozenset[str] = frozenset()
        """The verbs with which it does so, if not with all."""
        self.may_fail_to_choose = False
        """Whether a player may choose fewer cards than demanded when nobody else sees the candidates and the choice
        depends on what is printed on them (`choices.may_fail`)."""
        self.may_fail_rule = ""
        """The paragraph to cite where a player may do so; "": the one that asks to choose."""
        self.looks_to_choose = False
        """Whether a player who chooses among cards of another player that they do not see may look through the zone."""
        self.own_can_be_chosen = False
        """Whether the query `select` is about the player who chooses: a player whom another player's ability makes
        choose among their own objects may take those that this ability may not select."""
        self.fresh_in_loops = False
        """Whether no object can be chosen twice in all the rounds of a `Repeat` or `ForEach`."""
        self.targets_are_public = False
        """Whether only what everybody sees is a target: a choice among cards of other zones is made when it is reached,
        and the lack of such cards does not stop anybody from playing."""
        self.draws_from_nothing = False
        """Whether a player who may draw "up to" some cards may go on when the deck is empty."""
        self.traces_itself = False
        """Whether a text that names the zone of its own card ("this card in your ...") means the object that the card
        became when it left the zone of the ability."""
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
        self.concede_rule = ""
        """The paragraph to cite when a player concedes (`Spec.conceding`)."""


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
        self.completes: Callable[[Ability], Ability] | None = None
        """Completes an ability that is written as a tree with what its keywords say, for example the conditions of its
        headings. ValueError: a keyword does not stand where it may. None: trees are complete."""
        self.verbs: dict[str, Verb] = {}
        """The verbs that `Do` nodes name."""
        self.play_procedure = ""
        """The id of the procedure that plays a waiting automatic ability. Its local is a `play.Play`."""
        self.replacement_rule = ""
        """The paragraph to cite where a player chooses among replacement effects; "": the one that runs. If all are of
        one keyword, the keyword's is cited."""
        self.conditions: dict[str, CondFn] = {}
        """The conditions that `Named` nodes name."""
        self.roles: dict[str, RoleFn] = {}
        """The roles that `Role` nodes name: the function returns the ids of the objects towards which the object plays
        the role now (0: it plays it towards none in particular); empty: it does not have the role. What changes a role
        calls `caches.changed`."""
        self.relations: dict[str, RelationFn] = {}
        """The relations between two objects that `Related` nodes name; the second is the one they refer to."""
        self.condition_numbers: dict[str, str] = {}
        """For the entries of `conditions` that depend on nothing but one number of a player (`Game.num`): condition
        name -> name of that number. The index of active abilities is rebuilt only when the number changes."""
        self.condition_places: dict[str, Places] = {}
        """For the entries of `conditions` that depend on nothing but what lies in certain zones: condition name ->
        which. The index of active abilities is rebuilt only when a card enters or leaves one."""
        self.shortcuts: tuple[Shortcut, ...] = ()
        """Quick tests and the slow ones they stand for; the conformance suite compares them."""
        self.texts: dict[str, str] = {}
        """`Option.verb` -> template of the option's text, with the slots {a}, {b}, {cards}, {n} and {word}."""
        self.clauses: dict[str, Callable[[Game, Decision, Option, Sayer], str]] = {}
        """`Option.verb` -> a function that says which ability or which part of it the option is about ("": nothing
        more than its template). `machine.complete` adds those of core."""
        self.questions: dict[str, Callable[[Game, Decision], str]] = {}
        """`Decision.prompt` -> a function that says what the question is about."""
        self.adjectives: tuple[str, ...] = ()
        """Types that stand before another type in words (`evolved follower`)."""
        self.log: dict[str, str] = {}
        """Event kind, or kind and word, -> template of its line in the log; an empty template hides the event."""
        self.starts: dict[str, tuple[tuple[str, str], ...]] = {}
        """Phase name -> the frames (procedure id, step number) of a position in that phase, outermost first."""
        self.phases: dict[str, str] = {}
        """Phase name -> the id of the procedure that runs during it, for the condition `During`. If it is empty,
        `machine.complete` fills it from `starts`."""
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
        self.brings: Callable[[Card], tuple[str, ...]] | None = None
        """Returns the names of the tokens that the rules may create because of a card, besides those that its trees
        name. None: there are none."""
        self.existing_names: Callable[[], frozenset[str]] = frozenset
        """The names of all cards that come with the game, whoever plays with them."""
        self.vocabulary = Vocabulary()
        """The words that only trees of this game use."""
        self.known: dict[str, frozenset[str]] = {}
        """Kind of word (`vocabulary.KINDS`) -> the words that trees of this game may use; `machine.complete` fills it
        in."""
        self.moves = Moves()
        self.spots = Spots()
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
