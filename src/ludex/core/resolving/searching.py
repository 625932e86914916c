"""Searches zones for cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core import tree as t
from ludex.core.flow.decisions import DONE, OWN_STEPS, VEILED, Decision, Option, searched, step, veiled
from ludex.core.flow.frames import Frame
from ludex.core.happening import events
from ludex.core.position.game import Ctx
from ludex.core.position.seen import shown_to
from ludex.core.resolving.resolving import ASK, DO, Resolve
from ludex.core.values import candidates, select

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def _searchable(game: Game, ctx: Ctx, instr: t.Search) -> list[int]:
    """The ids in the searched zones that match."""
    player = select.player_of(game, instr.who, ctx)
    found: list[int] = []
    for zone in candidates.places(ctx, instr):
        found += [id for id in game.zone(zone, player) if select.matches(game, instr.what, id, ctx)]
    return found


def _ask_search(game: Game, local: Resolve, instr: t.Instr) -> Decision | None:
    """A search with a condition, or for "up to" so many, may find fewer cards than there are; a search for any card, or
    in a zone that both players see, must find them."""
    assert isinstance(instr, t.Search)
    n = select.amount(game, instr.n, local.ctx)
    found = _searchable(game, local.ctx, instr)
    rest = candidates.fitting(game, local.ctx, instr, found, local.picks)
    if len(local.picks) >= n:
        return None
    free = instr.up_to or (not isinstance(instr.what, t.Anything) and not any_seen(game, local.ctx, instr, rest))
    options = [Option("find", (id,)) for id in searched(game, local.ctx.controller, rest)]
    hidden = _hidden(game, local.ctx, instr)
    if free and hidden:
        since = OWN_STEPS if all(hidden) else VEILED
        return step(game, local.ctx.controller, "search", options, DONE, local.ctx.source, since)
    if free and options:
        options.append(DONE)
    decision = Decision(local.ctx.controller, "search", options, local.ctx.source) if options else None
    return veiled(game, decision) if decision is not None and len(hidden) > 1 else decision


def _hidden(game: Game, ctx: Ctx, instr: t.Search) -> list[bool]:
    """Of each card to search, whether the other player does not see it; empty: that player sees them all."""
    player = select.player_of(game, instr.who, ctx)
    ids = [id for zone in candidates.places(ctx, instr) for id in game.zone(zone, player)]
    hidden = [not shown_to(game, game.objects[id]) >> (1 - ctx.controller) & 1 for id in ids]
    return hidden if any(hidden) else []


def _do_search(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    """The searching player sees the whole zone while choosing (`view.looked_through`). A `Shuffle` follows as an
    instruction of its own."""
    assert isinstance(instr, t.Search)
    if frame.answer is not None and frame.answer != DONE:
        frame.local = local.with_picks((*local.picks, frame.answer.cards[0]))
        return None
    events.announce(game, "search", local.ctx.source, local.ctx.controller, len(local.picks))
    return candidates.bound_by(instr, local.ctx, local.picks)


def any_seen(game: Game, ctx: Ctx, search: t.Search, rest: list[int]) -> bool:
    """Whether one of the cards that can be found lies in a zone of which both players see every card."""
    for zone in candidates.places(ctx, search):
        ids = game.zone(zone, select.player_of(game, search.who, ctx))
        if all(shown_to(game, game.objects[id]) == 3 for id in ids) and not set(ids).isdisjoint(rest):
            return True
    return False


ASK[t.Search] = _ask_search
DO[t.Search] = _do_search
