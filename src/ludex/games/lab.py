"""What the card laboratory (`ludex.cardlab`) must know of a game: tables that a game fills in and `Spec.lab` names."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from ludex.core.position.objects import Card
from ludex.core.tree import Ability, Sel

FIRST, AMONG, ONLY = "first", "among", "only"


class Kind(NamedTuple):
    """A type of card: the usual figures, and the zones in which such a card never lies."""

    figures: Mapping[str, int]
    never: tuple[str, ...] = ()


class Plain(NamedTuple):
    """A card made for the laboratory."""

    name: str
    types: tuple[str, ...]
    figures: Mapping[str, int]
    abilities: tuple[Ability, ...] = ()


class Room(NamedTuple):
    """How many cards are put into a zone: usually, and at most where a text asks for more."""

    usual: int
    most: int


class Fill(NamedTuple):
    """Plain cards for a zone of both players, named in turn: `n` of them (by the seed, where several numbers stand).
    `bare`: also where the position has little else; `empty`: only if nothing lies there."""

    zone: str
    cards: tuple[str, ...]
    n: tuple[int, ...] = (1,)
    bare: bool = False
    empty: bool = False


class Scene(NamedTuple):
    """Where in whose turn something can be done, from which zone, with which keyword (empty: any card)."""

    phase: str
    mine: bool = True
    zone: str = ""
    keyword: str = ""


class Deed(NamedTuple):
    """An event that a player brings about by picking an option with one of the verbs. `who`: `first`, the card is the
    first card of the option if the trigger is about the card itself; `among`, the card is one of the option's; `only`,
    as `first`, and there is a way only if the trigger is about the card itself. `turned`: a card of `Forms.type` is
    tried from `Forms.home`. `to`: the zone that a move leads to; `zone`: where the card is tried, if not where its
    ability works; `mine`: in whose turn, with `only`."""

    event: str
    verbs: tuple[str, ...]
    phase: str
    who: str = FIRST
    turned: bool = False
    to: str = ""
    zone: str = ""
    mine: bool = True


class Forms(NamedTuple):
    """Cards of a type that lie over another card: where they wait (`home`), where they lie (`zone`), which type they
    lie over (`of`) and by which abilities; the card below a given one, the card above a given one."""

    type: str
    of: str
    home: str
    zone: str
    abilities: tuple[Ability, ...]
    below: Callable[[Card], Card]
    above: Callable[[Card], Card]


@dataclass(frozen=True)
class Setting:
    """What a position needs in which a card can be tried. Zones, phases (of `Book.starts`), types, numbers and verbs
    are the game's own words."""

    field: str
    """The zone where most cards work."""
    pile: str
    """The zone of cards that are used up."""
    aside: str
    """A zone from which cards come to the field otherwise than from the hand."""
    leaders: str
    """The zone of the card that stands for the player."""
    main: str
    begins: str
    """The phase in which the game looks for abilities that wait before it asks anybody."""
    asks: tuple[str, ...]
    """The procedures that ask a player what to do next."""
    resolves: str
    """The step of `Book.play_procedure` from which on an effect is carried out."""
    kinds: Mapping[str, Kind]
    """Types of cards; the first is taken where a text names none."""
    plain: tuple[Plain, ...]
    guards: tuple[str, ...]
    """Plain cards on both fields; the first of the other player's is turned."""
    fills: tuple[Fill, ...]
    probe: str = ""
    """The plain card whose playing selects a card on the field."""
    words: Mapping[str, tuple[str, ...]] = dataclasses.field(default_factory=dict)
    """The words that a card has unless a text asks for others."""
    shown: tuple[str, ...] = ()
    """Kinds of words that are compared besides name and type."""
    numbers: Mapping[str, tuple[int, int, int]] = dataclasses.field(default_factory=dict)
    """The players' numbers: with odd seeds, with even seeds, in a bare position."""
    lately: Mapping[str, int] = dataclasses.field(default_factory=dict)
    """What has happened this turn to the active player, unless the position is bare."""
    purse: tuple[str, str] = ("", "")
    """The number that is at least as high as this figure of the card that is tried."""
    rooms: Mapping[str, Room] = dataclasses.field(default_factory=dict)
    tokens: tuple[str, ...] = ()
    """The zones where tokens may lie; none given: anywhere."""
    lies: tuple[Mapping[str, Any], ...] = ()
    """How the card that is tried is put on the field (`Spec.place`), by the seed."""
    apart: tuple[str, ...] = ()
    """Zones into which nothing is put that a text only speaks of."""
    worn: int = 0
    """The damage of the leaders in a bare position."""
    verbs: Mapping[str, tuple[Sel, str]] = dataclasses.field(default_factory=dict)
    """What verbs of the game look for: the group, and the name where the text says none."""
    forms: Forms | None = None
    counters: Mapping[str, Mapping[str, int]] = dataclasses.field(default_factory=dict)
    """Counters on cards of the field, by their keyword."""
    play_verbs: tuple[str, ...] = ("play",)
    use_verbs: tuple[str, ...] = ("use",)
    refusals: tuple[str, ...] = ()
    """Verbs of options by which a player does nothing, besides those of the core."""
    plays: tuple[Scene, ...] = ()
    """Where cards can be played."""
    uses: tuple[Scene, ...] = ()
    """Where abilities can be used."""
    acts: tuple[str, ...] = ()
    """The phases in which two games are compared."""
    phase_events: Mapping[str, str] = dataclasses.field(default_factory=dict)
    """Events that a phase itself is: which one."""
    deeds: tuple[Deed, ...] = ()
    hurt: str = ""
    """The word of a `damage` event by an effect; empty: cards are not dealt damage."""
    harms: tuple[tuple[str, str], ...] = ()
    """What else may befall a card: the zone it is moved to, the word of the move."""
    open: tuple[str, ...] = ()
    """The zones whose cards are compared in full."""
    mere: tuple[str, ...] = ()
    """Keywords that say nothing of themselves and yet change what players may do."""


@dataclass(frozen=True)
class Lab:
    """What a game tells the laboratory. Without a setting its cards are explained and not tried."""

    setting: Setting | None = None
    behind: Mapping[str, str] = dataclasses.field(default_factory=dict)
    """The paragraphs of nodes that have no word of the game in them (`Move destroy` before `Move`)."""
    adjectives: tuple[str, ...] = ()
    """Types that stand before another type."""
    columns: Mapping[str, str] = dataclasses.field(default_factory=dict)
    """Kinds of words that stand in a column of a card file, and what stands between two of them."""
    texts: Mapping[str, Callable[[], Mapping[str, tuple[str, str]]]] = dataclasses.field(default_factory=dict)
    """By language: name and text of the shipped cards, by number, in a language besides English."""
    names: Callable[[], Mapping[tuple[str, str], str]] = dict
    """The English words for names in another language that the rulebook gives: (`name`, word) to word."""
    paired: Mapping[str, tuple[str, str]] = dataclasses.field(default_factory=dict)
    """Columns whose words match one by one in two languages: what stands between them in English, in the other."""
    figures: tuple[str, ...] = ()
    """The figures that both printings of a card share."""
    telling: tuple[str, ...] = ()
    """Those of them that both printings have, or neither."""
