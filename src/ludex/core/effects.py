"""What instructions ask and how they lead on: choices, modes, conditions, repetitions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.flow.decisions import DONE, NO, YES, Decision, Option, distinct
from ludex.core.flow.frames import Frame
from ludex.core.happening import events
from ludex.core.position import rng
from ludex.core.position.game import Ctx
from ludex.core.resolving import branches, choices, paying
from ludex.core.resolving.resolving import ASK, DO, Resolve, resolve
from ludex.core.values import candidates, costs, layers, queries, select

if TYPE_CHECKING:
    from ludex.core.position.game import Game


divide_decision = choices.divide_decision
divided = choices.divided


# --- what is chosen --------------------------------------------------------------------------------------------


def any_candidate(game: Game, ctx: Ctx, instr: t.Choose) -> bool:
    """Whether anything may be chosen."""
    if "select" in layers.index_of(game).rules:
        return bool(candidates(game, ctx, instr))
    return bool(select.find(game, instr.what, ctx, 1))


def candidates(game: Game, ctx: Ctx, instr: t.Choose) -> list[int]:
    """What may be chosen: in the set, and not forbidden to be selected by this ability."""
    if isinstance(instr.what, t.Ref):  # among them: not what the effect has moved away already
        found = [id for id in select.bound(instr.what.name, ctx) if id in game.objects]
    else:
        found = select.find(game, instr.what, ctx)
    return found if instr.random else queries.among(game, "select", ctx.source, found)


def _required(game: Game, ctx: Ctx, instr: t.Choose, rest: list[int]) -> list[int]:
    """Of what may be picked for an ability, what an effect says must be."""
    if not instr.target or "must select" not in layers.index_of(game).rules:
        return []
    return [id for id in rest if queries.may(game, "must select", ctx.source, False, id)]


def _chooser(game: Game, ctx: Ctx, who: str) -> int:
    return select.player_of(game, who, ctx)


ENOUGH: Final = -1
"""Stands among the picks of a choice that both players make: the first has finished."""


def _turn(game: Game, ctx: Ctx, instr: t.Choose, picks: tuple[int, ...]) -> tuple[int, tuple[int, ...], list[int]]:
    """Who picks now, what that player has picked, and from what. Where each player chooses, the turn player does so
    first, among their own, and the picks become known only when both have chosen."""
    ids = candidates(game, ctx, instr)
    if instr.who != t.EACH:
        return _chooser(game, ctx, instr.who), picks, ids
    player = game.active
    if ENOUGH in picks:
        picks = picks[picks.index(ENOUGH) + 1 :]
        player = 1 - game.active
    return player, picks, [id for id in ids if game.objects[id].player == player]


def pick_decision(game: Game, ctx: Ctx, instr: t.Choose, picks: tuple[int, ...]) -> Decision | None:
    """The next pick of a choice; None: nothing is left to pick."""
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
    free = instr.up_to or (game.book.may_fail_to_choose and choices.may_fail(game, instr, rest))
    if not free and len(ids) <= n and candidates.plain(instr):
        return None
    options = [Option("choose", (id,)) for id in distinct(game, rest)]
    if free and len(mine) >= instr.least:
        options.append(DONE)
    return Decision(player, f"choose {'up to ' if instr.up_to else ''}{n - len(mine)}", options, ctx.source)


def picked(game: Game, ctx: Ctx, instr: t.Choose, picks: tuple[int, ...], done: bool) -> tuple[int, ...] | None:
    """The picks once nothing is left to ask (`done`: the player said so); None: the other player chooses now."""
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
    """The picks of the first of two players, closed."""
    n = max(0, select.amount(game, instr.n, ctx))
    _, mine, ids = _turn(game, ctx, instr, picks)
    if not instr.up_to:
        picks += tuple([id for id in ids if id not in mine][: max(0, n - len(mine))])
    return (*picks, ENOUGH)


def _random_picks(game: Game, ctx: Ctx, instr: t.Choose, n: int) -> tuple[int, ...]:
    pool = candidates(game, ctx, instr)
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
    """Objects were selected for an ability. NB: if nobody listens, nothing is said."""
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


# --- branches --------------------------------------------------------------------------------------------------


def _ask_may(game: Game, local: Resolve, instr: t.Instr) -> Decision | None:
    assert isinstance(instr, t.May)
    ctx = local.ctx.with_controller(_chooser(game, local.ctx, instr.who))
    if instr.cost and not costs.can_pay(game, ctx, instr.cost):
        return None
    if not instr.cost and instr.do and _short_of(game, local.ctx, instr.do[0], 1):
        return None
    return Decision(ctx.controller, "do it?", [YES, NO], local.ctx.source)


def _short_of(game: Game, ctx: Ctx, instr: t.Instr, least: int = 0) -> bool:
    """Whether there are not as many to choose as an instruction says (or as `least`): it cannot be done, or only in
    part. NB: what is chosen among things named meanwhile cannot be told before."""
    if not isinstance(instr, t.Choose) or instr.up_to or instr.who != t.YOU or select.names_something(instr.what):
        return False
    return len(candidates(game, ctx, instr)) < (least or select.amount(game, instr.n, ctx))


def _do_may(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.May)
    taken = frame.answer == YES
    done = taken and not any(_short_of(game, local.ctx, part) for part in instr.do)
    ctx = branches.note(local.block, local.i, local.ctx.bind(instr.name, (1,) if done else ()), done)
    if taken:
        resolve(game, instr.do, ctx)
        if instr.cost:
            paying.pay(game, instr.cost, ctx)
    return ctx


def _do_if(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.If)
    met = select.holds(game, instr.cond, local.ctx)
    ctx = branches.note(local.block, local.i, local.ctx, met)
    resolve(game, instr.then if met else instr.otherwise, ctx)
    return ctx


def _do_then(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.Then)
    if branches.met_before(local.ctx):
        resolve(game, instr.do, local.ctx)
    return local.ctx


def _do_items(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.Items)
    resolve(game, branches.items(game, instr, local.ctx), local.ctx)
    return local.ctx


def _do_repeat(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    """Zero or a negative number of times: not at all."""
    assert isinstance(instr, t.Repeat)
    resolve(game, instr.do * max(0, select.amount(game, instr.n, local.ctx)), local.ctx)
    return local.ctx


def _do_each(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    """One pass for each object; the list is fixed before the first."""
    assert isinstance(instr, t.ForEach)
    ids = local.picks or tuple(select.find(game, instr.what, local.ctx))
    if not ids:
        return local.ctx
    if frame.answer is not None:
        next = frame.answer.cards[0]
        ids = (next, *(id for id in ids if id != next))
    if len(ids) > 1:
        frame.local = local.with_picks(ids[1:])
    resolve(game, instr.do, local.ctx.bind(instr.name, ids[:1]))
    return None if len(ids) > 1 else local.ctx


def _ask_each(game: Game, local: Resolve, instr: t.Instr) -> Decision | None:
    assert isinstance(instr, t.ForEach)
    if not instr.ordered:
        return None
    ids = local.picks or tuple(select.find(game, instr.what, local.ctx))
    if len(ids) < 2:
        return None
    return Decision(local.ctx.controller, "which comes next?", [Option("choose", (id,)) for id in ids], ids[0])


def _ask_modes(game: Game, local: Resolve, instr: t.Instr) -> Decision | None:
    assert isinstance(instr, t.Modes)
    return modes_decision(local.ctx, instr, local.picks, choices.unused(game, local.ctx, instr))


def modes_decision(ctx: Ctx, modes: t.Modes, picks: tuple[int, ...], open_modes: tuple[int, ...]) -> Decision | None:
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
        choices.spend(game, local.ctx, instr, i)
    return local.ctx


ASK.update(
    {
        t.Choose: _ask_choose,
        t.Divide: _ask_divide,
        t.NameNumber: _ask_number,
        t.May: _ask_may,
        t.ForEach: _ask_each,
        t.Modes: _ask_modes,
    }
)

DO.update(
    {
        t.Choose: _do_choose,
        t.Divide: _do_divide,
        t.NameNumber: _do_number,
        t.May: _do_may,
        t.If: _do_if,
        t.Then: _do_then,
        t.Items: _do_items,
        t.Repeat: _do_repeat,
        t.ForEach: _do_each,
        t.Modes: _do_modes,
    }
)
