"""Cards and objects. A `Card` is what is printed. An `Obj` is a card in a zone; a card that changes zone becomes a new
object."""

from __future__ import annotations

from collections.abc import Iterator
from types import FunctionType
from typing import Final, cast

from ludex.compiling import mypyc_attr
from ludex.core.tree import Ability, Activated, Automatic, Passive, Replace, Spell

LENT: Final = "lent"
"""The mark of an object that lies in a zone of the player who does not control it."""
WORDED: Final = "worded"
"""A kind of word: the figures for which the card has a word where others have a number. Such a figure is compared with
no number, and no effect changes it."""
ANY_LENT: Final = "loop lent"
"""The name in `Game.memory` under which it stands that some object may have the mark `LENT`."""


class Card:
    """What is printed on a card, and the abilities that its text compiles to. Frozen by convention: after `__init__`,
    nothing may assign to its fields except the caches `rows` and `notes`."""

    __slots__ = (
        "abilities", "activated", "acts", "acts_by_rule", "acts_in", "automatic", "back", "figures", "key",
        "keywords", "listed", "name", "names", "notes", "number", "numbers", "passive", "replaces", "rows", "spells",
        "text", "token", "types", "usable", "usable_in", "worded", "words",
    )  # fmt: skip

    def __init__(
        self,
        number: str,
        name: str,
        types: tuple[str, ...],
        figures: dict[str, int],
        words: dict[str, tuple[str, ...]],
        text: str,
        abilities: tuple[Ability, ...],
        back: Card | None = None,
        token: bool = False,
        nameless: bool = False,
    ) -> None:
        self.number = number
        """The collector's number; it identifies the card."""
        self.name = name
        """The printed name."""
        self.names = () if nameless else (name, *words.get("name", ()))
        """Every name that texts may call the card by: `name`, and the alternate names under `words["name"]`. Empty:
        `nameless`, `name` is only what people read."""
        self.types = types
        """The card types."""
        self.figures = figures
        """Name of a printed figure -> its value."""
        self.words = words
        """Kind of word (trait, colour, ...) -> the printed words of that kind."""
        self.text = text
        """The printed text."""
        self.abilities = abilities
        """The abilities that the text compiles to, in printed order. An ability's number is its index here."""
        self.numbers = tuple(range(len(abilities)))
        """The numbers of `abilities`."""
        self.back = back
        """The other side of the card; None: it has only one."""
        self.token = token
        """Whether the card is a token, which no deck contains."""
        self.keywords = frozenset(name for a in abilities for name in a.keywords())
        """The keywords of its abilities."""
        self.activated: tuple[Activated, ...] = tuple(a for a in abilities if isinstance(a, Activated))
        self.usable: tuple[tuple[int, Activated], ...] = tuple(
            (i, a) for i, a in enumerate(abilities) if isinstance(a, Activated)
        )
        """The activated abilities, each with its number."""
        self.usable_in = tuple({zone: None for a in self.activated for zone in a.zones})
        """The zones that its activated abilities name."""
        self.automatic: tuple[Automatic, ...] = tuple(a for a in abilities if isinstance(a, Automatic))
        self.passive: tuple[Passive, ...] = tuple(a for a in abilities if isinstance(a, Passive))
        self.replaces: tuple[Replace, ...] = tuple(a for a in abilities if isinstance(a, Replace))
        self.spells: tuple[Spell, ...] = tuple(a for a in abilities if isinstance(a, Spell))
        self.listed: tuple[tuple[int, Ability], ...] = tuple(
            (i, a) for i, a in enumerate(abilities) if isinstance(a, (Automatic, Passive, Replace))
        )
        """The abilities that the index lists (automatic, passive, replacement), each with its number."""
        self.worded = words.get(WORDED, ())
        """The figures for which the card has a word where others have a number (`WORDED`)."""
        self.acts = bool(self.listed)
        """Whether `listed` has any."""
        self.acts_by_rule = any(not a.zones for _, a in self.listed)
        """Whether one of `listed` names no zone, so that it is valid in the zones `Book.acting`."""
        self.acts_in = tuple({zone: None for _, a in self.listed for zone in a.zones})
        """The zones that abilities of `listed` name."""
        self.rows: dict[int, int] = {}
        """Cache of `loops`: the digests of objects of this card. Not part of the card."""
        self.notes: object = None
        """Cache of the game: what it derived from the card. Not part of the card."""
        numbers, said = tuple(sorted(figures.items())), tuple(sorted(words.items()))
        self.key = (number, name, types, numbers, said, text, token, nameless)

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Card) and self.key == other.key and self.abilities == other.abilities
        )

    def __hash__(self) -> int:
        return hash(self.number)

    def __repr__(self) -> str:
        return f"Card({self.name!r})"


