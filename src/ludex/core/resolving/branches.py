"""Carries out the instructions that contain other instructions: `May`, `If`, `Then`, `Items`, `Repeat`, `ForEach`,
`By`, `Until`, `RevealUntil`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.flow.decisions import NO, VEILED, YES, Decision, Option, step
from ludex.core.flow.frames import Frame
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx
from ludex.core.resolving import choices, paying
from ludex.core.resolving.resolving import ASK, DO, REQUIREMENT, Resolve, resolve
from ludex.core.resolving.together import in_step, together
from ludex.core.values import candidates, completing, costs, layers, select

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def _players(game: Game, instr: t.By, ctx: Ctx) -> tuple[int, ...]:
    """The players who carry out the block, the active one first."""
    if instr.who in (t.CONTROLLER, t.OWNER):
        assert isinstance(instr.of, t.Ref)
        ids = select.bound(instr.of.name, ctx)
        if instr.who == t.CONTROLLER:
            found = {select.side_of(game, id) for id in ids}
        else:
            found = {obj.owner for id in ids if (obj := game.look(id)) is not None}
        return tuple(player for player in (game.active, 1 - game.active) if player in found)
    if instr.who == t.EACH:
        return (game.active, 1 - game.active)
    return select.players_of(instr.who, ctx)


def _do_by(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    """Several players carry out the block together, where it has only instructions that can be carried out in step."""
    assert isinstance(instr, t.By)
    players = _players(game, instr, local.ctx)
    if len(players) > 1 and in_step(instr.do):
        together(game, instr.do, tuple(local.ctx.with_controller(player) for player in players))
        return local.ctx
    for player in reversed(players):
        resolve(game, instr.do, local.ctx.with_controller(player))
    return local.ctx


def _do_until(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    """`picks` holds the time stamp at which the last round began. A round after which the clock is the same changed
    nothing, so it is the last."""
    assert isinstance(instr, t.Until)
    if local.picks and (local.picks[0] == game.clock or select.holds(game, instr.cond, local.ctx)):
        return local.ctx
    frame.local = local.with_picks((game.clock,))
    resolve(game, instr.do, local.ctx)
    return None


def _do_reveal_until(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.RevealUntil)
    seen: list[int] = []
    found: list[int] = []
    n = select.amount(game, instr.n, local.ctx)
    for id in reversed(game.zone(instr.zone, local.ctx.controller)):
        if len(found) >= n:
            break
        seen.append(id)
        if select.matches(game, instr.what, id, local.ctx):
            found.append(id)
    events.perform(game, *(Event("reveal", id, cause=local.ctx.source) for id in seen))
    return local.ctx.bind("seen", tuple(seen)).bind(instr.name, tuple(found))


def note(block: tuple[t.Instr, ...], i: int, ctx: Ctx, met: bool) -> Ctx:
    """The context that records whether the requirement of instruction `i` was met, if a `Then` follows in the block."""
    for later in block[i + 1 :]:
        if isinstance(later, t.Then):
            return ctx.bind(REQUIREMENT, (1,) if met else ())
    return ctx


def met_before(ctx: Ctx) -> bool:
    """Whether the last requirement was met, or there was none."""
    return ctx.get(REQUIREMENT) != ()


def items(game: Game, instr: t.Items, ctx: Ctx) -> tuple[t.Instr, ...]:
    """The instructions of the items whose conditions hold now, as one block."""
    due = [block for cond, block in zip(instr.conds, instr.blocks, strict=True) if select.holds(game, cond, ctx)]
    return tuple(step for block in due for step in block)


def _ask_may(game: Game, local: Resolve, instr: t.Instr) -> Decision | None:
    assert isinstance(instr, t.May)
    if local.picks == TRIED:
        return None
    ctx = local.ctx.with_controller(select.player_of(game, instr.who, local.ctx))
    needs = instr.cost or instr.do[:1]
    if instr.cost:
        able = costs.can_pay(game, ctx, instr.cost)
    else:
        able = not instr.do or not _short_of(game, local.ctx, instr.do[0], 1)
    if game.windows < VEILED or not needs or not choices.unseen_need(game, ctx, needs):
        return Decision(ctx.controller, "do it?", [YES, NO], local.ctx.source) if able else None
    return step(game, ctx.controller, "do it?", [YES] if able else [], NO, local.ctx.source, VEILED)


def _short_of(game: Game, ctx: Ctx, instr: t.Instr, least: int = 0) -> bool:
    """Whether a `Choose` has fewer candidates than it demands (or than `least`, if given). NB: False if the candidates
    depend on names that are bound later: they are not known yet."""
    if not isinstance(instr, t.Choose) or instr.up_to or instr.who != t.YOU or select.names_something(instr.what):
        return False
    return len(candidates.candidates(game, ctx, instr)) < (least or select.amount(game, instr.n, ctx))


def _do_may(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    """Carry out what the player may do. If it may move an object that the rules leave where it is, turns chosen objects
    or chooses twice, whether it was done is known afterwards."""
    assert isinstance(instr, t.May)
    if local.picks == TRIED:
        done = bool(local.ctx.get(instr.name)) and _carried_out(game, local.ctx, instr.do)
        return note(local.block, local.i, local.ctx.bind(instr.name, (1,) if done else ()), done)
    taken = frame.answer == YES
    done = taken and not any(_short_of(game, local.ctx, part) for part in instr.do)
    ctx = note(local.block, local.i, local.ctx.bind(instr.name, (1,) if done else ()), done)
    if taken:
        open_ = done and (_is_seen_later(game, instr.do) or completing.picky(game, ctx, instr.do))
        if open_:
            ctx = ctx.bind(TURNED, _turned(game, ctx, instr.do)).bind(NEXT, (game.next_id,)).bind(choices.SHORT, ())
            frame.local = Resolve(local.block, local.i, ctx, TRIED, local.then)
        resolve(game, instr.do, ctx)
        if instr.cost:
            paying.pay(game, instr.cost, ctx)
        if open_:
            return None
    return ctx


TRIED: Final = (-1,)
"""`Resolve.picks` of a `May` that was taken and whose block was begun."""


TURNED: Final = "turned before"
"""The name of the objects that were in a state to which a `May` turns chosen objects, before it was carried out."""


NEXT: Final = "next id before"
"""The name of the id that the next object had before a `May` was carried out."""


def _is_seen_later(game: Game, do: tuple[t.Instr, ...]) -> bool:
    """Whether the block turns objects that it chooses, adds a choice to another, chooses what a player need not find,
    or does what effects may forbid or replace: only afterwards it is known whether all of it was done."""
    index = layers.index_of(game)
    if (index.bars or index.replaces) and any(_is_removed(game, part) or isinstance(part, t.SetState) for part in do):
        return True
    if index.replaces and any(isinstance(part, t.Do) for part in do):
        return True
    chosen = [part for part in do if isinstance(part, t.Choose) and not part.up_to]
    if any(part.also or choices.may_be_denied(game, part) for part in chosen):
        return True
    turned = [what for part in do if isinstance(part, t.SetState) for what in completing.each_of(part.what)]
    return any(isinstance(what, (t.Ref, t.Self)) for what in turned)


def _turned(game: Game, ctx: Ctx, do: tuple[t.Instr, ...]) -> tuple[int, ...]:
    """The objects in question that are so turned already: the card itself, or those where cards are turned."""
    found: list[int] = []
    for part in do:
        if isinstance(part, t.SetState):
            state, listed = game.book.states.index(part.state), completing.each_of(part.what)
            own = all(isinstance(what, t.Self) for what in listed)
            for id, obj in game.objects.items():
                if obj.state == state and (id == ctx.source if own else game.book.zones[obj.zone].oriented):
                    found.append(id)
    return tuple(found)


def _carried_out(game: Game, ctx: Ctx, do: tuple[t.Instr, ...]) -> bool:
    """Whether all of the block was done: no object stayed where it was or as it was turned, and no choice lacked
    one."""
    if ctx.get(choices.SHORT):
        return False
    before = ctx.get(TURNED) or ()
    demanded: dict[str, int] = {}
    for part in do:
        if _stayed(game, ctx, part) or _was_replaced(ctx, part):
            return False
        if isinstance(part, t.SetState):
            if not _turns(game, ctx, part, before):
                return False
        elif isinstance(part, t.Choose) and not part.up_to:
            so_far = demanded.get(part.name, 0) if part.also else 0
            demanded[part.name] = so_far + select.amount(game, part.n, ctx)
    twice = [part.name for part in do if isinstance(part, t.Choose) and part.also]
    return all(len(ctx.get(name) or ()) >= demanded.get(name, 0) for name in twice)


def _turns(game: Game, ctx: Ctx, part: t.SetState, before: tuple[int, ...]) -> bool:
    """Whether each of the objects was turned: none was so before, and no effect kept it as it was."""
    state = game.book.states.index(part.state)
    ids = _meant(ctx, part.what)
    return not any(id in before or (id in game.objects and game.objects[id].state != state) for id in ids)


def _meant(ctx: Ctx, what: t.Sel) -> tuple[int, ...]:
    """The objects of a name, the card itself, or those of a list of both."""
    listed = completing.each_of(what)
    if len(listed) > 1:
        return tuple([id for part in listed for id in _meant(ctx, part)])
    if isinstance(what, t.Ref):
        return ctx.get(what.name) or ()
    return (ctx.source,) if isinstance(what, t.Self) else ()


def _is_removed(game: Game, part: t.Instr) -> bool:
    return isinstance(part, t.Move) or (isinstance(part, t.Do) and part.verb in game.book.moves.removing)


def _stayed(game: Game, ctx: Ctx, part: t.Instr) -> bool:
    """Whether a move moved none of its objects, because the rules or effects leave them where they are."""
    if not _is_removed(game, part):
        return False
    assert isinstance(part, (t.Move, t.Do))
    ids = _meant(ctx, part.what)
    return bool(ids) and all(_is_left(game, ctx, part, id) for id in ids)


def _was_replaced(ctx: Ctx, part: t.Instr) -> bool:
    """Whether something else happened to all of the objects that the part names."""
    replaced = ctx.get(select.REPLACED)
    if replaced is None or not isinstance(part, (t.Move, t.Do, t.SetState)):
        return False
    ids = _meant(ctx, part.what)
    return bool(ids) and all(id in replaced for id in ids)


def _is_left(game: Game, ctx: Ctx, part: t.Move | t.Do, id: int) -> bool:
    obj = game.objects.get(id)
    if obj is None:
        return False
    same = id < (ctx.get(NEXT) or (0,))[0]
    if isinstance(part, t.Do):
        return same
    if same and obj.zone != game.book.zone_index[part.to]:
        return True
    return completing.turned_back(game, ctx, part, id)


def _do_if(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.If)
    met = select.holds(game, instr.cond, local.ctx)
    ctx = note(local.block, local.i, local.ctx, met)
    resolve(game, instr.then if met else instr.otherwise, ctx)
    return ctx


def _do_then(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.Then)
    if met_before(local.ctx):
        resolve(game, instr.do, local.ctx)
    return local.ctx


def _do_items(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    assert isinstance(instr, t.Items)
    resolve(game, items(game, instr, local.ctx), local.ctx)
    return local.ctx


def _do_repeat(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    """Repeat the block `n` times; not at all if `n` is zero or negative."""
    assert isinstance(instr, t.Repeat)
    if local.picks == LOOPED:
        return _out_of_loop(local.ctx)
    resolve(game, instr.do * select.count(game, instr.n, local.ctx), _in_loop(game, local.ctx))
    if not game.book.choices.fresh_in_loops:
        return local.ctx
    frame.local = local.with_picks(LOOPED)
    return None


LOOPED: Final = (-1,)
"""`Resolve.picks` of a loop whose last round was begun."""


def _in_loop(game: Game, ctx: Ctx) -> Ctx:
    """The context of a round of a loop: it remembers what is chosen, if the book says so."""
    if not game.book.choices.fresh_in_loops or ctx.get(candidates.TAKEN) is not None:
        return ctx
    return ctx.bind(candidates.TAKEN, ())


def _out_of_loop(ctx: Ctx) -> Ctx:
    return ctx.with_bound(tuple([pair for pair in ctx.bound if pair[0] != candidates.TAKEN]))


def _do_each(game: Game, frame: Frame, local: Resolve, instr: t.Instr) -> Ctx | None:
    """Carry out the block once for each object; the objects are fixed before the first time."""
    assert isinstance(instr, t.ForEach)
    if local.picks == LOOPED:
        return _out_of_loop(local.ctx)
    ids = local.picks or tuple(select.find(game, instr.what, local.ctx))
    if not ids:
        return local.ctx
    if frame.answer is not None:
        next = frame.answer.cards[0]
        ids = (next, *(id for id in ids if id != next))
    if len(ids) > 1:
        frame.local = local.with_picks(ids[1:])
    resolve(game, instr.do, _in_loop(game, local.ctx).bind(instr.name, ids[:1]))
    if len(ids) == 1 and game.book.choices.fresh_in_loops:
        frame.local = local.with_picks(LOOPED)
        return None
    return None if len(ids) > 1 else local.ctx


def _ask_each(game: Game, local: Resolve, instr: t.Instr) -> Decision | None:
    assert isinstance(instr, t.ForEach)
    if not instr.ordered:
        return None
    ids = local.picks or tuple(select.find(game, instr.what, local.ctx))
    if len(ids) < 2:
        return None
    return Decision(local.ctx.controller, "which comes next?", [Option("choose", (id,)) for id in ids], ids[0])


ASK.update({t.May: _ask_may, t.ForEach: _ask_each})
DO.update(
    {
        t.May: _do_may,
        t.If: _do_if,
        t.Then: _do_then,
        t.Items: _do_items,
        t.Repeat: _do_repeat,
        t.ForEach: _do_each,
        t.By: _do_by,
        t.Until: _do_until,
        t.RevealUntil: _do_reveal_until,
    }
)
