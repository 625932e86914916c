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
from ludex.games.sve.c14_universe_specific import ITEMS
from ludex.testing.position import pool_of, settle

ME, THEM = 0, 1
BOLT = "Extra Bolt"
BURIED = (4, 9, 16)
"""How many spells, and as many followers, lie in a cemetery: by the seed."""
FIELD_MOST = 3
"""Cards on a field besides the card that is tried: room is left for what comes."""


class Witness(NamedTuple):
    """A card that belongs to a group, whose it is, where it lies, and how."""

    card: Card
    player: int
    zone: str
    state: str = ""
    counters: tuple[tuple[str, int], ...] = ()
    n: int = 1
    """How many of them are wanted."""
    up: bool | None = None
    marks: tuple[str, ...] = ()


class Need(NamedTuple):
    """A group that a tree names: where it is looked for if it names no zone, how many there should be, how they lie."""

    sel: t.Sel
    zone: str = ""
    n: int = 1
    state: str = ""
    differ: str = ""
    """The words or the figure in which they should differ."""


ANYTHING = Need(t.ANY)
VERBS = {
    "lesson": t.YOURS & t.Zone(("ex",)) & t.Word("type", "spell") & t.Word("type", "token"),
    "evolve into": t.YOURS & t.Zone(("evolve deck",)) & t.Word("type", "follower") & t.Word("type", "evolved"),
}
"""What verbs of the game want to find: cards of the name they say."""
LOOKED = ("seen", "found")
"""The names under which cards of the deck are looked at."""


def needs_of(node: Any, need: Need = ANYTHING) -> Iterator[Need]:
    """The groups that a tree names, the outermost of each place."""
    if isinstance(node, t.Sel):
        yield need._replace(sel=node)
        for part in _parts(node):
            if isinstance(part, t.Figure) and not isinstance(part.amount, int):
                yield from needs_of(part.amount)
    elif isinstance(node, tuple):
        for item in node:
            yield from needs_of(item, need)
    elif isinstance(node, t.Compare) and isinstance(node.a, (t.Count, t.Distinct)) and isinstance(node.b, int):
        differ = node.a.kind if isinstance(node.a, t.Distinct) else ""
        yield Need(node.a.what, n=_such(1, node.op, node.b), differ=differ)
    elif isinstance(node, t.Is):
        if isinstance(node.what, t.Self):
            yield Need(t.SELF & node.such)
        else:
            yield Need(node.such, "deck" if isinstance(node.what, t.Ref) and node.what.name in LOOKED else "")
    elif isinstance(node, t.Do) and node.verb in VERBS:
        yield Need(VERBS[node.verb] & t.Word("name", node.word or ITEMS[0]), n=node.n if isinstance(node.n, int) else 1)
    elif isinstance(node, t.Counters) and node.what == t.SELF and isinstance(node.n, int) and node.n < 0:
        yield Need(t.SELF & t.Counter(node.name, ">=", -node.n))
    elif is_dataclass(node) and not isinstance(node, type):
        inner = _need(node)
        for spec in fields(node):
            yield from needs_of(getattr(node, spec.name), inner)


def _need(node: Any) -> Need:
    """What an instruction or a condition wants of the group it names."""
    if isinstance(node, (t.Choose, t.Search)):
        n = node.n if isinstance(node.n, int) else 2
        return Need(t.ANY, node.zone if isinstance(node, t.Search) else "", max(1, n))
    if isinstance(node, t.Exists):
        return Need(t.ANY, n=node.n)
    if isinstance(node, t.SetState):
        return Need(t.ANY, state="engaged" if node.state == "reserved" else "reserved")
    return ANYTHING


USUAL = (PP, MAX_PP, EP, "cards played", "leader hurt")
"""Numbers of which every position has enough."""


