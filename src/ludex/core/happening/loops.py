"""Detects loops: positions that come back. Positions are compared by `position_key`, which leaves out ids, time stamps
and the state of the random numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.compiling import i64
from ludex.core.flow.forced import FORCED, OWN
from ludex.core.values import layers
from ludex.core.values.memo import NODES, Memo, word_digest

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Card, Obj
    from ludex.core.position.spots import Layout

PATIENCE: Final = 100
"""The number of forced abilities in a row from which on positions are compared."""
CHOICES: Final = f"{OWN}choices"
"""The name in `Game.memory` of the number of choices that `declared.chosen` recorded this turn."""
BANS: Final = f"{OWN}bans"
"""Set in `Game.memory` if `declared.open_options` has options to remove."""
ENDLESS: Final = 2000
"""This many forced abilities in a row are a loop, even if something grows and no position comes back."""


def position_key(game: Game, running: bool = True) -> int:
    """A 60-bit key that is equal for positions that differ only in ids, time stamps and random state. `running` False:
    also ignores the running procedures and waiting abilities, but includes delayed triggers."""
    objects = game.objects
    kinds = game.book.zones
    low: i64 = 0
    high: i64 = 0
    linked: list[Obj] = []
    for at, ids in enumerate(game.zones):
        if not ids:
            continue
        step: i64 = 1 if kinds[at >> 1].ordered else 0
        weight: i64 = 1
        for id in ids:
            obj = objects[id]
            row: i64 = obj.row or _row(obj)
            low += (row & HALF) * weight
            high += (row >> 28) * (weight * weight)
            weight += step
            if obj.host:
                linked.append(obj)
    key = _Key()
    key.add(low)
    key.add(high)
    key.add(game.turn * 2 + game.active)
    places = _Places(game)
    key.add(len(linked))
    for one, other in sorted([(places.of(obj.id), places.of(obj.host)) for obj in linked]):
        key.add(one)
        key.add(other)
    key.add(len(game.effects))
    for e in game.effects:
        key.add(NODES.of(e.node, None))
        key.add(word_digest(e.until))
        key.add(e.controller)
        subjects = sorted([places.of(id) for id in e.subjects or ()])
        key.add(len(subjects))
        for place in subjects:
            key.add(place)
    if running:
        key.add(len(game.pending))
        for pending in game.pending:
            key.add(NODES.of(pending.ability, None))
            key.add(pending.controller)
            key.add(places.of(pending.source))
        key.add(len(game.frames))
        for frame in game.frames:
            key.add(word_digest(frame.proc))
            key.add(frame.pc)
    else:
        key.add(len(game.delayed))
        for delayed in game.delayed:
            key.add(NODES.of(delayed.instr, None))
            key.add(delayed.controller)
            key.add(places.of(delayed.source))
    for nums in game.nums:
        key.add(len(nums))
        for name, n in sorted(nums.items()):
            key.add(word_digest(name))
            key.add(n)
    if game.spots is not game.book.spots.layout:
        for n in SPOTS.of(game.spots, None):
            key.add(n)
    for place, ability, times in sorted(_uses(game, places)):
        key.add(place)
        key.add(ability)
        key.add(times)
    return key.high << 30 | key.low


def _spots(layout: Layout, about: None) -> list[int]:
    """The spots of both players as numbers."""
    found: list[int] = []
    for spots in layout:
        found.append(len(spots))
        found += [word_digest(f"{spot.number} {spot.row} {spot.column} {spot.types}") for spot in spots]
    return found


SPOTS: Final[Memo[Layout, None, list[int]]] = Memo(_spots, 64)


def _uses(game: Game, places: _Places) -> list[tuple[int, int, int]]:
    """`Game.used` without ids and time stamps. The uses of a granted ability that is gone make no difference."""
    found: list[tuple[int, int, int]] = []
    for id, number, times in game.used:
        if number < layers.GRANTED:
            found.append((places.of(id), number, times))
        elif id in game.objects and number in layers.numbers(game, id):
            ability = layers.abilities(game, id)[layers.numbers(game, id).index(number)]
            found.append((places.of(id), layers.GRANTED + NODES.of(ability, None), times))
    return found


class _Key:
    """Hashes a sequence of numbers into 60 bits. NB: two halves, so that compiled code uses machine integers."""

    __slots__ = ("high", "low")

    def __init__(self) -> None:
        self.low: i64 = 1
        self.high: i64 = 1

    def add(self, n: i64) -> None:
        self.low = (self.low * 0x2F0B4C47 + n) % 0x3FFFFFDD
        self.high = (self.high * 0x19D699A5 + n) % 0x3FFFFFD7


def outline(game: Game) -> int:
    """A cheap hash of a position: the sizes of its zones, and the players' numbers. Positions with different outlines
    are different; equal outlines prove nothing."""
    seen = game.turn
    for ids in game.zones:
        seen = (seen * 67 + len(ids)) % BIG
    for nums in game.nums:
        for n in nums.values():
            seen += n * n
    return seen


class _Places:
    """Numbers the objects of a position independently of their ids: zone by zone, and within an unordered zone sorted
    by `_row`. NB: few objects are asked for, so a zone is numbered when the first of its objects is."""

    __slots__ = ("game", "places", "zones")

    def __init__(self, game: Game) -> None:
        self.game = game
        self.places: dict[int, int] = {}
        self.zones: set[int] = set()

    def of(self, id: int) -> int:
        """The object's number, from 1; 0: it has left its zone."""
        game = self.game
        obj = game.objects.get(id)
        if obj is None:
            return 0
        kind = game.book.zones[obj.zone]
        at = obj.zone * 2 + (0 if kind.shared else obj.side)
        if at not in self.zones:
            self.zones.add(at)
            number = sum([len(ids) for ids in game.zones[:at]])
            seen = [(_row(game.objects[other]), i, other) for i, other in enumerate(game.zones[at])]
            if not kind.ordered:
                seen.sort()
            for _, _, other in seen:
                number += 1
                self.places[other] = number
        return self.places[id]


