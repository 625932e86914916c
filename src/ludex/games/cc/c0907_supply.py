"""[CC 1002.5] What a player could pay aether with, and whether a need can be paid with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.compiling import mypyc_attr
from ludex.core import tree as t
from ludex.core.position.game import Ctx
from ludex.core.values import layers, select
from ludex.games.cc.c0300_zones import CASTER, HAND, SERVANT
from ludex.games.cc.c0907_aether import (
    Made,
    Source,
    as_printed,
    can_rest,
    dear_sources,
    has_aether,
    outcomes,
    sources_of,
)
from ludex.games.cc.c0907_kinds import FREE, AetherNeed, covers, fits, kind_of, meets, spendable
from ludex.games.cc.c0907_printed import MIXED, notes_of
from ludex.games.cc.own import Noted, field_of

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Obj

Dear = tuple["Game", int, tuple[int, ...]]


@mypyc_attr(free_list_len=1)
class Supply:
    """Everything a player could pay with: `pool`, the aether that is there or can be produced; `choices`, objects that
    can produce it in several ways; `dear`, the position, player and kept objects, if there are abilities that cost
    more than their own card (`c0907_dear`); `limited`, whether some of it may only be spent for certain cards. `less`
    keeps what is left of it without an object that rests for aether (`supply_without`)."""

    __slots__ = ("choices", "dear", "less", "limited", "pool", "total")

    def __init__(
        self,
        pool: dict[str, int],
        total: int,
        choices: tuple[tuple[Source, ...], ...],
        dear: Dear | None = None,
        limited: bool = True,
    ) -> None:
        self.pool = pool
        self.total = total
        self.choices = choices
        self.dear = dear
        self.limited = limited
        self.less: dict[int, Supply] | None = None


def supply_without(game: Game, player: int, have: Supply, id: int) -> Supply:
    """The supply without the aether that this object could produce."""
    obj = game.objects.get(id)
    pays = obj is not None and obj.player == player and obj.zone in (CASTER, SERVANT)
    if pays and obj is not None and have.dear is None and obj.state == 0 and _as_printed(game, obj):
        known = have.less
        if known is None:
            known = have.less = {}
        left = known.get(id)
        if left is None:
            notes = notes_of(obj.info)
            left = known[id] = _less(have, notes.made, notes.level)
        return left
    ways = [way for source in sources_of(game, player, id) for way in outcomes(source)] if pays else []
    if not ways and have.dear is None:
        return have
    if len(ways) > 1 or have.dear is not None:
        return supply(game, player, (id,))
    return _less(have, ways[0].made, ways[0].amount)


def _as_printed(game: Game, obj: Obj) -> bool:
    """Whether the object rests for aether, and makes none otherwise, as its card says, and nothing keeps it from
    resting."""
    index = layers.index_of(game)
    if index.bars or obj.id in index.granted or not as_printed(index):
        return False
    return notes_of(obj.info).rests not in ("", MIXED)


def _less(have: Supply, made: Made, amount: int) -> Supply:
    pool = have.pool.copy()
    for key, n in made:
        left = pool.pop(key, 0) - n
        if left:
            pool[key] = left
    return Supply(pool, have.total - amount, have.choices, None, have.limited)


class Rested:
    """The supply that was counted last for a player who has no aether yet, and all that it depends on: who makes aether
    (`Field.makers`, which are others when the field is), each by resting as its card says, and which of them are
    recovered (a bit each)."""

    __slots__ = ("makers", "recovered", "supply")

    def __init__(self) -> None:
        self.makers: list[Noted] = []
        self.recovered = 0
        self.supply = Supply({}, 0, (), None, False)


LAST: Final[tuple[Rested, ...]] = (Rested(), Rested())


def supply(game: Game, player: int, kept: tuple[int, ...] = ()) -> Supply:
    """Everything the player could pay with now, without the objects `kept`: counted anew only if who makes aether, or
    which of those are recovered, has changed, or if there is aether already."""
    index = layers.index_of(game)
    if kept or index.granted or index.bars or not as_printed(index) or has_aether(game, player):
        return _counted(game, player, kept)
    field = field_of(game, player)
    if not field.resting:
        return _counted(game, player, ())
    objects = game.objects
    recovered, bit = 0, 1
    for maker in field.makers:
        if objects[maker.id].state == 0:
            recovered |= bit
        bit += bit
    last = LAST[player]
    if last.makers is not field.makers or last.recovered != recovered:
        last.makers, last.recovered, last.supply = field.makers, recovered, _counted(game, player, ())
    return last.supply


def supply_holds(game: Game) -> bool:
    """Whether each player's supply is the one counted anew, also without one of their cards (a `Shortcut.long`)."""
    for player in (0, 1):
        have = supply(game, player)
        if not _same(have, _counted(game, player, ())):
            return False
        if have.dear is None:
            for id in game.at(CASTER, player) + game.at(SERVANT, player):
                if not _same(supply_without(game, player, have, id), _counted(game, player, (id,))):
                    return False
    return True


