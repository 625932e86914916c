"""Positions for trying out one card: the cards that its text names lie where the text looks for them.

For each group that an ability names, the stage makes a card that belongs to it: a witness. The game's `Setting`
(`ludex.games.lab`) says how a position looks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from ludex.core import tree as t
from ludex.core.flow.frames import Frame
from ludex.core.position.game import Game
from ludex.core.position.objects import Card
from ludex.core.tree import walk
from ludex.core.values import tally
from ludex.errors import InputError
from ludex.games import Spec
from ludex.games.fights import Fight
from ludex.games.lab import Room, Setting
from ludex.testing.position import pool_of, settle

ME, THEM = 0, 1
ROOM = Room(30, 30)


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
    """The words or the figure in which the cards should differ."""


ANYTHING = Need(t.ANY)
LOOKED = ("seen", "found")
"""The names under which cards of the deck are looked at."""


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


def setting_of(spec: Spec) -> Setting:
    """The game's `Setting`; an error where it has none."""
    if spec.lab.setting is None:
        raise InputError(spec.code, "cards of this game cannot be tried yet: its `lab` has no setting")
    return spec.lab.setting


class Stage:
    """Builds positions of one game around one card, out of the game's setting."""

    def __init__(self, spec: Spec, edition: str = "", tokens: tuple[Card, ...] = ()) -> None:
        self.spec = spec
        self.setting = setting_of(spec)
        self.tokens = tokens
        self.book = spec.book(edition)
        self.upright, self.turned = self.book.states[0], self.book.states[1]
        self.made = 0
        self.tried: Card | None = None

    # --- needs ---------------------------------------------------------------------------------------------------

    def needs(self, node: Any, need: Need = ANYTHING) -> Iterator[Need]:
        """The groups that a tree names, the outermost of each place."""
        if isinstance(node, t.Sel):
            yield need._replace(sel=node)
            for part in _parts(node):
                if isinstance(part, t.Figure) and not isinstance(part.amount, int):
                    yield from self.needs(part.amount)
        elif isinstance(node, tuple):
            for item in node:
                yield from self.needs(item, need)
        elif isinstance(node, t.Compare) and isinstance(node.a, (t.Count, t.Distinct)) and isinstance(node.b, int):
            differ = node.a.kind if isinstance(node.a, t.Distinct) else ""
            yield Need(node.a.what, n=_such(1, node.op, node.b), differ=differ)
        elif isinstance(node, t.Is):
            if isinstance(node.what, t.Self):
                yield Need(t.SELF & node.such)
            else:
                looked = isinstance(node.what, t.Ref) and node.what.name in LOOKED
                yield Need(node.such, self.book.deck_zone if looked else "")
        elif isinstance(node, t.Do) and node.verb in self.setting.verbs:
            group, name = self.setting.verbs[node.verb]
            yield Need(group & t.Word("name", node.word or name), n=node.n if isinstance(node.n, int) else 1)
        elif isinstance(node, t.Counters) and node.what == t.SELF and isinstance(node.n, int) and node.n < 0:
            yield Need(t.SELF & t.Counter(node.name, ">=", -node.n))
        elif isinstance(node, t.Node):
            inner = self._need(node)
            for value in walk.values_of(node):
                yield from self.needs(value, inner)

    def _need(self, node: Any) -> Need:
        """The number and the state that an instruction or a condition needs of its group."""
        if isinstance(node, (t.Choose, t.Search)):
            n = node.n if isinstance(node.n, int) else 2
            return Need(t.ANY, node.zone if isinstance(node, t.Search) else "", max(1, n))
        if isinstance(node, t.Exists):
            return Need(t.ANY, n=node.n)
        if isinstance(node, t.When) and node.event in self.setting.seen_in:
            return Need(t.ANY, self.setting.seen_in[node.event])
        if isinstance(node, t.SetState):
            return Need(t.ANY, state=self.turned if node.state == self.upright else self.upright)
        return ANYTHING

    def numbers(self, node: Any) -> Iterator[tuple[str, int]]:
        """The numbers of the player that a tree asks for. Of those that the setting gives there is enough."""
        for part in walk.nodes(node):
            if isinstance(part, t.Compare) and isinstance(part.a, t.Number) and isinstance(part.b, int):
                usual = part.a.name in self.setting.numbers or part.a.name in self.setting.lately
                if part.a.who == t.YOU and (part.op == "=" or (part.op == ">=" and not usual)):
                    yield part.a.name, part.b

    # --- witnesses -----------------------------------------------------------------------------------------------

    def witnesses(self, node: Any) -> list[Witness]:
        """The witnesses for the groups of a tree, groups of several cards first."""
        needs = sorted(self.needs(node), key=lambda need: -need.n)
        found: list[Witness] = []
        for need in needs:
            for parts in alternatives(need.sel):
                for witness in self.belonging(parts, need.zone):
                    lying = witness if witness.state else witness._replace(state=need.state)
                    have = sum(_alike(lying, other) for other in found)
                    n = max(need.n, 2) if lying.zone == self.book.deck_zone else need.n
                    wanted = [lying._replace(n=n)] * (n - have)
                    found += self._unlike(wanted, need.differ) if need.differ else wanted
        return found

    def _unlike(self, witnesses: list[Witness], kind: str) -> list[Witness]:
        """Several witnesses, each with its own name and cost (or another figure)."""
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
        zones = next((part.names for part in parts if isinstance(part, t.Zone)), (zone or self.setting.field,))
        zones = (self.book.deck_zone,) if looked else tuple(z for z in zones if z not in self.setting.apart)
        sides = [ME if part.who == t.YOU else THEM for part in parts if isinstance(part, t.Side)] or [ME, THEM]
        card = self._card(parts, zones)
        state = next((part.word for part in parts if isinstance(part, t.State)), "")
        counters = tuple((part.name, max(1, part.n)) for part in parts if isinstance(part, t.Counter))
        up = next((part.up for part in parts if isinstance(part, t.FaceUp)), None)
        marks = tuple(part.word for part in parts if isinstance(part, t.Mark))
        return [Witness(card, player, place, state, counters, 1, up, marks) for place in zones for player in sides]

    def _token(self, parts: tuple[t.Sel, ...]) -> Card | None:
        """A token of the book with a word that only tokens have, if the group asks for one."""
        for part in parts:
            if isinstance(part, t.Within) and part.kind != "name":
                for token in self.book.tokens.values():
                    if any(part.value in word for word in token.words.get(part.kind, ())):
                        return token
        return None

    def _card(self, parts: tuple[t.Sel, ...], zones: tuple[str, ...] = ()) -> Card:
        """A card of the group; of a type that may lie in the zones, if the group names none."""
        if (token := self._token(parts)) is not None:
            return token
        types = [part.value for part in parts if isinstance(part, t.Word) and part.kind == "type"]
        kinds = self.setting.kinds
        if not any(word in kinds for word in types):
            fits = (word for word, kind in kinds.items() if not set(zones) <= set(kind.never) or not zones)
            types.insert(0, next(fits, next(iter(kinds))))
        words = dict(self.setting.words)
        name = ""
        abilities: tuple[t.Ability, ...] = ()
        figures = dict(next(kind.figures for word, kind in kinds.items() if word in types))
        for part in parts:
            if isinstance(part, t.Word) and part.kind == "name":
                name = part.value
            elif isinstance(part, t.Word) and part.kind != "type":
                have = words.get(part.kind, ()) if part.kind not in self.setting.words else ()
                words[part.kind] = (*have, part.value)
            elif isinstance(part, t.Within) and part.kind not in ("name", "type"):
                words[part.kind] = (*words.get(part.kind, ()), part.value)
            elif isinstance(part, t.Shares) and part.what == t.SELF and self.tried is not None:
                words[part.kind] = self.tried.words.get(part.kind, ())
                name = self.tried.name if part.kind == "name" else name
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
        figures: Mapping[str, int],
        words: dict[str, tuple[str, ...]] | None = None,
        abilities: tuple[t.Ability, ...] = (),
    ) -> Card:
        self.made += 1
        name = name or f"Extra {self.made}"
        words = words or dict(self.setting.words)
        token = "token" in types
        forms = self.setting.forms
        if forms is not None and forms.of in types and forms.type not in types and not token:
            abilities = (*abilities, *forms.abilities)
        return Card(f"extra-{self.made}", name, types, dict(figures), words, "", abilities, token=token)

    # --- the position --------------------------------------------------------------------------------------------

    def build(
        self,
        card: Card,
        zone: str,
        node: Any,
        phase: str,
        active: int = ME,
        seed: int = 1,
        fresh: bool = False,
        state: str = "",
        bare: bool = False,
    ) -> tuple[Game, int]:
        """A position with the card in a zone of player 0, furnished for the node; and the card's object. `fresh`: it
        came there this turn; `state`: how it lies; `bare`: hands and own field are empty, the leaders are nearly
        beaten, and nothing has happened this turn. From the second seed on the own cards on the field are turned."""
        setting = self.setting
        self.made = 0
        self.tried = card
        game = Game(self.book, (), seed)
        game.turn = 9
        game.active = active
        for player in (ME, THEM):
            for name, (odd, even, least) in setting.numbers.items():
                game.nums[player][name] = least if bare else odd if seed % 2 else even
        if not bare:
            game.nums[active] |= setting.lately
        for name, n in self.numbers(node):
            game.nums[ME][name] = n
        source = self._place_source(game, card, zone, seed)
        said = self._said_of_itself(node, zone) | ({"state": state} if state and zone == setting.field else {})
        settle(game, source, said, game.turn - (not fresh))
        purse, figure = setting.purse
        if purse:
            game.nums[ME][purse] = max(setting.numbers[purse][0], card.figures.get(figure, 0))
        for witness in self.witnesses(node) if not bare else ():
            self._put(game, witness)
        self._fill(game, bare, seed)
        if self.spec.setup is not None:
            self.spec.setup(game)
        if not bare:
            self._remembered(game, node)
            if setting.arrange is not None:
                setting.arrange(game, source, node)
        for player in (ME, THEM):
            for id in game.zone(setting.leaders, player) if bare and setting.worn else ():
                settle(game, id, {"damage": setting.worn}, game.turn - 1)
        for id in game.zone(setting.field, ME) if seed > 1 else ():
            if id != source:
                settle(game, id, {"state": self.turned}, game.turn - 1)
        game.set_pool(tuple(dict.fromkeys((*pool_of(game), *self.tokens))))
        if phase in self.spec.fights.steps:
            mine, theirs = (game.zone(setting.leaders, player)[0] for player in (ME, THEM))
            attacker, target = (mine, theirs) if active == ME else (theirs, mine)
            self.spec.fights.begin(game, Fight(phase, attacker, (target,)))
            return game, source
        for proc, rule in self.book.starts[phase]:
            game.frames.append(Frame(proc, self.book.procedures[proc].at[rule]))
        return game, source

    def _remembered(self, game: Game, node: Any) -> None:
        """What the tree asks about the turn so far has happened: cards were played, events came, numbers were
        reached."""
        for part in walk.nodes(node):
            if isinstance(part, t.Played):
                card = self._card(_parts(part.such))
                self._new(game, ME, self.setting.pile, card)
                for _ in range(_asked(node, part)):
                    tally.note_played(game, ME if part.who != t.OPPONENT else THEM, card)
            elif isinstance(part, t.Happened):
                game.remember(tally.key(game, part.when, ME), _asked(node, part))
            elif isinstance(part, t.Memory):
                game.remember(part.name, _asked(node, part))

    def _place_source(self, game: Game, card: Card, zone: str, seed: int) -> int:
        """The card that is tried. A card that lies over another one has that one below it, or waits for it."""
        field, forms = self.setting.field, self.setting.forms
        if forms is not None and forms.type in card.types:
            host = self._new(game, ME, field, forms.below(card))
            if zone == field:
                self._new(game, ME, forms.zone, card, host=host)
            else:
                self._new(game, ME, forms.home, card)
            return host
        lies = self.setting.lies if zone == field else ({"up": False},) if zone in self.setting.covered else ()
        id = self._new(game, ME, zone, card, **(lies[seed % len(lies)] if lies else {}))
        if forms is not None and forms.of in card.types:
            self._new(game, ME, forms.home, forms.above(card))
        return id

    def _said_of_itself(self, node: Any, zone: str) -> dict[str, Any]:
        """The state and counters that the node needs of the card itself."""
        said: dict[str, Any] = {}
        for need in self.needs(node):
            parts = _parts(need.sel)
            if t.SELF in parts and zone == self.setting.field:
                words = [part.word for part in parts if isinstance(part, t.State)] or [need.state]
                if words[0] and said.get("state", "") != self.upright:
                    said["state"] = words[0]
                counters = {part.name: max(1, part.n) for part in parts if isinstance(part, t.Counter)}
                if counters:
                    said["counters"] = {**said.get("counters", {}), **counters}
                if marks := [part.word for part in parts if isinstance(part, t.Mark)]:
                    said["marks"] = [*said.get("marks", []), *marks]
        return said

    def _new(self, game: Game, player: int, zone: str, card: Card, **properties: Any) -> int:
        for keyword, counters in self.setting.counters.items():
            if zone == self.setting.field and keyword in card.keywords:
                properties["counters"] = {**counters, **properties.get("counters", {})}
        id = self.spec.place(game, player, zone, card, properties)
        settle(game, id, properties, game.turn - 1)
        return id

    def _put(self, game: Game, witness: Witness) -> int:
        """Put a witness down, if there is room for it."""
        room = self.setting.rooms.get(witness.zone, ROOM)
        most = min(max(room.usual, witness.n), room.most)
        if witness.player == THEM and room.theirs >= 0:
            most = room.theirs
        if len(game.zone(witness.zone, witness.player)) >= most + (witness.player == ME):
            return 0
        return self.add(game, witness)

    def add(self, game: Game, witness: Witness) -> int:
        """Put a witness down. 0: it can never lie there."""
        card, player, zone = witness.card, witness.player, witness.zone
        if not self.may_lie(card, zone):
            return 0
        if card not in game.pool:
            game.set_pool((*game.pool, card))
        field, forms = self.setting.field, self.setting.forms
        if forms is not None and zone == field and forms.type in card.types:
            host = self._new(game, player, zone, forms.below(card))
            self._new(game, player, forms.zone, card, host=host)
            game.set_pool(tuple(dict.fromkeys((*game.pool, *pool_of(game)))))
            return host
        properties: dict[str, Any] = {}
        if witness.state and zone == field:
            properties["state"] = witness.state
        if witness.counters:
            properties["counters"] = dict(witness.counters)
        if witness.up is not None:
            properties["up"] = witness.up
        if witness.marks:
            properties["marks"] = witness.marks
        id = self._new(game, player, zone, card, **properties)
        if forms is not None and zone == field and forms.of in card.types and not card.token:
            self._new(game, player, forms.home, forms.above(card))
            game.set_pool(tuple(dict.fromkeys((*game.pool, *pool_of(game)))))
        return id

    def may_lie(self, card: Card, zone: str) -> bool:
        """Whether a card can ever lie in a zone."""
        return self.takes_tokens(zone, card) and self.takes_kind(zone, card)

    def takes_tokens(self, zone: str, card: Card) -> bool:
        """Whether the card may lie in the zone though it is a token."""
        return not card.token or not self.setting.tokens or zone in self.setting.tokens

    def home(self, card: Card) -> str:
        """The zone where the card works."""
        homes = [self.setting.kinds[word].home for word in card.types if word in self.setting.kinds]
        return next((home for home in homes if home), self.setting.field)

    def takes_kind(self, zone: str, card: Card) -> bool:
        """Whether cards of its types may lie in the zone."""
        return not any(zone in self.setting.kinds[word].never for word in card.types if word in self.setting.kinds)

    def _fill(self, game: Game, bare: bool, seed: int) -> None:
        """Put down what most texts need: guards on both fields, and cards in the other zones."""
        field = self.setting.field
        made = {card.name: self.card(card.name, card.types, card.figures, None, card.abilities)
                for card in self.setting.plain}  # fmt: skip
        usual = self.setting.rooms.get(field, ROOM).usual
        for player in (ME, THEM):
            for i, name in enumerate(self.setting.guards):
                if len(game.zone(field, player)) < usual and (player == THEM or not bare):
                    lying = self.turned if not i and player == THEM else ""
                    self._put(game, Witness(made[name], player, field, lying))
            for fill in self.setting.fills:
                if (bare and not fill.bare) or (fill.empty and game.zone(fill.zone, player)):
                    continue
                put = self._new_bottom if fill.zone == self.book.deck_zone else self._new
                for i in range(fill.n[seed % len(fill.n)]):
                    put(game, player, fill.zone, made[fill.cards[i % len(fill.cards)]])

    def _new_bottom(self, game: Game, player: int, zone: str, card: Card) -> int:
        """A card under the deck: witnesses stay on top."""
        id = self._new(game, player, zone, card)
        at = self.book.zone_index[zone] * 2 + player
        game.zones[at] = (id, *(other for other in game.zones[at] if other != id))
        return id


def _asked(node: Any, amount: t.Computed) -> int:
    """How much of an amount a comparison in the tree asks for; 1 if it is compared with something else, or with
    itself."""
    for part in walk.nodes(node):
        if isinstance(part, t.Compare):
            if part.a == amount and isinstance(part.b, int):
                return max(0, _such(1, part.op, part.b))
            if part.b == amount and part.op == ">":
                return 0
    return 1


def _alike(a: Witness, b: Witness) -> bool:
    """Whether two witnesses serve the same need."""
    same = (a.card.types, a.card.figures, a.card.words, a.card.keywords) == (
        b.card.types, b.card.figures, b.card.words, b.card.keywords,
    )  # fmt: skip
    named = a.card.name == b.card.name or (a.card.name.startswith("Extra") and b.card.name.startswith("Extra"))
    return same and named and (a.player, a.zone, a.state, a.counters) == (b.player, b.zone, b.state, b.counters)


def _such(now: int, op: str, n: int) -> int:
    """A figure that fulfils the comparison, near the usual one."""
    if op == "<=":
        return min(now, n)
    if op == ">=":
        return max(now, n)
    if op == "<":
        return min(now, n - 1)
    if op == ">":
        return max(now, n + 1)
    return n if op == "=" else now + (now == n)
