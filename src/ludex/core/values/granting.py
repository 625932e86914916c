"""Applies the effects that grant, take and negate abilities: by age, but an effect that depends on another one after
it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.tree import (
    Ability,
    Both,
    Cond,
    Grant,
    Has,
    Mere,
    Node,
    Passive,
    Replace,
    Self,
    Strip,
    walk,
)
from ludex.core.values import layers, select, settling
from ludex.core.values.index import Entry, Index
from ludex.core.values.memo import NODES, Memo
from ludex.core.values.named import ZONES

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Obj


class Held:
    """An ability that an object has: its number (`layers.numbers`), its time stamp (0: that of the object), and
    whether it is negated."""

    __slots__ = ("ability", "negated", "number", "stamp")

    def __init__(self, ability: Ability, number: int, stamp: int = 0, negated: bool = False) -> None:
        self.ability = ability
        self.number = number
        self.stamp = stamp
        self.negated = negated


Holdings = dict[int, tuple[Held, ...]]
"""Object id -> its abilities, for the objects whose abilities effects change."""


def apply(game: Game, index: Index) -> Holdings:
    """Apply `Index.grants` and fill in `Index.granted`, `numbers` and `negated`. These hold the abilities so far, which
    selectors read in between. An ability that an effect grants may bring further such effects."""
    held: Holdings = {}
    left = sorted(index.grants, key=_age)
    plain = not any(_intertwines(entry) for entry in left)
    while left:
        entry = left[0] if plain or len(left) == 1 else _next(game, index, held, left)
        left = [other for other in left if other is not entry]
        more = _apply_one(game, index, held, entry)
        if more:
            index.grants = [*index.grants, *more]
            left = sorted((*left, *more), key=_age)
            plain = plain and not any(_intertwines(other) for other in more)
    return held


def _age(entry: Entry) -> int:
    return entry.stamp


def _intertwines(entry: Entry) -> bool:
    """Whether the order of this effect among others can matter for more than its own place: it takes abilities, or it
    asks for abilities."""
    if isinstance(entry.node, Strip) or (entry.subjects is None and ASKS.of(entry.node, None)):
        return True
    return entry.cond is not None and ASKS.of(entry.cond, None)


def _asks(node: Node, about: None) -> bool:
    if isinstance(node, Grant) and node.of is not None:
        return True
    return walk.has_kind(Has, node.what if isinstance(node, (Grant, Strip)) else node)


ASKS: Final[Memo[Node, None, bool]] = Memo(_asks)
"""Whether an effect applies to objects by their keywords, or a condition asks for keywords."""


def _next(game: Game, index: Index, held: Holdings, left: list[Entry]) -> Entry:
    """The oldest effect that depends on no other. Two effects that depend on each other count as independent."""
    for entry in left:
        if not any(
            other is not entry
            and _grant_depends(game, index, held, entry, other)
            and not _grant_depends(game, index, held, other, entry)
            for other in left
        ):
            return entry
    return left[0]


def _grant_depends(game: Game, index: Index, held: Holdings, b: Entry, a: Entry) -> bool:
    """Whether applying `a` first changes whether `b` is there, or to what it applies."""
    if b.subjects is not None:
        return False
    alone = _reach(game, held, b)
    trial = held.copy()
    before = (index.granted, index.numbers, index.negated)
    index.granted, index.numbers, index.negated = before[0].copy(), before[1].copy(), before[2].copy()
    _apply_one(game, index, trial, a)
    after = _reach(game, trial, b)
    index.granted, index.numbers, index.negated = before
    return alone != after


def _reach(game: Game, held: Holdings, entry: Entry) -> list[int]:
    """The ids that an effect applies to; none if its source has lost the ability that it comes from."""
    return [] if _lost(held, entry) else _subjects(game, entry)


def _lost(held: Holdings, entry: Entry) -> bool:
    have = held.get(entry.source) if entry.number >= 0 else None
    return have is not None and not any(one.number == entry.number and not one.negated for one in have)


def _subjects(game: Game, entry: Entry) -> list[int]:
    """The ids that a `Grant` or `Strip` applies to now; never a face-down card in a `sealed` zone."""
    if entry.subjects is not None:
        there = [game.objects[id] for id in entry.subjects if id in game.objects]
        there = [obj for obj in there if obj.up or not game.book.zones[obj.zone].sealed]
        return [obj.id for obj in there if settling.in_reach(game, entry, obj.id)]
    ctx = settling.context(entry)
    if entry.cond is not None and not select.holds(game, entry.cond, ctx):
        return []
    node = entry.node
    if not isinstance(node, (Grant, Strip)):
        return []
    if isinstance(node.what, Self):
        obj = game.objects.get(entry.source)
        return [obj.id] if obj is not None and (obj.up or not game.book.zones[obj.zone].sealed) else []
    what = node.what
    named = ZONES.of(what, None)
    zones = game.zones
    found: list[int] = []
    for kind in game.book.acting if named is None else [game.book.zone_index[name] for name in named]:
        for at in range(kind * 2, kind * 2 + 2):
            for id in zones[at]:
                if select.matches(game, what, id, ctx):
                    found.append(id)
    return found


def _apply_one(game: Game, index: Index, held: Holdings, entry: Entry) -> list[Entry]:
    """Apply one effect. Returns the effects that grant or take abilities in the abilities that it grants."""
    more: list[Entry] = []
    for id in _reach(game, held, entry):
        obj = game.objects[id]
        have = held.get(id)
        if have is None:
            have = tuple([Held(ability, i) for i, ability in enumerate(obj.info.abilities)])
        node = entry.node
        if isinstance(node, Grant):
            new = _granted(game, entry, node, obj, have)
            more += [also for one in new for also in _inner(game, obj, one)]
            have = (*have, *new)
        elif isinstance(node, Strip):
            have = _stripped(node, have) if not node.negate or not _kept(game, obj, have) else have
        held[id] = have
        valid = [one for one in have if not one.negated]
        index.granted[id] = tuple([one.ability for one in valid])
        index.numbers[id] = tuple([one.number for one in valid])
        if len(valid) < len(have) or id in index.negated:
            index.negated[id] = tuple([one.ability for one in have if one.negated])
    return more


def _granted(game: Game, entry: Entry, node: Grant, obj: Obj, have: tuple[Held, ...]) -> list[Held]:
    """The abilities that a `Grant` adds. Each gets a number that follows from the effect alone, so that the same
    ability has it again whenever the abilities are settled."""
    single = game.book.layers.single
    stamp = max(entry.stamp, obj.entered) if game.book.layers.own_stamps else 0
    first = NODES.of(node, None) + (entry.source if entry.number >= 0 else entry.stamp) * STRIDE
    taken = {one.number for one in have}
    new: list[Held] = []
    for ability in (*node.abilities, *_printed_on(game, entry, node)):
        if single and ability.keyword in single and any(one.ability == ability for one in have):
            continue
        number = layers.GRANTED + first % MOST_NUMBERS
        while number in taken:
            number += 1
        taken.add(number)
        new.append(Held(ability, number, stamp))
    return new


def _printed_on(game: Game, entry: Entry, node: Grant) -> list[Ability]:
    """The abilities that are printed on the objects `of` of a `Grant`."""
    if node.of is None:
        return []
    ids = select.find(game, node.of, settling.context(entry))
    return [ability for id in ids for ability in game.objects[id].info.abilities]


def _on(ability: Passive, about: None) -> Cond | None:
    """The condition under which a passive ability has its effects: its own, and those of its headings."""
    if not ability.headings:
        return ability.cond
    return Both(ability.headings if ability.cond is None else (*ability.headings, ability.cond))


ON: Final[Memo[Passive, None, Cond | None]] = Memo(_on)

STRIDE: Final = 1_000_003
"""Spreads the numbers of abilities that equal effects grant."""
MOST_NUMBERS: Final = 1 << 50
"""Numbers of granted abilities stay below this, so that they fit into machine integers."""


def _inner(game: Game, obj: Obj, have: Held) -> list[Entry]:
    """The effects that grant or take abilities in a passive ability that was granted."""
    ability = have.ability
    if not isinstance(ability, Passive) or not layers.valid_in(game, ability, obj.zone):
        return []
    stamp = have.stamp or obj.entered
    return [
        Entry(node, obj.id, obj.player, stamp, None, (), ON.of(ability, None), have.number)
        for node in ability.effects
        if isinstance(node, (Grant, Strip))
    ]


def _kept(game: Game, obj: Obj, have: tuple[Held, ...]) -> bool:
    """Whether an ability of the object keeps all of them from being negated (`Layers.unnegated`)."""
    unnegated = game.book.layers.unnegated
    if unnegated is None:
        return False
    for one in have:
        ability = one.ability
        keeps = isinstance(ability, Passive) and ability.cond is None and unnegated in ability.effects
        if keeps and layers.valid_in(game, ability, obj.zone):
            return True
    return False


def _stripped(node: Strip, have: tuple[Held, ...]) -> tuple[Held, ...]:
    """The abilities after a `Strip`."""
    if node.negate:
        return tuple([Held(one.ability, one.number, one.stamp, True) if _strips(node, one) else one for one in have])
    return tuple([one for one in have if not _strips(node, one)])


def _strips(node: Strip, one: Held) -> bool:
    """Whether the `Strip` takes the ability."""
    ability = one.ability
    if node.printed and one.number >= layers.GRANTED:
        return False
    if node.kind:
        return _of_kind(ability, node.kind)
    return not node.keyword or ability.called(node.keyword)


def _of_kind(ability: Ability, kind: str) -> bool:
    """Whether the ability is of the kind that `Strip.kind` names: a node class, `Continuous`, `Keyword` or `Plain`."""
    if kind in ("Keyword", "Plain"):
        return bool(ability.keyword) == (kind == "Keyword")
    if kind == "Continuous":
        return isinstance(ability, (Passive, Replace, Mere))
    return type(ability).__name__ == kind
