"""[CC 907.2] Aether abilities that cost more than their own card, used while aether is paid [CC 1002.6]."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from heapq import heappop, heappush
from itertools import combinations
from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.flow.play import Play
from ludex.core.position.game import Ctx
from ludex.core.resolving import paying
from ludex.core.values import completing, costs, layers, select, uses
from ludex.core.values.named import named_zones
from ludex.games.cc import c0903_changes as changes
from ludex.games.cc import c0907_aether as aether
from ludex.games.cc import c0907_kinds as kinds
from ludex.games.cc import c0907_printed as printed
from ludex.games.cc.c0300_zones import CASTER, GRAVEYARD, HAND, ORB, SERVANT, STOCK, in_field
from ludex.games.cc.c0907_aether import CUT, MORE, PayingAether, Source, Supply
from ludex.games.cc.c0907_kinds import AetherNeed

if TYPE_CHECKING:
    from ludex.core.position.game import Game

MOST: Final = 60
"""How many positions are looked at for one payment. NB: what could be paid only beyond that is not offered."""
FIELD: Final = (CASTER, SERVANT, STOCK)
OWN: Final = (*FIELD, HAND, GRAVEYARD)
ANY_HELD: Final = (
    t.Zone(("hand",)) & t.YOURS,
    t.YOURS & t.Zone(("hand",)),
    t.YOURS & t.Zone(("hand",)) & t.Not(t.SELF),
)
X: Final = t.Chosen("X")
STEPS: Final = 1000
"""How many positions are looked at for payments within payments. NB: see `MOST`."""
KEPT: Final = "kept"
"""The name to which objects are bound that cannot be used for a payment."""


def payable(have: Supply, need: AetherNeed) -> bool:
    """[CC 1002.5] Whether the whole need can be paid, with whatever aether abilities the player may use."""
    if aether.payable(have, need):
        return True
    if have.dear is None or have.total < need.total:
        return False
    game, player, kept = have.dear
    return reaches(game, player, need, kept)


def reaches(game: Game, player: int, need: AetherNeed, kept: tuple[int, ...]) -> bool:
    """Whether the need can be paid, perhaps after some of the dear abilities were used."""
    if aether.payable(aether.supply(game, player, kept), need):
        return True
    if any(aether.costs_aether(game, source) for source in aether.dear_sources(game, player, kept)):
        asked = (player, f"reaches {need.fields()} {kept}")
        if asked not in game.values:
            game.values[asked] = int(found(game, [Stage(player, need, None, (), kept)]))
        return bool(game.values[asked])
    return any(aether.payable(aether.supply(now, player, kept), need) for now in after(game, player, kept))


def after(game: Game, player: int, kept: tuple[int, ...]) -> Iterator[Game]:
    """The positions after some of the dear abilities were used, those with fewer uses first."""
    seen: set[object] = set()
    ahead = [game]
    while ahead:
        for source in aether.dear_sources(ahead[0], player, kept):
            for now in used(ahead[0], player, source, kept):
                key = _lies(now, player, kept)
                if key not in seen:
                    seen.add(key)
                    if len(seen) > MOST:
                        return
                    ahead.append(now)
                    yield now
        del ahead[0]


def _lies(game: Game, player: int, kept: tuple[int, ...], zones: tuple[int, ...] = OWN) -> object:
    """A key of the position as far as the payments of the player are concerned; of zones that are not named, only how
    many cards are there."""
    own = [game.objects[id] for zone in zones for id in game.at(zone, player)]
    lies = sorted([(o.card.number, o.zone, o.state, o.up, o.counters, o.id in kept) for o in own])
    sizes = tuple([len(game.at(zone, player)) for zone in (ORB, HAND)])
    return tuple(lies), sizes, tuple(aether.pool_of(game, player).items()), game.used


def _told_apart(game: Game, stages: list[Stage]) -> tuple[int, ...]:
    """The zones whose cards have to be told apart in a search: those of the field, the hand where a cost takes only
    some of its cards, and the graveyard where a cost takes cards of it."""
    parts = [part for stage in stages for part in stage.rest]
    player = stages[0].player
    for source in aether.dear_sources(game, player, stages[0].kept):
        ability = layers.abilities(game, source.id)[source.ability]
        parts += ability.cost if isinstance(ability, t.Activated) else ()
    picky = [part.what for part in parts if isinstance(part, t.Choose)]
    zones = [set(named_zones(what) or ("hand", "graveyard")) for what in picky]
    hand = any("hand" in names and what not in ANY_HELD for what, names in zip(picky, zones, strict=True))
    buried = any("graveyard" in names for names in zones)
    return (*FIELD, *((HAND,) if hand else ()), *((GRAVEYARD,) if buried else ()))


def touched(game: Game, player: int) -> list[int]:
    """The objects that the costs of the dear abilities could use."""
    found: list[int] = []
    for source in aether.dear_sources(game, player):
        ability = layers.abilities(game, source.id)[source.ability]
        if isinstance(ability, t.Activated):
            for part in printed.WITHOUT_AETHER.of(ability, None):
                found += completing.wants(game, Ctx(source.id, player), part)
    return found


def _drained(game: Game, player: int, ids: tuple[int, ...]) -> Iterator[Game]:
    """The positions after the objects produced aether by an ability that costs no more than their own card, if they
    have one."""
    if not ids:
        yield game
        return
    own = aether.sources_of(game, player, ids[0]) if in_field(game.objects[ids[0]].zone) else []
    ways = [way for source in own for way in aether.outcomes(source)]
    for way in ways:
        made = game.clone()
        aether.give(made, player, way.made)
        yield from _drained(made, player, ids[1:])
    if not ways:
        yield from _drained(game, player, ids[1:])


# --- paying with what is there ---------------------------------------------------------------------------------------


def raises(pool: dict[str, int], need: AetherNeed, source: Source, met: int) -> bool:
    """Whether the source produces aether for an element of the need that the pool does not have."""
    if len(need.elements) == 1:
        return met == 0 and any(kinds.fits(kind, need.elements[0], need.front) for kind, _ in source.made)
    more = dict(pool)
    for kind, n in source.made:
        more[kind] = more.get(kind, 0) + n
    return kinds.matched(more, need) > met


def nearer(pool: dict[str, int], need: AetherNeed, found: list[Source]) -> list[Source]:
    """Those of the sources that bring the payment nearer to its end."""
    met = kinds.met_by(pool, need)
    if need.total - len(need.elements) > sum(pool.values()) - met:
        return found
    return [source for source in found if raises(pool, need, source, met)]


def paid(game: Game, player: int, need: AetherNeed, kept: tuple[int, ...]) -> Iterator[Game]:
    """[CC 1002.1] The positions after the need was paid with aether that is there, or that abilities produce which
    cost no more than their own card: one for each rest of cards and aether."""
    seen: set[object] = set()
    ahead = [game]
    while ahead:
        now = ahead.pop(0)
        pool = kinds.usable(aether.pool_of(now, player), need)
        if kinds.covers(pool, need):
            yield from _eliminated(now, player, need, pool)
            continue
        found = [source for source in aether.sources(now, player, kept) if source.serves(need)]
        for source in nearer(pool, need, found):
            for later in _simply_used(now, player, source):
                key = _lies(later, player, kept)
                if key not in seen and len(seen) < MOST:
                    seen.add(key)
                    ahead.append(later)


def _eliminated(game: Game, player: int, need: AetherNeed, pool: dict[str, int]) -> Iterator[Game]:
    """The positions after aether of the pool was eliminated for the need, one for each rest."""
    ahead: list[tuple[dict[str, int], AetherNeed]] = [(pool, need)]
    seen: set[object] = set()
    while ahead:
        have, due = ahead.pop()
        if due.total <= 0:
            left = game.clone()
            aether.give(left, player, tuple([(key, have.get(key, 0) - n) for key, n in pool.items()]))
            yield left
            continue
        for key in have:
            less = {other: n - (other == key) for other, n in have.items() if n > (other == key)}
            for rest in kinds.needs_after(key, due):
                step = (tuple(sorted(less.items())), rest)
                if step not in seen and kinds.covers(less, rest):
                    seen.add(step)
                    ahead.append((less, rest))


def _simply_used(game: Game, player: int, source: Source) -> Iterator[Game]:
    """The positions after an aether ability was used that costs no more than its own card."""
    ability = layers.abilities(game, source.id)[source.ability]
    assert isinstance(ability, t.Activated)
    ctx = Ctx(source.id, player, (), None, layers.numbers(game, source.id)[source.ability])
    for way in aether.outcomes(source):
        for after_cost in completing.payments(game, ctx, ability.cost, (), True):
            now = after_cost.clone()
            if ability.limit:
                uses.use(now, source.id, ability, 1, ctx.number)
            aether.give(now, player, way.made)
            yield now


# --- using a dear ability --------------------------------------------------------------------------------------------


def used(game: Game, player: int, source: Source, kept: tuple[int, ...], ctx: Ctx | None = None) -> Iterator[Game]:
    """The positions after a dear ability was used without the objects `kept`: one for each way to pay its cost, and
    each element that it can produce. `ctx` is its context, if something about it was chosen already."""
    ability = layers.abilities(game, source.id)[source.ability]
    assert isinstance(ability, t.Activated)
    number = layers.numbers(game, source.id)[source.ability]
    if ctx is None:
        ctx = Ctx(source.id, player, (), None, number)
    for fixed_ctx in _fixings(game, ability, ctx):
        made = Source(source.id, source.ability, aether.made_by(game, source.id, ability.do, fixed_ctx), False)
        start = game
        if ability.limit:
            start = game.clone()
            uses.use(start, source.id, ability, 1, number)
        for after_cost in _paid_parts(start, fixed_ctx, costs.due(game, fixed_ctx, ability.cost), kept):
            for way in aether.outcomes(made):
                now = after_cost.clone()
                aether.give(now, player, way.made)
                yield now


def _fixings(game: Game, ability: t.Activated, ctx: Ctx) -> Iterator[Ctx]:
    """[CC 903.2d] [CC 903.2g] The contexts of a use: each X that the player may have, and each choice of what a
    reduction removes."""
    pays = [part for part in ability.cost if isinstance(part, t.Do) and part.verb == "pay"]
    if X in [part.n for part in pays] and ctx.get("X") is None:
        most = aether.supply(game, ctx.controller).total if pays else 0
        for n in range(1, most + 1):
            yield from _fixings(game, ability, ctx.bind("X", (n,)))
        return
    if not pays or ctx.get(MORE) is not None or not layers.index_of(game).prices:
        yield ctx
        return
    more, down = changes.change(game, ctx.source)
    need = kinds.need_in(" ".join([part.word for part in pays]), sum([select.amount(game, p.n, ctx) for p in pays]))
    for cuts in _cuts(changes.without(need, more, ctx.get(CUT) or ()), down - len(ctx.get(CUT) or ())):
        yield ctx.bind(MORE, (more,)).bind(CUT, (*(ctx.get(CUT) or ()), *cuts))


def _cuts(need: AetherNeed, down: int) -> Iterator[tuple[int, ...]]:
    """[CC 903.2g-4] The choices of parts that reductions remove."""
    if down <= 0 or need.total <= 0:
        yield ()
        return
    for cut in changes.parts(need):
        for rest in _cuts(changes.without(need, 0, (cut,)), down - 1):
            yield (cut, *rest)


def _paid_parts(game: Game, ctx: Ctx, cost: tuple[t.Instr, ...], kept: tuple[int, ...]) -> Iterator[Game]:
    """[CC 903.2h-1] The positions after the parts of a cost were paid in order, one for each way to pay them."""
    if not cost:
        yield game
        return
    part = cost[0]
    if not isinstance(part, t.Do) or part.verb not in printed.SPENT:
        size = _run(cost)
        for run in _unswitched(cost[:size]):
            for now in completing.payments(game, ctx, run, kept, True):
                yield from _paid_parts(now, ctx, cost[size:], kept)
        return
    if part.verb == "pay":
        need = changes.fixed(kinds.need_in(part.word, select.amount(game, part.n, ctx)), ctx)
        for now in paid(game, ctx.controller, need, kept):
            yield from _paid_parts(now, ctx, cost[1:], kept)
        return
    if not completing.can_do(game, ctx, part):
        return
    for now in _done(game, ctx, part, kept):
        yield from _paid_parts(now, ctx, cost[1:], kept)


SWITCH: Final = "switch"


def _run(cost: tuple[t.Instr, ...]) -> int:
    """How many parts of a cost at its beginning no verb of `printed.SPENT` interrupts, other than a switch."""
    for i, part in enumerate(cost):
        if isinstance(part, t.Do) and part.verb in printed.SPENT and part.verb != SWITCH:
            return i
    return len(cost)


def _unswitched(run: tuple[t.Instr, ...]) -> list[tuple[t.Instr, ...]]:
    """[CC 1011.1] The parts of a cost in which switching the chosen cards is turning those that lie so."""
    switched = [part.what for part in run if isinstance(part, t.Do)]
    if not switched:
        return [run]
    found: list[tuple[t.Instr, ...]] = []
    for now, then in (("recovered", "reversed"), ("reversed", "recovered")):
        names = [what.name for what in switched if isinstance(what, t.Ref)]
        found.append(
            tuple([
                t.SetState(part.what, then) if isinstance(part, t.Do)
                else replace(part, what=part.what & t.State(now)) if isinstance(part, t.Choose) and part.name in names
                else part for part in run
            ])
        )  # fmt: skip
    return found


def _done(game: Game, ctx: Ctx, part: t.Do, kept: tuple[int, ...]) -> Iterator[Game]:
    """The positions after a verb took objects for a cost (`printed.SPENT`), one for each choice of them. What is taken
    from the field has produced its own aether before."""
    if part.verb == SWITCH:
        for turned in ("reversed", "recovered"):
            run = (t.SetState(part.what, turned),)
            yield from completing.payments(game, ctx, run, kept, True)
        return
    n = select.amount(game, part.n, ctx)
    if part.verb == "corrupt":
        orbs = game.zone("orb", ctx.controller)[:n]
        if len(orbs) == n:
            yield next(completing.payments(game, ctx.bind(TAKEN, orbs), (t.Move(t.Ref(TAKEN), "hand"),), (), True))
        return
    spends = game.book.verbs[part.verb].spends
    assert spends is not None
    able = [id for id in spends.sources(game, ctx, part) if id not in kept]
    for taken in [tuple(able)] if part.verb == "discard hand" else combinations(able, n):
        for before in _drained(game, ctx.controller, taken):
            yield completing.used_up(before, taken, spends)


TAKEN: Final = "taken for aether"


# --- what is owed ----------------------------------------------------------------------------------------------------


class Stage:
    """A payment to be completed: the player, the need, and after it the rest of its cost, in its context; `play` is
    the aether ability for which it pays, if that interrupts the next stage."""

    __slots__ = ("ctx", "kept", "need", "play", "player", "rest")

    def __init__(
        self, player: int, need: AetherNeed, ctx: Ctx | None, rest: tuple[t.Instr, ...], kept: tuple[int, ...],
        play: Play | None = None,
    ) -> None:  # fmt: skip
        self.player = player
        self.need = need
        self.ctx = ctx if ctx is not None else Ctx(0, player)
        self.rest = rest
        self.kept = kept
        self.play = play


def found(game: Game, stages: list[Stage]) -> bool:
    """[CC 907.2] Whether the payments can be completed one after the other. What a payment within a payment does can
    also be done before it, so that each step of the search uses an ability, or completes a stage, with aether that is
    there. Later stages are looked at first, then positions after fewer uses."""
    if not _in_reach(game, stages):
        return False
    zones = _told_apart(game, stages)
    seen: set[object] = set()
    ahead: list[tuple[int, int, int, Game]] = []
    made = 0

    def add(now: Game, stage: int, uses: int) -> None:
        nonlocal made
        made += 1
        heappush(ahead, (-stage, uses, made, now))

    add(game, 0, 0)
    while ahead:
        minus, uses, _, now = heappop(ahead)
        stage = stages[-minus]
        key = (minus, _lies(now, stage.player, stage.kept, zones))
        if key in seen:
            continue
        seen.add(key)
        if len(seen) > STEPS:
            return False
        if kinds.covers(kinds.usable(aether.pool_of(now, stage.player), stage.need), stage.need):
            if 1 - minus == len(stages):
                if next(_paid_parts(now, stage.ctx, stage.rest, stage.kept), None) is not None:
                    return True
            else:
                for later in _completed(now, stage):
                    add(later, 1 - minus, uses)
        for later in _uses(now, stage):
            add(later, -minus, uses + 1)
    return False


def _in_reach(game: Game, stages: list[Stage]) -> bool:
    """Whether something there is produces each of the elements that the last stage needs: a quick test."""
    need, player = stages[-1].need, stages[-1].player
    if not need.elements:
        return True
    own = aether.sources(game, player) + aether.dear_sources(game, player)
    own += [made for stage in stages for made in _products(game, stage.play)]
    keys = {*kinds.usable(aether.pool_of(game, player), need), *[key for source in own for key, _ in source.made]}
    return all(any(kinds.fits(key, e, need.front) for key in keys) for e in need.elements)


def _uses(game: Game, stage: Stage) -> Iterator[Game]:
    """The positions after one aether ability was used; first those that bring the payment nearer."""
    player, pool = stage.player, kinds.usable(aether.pool_of(game, stage.player), stage.need)
    own = aether.sources(game, player, stage.kept)
    near = {(s.id, s.ability) for s in nearer(pool, stage.need, [s for s in own if s.serves(stage.need)])}
    tried: set[object] = set()
    for source in sorted(own, key=lambda s: (s.id, s.ability) not in near):
        obj = game.objects[source.id]
        alike = (source.made, source.ability, obj.card.number, obj.counters)
        if alike not in tried:
            tried.add(alike)
            yield from _simply_used(game, player, source)
    for source in aether.dear_sources(game, player, stage.kept):
        for start, inner in begun(game, player, source, stage.kept):
            if kinds.covers(kinds.usable(aether.pool_of(start, player), inner.need), inner.need):
                yield from _completed(start, inner)


def _completed(game: Game, stage: Stage) -> Iterator[Game]:
    """The positions after the need of a stage was eliminated from the aether that is there, the rest of its cost paid,
    and its ability has produced."""
    pool = kinds.usable(aether.pool_of(game, stage.player), stage.need)
    for less in _eliminated(game, stage.player, stage.need, pool):
        for now in _paid_parts(less, stage.ctx, stage.rest, stage.kept):
            for way in _products(game, stage.play):
                after_all = now.clone()
                aether.give(after_all, stage.player, way.made)
                yield after_all


def _products(game: Game, play: Play | None) -> list[Source]:
    """What the aether ability can produce, each way of it."""
    if play is None or play.ability is None:
        return [Source(0, 0, (), False)]
    return aether.outcomes(Source(play.source, 0, aether.made_by(game, play.source, play.ability.do, play.ctx), False))


def begun(
    game: Game, player: int, source: Source, kept: tuple[int, ...], ctx: Ctx | None = None
) -> Iterator[tuple[Game, Stage]]:
    """The positions in which a dear ability comes to pay its aether, and the stage that this is. `ctx` is its context,
    if something about it was chosen already."""
    ability = layers.abilities(game, source.id)[source.ability]
    assert isinstance(ability, t.Activated)
    number = layers.numbers(game, source.id)[source.ability]
    start = game
    if ability.limit and ctx is None:
        start = game.clone()
        uses.use(start, source.id, ability, 1, number)
    for fixed in _fixings(game, ability, ctx or Ctx(source.id, player, (), None, number)):
        cost = costs.due(game, fixed, ability.cost)
        at = next((i for i, part in enumerate(cost) if printed.is_payment(part)), len(cost))
        need, rest = AetherNeed(0), cost[at + 1 :]
        if at < len(cost):
            part = cost[at]
            assert isinstance(part, t.Do)
            need = changes.fixed(kinds.need_in(part.word, select.amount(game, part.n, fixed)), fixed)
        for now in _paid_parts(start, fixed, cost[:at], kept):
            yield now, Stage(player, need, fixed, rest, kept, Play(source.id, ability, fixed))


def completes_after(game: Game, local: PayingAether, source: Source | None = None, ctx: Ctx | None = None) -> bool:
    """Whether the payment, and what is owed after it, can be completed in this position, in which its frame is not
    running any more; with `source`, if this dear ability is used now."""
    inner = interrupted(game)
    if source is None and inner < 0:
        owed = paying.owed(game)
        if owed is None:
            return reaches(game, local.player, local.need, local.kept)
        return completing.completes(game, as_is(owed[0]), (kinds.paid_by(local.need), *owed[1]))
    stages = [_stage(game, local), *_stages_below(game)]
    if source is None:
        return found(game, stages)
    return any(found(now, [stage, *stages]) for now, stage in begun(game, local.player, source, local.kept, ctx))


def _stage(game: Game, local: PayingAether) -> Stage:
    """The payment, whose frame is not running any more, as a stage: what is owed after it is that of the innermost
    block that runs, and what is done then that of the innermost aether ability that interrupts another payment."""
    owed = paying.owed(game)
    ctx, rest = (as_is(owed[0]), owed[1]) if owed is not None else (None, ())
    at = interrupted(game)
    play = game.frames[at + 1].local if at >= 0 else None
    return Stage(local.player, local.need, ctx, rest, local.kept, play if isinstance(play, Play) else None)


def _stages_below(game: Game) -> list[Stage]:
    """The payments that are interrupted, from the innermost on."""
    at = interrupted(game)
    if at < 0:
        return []
    local = game.frames[at].locals(PayingAether)
    below = game.clone()
    del below.frames[at:]
    return [_stage(below, local), *_stages_below(below)]


def as_is(ctx: Ctx) -> Ctx:
    """The context in which effects change no amount any more."""
    return ctx.bind(MORE, (0,)).bind(CUT, ())


def interrupted(game: Game) -> int:
    """The index of the innermost frame of a payment that is interrupted by an aether ability; -1: there is none."""
    frames = game.frames
    for i in range(len(frames) - 2, -1, -1):
        if frames[i].proc == "CC 1002" and frames[i + 1].proc == "CC 907":
            return i
    return -1


def debt(game: Game) -> bool:
    """Whether the payments that the cost of an aether ability interrupts can be completed after the ability has
    produced."""
    at = interrupted(game)
    return at < 0 or settles(game, AetherNeed(0), Ctx(0, game.frames[at].locals(PayingAether).player), ())


def settles(game: Game, need: AetherNeed, ctx: Ctx, rest: tuple[t.Instr, ...], kept: tuple[int, ...] = ()) -> bool:
    """Whether this need, which an aether ability costs, the rest of that cost, and the payments that the ability
    interrupts can be completed."""
    play = game.frames[interrupted(game) + 1].local
    assert isinstance(play, Play) and isinstance(play.ability, t.Activated)
    first = Stage(ctx.controller, need, ctx, rest, kept, play)
    return found(game, [first, *_stages_below(game)])
