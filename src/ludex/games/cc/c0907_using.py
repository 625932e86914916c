"""[CC 907.2] Using an aether ability: with priority, or while aether is paid, where its own cost may be aether, too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core import tree as t
from ludex.core.flow.decisions import Decision, Option
from ludex.core.flow.frames import Frame, Step, frame_of, procedure, stay
from ludex.core.flow.play import Play, local_play
from ludex.core.position.game import Ctx
from ludex.core.resolving import paying, resolving
from ludex.core.values import layers
from ludex.games.cc import c0903_changes as changes
from ludex.games.cc import c0903_reductions as reductions
from ludex.games.cc import c0907_aether as aether
from ludex.games.cc import c0907_dear as dear
from ludex.games.cc import c0907_printed as printed
from ludex.games.cc.c0903_costs import kept_of, need_of, uses_x
from ludex.games.cc.c0907_aether import CUT, MORE, PayingAether, Source

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def _ability_of(local: Play) -> t.Activated:
    assert isinstance(local.ability, t.Activated)
    return local.ability


def _goes_on(game: Game, local: Play, ctx: Ctx) -> bool:
    """Whether the ability can be paid with these choices, and the payment that it interrupts can be completed."""
    ability = _ability_of(local)
    running = frame_of(game, "CC 1002")
    kept = kept_of(ability, local.source)
    if running is None:
        have = aether.supply(game, ctx.controller, kept)
        more, down = changes.change(game, local.source) if layers.index_of(game).prices else (0, 0)
        cuts = ctx.get(CUT) or ()
        return reductions.payable(have, changes.without(need_of(game, ability, ctx), more, cuts), down - len(cuts))
    payment = running.locals(PayingAether)
    index = layers.abilities(game, local.source).index(ability)
    source = Source(local.source, index, (), False)
    at = max(i for i, frame in enumerate(game.frames) if frame.proc == "CC 1002")
    now = game.clone()
    del now.frames[at:]
    return dear.completes_after(now, payment, source, ctx)


def _ask_x(game: Game, frame: Frame) -> Decision | None:
    """[CC 903.2d] Asks for X, if the text does not define it."""
    local = local_play(frame)
    if not uses_x(_ability_of(local)) or local.ctx.get("X") is not None:
        return None
    most = aether.supply(game, local.ctx.controller, kept_of(_ability_of(local), local.source)).total
    able = [n for n in range(most + 1) if _goes_on(game, local, local.ctx.bind("X", (n,)))]
    options = [Option("X", (), n, str(n)) for n in able]
    return Decision(local.ctx.controller, "how much is X?", options, local.source)


def _set_x(game: Game, frame: Frame) -> str | None:
    if frame.answer is not None:
        local = local_play(frame)
        frame.local = local.with_ctx(local.ctx.bind("X", (frame.answer.n,)))
    return None


def _ask_reduction(game: Game, frame: Frame) -> Decision | None:
    """[CC 903.2g-4] Asks which part of the cost a reduction removes."""
    local = local_play(frame)
    ability = _ability_of(local)
    if not layers.index_of(game).prices or not any(printed.is_payment(part) for part in ability.cost):
        return None
    asked = reductions.ask(game, ability, local.ctx, need_of(game, ability, local.ctx), None)
    if asked is None:
        return None
    cuts = local.ctx.get(CUT) or ()
    asked.options = [o for o in asked.options if _goes_on(game, local, local.ctx.bind(CUT, (*cuts, o.n)))]
    return asked


def _fix_cost(game: Game, frame: Frame) -> str | None:
    """[CC 903.2g-6] Fixes the aether that the ability costs."""
    local = local_play(frame)
    if frame.answer is not None:
        cuts = (*(local.ctx.get(CUT) or ()), frame.answer.n)
        frame.local = local.with_ctx(local.ctx.bind(CUT, cuts))
        stay(frame)
    elif layers.index_of(game).prices:
        more, _ = changes.change(game, local.source)
        frame.local = local.with_ctx(local.ctx.bind(MORE, (more,)))
    return None


def _pay_ability(game: Game, frame: Frame) -> str | None:
    """[CC 907.2] Pays what the ability costs; while aether is paid, so that the payment can be completed."""
    local = local_play(frame)
    ability = _ability_of(local)
    if ability.cost:
        running = frame_of(game, "CC 1002")
        ctx = local.ctx
        if running is not None and running.locals(PayingAether).kept:
            ctx = ctx.bind(dear.KEPT, running.locals(PayingAether).kept)
        paying.pay(game, ability.cost, ctx, owing=running is not None)
    return None


def _resolve_ability(game: Game, frame: Frame) -> str | None:
    """[CC 907.3] The ability resolves at once, without the chase."""
    local = local_play(frame)
    resolving.resolve(game, _ability_of(local).do, local.ctx)
    return None


AETHER_ABILITY = procedure(
    "CC 907",
    "An aether ability",
    Step("903.2d", _set_x, ask=_ask_x),
    Step("903.2g", _fix_cost, ask=_ask_reduction),
    Step("907.2", _pay_ability),
    Step("907.3", _resolve_ability),
)
