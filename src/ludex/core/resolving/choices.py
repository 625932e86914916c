"""Carries out the instructions with which a player chooses: objects (`Choose`), shares (`Divide`), a number
(`NameNumber`), options of a list (`Modes`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import PUBLIC
from ludex.core.flow.decisions import DONE, Decision, Option, distinct
from ludex.core.flow.frames import Frame
from ludex.core.happening import events
from ludex.core.position import rng
from ludex.core.position.game import Ctx
from ludex.core.resolving.resolving import ASK, DO, Resolve, resolve
from ludex.core.values import candidates, layers, queries, select

if TYPE_CHECKING:
    from ludex.core.position.game import Game


# --- objects and numbers ----------------------------------------------------------------------------------------


def _required(game: Game, ctx: Ctx, instr: t.Choose, rest: list[int]) -> list[int]:
    """The candidates in `rest` that an effect requires to be picked for this ability (query `must select`)."""
    if not instr.target or "must select" not in layers.index_of(game).rules:
        return []
    return [id for id in rest if queries.may(game, "must select", ctx.source, False, id)]


def _chooser(game: Game, ctx: Ctx, who: str) -> int:
    return select.player_of(game, who, ctx)


ENOUGH: Final = -1
"""Separates, among the picks of a choice that both players make, those of the first player from the second's."""


def _turn(game: Game, ctx: Ctx, instr: t.Choose, picks: tuple[int, ...]) -> tuple[int, tuple[int, ...], list[int]]:
    """The player who picks now, what they have picked, and their candidates. If each player chooses, the active player
    does so first, each among their own objects, and the picks take effect when both have chosen."""
    ids = candidates.candidates(game, ctx, instr)
    if instr.who != t.EACH:
        return _chooser(game, ctx, instr.who), picks, ids
    player = game.active
    if ENOUGH in picks:
        picks = picks[picks.index(ENOUGH) + 1 :]
        player = 1 - game.active
    return player, picks, [id for id in ids if game.objects[id].player == player]


def pick_decision(game: Game, ctx: Ctx, instr: t.Choose, picks: tuple[int, ...]) -> Decision | None:
    """The decision for the next pick of a choice; None: nothing is left to decide."""
    if instr.random:
        return None
    n = select.amount(game, instr.n, ctx)
    player, mine, ids = _turn(game, ctx, instr, picks)
    rest = candidates.fitting(game, ctx, instr, ids, mine)
    if len(mine) >= n or not rest:
        return None
    required = _required(game, ctx, instr, rest)
    if required:
        options = [Option("choose", (id,)) for id in required]
        return Decision(player, f"choose {n - len(mine)}", options, ctx.source)
    free = instr.up_to or (game.book.choices.may_fail_to_choose and may_fail(game, instr, rest))
    if not free and len(ids) <= n and candidates.plain(instr):
        return None
    options = [Option("choose", (id,)) for id in distinct(game, rest)]
    if free and len(mine) >= instr.least:
        options.append(DONE)
    return Decision(player, f"choose {'up to ' if instr.up_to else ''}{n - len(mine)}", options, ctx.source)


def picked(game: Game, ctx: Ctx, instr: t.Choose, picks: tuple[int, ...], done: bool) -> tuple[int, ...] | None:
    """The picks, once nothing is left to decide (`done`: because the player stopped). Missing ones are filled in where
    the player had no choice. None: the other player chooses next."""
    n = max(0, select.amount(game, instr.n, ctx))
    if instr.random:
        return _random_picks(game, ctx, instr, n)
    _, mine, ids = _turn(game, ctx, instr, picks)
    if not done and not instr.up_to:
        picks += candidates.fill(game, ctx, instr, ids, mine, n)[len(mine) :]
    if instr.who == t.EACH and ENOUGH not in picks:
        return None
    return tuple(id for id in picks if id != ENOUGH)


def finished(game: Game, ctx: Ctx, instr: t.Choose, picks: tuple[int, ...]) -> tuple[int, ...]:
    """The picks of the first of two players, filled up to the number demanded and closed with `ENOUGH`."""
    n = max(0, select.amount(game, instr.n, ctx))
    _, mine, ids = _turn(game, ctx, instr, picks)
    if not instr.up_to:
        picks += tuple([id for id in ids if id not in mine][: max(0, n - len(mine))])
    return (*picks, ENOUGH)


def _random_picks(game: Game, ctx: Ctx, instr: t.Choose, n: int) -> tuple[int, ...]:
    pool = candidates.candidates(game, ctx, instr)
    chosen: list[int] = []
    while pool and len(chosen) < n:
        chosen.append(pool.pop(rng.below(game, len(pool))))
    return tuple(chosen)


def _ask_choose(game: Game, local: Resolve, instr: t.Instr) -> Decision | None:
    assert isinstance(instr, t.Choose)
    made = instr.target and local.ctx.get(instr.name) is not None
    return None if made else pick_decision(game, local.ctx, instr, local.picks)


def _do_choose(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.Choose)
    if instr.target and local.ctx.get(instr.name) is not None:
        return local.ctx  # chosen when played
    answer = frame.answer
    if answer is not None and answer != DONE:
        frame.local = local.with_picks((*local.picks, answer.cards[0]))
        return None
    result = picked(game, local.ctx, instr, local.picks, answer is not None)
    if result is None:
        frame.local = local.with_picks(finished(game, local.ctx, instr, local.picks))
        return None
    if instr.target:
        selected(game, local.ctx, result)
    return candidates.bound_by(instr, local.ctx, result)


