"""Tables that tell the card laboratory (`ludex.cardlab`) how to try a game's cards. A game fills them in as
`Spec.lab`."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from ludex.core.position.game import Game
from ludex.core.position.objects import Card
from ludex.core.tree import Ability, Node, Sel, walk

FIRST, AMONG, ONLY = "first", "among", "only"


class Kind(NamedTuple):
    """A type of card: its usual figures, and the zones where no card of this type can lie."""

    figures: Mapping[str, int]
    never: tuple[str, ...] = ()
    home: str = ""
    """The zone where cards of this type work, if it is not the field."""


class Plain(NamedTuple):
    """A card that the laboratory invents."""

    name: str
    types: tuple[str, ...]
    figures: Mapping[str, int]
    abilities: tuple[Ability, ...] = ()


class Room(NamedTuple):
    """How many cards go into a zone: usually, and at most if a text needs more; `theirs`: of the opponent at most (-1:
    as many)."""

    usual: int
    most: int
    theirs: int = -1


class Fill(NamedTuple):
    """Plain cards for a zone of both players, taken from `cards` in turn. The seed picks one of the counts in `n`.
    `bare`: also fill the zone in a bare position; `empty`: only if the zone is empty."""

    zone: str
    cards: tuple[str, ...]
    n: tuple[int, ...] = (1,)
    bare: bool = False
    empty: bool = False


class Scene(NamedTuple):
    """A place where something can be done: the phase, whose turn it is, the zone, and the keyword needed (empty: any
    card). `verbs`: those of the options that use an ability of that keyword, where it has its own."""

    phase: str
    mine: bool = True
    zone: str = ""
    keyword: str = ""
    verbs: tuple[str, ...] = ()


class Deed(NamedTuple):
    """An event that a player causes by picking an option with one of `verbs`. `who` says where the tried card stands
    in the option: `first`, it is the option's first card if the trigger is about the card itself; `among`, it is one
    of the option's cards; `only`, as `first`, and the deed is used only if the trigger is about the card itself.
    `turned`: a card of `Forms.type` is tried from `Forms.home`. `to`: the zone that a move leads to. `zone`: where the
    card is tried, if not where its ability works. `mine`: whose turn it is, used with `only`."""

    event: str
    verbs: tuple[str, ...]
    phase: str
    who: str = FIRST
    turned: bool = False
    to: str = ""
    zone: str = ""
    mine: bool = True


class Forms(NamedTuple):
    """Cards of one type that are put over another card. They wait in `home` and lie in `zone`; they lie over cards of
    type `of` that have `abilities`. `below` makes the card below a given card, `above` the card above it."""

    type: str
    of: str
    home: str
    zone: str
    abilities: tuple[Ability, ...]
    below: Callable[[Card], Card]
    above: Callable[[Card], Card]


@dataclass(frozen=True)
class Setting:
    """The position in which a card is tried. Zones, phases (of `Book.starts`), types, numbers and verbs are the game's
    own words."""

    field: str
    """The zone where most cards work."""
    pile: str
    """The zone for cards that are used up."""
    aside: str
    """A zone other than the hand from which cards come to the field."""
    leaders: str
    """The zone of the card that represents the player."""
    main: str
    begins: str
    """The phase that plays pending abilities before it asks any player."""
    asks: tuple[str, ...]
    """The procedures that ask a player for the next action."""
    resolves: str
    """The step of `Book.play_procedure` that starts to carry out the effect."""
    kinds: Mapping[str, Kind]
    """Types of cards; the first is used if a text names none."""
    plain: tuple[Plain, ...]
    guards: tuple[str, ...]
    """Plain cards on both fields; the opponent's first one is turned."""
    fills: tuple[Fill, ...]
    probe: str = ""
    """The plain card that selects a card on the field when it is played."""
    words: Mapping[str, tuple[str, ...]] = dataclasses.field(default_factory=dict)
    """The words of a made card, unless a text asks for others."""
    shown: tuple[str, ...] = ()
    """The kinds of words that a comparison includes besides name and type."""
    numbers: Mapping[str, tuple[int, int, int]] = dataclasses.field(default_factory=dict)
    """The players' numbers, three values each: for odd seeds, for even seeds, for a bare position."""
    lately: Mapping[str, int] = dataclasses.field(default_factory=dict)
    """Numbers of the active player that count this turn's events; not set in a bare position."""
    purse: tuple[str, str] = ("", "")
    """A number of the player and a figure of the tried card: the number is raised to at least that figure."""
    rooms: Mapping[str, Room] = dataclasses.field(default_factory=dict)
    tokens: tuple[str, ...] = ()
    """The zones where tokens may lie; empty: any zone."""
    lies: tuple[Mapping[str, Any], ...] = ()
    """Properties (`Spec.place`) of the tried card on the field; the seed picks one."""
    apart: tuple[str, ...] = ()
    """Zones that receive no card if a text only mentions them."""
    worn: int = 0
    """The damage that the leaders have in a bare position."""
    verbs: Mapping[str, tuple[Sel, str]] = dataclasses.field(default_factory=dict)
    """For a verb of the game: the group of cards it looks for, and a name to use if the text gives none."""
    forms: Forms | None = None
    counters: Mapping[str, Mapping[str, int]] = dataclasses.field(default_factory=dict)
    """By keyword: the counters that a card on the field starts with."""
    play_verbs: tuple[str, ...] = ("play",)
    use_verbs: tuple[str, ...] = ("use",)
    refusals: tuple[str, ...] = ()
    """Verbs of options that do nothing, besides those of core."""
    plays: tuple[Scene, ...] = ()
    """Where cards can be played."""
    uses: tuple[Scene, ...] = ()
    """Where abilities can be used."""
    acts: tuple[str, ...] = ()
    """The phases in which two games are compared."""
    phase_events: Mapping[str, str] = dataclasses.field(default_factory=dict)
    """By event that a phase announces: the phase."""
    deeds: tuple[Deed, ...] = ()
    hurt: str = ""
    """The word of a `damage` event caused by an effect; empty: this game deals no damage to cards."""
    harms: tuple[tuple[str, str], ...] = ()
    """Other harmful moves: the zone the card is moved to, and the word of the move."""
    open: tuple[str, ...] = ()
    """The zones whose cards are compared in full."""
    paths: Mapping[str, tuple[str, str]] = dataclasses.field(default_factory=dict)
    """By the word of a move that names no zone: where the card comes from and goes to. The other card of the event
    takes its place."""
    seen_in: Mapping[str, str] = dataclasses.field(default_factory=dict)
    """By event: the zone in which the card lies that the event is about."""
    steps: Mapping[str, str] = dataclasses.field(default_factory=dict)
    """By zone: the step of an attack (`Spec.fights`) in which cards lie there."""
    facts: Callable[[Game], object] | None = None
    """What else a comparison looks at: facts about the players that no card shows."""
    covered: tuple[str, ...] = ()
    """The zones in which cards lie face down until they are used."""
    arrange: Callable[[Game, int, Any], None] | None = None
    """Brings about what the tree of an ability asks for and no card in a zone can be: (game, the tried card, the
    ability). Not done in a bare position."""
    by_rule: tuple[Ability, ...] = ()
    """Abilities that the rules give to cards of a type, and that no text says: they are not tried."""
    mere: tuple[str, ...] = ()
    """Keywords without abilities (`Mere`) that still change what players may do."""


