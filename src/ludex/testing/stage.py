"""Positions for trying out one card: whatever its text speaks of lies where the text looks for it.

`furnish` reads the groups an ability names and makes a card that belongs to each: a witness.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, NamedTuple

from ludex.core import tree as t
from ludex.core.flow import Frame
from ludex.core.objects import Card
from ludex.core.state import Game
from ludex.games import Spec
from ludex.games.sve.c04_zones import EP, MAX_PP, PP
from ludex.games.sve.c12_keywords import evolve_ability
from ludex.testing.position import pool_of, settle

ME, THEM = 0, 1
BOLT = "Extra Bolt"
FIELD_MOST = 3
"""Cards on a field besides the card that is tried: room is left for what comes."""


class Witness(NamedTuple):
    """A card that belongs to a group, whose it is, where it lies, and how."""

    card: Card
    player: int
    zone: str
    state: str = ""
    counters: tuple[tuple[str, int], ...] = ()


def groups_in(node: Any, zone: str = "") -> Iterator[tuple[t.Sel, str]]:
    """The groups that a tree names, the outermost of each place, with the zone an instruction around it looks in."""
    if isinstance(node, t.Sel):
        yield node, zone
        for part in _parts(node):
            if isinstance(part, t.Figure) and not isinstance(part.amount, int):
                yield from groups_in(part.amount, zone)
    elif isinstance(node, tuple):
        for item in node:
            yield from groups_in(item, zone)
    elif is_dataclass(node) and not isinstance(node, type):
        inner = node.zone if isinstance(node, t.Search) else "" if isinstance(node, t.Node) else zone
        for spec in fields(node):
            yield from groups_in(getattr(node, spec.name), inner)


def _parts(sel: t.Sel) -> tuple[t.Sel, ...]:
    return sel.parts if isinstance(sel, t.All) else (sel,)


def alternatives(sel: t.Sel) -> list[tuple[t.Sel, ...]]:
    """The group as lists of parts, one for each alternative in it."""
    found: list[tuple[t.Sel, ...]] = [()]
    for part in _parts(sel):
        if isinstance(part, t.Some):
            inner = [alternative for some in part.parts for alternative in alternatives(some)]
            found = [(*done, *more) for done in found for more in inner]
        else:
            found = [(*done, part) for done in found]
    return found[:6]


class Stage:
    """Builds positions of one game around one card."""

    def __init__(self, spec: Spec, edition: str = "") -> None:
        self.spec = spec
        self.book = spec.book(edition)
        self.made = 0

    # --- witnesses -----------------------------------------------------------------------------------------------

    def witnesses(self, node: Any) -> list[Witness]:
        found: list[Witness] = []
        for sel, zone in groups_in(node):
            for parts in alternatives(sel):
                found += self.belonging(parts, zone)
        return found

    def belonging(self, parts: tuple[t.Sel, ...], zone: str = "") -> list[Witness]:
        """Cards that belong to the group, one for each side and zone it may lie in; none for the card itself."""
        if any(isinstance(part, (t.Self, t.Anything)) for part in parts):
            return []
        if all(isinstance(part, (t.Ref, t.Side)) for part in parts):
            return []
        looked = any(isinstance(part, t.Ref) for part in parts)
        zones = next((part.names for part in parts if isinstance(part, t.Zone)), (zone or "field",))
        zones = ("deck",) if looked else tuple(z for z in zones if z not in ("leader", "resolution", "evolve zone"))
        sides = [ME if part.who == t.YOU else THEM for part in parts if isinstance(part, t.Side)] or [ME, THEM]
        card = self._card(parts)
        state = next((part.word for part in parts if isinstance(part, t.State)), "")
        counters = tuple((part.name, max(1, part.n)) for part in parts if isinstance(part, t.Counter))
        return [Witness(card, player, place, state, counters) for place in zones for player in sides]

    def _card(self, parts: tuple[t.Sel, ...]) -> Card:
        types = [part.value for part in parts if isinstance(part, t.Word) and part.kind == "type"]
        if not any(word in ("follower", "amulet", "spell") for word in types):
            types.insert(0, "follower")
        words: dict[str, tuple[str, ...]] = {"class": ("Neutral",)}
        name = ""
        abilities: tuple[t.Ability, ...] = ()
        figures = {"cost": 2, "attack": 2, "defense": 4} if "follower" in types else {"cost": 2}
        for part in parts:
            if isinstance(part, t.Word) and part.kind == "name":
                name = part.value
            elif isinstance(part, t.Word) and part.kind != "type":
                words[part.kind] = (part.value,)
            elif isinstance(part, t.Has) and part.keyword in self.book.keywords:
                abilities += self.book.keywords[part.keyword].means
            elif isinstance(part, t.Figure) and part.figure in figures and isinstance(part.amount, int):
                figures[part.figure] = _such(figures[part.figure], part.op, part.amount)
        return self.card(name, tuple(types), figures, words, abilities)

    def card(
        self,
        name: str,
        types: tuple[str, ...],
        figures: dict[str, int],
        words: dict[str, tuple[str, ...]] | None = None,
        abilities: tuple[t.Ability, ...] = (),
    ) -> Card:
        self.made += 1
        name = name or f"Extra {self.made}"
        words = words or {"class": ("Neutral",)}
        if "follower" in types and "token" not in types and "evolved" not in types:
            abilities = (*abilities, evolve_ability(1))
        return Card(f"extra-{self.made}", name, types, figures, words, "", abilities, token="token" in types)

    # --- the position --------------------------------------------------------------------------------------------

    def build(
        self,
        card: Card,
        zone: str,
        node: Any,
        phase: str = "main begins",
        active: int = ME,
        seed: int = 1,
        fresh: bool = False,
    ) -> tuple[Game, int]:
        """A position with the card in a zone of player 0, furnished for the node; and the card's object. `fresh`: it
        came there this turn."""
        self.made = 0
        game = Game(self.book, (), seed)
        game.turn = 9
        game.active = active
        for player in (ME, THEM):
            game.nums[player] |= {PP: 10, MAX_PP: 10, EP: 3, "cards played": 6 if player == active else 0}
        game.nums[active]["leader hurt"] = 1
        source = self._place_source(game, card, zone)
        settle(game, source, self._said_of_itself(node, zone), game.turn - (not fresh))
        for witness in self.witnesses(node):
            self._put(game, witness)
        self._fill(game)
        self.spec.extra["setup"](game)
        game.pool = tuple(pool_of(game))
        for proc, rule in self.book.starts[phase]:
            game.frames.append(Frame(proc, self.book.procedures[proc].at[rule]))
        return game, source

    def _place_source(self, game: Game, card: Card, zone: str) -> int:
        """The card that is tried. An evolved card on the field lies over the follower it evolved."""
        if "evolved" in card.types and zone == "field":
            host = self._new(game, ME, "field", self._base(card))
            self._new(game, ME, "evolve zone", card, host=host)
            return host
        if "evolved" in card.types:
            host = self._new(game, ME, "field", self._base(card))
            self._new(game, ME, "evolve deck", card)
            return host
        id = self._new(game, ME, zone, card)
        if "follower" in card.types:
            self._new(game, ME, "evolve deck", self._evolved(card))
        return id

    def _said_of_itself(self, node: Any, zone: str) -> dict[str, Any]:
        """The state and counters that the node wants of the card itself."""
        said: dict[str, Any] = {}
        for sel, _ in groups_in(node):
            parts = _parts(sel)
            if t.SELF in parts and zone == "field":
                for part in parts:
                    if isinstance(part, t.State):
                        said["state"] = part.word
                counters = {part.name: max(1, part.n) for part in parts if isinstance(part, t.Counter)}
                if counters:
                    said["counters"] = {**said.get("counters", {}), **counters}
        return said

    def _base(self, card: Card) -> Card:
        figures = {"cost": 2, "attack": 1, "defense": 3}
        return Card(
            "base", card.name, ("follower",), figures, dict(card.words), "", (evolve_ability(1),), token=False
        )  # fmt: skip

    def _evolved(self, card: Card) -> Card:
        figures = {"attack": card.figures.get("attack", 0) + 2, "defense": card.figures.get("defense", 0) + 2}
        return Card(f"{card.number}-E", card.name, ("follower", "evolved"), figures, dict(card.words), "", ())

    def _new(self, game: Game, player: int, zone: str, card: Card, **properties: Any) -> int:
        id = self.spec.place(game, player, zone, card, properties)
        settle(game, id, properties, game.turn - 1)
        return id

    def _put(self, game: Game, witness: Witness) -> int:
        """Put a witness down, if there is room for it."""
        most = {"field": FIELD_MOST, "ex": 3}.get(witness.zone, 12)
        if len(game.zone(witness.zone, witness.player)) >= most + (witness.player == ME):
            return 0
        return self.add(game, witness)

    def add(self, game: Game, witness: Witness) -> int:
        """Put a witness down. 0: it can never lie there."""
        card, player, zone = witness.card, witness.player, witness.zone
        if "spell" in card.types and zone == "field":
            return 0
        if card.token and zone not in ("field", "ex"):
            return 0
        if zone == "field" and "evolved" in card.types:
            host = self._new(game, player, zone, self._base(card))
            self._new(game, player, "evolve zone", card, host=host)
            return host
        properties: dict[str, Any] = {}
        if witness.state and zone == "field":
            properties["state"] = witness.state
        if witness.counters:
            properties["counters"] = dict(witness.counters)
        id = self._new(game, player, zone, card, **properties)
        if zone == "field" and "follower" in card.types and not card.token:
            self._new(game, player, "evolve deck", self._evolved(card))
        return id

    def _fill(self, game: Game) -> None:
        """What most texts need: followers on both fields, cards in hands, decks and cemeteries, Carrots."""
        plain = [
            self.card("Extra Guard", ("follower",), {"cost": 3, "attack": 2, "defense": 5}),
            self.card("Extra Runner", ("follower",), {"cost": 1, "attack": 1, "defense": 2}),
            self.card("Extra Charm", ("amulet",), {"cost": 2}),
            self.card("Extra Spark", ("spell",), {"cost": 1}, abilities=(t.Spell((t.Draw(1),)),)),
        ]
        bolt = t.Spell(
            (t.Damage(t.Ref("t"), 1),), (t.Choose("t", 1, t.ENEMY & t.Zone(("field",)) & t.Word("type", "follower")),)
        )
        plain.append(self.card(BOLT, ("spell",), {"cost": 0}, abilities=(bolt,)))
        carrot = self.card("Carrot", ("spell", "evolved"), {})
        for player in (ME, THEM):
            for i, card in enumerate(plain[:2]):
                if len(game.zone("field", player)) < FIELD_MOST:
                    id = self._put(game, Witness(card, player, "field", "engaged" if i and player == THEM else ""))
                    assert id
            for card in plain:
                for zone in ("hand", "cemetery"):
                    self._new(game, player, zone, card)
            for i in range(5):
                self._new(game, player, "cemetery", plain[3])
                self._new(game, player, "cemetery", plain[i % 2])
            for _ in range(2):
                self._new(game, player, "evolve deck", carrot)
            under = [self._new_bottom(game, player, plain[i % 4]) for i in range(12)]
            assert under
            if not game.zone("ex", player):
                self._new(game, player, "ex", plain[1])

    def _new_bottom(self, game: Game, player: int, card: Card) -> int:
        """A card under the deck: witnesses stay on top."""
        id = self._new(game, player, "deck", card)
        at = self.book.zone_index["deck"] * 2 + player
        game.zones[at] = (id, *(other for other in game.zones[at] if other != id))
        return id


def _such(now: int, op: str, n: int) -> int:
    """A figure that compares so, near the usual one."""
    if op == "<=":
        return min(now, n)
    if op == ">=":
        return max(now, n)
    if op == "<":
        return min(now, n - 1)
    if op == ">":
        return max(now, n + 1)
    return n if op == "=" else now + (now == n)