def selected(game: Game, ctx: Ctx, ids: tuple[int, ...]) -> None:
    """Announce that objects were selected for an ability. NB: announced only if something listens."""
    if game.delayed or "select" in layers.index_of(game).events:
        for id in ids:
            events.announce(game, "select", id, ctx.controller, other=ctx.source)


def _ask_divide(game: Game, local: Resolve, instr: t.Instr) -> Decision | None:
    assert isinstance(instr, t.Divide)
    return divide_decision(game, local.ctx, instr, local.picks)


def _do_divide(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.Divide)
    if frame.answer is not None:
        frame.local = local.with_picks((*local.picks, frame.answer.n))
        return None
    return local.ctx.bind(instr.name, divided(game, local.ctx, instr, local.picks))


def _ask_number(game: Game, local: Resolve, instr: t.Instr) -> Decision | None:
    assert isinstance(instr, t.NameNumber)
    least, most = select.amount(game, instr.least, local.ctx), select.amount(game, instr.most, local.ctx)
    options = [Option("name", (), n, str(n)) for n in range(max(0, least), most + 1)]
    player = _chooser(game, local.ctx, instr.who)
    return Decision(player, "name a number", options, local.ctx.source) if options else None


def _do_number(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.NameNumber)
    return local.ctx.bind(instr.name, (frame.answer.n if frame.answer is not None else 0,))


# --- options of a list -----------------------------------------------------------------------------------------


def _ask_modes(game: Game, local: Resolve, instr: t.Instr) -> Decision | None:
    assert isinstance(instr, t.Modes)
    return modes_decision(local.ctx, instr, local.picks, unused(game, local.ctx, instr))


def modes_decision(ctx: Ctx, modes: t.Modes, picks: tuple[int, ...], open_modes: tuple[int, ...]) -> Decision | None:
    """The decision for the next option of a list, among `open_modes`; None: nothing is left to decide."""
    if len(picks) >= modes.n:
        return None
    options = [Option("mode", (ctx.source,), i, str(i + 1)) for i in open_modes if i not in picks]
    if modes.up_to and picks:
        options.append(DONE)
    return Decision(ctx.controller, "choose an option", options, ctx.source) if options else None


def _do_modes(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.Modes)
    if frame.answer is not None and frame.answer != DONE:
        frame.local = local.with_picks((*local.picks, frame.answer.n))
        return None
    for i in sorted(local.picks, reverse=True):
        resolve(game, instr.options[i], local.ctx)
        spend(game, local.ctx, instr, i)
    return local.ctx


FRESH: Final = 1000
"""`Game.used` records option i of a list as ability number `FRESH + i`."""


def may_fail(game: Game, choice: t.Choose, ids: list[int]) -> bool:
    """Whether a player may choose none of these cards: the opponent sees none of them, and the choice depends on what
    is printed on them."""
    zones = game.book.zones
    for id in ids:
        obj = game.objects[id]
        if zones[obj.zone].sight == PUBLIC or obj.known == 3 or (zones[obj.zone].faces and obj.up):
            return False
    return _reads_card(choice.what)


def _reads_card(sel: t.Sel) -> bool:
    """Whether the selector tests what is printed on a card."""
    if isinstance(sel, (t.All, t.Some)):
        return any(_reads_card(part) for part in sel.parts)
    if isinstance(sel, t.Not):
        return _reads_card(sel.part)
    return isinstance(sel, (t.Word, t.Figure, t.Has))


def unused(game: Game, ctx: Ctx, modes: t.Modes) -> tuple[int, ...]:
    """The indices of the options that may still be chosen this turn; with `Modes.fresh`, each only once."""
    every = tuple(range(len(modes.options)))
    if not modes.fresh:
        return every
    spent = {number - FRESH for source, number, _ in game.used if source == ctx.source}
    return tuple(i for i in every if i not in spent)


def spend(game: Game, ctx: Ctx, modes: t.Modes, i: int) -> None:
    """Record that option `i` was chosen this turn, if the list is `fresh`."""
    if modes.fresh:
        game.used = (*game.used, (ctx.source, FRESH + i, 1))


def divide_decision(game: Game, ctx: Ctx, instr: t.Divide, shares: tuple[int, ...]) -> Decision | None:
    """The decision for the share of the next object: each gets at least one, the last gets the rest. None: nothing is
    left to decide."""
    ids = select.bound(instr.among, ctx)
    left = select.amount(game, instr.amount, ctx) - sum(shares)
    after = len(ids) - len(shares) - 1
    if after <= 0:
        return None
    id = ids[len(shares)]
    options = [Option("allot", (id,), n) for n in range(1, left - after + 1)]
    return Decision(ctx.controller, "divide the amount", options, id)


def divided(game: Game, ctx: Ctx, instr: t.Divide, shares: tuple[int, ...]) -> tuple[int, ...]:
    """The shares of all objects, the last one's added."""
    ids = select.bound(instr.among, ctx)
    if len(shares) < len(ids):
        shares = (*shares, select.amount(game, instr.amount, ctx) - sum(shares))
    return shares


ASK.update({t.Choose: _ask_choose, t.Divide: _ask_divide, t.NameNumber: _ask_number, t.Modes: _ask_modes})
DO.update({t.Choose: _do_choose, t.Divide: _do_divide, t.NameNumber: _do_number, t.Modes: _do_modes})