def _same(a: Supply, b: Supply) -> bool:
    ways = [[[way.made for way in choice] for choice in have.choices] for have in (a, b)]
    return a.pool == b.pool and a.total == b.total and ways[0] == ways[1] and (a.dear is None) == (b.dear is None)


def _counted(game: Game, player: int, kept: tuple[int, ...]) -> Supply:
    """`supply`, counted anew: the aether that is there, and what the cards in the field could produce. Unchanged
    casters are counted by their card's notes."""
    index = layers.index_of(game)
    granted, objects, printed = index.granted, game.objects, as_printed(index)
    pool: dict[str, int] = {}
    total = 0
    run, many = "", 0
    limited = False
    for key, n in game.nums[player].items():
        if n > 0 and key.startswith(FREE):
            pool[key] = n
            total += n
            limited = limited or "<" in key
    choices: list[tuple[Source, ...]] = []
    dear: Dear | None = None
    for one in field_of(game, player).makers if printed and not granted else _all_noted(game, player):
        id, notes = one.id, one.notes
        if kept and id in kept:
            continue
        kind = notes.rests
        if kind != MIXED and printed and not (granted and id in granted):
            if kind and objects[id].state == 0 and (not index.bars or can_rest(game, id)):
                if kind != run:
                    if many:
                        pool[run] = pool.get(run, 0) + many
                    run, many = kind, 0
                many += notes.level
                total += notes.level
            continue
        if notes.dear or id in granted:
            dear = (game, player, kept)
        limited = True
        ways = [way for source in sources_of(game, player, id) for way in outcomes(source)]
        if len(ways) == 1:
            for key, n in ways[0].made:
                pool[key] = pool.get(key, 0) + n
            total += ways[0].amount
        elif ways:
            choices.append(tuple(ways))
            total += max(way.amount for way in ways)
    if many:
        pool[run] = pool.get(run, 0) + many
    if dear is not None:
        found = dear_sources(game, player, kept)
        if found:
            own = [id for id in game.at(CASTER, player) + game.at(SERVANT, player) if id not in kept]
            total += sum([_gain(game, player, source, len(own)) for source in found])
        else:
            dear = None
    return Supply(pool, total, tuple(choices) if choices else (), dear, limited)


def _all_noted(game: Game, player: int) -> list[Noted]:
    """The player's cards in the field with what is noted of them, where effects change who produces aether."""
    objects = game.objects
    return [Noted(id, notes_of(objects[id].info)) for id in game.at(CASTER, player) + game.at(SERVANT, player)]


AGAIN: Final = 20
"""How often an ability that costs nothing but aether, and produces more, is thought to be used for one payment. NB:
nobody needs more."""


def _gain(game: Game, player: int, source: Source, own: int) -> int:
    """How much more aether than it costs the uses of a dear ability may produce, at most: its cost bounds them, its
    limit, or nothing (`AGAIN`)."""
    ability = layers.abilities(game, source.id)[source.ability]
    assert isinstance(ability, t.Activated)
    paid = [select.amount(game, part.n, Ctx(source.id, player)) for part in ability.cost
            if isinstance(part, t.Do) and part.verb == "pay"]  # fmt: skip
    gain = max(0, source.amount - max(0, sum(paid) - _reduced(game)))
    only_pays = len(paid) == len(ability.cost)
    return gain * (ability.limit or (AGAIN if only_pays else own + len(game.at(HAND, player)) + ORBS))


ORBS: Final = 7
"""[CC 403.4] How many orbs a player has at most."""


def _reduced(game: Game) -> int:
    """How much less an ability may cost by effects, at most."""
    return BOUND if layers.index_of(game).prices else 0


BOUND: Final = 20


def payable(have: Supply, need: AetherNeed) -> bool:
    """[CC 1002.5] Whether the whole need can be paid."""
    if have.total < need.total:
        return False
    if not have.choices:
        if have.limited or have.dear is not None:
            return covers(have.pool, need)
        return not need.elements or meets(have.pool, need)
    return _payable_with(dict(have.pool), have.choices, need)


def _payable_with(pool: dict[str, int], choices: tuple[tuple[Source, ...], ...], need: AetherNeed) -> bool:
    if not choices:
        return covers(pool, need)
    tried: set[object] = set()
    for source in choices[0]:
        key = tuple([_help(kind, n, need) for kind, n in source.made])
        if key in tried:
            continue  # it helps no more than one before
        tried.add(key)
        more = dict(pool)
        for kind, n in source.made:
            more[kind] = more.get(kind, 0) + n
        if _payable_with(more, choices[1:], need):
            return True
    return False


def _help(key: str, n: int, need: AetherNeed) -> object:
    """What so much aether of the kind is good for, seen from the need."""
    met = tuple([e for e in need.elements if fits(key, e, need.front)])
    return n, met, bool(kind_of(key).elements), spendable(key, need)