def numbers_in(node: Any) -> Iterator[tuple[str, int]]:
    """The numbers of the player that a tree wants to be so many."""
    if isinstance(node, t.Compare) and isinstance(node.a, t.Number) and isinstance(node.b, int):
        if node.a.who == t.YOU and (node.op == "=" or (node.op == ">=" and node.a.name not in USUAL)):
            yield node.a.name, node.b
    elif isinstance(node, tuple):
        for item in node:
            yield from numbers_in(item)
    elif is_dataclass(node) and not isinstance(node, type):
        for spec in fields(node):
            yield from numbers_in(getattr(node, spec.name))


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

    def __init__(self, spec: Spec, edition: str = "", tokens: tuple[Card, ...] = ()) -> None:
        self.spec = spec
        self.tokens = tokens
        self.book = spec.book(edition)
        self.made = 0

    # --- witnesses -----------------------------------------------------------------------------------------------

    def witnesses(self, node: Any) -> list[Witness]:
        """The cards that what a tree names wants, those that are wanted in numbers first."""
        needs = sorted(needs_of(node), key=lambda need: -need.n)
        found: list[Witness] = []
        for need in needs:
            for parts in alternatives(need.sel):
                for witness in self.belonging(parts, need.zone):
                    lying = witness if witness.state else witness._replace(state=need.state)
                    have = sum(_alike(lying, other) for other in found)
                    n = max(need.n, 2) if lying.zone == "deck" else need.n
                    wanted = [lying._replace(n=n)] * (n - have)
                    found += self._unlike(wanted, need.differ) if need.differ else wanted
        return found

    def _unlike(self, witnesses: list[Witness], kind: str) -> list[Witness]:
        """As many, each of its own name and cost (or another figure)."""
        made = []
        for i, witness in enumerate(witnesses):
            card = witness.card
            figures = {**card.figures, kind: i} if kind in card.figures else card.figures
            made.append(witness._replace(card=self.card("", card.types, figures, card.words, card.abilities)))
        return made

    def belonging(self, parts: tuple[t.Sel, ...], zone: str = "") -> list[Witness]:
        """Cards that belong to the group, one for each side and zone it may lie in; none for the card itself."""
        if any(isinstance(part, (t.Self, t.Anything)) for part in parts):
            return []
        if all(isinstance(part, (t.Ref, t.Side, t.Not)) for part in parts):
            return []
        looked = any(isinstance(part, t.Ref) for part in parts)
        zones = next((part.names for part in parts if isinstance(part, t.Zone)), (zone or "field",))
        zones = ("deck",) if looked else tuple(z for z in zones if z not in ("leader", "resolution", "evolve zone"))
        sides = [ME if part.who == t.YOU else THEM for part in parts if isinstance(part, t.Side)] or [ME, THEM]
        card = self._card(parts)
        state = next((part.word for part in parts if isinstance(part, t.State)), "")
        counters = tuple((part.name, max(1, part.n)) for part in parts if isinstance(part, t.Counter))
        up = next((part.up for part in parts if isinstance(part, t.FaceUp)), None)
        marks = tuple(part.word for part in parts if isinstance(part, t.Mark))
        return [Witness(card, player, place, state, counters, 1, up, marks) for place in zones for player in sides]

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
                have = words.get(part.kind, ()) if part.kind != "class" else ()
                words[part.kind] = (*have, part.value)
            elif isinstance(part, t.Within) and part.kind == "name":
                name = f"{part.value} Extra"
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
        state: str = "",
        bare: bool = False,
    ) -> tuple[Game, int]:
        """A position with the card in a zone of player 0, furnished for the node; and the card's object. `fresh`: it
        came there this turn; `state`: how it lies; `bare`: hands and own field are empty, the leaders are nearly
        beaten, and nothing has happened this turn. From the second seed on the own followers are engaged."""
        self.made = 0
        game = Game(self.book, (), seed)
        game.turn = 9
        game.active = active
        for player in (ME, THEM):
            game.nums[player] |= {PP: 9, MAX_PP: 6 if bare else 10 if seed % 2 else 8, EP: 3}
        if not bare:
            game.nums[active] |= {"leader hurt": 1, "cards played": 6}
        for name, n in numbers_in(node):
            game.nums[ME][name] = n
        source = self._place_source(game, card, zone)
        said = self._said_of_itself(node, zone) | ({"state": state} if state and zone == "field" else {})
        settle(game, source, said, game.turn - (not fresh))
        game.nums[ME][PP] = max(9, card.figures.get("cost", 0))
        for witness in self.witnesses(node) if not bare else ():
            self._put(game, witness)
        self._fill(game, bare, BURIED[seed % len(BURIED)])
        self.spec.extra["setup"](game)
        for player in (ME, THEM):
            for id in game.zone("leader", player) if bare else ():
                settle(game, id, {"damage": 16}, game.turn - 1)
        for id in game.zone("field", ME) if seed > 1 else ():
            if id != source:
                settle(game, id, {"state": "engaged"}, game.turn - 1)
        game.pool = tuple(dict.fromkeys((*pool_of(game), *self.tokens)))
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
        for need in needs_of(node):
            parts = _parts(need.sel)
            if t.SELF in parts and zone == "field":
                words = [part.word for part in parts if isinstance(part, t.State)] or [need.state]
                if words[0] and said.get("state", "") != "reserved":
                    said["state"] = words[0]
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
        if zone == "field" and "Stack" in card.keywords:
            properties["counters"] = {"stack": 2, **properties.get("counters", {})}
        id = self.spec.place(game, player, zone, card, properties)
        settle(game, id, properties, game.turn - 1)
        return id

    def _put(self, game: Game, witness: Witness) -> int:
        """Put a witness down, if there is room for it."""
        most = {"field": FIELD_MOST + (witness.n > FIELD_MOST), "ex": max(3, witness.n)}.get(witness.zone, 30)
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
        if card not in game.pool:
            game.pool = (*game.pool, card)
        if zone == "field" and "evolved" in card.types:
            host = self._new(game, player, zone, self._base(card))
            self._new(game, player, "evolve zone", card, host=host)
            game.pool = tuple(dict.fromkeys((*game.pool, *pool_of(game))))
            return host
        properties: dict[str, Any] = {}
        if witness.state and zone == "field":
            properties["state"] = witness.state
        if witness.counters:
            properties["counters"] = dict(witness.counters)
        if witness.up is not None:
            properties["up"] = witness.up
        if witness.marks:
            properties["marks"] = witness.marks
        id = self._new(game, player, zone, card, **properties)
        if zone == "field" and "follower" in card.types and not card.token:
            self._new(game, player, "evolve deck", self._evolved(card))
            game.pool = tuple(dict.fromkeys((*game.pool, *pool_of(game))))
        return id

    def _fill(self, game: Game, bare: bool, buried: int) -> None:
        """What most texts need: followers on both fields, cards in hands, decks and cemeteries (so many spells and so
        many followers), Carrots."""
        plain = [
            self.card("Extra Guard", ("follower",), {"cost": 3, "attack": 2, "defense": 12}),
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
                if len(game.zone("field", player)) < FIELD_MOST and (player == THEM or not bare):
                    self._put(game, Witness(card, player, "field", "engaged" if not i and player == THEM else ""))
            for card in plain:
                for zone in ("hand", "cemetery") if not bare else ():
                    self._new(game, player, zone, card)
            for i in range(buried if not bare else 0):
                self._new(game, player, "cemetery", plain[3])
                self._new(game, player, "cemetery", plain[i % 2])
            for _ in range(2):
                self._new(game, player, "evolve deck", carrot)
            for i in range(12):
                self._new_bottom(game, player, plain[i % 4])
            if not game.zone("ex", player) and not bare:
                self._new(game, player, "ex", plain[1])

    def _new_bottom(self, game: Game, player: int, card: Card) -> int:
        """A card under the deck: witnesses stay on top."""
        id = self._new(game, player, "deck", card)
        at = self.book.zone_index["deck"] * 2 + player
        game.zones[at] = (id, *(other for other in game.zones[at] if other != id))
        return id


def _alike(a: Witness, b: Witness) -> bool:
    """Whether two witnesses serve the same need."""
    same = (a.card.types, a.card.figures, a.card.words, a.card.keywords) == (
        b.card.types, b.card.figures, b.card.words, b.card.keywords,
    )  # fmt: skip
    named = a.card.name == b.card.name or (a.card.name.startswith("Extra") and b.card.name.startswith("Extra"))
    return same and named and (a.player, a.zone, a.state, a.counters) == (b.player, b.zone, b.state, b.counters)


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
