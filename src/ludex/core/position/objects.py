"""Cards and objects. A card is what is printed; an object is a card in a zone, new each time it changes zone."""

from __future__ import annotations

from ludex.core.tree import Ability, Activated, Automatic, Passive, Replace, Spell


class Card:
    """What is printed: name, types, figures, words (traits, colours, ...), text, and the abilities it compiles to.

    Frozen by convention: nothing may assign to a card once it is made.
    """

    __slots__ = (
        "abilities", "activated", "acts", "acts_by_rule", "acts_in", "automatic", "back", "figures", "key",
        "keywords", "listed", "name", "names", "notes", "number", "passive", "replaces", "rows", "spells", "text",
        "token", "types", "usable_in", "words",
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
    ) -> None:
        self.number = number
        self.name = name
        self.names = (name, *words.get("name", ()))
        """Every name that texts may call it by; `words` has those beside its own."""
        self.types = types
        self.figures = figures
        self.words = words
        self.text = text
        self.abilities = abilities
        self.back = back
        self.token = token
        self.keywords = frozenset(a.keyword for a in abilities if a.keyword)
        self.activated: tuple[Activated, ...] = tuple(a for a in abilities if isinstance(a, Activated))
        self.usable_in = tuple({zone: None for a in self.activated for zone in a.zones})
        """The zones that activated abilities name."""
        self.automatic: tuple[Automatic, ...] = tuple(a for a in abilities if isinstance(a, Automatic))
        self.passive: tuple[Passive, ...] = tuple(a for a in abilities if isinstance(a, Passive))
        self.replaces: tuple[Replace, ...] = tuple(a for a in abilities if isinstance(a, Replace))
        self.spells: tuple[Spell, ...] = tuple(a for a in abilities if isinstance(a, Spell))
        self.listed: tuple[tuple[int, Ability], ...] = tuple(
            (i, a) for i, a in enumerate(abilities) if isinstance(a, (Automatic, Passive, Replace))
        )
        """The abilities that act by themselves, with their numbers."""
        self.acts = bool(self.listed)
        self.acts_by_rule = any(not a.zones for _, a in self.listed)
        """Whether one of them is valid where the rules say so; `acts_in`: the zones that the others name."""
        self.acts_in = tuple({zone: None for _, a in self.listed for zone in a.zones})
        self.rows: dict[int, int] = {}
        """What `loops` makes of an object of this card that lies as usual; no part of the card."""
        self.notes: object = None
        """What a game has worked out about the card, kept with it; no part of the card."""
        self.key = (number, name, types, tuple(sorted(figures.items())), tuple(sorted(words.items())), text, token)

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Card) and self.key == other.key and self.abilities == other.abilities
        )

    def __hash__(self) -> int:
        return hash(self.number)

    def __repr__(self) -> str:
        return f"Card({self.name!r})"


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
        self.card = card
        self.owner = owner
        self.player = player
        self.zone = zone
        self.state = state
        self.up = up
        self.slot = slot
        self.damage = damage
        self.counters = counters
        self.marks = marks
        self.host = host
        self.known = known
        self.entered = entered
        self.turn = turn
        self.guise = guise
        self.row = 0
        """What `loops` makes of it, kept; no part of the object."""

    @property
    def info(self) -> Card:
        """The card whose information counts now: an evolved card or another side, else the card itself."""
        return self.guise if self.guise is not None else self.card

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


class Gone:
    """Last known information: the object as it last was in its zone, its figures, keywords and words then if effects
    had changed them, and the object it became (0: none)."""

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
