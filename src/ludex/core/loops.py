"""Loops: the same position again. Positions are compared by a key that leaves out ids, time stamps and chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.values.memo import NODES, word_digest

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Card, Obj

FORCED: Final = "forced in a row"
PATIENCE: Final = 100
"""So many forced abilities in a row before positions are compared at all."""
OWN: Final = "loop "
"""What the watch over loops keeps in the memory of a position begins so; it is no player's business."""
CHOICES: Final = f"{OWN}choices"
DECIDERS: Final = f"{OWN}deciders"
BANS: Final = f"{OWN}bans"
ENDLESS: Final = 2000
"""So many in a row count as a loop even if something grows, so that no position comes back."""


def position_key(game: Game, running: bool = True) -> int:
    """Equal for positions in which everything is where and as it was, whatever the ids. `running` False: whatever
    procedures run and abilities wait, too."""
    objects = game.objects
    kinds = game.book.zones
    low = high = 0
    linked: list[Obj] = []
    for at, ids in enumerate(game.zones):
        step = 1 if kinds[at // 2].ordered else 0
        weight = 1
        for id in ids:
            obj = objects[id]
            row = obj.row or _row(obj)
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
        key.add(NODES.of(e.node))
        key.add(word_digest(e.until))
        key.add(e.controller)
        subjects = sorted([places.of(id) for id in e.subjects or ()])
        key.add(len(subjects))
        for place in subjects:
            key.add(place)
    if running:
        key.add(len(game.pending))
        for pending in game.pending:
            key.add(NODES.of(pending.ability))
            key.add(pending.controller)
            key.add(places.of(pending.source))
        key.add(len(game.frames))
        for frame in game.frames:
            key.add(word_digest(frame.proc))
            key.add(frame.pc)
    else:
        key.add(len(game.delayed))
        for delayed in game.delayed:
            key.add(NODES.of(delayed.instr))
            key.add(delayed.controller)
            key.add(places.of(delayed.source))
    for nums in game.nums:
        key.add(len(nums))
        for name, n in sorted(nums.items()):
            key.add(word_digest(name))
            key.add(n)
    for place, number, times in sorted([(places.of(id), number, times) for id, number, times in game.used]):
        key.add(place)
        key.add(number)
        key.add(times)
    return key.high << 30 | key.low


class _Key:
    """Numbers in a row as one of 60 bits. NB: two halves, so that compiled code reckons quickly."""

    __slots__ = ("high", "low")

    def __init__(self) -> None:
        self.low = self.high = 1

    def add(self, n: int) -> None:
        self.low = (self.low * 0x2F0B4C47 + n) % 0x3FFFFFDD
        self.high = (self.high * 0x19D699A5 + n) % 0x3FFFFFD7


def outline(game: Game) -> int:
    """What is quickly seen of a position: how many cards lie where, and the players' numbers. Positions with different
    outlines are different."""
    seen = game.turn
    for ids in game.zones:
        seen = (seen * 67 + len(ids)) % BIG
    for nums in game.nums:
        for n in nums.values():
            seen += n * n
    return seen


class _Places:
    """Where objects are, as numbers that do not depend on their ids: alike ones of a zone in the order they lie in. NB:
    few are asked for, so a zone is looked through when one of its objects is."""

    __slots__ = ("game", "places", "zones")

    def __init__(self, game: Game) -> None:
        self.game = game
        self.places: dict[int, int] = {}
        self.zones: set[int] = set()

    def of(self, id: int) -> int:
        """The object's number; 0: it is gone."""
        game = self.game
        obj = game.objects.get(id)
        if obj is None:
            return 0
        kind = game.book.zones[obj.zone]
        at = obj.zone * 2 + (0 if kind.shared else obj.player)
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


HALF: Final = 0xFFFFFFF
BIG: Final = 1 << 40


def _row(obj: Obj) -> int:
    """What the object is, where and how it lies, as a number of 56 bits. NB: these are added up, with weights where
    order counts; 28 bits at a time stay within what compiled code reckons with quickly."""
    if obj.row:
        return obj.row
    card = obj.card if obj.guise is None else obj.guise
    if obj.damage or obj.slot >= 0 or obj.counters or obj.marks or obj.state > 3 or not 0 <= obj.known < 4:
        obj.row = _digest(card, obj)
        return obj.row
    usual = (((obj.zone * 2 + obj.player) * 2 + obj.owner) * 8 + obj.state * 2 + obj.up) * 4 + obj.known
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
    """Called for each ability that plays itself: true when the very same position comes back with nobody having decided
    anything in between, after enough of them, or when there is no end to them."""
    n = game.memory.get(FORCED, 0) + 1
    game.memory[FORCED] = n
    if n < PATIENCE:
        return False
    if n == PATIENCE:
        game.seen = ()
    return n >= ENDLESS or again(game)


def decided(game: Game, player: int) -> None:
    """A player who had a choice decided something: what follows is not forced by what went before."""
    memory = game.memory
    if FORCED in memory:
        del memory[FORCED]
    if DECIDERS in memory:
        memory[DECIDERS] |= 1 << player


def again(game: Game) -> bool:
    """Whether this position was noted before; notes it."""
    key = position_key(game)
    if key in game.seen:
        return True
    game.seen = (*game.seen[-31:], key)
    return False


def moved_on(game: Game) -> None:
    """Something happened that cannot come back: forget the positions noted."""
    if game.seen:
        game.seen = ()
    game.memory.pop(FORCED, None)
