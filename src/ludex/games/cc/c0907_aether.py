"""[CC 907] Aether abilities and produced aether, and [CC 1002] paying aether.

A player's numbers store aether under `aether`, `aether ignus`, `aether ignus+solis`, with the traits of the producing
caster in brackets: `aether ignus (Justice)`, because United Front asks for them; and with the cards that it is only for
(`c0907_restricted`): `aether <type:servant>`.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

from ludex.compiling import mypyc_attr
from ludex.core import tree as t
from ludex.core.flow.decisions import Option
from ludex.core.flow.frames import push
from ludex.core.flow.play import Play
from ludex.core.happening import events
from ludex.core.position import caches
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx
from ludex.core.position.records import Record, record
from ludex.core.resolving import resolving
from ludex.core.values import costs, layers, queries, select, uses
from ludex.games.cc.c0300_zones import CASTER, ELEMENTS, HAND, RESTED, SERVANT, is_type
from ludex.games.cc.c0907_kinds import (
    ANY_ELEMENT,
    FREE,
    AetherNeed,
    covers,
    fits,
    key_of,
    kind_of,
    kind_text,
    meets,
    spendable,
)
from ludex.games.cc.c0907_printed import (
    DEAR,
    MIXED,
    REST_FOR_AETHER,
    SPENDABLE,
    WITHOUT_AETHER,
    is_aether_ability,
    is_payment,
    notes_of,
    simple,
)
from ludex.games.cc.c0907_restricted import FOR_CARDS, PRODUCES, written
from ludex.games.cc.own import Noted, field_of

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Obj
    from ludex.core.values.index import Index

CUT: Final = "cut"
MORE: Final = "more"
"""Names bound while an ability is played: the parts that a reduction removes (an index in `ELEMENTS`, or the free
part), and the added amount."""


Made = tuple[tuple[str, int], ...]


@mypyc_attr(free_list_len=1)
class Source:
    """A way to get aether now: the object, the index of its ability, and what it produces: kinds and their amounts."""

    __slots__ = ("ability", "amount", "id", "made", "plain")

    def __init__(self, id: int, ability: int, made: Made, plain: bool) -> None:
        self.id = id
        self.ability = ability
        self.made = made
        self.amount = made[0][1] if len(made) == 1 else sum([n for _, n in made])
        self.plain = plain

    def said(self) -> str:
        """What it produces, in words."""
        return " and ".join([kind_text(kind, n) for kind, n in self.made])

    def serves(self, need: AetherNeed) -> bool:
        """Whether some of it may be spent for the need."""
        for kind, _ in self.made:  # noqa: SIM110  a generator costs more than the tests
            if spendable(kind, need):
                return True
        return False


@mypyc_attr(free_list_len=1)
class PayingAether(Record):
    """[CC 1002.1] A payment in progress. `kept` are objects that may not pay, because another part of the cost needs
    them."""

    __slots__ = ("cause", "kept", "need", "player")

    def __init__(self, player: int, need: AetherNeed, kept: tuple[int, ...] = (), cause: int = 0) -> None:
        self.player = player
        self.need = need
        self.kept = kept
        self.cause = cause

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.need, self.kept, self.cause)


record(PayingAether)


def pool_of(game: Game, player: int) -> dict[str, int]:
    """[CC 907.4] The aether that a player has."""
    found: dict[str, int] = {}
    for key, n in game.nums[player].items():
        if n > 0 and key.startswith(FREE):
            found[key] = n
    return dict(sorted(found.items())) if len(found) > 1 else found


def _has_aether(game: Game, player: int) -> bool:
    for key, n in game.nums[player].items():  # noqa: SIM110  a generator costs more than the tests
        if n > 0 and key.startswith(FREE):
            return True
    return False


def add(game: Game, player: int, key: str, n: int) -> None:
    nums = game.nums[player]
    total = nums.get(key, 0) + n
    if total:
        nums[key] = total
    else:
        nums.pop(key, None)
    caches.changed(game)


def erase_all(game: Game) -> None:
    """[CC 507.5b] Erases the produced aether of both players."""
    for player in range(2):
        if _has_aether(game, player):
            for key in pool_of(game, player):
                del game.nums[player][key]
    caches.changed(game)


# --- aether abilities ----------------------------------------------------------------------------------------------


def sources(game: Game, player: int, kept: tuple[int, ...] = ()) -> list[Source]:
    """[CC 1002.6] The aether abilities the player may use now, if they only rest or banish their own card."""
    found: list[Source] = []
    index = layers.index_of(game)
    if index.granted or not as_printed(index):
        for id in game.at(CASTER, player) + game.at(SERVANT, player):
            if not kept or id not in kept:
                _add_sources(game, index, player, id, found)
        return found
    objects = game.objects
    for maker in field_of(game, player).makers:
        id, notes = maker.id, maker.notes
        if kept and id in kept:
            continue
        if notes.rests == MIXED or not notes.first:
            found += sources_of(game, player, id)
        elif objects[id].state == 0 and (not index.bars or can_rest(game, id)):
            found.append(Source(id, 0, notes.made, notes.single))
    return found


def as_printed(index: Index) -> bool:
    """Whether no effect changes what cards produce that rest for aether."""
    return not (index.figures and "level" in index.figures) and not renamed(index)


def _add_sources(game: Game, index: Index, player: int, id: int, found: list[Source]) -> None:
    """Adds the aether abilities of one card in the field."""
    obj = game.objects[id]
    if id not in index.granted and obj.info.activated and as_printed(index):
        notes = notes_of(obj.info)
        if notes.first and notes.rests != MIXED:
            if obj.state == 0 and (not index.bars or can_rest(game, id)):
                found.append(Source(id, 0, notes.made, notes.single))
            return
    found += sources_of(game, player, id)


def can_rest(game: Game, id: int) -> bool:
    """Whether no effect forbids to rest the card."""
    return queries.allowed(game, "state", "rested", id, id)


def sources_of(game: Game, player: int, id: int) -> list[Source]:
    """The aether abilities of one object that may be used now."""
    info = game.objects[id].info
    granted = layers.index_of(game).granted.get(id)
    if granted is None and not info.activated:
        return []
    plain = granted is None and len(info.activated) == 1
    found: list[Source] = []
    for i, ability in enumerate(info.abilities if granted is None else granted):
        if isinstance(ability, t.Activated):
            source = _source(game, player, id, i, ability, plain)
            if source is not None:
                found.append(source)
    return found


def may_produce(game: Game, id: int) -> bool:
    """Whether the object may have an aether ability to use now: a quick test."""
    granted = layers.index_of(game).granted
    if granted and id in granted:
        return True
    obj = game.objects[id]
    kind = notes_of(obj.info).rests
    return kind == MIXED or (kind != "" and obj.state == 0)


def _source(
    game: Game, player: int, id: int, i: int, ability: t.Activated, plain: bool, dear: bool = False
) -> Source | None:
    """What the ability would produce, if it can be used now; with `dear`, of those that cost more than their own
    card, else of the others."""
    obj = game.objects[id]
    if ability.keyword == "aether" and (ability is REST_FOR_AETHER or ability.do == REST_FOR_AETHER.do):
        if obj.state != 0 or not can_rest(game, id):
            return None
        key = notes_of(obj.info).rests
        if key == MIXED or renamed(layers.index_of(game)):
            key = key_of(layers.words(game, id, "element"), layers.words(game, id, "race"))
        return Source(id, i, ((key, layers.value(game, id, "level")),), plain)
    if not is_aether_ability(ability) or not while_paying(game, id, ability) or simple(ability.cost) == dear:
        return None
    ctx = Ctx(id, player, (), None, layers.numbers(game, id)[i] if ability.limit else -1)
    cost = WITHOUT_AETHER.of(ability, None) if dear else ability.cost
    if not layers.valid_in(game, ability, obj.zone) or not costs.can_pay(game, ctx, cost):
        return None  # NB: aether in the cost of an aether ability is judged by `c0907_dear`
    if uses.used_up(game, id, ability, ability.limit, ctx.number):
        return None
    if ability.cond is not None and not select.holds(game, ability.cond, ctx):
        return None
    return Source(id, i, made_by(game, id, ability.do, ctx), plain)


def made_by(game: Game, id: int, do: tuple[t.Instr, ...], ctx: Ctx) -> Made:
    """[CC 907.4] The aether that the instructions of an aether ability produce, all of it."""
    parts = [part for part in do if isinstance(part, t.Do) and part.verb in PRODUCES]
    return tuple([(produced_key(game, id, part), max(0, select.amount(game, part.n, ctx))) for part in parts])


def outcomes(source: Source) -> list[Source]:
    """[CC 907.7] What the source can produce: several aether of any element are all of one element, so that each
    element is an outcome of its own."""
    if not in_several_ways(source):
        return [source]
    ways = product(*[_each_element(key, n) for key, n in source.made])
    return [Source(source.id, source.ability, way, source.plain) for way in ways]


def _each_element(key: str, n: int) -> list[tuple[str, int]]:
    kind = kind_of(key)
    if n < 2 or len(kind.elements) < len(ELEMENTS):
        return [(key, n)]
    return [(key_of((e,), kind.traits, kind.only), n) for e in ELEMENTS]


def give(game: Game, player: int, made: Made) -> None:
    """Adds aether to what the player has."""
    for key, n in made:
        add(game, player, key, n)


def in_several_ways(source: Source) -> bool:
    """[CC 907.7] Whether the source has several `outcomes`."""
    if source.amount < 2:
        return False
    for key, n in source.made:  # noqa: SIM110  a generator costs more than the tests
        if n > 1 and len(kind_of(key).elements) == len(ELEMENTS):
            return True
    return False


def while_paying(game: Game, id: int, ability: t.Activated) -> bool:
    """[CC 907.2] [CC 1002.6] Whether the aether ability can be used during a payment: its card is not a deity, because
    a payment is never main timing (707.1), nor is the ability for main timing only. NB: no printed cost of an aether
    ability has another verb."""
    return spendable_now(ability) and not is_type(game, game.objects[id], "deity")


def spendable_now(ability: t.Activated) -> bool:
    """Whether the aether ability can be used during a payment, unless its card is a deity."""
    return "main" not in ability.timing and SPENDABLE.of(ability, None)


def dear_sources(game: Game, player: int, kept: tuple[int, ...] = ()) -> list[Source]:
    """[CC 907.2] The aether abilities the player may use now that cost more than their own card."""
    found: list[Source] = []
    granted = layers.index_of(game).granted
    if not granted and not DEAR.of(game.pool, game.book):
        return found
    for id in game.at(CASTER, player) + game.at(SERVANT, player):
        if id not in kept and (notes_of(game.objects[id].info).dear or id in granted):
            for i, ability in enumerate(layers.abilities(game, id)):
                if isinstance(ability, t.Activated) and ability.do != REST_FOR_AETHER.do:
                    source = _source(game, player, id, i, ability, False, True)
                    if source is not None:
                        found.append(source)
    return found


def costs_aether(game: Game, source: Source) -> bool:
    """Whether the ability of the source costs aether."""
    ability = layers.abilities(game, source.id)[source.ability]
    return isinstance(ability, t.Activated) and any(is_payment(part) for part in ability.cost)


def only_for(do: t.Do) -> str:
    """The cards that the produced aether is only for (`do.what`); "": for everything."""
    return written(do.what) if do.verb == FOR_CARDS else ""


def produced_key(game: Game, id: int, do: t.Do) -> str:
    """The kind of aether that is produced: the word `own` means its card's elements [CC 907.6], `any` an element to be
    chosen."""
    traits, word, only = layers.words(game, id, "race"), do.word, only_for(do)
    if word == "own":
        return key_of(layers.words(game, id, "element"), traits, only)
    if word == ANY_ELEMENT:
        return key_of(ELEMENTS, traits, only)
    return key_of((word,) if word else (), traits, only)


# --- can it be paid? -----------------------------------------------------------------------------------------------


Dear = tuple["Game", int, tuple[int, ...]]


@mypyc_attr(free_list_len=1)
class Supply:
    """Everything a player could pay with: `pool`, the aether that is there or can be produced; `choices`, objects that
    can produce it in several ways; `dear`, the position, player and kept objects, if there are abilities that cost
    more than their own card (`c0907_dear`); `limited`, whether some of it may only be spent for certain cards."""

    __slots__ = ("choices", "dear", "limited", "pool", "total")

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


def renamed(index: Index) -> bool:
    """Whether effects change elements or races, which aether takes over from its caster."""
    return bool(index.words) and ("element" in index.words or "race" in index.words)


def supply_without(game: Game, player: int, have: Supply, id: int) -> Supply:
    """The supply without the aether that this object could produce."""
    obj = game.objects.get(id)
    pays = obj is not None and obj.player == player and obj.zone in (CASTER, SERVANT)
    if pays and obj is not None and have.dear is None and obj.state == 0 and _as_printed(game, obj):
        notes = notes_of(obj.info)
        return _less(have, notes.made, notes.level)
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


def supply(game: Game, player: int, kept: tuple[int, ...] = ()) -> Supply:
    """Everything the player could pay with now, without the objects `kept`: the aether that is there, and what the
    cards in the field could produce. Unchanged casters are counted by their card's notes."""
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


