"""What a player has chosen secretly, before another player chooses too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core.book import PUBLIC
from ludex.core.position.game import Ctx
from ludex.core.resolving.together import Together
from ludex.core.tree import Choose

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def without_picks(game: Game, viewer: int) -> Game:
    """The position in which other players have picked the first cards of their zones, as far as the viewer does not
    know what they picked; the position itself if nobody picks together with others."""
    if not any(isinstance(frame.local, Together) for frame in game.frames):
        return game
    other = game.clone()
    other.decision = game.decision
    for frame in other.frames:
        local = frame.local
        if isinstance(local, Together):
            names = {instr.name for instr in local.block[: local.i + 1] if isinstance(instr, Choose)}
            frame.local = local._replace(
                ctxs=tuple(ctx if ctx.controller == viewer else _repicked(game, ctx, names) for ctx in local.ctxs)
            )
    return other


def _repicked(game: Game, ctx: Ctx, names: set[str]) -> Ctx:
    for name in sorted(names):
        ids = ctx.get(name) or ()
        fresh: list[int] = []
        for id in ids:
            obj = game.objects.get(id)
            secret = obj is not None and game.book.zones[obj.zone].sight != PUBLIC
            pool = game.at(obj.zone, obj.player) if obj is not None and secret else (id,)
            fresh.append(next(one for one in pool if one not in fresh))
        if ids:
            ctx = ctx.bind(name, tuple(fresh))
    return ctx
