"""The procedure `nb.instead`: pays the cost of a replacement effect, then carries out its block."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core.flow.frames import Frame, Step, procedure
from ludex.core.happening.replacement import Instead
from ludex.core.resolving import paying, resolving

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def _pay(game: Game, frame: Frame) -> str | None:
    local = frame.locals(Instead)
    if local.cost:
        paying.pay(game, local.cost, local.ctx)
    return None


def _carry_out(game: Game, frame: Frame) -> str | None:
    local = frame.locals(Instead)
    resolving.resolve(game, local.do, local.ctx)
    return None


INSTEAD = procedure("nb.instead", "Doing what replaces an event", Step("nb.pay", _pay), Step("nb.do", _carry_out))