# --- using an aether ability ---------------------------------------------------------------------------------------


def use(game: Game, source: Source, player: int) -> None:
    """[CC 907.3] Uses an aether ability: it resolves at once, without the chase."""
    ability = layers.abilities(game, source.id)[source.ability]
    assert isinstance(ability, t.Activated)
    if ability.do == REST_FOR_AETHER.do and len(ability.cost) == 1:
        if events.perform(game, Event("state", source.id, player, state=RESTED, word="rested", cause=source.id)):
            key, n = source.made[0]
            produce(game, player, key, n, source.id)
        return
    play(game, ability, Ctx(source.id, player, (), None, layers.numbers(game, source.id)[source.ability]))


def play(game: Game, ability: t.Activated, ctx: Ctx) -> None:
    """[CC 704.2] [CC 707.2] Plays an aether ability, which resolves immediately."""
    if ability.limit:
        uses.use(game, ctx.source, ability, 1, ctx.number)
    push(game, "CC 907", Play(ctx.source, ability, ctx))


def produce(game: Game, player: int, key: str, n: int, source: int) -> None:
    """[CC 907.4] Gives the aether to the ability's controller."""
    if n <= 0:
        return
    add(game, player, key, n)
    events.announce(game, "aether", source, player, n, key.removeprefix(f"{FREE} "))
    _answer(game)


def _answer(game: Game) -> None:
    """[CC 907.1] Resolves at once the automatic abilities that an aether ability triggered and that produce aether."""
    for pending in game.pending:
        if is_aether_ability(pending.ability):
            game.pending = tuple(p for p in game.pending if p is not pending)
            ctx = Ctx(pending.source, pending.controller, pending.bound, pending.event, pending.number)
            resolving.resolve(game, pending.ability.do, ctx)
            return


def use_option(game: Game, option: Option, player: int) -> None:
    for source in sources_of(game, player, option.cards[0]):
        if source.ability == option.n:
            use(game, source, player)
            return
    id = option.cards[0]
    ability = layers.abilities(game, id)[option.n]
    assert isinstance(ability, t.Activated)
    play(game, ability, Ctx(id, player, (), None, layers.numbers(game, id)[option.n]))


def pay(game: Game, player: int, need: AetherNeed, kept: tuple[int, ...] = (), cause: int = 0) -> None:
    """[CC 1002.1] Starts a payment, which must be payable."""
    if need.total > 0:
        push(game, "CC 1002", PayingAether(player, need, kept, cause))
