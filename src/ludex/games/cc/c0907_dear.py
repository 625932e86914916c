"""[CC 907.2] Aether abilities that cost more than their own card, used while aether is paid [CC 1002.6]."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.flow.play import Play
from ludex.core.position.game import Ctx
from ludex.core.resolving import paying
from ludex.core.values import completing, costs, layers, select, uses
from ludex.games.cc import c0907_aether as aether
from ludex.games.cc import c0907_kinds as kinds
from ludex.games.cc.c0300_zones import in_field
from ludex.games.cc.c0907_aether import CUT, MORE, PayingAether, Source, Supply
from ludex.games.cc.c0907_kinds import AetherNeed
from ludex.games.cc.c0907_restricted import PRODUCES

if TYPE_CHECKING:
    from ludex.core.position.game import Game

MOST: Final = 60
"""How many positions are looked at for one payment. NB: what could be paid only beyond that is not offered."""
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
    return any(aether.payable(aether.supply(now, player, kept), need) for now in after(game, player, kept))


def after(game: Game, player: int, kept: tuple[int, ...]) -> Iterator[Game]:
    """The positions after some of the dear abilities were used, those with fewer uses first."""
    seen: set[object] = set()
    ahead = [game]
    while ahead:
        for source in aether.dear_sources(ahead[0], player, kept):
            for now in used(ahead[0], player, source, kept):
                lies = tuple(sorted((o.card.number, o.zone, o.state, o.id in kept) for o in now.objects.values()))
                key = (lies, tuple(aether.pool_of(now, player).items()), now.used)
                if key not in seen:
                    seen.add(key)
                    if len(seen) > MOST:
                        return
                    ahead.append(now)
                    yield now
        del ahead[0]


def touched(game: Game, player: int) -> list[int]:
    """The objects that the costs of the dear abilities could use."""
    found: list[int] = []
    for source in aether.dear_sources(game, player):
        ability = layers.abilities(game, source.id)[source.ability]
        if isinstance(ability, t.Activated):
            for part in ability.cost:
                found += completing.wants(game, Ctx(source.id, player), part)
    return found


def _spent(game: Game, ctx: Ctx, parts: tuple[t.Do, ...], kept: tuple[int, ...]) -> Iterator[Game]:
    """The positions after verbs took objects for a cost (`aether.SPENT`), one for each choice of them. What is taken
    has produced its own aether before."""
    if not parts:
        yield game
        return
    spends = game.book.verbs[parts[0].verb].spends
    assert spends is not None
    able = [id for id in spends.sources(game, ctx, parts[0]) if id not in kept]
    for taken in combinations(able, select.amount(game, parts[0].n, ctx)):
        for before in _drained(game, ctx.controller, taken):
            yield from _spent(completing.used_up(before, taken, spends), ctx, parts[1:], kept)


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
        aether.add(made, player, way.kind, way.amount)
        yield from _drained(made, player, ids[1:])
    if not ways:
        yield from _drained(game, player, ids[1:])


def used(game: Game, player: int, source: Source, kept: tuple[int, ...]) -> Iterator[Game]:
    """The positions after a dear ability was used without the objects `kept`: one for each way to pay its cost, and
    each element that it can produce."""
    ability = layers.abilities(game, source.id)[source.ability]
    assert isinstance(ability, t.Activated)
    ctx = Ctx(source.id, player)
    cost = costs.due(game, ctx, ability.cost)
    rest = tuple(part for part in cost if not isinstance(part, t.Do))
    start = _spent(game, ctx, tuple(part for part in cost if isinstance(part, t.Do)), kept)
    for paid in (after for first in start for after in completing.payments(first, ctx, rest, kept, True)):
        for way in aether.outcomes(source):
            made = paid.clone()
            if ability.limit and source.id in made.objects:
                uses.use(made, source.id, ability)
            aether.add(made, player, way.kind, way.amount)
            yield made


def completes_after(game: Game, local: PayingAether) -> bool:
    """Whether the payment, and what is owed after it, can be completed in this position, in which it is not running
    any more."""
    owed = paying.owed(game)
    if owed is None:
        return reaches(game, local.player, local.need, local.kept)
    ctx, rest = owed
    return completing.completes(game, as_is(ctx), (kinds.paid_by(local.need), *rest))


def as_is(ctx: Ctx) -> Ctx:
    """The context in which effects change no amount any more."""
    return ctx.bind(MORE, (0,)).bind(CUT, ())


def debt(game: Game) -> bool:
    """Whether a payment that the cost of an aether ability interrupts can be completed after the ability has
    produced."""
    at = next((i for i, frame in enumerate(game.frames) if frame.proc == "CC 1002"), -1)
    if at < 0 or len(game.frames) <= at + 1:
        return True
    local, play = game.frames[at].local, game.frames[at + 1].local
    if not isinstance(local, PayingAether) or not isinstance(play, Play) or not isinstance(play.ability, t.Activated):
        return True
    part = next(part for part in play.ability.do if isinstance(part, t.Do) and part.verb in PRODUCES)
    kind = aether.produced_key(game, play.source, part)
    made = Source(play.source, 0, kind, select.amount(game, part.n, play.ctx), False)
    for way in aether.outcomes(made):
        now = game.clone()
        del now.frames[at:]
        aether.add(now, local.player, way.kind, way.amount)
        if completes_after(now, local):
            return True
    return False