def places(game: Game, ids: tuple[int, ...]) -> tuple[int, ...]:
    """Where the objects are, as numbers that are the same in positions with the same `position_key`; 0: gone."""
    return tuple([_place(game, id) for id in ids])


def _place(game: Game, id: int) -> int:
    """As `_Places.of`, for a single object: without numbering the others."""
    obj = game.objects.get(id)
    if obj is None:
        return 0
    kind = game.book.zones[obj.zone]
    at = obj.zone * 2 + (0 if kind.shared else obj.side)
    number = 1
    for i in range(at):
        number += len(game.zones[i])
    zone = game.zones[at]
    if kind.ordered:
        return number + zone.index(id)
    row = _row(obj)
    earlier = True
    for other in zone:
        if other == id:
            earlier = False
            continue
        theirs = _row(game.objects[other])
        if theirs < row or (theirs == row and earlier):
            number += 1
    return number


def places_hold(game: Game) -> bool:
    """Whether each object has the same number if all of its zone are numbered (a `Shortcut.long`)."""
    found = _Places(game)
    return all(_place(game, id) == found.of(id) for ids in game.zones for id in ids)


HALF: Final = 0xFFFFFFF
"""The low 28 bits of a `_row`."""
MOST_KINDS: Final = 256
"""More kinds of zones than any game has."""
BIG: Final = 1 << 40
"""The modulus of `outline`."""


def _row(obj: Obj) -> int:
    """A 56-bit digest of the object: its card, zone, orientation and all else but ids and times. NB: `position_key`
    adds up rows, with weights in an ordered zone, 28 bits at a time, so that sums stay within machine integers."""
    if obj.row:
        return obj.row
    card = obj.card if obj.guise is None else obj.guise
    if obj.damage or obj.counters or obj.marks or obj.state > 3 or not 0 <= obj.known < 4:
        obj.row = _digest(card, obj)
        return obj.row
    place = ((obj.slot + 1) * MOST_KINDS + obj.zone) * 2 + obj.player
    usual = ((place * 2 + obj.owner) * 8 + obj.state * 2 + obj.up) * 4 + obj.known
    known = card.rows.get(usual)
    if known is None:
        known = _digest(card, obj)
        card.rows[usual] = known
    obj.row = known
    return known


def _digest(card: Card, obj: Obj) -> int:
    place = f"{obj.zone} {obj.player} {obj.slot}"
    row = f"{card.number} {obj.owner} {place} {obj.state} {obj.up} {obj.damage} {obj.known}"
    if obj.counters or obj.marks:
        row = f"{row} {obj.counters} {obj.marks}"
    return word_digest(row)


def forced_loop(game: Game) -> bool:
    """Call for each waiting ability that is played. Returns True if the game is in a loop that nobody can stop: after
    `PATIENCE` abilities without a choice, a position came back; or there were `ENDLESS` of them."""
    n = game.memory.get(FORCED, 0) + 1
    game.memory[FORCED] = n
    if n < PATIENCE:
        return False
    if n == PATIENCE:
        game.seen = ()
    return n >= ENDLESS or again(game)


def again(game: Game) -> bool:
    """Whether this position was among the last 32 recorded ones (`Game.seen`); if not, records it."""
    key = position_key(game)
    if key in game.seen:
        return True
    game.seen = (*game.seen[-31:], key)
    return False


def moved_on(game: Game) -> None:
    """Call when something irreversible happened: forgets the recorded positions."""
    if game.seen:
        game.seen = ()
    game.memory.pop(FORCED, None)
