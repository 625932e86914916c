"""The position of a scenario: cards in zones, players' numbers, and the paragraph where the game stands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludex.core.flow.frames import Frame
from ludex.core.position.game import Game
from ludex.core.position.objects import Card, Obj
from ludex.errors import InputError
from ludex.games import Spec
from ludex.lang.trees import BadTree, parse_ability
from ludex.testing.reading import Document, Path

PROPERTIES = (
    "count", "state", "damage", "counters", "up", "face", "slot", "marks", "came", "linked", "known", "owner", "zone",
)  # fmt: skip
"""The properties of any card in a position; a game adds its own in `Spec.properties`."""

POSITION_KEYS = ("seed", "chance", "turn", "active", "phase", "memory")


class Sides:
    """The names a file uses for the two players."""

    def __init__(self, names: tuple[str, str] = ("you", "opponent")) -> None:
        self.names = names

    def player(self, doc: Document, value: Any, path: Path) -> int:
        if value not in self.names:
            raise doc.error(path, f"no player {value!r}; there is {' and '.join(self.names)}")
        return self.names.index(value)


class Builder:
    """Makes the game of one scenario under one edition."""

    def __init__(self, doc: Document, spec: Spec, edition: str, sides: Sides) -> None:
        self.doc = doc
        self.spec = spec
        self.sides = sides
        self.book = spec.book(edition)
        self.game = Game(self.book)
        self.made: dict[str, tuple[dict[str, Any], Card]] = {}
        self.own = spec.properties
        self.slots = spec.slots

    def build(self, data: dict[str, Any]) -> Game:
        doc, game = self.doc, self.game
        seeded = Game(self.book, (), doc.number(data.get("seed", 1), ("seed",)))
        game.rng = seeded.rng
        game.turn = doc.number(data.get("turn", 5), ("turn",), 0)
        active = data.get("active", self.sides.names[0])
        game.active = self.sides.player(doc, active, ("active",))
        for player, name in enumerate(self.sides.names):
            self._player(player, data.get(name) or {}, (name,))
        for name, n in doc.numbers(data.get("memory") or {}, ("memory",)).items():
            game.memory[name] = n
        if self.spec.setup is not None:
            self.spec.setup(game)
        game.set_pool(tuple(pool_of(game)))
        chance = doc.listing(data.get("chance") or [], ("chance",))
        game.fixed = tuple(doc.number(n, ("chance", i), 0) for i, n in enumerate(chance))
        self._start(data.get("phase"))
        return game

    def _start(self, phase: Any) -> None:
        starts = self.book.starts
        for proc, rule in starts[self.doc.one_of(phase, ("phase",), starts, "phase")]:
            self.game.frames.append(Frame(proc, self.book.procedures[proc].at[rule]))

    def _player(self, player: int, value: Any, path: Path) -> None:
        block = self.doc.mapping(value, path, ("numbers", *self.book.zone_index))
        for name, n in self.doc.numbers(block.get("numbers") or {}, (*path, "numbers")).items():
            if name not in self.spec.numbers:
                there = ", ".join(self.spec.numbers)
                raise self.doc.error((*path, "numbers", name), f"no number {name!r}; there is {there}")
            self.game.nums[player][name] = n
        for zone, cards in block.items():
            if zone != "numbers" and cards is not None:
                self._zone(player, zone, cards, (*path, zone))

    def _zone(self, player: int, zone: str, value: Any, path: Path) -> None:
        """The cards of a zone: a list, or a mapping with `filler`. Where order counts the list begins at the top."""
        doc = self.doc
        parts: list[tuple[Any, Path]] = []
        if isinstance(value, dict):
            block = doc.mapping(value, path, ("cards", "top", "filler", "bottom"))
            for key in ("cards", "top", "filler", "bottom"):
                at = (*path, key)
                if key == "filler" and key in block:
                    n = doc.number(block[key], at, 0, 200)
                    parts += [({"card": filler(self.spec).number}, at)] * n
                elif block.get(key) is not None:
                    parts += [(item, (*at, i)) for i, item in enumerate(doc.listing(block[key], at))]
        else:
            parts = [(item, (*path, i)) for i, item in enumerate(doc.listing(value, path))]
        if self.book.zones[self.book.zone_index[zone]].ordered:
            parts.reverse()
        for item, at in parts:
            self._card(player, zone, item, at)

    def _card(self, player: int, zone: str, item: Any, path: Path, host: int = 0) -> None:
        doc = self.doc
        if not isinstance(item, dict):
            self._put(player, zone, self._shipped(item, path), {}, path, host)
            return
        words = (*PROPERTIES, *self.book.states, *self.own)
        row = {key: value for key, value in item.items() if key not in words}
        properties = {key: value for key, value in item.items() if key in words}
        if "card" in row:
            if len(row) > 1:
                extra = next(key for key in row if key != "card")
                raise doc.error((*path, extra), f"unknown key; of a shipped card one may say {', '.join(words)}")
            card = self._shipped(row["card"], (*path, "card"))
        else:
            card = self._inline(row, path)
        for _ in range(doc.number(properties.pop("count", 1), (*path, "count"), 1, 60)):
            self._put(player, zone, card, properties, path, host)

    def _shipped(self, value: Any, path: Path) -> Card:
        name = self.doc.text(value, path)
        cards = self.spec.cards()
        card = cards.get(name) or self.book.tokens.get(name)
        if card is None:
            known = next((c for _, c in self.made.values() if c.name == name), None)
            if known is None:
                raise self.doc.error(path, f"no card {name!r} is shipped with {self.spec.code}, nor written above")
            card = known
        return card

    def _inline(self, row: dict[str, Any], path: Path) -> Card:
        """A card written in the file: the columns of a card file, and `tree` for abilities the grammar cannot read."""
        doc = self.doc
        name = doc.text(row.get("name"), (*path, "name"))
        row = {"number": name, **row}
        number = base = str(row["number"])
        n = 1
        while number in self.made and self.made[number][0] != row:
            n += 1
            number = f"{base} ({n})"
        if number in self.made:
            return self.made[number][1]
        lines = doc.texts(row["tree"], (*path, "tree")) if row.get("tree") is not None else []
        plain = {**{k: v for k, v in row.items() if k != "tree"}, "number": number}
        where = doc.error(path, "").place
        try:
            card = self.spec.make_card(plain, where)
        except InputError as error:
            raise InputError(where, error.reason) from None
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise InputError(where, f"not a card of {self.spec.code}: {error}") from None
        for figure, n in card.figures.items():
            doc.number(n, (*path, figure))
        card = with_abilities(doc, card, lines, (*path, "tree"))
        self.made[number] = (row, card)
        return card

    def _put(self, player: int, zone: str, card: Card, said: dict[str, Any], path: Path, host: int) -> None:
        properties = self._properties(said, path)
        if host:
            properties["host"] = host
        zone = str(properties.pop("zone", zone))
        linked = properties.pop("linked", [])
        turn = int(properties.pop("turn"))
        try:
            id = self.spec.place(self.game, player, zone, card, properties)
        except InputError as error:
            raise self.doc.error(path, error.reason) from None
        except (ValueError, KeyError) as error:
            raise self.doc.error(path, f"cannot be put into {zone}: {error}") from None
        settle(self.game, id, properties, turn)
        under = self.spec.linked_zone or zone
        for i, item in enumerate(linked):
            self._card(player, under, item, (*path, "linked", i), id)

    def _properties(self, said: dict[str, Any], path: Path) -> dict[str, Any]:
        """The properties of a card, each in one form: see docs/scenarios.md."""
        doc = self.doc
        result: dict[str, Any] = {"turn": self.game.turn - 1}
        for key, value in said.items():
            at = (*path, key)
            if key in self.own:
                result[key] = value
            elif key in self.book.states:
                if not doc.flag(value, at):
                    raise doc.error(at, "say which state it is in, not which it is not")
                result["state"] = key
            elif key == "state":
                result["state"] = doc.one_of(value, at, self.book.states, "state")
            elif key == "damage":
                result[key] = doc.number(value, at, 0)
            elif key == "counters":
                result[key] = doc.numbers(value, at)
            elif key == "up":
                result[key] = doc.flag(value, at)
            elif key == "face":
                if value not in ("up", "down"):
                    raise doc.error(at, "must be up or down")
                result["up"] = value == "up"
            elif key == "slot":
                result[key] = self._slot(value, at)
            elif key == "marks":
                result[key] = doc.texts(value, at)
            elif key == "came":
                if value not in ("this turn", "earlier"):
                    raise doc.error(at, "must be `this turn` or `earlier`")
                result["turn"] = self.game.turn if value == "this turn" else self.game.turn - 1
            elif key == "known":
                players = [self.sides.player(doc, name, at) for name in doc.texts(value, at)]
                result[key] = sum(1 << p for p in set(players))
            elif key == "owner":
                result[key] = self.sides.player(doc, value, at)
            elif key == "linked":
                result[key] = doc.listing(value, at)
            elif key == "zone":
                result[key] = doc.one_of(value, at, self.book.zone_index, "zone")
        return result

    def _slot(self, value: Any, path: Path) -> int:
        if isinstance(value, str):
            return self.slots[self.doc.one_of(value, path, self.slots, "slot")]
        return self.doc.number(value, path, 0)


def settle(game: Game, id: int, properties: dict[str, Any], turn: int) -> None:
    """Give the object just placed the properties of the file, whatever the game's `place` has done already."""
    if id not in game.objects:
        return
    obj = game.objects[id].copy()
    if "state" in properties:
        obj.state = game.book.states.index(properties["state"])
    if "counters" in properties:
        obj.counters = tuple((name, n) for name, n in properties["counters"].items() if n)
    if "marks" in properties:
        obj.marks = tuple(properties["marks"])
    if "damage" in properties:
        obj.damage = properties["damage"]
    if "up" in properties:
        obj.up = properties["up"]
    if "slot" in properties:
        obj.slot = properties["slot"]
    if "known" in properties:
        obj.known = properties["known"]
    if "owner" in properties:
        obj.owner = properties["owner"]
    if "host" in properties and not obj.host:
        obj.host = properties["host"]
    obj.turn = turn
    if obj != game.objects[id]:
        game.put(obj)