@mypyc_attr(free_list_len=1)
class Obj:
    """A card in a zone. Never changed in place: copy, change the copy, and put it back with `Game.put`."""

    __slots__ = (
        "card", "counters", "damage", "entered", "guise", "host", "id", "known", "marks", "owner", "player", "row",
        "slot", "state", "turn", "up", "zone",
    )  # fmt: skip

    def __init__(
        self,
        id: int,
        card: Card,
        owner: int,
        player: int,
        zone: int,
        state: int = 0,
        up: bool = True,
        slot: int = -1,
        damage: int = 0,
        counters: tuple[tuple[str, int], ...] = (),
        marks: tuple[str, ...] = (),
        host: int = 0,
        known: int = 0,
        entered: int = 0,
        turn: int = 0,
        guise: Card | None = None,
    ) -> None:
        self.id = id
        """The number of the object, greater than 0. A card that changes zone gets a new one."""
        self.card = card
        """The card itself. `info` is the card whose information counts."""
        self.owner = owner
        """The player who owns the card: 0 or 1."""
        self.player = player
        """The player who controls the object: the one in whose zone it is, unless the zone is shared or the object has
        the mark `LENT` (see `side`)."""
        self.zone = zone
        """The zone kind, an index into `Book.zones`."""
        self.state = state
        """The orientation, an index into `Book.states`."""
        self.up = up
        """Whether the card is face up."""
        self.slot = slot
        """The place within the zone, where the game has places there; -1: none."""
        self.damage = damage
        """The damage it has taken. Negative: it was restored beyond its printed figure."""
        self.counters = counters
        """Pairs (name, number of counters), without zeros."""
        self.marks = marks
        """Words that the rules put on the object, for example that it attacked this turn."""
        self.host = host
        """The id of the object that this one is linked to (see `ZoneKind.linked`); 0: none."""
        self.known = known
        """Which players know the card although the zone hides it: bit 0 for player 0, bit 1 for player 1."""
        self.entered = entered
        """The time stamp at which it entered its zone."""
        self.turn = turn
        """The turn in which it entered its zone."""
        self.guise = guise
        """The card whose information it has instead of its own, for example its other side; None: its own."""
        self.row = 0
        """Cache of `loops`: the digest of the object; 0: not computed. Not part of the object."""

    @property
    def info(self) -> Card:
        """The card whose information counts: `guise`, else `card`."""
        return self.guise if self.guise is not None else self.card

    @property
    def side(self) -> int:
        """The player in whose zone the object is."""
        return 1 - self.player if self.marks and LENT in self.marks else self.player

    def copy(self) -> Obj:
        return Obj(
            self.id, self.card, self.owner, self.player, self.zone, self.state, self.up, self.slot, self.damage,
            self.counters, self.marks, self.host, self.known, self.entered, self.turn, self.guise,
        )  # fmt: skip

    def fields(self) -> tuple[object, ...]:
        return (
            self.id, self.card, self.owner, self.player, self.zone, self.state, self.up, self.slot, self.damage,
            self.counters, self.marks, self.host, self.known, self.entered, self.turn, self.guise,
        )  # fmt: skip

    def counter(self, name: str) -> int:
        """How many counters of that name it has."""
        for key, n in self.counters:
            if key == name:
                return n
        return 0

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Obj) and self.fields() == other.fields())

    def __hash__(self) -> int:
        return hash((self.id, self.zone, self.state))

    def __repr__(self) -> str:
        return f"Obj({self.id}, {self.info.name!r})"


class Objects:
    """The objects of a position by their ids. It reads like a dictionary in the order of the ids. NB: it is a list,
    because ids are given out in turn; compiled code reads a list without making and hashing a key."""

    __slots__ = ("rows",)

    def __init__(self) -> None:
        self.rows: list[Obj | None] = [None]

    def __getitem__(self, id: int) -> Obj:
        try:  # NB: as in `get`, which it does not call: a decision asks a hundred times
            obj = self.rows[id] if id >= 0 else None
        except IndexError:
            obj = None
        if obj is None:
            raise KeyError(id)
        return obj

    def get(self, id: int) -> Obj | None:
        try:  # NB: hardly any id is beyond the end
            return self.rows[id] if id >= 0 else None
        except IndexError:
            return None

    def __contains__(self, id: int) -> bool:
        return self.get(id) is not None

    def __setitem__(self, id: int, obj: Obj) -> None:
        rows = self.rows
        if id == len(rows):
            rows.append(obj)
            return
        while id >= len(rows):
            rows.append(None)
        rows[id] = obj

    def __delitem__(self, id: int) -> None:
        if id not in self:
            raise KeyError(id)
        self.rows[id] = None

    def __len__(self) -> int:
        return len(self.values())

    def __iter__(self) -> Iterator[int]:
        return iter([obj.id for obj in self.rows if obj is not None])

    def values(self) -> list[Obj]:
        return [obj for obj in self.rows if obj is not None]

    def items(self) -> list[tuple[int, Obj]]:
        return [(obj.id, obj) for obj in self.rows if obj is not None]

    def copy(self) -> Objects:
        new = Objects()
        new.rows = self.rows.copy()
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Objects) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(tuple(self))


INTERPRETED: Final = isinstance(Objects.get, FunctionType)


def no_objects() -> Objects:
    """An empty `Objects`. NB: interpreted code gets a dictionary instead, which does the same: there it is faster."""
    return cast("Objects", {}) if INTERPRETED else Objects()


class Gone:
    """Last known information about an object that left its zone: the object as it was (`obj`), the turn it left in, and
    the id it has `became` (0: it left the game). `figures`, `keywords` and `words` hold the values at that time where
    effects could change them; `keywords` None: as printed."""

    __slots__ = ("became", "figures", "keywords", "obj", "turn", "words")

    def __init__(
        self,
        obj: Obj,
        became: int,
        turn: int,
        figures: tuple[tuple[str, int], ...] = (),
        keywords: tuple[str, ...] | None = None,
        words: tuple[tuple[str, tuple[str, ...]], ...] = (),
    ) -> None:
        self.obj = obj
        self.words = words
        self.became = became
        self.turn = turn
        self.figures = figures
        self.keywords = keywords

    def fields(self) -> tuple[object, ...]:
        return (self.obj, self.became, self.turn, self.figures, self.keywords, self.words)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Gone) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash((self.obj, self.became))