def as_it_is(node: Node) -> Node:
    return node


class Variation(NamedTuple):
    """A word of a text that can be changed (`cardlab.vary`): its kind, a pattern, and what stands there instead (a
    number is raised if nothing is said)."""

    kind: str
    pattern: str
    to: str = ""


@dataclass(frozen=True)
class Lab:
    """What the laboratory knows about a game. Without `setting`, cards are explained but not tried."""

    setting: Setting | None = None
    behind: Mapping[str, str] = dataclasses.field(default_factory=dict)
    """The paragraphs of tree nodes that contain no word of the game. `Move destroy` is looked up before `Move`."""
    events: Mapping[str, str] = dataclasses.field(default_factory=dict)
    """How players say events: `EVENT` or `EVENT WORD` to a sentence with `{subject}`, `{way}` and `{word}`. With this
    table `explain` uses the game's words throughout (`cardlab.plain`)."""
    zone_names: Mapping[str, str] = dataclasses.field(default_factory=dict)
    """The names of zones in explanations, where they are others than those of `words.yaml`."""
    nouns: Mapping[str, str] = dataclasses.field(default_factory=dict)
    """How explanations say types of cards (`TYPE`: a noun) and other words of cards (`KIND WORD`: an adjective), where
    the word alone does not."""
    said: Mapping[str, str] = dataclasses.field(default_factory=dict)
    """How explanations say verbs of the game: a sentence with `{what}`, `{n}` and `{word}`; a verb without a row is
    said by its name. `until DURATION`: how long that is. `nobody`: that an event has no second object. `spell`: what an
    ability is called that a card has when it resolves."""
    about: Mapping[str, tuple[str, ...]] = dataclasses.field(default_factory=dict)
    """By verb, or by the word of a move: the zones of the cards that it is about."""
    fixed: tuple[str, ...] = ()
    """The zones that cards never leave."""
    unmakes: tuple[str, ...] = ()
    """The verbs after which their object is another card, so that no word for it means anything."""
    wordings: Mapping[str, tuple[tuple[str, str], ...]] = dataclasses.field(default_factory=dict)
    """By language: patterns of words that people use and this game's texts do not, each with a text that says it."""
    variations: Mapping[str, tuple[Variation, ...]] = dataclasses.field(default_factory=dict)
    """By language: the words of the game that `cardlab.vary` changes, besides those of the language."""
    again: Mapping[str, str] = dataclasses.field(default_factory=dict)
    """By language: a pattern of words that say what the rules or the rest of the text say anyway: any other word there
    would mean the same."""
    columns: Mapping[str, str] = dataclasses.field(default_factory=dict)
    """Kinds of words that fill a column of a card file, with the separator between two words."""
    texts: Mapping[str, Callable[[], Mapping[str, tuple[str, str]]]] = dataclasses.field(default_factory=dict)
    """By language other than English: name and text of the shipped cards, by card number."""
    names: Callable[[], Mapping[tuple[str, str], str]] = dict
    """English words for foreign names that the rulebook translates: (`name`, word) to word."""
    paired: Mapping[str, tuple[str, str]] = dataclasses.field(default_factory=dict)
    """Columns whose words match one by one in both languages: the English separator, and the other one."""
    plain: Callable[[Node], Node] = as_it_is
    """A part of a tree as `agree` and `vary` compare it: one of two ways to say the same thing. Its parts are plain."""
    figures: tuple[str, ...] = ()
    """The figures that both printings of a card share."""
    marks: tuple[tuple[str, str], ...] = ()
    """Patterns of what both printings of a text have as often: in English, in the other language."""
    telling: tuple[str, ...] = ()
    """Those of `figures` that either both printings have or neither."""

    def compared(self, tree: Any) -> Any:
        """The tree with every part made plain."""
        return walk.rebuilt(tree, lambda node: None, self.plain)
