"""The position of a scenario: cards in zones, players' numbers, and the paragraph where the game stands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludex.core.book import PUBLIC, Book, ZoneKind
from ludex.core.flow.frames import Frame
from ludex.core.happening import zones
from ludex.core.machine import misused
from ludex.core.position import rng
from ludex.core.position.game import Game
from ludex.core.position.objects import Card, Obj
from ludex.core.tree import Create
from ludex.core.tree.vocabulary import counters_in
from ludex.core.tree.walk import nodes
from ludex.errors import InputError
from ludex.games import Spec
from ludex.games.fights import Fight
from ludex.lang.trees import BadTree, parse_ability
from ludex.testing.reading import Document, Path

PROPERTIES = (
    "count", "state", "damage", "counters", "up", "face", "slot", "marks", "came", "linked", "known", "owner", "zone",
)  # fmt: skip
"""The properties of any card in a position; a game adds its own in `Spec.properties`."""

POSITION_KEYS = ("seed", "chance", "shuffle", "turn", "active", "phase", "attack", "memory", "decks")
ATTACK_KEYS = ("step", "attacker", "target", "booster")
AS_WRITTEN = "as written"
MOST_CARDS = 600
"""Cards in a position."""


def spots_key(spec: Spec) -> tuple[str, ...]:
    """The key of a player's spots, if the game has any."""
    return ("spots",) if spec.set_spot is not None else ()


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
        self.edition = edition
        self.book = spec.book(edition)
        self.game = Game(self.book)
        self.made: dict[str, tuple[dict[str, Any], Card]] = {}
        self.counters: list[tuple[str, Path]] = []
        self.tokens: list[tuple[str, Path]] = []
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
            game.memory[doc.one_of(name, ("memory", name), sorted(self.book.known["memory"]), "number to remember")] = n
        self._check_counters()
        self._setup(data)
        game.set_pool(tuple(pool_of(game)))
        self._check_tokens()
        game.fixed = self.chance(data)
        if data.get("attack") is None:
            self._start(data.get("phase"))
        elif data.get("phase") is not None:
            raise doc.error(("phase",), "say either `phase` or `attack`")
        else:
            self._attack(data["attack"], ("attack",))
        return game

    def _setup(self, data: dict[str, Any]) -> None:
        """The game adds what a position cannot be without. What is written as empty must stay so."""
        if self.spec.setup is None:
            return
        self.spec.setup(self.game)
        for player, name in enumerate(self.sides.names):
            for zone, cards in (data.get(name) or {}).items():
                if cards == [] and self.game.zone(zone, player):
                    raise self.doc.error((name, zone), "no position begins with none here; leave it out, or say cards")

    def chance(self, data: dict[str, Any]) -> tuple[int, ...]:
        """`Game.fixed`: the next random numbers, and whether shuffles leave the cards as they lie."""
        doc = self.doc
        chance = doc.listing(data.get("chance") or [], ("chance",))
        fixed = tuple(doc.number(n, ("chance", i), 0) for i, n in enumerate(chance))
        if data.get("shuffle") is None:
            return fixed
        doc.one_of(data["shuffle"], ("shuffle",), (AS_WRITTEN,), "way to shuffle")
        return (rng.UNSHUFFLED, *fixed)

    def _attack(self, value: Any, path: Path) -> None:
        """Begin inside an attack: `step`, `attacker`, `target` and, where the game has it, `booster`."""
        doc, fights = self.doc, self.spec.fights
        if not fights.steps:
            raise doc.error(path, f"{self.spec.code} has no attack to begin in")
        block = doc.mapping(value, path, ATTACK_KEYS if fights.with_booster else ATTACK_KEYS[:-1])
        step = doc.one_of(block.get("step"), (*path, "step"), fights.steps, "step")
        attacker = self._named(self.game.active, block.get("attacker"), (*path, "attacker"))
        at = (*path, "target")
        said = block.get("target")
        targets: tuple[int, ...] = ()
        if not (fights.player and said == "player"):
            items = said if isinstance(said, list) and fights.several and said else [said]
            targets = tuple(self._named(1 - self.game.active, item, at) for item in items)
        booster = 0
        if block.get("booster") is not None:
            booster = self._named(self.game.active, block["booster"], (*path, "booster"))
        try:
            fights.begin(self.game, Fight(step, attacker, targets, booster))
        except InputError as error:
            raise doc.error(path, error.reason) from None

    def _named(self, player: int, value: Any, path: Path) -> int:
        """The card of a player who attacks or is attacked: its name, `{name, nth}`, or the zone where it lies alone."""
        doc, game = self.doc, self.game
        block = doc.mapping(value, path, ("name", "nth")) if isinstance(value, dict) else {"name": value}
        name = doc.text(block.get("name"), (*path, "name") if isinstance(value, dict) else path)
        whose = self.sides.names[player]
        if name in self.book.zone_index and len(game.zone(name, player)) == 1:
            return game.zone(name, player)[0]
        places = [zone for kind in self.book.acting for zone in [game.at(kind, player)]]
        found = [id for ids in places for id in ids if name in (game.objects[id].info.name, game.objects[id].card.name)]
        if "nth" in block:
            n = doc.number(block["nth"], (*path, "nth"), 1)
            found = found[n - 1 : n]
        if len(found) != 1:
            told = f"{len(found)} cards of {whose} are called {name!r}" if found else f"{whose} has no {name!r} there"
            raise doc.error(path, told + ("; say {name, nth}" if found else ""))
        return found[0]

    def _check_counters(self) -> None:
        """Every counter on a card must be one of the rules, or (`Vocabulary.coins`) one that a card here speaks of."""
        there = counters_known(self.game)
        for name, path in self.counters:
            self.doc.one_of(name, path, there, "counter")

    def _check_tokens(self) -> None:
        """Every token that a card written here creates must be one of the game, or a token on the table."""
        there = [*self.book.tokens, *(name for card in self.game.pool if card.token for name in card.names)]
        for name, path in self.tokens:
            self.doc.one_of(name, path, there, "token")

    def _start(self, phase: Any) -> None:
        starts = self.book.starts
        if self.spec.begins is not None and phase in starts:
            self.spec.begins(self.game, phase)
        for proc, rule in starts[self.doc.one_of(phase, ("phase",), starts, "phase")]:
            self.game.frames.append(Frame(proc, self.book.procedures[proc].at[rule]))

    def _player(self, player: int, value: Any, path: Path) -> None:
        block = self.doc.mapping(value, path, ("numbers", *spots_key(self.spec), *self.book.zone_index))
        for name, n in self.doc.numbers(block.get("numbers") or {}, (*path, "numbers")).items():
            if name not in self.spec.numbers:
                there = ", ".join(self.spec.numbers)
                raise self.doc.error((*path, "numbers", name), f"no number {name!r}; there is {there}")
            self.game.nums[player][name] = self.doc.number(n, (*path, "numbers", name), 0)
        self._spots(player, block.get("spots") or {}, (*path, "spots"))
        for zone, cards in block.items():
            if zone not in ("numbers", "spots") and cards is not None:
                self._zone(player, zone, cards, (*path, zone))

    def _spots(self, player: int, value: Any, path: Path) -> None:
        """The spots of a player that differ from those at the beginning of a game: name, types."""
        doc, give = self.doc, self.spec.set_spot
        for name, types in doc.mapping(value, path).items():
            assert give is not None
            try:
                give(self.game, player, name, doc.texts(types, (*path, name)) if types != [] else [])
            except InputError as error:
                raise doc.error((*path, name), error.reason) from None

    def _zone(self, player: int, zone: str, value: Any, path: Path) -> None:
        """The cards of a zone. Where order counts the list begins at the top."""
        cards = [(*self.card_and_properties(item, at), at) for item, at in self.parts(value, path)]
        if self.book.zones[self.book.zone_index[zone]].ordered:
            cards.reverse()
        for card, properties, at in cards:
            self._copies(player, zone, card, properties, at)

    def parts(self, value: Any, path: Path) -> list[tuple[Any, Path]]:
        """The cards of a list, or of a mapping with `filler`, each with its place."""
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
        return parts

    def _card(self, player: int, zone: str, item: Any, path: Path, host: int = 0) -> None:
        self._copies(player, zone, *self.card_and_properties(item, path), path, host)

    def _copies(
        self, player: int, zone: str, card: Card, properties: dict[str, Any], path: Path, host: int = 0
    ) -> None:
        for _ in range(self.doc.number(properties.pop("count", 1), (*path, "count"), 1, 60)):
            if len(self.game.objects) >= MOST_CARDS:
                raise self.doc.error(path, f"a position has {MOST_CARDS} cards at most")
            self._put(player, zone, card, properties, path, host)

    def card_and_properties(self, item: Any, path: Path) -> tuple[Card, dict[str, Any]]:
        """A card as written, and the properties that stand beside it."""
        doc = self.doc
        if not isinstance(item, dict):
            return self._shipped(item, path), {}
        words = (*PROPERTIES, *self.book.states, *self.own)
        row = {key: value for key, value in item.items() if key not in words}
        properties = {key: value for key, value in item.items() if key in words}
        if "card" in row:
            if len(row) > 1:
                extra = next(key for key in row if key != "card")
                raise doc.error((*path, extra), f"unknown key; of a shipped card one may say {', '.join(words)}")
            card = self._shipped(row["card"], (*path, "card"))
        else:
            self._check_columns(row, words, path)
            card = self._inline(row, path)
        return card, properties

    def _check_columns(self, row: dict[str, Any], words: tuple[str, ...], path: Path) -> None:
        """Refuse a key of a card written in the file that is neither a column nor a property."""
        there = self.spec.columns
        for key in row if there else ():
            if key not in there:
                told = f"a card has the columns {', '.join(there)}, and the properties {', '.join(words)}"
                raise self.doc.error((*path, key), f"unknown key; {told}")

    def _shipped(self, value: Any, path: Path) -> Card:
        name = self.doc.text(value, path)
        cards = self.spec.cards()
        card = cards.get(name) or self.book.tokens.get(name) or self._token(name, path)
        if card is None:
            known = next((c for _, c in self.made.values() if c.name == name), None)
            if known is None:
                several = sorted({c.number for c in cards.values() if c.name == name})
                if several:
                    raise self.doc.error(
                        path, f"several cards are called {name!r}; write a number: {', '.join(several)}"
                    )
                raise self.doc.error(path, f"no card {name!r} is shipped with {self.spec.code}, nor written above")
            card = known
        return card

    def _token(self, name: str, path: Path) -> Card | None:
        """The token of that name, if there is just one."""
        found = {card.number: card for card in self.book.tokens.values() if card.name == name}
        if len(found) > 1:
            raise self.doc.error(path, f"several tokens are called {name!r}; write a number: {', '.join(found)}")
        return next(iter(found.values()), None)

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
        card = with_abilities(doc, self.book, card, lines, (*path, "tree"))
        if wrong := misused(self.book, card.abilities):
            raise doc.error((*path, "tree"), wrong)
        created = [node.card for node in nodes(card.abilities) if isinstance(node, Create)]
        self.tokens += [(token, (*path, "tree")) for token in created]
        self.made[number] = (row, card)
        return card

    def _put(self, player: int, zone: str, card: Card, said: dict[str, Any], path: Path, host: int) -> None:
        properties = self._properties(said, path)
        if host:
            properties["host"] = host
        zone = str(properties.pop("zone", zone))
        self._fit(self.book.zones[self.book.zone_index[zone]], properties, path)
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
        doc, known = self.doc, self.book.known
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
            elif value in ({}, []):
                raise doc.error(at, "says nothing")
            elif key == "damage":
                if not self.book.vocabulary.damage:
                    raise doc.error(at, "cards of this game have no damage")
                result[key] = doc.number(value, at, 0)
            elif key == "counters":
                result[key] = {name: doc.number(n, (*at, name), 0) for name, n in doc.mapping(value, at).items()}
                self.counters += [(name, (*at, name)) for name in result[key]]
            elif key == "up":
                result[key] = doc.flag(value, at)
            elif key == "face":
                if value not in ("up", "down"):
                    raise doc.error(at, "must be up or down")
                result["up"] = value == "up"
            elif key == "slot":
                result[key] = self._slot(value, at)
            elif key == "marks":
                result[key] = [doc.one_of(word, at, sorted(known["mark"]), "mark") for word in doc.texts(value, at)]
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

    def _fit(self, kind: ZoneKind, properties: dict[str, Any], path: Path) -> None:
        """Refuse what a card cannot be in this zone, so that it would not count."""
        turned = self.book.states.index(properties["state"]) if "state" in properties else -1
        if turned >= 0 and (not kind.oriented or (kind.states and turned not in kind.states)):
            raise self.doc.error((*path, "state"), f"no card is {properties['state']} in {kind.name}")
        if "up" in properties and not kind.faces:
            raise self.doc.error((*path, "face"), f"cards are not turned face up or down in {kind.name}")
        if "known" in properties and kind.sight == PUBLIC and not kind.faces:
            raise self.doc.error((*path, "known"), f"everybody sees the cards in {kind.name}")
        for key in ("damage", "counters"):
            if key in properties and kind.sight != PUBLIC:
                raise self.doc.error((*path, key), f"no card has {key} in {kind.name}")

    def _slot(self, value: Any, path: Path) -> int:
        if isinstance(value, str):
            return self.slots[self.doc.one_of(value, path, self.slots, "slot")]
        if value not in self.slots.values():
            raise self.doc.error(path, f"no slot {value!r}; there is {', '.join(self.slots) or 'none'}")
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
        zones.face(game, obj)
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


def counters_known(game: Game) -> list[str]:
    """The counters that cards of a position may have: those of the rules, and those that its cards speak of."""
    coined = counters_in(*(card.abilities for card in pool_of(game))) if game.book.vocabulary.coins else frozenset()
    return sorted(game.book.known["counter"] | coined)


def with_abilities(doc: Document, book: Book, card: Card, lines: list[str], path: Path) -> Card:
    """The card with further abilities, each written as a tree."""
    if not lines:
        return card
    abilities = []
    for i, line in enumerate(lines):
        try:
            ability = parse_ability(line, book.layers.durations)
            abilities.append(ability if book.completes is None else book.completes(ability))
        except (BadTree, RecursionError, MemoryError) as error:
            raise doc.error((*path, i), str(error)) from None
    return Card(
        card.number, card.name, card.types, card.figures, card.words, card.text, (*card.abilities, *abilities),
        card.back, card.token,
    )  # fmt: skip


def pool_of(game: Game) -> Iterable[Card]:
    """The cards that a position needs to be written as data, each once; and tokens with abilities, which no
    other card may name."""
    found: list[Card] = []
    tokens = [card for card in game.book.tokens.values() if not card.abilities]
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