def with_abilities(doc: Document, card: Card, lines: list[str], path: Path) -> Card:
    """The card with further abilities, each written as a tree."""
    if not lines:
        return card
    abilities = []
    for i, line in enumerate(lines):
        try:
            abilities.append(parse_ability(line))
        except (BadTree, RecursionError, MemoryError) as error:
            raise doc.error((*path, i), str(error)) from None
    return Card(
        card.number, card.name, card.types, card.figures, card.words, card.text, (*card.abilities, *abilities),
        card.back, card.token,
    )  # fmt: skip


def pool_of(game: Game) -> Iterable[Card]:
    """The cards that a position needs to be written as data, each once."""
    found: list[Card] = []
    tokens = list(game.book.tokens.values())
    for obj in game.objects.values():
        for card in _cards_of(obj):
            if card not in found and card not in tokens and not any(card is known.back for known in found):
                found.append(card)
    return found


def _cards_of(obj: Obj) -> list[Card]:
    return [obj.card] if obj.guise is None else [obj.card, obj.guise]


def filler(spec: Spec) -> Card:
    """A harmless card to fill decks with: `Spec.filler`, else a plain card of the first shipped deck."""
    cards = spec.cards()
    if spec.filler:
        return cards[spec.filler]
    names = list(spec.deck_texts())
    if not names:
        raise InputError("filler", f"{spec.code} ships no deck")
    deck = spec.deck(names[0])
    biggest = max(deck.sections, key=lambda section: len(deck.cards(section)))
    found = deck.cards(biggest)
    return next((card for card in found if not card.abilities), found[0])
